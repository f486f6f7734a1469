"""Monte-Carlo tree search over what a seat knows, the same for every game.

Each iteration draws a table that the seat could not tell from the true one (information-set search: children are
counted only when they were available) and descends one tree of choices and outcomes. The others' sealed choices
are not seen by anybody, so they are played by the game's advice and make no branches; the seat's own come first.
What chance brings makes branches; where it may bring much the tree ends by itself, whoever sees the outcome.
From the new leaf the advice plays on, up to the game's horizon, and the game says what the position is worth.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any, Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.bots.seat import Seat, imagined
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.game import Game
from igroteka.engine.hints import WIN, Hints
from igroteka.engine.loop import play_trusted, throw
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.vectors import filled

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
ACTOR: Final[i64] = 40  # a move is (actor + 1) << ACTOR | action or outcome
ACTION: Final[i64] = (1 << 40) - 1
SLICE: Final = 50  # iterations between two looks at the clock


class Considered(NamedTuple):
    """Opinion of the search on a choice; `mean` in thousandths of a win."""

    action: int
    visits: int
    mean: float


class Search:
    """Tree in flat arrays, by node; reused for the next choice."""

    def __init__(self, hints: Hints[Any], exploration: float = 0.3, whims: int = 30) -> None:
        self.hints = hints
        self.exploration = exploration * 1000.0
        self.whims: i64 = whims  # thousandths of the choices in a playout that follow no advice
        self.move: vec[i64] = filled(1)
        self.child: vec[i64] = filled(1, NONE)  # the first
        self.sibling: vec[i64] = filled(1, NONE)  # the next child of the same parent
        self.visits: vec[i64] = filled(1)
        self.available: vec[i64] = filled(1)
        self.total: vec[i64] = filled(1)  # worth to the one who made the move
        self.nodes: i64 = 1
        self.path: vec[i64] = filled(64)
        self.length: i64 = 0
        self.worth: vec[i64] = filled(16)  # by seat
        self.choices = Choices()
        self.rest = Choices()

    def clear(self) -> None:
        self.nodes = 1
        self.child[ROOT] = NONE
        self.visits[ROOT] = 0

    def run(self, seat: Seat, rng: Rng, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate(imagined(seat, rng), seat.seat, rng)

    def iterate(self, game: Game, searcher: i64, rng: Rng) -> None:
        self.length = 0
        self.descend(game, searcher, rng)
        self.play_out(game, rng)
        self.learn(game)

    # --- down the tree ---

    def descend(self, game: Game, searcher: i64, rng: Rng) -> None:
        """Go down the tree and the game, up to a move that the tree did not hold."""
        node = ROOT
        choices = self.choices
        while game.seat != OVER:
            before = self.nodes
            if game.seat == CHANCE:
                outcome = game.sample(rng)
                node = self.child_for(node, move_of(CHANCE, outcome))
                play_trusted(game, CHANCE, outcome)
            else:
                if game.sealing():
                    if not game.acts(searcher):
                        game.offer(choices)
                        play_trusted(game, game.seat, self.follow(game, rng))
                        continue
                    game.seat = searcher
                game.offer(choices)
                if choices.count == 1:
                    play_trusted(game, game.seat, choices.codes[0])
                    continue
                node = self.choose(node, game, rng)
                play_trusted(game, game.seat, action_of(self.move[node]))
            self.step_on(node)
            if self.nodes > before:
                return

    def choose(self, node: i64, game: Game, rng: Rng) -> i64:
        """Return the child with the highest upper bound; children never tried come first, the advised one foremost."""
        choices = self.choices
        actor = move_of(game.seat, 0)
        untried = choices.count
        best: i64 = NONE
        bound = -1.0
        child = self.child[node]
        while child != NONE:
            move = self.move[child]
            if move >> ACTOR << ACTOR == actor and choices.has(action_of(move)):
                untried -= 1
                self.available[child] += 1
                visits = float(self.visits[child])
                value = float(self.total[child]) / visits + self.exploration * sqrt(
                    log(float(self.available[child])) / visits
                )
                if value > bound:
                    bound = value
                    best = child
            child = self.sibling[child]
        if untried == 0:
            return best
        if untried == choices.count:
            action = self.hints.advise(game, choices, rng)
            return self.child_for(node, actor | action)
        breadth = self.hints.breadth(game, self.visits[node])
        if breadth >= choices.count:
            return self.first_try(node, actor, rng.below(untried))
        if choices.count - untried >= breadth:
            return best
        return self.child_for(node, actor | self.advised_of_the_rest(node, actor, game, rng))

    def advised_of_the_rest(self, node: i64, actor: i64, game: Game, rng: Rng) -> i64:
        """Return what the advice would choose of the choices that were never tried."""
        rest = self.rest
        rest.clear()
        for i in range(self.choices.count):
            action = self.choices.codes[i]
            if self.found(node, actor | action) == NONE:
                rest.add(action)
        return self.hints.advise(game, rest, rng)

    def first_try(self, node: i64, actor: i64, number: i64) -> i64:
        for i in range(self.choices.count):
            if self.found(node, actor | self.choices.codes[i]) == NONE:
                if number == 0:
                    return self.child_for(node, actor | self.choices.codes[i])
                number -= 1
        raise ValueError("nothing left to try")

    def found(self, node: i64, move: i64) -> i64:
        child = self.child[node]
        while child != NONE and self.move[child] != move:
            child = self.sibling[child]
        return child

    def child_for(self, node: i64, move: i64) -> i64:
        child = self.found(node, move)
        if child != NONE:
            return child
        child = self.nodes
        if child == len(self.move):
            self.grow()
        self.nodes += 1
        self.move[child] = move
        self.child[child] = NONE
        self.sibling[child] = self.child[node]
        self.visits[child] = 0
        self.available[child] = 1
        self.total[child] = 0
        self.child[node] = child
        return child

    def grow(self) -> None:
        for _ in range(len(self.move)):
            self.move = append(self.move, 0)
            self.child = append(self.child, 0)
            self.sibling = append(self.sibling, 0)
            self.visits = append(self.visits, 0)
            self.available = append(self.available, 0)
            self.total = append(self.total, 0)

    def step_on(self, node: i64) -> None:
        if self.length == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.length] = node
        self.length += 1

    # --- beyond it ---

    def play_out(self, game: Game, rng: Rng) -> None:
        choices = self.choices
        left = self.hints.horizon(game)
        while left > 0 and game.seat != OVER:
            if game.seat == CHANCE:
                throw(game, rng)
                continue
            game.offer(choices)
            play_trusted(game, game.seat, self.follow(game, rng))
            left = min(left - 1, self.hints.horizon(game))

    def follow(self, game: Game, rng: Rng) -> i64:
        """Return what the advice chooses, or now and then a random choice."""
        if self.choices.count == 1:
            return self.choices.codes[0]
        if rng.below(1000) < self.whims:
            return self.choices.codes[rng.below(self.choices.count)]
        return self.hints.advise(game, self.choices, rng)

    def learn(self, game: Game) -> None:
        """Credit every move of the path with what its maker got."""
        if game.seat == OVER:
            for seat in range(game.players):
                self.worth[seat] = 0
            winners = game.winners()
            for winner in winners:
                self.worth[winner] = WIN // len(winners)
        else:
            self.hints.judge(game, self.worth)
        self.visits[ROOT] += 1
        for i in range(self.length):
            node = self.path[i]
            self.visits[node] += 1
            actor = (self.move[node] >> ACTOR) - 1
            if actor >= 0:
                self.total[node] += self.worth[actor]

    # --- what it found ---

    def considered(self) -> list[Considered]:
        """List the choices tried at the root, the most visited first."""
        found = []
        child = self.child[ROOT]
        while child != NONE:
            visits = int(self.visits[child])
            found.append(Considered(int(action_of(self.move[child])), visits, int(self.total[child]) / visits))
            child = self.sibling[child]
        found.sort(key=lambda one: (-one.visits, -one.mean, one.action))
        return found


def move_of(actor: i64, action: i64) -> i64:
    return (actor + 1) << ACTOR | action


def action_of(move: i64) -> i64:
    return move & ACTION


class SearchBot:
    """Bot that searches for so many iterations a choice, or for so many seconds."""

    def __init__(self, hints: Hints[Any], iterations: int = 500, seconds: float = 0.0) -> None:
        self.search = Search(hints)
        self.iterations = iterations
        self.seconds = seconds
        self.name = f"search {seconds} s" if seconds > 0 else f"search {iterations}"
        self.thoughts: list[Considered] = []  # about the last choice, the best first

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.actions()
        if len(actions) == 1:
            self.thoughts = [Considered(actions[0], 0, 0.0)]
            return actions[0]
        self.search.clear()
        if self.seconds > 0:
            end = time.monotonic() + self.seconds
            while time.monotonic() < end:
                self.search.run(seat, rng, SLICE)
        else:
            self.search.run(seat, rng, self.iterations)
        self.thoughts = self.search.considered()
        return self.thoughts[0].action
