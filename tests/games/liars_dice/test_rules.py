"""Liar's dice, clause by clause."""

from __future__ import annotations

from typing import Literal

import pytest
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.liars_dice.content.options import LiarsDiceOptions
from tiny_games.liars_dice.rules.turn import ROUND
from tiny_games.liars_dice.state.actions import BID, CHALLENGE
from tiny_games.liars_dice.state.game import DICE, LiarsDice
from tiny_games.liars_dice.state.reasons import NOT_HIGHER, NOTHING_BID

from igroteka.engine.chance import Odds
from igroteka.engine.choices import Choices, act, first_of, verb_of
from igroteka.engine.events import EventLog
from igroteka.engine.ruleset import OptionsError
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.engine.session import Session


def table(*cups: str, ones: Literal["wild", "plain"] = "wild", opener: int = 0) -> LiarsDice:
    """Return a round that everybody has rolled in: "225" are the dice of one player, "" is one who is out."""
    game = LIARS_DICE.set_up(len(cups), LiarsDiceOptions(ones=ones), None)
    for seat, cup in enumerate(cups):
        game.dice[seat] = len(cup)
    game.opener = opener
    game.end()
    game.then(ROUND)
    game.settle()
    for face in "".join(cups):
        game.play(int(face))
    return game


def bid(game: LiarsDice, dice: int, face: int) -> None:
    game.play(act(BID, dice, face))


def refused(game: LiarsDice) -> dict[int, int]:
    """Return the reason by action."""
    choices = Choices(explaining=True)
    game.offer(choices)
    return {refusal.action: refusal.reason for refusal in choices.refused}


# --- the dice ---


def test_LD_001_two_to_four_players_have_three_dice_each() -> None:
    for players in (2, 3, 4):
        game = Session.start(LIARS_DICE, players).game
        assert game.scores() == [DICE] * players
    for players in (1, 5):
        with pytest.raises(OptionsError):
            Session.start(LIARS_DICE, players)


def test_LD_002_everybody_rolls_all_dice_left_before_the_first_bid() -> None:
    game = LIARS_DICE.set_up(2, LiarsDiceOptions(), None)
    odds = Odds()
    for _ in range(2 * DICE):
        assert game.seat == CHANCE
        game.outcomes(odds)
        assert odds.listed() == [(face, 1) for face in range(1, 7)]
        game.play(4)
    assert game.seat == 0


def test_LD_002_dice_are_seen_by_their_owner_alone() -> None:
    game = table("215", "346")
    views = [LIARS_DICE.view(game, seat) for seat in (0, 1, int(SPECTATOR))]
    assert [view.own for view in views] == [(1, 2, 5), (3, 4, 6), ()]
    game = LIARS_DICE.set_up(2, LiarsDiceOptions(), None)
    game.listener = EventLog()
    game.play(5)
    [event] = game.listener.taken()
    assert [event.heard_by(seat) for seat in (0, 1, int(SPECTATOR))] == [True, False, False]


@pytest.mark.parametrize(("ones", "loser"), [("wild", 1), ("plain", 0)])
def test_LD_003_ones_count_as_every_face_if_they_are_wild(ones: Literal["wild", "plain"], loser: int) -> None:
    game = table("115", "555", ones=ones)
    bid(game, 6, 5)
    game.play(act(CHALLENGE))
    assert game.scores()[loser] == DICE - 1


# --- bidding ---


def test_LD_004_the_first_player_opens_and_must_bid() -> None:
    game = table("215", "346")
    assert game.seat == 0
    assert act(CHALLENGE) not in game.actions()
    assert refused(game) == {int(act(CHALLENGE)): NOTHING_BID}


def test_LD_005_the_next_with_dice_bids_higher_or_challenges() -> None:
    game = table("215", "", "34")
    bid(game, 2, 4)
    assert game.seat == 2
    higher = [(2, 5), (2, 6), *[(dice, face) for dice in (3, 4, 5) for face in range(1, 7)]]
    assert game.actions() == [act(CHALLENGE), *[act(BID, dice, face) for dice, face in higher]]
    assert refused(game) == {int(act(BID, 2, face)): NOT_HIGHER for face in range(1, 5)}


def test_LD_006_nobody_bids_more_dice_than_there_are() -> None:
    game = table("2", "34")
    assert max(first_of(action) for action in game.actions()) == 3
    bid(game, 3, 6)
    assert game.actions() == [act(CHALLENGE)]


# --- the challenge ---


@pytest.mark.parametrize(("dice", "loser"), [(2, 1), (3, 0)])
def test_LD_007_a_bid_that_holds_costs_the_challenger_a_die_else_the_bidder(dice: int, loser: int) -> None:
    game = table("225", "346", ones="plain")
    bid(game, dice, 2)
    game.play(act(CHALLENGE))
    left = [DICE, DICE]
    left[loser] -= 1
    assert game.scores() == left


def test_LD_007_all_dice_are_turned_up_and_nothing_is_taken_back() -> None:
    game = table("215", "346")
    bid(game, 1, 2)
    before = game.shown
    game.listener = EventLog()
    game.play(act(CHALLENGE))
    assert game.shown > before
    assert LIARS_DICE.view(game, int(SPECTATOR)).turned_up == ((1, 2, 5), (3, 4, 6))
    assert list(game.cups) == [0] * 6
    assert all(event.heard_by(int(SPECTATOR)) for event in game.listener.taken())


def test_LD_008_the_loser_of_the_die_opens_the_next_round() -> None:
    game = table("22", "34", "56")
    bid(game, 6, 6)
    game.play(act(CHALLENGE))
    for _ in range(5):
        game.play(3)
    assert game.seat == 0
    bid(game, 5, 3)
    game.play(act(CHALLENGE))
    for _ in range(4):
        game.play(2)
    assert (game.scores(), game.seat) == ([1, 1, 2], 1)


def test_LD_008_who_has_no_die_left_is_out_and_the_next_one_opens() -> None:
    game = table("2", "34", "56")
    bid(game, 5, 6)
    game.play(act(CHALLENGE))
    for _ in range(4):
        assert game.frame()[0] != 0
        game.play(3)
    assert (game.scores(), game.seat) == ([0, 2, 2], 1)
    bid(game, 1, 1)
    bid(game, 1, 2)
    assert game.seat == 1


def test_LD_009_the_last_one_with_dice_wins() -> None:
    game = table("2", "", "56")
    bid(game, 3, 6)
    assert verb_of(game.actions()[0]) == CHALLENGE
    game.play(act(CHALLENGE))
    assert (game.seat, game.scores(), game.winners()) == (OVER, [0, 0, 2], [2])
