"""Throws from a seed can be foretold by whoever watches for a while; throws from the system's source cannot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from onlooker import Onlooker

from igroteka.engine.chance import Odds, Rng, from_the_system
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import Session
from igroteka.games.registry import box_of

WATCHED, FORETOLD = 110, 60  # throws

Source = Callable[[], Rng]


def seeded() -> Source:
    rng = Rng(2026)
    return lambda: rng


def words_for(game: Game) -> int:
    """How many words the throw takes."""
    before, after = Rng(1), Rng(1)
    game.sample(after)
    words = 0
    while (before.x, before.y, before.z, before.w) != (after.x, after.y, after.z, after.w):
        before.word()
        words += 1
    return words


def possible(game: Game) -> list[int]:
    odds = Odds()
    game.outcomes(odds)
    return [outcome for outcome, _ in odds.listed()]


def watch(onlooker: Onlooker, game: Game, outcome: int) -> None:
    """What everybody sees: dice and quests are laid open, artifacts are not."""
    words = words_for(game)
    if words == 1 and game.step().name != "DrawArtifact":
        onlooker.saw(possible(game).index(outcome), len(possible(game)))
    else:
        for _ in range(words):
            onlooker.missed()


def named(source: Source) -> int:
    """How many throws of Trappers, secret draws too, the onlooker names before they fall."""
    box, onlooker, hand = box_of("trappers"), Onlooker(), Random(5)
    session = Session.start(box, 3)
    guessed: Rng | None = None
    thrown = hits = 0
    while thrown < WATCHED + FORETOLD:
        game = session.game
        if game.seat == OVER:
            session = Session.start(box, 3)
        elif game.seat != CHANCE:
            session.choose(int(game.seat), hand.choice(game.actions()))
        elif thrown < WATCHED:
            thrown += 1
            watch(onlooker, game, session.throw(source()))
        else:
            guessed = guessed or onlooker.guess()
            guess = game.sample(guessed)
            right = guess == session.throw(source())
            if len(possible(game)) > 1:
                thrown += 1
                hits += right
    return hits


def test_an_onlooker_names_every_throw_of_the_seeded_generator() -> None:
    assert named(seeded()) == FORETOLD


def test_an_onlooker_names_no_more_throws_of_the_system_than_chance_would() -> None:
    """Most throws are of six faces or of 36 cells: half of them is out of reach of luck."""
    assert named(from_the_system) < FORETOLD // 2


def test_what_was_watched_is_enough_to_know_the_state() -> None:
    """Below a power of two every throw shows as many bits."""
    rng, onlooker = Rng(7), Onlooker()
    assert not onlooker.certain
    for _ in range(24):
        onlooker.saw(int(rng.below(1 << 8)), 1 << 8)
    assert onlooker.certain
    guess = onlooker.guess()
    assert [guess.word() for _ in range(50)] == [rng.word() for _ in range(50)]


def test_no_two_throws_share_a_generator() -> None:
    states = {(rng.x, rng.y, rng.z, rng.w) for rng in (from_the_system() for _ in range(500))}
    assert len(states) == 500
