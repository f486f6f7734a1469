"""What rivals, armies and the end of the game do to a captain, as notices tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.tremble.state import events
from igroteka.table.notices import Hit, Line, Numbers

# --- lines ---

JOINED: Final = Line("sum", "notice-joined", events.JOINED)
ROLLED: Final = Line("sum", "notice-rolled", events.ROLLED, last=True)
ARMY_FOUGHT: Final = Line("sum", "notice-army-fought", events.ARMY_FOUGHT, of="who", plain=True)
SHIPS_HOME: Final = Line("next", "notice-ships-home")
SEARCHERS_HOME: Final = Line("next", "notice-searchers-home")
CITY_LOST: Final = Line("loss", "notice-search-gone", plain=True)


def beaten(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    """List those who fought and have not won."""
    fought = [other.args[0] for other in affair if other.kind == events.ROLLED]
    return tuple([seat for seat in dict.fromkeys(fought) if seat != event.args[0]])


def brings_something(n: Numbers) -> bool:
    return n[2] > 0


def brings_nothing(n: Numbers) -> bool:
    return n[2] == 0


# --- by what happened; the first is told to whoever looks on ---

WON: Final = (
    Hit(
        beaten,
        "notice-beaten",
        "bad",
        (
            JOINED,
            ROLLED,
            Line("loss", "notice-ship", events.SHIP_LOST, of="who", otherwise="notice-some-ship", plain=True),
            SHIPS_HOME,
        ),
        since=events.BATTLE_LOOMS,
    ),
    Hit(
        "who",
        "notice-victory",
        "good",
        (JOINED, ROLLED, Line("next", "notice-reward")),
        since=events.BATTLE_LOOMS,
    ),
)
SEARCH_LOST: Final = (
    Hit(
        "who",
        "notice-search-lost",
        "bad",
        (ARMY_FOUGHT, Line("loss", "notice-ship", events.SHIP_LOST, of="who", plain=True), CITY_LOST, SEARCHERS_HOME),
        since=events.ARMY_FOUGHT,
    ),
)
SEARCH_HELD: Final = (
    Hit(
        "who",
        "notice-search-held",
        "good",
        (ARMY_FOUGHT, Line("next", "notice-search-on", plain=True)),
        since=events.ARMY_FOUGHT,
    ),
)
ABANDONED: Final = (Hit("who", "notice-abandoned", "bad", (CITY_LOST, SEARCHERS_HOME), since=events.ARMY_CAME),)
SEARCH_CUT: Final = (
    Hit("who", "notice-search-cut", "bad", (CITY_LOST,), where=brings_nothing),
    Hit("who", "notice-search-cut", "even", (Line("gain", "notice-brought", plain=True),), where=brings_something),
)
