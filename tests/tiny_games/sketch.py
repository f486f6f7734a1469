"""How the tiny games look: a row for every seat, and what lies in the middle.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.table.svg.markup import esc, group, rect, words_at
from igroteka.table.svg.palette import DARK, badge

WIDE: Final = 640
ROW: Final = 56
GROUND: Final = "#1b2130"
PAPER: Final = "#f4ead2"
INK: Final = "#1a1622"
LIGHT: Final = "#e8e4da"


def height(players: int) -> int:
    return 200 + ROW * players


def ground(players: int) -> str:
    return rect(0, 0, WIDE, height(players), GROUND, rx=16)


def rows(names: Sequence[str], numbers: Sequence[int], most: int) -> str:
    return "".join([row(seat, names[seat], number, most) for seat, number in enumerate(numbers)])


def row(seat: int, name: str, number: int, most: int) -> str:
    """Badge, name, and a bar as long as the number."""
    long = max(0, min(380, 380 * number // most)) if most else 0
    inner = (
        rect(0, 0, WIDE - 40, ROW - 10, "#262e42", rx=10)
        + rect(170, 14, 380, 18, "#12161f", rx=9)
        + (rect(170, 14, long, 18, DARK[seat % 5], rx=9) if long else "")
        + badge(seat, 12, 12, 22, DARK[seat % 5])
        + words_at(46, 29, esc(name[:14]), 15, LIGHT)
        + words_at(WIDE - 52, 30, str(number), 18, LIGHT, anchor="end", weight=700)
    )
    return group(inner, 20, 190 + ROW * seat, f"row-{seat}")


def card(ident: str, x: int, face: str, small: str = "", fill: str = PAPER) -> str:
    inner = (
        rect(0, 0, 84, 120, fill, rx=10)
        + words_at(42, 72, esc(face), 34, INK, anchor="middle", weight=700)
        + words_at(42, 104, esc(small), 12, INK, anchor="middle")
    )
    return group(inner, x, 44, ident)


def own_card(ident: str, face: str) -> str:
    """A card in the viewer's own corner of the page."""
    return (
        f'<svg id="{ident}" viewBox="0 0 84 120" width="84" height="120">'
        f"{rect(0, 0, 84, 120, PAPER, rx=10)}{words_at(42, 72, esc(face), 34, INK, anchor='middle', weight=700)}</svg>"
    )
