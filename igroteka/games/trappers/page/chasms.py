"""Chasms: pits cut into the ground along borders that no rover crosses (TR-013).

The light falls from above at the left, as on the rock: the far wall of a pit is lit, the near one lies in the dark.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content.board import neighbour
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CLOSED, EAST, HEADINGS, SIDE, SOUTH
from igroteka.games.trappers.page.places import CELL, GAP, left_of, top_of
from igroteka.table.svg.markup import number

BRINK: Final = 5.5  # how far frames keep off
STEPS: Final = 12
DEEP: Final = 4.6  # how much of the lit wall is seen

Point = tuple[float, float]


def torn(content: Content, cell: int, heading: int) -> bool:
    """Tell whether a pit lies between a cell and its neighbour there."""
    return neighbour(cell, heading) != CLOSED and content.exits[cell * int(HEADINGS) + heading] == CLOSED


def chasms(content: Content) -> str:
    """Each pit once: between a cell and its neighbour to the east or to the south."""
    drawn = [
        chasm(cell, heading)
        for cell in range(int(SIDE * SIDE))
        for heading in (int(EAST), int(SOUTH))
        if torn(content, cell, heading)
    ]
    return f'<g class="tr-chasms" stroke-linejoin="round" fill="none">{"".join(drawn)}</g>'


def chasm(cell: int, heading: int) -> str:
    """Darkened brink, lit wall with its layers, the deep, and the bright edge where the ground begins again."""
    east = heading == EAST
    x = left_of(cell) + (CELL + GAP / 2 if east else 0)
    y = top_of(cell) + (0 if east else CELL + GAP / 2)
    near, far, wall = sides(cell * 7 + heading * 131 + 5)
    ring = closed(near, far, east)
    layer = [((a + b) / 2, along) for (a, along), (b, _) in zip(far, wall, strict=True)]
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<path d="{ring}" stroke="#120a05" stroke-opacity=".34" stroke-width="7" class="tr-brink"/>'
        f'<path d="{ring}" fill="#8d5a37" class="tr-wall"/>'
        f'<path d="{open_line(layer, east)}" stroke="#3d2111" stroke-opacity=".7" stroke-width="1" class="tr-layer"/>'
        f'<path d="{closed(near, wall, east)}" fill="#0a0604" class="tr-hole"/>'
        f'<path d="{open_line(near, east)}" stroke="#1d1009" stroke-width="1.4" class="tr-near"/>'
        f'<path d="{open_line(far, east)}" stroke="#f0c493" stroke-width="1.3" class="tr-lip"/></g>'
    )


def sides(seed: int) -> tuple[list[Point], list[Point], list[Point]]:
    """Across and along: the near edge, the far one, the foot of its wall; ragged by a small generator of its own."""
    near: list[Point] = []
    far: list[Point] = []
    wall: list[Point] = []
    for n in range(STEPS + 1):
        along = -3 + n * (CELL + 6) / STEPS
        narrow = min(1.0, 0.12 + min(n, STEPS - n) / 2.2)  # towards its ends
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        left = (5.4 + (seed >> 12) % 32 / 10) * narrow
        right = (5.4 + (seed >> 17) % 32 / 10) * narrow
        near.append((-left, along))
        far.append((right, along))
        wall.append((max(right - (DEEP - (seed >> 22) % 20 / 10) * narrow, 0.3 - left), along))
    return near, far, wall


def closed(one: list[Point], other: list[Point], east: bool) -> str:
    return open_line(one + other[::-1], east) + "Z"


def open_line(points: list[Point], east: bool) -> str:
    said = [f"{number(a)} {number(b)}" if east else f"{number(b)} {number(a)}" for a, b in points]
    return "M" + "L".join(said)
