"""Kinds of steps: clauses, decisions and throws that name the numbers of the frame they use; sequences of steps."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices
from igroteka.engine.game import Game
from igroteka.engine.step import ASKS, AUTO, THROWS, G, Step, first, second, third


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Step[G]):
    """Step that simply happens."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def perform(self, game: G, frame: i64, /) -> None:
        self.run(game)

    def run(self, game: G, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause1(Step[G]):
    def __init__(self) -> None:
        super().__init__(AUTO)

    def perform(self, game: G, frame: i64, /) -> None:
        self.run(game, first(frame))

    def run(self, game: G, a: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause2(Step[G]):
    def __init__(self) -> None:
        super().__init__(AUTO)

    def perform(self, game: G, frame: i64, /) -> None:
        self.run(game, first(frame), second(frame))

    def run(self, game: G, a: i64, b: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause3(Step[G]):
    def __init__(self) -> None:
        super().__init__(AUTO)

    def perform(self, game: G, frame: i64, /) -> None:
        self.run(game, first(frame), second(frame), third(frame))

    def run(self, game: G, a: i64, b: i64, c: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """Open choice of one seat: the first number of the frame."""

    def __init__(self) -> None:
        super().__init__(ASKS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision1(Ask[G]):
    def offer(self, game: G, seat: i64, frame: i64, choices: Choices, /) -> None:
        self.actions(game, first(frame), choices)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, first(frame), choice)

    def actions(self, game: G, seat: i64, choices: Choices, /) -> None:
        raise NotImplementedError

    def apply(self, game: G, seat: i64, action: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision2(Ask[G]):
    def offer(self, game: G, seat: i64, frame: i64, choices: Choices, /) -> None:
        self.actions(game, first(frame), second(frame), choices)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, first(frame), second(frame), choice)

    def actions(self, game: G, seat: i64, b: i64, choices: Choices, /) -> None:
        raise NotImplementedError

    def apply(self, game: G, seat: i64, b: i64, action: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision3(Ask[G]):
    def offer(self, game: G, seat: i64, frame: i64, choices: Choices, /) -> None:
        self.actions(game, first(frame), second(frame), third(frame), choices)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, first(frame), second(frame), third(frame), choice)

    def actions(self, game: G, seat: i64, b: i64, c: i64, choices: Choices, /) -> None:
        raise NotImplementedError

    def apply(self, game: G, seat: i64, b: i64, c: i64, action: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Step[G]):
    """Dice or a draw: the driver plays one of the outcomes."""

    def __init__(self) -> None:
        super().__init__(THROWS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance1(Throw[G]):
    def outcomes_of(self, game: G, frame: i64, odds: Odds, /) -> None:
        self.outcomes(game, first(frame), odds)

    def sample_of(self, game: G, frame: i64, rng: Rng, /) -> i64:
        return self.sample(game, first(frame), rng)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, first(frame), choice)

    def outcomes(self, game: G, a: i64, odds: Odds, /) -> None:
        raise NotImplementedError

    def sample(self, game: G, a: i64, rng: Rng, /) -> i64:
        odds = Odds()
        self.outcomes(game, a, odds)
        return odds.pick(rng)

    def apply(self, game: G, a: i64, outcome: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance2(Throw[G]):
    def outcomes_of(self, game: G, frame: i64, odds: Odds, /) -> None:
        self.outcomes(game, first(frame), second(frame), odds)

    def sample_of(self, game: G, frame: i64, rng: Rng, /) -> i64:
        return self.sample(game, first(frame), second(frame), rng)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, first(frame), second(frame), choice)

    def outcomes(self, game: G, a: i64, b: i64, odds: Odds, /) -> None:
        raise NotImplementedError

    def sample(self, game: G, a: i64, b: i64, rng: Rng, /) -> i64:
        odds = Odds()
        self.outcomes(game, a, b, odds)
        return odds.pick(rng)

    def apply(self, game: G, a: i64, b: i64, outcome: i64, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance3(Throw[G]):
    def outcomes_of(self, game: G, frame: i64, odds: Odds, /) -> None:
        self.outcomes(game, first(frame), second(frame), third(frame), odds)

    def sample_of(self, game: G, frame: i64, rng: Rng, /) -> i64:
        return self.sample(game, first(frame), second(frame), third(frame), rng)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, first(frame), second(frame), third(frame), choice)

    def outcomes(self, game: G, a: i64, b: i64, c: i64, odds: Odds, /) -> None:
        raise NotImplementedError

    def sample(self, game: G, a: i64, b: i64, c: i64, rng: Rng, /) -> i64:
        odds = Odds()
        self.outcomes(game, a, b, c, odds)
        return odds.pick(rng)

    def apply(self, game: G, a: i64, b: i64, c: i64, outcome: i64, /) -> None:
        raise NotImplementedError


class Sequence(Step[Game]):
    """Fixed order of steps, readable as the rulebook's list; every part gets the sequence's numbers."""

    def __init__(self, name: str, *parts: Step[Any]) -> None:
        super().__init__(AUTO, name)
        self.parts = vec[Step](parts)  # type: ignore[type-arg]

    def perform(self, game: Game, frame: i64, /) -> None:
        for i in range(len(self.parts)):
            game.then(self.parts[i], first(frame), second(frame), third(frame))
