"""The table as a game begins."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.vectors import filled
from tiny_games.liars_dice.rules.turn import ROUND
from tiny_games.liars_dice.state.game import DICE, LiarsDice


def set_up(players: i64, wild: i64) -> LiarsDice:
    game = LiarsDice(players, wild)
    game.dice = filled(players, DICE)  # LD-001
    game.cups = filled(players * DICE)
    game.turned_up = filled(players * DICE)
    game.then(ROUND)
    game.settle()
    return game
