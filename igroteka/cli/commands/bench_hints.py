"""The benchmark of hints, as a table: how soon they come while bots think, how often another search agrees."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from igroteka.bench.web.hints import BOTS, MARGIN, RIVAL, agreement, latencies
from igroteka.bench.web.load import part
from igroteka.bots.advice import Effort
from igroteka.cli.commands.simulate import progress_on
from igroteka.engine import step
from igroteka.games.registry import GAMES, box_of
from igroteka.web.settings import Settings

THAN = 1000  # iterations of the search that a hint is compared with


def bench_hints_here(game: str, seconds: float, positions: int, than: int, console: Console | None = None) -> None:
    """Print for each game, or for one, the time to a hint and the agreement."""
    console = console or Console()
    budget: float = Settings.hint
    caption = (
        f"Seconds from asking to the hint at a table against {RIVAL}, while {BOTS} more bots search beside; "
        f"{seconds:g} s of asking a game. Of {positions} positions of games between bots: the first hint, after "
        f"{budget:g} s, is the choice of search:{than}, or one that this search holds for at most "
        f"{MARGIN / 10:g} hundredths of a win worse than its own."
    )
    table = Table("game", title="Hints", caption=caption, box=box.SIMPLE_HEAD)
    for heading in ("hints", "median", "9 of 10 under", "longest", "same choice", "same or as good"):
        table.add_column(heading, justify="right")
    names = [box_of(game).name] if game else list(GAMES)
    with progress_on(console) as bar:
        task = bar.add_task("hints", total=None)
        for name in names:
            waits = latencies(name, seconds, lambda: bar.advance(task))
            told = agreement(name, positions, Effort(seconds=budget), than, lambda: bar.advance(task))
            times = [f"{part(waits, share):.2f}" for share in (0.5, 0.9, 1.0)]
            shares = [f"{one / max(1, told.positions):.0%}" for one in (told.same, told.as_good)]
            table.add_row(name, str(len(waits)), *times, *shares)
    console.print(table)
    if not str(step.__file__).endswith(".so"):
        console.print("The rules are not compiled here: hints are worse than they are.", style="yellow")
