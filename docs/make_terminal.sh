#!/usr/bin/env bash
# Captures of a mid-game table in the terminal, in both languages, through tmux: docs/terminal.<language>.txt
set -euo pipefail
cd "$(dirname "$0")/.."
step=${1:-300}
for language in en ru; do
    tmux -L igroteka new-session -d -s pictures -x 104 -y 50 \
        "${IGROTEKA:-.venv/bin/igroteka} replay tests/golden/tremble/4.jsonl --seat 1 --lang $language"
    sleep "${PAUSE:-4}"
    tmux -L igroteka send-keys -t pictures "$step" Enter
    sleep "${PAUSE:-4}"
    tmux -L igroteka capture-pane -p -t pictures | sed 's/ *$//' | awk '/^(Moment|Момент) /{on=1} on' > "docs/terminal.$language.txt"
    tmux -L igroteka kill-session -t pictures
done
