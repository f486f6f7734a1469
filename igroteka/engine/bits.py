"""Small things packed into one number: a pile of up to 64 cards without order, a digit for every seat.

A pile is a number of 64 bits in two's complement, interpreted too: card 63 is the sign, so that a pile that holds it is
below zero.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Rng

HIGH: Final = 61
HIGHEST: Final[i64] = 1 << HIGH  # a greater constant is an object when compiled, converted each time it is read


def bit(card: i64) -> i64:
    """Return one bit, 0..63. Compiled, a constant shifted left is a 32-bit number; shifted right it keeps its size."""
    if card <= HIGH:
        return HIGHEST >> (HIGH - card)
    return beyond(card)


def beyond(card: i64) -> i64:
    """Return bit 62 or 63, the sign."""
    highest: i64 = HIGHEST
    return highest * 2 if card == HIGH + 1 else highest * -4


def has(pile: i64, card: i64) -> bool:
    return pile >> card & 1 == 1


def without_first(pile: i64) -> i64:
    """Return the pile without its first card. One less than the sign alone is no number of 64 bits."""
    if pile < 0 and pile == beyond(63):
        return 0
    return pile & (pile - 1)


def size(pile: i64) -> i64:
    count: i64 = 0
    while pile != 0:
        pile = without_first(pile)
        count += 1
    return count


def nth(pile: i64, place: i64) -> i64:
    """Return the card at this place among those of the pile."""
    while place > 0:
        pile = without_first(pile)
        place -= 1
    if pile == 0:
        raise IndexError("the pile has fewer cards")
    card: i64 = 0
    while not pile >> card & 1:
        card += 1
    return card


def drawn_from(pile: i64, cards: i64, rng: Rng) -> i64:
    """Draw a random card of the pile; `cards` is how many cards the game has."""
    while True:
        card = rng.below(cards)
        if pile >> card & 1:
            return card


def digit(word: i64, place: i64) -> i64:
    return word >> place * 4 & 15


def with_digit(word: i64, place: i64, value: i64) -> i64:
    return word & ~(bit(place * 4) * 15) | value << place * 4
