"""What a sensible trapper would do: of all that is offered the choice worth most, each verb weighed in its own way.

Advice reads only what the trapper to act knows, so that it is the same on every table he could not tell from the
true one.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, first_of, verb_of
from igroteka.engine.step import second
from igroteka.games.trappers.hints.action_values import NEVER, gain
from igroteka.games.trappers.hints.artifact_values import use
from igroteka.games.trappers.hints.cell_values import best_facing, ends, onward, survey, transformed
from igroteka.games.trappers.hints.evaluation import Mind
from igroteka.games.trappers.rules.forms import CHOOSE_FORM
from igroteka.games.trappers.rules.moving import CHOOSE_CELL, CHOOSE_FACING, DRIVE_OR_STAY
from igroteka.games.trappers.rules.routes import reach
from igroteka.games.trappers.state.actions import BECOME, DRIVE, FACE, JUMP, PLAY
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers


def weigh(game: Trappers, mind: Mind, action: i64) -> i64:
    """Return what the choice is worth: an end of the movement with what can be done there, or a deed."""
    verb = verb_of(action)
    number = first_of(action)
    if verb == DRIVE:
        return best_facing(game, mind, reach(game, mind.seat), number)
    if verb == FACE:
        return onward(game, mind, second(game.top), number)
    if verb == JUMP:
        return ends(game, mind, number, FREE)
    if verb == PASS and game.step() is DRIVE_OR_STAY:
        return ends(game, mind, game.cell[mind.seat], game.heading(mind.seat))
    if verb == BECOME and game.step() is CHOOSE_FORM:
        return transformed(game, mind, number)  # by an artifact: what can be done at once counts too
    return gain(game, mind, action)


def looks_around(game: Trappers) -> bool:
    """The question is where to go."""
    step = game.step()
    return step is DRIVE_OR_STAY or step is CHOOSE_FACING or step is CHOOSE_CELL


def best_of(game: Trappers, mind: Mind, choices: Choices, rng: Rng) -> i64:
    """Return the best of what ends the asking, unless an artifact makes it better."""
    if looks_around(game):
        survey(game, mind)
    best = choices.codes[0]
    mind.base = 2 * NEVER
    for i in range(choices.count):
        if verb_of(choices.codes[i]) != PLAY:
            worth = weigh(game, mind, choices.codes[i]) + rng.below(mind.temper.noise)
            if worth > mind.base:
                mind.base = worth
                best = choices.codes[i]
    most = mind.base
    for i in range(choices.count):
        if verb_of(choices.codes[i]) == PLAY:
            worth = use(game, mind, first_of(choices.codes[i]))
            if worth > most:
                most = worth
                best = choices.codes[i]
    return best
