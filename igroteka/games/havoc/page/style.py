"""Colours and types of Cry Havoc's drawings: resolved for dark ground, each with the class that art/page.css changes.

A side keeps the colour the game names, and has an emblem and a shape of its own besides; terrains have a texture each.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.cards import Named
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import UI, number
from igroteka.table.svg.style import Style

FOLDER: Final = str(Path(__file__).parents[1])  # of the game
DISPLAY: Final = f"'Oswald Variable',Oswald,{UI}"

SIDES: Final = ("#ffd23f", "#ff6b5e", "#6db3ff", "#7fdc7a")  # humans, machines, pilgrims, trogs
ON_SIDE: Final = "#10131c"
TERRAINS: Final = ("#83776f", "#c9944f", "#3f7d3a", "#2f7fa8", "#6a6180")  # mountain, desert, jungle, ocean, outer
INK: Final = "#f3f1f8"
DIM: Final = "#b9b6c9"
PLATE: Final = "#1c1d2b"
WELL: Final = "#12131e"
LINE: Final = "#4b4a63"
LIT: Final = "#ffd24a"
FOE: Final = "#ff5340"  # a battle
GEMS: Final = ("#35d07a", "#ffd23f", "#ff4d5e")  # crystals: up to two, up to four, five and more

SIDE_ICONS: Final = ("ch-humans", "ch-machines", "ch-pilgrims", "ch-trogs")
TERRAIN_ICONS: Final = ("ch-mountain", "ch-desert", "ch-jungle", "ch-ocean", "")
OBJECTIVE_ICONS: Final = ("ch-control", "ch-capture", "ch-attrition")
ACTION_ICONS: Final = ("ch-move", "ch-recruit", "ch-build")
BONUS_ICONS: Final = ("", "ch-card", "ch-card", "star", "ch-init")
TOKEN_ICONS: Final = ("ch-war-party", "ch-nest", "ch-exploration")

STYLE: Final = Style("ch", SIDES, INK, DISPLAY, 600)
display: Final = STYLE.display
display_line: Final = STYLE.display_line
fact: Final = STYLE.fact
labelled: Final = STYLE.labelled


def event_scene(name: str) -> str:
    return f"ch-event-{name.replace('_', '-')}"


def structure_icon(name: str) -> str:
    return f"ch-{name.replace('_', '-')}"


def named(entry: Named | Region, language: str) -> str:
    return entry.ru if language == "ru" else entry.en


def told(entry: Named, language: str) -> str:
    """Return what the card, skill or structure says."""
    return entry.ru_text if language == "ru" else entry.en_text


# shapes of the sides, about a middle, 20 wide: shield, hexagon, flame-like drop, claw mark
SHAPES: Final = (
    "M-17 -19H17V4C17 14 8 20 0 24C-8 20 -17 14 -17 4Z",
    "M-11 -20H11L21 -1L11 21H-11L-21 -1Z",
    "M0 -23C12 -14 19 -5 19 5C19 16 10 23 0 23C-10 23 -19 16 -19 5C-19 -5 -12 -14 0 -23Z",
    "M-20 -13L-10 -21L0 -15L10 -21L20 -13L17 12L0 23L-17 12Z",
)


@lru_cache(4096)
def soldier(side: int, many: int, x: float, y: float, scale: float = 1) -> str:
    """Draw soldiers of one side: its shape, its emblem, their number."""
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">'
        f'<path d="{SHAPES[side]}" fill="#05060c" fill-opacity=".55" transform="translate(1.5 3)"/>'
        f'<path d="{SHAPES[side]}" fill="{PLATE}" stroke="{SIDES[side]}" stroke-width="3.2"'
        f' class="ch-token ch-s-{side}"/>'
        f"{icon(SIDE_ICONS[side], -13, -17, 26, SIDES[side], f'ch-f-{side}')}"
        f"{count(many, 12, 19)}</g>"
    )


def count(many: int, x: float, y: float, size: float = 19) -> str:
    """Write a number that stands on anything: light with a dark edge."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="700"'
        f' fill="#fff" stroke="#0b0c16" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
        f' text-anchor="middle">{many}</text>'
    )


def edged(x: float, y: float, said: str, size: float, fill: str = "#fff", cls: str = "", more: str = "") -> str:
    """Write a word that stands on any terrain; it is escaped already."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="600"'
        f' fill="{fill}" class="{cls}" stroke="#0b0c16" stroke-opacity=".85" stroke-width="4" stroke-linejoin="round"'
        f' paint-order="stroke" text-anchor="middle"{more}>{said}</text>'
    )
