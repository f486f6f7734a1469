"""Colours, types and signs of Claustrophobia's drawings: resolved for dark ground, each with a class of art/page.css.

The two sides differ by colour, by the shape of their tokens and by silhouettes: humans stand on round bone-coloured
tokens, the Demon side on red ones with horns; every figure has a silhouette of its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import PROFILES
from igroteka.games.claustrophobia.state.told import FIGURE_DAMNED, FIGURE_POSSESSED
from igroteka.table.svg.icons import figure_at
from igroteka.table.svg.markup import UI, number
from igroteka.table.svg.style import Style
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker

DISPLAY: Final = f"Philosopher,{UI}"

BONE: Final = "#e9dab1"  # humans
BLOOD: Final = "#d2453a"  # the Demon side
SIDES: Final = (BONE, BLOOD)
ON_SIDES: Final = ("#1b1209", "#240604")
INK: Final = "#f6ecd9"
DIM: Final = "#c3b39a"
PLATE: Final = "#1d1412"
WELL: Final = "#120c0b"
LINE: Final = "#54413a"
LIT: Final = "#ffb454"
CAVE: Final = "#0d0908"
ROCK: Final = "#45352c"
WALL: Final = "#1a110d"
MORTAR: Final = "#2b1c14"
FLAME: Final = "#ffb04d"
FLOORS: Final = {  # by kind of tile
    "exit": "#cdbb95",
    "pentacle": "#6f615c",
    "lair": "#82603f",
    "stash": "#96703f",
    "hole": "#a0805f",
    "flooded": "#3f7c86",
    "tentacles": "#7f5c88",
    "booby": "#8f8a82",
    "tight": "#86705a",
    "mechanism": "#75706f",
    "plain": "#ab8865",
}
ANY_DEMON: Final = "combat"  # whose card is not known yet
STAT_ICONS: Final = ("cl-mvt", "cl-cbt", "cl-def")
TALENT_ICONS: Final = ("cl-blessed", "cl-bodyguard", "cl-impressive", "cl-elusive", "cl-frantic")
TILE_ICONS: Final = {
    "exit": "cl-exit",
    "pentacle": "cl-pentacle",
    "lair": "cl-lair",
    "stash": "cl-stash",
    "hole": "cl-burrowing",
    "flooded": "cl-flooded",
    "tentacles": "cl-tentacles",
    "booby": "cl-trap",
    "tight": "cl-lock",
    "mechanism": "cl-mechanism",
    "plain": "cl-stack",
}

STYLE: Final = Style("cl", SIDES, INK, DISPLAY, 700, narrow_space=False)
display: Final = STYLE.display
display_line: Final = STYLE.display_line
fact: Final = STYLE.fact
labelled: Final = STYLE.labelled


def card_icon(name: str) -> str:
    return f"cl-{name.replace('_', '-')}"


def card_scene(name: str) -> str:
    return f"cl-card-{name.replace('_', '-')}"


def human_icon(profile: int) -> str:
    return f"cl-figure-{PROFILES[profile]}"


def figure_icon(content: Content, figure: int) -> str:
    """Return the silhouette of a fiend: that of its Demon card, of a Possessed or of a Damned."""
    if figure == FIGURE_POSSESSED:
        return "cl-figure-possessed"
    if figure == FIGURE_DAMNED:
        return "cl-figure-damned"
    return f"cl-figure-{content.demons[figure].id if 0 <= figure < len(content.demons) else ANY_DEMON}"


def named(speaker: Speaker, kind: str, which: int) -> str:
    """Return a name in the reader's language, not escaped."""
    return speaker.name(Ref(kind, which))


# --- tokens of figures, about their middle ---

ROUND: Final = "M0 -17.5A17.5 17.5 0 1 1 0 17.5A17.5 17.5 0 1 1 0 -17.5Z"
HORNED: Final = "M-13 -12L-17 -24L-5 -16.6A17.5 17.5 0 0 1 5 -16.6L17 -24L13 -12A17.5 17.5 0 1 1 -13 -12Z"
SPIKED: Final = "M0 -21L5.6 -16.6L14.8 -14.8L16.6 -5.6L21 0L16.6 5.6L14.8 14.8L5.6 16.6L0 21L-5.6 16.6L-14.8 14.8L-16.6 5.6L-21 0L-16.6 -5.6L-14.8 -14.8L-5.6 -16.6Z"  # noqa: E501


@lru_cache(512)
def token(side: int, sign: str, shape: str, done: bool, edge: str = "") -> str:
    """Draw a figure: its token with a shadow, and its silhouette."""
    dim = ' opacity=".55"' if done else ""
    return (
        f'<path d="{shape}" fill="#000" fill-opacity=".45" transform="translate(1.5 3)"/>'
        f'<g{dim}><path d="{shape}" fill="{SIDES[side]}" stroke="{edge or WALL}" stroke-width="2.4"'
        f' stroke-linejoin="round" class="cl-token cl-token-{side}"/>'
        f"{figure_at(sign, -13.5, -14, 27, ON_SIDES[side], f'cl-on-{side}')}</g>"
    )


def count(said: str, x: float, y: float, size: float, fill: str = "#fff", cls: str = "", anchor: str = "middle") -> str:
    """Write a number or a few letters that stand on anything: light with a dark edge; escaped already."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="700"'
        f' fill="{fill}" class="{cls}" stroke="#120b08" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
        f' text-anchor="{anchor}">{said}</text>'
    )
