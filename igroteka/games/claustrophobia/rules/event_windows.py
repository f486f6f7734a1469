"""Events that interrupt the Human: after his dice (W1), at an activation (W2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Clause1, Decision2, Decision3
from igroteka.engine.window import Window
from igroteka.games.claustrophobia.content.vocabulary import (
    CAP_STAT,
    CBT,
    DEMON,
    HUMAN,
    HUMANS,
    PANIC,
    SIDES_EACH,
    SWAP_DICE,
    UNTIL_ACTIVATION,
    W_ACT,
    W_INIT,
)
from igroteka.games.claustrophobia.rules import hands
from igroteka.games.claustrophobia.rules.moving import arrive
from igroteka.games.claustrophobia.rules.wounds import judge_exhaustion
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import PLAY, SPOT, WARRIOR
from igroteka.games.claustrophobia.state.fields import COURAGE, NONE, RUSTED
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_PANIC

# --- W1: Vertigo, Rust ---


def fits_after_initiative(game: Claustrophobia, kind: i64) -> bool:
    """Tell whether the public condition of an Event of W1 holds."""
    if game.atlas.effect[kind] == SWAP_DICE:
        return game.humans_in_play() > 1
    for human in range(HUMANS):
        if can_rust(game, human):
            return True
    return False


def can_rust(game: Claustrophobia, human: i64) -> bool:
    return game.in_play(human) and game.objects(human) != 0 and not game.has(human, RUSTED)


def could_after_initiative(game: Claustrophobia) -> bool:
    for kind in range(game.atlas.kinds):
        if game.atlas.moment[kind] == W_INIT and fits_after_initiative(game, kind):
            if game.could_hold(DEMON, game.atlas.of_kind[kind]):
                return True
    return False


class DemonAfterInitiative(Window[Claustrophobia]):
    """W1: once a round, after the Human's own choices."""

    def asked(self, game: Claustrophobia, number: i64, position: i64) -> i64:
        return DEMON if position == 0 else NOBODY

    def could(self, game: Claustrophobia, number: i64, seat: i64) -> bool:
        return could_after_initiative(game)

    def actions(self, game: Claustrophobia, number: i64, seat: i64, choices: Choices) -> None:
        for kind in range(game.atlas.kinds):
            if game.atlas.moment[kind] == W_INIT and game.holds(DEMON, kind) and fits_after_initiative(game, kind):
                choices.add(act(PLAY, kind))

    def apply(self, game: Claustrophobia, number: i64, seat: i64, action: i64) -> None:
        kind = first_of(action)
        hands.play(game, kind)
        game.then(VERTIGO if game.atlas.effect[kind] == SWAP_DICE else RUST, kind)


class Vertigo(Clause1[Claustrophobia]):
    """Two human warriors swap their dice; CL-R54: of two there is no choice."""

    def run(self, game: Claustrophobia, kind: i64) -> None:
        if game.humans_in_play() > 2:
            game.then(VERTIGO_FIRST, DEMON, kind)
            return
        first: i64 = NONE
        for human in range(HUMANS):
            if game.in_play(human):
                if first == NONE:
                    first = human
                else:
                    swap_dice(game, first, human)
                    return


class VertigoFirst(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if game.in_play(human):
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        game.then(VERTIGO_SECOND, DEMON, kind, first_of(action))


class VertigoSecond(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, first: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if game.in_play(human) and human != first:
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, first: i64, action: i64) -> None:
        swap_dice(game, first, first_of(action))


def swap_dice(game: Claustrophobia, one: i64, other: i64) -> None:
    """Swap the dice of two humans; Exhaustion is judged again."""
    die = game.die(one)
    game.set_die(one, game.die(other))
    game.set_die(other, die)
    game.tell(events.DICE_SWAPPED, one, game.die(one), other, game.die(other))
    judge_again(game, one)
    judge_again(game, other)


def judge_again(game: Claustrophobia, human: i64) -> None:
    before = game.is_exhausted(human)
    judge_exhaustion(game, human)
    if game.is_exhausted(human) != before:
        game.tell(events.RECOVERED if before else events.STUNNED, human, game.die(human))


class Rust(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, kind: i64) -> None:
        found: i64 = NONE
        for human in range(HUMANS):
            if can_rust(game, human):
                if found != NONE:
                    game.then(RUST_WHO, DEMON, kind)
                    return
                found = human
        rust(game, found)


class RustWho(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if can_rust(game, human):
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        rust(game, first_of(action))


def rust(game: Claustrophobia, human: i64) -> None:
    """Stop his objects until the next Initiative phase."""
    game.give(human, RUSTED)
    game.tell(events.OBJECTS_RUST, human)


# --- W2: Panic!, Terror ---


def fits_at_activation(game: Claustrophobia, kind: i64, human: i64) -> bool:
    """Tell whether the card fits: a Condemned with an enemy on his tile, without Courage if it is Fear."""
    spot = game.at[human]
    if not game.is_condemned(human) or game.demons_on(spot) == 0:
        return False
    if game.atlas.fear[kind] and game.has(human, COURAGE):
        return False
    if game.atlas.effect[kind] == PANIC:
        if game.humans_on(spot) > 1 or game.demons_on(spot) < game.atlas.least[kind]:
            return False
        return refuge(game, human) != 0
    return game.cap_cbt == NONE or game.cap_cbt > game.atlas.amount[kind]


def refuge(game: Claustrophobia, human: i64) -> i64:
    """Return the connected tiles with room to which Panic! may drive him, a bit each."""
    spot = game.at[human]
    found: i64 = 0
    for side in range(SIDES_EACH):
        if game.passes(HUMAN, spot, side) and game.room(HUMAN, game.neighbour(spot, side)) > 0:
            found |= bit(game.neighbour(spot, side))
    return found


def could_at_activation(game: Claustrophobia, human: i64) -> bool:
    if not game.in_play(human):
        return False
    for kind in range(game.atlas.kinds):
        if game.atlas.moment[kind] == W_ACT and fits_at_activation(game, kind, human):
            if game.could_hold(DEMON, game.atlas.of_kind[kind]):
                return True
    return False


class DemonAtActivation(Window[Claustrophobia]):
    """W2: a human has been picked, before he does anything."""

    def asked(self, game: Claustrophobia, human: i64, position: i64) -> i64:
        return DEMON if position == 0 else NOBODY

    def could(self, game: Claustrophobia, human: i64, seat: i64) -> bool:
        return could_at_activation(game, human)

    def actions(self, game: Claustrophobia, human: i64, seat: i64, choices: Choices) -> None:
        for kind in range(game.atlas.kinds):
            if game.atlas.moment[kind] == W_ACT and game.holds(DEMON, kind) and fits_at_activation(game, kind, human):
                choices.add(act(PLAY, kind))

    def apply(self, game: Claustrophobia, human: i64, seat: i64, action: i64) -> None:
        kind = first_of(action)
        hands.play(game, kind, human)
        if game.atlas.effect[kind] == PANIC:
            game.then(PANIC_STEP, human)
        elif game.atlas.effect[kind] == CAP_STAT:
            game.cap_cbt = game.atlas.amount[kind]  # Terror
            game.tell(events.STAT_CAPPED, human, CBT, game.cap_cbt, UNTIL_ACTIVATION)


class PanicStep(Clause1[Claustrophobia]):
    """The Demon moves him, whatever holds him; he has no move in this activation."""

    def run(self, game: Claustrophobia, human: i64) -> None:
        found = refuge(game, human)
        if without_first(found) == 0:
            flee(game, human, nth(found, 0))
        else:
            game.then(PANIC_WHERE, DEMON, human)


class PanicWhere(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, human: i64, choices: Choices) -> None:
        for spot in range(game.spots):
            if refuge(game, human) >> spot & 1:
                choices.add(act(SPOT, spot))

    def apply(self, game: Claustrophobia, seat: i64, human: i64, action: i64) -> None:
        flee(game, human, first_of(action))


def flee(game: Claustrophobia, human: i64, to: i64) -> None:
    game.tell(events.PANICKED, human, game.where(game.at[human]), game.where(to))
    game.halted = 1
    game.tell(events.MOVE_ENDS, human, BY_PANIC)
    arrive(game, human, to)


AFTER_INITIATIVE: Final = DemonAfterInitiative()
VERTIGO: Final = Vertigo()
VERTIGO_FIRST: Final = VertigoFirst()
VERTIGO_SECOND: Final = VertigoSecond()
RUST: Final = Rust()
RUST_WHO: Final = RustWho()
AT_ACTIVATION: Final = DemonAtActivation()
PANIC_STEP: Final = PanicStep()
PANIC_WHERE: Final = PanicWhere()
