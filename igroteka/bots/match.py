"""Matches: one game of bots to its end, from a seed. Chance and every bot have generators of their own."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from igroteka.bots.bot import Bot, refused
from igroteka.bots.driver import SEATS, THROWS, Bare, drive, stream
from igroteka.bots.greedy import GreedyBot
from igroteka.engine.choices import Choices
from igroteka.engine.events import EventLog
from igroteka.engine.game import Game
from igroteka.engine.judging import JudgingHints
from igroteka.engine.loop import play_trusted, throw
from igroteka.engine.ruleset import Rules
from igroteka.engine.seats import CHANCE, OVER


class Result:
    def __init__(self, game: Game, decisions: int) -> None:
        self.scores = game.scores()
        self.winners = game.winners()
        self.decisions = decisions


def play_match(rules: Rules, start: Game, bots: Sequence[Bot], seed: int, listener: EventLog | None = None) -> Result:
    """Play a copy of `start` with a bot for every seat. The listener hears all that is told."""
    if len(bots) != start.players:
        raise ValueError(f"bots: {len(bots)} for {start.players} seats")
    game = start.copy()
    game.listener = listener
    advised = [bot for bot in bots if isinstance(bot, GreedyBot) and may_see_all(bot)]
    if len(advised) == len(bots):
        return Result(game, int(play_advised(game, advised, seed)))
    return Result(game, drive(rules, Bare(game), bots, seed))


def may_see_all(bot: GreedyBot) -> bool:
    """Tell whether the bot's advice reads only what its seat knows. Who tries choices out would see what they bring."""
    return type(bot).choose is GreedyBot.choose and not isinstance(bot.hints, JudgingHints)


def play_advised(game: Game, bots: list[GreedyBot], seed: int) -> i64:
    """Play the same game as `drive`, faster: advice reads only what its seat knows, so it may see the true table."""
    throws = stream(seed, THROWS)
    rngs = [stream(seed, SEATS + seat) for seat in range(len(bots))]
    advisers = [bot.hints for bot in bots]
    choices = Choices()
    decisions: i64 = 0
    while game.seat != OVER:
        if game.seat == CHANCE:
            throw(game, throws)
            continue
        seat = game.seat
        game.offer(choices)
        decisions += 1
        if choices.count == 1:
            play_trusted(game, seat, choices.codes[0])
            continue
        rng = rngs[seat]
        rng.word()  # a bot at a seat spends it on a likeness of the table
        action = advisers[seat].advise(game, choices, rng)
        if not choices.has(action):
            raise refused(bots[seat].name, game, seat, action)
        play_trusted(game, seat, action)
    return decisions
