"""The stack of steps: order, frames, nesting, throws, sealed choices and windows."""

from __future__ import annotations

from typing import Any, Final

import pytest
from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.choices import FREE, NOT_READY, PASS, READY, Choices, act, first_of, verb_of
from igroteka.engine.digest import digest, pending
from igroteka.engine.events import Ear, Event
from igroteka.engine.kinds import (
    Chance1,
    Chance2,
    Chance3,
    Clause,
    Clause1,
    Clause2,
    Clause3,
    Decision1,
    Decision2,
    Decision3,
)
from igroteka.engine.step import (
    CHANCE,
    LIMIT,
    NOBODY,
    OVER,
    SPECTATOR,
    Game,
    Sealed,
    Sequence,
    Step,
    Window,
)

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

    def table(self) -> dict[str, object]:
        return {"trail": self.trail, "draft": self.draft, "ready": self.ready, "alarms": self.alarms}

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


NOTE: Final = Note()
NEST: Final = Nest()
STOP: Final = Stop()
ASK: Final = Ask()
TOSS: Final = Toss()


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
    ear = Ear()
    game.ear = ear
    game.tell(5, 1, 2, 3, 4)
    game.whisper(2, 6)
    assert game.copy().ear is None
    assert ear.taken() == [Event(5, (1, 2, 3, 4), -1), Event(6, (0, 0, 0, 0), 2)]
    assert ear.taken() == []
    assert [Event(6, (), 2).heard_by(seat) for seat in (-3, 1, 2)] == [False, False, True]
    assert [Event(6, (), -1).heard_by(seat) for seat in (-3, 1, 2)] == [True, True, True]


# --- sealed choices ---


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


DRAFTS: Final = Drafts()


def test_sealed_every_waiting_seat_acts_in_any_order() -> None:
    game = bench((DRAFTS,), (NOTE, 99))
    assert (game.sealing(), game.seats(), game.seat) == (True, [0, 1, 2], 0)
    game.play_as(2, act(DRAFT, 3))
    game.play_as(0, act(DRAFT, 1))
    game.play_as(2, act(READY))
    assert (game.draft, game.seats(), game.seat) == ([1, NO_DRAFT, 3], [0, 1], 0)
    assert [game.actions_of(seat) for seat in range(3)] == [[act(READY)], [act(DRAFT, n) for n in range(4)], []]
    game.play_as(0, act(READY))
    assert (game.seats(), game.seat, game.shown) == ([1], 1, 0)


def test_sealed_the_ready_may_think_again_while_any_waits() -> None:
    game = bench((DRAFTS,), (NOTE, 99))
    game.play_as(1, act(DRAFT, 2))
    game.play_as(1, act(READY))
    assert [game.extras_of(seat) for seat in range(3)] == [[], [act(NOT_READY)], []]
    assert game.extras_of(-1) == game.extras_of(3) == []
    game.play_as(1, act(NOT_READY))
    assert game.seats() == [0, 1, 2]


def test_sealed_ends_when_all_are_ready_and_that_shows_something() -> None:
    game = bench((DRAFTS,), (NOTE, 99))
    for seat in (2, 0, 1):
        assert (game.trail, game.shown) == ([], 0)
        game.play_as(seat, act(DRAFT, seat))
        game.play_as(seat, act(READY))
    assert (game.trail, game.shown, game.seat, game.sealing()) == (["99 0 0"], 1, OVER, False)


def test_sealed_by_seat_order_for_drivers_that_want_one_seat_at_a_time() -> None:
    game = bench((DRAFTS,))
    order = []
    while game.seat != OVER:
        order.append(int(game.seat))
        game.play(game.actions()[0])
    assert order == [0, 0, 1, 1, 2, 2]


def test_sealed_resample_forgets_drafts_and_seals_anything_for_the_ready() -> None:
    game = bench((DRAFTS,), (NOTE, 99))
    game.play_as(0, act(DRAFT, 3))
    game.play_as(1, act(DRAFT, 2))
    game.play_as(2, act(DRAFT, 1))
    game.play_as(2, act(READY))
    before = digest(game)
    rng = Rng(1)
    seen = set()
    for _ in range(100):
        twin = game.resample(0, rng)
        assert isinstance(twin, Bench)
        assert (twin.ready, twin.draft[0], twin.draft[1]) == ([False, False, True], 3, NO_DRAFT)
        assert twin.seats() == [0, 1]
        seen.add(twin.draft[2])
    assert seen == {0, 1, 2, 3}
    assert digest(game) == before


def test_sealed_reopened_for_search_the_others_have_still_to_choose() -> None:
    game = bench((DRAFTS,), (NOTE, 99))
    for seat in (0, 2):
        game.play_as(seat, act(DRAFT, 3))
        game.play_as(seat, act(READY))
    game.reopen(2)
    assert (game.draft, game.ready, game.seat) == ([NO_DRAFT, NO_DRAFT, 3], [False, False, True], 0)
    asked = bench((ASK, 1))
    asked.reopen(0)
    assert asked.seat == 1


# --- windows ---


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


ALARMS: Final = Alarms()
OPEN_ALARMS: Final = OpenAlarms()


def window(cards: list[int], alarms: list[int]) -> Bench:
    game = Bench(len(cards))
    game.cards = cards
    game.alarms = alarms
    game.then(NOTE, 99)
    game.then(OPEN_ALARMS, 7)
    game.settle()
    return game


def askable(game: Bench, viewer: int) -> set[int]:
    """Who may be the one asked, as far as the viewer can tell."""
    before = digest(game)
    rng = Rng(1)
    found = set()
    for _ in range(200):
        twin = game.resample(viewer, rng)
        assert twin.seats() == [twin.seat] and twin.actions()[0] == act(PASS)
        assert twin.frame()[0] == twin.seat
        assert twin.frame()[1:] == game.frame()[1:]
        found.add(int(twin.seat))
    assert digest(game) == before
    return found


def test_window_asks_in_order_every_seat_that_could_hold_such_a_card() -> None:
    game = window([1, 0, 2, 1], [0, 0, 1, 0])
    assert game.in_window()
    asked = []
    while game.seat != OVER:
        asked.append((int(game.seat), game.actions()))
        game.play(act(PASS))
    assert asked == [(0, [act(PASS)]), (2, [act(PASS), act(ALARM, 7)]), (3, [act(PASS)])]
    assert game.trail == ["99 0 0"]


def test_window_of_nobody_closes_at_once() -> None:
    game = window([0, 0, 0], [0, 0, 0])
    assert (game.seat, game.trail) == (OVER, ["99 0 0"])


def test_window_opening_ends_undo_and_a_pass_is_told_to_nobody() -> None:
    game = window([1, 1, 1], [0, 0, 0])
    assert game.shown == 1
    ear = Ear()
    game.ear = ear
    game.play(act(PASS))
    assert (game.shown, ear.events, game.trail) == (1, [], [])


def test_window_after_a_card_the_same_seat_is_asked_again_and_then_those_behind() -> None:
    game = window([1, 3, 1], [0, 2, 1])
    game.play(act(PASS))
    game.play(act(ALARM, 7))
    assert (game.seat, game.frame()) == (1, (1, 1, 7))
    game.play(act(ALARM, 7))
    assert (game.seat, game.actions()) == (1, [act(PASS)])
    game.play(act(PASS))
    assert game.seat == 2
    game.play(act(ALARM, 7))
    assert (game.seat, game.trail) == (OVER, ["alarm of 1 at 7", "alarm of 1 at 7", "alarm of 2 at 7", "99 0 0"])


def test_window_who_is_asked_is_seen_by_that_seat_alone() -> None:
    game = window([1, 1, 1], [0, 0, 0])
    game.play(act(PASS))
    assert [game.seen_to_act(viewer) for viewer in (0, 1, 2, int(SPECTATOR))] == [[], [1], [], []]
    assert bench((ASK, 1)).seen_to_act(0) == [1]


def test_window_resample_leaves_the_asked_seat_asked() -> None:
    game = window([1, 1, 1, 1], [0, 0, 0, 0])
    game.play(act(PASS))
    assert askable(game, 1) == {1}


def test_window_resample_for_a_seat_still_to_be_asked_stays_before_it() -> None:
    game = window([1, 1, 1, 1], [0, 0, 0, 0])
    assert askable(game, 2) == {0, 1}
    game.play(act(PASS))
    assert askable(game, 2) == askable(window([1, 1, 1, 1], [0, 0, 0, 0]), 2)
    assert askable(game, 3) == {0, 1, 2}


def test_window_resample_for_a_seat_that_passed_stays_behind_it() -> None:
    game = window([1, 1, 1, 1], [0, 0, 0, 0])
    game.play(act(PASS))
    assert askable(game, 0) == {1, 2, 3}
    game.play(act(PASS))
    assert (askable(game, 0), askable(game, 1)) == ({1, 2, 3}, {2, 3})


def test_window_resample_for_who_is_never_asked_is_anyone_who_could() -> None:
    game = window([1, 0, 1, 1], [0, 0, 0, 0])
    assert askable(game, 1) == askable(game, int(SPECTATOR)) == {0, 2, 3}
    game.play(act(PASS))
    assert askable(game, 1) == askable(game, int(SPECTATOR)) == {0, 2, 3}


def test_window_resample_knows_what_a_card_has_shown() -> None:
    game = window([1, 2, 1, 1], [0, 1, 0, 0])
    game.play(act(PASS))
    game.play(act(ALARM, 7))
    assert askable(game, 0) == askable(game, int(SPECTATOR)) == {1, 2, 3}
    game.play(act(PASS))
    assert askable(game, 0) == {1, 2, 3}
    assert askable(game, 1) == {2, 3}


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
