"""Chances of dice: counted throw by throw, and in thousandths as near as bots need them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from igroteka.engine.dice_odds import (
    at_least,
    dice_reach,
    die_beats,
    hit_chances,
    likely,
    reach_chance,
    win_chance,
    win_chances,
)

DIE = range(1, 7)


@pytest.mark.parametrize("needed", range(-3, 16))
def test_two_dice_reach_a_target(needed: int) -> None:
    ways = sum(first + second >= needed for first, second in product(DIE, DIE))
    assert reach_chance(needed) == Fraction(ways, 36)
    assert dice_reach(needed) == ways * 1000 // 36


@pytest.mark.parametrize("lead", range(-8, 9))
def test_a_die_beats_another(lead: int) -> None:
    assert die_beats(lead) == sum(lead + own > other for own, other in product(DIE, DIE)) * 1000 // 36


@pytest.mark.parametrize("lead", range(-12, 13))
def test_the_highest_of_two_totals_wins(lead: int) -> None:
    exact = win_chances((20 + lead, 20))
    assert sum(exact) == 1
    assert abs(exact[0] * 1000 - int(win_chance(lead))) <= 1


def test_the_highest_of_three_totals_wins_and_ties_roll_again() -> None:
    rolls = [first + second for first, second in product(DIE, DIE)]
    alone = Fraction(sum(a > max(b, c) for a, b, c in product(rolls, repeat=3)), 36**3)
    with_one = Fraction(sum(a == b > c for a, b, c in product(rolls, repeat=3)), 36**3)
    all_tied = 1 - 3 * alone - 3 * with_one
    assert win_chances((5, 5, 5)) == ((alone + with_one) / (1 - all_tied),) * 3


def test_a_smooth_step() -> None:
    assert [int(likely(excess, 8)) for excess in (0, 8, -8, 400)] == [500, 731, 269, 998]


def worth(value: int, needed: int, of_a_six: int) -> int:
    return 0 if value < needed else of_a_six if value == 6 else 1


@pytest.mark.parametrize("dice", range(4))
@pytest.mark.parametrize("needed", range(2, 7))
@pytest.mark.parametrize("of_a_six", [1, 2])
def test_dice_that_hit_are_counted(dice: int, needed: int, of_a_six: int) -> None:
    throws = [sum(worth(value, needed, of_a_six) for value in throw) for throw in product(DIE, repeat=dice)]
    chances = hit_chances(dice, needed, of_a_six=of_a_six)
    assert sum(chances) == 1
    assert [chance * 6**dice for chance in chances] == [throws.count(hits) for hits in range(len(chances))]
    assert at_least(chances, 1) == Fraction(sum(hits >= 1 for hits in throws), 6**dice)


@pytest.mark.parametrize("needed", range(2, 7))
def test_dice_that_missed_are_thrown_once_more(needed: int) -> None:
    pairs = [worth(first, needed, 2) or worth(second, needed, 2) for first, second in product(DIE, DIE)]
    assert [chance * 36 for chance in hit_chances(1, needed, True, 2)] == [pairs.count(hits) for hits in range(3)]
