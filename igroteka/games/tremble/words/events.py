"""The events of Tremble, a row each: words and clause, links and motions, points and columns of `simulate`.

The numbers of an event are told in state/events.py; a row names them in their order.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.fields import DEBT, LOAN, START
from igroteka.games.tremble.words import hits
from igroteka.games.tremble.words.cards import army_strength, city_text, people
from igroteka.table.events import (
    CARD,
    FROM_ONE,
    GAIN,
    LOSS,
    NEXT_TURN,
    SEAT,
    By,
    EventRow,
    EventTable,
    Move,
    Named,
    Points,
    Reader,
    Said,
)
from igroteka.table.svg.dice import faces
from igroteka.table.text.messages import Arg

READERS: Final[dict[str, Reader]] = {
    "who": SEAT,
    "ship": Named("ship", lambda content: content.ships),
    "mission": Named("mission", lambda content: content.missions),
    "city": Named("city"),
    "army": Named("army"),
    "cell": FROM_ONE,
    "people": Said(lambda content, number: people(number)),
}
AT_CELL: Final = "attack-{cell}-{who} cell-{cell} strip-{who}"
FOUND: Final = Move("card", "search-{who}-{city}", sound="good", sign=lambda n: "th-search", seat="who")
DONE: Final = Move("card", sound="good", sign=lambda n: "th-mission", seat="who")
FAILED: Final = Move("card", sound="bad", sign=lambda n: "cross", seat="who")
AT_SEARCH: Final = "search-{who}-{city} strip-{who}"

# The rules know the sum of two dice; they are shown as the battle panel shows them.
THROWN: Final = Move("roll", "fight-{who}", sound="dice", dice=lambda n: faces(n[2]), total=lambda n: n[1] + n[2])
AT_ARMY: Final = Move(
    "roll", "army", "strip-{who}", sound="dice", dice=lambda n: faces(n[2]), total=lambda n: n[1] + n[2]
)


def sum_of_roll(content: Content, event: Event) -> dict[str, Arg]:
    return {"total": event.args[1] + event.args[2]}


def fight_with_army(content: Content, event: Event) -> dict[str, Arg]:
    return {**sum_of_roll(content, event), "needed": army_strength(content, event.args[3])}


def face_of_city(content: Content, event: Event) -> dict[str, Arg]:
    return {"text": city_text(content.cities[event.args[1]])}


def face_of_army(content: Content, event: Event) -> dict[str, Arg]:
    return {"strength": army_strength(content, event.args[0])}


def promised(content: Content, event: Event) -> dict[str, Arg]:
    return {"people": people(content.cities[event.args[1]].search)}


def brought(content: Content, event: Event) -> dict[str, Arg]:
    return {"brought": event.args[2]}


ROWS: Final[dict[int, EventRow]] = {
    events.LEADS_FIRST: EventRow("told-leads-first", "TH-R09", "who"),
    events.DEALT: EventRow(
        "told-dealt",
        "TH-093",
        "who mission",
        link="mission-{mission}",
        motion=Move("appear", "mission-{mission}", sound="card"),
        tally="dealt.{mission}",
    ),
    events.MISSIONS_KEPT: EventRow("told-missions-kept", "TH-018", "who count"),
    events.TURN_BEGINS: EventRow("told-turn-begins", "TH-R09", "turn who", motion=NEXT_TURN, tally="turns"),
    events.FUELLED: EventRow("told-fuelled", "TH-027", "who gained now"),
    events.BORROWED: EventRow(
        "told-borrowed",
        "TH-100",
        "who now:people",
        motion=CARD,
        points=Points("source-credits", int(LOAN)),
        tally="credits",
    ),
    events.REPAID: EventRow(
        "told-repaid", "TH-101", "who now:people", motion=CARD, points=Points("source-credits", -int(DEBT))
    ),
    events.DREW: EventRow("told-drew", "TH-031", "who"),
    events.SAW: EventRow(
        "told-saw",
        "TH-031",
        "who ship",
        link="drawn-{ship}",
        motion=Move("flip", "drawn-{ship}", sound="card"),
        tally="drawn.{ship}",
    ),
    events.BOUGHT: EventRow(
        "told-bought",
        "TH-033",
        "who price:people now:people",
        motion=CARD,
        points=Points("source-purchases", "price", -1),
    ),
    events.BOUGHT_SHIP: EventRow("told-bought-ship", "TH-120", "who ship", link="ship-{ship}", tally="bought.{ship}"),
    events.DECLINED: EventRow("told-declined", "TH-034", "who"),
    events.REPLACED: EventRow("told-replaced", "TH-037", "who"),
    events.REPLACED_SHIP: EventRow("told-replaced-ship", "TH-037", "who ship"),
    events.RESHUFFLED: EventRow("told-reshuffled", "TH-R11", "count"),
    events.CITY_FOUND: EventRow(
        "told-city-found",
        "TH-040",
        "cell city",
        face_of_city,
        link="cell-{cell}",
        motion=Move("flip", "cell-{cell}", sound="card"),
    ),
    events.ARMY_CAME: EventRow(
        "told-army-came",
        "TH-043",
        "army",
        face_of_army,
        link="army",
        motion=Move("shake", "army", sound="bad"),
        tally="armies",
    ),
    events.ARMY_IDLE: EventRow("told-army-idle", "TH-092", "army", link="army"),
    events.ABANDONED: EventRow(
        "told-abandoned", "TH-085", "who city", link=AT_SEARCH, tally="searches_abandoned", hits=hits.ABANDONED
    ),
    events.ARMY_FOUGHT: EventRow(
        "told-army-fought",
        "TH-086",
        "who strength roll army",
        fight_with_army,
        link="strip-{who} army",
        motion=AT_ARMY,
        dice="roll",
    ),
    events.SEARCH_HELD: EventRow(
        "told-search-held",
        "TH-087",
        "who city",
        link=AT_SEARCH,
        motion=Move("flash", "search-{who}-{city}", sound="good"),
        hits=hits.SEARCH_HELD,
        you="who",
    ),
    events.SEARCH_LOST: EventRow(
        "told-search-lost",
        "TH-089",
        "who city",
        link=AT_SEARCH,
        motion=LOSS,
        tally="searches_lost",
        hits=hits.SEARCH_LOST,
        you="who",
    ),
    events.SHIP_LOST: EventRow(
        "told-ship-lost", By(2, {0: "TH-066", 1: "TH-089"}), "who ship", motion=LOSS, tally="ships_lost", you="who"
    ),
    events.SENT: EventRow(
        "told-sent",
        "TH-049",
        "who ship cell",
        link="attack-{cell}-{who} strip-{who}",
        motion=Move("unveil", "attack-{cell}-{who}", "cell-{cell}", sound="card"),
    ),
    events.STAYED_HOME: EventRow("told-stayed-home", "TH-046", "who"),
    events.REFUELLED: EventRow("told-refuelled", "TH-052", "who cost left"),
    events.DITCHED: EventRow("told-ditched", "TH-054", "who ship cell", link="cell-{cell} strip-{who}", motion=LOSS),
    events.REDIRECTED: EventRow(
        "told-redirected",
        "TH-115",
        "who ship old:cell cell",
        link="cell-{old} cell-{cell} strip-{who}",
        motion=Move("fly", "cell-{old}", "cell-{cell}", sound="card"),
        tally="redirects",
    ),
    events.KEPT_COURSE: EventRow("told-kept-course", "TH-113", "who ship cell", link=AT_CELL),
    events.BATTLE_LOOMS: EventRow(
        "told-battle-looms",
        "TH-057",
        "cell city",
        link="cell-{cell}",
        motion=Move("shake", "cell-{cell}"),
        tally="cities_contested",
    ),
    events.STOOD: EventRow("told-stood", "TH-058", "who strength cell", link=AT_CELL),
    events.RETREATED: EventRow(
        "told-retreated", "TH-059", "who strength cell", link=AT_CELL, motion=Move("fly", "cell-{cell}", "strip-{who}")
    ),
    events.JOINED: EventRow("told-joined", "TH-111", "who ship left city", motion=CARD, tally="reserves_joined"),
    events.ROLLED: EventRow("told-rolled", "TH-061", "who strength roll", sum_of_roll, motion=THROWN, dice="roll"),
    events.TIED: EventRow("told-tied", "TH-063", "total cell", link="cell-{cell}", motion=Move("shake", "cell-{cell}")),
    events.WON: EventRow(
        "told-won",
        "TH-062",
        "who cell total",
        link=AT_CELL,
        motion=Move("stamp", "fight-{who}", "cell-{cell}", sound="good"),
        tally="battles",
        hits=hits.WON,
        you="who",
    ),
    events.UNOPPOSED: EventRow("told-unopposed", By(2, {0: "TH-056", 1: "TH-060"}), "who cell", link=AT_CELL),
    events.SPARED: EventRow("told-spared", "TH-070", "cell city", link="cell-{cell}", tally="cities_spared"),
    events.RAIDED: EventRow(
        "told-raided",
        "TH-075",
        "who city people now:people",
        motion=GAIN,
        points=Points("source-raids", "people"),
        tally="raids",
    ),
    events.SEARCH_BEGUN: EventRow(
        "told-search-begun",
        "TH-079",
        "who city turns late",
        promised,
        link=AT_SEARCH,
        motion=Move("appear", "search-{who}-{city}", sound="card"),
        tally="searches_begun",
    ),
    events.SEARCH_WENT_ON: EventRow("told-search-went-on", "TH-079", "who city turns late", link=AT_SEARCH),
    events.SEARCH_DONE: EventRow(
        "told-search-done",
        "TH-081",
        "who city people now:people",
        link=AT_SEARCH,
        motion=FOUND,
        points=Points("source-searches", "people"),
        tally="searches_completed",
    ),
    events.SEARCH_CUT: EventRow(
        "told-search-cut",
        "TH-R32",
        "who city people",
        brought,
        link=AT_SEARCH,
        motion=LOSS,
        points=Points("source-searches", "people"),
        tally="searches_cut",
        hits=hits.SEARCH_CUT,
    ),
    events.MISSION_DONE: EventRow(
        "told-mission-done",
        "TH-094",
        "who mission people",
        motion=DONE,
        points=Points("source-missions-done", "people"),
        tally="kept.{mission} fulfilled.{mission}",
    ),
    events.MISSION_FAILED: EventRow(
        "told-mission-failed",
        "TH-094",
        "who mission people",
        motion=FAILED,
        points=Points("source-missions-failed", "people", -1),
        tally="kept.{mission}",
    ),
    events.CREDIT_DUE: EventRow(
        "told-credit-due", "TH-R34", "who count people", motion=LOSS, points=Points("source-credits", "people", -1)
    ),
    events.FINAL_SCORE: EventRow("told-final-score", "TH-R35", "who people"),
    events.DECK_ENDS: EventRow("told-deck-ends", "TH-024", "turn"),
    events.LEFT_SEARCHING: EventRow("told-left-searching", "TH-076", "who ship city", link=AT_SEARCH),
}
EVENTS: Final = EventTable(
    ROWS,
    READERS,
    columns="""
        turns cities_contested battles cities_spared raids
        searches_begun searches_completed searches_abandoned searches_lost searches_cut
        armies ships_lost reserves_joined redirects credits
        drawn.{ship} bought.{ship} dealt.{mission} kept.{mission} fulfilled.{mission}
    """,
    sources="""
        source-raids source-searches source-missions-done source-missions-failed
        source-purchases source-credits
    """,
    start=("source-start", int(START)),  # TH-R35
    totals=range(2, 13),
)
