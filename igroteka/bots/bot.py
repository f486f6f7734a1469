"""Whoever chooses for a seat."""

from __future__ import annotations

from typing import Protocol

from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of the seat's actions. All chance in the choice comes from `rng`."""
        ...
