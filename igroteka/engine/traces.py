"""Who may know which hidden card: perfect recall, kept as the mixings a card went through unseen.

A mixing is a moment at which cards became exchangeable for those who look on: a deck is shuffled, a player
puts one of the cards of a hand away face down. For every seat and card a mark holds one bit for each mixing
since the seat last knew the card; no bit means that the seat knows where it is. Two cards may be exchanged
behind a seat's back if both went through one mixing and everything public that happened to them since (the
price paid for a card face down) would have been the same. What they did before that mixing stays as it was.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.vectors import filled

MIXINGS: Final[i64] = 48  # bits of a mark; older mixings that no longer matter make room
NEVER: Final[i64] = -1


class Traces:
    """`seats` players and, after them, the spectator."""

    def __init__(self, seats: i64, cards: i64) -> None:
        self.seats: i64 = seats + 1
        self.cards: i64 = cards
        self.mixings: i64 = 0  # so far
        self.marks: vec[i64] = filled(self.seats * cards)  # by seat * cards + card
        self.facts: vec[i64] = filled(cards)  # by card: mixings before its last public fact

    def copy(self) -> Traces:
        twin = Traces(0, 0)
        twin.seats = self.seats
        twin.cards = self.cards
        twin.mixings = self.mixings
        twin.marks = self.marks[:]
        twin.facts = self.facts[:]
        return twin

    def seat_of(self, viewer: i64) -> i64:
        """The spectator keeps the last row."""
        return viewer if viewer >= 0 else self.seats - 1

    def knows(self, viewer: i64, card: i64) -> bool:
        return self.marks[self.seat_of(viewer) * self.cards + card] == 0

    def public(self, card: i64) -> bool:
        """What the spectator knows, everybody knows."""
        return self.marks[(self.seats - 1) * self.cards + card] == 0

    def show(self, seat: i64, card: i64) -> None:
        self.marks[seat * self.cards + card] = 0

    def show_all(self, card: i64) -> None:
        place = card
        for _ in range(self.seats):
            self.marks[place] = 0
            place += self.cards

    def fact(self, card: i64) -> None:
        """Something public happened to the hidden card."""
        self.facts[card] = self.mixings

    def begin_mixing(self) -> None:
        """What is marked from here on is mixed together."""
        if self.mixings == MIXINGS:
            self.make_room()
        self.mixings += 1

    def mark(self, card: i64, knowing: i64) -> None:
        """The card is one of those mixed, unseen by all but the seat `knowing` (NEVER: by all)."""
        bit = 1 << (self.mixings - 1)
        for seat in range(self.seats):
            if seat != knowing:
                self.marks[seat * self.cards + card] |= bit

    def meeting(self, seat: i64, x: i64, y: i64) -> i64:
        """The last mixing that both cards went through unseen by the seat, or NEVER."""
        common = self.marks[seat * self.cards + x] & self.marks[seat * self.cards + y]
        if common == 0:
            return NEVER
        last: i64 = 0
        while common > 1:
            common >>= 1
            last += 1
        return last

    def fact_since(self, card: i64, mixing: i64) -> bool:
        return self.facts[card] > mixing

    def exchange(self, viewer: i64, x: i64, y: i64, mixing: i64) -> None:
        """Since the mixing each of the two was where the other was."""
        before = (2 << mixing) - 1
        for seat in range(self.seats):
            first = seat * self.cards + x
            second = seat * self.cards + y
            a = self.marks[first]
            b = self.marks[second]
            if seat == viewer:
                self.marks[first] = a & before | b & ~before
                self.marks[second] = b & before | a & ~before
            else:
                self.marks[first] = b
                self.marks[second] = a
        fact_x = self.facts[x]
        fact_y = self.facts[y]
        if fact_x > mixing or fact_y > mixing:
            self.facts[x] = fact_y
            self.facts[y] = fact_x

    def make_room(self) -> None:
        """Forget the mixing that fewest cards carry: it allows the fewest exchanges."""
        fewest: i64 = self.seats * self.cards + 1
        chosen: i64 = 0
        for mixing in range(self.mixings):
            carried: i64 = 0
            for i in range(len(self.marks)):
                carried += self.marks[i] >> mixing & 1
            if carried < fewest:
                fewest = carried
                chosen = mixing
        below = (1 << chosen) - 1
        for i in range(len(self.marks)):
            mark = self.marks[i]
            left = mark & below | mark >> 1 & ~below
            if mark != 0 and left == 0:
                left = 1 << max(0, chosen - 1)  # still unknown to the seat
            self.marks[i] = left
        for card in range(self.cards):
            if self.facts[card] > chosen:
                self.facts[card] -= 1
        self.mixings -= 1
