"""Leduc poker, the same game as OpenSpiel's: six cards, one in each hand and one on the table, two rounds of bets."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import FREE, Choices, act
from igroteka.engine.deck import Deck
from igroteka.engine.kinds import Chance1, Clause, Decision1
from igroteka.engine.step import Game
from igroteka.engine.vectors import filled

NONE: Final[i64] = -1
CARDS: Final[i64] = 6  # a card's rank is card // 2
ANTE: Final[i64] = 1
RAISES: Final[i64] = 2  # a round

FOLD: Final[i64] = FREE + 0
CALL: Final[i64] = FREE + 1  # or check
RAISE: Final[i64] = FREE + 2

DEALT: Final[i64] = 1  # told to the seat alone: card
FOLDED: Final[i64] = 2  # told: seat
CALLED: Final[i64] = 3  # told: seat, paid in all
RAISED: Final[i64] = 4  # told: seat, paid in all
TURNED_UP: Final[i64] = 5  # told: card
SHOWED: Final[i64] = 6  # told: seat, card

BY_FOLD: Final[i64] = 1  # endings
BY_CARDS: Final[i64] = 2


class LeducGame(Game):
    def __init__(self) -> None:
        super().__init__(2)
        self.deck: Deck = NO_CARDS
        self.private: vec[i64] = vec[i64]()  # card, by seat
        self.public: i64 = NONE  # the card on the table: with it begins the second round
        self.paid: vec[i64] = vec[i64]()  # into the pot, by seat
        self.won: vec[i64] = vec[i64]()  # or lost, by seat
        self.raises: i64 = 0  # this round
        self.ended: i64 = 0

    def copy(self) -> LeducGame:
        twin = LeducGame()
        twin.seat = self.seat
        twin.stack = self.stack[:]
        twin.depth = self.depth
        twin.shown = self.shown
        twin.deck = self.deck.copy()
        twin.private = self.private[:]
        twin.public = self.public
        twin.paid = self.paid[:]
        twin.won = self.won[:]
        twin.raises = self.raises
        twin.ended = self.ended
        return twin

    def table(self) -> dict[str, object]:
        return {
            "deck": sorted(self.deck.listed()),
            "private": [int(self.private[seat]) for seat in range(2)],
            "public": int(self.public),
            "paid": [int(self.paid[seat]) for seat in range(2)],
            "won": self.scores(),
            "raises": int(self.raises),
            "ended": int(self.ended),
        }

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        if self.ended == BY_CARDS:
            return
        for other in range(2):
            if other != seat and self.private[other] != NONE:
                self.deck.put(self.private[other])
        for other in range(2):
            if other != seat and self.private[other] != NONE:
                self.private[other] = self.deck.sample(rng)
                self.deck.take(self.private[other])

    def scores(self) -> list[int]:
        return [int(self.won[seat]) for seat in range(2)]

    def ending(self) -> int:
        return int(self.ended)

    def raise_size(self) -> i64:
        return 2 if self.public == NONE else 4

    def strength(self, seat: i64) -> i64:
        rank = self.private[seat] // 2
        return rank + CARDS if rank == self.public // 2 else rank

    def finish(self, winner: i64, ended: i64) -> None:
        """The winner takes what the other has paid."""
        self.won[winner] = self.paid[1 - winner]
        self.won[1 - winner] = -self.paid[1 - winner]
        self.ended = ended


class Begin(Clause[LeducGame]):
    def run(self, game: LeducGame) -> None:
        game.then(DEAL, 0)
        game.then(DEAL, 1)
        game.then(BET, 0)


class Deal(Chance1[LeducGame]):
    def outcomes(self, game: LeducGame, seat: i64, odds: Odds) -> None:
        game.deck.outcomes(odds)

    def sample(self, game: LeducGame, seat: i64, rng: Rng) -> i64:
        return game.deck.sample(rng)

    def apply(self, game: LeducGame, seat: i64, card: i64) -> None:
        game.deck.take(card)
        game.private[seat] = card
        game.whisper(seat, DEALT, card)


class Bet(Decision1[LeducGame]):
    def actions(self, game: LeducGame, seat: i64, choices: Choices) -> None:
        if game.paid[seat] < game.paid[1 - seat]:
            choices.add(act(FOLD))
        choices.add(act(CALL))
        if game.raises < RAISES:
            choices.add(act(RAISE))

    def apply(self, game: LeducGame, seat: i64, action: i64) -> None:
        other = 1 - seat
        if action == act(FOLD):
            game.tell(FOLDED, seat)
            game.finish(other, BY_FOLD)
        elif action == act(RAISE):
            game.raises += 1
            game.paid[seat] = game.paid[other] + game.raise_size()
            game.tell(RAISED, seat, game.paid[seat])
            game.then(BET, other)
        else:
            last = seat == 1 or game.paid[seat] < game.paid[other]  # a check of the first leaves it to the second
            game.paid[seat] = game.paid[other]
            game.tell(CALLED, seat, game.paid[seat])
            if not last:
                game.then(BET, other)
            elif game.public == NONE:
                game.then(TURN_UP)
            else:
                game.then(SHOWDOWN)


class TurnUp(Chance1[LeducGame]):
    def outcomes(self, game: LeducGame, number: i64, odds: Odds) -> None:
        game.deck.outcomes(odds)

    def sample(self, game: LeducGame, number: i64, rng: Rng) -> i64:
        return game.deck.sample(rng)

    def apply(self, game: LeducGame, number: i64, card: i64) -> None:
        game.deck.take(card)
        game.public = card
        game.raises = 0
        game.tell(TURNED_UP, card)
        game.then(BET, 0)


class Showdown(Clause[LeducGame]):
    """A pair with the card on the table beats the higher card; equal ranks share the pot."""

    def run(self, game: LeducGame) -> None:
        game.shown += 1
        game.tell(SHOWED, 0, game.private[0])
        game.tell(SHOWED, 1, game.private[1])
        first = game.strength(0)
        second = game.strength(1)
        if first == second:
            game.ended = BY_CARDS
        else:
            game.finish(0 if first > second else 1, BY_CARDS)


NO_CARDS: Final = Deck()
BEGIN: Final = Begin()
DEAL: Final = Deal()
BET: Final = Bet()
TURN_UP: Final = TurnUp()
SHOWDOWN: Final = Showdown()


def set_up() -> LeducGame:
    game = LeducGame()
    game.deck = Deck()
    for card in range(CARDS):
        game.deck.put(card)
    game.private = filled(2, NONE)
    game.paid = filled(2, ANTE)
    game.won = filled(2)
    game.then(BEGIN)
    game.settle()
    return game
