"""Forecasts: where a choice leads, played on copies by the rules themselves, with the outcomes of every throw.

A choice is followed up to the next question or throw; each outcome of a throw is played with its whole weight, through
as many throws as are asked for. Whoever tells a player about it uses `agreed`: it plays on tables that the seat could
not tell from the true one, and keeps silent about what is not the same on all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, Choices, act
from igroteka.engine.events import Event, EventLog
from igroteka.engine.game import Game
from igroteka.engine.loop import play_trusted
from igroteka.engine.seats import CHANCE

H = TypeVar("H", bound=Hashable)

CERTAIN: Final = Fraction(1)
ENDS: Final = -1  # a branch that does not come back to a throw before it
MOST: Final = 20000  # outcomes played in one forecast; a throw beyond them stays unthrown
WORLDS: Final = 4  # tables that must agree


class Branch:
    """One way it may go: how likely, the table as it stands then, and what the seat has heard on the way."""

    def __init__(self, chance: Fraction, game: Game, events: tuple[Event, ...], back: int = ENDS) -> None:
        self.chance: Final = chance
        self.game: Final = game
        self.events: Final = events
        self.back: Final = back  # place among the throws on the way to which it comes back, or ENDS

    def heard(self, kind: i64) -> list[Event]:
        """Return the events of this kind."""
        return [event for event in self.events if event.kind == kind]

    def scaled(self, chance: Fraction) -> Branch:
        return Branch(self.chance * chance, self.game, self.events, self.back)


class Forecast:
    """Search through the outcomes of the throws that follow a choice of one seat."""

    def __init__(self, seat: int, throws: int, passing: bool, most: int = MOST) -> None:
        self.seat: Final = seat
        self.throws: Final = throws
        self.passing: Final = passing
        self.left = most
        self.way: list[tuple[object, ...]] = []  # the tables of the throws on the way, to know them again

    def follow(self, game: Game, before: tuple[Event, ...]) -> list[Branch]:
        """Return the ways on from this table; their chances add up to one."""
        if self.passing:
            self.pass_on(game)
        heard = before + self.taken(game)
        if game.seat != CHANCE:
            return [Branch(CERTAIN, game, heard)]
        here = standing(game)
        if here in self.way:
            return [Branch(CERTAIN, game, heard, self.way.index(here))]
        odds = Odds()
        game.outcomes(odds)
        if len(self.way) == self.throws or odds.count > self.left:
            return [Branch(CERTAIN, game, heard)]
        self.left -= int(odds.count)
        self.way.append(here)
        found: list[Branch] = []
        for outcome, weight in odds.listed():
            twin = listening(game)
            play_trusted(twin, CHANCE, outcome)
            share = Fraction(weight, int(odds.total))
            found += [branch.scaled(share) for branch in self.follow(twin, heard)]
        self.way.pop()
        return without_return(found, len(self.way))

    def pass_on(self, game: Game) -> None:
        """Decline whatever the seat is asked on the way, where it may."""
        choices = Choices()
        while game.seat == self.seat:
            game.offer(choices)
            if not choices.has(act(PASS)):
                return
            play_trusted(game, self.seat, act(PASS))

    def taken(self, game: Game) -> tuple[Event, ...]:
        assert game.listener is not None
        return tuple([event for event in game.listener.taken() if event.heard_by(self.seat)])


def without_return(branches: list[Branch], place: int) -> list[Branch]:
    """Leave out what comes back to the same throw, dice that tied and fall again: the other ways share its chance."""
    again = sum([branch.chance for branch in branches if branch.back == place], Fraction(0))
    if again in (0, 1):
        return branches
    return [branch.scaled(1 / (1 - again)) for branch in branches if branch.back != place]


def standing(game: Game) -> tuple[object, ...]:
    """Return all that the table is and has pending, to compare."""
    return int(game.top), [int(game.stack[place]) for place in range(game.depth)], game.table()


def listening(game: Game) -> Game:
    twin = game.copy()
    twin.listener = EventLog()
    return twin


def ahead(game: Game, seat: int, throws: int = 1, passing: bool = False) -> list[Branch]:
    """Return the ways on from a table that waits for a throw; the table stays as it is."""
    return Forecast(seat, throws, passing).follow(listening(game), ())


def after(game: Game, seat: int, choice: int, throws: int = 1, passing: bool = False, most: int = MOST) -> list[Branch]:
    """Return the ways on after a choice of the seat; raise NotOfferedError if it does not have that choice.

    With `passing` the seat says no to whatever it is asked afterwards; where others are asked a branch ends.
    """
    twin = listening(game)
    twin.play_as(seat, choice)
    return Forecast(seat, throws, passing, most).follow(twin, ())


def distribution(branches: Sequence[Branch], measure: Callable[[Branch], H]) -> dict[H, Fraction]:
    """Return how likely each value of the measure is."""
    chances: dict[H, Fraction] = {}
    for branch in branches:
        value = measure(branch)
        chances[value] = chances.get(value, Fraction(0)) + branch.chance
    return chances


def agreed(
    game: Game,
    seat: int,
    choice: int,
    rng: Rng,
    measure: Callable[[Branch], H],
    throws: int = 1,
    passing: bool = False,
) -> dict[H, Fraction] | None:
    """Return the distribution of a measure after a choice as the seat may know it, or None if it depends on secrets.

    No forecast is made on the true table, so none can betray it.
    """
    found: dict[H, Fraction] | None = None
    for _ in range(WORLDS):
        chances = distribution(after(game.resample(seat, rng), seat, choice, throws, passing), measure)
        if found is not None and chances != found:
            return None
        found = chances
    return found
