"""One game to its end, from a seed: chance and every bot have generators of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from igroteka.bots.bot import Bot
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.events import Ear
from igroteka.engine.hints import Hints
from igroteka.engine.rules import Rules
from igroteka.engine.step import CHANCE, OVER, Game, throw

THROWS: Final = 0  # streams of a seed
MIXING: Final = 1
SEATS: Final = 2  # SEATS + seat


def stream(seed: int, number: int) -> Rng:
    return Rng((seed & 0xFFFFFFFF) | number << 32)


class Result:
    def __init__(self, game: Game, decisions: int) -> None:
        self.scores = game.scores()
        self.winners = game.winners()
        self.decisions = decisions


def play_match(rules: Rules, start: Game, bots: Sequence[Bot], seed: int, ear: Ear | None = None) -> Result:
    """A copy of `start` is played; a bot for every seat. The ear hears all that is told."""
    if len(bots) != start.players:
        raise ValueError(f"bots: {len(bots)} for {start.players} seats")
    game = start.copy()
    game.ear = ear
    advisers = [bot.hints for bot in bots if isinstance(bot, GreedyBot)]
    if len(advisers) == len(bots):
        return Result(game, int(play_advised(game, advisers, seed)))
    return Result(game, play_seated(rules, game, bots, seed))


def play_seated(rules: Rules, game: Game, bots: Sequence[Bot], seed: int) -> int:
    """Every choice is made by a bot that gets a Seat and no more; returns the number of decisions."""
    throws = stream(seed, THROWS)
    mixing = stream(seed, MIXING)
    rngs = [stream(seed, SEATS + seat) for seat in range(len(bots))]
    decisions = 0
    while game.seat != OVER:
        if game.seat == CHANCE:
            throw(game, throws)
            continue
        acting = int(game.seat)
        game.play(bots[acting].choose(Seat(rules, game, acting, mixing), rngs[acting]))
        decisions += 1
    return decisions


def play_advised(game: Game, advisers: list[Hints[Any]], seed: int) -> i64:
    """The same games, faster: advice reads only what its seat knows, so the true table may be shown to it."""
    throws = stream(seed, THROWS)
    rngs = [stream(seed, SEATS + seat) for seat in range(len(advisers))]
    choices = Choices()
    decisions: i64 = 0
    while game.seat != OVER:
        if game.seat == CHANCE:
            throw(game, throws)
            continue
        game.offer(choices)
        decisions += 1
        if choices.count == 1:
            game.play(choices.codes[0])
            continue
        rng = rngs[game.seat]
        rng.word()  # a bot at a seat spends it on a likeness of the table
        game.play(advisers[game.seat].advise(game, choices, rng))
    return decisions
