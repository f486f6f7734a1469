"""How likely things are in Trappers, in thousandths."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.games.trappers.rules.dice import FACES

SURE: Final[i64] = 1000
FAR: Final[i64] = 6  # a lead that no dice can turn


class Curves:
    def __init__(self) -> None:
        faces = range(1, int(FACES) + 1)
        self.win: vec[i64] = vec[i64]()  # by FAR + lead
        for lead in range(-int(FAR), int(FAR) + 1):
            ways = sum([1 for own in faces for other in faces if lead + own > other])
            self.win = append(self.win, ways * 1000 // 36)


CURVES: Final = Curves()


def victory(lead: i64) -> i64:
    """TR-168: of the attacker, who must have more."""
    return CURVES.win[FAR + max(-FAR, min(FAR, lead))]


def defeat(lead: i64) -> i64:
    """The attacker has less; what is left is a tie."""
    return victory(-lead)
