"""Count history twins of every game by players and option: `python tests/support/twins_table.py`.

Pairs; those played to the end; moments at which all that the observer receives was compared; of them with something
else hidden; pairs with something else hidden at more than half of their moments; pairs that were told apart.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from leaks import Leak
from trials import BOXES, Trial, with_options
from twins import ANYTHING, Setting


class Row(NamedTuple):
    name: str
    pairs: int
    whole: int
    steps: int
    unlike: Counter[str]
    differ: int
    leaks: tuple[str, ...]

    def line(self) -> str:
        numbers = (self.pairs, self.whole, self.steps, self.unlike[ANYTHING], self.differ, len(self.leaks))
        return f"{self.name:55}" + "".join([f"{number:9,}" for number in numbers])


def counted(name: str, players: int, options: dict[str, str], seeds: range) -> Row:
    """In a process of its own."""
    box = next(box for box in BOXES if box.name == name)
    setting = Setting(Trial(box, players, options))
    told = []
    leaks = []
    for seed in seeds:
        try:
            told.append(setting.pair(seed))
        except Leak as leak:
            leaks.append(str(leak))
    return Row(
        Trial(box, players, options).name,
        len(seeds),
        sum([pair.whole for pair in told]),
        sum([pair.steps for pair in told]),
        sum([pair.unlike for pair in told], Counter()),
        sum([pair.differs for pair in told]),
        tuple(leaks),
    )


def summed(name: str, rows: list[Row]) -> Row:
    return Row(
        name,
        sum([row.pairs for row in rows]),
        sum([row.whole for row in rows]),
        sum([row.steps for row in rows]),
        sum([row.unlike for row in rows], Counter()),
        sum([row.differ for row in rows]),
        tuple([leak for row in rows for leak in row.leaks]),
    )


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--pairs", type=int, default=6, help="of each number of players and option")
    ask.add_argument("--seed", type=int, default=0, help="of the first of them")
    ask.add_argument("--game", default="", help="only this one")
    ask.add_argument("--workers", type=int, default=2)
    asked = ask.parse_args()
    trials = [trial for trial in with_options() if trial.box.name == asked.game or not asked.game]
    seeds = range(asked.seed, asked.seed + asked.pairs)
    heads = ("pairs", "whole", "steps", "hidden", "differ", "told")
    print(f"{'':55}" + "".join([f"{head:>9}" for head in heads]))
    rows = []
    with ProcessPoolExecutor(asked.workers) as pool:
        waiting = [pool.submit(counted, trial.box.name, trial.players, trial.options, seeds) for trial in trials]
        for one in waiting:
            rows.append(one.result())
            print(rows[-1].line(), flush=True)
    for name in dict.fromkeys([trial.box.name for trial in trials]):
        row = summed(f"{name}, all", [row for row in rows if row.name.startswith(f"{name}-")])
        shares = [f"{what} {count / row.steps:.0%}" for what, count in row.unlike.items()]
        print(row.line() + f"   something else hidden at: {', '.join(shares)}")
    for leak in [leak for row in rows for leak in row.leaks]:
        print(f"\n{leak}")


if __name__ == "__main__":
    main()
