"""Wounds of human warriors: where they are put, healing, Exhaustion, death (CL-026 to CL-031, CL-112, CL-113)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Clause2, Clause3, Decision3
from igroteka.engine.window import Window
from igroteka.games.claustrophobia.content.vocabulary import (
    DEMON,
    HUMAN,
    LAST_STAND,
    LINES,
    SOUL_HARVEST,
    THE_DEMON,
    W_DEATH,
)
from igroteka.games.claustrophobia.rules import hands
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.rules.threat_points import gain_tp
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import LINE, PLAY
from igroteka.games.claustrophobia.state.fields import CHEST, DEAD, EXHAUSTED, NONE
from igroteka.games.claustrophobia.state.game import ALL_LINES, Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_ATTACK, BY_HARVEST

SOURCES: Final[i64] = 8  # a frame of a wound holds how many * SOURCES + source


# --- Exhaustion ---


def judge_exhaustion(game: Claustrophobia, human: i64) -> None:
    """CL-026, CL-031: by the line of the die that he is given now; a wound may be ignored (Second Wind)."""
    die = game.die(human)
    if die > 0 and game.is_wounded(human, die - 1) and game.ignored(human) != die:
        game.give(human, EXHAUSTED)
    else:
        game.take(human, EXHAUSTED)


def recover(game: Claustrophobia, human: i64) -> None:
    """CL-048, CL-049: no longer Exhausted; he uses the line of his die and may still act."""
    game.take(human, EXHAUSTED)
    game.tell(events.RECOVERED, human, game.die(human))


# --- healing ---


class Heal(Clause2[Claustrophobia]):
    """CL-047: so many wounds, the Human chooses which, one at a time; all if he has no more."""

    def run(self, game: Claustrophobia, human: i64, many: i64) -> None:
        wounds = game.wounds(human)
        if many >= wounds:
            for line in range(LINES):
                if game.is_wounded(human, line):
                    heal_line(game, human, line)
        elif many > 0:
            game.then(HEAL_LINE, HUMAN, human, many)


class HealLine(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, human: i64, many: i64, choices: Choices) -> None:
        for line in range(LINES):
            if game.is_wounded(human, line):
                choices.add(act(LINE, line))

    def apply(self, game: Claustrophobia, seat: i64, human: i64, many: i64, action: i64) -> None:
        heal_line(game, human, first_of(action))
        game.then(HEAL, human, many - 1)


def heal_line(game: Claustrophobia, human: i64, line: i64) -> None:
    """CL-047: the line is free again at once; CL-R09: only the line of his die ends Exhaustion."""
    game.body[human] &= ~bit(line)
    game.tell(events.HEALED, human, line + 1, game.wounds(human))
    if game.is_exhausted(human) and game.die(human) == line + 1:
        recover(game, human)


# --- wounds ---


class Wound(Clause3[Claustrophobia]):
    """CL-112: a free line for each; CL-R54: not asked where all of them come to the same."""

    def run(self, game: Claustrophobia, human: i64, many: i64, source: i64) -> None:
        if many == 0 or not game.in_play(human):
            return
        free = LINES - game.wounds(human)
        saved = source == BY_ATTACK and could_stand(game)
        if free == 1 and saved and game.stand != human:
            AT_DEATH.open(game, human)
            game.then(LAST_WOUND, human, many, source)
        elif free == 1:
            game.then(LAST_WOUND, human, many, source)
        elif many >= free and not saved:
            wound_all(game, human, source)
        else:
            game.then(WOUND_LINE, chooser(game, source), human, many * SOURCES + source)


def chooser(game: Claustrophobia, source: i64) -> i64:
    """CL-108, CL-112: the Human; after Festering Wound the Demon."""
    return DEMON if source == BY_ATTACK and game.festering else HUMAN


def could_stand(game: Claustrophobia) -> bool:
    """Tell whether the Human may hold a card that saves a dying warrior, as far as everybody knows."""
    return game.could_hold(HUMAN, game.atlas.at_moment[W_DEATH])


class WoundLine(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, human: i64, how: i64, choices: Choices) -> None:
        for line in range(LINES):
            if not game.is_wounded(human, line):
                choices.add(act(LINE, line))

    def apply(self, game: Claustrophobia, seat: i64, human: i64, how: i64, action: i64) -> None:
        put_wound(game, human, first_of(action), how % SOURCES)
        game.then(WOUND, human, how // SOURCES - 1, how % SOURCES)


def put_wound(game: Claustrophobia, human: i64, line: i64, source: i64) -> None:
    """CL-116, CL-117: on the line in use it does not exhaust him now."""
    game.body[human] |= bit(line)
    game.tell(events.WOUNDED, human, line + 1, game.wounds(human), source)


def wound_all(game: Claustrophobia, human: i64, source: i64) -> None:
    for line in range(LINES):
        if not game.is_wounded(human, line):
            put_wound(game, human, line, source)
    die(game, human)


class AtDeath(Window[Claustrophobia]):
    """W6: a wound of an attack would be the sixth; the Human may hold a card against it."""

    def asked(self, game: Claustrophobia, human: i64, position: i64) -> i64:
        return HUMAN if position == 0 else NOBODY

    def could(self, game: Claustrophobia, human: i64, seat: i64) -> bool:
        return game.stand != human and could_stand(game)

    def actions(self, game: Claustrophobia, human: i64, seat: i64, choices: Choices) -> None:
        for kind in range(game.atlas.kinds):
            if game.atlas.effect[kind] == LAST_STAND and game.holds(HUMAN, kind):
                choices.add(act(PLAY, kind))

    def apply(self, game: Claustrophobia, human: i64, seat: i64, action: i64) -> None:
        hands.play(game, first_of(action), human)
        game.stand = human


class LastWound(Clause3[Claustrophobia]):
    """CL-113: all six lines are wounded, he dies; Last Stand cancels what goes beyond the fifth."""

    def run(self, game: Claustrophobia, human: i64, many: i64, source: i64) -> None:
        if source == BY_ATTACK and game.stand == human:
            game.tell(events.SURVIVED, human, many)
        else:
            wound_all(game, human, source)


# --- death ---


def die(game: Claustrophobia, human: i64) -> None:
    """CL-113, CL-R39: figure, die and objects are removed at once; scenario tokens stay on the tile."""
    spot = game.at[human]
    gone = game.objects(human)
    game.at[human] = DEAD
    game.body[human] = ALL_LINES
    game.tell(events.HUMAN_DIED, human, game.where(spot))
    if gone != 0:
        game.tell(events.OBJECTS_GONE, human, gone)  # CL-046
    if game.blessed == human:
        game.blessed = NONE
    if game.carrier == human:
        game.carrier = NONE
        game.mark(spot, CHEST)
        game.tell(events.CHEST_DROPPED, human, game.where(spot))
    harvest(game)
    game.then(MOMENTS.died[game.scenario.died], human, spot)
    judge(game)


def harvest(game: Claustrophobia) -> None:
    """Soul harvest: while that Demon is in play the death of a human heals it and feeds it."""
    if game.scenario.ability == SOUL_HARVEST and game.fiend_at[THE_DEMON] >= 0:
        healed = min(game.scenario.ability_amount, game.wounds_of(THE_DEMON))
        game.set_wounds(THE_DEMON, game.wounds_of(THE_DEMON) - healed)
        game.tell(events.HARVESTED, game.figure(THE_DEMON), healed, game.scenario.ability_amount)
        gain_tp(game, game.scenario.ability_amount, BY_HARVEST)


HEAL: Final = Heal()
HEAL_LINE: Final = HealLine()
WOUND: Final = Wound()
WOUND_LINE: Final = WoundLine()
LAST_WOUND: Final = LastWound()
AT_DEATH: Final = AtDeath()
