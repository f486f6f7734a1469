"""Piles of cards as one number."""

from __future__ import annotations

import pytest

from igroteka.engine.bits import bit, nth, size


def test_nth_names_the_cards_of_a_pile_in_their_order() -> None:
    cards = [0, 3, 4, 17, 31, 32, 59, 60]
    pile = sum(int(bit(card)) for card in cards)
    assert size(pile) == len(cards)
    assert [int(nth(pile, place)) for place in range(len(cards))] == cards


@pytest.mark.parametrize(("pile", "place"), [(0, 0), (1, 1), (0b1010, 2), (0b1010, 9)])
def test_nth_of_fewer_cards_is_an_error_and_no_endless_search(pile: int, place: int) -> None:
    with pytest.raises(IndexError, match="fewer cards"):
        nth(pile, place)
