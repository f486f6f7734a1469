"""Random playouts inside the compiled core: the loop of the benchmark."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.game import Game
from igroteka.engine.loop import play_randomly


def play_many(start: Game, games: i64, rng: Rng) -> i64:
    """Play so many random games from this table; return the decisions of all."""
    choices = Choices()
    decisions: i64 = 0
    for _game in range(games):  # a bare _ is an object when compiled
        decisions += play_randomly(start.copy(), choices, rng)
    return decisions
