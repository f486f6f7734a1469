"""Lineage of hidden cards: which were mixed with which, and what was seen of them between two mixings.

A mixing is a moment at which cards change places unseen: a deck is shuffled, a player puts one card of a hand away face
down, turns one up and keeps the others. From a mixing a leg leads each card to its next mixing, or to where it lies.
On a leg some viewers saw the face of the card, or everybody learned something of it (a price paid): its fact. Legs and
mixings are the same in every world that a viewer holds possible; only the cards on the legs differ.

Cards of one kind are equal: to see a card is to see its kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.vectors import filled

HERE: Final[i64] = -1  # the leg leads into no mixing: the card lies there now
FACT: Final[i64] = 1 << 20  # of a leg's marks; the bits below are viewers who saw the card there
SEEN_BY_ALL: Final[i64] = (1 << 20) - 1


class Lineage:
    """Record of all mixings. It begins with every card open, on a leg of its own, in a mixing of nothing."""

    def __init__(self, kinds: vec[i64], facts: vec[i64]) -> None:
        self.kinds: vec[i64] = kinds  # by card; never changed
        self.facts: vec[i64] = facts  # by card: what a fact would tell of it; never changed
        self.leg: vec[i64] = vec[i64]()  # by card: where it is now
        self.card: vec[i64] = vec[i64]()  # by leg
        self.mark: vec[i64] = vec[i64]()  # by leg: viewers who saw the card there, and FACT
        self.into: vec[i64] = vec[i64]()  # by leg: the mixing it leads into, or HERE
        self.start: vec[i64] = vec[i64]()  # by mixing: its first leg; they end where the next ones begin

    @staticmethod
    def begun(kinds: vec[i64], facts: vec[i64]) -> Lineage:
        line = Lineage(kinds, facts)
        line.start = filled(1)
        for card in range(len(kinds)):
            line.leg = append(line.leg, card)
            line.lead(card, SEEN_BY_ALL)
        return line

    def copy(self) -> Lineage:
        twin = Lineage(self.kinds, self.facts)
        twin.leg = self.leg[:]
        twin.card = self.card[:]
        twin.mark = self.mark[:]
        twin.into = self.into[:]
        twin.start = self.start[:]
        return twin

    def lead(self, card: i64, mark: i64) -> None:
        """Add a leg to the latest mixing."""
        self.card = append(self.card, card)
        self.mark = append(self.mark, mark)
        self.into = append(self.into, HERE)

    def end_of(self, mixing: i64) -> i64:
        return self.start[mixing + 1] if mixing + 1 < len(self.start) else len(self.card)

    def see(self, card: i64, viewers: i64) -> None:
        self.mark[self.leg[card]] |= viewers

    def note(self, card: i64) -> None:
        self.mark[self.leg[card]] |= FACT

    def mix(self, pile: i64, known: vec[i64], noted: i64) -> None:
        """Mix the cards of a pile; `known` by viewer and `noted` tell what is known of them afterwards."""
        mixing: i64 = len(self.start)
        self.start = append(self.start, len(self.card))
        while pile != 0:
            card = nth(pile, 0)
            pile = without_first(pile)
            mark: i64 = 0
            for row in range(len(known)):
                if known[row] >> card & 1:
                    mark |= bit(row)
            if noted >> card & 1:
                mark |= FACT
            self.into[self.leg[card]] = mixing
            self.leg[card] = len(self.card)
            self.lead(card, mark)

    def has_equals(self, card: i64) -> bool:
        """Tell whether there is another card of the same kind."""
        for other in range(len(self.kinds)):
            if other != card and self.kinds[other] == self.kinds[card]:
                return True
        return False

    def apart(self, x: i64, y: i64) -> bool:
        """Tell whether the two cards come from different mixings."""
        low = min(self.leg[x], self.leg[y])
        high = max(self.leg[x], self.leg[y])
        for mixing in range(len(self.start)):
            if low < self.start[mixing] <= high:
                return True
        return False
