"""Bids, and the challenge that ends them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import ALLOWED, Choices, act, first_of, second_of, verb_of
from igroteka.engine.step_kinds import Clause1, Decision1
from tiny_games.liars_dice.state.actions import BID, CHALLENGE
from tiny_games.liars_dice.state.events import BADE, CHALLENGED, COUNTED, LOST_DIE, OUT, TURNED_UP
from tiny_games.liars_dice.state.game import DICE, FACES, NONE, LiarsDice
from tiny_games.liars_dice.state.reasons import NOT_HIGHER, NOTHING_BID


class BidOrChallenge(Decision1[LiarsDice]):
    def actions(self, game: LiarsDice, seat: i64, choices: Choices) -> None:
        choices.offer(act(CHALLENGE), unless=NOTHING_BID if game.bidder == NONE else ALLOWED)  # LD-004
        least = game.bid_dice if game.bid_dice > 1 else 1
        for dice in range(least, game.all_dice() + 1):  # LD-006
            for face in range(1, FACES + 1):
                choices.offer(act(BID, dice, face), unless=self.why_not_bid(game, dice, face))

    def why_not_bid(self, game: LiarsDice, dice: i64, face: i64) -> i64:
        """LD-005: more dice, or as many of a higher face."""
        if dice > game.bid_dice or face > game.bid_face:
            return ALLOWED
        return NOT_HIGHER

    def apply(self, game: LiarsDice, seat: i64, action: i64) -> None:
        if verb_of(action) == CHALLENGE:
            game.tell(CHALLENGED, seat, game.bidder)
            game.then(SHOWDOWN, seat)
            return
        game.bidder = seat
        game.bid_dice = first_of(action)
        game.bid_face = second_of(action)
        game.tell(BADE, seat, game.bid_dice, game.bid_face)
        game.then(BID_OR_CHALLENGE, game.next_with_dice(seat))  # LD-005


class Showdown(Clause1[LiarsDice]):
    """LD-007: all dice are turned up, and one of the two loses one."""

    def run(self, game: LiarsDice, challenger: i64) -> None:
        found = game.showing(game.bid_face, 0, game.players * DICE)
        game.shown += 1
        for seat in range(game.players):
            if game.dice[seat] > 0:
                cup = seat * DICE
                game.tell(TURNED_UP, seat, game.cups[cup], game.cups[cup + 1], game.cups[cup + 2])
        game.tell(COUNTED, found, game.bid_face)
        for place in range(game.players * DICE):
            game.turned_up[place] = game.cups[place]
            game.cups[place] = 0
        lose_die(game, challenger if found >= game.bid_dice else game.bidder)  # LD-007


def lose_die(game: LiarsDice, seat: i64) -> None:
    game.dice[seat] -= 1
    game.opener = seat  # LD-008
    game.tell(LOST_DIE, seat, game.dice[seat])
    if game.dice[seat] == 0:  # LD-008
        game.opener = game.next_with_dice(seat)
        game.tell(OUT, seat)


BID_OR_CHALLENGE: Final = BidOrChallenge()
SHOWDOWN: Final = Showdown()
