"""Chances of attacks in thousandths, quick to look up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.dice_odds import hit_chances
from igroteka.engine.vectors import filled

SURE: Final[i64] = 1000
MOST_DICE: Final[i64] = 10
NEEDS: Final[i64] = 8  # what a die must show: 0..7


class HitTable:
    """By dice, what they need and number of hits: the chance of exactly so many; once, and with a second throw."""

    def __init__(self) -> None:
        self.once: vec[i64] = self.filled(False)
        self.twice: vec[i64] = self.filled(True)

    def filled(self, again: bool) -> vec[i64]:
        size = MOST_DICE + 1
        table = filled(size * NEEDS * size)
        for dice in range(int(size)):
            for need in range(2, 7):
                for hits, chance in enumerate(hit_chances(dice, need, again)):
                    table[(dice * NEEDS + need) * size + hits] = round(chance * int(SURE))
        return table


HITS: Final = HitTable()


def hits_of(dice: i64, need: i64, hits: i64, frantic: bool) -> i64:
    """Return the chance of exactly so many hits."""
    place = (min(dice, MOST_DICE) * NEEDS + need) * (MOST_DICE + 1) + hits
    return HITS.twice[place] if frantic else HITS.once[place]


def mean_hits(dice: i64, need: i64, frantic: bool) -> i64:
    """Return the hits on the average, in thousandths."""
    miss = need - 1
    if frantic:
        return dice * (36 - miss * miss) * SURE // 36
    return dice * (6 - miss) * SURE // 6
