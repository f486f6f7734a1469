"""The benchmark as tables: how fast the rules are, compiled and interpreted, and beside OpenSpiel."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from rich import box
from rich.console import Console
from rich.table import Table

from igroteka.bench.rules import TWO, Bench, Comparison, Figure, cases, compared, measured, ratio
from igroteka.bench.worker import tiny_games
from igroteka.cli.commands.simulate import progress_on
from igroteka.cli.errors import CommandError

# In two lines each: the whole table fits a terminal of 80 columns.
HEADINGS = (
    "play-\ners",
    "deci-\nsions/s",
    "inter-\npreted",
    "ratio\n",
    "two pro-\ncesses",
    "games\n/s",
    "copy\nµs",
    "table\nbytes",
    "search\n/s",
)


def bench_here(peers: bool, rounds: int, seconds: float, console: Console | None = None) -> None:
    console = console or Console()
    if peers and find_spec("pyspiel") is None:
        raise CommandError("--peers: OpenSpiel is not installed; pip install 'igroteka[peers]'")
    if peers and not tiny_games():
        raise CommandError("--peers: the tiny games of tests/ are not importable; install with IGROTEKA_TINY=1")
    with progress_on(console) as bar:
        task = bar.add_task("measuring", total=rounds * len(cases()))
        bench = measured(rounds, seconds, lambda: bar.advance(task))
    console.print(speed_table(bench, rounds, seconds))
    if not bench.compiled:
        console.print("The rules are not compiled here: the first column is interpreted too.", style="yellow")
    if peers:
        with progress_on(console) as bar:
            task = bar.add_task("beside OpenSpiel", total=None)
            rows = compared(rounds, seconds, lambda: bar.advance(task))
        console.print(peers_table(rows))


def speed_table(bench: Bench, rounds: int, seconds: float) -> Table:
    caption = (
        f"Medians of {rounds} interleaved rounds of {seconds:g} s, ± half the range. Random play, one core; the ratios "
        "are to the same rules interpreted, and of two processes to one. Table: bytes by tracemalloc over 2,000 copies "
        "of a table in mid-game. Search: iterations with a playout each."
    )
    table = Table(title="Speed of the rules", caption=caption, box=box.SIMPLE_HEAD, padding=0)
    table.add_column("game", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for (game, players), figures in bench.figures.items():
        fast, slow = figures["playouts", "compiled"], figures["playouts", "interpreted"]
        table.add_row(
            game,
            str(players),
            short(fast),
            short(slow),
            times(ratio(fast, slow)),
            times(ratio(figures["playouts", TWO], fast)),
            short(figures["games", "compiled"]),
            f"{figures['copying', 'compiled'].median:.2f}",
            f"{figures['size', 'compiled'].median:.0f}",
            short(figures["searching", "compiled"]),
        )
    return table


def peers_table(rows: Sequence[Comparison]) -> Table:
    caption = "A core of the same machine; rounds interleaved; ± half the range. A ratio above 1: ours is faster."
    table = Table("game", "what", title="Beside OpenSpiel", caption=caption, box=box.SIMPLE_HEAD)
    for heading in ("igroteka", "OpenSpiel", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        figures = [f"{short(figure)} ±{figure.spread:.0%}" for figure in (row.ours, row.theirs)]
        table.add_row(row.game, row.what, *figures, times(ratio(row.ours, row.theirs)))
    return table


def short(figure: Figure) -> str:
    number = figure.median
    for limit, unit in ((1e6, " M"), (1e3, " k")):
        if number >= limit:
            return f"{number / limit:.3g}{unit}"
    return f"{number:.3g}"


def times(figure: Figure) -> str:
    return f"{figure.median:.3g} ±{figure.spread:.0%}"
