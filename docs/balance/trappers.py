"""The figures of docs/balance/trappers.md, as Markdown: python docs/balance/trappers.py FILE ...

The files are what `igroteka simulate trappers --out FILE` writes: one row a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from igroteka.games.trappers.box import TRAPPERS
from igroteka.lab.report import Rows, line, lines, print_files, seats, share, spread, uses

EARLY = 3  # rounds
SOURCES = ("battle", "city", "quest")


def fought_only(row: dict[str, Any], seat: int) -> bool:
    """All points of the seat are for battles, or for a quest that asks for one."""
    return bool(row[f"vp_battle_{seat}"] + row[f"vp_duel_{seat}"] == row[f"score_{seat}"])


def length(rows: Rows) -> Iterator[str]:
    early = sum(row["rounds"] <= EARLY for row in rows)
    yield spread(rows, "rounds", "Rounds")
    yield f"Over by the end of round {EARLY}: {share(early, len(rows))}."
    yield f"Stopped by the limit of rounds: {sum(row['stopped'] for row in rows)}."


def winners(rows: Rows) -> Iterator[str]:
    yield from lines("seat", "bot", "wins (95 %)", "wins by round 3 (95 %)")
    for seat in seats(rows[0]):
        won = sum(row[f"won_{seat}"] for row in rows)
        early = sum(row[f"won_{seat}"] for row in rows if row["rounds"] <= EARLY)
        yield line(str(seat), rows[0][f"bot_{seat}"], share(won, len(rows)), share(early, len(rows)))
    yield ""
    yield from lines("place in the order", "wins (95 %)")
    for place in seats(rows[0]):
        won = sum(row[f"won_{seat}"] for row in rows for seat in seats(row) if row[f"place_{seat}"] == place)
        yield line(str(place), share(won, len(rows)))
    alone = sum(row[f"won_{seat}"] for row in rows for seat in seats(row) if fought_only(row, seat))
    yield ""
    yield f"Won by fighting alone: {share(alone, len(rows))}."
    for source, what in (("battle", "without a battle"), ("city", "without a City")):
        none = sum(row[f"won_{seat}"] for row in rows for seat in seats(row) if row[f"vp_{source}_{seat}"] == 0)
        yield f"Won {what}: {share(none, len(rows))}."


def points(rows: Rows) -> Iterator[str]:
    yield from lines("points of", "a trapper", "a winner")
    for source in SOURCES:
        every = [row[f"vp_{source}_{seat}"] for row in rows for seat in seats(row)]
        won = sum(row[f"vp_{source}_{seat}"] * row[f"won_{seat}"] for row in rows for seat in seats(row))
        yield line(source, f"{sum(every) / len(every):.2f}", f"{won / len(rows):.2f}")


def cards(rows: Rows) -> Iterator[str]:
    content = TRAPPERS.content()
    artifacts = [(artifact.id, artifact.en) for artifact in content.artifacts]
    quests = [(quest.id, quest.en) for quest in content.quests]
    yield from uses(rows, "artifact", artifacts, {"drawn a game": "drawn", "used": "played", "given away": "given"})
    yield ""
    counts = {"taken a game": "taken", "done": "done", "failed": "failed", "dropped": "dropped"}
    yield from uses(rows, "quest", quests, {head: f"quest_{count}" for head, count in counts.items()})


def figures(rows: Rows) -> str:
    parts = [f"{len(rows)} games of {rows[0]['players']}", *length(rows), ""]
    parts += [*winners(rows), "", *points(rows), "", *cards(rows)]
    return "\n".join(parts)


if __name__ == "__main__":
    print_files(sys.argv[1:], figures)
