"""Cells that a Fighter could reach and attack on next turn: hidden until somebody asks for them."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.draw_places import CELL, left_of, top_of
from igroteka.games.trappers.draw_style import CARD, TRAPPERS
from igroteka.games.trappers.view import View
from igroteka.table.icons import icon
from igroteka.table.markup import number
from igroteka.table.parts import piece


def threats(view: View) -> list[str]:
    return [threat(seat, cells) for seat, cells in enumerate(view.threats)]


@lru_cache(512)
def threat(seat: int, cells: tuple[int, ...]) -> str:
    inner = "".join([aim(seat, cell) for cell in cells])
    return piece(
        f"threats-{seat}", f'<g id="threats-{seat}" class="tr-threats tr-threats-{seat}" display="none">{inner}</g>'
    )


@lru_cache(256)
def aim(seat: int, cell: int) -> str:
    """Every trapper has a corner of its own: several may reach one cell."""
    colour = TRAPPERS[seat]
    inset = 5 + 4 * seat
    wide = CELL - 2 * inset
    return (
        f'<g transform="translate({left_of(cell)} {top_of(cell)})"><rect x="{inset}" y="{inset}" width="{wide}"'
        f' height="{wide}" rx="9" fill="{colour}" fill-opacity=".2" stroke="{colour}" stroke-width="2.5"'
        f' stroke-dasharray="3 5" class="tr-f{seat} tr-s{seat}"/><circle cx="{number(14 + 25.5 * seat)}" cy="92" r="12"'
        f' fill="{CARD}" class="tr-plate"/>{icon("tr-threat", 5 + 25.5 * seat, 83, 18, colour, f"tr-f{seat}")}</g>'
    )
