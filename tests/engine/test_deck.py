"""A deck has no order but for the cards whose place someone may know."""

from collections import Counter

import pytest

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.deck import Deck


def deck(*cards: int) -> Deck:
    made = Deck()
    for card in cards:
        made.put(card)
    return made


def possible(deck: Deck) -> list[int]:
    odds = Odds()
    deck.outcomes(odds)
    assert {weight for _, weight in odds.listed()} <= {1}
    return sorted(outcome for outcome, _ in odds.listed())


def drawn(deck: Deck, rng: Rng) -> int:
    card = int(deck.sample(rng))
    assert card in possible(deck)
    deck.take(card)
    return card


def test_a_loose_deck_may_give_any_of_its_cards() -> None:
    assert possible(deck(4, 9, 2)) == [2, 4, 9]


def test_a_drawn_card_is_gone_and_the_others_stay() -> None:
    cards = deck(4, 9, 2, 7)
    cards.take(9)
    assert (possible(cards), cards.count) == ([2, 4, 7], 3)
    for card in (7, 4, 2):
        cards.take(card)
    assert (cards.count, cards.listed()) == (0, [])


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    cards = deck(4)
    cards.take(4)
    with pytest.raises(ValueError, match="no card 4"):
        cards.take(4)


def test_cards_put_on_top_are_drawn_first_the_last_one_before() -> None:
    cards = deck(1, 2, 3)
    cards.put_on_top(8)
    cards.put_on_top(9)
    assert possible(cards) == [9]
    cards.take(9)
    assert possible(cards) == [8]
    cards.take(8)
    assert possible(cards) == [1, 2, 3]


def test_cards_put_at_the_bottom_are_drawn_last_in_their_order() -> None:
    cards = deck(1, 2)
    cards.put_at_bottom(8)
    cards.put_at_bottom(9)
    assert possible(cards) == [1, 2]
    cards.take(1)
    assert possible(cards) == [2]
    cards.take(2)
    assert possible(cards) == [8]
    cards.take(8)
    assert possible(cards) == [9]


def test_a_card_put_in_the_middle_comes_after_the_top_and_before_the_bottom() -> None:
    cards = deck(1)
    cards.put_on_top(8)
    cards.put_at_bottom(9)
    cards.put(2)
    order = []
    while cards.count > 0:
        order.append(possible(cards))
        cards.take(order[-1][0])
    assert order == [[8], [1, 2], [2], [9]]


@pytest.mark.parametrize(
    ("taken", "rest"),
    [
        (8, [[1, 2, 3], [2, 3], [3], [9]]),  # from the top
        (2, [[8], [1, 3], [3], [9]]),  # from the middle
        (9, [[8], [1, 2, 3], [2, 3], [3]]),  # from the bottom
    ],
)
def test_a_card_may_be_searched_for_and_the_known_places_stay(taken: int, rest: list[list[int]]) -> None:
    cards = deck(1, 2, 3)
    cards.put_on_top(8)
    cards.put_at_bottom(9)
    cards.take(taken)
    order = []
    while cards.count > 0:
        order.append(possible(cards))
        cards.take(order[-1][0])
    assert order == rest


def test_after_a_shuffle_no_place_is_known() -> None:
    cards = deck(1, 2)
    cards.put_on_top(8)
    cards.put_at_bottom(9)
    cards.shuffle()
    assert possible(cards) == [1, 2, 8, 9]


def test_a_discard_pile_is_shuffled_in_and_left_empty() -> None:
    cards, discards = deck(1), deck(5, 6)
    cards.put_on_top(8)
    discards.put_on_top(7)
    discards.put_at_bottom(9)
    cards.take_all(discards)
    assert (possible(cards), discards.count, discards.listed()) == ([1, 5, 6, 7, 8, 9], 0, [])
    discards.put(4)
    discards.put(3)
    assert possible(discards) == [3, 4]


def test_a_copy_is_independent() -> None:
    cards = deck(1, 2, 3)
    cards.put_on_top(8)
    twin = cards.copy()
    twin.take(8)
    twin.take(2)
    twin.put_at_bottom(5)
    assert (cards.listed()[0], possible(cards), sorted(cards.listed())) == (8, [8], [1, 2, 3, 8])
    assert (possible(twin), sorted(twin.listed())) == ([1, 3], [1, 3, 5])


def test_cards_are_conserved_and_sampled_by_their_odds_in_any_use() -> None:
    rng = Rng(3)
    cards, hand = deck(*range(20)), list[int]()
    for _ in range(2000):
        what = rng.below(6)
        if what < 3 and cards.count > 0:
            hand.append(drawn(cards, rng))
        elif what == 3 and hand:
            cards.put_on_top(hand.pop())
        elif what == 4 and hand:
            cards.put_at_bottom(hand.pop())
        elif what == 5 and hand:
            cards.put(hand.pop())
        assert sorted(cards.listed() + hand) == list(range(20))
        assert 0 <= cards.loose() == cards.count - cards.top - cards.bottom


def test_every_loose_card_is_as_likely() -> None:
    rng = Rng(4)
    count = Counter(int(deck(*range(8)).sample(rng)) for _ in range(4000))
    assert all(400 < count[card] < 600 for card in range(8))
