"""Figures of many games as Markdown, for the pages on balance: shares with their intervals, lengths, uses of cards.

A row is a game, as `igroteka simulate --out FILE` writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from igroteka.lab.tallies import share_interval, tally

Rows: TypeAlias = list[dict[str, Any]]


def share(won: float, games: int) -> str:
    """Return a share with its interval of 95 %."""
    low, high = share_interval(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%})"


def seats(row: dict[str, Any]) -> range:
    return range(1, row["players"] + 1)


def a_game(rows: Rows, column: str) -> float:
    """Return how often a column counts in a game, on the average."""
    return float(sum(row[column] for row in rows)) / len(rows)


def spread(rows: Rows, column: str, name: str) -> str:
    """Return mean and percentiles of a column in a sentence."""
    found = tally(column, [row[column] for row in rows])
    return f"{name}: mean {found.mean:.2f}, p10 {found.low:g}, p50 {found.middle:g}, p90 {found.high:g}."


def lines(*heads: str) -> Iterator[str]:
    """Yield the head of a table."""
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "---|" * len(heads)


def line(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def uses(rows: Rows, kind: str, named: Sequence[tuple[str, str]], counts: dict[str, str]) -> Iterator[str]:
    """Yield a table of cards or the like (id, name): how often a game counts each, by heading and column."""
    yield from lines(kind, *counts)
    for name, shown in named:
        yield line(f"{name} {shown}", *[f"{a_game(rows, f'{column}.{name}'):.2f}" for column in counts.values()])


def print_files(names: Sequence[str], figures: Callable[[Rows], str]) -> None:
    """Print the figures of each file of rows."""
    import polars

    for name in names:
        print(figures(polars.read_parquet(Path(name)).to_dicts()))
