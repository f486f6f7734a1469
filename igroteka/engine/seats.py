"""Numbers that stand in the place of a seat when no player is meant. Seats themselves are 0, 1, 2, ..."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHANCE: Final[i64] = -1  # dice must fall or a card must be drawn
OVER: Final[i64] = -2  # nobody acts any more
SPECTATOR: Final[i64] = -3  # a viewer without a seat, who knows what everybody knows
NOBODY: Final[i64] = -4  # the end of an order of seats
ALL_SEEING: Final[i64] = -9  # a reader of a finished game, from whom nothing is hidden
