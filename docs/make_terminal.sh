#!/usr/bin/env bash
# Captures of mid-game tables in the terminal, in both languages, through tmux: docs/terminal-<game>.<language>.txt
set -euo pipefail
cd "$(dirname "$0")/.."

capture() { # game, its golden game, moment, height of the screen
    for language in en ru; do
        screen="igroteka-$1-$language" # a server of its own: the last one may still be leaving
        tmux -L "$screen" new-session -d -s pictures -x 104 -y "$4" \
            "${IGROTEKA:-.venv-compiled/bin/igroteka} replay tests/golden/$1/$2.jsonl --seat 1 --lang $language"
        sleep "${PAUSE:-4}"
        tmux -L "$screen" send-keys -t pictures "$3" Enter
        sleep "${PAUSE:-4}"
        tmux -L "$screen" capture-pane -p -t pictures | sed 's/ *$//' | awk '/^(Moment|Момент) /{last=""} {last=last $0 "\n"} END{sub(/\n+$/, "\n", last); printf "%s", last}' > "docs/terminal-$1.$language.txt"
        tmux -L "$screen" kill-session -t pictures
    done
}

capture tremble 4 300 50
capture trappers 4 96 48
capture havoc 4 300 56
capture claustrophobia 2 110 48
