"""A table on which steps leave a trail, and the plainest steps of each kind."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.choices import FREE, NOT_READY, PASS, READY, Choices, act, first_of, verb_of
from igroteka.engine.game import Game
from igroteka.engine.sealed import Sealed
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Chance1, Clause, Clause1, Clause3, Decision1
from igroteka.engine.window import Window

DRAFT: Final[i64] = FREE + 0  # a number
ALARM: Final[i64] = FREE + 1
NO_DRAFT: Final = -1


class Bench(Game):
    """A table on which steps leave a trail."""

    def __init__(self, players: int = 3) -> None:
        super().__init__(players)
        self.trail: list[str] = []
        self.draft = [NO_DRAFT] * players
        self.ready = [False] * players
        self.cards = [0] * players  # hidden, by seat; how many is public
        self.alarms = [0] * players  # of them alarms, which is not

    def copy(self) -> Bench:
        twin = Bench(int(self.players))
        twin.take_over(self)
        twin.trail = self.trail[:]
        twin.draft = self.draft[:]
        twin.ready = self.ready[:]
        twin.cards = self.cards[:]
        twin.alarms = self.alarms[:]
        return twin

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"players", "cards"}

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        for other in range(self.players):
            if other != seat:
                self.alarms[other] = int(rng.below(self.cards[other] + 1))


def bench(*steps: tuple[Any, ...], players: int = 3) -> Bench:
    """With these frames pending, the first on top, and settled."""
    game = Bench(players)
    for step, *numbers in reversed(steps):
        game.then(step, *numbers)
    game.settle()
    return game


class Note(Clause3[Bench]):
    def run(self, game: Bench, a: i64, b: i64, c: i64) -> None:
        game.trail.append(f"{a} {b} {c}")


class Nest(Clause1[Bench]):
    """Notes a + 1, then whatever nests in a - 1, then notes a + 2."""

    def run(self, game: Bench, a: i64) -> None:
        game.trail.append(f"nest {a}")
        game.then(NOTE, a + 1)
        if a >= 100:
            game.then(NEST, a - 100)
        game.then(NOTE, a + 2)


class Stop(Clause[Bench]):
    def run(self, game: Bench) -> None:
        game.then(NOTE, 9)
        game.end()


class Ask(Decision1[Bench]):
    def actions(self, game: Bench, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.add(act(DRAFT, 5))

    def apply(self, game: Bench, seat: i64, action: i64) -> None:
        game.then(NOTE, seat, 1)
        game.then(NOTE, seat, 2)


class Toss(Chance1[Bench]):
    def outcomes(self, game: Bench, a: i64, odds: Odds) -> None:
        uniform(odds, 2)

    def apply(self, game: Bench, a: i64, outcome: i64) -> None:
        game.then(NOTE, a, outcome)
        game.then(NOTE, a, outcome + 1)


class Drafts(Sealed[Bench]):
    """A number of 0..3 each, then ready."""

    def waits(self, game: Bench, seat: i64) -> bool:
        return not game.ready[seat]

    def actions(self, game: Bench, seat: i64, choices: Choices) -> None:
        if game.draft[seat] != NO_DRAFT:
            choices.add(act(READY))
        else:
            for number in range(4):
                choices.add(act(DRAFT, number))

    def extras(self, game: Bench, seat: i64, choices: Choices) -> None:
        if game.ready[seat]:
            choices.add(act(NOT_READY))

    def apply(self, game: Bench, seat: i64, action: i64) -> None:
        if verb_of(action) == DRAFT:
            game.draft[seat] = int(first_of(action))
        else:
            game.ready[seat] = verb_of(action) == READY

    def forget(self, game: Bench, seat: i64) -> None:
        game.draft[seat] = NO_DRAFT
        game.ready[seat] = False


class Alarms(Window[Bench]):
    """Seats in their order, those with cards; an alarm is a card."""

    def asked(self, game: Bench, number: i64, position: i64) -> i64:
        return position if position < game.players else NOBODY

    def could(self, game: Bench, number: i64, seat: i64) -> bool:
        return game.cards[seat] > 0

    def actions(self, game: Bench, number: i64, seat: i64, choices: Choices) -> None:
        if game.alarms[seat] > 0:
            choices.add(act(ALARM, number))

    def apply(self, game: Bench, number: i64, seat: i64, action: i64) -> None:
        game.cards[seat] -= 1
        game.alarms[seat] -= 1
        game.tell(1, seat)
        game.trail.append(f"alarm of {seat} at {number}")


class OpenAlarms(Clause1[Bench]):
    def run(self, game: Bench, number: i64) -> None:
        ALARMS.open(game, number)


NOTE: Final = Note()
NEST: Final = Nest()
STOP: Final = Stop()
ASK: Final = Ask()
TOSS: Final = Toss()
DRAFTS: Final = Drafts()
ALARMS: Final = Alarms()
OPEN_ALARMS: Final = OpenAlarms()
