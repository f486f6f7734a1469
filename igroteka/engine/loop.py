"""Loop of the engine: run what is pending, play a choice, throw, play to the end.

A step is popped, then runs; what it schedules happens in the order written, before anything older. The loop is made
of functions, not methods: compiled, they call each other directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append
from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.step import ASKS, AUTO, KIND, LIMIT, NOTHING, SEALS, STEP, TABLE, THROWS, A, Step, step_of

if TYPE_CHECKING:
    from igroteka.engine.game import Game


class Door:
    """Buffers in which a table checks a choice before it is played; kept, because making them takes longer."""

    def __init__(self) -> None:
        self.choices = Choices()
        self.odds = Odds()


def can_play(game: Game, seat: i64, choice: i64) -> bool:
    """Tell whether the seat has this choice now, extras included, or chance may bring this outcome."""
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


def cover(game: Game, frame: i64) -> None:
    """Put another frame on top of the stack."""
    depth = game.depth
    if depth == len(game.stack):
        game.stack = append(game.stack, game.top)
    else:
        game.stack[depth] = game.top
    game.depth = depth + 1
    game.top = frame


def play_trusted(game: Game, seat: i64, choice: i64) -> None:
    """Play what was offered or sampled just now, unchecked: for search, and for callers that have checked it."""
    accept(game, step_of(game.top), game.top, seat, choice)


def settle(game: Game) -> i64:
    """Run until someone must choose, dice must fall, or nothing is left; return the frame that waits."""
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
    """Run what is pending, as `settle` does, whatever is on top."""
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
    """Turn what was just scheduled around, so that it happens in the order written."""
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
    """Play a choice and settle; return the frame that waits then."""
    take(game, step, frame, seat, choice)
    return settle(game)


def take(game: Game, step: Step[Any], frame: i64, seat: i64, choice: i64) -> None:
    """Play a choice without running what it schedules."""
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
    """Play to the end, every choice equally likely; return the number of decisions.

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
