"""Advantage cards that a warrior plays in his own activation (CL-039, CL-118, CL-146, CL-R05, CL-R06, CL-R08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, with_digit, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import ALLOWED, Choices, act, first_of
from igroteka.engine.step_kinds import Chance3, Clause3, Decision3
from igroteka.games.claustrophobia.content.vocabulary import (
    ACT,
    ACT_START,
    ATTACK_HITS,
    BOOST,
    DEMON,
    FIENDS,
    GRANT,
    GRENADE,
    HUMAN,
    HUMANS,
    LAMP_OIL,
    SIDES_EACH,
    TARGETS,
    TROGS_TARGET,
    UNTIL_ACTIVATION,
)
from igroteka.games.claustrophobia.content.vocabulary import HEAL as HEALS
from igroteka.games.claustrophobia.rules import dice, hands
from igroteka.games.claustrophobia.rules.activation import use_attack
from igroteka.games.claustrophobia.rules.combat import hit, told_as
from igroteka.games.claustrophobia.rules.losses import HIT_TROGS, hit_fiend, lose_token, remove_trog
from igroteka.games.claustrophobia.rules.wounds import HEAL
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import EDGE, PLAY, SPOT, TARGET
from igroteka.games.claustrophobia.state.fields import OIL_SIDES
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_GRENADE, FIEND, TOUGH_TROG, TROG, is_human

# --- may it be played ---


def why_not_play(game: Claustrophobia, kind: i64, human: i64) -> i64:
    """CL-039: moment and condition of a card in this warrior's activation; all of it is public."""
    atlas = game.atlas
    if atlas.moment[kind] == ACT_START and game.began:
        return reasons.HAS_ACTED
    if game.is_exhausted(human) and not atlas.while_exhausted[kind]:
        return reasons.EXHAUSTED  # CL-R08
    if atlas.replaces[kind] and game.attacked:
        return reasons.ATTACKED  # CL-R49
    effect = atlas.effect[kind]
    if effect == HEALS:
        return ALLOWED if game.wounds(human) > 0 else reasons.UNHURT
    if effect == BOOST:
        return reasons.NO_EFFECT if game.boosted >> kind & 1 else ALLOWED  # CL-R44
    if effect == GRANT:
        return reasons.NO_EFFECT if game.has_talent(human, atlas.talent[kind]) else ALLOWED
    if effect == GRENADE:
        return ALLOWED if in_reach(game, human) != 0 else reasons.NO_TARGET
    if effect == LAMP_OIL:
        return ALLOWED if edges_to_close(game, game.at[human]) != 0 else reasons.NO_TARGET
    if effect == ATTACK_HITS:
        return ALLOWED if targets_on(game, game.at[human]) != 0 else reasons.NO_TARGET
    return reasons.WRONG_MOMENT


def in_activation(game: Claustrophobia, kind: i64) -> bool:
    moment = game.atlas.moment[kind]
    return game.atlas.owner[kind] == HUMAN and (moment == ACT_START or moment == ACT)


def offer_own_cards(game: Claustrophobia, human: i64, choices: Choices) -> None:
    for kind in range(game.atlas.kinds):
        if in_activation(game, kind) and game.holds(HUMAN, kind):
            choices.offer(act(PLAY, kind), unless=why_not_play(game, kind, human))


def could_play(game: Claustrophobia, human: i64) -> bool:
    """Tell whether he may hold a card that fits now, as far as everybody knows: then he is asked."""
    if game.hand[HUMAN] == 0:
        return False
    for kind in range(game.atlas.kinds):
        if in_activation(game, kind) and game.could_hold(HUMAN, game.atlas.of_kind[kind]):
            if why_not_play(game, kind, human) == ALLOWED:
                return True
    return False


# --- what it may be about ---


def in_reach(game: Claustrophobia, human: i64) -> i64:
    """CL-118: tiles connected by an open passage with a warrior on them, a bit each."""
    spot = game.at[human]
    found: i64 = 0
    for side in range(SIDES_EACH):
        if game.passes(HUMAN, spot, side):
            other = game.neighbour(spot, side)
            if game.demons_on(other) + game.humans_on(other) > 0:
                found |= bit(other)
    return found


def edges_to_close(game: Claustrophobia, spot: i64) -> i64:
    """Return the sides of the tile that the Demon side may pass now, a bit each."""
    found: i64 = 0
    for side in range(SIDES_EACH):
        if game.passes(DEMON, spot, side):
            found |= bit(side)
    return found


def targets_on(game: Claustrophobia, spot: i64) -> i64:
    """CL-106: all Troglodytes are one target, every fiend another; a bit each."""
    found: i64 = 0
    if game.trogs(spot) > 0:
        found |= bit(TROGS_TARGET)
    for fiend in range(FIENDS):
        if game.fiend_at[fiend] == spot:
            found |= bit(1 + fiend)
    return found


def warrior_of(target: i64) -> i64:
    """Return the target of an attack as a warrior."""
    return TROG if target == TROGS_TARGET else FIEND + target - 1


# --- playing it ---


def play_card(game: Claustrophobia, kind: i64, human: i64) -> None:
    hands.play(game, kind, human)
    atlas = game.atlas
    if atlas.replaces[kind]:
        use_attack(game)  # CL-R49
    effect = atlas.effect[kind]
    if effect == HEALS:
        game.then(HEAL, human, atlas.amount[kind])
    elif effect == BOOST:
        stat = atlas.stat[kind]
        game.boosts = with_digit(game.boosts, stat, digit(game.boosts, stat) + atlas.amount[kind])
        game.boosted |= bit(kind)
        game.tell(events.STAT_CHANGED, human, stat, atlas.amount[kind] + 8, UNTIL_ACTIVATION)
    elif effect == GRANT:
        game.granted |= bit(atlas.talent[kind])
        game.tell(events.TALENT_GIVEN, human, atlas.talent[kind])
    elif effect == GRENADE:
        aim_grenade(game, kind, human)
    elif effect == LAMP_OIL:
        aim_oil(game, kind, human)
    else:
        aim_water(game, kind, human)


# --- Grenade ---


def aim_grenade(game: Claustrophobia, kind: i64, human: i64) -> None:
    spots = in_reach(game, human)
    if without_first(spots) == 0:
        throw_grenade(game, kind, human, nth(spots, 0))
    else:
        game.then(GRENADE_WHERE, HUMAN, human, kind)


class GrenadeWhere(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, human: i64, kind: i64, choices: Choices) -> None:
        spots = in_reach(game, human)
        while spots != 0:
            choices.add(act(SPOT, nth(spots, 0)))
            spots = without_first(spots)

    def apply(self, game: Claustrophobia, seat: i64, human: i64, kind: i64, action: i64) -> None:
        throw_grenade(game, kind, human, first_of(action))


def throw_grenade(game: Claustrophobia, kind: i64, human: i64, spot: i64) -> None:
    """CL-R05, CL-R06: all warriors of both sides there, each by a roll of its own; it is not combat."""
    game.tell(events.GRENADE_THROWN, human, game.where(spot))
    game.then(GRENADE_AT, kind, spot, TROG)
    game.then(GRENADE_AT, kind, spot, TOUGH_TROG)
    for fiend in range(FIENDS):
        if game.fiend_at[fiend] == spot:
            game.then(GRENADE_AT, kind, spot, FIEND + fiend)
    for other in range(HUMANS):
        if game.at[other] == spot:
            game.then(GRENADE_AT, kind, spot, other)


def blasted(game: Claustrophobia, spot: i64, warrior: i64) -> i64:
    """Count the dice for this warrior, or for all Troglodytes of one kind."""
    if warrior == TROG:
        return game.plain(spot)
    if warrior == TOUGH_TROG:
        return game.tough(spot)
    if is_human(warrior):
        return 1 if game.at[warrior] == spot else 0
    return 1 if game.fiend_at[warrior - FIEND] == spot else 0


class GrenadeAt(Clause3[Claustrophobia]):
    def run(self, game: Claustrophobia, kind: i64, spot: i64, warrior: i64) -> None:
        if blasted(game, spot, warrior) > 0:
            game.then(GRENADE_ROLL, kind, spot, warrior)


class GrenadeRoll(Chance3[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, kind: i64, spot: i64, warrior: i64, odds: Odds) -> None:
        dice.throw_hits(odds, blasted(game, spot, warrior), game.atlas.need[kind])

    def sample(self, game: Claustrophobia, kind: i64, spot: i64, warrior: i64, rng: Rng) -> i64:
        return dice.roll_hits(rng, blasted(game, spot, warrior), game.atlas.need[kind])

    def apply(self, game: Claustrophobia, kind: i64, spot: i64, warrior: i64, hits: i64) -> None:
        """CL-146: Hungry Tentacles do not double it."""
        amount = game.atlas.amount[kind]
        game.tell(events.GRENADE_ROLL, told_as(game, warrior), blasted(game, spot, warrior), hits)
        if hits == 0:
            return
        if warrior == TROG:
            for _trog in range(hits):
                remove_trog(game, spot, 0)
            game.tell(events.TROGS_KILLED, game.where(spot), hits, game.trogs(spot))
        elif warrior == TOUGH_TROG:
            for _trog in range(hits):
                lose_token(game, spot)
                if amount > 1:
                    remove_trog(game, spot, 0)
            game.tell(events.TOUGH_LOST, game.where(spot), hits)
            if amount > 1:
                game.tell(events.TROGS_KILLED, game.where(spot), hits, game.trogs(spot))
        elif is_human(warrior):
            hit(game, warrior, amount, BY_GRENADE)
        else:
            hit_fiend(game, warrior - FIEND, amount)


# --- Lamp Oil ---


def aim_oil(game: Claustrophobia, kind: i64, human: i64) -> None:
    sides = edges_to_close(game, game.at[human])
    if without_first(sides) == 0:
        pour_oil(game, game.at[human], nth(sides, 0))
    else:
        game.then(OIL_WHERE, HUMAN, human, kind)


class OilWhere(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, human: i64, kind: i64, choices: Choices) -> None:
        sides = edges_to_close(game, game.at[human])
        while sides != 0:
            choices.add(act(EDGE, game.at[human] * SIDES_EACH + nth(sides, 0)))
            sides = without_first(sides)

    def apply(self, game: Claustrophobia, seat: i64, human: i64, kind: i64, action: i64) -> None:
        pour_oil(game, first_of(action) // SIDES_EACH, first_of(action) % SIDES_EACH)


def pour_oil(game: Claustrophobia, spot: i64, side: i64) -> None:
    """`close_edge`: no connection for the Demon side until D."""
    game.mark(spot, OIL_SIDES + side)
    game.tell(events.EDGE_CLOSED, game.where(spot), side, 0)


# --- Holy Water ---


def aim_water(game: Claustrophobia, kind: i64, human: i64) -> None:
    targets = targets_on(game, game.at[human])
    if without_first(targets) == 0:
        game.then(WATER, game.at[human], nth(targets, 0), game.atlas.amount[kind])
    else:
        game.then(WATER_WHOM, HUMAN, human, kind)


class WaterWhom(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, human: i64, kind: i64, choices: Choices) -> None:
        for target in range(TARGETS):
            if targets_on(game, game.at[human]) >> target & 1:
                choices.add(act(TARGET, target))

    def apply(self, game: Claustrophobia, seat: i64, human: i64, kind: i64, action: i64) -> None:
        game.then(WATER, game.at[human], first_of(action), game.atlas.amount[kind])


class Water(Clause3[Claustrophobia]):
    """`attack_hits`: hits on one target, not doubled (CL-R31)."""

    def run(self, game: Claustrophobia, spot: i64, target: i64, hits: i64) -> None:
        if target == TROGS_TARGET:
            game.then(HIT_TROGS, spot, hits)
        else:
            hit_fiend(game, target - 1, hits)


GRENADE_WHERE: Final = GrenadeWhere()
GRENADE_AT: Final = GrenadeAt()
GRENADE_ROLL: Final = GrenadeRoll()
OIL_WHERE: Final = OilWhere()
WATER_WHOM: Final = WaterWhom()
WATER: Final = Water()
