"""One bot measured against another: every seat in turn, the same seeds, the 95 % interval."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console

from igroteka.lab.simulation import Task, simulate
from igroteka.lab.tallies import share_interval
from igroteka.terminal.faults import Fault
from igroteka.terminal.settings import Setup
from igroteka.terminal.simulate import progress_on
from igroteka.terminal.sitters import HUMAN, kinds_of


def duel_here(
    setup: Setup,
    content: Path | None,
    bots: str,
    games: int,
    seed: int,
    workers: int,
    console: Console | None = None,
) -> None:
    console = console or Console()
    kinds = kinds_of(bots, "--bots")
    if len(kinds) != 2 or HUMAN in kinds:
        raise Fault(f"--bots {bots}: expected two bots, as search:500,greedy")
    one, other = kinds
    options = tuple(sorted(setup.chosen().items()))
    rounds = -(-games // setup.players)  # a seed is played from every seat
    seeds = tuple(range(seed, seed + rounds))
    won, count = 0.0, 0
    with progress_on(console) as bar:
        watch = bar.add_task(f"{one} against {other}", total=rounds * setup.players)
        for seat in range(setup.players):
            seated = tuple([one if place == seat else other for place in range(setup.players)])
            task = Task(setup.box.name, setup.players, options, content, seated, seeds, facts=False)
            for rows in simulate(task, workers or os.cpu_count() or 1):
                won += sum(float(row[f"won_{seat + 1}"]) for row in rows)
                count += len(rows)
                bar.advance(watch, len(rows))
    low, high = share_interval(won, count)
    console.print(
        f"{one} against {setup.players - 1} × {other}: wins {won / count:.1%} of {count} games, "
        f"95 % {low:.1%}–{high:.1%} (equals win {1 / setup.players:.1%})",
        highlight=False,
    )
