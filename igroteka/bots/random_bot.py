"""Random bot: every choice is equally likely."""

from __future__ import annotations

from typing import Any

from igroteka.bots.greedy import GreedyBot
from igroteka.engine.hints import Hints


class RandomBot(GreedyBot):
    """Greedy bot with the advice of a game that has none, which is random."""

    def __init__(self) -> None:
        hints: Hints[Any] = Hints()
        super().__init__(hints, "random")
