"""Whatever a bot answers, only what is offered is played: the rest is refused by name, and the table is as it was."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from broken_pigs import Stubborn
from trials import BOXES, Trial, random_play

from igroteka.bots.bot import Bot, answer_of
from igroteka.bots.driver import Bare, drive
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.match import play_match
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices, act
from igroteka.engine.digest import digest
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import Session
from igroteka.engine.step import NotOfferedError

TRIALS = [Trial(box, box.least, {}) for box in BOXES]
SOON = 1  # decisions of the bot before it errs

Wrong = Callable[[Trial, Game], Any]


def not_offered(trial: Trial, game: Game) -> int:
    """An action of the game that nobody has now."""
    had = [choice for seat in range(game.players) for choice in (*game.actions_of(seat), *game.extras_of(seat))]
    return next(action for action in trial.box.verbs(trial.box.content()) if action not in had)


WRONG: dict[str, Wrong] = {
    "not offered": not_offered,
    "no verb of any game": lambda trial, game: int(act(4000, 1, 2)),
    "negative": lambda trial, game: -1,
    "more than an action holds": lambda trial, game: 1 << 70,
    "nothing": lambda trial, game: None,
    "a word": lambda trial, game: "pass",
}

each_game = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
each_wrong = pytest.mark.parametrize("wrong", WRONG.values(), ids=list(WRONG))


class Erring:
    """Plays well for a while, then answers what it must not; remembers the table at that moment."""

    def __init__(self, trial: Trial, wrong: Wrong) -> None:
        self.name = "erring"
        self.usual = RandomBot()
        self.trial = trial
        self.wrong = wrong
        self.left = SOON
        self.look: Callable[[], Game] = lambda: trial.game()
        self.said: Any = None
        self.at: tuple[int, str, str] | None = None

    def choose(self, seat: Seat, rng: Rng) -> int:
        self.left -= 1
        if self.left >= 0:
            return self.usual.choose(seat, rng)
        game = self.look()
        self.said = self.wrong(self.trial, game)
        self.at = int(seat.seat), game.step().name, digest(game)
        return self.said  # type: ignore[no-any-return]


def beside(trial: Trial, bot: Bot) -> Sequence[Bot]:
    return [bot, *([RandomBot()] * (trial.players - 1))]


@each_wrong
@each_game
def test_a_driver_refuses_what_was_not_offered_and_names_it(trial: Trial, wrong: Wrong) -> None:
    table, bot = Bare(trial.game()), Erring(trial, wrong)
    bot.look = lambda: table.game
    with pytest.raises(NotOfferedError) as refused:
        drive(trial.box, table, beside(trial, bot), 5)
    assert bot.at is not None
    seat, step, before = bot.at
    assert str(refused.value) == f"{step}: erring on seat {seat} chose {bot.said!r}, which is not offered to it"
    assert digest(table.game) == before


@each_game
def test_a_match_refuses_a_bot_of_any_kind(trial: Trial) -> None:
    start = trial.game()
    before = digest(start)
    for bot in (Erring(trial, WRONG["negative"]), GreedyBot(Stubborn())):
        with pytest.raises(NotOfferedError, match=rf"{bot.name} on seat 0 chose -1, which is not offered to it"):
            play_match(trial.box, start, beside(trial, bot), 5)
    assert digest(start) == before


@each_wrong
@each_game
def test_a_session_stays_as_it_was_and_goes_on_with_a_better_bot(trial: Trial, wrong: Wrong) -> None:
    session, bot = Session.start(trial.box, trial.players, trial.settings()), Erring(trial, wrong)
    bot.look = lambda: session.game
    with pytest.raises(NotOfferedError, match="erring on seat 0"):
        drive(trial.box, session, beside(trial, bot), 5)
    assert bot.at is not None and digest(session.game) == bot.at[2]
    lines = list(session.record.lines)
    seat = int(session.game.seat)
    session.choose(seat, answer_of(RandomBot(), trial.box, session.game, seat, Rng(1), Rng(2)))
    assert session.record.lines[: len(lines)] == lines and len(session.record.lines) > len(lines)


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    said = pickle.loads(pickle.dumps(NotOfferedError("Turn: erring on seat 0 chose -1")))
    assert isinstance(said, NotOfferedError) and str(said) == "Turn: erring on seat 0 chose -1"


# --- the game itself ---


def moments(trial: Trial) -> list[Game]:
    """One table for each step of a random game at which somebody chooses or dice fall."""
    found: dict[str, Game] = {}
    for game in random_play(trial, 3):
        if game.seat != OVER and game.step().name not in found:
            found[game.step().name] = game.copy()
    return list(found.values())


@each_game
def test_play_refuses_what_the_step_does_not_offer(trial: Trial) -> None:
    for game in moments(trial):
        before = digest(game)
        action = not_offered(trial, game) if game.seat != CHANCE else 1000  # a pass is a face of a die, too
        for choice in (action, int(act(4000, 1, 2)), -1):
            with pytest.raises(
                NotOfferedError, match=rf"^{game.step().name}: (seat {game.seat}|chance) cannot .*{choice}"
            ):
                game.play(choice)
            for seat in range(-3, trial.players + 1):
                with pytest.raises(NotOfferedError, match=rf"^{game.step().name}: "):
                    game.play_as(seat, choice)
        assert digest(game) == before


@each_game
def test_an_action_is_only_for_the_seat_that_has_it(trial: Trial) -> None:
    for game in moments(trial):
        if game.seat == CHANCE or game.sealing():
            continue
        for seat in set(range(trial.players)) - {int(game.seat)}:
            with pytest.raises(NotOfferedError, match=f"seat {seat} cannot choose"):
                game.play_as(seat, game.actions()[0])


@each_game
def test_nothing_is_played_after_the_end_and_no_other_game_is_spoken_of(trial: Trial) -> None:
    *_, game = random_play(trial, 4)
    assert game.seat == OVER and game.actions() == []
    before = digest(game)
    for choice in (0, -1, int(act(4000)), not_offered(trial, game)):
        with pytest.raises(NotOfferedError, match=r"^the game is over: seat -2 cannot choose"):
            game.play(choice)
        with pytest.raises(NotOfferedError, match=r"^the game is over: seat 1 cannot choose"):
            game.play_as(1, choice)
    with pytest.raises(NotOfferedError, match=r"^the game is over: nothing is thrown"):
        game.sample(Rng(1))
    with pytest.raises(NotOfferedError, match=r"^the game is over: nobody is asked"):
        game.offer(Choices())
    assert game.step().name == "the end" and digest(game) == before
