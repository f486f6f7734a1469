"""Command duel: a progress bar, then the wins of one bot against another with their 95 % interval."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from rich.console import Console

from igroteka.cli.commands.simulate import progress_on
from igroteka.cli.errors import CommandError
from igroteka.cli.seats import HUMAN, kinds_of
from igroteka.cli.settings import Setup
from igroteka.lab.duel import duel
from igroteka.lab.simulation import Task


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
        raise CommandError(f"--bots {bots}: expected two bots, as search:500,greedy")
    one, other = kinds
    options = tuple(sorted(setup.chosen().items()))
    rounds = -(-games // setup.players)  # a seed is played from every seat
    task = Task(setup.box.name, setup.players, options, content, (), tuple(range(seed, seed + rounds)))
    with progress_on(console) as bar:
        watch = bar.add_task(f"{one} against {other}", total=rounds * setup.players)
        score = duel(task, one, other, workers or os.cpu_count() or 1, partial(bar.advance, watch))
    low, high = score.interval
    console.print(
        f"{one} against {setup.players - 1} × {other}: wins {score.share:.1%} of {score.games} games "
        f"({score.alone} alone, {score.shared} shared), "
        f"95 % {low:.1%}–{high:.1%} (equals win {1 / setup.players:.1%})",
        highlight=False,
    )
