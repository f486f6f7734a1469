"""Whether what was counted can have come from the shares it should have."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

RARE = 5.0  # what is expected less often is thrown together


def improbable(found: Mapping[T, int], shares: Mapping[T, float], sigmas: float = 4.5) -> bool:
    """Chi-square; its own spread is about a normal one, by Wilson and Hilferty."""
    total = sum(found.values())
    rows = [(found.get(what, 0), share * total) for what, share in shares.items()]
    common = [row for row in rows if row[1] >= RARE]
    rare = [row for row in rows if row[1] < RARE]
    if rare:
        common.append((sum(count for count, _ in rare), sum(expected for _, expected in rare)))
    freedom = len(common) - 1
    if freedom < 1:
        return False
    square = sum((count - expected) ** 2 / max(expected, 0.5) for count, expected in common)
    normal = ((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return bool(normal > sigmas)
