"""The loop that drives a game: throws come from a generator, choices from whoever is asked.

Search and playouts inside the compiled core have loops of their own, without objects (`engine/loop.py`, `search.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from igroteka.bots.bot import Bot, answer_of
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.loop import play_trusted, throw
from igroteka.engine.ruleset import Rules
from igroteka.engine.seats import CHANCE, OVER

THROWS: Final = 0  # streams of a seed
MIXING: Final = 1
SEATS: Final = 2  # SEATS + seat


def stream(seed: int, number: int) -> Rng:
    """Return one of the generators that a seed stands for."""
    return Rng((seed & 0xFFFFFFFF) | number << 32)


class Table(Protocol):
    """Table that a driver plays on: bare, or with its record (a Session)."""

    @property
    def game(self) -> Game: ...

    def throw(self, rng: Rng) -> object: ...

    def choose(self, seat: int, action: int) -> object: ...


class Bare:
    """Game without a record; it trusts what its driver chooses."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def throw(self, rng: Rng) -> None:
        throw(self.game, rng)

    def choose(self, seat: int, action: int) -> None:
        play_trusted(self.game, seat, action)


def decisions(table: Table, throws: Rng) -> Iterator[Game]:
    """Yield the game whenever somebody is to choose, up to its end. The caller makes the choice before the next one."""
    while table.game.seat != OVER:
        if table.game.seat == CHANCE:
            table.throw(throws)
        else:
            yield table.game


class SeatedBots:
    """The bots of a table by seat, each with a generator of its own; all their chance comes from one seed."""

    def __init__(self, rules: Rules, bots: dict[int, Bot], seed: int) -> None:
        self.rules = rules
        self.by_seat = bots
        self.mixing = stream(seed, MIXING)
        self.rngs = {seat: stream(seed, SEATS + seat) for seat in bots}

    def answer(self, game: Game, seat: int) -> int:
        """Return what the bot of the seat chooses; raise NotOfferedError if it may not."""
        return answer_of(self.by_seat[seat], self.rules, game, seat, self.mixing, self.rngs[seat])


def drive(rules: Rules, table: Table, bots: Sequence[Bot], seed: int) -> int:
    """Let bots play a table to its end, each from its Seat alone; return the number of decisions."""
    seated = SeatedBots(rules, dict(enumerate(bots)), seed)
    count = 0
    for game in decisions(table, stream(seed, THROWS)):
        acting = int(game.seat)
        table.choose(acting, seated.answer(game, acting))
        count += 1
    return count
