"""Cells that a Fighter could reach and attack on next turn: hidden until somebody asks for them."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.page.places import CELL, left_of, top_of
from igroteka.games.trappers.page.style import CARD, TRAPPERS
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.parts import piece


def threats(view: View) -> list[str]:
    return [threat(seat, cells) for seat, cells in enumerate(view.threats)]


@lru_cache(512)
def threat(seat: int, cells: tuple[int, ...]) -> str:
    inner = aims(seat, cells) if cells else ""
    return piece(
        f"threats-{seat}", f'<g id="threats-{seat}" class="tr-threats tr-threats-{seat}" display="none">{inner}</g>'
    )


def aims(seat: int, cells: tuple[int, ...]) -> str:
    """Every trapper has a corner of its own: several may reach one cell. What all share stands once."""
    inset = 5 + 4 * seat
    wide = CELL - 2 * inset
    places = [(left_of(cell), top_of(cell)) for cell in cells]
    frames = "".join([f"M{x + inset} {y + inset}h{wide}v{wide}h-{wide}z" for x, y in places])
    plates = "".join([f"M{x + 15 + 25 * seat} {y + 92}h0" for x, y in places])
    signs = "".join([icon("tr-threat", x + 6 + 25 * seat, y + 83, 18) for x, y in places])
    colour = TRAPPERS[seat]
    return (
        f'<path d="{frames}" fill="{colour}" fill-opacity=".2" stroke="{colour}" stroke-width="2.5"'
        f' stroke-dasharray="3 5" stroke-linejoin="round" class="tr-f{seat} tr-s{seat}"/>'
        f'<path d="{plates}" stroke="{CARD}" stroke-width="24" stroke-linecap="round" class="tr-plate-s"/>'
        f'<g fill="{colour}" class="tr-f{seat}">{signs}</g>'
    )
