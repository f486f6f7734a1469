"""What a player may do: verbs as numbers, and the dense index of all actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import FREE
from igroteka.engine.verbs import Verbs

BID: Final[i64] = FREE + 0  # dice, face
CHALLENGE: Final[i64] = FREE + 1


def verbs(dice: int, faces: int) -> Verbs:
    return Verbs(("bid", dice + 1, faces + 1), ("challenge", 1, 1))
