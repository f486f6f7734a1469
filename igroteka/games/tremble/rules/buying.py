"""Phase 2: credit (TH-099 to TH-101), drawing and buying ships (TH-030 to TH-039, TH-120), captain by captain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, drawn_from, has, size, with_digit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Clause, Clause1, Decision1, Sequence
from igroteka.games.tremble.rules.revealing import mix_hand
from igroteka.games.tremble.state import events, reasons
from igroteka.games.tremble.state.actions import BORROW, BUY, DRAW, REPAY, REPLACE
from igroteka.games.tremble.state.fields import BUYING, DEBT, FLEET, HAND, LOAN, NONE, NOWHERE, POOR
from igroteka.games.tremble.state.game import Tremble


class Shopping(Clause[Tremble]):
    """TH-R10: one captain after another, clockwise from the leader."""

    def run(self, game: Tremble) -> None:
        game.phase = BUYING
        for position in range(game.players):
            game.then(SHOPPING_OF, game.clockwise(position))


def why_not_borrow(game: Tremble, captain: i64) -> i64:
    """TH-099, TH-R33."""
    if game.people[captain] >= POOR:
        return reasons.RICH
    if game.fleet_size(captain) > 1:
        return reasons.FLEET_LEFT
    if game.stock() == 0:
        return reasons.STOCK_EMPTY
    if game.one_credit and game.credits(captain) > 0:
        return reasons.ONE_AT_A_TIME
    return 0


class MayBorrow(Clause1[Tremble]):
    def run(self, game: Tremble, captain: i64) -> None:
        if why_not_borrow(game, captain) == 0:
            game.then(BORROW_OR_NOT, captain)


class BorrowOrNot(Decision1[Tremble]):
    """TH-100: a credit card and 50,000 people."""

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        choices.add(act(BORROW))
        choices.add(act(PASS))

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        if action == act(BORROW):
            game.credit = with_digit(game.credit, captain, game.credits(captain) + 1)
            game.gain(captain, LOAN)
            game.tell(events.BORROWED, captain, game.people[captain])


class MayRepay(Clause1[Tremble]):
    """TH-R34: in full, as often as he can and wants to."""

    def run(self, game: Tremble, captain: i64) -> None:
        if game.credits(captain) > 0 and game.people[captain] >= DEBT:
            game.then(REPAY_OR_NOT, captain)


class RepayOrNot(Decision1[Tremble]):
    """TH-101: 60,000 a card, which goes back to the stock."""

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        choices.add(act(REPAY))
        choices.add(act(PASS))

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        if action == act(REPAY):
            game.credit = with_digit(game.credit, captain, game.credits(captain) - 1)
            game.gain(captain, -DEBT)
            game.tell(events.REPAID, captain, game.people[captain])
            game.then(MAY_REPAY, captain)


class DrawOrNot(Decision1[Tremble]):
    """TH-031: he may look at two ships; TH-R38: always, even without means."""

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        choices.add(act(DRAW))
        choices.add(act(PASS))
        if choices.explaining:
            reason = why_not_borrow(game, captain)
            if reason:  # else he was asked and declined
                choices.offer(act(BORROW), unless=reason)
            if game.credits(captain) > 0 and game.people[captain] < DEBT:  # the same
                choices.offer(act(REPAY), unless=reasons.CANNOT_REPAY)

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        if action == act(DRAW):
            game.tell(events.DREW, captain)
            game.then(RESHUFFLE)
            game.then(DRAW_SHIP, captain, 0)
            game.then(RESHUFFLE)
            game.then(DRAW_SHIP, captain, 1)
            game.then(LOOK, captain)


class Reshuffle(Clause[Tremble]):
    """TH-R11: an empty deck is made anew from the discard pile."""

    def run(self, game: Tremble) -> None:
        if game.deck == 0:
            game.shuffle(game.scrapheap)
            game.deck = game.scrapheap
            game.scrapheap = 0
            game.tell(events.RESHUFFLED, size(game.deck))


class DrawShip(Chance2[Tremble]):
    """The outcome is the kind: equal ships are one chance."""

    def outcomes(self, game: Tremble, captain: i64, which: i64, odds: Odds) -> None:
        for card in range(game.cards.ships):
            if has(game.deck, card):
                odds.merge(game.cards.kind[card], 1)

    def sample(self, game: Tremble, captain: i64, which: i64, rng: Rng) -> i64:
        return game.cards.kind[drawn_from(game.deck, game.cards.ships, rng)]

    def apply(self, game: Tremble, captain: i64, which: i64, kind: i64) -> None:
        card: i64 = 0
        while game.cards.kind[card] != kind or not has(game.deck, card):
            card += 1
        game.deck ^= bit(card)
        game.show(captain, card)
        if which == 0:
            game.drawn = card
        else:
            game.drawn_too = card
        game.whisper(captain, events.SAW, captain, kind)


def why_not_buy(game: Tremble, captain: i64, card: i64) -> i64:
    """TH-R12: only what he can pay in full; TH-R38: not if all five ships are searching."""
    if game.cards.price[card] > game.people[captain]:
        return reasons.TOO_DEAR
    if game.fleet_size(captain) == FLEET and game.hand_size(captain) == 0:
        return reasons.ALL_SEARCHING
    return 0


class Look(Clause1[Tremble]):
    """He is asked unless everybody can see that he cannot buy: what the cards cost is his secret."""

    def run(self, game: Tremble, captain: i64) -> None:
        stuck = game.fleet_size(captain) == FLEET and game.hand_size(captain) == 0
        if stuck or game.people[captain] < game.cards.cheapest:
            put_away(game, captain)
            game.tell(events.DECLINED, captain)
        else:
            game.then(BUY_OR_NOT, captain)


def put_away(game: Tremble, captain: i64) -> None:
    """TH-034, TH-R10: what was not bought goes to the discard pile face down."""
    game.scrapheap |= bit(game.drawn) | bit(game.drawn_too)
    game.drawn = NONE
    game.drawn_too = NONE


class BuyOrNot(Decision1[Tremble]):
    """TH-032: at most one of the two, at its price."""

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        self.one(game, captain, game.drawn, choices)
        if game.cards.kind[game.drawn_too] != game.cards.kind[game.drawn]:
            self.one(game, captain, game.drawn_too, choices)

    def one(self, game: Tremble, captain: i64, card: i64, choices: Choices) -> None:
        choices.offer(act(BUY, game.cards.kind[card]), unless=why_not_buy(game, captain, card))

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        if action == act(PASS):
            put_away(game, captain)
            game.tell(events.DECLINED, captain)
            return
        if game.cards.kind[game.drawn] != first_of(action):
            other = game.drawn
            game.drawn = game.drawn_too
            game.drawn_too = other
        card = game.drawn
        game.mix_pair(card, game.drawn_too)  # TH-R11: a new deck may have begun between the two
        game.scrapheap |= bit(game.drawn_too)
        game.drawn_too = NONE
        price = game.cards.price[card]
        game.gain(captain, -price)  # TH-033, TH-002: people are money and score
        game.note_fact(card)  # TH-035: the price is seen, the ship is not
        game.tell(events.BOUGHT, captain, price, game.people[captain])
        game.whisper(captain, events.BOUGHT_SHIP, captain, first_of(action))
        if game.fleet_size(captain) < FLEET:
            enlist(game, captain)
        elif game.hand_size(captain) == 1:
            put_off(game, captain, game.first_at(captain, HAND))
        else:
            game.then(CHOOSE_REPLACED, captain)


def enlist(game: Tremble, captain: i64) -> None:
    """TH-120: the ship is in hand at once."""
    ship = game.first_at(captain, NOWHERE)
    game.fleet[ship] = game.drawn
    game.place[ship] = HAND
    game.flown &= ~bit(ship)
    game.priced |= bit(ship)
    game.drawn = NONE


def put_off(game: Tremble, captain: i64, ship: i64) -> None:
    """TH-037, TH-038: the old ship makes room and brings nothing. The others see a card go, not which."""
    card = game.fleet[ship]
    if game.hand_size(captain) > 1:
        mix_hand(game, captain)
    game.place[ship] = NOWHERE
    game.scrapheap |= bit(card)
    game.tell(events.REPLACED, captain)
    game.whisper(captain, events.REPLACED_SHIP, captain, game.cards.kind[card])
    enlist(game, captain)


class ChooseReplaced(Decision1[Tremble]):
    """TH-037: any ship of his hand; TH-039: never one that is searching."""

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            action = act(REPLACE, game.kind_of(ship))
            if game.place[ship] == HAND and not choices.has(action):
                choices.add(action)
        if choices.explaining:
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                action = act(REPLACE, game.kind_of(ship))
                if game.searches(ship) and not choices.has(action):
                    choices.offer(action, unless=reasons.IS_SEARCHING)

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        put_off(game, captain, game.ship_of(captain, first_of(action), HAND))


RESHUFFLE: Final = Reshuffle()
DRAW_SHIP: Final = DrawShip()
LOOK: Final = Look()
BUY_OR_NOT: Final = BuyOrNot()
CHOOSE_REPLACED: Final = ChooseReplaced()
BORROW_OR_NOT: Final = BorrowOrNot()
REPAY_OR_NOT: Final = RepayOrNot()
MAY_REPAY: Final = MayRepay()
SHOPPING_OF: Final = Sequence(
    "SHOPPING_OF",
    MayBorrow(),  # TH-099
    MAY_REPAY,  # TH-101
    DrawOrNot(),  # TH-031
)
SHOPPING: Final = Shopping()
