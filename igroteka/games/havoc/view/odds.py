"""Exact chances of what lies face down, from the pools that everybody knows.

Tokens have no faces before they are turned.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.view.types import View


class Lurking(NamedTuple):
    """Odds of the face-down Trog tokens of a region, all of them turned."""

    trogs: tuple[tuple[int, Fraction], ...]  # number and chance, fewest first
    crystals: Fraction  # on the average

    @property
    def average(self) -> Fraction:
        return sum([many * chance for many, chance in self.trogs], Fraction(0))

    @property
    def most(self) -> int:
        return self.trogs[-1][0] if self.trogs else 0


def lurking(content: Content, view: View, region: int) -> Lurking:
    """Return the chances of the tokens of a region; an empty reserve may let fewer Trogs come (CH-075)."""
    place = view.places[region]
    faces = tuple([(token.trogs, token.crystals) for token in content.trog_tokens])
    return brought(faces, view.tokens, content.war_parties, place.war_parties, place.nests)


@lru_cache(1024)
def brought(faces: tuple[tuple[int, int], ...], pool: tuple[int, ...], kinds: int, parties: int, nests: int) -> Lurking:
    """Return what so many war parties, the first kinds of the pool, and nests bring together."""
    trogs: dict[int, Fraction] = defaultdict(Fraction)
    crystals = Fraction(0)
    for (some, gems), chance in draws(faces[:kinds], pool[:kinds], parties):
        for (more, others), other in draws(faces[kinds:], pool[kinds:], nests):
            trogs[some + more] += chance * other
            crystals += (gems + others) * chance * other
    return Lurking(tuple(sorted(trogs.items())), crystals)


def draws(
    faces: Sequence[tuple[int, int]], pool: Sequence[int], tokens: int
) -> tuple[tuple[tuple[int, int], Fraction], ...]:
    """Return the sums of Trogs and crystals of so many tokens drawn from the pool, each with its chance."""
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}  # drawn so far, Trogs, crystals
    for (trogs, crystals), there in zip(faces, pool, strict=True):
        more: dict[tuple[int, int, int], int] = defaultdict(int)
        for (drawn, some, gems), weight in ways.items():
            for many in range(min(there, tokens - drawn) + 1):
                more[drawn + many, some + many * trogs, gems + many * crystals] += weight * comb(there, many)
        ways = more
    sums = {(some, gems): weight for (drawn, some, gems), weight in ways.items() if drawn == tokens}
    every = sum(sums.values())
    return tuple(sorted([(what, Fraction(weight, every)) for what, weight in sums.items()]))


def find_chances(view: View) -> tuple[Fraction, ...]:
    """Return by face of an exploration token the chance that the next one shows it."""
    every = sum(view.finds)
    return tuple([Fraction(count, every) if every else Fraction(0) for count in view.finds])


def event_chance(view: View, event: int) -> Fraction:
    """Return the chance that the next event marker is this one."""
    return Fraction(event in view.events_left, max(1, len(view.events_left)))
