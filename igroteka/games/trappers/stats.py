"""What happened in a game of Trappers, counted from all that was told: points, deeds, forms, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from igroteka.engine.events import Event
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import BEAT_TRAPPER, FORMS
from igroteka.games.trappers.rules.artifacts import EXCHANGED, HANDED_OVER, SOLD
from igroteka.games.trappers.rules.dice import ON_CAPITAL, ON_CITY, ON_FACTORY, TO_CAPTURE
from igroteka.games.trappers.rules.scoring import FOR_BATTLE, FOR_CITY, FOR_QUEST
from igroteka.games.trappers.state import events as happened
from igroteka.games.trappers.state.actions import SEATS

Columns: TypeAlias = dict[str, int]

COUNTED: Final[dict[int, str]] = {
    int(happened.ROUND_BEGINS): "rounds",
    int(happened.TURN_BEGINS): "turns",
    int(happened.MISSED_TURN): "turns_missed",
    int(happened.TOTAL_WAR): "total_wars",
    int(happened.BATTLE): "battles",
    int(happened.BATTLE_TIED): "battles_tied",
    int(happened.CAUGHT): "catches",
    int(happened.TOLL_PAID): "tolls",
    int(happened.BUILT): "builds",
    int(happened.UPGRADED): "upgrades",
    int(happened.CAPTURED): "captures",
    int(happened.TILE_GONE): "factories_destroyed",
    int(happened.CITY_DAMAGED): "cities_damaged",
    int(happened.RAIDED): "raids_wasteland",
    int(happened.BOUGHT_REP): "rep_bought",
    int(happened.BOUGHT_ARTIFACT): "artifacts_bought",
    int(happened.DREW_ARTIFACT): "artifacts_drawn",
    int(happened.STOLE): "rep_stolen",
    int(happened.STOPPED): "stopped",
}
RAIDS: Final[dict[int, str]] = {
    int(ON_CAPITAL): "capital",
    int(ON_FACTORY): "factory",
    int(TO_CAPTURE): "capture",
    int(ON_CITY): "city",
}
GIVEN: Final[dict[int, str]] = {int(SOLD): "sold", int(EXCHANGED): "exchanged", int(HANDED_OVER): "handed_over"}
SOURCES: Final[dict[int, str]] = {int(FOR_BATTLE): "vp_battle", int(FOR_CITY): "vp_city", int(FOR_QUEST): "vp_quest"}
QUESTS: Final[dict[int, str]] = {
    int(happened.QUEST_TAKEN): "quest_taken",
    int(happened.QUEST_DONE): "quest_done",
    int(happened.QUEST_FAILED): "quest_failed",
    int(happened.QUEST_DROPPED): "quest_dropped",
}
WON: Final = ("battles_lost", "battles_won")  # by the attacker


def by_kind(content: Content, event: Event) -> str:
    """The column of an event that hangs on one of its numbers, "" for all others."""
    found = NAMED.get(event.kind)
    return "" if found is None else found(content, event.args)


NAMED: Final[dict[int, Callable[[Content, tuple[int, ...]], str]]] = {
    int(happened.RAID_DECLARED): lambda content, n: f"raids.{RAIDS[n[2]]}",
    int(happened.RAID_WON): lambda content, n: f"raids_won.{RAIDS[n[1]]}",
    int(happened.BATTLE_WON): lambda content, n: WON[n[3]],
    int(happened.FORM_CHANGED): lambda content, n: f"became.{FORMS[n[1]]}",
    int(happened.RONGAUT): lambda content, n: f"rongaut.{n[1]}",
    int(happened.PLAYED): lambda content, n: f"played.{content.artifacts[n[1]].id}",
    int(happened.DREW_WHICH): lambda content, n: f"drawn.{content.artifacts[n[1]].id}",
    int(happened.GAVE_WHICH): lambda content, n: f"given.{content.artifacts[n[1]].id}",
    int(happened.GAVE_AWAY): lambda content, n: f"artifacts_{GIVEN[n[1]]}",
}


def fact_columns(content: Content, events: Sequence[Event]) -> Columns:
    """The same columns for every game of one content; "played.A1" counts by card, "vp_city_2" by seat.

    "vp_duel_2" is the part of "vp_quest_2" that quests gave for a battle won.
    """
    facts = blank(content)
    for event in events:
        kind, numbers = event.kind, event.args
        if kind in COUNTED:
            facts[COUNTED[kind]] += 1
        elif kind in NAMED:
            facts[by_kind(content, event)] += 1
        elif kind in QUESTS:
            facts[f"{QUESTS[kind]}.{content.quests[numbers[1]].id}"] += 1
            if kind == happened.QUEST_DONE and content.quests[numbers[1]].events & BEAT_TRAPPER:
                facts[f"vp_duel_{numbers[0] + 1}"] += content.quests[numbers[1]].vp
        elif kind == happened.ORDERED:
            facts[f"place_{numbers[0] + 1}"] = numbers[1]
        elif kind == happened.SCORED:
            facts[f"{SOURCES[numbers[2]]}_{numbers[0] + 1}"] += numbers[1]
    return facts


def blank(content: Content) -> Columns:
    names = [*COUNTED.values(), *WON, *[f"artifacts_{why}" for why in GIVEN.values()]]
    names += [f"place_{seat + 1}" for seat in range(SEATS)]  # in the order of turns
    names += [f"{source}_{seat + 1}" for source in (*SOURCES.values(), "vp_duel") for seat in range(SEATS)]
    names += [f"{count}.{what}" for count in ("raids", "raids_won") for what in RAIDS.values()]
    names += [f"became.{form}" for form in FORMS]
    names += [f"rongaut.{face}" for face in range(1, 7)]
    names += [f"{count}.{artifact.id}" for count in ("drawn", "played", "given") for artifact in content.artifacts]
    names += [f"{count}.{quest.id}" for count in QUESTS.values() for quest in content.quests]
    return dict.fromkeys(names, 0)
