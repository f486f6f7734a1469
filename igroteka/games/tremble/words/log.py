"""The log of Tremble: which message tells which event, by which clause. The numbers are those of state/events.py."""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.state import events
from igroteka.games.tremble.words.cards import army_strength, city_text, people
from igroteka.table.events import Line, plain, seat
from igroteka.table.text.messages import Arg, Msg, Ref


def ship(content: Content, number: int) -> Arg:
    return Ref("ship", number)


def city(content: Content, number: int) -> Arg:
    return Ref("city", number)


def army(content: Content, number: int) -> Arg:
    return Ref("army", number)


def mission(content: Content, number: int) -> Arg:
    return Ref("mission", number)


def cell(content: Content, number: int) -> Arg:
    return number + 1


def crowd(content: Content, number: int) -> Arg:
    return people(number)


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


LINES: Final[dict[int, Line]] = {
    events.LEADS_FIRST: Line("told-leads-first", "TH-R09", who=seat),
    events.DEALT: Line("told-dealt", "TH-093", who=seat, mission=mission),
    events.MISSIONS_KEPT: Line("told-missions-kept", "TH-018", who=seat, count=plain),
    events.TURN_BEGINS: Line("told-turn-begins", "TH-R09", turn=plain, who=seat),
    events.FUELLED: Line("told-fuelled", "TH-027", who=seat, gained=plain, now=plain),
    events.BORROWED: Line("told-borrowed", "TH-100", who=seat, now=crowd),
    events.REPAID: Line("told-repaid", "TH-101", who=seat, now=crowd),
    events.DREW: Line("told-drew", "TH-031", who=seat),
    events.SAW: Line("told-saw", "TH-031", who=seat, ship=ship),
    events.BOUGHT: Line("told-bought", "TH-033", who=seat, price=crowd, now=crowd),
    events.BOUGHT_SHIP: Line("told-bought-ship", "TH-120", who=seat, ship=ship),
    events.DECLINED: Line("told-declined", "TH-034", who=seat),
    events.REPLACED: Line("told-replaced", "TH-037", who=seat),
    events.REPLACED_SHIP: Line("told-replaced-ship", "TH-037", who=seat, ship=ship),
    events.RESHUFFLED: Line("told-reshuffled", "TH-R11", count=plain),
    events.CITY_FOUND: Line("told-city-found", "TH-040", face_of_city, cell=cell, city=city),
    events.ARMY_CAME: Line("told-army-came", "TH-043", face_of_army, army=army),
    events.ARMY_IDLE: Line("told-army-idle", "TH-092", army=army),
    events.ABANDONED: Line("told-abandoned", "TH-085", who=seat, city=city),
    events.ARMY_FOUGHT: Line(
        "told-army-fought", "TH-086", fight_with_army, who=seat, strength=plain, roll=plain, army=army
    ),
    events.SEARCH_HELD: Line("told-search-held", "TH-087", who=seat, city=city),
    events.SEARCH_LOST: Line("told-search-lost", "TH-089", who=seat, city=city),
    events.SHIP_LOST: Line("told-ship-lost", "TH-066", who=seat, ship=ship),
    events.SENT: Line("told-sent", "TH-049", who=seat, ship=ship, cell=cell),
    events.STAYED_HOME: Line("told-stayed-home", "TH-046", who=seat),
    events.REFUELLED: Line("told-refuelled", "TH-052", who=seat, cost=plain, left=plain),
    events.DITCHED: Line("told-ditched", "TH-054", who=seat, ship=ship, cell=cell),
    events.REDIRECTED: Line("told-redirected", "TH-115", who=seat, ship=ship, old=cell, cell=cell),
    events.KEPT_COURSE: Line("told-kept-course", "TH-113", who=seat, ship=ship, cell=cell),
    events.BATTLE_LOOMS: Line("told-battle-looms", "TH-057", cell=cell, city=city),
    events.STOOD: Line("told-stood", "TH-058", who=seat, strength=plain, cell=cell),
    events.RETREATED: Line("told-retreated", "TH-059", who=seat, strength=plain, cell=cell),
    events.JOINED: Line("told-joined", "TH-111", who=seat, ship=ship, left=plain, city=city),
    events.ROLLED: Line("told-rolled", "TH-061", sum_of_roll, who=seat, strength=plain, roll=plain),
    events.TIED: Line("told-tied", "TH-063", total=plain, cell=cell),
    events.WON: Line("told-won", "TH-062", who=seat, cell=cell, total=plain),
    events.UNOPPOSED: Line("told-unopposed", "TH-056", who=seat, cell=cell),
    events.SPARED: Line("told-spared", "TH-070", cell=cell, city=city),
    events.RAIDED: Line("told-raided", "TH-075", who=seat, city=city, people=crowd, now=crowd),
    events.SEARCH_BEGUN: Line("told-search-begun", "TH-079", promised, who=seat, city=city, turns=plain),
    events.SEARCH_WENT_ON: Line("told-search-went-on", "TH-079", who=seat, city=city, turns=plain),
    events.SEARCH_DONE: Line("told-search-done", "TH-081", who=seat, city=city, people=crowd, now=crowd),
    events.SEARCH_CUT: Line("told-search-cut", "TH-R32", brought, who=seat, city=city, people=crowd),
    events.MISSION_DONE: Line("told-mission-done", "TH-094", who=seat, mission=mission, people=crowd),
    events.MISSION_FAILED: Line("told-mission-failed", "TH-094", who=seat, mission=mission, people=crowd),
    events.CREDIT_DUE: Line("told-credit-due", "TH-R34", who=seat, count=plain, people=crowd),
    events.FINAL_SCORE: Line("told-final-score", "TH-R35", who=seat, people=crowd),
    events.DECK_ENDS: Line("told-deck-ends", "TH-024", turn=plain),
    events.LEFT_SEARCHING: Line("told-left-searching", "TH-076", who=seat, ship=ship, city=city),
}


OTHERWISE: Final = {  # events that happen by one clause or another, told by their third number
    (int(events.SHIP_LOST), 1): "TH-089",
    (int(events.UNOPPOSED), 1): "TH-060",
}


def told(content: Content, event: Event) -> Msg:
    line = LINES[event.kind]
    return line.told(content, event, OTHERWISE.get((event.kind, event.args[2]), line.clause))
