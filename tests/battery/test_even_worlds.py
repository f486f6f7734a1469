"""At random moments of whole games resampling does not lean to the truth.

Where all choices are random the true table is one of those that a seat holds possible, as likely as any: a resampled
table must agree with it as often as two resampled tables agree with each other.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest
from game_facts import GameFacts, facts_of
from trials import COMPILED, Trial, counts, hiding, scattered, some

from igroteka.engine.knowledge import CardGame
from igroteka.engine.seats import CHANCE, OVER

STATES = 1500 if COMPILED else 100
LEANING = 4.5  # standard errors
PLACED = [name for name in hiding() if type(facts_of(name)).hidden_groups is not GameFacts.hidden_groups]


def agreement(ours: list[list[int]], theirs: list[list[int]]) -> float:
    """The share of hidden cards that lie in the same place on both tables; a hand has no order."""
    cards = sum(len(group) for group in ours)
    same = sum((Counter(a) & Counter(b)).total() for a, b in zip(ours, theirs, strict=True))
    return same / cards


def leaning(trial: Trial, states: int, seed: int, cheat: bool = False) -> tuple[float, int]:
    """By how many standard errors worlds agree better with the truth than with each other, and at how many moments."""
    differences = []
    for number, (game, rng) in enumerate(scattered(trial, states, seed)):
        seat = number % trial.players
        table: Any = game
        truth = facts_of(trial.box.name).hidden_groups(table, seat)
        if not any(truth):
            continue
        one, other = (facts_of(trial.box.name).hidden_groups(game.resample(seat, rng), seat) for _ in range(2))
        if cheat and number % 6 == 0:
            one = truth
        differences.append(agreement(truth, one) - agreement(one, other))
    mean = sum(differences) / len(differences)
    spread = sqrt(sum((d - mean) ** 2 for d in differences) / len(differences))
    return mean / (spread / sqrt(len(differences))), len(differences)


@pytest.mark.parametrize("trial", [t for t in counts() if t.box.name in PLACED], ids=lambda trial: trial.name)
def test_resampling_does_not_lean_to_the_truth(trial: Trial) -> None:
    errors, moments = leaning(trial, STATES, seed=29)
    assert moments > STATES // 10, "too few moments hide something"
    assert abs(errors) < LEANING


@pytest.mark.parametrize("game", PLACED)
def test_a_resampling_that_tells_the_truth_now_and_then_is_found_out(game: str) -> None:
    errors, _ = leaning(some(game, 3), 2 * STATES, seed=31, cheat=True)
    assert errors > LEANING if COMPILED else errors > 1


@pytest.mark.parametrize("trial", [t for t in counts() if isinstance(t.game(), CardGame)], ids=lambda trial: trial.name)
def test_what_viewers_know_is_what_the_lineage_marks(trial: Trial) -> None:
    """And a copy knows the same, apart from the table that goes on."""
    for game, rng in scattered(trial, STATES // 15, seed=37):
        assert isinstance(game, CardGame) and game.lineage is not None
        twin = game.copy()
        before = knowledge(twin)
        assert before == knowledge(game)
        for row, known in enumerate(before[0]):
            assert [known >> card & 1 for card in range(len(before[1]))] == [mark >> row & 1 for mark in before[1]]
        for _ in range(20):
            if game.seat != OVER:
                game.play(game.sample(rng) if game.seat == CHANCE else game.actions()[0])
        assert knowledge(twin) == before


def knowledge(game: Any) -> tuple[list[int], list[int], list[int]]:
    """By viewer what it can place; by card the marks where it lies; the cards on all legs."""
    line = game.lineage
    marks = [int(line.mark[line.leg[card]]) for card in range(len(line.leg))]
    return [int(known) for known in game.known], marks, [int(card) for card in line.card]
