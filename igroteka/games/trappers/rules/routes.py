"""TR-042 to TR-058: where a rover can drive. All cells of a heading are one number: a point is spent on all at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.games.trappers.content.vocabulary import CELLS, EAST, NORTH, RONGAUT, SIDE, SOUTH, WEST
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers

BASE_POINTS: Final[i64] = 4  # TR-043
STEPS: Final = (-int(SIDE), 1, int(SIDE), -1)  # from a cell to the next one, by heading
LEG: Final = 10  # cells of a path in one number


def has_turn(game: Trappers, seat: i64) -> bool:
    """Tell whether it is the trapper's turn: artifacts hold for the turn of the one who used them."""
    return seat == game.seat_at(game.place)


def points(game: Trappers, seat: i64) -> i64:
    """TR-043, TR-045: by the reputation where the movement begins."""
    own = BASE_POINTS + game.standing_at(seat, game.cell[seat])
    return own + game.boost if has_turn(game, seat) else own


def stops_for(game: Trappers, seat: i64) -> i64:
    """TR-053: all cells can be passed but those of TR-054 and TR-055; TR-057: own ones can; TR-056: the first too.

    Coming back to that one would stop the rover too, but whatever it did then it could have done by turning there.
    """
    if game.ghost and has_turn(game, seat):
        return 0
    return (game.atlas.of_kind[RONGAUT] | game.rivals_settlements(seat)) & ~bit(game.cell[seat])


def ways_for(game: Trappers, seat: i64) -> vec[i64]:
    return game.atlas.ghost_open if game.ghost and has_turn(game, seat) else game.atlas.open


def start_of(game: Trappers, seat: i64) -> tuple[i64, i64, i64, i64]:
    """By heading, before any point is spent."""
    return headed(bit(game.cell[seat]), game.heading(seat))


def headed(here: i64, heading: i64) -> tuple[i64, i64, i64, i64]:
    """TR-052: with its wheels up the rover may begin in any direction."""
    north: i64 = 0
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    if heading == NORTH or heading == FREE:
        north = here
    if heading == EAST or heading == FREE:
        east = here
    if heading == SOUTH or heading == FREE:
        south = here
    if heading == WEST or heading == FREE:
        west = here
    return north, east, south, west


def spend(ways: vec[i64], stops: i64, at: tuple[i64, i64, i64, i64]) -> tuple[i64, i64, i64, i64]:
    """One point more: a step ahead (TR-046, TR-049), or a turn of 90 degrees (TR-047); nothing else (TR-048)."""
    north, east, south, west = at
    moving = ~stops  # TR-R31: where it had to stop it may still turn
    return (
        north | east | west | (north & ways[NORTH] & moving) >> SIDE,
        east | north | south | (east & ways[EAST] & moving) << 1,
        south | east | west | (south & ways[SOUTH] & moving) << SIDE,
        west | north | south | (west & ways[WEST] & moving) >> 1,
    )


def reach(game: Trappers, seat: i64) -> tuple[i64, i64, i64, i64]:
    """By heading, the cells on which the rover can end with it; TR-050: with points left too."""
    at = start_of(game, seat)
    stops = stops_for(game, seat)
    ways = ways_for(game, seat)
    left = points(game, seat)
    while left > 0:
        at = spend(ways, stops, at)
        left -= 1
    return at


def facings(at: tuple[i64, i64, i64, i64], cell: i64) -> i64:
    """The headings possible on a cell, a bit each."""
    north, east, south, west = at
    return north >> cell & 1 | (east >> cell & 1) << 1 | (south >> cell & 1) << 2 | (west >> cell & 1) << 3


def levels(game: Trappers, seat: int) -> list[tuple[int, int, int, int]]:
    """By points spent, what `reach` has then: for those who want to see the way."""
    at = start_of(game, seat)
    stops = stops_for(game, seat)
    ways = ways_for(game, seat)
    found = [plain(at)]
    for _point in range(points(game, seat)):
        at = spend(ways, stops, at)
        found.append(plain(at))
    return found


def plain(at: tuple[i64, i64, i64, i64]) -> tuple[int, int, int, int]:
    return int(at[0]), int(at[1]), int(at[2]), int(at[3])


def cost(spent: list[tuple[int, int, int, int]], cell: int, heading: int) -> int:
    for points, at in enumerate(spent):
        if at[heading] >> cell & 1:
            return points
    raise no_way(cell)


def no_way(cell: i64) -> ValueError:
    return ValueError(f"there is no way to cell {cell}, or none that ends so")


def cheapest(game: Trappers, seat: int, cell: int, heading: int) -> list[int]:
    """The cells of a cheapest way, from the first to the last; straight ahead where that costs no more."""
    spent = levels(game, seat)
    ways = [int(way) for way in ways_for(game, seat)]
    moving = ~int(stops_for(game, seat))
    path = [cell]
    for level in range(cost(spent, cell, heading) - 1, -1, -1):
        before = spent[level]
        behind = cell - STEPS[heading]
        if 0 <= behind < CELLS and before[heading] & ways[heading] & moving & 1 << behind:
            cell = behind
            path.append(cell)
        else:
            heading = next(turned for turned in ((heading + 1) % 4, (heading + 3) % 4) if before[turned] >> cell & 1)
    return path[::-1]


def packed(path: list[int]) -> tuple[int, int]:
    """A path as the two numbers of an event: six bits for each cell, 1 + its number."""
    legs = [sum(cell + 1 << 6 * place for place, cell in enumerate(path[i : i + LEG])) for i in (0, LEG)]
    return legs[0], legs[1]


def unpacked(first: int, second: int) -> list[int]:
    return [(leg >> 6 * place & 63) - 1 for leg in (first, second) for place in range(LEG) if leg >> 6 * place & 63]
