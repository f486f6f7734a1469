"""Colours and types of Trappers' drawings: resolved for dark ground, each with the class that art/page.css changes.

Clans keep the colours the game names, and an emblem each besides; trappers theirs (red, khaki, black, white), with a
shape and a number: black is steel on dark ground and white is stone on light, so that each is seen.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import UI
from igroteka.table.svg.style import Style

FOLDER: Final = str(Path(__file__).parents[1])  # of the game
DISPLAY: Final = f"'Exo 2 Variable','Exo 2',{UI}"

TRAPPERS: Final = ("#ff6f5b", "#c3b23c", "#8f99ab", "#f4efe2")
PAINTS: Final = ("#e5402f", "#a79a36", "#23262e", "#f6f2e8")  # of the rovers themselves, on any ground
EDGES: Final = ("#5e0f08", "#45400f", "#aab4c6", "#4a443a")  # their outlines

CLANS: Final = {
    "amber": "#f6bb32",
    "violet": "#cd95f4",
    "blue": "#7c9dff",
    "light_blue": "#7fe0f7",
    "green": "#7fd166",
    "grey": "#c9ced8",
}
EMBLEMS: Final = {
    "amber": "tr-bee",
    "violet": "tr-spider",
    "blue": "tr-raven",
    "light_blue": "tr-octopus",
    "green": "tr-scarab",
    "grey": "tr-scorpion",
}
NOBODYS: Final = "#fffaf0"  # the frame of a white cell

INK: Final = "#f7f1e5"
DIM: Final = "#c4bbad"
CARD: Final = "#221c18"
WELL: Final = "#15110e"
LINE: Final = "#5a4a3c"
GOOD: Final = "#8fdc9f"
BAD: Final = "#ff9a8c"
LIT: Final = "#ffd24a"

SCENE_INKS: Final = ("#8fbde8", "#e0a078")  # pictures of quests: of People, of Old
ARTIFACT_INK: Final = "#c7a3f2"

KIND_ICONS: Final = ("", "tr-capital", "tr-something", "tr-rongaut", "tr-people", "tr-old")
FORM_ICONS: Final = ("tr-builder", "tr-fighter", "tr-engineer", "tr-mimic")
EFFECT_ICONS: Final = (
    "tr-teleport",
    "tr-mp",
    "tr-ghost-move",
    "tr-attack",
    "tr-no-losses",
    "tr-mimic",
    "tr-rep-here",
    "tr-reroll",
)
SIDE_ICONS: Final = ("tr-human-quest", "tr-old-quest")
LEVEL_ICONS: Final = ("", "tr-factory", "tr-city")


STYLE: Final = Style("tr", TRAPPERS, INK, DISPLAY, 700)
badge: Final = STYLE.badge
display: Final = STYLE.display
fact: Final = STYLE.fact
labelled: Final = STYLE.labelled
display_line: Final = STYLE.display_line


@lru_cache(512)
def emblem(colour: str, x: float, y: float, size: float) -> str:
    """A clan's animal in its colour."""
    return icon(EMBLEMS[colour], x, y, size, CLANS[colour], f"tr-c-{colour}")
