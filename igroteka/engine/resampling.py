"""Other cards on the legs of a lineage, so that one viewer could not tell the difference: every world by its odds.

All worlds that the viewer holds possible are equally likely, counted card by card: a shuffle brings any order, and what
another player puts away face down is any card of his hand. One mixing is redrawn at once, by Fisher and Yates. Where
several hang together they are redrawn in turn, which leaves the even distribution even and comes to it from any world.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import has
from igroteka.engine.chance import Rng
from igroteka.engine.lineage import FACT, HERE, Lineage
from igroteka.engine.vectors import filled

SWEEPS: Final[i64] = 6  # from the true world to an even one, where mixings hang together: tests/engine/test_evenness.py
OPEN: Final[i64] = 1  # the mixings before it are of open cards


class Redraw:
    """The cards on the legs as one viewer might imagine them; every `sweep` makes another world of it."""

    def __init__(self, line: Lineage, viewer: i64, loose: i64) -> None:
        self.line: Final = line
        self.seen: i64 = viewer  # the viewer's bit in the marks
        self.loose: i64 = loose  # cards of a deck without order, which have no place yet
        self.card: vec[i64] = line.card[:]  # by leg
        self.legs: vec[i64] = filled(64)  # a buffer
        self.count: i64 = 0

    def settle(self, rng: Rng) -> None:
        """From the true world to any."""
        sweeps = SWEEPS if len(self.line.start) > OPEN + 1 else 1
        for _sweep in range(sweeps):
            self.sweep(rng)

    def sweep(self, rng: Rng) -> None:
        for mixing in range(OPEN, len(self.line.start)):
            first = self.line.start[mixing]
            end = self.line.end_of(mixing)
            self.redraw_facts(first, end, rng)
            self.redraw_unseen(first, end, rng)
            self.redraw_equals(first, end, rng)

    def add(self, leg: i64) -> None:
        if self.count == len(self.legs):
            self.legs = append(self.legs, leg)
        else:
            self.legs[self.count] = leg
        self.count += 1

    def redraw_facts(self, first: i64, end: i64, rng: Rng) -> None:
        """A leg with a fact gets any card of which it could be told, from one that is free or has the same fact."""
        line = self.line
        for leg in range(first, end):
            if line.mark[leg] & (self.seen | FACT) == FACT:
                told = line.facts[self.card[leg]]
                self.count = 0
                for other in range(first, end):
                    mark = line.mark[other] & (self.seen | FACT)
                    if (mark == 0 or (mark == FACT and other >= leg)) and line.facts[self.card[other]] == told:
                        self.add(other)
                self.exchange(leg, self.legs[rng.below(self.count)])

    def redraw_unseen(self, first: i64, end: i64, rng: Rng) -> None:
        """What has a place, from all that is free; what lies loose in a deck takes what is left."""
        line = self.line
        self.count = 0
        for leg in range(first, end):
            if line.mark[leg] & (self.seen | FACT) == 0 and not self.is_loose(leg):
                self.add(leg)
        placed = self.count
        if placed == 0:
            return
        for leg in range(first, end):
            if line.mark[leg] & (self.seen | FACT) == 0 and self.is_loose(leg):
                self.add(leg)
        for i in range(placed):
            self.exchange(self.legs[i], self.legs[i + rng.below(self.count - i)])

    def redraw_equals(self, first: i64, end: i64, rng: Rng) -> None:
        """A card that the viewer saw may be any of its kind."""
        line = self.line
        for leg in range(first, end):
            if line.mark[leg] & self.seen != 0:
                kind = line.kinds[self.card[leg]]
                self.count = 0
                for other in range(first, end):
                    if (other >= leg or line.mark[other] & self.seen == 0) and line.kinds[self.card[other]] == kind:
                        self.add(other)
                if self.count > 1:
                    self.exchange(leg, self.legs[rng.below(self.count)])

    def is_loose(self, leg: i64) -> bool:
        return self.line.into[leg] == HERE and has(self.loose, self.line.card[leg])

    # --- one exchange, with all that follows from it ---

    def exchange(self, one: i64, other: i64) -> None:
        """The cards of two legs of a mixing change places, up to where they meet again, if what was seen allows it."""
        if one != other and self.walk(one, other, False):
            self.walk(one, other, True)

    def walk(self, one: i64, other: i64, doing: bool) -> bool:
        """Along both ways, later and later; the cards meet in the same mixing or lie where they are now."""
        x = self.card[one]
        y = self.card[other]
        if not self.passes(one, x, y, doing) or not self.passes(other, y, x, doing):
            return False
        while True:
            to_one = self.line.into[one]
            to_other = self.line.into[other]
            if to_one == to_other:
                return True
            if to_other == HERE or (to_one != HERE and to_one < to_other):
                one = self.found(to_one, x)
                if not self.passes(one, x, y, doing):
                    return False
            else:
                other = self.found(to_other, y)
                if not self.passes(other, y, x, doing):
                    return False

    def passes(self, leg: i64, card: i64, instead: i64, doing: bool) -> bool:
        """Whether the viewer could have seen the same if the other card had come this way; `doing`: it does."""
        if doing:
            self.card[leg] = instead
            return True
        mark = self.line.mark[leg]
        if mark & self.seen != 0:
            return self.line.kinds[card] == self.line.kinds[instead]
        if mark & FACT != 0:
            return self.line.facts[card] == self.line.facts[instead]
        return True

    def found(self, mixing: i64, card: i64) -> i64:
        leg = self.line.start[mixing]
        while self.card[leg] != card:
            leg += 1
        return leg

    # --- what comes of it ---

    def renaming(self) -> vec[i64]:
        """By card of the lineage: the card that lies in its place now."""
        names = self.line.leg[:]
        for card in range(len(names)):
            names[card] = self.card[self.line.leg[card]]
        return names

    def adopt(self) -> None:
        """The lineage itself becomes that of the world."""
        line = self.line
        leg = line.leg[:]
        for card in range(len(leg)):
            leg[self.card[line.leg[card]]] = line.leg[card]
        line.leg = leg
        line.card = self.card[:]
