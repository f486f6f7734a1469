"""The Ritual: the chant on the Pentacle, Seals of protection, and how they are broken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.chance import Odds
from igroteka.engine.choices import ALLOWED, Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Decision2
from igroteka.games.claustrophobia.content.vocabulary import (
    BREAK_SEAL,
    CHANT,
    DEMON,
    PUT_SEAL,
    SEAL_BREAKER,
    SIDES_EACH,
    THE_DEMON,
    R,
)
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.combat import told_as
from igroteka.games.claustrophobia.rules.moments import MOMENTS, Deed
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import SPOT
from igroteka.games.claustrophobia.state.fields import SEALED
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND


class Chant(Deed):
    """The Redeemer on the Pentacle advances the D10 by 1."""

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        if warrior != R:
            return reasons.NOT_HIS_DEED
        return ALLOWED if game.tile(spot) == game.scenario.target else reasons.NOT_THERE

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        game.clock += 1
        game.tell(events.CHANTED, warrior, game.clock)
        judge(game)


class PutSeal(Deed):
    """A human puts a Seal on his tile if it is not the Pentacle, has none and no enemy is there."""

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        if game.seals == 0:
            return reasons.NO_SEALS
        if game.tile(spot) == game.scenario.target:
            return reasons.NOT_THERE
        if game.is_sealed(spot):
            return reasons.SEAL_THERE
        return reasons.ENEMY_THERE if game.demons_on(spot) > 0 else ALLOWED

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        game.seals -= 1
        game.mark(spot, SEALED)
        game.tell(events.SEALED, warrior, game.where(spot), game.seals)


def sealed_beside(game: Claustrophobia, spot: i64) -> i64:
    """Return the sealed tiles connected to this one, a bit each."""
    found: i64 = 0
    for side in range(SIDES_EACH):
        if game.passes(DEMON, spot, side) and game.is_sealed(game.neighbour(spot, side)):
            found |= bit(game.neighbour(spot, side))
    return found


class BreakSeal(Deed):
    """A Demon-side warrior beside a sealed tile rolls a die to remove its Seal."""

    def is_demons(self) -> bool:
        return True

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        return ALLOWED if sealed_beside(game, spot) != 0 else reasons.NOT_THERE

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        spots = sealed_beside(game, spot)
        if without_first(spots) == 0:
            game.then(SEAL_ROLL, warrior, nth(spots, 0))
        else:
            game.then(BREAK_WHICH, DEMON, spot)


class BreakWhich(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, spot: i64, choices: Choices) -> None:
        spots = sealed_beside(game, spot)
        while spots != 0:
            choices.add(act(SPOT, nth(spots, 0)))
            spots = without_first(spots)

    def apply(self, game: Claustrophobia, seat: i64, spot: i64, action: i64) -> None:
        game.then(SEAL_ROLL, game.acting, first_of(action))


def seal_need(game: Claustrophobia, warrior: i64) -> i64:
    """Return the least die that breaks a Seal; the Combat Demon is better at it."""
    if warrior == FIEND + THE_DEMON and game.scenario.ability == SEAL_BREAKER:
        return game.scenario.ability_amount
    return game.scenario.seal_need


class SealRoll(Chance2[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, warrior: i64, spot: i64, odds: Odds) -> None:
        dice.throw_hits(odds, 1, seal_need(game, warrior))

    def apply(self, game: Claustrophobia, warrior: i64, spot: i64, broken: i64) -> None:
        need = seal_need(game, warrior)
        game.tell(events.SEAL_ROLL, told_as(game, warrior), game.where(spot), need, broken)
        if broken:
            game.unmark(spot, SEALED)


BREAK_WHICH: Final = BreakWhich()
SEAL_ROLL: Final = SealRoll()
MOMENTS.deeds[CHANT] = Chant()
MOMENTS.deeds[PUT_SEAL] = PutSeal()
MOMENTS.deeds[BREAK_SEAL] = BreakSeal()
