"""Why a choice is refused: a number in play; its words and its clause are in words/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_CARDS: Final[i64] = 1  # CH-R16
RESERVE_EMPTY: Final[i64] = 2  # CH-090
NOTHING_TO_DRAW: Final[i64] = 3  # CH-R18
ALREADY_ENABLED: Final[i64] = 4  # CH-109
LAST_ROUND: Final[i64] = 5  # CH-170
NO_ENABLE_CARD: Final[i64] = 6  # CH-105
SKILL_USED: Final[i64] = 7  # CH-112
OTHER_PHASE: Final[i64] = 8  # CH-113: the skill is for another phase
NO_TARGET: Final[i64] = 9  # CH-R87
TOO_FEW_CRYSTALS: Final[i64] = 10  # in the store
ENEMY_HQ: Final[i64] = 11  # CH-063
BATTLE_THERE: Final[i64] = 12  # CH-064, CH-080, CH-083, CH-084
BARRED: Final[i64] = 13  # CH-R69: a Barrier
TOO_FAR: Final[i64] = 14  # CH-061
PINNED: Final[i64] = 15  # CH-085
ATTACKERS_STAY: Final[i64] = 16  # CH-087
MUST_STOP: Final[i64] = 17  # CH-065, CH-R73
NOT_CONTROLLED: Final[i64] = 18  # CH-093, CH-100
IS_HQ: Final[i64] = 19  # CH-098, CH-189
STANDS_THERE: Final[i64] = 20  # CH-099
NO_STRUCTURE_LEFT: Final[i64] = 21  # CH-R77
TOO_DEAR: Final[i64] = 22  # CH-094
ACTIVATED: Final[i64] = 23  # CH-097
NO_CRYSTAL_HERE: Final[i64] = 24  # the Extractor
NO_SUPPORT_LEFT: Final[i64] = 25  # Artillery and Watchtower tokens
HOLDS_ALREADY: Final[i64] = 26  # the Barrier
NO_BATTLE_TEXT: Final[i64] = 27  # CH-R21
WRONG_TERRAIN: Final[i64] = 28  # CH-127
NO_TERRAIN_HERE: Final[i64] = 29  # CH-128
TOO_POOR: Final[i64] = 30  # CH-157
OCCUPIED: Final[i64] = 31  # CH-185
TROGS_LURK: Final[i64] = 32  # CH-R29
