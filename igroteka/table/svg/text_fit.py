"""Lines that must fit: a little smaller, then a little narrower, and only then cut short."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.measure import Face, fitted, shortened, width

NARROWEST: Final = 0.7  # of the letters as they are drawn
TIGHT: Final = 0.84  # of the room: from here on a viewer with other, wider letters is told the width


@lru_cache(4096)
def fit(text: str, room: float, size: float, face: Face = "text") -> tuple[str, float, str]:
    """The text, escaped, its size, and what makes the letters narrow if that is needed."""
    size = fitted(text, room, size, face)
    wide = width(text, size, face)
    if wide <= room * TIGHT:
        return esc(text), size, ""
    text = shortened(text, room / NARROWEST, size, face)
    wide = min(room, width(text, size, face))
    return esc(text), size, f' textLength="{number(wide)}" lengthAdjust="spacingAndGlyphs"'


def line_at(
    x: float,
    y: float,
    text: str,
    room: float,
    size: float,
    fill: str,
    cls: str = "",
    anchor: str = "start",
    weight: int = 500,
) -> str:
    """`text` is as people wrote it: it is escaped here."""
    said, size, narrow = fit(text, room, size)
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}" fill="{fill}"'
        f' class="{cls}" text-anchor="{anchor}"{narrow}>{said}</text>'
    )
