"""Auction, a game of our own with every kind of step: two sales by sealed bids, and cards that may stop a sale.

In a sale everybody draws a card; the leader names a prize and its least price, then opens the sale; all bid in
secret; the single highest bid buys, unless someone vetoes it with a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import ALLOWED, FREE, NOT_READY, READY, Choices, act, first_of, verb_of
from igroteka.engine.game import Game
from igroteka.engine.sealed import Sealed
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Chance1, Clause, Clause1, Decision1
from igroteka.engine.vectors import filled
from igroteka.engine.window import Window

NONE: Final[i64] = -1
SALES: Final[i64] = 2
COINS: Final[i64] = 5
DEAREST: Final[i64] = 2  # the highest of the least prices

DECK: Final[i64] = -1  # holder, by card
PLAYED: Final[i64] = -2

NAME: Final[i64] = FREE + 0  # prize
PRICE: Final[i64] = FREE + 1  # coins
OPEN: Final[i64] = FREE + 2
BID: Final[i64] = FREE + 3  # coins
TAKE_BACK: Final[i64] = FREE + 4
VETO: Final[i64] = FREE + 5

DREW: Final[i64] = 1  # told to the seat alone: card
NAMED: Final[i64] = 2  # told: seat, prize
PRICED: Final[i64] = 3  # told: seat, coins
BADE: Final[i64] = 4  # told: seat, coins
VETOED: Final[i64] = 5  # told: seat
BOUGHT: Final[i64] = 6  # told: seat, prize, coins

TOO_DEAR: Final[i64] = 1  # refused: more than one has
TOO_LOW: Final[i64] = 2  # refused: under the least price


class Lots:
    """What is sold and what is drawn; never changes."""

    def __init__(self, worths: list[int], vetoes: list[int]) -> None:
        self.prizes: i64 = len(worths)
        self.cards: i64 = len(vetoes)
        self.worth: vec[i64] = filled(self.prizes)  # by prize
        self.vetoes: vec[i64] = filled(self.cards)  # 1 or 0, by card
        for prize in range(self.prizes):
            self.worth[prize] = worths[prize]
        for card in range(self.cards):
            self.vetoes[card] = vetoes[card]


class AuctionGame(Game):
    def __init__(self, players: i64, lots: Lots) -> None:
        super().__init__(players)
        self.lots = lots
        self.sale: i64 = 0
        self.prize: i64 = NONE  # on sale
        self.price: i64 = NONE  # its least
        self.unveiled: i64 = 0  # 1 once the bids lie open
        self.stopped: i64 = 0  # 1 once the sale is vetoed
        self.coins: vec[i64] = vec[i64]()  # by seat
        self.bid: vec[i64] = vec[i64]()  # by seat
        self.ready: vec[i64] = vec[i64]()  # by seat
        self.owner: vec[i64] = vec[i64]()  # seat or NONE, by prize
        self.holder: vec[i64] = vec[i64]()  # seat, DECK or PLAYED, by card

    def copy(self) -> AuctionGame:
        twin = AuctionGame(self.players, self.lots)
        twin.take_over(self)
        twin.sale = self.sale
        twin.prize = self.prize
        twin.price = self.price
        twin.unveiled = self.unveiled
        twin.stopped = self.stopped
        twin.coins = self.coins[:]
        twin.bid = self.bid[:]
        twin.ready = self.ready[:]
        twin.owner = self.owner[:]
        twin.holder = self.holder[:]
        return twin

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"lots", "players"}  # there are as many purses

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Cards in the others' hands and in the deck change places; bids are the sealed step's own affair."""
        cards = vec[i64]()
        for card in range(self.lots.cards):
            if self.holder[card] != PLAYED and self.holder[card] != seat:
                cards = append(cards, card)
        for last in range(len(cards) - 1, 0, -1):
            first = cards[rng.below(last + 1)]
            holder = self.holder[first]
            self.holder[first] = self.holder[cards[last]]
            self.holder[cards[last]] = holder

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for card in range(self.lots.cards):
            if self.holder[card] == seat:
                size += 1
        return size

    def veto_of(self, seat: i64) -> i64:
        for card in range(self.lots.cards):
            if self.holder[card] == seat and self.lots.vetoes[card] == 1:
                return card
        return NONE

    def leader(self) -> i64:
        return self.sale % self.players

    def highest(self) -> i64:
        """The seat with the single highest bid above nothing, or NONE."""
        best: i64 = 0
        bidder: i64 = NONE
        for seat in range(self.players):
            if self.bid[seat] > best:
                best = self.bid[seat]
                bidder = seat
            elif self.bid[seat] == best:
                bidder = NONE
        return bidder

    def scores(self) -> list[int]:
        scores = [int(self.coins[seat]) for seat in range(self.players)]
        for prize in range(self.lots.prizes):
            if self.owner[prize] != NONE:
                scores[self.owner[prize]] += self.lots.worth[prize]
        return scores


class BeginSale(Clause[AuctionGame]):
    def run(self, game: AuctionGame) -> None:
        if game.sale == SALES:
            return
        game.prize = NONE
        game.price = NONE
        game.unveiled = 0
        game.stopped = 0
        for seat in range(game.players):
            game.bid[seat] = NONE
            game.ready[seat] = 0
            game.then(DRAW, seat)
        game.then(NAME_PRIZE, game.leader())
        game.then(SET_PRICE, game.leader())
        game.then(OPEN_SALE, game.leader())
        game.then(PLACE_BIDS)
        game.then(UNVEIL)


class Draw(Chance1[AuctionGame]):
    def outcomes(self, game: AuctionGame, seat: i64, odds: Odds) -> None:
        for card in range(game.lots.cards):
            if game.holder[card] == DECK:
                odds.add(card, 1)

    def apply(self, game: AuctionGame, seat: i64, card: i64) -> None:
        game.holder[card] = seat
        game.whisper(seat, DREW, card)


class NamePrize(Decision1[AuctionGame]):
    def actions(self, game: AuctionGame, seat: i64, choices: Choices) -> None:
        for prize in range(game.lots.prizes):
            if game.owner[prize] == NONE:
                choices.add(act(NAME, prize))

    def apply(self, game: AuctionGame, seat: i64, action: i64) -> None:
        game.prize = first_of(action)
        game.tell(NAMED, seat, game.prize)


class SetPrice(Decision1[AuctionGame]):
    def actions(self, game: AuctionGame, seat: i64, choices: Choices) -> None:
        for price in range(1, DEAREST + 1):
            choices.add(act(PRICE, price))

    def apply(self, game: AuctionGame, seat: i64, action: i64) -> None:
        game.price = first_of(action)
        game.tell(PRICED, seat, game.price)


class OpenSale(Decision1[AuctionGame]):
    def actions(self, game: AuctionGame, seat: i64, choices: Choices) -> None:
        choices.add(act(OPEN))

    def apply(self, game: AuctionGame, seat: i64, action: i64) -> None:
        """The bids come next."""


class PlaceBids(Sealed[AuctionGame]):
    def waits(self, game: AuctionGame, seat: i64) -> bool:
        return game.ready[seat] == 0

    def actions(self, game: AuctionGame, seat: i64, choices: Choices) -> None:
        if game.bid[seat] != NONE:
            choices.add(act(READY))
            return
        for coins in range(COINS + 1):
            choices.offer(act(BID, coins), unless=self.why_not_bid(game, seat, coins))

    def why_not_bid(self, game: AuctionGame, seat: i64, coins: i64) -> i64:
        if coins > game.coins[seat]:
            return TOO_DEAR
        if 0 < coins < game.price:
            return TOO_LOW
        return ALLOWED

    def extras(self, game: AuctionGame, seat: i64, choices: Choices) -> None:
        if game.ready[seat] == 1:
            choices.add(act(NOT_READY))
        elif game.bid[seat] != NONE:
            choices.add(act(TAKE_BACK))

    def apply(self, game: AuctionGame, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == BID:
            game.bid[seat] = first_of(action)
        elif verb == TAKE_BACK:
            game.bid[seat] = NONE
        else:
            game.ready[seat] = 1 if verb == READY else 0

    def forget(self, game: AuctionGame, seat: i64) -> None:
        game.ready[seat] = 0
        game.bid[seat] = NONE


class Unveil(Clause[AuctionGame]):
    def run(self, game: AuctionGame) -> None:
        game.unveiled = 1
        for seat in range(game.players):
            game.tell(BADE, seat, game.bid[seat])
        bidder = game.highest()
        if bidder != NONE:
            OBJECTIONS.open(game, bidder)
            game.then(SELL, bidder)
        game.then(END_SALE)


class Objections(Window[AuctionGame]):
    """Everybody but the bidder, on from his left, until someone vetoes."""

    def asked(self, game: AuctionGame, bidder: i64, position: i64) -> i64:
        return (bidder + 1 + position) % game.players if position < game.players - 1 else NOBODY

    def could(self, game: AuctionGame, bidder: i64, seat: i64) -> bool:
        return game.stopped == 0 and game.hand_size(seat) > 0

    def actions(self, game: AuctionGame, bidder: i64, seat: i64, choices: Choices) -> None:
        if game.veto_of(seat) != NONE:
            choices.add(act(VETO))

    def apply(self, game: AuctionGame, bidder: i64, seat: i64, action: i64) -> None:
        game.holder[game.veto_of(seat)] = PLAYED
        game.stopped = 1
        game.shown += 1
        game.tell(VETOED, seat)


class Sell(Clause1[AuctionGame]):
    def run(self, game: AuctionGame, bidder: i64) -> None:
        if game.stopped == 0:
            game.coins[bidder] -= game.bid[bidder]
            game.owner[game.prize] = bidder
            game.tell(BOUGHT, bidder, game.prize, game.bid[bidder])


class EndSale(Clause[AuctionGame]):
    def run(self, game: AuctionGame) -> None:
        game.sale += 1
        game.then(BEGIN_SALE)


BEGIN_SALE: Final = BeginSale()
DRAW: Final = Draw()
NAME_PRIZE: Final = NamePrize()
SET_PRICE: Final = SetPrice()
OPEN_SALE: Final = OpenSale()
PLACE_BIDS: Final = PlaceBids()
UNVEIL: Final = Unveil()
OBJECTIONS: Final = Objections()
SELL: Final = Sell()
END_SALE: Final = EndSale()


def set_up(players: i64, lots: Lots) -> AuctionGame:
    game = AuctionGame(players, lots)
    game.coins = filled(players, COINS)
    game.bid = filled(players, NONE)
    game.ready = filled(players)
    game.owner = filled(lots.prizes, NONE)
    game.holder = filled(lots.cards, DECK)
    game.then(BEGIN_SALE)
    game.settle()
    return game
