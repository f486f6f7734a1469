"""The ground of the board, which never changes: rock and sand, frames of clans, chasms, special cells, the two scales.

A frame is broken where a rover can leave the cell and whole where it cannot (TR-012, TR-013); a chasm lies in a pit.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.board import Cell, neighbour
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CLOSED, EAST, HEADINGS, KINDS, NOBODY, SIDE, SOUTH, WASTELAND
from igroteka.games.trappers.page.places import CELL, GAP, HALF, LEFT, PITCH, TOP, left_of, top_of
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


@lru_cache(32)
def ground(content_hash: str, words: Words, content: Content, shapes: str) -> str:
    cells = range(int(SIDE * SIDE))
    return (
        f"<defs>{art(FOLDER, 'rock')}{shapes}</defs>"
        f'<g clip-path="url(#tr-clip)">{art(FOLDER, "desert")}{"".join([floor(content, cell) for cell in cells])}</g>'
        f"{scales()}{''.join([frame(content, cell) for cell in cells])}{chasms(content)}"
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
    sides = outline([end != CLOSED for end in ends])
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


def outline(open_sides: list[bool]) -> str:
    """A square with round corners, from the middle of the north side; open sides have a break there."""
    near, far = HALF - WAY / 2, HALF + WAY / 2
    corners = (
        (f"L{CELL - ROUND} 0A{ROUND} {ROUND} 0 0 1 {CELL} {ROUND}", (CELL, near), (CELL, far)),
        (f"L{CELL} {CELL - ROUND}A{ROUND} {ROUND} 0 0 1 {CELL - ROUND} {CELL}", (far, CELL), (near, CELL)),
        (f"L{ROUND} {CELL}A{ROUND} {ROUND} 0 0 1 0 {CELL - ROUND}", (0, far), (0, near)),
        (f"L0 {ROUND}A{ROUND} {ROUND} 0 0 1 {ROUND} 0", (near, 0), (far, 0)),
    )
    path = [f"M{number(far)} 0"]
    for heading, (corner, before, after) in enumerate(corners):
        path.append(f"{corner}L{number(before[0])} {number(before[1])}")
        gap = open_sides[(heading + 1) % int(HEADINGS)]
        path.append(f"{'M' if gap else 'L'}{number(after[0])} {number(after[1])}")
    return "".join(path)


def special(content: Content, words: Words, cell: int) -> str:
    """TR-010: a plate with its sign and its name."""
    there = content.cells[cell]
    if there.kind == WASTELAND:
        return ""
    colour = colour_of(content, there)
    name = words.sentence("cell-kind", {"kind": KINDS[there.kind]})
    return (
        f'<g transform="translate({left_of(cell)} {top_of(cell)})">'
        f'<circle cx="{number(HALF)}" cy="47" r="32" fill="{CARD}" fill-opacity=".9"'
        f' stroke="{CLANS.get(colour, NOBODYS)}"'
        f' stroke-width="2" class="tr-plate tr-s-{colour}'
        f'"/>{icon(KIND_ICONS[there.kind], HALF - 21, 26, 42, INK, "tr-ink")}'
        f"{name_line(name)}</g>"
    )


def name_line(name: str) -> str:
    """White with a dark edge: it lies on rock of any colour."""
    said, size, narrow = fit(name, CELL - 12, 15.5)
    return (
        f'<text x="{number(HALF)}" y="97" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="700"'
        f' fill="#fffaf0" text-anchor="middle"{narrow} paint-order="stroke" stroke="#17110c" stroke-width="3.5"'
        f' stroke-linejoin="round">{said}</text>'
    )


# --- pits ---


def chasms(content: Content) -> str:
    """Each pit once: between a cell and its neighbour to the east or to the south."""
    drawn: list[str] = []
    for cell in range(int(SIDE * SIDE)):
        for heading in (int(EAST), int(SOUTH)):
            beyond = neighbour(cell, heading)
            if beyond != CLOSED and content.exits[cell * int(HEADINGS) + heading] == CLOSED:
                drawn.append(chasm(cell, heading))
    return f'<g class="tr-chasms">{"".join(drawn)}</g>'


def chasm(cell: int, heading: int) -> str:
    """A torn hole along the border, drawn downwards and turned for a border that runs to the east."""
    if heading == EAST:
        move = f"translate({number(left_of(cell) + CELL + GAP / 2)} {top_of(cell)})"
    else:
        move = f"translate({left_of(cell)} {number(top_of(cell) + CELL + GAP / 2)}) rotate(-90)"
    torn = edge(cell * 7 + heading * 131 + 5)
    return (
        f'<g transform="{move}"><path d="{torn}" fill="#e8b98a" fill-opacity=".5" transform="translate(2 2)"'
        ' class="tr-lip"/>'
        f'<path d="{torn}" fill="#0b0705" stroke="#2c1a10" stroke-width="1.6" class="tr-hole"/></g>'
    )


def edge(seed: int) -> str:
    """Ragged by a small generator of its own: the same chasm always."""
    points: list[tuple[float, float]] = []
    steps = 9
    for n in range(2 * steps):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        side = 1 if n < steps else -1
        along = n if n < steps else 2 * steps - 1 - n
        wide = (4 if along in (0, steps - 1) else 8.5) + (seed >> 12) % 5
        points.append((side * wide, 3 + along * (CELL - 6) / (steps - 1)))
    return "M" + "L".join([f"{number(x)} {number(y)}" for x, y in points]) + "Z"


# --- scales ---


def scales() -> str:
    """TR-008: white dice above, black ones at the left."""
    white = "".join([die(face, LEFT + PITCH * (face - 1) + HALF - DIE / 2, 7, DIE) for face in range(1, 7)])
    black = "".join(
        [die(face, 5, TOP + PITCH * (face - 1) + HALF - DIE / 2, DIE, "#1b1714", "#efe6d6") for face in range(1, 7)]
    )
    return f'<g class="tr-scales">{white}{black}</g>'
