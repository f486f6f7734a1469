"""What Trappers tells the log: each kind of event with the numbers it carries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ORDERED: Final[i64] = 1  # trapper, place in the order (1 is first)
ENTERED: Final[i64] = 2  # trapper, cell, white die, black die
ROUND_BEGINS: Final[i64] = 3  # round
WAR: Final[i64] = 4  # clan, clan
TOTAL_WAR: Final[i64] = 5  # the double
INCOME: Final[i64] = 6  # trapper, zefs, zefs now
TURN_BEGINS: Final[i64] = 7  # trapper, turn, round
MISSED_TURN: Final[i64] = 8  # trapper
DROVE: Final[i64] = 9  # trapper, path, rest of the path (routes.packed), heading
TURNED: Final[i64] = 10  # trapper, cell, heading
STAYED: Final[i64] = 11  # trapper, cell
PLAYED: Final[i64] = 12  # trapper, kind of artifact
JUMPED: Final[i64] = 13  # trapper, cell, cell before (or -1)
FORM_CHANGED: Final[i64] = 14  # trapper, form, form before
TOLL_PAID: Final[i64] = 15  # trapper, owner, zefs, cell
RONGAUT: Final[i64] = 16  # trapper, die: its result
RESIDENTS_LOST: Final[i64] = 17  # trapper, how many, now
MUST_MISS: Final[i64] = 18  # trapper: the next turn
DREW_ARTIFACT: Final[i64] = 19  # trapper, cards in hand now
DREW_WHICH: Final[i64] = 20  # trapper, kind (told to the trapper alone)
REP_CHANGED: Final[i64] = 21  # trapper, clan, rep before, rep now
BOUGHT_REP: Final[i64] = 22  # trapper, clan, zefs now
NOTHING_GIVEN: Final[i64] = 23  # trapper: the Rongaut has nothing to give
RESIDENTS_CAME: Final[i64] = 24  # trapper, how many, now, cell
PEACEFUL: Final[i64] = 25  # trapper, cell
BOUGHT_ARTIFACT: Final[i64] = 26  # trapper, zefs now
BUILT: Final[i64] = 27  # trapper, cell, zefs now, residents now
UPGRADED: Final[i64] = 28  # trapper, cell, zefs now, residents now
RAIDED: Final[i64] = 29  # trapper, cell
RAID_DECLARED: Final[i64] = 30  # trapper, cell, what (rules/dice.py), owner or -1
RAID_ROLLED: Final[i64] = 31  # trapper, die, attack, defence
RAID_WON: Final[i64] = 32  # trapper, what, cell, zefs gained
RAID_LOST: Final[i64] = 33  # trapper, what, cell
TILE_GONE: Final[i64] = 34  # owner, cell
CAPTURED: Final[i64] = 35  # trapper, cell, owner before
CITY_DAMAGED: Final[i64] = 36  # owner, cell
BATTLE: Final[i64] = 37  # attacker, defender, cell
BATTLE_ROLLED: Final[i64] = 38  # trapper, die, total, 1 if the attacker
BATTLE_WON: Final[i64] = 39  # winner, loser, cell, 1 if the winner attacked
BATTLE_TIED: Final[i64] = 40  # attacker, defender, total
CAUGHT: Final[i64] = 41  # owner, intruder, cell
TOOK_ZEFS: Final[i64] = 42  # winner, loser, zefs
REMOVED: Final[i64] = 43  # trapper: off the board, cell, turns to miss
SCORED: Final[i64] = 44  # trapper, VP, source (rules/scoring.py), VP now
QUEST_TAKEN: Final[i64] = 45  # trapper, quest
QUEST_PROGRESS: Final[i64] = 46  # trapper, quest, done, of
QUEST_DONE: Final[i64] = 47  # trapper, quest
QUEST_FAILED: Final[i64] = 48  # trapper, quest
QUEST_DROPPED: Final[i64] = 49  # trapper, quest
REWARD_ZEFS: Final[i64] = 50  # trapper, zefs, zefs now
GAVE_AWAY: Final[i64] = 51  # trapper, why (rules/artifacts.py), zefs now or quest
GAVE_WHICH: Final[i64] = 52  # trapper, kind (told to the trapper alone)
STOLE: Final[i64] = 53  # trapper, from, clan
PAID: Final[i64] = 54  # trapper, quest, zefs, zefs now
LEFT_RESIDENTS: Final[i64] = 55  # trapper, quest, how many, now

WON_GAME: Final[i64] = 58  # trapper, VP
STOPPED: Final[i64] = 59  # round: the limit ends the game
DID_NOTHING: Final[i64] = 60  # trapper, cell
DIE_FELL: Final[i64] = 61  # trapper, face, what for (rules/dice.py)
