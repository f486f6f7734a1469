"""Piles of cards as one number, and what is known of 64 of them."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import igroteka.engine
from igroteka.engine.bits import bit, drawn_from, has, nth, size, without_first
from igroteka.engine.chance import Rng
from igroteka.engine.knowledge import EVERYTHING, CardGame, renamed
from igroteka.engine.vectors import filled

CARDS = 64
LAST = 63  # the sign of the number


def pile_of(*cards: int) -> int:
    pile = 0
    for card in cards:
        pile |= int(bit(card))
    return pile


@pytest.mark.parametrize("last", [60, 61, 62, 63])
def test_nth_names_the_cards_of_a_pile_in_their_order(last: int) -> None:
    cards = [0, 3, 4, 17, 31, 32, 59, last]
    pile = pile_of(*cards)
    assert size(pile) == len(cards)
    assert [int(nth(pile, place)) for place in range(len(cards))] == cards


@pytest.mark.parametrize(("pile", "place"), [(0, 0), (1, 1), (0b1010, 2), (0b1010, 9), (-(1 << 63), 1)])
def test_nth_of_fewer_cards_is_an_error_and_no_endless_search(pile: int, place: int) -> None:
    with pytest.raises(IndexError, match="fewer cards"):
        nth(pile, place)


def test_the_last_card_is_the_sign() -> None:
    assert bit(LAST) == -(1 << 63)
    assert bit(LAST - 1) == 1 << 62
    assert [card for card in range(CARDS) if has(bit(LAST), card)] == [LAST]
    assert [card for card in range(CARDS) if has(~bit(LAST), card)] == list(range(LAST))


def test_a_pile_without_its_first_card_keeps_the_others() -> None:
    assert without_first(pile_of(5, 62, LAST)) == pile_of(62, LAST)
    assert without_first(pile_of(62, LAST)) == pile_of(LAST)
    assert without_first(pile_of(LAST)) == 0
    assert without_first(0) == 0


def test_everything_is_64_cards() -> None:
    assert size(EVERYTHING) == CARDS
    assert nth(EVERYTHING, LAST) == LAST
    assert ~EVERYTHING == 0


def test_cards_up_to_the_last_are_drawn() -> None:
    rng = Rng(1)
    assert {int(drawn_from(pile_of(1, 62, LAST), CARDS, rng)) for _ in range(200)} == {1, 62, LAST}


def test_a_pile_is_renamed_up_to_the_last_card() -> None:
    names = vec[i64]([*range(61), LAST, 61, 62])  # 61 becomes 63, 62 becomes 61, 63 becomes 62
    changed = pile_of(61, 62, LAST)
    assert renamed(pile_of(3, 61), names, changed) == pile_of(3, LAST)
    assert renamed(pile_of(LAST), names, changed) == pile_of(62)
    assert renamed(pile_of(0, 61, 62, LAST), names, changed) == pile_of(0, 61, 62, LAST)


class Dealt(CardGame):
    """64 different cards: a deck, and two hands of 16."""

    def __init__(self) -> None:
        super().__init__(2, vec[i64](range(CARDS)))
        self.hand: vec[i64] = filled(2)
        self.deck: i64 = EVERYTHING
        self.lay_open(filled(CARDS))
        self.shuffle(EVERYTHING)
        for seat, first in ((0, 0), (1, 48)):
            for card in range(first, first + 16):
                self.deck &= ~bit(card)
                self.hand[seat] |= bit(card)
                self.show(seat, card)

    def copy(self) -> Dealt:
        twin = Dealt()
        twin.take_over(self)
        twin.hand = self.hand[:]
        twin.deck = self.deck
        return twin

    def loose_cards(self) -> i64:
        return self.deck

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        self.deck = renamed(self.deck, names, changed)
        for seat in range(2):
            self.hand[seat] = renamed(self.hand[seat], names, changed)

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        pass


def test_64_cards_are_redrawn_but_those_a_seat_knows() -> None:
    rng = Rng(7)
    seen: set[int] = set()
    for _ in range(60):
        game = Dealt()
        twin = game.copy()
        twin.mix_cards(0, rng)
        assert twin.hand[0] == game.hand[0]
        assert size(twin.hand[1]) == 16
        assert twin.hand[1] & twin.hand[0] == 0
        assert twin.deck | twin.hand[0] | twin.hand[1] == EVERYTHING
        seen |= {int(nth(twin.hand[1], place)) for place in range(16)}
    assert seen == set(range(16, CARDS))


def test_what_a_seat_knows_of_the_last_cards_it_forgets_by_a_shuffle() -> None:
    game = Dealt()
    assert has(game.known[1], LAST)
    assert not has(game.known[0], LAST)
    game.show_all(LAST)
    assert game.is_public(LAST)
    game.mix(pile_of(62, LAST), 1, 0)
    assert not game.is_public(LAST)
    assert has(game.known[1], LAST)
    game.shuffle(pile_of(62, LAST))
    assert not has(game.known[1], LAST)
    assert has(game.unknown_to(1), LAST)


def test_no_constant_of_the_engine_is_an_object_when_compiled() -> None:
    """Mypyc keeps an int from 1 << 62 up as an object, and converts it in every playout that reads it."""
    for module in pkgutil.iter_modules(igroteka.engine.__path__, "igroteka.engine."):
        for name, value in vars(importlib.import_module(module.name)).items():
            assert not isinstance(value, int) or -(1 << 62) < value < 1 << 62, f"{module.name}.{name}"
