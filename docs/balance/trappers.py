"""The figures of docs/balance/trappers.md, as Markdown: python docs/balance/trappers.py FILE ...

The files are what `igroteka simulate trappers --out FILE` writes: one row a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars

from igroteka.games.trappers.box import TRAPPERS
from igroteka.lab.tallies import share_interval, tally

EARLY = 3  # rounds
SOURCES = ("battle", "city", "quest")

Rows = list[dict[str, Any]]


def share(won: float, games: int) -> str:
    low, high = share_interval(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%})"


def seats(row: dict[str, Any]) -> range:
    return range(1, row["players"] + 1)


def fought_only(row: dict[str, Any], seat: int) -> bool:
    """All points of the seat are for battles, or for a quest that asks for one."""
    return bool(row[f"vp_battle_{seat}"] + row[f"vp_duel_{seat}"] == row[f"score_{seat}"])


def length(rows: Rows) -> Iterator[str]:
    rounds = tally("rounds", [row["rounds"] for row in rows])
    early = sum(row["rounds"] <= EARLY for row in rows)
    yield f"Rounds: mean {rounds.mean:.2f}, p10 {rounds.low:g}, p50 {rounds.middle:g}, p90 {rounds.high:g}."
    yield f"Over by the end of round {EARLY}: {share(early, len(rows))}."
    yield f"Stopped by the limit of rounds: {sum(row['stopped'] for row in rows)}."


def winners(rows: Rows) -> Iterator[str]:
    yield "| seat | bot | wins (95 %) | wins by round 3 (95 %) |"
    yield "|---|---|---|---|"
    for seat in seats(rows[0]):
        won = sum(row[f"won_{seat}"] for row in rows)
        early = sum(row[f"won_{seat}"] for row in rows if row["rounds"] <= EARLY)
        yield f"| {seat} | {rows[0][f'bot_{seat}']} | {share(won, len(rows))} | {share(early, len(rows))} |"
    yield ""
    yield "| place in the order | wins (95 %) |"
    yield "|---|---|"
    for place in seats(rows[0]):
        won = sum(row[f"won_{seat}"] for row in rows for seat in seats(row) if row[f"place_{seat}"] == place)
        yield f"| {place} | {share(won, len(rows))} |"
    alone = sum(row[f"won_{seat}"] for row in rows for seat in seats(row) if fought_only(row, seat))
    yield ""
    yield f"Won by fighting alone: {share(alone, len(rows))}."
    for source, what in (("battle", "without a battle"), ("city", "without a City")):
        none = sum(row[f"won_{seat}"] for row in rows for seat in seats(row) if row[f"vp_{source}_{seat}"] == 0)
        yield f"Won {what}: {share(none, len(rows))}."


def points(rows: Rows) -> Iterator[str]:
    yield "| points of | a trapper | a winner |"
    yield "|---|---|---|"
    for source in SOURCES:
        every = [row[f"vp_{source}_{seat}"] for row in rows for seat in seats(row)]
        won = sum(row[f"vp_{source}_{seat}"] * row[f"won_{seat}"] for row in rows for seat in seats(row))
        yield f"| {source} | {sum(every) / len(every):.2f} | {won / len(rows):.2f} |"


def cards(rows: Rows) -> Iterator[str]:
    def a_game(column: str) -> float:
        return float(sum(row[column] for row in rows)) / len(rows)

    content = TRAPPERS.content()
    yield "| artifact | drawn a game | used | given away |"
    yield "|---|---|---|---|"
    for artifact in content.artifacts:
        counts = [a_game(f"{count}.{artifact.id}") for count in ("drawn", "played", "given")]
        yield f"| {artifact.id} {artifact.en} | " + " | ".join(f"{count:.2f}" for count in counts) + " |"
    yield ""
    yield "| quest | taken a game | done | failed | dropped |"
    yield "|---|---|---|---|---|"
    for quest in content.quests:
        counts = [a_game(f"quest_{count}.{quest.id}") for count in ("taken", "done", "failed", "dropped")]
        yield f"| {quest.id} {quest.en} | " + " | ".join(f"{count:.2f}" for count in counts) + " |"


def figures(rows: Rows) -> str:
    parts = [f"{len(rows)} games of {rows[0]['players']}", *length(rows), ""]
    parts += [*winners(rows), "", *points(rows), "", *cards(rows)]
    return "\n".join(parts)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(figures(polars.read_parquet(Path(name)).to_dicts()))
