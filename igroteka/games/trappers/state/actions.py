"""The verbs of Trappers' actions. Artifacts are named by their kind: equal cards are one choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.trappers.content.vocabulary import CELLS, CLANS, FORMS, HEADINGS, SIDES

SEATS: Final = 4

DRIVE: Final[i64] = 3  # cell: there, or turn on the spot
FACE: Final[i64] = 4  # heading
PLAY: Final[i64] = 5  # kind of artifact
JUMP: Final[i64] = 6  # cell
BECOME: Final[i64] = 7  # form
BUY_REP: Final[i64] = 8
BUILD: Final[i64] = 9
RAID: Final[i64] = 10  # the Wasteland's clan
ATTACK: Final[i64] = 11  # trapper
CATCH: Final[i64] = 12  # trapper, in one's own settlement
STAY: Final[i64] = 13  # in peace
ROB: Final[i64] = 14  # the Capital
DESTROY: Final[i64] = 15  # the Factory
CAPTURE: Final[i64] = 16  # the Factory
DAMAGE: Final[i64] = 17  # the City
UPGRADE: Final[i64] = 18
RECRUIT: Final[i64] = 19
BUY_ARTIFACT: Final[i64] = 20
TAKE_QUEST: Final[i64] = 21  # side: from which deck
DISCARD: Final[i64] = 22  # quest: to make room
GIVE_UP: Final[i64] = 23  # quest
SELL: Final[i64] = 24  # kind of artifact
HAND_OVER: Final[i64] = 25  # kind of artifact, quest
PAY: Final[i64] = 26  # quest
LEAVE: Final[i64] = 27  # quest: residents
EXCHANGE: Final[i64] = 28  # kind of artifact
ROB_TRAPPER: Final[i64] = 29  # trapper: whose reputation is stolen
CHOOSE_CLAN: Final[i64] = 30  # clan

VERBS: Final = (
    "drive:cell face:heading play:artifact jump:cell become:form buy_rep build raid attack:seat catch:seat stay rob"
    " destroy capture damage upgrade recruit buy_artifact take_quest:side discard:quest give_up:quest sell:artifact"
    " hand_over:artifact,quest pay:quest leave:quest exchange:artifact rob_trapper:seat choose_clan:clan"
)  # in the order of their numbers


def verbs(kinds: int, quests: int) -> NamedVerbs:
    sizes = {"cell": int(CELLS), "heading": int(HEADINGS), "form": len(FORMS), "side": len(SIDES), "clan": int(CLANS)}
    return NamedVerbs(VERBS, {**sizes, "artifact": kinds, "quest": quests, "seat": SEATS})
