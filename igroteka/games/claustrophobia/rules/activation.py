"""The activation of a warrior of either side: what he has done, when it is over (CL-032 to CL-037, CL-083)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import ALLOWED, Choices, act
from igroteka.games.claustrophobia.content.vocabulary import DEEDS
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import DEED
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_ATTACKING, FIEND, is_human


def begin(game: Claustrophobia, warrior: i64, spot: i64) -> None:
    game.acting = warrior
    game.acting_at = NONE if is_human(warrior) else spot
    game.tell(events.ACTIVATED, told(game, warrior), game.where(spot))


def told(game: Claustrophobia, warrior: i64) -> i64:
    return game.figure(warrior - FIEND) if warrior >= FIEND else warrior


def finish(game: Claustrophobia) -> None:
    """End the activation, and with it what was given for it."""
    game.tell(events.ENDED, told(game, game.acting))
    game.acting = NONE
    game.acting_at = NONE
    game.spent = 0
    game.began = 0
    game.moved = 0
    game.halted = 0
    game.attacked = 0
    game.boosts = 0
    game.boosted = 0
    game.granted = 0
    game.cap_cbt = NONE


def use_attack(game: Claustrophobia) -> None:
    """CL-034, CL-R49: once; CL-036: it ends a move that he has started, unspent MVT is lost."""
    game.began = 1
    game.attacked = 1
    if game.moved and not game.halted:
        game.halted = 1
        game.tell(events.MOVE_ENDS, told(game, game.acting), BY_ATTACKING)


def offer_deeds(game: Claustrophobia, warrior: i64, spot: i64, choices: Choices) -> None:
    """Offer what the scenario lets warriors of this side do; CL-R49: instead of attacking, a human not Exhausted."""
    for deed in range(DEEDS):
        if game.scenario.deeds >> deed & 1 and MOMENTS.deeds[deed].is_demons() != is_human(warrior):
            choices.offer(act(DEED, deed), unless=why_not_deed(game, deed, warrior, spot))


def why_not_deed(game: Claustrophobia, deed: i64, warrior: i64, spot: i64) -> i64:
    reason = MOMENTS.deeds[deed].why_not(game, warrior, spot)
    if reason != ALLOWED or MOMENTS.deeds[deed].is_free():
        return reason
    if is_human(warrior) and game.is_exhausted(warrior):
        return reasons.EXHAUSTED
    return reasons.ATTACKED if game.attacked else ALLOWED


def do_deed(game: Claustrophobia, deed: i64, warrior: i64, spot: i64) -> None:
    if not MOMENTS.deeds[deed].is_free():
        use_attack(game)
    MOMENTS.deeds[deed].perform(game, warrior, spot)
