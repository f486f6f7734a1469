"""What a search would advise a person to do, and what each choice leads to, from what the seat may know and no more.

All that is looked at comes through the doors of a `Seat`, so it is never the true table. What a choice leads to are the
events of its forecast: those that come on every table that the seat could not tell from the true one, and those that
one throw brings with the same chance on all of them. Of what is not the same there nothing is said but that it differs.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from mypy_extensions import i64

from igroteka.bots.search import Considered, Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.events import Event
from igroteka.engine.forecast import CERTAIN, WORLDS, Branch, after
from igroteka.engine.game import Game

MOST: Final = 3  # choices that are advised; two of them are, whatever the search thinks of the second
SELDOM: Final = 12  # what the best was tried so many times more often than is no third
OUTCOMES: Final = 250  # of one forecast; a throw with more of them stays unthrown
LIKELY: Final = Fraction(1, 5)  # what is less likely is not told
TOLD: Final = 3  # chances of one choice that are told
ROUND: Final[i64] = 5  # iterations between two looks at the clock


class Effort(NamedTuple):
    """What may be spent on a question: so many seconds, or with none of them so many iterations."""

    iterations: int = 1000
    seconds: float = 0.0


class Advice(NamedTuple):
    """Choice with what the search thinks of it; `worth` in thousandths of a win."""

    action: int
    worth: float
    visits: int
    sure: tuple[Event, ...]  # will happen
    likely: tuple[tuple[int, Event], ...]  # hundredths, and what happens so often; the likeliest first
    hidden: bool  # more follows, and hangs on what the seat does not know


def advice_for(seat: Seat, search: Search, effort: Effort, rng: Rng) -> list[Advice]:
    """Return the choices to look at, the best first; [] if there is nothing to choose."""
    if len(seat.actions()) < 2:
        return []
    found = searched(seat, search, effort, rng)
    kept = found[:2] + [one for one in found[2:MOST] if one.visits * SELDOM >= found[0].visits]
    kept[1:] = sorted(kept[1:], key=lambda one: -one.mean)
    worlds = [seat.resample(rng) for _ in range(WORLDS)]
    return [advice_on(one, worlds, int(seat.seat)) for one in kept]


def searched(seat: Seat, search: Search, effort: Effort, rng: Rng) -> list[Considered]:
    """Return the choices that the search has tried, the most visited first."""
    search.clear()
    if effort.seconds > 0:
        end = time.monotonic() + effort.seconds
        while time.monotonic() < end:
            search.run(seat, rng, ROUND)
    else:
        search.run(seat, rng, effort.iterations)
    return search.considered()


def advice_on(one: Considered, worlds: Sequence[Game], seat: int) -> Advice:
    ways = [after(world, seat, one.action, most=OUTCOMES) for world in worlds]
    told = [chances_of(branches) for branches in ways]
    first = told[0]
    same = {event for event in first if all(other.get(event) == first[event] for other in told[1:])}
    order = in_order(ways[0])
    sure = [event for event in order if event in same and first[event] == CERTAIN]
    likely = [event for event in order if event in same and LIKELY <= first[event] < CERTAIN]
    likely.sort(key=lambda event: -first[event])
    return Advice(
        one.action,
        one.mean,
        one.visits,
        tuple(sure),
        tuple([(round(100 * first[event]), event) for event in likely[:TOLD]]),
        any(len(other) != len(first) for other in told) or len(same) < len(first),
    )


def chances_of(branches: Sequence[Branch]) -> dict[Event, Fraction]:
    """Return how likely each event is to happen at all."""
    found: dict[Event, Fraction] = {}
    for branch in branches:
        for event in set(branch.events):
            found[event] = found.get(event, Fraction(0)) + branch.chance
    return found


def in_order(branches: Sequence[Branch]) -> list[Event]:
    """List all events of the branches as they happen, each once."""
    found: dict[Event, None] = {}
    for branch in branches:
        for event in branch.events:
            found[event] = None
    return list(found)
