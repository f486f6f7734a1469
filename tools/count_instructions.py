"""Count the instructions of two installed checkouts: tools/count_instructions.py OLD_PYTHON NEW_PYTHON [POSITIONS].

Where a clock wavers by a third, a few per cent are decided by counting: callgrind executes the same playouts,
copies and searches in both environments, each with a compiled igroteka, and what the start alone takes is subtracted.
Fewer instructions are not always less time; a ratio near 1 with a clock that says the same is an answer.
"""

from __future__ import annotations

import re
import subprocess
import sys

from bench_pair import GAMES, clean

AMOUNTS = {"playouts": 20, "copying": 2000, "searching": 60}  # for each position: games, copies, iterations

WORK = """
import sys
from igroteka.bots.playout import play_many
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.games.registry import GAMES

measure, name, players, positions, amount = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
rules = GAMES[name]
for seed in range(positions):
    rng, game = Rng(seed), rules.set_up(players, rules.options(), rules.content())
    decisions = 0
    while decisions < 40 + 10 * seed:
        if game.seat == -1:
            game.play(game.sample(rng))
            continue
        if game.seat == -2:
            break
        actions = game.actions()
        game.play(actions[int(rng.below(len(actions)))])
        decisions += 1
    while game.seat == -1:
        game.play(game.sample(rng))
    if amount and measure == "playouts":
        play_many(game, amount, rng)
    if amount and measure == "searching":
        Search(rules.hints()).run(Seat(rules, game, game.seats()[0], rng), rng, amount)
    for _ in range(amount if measure == "copying" else 0):
        game.copy()
"""


def counted(python: str, measure: str, game: str, players: int, positions: int, amount: int) -> int:
    """Return the instructions of one run."""
    asked = [measure, game, str(players), str(positions), str(amount)]
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-P", "-c", WORK, *asked]
    done = subprocess.run(command, capture_output=True, text=True, env={**clean(), "PYTHONHASHSEED": "0"})
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        raise SystemExit(f"{python}: {measure} of {game} failed:\n{done.stderr[-2000:]}")
    return int(found[1])


def main(old: str, new: str, positions: int) -> None:
    for game, players in GAMES:
        start = [counted(python, "start", game, players, positions, 0) for python in (old, new)]
        for measure, amount in AMOUNTS.items():
            whole = [counted(python, measure, game, players, positions, amount) for python in (old, new)]
            was, now = ((all_ - idle) / (positions * amount) for all_, idle in zip(whole, start, strict=True))
            print(f"{game:10} {measure:10} old {was:12,.0f}  new {now:12,.0f}  new/old {now / was:.3f}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 6)
