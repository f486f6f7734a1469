"""Play on without thinking: the loop of the benchmark, inside the compiled core."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.step import CHANCE, OVER, Game, choose_any, throw


def play_randomly(game: Game, choices: Choices, rng: Rng) -> i64:
    """To the end, any choice as likely as the other; returns the number of decisions."""
    decisions: i64 = 0
    while game.seat != OVER:
        if game.seat == CHANCE:
            throw(game, rng)
        else:
            choose_any(game, choices, rng)
            decisions += 1
    return decisions


def play_many(start: Game, games: i64, rng: Rng) -> i64:
    """So many random games from this table; returns the decisions of all."""
    choices = Choices()
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_randomly(start.copy(), choices, rng)
    return decisions
