"""The tiny games by their own rules: what is proved over them is worth no more than they are."""

from typing import Any

import pytest
from tiny_games.leduc import BY_CARDS, BY_FOLD, CALL, FOLD, RAISE, LeducGame
from tiny_games.leduc_box import Leduc
from tiny_games.pig import BY_HORIZON, BY_POINTS, ENOUGH, HORIZON, ROLL, STOP, PigGame
from tiny_games.pig_box import Pig, PigOptions
from tiny_games.sealed import BID, NAME, OPEN, PRICE, VETO, AuctionGame
from tiny_games.sealed_box import Auction
from trials import Trial, random_play

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, READY, Choices, Refusal, act
from igroteka.engine.game import Game
from igroteka.engine.ruleset import OptionsError
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.table.box import Box

JACK, JACK_TOO, QUEEN, QUEEN_TOO, KING, KING_TOO = range(6)
BOXES = [(Pig(), 2), (Pig(), 4), (Leduc(), 2), (Auction(), 2), (Auction(), 4)]


def play(game: Game, *choices: int) -> None:
    for choice in choices:
        assert choice in (possible(game) if game.seat == CHANCE else game.actions())
        game.play(choice)


def possible(game: Game) -> list[int]:
    return [outcome for outcome, _ in weights(game)]


def pig(players: int = 2, winscore: Any = "100") -> PigGame:
    return Pig().set_up(players, PigOptions(winscore=winscore), None)


def leduc(*choices: int) -> LeducGame:
    game = Leduc().set_up(2, None, None)
    play(game, *choices)
    return game


def weights(game: Game) -> list[tuple[int, int]]:
    odds = Odds()
    game.outcomes(odds)
    return odds.listed()


def randomly(box: Box, players: int, seed: int) -> list[Game]:
    """Return every position of a random game."""
    return [game.copy() for game in random_play(Trial(box, players, {}), seed)]


# --- pig ---


def test_pig_a_stop_banks_the_turn_total() -> None:
    game = pig()
    play(game, act(ROLL), 6, act(ROLL), 2)
    assert (game.turn_total, game.scores(), game.seat) == (8, [0, 0], 0)
    play(game, act(STOP))
    assert (game.turn_total, game.scores(), game.seat) == (0, [8, 0], 1)


def test_pig_a_one_loses_the_turn_total_and_the_turn() -> None:
    game = pig()
    play(game, act(ROLL), 6, act(STOP), act(ROLL), 5, act(ROLL), 1)
    assert (game.turn_total, game.scores(), game.seat) == (0, [6, 0], 0)


def test_pig_every_face_is_as_likely() -> None:
    game = pig()
    play(game, act(ROLL))
    assert game.seat == CHANCE
    assert weights(game) == [(face, 1) for face in range(1, 7)]


def test_pig_the_turn_goes_round_all_seats() -> None:
    game = pig(players=4)
    seats = []
    for _ in range(5):
        seats.append(int(game.seat))
        play(game, act(STOP))
    assert seats == [0, 1, 2, 3, 0]


def test_pig_the_winscore_wins_once_banked_and_leaves_nothing_to_roll_for() -> None:
    game = pig(winscore="20")
    play(game, act(ROLL), 6, act(ROLL), 6, act(ROLL), 6)
    assert game.actions() == [act(ROLL), act(STOP)]
    play(game, act(ROLL), 2)
    assert game.actions() == [act(STOP)]
    explained = Choices(explaining=True)
    game.offer(explained)
    assert explained.refused == [Refusal(int(act(ROLL)), int(ENOUGH))]
    play(game, act(STOP))
    assert (game.seat, game.scores(), game.winners(), game.ending()) == (OVER, [20, 0], [0], BY_POINTS)


@pytest.mark.parametrize("last", [STOP, ROLL])
def test_pig_after_a_thousand_decisions_nobody_has_won(last: int) -> None:
    game = pig()
    play(game, act(ROLL), 5, *[act(STOP)] * (HORIZON - 2))
    assert game.seat == 0
    play(game, act(last))
    assert (game.seat, game.scores(), game.winners(), game.ending()) == (OVER, [5, 0], [0, 1], BY_HORIZON)


# --- Leduc ---


def test_leduc_a_card_each_is_dealt_before_the_first_bet() -> None:
    game = leduc()
    assert (game.seat, weights(game)) == (CHANCE, [(card, 1) for card in range(6)])
    play(game, QUEEN)
    assert game.seat == CHANCE
    assert sorted(weights(game)) == [(card, 1) for card in range(6) if card != QUEEN]
    play(game, JACK)
    assert (game.seat, [game.paid(0), game.paid(1)], [game.card_of(0), game.card_of(1)]) == (0, [1, 1], [QUEEN, JACK])


def test_leduc_a_fold_is_offered_only_against_a_bet() -> None:
    game = leduc(QUEEN, JACK)
    assert game.actions() == [act(CALL), act(RAISE)]
    play(game, act(CALL))
    assert game.actions() == [act(CALL), act(RAISE)]
    play(game, act(RAISE))
    assert (game.seat, game.actions()) == (0, [act(FOLD), act(CALL), act(RAISE)])


def test_leduc_two_raises_a_round_of_two_then_of_four() -> None:
    game = leduc(QUEEN, JACK, act(RAISE), act(RAISE))
    assert ([game.paid(0), game.paid(1)], game.actions()) == ([3, 5], [act(FOLD), act(CALL)])
    play(game, act(CALL))
    assert (game.seat, sorted(weights(game))) == (CHANCE, [(c, 1) for c in (JACK_TOO, QUEEN_TOO, KING, KING_TOO)])
    play(game, KING)
    assert game.actions() == [act(CALL), act(RAISE)]
    play(game, act(RAISE), act(RAISE))
    assert ([game.paid(0), game.paid(1)], game.actions()) == ([9, 13], [act(FOLD), act(CALL)])


def test_leduc_the_second_round_begins_with_the_first_seat() -> None:
    game = leduc(QUEEN, JACK, act(CALL), act(RAISE), act(CALL), KING)
    assert (game.seat, game.actions()) == (0, [act(CALL), act(RAISE)])


@pytest.mark.parametrize(
    ("line", "returns", "ending"),
    [
        # the ante is lost to the first raise
        ([JACK, QUEEN, act(RAISE), act(FOLD)], [1, -1], BY_FOLD),
        ([JACK, QUEEN, act(CALL), act(RAISE), act(FOLD)], [-1, 1], BY_FOLD),
        # 1 + 2 each in the first round, then a raise of 4 that is not called: 3
        ([KING, QUEEN, act(RAISE), act(CALL), JACK, act(RAISE), act(FOLD)], [3, -3], BY_FOLD),
        # re-raised and folded: the first has paid 1 + 2
        ([KING, QUEEN, act(RAISE), act(RAISE), act(FOLD)], [-3, 3], BY_FOLD),
        # nothing but antes, the higher card
        ([KING, QUEEN, act(CALL), act(CALL), JACK, act(CALL), act(CALL)], [1, -1], BY_CARDS),
        ([JACK, QUEEN, act(CALL), act(CALL), KING, act(CALL), act(CALL)], [-1, 1], BY_CARDS),
        # a pair of jacks beats a king: 1 + 2 + 4
        ([JACK, KING, act(RAISE), act(CALL), JACK_TOO, act(RAISE), act(CALL)], [7, -7], BY_CARDS),
        # all raises: 1 + 2 + 2 + 4 + 4
        (
            [QUEEN, KING, act(RAISE), act(RAISE), act(CALL), KING_TOO, act(RAISE), act(RAISE), act(CALL)],
            [-13, 13],
            BY_CARDS,
        ),
        # equal ranks share
        ([QUEEN, QUEEN_TOO, act(RAISE), act(CALL), KING, act(CALL), act(CALL)], [0, 0], BY_CARDS),
    ],
)
def test_leduc_returns(line: list[int], returns: list[int], ending: int) -> None:
    game = leduc(*line)
    assert (game.seat, game.scores(), game.ending()) == (OVER, returns, ending)


def test_leduc_a_folded_hand_is_never_shown_and_a_showdown_shows_both() -> None:
    folded = leduc(JACK, QUEEN, act(RAISE), act(FOLD))
    assert Leduc().view(folded, 0).hands == (JACK, -1)
    assert Leduc().view(folded, int(SPECTATOR)).hands == (-1, -1)
    shown = leduc(KING, QUEEN, act(CALL), act(CALL), JACK, act(CALL), act(CALL))
    assert Leduc().view(shown, int(SPECTATOR)).hands == (KING, QUEEN)


def test_leduc_a_resample_gives_the_rival_every_card_that_is_left() -> None:
    game = leduc(QUEEN, JACK, act(CALL), act(CALL), KING)
    rng = Rng(1)
    twins = [game.resample(0, rng) for _ in range(200)]
    rivals = {int(twin.card_of(1)) for twin in twins if isinstance(twin, LeducGame)}
    assert rivals == {JACK, JACK_TOO, QUEEN_TOO, KING_TOO}


# --- auction ---


def auction(*choices: int) -> AuctionGame:
    game = Auction().set_up(3, None, Auction().content())
    play(game, *choices)
    return game


def test_auction_the_single_highest_bid_buys() -> None:
    game = auction(0, 1, 3, act(NAME, 2), act(PRICE, 1), act(OPEN))
    play(game, act(BID, 2), act(READY), act(BID, 0), act(READY), act(BID, 4), act(READY))
    assert game.seat == 0
    play(game, act(PASS), act(PASS))
    assert game.seat == CHANCE
    assert (list(game.coins), list(game.owner), game.scores()) == ([5, 5, 1], [-1, -1, 2], [5, 5, 10])


def test_auction_equal_highest_bids_sell_nothing() -> None:
    game = auction(0, 1, 3, act(NAME, 2), act(PRICE, 1), act(OPEN))
    play(game, act(BID, 4), act(READY), act(BID, 0), act(READY), act(BID, 4), act(READY))
    assert (game.seat, list(game.owner)) == (CHANCE, [-1, -1, -1])


def test_auction_a_veto_stops_the_sale_and_everybody_sees_the_card() -> None:
    game = auction(0, 1, 3, act(NAME, 2), act(PRICE, 1), act(OPEN))
    play(game, act(BID, 2), act(READY), act(BID, 0), act(READY), act(BID, 4), act(READY))
    assert game.actions() == [act(PASS), act(VETO)]
    play(game, act(VETO))
    assert (game.seat, list(game.owner), list(game.coins)) == (CHANCE, [-1, -1, -1], [5, 5, 5])
    assert Auction().view(game, 1).played == (0,)


# --- all ---


@pytest.mark.parametrize(("box", "players"), BOXES)
def test_random_play_ends_and_offers_no_choice_twice(box: Box, players: int) -> None:
    for seed in range(20):
        for game in randomly(box, players, seed):
            actions = game.actions()
            assert len(actions) == len(set(actions))
            assert bool(actions) == (game.seat >= 0)


@pytest.mark.parametrize(("box", "players"), BOXES)
def test_a_seat_cannot_tell_a_resampled_table_from_the_true_one(box: Box, players: int) -> None:
    for seed in range(10):
        for game in randomly(box, players, seed):
            for seat in [*range(players), int(SPECTATOR)]:
                twin = game.resample(seat, Rng(seed))
                assert box.view(twin, seat) == box.view(game, seat)
                assert twin.actions_of(seat) == game.actions_of(seat)
                assert twin.extras_of(seat) == game.extras_of(seat)


@pytest.mark.parametrize(("box", "players"), BOXES)
def test_every_choice_has_its_place_and_its_name(box: Box, players: int) -> None:
    content = box.content()
    for game in randomly(box, players, 5):
        for action in game.actions():
            assert box.verbs(content).action(box.verbs(content).index(action)) == action
            assert box.spell(game, action)


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(OptionsError, match="pig: players: 5 is not one of 2 to 4"):
        Pig().set_up(5, PigOptions(), None)
    with pytest.raises(OptionsError, match="leduc: players: 3"):
        Leduc().set_up(3, None, None)
