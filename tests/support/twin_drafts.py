"""Drafts of a sealed choice for two tables that turn up the same when all are ready, found by trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple

from game_facts import GameFacts
from leaks import Apart

from igroteka.engine.chance import Rng
from igroteka.engine.choices import NOT_READY, READY, act
from igroteka.engine.game import Game

TRIES = 6
LONGEST = 24  # steps of a draft
SEALS = (int(act(READY)), int(act(NOT_READY)))


class Draft(NamedTuple):
    steps: list[int]  # before READY
    turned_up: Counter[Hashable]


def legal(game: Game, seat: int) -> list[int]:
    return game.actions_of(seat) + game.extras_of(seat)


def any_draft(private: GameFacts, game: Game, seat: int, rng: Rng) -> Draft:
    """At random, now and then with orders out of turn or taken back."""
    table = game.copy()
    steps: list[int] = []
    while True:
        actions = table.actions_of(seat)
        if rng.below(4) == 0 and len(steps) < LONGEST:
            actions += [action for action in table.extras_of(seat) if action not in SEALS]
        action = actions[rng.below(len(actions))]
        if action == act(READY):
            return Draft(steps, private.turned_up(table, seat))
        table.play_as(seat, action)
        steps.append(action)


def same_steps(private: GameFacts, game: Game, seat: int, draft: Draft) -> Draft | None:
    """The very same draft, if it can be made on this table too."""
    table = game.copy()
    for action in draft.steps:
        if action not in legal(table, seat):
            return None
        table.play_as(seat, action)
    if act(READY) not in legal(table, seat) or private.turned_up(table, seat) != draft.turned_up:
        return None
    return draft


def nearest_draft(private: GameFacts, game: Game, seat: int, goal: Counter[Hashable], rng: Rng) -> Draft:
    """One that turns up the goal, else the largest part of it that was found."""
    best: Draft | None = None
    for _ in range(TRIES):
        found = one_try(private, game, seat, goal, rng)
        if found is not None and (best is None or found.turned_up.total() > best.turned_up.total()):
            best = found
        if best is not None and best.turned_up == goal:
            break
    if best is None:
        raise Apart
    return best


def one_try(private: GameFacts, game: Game, seat: int, goal: Counter[Hashable], rng: Rng) -> Draft | None:
    table = game.copy()
    steps: list[int] = []
    found: Draft | None = None
    while len(steps) < LONGEST:
        now = private.turned_up(table, seat)
        forward = table.actions_of(seat)
        if act(READY) in legal(table, seat) and (found is None or now.total() >= found.turned_up.total()):
            found = Draft(list(steps), now)
            if now == goal:
                return found
        fitting = []
        for action in legal(table, seat):
            if action in SEALS:
                continue
            after = table.copy()
            after.play_as(seat, action)
            got = private.turned_up(after, seat)
            if got <= goal and got.total() > now.total():
                fitting += [action] * 4
            elif got <= goal and (action in forward or rng.below(8) == 0):
                fitting.append(action)
        if not fitting:
            break
        action = fitting[rng.below(len(fitting))]
        table.play_as(seat, action)
        steps.append(action)
    return found


def twin_drafts(
    private: GameFacts, ours: Game, theirs: Game, seat: int, copied: bool, rng: Rng
) -> tuple[list[int], list[int]]:
    """The steps of both, READY left out."""
    draft = any_draft(private, ours, seat, rng)
    if copied:
        same = same_steps(private, theirs, seat, draft)
        if same is not None:
            return list(draft.steps), list(same.steps)
    for _ in range(TRIES):
        other = nearest_draft(private, theirs, seat, draft.turned_up, rng)
        if other.turned_up == draft.turned_up:
            return draft.steps, other.steps
        draft = nearest_draft(private, ours, seat, other.turned_up, rng)
        if other.turned_up == draft.turned_up:
            return draft.steps, other.steps
    raise Apart
