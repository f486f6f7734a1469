"""The table of Liar's dice: cups with dice, and the bid that stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.game import Game

NONE: Final[i64] = -1
MOST_PLAYERS: Final[i64] = 4  # LD-001
DICE: Final[i64] = 3  # LD-001
FACES: Final[i64] = 6


class LiarsDice(Game):
    def __init__(self, players: i64, wild: i64) -> None:
        super().__init__(players)
        self.wild: i64 = wild  # 1 or 0
        self.opener: i64 = 0  # LD-004
        self.bidder: i64 = NONE
        self.bid_dice: i64 = 0
        self.bid_face: i64 = 0
        self.dice: vec[i64] = vec[i64]()  # left, by seat
        self.cups: vec[i64] = vec[i64]()  # faces by seat * DICE + die, 0 where there is none
        self.turned_up: vec[i64] = vec[i64]()  # at the last challenge, as `cups`

    def copy(self) -> LiarsDice:
        twin = LiarsDice(self.players, self.wild)
        twin.take_over(self)
        twin.opener = self.opener
        twin.bidder = self.bidder
        twin.bid_dice = self.bid_dice
        twin.bid_face = self.bid_face
        twin.dice = self.dice[:]
        twin.cups = self.cups[:]
        twin.turned_up = self.turned_up[:]
        return twin

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """LD-002: dice under the others' cups may show anything."""
        for place in range(self.players * DICE):
            if place // DICE != seat and self.cups[place] > 0:
                self.cups[place] = 1 + rng.below(FACES)

    def scores(self) -> list[int]:
        """LD-009: the last one with dice has the most."""
        return [int(self.dice[seat]) for seat in range(self.players)]

    def all_dice(self) -> i64:
        dice: i64 = 0
        for seat in range(self.players):
            dice += self.dice[seat]
        return dice

    def showing(self, face: i64, first: i64, end: i64) -> i64:
        """Count the dice in these places of the cups that show the face, or count as it."""
        dice: i64 = 0
        for place in range(first, end):
            if self.cups[place] == face or (self.wild == 1 and self.cups[place] == 1):  # LD-003
                dice += 1
        return dice

    def next_with_dice(self, seat: i64) -> i64:
        """Return the next seat that has dice; the same one if no other has any."""
        other = (seat + 1) % self.players
        while self.dice[other] == 0:
            other = (other + 1) % self.players
        return other
