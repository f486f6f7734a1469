"""Where the points of a trapper came from; and the dice of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.trappers.rules.scoring import FOR_BATTLE, FOR_CITY, FOR_QUEST
from igroteka.games.trappers.state import events as happened
from igroteka.table.svg.parts import Source

KEYS: Final = {int(FOR_BATTLE): "source-battle", int(FOR_CITY): "source-city", int(FOR_QUEST): "source-quest"}


def sources(events: Sequence[Event], players: int) -> tuple[Source, ...]:
    """TR-003, TR-004, TR-005, TR-006: there are no others, and nothing is ever lost."""
    sums = {key: [0] * players for key in KEYS.values()}
    for event in events:
        if event.kind == happened.SCORED:
            trapper, points, source, _ = event.args
            sums[KEYS[source]][trapper] += points
    return tuple([Source(key, tuple(points)) for key, points in sums.items() if any(points)])


def dice(events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
    """Those that a trapper threw: raids, battles, Rongauts, and the two that name the cell of entry (TR-026)."""
    thrown: list[tuple[int, int]] = []
    for event in events:
        if event.kind == happened.DIE_FELL:
            thrown.append((event.args[0], event.args[1]))
        elif event.kind == happened.ENTERED:
            thrown += [(event.args[0], event.args[2]), (event.args[0], event.args[3])]
    return tuple(thrown)
