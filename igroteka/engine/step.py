"""Steps: what a game has still to do, and the frames that stand for them on its stack.

Each kind of step is a class with one object that holds nothing; what differs from case to case lies in the frame:
the number of the step and three small numbers, packed into one int.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, first_of, second_of, verb_of
from igroteka.engine.seats import CHANCE

if TYPE_CHECKING:
    from igroteka.engine.game import Game

STEP: Final[i64] = 48  # a frame is step << STEP | kind << KIND | a << A | b << B | c
KIND: Final[i64] = 45
A: Final[i64] = 30
B: Final[i64] = 15
LIMIT: Final[i64] = 32767

NOTHING: Final[i64] = 0  # no frame: kinds begin with 1

AUTO: Final[i64] = 1
ASKS: Final[i64] = 2
THROWS: Final[i64] = 3
SEALS: Final[i64] = 4
OPENS: Final[i64] = 5

G = TypeVar("G", bound="Game")


class NotOfferedError(ValueError):
    """Error of a choice that the seat does not have or an outcome that chance cannot bring; nothing has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Clause, choice or throw. Its one object holds nothing of any game."""

    def __init__(self, kind: i64, name: str = "") -> None:
        self.kind: i64 = kind
        self.name: str = name or type(self).__name__
        self.base: i64 = TABLE.enter(self) << STEP | kind << KIND  # of its frames

    def perform(self, game: G, frame: i64, /) -> None:
        raise NotImplementedError

    def whose(self, game: G, frame: i64, /) -> i64:
        raise NotImplementedError

    def offer(self, game: G, seat: i64, frame: i64, choices: Choices, /) -> None:
        raise NotImplementedError

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        raise NotImplementedError

    def outcomes_of(self, game: G, frame: i64, odds: Odds, /) -> None:
        raise NotImplementedError

    def sample_of(self, game: G, frame: i64, rng: Rng, /) -> i64:
        odds = Odds()
        self.outcomes_of(game, frame, odds)
        return odds.pick(rng)

    def extras(self, game: G, seat: i64, choices: Choices, /) -> None:
        """Write extra choices; only sealed steps have any."""

    def waits(self, game: G, seat: i64, /) -> bool:
        return False

    def forget(self, game: G, seat: i64, /) -> None:
        """Put the seat's part of a sealed choice back to where it began."""

    def mix_asked(self, game: G, seat: i64, frame: i64, rng: Rng, /) -> None:
        """Replace what the seat cannot know about the asking itself."""


class StepTable:
    """All steps of this process by number."""

    def __init__(self) -> None:
        self.steps = vec[Step]()  # type: ignore[type-arg]

    def enter(self, step: Step[Any]) -> i64:
        self.steps = append(self.steps, step)
        return len(self.steps) - 1


TABLE: Final = StepTable()


class TheEnd(Step["Game"]):
    """Step on top when nothing is left: the first of the table, so that its frame is NOTHING."""

    def __init__(self) -> None:
        super().__init__(NOTHING, "the end")

    def offer(self, game: Game, seat: i64, frame: i64, choices: Choices, /) -> None:
        raise NotOfferedError("the game is over: nobody is asked any more")

    def accept(self, game: Game, seat: i64, frame: i64, choice: i64, /) -> None:
        raise not_offered(frame, seat, choice)

    def outcomes_of(self, game: Game, frame: i64, odds: Odds, /) -> None:
        raise NotOfferedError("the game is over: nothing is thrown or drawn any more")


THE_END: Final = TheEnd()


def step_of(frame: i64) -> Step[Any]:
    number = frame >> STEP
    return TABLE.steps[number]


def first(frame: i64) -> i64:
    return frame >> A & LIMIT


def second(frame: i64) -> i64:
    return frame >> B & LIMIT


def third(frame: i64) -> i64:
    return frame & LIMIT


def frame_of(step: Step[Any], a: i64, b: i64, c: i64) -> i64:
    if (a | b | c) >> 15:
        raise misfit(step, a, b, c)
    return step.base | a << A | b << B | c


def misfit(step: Step[Any], a: i64, b: i64, c: i64) -> ValueError:
    return ValueError(f"{step.name}: the numbers of a frame are 0..{LIMIT}, not {a}, {b}, {c}")


def not_offered(frame: i64, seat: i64, choice: i64) -> NotOfferedError:
    """Make the error that names step, seat and choice."""
    named = f"{choice} (verb {verb_of(choice)}: {first_of(choice)}, {second_of(choice)})"
    if frame == NOTHING:
        return NotOfferedError(f"the game is over: seat {seat} cannot choose {named}")
    step = step_of(frame).name
    if seat == CHANCE:
        return NotOfferedError(f"{step}: chance cannot bring {choice}")
    return NotOfferedError(f"{step}: seat {seat} cannot choose {named}")
