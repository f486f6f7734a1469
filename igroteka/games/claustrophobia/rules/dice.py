"""Dice as counts: how many of each value, how many hits; whole weights (CL-005, CL-107)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import digit, with_digit
from igroteka.engine.chance import Odds, Rng

FACES: Final[i64] = 6  # CL-005
SIXES: Final[i64] = 16  # an outcome with sixes is hits + SIXES * sixes


def power(base: i64, exponent: i64) -> i64:
    product: i64 = 1
    for _times in range(exponent):
        product *= base
    return product


def choose(many: i64, of: i64) -> i64:
    """Count the ways to take so many of so many."""
    ways: i64 = 1
    for i in range(many):
        ways = ways * (of - i) // (i + 1)
    return ways


# --- which values were thrown: a digit of 4 bits for each value from 1 on ---


def count_of(dice: i64, value: i64) -> i64:
    return digit(dice, value - 1)


def with_die(dice: i64, value: i64) -> i64:
    return with_digit(dice, value - 1, digit(dice, value - 1) + 1)


def without_die(dice: i64, value: i64) -> i64:
    return with_digit(dice, value - 1, digit(dice, value - 1) - 1)


def dice_in(dice: i64) -> i64:
    """Count all dice."""
    count: i64 = 0
    for value in range(1, FACES + 1):
        count += count_of(dice, value)
    return count


def only_value(dice: i64) -> i64:
    """Return the value that all dice show, 0 if there are two or none."""
    found: i64 = 0
    for value in range(1, FACES + 1):
        if count_of(dice, value) > 0:
            if found != 0:
                return 0
            found = value
    return found


def throw_values(odds: Odds, many: i64) -> None:
    """Write every way in which so many dice can fall, the order left out."""
    spread(odds, 1, many, 0, 1)


def spread(odds: Odds, value: i64, left: i64, dice: i64, weight: i64) -> None:
    if value == FACES:
        odds.add(with_digit(dice, value - 1, left), weight)
        return
    for count in range(left + 1):
        spread(odds, value + 1, left - count, with_digit(dice, value - 1, count), weight * choose(count, left))


def roll_values(rng: Rng, many: i64) -> i64:
    dice: i64 = 0
    for _die in range(many):
        dice = with_die(dice, 1 + rng.below(FACES))
    return dice


# --- how many hits ---


def throw_hits(odds: Odds, many: i64, needed: i64) -> None:
    """Write the numbers of dice that show at least what is needed."""
    for hits in range(many + 1):
        weight = choose(hits, many) * power(FACES + 1 - needed, hits) * power(needed - 1, many - hits)
        if weight > 0:
            odds.add(hits, weight)


def throw_hits_and_sixes(odds: Odds, many: i64, needed: i64) -> None:
    """Write the same with the number of sixes among the hits."""
    for hits in range(many + 1):
        for sixes in range(hits + 1):
            weight = choose(hits, many) * choose(sixes, hits) * power(FACES - needed, hits - sixes)
            weight *= power(needed - 1, many - hits)
            if weight > 0:
                odds.add(hits + SIXES * sixes, weight)


def roll_hits(rng: Rng, many: i64, needed: i64) -> i64:
    hits: i64 = 0
    for _die in range(many):
        if 1 + rng.below(FACES) >= needed:
            hits += 1
    return hits


def roll_hits_and_sixes(rng: Rng, many: i64, needed: i64) -> i64:
    hits: i64 = 0
    for _die in range(many):
        value = 1 + rng.below(FACES)
        if value >= needed:
            hits += 1
        if value == FACES:
            hits += SIXES
    return hits
