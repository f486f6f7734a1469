"""Windows: who could hold a hidden card is asked, and nobody else learns who was."""

from __future__ import annotations

from bench_steps import ALARM, ASK, NOTE, OPEN_ALARMS, Bench, bench

from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, act
from igroteka.engine.digest import digest
from igroteka.engine.events import EventLog
from igroteka.engine.seats import OVER, SPECTATOR


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
    listener = EventLog()
    game.listener = listener
    game.play(act(PASS))
    assert (game.shown, listener.events, game.trail) == (1, [], [])


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
