"""Things that lie on the map: crystals, face-down tokens, control markers, structures, support and skill tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.havoc.page.style import (
    DISPLAY,
    FOE,
    GEMS,
    PLATE,
    SIDE_ICONS,
    SIDES,
    TOKEN_ICONS,
    count,
)
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number

STEP: Final = 33  # from one thing of a row to the next
GEM: Final = "M0 -14L9 -5L6 11L0 15L-6 11L-9 -5Z"
BURST: Final = "M0 -19L5 -9L15 -13L12 -3L20 3L11 8L12 18L2 13L-6 19L-8 9L-19 8L-13 -1L-18 -10L-7 -9Z"
FACETS: Final = "M0 -14L-3 -4L0 15M0 -14L3 -4L0 15M-9 -5H9"
TOKEN_INKS: Final = ("#c9e86b", "#ffab5e", "#9fd6ff")  # war party, nest, exploration
TOKEN_SHAPES: Final = (
    "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z",
    "M-15 2C-15 -9 -7 -14 0 -14C7 -14 15 -9 15 2C15 10 8 13 0 13C-8 13 -15 10 -15 2Z",
    "M-12 -8L0 -15L12 -8V8L0 15L-12 8Z",
)


@lru_cache(64)
def gem(many: int, x: float, y: float) -> str:
    """Draw crystals: one stone with their number; colour goes by worth (CH-025)."""
    colour = GEMS[0 if many < 3 else 1 if many < 5 else 2]
    return (
        f'<g transform="translate({number(x)} {number(y)})"><path d="{GEM}" fill="{colour}" stroke="#07140c"'
        f' stroke-width="2" stroke-linejoin="round"/><path d="{FACETS}" fill="none" stroke="#fff" stroke-opacity=".55"'
        f' stroke-width="1.2"/>{count(many, 11, 16, 18)}</g>'
    )


@lru_cache(256)
def face_down(kind: int, many: int, x: float, y: float) -> str:
    """Draw war parties, nests or exploration tokens: sign and shape of the kind, their number if they are several."""
    ink = TOKEN_INKS[kind]
    badge = count(many, 12, 17, 17) if many > 1 else ""
    return (
        f'<g transform="translate({number(x)} {number(y)})"><path d="{TOKEN_SHAPES[kind]}" fill="#191722"'
        f' stroke="{ink}" stroke-width="2.2"/>{icon(TOKEN_ICONS[kind], -9.5, -9.5, 19, ink)}{badge}</g>'
    )


@lru_cache(64)
def marker(side: int, x: float, y: float) -> str:
    """CH-186: a control marker, a flag in the side's colour with its emblem."""
    return (
        f'<g transform="translate({number(x)} {number(y)})"><path d="M-12 20V-16" stroke="#0b0c16" stroke-width="6"'
        f' stroke-linecap="round"/><path d="M-12 20V-16" stroke="#f3f1f8" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="M-11 -17H15L9 -5L15 7H-11Z" fill="{SIDES[side]}" stroke="#0b0c16" stroke-width="2"'
        f' stroke-linejoin="round" class="ch-flag"/>{icon(SIDE_ICONS[side], -10, -14.5, 19, "#10131c")}</g>'
    )


@lru_cache(1024)
def structure(sign: str, side: int, used: bool, x: float, y: float, name: str) -> str:
    """Draw a structure on the map; one that was activated in this action is turned pale."""
    pale = ' opacity=".55"' if used else ""
    return (
        f'<g id="{name}" class="ch-structure" transform="translate({number(x)} {number(y)})"{pale}>'
        f'<rect class="frame ch-token ch-s-{side}" x="-14" y="-14" width="28" height="28" rx="6" fill="{PLATE}"'
        f' stroke="{SIDES[side]}" stroke-width="2.4"/>{icon(sign, -11, -11, 22, SIDES[side], f"ch-f-{side}")}</g>'
    )


@lru_cache(256)
def small_token(sign: str, side: int, many: int, x: float, y: float) -> str:
    """Draw a support or skill token."""
    badge = count(many, 9, 13, 15) if many > 1 else ""
    return (
        f'<g transform="translate({number(x)} {number(y)})"><circle r="12" fill="{PLATE}" stroke="{SIDES[side]}"'
        f' stroke-width="1.8" stroke-dasharray="4 2.4" class="ch-token ch-s-{side}"/>'
        f"{icon(sign, -8.5, -8.5, 17, SIDES[side], f'ch-f-{side}')}{badge}</g>"
    )


@lru_cache(64)
def battle_token(battle: int, x: float, y: float) -> str:
    """CH-078: the number says when the battle is fought."""
    return (
        f'<g transform="translate({number(x)} {number(y)})"><path d="{BURST}" fill="{FOE}" stroke="#fff"'
        ' stroke-width="1.8" stroke-linejoin="round"/>'
        f'<text y="7" font-family="{DISPLAY}" font-size="19" font-weight="700" fill="#fff" text-anchor="middle"'
        f' stroke="#7a0f05" stroke-width="2.5" paint-order="stroke">{battle}</text></g>'
    )
