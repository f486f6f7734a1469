"""What is told, with the numbers of each event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROLLED: Final[i64] = 1  # to the seat alone: seat, face
BADE: Final[i64] = 2  # seat, dice, face
CHALLENGED: Final[i64] = 3  # seat, bidder
TURNED_UP: Final[i64] = 4  # seat, three faces, 0 where there is no die
COUNTED: Final[i64] = 5  # dice, face
LOST_DIE: Final[i64] = 6  # seat, dice left
OUT: Final[i64] = 7  # seat
