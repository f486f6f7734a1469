"""Sealed choices: several seats choose in secret, in any order, and nobody knows more than who is ready."""

from __future__ import annotations

from bench_steps import ASK, DRAFT, DRAFTS, NO_DRAFT, NOTE, Bench, bench

from igroteka.engine.chance import Rng
from igroteka.engine.choices import NOT_READY, READY, act
from igroteka.engine.digest import digest
from igroteka.engine.seats import OVER


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
