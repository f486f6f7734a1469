"""A round: everybody rolls, then they bid until someone challenges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.step_kinds import Chance2, Clause, Sequence
from tiny_games.liars_dice.rules.bidding import BID_OR_CHALLENGE
from tiny_games.liars_dice.state.events import ROLLED
from tiny_games.liars_dice.state.game import DICE, FACES, NONE, LiarsDice


class RollDice(Clause[LiarsDice]):
    def run(self, game: LiarsDice) -> None:
        for seat in range(game.players):
            for die in range(game.dice[seat]):
                game.then(ROLL, seat, die)


class Roll(Chance2[LiarsDice]):
    def outcomes(self, game: LiarsDice, seat: i64, die: i64, odds: Odds) -> None:
        for face in range(1, FACES + 1):
            odds.add(face, 1)

    def sample(self, game: LiarsDice, seat: i64, die: i64, rng: Rng) -> i64:
        return 1 + rng.below(FACES)

    def apply(self, game: LiarsDice, seat: i64, die: i64, face: i64) -> None:
        game.cups[seat * DICE + die] = face
        game.whisper(seat, ROLLED, seat, face)  # LD-002


class OpenBidding(Clause[LiarsDice]):
    def run(self, game: LiarsDice) -> None:
        game.bidder = NONE
        game.bid_dice = 0
        game.bid_face = 0
        game.then(BID_OR_CHALLENGE, game.opener)  # LD-004


class NextRound(Clause[LiarsDice]):
    def run(self, game: LiarsDice) -> None:
        if game.next_with_dice(game.opener) != game.opener:  # LD-009
            game.then(ROUND)


ROLL: Final = Roll()
ROUND: Final = Sequence(
    "Round",
    RollDice(),  # LD-002
    OpenBidding(),  # LD-004  until a challenge: LD-005, LD-007
    NextRound(),  # LD-009
)
