"""The stack of steps: order, frames, nesting, throws, sequences, digests."""

from __future__ import annotations

from typing import Any, Final

import pytest
from bench_steps import ALARMS, ASK, DRAFT, DRAFTS, NEST, NOTE, STOP, TOSS, Ask, Bench, Note, bench
from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, Choices, act
from igroteka.engine.digest import digest, pending
from igroteka.engine.events import Event, EventLog
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.step import LIMIT, Step
from igroteka.engine.step_kinds import Chance2, Chance3, Clause2, Decision2, Decision3, Sequence

# --- order ---


def test_order_what_a_step_schedules_happens_as_written_before_anything_older() -> None:
    game = bench((NEST, 10), (NOTE, 99))
    assert game.trail == ["nest 10", "11 0 0", "12 0 0", "99 0 0"]
    assert (game.seat, game.depth) == (OVER, 0)


def test_order_nested_steps_happen_inside() -> None:
    game = bench((NEST, 210), (NOTE, 99))
    assert game.trail == [
        "nest 210",
        "211 0 0",
        "nest 110",
        "111 0 0",
        "nest 10",
        "11 0 0",
        "12 0 0",
        "112 0 0",
        "212 0 0",
        "99 0 0",
    ]


def test_order_what_a_choice_or_a_throw_schedules_comes_before_anything_older() -> None:
    game = bench((ASK, 1), (TOSS, 7), (NOTE, 99))
    assert (game.seat, game.trail) == (1, [])
    game.play(act(PASS))
    assert (game.seat, game.trail) == (CHANCE, ["1 1 0", "1 2 0"])
    game.play(1)
    assert (game.seat, game.trail) == (OVER, ["1 1 0", "1 2 0", "7 1 0", "7 2 0", "99 0 0"])


def test_order_end_forgets_whatever_was_pending() -> None:
    game = bench((NOTE, 1), (STOP,), (NOTE, 2), (ASK, 0))
    assert (game.trail, game.seat, game.depth) == (["1 0 0"], OVER, 0)


def test_order_the_stack_is_used_again_after_it_shrank() -> None:
    game = bench((ASK, 0), (NEST, 110), (ASK, 1), (NOTE, 99))
    game.play(act(PASS))
    assert (game.seat, pending(game)) == (1, [("Note", 99, 0, 0), ("Ask", 1, 0, 0)])
    room = len(game.stack)
    game.then(NOTE, 5)
    game.then(NOTE, 6)
    game.settle()
    assert game.trail[-2:] == ["6 0 0", "5 0 0"]  # from outside a step the last one pushed is on top
    assert len(game.stack) == room


# --- frames ---


def test_frame_holds_three_numbers_up_to_the_limit() -> None:
    game = bench((NOTE, LIMIT, 0, LIMIT), (NOTE, 0, LIMIT, 0), (NOTE, 1, 2, 3))
    assert game.trail == [f"{LIMIT} 0 {LIMIT}", f"0 {LIMIT} 0", "1 2 3"]


@pytest.mark.parametrize("numbers", [(LIMIT + 1,), (0, LIMIT + 1), (0, 0, LIMIT + 1), (-1,), (0, -1), (0, 0, -1)])
def test_frame_refuses_other_numbers_and_names_the_step(numbers: tuple[int, ...]) -> None:
    game = bench((ASK, 2))
    with pytest.raises(ValueError, match=r"Note: the numbers of a frame are 0\.\.32767"):
        game.then(NOTE, *numbers)
    assert pending(game) == [("Ask", 2, 0, 0)]


def test_frame_and_step_tell_what_is_asked_now() -> None:
    game = bench((ASK3, 2, 17, 4), (NOTE, 1))
    assert (game.step(), game.frame(), game.seat) == (ASK3, (2, 17, 4), 2)


def test_frame_a_copy_has_its_own() -> None:
    game = bench((ASK, 1), (NOTE, 99))
    before = digest(game)
    twin = game.copy()
    twin.play(act(PASS))
    twin.then(NOTE, 5)
    assert digest(game) == before != digest(twin)


class Order2(Clause2[Bench]):
    def run(self, game: Bench, a: i64, b: i64) -> None:
        game.trail.append(f"{a} {b}")


class Ask2(Decision2[Bench]):
    def actions(self, game: Bench, seat: i64, b: i64, choices: Choices) -> None:
        choices.add(act(DRAFT, seat, b))

    def apply(self, game: Bench, seat: i64, b: i64, action: i64) -> None:
        game.trail.append(f"{seat} {b} {action == act(DRAFT, seat, b)}")


class Ask3(Decision3[Bench]):
    def actions(self, game: Bench, seat: i64, b: i64, c: i64, choices: Choices) -> None:
        choices.add(act(DRAFT, b, c))

    def apply(self, game: Bench, seat: i64, b: i64, c: i64, action: i64) -> None:
        game.trail.append(f"{seat} {b} {c} {action == act(DRAFT, b, c)}")


class Toss2(Chance2[Bench]):
    def outcomes(self, game: Bench, a: i64, b: i64, odds: Odds) -> None:
        odds.add(a * 10 + b, 1)

    def apply(self, game: Bench, a: i64, b: i64, outcome: i64) -> None:
        game.trail.append(f"{a} {b} {outcome}")


class Toss3(Chance3[Bench]):
    def outcomes(self, game: Bench, a: i64, b: i64, c: i64, odds: Odds) -> None:
        odds.add(a * 100 + b * 10 + c, 1)

    def apply(self, game: Bench, a: i64, b: i64, c: i64, outcome: i64) -> None:
        game.trail.append(f"{a} {b} {c} {outcome}")


ORDER2: Final = Order2()
ASK2: Final = Ask2()
ASK3: Final = Ask3()
TOSS2: Final = Toss2()
TOSS3: Final = Toss3()


def test_frame_every_kind_of_step_gets_the_numbers_it_names() -> None:
    game = bench((ORDER2, 1, 2, 3), (ASK2, 1, 2, 3), (ASK3, 2, 3, 4), (TOSS2, 4, 5, 6), (TOSS3, 5, 6, 7))
    while game.seat != OVER:
        game.play(game.sample(Rng(1)) if game.seat == CHANCE else game.actions()[0])
    assert game.trail == ["1 2", "1 2 True", "2 3 4 True", "4 5 45", "5 6 7 567"]


# --- sequences ---


def test_sequence_parts_follow_in_order_and_get_its_numbers() -> None:
    inner = Sequence("INNER", NEST, ORDER2)
    outer = Sequence("OUTER", NOTE, inner, NOTE)
    game = bench((outer, 7, 8, 9), (NOTE, 99))
    assert game.trail == ["7 8 9", "nest 7", "8 0 0", "9 0 0", "7 8", "7 8 9", "99 0 0"]
    assert (outer.name, inner.name) == ("OUTER", "INNER")


def test_sequence_waits_for_a_choice_in_its_middle() -> None:
    game = bench((Sequence("S", ASK, NOTE), 2))
    assert (game.seat, game.trail) == (2, [])
    game.play(act(PASS))
    assert game.trail == ["2 1 0", "2 2 0", "2 0 0"]


# --- who acts, what was shown, what is told ---


def test_acts_one_seat_or_chance_or_nobody() -> None:
    game = bench((ASK, 1), (TOSS, 0))
    assert (game.seats(), game.actions_of(1), game.actions_of(0)) == ([1], [act(PASS), act(DRAFT, 5)], [])
    assert [game.acts(seat) for seat in (-3, -2, -1, 0, 1, 2, 3)] == [False] * 4 + [True] + [False] * 2
    assert game.extras_of(1) == []
    game.play(act(PASS))
    assert (game.seat, game.seats(), game.actions()) == (CHANCE, [], [])
    game.play(0)
    assert (game.seat, game.seats(), game.actions()) == (OVER, [], [])


def test_shown_counts_throws_and_no_open_choice() -> None:
    game = bench((ASK, 1), (TOSS, 0))
    game.play(act(PASS))
    assert game.shown == 0
    game.play(0)
    assert game.shown == 1


def test_told_only_to_an_ear() -> None:
    game = bench((ASK, 1))
    game.tell(4, 1)
    listener = EventLog()
    game.listener = listener
    game.tell(5, 1, 2, 3, 4)
    game.whisper(2, 6)
    assert game.copy().listener is None
    assert listener.taken() == [Event(5, (1, 2, 3, 4), -1), Event(6, (0, 0, 0, 0), 2)]
    assert listener.taken() == []
    assert [Event(6, (), 2).heard_by(seat) for seat in (-3, 1, 2)] == [False, False, True]
    assert [Event(6, (), -1).heard_by(seat) for seat in (-3, 1, 2)] == [True, True, True]


# --- digests ---


def test_digest_names_steps_and_not_their_numbers() -> None:
    game = bench((ASK, 1), (NOTE, 99))
    before = digest(game)
    assert pending(game) == [("Note", 99, 0, 0), ("Ask", 1, 0, 0)]
    twin = Bench(3)
    twin.then(Note(), 99)  # the same kinds under other numbers, as another process would have them
    twin.then(Ask(), 1)
    twin.settle()
    assert twin.stack[0] != game.stack[0]
    assert digest(twin) == before
    assert len(before) == 32


def test_digest_sees_table_seat_and_pending() -> None:
    game = bench((DRAFTS,), (NOTE, 99))
    digests = {digest(game)}
    for change in ("trail", "seat", "pending", "number"):
        twin = game.copy()
        if change == "trail":
            twin.trail.append("x")
        elif change == "seat":
            twin.seat = 1
        elif change == "pending":
            twin.then(NOTE)
        else:
            twin.then(NOTE, 0, 0, 1)
        digests.add(digest(twin))
    assert len(digests) == 5


def test_every_step_has_a_number_of_its_own() -> None:
    steps: list[Step[Any]] = [NOTE, NEST, STOP, ASK, TOSS, ORDER2, ASK2, ASK3, TOSS2, TOSS3, DRAFTS, ALARMS]
    assert len({int(step.base) for step in steps}) == len(steps)
