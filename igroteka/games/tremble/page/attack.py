"""Attackers under each city after the reveal (TH-049): by captain his ships with every bonus, and their strength."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.fleet import ship_picture
from igroteka.games.tremble.page.places import (
    CARD_HEIGHT,
    CARD_TOP,
    SKY_HEIGHT,
    SKY_TOP,
    column_left,
    column_width,
    slot_height,
)
from igroteka.games.tremble.page.style import CAPTAINS, DIM, INK, LINE, WELL, badge, display
from igroteka.games.tremble.view.forces import summands
from igroteka.games.tremble.view.queries import asked_cell
from igroteka.games.tremble.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number, words_at
from igroteka.table.svg.measure import width
from igroteka.table.svg.parts import piece

PAD: Final = 4
HEAD: Final = 20
ROOMY: Final = 3  # captains in a column


@lru_cache(8)
def sky(cells: int) -> str:
    """The columns while nobody has come: beams that fall on the landing grounds, and the numbers of the cells."""
    wide = column_width(cells)
    return "".join([empty_column(cell, column_left(cell, cells), wide) for cell in range(cells)])


def empty_column(cell: int, x: int, wide: int) -> str:
    middle, foot = wide / 2, SKY_HEIGHT - 36
    radii = [(number(wide * share), number(wide * share / 3.6)) for share in (0.14, 0.27, 0.4)]
    rings = "".join([f'<ellipse cx="{number(middle)}" cy="{foot}" rx="{rx}" ry="{ry}"/>' for rx, ry in radii])
    return (
        f'<g transform="translate({x} {SKY_TOP})"><rect width="{wide}" height="{SKY_HEIGHT}" rx="12"'
        f' fill="{WELL}" fill-opacity=".34" stroke="{LINE}" stroke-opacity=".7" class="th-sky"/>'
        f'<path d="M{number(middle - 14)} 2H{number(middle + 14)}L{number(wide * 0.9)} {foot}'
        f'A{number(wide * 0.4)} {number(wide * 0.11)} 0 0 1 {number(wide * 0.1)} {foot}Z" fill="url(#th-beam)"/>'
        f'<g fill="none" stroke="{INK}" stroke-opacity=".2" stroke-width="1.5" class="th-rings">{rings}</g>'
        f'<g opacity=".16">{display(middle, foot + 9, str(cell + 1), 26, INK, "th-ink", "middle")}</g></g>'
    )


def attackers(content: Content, view: View) -> list[str]:
    sent = view.step != "SendShips"  # orders are no part of the table while they are given
    return [column(cell, cell_attackers(content, view, cell) if sent else "") for cell in range(len(view.cells))]


def column(cell: int, shown: str) -> str:
    return piece(f"column-{cell}", f'<g id="column-{cell}">{shown}</g>')


def cell_attackers(content: Content, view: View, cell: int) -> str:
    there = view.cells[cell]
    if not there.attacks:
        return ""
    blocks = [
        attack_block(
            f"attack-{cell}-{attack.captain}",
            attack.ships,
            summands(content, attack.ships, content.cities[there.city]),
            attack.captain,
            (cell, place, len(view.cells), crowd(view)),
            "holds" if attack.captain == there.holder else "comes",
        )
        for place, attack in enumerate(there.attacks)
    ]
    return beam(there.holder, cell, len(view.cells)) + "".join(blocks)


def crowd(view: View) -> int:
    """Return how many captains there must be room for in a column: most come to few cities."""
    return max([ROOMY] + [len(cell.attacks) for cell in view.cells])


def asked(view: View) -> str:
    """The column that the question at hand is about."""
    cell = asked_cell(view)
    shown = spotlight(cell, len(view.cells)) if cell >= 0 else ""
    return piece("asked", f'<g id="asked">{shown}</g>')


@lru_cache(64)
def spotlight(cell: int, cells: int) -> str:
    x, wide, high = column_left(cell, cells), column_width(cells), SKY_TOP + SKY_HEIGHT - CARD_TOP
    return (
        f'<rect id="now" x="{x - 4}" y="{CARD_TOP - 4}" width="{wide + 8}" height="{high + 8}"'
        f' rx="16" fill="none" stroke="{INK}" stroke-width="2.5" class="th-now here"/>'
    )


@lru_cache(4096)
def attack_block(
    ident: str,
    ships: tuple[int, ...],
    numbers: tuple[tuple[int, ...], ...],
    captain: int,
    where: tuple[int, int, int, int],
    look: str,
) -> str:
    """One captain at one city; `where` is cell, place in its column, cells, places of a column."""
    cell, place, cells, places = where
    wide, high = column_width(cells) - 2 * PAD, slot_height(places) - 3
    x, y = column_left(cell, cells) + PAD, SKY_TOP + PAD + place * slot_height(places)
    return (
        f'<g id="{ident}" class="th-attack th-{look}" transform="translate({x} {y})">'
        f"{plate(captain, wide, high, look)}{badge(captain, 5, 2.5, 16)}{sum_line(numbers, wide)}"
        f"{tokens(ships, numbers, captain, wide, high - HEAD - 4)}</g>"
    )


def plate(captain: int, wide: int, high: int, look: str) -> str:
    colour, tint = CAPTAINS[captain], ".3" if look == "holds" else ".13"
    stroke = {
        "holds": 'stroke-width="3"',
        "comes": 'stroke-width="1.5"',
        "ghost": 'stroke-width="1.5" stroke-dasharray="5 4"',
    }
    return (
        f'<rect width="{wide}" height="{high}" rx="9" fill="{WELL}" fill-opacity=".82" class="th-well"/>'
        f'<rect width="{wide}" height="{high}" rx="9" fill="{colour}" fill-opacity="{tint}"'
        f' stroke="{colour}" {stroke[look]} class="th-f{captain} th-s{captain}"/>'
    )


def sum_line(numbers: tuple[tuple[int, ...], ...], wide: int) -> str:
    """3+4+5+4, as far as there is room, and what it makes."""
    terms = [term for ship in numbers for term in ship]
    total = str(sum(terms))
    right = wide - 7
    shown = display(right, 17, total, 16, anchor="end")
    said = "+".join(map(str, terms))
    if len(terms) > 1 and width(said, 11.5) <= right - 28 - width(total, 16, "display"):
        shown += words_at(right - width(total, 16, "display") - 6, 16, said, 11.5, DIM, "th-dim th-num", "end", 600)
    return shown


def tokens(
    ships: tuple[int, ...],
    numbers: tuple[tuple[int, ...], ...],
    captain: int,
    wide: int,
    high: int,
    at: tuple[int, int] = (4, HEAD),
) -> str:
    step = min(74.0, (wide - 8) / max(len(ships), 1))
    left = at[0] + (wide - 8 - step * len(ships)) / 2
    both = zip(ships, numbers, strict=True)
    return "".join(
        [token(kind, terms, captain, left + n * step, at[1], step - 2, high) for n, (kind, terms) in enumerate(both)]
    )


def token(kind: int, terms: tuple[int, ...], captain: int, x: float, y: float, wide: float, high: int) -> str:
    """A ship: its picture, its own strength, and what it gains here."""
    size = min((high - 13) * 1.5, wide)
    top = (high - 13 - size / 1.5) / 2
    extra = f'<tspan fill="{INK}" class="th-ink" font-weight="800">+{sum(terms[1:])}</tspan>' if len(terms) > 1 else ""
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f"{ship_picture(kind, (wide - size) / 2, top, size, CAPTAINS[captain], f'th-f{captain}')}"
        f"{words_at(wide / 2, high - 1, f'{terms[0]}{extra}', 11.5, INK, 'th-ink th-num', 'middle', 600)}</g>"
    )


@lru_cache(256)
def beam(captain: int, cell: int, cells: int) -> str:
    """Light from the ships up to the city; whoever holds it leaves his mark there."""
    wide = column_width(cells)
    x, foot = column_left(cell, cells), CARD_TOP + CARD_HEIGHT
    middle = wide / 2
    colour, cls = (CAPTAINS[captain], f"th-f{captain}") if captain >= 0 else (INK, "th-ink")
    light = (
        f'<path d="M{number(middle - 26)} 1H{number(middle + 26)}L{wide - 8} {SKY_TOP - foot + PAD}H8Z" fill="{colour}"'
        f' fill-opacity="{".38" if captain >= 0 else ".13"}" class="{cls}"/>'
    )
    mark = holder(captain, middle) if captain >= 0 else ""
    return f'<g id="light-{cell}" class="th-light" transform="translate({x} {foot})">{light}{mark}</g>'


def holder(captain: int, middle: float) -> str:
    colour = CAPTAINS[captain]
    return (
        f'<rect x="{number(middle - 25)}" y="2" width="50" height="22" rx="11" fill="{WELL}" stroke="{colour}"'
        f' stroke-width="2" class="th-well th-s{captain}"/>'
        f"{icon('pennant', middle - 19, 5, 16, colour, f'th-f{captain}')}{badge(captain, middle + 2, 5, 16)}"
    )
