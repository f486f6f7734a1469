"""Tables of the tempo benchmark: the wait between own turns, and what an update is made of."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from rich import box
from rich.console import Console
from rich.table import Table

from igroteka.bench.web.clients import seats_of
from igroteka.bench.web.inside import Inside, inside
from igroteka.bench.web.tempo import SPEEDS, Waits, waits
from igroteka.cli.commands.simulate import progress_on
from igroteka.games.registry import GAMES, box_of
from igroteka.web.tables.bot_levels import LEVELS

PLAYERS = 4  # a person and three bots, if so many may play


def bench_tempo_here(game: str, seconds: float, console: Console | None = None) -> None:
    console = console or Console()
    chosen = box_of(game or list(GAMES)[-1]).name
    players = min(PLAYERS, box_of(chosen).most)
    with progress_on(console) as bar:
        task = bar.add_task("a person among bots", total=len(SPEEDS) * len(LEVELS))
        found = waits(chosen, players, seconds, lambda: bar.advance(task))
    console.print(waiting(chosen, players, found))


def bench_bytes_here(game: str, seconds: float, tables: int, console: Console | None = None) -> None:
    """Print for each game, or for one, what an update is made of and what a choice costs."""
    console = console or Console()
    for name in [box_of(game).name] if game else list(GAMES):
        console.print(fragments(name, inside(name, tables, seats_of(name), seconds, lambda: None)))


def waiting(game: str, players: int, found: Sequence[Waits]) -> Table:
    caption = (
        "Seconds from the last choice of an own turn to the next question, with what the page shows of others' moves; "
        "a bot: the median divided by the bots."
    )
    title = f"Waiting for {players - 1} bots in {game}"
    table = Table("speed", "level", title=title, caption=caption, box=box.SIMPLE_HEAD)
    for heading in ("waits", "median", "9 of 10 under", "longest", "a bot"):
        table.add_column(heading, justify="right")
    for row in found:
        told = sorted(row.seconds) or [0.0]
        middle = median(told)
        shown = [middle, told[len(told) * 9 // 10], told[-1], middle / (players - 1)]
        table.add_row(row.speed, row.level, str(len(row.seconds)), *[f"{one:.2f}" for one in shown])
    return table


def fragments(game: str, within: Inside) -> Table:
    title = f"{game}: {within.bytes:.0f} bytes an update, {within.rate:.0f} choices/s of processor time"
    table = Table("fragment", title=title, box=box.SIMPLE_HEAD)
    table.add_column("bytes an update", justify="right")
    table.add_column("times an update", justify="right")
    for kind, size, times in within.fragments:
        table.add_row(kind, f"{size:.0f}", f"{times:.2f}")
    return table
