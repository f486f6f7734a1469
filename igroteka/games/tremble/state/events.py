"""What Tremble tells the log: each kind of event with the numbers it carries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LEADS_FIRST: Final[i64] = 1  # captain
DEALT: Final[i64] = 2  # captain, mission (told to the captain alone)
MISSIONS_KEPT: Final[i64] = 3  # captain, how many
TURN_BEGINS: Final[i64] = 4  # turn, leader
FUELLED: Final[i64] = 5  # captain, gained, now
BORROWED: Final[i64] = 6  # captain, people now
REPAID: Final[i64] = 7  # captain, people now
DREW: Final[i64] = 8  # captain
SAW: Final[i64] = 9  # captain, kind (told to the captain alone)
BOUGHT: Final[i64] = 10  # captain, price, people now
BOUGHT_SHIP: Final[i64] = 11  # captain, kind (told to the captain alone)
DECLINED: Final[i64] = 12  # captain
REPLACED: Final[i64] = 13  # captain
REPLACED_SHIP: Final[i64] = 14  # captain, kind (told to the captain alone)
RESHUFFLED: Final[i64] = 15  # cards
CITY_FOUND: Final[i64] = 16  # cell, city
ARMY_CAME: Final[i64] = 17  # army
ARMY_IDLE: Final[i64] = 18  # army
ABANDONED: Final[i64] = 19  # captain, city
ARMY_FOUGHT: Final[i64] = 20  # captain, strength, roll, army
SEARCH_HELD: Final[i64] = 21  # captain, city
SEARCH_LOST: Final[i64] = 22  # captain, city
SHIP_LOST: Final[i64] = 23  # captain, kind, 1 if to an army
SENT: Final[i64] = 24  # captain, kind, cell
STAYED_HOME: Final[i64] = 25  # captain
REFUELLED: Final[i64] = 26  # captain, cost, left
DITCHED: Final[i64] = 27  # captain, kind, cell
REDIRECTED: Final[i64] = 28  # captain, kind, from cell, to cell
KEPT_COURSE: Final[i64] = 29  # captain, kind, cell
BATTLE_LOOMS: Final[i64] = 30  # cell, city
STOOD: Final[i64] = 31  # captain, strength, cell
RETREATED: Final[i64] = 32  # captain, strength, cell
JOINED: Final[i64] = 33  # captain, kind, fuel left, city
ROLLED: Final[i64] = 34  # captain, strength, roll
TIED: Final[i64] = 35  # total, cell
WON: Final[i64] = 36  # captain, cell, total
UNOPPOSED: Final[i64] = 37  # captain, cell, 1 if the others have retreated
SPARED: Final[i64] = 38  # cell, city
RAIDED: Final[i64] = 39  # captain, city, people, people now
SEARCH_BEGUN: Final[i64] = 40  # captain, city, token, whether the game ends first
SEARCH_WENT_ON: Final[i64] = 41  # captain, city, token, whether the game ends first
SEARCH_DONE: Final[i64] = 42  # captain, city, people, people now
SEARCH_CUT: Final[i64] = 43  # captain, city, people (0 or the quick number)
MISSION_DONE: Final[i64] = 44  # captain, mission, reward
MISSION_FAILED: Final[i64] = 45  # captain, mission, penalty
CREDIT_DUE: Final[i64] = 46  # captain, cards, people taken
FINAL_SCORE: Final[i64] = 47  # captain, score
DECK_ENDS: Final[i64] = 48  # turn: the last one
LEFT_SEARCHING: Final[i64] = 49  # captain, kind, city
