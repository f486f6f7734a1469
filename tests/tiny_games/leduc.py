"""Leduc poker, the same game as OpenSpiel's: six cards, one in each hand and one on the table, two rounds of bets.

Its steps take the frame, as the engine calls them: the thin kinds would cost a call each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from igroteka.engine.bits import bit, digit, drawn_from, has, with_digit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act
from igroteka.engine.game import Game
from igroteka.engine.step import first
from igroteka.engine.step_kinds import Ask, Clause, Throw

NONE: Final[i64] = -1
CARDS: Final[i64] = 6  # a card's rank is card // 2
RAISES: Final[i64] = 2  # a round

FOLD: Final[i64] = 3  # the first free verb
CALL: Final[i64] = 4  # or check
RAISE: Final[i64] = 5

DEALT: Final[i64] = 1  # told to the seat alone: card
FOLDED: Final[i64] = 2  # told: seat
CALLED: Final[i64] = 3  # told: seat, paid in all
RAISED: Final[i64] = 4  # told: seat, paid in all
TURNED_UP: Final[i64] = 5  # told: card
SHOWED: Final[i64] = 6  # told: seat, card

BY_FOLD: Final[i64] = 1  # endings
BY_CARDS: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class LeducGame(Game):
    def __init__(self) -> None:
        super().__init__(2)
        self.deck: i64 = (1 << 6) - 1  # a bit for each card
        self.hands: i64 = 0  # a digit for each seat: 1 + card
        self.pot: i64 = 0x11  # a digit for each seat: what it has paid, the ante at first
        self.public: i64 = NONE  # the card on the table: with it begins the second round
        self.won: i64 = 0  # or lost, by the first seat
        self.raises: i64 = 0  # this round
        self.ended: i64 = 0

    def copy(self) -> LeducGame:
        twin = LeducGame()
        twin.take_over(self)
        twin.deck = self.deck
        twin.hands = self.hands
        twin.pot = self.pot
        twin.public = self.public
        twin.won = self.won
        twin.raises = self.raises
        twin.ended = self.ended
        return twin

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"players"}  # always two

    def table(self) -> dict[str, object]:
        return super().table() | {"won": self.scores()}  # by seat

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        if self.ended == BY_CARDS:
            return
        for other in range(2):
            if other != seat and self.card_of(other) != NONE:
                self.deck |= bit(self.card_of(other))
        for other in range(2):
            if other != seat and self.card_of(other) != NONE:
                self.give(other, drawn_from(self.deck, CARDS, rng))

    def card_of(self, seat: i64) -> i64:
        return digit(self.hands, seat) - 1

    def give(self, seat: i64, card: i64) -> None:
        self.deck &= ~bit(card)
        self.hands = with_digit(self.hands, seat, card + 1)

    def paid(self, seat: i64) -> i64:
        return digit(self.pot, seat)

    def pay(self, seat: i64, all_in_all: i64) -> None:
        self.pot = with_digit(self.pot, seat, all_in_all)

    def scores(self) -> list[int]:
        return [int(self.won), int(-self.won)]

    def ending(self) -> int:
        return int(self.ended)

    def raise_size(self) -> i64:
        return 2 if self.public == NONE else 4

    def strength(self, seat: i64) -> i64:
        rank = self.card_of(seat) // 2
        return rank + CARDS if rank == self.public // 2 else rank

    def finish(self, winner: i64, ended: i64) -> None:
        """The winner takes what the other has paid."""
        self.won = self.paid(1) if winner == 0 else -self.paid(0)
        self.ended = ended


class Begin(Clause[LeducGame]):
    def run(self, game: LeducGame) -> None:
        game.then(DEAL, 0)
        game.then(DEAL, 1)
        game.then(BET, 0)


def left(game: LeducGame, odds: Odds) -> None:
    for card in range(CARDS):
        if has(game.deck, card):
            odds.add(card, 1)


class Deal(Throw[LeducGame]):
    def outcomes_of(self, game: LeducGame, frame: i64, odds: Odds) -> None:
        left(game, odds)

    def sample_of(self, game: LeducGame, frame: i64, rng: Rng) -> i64:
        return drawn_from(game.deck, CARDS, rng)

    def accept(self, game: LeducGame, chance: i64, frame: i64, card: i64) -> None:
        seat = first(frame)
        game.give(seat, card)
        game.whisper(seat, DEALT, card)


class Bet(Ask[LeducGame]):
    def offer(self, game: LeducGame, seat: i64, frame: i64, choices: Choices) -> None:
        if game.paid(seat) < game.paid(1 - seat):
            choices.add(act(FOLD))
        choices.add(act(CALL))
        if game.raises < RAISES:
            choices.add(act(RAISE))

    def accept(self, game: LeducGame, seat: i64, frame: i64, action: i64) -> None:
        other = 1 - seat
        if action == act(FOLD):
            game.tell(FOLDED, seat)
            game.finish(other, BY_FOLD)
        elif action == act(RAISE):
            game.raises += 1
            game.pay(seat, game.paid(other) + game.raise_size())
            game.tell(RAISED, seat, game.paid(seat))
            game.then(BET, other)
        else:
            last = seat == 1 or game.paid(seat) < game.paid(other)  # a check of the first leaves it to the second
            game.pay(seat, game.paid(other))
            game.tell(CALLED, seat, game.paid(seat))
            if not last:
                game.then(BET, other)
            elif game.public == NONE:
                game.then(TURN_UP)
            else:
                game.then(SHOWDOWN)


class TurnUp(Throw[LeducGame]):
    def outcomes_of(self, game: LeducGame, frame: i64, odds: Odds) -> None:
        left(game, odds)

    def sample_of(self, game: LeducGame, frame: i64, rng: Rng) -> i64:
        return drawn_from(game.deck, CARDS, rng)

    def accept(self, game: LeducGame, chance: i64, frame: i64, card: i64) -> None:
        game.deck &= ~bit(card)
        game.public = card
        game.raises = 0
        game.tell(TURNED_UP, card)
        game.then(BET, 0)


class Showdown(Clause[LeducGame]):
    """A pair with the card on the table beats the higher card; equal ranks share the pot."""

    def run(self, game: LeducGame) -> None:
        game.shown += 1
        game.tell(SHOWED, 0, game.card_of(0))
        game.tell(SHOWED, 1, game.card_of(1))
        first = game.strength(0)
        second = game.strength(1)
        if first == second:
            game.ended = BY_CARDS
        else:
            game.finish(0 if first > second else 1, BY_CARDS)


BEGIN: Final = Begin()
DEAL: Final = Deal()
BET: Final = Bet()
TURN_UP: Final = TurnUp()
SHOWDOWN: Final = Showdown()


def set_up() -> LeducGame:
    game = LeducGame()
    game.then(BEGIN)
    game.settle()
    return game
