"""Write the golden games anew: whole games kept as records, for every number of players and every option.

    make golden
    python tests/support/make_golden.py trappers

Half of the seats play at random, half by the game's hints; a game may want more games of each kind (`golden_games` in
its battery.py): then the other half, then all play by the hints. Do this only when a change of the rules is meant to
change tables; then the version of the rules changes too, and the changelog names the clause.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

import msgspec
from game_facts import facts_of
from trials import Trial, with_options

from igroteka.bots.driver import decisions
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES

NAMES = ("Vera", "Oleg", "Yuna", "Timur", "Zoya")
GOLDEN = Path(__file__).parent.parent / "golden"
ALL_ADVISED = 2  # of several games of one kind


def played(trial: Trial, seed: int, all_advised: bool = False) -> Session:
    """Now and then a choice is taken back, so that the records hold that too."""
    rng, choices, hints = Rng(seed), Choices(), trial.box.hints()
    session = Session.start(trial.box, trial.players, trial.settings(), seats=NAMES[: trial.players])
    for game in decisions(session, rng):
        seat = int(game.seat)
        game.offer(choices)
        advised = (all_advised or seat % 2 == seed % 2) and choices.count > 1
        action = hints.advise(game.copy(), choices, rng) if advised else choices.codes[rng.below(choices.count)]
        session.choose(seat, int(action))
        if rng.below(40) == 0 and session.can_undo(seat) is None:
            session.undo(seat)
    return session


def seed_of(trial: Trial) -> int:
    """Return a seed that hangs on the name of the trial alone: another game in the registry changes none."""
    return zlib.crc32(trial.name.encode()) % 1000


def record_name(trial: Trial, number: int = 0) -> str:
    changed = [f"{name}={value}" for name, value in trial.options.items()]
    every = len(changed) > 1 and len(changed) == len(msgspec.structs.fields(trial.box.options))
    parts = [str(trial.players), *(["all"] if every else changed)]
    return "-".join([*parts, *([f"{number + 1}"] if number else [])])


def wanted(game: str) -> list[tuple[Trial, int]]:
    """List the golden games of a game: trials, and which of several games of each."""
    trials = [trial for trial in with_options() if trial.box.name == game]
    return [(trial, number) for trial in trials for number in range(facts_of(game).golden_games)]


def main(games: list[str]) -> None:
    for game in games or list(GAMES):
        folder = GOLDEN / game
        folder.mkdir(parents=True, exist_ok=True)
        for trial, number in wanted(game):
            session = played(trial, seed_of(trial) + number, all_advised=number == ALL_ADVISED)
            (folder / f"{record_name(trial, number)}.jsonl").write_text(str(session.record), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
