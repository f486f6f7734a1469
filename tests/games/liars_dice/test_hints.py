"""Bots of Liar's dice: what a position is worth is enough to play well."""

from __future__ import annotations

import pytest
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.liars_dice.content.options import LiarsDiceOptions
from tiny_games.liars_dice.hints.hints import chance_to_hold
from tiny_games.liars_dice.state.actions import BID

from igroteka.bots.bot import Bot
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.match import play_match
from igroteka.bots.random_bot import RandomBot
from igroteka.engine.choices import act

GAMES = 200
WILD, PLAIN = LiarsDiceOptions(ones="wild"), LiarsDiceOptions(ones="plain")


@pytest.mark.parametrize(("options", "face", "chance"), [(WILD, 4, 703), (WILD, 1, 421), (PLAIN, 4, 421)])
def test_a_bid_on_one_die_more_than_one_has_holds_if_any_of_the_others_counts(
    options: LiarsDiceOptions, face: int, chance: int
) -> None:
    game = LIARS_DICE.set_up(2, options, None)
    for _ in range(6):
        game.play(face)
    game.play(act(BID, 4, face))
    assert chance_to_hold(game, 0) == chance


def test_greedy_beats_random() -> None:
    bots: tuple[Bot, Bot] = (GreedyBot(LIARS_DICE.hints()), RandomBot())
    start = LIARS_DICE.set_up(2, WILD, None)
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        match = play_match(LIARS_DICE, start, bots if seat == 0 else bots[::-1], seed)
        won += match.winners == [seat]
    assert won > GAMES * 3 // 4
