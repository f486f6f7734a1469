"""A force that the Human builds before the game, and the extra gift of a handicap (CL-138, CL-R51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size, without_first
from igroteka.engine.choices import ALLOWED, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause, Decision1, Decision2
from igroteka.games.claustrophobia.content.vocabulary import (
    BLADE,
    BRUTE,
    BUY_ADVANTAGE,
    BUY_BRUTE,
    BUY_GIFT,
    BUY_OBJECT,
    HUMAN,
    HUMANS,
    ITEMS,
)
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import BUY, DONE, GIFT, WARRIOR
from igroteka.games.claustrophobia.state.fields import ABSENT, OBJECTS
from igroteka.games.claustrophobia.state.game import Claustrophobia


def price(game: Claustrophobia, item: i64) -> i64:
    scenario = game.scenario
    if item < BUY_BRUTE:
        return scenario.gift_price
    if item < BUY_OBJECT:
        return scenario.condemned_price
    return scenario.object_price if item < BUY_ADVANTAGE else scenario.advantage_price


def is_item(game: Claustrophobia, item: i64) -> bool:
    """Tell whether there is such a gift or object in the box."""
    if item < BUY_BRUTE:
        return item - BUY_GIFT < game.atlas.gifts
    return not BUY_OBJECT <= item < BUY_ADVANTAGE or item - BUY_OBJECT < game.atlas.objects


def why_not_buy(game: Claustrophobia, item: i64) -> i64:
    """Return why not; items are bought in the order of the list, so that each force is reached once."""
    if item < game.last_item:
        return reasons.LISTED_BEFORE
    if price(game, item) > game.points:
        return reasons.TOO_DEAR
    return ALLOWED if is_left(game, item) else reasons.NONE_LEFT


def is_left(game: Claustrophobia, item: i64) -> bool:
    if item < BUY_BRUTE:
        return not has(game.gifts, item - BUY_GIFT) and size(game.gifts) < game.scenario.most_gifts
    if item < BUY_OBJECT:
        return recruit_of(game, item) != ABSENT
    if item == BUY_ADVANTAGE:
        return game.advantages < game.scenario.most_advantages
    return given(game, item - BUY_OBJECT) < game.atlas.object_copies[item - BUY_OBJECT] and owners(game, item) != 0


def given(game: Claustrophobia, kind: i64) -> i64:
    """Count the copies of an object that were bought."""
    return game.bought >> kind * 4 & 15


def recruit_of(game: Claustrophobia, item: i64) -> i64:
    """Return the next place of a Brute or a Blade, ABSENT if both are there."""
    profile = BRUTE if item == BUY_BRUTE else BLADE
    for human in range(HUMANS):
        if game.atlas.profile[human] == profile and not game.in_play(human):
            return human
    return ABSENT


def owners(game: Claustrophobia, item: i64) -> i64:
    """CL-041: the warriors who may use the object, a bit each."""
    found: i64 = 0
    for human in range(HUMANS):
        if game.in_play(human) and has(game.atlas.object_users[item - BUY_OBJECT], human):
            found |= bit(human)
    return found


class BuildLoop(Clause[Claustrophobia]):
    def run(self, game: Claustrophobia) -> None:
        if game.building:
            for item in range(ITEMS):
                if is_item(game, item) and why_not_buy(game, item) == ALLOWED:
                    game.then(BUILD_FORCE, HUMAN)
                    return


class BuildForce(Decision1[Claustrophobia]):
    """The Redeemer is there; unspent points are lost."""

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        for item in range(ITEMS):
            if is_item(game, item):
                choices.offer(act(BUY, item), unless=why_not_buy(game, item))
        choices.add(act(DONE))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        if verb_of(action) == BUY:
            buy(game, first_of(action))
            game.then(BUILD_LOOP)


def buy(game: Claustrophobia, item: i64) -> None:
    game.points -= price(game, item)
    game.last_item = item
    game.tell(events.BOUGHT, item, price(game, item), game.points)
    if item < BUY_BRUTE:
        game.gifts |= bit(item - BUY_GIFT)
    elif item < BUY_OBJECT:
        game.at[recruit_of(game, item)] = 0
    elif item == BUY_ADVANTAGE:
        game.advantages += 1
    else:
        game.bought += bit((item - BUY_OBJECT) * 4)
        found = owners(game, item)
        if without_first(found) == 0:
            equip(game, nth(found, 0), item - BUY_OBJECT)
        else:
            game.then(BUY_OWNER, HUMAN, item - BUY_OBJECT)


def equip(game: Claustrophobia, human: i64, kind: i64) -> None:
    """CL-042: an object is given when it is acquired; CL-R48: as many as one likes."""
    game.body[human] |= bit(OBJECTS + kind)


class BuyOwner(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if has(owners(game, BUY_OBJECT + kind), human):
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        equip(game, first_of(action), kind)


class ExtraGift(Decision1[Claustrophobia]):
    """CL-138: the Human chooses one more gift."""

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        for gift in range(game.atlas.gifts):
            if not has(game.gifts, gift):
                choices.add(act(GIFT, gift))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        game.gifts |= bit(first_of(action))


BUILD_LOOP: Final = BuildLoop()
BUILD_FORCE: Final = BuildForce()
BUY_OWNER: Final = BuyOwner()
EXTRA_GIFT: Final = ExtraGift()
