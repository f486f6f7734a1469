"""The log of Trappers: which message tells which event, by which clause. The numbers are those of state/events.py."""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.rules.dice import IN_BATTLE, ON_CAPITAL, ON_CITY, ON_FACTORY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.rules.routes import unpacked
from igroteka.games.trappers.rules.scoring import FOR_BATTLE, FOR_CITY, FOR_QUEST
from igroteka.games.trappers.state import events
from igroteka.games.trappers.words.cards import form_name, heading_name, place_name, residents, signed, zefs
from igroteka.table.events import Line, plain, seat
from igroteka.table.text.messages import Arg, Msg, Ref, msg

WHAT: Final = {
    int(ON_RONGAUT): "rongaut",
    int(ON_CAPITAL): "capital",
    int(ON_FACTORY): "factory",
    int(TO_CAPTURE): "capture",
    int(ON_CITY): "city",
    int(IN_BATTLE): "battle",
}
RAID_CLAUSES: Final = {"capital": "TR-148", "factory": "TR-149", "capture": "TR-150", "city": "TR-151"}
SOURCES: Final = {int(FOR_BATTLE): "battle", int(FOR_CITY): "city", int(FOR_QUEST): "quest"}
SOURCE_CLAUSES: Final = {"battle": "TR-003", "city": "TR-004", "quest": "TR-005"}
GIVEN: Final = ("sold", "exchanged", "handed")  # rules/artifacts.py
GIVEN_CLAUSES: Final = {"sold": "TR-108", "exchanged": "TR-114", "handed": "TR-R33"}


# --- readers: what a number of an event is ---


def cell(content: Content, number: int) -> Arg:
    return place_name(content, number)


def clan(content: Content, number: int) -> Arg:
    return Ref("clan", number + 1)


def artifact(content: Content, number: int) -> Arg:
    return Ref("artifact", number)


def quest(content: Content, number: int) -> Arg:
    return Ref("quest", number)


def form(content: Content, number: int) -> Arg:
    return form_name(number)


def heading(content: Content, number: int) -> Arg:
    return heading_name(number)


def rep(content: Content, number: int) -> Arg:
    return signed(number)


def money(content: Content, number: int) -> Arg:
    return zefs(number)


def squad(content: Content, number: int) -> Arg:
    return residents(number)


def what(content: Content, number: int) -> Arg:
    return WHAT[number]


def source(content: Content, number: int) -> Arg:
    return SOURCES[number]


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
    why = GIVEN[event.args[1]]
    thing: Arg = Ref("quest", event.args[2]) if why == "handed" else event.args[2]
    return {"why": why, "about": thing}


LINES: Final[dict[int, Line]] = {
    events.ORDERED: Line("told-ordered", "TR-020", who=seat, place=plain),
    events.ENTERED: Line("told-entered", "TR-026", who=seat, cell=cell, white=plain, black=plain),
    events.ROUND_BEGINS: Line("told-round", "TR-031", round=plain),
    events.WAR: Line("told-war", "TR-032", clan=clan, enemy=clan),
    events.TOTAL_WAR: Line("told-total-war", "TR-034"),
    events.INCOME: Line("told-income", "TR-037", who=seat, zefs=money, now=plain),
    events.TURN_BEGINS: Line("told-turn", "TR-041", who=seat, turn=plain, round=plain),
    events.MISSED_TURN: Line("told-missed", "TR-087", who=seat),
    events.DROVE: Line("told-drove", "TR-046", way, who=seat),
    events.TURNED: Line("told-turned", "TR-047", who=seat, cell=cell, heading=heading),
    events.STAYED: Line("told-stayed", "TR-042", who=seat, cell=cell),
    events.PLAYED: Line("told-played", "TR-066", who=seat, artifact=artifact),
    events.JUMPED: Line("told-jumped", "TR-058", who=seat, cell=cell),
    events.FORM_CHANGED: Line("told-form", "TR-071", who=seat, form=form, old=form),
    events.TOLL_PAID: Line("told-toll", "TR-141", some, who=seat, owner=seat, zefs=money, cell=cell),
    events.RONGAUT: Line("told-rongaut", "TR-084", who=seat, die=plain),
    events.RESIDENTS_LOST: Line("told-residents-lost", "TR-R38", who=seat, residents=squad, now=plain),
    events.MUST_MISS: Line("told-must-miss", "TR-087", who=seat),
    events.DREW_ARTIFACT: Line("told-drew", "TR-067", who=seat, now=plain),
    events.DREW_WHICH: Line("told-drew-which", "TR-067", who=seat, artifact=artifact),
    events.REP_CHANGED: Line("told-rep", "TR-136", who=seat, clan=clan, before=rep, now=rep),
    events.BOUGHT_REP: Line("told-bought-rep", "TR-139", who=seat, clan=clan, now=plain),
    events.NOTHING_GIVEN: Line("told-nothing-given", "TR-R27", who=seat),
    events.RESIDENTS_CAME: Line("told-residents-came", "TR-187", who=seat, residents=squad, now=plain, cell=cell),
    events.PEACEFUL: Line("told-peaceful", "TR-093", who=seat, cell=cell),
    events.BOUGHT_ARTIFACT: Line("told-bought-artifact", "TR-097", who=seat, now=plain),
    events.BUILT: Line("told-built", "TR-120", who=seat, cell=cell, zefs=plain, residents=plain),
    events.UPGRADED: Line("told-upgraded", "TR-130", who=seat, cell=cell, zefs=plain, residents=plain),
    events.RAIDED: Line("told-raided", "TR-123", who=seat, cell=cell),
    events.RAID_DECLARED: Line("told-raid", "TR-144", whose, who=seat, cell=cell, what=what),
    events.RAID_ROLLED: Line("told-raid-roll", "TR-145", attack_sum, who=seat, die=plain, attack=plain, defence=plain),
    events.RAID_WON: Line("told-raid-won", "TR-145", booty, who=seat, what=what, cell=cell),
    events.RAID_LOST: Line("told-raid-lost", "TR-155", who=seat, what=what, cell=cell),
    events.TILE_GONE: Line("told-tile-gone", "TR-149", who=seat, cell=cell),
    events.CAPTURED: Line("told-captured", "TR-150", who=seat, cell=cell, owner=seat),
    events.CITY_DAMAGED: Line("told-city-damaged", "TR-151", who=seat, cell=cell),
    events.BATTLE: Line("told-battle", "TR-160", who=seat, rival=seat, cell=cell),
    events.BATTLE_ROLLED: Line("told-battle-rolled", "TR-166", attack_sum, who=seat, die=plain, total=plain),
    events.BATTLE_WON: Line("told-battle-won", "TR-168", who=seat, rival=seat, cell=cell, attacked=plain),
    events.BATTLE_TIED: Line("told-battle-tied", "TR-R19", who=seat, rival=seat, total=plain),
    events.CAUGHT: Line("told-caught", "TR-170", who=seat, rival=seat, cell=cell),
    events.TOOK_ZEFS: Line("told-took-zefs", "TR-172", some, who=seat, rival=seat, zefs=money),
    events.REMOVED: Line("told-removed", "TR-174", who=seat, cell=cell),
    events.SCORED: Line("told-scored", "TR-001", who=seat, vp=plain, source=source, now=plain),
    events.QUEST_TAKEN: Line("told-quest-taken", "TR-177", vowed, who=seat, quest=quest),
    events.QUEST_PROGRESS: Line("told-quest-progress", "TR-178", who=seat, quest=quest, done=plain, need=plain),
    events.QUEST_DONE: Line("told-quest-done", "TR-181", who=seat, quest=quest),
    events.QUEST_FAILED: Line("told-quest-failed", "TR-181", who=seat, quest=quest),
    events.QUEST_DROPPED: Line("told-quest-dropped", "TR-183", who=seat, quest=quest),
    events.REWARD_ZEFS: Line("told-reward-zefs", "TR-105", who=seat, zefs=money, now=plain),
    events.GAVE_AWAY: Line("told-gave", "TR-R50", given, who=seat),
    events.GAVE_WHICH: Line("told-gave-which", "TR-R50", who=seat, artifact=artifact),
    events.STOLE: Line("told-stole", "TR-114", who=seat, rival=seat, clan=clan),
    events.PAID: Line("told-paid", "TR-177", who=seat, quest=quest, zefs=money, now=plain),
    events.LEFT_RESIDENTS: Line("told-left-residents", "TR-177", who=seat, quest=quest, residents=squad, now=plain),
    events.WON_GAME: Line("told-won-game", "TR-002", who=seat, vp=plain),
    events.STOPPED: Line("told-stopped", "TR-R42", round=plain),
    events.DID_NOTHING: Line("told-did-nothing", "TR-116", who=seat, cell=cell),
    events.DIE_FELL: Line("told-die", "TR-147", who=seat, die=plain, what=what),
}


def clause_of(event: Event) -> str:
    """One kind of event may happen by several clauses: a number of it says by which."""
    match event.kind:
        case events.RAID_DECLARED | events.RAID_WON:
            which = event.args[2] if event.kind == events.RAID_DECLARED else event.args[1]
            return RAID_CLAUSES[WHAT[which]]
        case events.SCORED:
            return SOURCE_CLAUSES[SOURCES[event.args[2]]]
        case events.GAVE_AWAY:
            return GIVEN_CLAUSES[GIVEN[event.args[1]]]
        case events.DIE_FELL if event.args[2] == IN_BATTLE:
            return "TR-165"
        case events.DIE_FELL if event.args[2] == ON_RONGAUT:
            return "TR-084"
        case events.RONGAUT:
            return f"TR-{84 + event.args[1]:03}"
    return LINES[event.kind].clause


def told(content: Content, event: Event) -> Msg:
    return LINES[event.kind].told(content, event, clause_of(event))
