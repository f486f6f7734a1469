"""Players at a table: a colour, a shape and a number each, so that colour is never the only mark.

The colours are those for games that name none of their own, on dark and on light ground; they hold under the usual
kinds of colour blindness. A drawing puts the dark ones in its attributes and a class beside, for the light ones.
"""

from __future__ import annotations

from typing import Final

from igroteka.table.svg.markup import group, number

DARK: Final = ("#6b8bea", "#d9790f", "#f4e53f", "#f1b3e7", "#50c498")
LIGHT: Final = ("#3762d8", "#b0540a", "#6b4a18", "#600169", "#03584e")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "pentagon")
ON_DARK: Final = "#10131c"  # the number in a shape of a dark page


OUTLINES: Final = (  # path data in a square of 20
    "M10 0A10 10 0 1 1 10 20A10 10 0 1 1 10 0Z",
    "M4 .8H16A3.2 3.2 0 0 1 19.2 4V16A3.2 3.2 0 0 1 16 19.2H4A3.2 3.2 0 0 1 .8 16V4A3.2 3.2 0 0 1 4 .8Z",
    "M10 -1.8L21.6 18.8H-1.6Z",
    "M10 -2L22 10L10 22L-2 10Z",
    "M10 -.9L21 7.2L16.8 20H3.2L-1 7.2Z",
)
BASE_LINES: Final = (0.72, 0.72, 0.85, 0.72, 0.76)  # of the number, in parts of the size


def badge(seat: int, x: float, y: float, size: float, fill: str, cls: str = "", on: str = ON_DARK) -> str:
    """Shape and number of a seat, its upper left corner there."""
    which = seat % len(OUTLINES)
    letter = max(11.0, size * 0.66)
    return group(
        f'<path d="{OUTLINES[which]}" transform="scale({number(size / 20)})" fill="{fill}" class="{cls}"/>'
        f'<text x="{number(size / 2)}" y="{number(size * BASE_LINES[which])}" font-size="{number(letter)}"'
        f' font-weight="800" fill="{on}" class="{cls}-on" text-anchor="middle">{seat + 1}</text>',
        x,
        y,
    )
