"""Where things lie: the board, the map that grows and fits itself to it, and the sockets of a tile (5.9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.games.claustrophobia.view.queries import DIRECTIONS
from igroteka.games.claustrophobia.view.types import Spot, View
from igroteka.table.svg.markup import number

BOARD: Final = (1200, 1000)
TILE: Final = 200  # units of the map
HALF: Final = TILE // 2
MARGIN: Final = 44  # around the tiles: torches stand over the edge
LARGEST: Final = 1.75  # a map of few tiles is not blown up beyond that

HUMAN_X: Final = 66
DEMON_X: Final = 134
NARROW_X: Final = (79, 121)  # of a tile that holds one of each side
ROWS: Final = {1: (100,), 3: (64, 100, 136), 5: (58, 84, 110, 136, 162)}  # by capacity; five begin under the name
WANTED: Final = 30  # how much it matters to see where a tile is going to lie
LARGER: Final = 1.08
SMALLER: Final = 0.84  # figures where five stand in a column


class Fit(NamedTuple):
    """Place of the map on the board: units of the map become units of the board."""

    scale: float
    left: float
    top: float

    def transform(self) -> str:
        return f"translate({number(self.left)} {number(self.top)}) scale({number(self.scale)})"

    def on_board(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.scale, self.top + y * self.scale


def fit_of(view: View) -> Fit:
    """Return the place and size at which all tiles are seen, and the one that is being laid."""
    cells = [(spot.x, spot.y) for spot in view.spots] or [(0, 0)]
    laying = cell_to_lay(view)
    if laying is not None:
        cells.append(laying)
    first_x, last_x = min([x for x, _ in cells]), max([x for x, _ in cells])
    first_y, last_y = min([y for _, y in cells]), max([y for _, y in cells])
    wide = (last_x - first_x + 1) * TILE + 2 * MARGIN
    high = (last_y - first_y + 1) * TILE + 2 * MARGIN
    scale = round(min(BOARD[0] / wide, BOARD[1] / high, LARGEST), 3)
    left = (BOARD[0] - wide * scale) / 2 - (first_x * TILE - MARGIN) * scale
    top = (BOARD[1] - high * scale) / 2 - (first_y * TILE - MARGIN) * scale
    return Fit(scale, round(left, 1), round(top, 1))


def cell_to_lay(view: View) -> tuple[int, int] | None:
    """Return where the tile is going to lie that was drawn, None if there is none."""
    edge = edge_to_lay(view)
    if edge < 0:
        return None
    spot = view.spots[edge // 4]
    dx, dy = DIRECTIONS[edge % 4]
    return spot.x + dx, spot.y + dy


def edge_to_lay(view: View) -> int:
    """Return the opening through which somebody explores, while a tile is turned up and not laid."""
    if view.drawn < 0 or not view.about:
        return -1
    return {"LayTile": view.about[-1], "DemonAtTile": view.about[0]}.get(view.step, -1)


def corner(spot: Spot) -> tuple[int, int]:
    """Return the upper left corner of a tile in units of the map."""
    return spot.x * TILE, spot.y * TILE


def socket(spot: Spot, demon: bool, place: int, many: int) -> tuple[float, float]:
    """Return where the figure with this place among `many` of its side stands, from the corner of the tile."""
    rows = ROWS.get(spot.capacity, ROWS[5])
    x = NARROW_X[demon] if len(rows) == 1 else (HUMAN_X, DEMON_X)[demon]
    if place < len(rows) and many <= len(rows):
        return x, rows[place]
    step = 104 / max(1, many - 1)  # CL-R57: more than the tile holds stand closer
    return x, 58 + step * place


def figure_scale(spot: Spot, many: int) -> float:
    """Return how large figures are drawn: larger where few stand, smaller where they stand close."""
    if len(ROWS.get(spot.capacity, ROWS[5])) == 5 or many > spot.capacity:
        return SMALLER
    return LARGER


def side_middle(side: int, out: float = 0) -> tuple[float, float]:
    """Return the middle of a side, moved outwards by so much, from the corner of the tile."""
    dx, dy = DIRECTIONS[side]
    return HALF + dx * (HALF + out), HALF + dy * (HALF + out)


def free_corner(view: View, fit: Fit) -> str:
    """Return the corner of the board that a panel covers least: tiles with figures count for more."""
    best, least = "se", 10**9
    laying = cell_to_lay(view)
    for name, (x, y) in {"se": (760, 660), "sw": (0, 660), "ne": (760, 0), "nw": (0, 0)}.items():
        covered = sum([covers(corner(spot), crowd(spot), fit, x, y) for spot in view.spots])
        if laying is not None:
            covered += covers((laying[0] * TILE, laying[1] * TILE), WANTED, fit, x, y)
        if covered < least:
            best, least = name, covered
    return best


def crowd(spot: Spot) -> int:
    """Return how much it matters to see the tile."""
    return 1 + 3 * (len(spot.humans) + len(spot.fiends) + spot.ready + spot.done)


def covers(place: tuple[int, int], weight: int, fit: Fit, x: int, y: int, wide: int = 440, high: int = 340) -> int:
    """Return how much of the tile in that place a panel there would hide."""
    left, top = fit.on_board(*place)
    side = TILE * fit.scale
    across = max(0.0, min(left + side, x + wide) - max(left, x))
    down = max(0.0, min(top + side, y + high) - max(top, y))
    return int(across * down) * weight
