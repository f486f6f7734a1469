"""The verbs of Claustrophobia's actions. Cards are named by their kind: equal cards are one choice.

A spot is a laid tile by its number in the order of laying, an edge is spot * 4 + side. Where a step asks for one thing
of a kind (a human, a tile, a line, a number), the verb is the kind; the step says what for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.claustrophobia.content.vocabulary import (
    DEEDS,
    EDGES,
    FIENDS,
    HUMANS,
    ITEMS,
    LINES,
    MOST_GIFTS,
    MOST_LAID,
    SIDES_EACH,
    SPACES,
    TARGETS,
    TILES,
)

NUMBERS: Final = 16

GIVE: Final[i64] = 3  # human, value: an initiative die to a warrior
TAKE_BACK: Final[i64] = 4  # human: his die again
PLACE: Final[i64] = 5  # value, space: a Destiny die
LIFT: Final[i64] = 6  # value, space: take it back
REROLL: Final[i64] = 7  # value: of an initiative die
CHANGE: Final[i64] = 8  # kind of card, value: of the initiative die that it sets
VALUE: Final[i64] = 9  # value: what the die shows from now on
PLAY: Final[i64] = 10  # kind of card
GIFT: Final[i64] = 11  # gift: use it, or choose it as the extra one
BLESS: Final[i64] = 12  # human, stat (MVT or CBT)
WARRIOR: Final[i64] = 13  # human: activate him, or the one that a card, a gift or a space is about
STEP: Final[i64] = 14  # spot: move there
HOLE: Final[i64] = 15  # spot: move there through the holes
EXPLORE: Final[i64] = 16  # edge
EXPLORE_WITH: Final[i64] = 17  # edge, kind of card
LEAVE: Final[i64] = 18  # by the Exit
ATTACK: Final[i64] = 19  # target on the own tile
SHOOT: Final[i64] = 20  # spot, target: on a connected tile
STRIKE: Final[i64] = 21  # human: attacked by the Demon side
DEED: Final[i64] = 22  # deed: of the scenario
END: Final[i64] = 23  # of the activation
END_PHASE: Final[i64] = 24
DONE: Final[i64] = 25  # with a loop of choices
SPOT: Final[i64] = 26  # spot
EDGE: Final[i64] = 27  # edge
TARGET: Final[i64] = 28  # target
LINE: Final[i64] = 29  # line, 0..5 for the dice 1..6
NUMBER: Final[i64] = 30  # how many
TILE: Final[i64] = 31  # tile: the one handed over
TURN: Final[i64] = 32  # rotation
TROG: Final[i64] = 33  # spot, 1 if Tough: a Troglodyte to activate, or to remove
FIEND: Final[i64] = 34  # fiend: to activate, or the one that is meant
SWARM: Final[i64] = 35  # spot * 2 + Tough, human: all of them attack him
SUMMON: Final[i64] = 36  # spot: a Troglodyte comes
SUMMON_DEMON: Final[i64] = 37  # spot
BUY: Final[i64] = 38  # item of a force

VERBS: Final = (
    "give:human,value take_back:human place:value,space lift:value,space reroll:value change:card,value value:value"
    " play:card gift:gift bless:human,stat warrior:human step:spot hole:spot explore:edge explore_with:edge,card leave"
    " attack:target shoot:spot,target strike:human deed:deed end end_phase done spot:spot edge:edge target:target"
    " line:line number:number tile:tile turn:rotation trog:spot,tough fiend:fiend swarm:group,human summon:spot"
    " summon_demon:spot buy:item"
)  # in the order of their numbers


def verbs(kinds: int) -> NamedVerbs:
    """Return the verbs; `kinds` is how many kinds of cards there are."""
    sizes = {"human": int(HUMANS), "value": 7, "space": int(SPACES), "card": kinds, "gift": int(MOST_GIFTS)}
    sizes |= {"stat": 2, "spot": int(MOST_LAID), "edge": int(EDGES), "target": int(TARGETS), "deed": int(DEEDS)}
    sizes |= {"line": int(LINES), "number": NUMBERS, "tile": int(TILES), "rotation": int(SIDES_EACH), "tough": 2}
    return NamedVerbs(VERBS, {**sizes, "fiend": int(FIENDS), "group": 2 * int(MOST_LAID), "item": int(ITEMS)})
