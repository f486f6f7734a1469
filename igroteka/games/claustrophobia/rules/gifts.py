"""Gifts of the Redeemer: each needs its die (CL-023 to CL-025, CL-028, CL-030, CL-R40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import ALLOWED, Choices, act, first_of
from igroteka.engine.step_kinds import Decision2
from igroteka.games.claustrophobia.content.vocabulary import (
    COURAGE,
    EXTRA_DICE,
    FORESEE,
    HEAL_COMPANION,
    HUMAN,
    HUMANS,
    LOSE_TP,
    R,
)
from igroteka.games.claustrophobia.rules.threat_points import lose_tp
from igroteka.games.claustrophobia.rules.wounds import HEAL
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import GIFT, WARRIOR
from igroteka.games.claustrophobia.state.fields import COURAGE as TOKEN
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia


def why_not_gift(game: Claustrophobia, gift: i64) -> i64:
    """CL-R40: die, wound and Exhaustion count when the gift is used, and it is used once a round."""
    if game.gifts_used >> gift & 1:
        return reasons.USED
    if game.is_exhausted(R):
        return reasons.EXHAUSTED  # CL-028
    die = game.die(R)
    if die != game.atlas.gift_die[gift]:
        return reasons.WRONG_DIE  # CL-024
    if game.is_wounded(R, die - 1) and game.ignored(R) != die:
        return reasons.LINE_WOUNDED  # CL-030
    effect = game.atlas.gift_effect[gift]
    if effect == LOSE_TP and game.tp == 0:
        return reasons.NO_TP_TO_LOSE
    if effect == HEAL_COMPANION and companions(game) == 0:
        return reasons.NO_TARGET
    return ALLOWED


def companions(game: Claustrophobia) -> i64:
    """Return the wounded Condemned on the Redeemer's tile, a bit each."""
    found: i64 = 0
    for human in range(HUMANS):
        if game.is_condemned(human) and game.at[human] == game.at[R] and game.wounds(human) > 0:
            found |= bit(human)
    return found


def offer_gifts(game: Claustrophobia, moment: i64, choices: Choices) -> None:
    if not game.in_play(R):
        return
    for gift in range(game.atlas.gifts):
        if game.gifts >> gift & 1 and game.atlas.gift_moment[gift] == moment:
            choices.offer(act(GIFT, gift), unless=why_not_gift(game, gift))


def use_gift(game: Claustrophobia, gift: i64) -> None:
    """CL-R40: what has begun goes on, whatever becomes of die, line and Redeemer."""
    game.gifts_used |= bit(gift)
    effect = game.atlas.gift_effect[gift]
    amount = game.atlas.gift_amount[gift]
    if effect == COURAGE:
        choose(game, gift, in_play(game))
        return
    if effect == HEAL_COMPANION:
        choose(game, gift, companions(game))
        return
    game.tell(events.USED_GIFT, gift, NONE, amount)
    if effect == LOSE_TP:
        lose_tp(game, amount)
    elif effect == EXTRA_DICE:
        game.more_dice += amount  # even if the Redeemer dies meanwhile
    elif effect == FORESEE:
        game.foresight = amount
    else:
        game.smite = amount


def in_play(game: Claustrophobia) -> i64:
    found: i64 = 0
    for human in range(HUMANS):
        if game.in_play(human):
            found |= bit(human)
    return found


def choose(game: Claustrophobia, gift: i64, humans: i64) -> None:
    """Ask whom it is for; CL-R54: not if there is but one."""
    if without_first(humans) == 0:
        give_gift(game, gift, nth(humans, 0))
    elif game.atlas.gift_effect[gift] == COURAGE:
        game.then(COURAGE_WHO, HUMAN, gift)
    else:
        game.then(HEAL_WHO, HUMAN, gift)


def give_gift(game: Claustrophobia, gift: i64, human: i64) -> None:
    amount = game.atlas.gift_amount[gift]
    game.tell(events.USED_GIFT, gift, human, amount)
    if game.atlas.gift_effect[gift] == COURAGE:
        game.give(human, TOKEN)
    else:
        game.then(HEAL, human, amount)


class CourageWho(Decision2[Claustrophobia]):
    """Choice of any human, at any distance."""

    def actions(self, game: Claustrophobia, seat: i64, gift: i64, choices: Choices) -> None:
        offer_all(in_play(game), choices)

    def apply(self, game: Claustrophobia, seat: i64, gift: i64, action: i64) -> None:
        give_gift(game, gift, first_of(action))


class HealWho(Decision2[Claustrophobia]):
    """Choice of one Condemned on his tile."""

    def actions(self, game: Claustrophobia, seat: i64, gift: i64, choices: Choices) -> None:
        offer_all(companions(game), choices)

    def apply(self, game: Claustrophobia, seat: i64, gift: i64, action: i64) -> None:
        give_gift(game, gift, first_of(action))


def offer_all(humans: i64, choices: Choices) -> None:
    """Offer each of these humans."""
    while humans != 0:
        choices.add(act(WARRIOR, nth(humans, 0)))
        humans = without_first(humans)


COURAGE_WHO: Final = CourageWho()
HEAL_WHO: Final = HealWho()
