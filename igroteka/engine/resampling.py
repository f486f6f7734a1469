"""Resampling: put other cards on the legs of a lineage, so that one viewer could not tell the difference.

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
EACH: Final[i64] = 5  # bounds of a mixing


class Redraw:
    """Cards on the legs as one viewer might imagine them; every `sweep` makes another world of them."""

    def __init__(self, line: Lineage, viewer: i64, loose: i64) -> None:
        self.line: Final = line
        self.seen: i64 = viewer  # the viewer's bit in the marks
        self.card: vec[i64] = line.card[:]  # by leg
        self.legs: vec[i64] = vec[i64]()  # of the mixings that leave the viewer in doubt, each in the order of `bounds`
        self.bounds: vec[i64] = vec[i64]()  # five for each: with a fact, unseen, unseen and loose, seen; the end
        self.fitting: vec[i64] = filled(64)  # a buffer
        for mixing in range(OPEN, len(line.start)):
            self.sort(line.start[mixing], line.end_of(mixing), loose)

    def sort(self, first: i64, end: i64, loose: i64) -> None:
        """Sort the legs of a mixing by what the viewer knows; cards `loose` in a deck have no place yet."""
        line = self.line
        begin: i64 = len(self.legs)
        for leg in range(first, end):
            if line.mark[leg] & (self.seen | FACT) == FACT:
                self.legs = append(self.legs, leg)
        unseen: i64 = len(self.legs)
        for leg in range(first, end):
            if line.mark[leg] & (self.seen | FACT) == 0 and not is_loose(line, leg, loose):
                self.legs = append(self.legs, leg)
        decks: i64 = len(self.legs)
        for leg in range(first, end):
            if line.mark[leg] & (self.seen | FACT) == 0 and is_loose(line, leg, loose):
                self.legs = append(self.legs, leg)
        seen: i64 = len(self.legs)
        for leg in range(first, end):
            if line.mark[leg] & self.seen != 0 and line.has_equals(line.card[leg]):
                self.legs = append(self.legs, leg)
        if decks == begin and len(self.legs) - seen + min(seen - decks, 1) < 2:
            self.legs = self.legs[:begin]  # nothing to be in doubt of
            return
        self.bounds = append(self.bounds, begin)
        self.bounds = append(self.bounds, unseen)
        self.bounds = append(self.bounds, decks)
        self.bounds = append(self.bounds, seen)
        self.bounds = append(self.bounds, len(self.legs))

    def settle(self, rng: Rng) -> None:
        """Walk from the true world to a random one."""
        sweeps = SWEEPS if len(self.line.start) > OPEN + 1 else 1
        for _sweep in range(sweeps):
            self.sweep(rng)

    def sweep(self, rng: Rng) -> None:
        at: i64 = 0
        while at < len(self.bounds):
            begin = self.bounds[at]
            unseen = self.bounds[at + 1]
            decks = self.bounds[at + 2]
            seen = self.bounds[at + 3]
            end = self.bounds[at + 4]
            for i in range(begin, unseen):
                self.redraw_fact(i, seen, rng)
            for i in range(unseen, decks):  # from all that is free; what lies loose takes what is left
                self.exchange(self.legs[i], self.legs[i + rng.below(seen - i)])
            for i in range(seen, end):
                self.redraw_equal(i, end, begin, seen, rng)
            at += EACH

    def redraw_fact(self, i: i64, seen: i64, rng: Rng) -> None:
        """Give a leg with a fact any card of that fact, from a leg that is free or has the same fact."""
        line = self.line
        told = line.facts[self.card[self.legs[i]]]
        count: i64 = 0
        for j in range(i, seen):
            if line.facts[self.card[self.legs[j]]] == told:
                count = self.fits(count, self.legs[j])
        self.exchange(self.legs[i], self.fitting[rng.below(count)])

    def redraw_equal(self, i: i64, end: i64, begin: i64, seen: i64, rng: Rng) -> None:
        """Replace a card that the viewer saw by any of its kind."""
        line = self.line
        kind = line.kinds[self.card[self.legs[i]]]
        count: i64 = 0
        for j in range(i, end):
            if line.kinds[self.card[self.legs[j]]] == kind:
                count = self.fits(count, self.legs[j])
        for j in range(begin, seen):
            if line.kinds[self.card[self.legs[j]]] == kind:
                count = self.fits(count, self.legs[j])
        self.exchange(self.legs[i], self.fitting[rng.below(count)])

    def fits(self, count: i64, leg: i64) -> i64:
        if count == len(self.fitting):
            self.fitting = append(self.fitting, leg)
        else:
            self.fitting[count] = leg
        return count + 1

    # --- one exchange, with all that follows from it ---

    def exchange(self, one: i64, other: i64) -> None:
        """Exchange the cards of two legs, up to where they meet again, if what was seen allows it."""
        if one == other:
            return
        if self.line.into[one] == self.line.into[other]:  # they meet at once, or lie there: each fits
            card = self.card[one]
            self.card[one] = self.card[other]
            self.card[other] = card
        elif self.walk(one, other, False):
            self.walk(one, other, True)

    def walk(self, one: i64, other: i64, doing: bool) -> bool:
        """Walk along both ways until the cards meet in one mixing or lie where they are now."""
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
        """Tell whether the viewer could have seen the same with the other card here; if `doing`, exchange it."""
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
        """Return, by card of the lineage, the card that lies in its place now."""
        names = self.line.leg[:]
        for card in range(len(names)):
            names[card] = self.card[self.line.leg[card]]
        return names

    def adopt(self) -> None:
        """Make this world the true one of the lineage."""
        line = self.line
        leg = line.leg[:]
        for card in range(len(leg)):
            leg[self.card[line.leg[card]]] = line.leg[card]
        line.leg = leg
        line.card = self.card[:]


def is_loose(line: Lineage, leg: i64, loose: i64) -> bool:
    return line.into[leg] == HERE and has(loose, line.card[leg])
