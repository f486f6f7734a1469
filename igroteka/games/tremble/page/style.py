"""Colours and types of Tremble's drawings: resolved for dark ground, each with the class that art/page.css changes.

Captains keep the families the game names (green, red, blue, yellow, violet) in shades that hold under colour
blindness: least difference 29 normal, 17 protan, 14 deutan, 13 tritan; on light ground 28, 11, 22, 21.
"""

from __future__ import annotations

from typing import Final

from igroteka.table.svg import palette
from igroteka.table.svg.markup import UI, number
from igroteka.table.svg.text_fit import fit

CAPTAINS: Final = ("#3fe0a8", "#ee5a45", "#9dbcf5", "#f8d13c", "#c25be8")
DISPLAY: Final = f"'Dela Gothic One',{UI}"

INK: Final = "#f5efe2"
DIM: Final = "#b8b4c8"
CARD: Final = "#1c2032"
WELL: Final = "#0c0f1a"
LINE: Final = "#3b4160"

TYPES: Final = {"cultural": "#f0a3c0", "scientific": "#7fd6ea", "industrial": "#d3ae86"}
BANDS: Final = {"cultural": "#5a2743", "scientific": "#15485a", "industrial": "#54391f"}


def badge(captain: int, x: float, y: float, size: float) -> str:
    return palette.badge(captain, x, y, size, CAPTAINS[captain], f"th-f{captain}")


def display(
    x: float, y: float, words: str, size: float, fill: str = INK, cls: str = "th-ink", anchor: str = "start"
) -> str:
    """A line in the game's own face, which has no narrow space; `words` are escaped already."""
    words = words.replace("\u202f", "\u00a0")
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="800"'
        f' fill="{fill}" class="{cls}" text-anchor="{anchor}" word-spacing=".15em">{words}</text>'
    )


def display_line(x: float, y: float, text: str, room: float, size: float, anchor: str = "middle") -> str:
    """The same for a text that must fit; it is escaped here."""
    said, size, narrow = fit(text, room, size, "display")
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="800"'
        f' fill="{INK}" class="th-ink" text-anchor="{anchor}" word-spacing=".15em"{narrow}>{said}</text>'
    )
