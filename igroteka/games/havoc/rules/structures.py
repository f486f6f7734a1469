"""What structures do when they are activated, by the name of their effect; who may be activated and where (5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Clause3, Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import (
    ADJACENT,
    BARRIER,
    EXTRACT,
    HERE,
    MACHINES,
    MARK_CONTROL,
    MUSTER,
    NEAR,
    PUT_ARTILLERY,
    PUT_WATCHTOWER,
    SHOOT,
    SPEND,
    STORE_CARD,
    TERRAIN_DECKS,
    TWO_STEPS,
)
from igroteka.games.havoc.rules.casualties import from_reserve, shoot
from igroteka.games.havoc.rules.control import claim
from igroteka.games.havoc.rules.end_of_move import offer_regions
from igroteka.games.havoc.rules.points import BY_STRUCTURE, gain
from igroteka.games.havoc.state import decks, events, reasons
from igroteka.games.havoc.state.actions import CARD, DECK, NUMBER
from igroteka.games.havoc.state.fields import ARTILLERY, BARRIER_HERE, CRYSTALS, UPLINK_HERE, WATCHTOWERS
from igroteka.games.havoc.state.game import Havoc


def in_reach(game: Havoc, structure: i64, region: i64) -> i64:
    """CH-R92: the regions that the structure reaches over borders and arrows, a bit each."""
    reach = game.atlas.reach[structure]
    here = bit(region)
    if reach == HERE:
        return here
    near = game.near(region)
    if reach == NEAR:
        return near | here
    if reach == ADJACENT:
        return near
    if reach == TWO_STEPS:
        left = near
        while left != 0:
            near |= game.near(nth(left, 0))
            left = without_first(left)
        return near | here
    return game.map.all


def is_target(game: Havoc, side: i64, effect: i64, region: i64) -> bool:
    """Tell whether a region can be chosen for the effect."""
    if game.is_hq(region):
        return False
    if effect == SHOOT:
        return game.foes(side, region) > 0  # a battle region too
    if effect == MARK_CONTROL:  # CH-R30: Trog tokens stay; CH-R61: another's marker is replaced
        return game.battle_at(region) == 0 and not game.is_occupied(region) and not game.controls(side, region)
    return True  # support tokens lie anywhere, battle regions too


def targets(game: Havoc, structure: i64, region: i64) -> i64:
    side = game.atlas.side_of[structure]
    effect = game.atlas.structure_effect[structure]
    found: i64 = 0
    left = in_reach(game, structure, region)
    while left != 0:
        target = nth(left, 0)
        left = without_first(left)
        if is_target(game, side, effect, target):
            found |= bit(target)
    return found


def support_left(game: Havoc, structure: i64) -> i64:
    """Count the support tokens in the supply."""
    what = ARTILLERY if game.atlas.structure_effect[structure] == PUT_ARTILLERY else WATCHTOWERS
    return game.atlas.supports[structure] - game.laid_out(what, 7)


def why_not_activate(game: Havoc, structure: i64, region: i64) -> i64:
    """Say why a structure cannot be activated now, whatever it costs."""
    if not game.controls(game.atlas.side_of[structure], region):
        return reasons.NOT_CONTROLLED  # CH-100
    if game.battle_at(region) and not game.atlas.in_battle[structure] and not game.lies(region, UPLINK_HERE):
        return reasons.BATTLE_THERE  # CH-084
    return why_no_effect(game, structure, region)


def why_no_effect(game: Havoc, structure: i64, region: i64) -> i64:
    effect = game.atlas.structure_effect[structure]
    side = game.atlas.side_of[structure]
    if effect == MUSTER:
        return why_not_muster(game, side, region)
    if effect == EXTRACT:
        return 0 if game.crystals(region) > 0 else reasons.NO_CRYSTAL_HERE
    if effect == SPEND:
        return 0 if game.stored > 0 else reasons.TOO_FEW_CRYSTALS
    if effect == BARRIER:
        return reasons.HOLDS_ALREADY if game.lies(region, BARRIER_HERE) else 0
    if effect == STORE_CARD:
        return 0 if filled_decks(game) > 0 else reasons.NOTHING_TO_DRAW
    if (effect == PUT_ARTILLERY or effect == PUT_WATCHTOWER) and support_left(game, structure) == 0:
        return reasons.NO_SUPPORT_LEFT
    return 0 if targets(game, structure, region) != 0 else reasons.NO_TARGET


def why_not_muster(game: Havoc, side: i64, region: i64) -> i64:
    """Say why no soldier can be placed in the region: CH-R29, CH-R78, CH-182."""
    if game.battle_at(region):
        return reasons.BATTLE_THERE
    if game.foes(side, region) > 0:
        return reasons.OCCUPIED  # CH-R57
    if game.lurks(region):
        return reasons.TROGS_LURK
    return 0 if game.reserve[side] > 0 else reasons.RESERVE_EMPTY


def filled_decks(game: Havoc) -> i64:
    """Count the terrain decks that have cards."""
    count: i64 = 0
    for terrain in range(TERRAIN_DECKS):
        if decks.left_in(game, terrain) > 0:
            count += 1
    return count


class Operate(Clause3[Havoc]):
    """The effect of a structure; what has one target only is not asked."""

    def run(self, game: Havoc, side: i64, structure: i64, region: i64) -> None:
        effect = game.atlas.structure_effect[structure]
        seat = game.seat_of(side)
        if effect == EXTRACT:
            extract(game, structure, region)
        elif effect == BARRIER:
            game.mark(region, BARRIER_HERE)
            game.tell(events.BARRIER_UP, region)
        elif effect == MUSTER:
            most = min(game.atlas.size[structure], game.reserve[side])
            if most > 1:
                game.then(MUSTER_MANY, seat, most, region)
            else:
                muster(game, side, region, most)
        elif effect == SPEND:
            most = min(game.atlas.size[structure], game.stored)
            if most > 1:
                game.then(SPEND_MANY, seat, structure, most)
            else:
                spend(game, structure, 1)
        elif effect == STORE_CARD:
            choose_deck(game, seat, structure)
        else:
            found = targets(game, structure, region)
            if without_first(found) == 0:
                strike(game, structure, nth(found, 0))
            else:
                game.then(CHOOSE_TARGET, seat, structure, region)


class ChooseTarget(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, structure: i64, region: i64, choices: Choices) -> None:
        offer_regions(targets(game, structure, region), choices)

    def apply(self, game: Havoc, seat: i64, structure: i64, region: i64, action: i64) -> None:
        strike(game, structure, first_of(action))


def strike(game: Havoc, structure: i64, target: i64) -> None:
    effect = game.atlas.structure_effect[structure]
    side = game.atlas.side_of[structure]
    if effect == MARK_CONTROL:
        claim(game, side, target)
    elif effect == SHOOT:
        shoot(game, side, target, game.atlas.structure_vp[structure], BY_STRUCTURE)
    else:
        tower: i64 = 1 if effect == PUT_WATCHTOWER else 0
        game.lay(target, WATCHTOWERS if tower else ARTILLERY, 1)
        many = game.watchtowers(target) if tower else game.artillery(target)
        game.tell(events.SUPPORT_PUT, target, tower, many)


def extract(game: Havoc, structure: i64, region: i64) -> None:
    """STORE: one crystal of the region and the rest from the supply."""
    game.lay(region, CRYSTALS, -1)
    game.stored += game.atlas.size[structure]
    game.tell(events.EXTRACTED, region, game.stored)


class MusterMany(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, most: i64, region: i64, choices: Choices) -> None:
        for many in range(1, most + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, most: i64, region: i64, action: i64) -> None:
        muster(game, game.side_of(seat), region, first_of(action))


def muster(game: Havoc, side: i64, region: i64, many: i64) -> None:
    from_reserve(game, side, region, many)
    game.tell(events.MUSTERED, side, region, many)


class SpendMany(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, structure: i64, most: i64, choices: Choices) -> None:
        for many in range(1, most + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, structure: i64, most: i64, action: i64) -> None:
        spend(game, structure, first_of(action))


def spend(game: Havoc, structure: i64, many: i64) -> None:
    game.stored -= many
    game.tell(events.SPENT, many, game.stored)
    gain(game, game.atlas.side_of[structure], many * game.atlas.structure_vp[structure], BY_STRUCTURE)


# --- the Matrix: CH-R60 ---


def choose_deck(game: Havoc, seat: i64, structure: i64) -> None:
    if filled_decks(game) > 1:
        game.then(MATRIX_DECK, seat, structure)
        return
    for terrain in range(TERRAIN_DECKS):
        if decks.left_in(game, terrain) > 0:
            game.then(STORE, structure, terrain)


class MatrixDeck(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, structure: i64, choices: Choices) -> None:
        for terrain in range(TERRAIN_DECKS):
            if decks.left_in(game, terrain) > 0:
                choices.add(act(DECK, terrain))

    def apply(self, game: Havoc, seat: i64, structure: i64, action: i64) -> None:
        game.then(STORE, structure, first_of(action))


class Store(Chance2[Havoc]):
    """The top card of the deck is stored face down; its owner may look at it."""

    def outcomes(self, game: Havoc, structure: i64, terrain: i64, odds: Odds) -> None:
        decks.outcomes(game, terrain, odds)

    def sample(self, game: Havoc, structure: i64, terrain: i64, rng: Rng) -> i64:
        return decks.sample(game, terrain, rng)

    def apply(self, game: Havoc, structure: i64, terrain: i64, kind: i64) -> None:
        seat = game.seat_of(MACHINES)
        card = decks.take(game, terrain, kind)
        game.show(seat, card)
        game.matrix |= bit(card)
        game.tell(events.STORED_CARD, terrain, size(game.matrix))
        game.whisper(seat, events.STORED_WHICH, kind)
        if size(game.matrix) > game.atlas.size[structure]:
            game.then(MATRIX_OVERFLOW, seat)


class MatrixOverflow(Decision2[Havoc]):
    """CH-R60: at most three are stored; which goes is secret but for its terrain."""

    def actions(self, game: Havoc, seat: i64, _: i64, choices: Choices) -> None:
        left = game.matrix
        while left != 0:
            choices.add_new(act(CARD, game.atlas.kind[nth(left, 0)]))
            left = without_first(left)

    def apply(self, game: Havoc, seat: i64, _: i64, action: i64) -> None:
        put_away(game, first_of(action))


def put_away(game: Havoc, kind: i64) -> None:
    """The others see from which terrain a card goes, not which."""
    seat = game.seat_of(MACHINES)
    card = nth(game.matrix & game.atlas.of_kind[kind], 0)
    terrain = game.atlas.terrain_of[kind]
    alike = game.matrix & game.atlas.of_deck[terrain]
    if size(alike) > 1:
        game.mix(alike, seat, 0)
    game.matrix &= ~bit(card)
    decks.put_under(game, card)
    game.tell(events.PUT_UNDER, terrain, size(game.matrix))
    game.whisper(seat, events.PUT_UNDER_WHICH, kind)


OPERATE: Final = Operate()
CHOOSE_TARGET: Final = ChooseTarget()
MUSTER_MANY: Final = MusterMany()
SPEND_MANY: Final = SpendMany()
MATRIX_DECK: Final = MatrixDeck()
STORE: Final = Store()
MATRIX_OVERFLOW: Final = MatrixOverflow()
