"""What the humans want in a scenario: where each of them has to go, who matters, how much is still to be done.

It follows from the conditions under which the scenario lets them win, never from its name. Everything here is open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vectors import Scenario
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    EXIT,
    FIENDS,
    HUMAN_WINS,
    HUMANS,
    THE_DEMON,
    WHEN_CAPTIVE_OUT,
    WHEN_CHANTED,
    WHEN_CHEST_OUT,
    WHEN_DEMON_DEAD,
    WHEN_FREED,
    WHEN_FUSE_BURNT,
    WHEN_GATHERED,
    WHEN_LEFT,
    C,
    R,
)
from igroteka.games.claustrophobia.hints.weights import Temper
from igroteka.games.claustrophobia.state.fields import CHEST, NONE, TREASURE
from igroteka.games.claustrophobia.state.game import HEALTH, Claustrophobia
from igroteka.games.claustrophobia.state.stack import block_of

# aims, in the order of the weights
LEAVE: Final[i64] = 0
BURN: Final[i64] = 1
KILL: Final[i64] = 2
CHANT: Final[i64] = 3
FREE: Final[i64] = 4
FETCH: Final[i64] = 5
ESCORT: Final[i64] = 6
GATHER: Final[i64] = 7
AIMS: Final[i64] = 8

# mypyc takes a tuple of i64 for one that is not set yet
AIM_WHEN: Final = (
    int(WHEN_LEFT),
    int(WHEN_FUSE_BURNT),
    int(WHEN_DEMON_DEAD),
    int(WHEN_CHANTED),
    int(WHEN_FREED),
    int(WHEN_CHEST_OUT),
    int(WHEN_CAPTIVE_OUT),
    int(WHEN_GATHERED),
)


def aim_of(scenario: Scenario) -> i64:
    """Return the aim of the first end that is won by the humans."""
    for end in range(scenario.ends):
        if scenario.end_result[end] == HUMAN_WINS:
            for aim in range(AIMS):
                if scenario.end_when[end] >> AIM_WHEN[aim] & 1:
                    return aim
    return LEAVE


def amount_of(scenario: Scenario, aim: i64) -> i64:
    for end in range(scenario.ends):
        if scenario.end_result[end] == HUMAN_WINS and scenario.end_when[end] >> AIM_WHEN[aim] & 1:
            return scenario.end_amount[end]
    return 0


class Quest:
    """Aim of a scenario, and where it stands on a table: call `look` first."""

    def __init__(self, temper: Temper, scenario: Scenario) -> None:
        self.temper = temper
        self.scenario = scenario
        self.aim: i64 = aim_of(scenario)
        self.amount: i64 = amount_of(scenario, self.aim)
        self.goal: vec[i64] = filled(HUMANS)  # by human: spots where he is to go, a bit each, as the next one
        self.explores: vec[i64] = filled(HUMANS)  # 1: unexplored openings will do as well
        self.place: i64 = NONE  # spot where the aim is reached, NONE if it is not found

    def look(self, game: Claustrophobia) -> None:
        aim = self.aim
        self.place = NONE
        if aim == LEAVE or aim == FETCH or aim == ESCORT:
            self.place = exit_of(game)
        elif aim == KILL:
            self.place = game.fiend_at[THE_DEMON]
        elif aim != FREE:
            self.place = game.spot_of(self.scenario.target)
        for human in range(HUMANS):
            if game.at[human] >= 0:
                self.send(game, human)

    def send(self, game: Claustrophobia, human: i64) -> None:
        """Say where this human is to go."""
        aim = self.aim
        goal: i64 = 0
        explores: i64 = 0
        if human == R and self.waits(game):
            goal = guards_at(game)
            explores = 1 if goal == 0 else 0
        elif aim == FREE:
            goal = possessed_at(game)
            explores = 1 if game.fiends_waiting != 0 and (human != R or goal == 0) else 0
        elif aim == FETCH:
            goal = self.to_fetch(game, human)
            explores = 1 if game.carrier == NONE and not any_marked(game, CHEST) else 0
        elif aim == ESCORT:
            if game.in_play(C):
                goal = bit(self.place) if human == C or game.at[C] == self.place else bit(self.place) | bit(game.at[C])
            else:
                explores = 1
        elif self.place != NONE:
            goal = bit(self.place)
        else:
            explores = 1
        self.goal[human] = goal
        self.explores[human] = explores

    def waits(self, game: Claustrophobia) -> bool:
        """Tell whether the Redeemer, without whom nothing works, stays with the others until the place is found."""
        return self.aim == CHANT and self.place == NONE

    def to_fetch(self, game: Claustrophobia, human: i64) -> i64:
        if game.carrier == human:
            return bit(self.place)
        if game.carrier != NONE:
            return bit(self.place) | bit(game.at[game.carrier])
        lying = spots_marked(game, CHEST)
        return lying if lying != 0 else spots_marked(game, TREASURE)

    def weight(self, game: Claustrophobia, human: i64) -> i64:
        """Return how much this human matters, in percent of an ordinary one."""
        temper = self.temper
        aim = self.aim
        if aim == CHANT or aim == FREE:
            return temper.key if human == R else temper.others
        if aim == ESCORT and game.in_play(C):
            return temper.key if human == C else temper.others
        if aim == FETCH and game.carrier == human:
            return temper.carrier
        return 100

    # --- how much is still to be done ---

    def to_find(self, game: Claustrophobia) -> i64:
        """Return twice the tiles that will be drawn on the average up to the next target."""
        laid: i64 = 0
        for spot in range(game.spots):
            if self.scenario.targets >> game.tile(spot) & 1:
                laid += 1
        total: i64 = 0
        for block in range(self.scenario.blocks):
            left = digit(game.blocks, block)
            for place in range(len(game.known_top)):
                if block_of(game.known_top[place]) == block:
                    left += 1
            if self.scenario.block_targets[block] == 0:
                total += 2 * left
            elif laid > 0:
                laid -= 1
                total += 2 * left
            else:
                return total + left + 1
        return 0

    def deeds_left(self, game: Claustrophobia) -> i64:
        """Count what is to be done once the place is found: warriors who leave, words, wounds, rounds."""
        aim = self.aim
        if aim == LEAVE:
            return self.amount - game.left
        if aim == BURN:
            return game.clock if game.lit else self.scenario.fuse + 1
        if aim == KILL:
            return game.fiend_value(THE_DEMON, HEALTH) - game.wounds_of(THE_DEMON)
        if aim == CHANT:
            return self.amount - game.clock
        if aim == FREE:
            return self.amount - game.freed
        if aim == FETCH:
            return 0 if game.carrier != NONE else game.full_chests + game.empty_chests
        if aim == GATHER:
            return self.amount - (game.humans_on(self.place) if self.place != NONE else 0)
        return 1


def exit_of(game: Claustrophobia) -> i64:
    for spot in range(game.spots):
        if game.kind(spot) == EXIT:
            return spot
    return NONE


def guards_at(game: Claustrophobia) -> i64:
    """Return the spots of the Bodyguards, a bit each."""
    found: i64 = 0
    for human in range(HUMANS):
        if game.at[human] >= 0 and game.atlas.talents[human] >> BODYGUARD & 1:
            found |= bit(game.at[human])
    return found


def possessed_at(game: Claustrophobia) -> i64:
    """Return the spots of the Possessed, a bit each."""
    found: i64 = 0
    for fiend in range(1, FIENDS):
        if game.fiend_at[fiend] >= 0:
            found |= bit(game.fiend_at[fiend])
    return found


def spots_marked(game: Claustrophobia, mark: i64) -> i64:
    found: i64 = 0
    for spot in range(game.spots):
        if game.is_marked(spot, mark):
            found |= bit(spot)
    return found


def any_marked(game: Claustrophobia, mark: i64) -> bool:
    return spots_marked(game, mark) != 0
