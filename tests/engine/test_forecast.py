"""Forecasts: exact chances by the rules themselves, and silence about what depends on secrets."""

from __future__ import annotations

from fractions import Fraction

import pytest
from mypy_extensions import i64
from tiny_games.leduc import CALL, FOLD, RAISE, TURNED_UP, LeducGame
from tiny_games.leduc import set_up as deal_leduc
from tiny_games.liars_dice.rules.setup import set_up as roll_dice
from tiny_games.liars_dice.state.actions import BID, CHALLENGE
from tiny_games.liars_dice.state.events import BADE, LOST_DIE
from tiny_games.liars_dice.state.game import LiarsDice
from tiny_games.pig import LOST_TURN, ROLL, ROLLED, STOP, PigGame
from tiny_games.pig import set_up as set_up_pig

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, Choices, act
from igroteka.engine.digest import digest
from igroteka.engine.forecast import Branch, Forecast, after, agreed, ahead, distribution, listening
from igroteka.engine.seats import CHANCE
from igroteka.engine.step import NotOfferedError
from igroteka.engine.step_kinds import Chance1, Decision1


def kinds(branch: Branch) -> tuple[int, ...]:
    return tuple([event.kind for event in branch.events])


# --- Pig: everything lies open ---


def pig(turn_total: int = 0, points: int = 0) -> PigGame:
    game = set_up_pig(2, 20)
    game.turn_total = turn_total
    game.points[0] = points
    return game


def turn_total(branch: Branch) -> int:
    assert isinstance(branch.game, PigGame)
    return int(branch.game.turn_total)


def test_a_roll_has_six_outcomes_with_what_is_heard_of_each() -> None:
    game = pig(turn_total=4)
    before = digest(game)
    branches = after(game, 0, act(ROLL))
    assert [branch.chance for branch in branches] == [Fraction(1, 6)] * 6
    assert [kinds(branch) for branch in branches] == [(LOST_TURN,), *[(ROLLED,)] * 5]
    assert [event.args[:3] for event in branches[-1].heard(ROLLED)] == [(0, 6, 10)]
    assert distribution(branches, turn_total) == {total: Fraction(1, 6) for total in (0, 6, 7, 8, 9, 10)}
    assert digest(game) == before  # the table itself was not touched
    assert game.listener is None


def test_a_choice_without_a_throw_has_one_way_on() -> None:
    (only,) = after(pig(turn_total=20), 0, act(STOP))
    assert only.chance == 1 and only.game.winners() == [0]


def test_a_choice_that_is_not_offered_has_no_forecast() -> None:
    with pytest.raises(NotOfferedError):
        after(pig(turn_total=20), 0, act(ROLL))


def test_a_throw_that_waits_is_forecast_as_it_lies() -> None:
    game = pig()
    game.play(act(ROLL))
    assert game.seat == CHANCE
    assert distribution(ahead(game, 1), lambda branch: int(branch.game.seat)) == {0: Fraction(5, 6), 1: Fraction(1, 6)}


def test_no_throw_is_played_if_none_is_asked_for() -> None:
    (only,) = after(pig(), 0, act(ROLL), throws=0)
    assert only.game.seat == CHANCE


# --- dice that fall again when they tie, and questions on the way ---


class TwoDice(Chance1[PigGame]):
    """The thrower wins with 8 or more, throws again at 7, and is asked before the second throw of the turn."""

    def outcomes(self, game: PigGame, seat: i64, odds: Odds) -> None:
        for total in range(2, 13):
            odds.add(total, 6 - abs(7 - total))

    def apply(self, game: PigGame, seat: i64, total: i64) -> None:
        if total == 7:
            game.then(TWO_DICE, seat)
        else:
            game.points[seat] = 20 if total > 7 else 0


class ThrowOrNot(Decision1[PigGame]):
    def actions(self, game: PigGame, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.add(act(ROLL))

    def apply(self, game: PigGame, seat: i64, action: i64) -> None:
        game.then(TWO_DICE, seat)


TWO_DICE = TwoDice()
THROW_OR_NOT = ThrowOrNot()


def duel(step: TwoDice | ThrowOrNot) -> PigGame:
    game = set_up_pig(2, 20)
    game.end()
    game.then(step, 0)
    game.settle()
    return game


def won(branch: Branch) -> bool:
    return branch.game.winners() == [0]


def test_dice_that_fall_again_leave_their_chance_to_the_rest() -> None:
    branches = ahead(duel(TWO_DICE), 0)
    assert len(branches) == 10
    assert distribution(branches, won) == {True: Fraction(1, 2), False: Fraction(1, 2)}


def test_questions_on_the_way_are_declined_if_so_asked() -> None:
    (asked,) = ahead(duel(THROW_OR_NOT), 0, throws=5)
    assert asked.game.seat == 0
    assert distribution(ahead(duel(THROW_OR_NOT), 0, throws=5, passing=True), won)[True] == Fraction(1, 2)


def test_a_forecast_is_bounded() -> None:
    """A throw with more outcomes than are left stays unthrown; the chances add up all the same."""
    one, none = [Forecast(0, 3, False, most).follow(listening(duel(TWO_DICE)), ()) for most in (11, 10)]
    assert len(one) == 10 and sum(branch.chance for branch in one) == 1
    assert [branch.game.seat for branch in none] == [CHANCE]
    dice = liars()
    assert sum(branch.chance for branch in Forecast(0, 6, False, 100).follow(listening(dice), ())) == 1


# --- Leduc poker and Liar's dice: what depends on secrets is not told ---


def leduc(own: int, other: int) -> LeducGame:
    game = deal_leduc()
    game.play(own)
    game.play(other)
    return game


def public_rank(branch: Branch) -> int:
    """Return the rank turned up, as all hear it."""
    return int(branch.heard(TURNED_UP)[0].args[0]) // 2


def scores(branch: Branch) -> tuple[int, ...]:
    return tuple(branch.game.scores())


def test_what_is_told_is_the_same_on_every_table_that_the_seat_holds_possible() -> None:
    game = leduc(0, 3)
    game.play(act(RAISE))
    assert agreed(game, 1, act(FOLD), Rng(1), scores) == {(1, -1): Fraction(1)}


def test_a_draw_from_a_deck_that_hides_a_card_is_not_told() -> None:
    game = leduc(0, 3)
    game.play(act(CALL))
    true = distribution(after(game, 1, act(CALL)), public_rank)
    assert true == {0: Fraction(1, 4), 1: Fraction(1, 4), 2: Fraction(2, 4)}
    assert agreed(game, 1, act(CALL), Rng(1), public_rank) is None


def test_the_outcome_of_a_showdown_is_not_told() -> None:
    game = leduc(0, 3)
    for choice in (act(CALL), act(CALL), 5, act(CALL)):
        game.play(choice)
    assert distribution(after(game, 1, act(CALL)), scores) == {(-1, 1): Fraction(1)}
    assert agreed(game, 1, act(CALL), Rng(1), scores) is None


def liars(*faces: int) -> LiarsDice:
    game = roll_dice(2, 0)
    for face in faces:
        game.play(face)
    return game


def loser(branch: Branch) -> int:
    return branch.heard(LOST_DIE)[0].args[0]


def test_a_bid_is_told() -> None:
    game = liars(2, 2, 2, 5, 5, 5)
    bade = agreed(game, 0, act(BID, 2, 5), Rng(3), lambda branch: branch.events[0].args[:3])
    assert bade == {(0, 2, 5): Fraction(1)}
    assert [kinds(branch) for branch in after(game, 0, act(BID, 2, 5))] == [(BADE,)]


def test_a_challenge_is_told_only_if_the_own_dice_decide_it() -> None:
    game = liars(2, 2, 2, 5, 5, 5)
    game.play(act(BID, 3, 5))
    assert agreed(game, 1, act(CHALLENGE), Rng(3), loser) == {1: Fraction(1)}
    other = liars(2, 2, 2, 5, 5, 1)
    other.play(act(BID, 3, 5))
    assert distribution(after(other, 1, act(CHALLENGE)), loser) == {0: Fraction(1)}
    assert agreed(other, 1, act(CHALLENGE), Rng(3), loser) is None


def test_whispers_to_others_are_not_heard() -> None:
    """After a challenge all roll anew: a seat hears its own dice alone."""
    game = liars(2, 2, 2, 5, 5, 5)
    game.play(act(BID, 4, 2))
    branches = after(game, 1, act(CHALLENGE), throws=1)
    assert len(branches) == 6
    heard = {event.to for branch in branches for event in branch.events}
    assert heard == {-1}  # the first die is of seat 0
    assert {event.to for branch in after(game, 1, act(CHALLENGE), throws=3) for event in branch.events} == {-1, 1}
