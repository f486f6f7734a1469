"""Bots as drivers see them: the protocol, and the one function that asks a bot and checks its answer."""

from __future__ import annotations

from typing import Any, Protocol

from mypy_extensions import i64

from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Rules
from igroteka.engine.step import NotOfferedError


class Bot(Protocol):
    """Chooser for a seat."""

    @property
    def name(self) -> str: ...

    def choose(self, seat: Seat, rng: Rng) -> int:
        """Return one of the seat's actions. All chance in the choice comes from `rng`."""
        ...


def answer_of(bot: Bot, rules: Rules, game: Game, seat: i64, mixing: Rng, rng: Rng) -> int:
    """Ask the bot and check its answer: it may be anybody's code.

    Raise NotOfferedError if the seat does not have that choice; the table stays as it was.
    """
    asked: Any = bot  # compiled, an answer that is no number would be a fault without a name
    answer = asked.choose(Seat(rules, game, seat, mixing), rng)
    if answer not in game.actions_of(int(seat)):
        raise refused(bot.name, game, seat, answer)
    return int(answer)


def refused(bot: str, game: Game, seat: i64, answer: object) -> NotOfferedError:
    return NotOfferedError(f"{game.step().name}: {bot} on seat {seat} chose {answer!r}, which is not offered to it")
