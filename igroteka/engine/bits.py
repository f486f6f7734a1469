"""Small things packed into one number: a pile of up to 64 cards without order, a digit for every seat.

A pile is a number of 64 bits in two's complement, interpreted too: card 63 is the sign, so that a pile that holds it is
below zero.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Rng

SIGN: Final[i64] = -(1 << 63)  # the pile of card 63 alone
HIGHEST: Final[i64] = 1 << 62  # of the other cards


def bit(card: i64) -> i64:
    """Return one bit, 0..63. Compiled, a constant shifted left is a 32-bit number; shifted right it keeps its size."""
    return HIGHEST >> (62 - card) if card < 63 else SIGN


def has(pile: i64, card: i64) -> bool:
    return pile >> card & 1 == 1


def without_first(pile: i64) -> i64:
    """Return the pile without its first card. One less than SIGN is no number of 64 bits."""
    return pile & (pile - 1) if pile != SIGN else 0


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
