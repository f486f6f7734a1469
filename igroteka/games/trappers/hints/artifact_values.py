"""When an artifact is worth its use, by what it does."""

from __future__ import annotations

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


def use(game: Trappers, mind: Mind, kind: i64) -> i64:
    """Return what it is worth to use an artifact now, less what it costs to part with the card."""
    effect = game.atlas.effect[kind]
    if effect == terms.SET_FORM:  # on the cell where the other form is needed, not before
        return shifting(game, mind, kind) if game.step() is DEED else NEVER
    if effect == terms.TELEPORT:
        worth = jump(game, mind)
    elif effect == terms.MORE_MP or effect == terms.GHOST_MOVE:
        worth = NEVER if game.jumped else farther(game, mind, kind)
    elif effect == terms.MORE_ATTACK:
        worth = rage(game, mind, game.atlas.amount[kind])
    elif effect == terms.NO_LOSSES:
        spared = second(game.top) != ON_RONGAUT and not game.cocoon
        worth = -mind.joins(game, game.die - FACES) if spared else NEVER
    elif effect == terms.REP_HERE:
        return voice(game, mind, kind)
    else:
        worth = again(game, mind)
    return worth - mind.keeps(kind) if worth != NEVER else NEVER


# --- at the start of a turn: where it could end ---


def jump(game: Trappers, mind: Mind) -> i64:
    barred = game.rivals_settlements(mind.seat)
    best = NEVER
    for cell in range(terms.CELLS):
        if barred >> cell & 1 == 0:
            best = max(best, ends(game, mind, cell, FREE))
    return best


def farther(game: Trappers, mind: Mind, kind: i64) -> i64:
    """With more points, or over pits and past forced stops."""
    if game.atlas.effect[kind] == terms.GHOST_MOVE:
        at = start_of(game, mind.seat)
        for _point in range(points(game, mind.seat)):
            at = spend(game.atlas.ghost_open, 0, at)
        return best_end(game, mind, at)
    at = reach(game, mind.seat)
    ways = ways_for(game, mind.seat)
    stops = stops_for(game, mind.seat)
    for _point in range(game.atlas.amount[kind]):
        at = spend(ways, stops, at)
    return best_end(game, mind, at)


# --- on the cell: what could be done there ---


def voice(game: Trappers, mind: Mind, kind: i64) -> i64:
    worth = mind.favour(game, game.clan_here(mind.seat), game.atlas.amount[kind]) - mind.keeps(kind)
    best = mind.base + worth
    return max(best, voiced(game, mind, kind)) if game.step() is DEED else best


# --- around a die ---


def against(game: Trappers) -> i64:
    """The rival of a battle: what is pending under the question names him."""
    return second(game.stack[game.depth - 1]) if second(game.top) == IN_BATTLE else NONE


def rage(game: Trappers, mind: Mind, amount: i64) -> i64:
    what = second(game.top)
    if what == IN_BATTLE:
        rival = against(game)
        plain = battle_hope(game, mind, rival, game.rage)
        return battle_hope(game, mind, rival, game.rage + amount) - plain
    plain = raid_hope(game, mind, what)
    game.rage += amount
    helped = raid_hope(game, mind, what)
    game.rage -= amount
    return helped - plain


def again(game: Trappers, mind: Mind) -> i64:
    """The mean of another throw, against what lies there."""
    what = second(game.top)
    rival = against(game)
    return mean_result(game, mind, what, rival) - result(game, mind, what, rival, game.die)
