"""When an artifact is worth its use, by what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.step import second
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.hints.action_values import NEVER
from igroteka.games.trappers.hints.cell_values import best_end, ends, shifting, voiced
from igroteka.games.trappers.hints.dice_values import battle_hope, mean_result, raid_hope, result
from igroteka.games.trappers.hints.evaluation import Mind
from igroteka.games.trappers.rules.action_phase import DEED
from igroteka.games.trappers.rules.dice import FACES, IN_BATTLE, ON_RONGAUT
from igroteka.games.trappers.rules.routes import points, reach, spend, start_of, stops_for, ways_for
from igroteka.games.trappers.state.fields import FREE, NONE
from igroteka.games.trappers.state.game import Trappers

EFFECTS: Final = 8


class Use:
    """Of one effect; what it costs to part with the card is counted."""

    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        return NEVER


# --- at the start of a turn: where it could end ---


class Jump(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        barred = game.rivals_settlements(mind.seat)
        best = NEVER
        for cell in range(terms.CELLS):
            if barred >> cell & 1 == 0:
                best = max(best, ends(game, mind, cell, FREE))
        return best - mind.keeps(kind)


class Overdrive(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        if game.jumped:
            return NEVER
        at = reach(game, mind.seat)
        ways = ways_for(game, mind.seat)
        stops = stops_for(game, mind.seat)
        for _point in range(game.atlas.amount[kind]):
            at = spend(ways, stops, at)
        return best_end(game, mind, at) - mind.keeps(kind)


class Antigrav(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        if game.jumped:
            return NEVER
        at = start_of(game, mind.seat)
        for _point in range(points(game, mind.seat)):
            at = spend(game.atlas.ghost_open, 0, at)
        return best_end(game, mind, at) - mind.keeps(kind)


# --- on the cell: what could be done there ---


class Metamorph(Use):
    """On the cell where the other form is needed, not before."""

    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        return shifting(game, mind, kind) if game.step() is DEED else NEVER


class Voice(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        worth = mind.favour(game, game.clan_here(mind.seat), game.atlas.amount[kind]) - mind.keeps(kind)
        best = mind.base + worth
        return max(best, voiced(game, mind, kind)) if game.step() is DEED else best


# --- around a die ---


def against(game: Trappers) -> i64:
    """The rival of a battle: what is pending under the question names him."""
    return second(game.stack[game.depth - 1]) if second(game.top) == IN_BATTLE else NONE


class Rage(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        what = second(game.top)
        amount = game.atlas.amount[kind]
        if what == IN_BATTLE:
            rival = against(game)
            plain = battle_hope(game, mind, rival, game.rage)
            return battle_hope(game, mind, rival, game.rage + amount) - plain - mind.keeps(kind)
        plain = raid_hope(game, mind, what)
        game.rage += amount
        helped = raid_hope(game, mind, what)
        game.rage -= amount
        return helped - plain - mind.keeps(kind)


class Cocoon(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        if second(game.top) == ON_RONGAUT or game.cocoon:
            return NEVER
        return -mind.joins(game, game.die - FACES) - mind.keeps(kind)


class Loop(Use):
    def of(self, game: Trappers, mind: Mind, kind: i64, /) -> i64:
        what = second(game.top)
        rival = against(game)
        lies = result(game, mind, what, rival, game.die)
        return mean_result(game, mind, what, rival) - lies - mind.keeps(kind)


class Uses:
    def __init__(self) -> None:
        self.by_effect: vec[Use] = vec[Use]([Use()] * EFFECTS)
        self.by_effect[terms.TELEPORT] = Jump()
        self.by_effect[terms.MORE_MP] = Overdrive()
        self.by_effect[terms.GHOST_MOVE] = Antigrav()
        self.by_effect[terms.MORE_ATTACK] = Rage()
        self.by_effect[terms.NO_LOSSES] = Cocoon()
        self.by_effect[terms.SET_FORM] = Metamorph()
        self.by_effect[terms.REP_HERE] = Voice()
        self.by_effect[terms.REROLL] = Loop()


USES: Final = Uses()
