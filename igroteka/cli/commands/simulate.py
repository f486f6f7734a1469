"""Command simulate: a progress bar, then who wins, how long it takes and which cards are used."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from igroteka.cli.errors import CommandError
from igroteka.cli.output import check_output, write_whole
from igroteka.cli.seats import HUMAN, kinds_of
from igroteka.cli.settings import Setup
from igroteka.games.registry import box_of
from igroteka.lab.simulation import Row, Task, simulate
from igroteka.lab.tallies import Usage, share_interval, tally, usages


def seats_for(game: str, bots: str, players: int) -> tuple[str, ...]:
    """Return a bot for every seat; one alone takes all."""
    kinds = kinds_of(bots, "--bots")
    box = box_of(game)
    players = players or max(len(kinds), box.least)
    box.check_players(players)
    if HUMAN in kinds:
        raise CommandError(f"--bots {HUMAN}: only bots play here")
    if len(kinds) == 1:
        kinds *= players
    if len(kinds) != players:
        raise CommandError(f"--bots: {len(kinds)} for {players} players")
    return tuple(kinds)


def simulate_here(
    setup: Setup,
    bots: tuple[str, ...],
    content: Path | None,
    games: int,
    seed: int,
    workers: int,
    out: Path | None,
    records: Path | None,
    console: Console | None = None,
) -> None:
    console = console or Console()
    if out is not None:
        check_output(out)
        if find_spec("polars") is None:  # told before thousands of games are played
            raise ModuleNotFoundError("--out needs polars", name="polars")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    seeds = tuple(range(seed, seed + games))
    options = tuple(sorted(setup.chosen().items()))
    task = Task(setup.box.name, setup.players, options, content, bots, seeds, records=records)
    began = time.monotonic()
    rows = watched(simulate(task, workers or os.cpu_count() or 1), games, setup.box.name, console)
    seconds = time.monotonic() - began
    if out is not None:  # before anything is printed: the reader of that may go away
        write_whole(out, parquet(rows))
    report(rows, bots, seconds, console)
    if out is not None:
        console.print(f"{out}: {len(rows)} rows", highlight=False)


def watched(parts: Iterable[list[Row]], games: int, name: str, console: Console) -> list[Row]:
    """Collect the rows under a progress bar, if someone can see it."""
    rows: list[Row] = []
    with progress_on(console) as bar:
        task = bar.add_task(name, total=games)
        for part in parts:
            rows += part
            bar.advance(task, len(part))
    return rows


def progress_on(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def parquet(rows: Sequence[Row]) -> bytes:
    import polars  # after the workers are gone: it brings threads along

    data = io.BytesIO()
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(data)
    return data.getvalue()


# --- what is printed ---


def report(rows: Sequence[Row], bots: Sequence[str], seconds: float, console: Console) -> None:
    columns: dict[str, list[Any]] = {name: [row[name] for row in rows] for name in rows[0]}
    length = tally("decisions", columns["decisions"])
    console.print(
        f"{len(rows)} games in {seconds:.1f} s: {len(rows) / seconds:,.0f} games/s, "
        f"{length.mean:.0f} decisions a game ({length.low:.0f}–{length.high:.0f})",
        highlight=False,
    )
    console.print(seats_table(columns, bots, len(rows)))
    plain = [name for name in columns if is_fact(name)]
    if plain:
        console.print(facts_table({name: columns[name] for name in plain}))
    for usage in usages(columns):
        console.print(usage_table(usage, len(rows)))


def is_fact(column: str) -> bool:
    """Tell whether a column counts what happened, not by card."""
    stem = column.partition("_")[0]
    return "." not in column and column not in ("seed", "players", "decisions") and stem not in SEAT_COLUMNS


SEAT_COLUMNS = ("option", "bot", "place", "score", "won")


def seats_table(columns: dict[str, list[Any]], bots: Sequence[str], games: int) -> Table:
    table = Table("seat", "bot", title="Seats", title_justify="left")
    for heading in ("wins", "95 %", "score", "p10", "p50", "p90"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(bots, 1):
        won = sum(columns[f"won_{seat}"])
        low, high = share_interval(won, games)
        score = tally("score", columns[f"score_{seat}"])
        spread = [f"{score.low:.0f}", f"{score.middle:.0f}", f"{score.high:.0f}"]
        table.add_row(str(seat), bot, f"{won / games:.1%}", f"{low:.1%}–{high:.1%}", f"{score.mean:.1f}", *spread)
    return table


def facts_table(columns: dict[str, list[Any]]) -> Table:
    table = Table("a game has", title="What happens", title_justify="left")
    for heading in ("mean", "p10", "p50", "p90"):
        table.add_column(heading, justify="right")
    for name, numbers in columns.items():
        fact = tally(name, numbers)
        table.add_row(name.replace("_", " "), f"{fact.mean:.2f}", f"{fact.low:g}", f"{fact.middle:g}", f"{fact.high:g}")
    return table


def usage_table(usage: Usage, games: int) -> Table:
    """Build a table of each count per game and as a part of the first; cards never used are marked."""
    names = shortened(usage.counts)
    table = Table("card", title=", ".join(usage.counts), title_justify="left")
    for number, name in enumerate(names):
        table.add_column(f"{name}/game", justify="right")
        if number:
            table.add_column(f"of {names[0]}", justify="right")
    for card, (first, *others) in usage.cards.items():
        if not first:
            table.add_row(card, "never", style="dim")
            continue
        cells = [f"{first / games:.2f}"]
        for count in others:
            cells += [f"{count / games:.2f}", f"{count / first:.0%}"]
        table.add_row(card, *cells, style="bold red" if others and not any(others) else "")
    return table


def shortened(counts: Sequence[str]) -> list[str]:
    """Return the names without the word that all of them begin with."""
    stem, underscore, _ = counts[0].partition("_")
    if underscore and len(counts) > 1 and all(count.startswith(f"{stem}_") for count in counts):
        return [count.removeprefix(f"{stem}_") for count in counts]
    return list(counts)
