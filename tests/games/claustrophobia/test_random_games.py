"""Whole random games of every scenario, option and handicap: they end, lose no piece, and copies go their own way."""

from __future__ import annotations

from typing import Any

import pytest
from games.claustrophobia.table import ATLAS, fresh, pieces

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, verb_of
from igroteka.engine.digest import digest
from igroteka.engine.events import EventLog
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.claustrophobia.content.vocabulary import NO_RESULT, SCENARIOS
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    BLESS,
    DEED,
    END,
    END_PHASE,
    EXPLORE,
    EXPLORE_WITH,
    GIFT,
    PLAY,
    SHOOT,
    STRIKE,
    SWARM,
    verbs,
)
from igroteka.games.claustrophobia.state.actions import DONE as DONE_WITH
from igroteka.games.claustrophobia.state.game import Claustrophobia

VERBS = verbs(int(ATLAS.kinds))
LONGEST = 4000  # choices and throws of one game
LIVELY = (EXPLORE, EXPLORE_WITH, DEED, GIFT, BLESS, PLAY, ATTACK, SHOOT, STRIKE, SWARM)
IDLE = (END, END_PHASE, DONE_WITH)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"force": "build"},
    {"red_limit": "game"},
    {"bodyguard_any": "on"},
    {"lair_with_humans": "off"},
    {"open_advantages": "on"},
    {"demon_deck": "on", "demon_threat": "on", "human_advantage": "on", "human_gift": "on"},
]


def choose(game: Claustrophobia, rng: Rng) -> int:
    """A random choice that is seldom to do nothing: more of the rules come to pass."""
    actions = game.actions()
    lively = [action for action in actions if verb_of(action) in LIVELY]
    busy = [action for action in actions if verb_of(action) not in IDLE]
    if lively and rng.below(3):
        actions = lively
    elif busy and rng.below(5):
        actions = busy
    return actions[rng.below(len(actions))]


def advance(game: Claustrophobia, rng: Rng) -> None:
    game.play(game.sample(rng) if game.seat == CHANCE else choose(game, rng))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whole_games_end_and_lose_no_piece(scenario: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        game = fresh(scenario, **options)
        game.listener = EventLog()
        rng = Rng(seed * 31 + len(options))
        every = pieces(game)
        steps = 0
        while game.seat != OVER:
            advance(game, rng)
            steps += 1
            assert pieces(game) == every and steps < LONGEST
        assert game.result != NO_RESULT and game.round <= game.scenario.limit


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_choice_has_its_place_and_none_is_offered_twice(scenario: str) -> None:
    game = fresh(scenario)
    rng = Rng(7)
    while game.seat != OVER:
        if game.seat != CHANCE:
            choices = Choices(explaining=True)
            game.offer(choices)
            actions = choices.listed()
            assert actions and len(set(actions)) == len(actions)
            assert not {refusal.action for refusal in choices.refused} & set(actions)
            for action in [*actions, *[refusal.action for refusal in choices.refused]]:
                assert VERBS.action(VERBS.index(action)) == action
        advance(game, rng)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_copies_are_whole_and_apart(scenario: str) -> None:
    game = fresh(scenario)
    rng = Rng(11)
    steps = 0
    while game.seat != OVER:
        steps += 1
        if steps % 50 == 0:
            twin = game.copy()
            before = digest(game)
            assert digest(twin) == before
            for _ in range(12):
                if twin.seat != OVER:
                    advance(twin, rng)
            assert digest(game) == before
        advance(game, rng)


def test_throws_have_the_weights_of_their_samples() -> None:
    """What is sampled is among the outcomes, for every throw of some games."""
    rng = Rng(13)
    odds = Odds()
    for scenario in SCENARIOS:
        game = fresh(scenario)
        while game.seat != OVER:
            if game.seat == CHANCE:
                game.outcomes(odds)
                outcome = game.sample(rng)
                assert odds.weight_of(outcome) > 0 and odds.total < 2**20
                game.play(outcome)
            else:
                game.play(choose(game, rng))


def test_the_same_choices_lead_to_the_same_table() -> None:
    first = fresh("dares", force="build")
    rng = Rng(17)
    played = []
    while first.seat != OVER:
        choice = int(first.sample(rng)) if first.seat == CHANCE else choose(first, rng)
        played.append(choice)
        first.play(choice)
    second = fresh("dares", force="build")
    for choice in played:
        second.play(choice)
    assert digest(second) == digest(first)
