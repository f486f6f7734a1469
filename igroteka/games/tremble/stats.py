"""What happened in a game of Tremble, counted from all that was told: which cards were wanted, kept, fulfilled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.state import events as happened

COUNTED: Final[dict[int, str]] = {
    int(happened.TURN_BEGINS): "turns",
    int(happened.BATTLE_LOOMS): "cities_contested",
    int(happened.WON): "battles",
    int(happened.SPARED): "cities_spared",
    int(happened.RAIDED): "raids",
    int(happened.SEARCH_BEGUN): "searches_begun",
    int(happened.SEARCH_DONE): "searches_completed",
    int(happened.ABANDONED): "searches_abandoned",
    int(happened.SEARCH_LOST): "searches_lost",
    int(happened.SEARCH_CUT): "searches_cut",
    int(happened.ARMY_CAME): "armies",
    int(happened.SHIP_LOST): "ships_lost",
    int(happened.JOINED): "reserves_joined",
    int(happened.REDIRECTED): "redirects",
    int(happened.BORROWED): "credits",
}
BY_SHIP: Final[dict[int, str]] = {int(happened.SAW): "drawn", int(happened.BOUGHT_SHIP): "bought"}
BY_MISSION: Final[dict[int, tuple[str, ...]]] = {
    int(happened.DEALT): ("dealt",),
    int(happened.MISSION_DONE): ("kept", "fulfilled"),
    int(happened.MISSION_FAILED): ("kept",),
}


def fact_columns(content: Content, events: Sequence[Event]) -> dict[str, int]:
    """The same columns for every game of one content; "bought.T05" counts by the id of the card."""
    facts = blank(content)
    for event in events:
        kind = event.kind
        if kind in COUNTED:
            facts[COUNTED[kind]] += 1
        elif kind in BY_SHIP:
            facts[f"{BY_SHIP[kind]}.{content.ships[event.args[1]].id}"] += 1
        elif kind in BY_MISSION:
            for column in BY_MISSION[kind]:
                facts[f"{column}.{content.missions[event.args[1]].id}"] += 1
    return facts


def blank(content: Content) -> dict[str, int]:
    by_mission = dict.fromkeys(column for columns in BY_MISSION.values() for column in columns)
    ships = [f"{column}.{ship.id}" for column in BY_SHIP.values() for ship in content.ships]
    missions = [f"{column}.{card.id}" for column in by_mission for card in content.missions]
    return dict.fromkeys([*COUNTED.values(), *ships, *missions], 0)
