"""Whoever chooses for a seat, and the door through which all drivers ask it."""

from __future__ import annotations

from typing import Any, Protocol

from mypy_extensions import i64

from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Rules
from igroteka.engine.step import NotOfferedError


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of the seat's actions. All chance in the choice comes from `rng`."""
        ...


def answer_of(bot: Bot, rules: Rules, game: Game, seat: i64, mixing: Rng, rng: Rng) -> int:
    """What the bot chooses, checked: it may be anybody's code. Raises NotOfferedError, and the table is as it was."""
    asked: Any = bot  # compiled, an answer that is no number would be a fault without a name
    answer = asked.choose(Seat(rules, game, seat, mixing), rng)
    if answer not in game.actions_of(int(seat)):
        raise refused(bot.name, game, seat, answer)
    return int(answer)


def refused(bot: str, game: Game, seat: i64, answer: object) -> NotOfferedError:
    return NotOfferedError(f"{game.step().name}: {bot} on seat {seat} chose {answer!r}, which is not offered to it")
