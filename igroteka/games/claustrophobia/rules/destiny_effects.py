"""What the spaces of the Board of Destiny do (CL-058 to CL-066, CL-R23, CL-R28, CL-R44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause1, Decision2
from igroteka.games.claustrophobia.content.vocabulary import (
    CALM,
    CBT,
    DEMON,
    DRAW_EVENT,
    FUTILE,
    HUMANS,
    MVT,
    THREAT,
    TROG_STAT,
    UNTIL_H,
    WAIVE_HUMANS,
    WAIVE_OPENING,
)
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.combat import hit
from igroteka.games.claustrophobia.rules.hands import DRAW_EVENTS
from igroteka.games.claustrophobia.rules.threat_points import gain_tp
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import WARRIOR
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_SPACE, BY_TRAP


class SpaceWorks(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, space: i64) -> None:
        atlas = game.atlas
        effect = atlas.space_effect[space]
        amount = atlas.space_amount[space]
        if effect == THREAT:
            amount = threat_of(game, space)
        elif effect == DRAW_EVENT:
            amount *= dice.dice_in(game.board[space])
        game.tell(events.SPACE_WORKS, space, amount)
        if effect == CALM:
            game.calm += amount  # CL-058
        elif effect == THREAT:
            gain_tp(game, amount, BY_SPACE)  # CL-059
        elif effect == TROG_STAT:
            improve(game, space)  # CL-060
        elif effect == DRAW_EVENT:
            game.then(DRAW_EVENTS, amount)  # CL-061
        elif effect == WAIVE_HUMANS:
            game.waive_humans = 1  # CL-062
        elif effect == WAIVE_OPENING:
            game.waive_opening = 1  # CL-063
        elif effect == FUTILE:
            game.cap_mvt = atlas.space_cap[space]  # CL-065, CL-R29
            game.tell(events.STAT_CAPPED, NONE, MVT, game.cap_mvt, UNTIL_H)
            improve(game, space)
        else:
            spring_trap(game, amount)  # CL-066


def threat_of(game: Claustrophobia, space: i64) -> i64:
    """Count TP for each die, more for a high one unless the scenario makes it flat (CL-057)."""
    total: i64 = 0
    for value in range(1, dice.FACES + 1):
        high = value >= game.atlas.space_high_from[space] and not game.scenario.flat >> space & 1
        each = game.atlas.space_high[space] if high else game.atlas.space_amount[space]
        total += each * dice.count_of(game.board[space], value)
    return total


def improve(game: Claustrophobia, space: i64) -> None:
    """CL-060: all Troglodytes, those brought in later too; CL-R44: different spaces add up."""
    stat = game.atlas.space_stat[space]
    amount = game.atlas.space_amount[space]
    if stat == MVT:
        game.trog_mvt += amount
    elif stat == CBT:
        game.trog_cbt += amount
    else:
        game.trog_def += amount
    game.tell(events.STAT_CHANGED, NONE, stat, amount + 8, game.atlas.space_until[space])


def spring_trap(game: Claustrophobia, hits: i64) -> None:
    """CL-066, CL-R28: the Demon picks one human warrior; it is a hit, not an attack."""
    found: i64 = NONE
    for human in range(HUMANS):
        if game.in_play(human):
            if found != NONE:
                game.then(TRAP_WHOM, DEMON, hits)
                return
            found = human
    trap(game, found, hits)


class TrapWhom(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, hits: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if game.in_play(human):
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, hits: i64, action: i64) -> None:
        trap(game, first_of(action), hits)


def trap(game: Claustrophobia, human: i64, hits: i64) -> None:
    game.tell(events.TRAPPED, human)
    hit(game, human, hits, BY_TRAP)


SPACE_WORKS: Final = SpaceWorks()
TRAP_WHOM: Final = TrapWhom()
