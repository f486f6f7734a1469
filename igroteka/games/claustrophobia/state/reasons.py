"""Why a choice is refused: a number in play; its words and its clause are in words/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# steps and exploring
NOT_CONNECTED: Final[i64] = 1  # CL-088: a wall on one side
FULL: Final[i64] = 2  # CL-090, CL-072: no room for this side
BLOCKED: Final[i64] = 3  # CL-091: more enemies than friends
HELD: Final[i64] = 4  # CL-127: an Impressive enemy
NO_MVT: Final[i64] = 5  # CL-086: no MVT points left
MOVE_OVER: Final[i64] = 6  # CL-036: the move ended (attack, Flooded, trap, Lost, Panic)
FLOODED: Final[i64] = 7  # CL-140: he must stay in the Flooded Tunnel this time
CLOSED_BY_OIL: Final[i64] = 8  # Lamp Oil, until D
CLOSED_BY_CAVE_IN: Final[i64] = 9  # Cave-in, until H
LOST_WAY: Final[i64] = 10  # Lost: humans never pass here
BARRED_BY_SEAL: Final[i64] = 11  # the Ritual
STACK_EMPTY: Final[i64] = 12  # CL-R20
DEMONS_NEVER: Final[i64] = 13  # CL-084: the Demon side cannot explore
NO_HOLE_TO: Final[i64] = 14  # CL-156: no other hole
MAY_NOT_LEAVE: Final[i64] = 15  # CL-R38: not this warrior, not in this scenario
NOT_ON_EXIT: Final[i64] = 16  # CL-R38

# attacks
NO_CBT: Final[i64] = 17  # CL-R35
ATTACKED: Final[i64] = 18  # CL-034: once each activation
NO_ENEMY: Final[i64] = 19  # CL-105
NO_PASSAGE: Final[i64] = 20  # CL-118

# warriors
ACTIVATED: Final[i64] = 21  # CL-032: once each phase
EXHAUSTED: Final[i64] = 22  # CL-028, CL-R49
NOTHING_TO_DO: Final[i64] = 23  # CL-R54
COURAGEOUS: Final[i64] = 24  # the Courage token, for Fear

# cards and gifts
WRONG_MOMENT: Final[i64] = 25  # CL-039, CL-081
HAS_ACTED: Final[i64] = 26  # only before he moves or attacks
NO_TARGET: Final[i64] = 27  # nobody and nothing it could be about
NO_EFFECT: Final[i64] = 28  # CL-R44: the same again adds nothing
WRONG_DIE: Final[i64] = 29  # CL-024
LINE_WOUNDED: Final[i64] = 30  # CL-030
USED: Final[i64] = 31  # CL-R40, CL-133: once a round, once a game
NO_TP_TO_LOSE: Final[i64] = 32  # Aura of Benediction
UNHURT: Final[i64] = 33  # CL-047: no wound to heal
NO_TOKEN: Final[i64] = 34  # both Tough tokens are out

# Board of Destiny
WRONG_VALUE: Final[i64] = 35  # CL-051
SPACE_USED: Final[i64] = 36  # CL-055: red, used already
CANNOT_COMPLETE: Final[i64] = 37  # CL-054, CL-R24
SPACE_CLOSED: Final[i64] = 38  # CL-057: by the scenario

# bringing in
HUMAN_THERE: Final[i64] = 39  # CL-071
NO_OPENING: Final[i64] = 40  # CL-070
NO_TROG_LEFT: Final[i64] = 41  # CL-006
NO_TP: Final[i64] = 42  # CL-068, CL-069
DEMON_IN_PLAY: Final[i64] = 43  # CL-R22
NO_ENTRIES: Final[i64] = 44  # CL-R22, CL-014: no entries left, or none in this scenario

# scenarios
NOT_THERE: Final[i64] = 45  # not on the tile where the deed is done
DONE_BEFORE: Final[i64] = 46  # the fuse burns already
NOT_HIS_DEED: Final[i64] = 47  # the Redeemer's alone
ENEMY_THERE: Final[i64] = 48  # an enemy on the tile
SEAL_THERE: Final[i64] = 49
NO_SEALS: Final[i64] = 50

# a force
TOO_DEAR: Final[i64] = 51  # points
NONE_LEFT: Final[i64] = 52  # no more of them, or nobody who may use it
LISTED_BEFORE: Final[i64] = 53  # items are taken in the order of the list
