"""The log of Tremble: which message tells which event, by which clause. The numbers are those of happenings.py."""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.games.tremble import happenings as happened
from igroteka.games.tremble.card_words import army_strength, city_text, people
from igroteka.games.tremble.content import Content
from igroteka.table.lines import Line, plain, seat
from igroteka.table.message import Arg, Msg, Ref


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
    happened.LEADS_FIRST: Line("told-leads-first", "TH-R09", who=seat),
    happened.DEALT: Line("told-dealt", "TH-093", who=seat, mission=mission),
    happened.MISSIONS_KEPT: Line("told-missions-kept", "TH-018", who=seat, count=plain),
    happened.TURN_BEGINS: Line("told-turn-begins", "TH-R09", turn=plain, who=seat),
    happened.FUELLED: Line("told-fuelled", "TH-027", who=seat, gained=plain, now=plain),
    happened.BORROWED: Line("told-borrowed", "TH-100", who=seat, now=crowd),
    happened.REPAID: Line("told-repaid", "TH-101", who=seat, now=crowd),
    happened.DREW: Line("told-drew", "TH-031", who=seat),
    happened.SAW: Line("told-saw", "TH-031", who=seat, ship=ship),
    happened.BOUGHT: Line("told-bought", "TH-033", who=seat, price=crowd, now=crowd),
    happened.BOUGHT_SHIP: Line("told-bought-ship", "TH-120", who=seat, ship=ship),
    happened.DECLINED: Line("told-declined", "TH-034", who=seat),
    happened.REPLACED: Line("told-replaced", "TH-037", who=seat),
    happened.REPLACED_SHIP: Line("told-replaced-ship", "TH-037", who=seat, ship=ship),
    happened.RESHUFFLED: Line("told-reshuffled", "TH-R11", count=plain),
    happened.CITY_FOUND: Line("told-city-found", "TH-040", face_of_city, cell=cell, city=city),
    happened.ARMY_CAME: Line("told-army-came", "TH-043", face_of_army, army=army),
    happened.ARMY_IDLE: Line("told-army-idle", "TH-092", army=army),
    happened.ABANDONED: Line("told-abandoned", "TH-085", who=seat, city=city),
    happened.ARMY_FOUGHT: Line(
        "told-army-fought", "TH-086", fight_with_army, who=seat, strength=plain, roll=plain, army=army
    ),
    happened.SEARCH_HELD: Line("told-search-held", "TH-087", who=seat, city=city),
    happened.SEARCH_LOST: Line("told-search-lost", "TH-089", who=seat, city=city),
    happened.SHIP_LOST: Line("told-ship-lost", "TH-066", who=seat, ship=ship),
    happened.SENT: Line("told-sent", "TH-049", who=seat, ship=ship, cell=cell),
    happened.STAYED_HOME: Line("told-stayed-home", "TH-046", who=seat),
    happened.REFUELLED: Line("told-refuelled", "TH-052", who=seat, cost=plain, left=plain),
    happened.DITCHED: Line("told-ditched", "TH-054", who=seat, ship=ship, cell=cell),
    happened.REDIRECTED: Line("told-redirected", "TH-115", who=seat, ship=ship, old=cell, cell=cell),
    happened.KEPT_COURSE: Line("told-kept-course", "TH-113", who=seat, ship=ship, cell=cell),
    happened.BATTLE_LOOMS: Line("told-battle-looms", "TH-057", cell=cell, city=city),
    happened.STOOD: Line("told-stood", "TH-058", who=seat, strength=plain, cell=cell),
    happened.RETREATED: Line("told-retreated", "TH-059", who=seat, strength=plain, cell=cell),
    happened.JOINED: Line("told-joined", "TH-111", who=seat, ship=ship, left=plain, city=city),
    happened.ROLLED: Line("told-rolled", "TH-061", sum_of_roll, who=seat, strength=plain, roll=plain),
    happened.TIED: Line("told-tied", "TH-063", total=plain, cell=cell),
    happened.WON: Line("told-won", "TH-062", who=seat, cell=cell, total=plain),
    happened.UNOPPOSED: Line("told-unopposed", "TH-056", who=seat, cell=cell),
    happened.SPARED: Line("told-spared", "TH-070", cell=cell, city=city),
    happened.RAIDED: Line("told-raided", "TH-075", who=seat, city=city, people=crowd, now=crowd),
    happened.SEARCH_BEGUN: Line("told-search-begun", "TH-079", promised, who=seat, city=city, turns=plain),
    happened.SEARCH_WENT_ON: Line("told-search-went-on", "TH-079", who=seat, city=city, turns=plain),
    happened.SEARCH_DONE: Line("told-search-done", "TH-081", who=seat, city=city, people=crowd, now=crowd),
    happened.SEARCH_CUT: Line("told-search-cut", "TH-R32", brought, who=seat, city=city, people=crowd),
    happened.MISSION_DONE: Line("told-mission-done", "TH-094", who=seat, mission=mission, people=crowd),
    happened.MISSION_FAILED: Line("told-mission-failed", "TH-094", who=seat, mission=mission, people=crowd),
    happened.CREDIT_DUE: Line("told-credit-due", "TH-R34", who=seat, count=plain, people=crowd),
    happened.FINAL_SCORE: Line("told-final-score", "TH-R35", who=seat, people=crowd),
    happened.DECK_ENDS: Line("told-deck-ends", "TH-024", turn=plain),
    happened.LEFT_SEARCHING: Line("told-left-searching", "TH-076", who=seat, ship=ship, city=city),
}


OTHERWISE: Final = {  # events that happen by one clause or another, told by their third number
    (int(happened.SHIP_LOST), 1): "TH-089",
    (int(happened.UNOPPOSED), 1): "TH-060",
}


def told(content: Content, event: Event) -> Msg:
    line = LINES[event.kind]
    return line.told(content, event, OTHERWISE.get((event.kind, event.args[2]), line.clause))
