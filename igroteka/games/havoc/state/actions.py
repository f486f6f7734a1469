"""The verbs of Cry Havoc's actions. Cards are named by their kind: equal cards are one choice.

Where a step asks for one thing of a kind (a region, a side, a number), the verb is the kind; the step says what for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.havoc.content.vocabulary import MOST_REGIONS, OBJECTIVES, SIDES, SKILLS, TERRAIN_DECKS

NUMBERS: Final = 64
OWN_DECK: Final[i64] = TERRAIN_DECKS  # a deck to draw from: the terrains, then one's own

FACTION: Final[i64] = 3  # side
REGION: Final[i64] = 4  # region
SIDE: Final[i64] = 5  # side
NUMBER: Final[i64] = 6  # how many
DECK: Final[i64] = 7  # deck: a terrain or one's own
CARD: Final[i64] = 8  # kind of card: keep it, give it up, put it away
OBJECTIVE: Final[i64] = 9  # objective
DISCARD: Final[i64] = 10  # kind of card: down to seven
TAKE_BACK: Final[i64] = 11  # kind of card: of those to be discarded
SKILL: Final[i64] = 12  # skill: use it, or make it ready
MARCH: Final[i64] = 13  # the five actions
RECRUIT: Final[i64] = 14
BUILD: Final[i64] = 15
DRAW_TWO: Final[i64] = 16
ENABLE: Final[i64] = 17
END_TURN: Final[i64] = 18
PAY: Final[i64] = 19  # kind of card
DONE: Final[i64] = 20  # with paying, marching, building, shifting
PLACE: Final[i64] = 21  # place on the upcoming track, 0 is the first
FROM: Final[i64] = 22  # region the march starts in
RAISE: Final[i64] = 23  # structure: build one
ACTIVATE: Final[i64] = 24  # structure, region
DISSOLVE: Final[i64] = 25  # structure: turn it into a soldier
PICK: Final[i64] = 26  # structure, region: the one to move or to blow up
TOKEN: Final[i64] = 27  # kind of token
PLAY: Final[i64] = 28  # kind of card: from hand, in battle
PLAY_STORED: Final[i64] = 29  # kind of card: from the Matrix
SHIFT: Final[i64] = 30  # objective, objective
FIRE: Final[i64] = 31  # side, objective: Artillery in a battle of others
RANSOM: Final[i64] = 32  # side that holds the prisoner
FREE: Final[i64] = 33  # side: the same, without losing points

VERBS: Final = (
    "faction:side region:region side:side number:number deck:deck card:card objective:objective discard:card"
    " take_back:card skill:skill march recruit build draw_two enable end_turn pay:card done place:side from:region"
    " raise:structure activate:structure,region dissolve:structure pick:structure,region token:token play:card"
    " play_stored:card shift:objective,objective fire:side,objective ransom:side free:side"
)  # in the order of their numbers


def verbs(kinds: int, structures: int) -> NamedVerbs:
    sizes = {"side": int(SIDES), "region": int(MOST_REGIONS), "number": NUMBERS, "deck": int(TERRAIN_DECKS) + 1}
    sizes |= {"objective": int(OBJECTIVES), "skill": int(SKILLS), "token": 2}
    return NamedVerbs(VERBS, {**sizes, "card": kinds, "structure": structures})
