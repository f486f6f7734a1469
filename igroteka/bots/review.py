"""A game that is over, judged: what each choice cost by the search's opinion, and what chance brought against the odds.

A choice is judged by what its seat could see then: all worlds come through the doors of a `Seat`. Luck is no secret any
more and is measured on the table as it was: what every seat's position is worth after a throw or draw, less what it
would be worth on average over all outcomes. A throw that is neither good nor bad for anybody is no luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from igroteka.bots.advice import Effort, searched
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat, imagined
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.events import Event, EventLog
from igroteka.engine.game import Game
from igroteka.engine.hints import WIN, Hints
from igroteka.engine.loop import play_trusted
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.vectors import filled

MANY: Final[i64] = 400  # outcomes; of more than these so many are drawn
DRAWN: Final[i64] = 120
Thrown = Callable[[Sequence[Event]], Sequence[tuple[int, int]]]  # from events to who threw what


class Judged(NamedTuple):
    """Choice as the search judges it, in thousandths of a win."""

    best: int  # the action it would have chosen
    cost: float  # what the seat gave away, 0 if nothing


class Luck(NamedTuple):
    """What one throw or draw brought, by seat: thousandths of a win above the average."""

    swing: tuple[float, ...]
    dice: tuple[tuple[int, int, float], ...]  # who threw, what fell, what falls on average


# --- choices ---


def judged(seat: Seat, search: Search, played: int, iterations: int, rng: Rng) -> Judged:
    """Compare what was played with what the search would have chosen, each followed for itself."""
    best = searched(seat, search, Effort(iterations), rng)[0].action
    if best == played:
        return Judged(best, 0.0)
    better = worth_after(seat, search, best, iterations, rng)
    return Judged(best, max(0.0, better - worth_after(seat, search, played, iterations, rng)))


def worth_after(seat: Seat, search: Search, action: i64, iterations: i64, rng: Rng) -> float:
    """Return what the seat has on average when it chooses this and all go on as the search thinks they do."""
    search.clear()
    total: i64 = 0
    for _ in range(iterations):
        game = imagined(seat, rng)
        play_trusted(game, seat.seat, action)
        search.iterate(game, seat.seat, rng)
        total += search.worth[seat.seat]
    return float(total) / float(iterations)


# --- chance ---


def worths_of(game: Game, hints: Hints[Any]) -> tuple[int, ...]:
    """Return what every seat's position is worth, in thousandths of a win."""
    if game.seat == OVER:
        winners = game.winners()
        return tuple([int(WIN) // len(winners) if seat in winners else 0 for seat in range(game.players)])
    worths = filled(game.players)
    hints.judge(game, worths)
    return tuple([int(worths[seat]) for seat in range(game.players)])


def luck_of(game: Game, outcome: int, hints: Hints[Any], thrown: Thrown, rng: Rng) -> Luck:
    """Weigh the outcome against all that chance could have brought at this table."""
    fell, faces = brought(game, outcome, hints, thrown)
    seats = len(fell)
    sums, weights = [0.0] * seats, 0.0
    throws = [0.0] * len(faces)
    for other, weight in possible(game, rng):
        worths, others = brought(game, other, hints, thrown)
        weights += weight
        for seat in range(seats):
            sums[seat] += weight * worths[seat]
        for place in range(min(len(throws), len(others))):
            throws[place] += weight * others[place][1]
    swing = tuple([fell[seat] - sums[seat] / weights for seat in range(seats)])
    dice = tuple([(who, face, throws[place] / weights) for place, (who, face) in enumerate(faces)])
    return Luck(swing, dice)


def brought(
    game: Game, outcome: int, hints: Hints[Any], thrown: Thrown
) -> tuple[tuple[int, ...], Sequence[tuple[int, int]]]:
    twin = game.copy()
    listener = EventLog()
    twin.listener = listener
    play_trusted(twin, CHANCE, outcome)
    return worths_of(twin, hints), thrown(listener.taken())


def possible(game: Game, rng: Rng) -> list[tuple[int, float]]:
    """List outcomes with their weights: all of them, or, of very many, some as they are drawn."""
    odds = Odds()
    game.outcomes(odds)
    if odds.count <= MANY:
        return [(outcome, float(weight)) for outcome, weight in odds.listed()]
    return [(int(game.sample(rng)), 1.0) for _ in range(DRAWN)]
