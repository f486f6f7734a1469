"""What cards and panels are made of: lines of wrapped text, and rows one under another."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.table.svg.markup import esc, group
from igroteka.table.svg.text_fit import line_at


def lines_at(
    x: float,
    y: float,
    lines: Sequence[str],
    step: float,
    room: float,
    size: float,
    fill: str,
    cls: str = "",
    anchor: str = "start",
    weight: int = 500,
) -> str:
    """Draw lines one under another; they are escaped here."""
    return "".join(
        [line_at(x, y + step * n, line, room, size, fill, cls, anchor, weight) for n, line in enumerate(lines)]
    )


def sheet(inner: str, cls: str, wide: int, high: int, title: str) -> str:
    """Return a panel over the board, as a picture in the page; nothing if it shows nothing."""
    if not inner:
        return ""
    return (
        f'<svg class="{cls}" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img"'
        f' aria-label="{esc(title)}">{inner}</svg>'
    )


def stacked(rows: Sequence[tuple[str, int]], x: float, gap: int) -> tuple[str, int]:
    """Put drawings of such heights under one another, and return the height of all; an empty one takes no room."""
    parts: list[str] = []
    y = 0
    for inner, high in rows:
        if inner:
            parts.append(group(inner, x, y))
            y += high + gap
    return "".join(parts), y
