"""The events of Trappers, a row each: words and clause, links and motions, points and columns of `simulate`.

The numbers of an event are told in state/events.py; a row names them in their order.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import BEAT_TRAPPER, FORMS
from igroteka.games.trappers.rules.artifacts import EXCHANGED, HANDED_OVER, SOLD
from igroteka.games.trappers.rules.dice import IN_BATTLE, ON_CAPITAL, ON_CITY, ON_FACTORY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.rules.routes import unpacked
from igroteka.games.trappers.rules.scoring import FOR_BATTLE, FOR_CITY, FOR_QUEST
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import SEATS
from igroteka.games.trappers.words import hits
from igroteka.games.trappers.words.cards import form_name, heading_name, place_name, residents, signed, zefs
from igroteka.table.events import (
    CARD,
    GAIN,
    LOSS,
    NEXT_TURN,
    SEAT,
    By,
    EventRow,
    EventTable,
    Move,
    Named,
    Numbers,
    OneOf,
    Points,
    Reader,
    Said,
)
from igroteka.table.text.messages import Arg, Ref, msg

RAIDS: Final = {
    int(ON_CAPITAL): "capital",
    int(ON_FACTORY): "factory",
    int(TO_CAPTURE): "capture",
    int(ON_CITY): "city",
}
RAID_CLAUSES: Final = {
    int(ON_CAPITAL): "TR-148",
    int(ON_FACTORY): "TR-149",
    int(TO_CAPTURE): "TR-150",
    int(ON_CITY): "TR-151",
}
DIE_CLAUSES: Final = {**dict.fromkeys(RAIDS, "TR-147"), int(ON_RONGAUT): "TR-084", int(IN_BATTLE): "TR-165"}
SCORE_CLAUSES: Final = {int(FOR_BATTLE): "TR-003", int(FOR_CITY): "TR-004", int(FOR_QUEST): "TR-005"}
GIFT_CLAUSES: Final = {int(SOLD): "TR-108", int(EXCHANGED): "TR-114", int(HANDED_OVER): "TR-R33"}
FACE_CLAUSES: Final = {1: "TR-085", 2: "TR-086", 3: "TR-087", 4: "TR-088", 5: "TR-089", 6: "TR-090"}

READERS: Final[dict[str, Reader]] = {
    "who": SEAT,
    "clan": Named("clan", base=1),
    "artifact": Named("artifact", lambda content: content.artifacts),
    "quest": Named("quest", lambda content: content.quests),
    "cell": Said(place_name, link="cell"),
    "form": Said(lambda content, number: form_name(number), dict(enumerate(FORMS))),
    "heading": Said(lambda content, number: heading_name(number)),
    "rep": Said(lambda content, number: signed(number)),
    "money": Said(lambda content, number: zefs(number)),
    "squad": Said(lambda content, number: residents(number)),
    "face": Reader({face: str(face) for face in range(1, 7)}),
    "raid": OneOf(RAIDS),
    "what": OneOf({int(ON_RONGAUT): "rongaut", **RAIDS, int(IN_BATTLE): "battle"}),
    "source": OneOf({int(FOR_BATTLE): "battle", int(FOR_CITY): "city", int(FOR_QUEST): "quest"}),
    "why": OneOf(
        {int(SOLD): "sold", int(EXCHANGED): "exchanged", int(HANDED_OVER): "handed"},
        {int(SOLD): "sold", int(EXCHANGED): "exchanged", int(HANDED_OVER): "handed_over"},
    ),
    "attacked": Reader({0: "lost", 1: "won"}),  # by the attacker
}

# --- what follows from the numbers ---


def way(content: Content, event: Event) -> dict[str, Arg]:
    """The path is packed into two numbers; the last one is the heading."""
    path = unpacked(event.args[1], event.args[2])
    steps: dict[str, Arg] = {"start": place_name(content, path[0]), "end": place_name(content, path[-1])}
    return {**steps, "steps": len(path) - 1, "heading": heading_name(event.args[3])}


def attack_sum(content: Content, event: Event) -> dict[str, Arg]:
    return {"strength": event.args[2] - event.args[1]}


def vowed(content: Content, event: Event) -> dict[str, Arg]:
    return {"vp": content.quests[event.args[1]].vp}


def whose(content: Content, event: Event) -> dict[str, Arg]:
    return {"owner": Ref("seat", event.args[3]) if event.args[3] >= 0 else msg("nobody")}


def booty(content: Content, event: Event) -> dict[str, Arg]:
    """Of a capture it may be a price (TR-R05)."""
    return {"zefs": zefs(abs(event.args[3])), "sign": "paid" if event.args[3] < 0 else "got"}


def some(content: Content, event: Event) -> dict[str, Arg]:
    """A toll or a prize may be nothing (TR-R23, TR-172)."""
    return {"some": "yes" if event.args[2] else "no"}


def given(content: Content, event: Event) -> dict[str, Arg]:
    """TR-R50: never which card; what it was given for decides what the last number is."""
    return {"about": Ref("quest", event.args[2])} if event.args[1] == HANDED_OVER else {}


def duel_points(content: Content, n: Numbers) -> int:
    """Count the part of "vp_quest_2" that quests gave for a battle won."""
    quest = content.quests[n[1]]
    return quest.vp if quest.events & BEAT_TRAPPER else 0


# --- links and motions ---

ROVER_AT_CELL: Final = "rover-{who} cell-{cell} strip-{who}"
OF_QUEST: Final = "quest-{quest} strip-{who}"
SETTLED: Final = Move("flash", "cell-{cell}", sound="good")
SHAKEN: Final = Move("shake", "cell-{cell}")
COMPARED: Final = Move("count", "raid", dice=lambda n: n[2:])
RAID_SEAL: Final = Move("stamp", "raid", "cell-{cell}", "good", seat="who")
RAID_FAIL: Final = Move("stamp", "raid", "cell-{cell}", "bad", sign=lambda n: "cross", seat="who")
BATTLE_SEAL: Final = Move("stamp", "fight-{who}", "cell-{cell}", "good", seat="who")
SUM: Final = Move("roll", "fight-{who}", total=lambda n: n[2], seat="who")
TURNED: Final = Move("card", "quest-{quest}", sound="good", sign=lambda n: "tr-human-quest", seat="who")
STOLEN: Final = Move("card", sound="bad", sign=lambda n: "tr-points", seat="who")
FAILED: Final = Move("card", "quest-{quest}", sound="bad", sign=lambda n: "cross", seat="who")


def path(n: Numbers) -> tuple[str, ...]:
    """List the cells that the rover took, turn by turn."""
    return tuple([f"cell-{cell}" for cell in unpacked(n[1], n[2])])


def jump(n: Numbers) -> tuple[str, ...]:
    """From wherever it was; off the board there is nowhere to fly from."""
    return (f"cell-{n[2]}", f"cell-{n[1]}") if n[2] >= 0 else (f"cell-{n[1]}",)


ROWS: Final[dict[int, EventRow]] = {
    events.ORDERED: EventRow("told-ordered", "TR-020", "who place", tally="place_{who}:place"),
    events.ENTERED: EventRow(
        "told-entered",
        "TR-026",
        "who cell white black",
        link=ROVER_AT_CELL,
        dice="white black",
        motion=Move("appear", "rover-{who}", dice=lambda n: (n[2], n[3]), sound="dice"),
    ),
    events.ROUND_BEGINS: EventRow("told-round", "TR-031", "round", motion=NEXT_TURN, tally="rounds"),
    events.WAR: EventRow("told-war", "TR-032", "clan enemy:clan", link="rep-{clan} rep-{enemy}"),
    events.TOTAL_WAR: EventRow("told-total-war", "TR-034", tally="total_wars"),
    events.INCOME: EventRow("told-income", "TR-037", "who zefs:money now", motion=GAIN),
    events.TURN_BEGINS: EventRow("told-turn", "TR-041", "who turn round", tally="turns"),
    events.MISSED_TURN: EventRow(
        "told-missed", "TR-087", "who", tally="turns_missed", hits=hits.MISSED_TURN, you="who"
    ),
    events.DROVE: EventRow(
        "told-drove",
        "TR-046",
        "who",
        way,
        link=lambda n: (f"rover-{n[0]}", *path(n), f"strip-{n[0]}"),
        motion=Move("fly", "rover-{who}", along=path),
    ),
    events.TURNED: EventRow(
        "told-turned", "TR-047", "who cell heading", link=ROVER_AT_CELL, motion=Move("flash", "rover-{who}")
    ),
    events.STAYED: EventRow("told-stayed", "TR-042", "who cell"),
    events.PLAYED: EventRow("told-played", "TR-066", "who artifact", motion=CARD, tally="played.{artifact}"),
    events.JUMPED: EventRow(
        "told-jumped",
        "TR-058",
        "who cell",
        link=ROVER_AT_CELL,
        motion=Move("fly", "rover-{who}", sound="card", along=jump),
    ),
    events.FORM_CHANGED: EventRow(
        "told-form",
        "TR-071",
        "who form old:form",
        motion=Move("flip", "rover-{who}", sound="card"),
        tally="became.{form}",
    ),
    events.TOLL_PAID: EventRow(
        "told-toll", "TR-141", "who owner:who zefs:money cell", some, tally="tolls", hits=hits.TOLL_PAID
    ),
    events.RONGAUT: EventRow(
        "told-rongaut", By(1, FACE_CLAUSES), "who die:face", tally="rongaut.{die}", hits=hits.RONGAUT
    ),
    events.RESIDENTS_LOST: EventRow("told-residents-lost", "TR-R38", "who residents:squad now", motion=LOSS),
    events.MUST_MISS: EventRow("told-must-miss", "TR-087", "who", motion=LOSS, you="who"),
    events.DREW_ARTIFACT: EventRow("told-drew", "TR-067", "who now", motion=CARD, tally="artifacts_drawn"),
    events.DREW_WHICH: EventRow(
        "told-drew-which",
        "TR-067",
        "who artifact",
        link="art-{artifact}",
        motion=Move("appear", "art-{artifact}", sound="card"),
        tally="drawn.{artifact}",
    ),
    events.REP_CHANGED: EventRow("told-rep", "TR-136", "who clan before:rep now:rep"),
    events.BOUGHT_REP: EventRow("told-bought-rep", "TR-139", "who clan now", tally="rep_bought"),
    events.NOTHING_GIVEN: EventRow("told-nothing-given", "TR-R27", "who"),
    events.RESIDENTS_CAME: EventRow("told-residents-came", "TR-187", "who residents:squad now cell", motion=GAIN),
    events.PEACEFUL: EventRow("told-peaceful", "TR-093", "who cell"),
    events.BOUGHT_ARTIFACT: EventRow("told-bought-artifact", "TR-097", "who now", tally="artifacts_bought"),
    events.BUILT: EventRow("told-built", "TR-120", "who cell zefs residents", motion=SETTLED, tally="builds"),
    events.UPGRADED: EventRow("told-upgraded", "TR-130", "who cell zefs residents", motion=SETTLED, tally="upgrades"),
    events.RAIDED: EventRow("told-raided", "TR-123", "who cell", motion=SHAKEN, tally="raids_wasteland"),
    events.RAID_DECLARED: EventRow(
        "told-raid", By(2, RAID_CLAUSES), "who cell what:raid", whose, motion=SHAKEN, tally="raids.{what}"
    ),
    events.RAID_ROLLED: EventRow(
        "told-raid-roll",
        "TR-145",
        "who die attack defence",
        attack_sum,
        motion=COMPARED,
    ),
    events.RAID_WON: EventRow(
        "told-raid-won", By(1, RAID_CLAUSES), "who what:raid cell", booty, motion=RAID_SEAL, tally="raids_won.{what}"
    ),
    events.RAID_LOST: EventRow("told-raid-lost", "TR-155", "who what:raid cell", motion=RAID_FAIL, hits=hits.RAID_LOST),
    events.TILE_GONE: EventRow(
        "told-tile-gone", "TR-149", "who cell", motion=LOSS, tally="factories_destroyed", hits=hits.TILE_GONE, you="who"
    ),
    events.CAPTURED: EventRow(
        "told-captured",
        "TR-150",
        "who cell owner:who",
        motion=SETTLED,
        tally="captures",
        hits=hits.CAPTURED,
        you="owner",
    ),
    events.CITY_DAMAGED: EventRow(
        "told-city-damaged",
        "TR-151",
        "who cell",
        motion=LOSS,
        tally="cities_damaged",
        hits=hits.CITY_DAMAGED,
        you="who",
    ),
    events.BATTLE: EventRow("told-battle", "TR-160", "who rival:who cell", motion=SHAKEN, tally="battles", you="rival"),
    events.BATTLE_ROLLED: EventRow("told-battle-rolled", "TR-166", "who die total", attack_sum, motion=SUM),
    events.BATTLE_WON: EventRow(
        "told-battle-won",
        "TR-168",
        "who rival:who cell attacked",
        motion=BATTLE_SEAL,
        tally="battles_{attacked}",
        hits=hits.BATTLE_WON,
        you="rival",
    ),
    events.BATTLE_TIED: EventRow(
        "told-battle-tied", "TR-R19", "who rival:who total", tally="battles_tied", hits=hits.BATTLE_TIED
    ),
    events.CAUGHT: EventRow(
        "told-caught",
        "TR-170",
        "who rival:who cell",
        motion=Move("shake", "cell-{cell}", sound="bad"),
        tally="catches",
        hits=hits.CAUGHT,
        you="rival",
    ),
    events.TOOK_ZEFS: EventRow("told-took-zefs", "TR-172", "who rival:who zefs:money", some, you="rival"),
    events.REMOVED: EventRow("told-removed", "TR-174", "who cell misses", motion=LOSS, you="who"),
    events.SCORED: EventRow(
        "told-scored",
        By(2, SCORE_CLAUSES),
        "who vp source now",
        motion=Move("gain", to="strip-{who}", sound="good", dice=lambda n: (n[1],), total=lambda n: n[3], seat="who"),
        points=Points("source-{source}", "vp"),
        tally="vp_{source}_{who}:vp",
    ),
    events.QUEST_TAKEN: EventRow(
        "told-quest-taken", "TR-177", "who quest", vowed, link=OF_QUEST, motion=CARD, tally="quest_taken.{quest}"
    ),
    events.QUEST_PROGRESS: EventRow("told-quest-progress", "TR-178", "who quest done need", link=OF_QUEST, motion=CARD),
    events.QUEST_DONE: EventRow(
        "told-quest-done", "TR-181", "who quest", motion=TURNED, tally="quest_done.{quest} vp_duel_{who}:duel"
    ),
    events.QUEST_FAILED: EventRow(
        "told-quest-failed",
        "TR-181",
        "who quest",
        vowed,
        motion=FAILED,
        tally="quest_failed.{quest}",
        hits=hits.QUEST_FAILED,
    ),
    events.QUEST_DROPPED: EventRow("told-quest-dropped", "TR-183", "who quest", tally="quest_dropped.{quest}"),
    events.REWARD_ZEFS: EventRow("told-reward-zefs", "TR-105", "who zefs:money now"),
    events.GAVE_AWAY: EventRow("told-gave", By(1, GIFT_CLAUSES), "who why about", given, tally="artifacts_{why}"),
    events.GAVE_WHICH: EventRow("told-gave-which", "TR-R50", "who artifact", tally="given.{artifact}"),
    events.STOLE: EventRow(
        "told-stole", "TR-114", "who rival:who clan", motion=STOLEN, tally="rep_stolen", hits=hits.STOLE, you="rival"
    ),
    events.PAID: EventRow("told-paid", "TR-177", "who quest zefs:money now"),
    events.LEFT_RESIDENTS: EventRow("told-left-residents", "TR-177", "who quest residents:squad now"),
    events.WON_GAME: EventRow("told-won-game", "TR-002", "who vp"),
    events.STOPPED: EventRow("told-stopped", "TR-R42", "round", tally="stopped"),
    events.DID_NOTHING: EventRow("told-did-nothing", "TR-116", "who cell"),
    events.DIE_FELL: EventRow(
        "told-die",
        By(2, DIE_CLAUSES),
        "who die what",
        dice="die",
        motion=Move("roll", "fight-{who}", "strip-{who}", "dice", lambda n: (n[1],), seat="who"),
    ),
}

EVENTS: Final = EventTable(
    ROWS,
    READERS,
    columns="rounds turns turns_missed total_wars battles battles_tied catches tolls builds upgrades captures"
    " factories_destroyed cities_damaged raids_wasteland rep_bought artifacts_bought artifacts_drawn rep_stolen stopped"
    " battles_{attacked} artifacts_{why} place_{who} vp_{source}_{who} vp_duel_{who} raids.{what} raids_won.{what}"
    " became.{form} rongaut.{die} drawn.{artifact} played.{artifact} given.{artifact}"
    " quest_taken.{quest} quest_done.{quest} quest_failed.{quest} quest_dropped.{quest}",
    sources="source-battle source-city source-quest",  # TR-003, TR-004, TR-005, TR-006: there are no others
    seats=SEATS,
    amounts={"duel": duel_points},
)
