"""OpenSpiel on the same games: what its users do in Python, and what runs inside its C++."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

pyspiel: Any = import_module("pyspiel")  # has no types, and need not be installed

SAME: Final = {"pig": "pig", "leduc": "leduc_poker"}
ROLLOUTS: Final = 500  # from the table itself: its search rolls out there first, and is asked for no more
SIMULATIONS: Final = 1000  # of one search, as ours


def begun(game: Any, rng: random.Random) -> Any:
    """Return a state at the first choice of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state, rng))
    return state


def drawn(state: Any, rng: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


def play_randomly(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            decisions += 1
    return decisions


def python_loop(name: str, seconds: float, seed: int) -> float:
    """Measure decisions a second."""
    game, rng = pyspiel.load_game(SAME[name]), random.Random(seed)
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play_randomly(game.new_initial_state(), rng)
    return decisions / (time.process_time() - began)


def playouts(name: str, seconds: float, seed: int) -> float:
    """Measure decisions a second inside: the rollouts of its search, times the mean length of one."""
    game, rng = pyspiel.load_game(SAME[name]), random.Random(seed)
    state = begun(game, rng)
    length = sum(play_randomly(state.clone(), rng) for _ in range(200)) / 200
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 0.7, 1, 100, False, seed, False)
    rollouts = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        bot.step(state)
        rollouts += ROLLOUTS
    return rollouts * length / (time.process_time() - began)


def searched(make: Callable[[Any, int], Any]) -> Callable[[str, float, int], float]:
    def iterations(name: str, seconds: float, seed: int) -> float:
        game = pyspiel.load_game(SAME[name])
        state = begun(game, random.Random(seed))
        bot = make(game, seed)
        count = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            bot.step(state)
            count += SIMULATIONS
        return count / (time.process_time() - began)

    return iterations


def perfect_information(game: Any, seed: int) -> Any:
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 0.7, SIMULATIONS, 1000, False, seed, False)


def information_sets(game: Any, seed: int) -> Any:
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(seed, evaluator, 0.7, SIMULATIONS, -1, policy, False, False)


MEASURES: Final[dict[str, Callable[[str, float, int], float]]] = {
    "peer_python_loop": python_loop,
    "peer_playouts": playouts,
    "peer_search": searched(perfect_information),
    "peer_information_sets": searched(information_sets),
}
