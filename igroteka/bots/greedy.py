"""Greedy bot: it does what the game's hints advise."""

from __future__ import annotations

from typing import Any

from igroteka.bots.seat import Seat, imagined
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.hints import Hints


class GreedyBot:
    def __init__(self, hints: Hints[Any], name: str = "greedy") -> None:
        self.hints = hints
        self.name = name

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.actions()
        if len(actions) == 1:
            return actions[0]
        game = imagined(seat, Rng(int(rng.word())))
        choices = Choices()
        game.offer(choices)
        return int(self.hints.advise(game, choices, rng))
