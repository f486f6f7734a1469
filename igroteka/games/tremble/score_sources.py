"""Where the people of a captain came from and went to; and the dice of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from igroteka.engine.events import Event
from igroteka.games.tremble.state import events as happened
from igroteka.games.tremble.state.fields import DEBT, LOAN, START
from igroteka.table.svg.parts import Source

Amount: TypeAlias = Callable[[tuple[int, ...]], int]

FIRST: Final = "source-start"
FLOWS: Final[dict[int, tuple[str, Amount]]] = {  # what an event adds, under which name; its first number is the captain
    happened.RAIDED: ("source-raids", lambda n: n[2]),
    happened.SEARCH_DONE: ("source-searches", lambda n: n[2]),
    happened.SEARCH_CUT: ("source-searches", lambda n: n[2]),
    happened.MISSION_DONE: ("source-missions-done", lambda n: n[2]),
    happened.MISSION_FAILED: ("source-missions-failed", lambda n: -n[2]),
    happened.BOUGHT: ("source-purchases", lambda n: -n[1]),
    happened.BORROWED: ("source-credits", lambda n: int(LOAN)),
    happened.REPAID: ("source-credits", lambda n: -int(DEBT)),
    happened.CREDIT_DUE: ("source-credits", lambda n: -n[2]),
}
THROWS: Final = (happened.ROLLED, happened.ARMY_FOUGHT)
TOTALS: Final = range(2, 13)  # of two dice


def sources(events: Sequence[Event], players: int) -> tuple[Source, ...]:
    """TH-R35: what all begin with first, then what anybody had."""
    sums: dict[str, list[int]] = {FIRST: [int(START)] * players}
    for key, _ in FLOWS.values():
        sums[key] = [0] * players
    for event in events:
        if event.kind in FLOWS:
            key, amount = FLOWS[event.kind]
            sums[key][event.args[0]] += amount(event.args)
    return tuple([Source(key, tuple(points)) for key, points in sums.items() if any(points)])


def dice(events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
    return tuple([(event.args[0], event.args[2]) for event in events if event.kind in THROWS])
