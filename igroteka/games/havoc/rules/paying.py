"""Paying for an action with cards of the hand (CH-054 to CH-059, CH-R11 to CH-R16), and the bonuses on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, without_first
from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.engine.step_kinds import Clause2, Decision1, Decision2
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import (
    BUILD as BUILD_ICON,
)
from igroteka.games.havoc.content.vocabulary import (
    CARD_BONUS,
    INIT_BONUS,
    MOVE,
    ONE_CARD_BONUS,
    STAR_BONUS,
)
from igroteka.games.havoc.content.vocabulary import (
    RECRUIT as RECRUIT_ICON,
)
from igroteka.games.havoc.rules.building import BUILD, BUILDING_TOO
from igroteka.games.havoc.rules.hands import discard, draw
from igroteka.games.havoc.rules.moving import MARCH
from igroteka.games.havoc.rules.points import BY_BONUS, gain
from igroteka.games.havoc.rules.recruiting import RECRUIT
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import DONE, PAY, PLACE
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc


def icons(game: Havoc, kind: i64, icon: i64) -> i64:
    """CH-050: what a card is worth for an action."""
    if icon == MOVE:
        return game.atlas.move[kind]
    return game.atlas.recruit[kind] if icon == RECRUIT_ICON else game.atlas.build[kind]


class Pay(Clause2[Havoc]):
    """CH-R16: at least one card; nobody is asked about the only way to go on that everybody can see."""

    def run(self, game: Havoc, side: i64, icon: i64) -> None:
        picked = game.picked[side]
        left = game.hand[side] & ~picked
        if picked != 0 and left == 0:
            pay_up(game, side, icon)
        elif picked == 0 and without_first(left) == 0:
            pick(game, side, game.atlas.kind[nth(left, 0)])
            game.then(PAYING, side, icon)
        else:
            game.then(PAY_WITH, game.seat_of(side), icon)


class PayWith(Decision2[Havoc]):
    """CH-060, CH-088, CH-092: any number of cards, that of scoring too (CH-107); seen when all are picked."""

    def actions(self, game: Havoc, seat: i64, icon: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        if game.picked[side] != 0:
            choices.add(act(DONE))
        left = game.hand[side] & ~game.picked[side]
        while left != 0:
            choices.add_new(act(PAY, game.atlas.kind[nth(left, 0)]))
            left = without_first(left)

    def apply(self, game: Havoc, seat: i64, icon: i64, action: i64) -> None:
        side = game.side_of(seat)
        if action == act(DONE):
            pay_up(game, side, icon)
            return
        pick(game, side, first_of(action))
        game.then(PAYING, side, icon)


def pick(game: Havoc, side: i64, kind: i64) -> None:
    card = game.held_as(side, kind)
    game.picked = put(game.picked, side, game.picked[side] | bit(card))


def pay_up(game: Havoc, side: i64, icon: i64) -> None:
    """CH-R14: all cards are discarded, then the bonuses come (CH-055), then the points are spent."""
    paid = game.picked[side]
    game.picked = put(game.picked, side, 0)
    points: i64 = 0
    stars: i64 = 0
    places: i64 = 0
    cards: i64 = 0
    one_card: i64 = 0
    while paid != 0:
        card = nth(paid, 0)
        paid = without_first(paid)
        kind = game.atlas.kind[card]
        discard(game, side, card)  # CH-054: its battle text is ignored
        game.tell(events.PAID, side, kind)
        points += icons(game, kind, icon)
        bonus = game.atlas.bonus[kind]
        if bonus == STAR_BONUS:
            stars += 1  # CH-059, CH-R70: each
        elif bonus == INIT_BONUS:
            places += 1
        elif bonus == CARD_BONUS:
            cards += 1  # CH-056: each
        elif bonus == ONE_CARD_BONUS:
            one_card = 1  # CH-057: one in all; CH-058
    game.tell(events.POINTS, side, icon, points)
    gain(game, side, stars, BY_BONUS)
    for _symbol in range(places):
        game.then(CHOOSE_PLACE, game.seat_of(side))  # CH-R13: each in turn
    draw(game, side, cards + one_card)
    if icon == MOVE:
        game.then(MARCH, side, points)
    elif icon == RECRUIT_ICON:
        game.then(RECRUIT, side, points)
    else:
        assert icon == BUILD_ICON
        game.then(BUILD, side, points, BUILDING_TOO)


class ChoosePlace(Decision1[Havoc]):
    """CH-043, CH-R11: any place of the upcoming track, or none if the table plays it so."""

    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        for place in range(game.players):
            choices.add(act(PLACE, place))
        if game.init_optional:
            choices.add(act(PASS))

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        side = game.side_of(seat)
        if action == act(PASS):
            game.tell(events.DECLINED, side)
            return
        game.upcoming = moved(game, side, first_of(action))  # CH-045: the current order stays
        game.tell(events.MOVES_UP, side, first_of(action) + 1)


def moved(game: Havoc, side: i64, place: i64) -> i64:
    """CH-044, CH-R12: the marker is taken out, the gap closed, and put in at its place."""
    order: i64 = 0
    source: i64 = 0
    for at in range(game.players):
        other: i64 = NONE
        if at != place:
            if digit(game.upcoming, source) == side + 1:
                source += 1
            other = digit(game.upcoming, source)
            source += 1
        order |= (side + 1 if at == place else other) << at * 4
    return order


PAYING: Final = Pay()
PAY_WITH: Final = PayWith()
CHOOSE_PLACE: Final = ChoosePlace()
