"""The ground of the board, which never changes: rock and sand, frames of clans, special cells, the two scales.

A frame is broken where a rover can leave the cell and whole where it cannot (TR-012, TR-013); it keeps off chasms.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.board import Cell
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CLOSED, HEADINGS, KINDS, NOBODY, SIDE, SOMETHING, WASTELAND
from igroteka.games.trappers.page.chasms import BRINK, chasms, torn
from igroteka.games.trappers.page.places import CELL, HALF, LEFT, PITCH, TABLET, TOP, left_of, top_of
from igroteka.games.trappers.page.style import CARD, CLANS, DISPLAY, FOLDER, INK, KIND_ICONS, NOBODYS, emblem
from igroteka.table.svg.art import art
from igroteka.table.svg.dice import die
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number
from igroteka.table.svg.text_fit import fit
from igroteka.table.text.speech import Words

ROUND: Final = 13  # of a frame's corners
WAY: Final = 34  # the break in an open side
DIE: Final = 22
SOMETHINGS: Final = 4  # drawings of such cells


@lru_cache(32)
def ground(content_hash: str, words: Words, content: Content, shapes: str) -> str:
    cells = range(int(SIDE * SIDE))
    return (
        f"<defs>{art(FOLDER, 'rock')}{art(FOLDER, 'something')}{shapes}</defs>"
        f'<g clip-path="url(#tr-clip)">{art(FOLDER, "desert")}{"".join([floor(content, cell) for cell in cells])}</g>'
        f"{scales()}{chasms(content)}{''.join([frame(content, cell) for cell in cells])}"
        f"{''.join([special(content, words, cell) for cell in cells])}"
    )


# --- cells ---


def colour_of(content: Content, cell: Cell) -> str:
    return content.clans[cell.clan - 1].colour if cell.clan != NOBODY else "white"


def floor(content: Content, cell: int) -> str:
    """The land of a clan in its colour; white cells are bleached."""
    colour = colour_of(content, content.cells[cell])
    return (
        f'<rect x="{left_of(cell)}" y="{top_of(cell)}" width="{CELL}" height="{CELL}" rx="{ROUND}"'
        f' fill="{CLANS.get(colour, NOBODYS)}" fill-opacity=".17" class="tr-c-{colour} tr-floor"/>'
    )


def frame(content: Content, cell: int) -> str:
    there = content.cells[cell]
    colour = colour_of(content, there)
    thick = 3.2 if there.kind == WASTELAND else 5.4
    ends = content.exits[cell * int(HEADINGS) : (cell + 1) * int(HEADINGS)]
    off = [BRINK if torn(content, cell, heading) else 0.0 for heading in range(int(HEADINGS))]
    sides = outline([end != CLOSED for end in ends], off)
    mark = (
        f'<circle cx="16" cy="16" r="13.5" fill="{CARD}" fill-opacity=".82"'
        f' class="tr-plate"/>{emblem(colour, 6, 6, 20)}'
        if colour in CLANS
        else ""
    )
    return (
        f'<g transform="translate({left_of(cell)} {top_of(cell)})"><path d="{sides}" fill="none" stroke="#120c08"'
        f' stroke-opacity=".45" stroke-width="{number(thick + 2.6)}" stroke-linecap="round" class="tr-rim"/>'
        f'<path d="{sides}" fill="none" stroke="{CLANS.get(colour, NOBODYS)}" stroke-width="{thick}"'
        f' stroke-linecap="round" class="tr-s-{colour}"/>{mark}</g>'
    )


def outline(open_sides: list[bool], off: list[float]) -> str:
    """A square with round corners, from the middle of the north side; open sides have a break there.

    Each side stands off the edge of the cell by so much."""
    top, right, bottom, left = off[0], CELL - off[1], CELL - off[2], off[3]
    near, far = HALF - WAY / 2, HALF + WAY / 2
    bend = f"A{ROUND} {ROUND} 0 0 1 "
    corners = (
        (f"L{at(right - ROUND, top)}{bend}{at(right, top + ROUND)}", (right, near), (right, far)),
        (f"L{at(right, bottom - ROUND)}{bend}{at(right - ROUND, bottom)}", (far, bottom), (near, bottom)),
        (f"L{at(left + ROUND, bottom)}{bend}{at(left, bottom - ROUND)}", (left, far), (left, near)),
        (f"L{at(left, top + ROUND)}{bend}{at(left + ROUND, top)}", (near, top), (far, top)),
    )
    path = [f"M{at(far, top)}"]
    for heading, (corner, before, after) in enumerate(corners):
        path.append(f"{corner}L{at(before[0], before[1])}")
        gap = open_sides[(heading + 1) % int(HEADINGS)]
        path.append(f"{'M' if gap else 'L'}{at(after[0], after[1])}")
    return "".join(path)


def at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def special(content: Content, words: Words, cell: int) -> str:
    """TR-010: a plate with its sign, and its name on a tablet under it."""
    there = content.cells[cell]
    if there.kind == WASTELAND:
        return ""
    colour = colour_of(content, there)
    edge = f'stroke="{CLANS.get(colour, NOBODYS)}" class="tr-plate tr-s-{colour}"'
    name = words.sentence("cell-kind", {"kind": KINDS[there.kind]})
    return (
        f'<g transform="translate({left_of(cell)} {top_of(cell)})">'
        f'<circle cx="{number(HALF + 1)}" cy="48" r="34" fill="#000" fill-opacity=".3"/>'
        f'<circle cx="{number(HALF)}" cy="46" r="32" fill="{CARD}" stroke-width="2.4" {edge}/>'
        f"{sign(content, cell)}{tablet(name, edge)}</g>"
    )


def sign(content: Content, cell: int) -> str:
    """Each Something is a thing of its own: no two of them look alike."""
    kind = content.cells[cell].kind
    if kind == SOMETHING:
        which = len([1 for other in range(cell) if content.cells[other].kind == SOMETHING]) % SOMETHINGS
        return (
            f'<use href="#tr-something-{which}" x="{number(HALF - 24)}" y="21" width="48" height="48" fill="{INK}"'
            ' class="tr-ink"/>'
        )
    return icon(KIND_ICONS[kind], HALF - 21, 25, 42, INK, "tr-ink")


def tablet(name: str, edge: str) -> str:
    said, size, narrow = fit(name, CELL - 30, 13.5)
    wide = CELL - 18
    return (
        f'<rect x="9" y="{number(TABLET)}" width="{wide}" height="18" rx="7" fill="{CARD}" stroke-width="1.6" {edge}/>'
        f'<text x="{number(HALF)}" y="{number(TABLET + 13.4)}" font-family="{DISPLAY}" font-size="{number(size)}"'
        f' font-weight="700" fill="{INK}" text-anchor="middle"{narrow} class="tr-ink">{said}</text>'
    )


# --- scales ---


def scales() -> str:
    """TR-008: white dice above, black ones at the left."""
    white = "".join([die(face, LEFT + PITCH * (face - 1) + HALF - DIE / 2, 7, DIE) for face in range(1, 7)])
    black = "".join(
        [die(face, 5, TOP + PITCH * (face - 1) + HALF - DIE / 2, DIE, "#1b1714", "#efe6d6") for face in range(1, 7)]
    )
    return f'<g class="tr-scales">{white}{black}</g>'
