"""Chances of dice that games throw alike: the highest total wins, two dice must reach a target, one die beats another,
several dice are counted by how many of them hit.

Fractions are exact, for people; thousandths are quick, for bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.chance import Odds, two_dice

SURE: Final[i64] = 1000
FACES: Final = 6
FAR: Final[i64] = 6  # a lead that two dice, one each, cannot turn
STEEP: Final[i64] = 48  # eighths of a spread, from where on there is no doubt


def weights() -> dict[int, int]:
    odds = Odds()
    two_dice(odds)
    return dict(odds.listed())


WEIGHT: Final = weights()  # of a total of two dice
WAYS: Final = sum(WEIGHT.values())


# --- exactly ---


@cache
def win_chances(strengths: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Return the chance of each to have the highest strength with two dice; those tied for it roll again."""
    if min(strengths):
        return win_chances(tuple([strength - min(strengths) for strength in strengths]))
    fighters = range(len(strengths))
    if len(strengths) == 1:
        return (Fraction(1),)
    won = [Fraction(0)] * len(strengths)
    again = Fraction(0)  # all are tied, and everything begins anew
    for tied in range(1, 1 << len(strengths)):
        best = [fighter for fighter in fighters if tied >> fighter & 1]
        chance = Fraction(ways_to_lead(strengths, tied), WAYS ** len(strengths))
        if len(best) == len(strengths):
            again = chance
            continue
        for fighter, share in zip(best, win_chances(tuple([strengths[f] for f in best])), strict=True):
            won[fighter] += chance * share
    return tuple([chance / (1 - again) for chance in won])


def ways_to_lead(strengths: tuple[int, ...], tied: int) -> int:
    """Count the throws of all in which exactly these share the highest total."""
    ways = 0
    for total in range(min(strengths) + min(WEIGHT), max(strengths) + max(WEIGHT) + 1):
        product = 1
        for fighter, strength in enumerate(strengths):
            product *= WEIGHT.get(total - strength, 0) if tied >> fighter & 1 else ways_below(total - strength)
        ways += product
    return ways


@cache
def ways_below(roll: int) -> int:
    return sum(weight for total, weight in WEIGHT.items() if total < roll)


def reach_chance(needed: int) -> Fraction:
    """Return the chance that two dice show at least that much."""
    return Fraction(WAYS - ways_below(needed), WAYS)


@cache
def hit_chances(dice: int, needed: int, again: bool = False, of_a_six: int = 1) -> tuple[Fraction, ...]:
    """Return by number of hits the chance of so many dice, each a hit if it shows what is needed or more.

    With `again` those that missed are thrown once more; a natural six may be worth several hits.
    """
    hit, six = Fraction(max(0, FACES + 1 - max(needed, 1)), FACES), Fraction(needed <= FACES, FACES)
    once = 1 + (1 - hit if again else 0)
    worth = [1 - hit * once] + [Fraction(0)] * max(1, of_a_six)
    worth[1] += (hit - six) * once
    worth[max(1, of_a_six)] += six * once
    found = [Fraction(1)]
    for _ in range(dice):
        found = convolved(found, worth)
    return tuple(found)


def convolved(first: Sequence[Fraction], second: Sequence[Fraction]) -> list[Fraction]:
    """Return the chances of the sum of two numbers whose chances are given from 0 on."""
    found = [Fraction(0)] * (len(first) + len(second) - 1)
    for one, chance in enumerate(first):
        for other, share in enumerate(second):
            found[one + other] += chance * share
    return found


def at_least(chances: Sequence[Fraction], number: int) -> Fraction:
    """Return the chance of so much or more."""
    return sum(chances[max(0, number) :], Fraction(0))


# --- in thousandths ---


class Curves:
    def __init__(self) -> None:
        self.win: vec[i64] = vec[i64]([500, 624, 735, 827, 896, 943, 972, 988, 996, 999, 1000])  # by lead in strength
        self.reach: vec[i64] = vec[i64]()  # by what two dice must show
        for target in range(14):
            self.reach = append(self.reach, (WAYS - ways_below(target)) * 1000 // WAYS)
        self.beat: vec[i64] = vec[i64]()  # by FAR + lead
        for lead in range(-int(FAR), int(FAR) + 1):
            ways = sum([1 for own in range(FACES) for other in range(FACES) if lead + own > other])
            self.beat = append(self.beat, ways * 1000 // FACES**2)
        self.logistic: vec[i64] = vec[i64]()  # by eighths
        for eighth in range(int(STEEP) + 1):
            self.logistic = append(self.logistic, round(1000 / (1 + exp(-eighth / 8))))


CURVES: Final = Curves()


def win_chance(lead: i64) -> i64:
    """Two dice each, for one of two; ties rolled again."""
    if lead < 0:
        return SURE - win_chance(-lead)
    return CURVES.win[min(lead, 10)]


def dice_reach(target: i64) -> i64:
    """Two dice show at least that much."""
    return CURVES.reach[min(max(target, 2), 13)]


def die_beats(lead: i64) -> i64:
    """One die and the lead are more than another die."""
    return CURVES.beat[FAR + max(-FAR, min(FAR, lead))]


def likely(excess: i64, spread: i64) -> i64:
    """A smooth step: 500 at no excess, 731 at one spread."""
    if excess < 0:
        return SURE - likely(-excess, spread)
    return CURVES.logistic[min(excess * 8 // spread, STEEP)]
