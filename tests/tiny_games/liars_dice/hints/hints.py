"""What a position of Liar's dice is worth: dice left, and how likely one's own bid is to hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.hints import WIN
from igroteka.engine.judging import JudgingHints
from tiny_games.liars_dice.state.game import DICE, FACES, LiarsDice

NARROW: Final[i64] = 3  # bids that a search tries at once


class LiarsDiceHints(JudgingHints[LiarsDice]):
    def worth(self, game: LiarsDice, seat: i64, /) -> i64:
        """Return the share of the dice; a bid of one's own that does not hold costs one."""
        dice = game.all_dice()
        mine = WIN * game.dice[seat]
        if game.bidder == seat and game.bid_dice > 0 and game.dice[seat] < dice:
            mine -= WIN - chance_to_hold(game, seat)
        return (mine if mine > 0 else 0) // dice

    def breadth(self, game: LiarsDice, visits: i64, /) -> i64:
        return NARROW + visits // 16


def chance_to_hold(game: LiarsDice, seat: i64) -> i64:
    """Return in thousandths how likely the bid holds for a seat that knows only its own cup."""
    missing = game.bid_dice - game.showing(game.bid_face, seat * DICE, seat * DICE + DICE)
    unseen = game.all_dice() - game.dice[seat]
    hit: i64 = 2 if game.wild == 1 and game.bid_face > 1 else 1  # faces of a die that count
    ways: i64 = 1  # in which so many of the unseen dice count, beginning with none
    for _die in range(unseen):
        ways *= FACES - hit
    total: i64 = 0
    holding: i64 = 0
    for count in range(unseen + 1):
        total += ways
        if count >= missing:
            holding += ways
        ways = ways * (unseen - count) * hit // ((count + 1) * (FACES - hit))
    return WIN * holding // total
