"""Colours and types of Tremble's drawings: resolved for dark ground, each with the class that art/page.css changes.

Captains keep the families the game names (green, red, blue, yellow, violet) in shades that hold under colour
blindness: least difference 29 normal, 17 protan, 14 deutan, 13 tritan; on light ground 28, 11, 22, 21.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from igroteka.table.svg.markup import UI
from igroteka.table.svg.style import Style

CAPTAINS: Final = ("#3fe0a8", "#ee5a45", "#9dbcf5", "#f8d13c", "#c25be8")
FOLDER: Final = str(Path(__file__).parents[1])  # of the game
DISPLAY: Final = f"'Dela Gothic One',{UI}"

INK: Final = "#f5efe2"
DIM: Final = "#b8b4c8"
CARD: Final = "#1c2032"
WELL: Final = "#0c0f1a"
LINE: Final = "#3b4160"

TYPES: Final = {"cultural": "#f0a3c0", "scientific": "#7fd6ea", "industrial": "#d3ae86"}
BANDS: Final = {"cultural": "#5a2743", "scientific": "#15485a", "industrial": "#54391f"}

STYLE: Final = Style(
    "th", CAPTAINS, INK, DISPLAY, 800, measured="display", narrow_space=False, more=' word-spacing=".15em"'
)
badge: Final = STYLE.badge
display: Final = STYLE.display
fact: Final = STYLE.fact
labelled: Final = STYLE.labelled
display_line: Final = STYLE.display_line
