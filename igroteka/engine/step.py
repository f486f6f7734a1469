"""A game in play: a mutable table and a stack of the steps that are still to be done.

Each kind of step is a class with one object that holds nothing; what differs lies in the frame on the
stack: the number of the step and three small numbers. A step is popped, then runs; what it schedules
happens in the order written, before anything older.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, first_of, second_of, verb_of
from igroteka.engine.events import EVERYONE, EventLog

CHANCE: Final[i64] = -1  # dice must fall or a card must be drawn
OVER: Final[i64] = -2
SPECTATOR: Final[i64] = -3  # a viewer, never an actor
NOBODY: Final[i64] = -4

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
    """A choice that the seat does not have, an outcome that chance cannot bring. Nothing has changed."""


class Door:
    """Where a table looks at what is offered before a choice is played: to make the buffers anew takes longer."""

    def __init__(self) -> None:
        self.choices = Choices()
        self.odds = Odds()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Game:
    """The contract that page, bots, records and envs live on; a game of cards and dice subclasses it."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.seat: i64 = OVER  # whose choice it is, or CHANCE, or OVER
        self.top: i64 = NOTHING  # the frame on top of the stack: most steps schedule just one
        self.stack: vec[i64] = vec[i64]()  # the frames under it
        self.depth: i64 = 0  # how many they are
        self.shown: i64 = 0  # how often something hidden or random came out: no undo goes back past that
        self.listener: EventLog | None = None
        self.door: Door | None = None

    # --- what a game of its own provides ---

    def copy(self) -> Game:
        """A new table that takes over from this one, then every field of the game's own."""
        raise NotImplementedError

    def table(self) -> dict[str, object]:
        """Everything on the table by name, for digests and comparison; the engine adds the stack."""
        raise NotImplementedError

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Exchange what the seat cannot know for something it could not tell from it; cards have `mix_cards`."""
        raise NotImplementedError

    def mix_cards(self, seat: i64, rng: Rng) -> None:
        """Nothing, unless the game has hidden cards: knowledge.py."""

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def ending(self) -> int:
        """Why the game ended: a number of the game's own, for its words."""
        return 0

    def take_over(self, game: Game) -> None:
        """The engine's part of a copy: who acts, and what is pending."""
        self.seat = game.seat
        self.top = game.top
        if game.depth > 0:
            self.stack = game.stack[:]
            self.depth = game.depth
        self.shown = game.shown

    # --- scheduling ---

    def then(self, step: Step[Any], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        frame = frame_of(step, a, b, c)
        if self.top == NOTHING:
            self.top = frame
        else:
            cover(self, frame)

    def settle(self) -> None:
        """Run until someone must choose, dice must fall, or nothing is left."""
        settle(self)

    def end(self) -> None:
        """Nothing more happens, whatever was pending."""
        self.top = NOTHING
        self.depth = 0

    # --- playing ---

    def offer(self, choices: Choices) -> None:
        """The choices that move the game on, for the seat to act."""
        choices.clear()
        step_of(self.top).offer(self, self.seat, self.top, choices)

    def offer_to(self, seat: i64, choices: Choices) -> None:
        choices.clear()
        if self.top != NOTHING and self.acts(seat):
            step_of(self.top).offer(self, seat, self.top, choices)

    def extras_to(self, seat: i64, choices: Choices) -> None:
        """What a person may do besides and search need not: take back an order, order out of turn."""
        choices.clear()
        if 0 <= seat < self.players and self.sealing():
            step_of(self.top).extras(self, seat, choices)

    def play(self, choice: i64) -> None:
        """Play a choice of `seat`, or an outcome of chance."""
        self.play_as(self.seat, choice)

    def play_as(self, seat: i64, choice: i64) -> None:
        """Raises NotOfferedError for whatever the seat does not have now."""
        if not can_play(self, seat, choice):
            raise not_offered(self, seat, choice)
        play_trusted(self, seat, choice)

    def outcomes(self, odds: Odds) -> None:
        odds.clear()
        step_of(self.top).outcomes_of(self, self.top, odds)

    def sample(self, rng: Rng) -> i64:
        return step_of(self.top).sample_of(self, self.top, rng)

    # --- who acts ---

    def step(self) -> Step[Any]:
        """What is being asked or thrown now."""
        return step_of(self.top)

    def frame(self) -> tuple[int, int, int]:
        return int(first(self.top)), int(second(self.top)), int(third(self.top))

    def sealing(self) -> bool:
        return self.top >> KIND & 7 == SEALS

    def in_window(self) -> bool:
        return self.top >> KIND & 7 == OPENS

    def acts(self, seat: i64) -> bool:
        if self.sealing():
            return 0 <= seat < self.players and step_of(self.top).waits(self, seat)
        return seat >= 0 and self.seat == seat

    def seats(self) -> list[int]:
        """Who is to act: one seat, several for a sealed choice, none for chance and at the end."""
        return [seat for seat in range(self.players) if self.acts(seat)]

    def seen_to_act(self, viewer: int) -> list[int]:
        """Whom the viewer knows to be deciding. In a window nobody knows of the others whether they were asked."""
        if self.in_window() and self.seat != viewer:
            return []
        return self.seats()

    def actions(self) -> list[int]:
        return self.actions_of(int(self.seat))

    def actions_of(self, seat: int) -> list[int]:
        choices = Choices()
        self.offer_to(seat, choices)
        return choices.listed()

    def extras_of(self, seat: int) -> list[int]:
        choices = Choices()
        self.extras_to(seat, choices)
        return choices.listed()

    # --- telling ---

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.listener is not None:
            self.whisper(EVERYONE, kind, a, b, c, d)

    def whisper(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.listener is not None:
            self.listener.hear(kind, a, b, c, d, seat)

    # --- secrets ---

    def resample(self, seat: i64, rng: Rng) -> Game:
        """A live table that the seat could not tell from this one."""
        twin = self.copy()
        twin.mix_cards(seat, rng)
        twin.mix_the_rest(seat, rng)
        return twin

    def mix_the_rest(self, seat: i64, rng: Rng) -> None:
        """What is hidden besides cards, and who is asked."""
        self.mix_hidden(seat, rng)
        if self.top != NOTHING:
            step_of(self.top).mix_asked(self, seat, self.top, rng)

    def reopen(self, seat: i64) -> None:
        """For search: the sealed choices of the others are still to be made, whoever is ready."""
        if not self.sealing():
            return
        step = step_of(self.top)
        for other in range(self.players):
            if other != seat:
                step.forget(self, other)
        self.settle()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One clause, one choice or one throw. Its object holds nothing of any game."""

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
        """Nothing, unless a sealed step says otherwise."""

    def waits(self, game: G, seat: i64, /) -> bool:
        return False

    def forget(self, game: G, seat: i64, /) -> None:
        """Put the seat's part of a sealed choice back to where it began."""

    def mix_asked(self, game: G, seat: i64, frame: i64, rng: Rng, /) -> None:
        """Exchange what the seat cannot know about the asking itself."""


class StepTable:
    def __init__(self) -> None:
        self.steps = vec[Step]()  # type: ignore[type-arg]

    def enter(self, step: Step[Any]) -> i64:
        self.steps = append(self.steps, step)
        return len(self.steps) - 1


TABLE: Final = StepTable()


class TheEnd(Step[Game]):
    """What is on top when nothing is left: the first of the table, so that its frame is NOTHING."""

    def __init__(self) -> None:
        super().__init__(NOTHING, "the end")

    def offer(self, game: Game, seat: i64, frame: i64, choices: Choices, /) -> None:
        raise NotOfferedError("the game is over: nobody is asked any more")

    def accept(self, game: Game, seat: i64, frame: i64, choice: i64, /) -> None:
        raise not_offered(game, seat, choice)

    def outcomes_of(self, game: Game, frame: i64, odds: Odds, /) -> None:
        raise NotOfferedError("the game is over: nothing is thrown or drawn any more")


THE_END: Final = TheEnd()


# The loop of the engine is functions, not methods: compiled they call each other directly.


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


def cover(game: Game, frame: i64) -> None:
    """Another frame comes on top."""
    depth = game.depth
    if depth == len(game.stack):
        game.stack = append(game.stack, game.top)
    else:
        game.stack[depth] = game.top
    game.depth = depth + 1
    game.top = frame


def can_play(game: Game, seat: i64, choice: i64) -> bool:
    """Whether the seat has this choice now, among those that move the game on or besides, or chance may bring it."""
    if game.top == NOTHING:
        return False
    door = game.door
    if door is None:
        door = game.door = Door()
    if seat == CHANCE:
        if game.seat != CHANCE:
            return False
        game.outcomes(door.odds)
        return door.odds.weight_of(choice) > 0
    game.offer_to(seat, door.choices)
    if door.choices.has(choice):
        return True
    game.extras_to(seat, door.choices)
    return door.choices.has(choice)


def not_offered(game: Game, seat: i64, choice: i64) -> NotOfferedError:
    named = f"{choice} (verb {verb_of(choice)}: {first_of(choice)}, {second_of(choice)})"
    if game.top == NOTHING:
        return NotOfferedError(f"the game is over: seat {seat} cannot choose {named}")
    step = step_of(game.top).name
    if seat == CHANCE:
        return NotOfferedError(f"{step}: chance cannot bring {choice}")
    return NotOfferedError(f"{step}: seat {seat} cannot choose {named}")


def play_trusted(game: Game, seat: i64, choice: i64) -> None:
    """What was offered or sampled just now, without another look: for search, and for doors that have checked it."""
    accept(game, step_of(game.top), game.top, seat, choice)


def settle(game: Game) -> i64:
    """Run until someone must choose, dice must fall, or nothing is left; returns the frame that waits."""
    frame = game.top
    kind = frame >> KIND & 7
    if kind == ASKS:
        game.seat = frame >> A & LIMIT  # the first number of the frame is the seat
        return frame
    if kind == THROWS:
        game.seat = CHANCE
        return frame
    return run_on(game)


def run_on(game: Game) -> i64:
    while True:
        frame = game.top
        if frame == NOTHING:
            depth = game.depth - 1
            if depth < 0:
                game.seat = OVER
                return NOTHING
            frame = game.stack[depth]
            game.depth = depth
            game.top = frame
        kind = frame >> KIND & 7
        if kind == AUTO:
            number = frame >> STEP
            step = TABLE.steps[number]
            game.top = NOTHING
            depth = game.depth
            step.perform(game, frame)
            if game.depth > depth:
                reverse(game, depth)
        elif kind == ASKS:
            game.seat = frame >> A & LIMIT
            return frame
        elif kind == THROWS:
            game.seat = CHANCE
            return frame
        else:
            game.seat = step_of(frame).whose(game, frame)
            if game.seat != OVER:
                return game.top
            game.top = NOTHING  # a sealed choice whose seats are all ready, a window that all let pass


def reverse(game: Game, low: i64) -> None:
    """What was scheduled happens in the order written."""
    high = game.depth - 1
    stack = game.stack
    frame = stack[low]
    stack[low] = game.top
    game.top = frame
    low += 1
    while low < high:
        frame = stack[low]
        stack[low] = stack[high]
        stack[high] = frame
        low += 1
        high -= 1


def accept(game: Game, step: Step[Any], frame: i64, seat: i64, choice: i64) -> i64:
    """Play a choice and settle; returns the frame that waits then."""
    take(game, step, frame, seat, choice)
    return settle(game)


def take(game: Game, step: Step[Any], frame: i64, seat: i64, choice: i64) -> None:
    """Play a choice; what it schedules has still to run."""
    kind = frame >> KIND & 7
    if kind == SEALS:
        step.accept(game, seat, frame, choice)
        if step.whose(game, frame) == OVER:
            game.shown += 1  # the last one is ready: all is turned up
    else:
        game.top = NOTHING
        depth = game.depth
        step.accept(game, seat, frame, choice)
        if game.depth > depth:
            reverse(game, depth)
        if kind == THROWS:
            game.shown += 1


def throw(game: Game, rng: Rng) -> None:
    """Sample what chance brings and play it."""
    frame = game.top
    step = step_of(frame)
    accept(game, step, frame, CHANCE, step.sample_of(game, frame, rng))


def play_randomly(game: Game, choices: Choices, rng: Rng) -> i64:
    """To the end, any choice as likely as the other; returns the number of decisions.

    Open choices and throws, nearly all there is, are settled and played here without further calls.
    """
    decisions: i64 = 0
    steps = TABLE.steps
    while True:
        frame = game.top
        kind = frame >> KIND & 7
        if kind != ASKS and kind != THROWS:
            frame = run_on(game)
            if frame == NOTHING:
                return decisions
            kind = frame >> KIND & 7
        number = frame >> STEP
        step = steps[number]
        depth = game.depth
        if kind == THROWS:
            game.seat = CHANCE
            outcome = step.sample_of(game, frame, rng)
            game.top = NOTHING
            step.accept(game, CHANCE, frame, outcome)
            game.shown += 1
        elif kind == ASKS:
            seat = frame >> A & LIMIT
            game.seat = seat
            decisions += 1
            choices.clear()
            step.offer(game, seat, frame, choices)
            place = rng.below(choices.count)
            choice = choices.codes[place]
            game.top = NOTHING
            step.accept(game, seat, frame, choice)
        else:
            decisions += 1
            game.offer(choices)
            take(game, step, frame, game.seat, choices.codes[rng.below(choices.count)])
            continue
        if game.depth > depth:
            reverse(game, depth)


class Sequence(Step[Game]):
    """A fixed order of steps, readable as the rulebook's list; every part gets the sequence's numbers."""

    def __init__(self, name: str, *parts: Step[Any]) -> None:
        super().__init__(AUTO, name)
        self.parts = vec[Step](parts)  # type: ignore[type-arg]

    def perform(self, game: Game, frame: i64, /) -> None:
        for i in range(len(self.parts)):
            game.then(self.parts[i], first(frame), second(frame), third(frame))
