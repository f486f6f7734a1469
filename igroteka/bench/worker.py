"""Worker process of the benchmark: a JSON line asks for a measurement, a line with one number answers."""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from igroteka.bots.driver import Bare, decisions
from igroteka.bots.playout import play_many
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat
from igroteka.engine import step
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Rules
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.registry import GAMES

COPIES: Final = 2000
AT_ONCE: Final = 50  # games between two looks at the clock
ITERATIONS: Final = 1000  # of one search, before the tree is cleared
DEEP: Final = 60  # decisions into the game: a table in full use


class Ask(NamedTuple):
    measure: str
    game: str
    players: int
    seconds: float
    seed: int


def rules_of(name: str) -> Rules:
    """Return a registered game, or one of the tiny games of the tests where they are installed."""
    return GAMES[name] if name in GAMES else tiny_games()[name]


def tiny_games() -> dict[str, Rules]:
    if find_spec("tiny_games") is None:
        return {}
    from tiny_games.leduc_box import Leduc
    from tiny_games.pig_box import Pig

    return {"pig": Pig(), "leduc": Leduc()}


def start_of(rules: Rules, players: int) -> Game:
    return rules.set_up(players, rules.options(), rules.content())


def begun(game: Game, rng: Rng) -> Game:
    """Play the throws up to the first decision."""
    return next(decisions(Bare(game), rng), game)


def midway(ask: Ask) -> Game:
    """Return a table at a decision in the middle of a game, or as far as a short one goes."""
    rng = Rng(ask.seed)
    game = start_of(rules_of(ask.game), ask.players)
    kept = game
    for _ in islice(decisions(Bare(game), rng), DEEP):
        kept = game.copy()
        actions = game.actions()
        game.play(actions[int(rng.below(len(actions)))])
    return kept


# --- what is measured ---


def compiled(ask: Ask) -> float:
    return float(str(step.__file__).endswith((".so", ".pyd")))


def playouts(ask: Ask) -> float:
    """Measure decisions a second in the loop of the core, from the first decision of the game on."""
    count, _, seconds = played(ask)
    return count / seconds


def games(ask: Ask) -> float:
    """Measure whole games a second in the same loop."""
    _, count, seconds = played(ask)
    return count / seconds


def played(ask: Ask) -> tuple[int, int, float]:
    """Return decisions, games, and the seconds they took."""
    rng = Rng(ask.seed)
    start = begun(start_of(rules_of(ask.game), ask.players), rng)
    choices = count = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < ask.seconds:
        choices += int(play_many(start, AT_ONCE, rng))
        count += AT_ONCE
    return choices, count, passed


def python_loop(ask: Ask) -> float:
    """Measure decisions a second in the loop that a user of the library writes: ask for the actions, play one."""
    start, rng = start_of(rules_of(ask.game), ask.players), Rng(ask.seed)
    count = 0
    began = time.process_time()
    while time.process_time() - began < ask.seconds:
        game = start.copy()
        while game.seat != OVER:
            if game.seat == CHANCE:
                game.play(game.sample(rng))
            else:
                actions = game.actions()
                game.play(actions[rng.below(len(actions))])
                count += 1
    return count / (time.process_time() - began)


def copying(ask: Ask) -> float:
    """Measure microseconds a copy."""
    game = midway(ask)
    copies = 0
    began = time.process_time()
    while time.process_time() - began < ask.seconds:
        for _ in range(100):
            game.copy()
        copies += 100
    return (time.process_time() - began) / copies * 1e6


def size(ask: Ask) -> float:
    """Measure bytes of a table, by the memory that many copies take (tracemalloc)."""
    game = midway(ask)
    kept: list[Game] = [game] * COPIES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for i in range(COPIES):
        kept[i] = game.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def searching(ask: Ask) -> float:
    """Measure iterations a second of the search."""
    rules, rng = rules_of(ask.game), Rng(ask.seed)
    game = midway(ask)
    seat = Seat(rules, game, game.seats()[0], rng)
    search = Search(rules.hints())
    iterations = 0
    began = time.process_time()
    while time.process_time() - began < ask.seconds:
        search.clear()
        for _ in range(10):
            search.run(seat, rng, ITERATIONS // 10)
            iterations += ITERATIONS // 10
            if time.process_time() - began > ask.seconds:
                break
    return iterations / (time.process_time() - began)


Measure: TypeAlias = Callable[[Ask], float]

MEASURES: Final[dict[str, Measure]] = {
    "compiled": compiled,
    "playouts": playouts,
    "games": games,
    "python_loop": python_loop,
    "copying": copying,
    "size": size,
    "searching": searching,
}


def answer(line: str) -> str:
    ask = Ask(**json.loads(line))
    if ask.measure in MEASURES:
        return json.dumps(MEASURES[ask.measure](ask))
    from igroteka.bench.peers import MEASURES as PEER_MEASURES

    return json.dumps(PEER_MEASURES[ask.measure](ask.game, ask.seconds, ask.seed))


if __name__ == "__main__":
    for asked in sys.stdin:
        print(answer(asked), flush=True)
