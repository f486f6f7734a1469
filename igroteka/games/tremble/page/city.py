"""A city card in its cell: number, type, name, part of the world, marks, and what a raid and a search bring."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.tremble.content.tables import City, Content
from igroteka.games.tremble.page.places import CARD_HEIGHT, CARD_TOP, column_left, column_width
from igroteka.games.tremble.page.skyline import FLOOR, skyline
from igroteka.games.tremble.page.style import BANDS, CARD, DIM, INK, LINE, TYPES, WELL, display, display_line
from igroteka.games.tremble.view.types import View
from igroteka.games.tremble.words.cards import shown_people
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, rect, words_at
from igroteka.table.svg.measure import width, wrapped
from igroteka.table.svg.parts import piece
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

BAND = 99


def cities(content: Content, view: View, speaker: Speaker) -> list[str]:
    cells = len(view.cells)
    return [
        piece(f"cell-{number}", city_cell(content, cell.city, number, cells, speaker))
        for number, cell in enumerate(view.cells)
    ]


def city_cell(content: Content, city: int, cell: int, cells: int, speaker: Speaker) -> str:
    if city < 0:
        return empty_cell(cell, cells)
    name = speaker.name(Ref("city", city))
    return city_card(speaker.words, content.cities[city], city, name, cell, cells)


@lru_cache(64)
def empty_cell(cell: int, cells: int) -> str:
    wide = column_width(cells)
    return (
        f'<g id="cell-{cell}" class="th-cell th-none" transform="translate({column_left(cell, cells)} {CARD_TOP})">'
        f'<rect class="frame th-slot" width="{wide}" height="{CARD_HEIGHT}" rx="12" fill="{WELL}" fill-opacity=".5"'
        f' stroke="{LINE}" stroke-width="1.5" stroke-dasharray="6 6"/>'
        f'<g opacity=".3">{display(wide / 2, 123, str(cell + 1), 44, INK, "th-ink", "middle")}</g></g>'
    )


@lru_cache(2048)
def city_card(words: Words, city: City, kind: int, name: str, cell: int, cells: int) -> str:
    wide = column_width(cells)
    colour, band = TYPES[city.type], BANDS[city.type]
    return (
        f'<g id="cell-{cell}" class="th-cell" transform="translate({column_left(cell, cells)} {CARD_TOP})">'
        f'<rect class="frame th-card th-ts-{city.type}" width="{wide}" height="{CARD_HEIGHT}" rx="12" fill="{CARD}"'
        f' stroke="{colour}" stroke-width="2"/>'
        f'<path d="M1 {BAND}V12A11 11 0 0 1 12 1H{wide - 12}A11 11 0 0 1 {wide - 1} 12V{BAND}Z" fill="{band}"'
        f' class="th-tb-{city.type}"/>'
        f'<g transform="translate(0 {BAND - FLOOR})">{skyline(kind, city.type, wide, colour, band)}</g>'
        f"{icon('th-' + city.type, wide / 2 - 12, 4, 24, colour, 'th-t-' + city.type)}"
        f"{type_label(words, city, wide)}"
        f"{cell_number(cell)}{marks(words, city, wide)}{city_name(name, wide)}{whereabouts(words, city, wide)}"
        f"{catch(words, 'raid', city.quick, wide, 160)}{catch(words, 'search', city.search, wide, 186)}</g>"
    )


def type_label(words: Words, city: City, wide: int) -> str:
    said = words.sentence("text-type", {"type": city.type})
    return line_at(wide / 2, 41, said, wide - 16, 12, TYPES[city.type], "th-t-" + city.type, "middle", 600)


def cell_number(cell: int) -> str:
    return f'<circle cx="17" cy="17" r="11" fill="{INK}" class="th-disc"/>' + display(
        17, 22, str(cell + 1), 14, WELL, "th-on-disc", "middle"
    )


def marks(words: Words, city: City, wide: int) -> str:
    """The crown of a capital and the star of the first pile."""
    shown: list[str] = []
    right = wide - 24
    if city.capital:
        shown.append(mark("th-capital", words.sentence("draw-capital", {}), right, 7, 18))
    if city.star:
        shown.append(mark("star", words.sentence("draw-star", {}), right + 1, 28 if city.capital else 7, 16))
    return "".join(shown)


def mark(name: str, title: str, x: float, y: float, size: int) -> str:
    return f"<g><title>{esc(title)}</title>{icon(name, x, y, size, INK, 'th-on-band')}</g>"


def city_name(name: str, wide: int) -> str:
    room = wide - 12
    if width(name, 13.5, "display") <= room:
        return display_line(wide / 2, 124, name, room, 16)
    lines = wrapped(name, room, 13.5, "display")
    if len(lines) == 1:
        return display_line(wide / 2, 124, name, room, 13.5)
    return "".join([display_line(wide / 2, 116 + 16 * n, line, room, 13.5) for n, line in enumerate(lines)])


def whereabouts(words: Words, city: City, wide: int) -> str:
    region = words.sentence("text-region", {"region": city.region})
    return line_at(wide / 2, 149, region, wide - 12, 12, DIM, "th-dim", "middle")


def catch(words: Words, way: str, amount: int, wide: int, y: int) -> str:
    said = words.sentence("draw-way", {"way": way})
    number = shown_people(amount, words.language)
    return (
        f"{rect(6, y, wide - 12, 22, WELL, 'th-well', 6)}{icon('th-' + way, 10, y + 4, 14, DIM, 'th-dim')}"
        f"{line_at(27, y + 15.5, said, wide - 88, 11.5, DIM, 'th-dim')}"
        f"{words_at(wide - 11, y + 16, number, 13, INK, 'th-ink th-num', 'end', 700)}"
    )
