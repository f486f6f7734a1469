"""How likely things are in Tremble, in thousandths."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SURE: Final[i64] = 1000


class Curves:
    def __init__(self) -> None:
        self.win: vec[i64] = vec[i64]([500, 624, 735, 827, 896, 943, 972, 988, 996, 999, 1000])  # by lead in strength
        self.dice: vec[i64] = vec[i64]([1000, 1000])  # by what two dice must show
        for target in range(2, 14):
            ways = sum([6 - abs(7 - total) for total in range(target, 13)])
            self.dice = append(self.dice, ways * 1000 // 36)
        self.logistic: vec[i64] = vec[i64]()  # by eighths
        for eighth in range(49):
            self.logistic = append(self.logistic, round(1000 / (1 + exp(-eighth / 8))))


CURVES: Final = Curves()


def win_chance(lead: i64) -> i64:
    """Of two who fight, ties rolled again."""
    if lead < 0:
        return SURE - win_chance(-lead)
    return CURVES.win[min(lead, 10)]


def dice_reach(target: i64) -> i64:
    """Two dice show at least that much."""
    return CURVES.dice[min(max(target, 2), 13)]


def likely(excess: i64, spread: i64) -> i64:
    """A smooth step: 500 at no excess, 731 at one spread."""
    if excess < 0:
        return SURE - likely(-excess, spread)
    return CURVES.logistic[min(excess * 8 // spread, 48)]
