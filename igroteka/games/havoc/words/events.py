"""The events of Cry Havoc, a row each: words and clause, links and motions, points and columns of `simulate`.

A row names the numbers of state/events.py in their order; sides come with their seats, regions with their board
(state/told.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import BATTLE_EFFECT_NAMES, TERRAINS, TOKEN_KINDS
from igroteka.games.havoc.rules import points
from igroteka.games.havoc.state import actions, events
from igroteka.games.havoc.words import hits
from igroteka.games.havoc.words.cards import (
    SUPPORTS,
    crystals,
    deck_of,
    objective_name,
    player,
    player_of,
    support_name,
    terrain_name,
    token_name,
)
from igroteka.games.havoc.words.rows import Place, Row, Rows, Side
from igroteka.table.events import (
    CARD,
    LOSS,
    NEXT_TURN,
    SEAT,
    By,
    EventRow,
    Move,
    Named,
    Numbers,
    OneOf,
    Points,
    Reader,
    Said,
)
from igroteka.table.text.messages import Arg, Ref

# --- readers ---


SOURCES: Final = {
    int(points.BY_CONTROL): "control",
    int(points.BY_PRISONERS): "prisoners",
    int(points.BY_KILLS): "kills",
    int(points.BY_CRYSTALS): "crystals",
    int(points.BY_REGIONS): "regions",
    int(points.BY_BONUS): "bonus",
    int(points.BY_EXPLORATION): "exploration",
    int(points.BY_STRUCTURE): "structure",
    int(points.BY_SKILL): "skill",
    int(points.BY_CARD): "card",
}
SOURCE_CLAUSES: Final = {
    int(points.BY_CONTROL): "CH-134",
    int(points.BY_PRISONERS): "CH-155",
    int(points.BY_KILLS): "CH-144",
    int(points.BY_CRYSTALS): "CH-164",
    int(points.BY_REGIONS): "CH-163",
    int(points.BY_BONUS): "CH-059",
    int(points.BY_EXPLORATION): "CH-072",
    int(points.BY_STRUCTURE): "CH-004",
    int(points.BY_SKILL): "CH-004",
    int(points.BY_CARD): "CH-004",
}
ACTIONS: Final = {
    int(actions.MARCH): "march",
    int(actions.RECRUIT): "recruit",
    int(actions.BUILD): "build",
    int(actions.DRAW_TWO): "draw_two",
    int(actions.ENABLE): "enable",
}
ACTION_CLAUSES: Final = {
    int(actions.MARCH): "CH-060",
    int(actions.RECRUIT): "CH-088",
    int(actions.BUILD): "CH-092",
    int(actions.DRAW_TWO): "CH-102",
    int(actions.ENABLE): "CH-105",
}
WHO: Final = Side(lambda content, number: player(number), link="strip")
WHOSE: Final = Side(lambda content, number: player_of(number), link="strip")
READERS: Final[dict[str, Reader]] = {
    "who": WHO,
    "whose": WHOSE,
    "seat": SEAT,
    "region": Place("region", link="region"),
    "card": Named("card", lambda content: content.cards),
    "structure": Named("structure", lambda content: content.structures),
    "skill": Named("skill", lambda content: content.skills),
    "event": Named("event", lambda content: content.events),
    "find": Named("exploration", lambda content: content.explorations),
    "objective": Said(lambda content, number: objective_name(number)),
    "terrain": Said(lambda content, number: terrain_name(number), dict(enumerate(TERRAINS[:4]))),
    "deck": Said(lambda content, number: deck_of(number)),
    "kind": Said(lambda content, number: token_name(number), dict(enumerate(TOKEN_KINDS))),
    "token": OneOf(dict(enumerate(TOKEN_KINDS))),
    "support": Said(lambda content, number: support_name(number), dict(enumerate(SUPPORTS))),
    "action": OneOf(ACTIONS),
    "icon": OneOf({0: "move", 1: "recruit", 2: "build"}),
    "source": OneOf(SOURCES),
    "effect": OneOf(dict(enumerate(BATTLE_EFFECT_NAMES))),
}

# --- what follows from the numbers ---


def event_text(content: Content, event: Event) -> dict[str, Arg]:
    return {"text": Ref("event-text", event.args[0])}


def seat_from_one(content: Content, n: Numbers) -> int:
    """Return the seat of a side for `simulate`: 0 is a side that nobody plays."""
    return n[1] + 1


def jumped_point(content: Content, event: Event) -> dict[str, Arg]:
    return {"vp": content.points[event.args[1]].vp}


def find_text(content: Content, event: Event) -> dict[str, Arg]:
    return {"text": Ref("exploration-text", event.args[2])}


def face(content: Content, event: Event) -> dict[str, Arg]:
    """Tell what is printed on a Trog token."""
    token = content.trog_tokens[event.args[2]]
    return {"trogs": token.trogs, "crystals": crystals(token.crystals)}


def taken(content: Content, event: Event) -> dict[str, Arg]:
    return {"taken": "yes" if event.args[2] >= 0 else "no"}


def put_where(content: Content, event: Event) -> dict[str, Arg]:
    return {"moved": "yes" if event.args[3] >= 0 else "no"}


def killer(content: Content, event: Event) -> dict[str, Arg]:
    return {"killer": "none" if event.args[0] < 0 else "side"}


def in_force(content: Content, event: Event) -> dict[str, Arg]:
    """Tell the objective and the amount of an effect, as far as it has them."""
    return {"objective": objective_name(min(event.args[2], 2)), "amount": event.args[3]}


def away(content: Content, event: Event) -> dict[str, Arg]:
    return {"away": "region" if event.args[1] >= 0 else "reserve"}


AT_REGION: Final = Move("flash", "region-{region}")
SHAKEN: Final = Move("shake", "region-{region}", sound="bad")
MARCHING: Final = Move("fly", "region-{start}", "region-{region}")
OWN_CARD: Final = Move("appear", "card-{card}", sound="card")
TOKENS: Final = ("ch-war-party", "ch-nest", "ch-exploration")  # by kind
TACTICS: Final = Move("card", "fighter-{who.side}", sound="card", sign=lambda n: "ch-card", seat="by")
SCORES: Final = Move(
    "gain", "strip-{who}", "strip-{who}", "good", dice=lambda n: (n[1],), total=lambda n: n[3], seat="who"
)


def sign(name: str) -> Callable[[Numbers], str]:
    return lambda n: name


ROWS: Final[dict[int, EventRow]] = {
    events.CHOSE_FACTION: Row("told-faction", "CH-009", "who:whose name:seat drawn", tally="seat_{who}:sits"),
    events.LANDED: Row("told-landed", "CH-011", "who region", motion=AT_REGION),
    events.HAS_SKILL: Row("told-skill", "CH-014", "who skill", tally="dealt.{skill}"),
    events.ORDERED: Row("told-ordered", "CH-022", "who place", tally="place_{who}:place"),
    events.ROUND_BEGINS: Row("told-round", "CH-033", "round", motion=NEXT_TURN, tally="rounds"),
    events.EVENT: Row(
        "told-event",
        "CH-038",
        "event point",
        event_text,
        link="point-{point}",
        motion=Move("card", "point-{point}", sound="card", sign=sign("ch-planet")),
        tally="event.{event}",
    ),
    events.FINAL_ROUND: Row("told-final-round", "CH-168", "round", motion=NEXT_TURN),
    events.JUMPED: Row(
        "told-jumped",
        "CH-040",
        "who point",
        jumped_point,
        link="point-{point} strip-{who}",
        motion=Move("flash", "point-{point}", sound="turn"),
        tally="jumps",
    ),
    events.INITIATIVE: Row("told-initiative", "CH-042", "who place"),
    events.REINFORCED: Row("told-reinforced", "CH-089", "who region", motion=AT_REGION),
    events.DECLINED: Row("told-declined", "CH-R11", "who"),
    events.CRYSTALS_CAME: Row("told-crystals", "CH-025", "region crystals now", motion=AT_REGION),
    events.NEST_PLACED: Row("told-nest", "CH-150", "region", motion=AT_REGION, tally="nests"),
    events.STORM_BEGINS: Row("told-storm", "CH-R91", motion=NEXT_TURN),
    events.DREW: Row("told-drew", "CH-047", "who hand", motion=CARD),
    events.DREW_CARD: Row(
        "told-drew-card", "CH-047", "who card", link="card-{card}", motion=OWN_CARD, tally="drawn.{card}"
    ),
    events.RESHUFFLED: Row("told-reshuffled", "CH-049", "who cards"),
    events.DISCARDED: Row("told-discarded", "CH-048", "who card", tally="discarded"),
    events.ACTION_BEGINS: Row("told-action", "CH-051", "number", motion=NEXT_TURN),
    events.TURN_BEGINS: Row("told-turn", "CH-051", "who number", tally="turns"),
    events.CHOSE_ACTION: Row("told-chose", By(1, ACTION_CLAUSES), "who action", tally="action.{action}"),
    events.PAID: Row("told-paid", "CH-R14", "who card", motion=CARD, tally="paid.{card}"),
    events.POINTS: Row("told-points", By(1, {0: "CH-060", 1: "CH-088", 2: "CH-092"}), "who icon points"),
    events.MOVES_UP: Row("told-moves-up", "CH-044", "who place", motion=CARD),
    events.MARCHED: Row(
        "told-marched", "CH-061", "who start:region region soldiers", motion=MARCHING, tally="marched:soldiers"
    ),
    events.EXPLORED: Row(
        "told-explored",
        "CH-072",
        "who region find",
        find_text,
        motion=Move("card", "region-{region}", sound="good", sign=sign("ch-exploration"), seat="who"),
        tally="found.{find}",
    ),
    events.TOKEN_TURNED: Row(
        "told-turned",
        "CH-073",
        "region kind",
        face,
        motion=Move("card", "region-{region}", sound="card", sign=lambda n: TOKENS[n[1]]),
        tally="turned.{kind}",
    ),
    events.TROGS_CAME: Row("told-trogs-came", "CH-073", "region trogs now", motion=SHAKEN),
    events.AMBUSHED: Row(
        "told-ambushed", "CH-074", "who region", motion=SHAKEN, tally="ambushed", hits=hits.AMBUSHED, you="who"
    ),
    events.TOOK_CONTROL: Row(
        "told-took",
        "CH-077",
        "who region old:whose",
        taken,
        motion=AT_REGION,
        tally="taken",
        hits=hits.TOOK_CONTROL,
        you="old",
    ),
    events.LOST_CONTROL: Row(
        "told-lost-control", "CH-R31", "who region", motion=SHAKEN, hits=hits.LOST_CONTROL, you="who"
    ),
    events.BATTLE_DECLARED: Row(
        "told-declared",
        "CH-078",
        "region number attacker:who defender:whose",
        motion=SHAKEN,
        tally="declared",
        hits=hits.BATTLE_DECLARED,
        you="defender",
    ),
    events.BATTLE_OFF: Row("told-off", "CH-116", "region number", motion=AT_REGION, tally="called_off"),
    events.RECRUITED: Row(
        "told-recruited", "CH-089", "who region soldiers reserve", motion=AT_REGION, tally="recruited:soldiers"
    ),
    events.BUILT: Row("told-built", "CH-093", "who structure region", motion=AT_REGION, tally="built.{structure}"),
    events.ACTIVATED: Row(
        "told-activated", "CH-093", "who structure region", motion=AT_REGION, tally="activated.{structure}"
    ),
    events.SUPPORT_PUT: Row("told-support", "CH-R62", "region support", motion=AT_REGION),
    events.STORED_CARD: Row("told-stored", "CH-R60", "terrain cards"),
    events.STORED_WHICH: Row("told-stored-which", "CH-R60", "card"),
    events.PUT_UNDER: Row("told-under", "CH-R60", "terrain"),
    events.PUT_UNDER_WHICH: Row("told-under-which", "CH-R60", "card"),
    events.SHOT: Row(
        "told-shot",
        By(3, {0: "CH-181", 1: "CH-141"}),
        "who victim:whose region prisoner",
        motion=SHAKEN,
        tally="shot",
        hits=hits.SHOT,
        you="victim",
    ),
    events.MUSTERED: Row("told-mustered", "CH-182", "who region soldiers", motion=AT_REGION),
    events.EXTRACTED: Row("told-extracted", "CH-093", "region stored", motion=AT_REGION),
    events.SPENT: Row("told-spent", "CH-004", "crystals stored", tally="spent:crystals"),
    events.BARRIER_UP: Row("told-barrier", "CH-R69", "region", motion=AT_REGION),
    events.LOOKED: Row("told-looked", "CH-102", "who deck cards", motion=CARD),
    events.LOOKED_AT: Row("told-looked-at", "CH-102", "who card"),
    events.KEPT: Row("told-kept", "CH-103", "who deck hand"),
    events.KEPT_WHICH: Row(
        "told-kept-which", "CH-103", "who card", link="card-{card}", motion=OWN_CARD, tally="kept.{card}"
    ),
    events.SCORING_ENABLED: Row(
        "told-enabled", "CH-108", "who", motion=Move("flash", "status", sound="turn"), tally="enabled"
    ),
    events.USED_SKILL: Row("told-used-skill", "CH-111", "who skill", motion=CARD, tally="used.{skill}"),
    events.TOKEN_PUT: Row("told-token-put", "CH-R90", "who region skill start:region", put_where, motion=AT_REGION),
    events.REBUILT: Row("told-rebuilt", "CH-R93", "region structure back", motion=AT_REGION),
    events.RELOCATED: Row("told-relocated", "CH-R92", "structure start:region region", motion=MARCHING),
    events.DESTROYED: Row("told-destroyed", "CH-R56", "who structure region", motion=SHAKEN),
    events.TELEPORTED: Row("told-teleported", "CH-R57", "start:region region soldiers", motion=MARCHING),
    events.RESONATED: Row("told-resonated", "CH-189", "start:region region crystals", motion=MARCHING),
    events.MIGRATED: Row("told-migrated", "CH-R92", "kind:token start:region region", motion=MARCHING),
    events.SKILL_READY: Row("told-skill-ready", "CH-046", "who skill"),
    events.TURN_ENDS: Row("told-turn-ends", "CH-114", "who"),
    events.BATTLE_BEGINS: Row(
        "told-battle", "CH-115", "region number attacker:who defender:whose", motion=SHAKEN, tally="battles"
    ),
    events.ACTS_FOR_TROGS: Row("told-acts-for-trogs", "CH-130", "name:seat region"),
    events.PLACED: Row("told-placed", "CH-120", "who control capture attrition"),
    events.SUPPORT_FIGHTS: Row("told-support-fights", "CH-R62", "region artillery towers"),
    events.PLAYED: Row(
        "told-played",
        "CH-123",
        "who card by:seat stored",
        lambda content, event: {"text": Ref("card-text", event.args[1])},
        link="strip-{by}",
        motion=TACTICS,
        tally="played.{card}",
        face="face-played",
    ),
    events.JAMMED: Row("told-jammed", "CH-R83", "who card", tally="jammed"),
    events.PASSED: Row("told-passed", "CH-124", "who"),
    events.SHIFTED: Row("told-shifted", "CH-123", "who:whose start:objective objective"),
    events.DEPLOYED: Row("told-deployed", "CH-123", "who objective"),
    events.CALLED_IN: Row("told-called-in", "CH-123", "who region objective"),
    events.KILLED: Row("told-killed", "CH-142", "who victim:whose objective", killer, tally="killed"),
    events.SHIELDED: Row("told-shielded", "CH-R84", "who:whose kills"),
    events.EFFECT: Row("told-effect", "CH-123", "who effect", in_force),
    events.ORDER_CHANGED: Row("told-order", "CH-133", "first:objective second:objective third:objective"),
    events.SKIPPED: Row("told-skipped", "CH-133", "objective"),
    events.WITHDREW: Row("told-withdrew", "CH-123", "who:whose objective region"),
    events.PEEKED: Row("told-peeked", "CH-R58", "name:seat other:seat cards"),
    events.PEEKED_AT: Row("told-peeked-at", "CH-R58", "name:seat card"),
    events.CONTROL_WON: Row(
        "told-control-won",
        "CH-134",
        "who region own others",
        motion=Move("count", "objective-0", "fighter-{who.side}", dice=lambda n: (n[2], n[3]), seat="who"),
    ),
    events.CAPTURE_TIED: Row("told-capture-tied", "CH-140", "region", motion=Move("count", "objective-1")),
    events.CAPTURED: Row(
        "told-captured",
        "CH-138",
        "who victim:whose objective held",
        motion=Move("count", "objective-1", "fighter-{who.side}", seat="who"),
        tally="captured",
        you="victim",
    ),
    events.ATTRITION: Row(
        "told-attrition", "CH-143", "attacker defender", motion=Move("count", "objective-2", dice=lambda n: n[:2])
    ),
    events.FIRED: Row("told-fired", "CH-146", "victim:whose objective who", tally="fired", you="victim"),
    events.RETREATED: Row("told-retreated", "CH-148", "who region soldiers", away),
    events.BATTLE_ENDS: Row("told-battle-ends", "CH-154", "region number", hits=hits.BATTLE_ENDS),
    events.RANSOMED: Row("told-ransomed", "CH-156", "who captor:whose price", motion=CARD, tally="ransomed"),
    events.SCORED: Row(
        "told-scored",
        By(2, SOURCE_CLAUSES),
        "who points source now",
        motion=SCORES,
        points=Points("source-{source}", "points"),
        tally="vp_{source}_{who}:points",
    ),
    events.LOST_POINTS: Row(
        "told-lost-points",
        "CH-156",
        "who points now",
        motion=LOSS,
        points=Points("source-ransom", "points", -1),
        tally="vp_ransom_{who}:points",
    ),
    events.SCORING: Row(
        "told-scoring", By(1, {0: "CH-162", 1: "CH-170"}), "who final", motion=NEXT_TURN, tally="scorings"
    ),
    events.REGION_SCORED: Row(
        "told-region-scored",
        "CH-164",
        "who region crystals",
        motion=Move("gain", "region-{region}", sound="card", dice=lambda n: (n[2],), seat="who"),
    ),
    events.ROUND_ENDS: Row("told-round-ends", "CH-035", "round"),
    events.FINAL_SCORE: Row("told-final-score", "CH-172", "who points"),
    events.TIE_BROKEN: Row("told-tie-broken", By(1, {1: "CH-172", 2: "CH-173"}), "who by", tally="ties"),
    events.NO_ACTION: Row("told-no-action", "CH-R17", "who", tally="no_action"),
    events.RETURNED: Row("told-support-back", "CH-R62", "region support"),
}

EVENTS: Final = Rows(
    ROWS,
    READERS,
    columns="rounds turns jumps enabled scorings declared called_off battles killed captured shot fired ambushed taken"
    " marched recruited ransomed spent nests discarded jammed ties no_action seat_{who} place_{who}"
    " vp_{source}_{who} vp_ransom_{who} action.{action} event.{event} found.{find} turned.{kind} built.{structure}"
    " activated.{structure} dealt.{skill} used.{skill} drawn.{card} kept.{card} paid.{card} played.{card}",
    sources="source-crystals source-regions source-control source-kills source-prisoners source-structure source-skill"
    " source-exploration source-bonus source-card source-ransom",
    amounts={"sits": seat_from_one},
)
