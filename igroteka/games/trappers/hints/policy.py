"""What a sensible trapper would do: of all that is offered the choice worth most, each verb having its own scales.

Advice reads only what the trapper to act knows, so that it is the same on every table he could not tell from the
true one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, first_of, verb_of
from igroteka.engine.step import second
from igroteka.games.trappers.hints.action_values import DEEDS, NEVER, VERBS, Gain
from igroteka.games.trappers.hints.artifact_values import USES
from igroteka.games.trappers.hints.cell_values import best_facing, ends, onward, survey, transformed
from igroteka.games.trappers.hints.evaluation import Mind
from igroteka.games.trappers.rules.forms import CHOOSE_FORM
from igroteka.games.trappers.rules.moving import CHOOSE_CELL, CHOOSE_FACING, DRIVE_OR_STAY
from igroteka.games.trappers.rules.routes import reach
from igroteka.games.trappers.state.actions import BECOME, DRIVE, FACE, JUMP, PLAY
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers


class Pass(Gain):
    """To stay where one is, or to leave a thing undone."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        if game.step() is DRIVE_OR_STAY:
            return ends(game, mind, game.cell[mind.seat], game.heading(mind.seat))
        return 0


class Drive(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return best_facing(game, mind, reach(game, mind.seat), first_of(action))


class Face(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return onward(game, mind, second(game.top), first_of(action))


class Jump(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return ends(game, mind, first_of(action), FREE)


class Become(Gain):
    """By an artifact: what can be done at once counts too."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        if game.step() is CHOOSE_FORM:
            return transformed(game, mind, first_of(action))
        return DEEDS.by_verb[BECOME].of(game, mind, action)


class Play(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        kind = first_of(action)
        return USES.by_effect[game.atlas.effect[kind]].of(game, mind, kind)


class Scales:
    """By verb."""

    def __init__(self) -> None:
        self.by_verb: vec[Gain] = vec[Gain]([DEEDS.by_verb[verb] for verb in range(VERBS)])
        self.by_verb[PASS] = Pass()
        self.by_verb[DRIVE] = Drive()
        self.by_verb[FACE] = Face()
        self.by_verb[JUMP] = Jump()
        self.by_verb[BECOME] = Become()
        self.by_verb[PLAY] = Play()


SCALES: Final = Scales()


def looks_around(game: Trappers) -> bool:
    """The question is where to go."""
    step = game.step()
    return step is DRIVE_OR_STAY or step is CHOOSE_FACING or step is CHOOSE_CELL


def best_of(game: Trappers, mind: Mind, choices: Choices, rng: Rng) -> i64:
    """What ends the asking first, then whether an artifact makes it better."""
    if looks_around(game):
        survey(game, mind)
    best = choices.codes[0]
    mind.base = 2 * NEVER
    for i in range(choices.count):
        verb = verb_of(choices.codes[i])
        if verb != PLAY:
            gain = SCALES.by_verb[verb].of(game, mind, choices.codes[i]) + rng.below(mind.temper.noise)
            if gain > mind.base:
                mind.base = gain
                best = choices.codes[i]
    most = mind.base
    for i in range(choices.count):
        if verb_of(choices.codes[i]) == PLAY:
            gain = SCALES.by_verb[PLAY].of(game, mind, choices.codes[i])
            if gain > most:
                most = gain
                best = choices.codes[i]
    return best
