"""Why a choice is refused: a number in play; its words and its clause are in words/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_FUEL: Final[i64] = 1  # TH-051, TH-R08
TWO_THERE: Final[i64] = 2  # TH-R05
TOO_DEAR: Final[i64] = 3  # TH-R12
ALL_SEARCHING: Final[i64] = 4  # TH-R38
RICH: Final[i64] = 5  # TH-099
FLEET_LEFT: Final[i64] = 6  # TH-099
STOCK_EMPTY: Final[i64] = 7  # TH-R33
ONE_AT_A_TIME: Final[i64] = 8  # TH-R33
CANNOT_REPAY: Final[i64] = 9  # TH-R34
THREE_KEPT: Final[i64] = 10  # TH-018
KEEP_ONE: Final[i64] = 11  # TH-018
IS_SEARCHING: Final[i64] = 12  # TH-050, TH-039
NO_RESERVE: Final[i64] = 13  # TH-110
HAS_FLOWN: Final[i64] = 14  # TH-R21
NO_FUEL_TO_JOIN: Final[i64] = 15  # TH-111
LAST_STAYS: Final[i64] = 16  # TH-R30
FIXED_COURSE: Final[i64] = 17  # TH-112
