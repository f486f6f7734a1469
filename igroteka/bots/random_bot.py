"""Any choice as likely as the other."""

from __future__ import annotations

from typing import Any

from igroteka.bots.greedy import GreedyBot
from igroteka.engine.hints import Hints


class RandomBot(GreedyBot):
    """Follows the advice of a game that has none."""

    def __init__(self) -> None:
        hints: Hints[Any] = Hints()
        super().__init__(hints, "random")
