"""Duels: one bot measured against another, in every seat in turn, on the same seeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from igroteka.lab.simulation import Row, Task, simulate
from igroteka.lab.tallies import share_interval


@dataclass(frozen=True)
class Score:
    """Result of one bot: games won alone, wins shared, and what both come to."""

    games: int
    alone: int
    shared: int
    won: float  # a win shared by two counts as a half

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        return share_interval(self.won, self.games)


def duel(task: Task, bot: str, rival: str, workers: int, told: Callable[[int], None]) -> Score:
    """Play `bot` against rivals on all other seats, each seed once from every seat; call `told` with games done."""
    won: list[float] = []  # by game: 1, or a part of a shared win, or 0
    for seat in range(task.players):
        seated = tuple([bot if place == seat else rival for place in range(task.players)])
        for rows in simulate(replace(task, bots=seated, facts=False), workers):
            won += [won_by(row, seat) for row in rows]
            told(len(rows))
    return Score(len(won), won.count(1.0), sum(0.0 < part < 1.0 for part in won), sum(won))


def won_by(row: Row, seat: int) -> float:
    return float(row[f"won_{seat + 1}"])
