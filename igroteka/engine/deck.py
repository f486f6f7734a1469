"""A deck has no order until drawn, except for cards whose place someone may know: those on top and at the bottom."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng


class Deck:
    """`cards` holds the fixed top (next to draw first), the loose middle, the fixed bottom (last to draw last)."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.count: i64 = 0  # cards of the vec in use
        self.top: i64 = 0  # of them fixed on top
        self.bottom: i64 = 0  # of them fixed at the bottom

    def copy(self) -> Deck:
        twin = Deck()
        twin.cards = self.cards[:]
        twin.count = self.count
        twin.top = self.top
        twin.bottom = self.bottom
        return twin

    def listed(self) -> list[int]:
        return [int(self.cards[i]) for i in range(self.count)]

    def loose(self) -> i64:
        return self.count - self.top - self.bottom

    def grow(self) -> None:
        if self.count == len(self.cards):
            self.cards = append(self.cards, 0)
        self.count += 1

    def put(self, card: i64) -> None:
        """Somewhere in the middle: nobody can tell where."""
        self.grow()
        place = self.count - 1
        end = self.count - 1 - self.bottom
        while place > end:
            self.cards[place] = self.cards[place - 1]
            place -= 1
        self.cards[place] = card

    def put_on_top(self, card: i64) -> None:
        self.grow()
        for i in range(self.count - 1, 0, -1):
            self.cards[i] = self.cards[i - 1]
        self.cards[0] = card
        self.top += 1

    def put_at_bottom(self, card: i64) -> None:
        self.grow()
        self.cards[self.count - 1] = card
        self.bottom += 1

    def shuffle(self) -> None:
        """From now on nobody knows the place of any card."""
        self.top = 0
        self.bottom = 0

    def outcomes(self, odds: Odds) -> None:
        """What the next card may be: the one fixed on top, else any loose one, else the first of the bottom."""
        if self.top > 0 or self.loose() == 0:
            odds.add(self.cards[0], 1)
            return
        for i in range(self.loose()):
            odds.add(self.cards[i], 1)

    def sample(self, rng: Rng) -> i64:
        if self.top > 0 or self.loose() == 0:
            return self.cards[0]
        return self.cards[rng.below(self.loose())]

    def take(self, card: i64) -> None:
        """The drawn card leaves the deck."""
        place = self.place_of(card)
        if self.top == 0 and place < self.loose():
            last = self.loose() - 1
            self.cards[place] = self.cards[last]  # loose cards have no order to keep
            place = last
        elif place < self.top:
            self.top -= 1
        elif place >= self.count - self.bottom:
            self.bottom -= 1
        for i in range(place, self.count - 1):
            self.cards[i] = self.cards[i + 1]
        self.count -= 1

    def place_of(self, card: i64) -> i64:
        for i in range(self.count):
            if self.cards[i] == card:
                return i
        raise ValueError(f"no card {card} in this deck")

    def take_all(self, other: Deck) -> None:
        """A discard pile is shuffled into the deck."""
        for i in range(other.count):
            self.put(other.cards[i])
        other.count = 0
        other.top = 0
        other.bottom = 0
        self.shuffle()
