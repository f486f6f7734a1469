"""The ground of the board: the dark of the mountain, and the floors of all tiles that are laid."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.page.places import BOARD, Fit, corner, side_middle
from igroteka.games.claustrophobia.page.style import CAVE, ROCK, WALL
from igroteka.games.claustrophobia.page.tiles import DEFINITIONS, floor
from igroteka.games.claustrophobia.view.queries import SIDES
from igroteka.games.claustrophobia.view.sides import BLIND
from igroteka.games.claustrophobia.view.types import Spot, View
from igroteka.table.svg.markup import number
from igroteka.table.svg.parts import joined, piece, within


def in_map(fit: Fit, *texts: str) -> str:
    """Put what is drawn in units of the map where the map lies; its pieces stay pieces."""
    return within(f'<g class="cl-map" transform="{fit.transform()}">', joined(texts), "</g>")


def ground(content: Content, view: View, fit: Fit) -> str:
    return joined([dark(), in_map(fit, *[tile(content, spot) for spot in view.spots])])


@lru_cache(2)
def dark() -> str:
    return (
        f'{DEFINITIONS}<rect x="-1200" y="-1000" width="{3 * BOARD[0]}" height="{3 * BOARD[1]}" fill="{CAVE}"'
        f' class="cl-cave"/><rect x="-600" y="-500" width="{2 * BOARD[0]}" height="{2 * BOARD[1]}"'
        f' fill="url(#cl-depth)" class="cl-depth"/><rect x="-1200" y="-1000" width="{3 * BOARD[0]}"'
        f' height="{3 * BOARD[1]}" fill="url(#cl-hatch)"/>'
    )


def tile(content: Content, spot: Spot) -> str:
    found = content.tiles[spot.tile]
    walls = "".join([walled(side) for side in range(SIDES) if spot.sides[side] == BLIND])
    x, y = corner(spot)
    inner = floor(spot.tile, found.shape, found.kind, found.sides, spot.rotation, str(spot.tile))
    return laid(spot.spot, x, y, inner, walls)


@lru_cache(2048)
def laid(spot: int, x: int, y: int, inner: str, walls: str) -> str:
    return piece(f"floor-{spot}", f'<g id="floor-{spot}" transform="translate({x} {y})">{inner}{walls}</g>')


@lru_cache(8)
def walled(side: int) -> str:
    """CL-R17: open against rock: the neighbour's wall stands across the passage."""
    x, y = side_middle(side, -4)
    wide, high = (84, 14) if side % 2 == 0 else (14, 84)
    return (
        f'<rect x="{number(x - wide / 2)}" y="{number(y - high / 2)}" width="{wide}" height="{high}" rx="4"'
        f' fill="{WALL}" class="cl-wall-f"/><rect x="{number(x - wide / 2 + 4)}" y="{number(y - high / 2 + 4)}"'
        f' width="{wide - 8}" height="{high - 8}" rx="3" fill="{ROCK}" class="cl-rock"/>'
    )
