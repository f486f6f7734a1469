"""Promise 6 over every game: a seat cannot tell its table from one where all that is hidden from it is another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from game_facts import Secret, facts_of
from leaks import Door, Leak, follow
from trials import COMPILED, Trial, anywhere, counts, forms, hiding, scattered, some, with_options

from igroteka.engine.chance import Rng
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.seats import SPECTATOR
from igroteka.games.registry import GAMES

STATES = 300 if COMPILED else 60  # the compiled core does the large number, the interpreted one proves the same code
MANY = 1000  # in the long run
STEPS = 20
TREMBLE, CLAUSTROPHOBIA = GAMES["tremble"], GAMES["claustrophobia"]


def in_window(game: Game) -> bool:
    return game.in_window()


def watchers(trial: Trial) -> list[int]:
    return [*range(trial.players), int(SPECTATOR)]


@pytest.mark.parametrize(
    ("trial", "states"),
    [
        *[(trial, STATES) for trial in counts()],
        *[pytest.param(trial, MANY, marks=pytest.mark.long) for trial in forms()],
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_nothing_a_seat_must_not_know_reaches_it(trial: Trial, states: int) -> None:
    content = trial.box.content()
    doors = [Door(trial.box, content, seat, trial.players) for seat in watchers(trial)]
    followed = 0
    for number, (game, rng) in enumerate(scattered(trial, states, seed=7)):
        followed += follow(doors[number % len(doors)], game, rng, STEPS)
    assert followed > 2 * states, "the tables part too early to prove anything"


@pytest.mark.parametrize("trial", [t for t in with_options() if t.options], ids=lambda trial: trial.name)
def test_no_option_opens_a_leak(trial: Trial) -> None:
    content = trial.box.content()
    doors = [Door(trial.box, content, seat, trial.players) for seat in watchers(trial)]
    for number, (game, rng) in enumerate(scattered(trial, STATES // 6, seed=11)):
        follow(doors[number % len(doors)], game, rng, STEPS)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_learns_who_is_asked_in_a_window(players: int) -> None:
    trial = Trial(TREMBLE, players, {"reserve_vs_army": "on"})
    doors = [Door(TREMBLE, TREMBLE.content(), seat, players) for seat in watchers(trial)]
    for number, (game, rng) in enumerate(scattered(trial, STATES // 3, 13, in_window)):
        follow(doors[number % len(doors)], game, rng, STEPS)


@pytest.mark.parametrize("trial", [t for t in forms() if t.box is CLAUSTROPHOBIA], ids=lambda trial: trial.name)
def test_nobody_learns_who_could_play_a_card_in_a_window(trial: Trial) -> None:
    doors = [Door(CLAUSTROPHOBIA, CLAUSTROPHOBIA.content(), seat, trial.players) for seat in watchers(trial)]
    for number, (game, rng) in enumerate(scattered(trial, STATES // 6, 17, in_window)):
        follow(doors[number % len(doors)], game, rng, STEPS)


# --- the test itself is tested: planted leaks must be caught ---


class Planted(msgspec.Struct):
    """A view with something beside it that the seat must not know."""

    true: msgspec.Struct
    leak: object

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)


def door_of(game: str, seat: int = 1) -> Door:
    """One of three players, or of as many as may play it."""
    trial = some(game, 3)
    return Door(trial.box, trial.box.content(), seat, trial.players)


def caught(door: Door, where: Callable[[Game], bool] = anywhere) -> bool:
    trial = some(door.box.name, 3)
    try:
        for game, rng in scattered(trial, 150, 3, where):
            follow(door, game, rng, STEPS)
    except Leak:
        return True
    return False


@pytest.mark.parametrize(
    ("game", "secret"),
    [(name, secret) for name in hiding() for secret in (*facts_of(name).secrets, *facts_of(name).window_secrets)],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_planted_leak_in_the_view_is_caught(game: str, secret: Secret) -> None:
    facts = facts_of(game)
    seat = facts.planted_for(secret)
    door = door_of(game, seat)
    honest = door.view

    def leaky(table: Game) -> msgspec.Struct:
        return Planted(honest(table), secret(table, seat))

    door.view = leaky
    assert caught(door, in_window if secret in facts.window_secrets else anywhere)


@pytest.mark.parametrize("game", hiding())
def test_a_planted_leak_in_the_log_is_caught(game: str) -> None:
    door = door_of(game)

    def everything(event: Event) -> bool:
        return True

    door.hears = everything
    assert caught(door)


@pytest.mark.parametrize("game", hiding())
def test_without_a_planted_leak_nothing_is_caught(game: str) -> None:
    assert not caught(door_of(game))


@pytest.mark.parametrize("game", hiding())
def test_a_twin_differs_from_the_true_table(game: str) -> None:
    """Else the whole test would prove nothing."""
    trial = some(game, 4)
    differing = 0
    for table, _ in scattered(trial, 60, seed=5):
        twin = table.resample(0, Rng(1))
        differing += table.table() != twin.table()
    assert differing > 30, "most of them hide something"
