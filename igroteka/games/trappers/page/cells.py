"""What stands on the cells: settlements in their owner's colour, markers of this round; and the cells to choose."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CELLS
from igroteka.games.trappers.page.help import cell_help
from igroteka.games.trappers.page.places import CELL, HALF, left_of, top_of
from igroteka.games.trappers.page.style import CARD, LEVEL_ICONS, TRAPPERS, badge
from igroteka.games.trappers.view.queries import clan_at, is_city, owner_at
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number
from igroteka.table.svg.parts import piece
from igroteka.table.text.speech import Speaker

PLATE = "M22 0H58L80 22V58L58 80H22L0 58V22Z"


def towns(view: View) -> list[str]:
    return [town(view, cell) for cell in range(int(CELLS))]


def town(view: View, cell: int) -> str:
    level = 2 if is_city(view, cell) else 1
    marked = tuple([trapper.seat for trapper in view.trappers if cell in trapper.marked])
    met = any(trapper.cell == cell for trapper in view.trappers)
    return town_at(cell, owner_at(view, cell), level, marked, met)


@lru_cache(4096)
def town_at(cell: int, owner: int, level: int, marked: tuple[int, ...], met: bool) -> str:
    """It makes room for a rover that stands there."""
    place = "translate(2 53) scale(.62)" if met else f"translate({number(HALF - 40)} 17)"
    inner = f'<g transform="{place}"><use href="#tr-town-{owner}-{level}"/></g>' if owner >= 0 else ""
    pegs = "".join([peg(seat, 36 + 17 * n) for n, seat in enumerate(marked)])
    move = f' transform="translate({left_of(cell)} {top_of(cell)})"' if inner or pegs else ""
    return piece(f"town-{cell}", f'<g id="town-{cell}"{move}>{inner}{pegs}</g>')


def settlements() -> str:
    """Drawn once, with the ground."""
    return "".join(
        [
            f'<g id="tr-town-{owner}-{level}">{settlement(owner, level)}</g>'
            for owner in range(len(TRAPPERS))
            for level in (1, 2)
        ]
    )


def settlement(owner: int, level: int) -> str:
    """An octagon with Factory or City, the owner's badge, and a pip for each level."""
    colour = TRAPPERS[owner]
    pips = "".join(
        [f'<circle cx="{15 + 11 * n}" cy="71" r="4" fill="{colour}" class="tr-f{owner}"/>' for n in range(level)]
    )
    return (
        f'<path d="{PLATE}" fill="#000" fill-opacity=".4"'
        f' transform="translate(2 3)"/><path d="{PLATE}" fill="{CARD}" stroke="{colour}" stroke-width="5"'
        f' stroke-linejoin="round" class="tr-plate tr-s{owner}"/>'
        f"{icon(LEVEL_ICONS[level], 15, 12, 50, colour, f'tr-f{owner}')}{pips}{badge(owner, 60, 59, 23)}"
    )


@lru_cache(64)
def peg(seat: int, y: int) -> str:
    """TR-062: the marker of one who has taken what the cell gives once a round."""
    return (
        f'<g transform="translate({CELL - 17} {y})" class="tr-peg"><circle cx="7" cy="7" r="8.5" fill="{CARD}"'
        f' stroke="{TRAPPERS[seat]}" stroke-width="2" class="tr-plate tr-s{seat}"/>'
        f'<path d="M3 7L6 10L11.5 4" fill="none" stroke="{TRAPPERS[seat]}" stroke-width="2.4" class="tr-s{seat}"/></g>'
    )


def cells(content: Content, view: View, speaker: Speaker) -> list[str]:
    return [
        cell_at(cell, clan_at(content, cell), cell_help(content, view, cell, speaker)) for cell in range(int(CELLS))
    ]


@lru_cache(4096)
def cell_at(cell: int, clan: int, told: str) -> str:
    return piece(
        f"cell-{cell}",
        f'<g id="cell-{cell}" class="tr-cell" transform="translate({left_of(cell)} {top_of(cell)})" data-help="{told}"'
        f' data-more="land-{clan}">'
        f'<rect class="frame" width="{CELL}" height="{CELL}" rx="13" fill="#fff" fill-opacity="0"/></g>',
    )
