"""The events of Claustrophobia, a row each: words and clause, links and motions, columns of `simulate`.

A row names the numbers of state/events.py in their order; warriors and tiles are told as state/told.py packs them.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    ENDINGS,
    RESULTS,
    SIDES,
    STAT_NAMES,
    TALENTS,
    UNTILS,
)
from igroteka.games.claustrophobia.state import events, fields, told
from igroteka.games.claustrophobia.words import hits
from igroteka.games.claustrophobia.words.cards import (
    dice,
    item_name,
    objects_in,
    side_name,
    target_of,
    thrown,
    tile_text,
    trogs,
    values_in,
    values_with,
    warrior_name,
    warrior_of,
    warrior_to,
)
from igroteka.games.claustrophobia.words.cards import hits as said_hits
from igroteka.games.claustrophobia.words.rows import Figure, Place, Row, Rows
from igroteka.table.events import NEXT_TURN, SEAT, By, EventRow, Move, Named, OneOf, Reader, Said
from igroteka.table.text.messages import Arg, Ref, msg

# --- readers ---

PHASES: Final = {
    int(fields.SETTING_UP): "set_up",
    int(fields.INITIATIVE): "initiative",
    int(fields.HUMAN_ACTION): "human",
    int(fields.THREAT): "threat",
    int(fields.DEMON_ACTION): "demon",
}
WOUND_SOURCES: Final = {
    int(told.BY_ATTACK): "attack",
    int(told.BY_BOOBY): "booby",
    int(told.BY_TRAP): "trap",
    int(told.BY_GRENADE): "grenade",
    int(told.BY_CRAWLING): "crawling",
    int(told.BY_POSSESSION): "possession",
}
WOUND_CLAUSES: Final = {
    int(told.BY_ATTACK): "CL-112",
    int(told.BY_BOOBY): "CL-R32",
    int(told.BY_TRAP): "CL-R28",
    int(told.BY_GRENADE): "CL-R06",
    int(told.BY_CRAWLING): "CL-012",
    int(told.BY_POSSESSION): "CL-012",
}
THREAT_SOURCES: Final = {int(told.BY_SPACE): "space", int(told.BY_CARD): "card", int(told.BY_HARVEST): "harvest"}
THREAT_CLAUSES: Final = {int(told.BY_SPACE): "CL-059", int(told.BY_CARD): "CL-081", int(told.BY_HARVEST): "CL-015"}
HALTS: Final = {
    int(told.BY_FLOOD): "flood",
    int(told.BY_BOOBY_TRAP): "booby",
    int(told.BY_LOST): "lost",
    int(told.BY_ATTACKING): "attack",
    int(told.BY_PANIC): "panic",
}
HALT_CLAUSES: Final = {
    int(told.BY_FLOOD): "CL-140",
    int(told.BY_BOOBY_TRAP): "CL-151",
    int(told.BY_LOST): "CL-081",
    int(told.BY_ATTACKING): "CL-036",
    int(told.BY_PANIC): "CL-081",
}
BOOBY_CLAUSES: Final = {1: "CL-149", 2: "CL-150", 3: "CL-150", 4: "CL-151", 5: "CL-152", 6: "CL-153"}
SPACE_CLAUSES: Final = {  # by space, in the order of the board
    0: "CL-058",
    1: "CL-059",
    2: "CL-060",
    3: "CL-060",
    4: "CL-060",
    5: "CL-061",
    6: "CL-062",
    7: "CL-063",
    8: "CL-065",
    9: "CL-066",
}
ALL_WARRIORS: Final = range(int(told.FIGURE) * (int(told.FIGURE_DAMNED) + 1))
ANY_STAT: Final = dict(enumerate(STAT_NAMES))


def by_side(place: int, human: str, demon: str) -> By:
    """Return the clause of an event that happens to either side: a warrior among its numbers tells to which."""
    return By(place, {number: human if told.is_human(number) else demon for number in ALL_WARRIORS})


READERS: Final[dict[str, Reader]] = {
    "who": Figure(lambda content, number: warrior_name(number)),
    "whom": Figure(lambda content, number: warrior_of(number)),
    "recipient": Figure(lambda content, number: warrior_to(number)),
    "target": Figure(lambda content, number: target_of(number)),
    "where": Place(),
    "seat": SEAT,
    "tile": Named("tile", lambda content: content.tiles),
    "card": Named("card", lambda content: content.cards),
    "gift": Named("gift", lambda content: content.gifts),
    "object": Named("object", lambda content: content.objects),
    "space": Named("space", lambda content: content.spaces, link="space"),
    "scenario": Named("scenario", lambda content: content.scenarios),
    "item": Said(lambda content, number: item_name(number)),
    "side": Said(lambda content, number: side_name(number)),
    "throw": Said(lambda content, number: thrown(number)),
    "dice": Said(lambda content, number: dice(number)),
    "hits": Said(lambda content, number: said_hits(number)),
    "trogs": Said(lambda content, number: trogs(number)),
    "objects": Said(lambda content, number: objects_in(number)),
    "phase": OneOf(PHASES),
    "stat": OneOf(ANY_STAT),
    "talent": OneOf(dict(enumerate(TALENTS))),
    "until": OneOf(dict(enumerate(("now", *UNTILS[1:])))),
    "source": OneOf(WOUND_SOURCES),
    "threat_source": OneOf(THREAT_SOURCES),
    "why": OneOf(HALTS),
    "deck": OneOf(dict(enumerate(SIDES))),
    "result": OneOf(dict(enumerate(("none", *RESULTS[1:])))),
    "ending": OneOf(dict(enumerate(("none", *ENDINGS[1:])))),
}

# --- what follows from the numbers ---


def about(content: Content, event: Event) -> dict[str, Arg]:
    """Tell whether a card is about somebody."""
    return {"about": "somebody" if event.args[2] >= 0 else "nobody"}


def gift_about(content: Content, event: Event) -> dict[str, Arg]:
    whom = event.args[1]
    return {"about": "somebody" if whom >= 0 else "nobody", "text": Ref("gift-text", event.args[0])}


def space_text(content: Content, event: Event) -> dict[str, Arg]:
    return {"text": Ref("space-text", event.args[0])}


def changed(content: Content, event: Event) -> dict[str, Arg]:
    """Tell whose value changes, and by how much: the number is told with 8 more than it is."""
    amount = event.args[2] - 8
    how = "more" if amount >= 0 else "less"
    return {"all": "yes" if event.args[0] < 0 else "no", "how": how, "by": abs(amount)}


def capped(content: Content, event: Event) -> dict[str, Arg]:
    return {"all": "yes" if event.args[0] < 0 else "no"}


def of_a_grenade(content: Content, event: Event) -> dict[str, Arg]:
    """Tell how many Troglodytes it was thrown for, or at whom."""
    return {"many": "trogs" if told.is_trog(event.args[0]) else "one"}


def in_all(content: Content, event: Event) -> dict[str, Arg]:
    return {"came": "trog" if told.is_trog(event.args[0]) else "named"}


def kind_text(content: Content, event: Event) -> dict[str, Arg]:
    """Say what is special about a tile that is laid."""
    tile = content.tiles[int(told.tile_in(event.args[0]))]
    return {"kind": tile.kind, "text": tile_text(tile.kind)}


def card_text(content: Content, event: Event) -> dict[str, Arg]:
    return {**about(content, event), "text": Ref("card-text", event.args[1])}


def through(content: Content, event: Event) -> dict[str, Arg]:
    return {"way": "hole" if event.args[3] else "step"}


AT: Final = Move("flash", "{where}")
BAD_AT: Final = Move("shake", "{where}", sound="bad")
HURT: Final = Move("shake", "{who}", sound="bad")
WELL: Final = Move("flash", "{who}", sound="good")
THROWN: Final = Move(
    "roll",
    "{who}",
    sound="dice",
    dice=lambda n: values_with(n[1], n[2], n[3]),
    total=lambda n: n[3],
    need=lambda n: n[2],
    seat="who",
)
AGAIN: Final = Move("roll", "{who}", sound="dice", dice=lambda n: (n[2],), seat="who")
ROLL: Final = Move("roll", "", "strip-0", "dice", lambda n: values_in(n[0]))
DESTINY: Final = Move("roll", "", "strip-1", "dice", lambda n: values_in(n[0]))
STRUCK: Final = Move("strike", "line-{who.number}-{line.before}", sound="bad")
DIED: Final = Move("stamp", "{who}", "{where}", "bad", sign=lambda n: "cl-lair", seat="who")
DRAWN: Final = Move("card", "stack", sound="card", sign=lambda n: "cl-stack")
CRITICAL: Final = Move("card", "status", sound="dice", sign=lambda n: "cl-critical")
PLAYED: Final = Move(
    "card", "hand-{seat}", sound="card", sign=lambda n: ("cl-advantage", "cl-event")[n[0]], seat="seat"
)
LAID: Final = Move("unveil", "{where}", "{where}", "card")
HAND: Final = Move("flash", "hand-1", sound="card")
CLOCK: Final = Move("flash", "clock", sound="turn")

ROWS: Final[dict[int, EventRow]] = {
    # set-up
    events.SCENARIO: Row("told-scenario", "CL-008", "scenario", tally="scenario.{scenario}"),
    events.FIELDED: Row("told-fielded", "CL-014", "who where"),
    events.EQUIPPED: Row("told-equipped", "CL-042", "who object", tally="borne.{object}"),
    events.HAS_GIFT: Row("told-has-gift", By(1, {0: "CL-023", 1: "CL-138"}), "gift extra", link="gift-{gift}"),
    events.REMOVED_CARD: Row("told-removed-card", "CL-135", "card copies"),
    events.BOUGHT: Row("told-bought", "CL-R51", "item cost left"),
    events.DREW_ADVANTAGE: Row("told-drew-advantage", "CL-038", "hand", link="hand-0"),
    events.DREW_ADVANTAGE_CARD: Row(
        "told-drew-advantage-card", "CL-R27", "card", link="card-{card}", tally="dealt.{card}"
    ),
    events.STARTING_TP: Row("told-starting-tp", "CL-014", "tp", link="threat"),
    events.TILE_REMOVED: Row("told-tile-removed", "CL-014", "tile"),
    # round and phases
    events.ROUND_BEGINS: Row("told-round", "CL-016", "round limit", link="round", motion=NEXT_TURN, tally="rounds"),
    events.PHASE_BEGINS: Row("told-phase", "CL-016", "phase", link="round"),
    # initiative
    events.ROLLED: Row("told-rolled", "CL-018", "throw many extra", motion=ROLL, link="round"),
    events.REROLLED: Row("told-rerolled", "CL-028", "who before now", motion=AGAIN, tally="rerolled"),
    events.DIE_SET: Row("told-die-set", "CL-039", "card before now"),
    events.ASSIGNED: Row(
        "told-assigned", By(2, {0: "CL-019", 1: "CL-026"}), "who value exhausted", tally="exhausted:exhausted"
    ),
    events.UNUSED_DICE: Row("told-unused", "CL-022", "throw"),
    events.BLESSED: Row("told-blessed", "CL-131", "who:recipient stat amount", motion=WELL, tally="blessed"),
    events.USED_GIFT: Row(
        "told-gift",
        "CL-024",
        "gift whom amount",
        gift_about,
        link="gift-{gift}",
        tally="gift.{gift}",
    ),
    events.RECOVERED: Row("told-recovered", "CL-048", "who line", motion=WELL, tally="recovered"),
    events.STUNNED: Row("told-stunned", "CL-026", "who line", motion=HURT, hits=hits.STUNNED, you="who"),
    events.DICE_SWAPPED: Row(
        "told-swapped", "CL-081", "who die other:who second", motion=HURT, hits=hits.DICE_SWAPPED, you="who"
    ),
    # activations
    events.ACTIVATED: Row("told-activated", by_side(0, "CL-032", "CL-083"), "who where"),
    events.MOVED: Row(
        "told-moved",
        By(3, {0: "CL-087", 1: "CL-156"}),
        "who start:where where hole",
        through,
        tally="moved",
    ),
    events.MOVE_ENDS: Row("told-halted", By(1, HALT_CLAUSES), "who why"),
    events.LEFT: Row("told-left", "CL-R38", "who left", link="clock", motion=CLOCK, tally="left", hits=hits.LEFT),
    events.ENDED: Row("told-ended", by_side(0, "CL-033", "CL-083"), "who"),
    # exploring
    events.EXPLORES: Row("told-explores", "CL-097", "who where side left", link="stack", tally="explored"),
    events.LOOKS_AT_TILES: Row("told-looks", "CL-R55", "who tiles", link="stack"),
    events.SAW_TILE: Row("told-saw", "CL-R53", "tile"),
    events.DREW_TILE: Row("told-drew-tile", "CL-098", "tile left", link="stack", motion=DRAWN),
    events.SET_ASIDE: Row("told-set-aside", "CL-104", "tile", link="stack", tally="set_aside"),
    events.PUT_BACK: Row("told-put-back", "CL-R18", "tiles", link="stack"),
    events.LAID: Row("told-laid", "CL-099", "where", kind_text, motion=LAID, tally="laid.{where}"),
    events.LAID_ANYWAY: Row("told-laid-anyway", "CL-R19", "where", tally="closed"),
    events.HOLE_TOKEN: Row("told-hole", "CL-155", "where", motion=BAD_AT),
    events.BOOBY_TRAP: Row(
        "told-booby",
        By(2, BOOBY_CLAUSES),
        "who where die",
        motion=Move("roll", "{where}", "{who}", "dice", lambda n: (n[2],), seat="who"),
        tally="booby",
        hits=hits.BOOBY_TRAP,
        you="who",
    ),
    events.MECHANISM: Row(
        "told-mechanism", "CL-159", "who where more", motion=BAD_AT, tally="mechanisms", hits=hits.MECHANISM, you="who"
    ),
    events.OPENING_LOST: Row("told-lost", "CL-081", "where side who", motion=BAD_AT, hits=hits.OPENING_LOST, you="who"),
    # fights
    events.ATTACKS: Row(
        "told-attacks",
        By(3, {0: "CL-105", 1: "CL-118"}),
        "who target where shot",
        motion=Move("flash", "{where}", sound="bad"),
        tally="attacks",
    ),
    events.THREW: Row("told-threw", "CL-107", "who dice need hits", motion=THROWN, tally="hits:hits", hits=hits.THREW),
    events.THREW_AGAIN: Row(
        "told-threw-again", "CL-123", "who dice need hits", motion=THROWN, tally="hits_again:hits", hits=hits.THREW
    ),
    events.SIXES: Row("told-sixes", "CL-R43", "sixes hits", motion=CRITICAL),
    events.HITS_CANCELLED: Row("told-cancelled", "CL-039", "hits left", hits=hits.HITS_CANCELLED),
    events.DOUBLED: Row("told-doubled", "CL-144", "who:whom hits wounds", motion=HURT, tally="doubled"),
    events.GUARDED: Row("told-guarded", "CL-125", "who other:whom hits", motion=WELL, tally="guarded:hits"),
    events.WOUNDED: Row(
        "told-wounded",
        By(3, WOUND_CLAUSES),
        "who line wounds source",
        motion=STRUCK,
        tally="wounds_{source}",
        hits=hits.WOUNDED,
        you="who",
    ),
    events.FIEND_WOUNDED: Row(
        "told-fiend-wounded",
        "CL-110",
        "who wounds now health",
        link="demon",
        motion=Move("strike", "{who}", sound="bad", dice=lambda n: (n[1],)),
        tally="fiend_wounds:wounds",
        hits=hits.FIEND_WOUNDED,
        you="who",
    ),
    events.TROGS_KILLED: Row(
        "told-trogs-killed",
        "CL-109",
        "where killed:trogs left",
        link="supply",
        motion=Move("strike", "trogs-{where.spot}", sound="bad", dice=lambda n: (n[1],)),
        tally="trogs_killed",
        hits=hits.TROGS_KILLED,
    ),
    events.TOUGH_LOST: Row("told-tough-lost", "CL-R37", "where tokens", motion=AT),
    events.HITS_LOST: Row("told-hits-lost", "CL-109", "where hits"),
    events.HUMAN_DIED: Row(
        "told-died", "CL-113", "who where", motion=DIED, tally="humans_died", hits=hits.HUMAN_DIED, you="who"
    ),
    events.FIEND_DIED: Row(
        "told-fiend-died", "CL-111", "who where", motion=DIED, tally="fiends_died", hits=hits.FIEND_DIED, you="who"
    ),
    events.SURVIVED: Row("told-survived", "CL-039", "who wounds", motion=WELL, hits=hits.SURVIVED),
    events.HEALED: Row("told-healed", "CL-047", "who line wounds", motion=WELL, tally="healed"),
    events.OBJECTS_GONE: Row("told-objects-gone", "CL-046", "who objects"),
    # threat
    events.DESTINY_ROLLED: Row("told-destiny", "CL-050", "throw many", motion=DESTINY, link="threat"),
    events.DIE_PLACED: Row("told-placed", "CL-051", "space value", tally="placed.{space}"),
    events.SPACE_WORKS: Row(
        "told-space",
        By(0, SPACE_CLAUSES),
        "space amount",
        space_text,
        motion=Move("flash", "space-{space}", sound="turn"),
        tally="space.{space}",
    ),
    events.TP_GAINED: Row(
        "told-tp",
        By(2, THREAT_CLAUSES),
        "tp now source:threat_source over",
        link="threat",
        motion=Move("flash", "threat"),
        tally="tp_gained:tp",
    ),
    events.TP_LOST: Row(
        "told-tp-lost", "CL-R40", "tp now", link="threat", motion=Move("shake", "threat"), hits=hits.TP_LOST
    ),
    events.DREW_EVENT: Row("told-drew-event", "CL-079", "hand left", link="hand-1", motion=HAND, tally="events_drawn"),
    events.DREW_EVENT_CARD: Row(
        "told-drew-event-card",
        "CL-079",
        "card",
        link="card-{card}",
        motion=Move("appear", "card-{card}", sound="card"),
        tally="drawn.{card}",
    ),
    events.DECK_EMPTY: Row("told-deck-empty", "CL-R26", "deck"),
    events.TRAPPED: Row(
        "told-trapped", "CL-R28", "who:whom", motion=HURT, tally="trapped", hits=hits.TRAPPED, you="who"
    ),
    events.SUMMONED: Row(
        "told-summoned",
        "CL-067",
        "who where paid now",
        in_all,
        link="threat",
        motion=AT,
        tally="summoned tp_spent:paid",
        hits=hits.SUMMONED,
    ),
    events.CAME: Row("told-came", "CL-R57", "who where trogs", in_all, motion=BAD_AT, tally="came", hits=hits.CAME),
    # cards
    events.PLAYED: Row(
        "told-played",
        By(0, {0: "CL-158", 1: "CL-082"}),
        "seat card whom:who",
        card_text,
        link="hand-{seat}",
        motion=PLAYED,
        face="face-played",
        tally="played.{card}",
        hits=hits.PLAYED,
    ),
    events.PANICKED: Row(
        "told-panicked", "CL-081", "who start:where where", motion=HURT, hits=hits.PANICKED, you="who"
    ),
    events.STAT_CHANGED: Row("told-changed", "CL-R44", "whom:whom stat amount until", changed, hits=hits.STAT_CHANGED),
    events.STAT_CAPPED: Row("told-capped", "CL-R44", "whom:whom stat most until", capped, hits=hits.STAT_CAPPED),
    events.TALENT_GIVEN: Row("told-talent", "CL-123", "who talent", motion=WELL),
    events.TALENT_LOST: Row("told-talent-lost", "CL-R43", "who talent", motion=HURT, hits=hits.TALENT_LOST, you="who"),
    events.EDGE_CLOSED: Row("told-closed", "CL-088", "where side both", motion=BAD_AT, hits=hits.EDGE_CLOSED),
    events.EDGE_OPEN_AGAIN: Row("told-open-again", "CL-088", "where side", motion=AT),
    events.GREW_TOUGH: Row("told-tough", "CL-R37", "where", motion=BAD_AT, hits=hits.GREW_TOUGH),
    events.OBJECTS_RUST: Row("told-rust", "CL-046", "who:whom", motion=HURT, hits=hits.OBJECTS_RUST, you="who"),
    events.GRENADE_THROWN: Row("told-grenade", "CL-R06", "who where", motion=BAD_AT, tally="grenades"),
    events.GRENADE_ROLL: Row("told-grenade-roll", "CL-R06", "who dice hits", of_a_grenade),
    events.ACTS_AS_WELL: Row("told-second-wind", "CL-048", "who line", motion=WELL),
    # scenarios
    events.FUSE_LIT: Row("told-fuse-lit", "CL-012", "who clock", link="clock", motion=CLOCK, hits=hits.FUSE_LIT),
    events.FUSE_BURNS: Row("told-fuse-burns", "CL-012", "clock", link="clock", motion=CLOCK),
    events.FUSE_HELD: Row("told-fuse-held", "CL-012", "demons humans", link="clock", hits=hits.FUSE_HELD),
    events.CHANTED: Row("told-chanted", "CL-012", "who clock", link="clock", motion=CLOCK, hits=hits.CHANTED),
    events.SEALED: Row("told-sealed", "CL-012", "who where left", motion=AT, hits=hits.SEALED),
    events.SEAL_ROLL: Row("told-seal-roll", "CL-012", "who where need broken", motion=BAD_AT, hits=hits.SEAL_ROLL),
    events.POSSESSED_COMES: Row("told-possessed", "CL-012", "who where", motion=BAD_AT, hits=hits.POSSESSED_COMES),
    events.EXORCISM: Row("told-exorcism", "CL-012", "who whom dice freed"),
    events.FREED: Row("told-freed", "CL-012", "who where", link="clock", motion=WELL, tally="freed", hits=hits.FREED),
    events.TREASURE_LAID: Row("told-treasure", "CL-139", "where", motion=AT),
    events.CHEST_OPENED: Row("told-chest", "CL-139", "who where full", link="clock", motion=AT, tally="chests"),
    events.CHEST_TAKEN: Row("told-chest-taken", "CL-139", "who where", link="clock", motion=WELL),
    events.CHEST_DROPPED: Row("told-chest-dropped", "CL-R39", "who where", link="clock", motion=BAD_AT),
    events.CAPTIVE_FOUND: Row("told-captive", "CL-012", "who where", link="clock", motion=WELL),
    events.CRAWLING_DEATH: Row("told-crawling", "CL-012", "who", motion=HURT),
    events.RETURNED: Row("told-returned", "CL-012", "who where", motion=BAD_AT, hits=hits.RETURNED),
    events.FIGURE_REMOVED: Row("told-figure-removed", "CL-R57", "who where", motion=AT),
    events.HARVESTED: Row(
        "told-harvested", "CL-015", "who wounds tp", link="demon threat", motion=WELL, hits=hits.HARVESTED
    ),
    events.TARGET_FOUND: Row("told-target", "CL-R18", "where", link="clock", motion=AT),
    events.ROUND_ENDS: Row("told-round-ends", "CL-017", "round"),
    events.GAME_ENDS: Row(
        "told-game-ends",
        "CL-R41",
        "result ending scenario",
        lambda content, event: {"how": msg("ending", ending=("none", *ENDINGS[1:])[event.args[1]])},
        link="clock",
        motion=NEXT_TURN,
        tally="result.{result} ending.{ending}",
    ),
}

EVENTS: Final = Rows(
    ROWS,
    READERS,
    columns="rounds explored set_aside closed moved attacks hits hits_again doubled guarded wounds_{source}"
    " fiend_wounds trogs_killed humans_died fiends_died exhausted recovered healed blessed rerolled booby mechanisms"
    " trapped tp_gained tp_spent events_drawn summoned came grenades left freed chests result.{result} ending.{ending}"
    " scenario.{scenario} borne.{object} gift.{gift} placed.{space} space.{space} dealt.{card} drawn.{card}"
    " played.{card} laid.{where}",
)
