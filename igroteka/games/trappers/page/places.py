"""Where things lie on the board: six by six cells, the two scales of dice, and a column for decks and wars."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content.vocabulary import SIDE

BOARD: Final = (820, 760)
LEFT: Final = 34  # of the first cell
TOP: Final = 36
PITCH: Final = 118
CELL: Final = 106
HALF: Final = CELL / 2
GAP: Final = PITCH - CELL
TABLET: Final = 82.0  # from the top of a cell to the name on it

ASIDE: Final = 744  # the column beside the cells
ASIDE_WIDE: Final = 68
DECK_TOP: Final = 54
DECK_STEP: Final = 122
DECK_HIGH: Final = 90
WAR_TOP: Final = 438
GARAGE_TOP: Final = 606

# in a cell, places of the rovers on it: alone, two, three, four
STANDS: Final = (
    ((0, -4),),
    ((-23, -17), (23, 19)),
    ((-25, -20), (25, -20), (0, 24)),
    ((-25, -23), (25, -23), (-25, 25), (25, 25)),
)


def left_of(cell: int) -> int:
    return LEFT + PITCH * (cell % int(SIDE))


def top_of(cell: int) -> int:
    return TOP + PITCH * (cell // int(SIDE))


def middle_of(cell: int) -> tuple[float, float]:
    return left_of(cell) + HALF, top_of(cell) + HALF


def garage_of(seat: int) -> tuple[float, float]:
    """Return where a rover waits that is off the board."""
    return ASIDE + 17 + 34 * (seat % 2), GARAGE_TOP + 44 + 52 * (seat // 2)
