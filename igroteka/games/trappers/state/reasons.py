"""Why a choice is refused: a number in play; its words and its clause are in words/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_CLAN_HERE: Final[i64] = 1  # TR-R09
TOO_POOR: Final[i64] = 2  # zefs short: TR-082, TR-091, TR-096, TR-097, TR-117, TR-119, TR-129, TR-R05
REP_FULL: Final[i64] = 3  # TR-R13, TR-134
REP_BOUGHT: Final[i64] = 4  # TR-139
FIGHTER_BUILDS_NOT: Final[i64] = 5  # TR-075, TR-118
FEW_RESIDENTS: Final[i64] = 6  # TR-118, TR-128, TR-R24
LOW_REP: Final[i64] = 7  # TR-118, TR-128
NO_TILE_LEFT: Final[i64] = 8  # TR-R29
RAIDED_ALREADY: Final[i64] = 9  # TR-124, TR-R25
NO_ARTIFACTS_LEFT: Final[i64] = 10  # TR-R27
NEEDS_FIGHTER: Final[i64] = 11  # TR-073, TR-100, TR-144, TR-160
NEEDS_ENGINEER: Final[i64] = 12  # TR-076, TR-128, TR-144
MARKED: Final[i64] = 13  # TR-062, TR-094, TR-099, TR-103, TR-110
TWO_CITIES: Final[i64] = 14  # TR-128
CITY_IN_CLAN: Final[i64] = 15  # TR-128
MIMIC_GETS_NONE: Final[i64] = 16  # TR-081
NO_QUESTS_LEFT: Final[i64] = 17  # TR-R27
WRONG_MOMENT: Final[i64] = 18  # TR-064
NAME_USED: Final[i64] = 19  # TR-065
NO_BATTLE_HERE: Final[i64] = 20  # TR-083, TR-164, TR-R21
CITY_STANDS: Final[i64] = 21  # TR-151: neither removed nor captured
EXCHANGED: Final[i64] = 22  # TR-R26, old_exchange_limit
NOTHING_TO_STEAL: Final[i64] = 23  # TR-114
DRAWN_THIS_TURN: Final[i64] = 24  # TR-R37
FEW_ARTIFACTS: Final[i64] = 25  # hand over at once: too few in hand
HANDED_HERE: Final[i64] = 26  # one for each cell
RIVAL_LIVES_THERE: Final[i64] = 27  # the jump of an artifact
