"""What building and activating structures is worth: each work with its price, the best one found by trying it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import nth, without_first
from igroteka.games.havoc.content.vocabulary import (
    BARRIER,
    EXTRACT,
    HUMANS,
    MARK_CONTROL,
    MUSTER,
    NOT_ACTIVATED,
    PUT_ARTILLERY,
    PUT_WATCHTOWER,
    SHOOT,
    SPEND,
    STORE_CARD,
)
from igroteka.games.havoc.hints.evaluation import ALL, Mind
from igroteka.games.havoc.hints.weights import POINT
from igroteka.games.havoc.rules.action_phase import ACTIONS_EACH
from igroteka.games.havoc.rules.building import grounds, why_not_raise, why_not_use
from igroteka.games.havoc.rules.rebuilding import can_dissolve, can_rebuild
from igroteka.games.havoc.rules.rebuilding import why_not_raise as why_not_replace
from igroteka.games.havoc.rules.structures import targets
from igroteka.games.havoc.state.fields import ACTIVATED, CRYSTALS, NONE
from igroteka.games.havoc.state.game import Havoc

NEVER: Final[i64] = -1000000
ELSEWHERE: Final[i64] = 60  # percent of a structure's promise where one of its kind stands already


class Work:
    """A structure to build, or to activate in a region."""

    def __init__(self) -> None:
        self.structure: i64 = NONE
        self.region: i64 = NONE  # where it stands, or is built
        self.builds = False
        self.cost: i64 = 1
        self.gain: i64 = 0

    def carry_out(self, game: Havoc) -> None:
        """Do on a copy what matters for the works that follow."""
        if self.builds:
            game.raise_structure(self.structure, self.region)
            return
        game.mark(self.region, ACTIVATED + self.structure)
        effect = game.atlas.structure_effect[self.structure]
        side = game.atlas.side_of[self.structure]
        if effect == EXTRACT:
            game.lay(self.region, CRYSTALS, -1)
            game.stored += game.atlas.size[self.structure]
        elif effect == SPEND:
            game.stored -= min(game.stored, game.atlas.size[self.structure])
        elif effect == MUSTER:
            placed = min(game.atlas.size[self.structure], game.reserve[side])
            game.reserve[side] -= placed
            game.add_soldiers(side, self.region, placed)


def best_work(game: Havoc, mind: Mind, points: i64) -> Work:
    """Return the work that brings most for its price; its gain is 0 if there is none."""
    best = Work()
    side = mind.side
    atlas = game.atlas
    for structure in range(atlas.structures):
        if atlas.side_of[structure] != side:
            continue
        if why_not_raise(game, side, structure, points) == 0:
            weigh_raising(game, mind, structure, best)
        if atlas.activation[structure] != NOT_ACTIVATED:
            for region in range(game.map.regions):
                if game.has_structure(structure, region) and why_not_use(game, structure, region, points) == 0:
                    gain = activation(game, mind, structure, region)
                    if better(gain, atlas.activation[structure], best):
                        note(best, structure, region, False, atlas.activation[structure], gain)
    return best


def better(gain: i64, cost: i64, best: Work) -> bool:
    return gain > 0 and (best.gain == 0 or gain * best.cost > best.gain * cost)


def note(best: Work, structure: i64, region: i64, builds: bool, cost: i64, gain: i64) -> None:
    best.structure = structure
    best.region = region
    best.builds = builds
    best.cost = cost
    best.gain = gain


def weigh_raising(game: Havoc, mind: Mind, structure: i64, best: Work) -> None:
    """Weigh a structure by what it promises, and where it would work best at once."""
    region = best_ground(game, mind, structure)
    gain = promise(game, mind, structure)
    if better(gain, game.atlas.cost[structure], best):
        note(best, structure, region, True, game.atlas.cost[structure], gain)


def best_ground(game: Havoc, mind: Mind, structure: i64) -> i64:
    """Return the region where the structure serves best: by what it could do there, and how safe it is."""
    best: i64 = NONE
    most: i64 = 0
    places = grounds(game, mind.side, structure)
    while places != 0:
        region = nth(places, 0)
        places = without_first(places)
        worth = service(game, mind, structure, region) + mind.keeps(region, game.soldiers(mind.side, region))
        if best == NONE or worth > most:
            best = region
            most = worth
    return best


def promise(game: Havoc, mind: Mind, structure: i64) -> i64:
    """Return what the structure promises for the rounds left, as the judgement of a position counts it."""
    effect = game.atlas.structure_effect[structure]
    rounds = min(mind.later, mind.temper.standing_rounds) * ACTIONS_EACH + mind.acts
    worth = mind.temper.standing[effect] * rounds // ACTIONS_EACH
    for other in range(game.map.regions):
        if game.has_structure(structure, other):
            return worth * ELSEWHERE // ALL
    return worth


def service(game: Havoc, mind: Mind, structure: i64, region: i64) -> i64:
    """Return what one activation would bring if the structure stood in the region."""
    if game.atlas.activation[structure] == NOT_ACTIVATED:
        return mind.holding(region, game.crystals(region) * 100, 0) // 4
    return max(activation(game, mind, structure, region), 0)


def activation(game: Havoc, mind: Mind, structure: i64, region: i64) -> i64:
    """Return what activating the structure brings now."""
    effect = game.atlas.structure_effect[structure]
    temper = mind.temper
    if effect == EXTRACT:
        if game.crystals(region) == 0:
            return 0
        return game.atlas.size[structure] * temper.stored - mind.crystal * mind.keeps(region, 0) // ALL
    if effect == SPEND:
        many = min(game.stored, game.atlas.size[structure])
        kept = temper.stored if mind.later > 0 or mind.acts > 0 else 0
        return many * (game.atlas.structure_vp[structure] * POINT - kept)
    if effect == MUSTER:
        placed = min(game.atlas.size[structure], game.reserve[mind.side])
        return placed * (mind.field - mind.spare)
    if effect == STORE_CARD:
        return temper.stored_card
    if effect == BARRIER:
        short = mind.keeps(region, mind.temper.raid_most) - mind.keeps(region, game.soldiers(mind.side, region))
        return game.crystals(region) * mind.crystal * short // ALL
    best: i64 = 0
    goals = targets(game, structure, region)
    while goals != 0:
        best = max(best, strike(game, mind, structure, nth(goals, 0)))
        goals = without_first(goals)
    return best


def strike(game: Havoc, mind: Mind, structure: i64, target: i64) -> i64:
    """Return what the structure does to one region."""
    effect = game.atlas.structure_effect[structure]
    side = mind.side
    if effect == MARK_CONTROL:
        gain = mind.holding(target, game.crystals(target) * 100, 0)
        return gain + (gain * mind.share // ALL if game.owner(target) != NONE else 0)
    fights = game.battle_at(target) > 0 and game.soldiers(side, target) > 0
    if effect == SHOOT:
        worth = game.atlas.structure_vp[structure] * POINT + (mind.field - mind.spare) * mind.share // ALL
        if not fights:
            return worth
        own = game.soldiers(side, target)
        foes = game.foes(side, target)
        attacks = game.attacker_at(target) == side
        crystals = game.crystals(target) * 100
        before = mind.fight(game, target, own, foes, crystals, 0, attacks)
        if foes == 1:
            return worth + max(mind.holding(target, crystals, own) - before, 0)  # CH-116
        return worth + max(mind.fight(game, target, own, foes - 1, crystals, 0, attacks) - before, 0)
    assert effect == PUT_ARTILLERY or effect == PUT_WATCHTOWER
    assert side == HUMANS
    return mind.temper.support if fights else mind.temper.idle_support


def best_rebuild(game: Havoc, mind: Mind, region: i64) -> Work:
    """Return the best that Adaptive Construction can do there, or anywhere: a structure, or a soldier for one."""
    best = Work()
    best.gain = NEVER
    for place in range(game.map.regions):
        if (region == NONE or place == region) and can_rebuild(game, mind.side, place):
            weigh_rebuild(game, mind, place, best)
    return best


def weigh_rebuild(game: Havoc, mind: Mind, region: i64, best: Work) -> None:
    own = game.soldiers(mind.side, region)
    here = mind.region(game, region, own, 0)
    for structure in range(game.atlas.structures):
        if game.atlas.side_of[structure] != mind.side:
            continue
        if why_not_replace(game, mind.side, structure, region) == 0:
            gain = promise(game, mind, structure) + mind.region(game, region, own - 1, 0) + mind.spare - here
            if game.atlas.activation[structure] != NOT_ACTIVATED:
                gain += max(activation(game, mind, structure, region), 0)
            if gain > best.gain:
                note(best, structure, region, True, 1, gain)
        if can_dissolve(game, mind.side, structure, region):
            gain = mind.region(game, region, own + 1, 0) - here - mind.spare - promise(game, mind, structure)
            if gain > best.gain:
                note(best, structure, region, False, 1, gain)
