"""Warriors and tiles as numbers: in frames, and in events, which are read without the table.

A human is his place, a Troglodyte TROG or TOUGH_TROG, a fiend FIEND + its number. Told, a fiend carries the figure that
it is (a Demon card, a Possessed, a Damned), and a tile which of the 36 it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TROG: Final[i64] = 8  # Troglodytes without a token
TOUGH_TROG: Final[i64] = 9
FIEND: Final[i64] = 16  # + fiend
FIGURE: Final[i64] = 32  # * figure: of a fiend that is told

# figures of fiends: the Demon cards by number, then
FIGURE_POSSESSED: Final[i64] = 14
FIGURE_DAMNED: Final[i64] = 15

SPOTS: Final[i64] = 32  # where = tile * SPOTS + spot

# sources of a wound
BY_ATTACK: Final[i64] = 0
BY_BOOBY: Final[i64] = 1
BY_TRAP: Final[i64] = 2
BY_GRENADE: Final[i64] = 3
BY_CRAWLING: Final[i64] = 4
BY_POSSESSION: Final[i64] = 5

# sources of TP
BY_SPACE: Final[i64] = 0
BY_CARD: Final[i64] = 1
BY_HARVEST: Final[i64] = 2

# why a move ends
BY_FLOOD: Final[i64] = 1
BY_BOOBY_TRAP: Final[i64] = 2
BY_LOST: Final[i64] = 3
BY_ATTACKING: Final[i64] = 4
BY_PANIC: Final[i64] = 5


def is_human(warrior: i64) -> bool:
    return 0 <= warrior < TROG


def is_trog(warrior: i64) -> bool:
    return warrior == TROG or warrior == TOUGH_TROG


def fiend_in(warrior: i64) -> i64:
    """Return the fiend of a number that is one, told or not."""
    return warrior % FIGURE - FIEND


def figure_in(warrior: i64) -> i64:
    """Return the figure of a fiend that is told."""
    return warrior // FIGURE


def spot_in(where: i64) -> i64:
    return where % SPOTS


def tile_in(where: i64) -> i64:
    return where // SPOTS
