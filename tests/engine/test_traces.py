"""Knowledge of hidden cards: whatever is exchanged behind a seat's back, the seat could not tell it."""

from __future__ import annotations

from itertools import permutations
from typing import TypeAlias

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size
from igroteka.engine.chance import Rng
from igroteka.engine.step import SPECTATOR
from igroteka.engine.traces import (
    NEVER,
    NO_SEAT,
    alike,
    confuse,
    exchange,
    meeting,
    mix,
    mix_equals,
    note_fact,
    noted,
    pruned,
    row_of,
    rows_for,
    show,
    show_all,
    unknown,
)

ROWS = int(rows_for(2))
SPECTATORS = int(row_of(SPECTATOR, ROWS))
ALL = (1 << 6) - 1  # any fact could have happened to any card


def pile(*cards: int) -> int:
    return sum(1 << card for card in cards)


def cards_of(mask: int) -> list[int]:
    return [card for card in range(61) if mask >> card & 1]


def mixed(*piles: tuple[int, ...]) -> vec[i64]:
    """After mixings of these cards, unseen by all."""
    marks = vec[i64]()
    for cards in piles:
        marks = mix(marks, ROWS, pile(*cards), NO_SEAT)
    return marks


def seen_as(marks: vec[i64], row: int, card: int, same_fact: int = ALL) -> list[int]:
    return cards_of(int(alike(marks, ROWS, row, card, same_fact)))


# --- what is known ---


def test_at_first_everything_is_known() -> None:
    marks = vec[i64]()
    assert unknown(marks, ROWS, 0) == 0
    assert seen_as(marks, 0, 1) == []


def test_a_mixing_makes_its_cards_alike_and_no_others() -> None:
    marks = mixed((0, 1, 2))
    for row in (0, 1, SPECTATORS):
        assert cards_of(int(unknown(marks, ROWS, row))) == [0, 1, 2]
        assert [seen_as(marks, row, card) for card in range(4)] == [[1, 2], [0, 2], [0, 1], []]


def test_who_mixes_knows() -> None:
    marks = mix(vec[i64](), ROWS, pile(0, 1), 1)
    assert [int(unknown(marks, ROWS, row)) for row in (0, 1, SPECTATORS)] == [3, 0, 3]


def test_a_card_seen_by_one_seat_is_known_to_that_seat_alone() -> None:
    marks = mixed((0, 1, 2), (2, 3))
    show(marks, ROWS, 0, 2)
    assert [cards_of(int(unknown(marks, ROWS, row))) for row in (0, 1)] == [[0, 1, 3], [0, 1, 2, 3]]
    assert (seen_as(marks, 0, 2), seen_as(marks, 0, 0)) == ([], [1])


def test_a_card_shown_to_all_is_known_to_all() -> None:
    marks = mixed((0, 1, 2))
    show_all(marks, 2)
    for row in (0, 1, SPECTATORS):
        assert cards_of(int(unknown(marks, ROWS, row))) == [0, 1]


def test_a_card_mixed_again_may_be_what_it_was_mixed_with_before() -> None:
    marks = mixed((0, 1, 2), (2, 3))
    assert [seen_as(marks, 0, card) for card in range(4)] == [[1, 2], [0, 2], [0, 1, 3], [2]]


def test_the_row_of_a_viewer() -> None:
    assert [int(row_of(viewer, ROWS)) for viewer in (0, 1, int(SPECTATOR))] == [0, 1, 2]
    assert ROWS == 4


# --- facts ---


def test_a_fact_leaves_only_those_to_which_it_could_have_happened() -> None:
    marks = mixed((0, 1, 2, 3))
    note_fact(marks, 0)
    even = pile(0, 2)
    assert seen_as(marks, 0, 0, even) == [2]
    assert seen_as(marks, 0, 2, even) == [0, 1, 3]
    assert seen_as(marks, 0, 1, pile(1, 3)) == [2, 3]  # not 0: what happened to it could not have happened to 1


def test_a_fact_tells_something_until_the_card_is_mixed_again() -> None:
    marks = mixed((0, 1, 2))
    assert not noted(marks, ROWS, 0, 0)
    note_fact(marks, 0)
    assert noted(marks, ROWS, 0, 0) and not noted(marks, ROWS, 0, 1)
    marks = mix(marks, ROWS, pile(0, 3), NO_SEAT)
    assert not noted(marks, ROWS, 0, 0)


def test_a_fact_goes_with_the_place_when_cards_are_exchanged() -> None:
    marks = mixed((0, 1, 2))
    note_fact(marks, 0)
    exchange(marks, ROWS, 0, 0, 2)
    assert [noted(marks, ROWS, 0, card) for card in range(3)] == [False, False, True]


def test_equal_facts_and_facts_from_before_the_meeting_stay() -> None:
    marks = mixed((0, 1, 2))
    note_fact(marks, 0)
    marks = mix(marks, ROWS, pile(0, 1), NO_SEAT)
    before = list(marks)
    exchange(marks, ROWS, 0, 0, 1)
    assert [row for i, row in enumerate(marks) if i % ROWS == ROWS - 1] == before[ROWS - 1 :: ROWS]


# --- exchange ---


def test_exchange_keeps_what_the_seat_saw_before_the_meeting() -> None:
    marks = mixed((0, 1), (1, 2))
    exchange(marks, ROWS, 0, 1, 2)
    assert [cards_of(int(marks[i * ROWS])) for i in range(2)] == [[0, 1], [1, 2]]
    exchange(marks, ROWS, 0, 0, 1)  # they met in the first: in the second it was the other that went on
    assert [cards_of(int(marks[i * ROWS])) for i in range(2)] == [[0, 1], [0, 2]]


def test_exchange_carries_over_what_other_seats_know() -> None:
    marks = mixed((0, 1))
    show(marks, ROWS, 1, 0)
    exchange(marks, ROWS, 0, 0, 1)
    assert cards_of(int(unknown(marks, ROWS, 1))) == [0]
    assert cards_of(int(unknown(marks, ROWS, 0))) == [0, 1]


def test_cards_meet_in_the_last_mixing_of_both() -> None:
    marks = mixed((0, 1, 2), (3, 4), (1, 2))
    assert [int(meeting(marks, ROWS, 0, *pair)) for pair in ((0, 1), (1, 2), (3, 4), (0, 3))] == [
        0,
        2 * ROWS,
        ROWS,
        NEVER,
    ]


# --- pruning ---


def test_pruning_forgets_mixings_without_doubt_and_keeps_the_others() -> None:
    marks = mixed((0, 1), (2, 3), (4, 5))
    show_all(marks, 0)
    kept = pruned(marks, ROWS)
    assert len(kept) == 2 * ROWS
    assert cards_of(int(unknown(kept, ROWS, 0))) == [2, 3, 4, 5]


def test_pruning_keeps_what_even_one_seat_doubts() -> None:
    marks = mixed((0, 1))
    show(marks, ROWS, 0, 0)
    show(marks, ROWS, SPECTATORS, 0)
    assert list(pruned(marks, ROWS)) == list(marks)
    show(marks, ROWS, 1, 1)
    assert len(pruned(marks, ROWS)) == 0


def test_where_cards_have_equals_the_last_of_a_mixing_stays_in_doubt() -> None:
    marks = mixed((0, 1), (2, 3))
    for card in (1, 2, 3):
        show_all(marks, card)
    assert cards_of(int(unknown(mix(marks, ROWS, pile(4, 5), 1), ROWS, 0))) == [4, 5]
    kept = mix_equals(marks, ROWS, pile(4, 5), 1)
    assert len(kept) == 2 * ROWS, "the mixing of which nothing is left is forgotten"
    assert [cards_of(int(unknown(kept, ROWS, row))) for row in range(ROWS)] == [[0, 4, 5], [0], [0, 4, 5], []]


def test_what_even_one_seat_has_not_seen_is_kept_where_cards_have_equals() -> None:
    marks = mixed((0, 1))
    for seat in (0, SPECTATORS):
        show(marks, ROWS, seat, 0)
        show(marks, ROWS, seat, 1)
    assert cards_of(int(unknown(mix_equals(marks, ROWS, pile(2, 3), NO_SEAT), ROWS, 1))) == [0, 1, 2, 3]


def test_of_two_equal_cards_in_one_place_a_seat_may_take_one_for_the_other() -> None:
    marks = mixed((0, 1, 2), (1, 2, 3))
    show(marks, ROWS, 0, 1)
    confuse(marks, ROWS, 0, 1, 3)
    assert [int(marks[row]) for row in (0, ROWS)] == [pile(0, 2), pile(1, 2)]
    assert [int(marks[row]) for row in (1, ROWS + 1)] == [pile(0, 1, 2), pile(1, 2, 3)], (
        "the others know what they knew"
    )
    assert cards_of(int(unknown(marks, ROWS, 0))) == [0, 1, 2]


def test_pruning_changes_nothing_that_anybody_takes_for_something() -> None:
    for seed in range(60):
        table = Table(seed)
        for _ in range(12):
            table.happen()
            kept = pruned(table.marks, ROWS)
            for row in range(SPECTATORS + 1):
                for card in range(CARDS):
                    assert seen_as(kept, row, card, alike_in_kind(card)) == seen_as(
                        table.marks, row, card, alike_in_kind(card)
                    )


def test_marks_do_not_grow_without_end() -> None:
    marks = vec[i64]()
    for _ in range(500):
        marks = mix(marks, ROWS, pile(0, 1, 2), NO_SEAT)
        for card in (0, 1):
            show_all(marks, card)
    assert len(marks) == ROWS


# --- against all that a seat can hold possible ---

CARDS = 5
World: TypeAlias = tuple[int, ...]  # card by place


def alike_in_kind(card: int) -> int:
    """A public fact tells whether a card is odd."""
    return pile(*range(card % 2, CARDS, 2))


class Table:
    """Five cards on five places; for every row the worlds that fit all it has seen."""

    def __init__(self, seed: int, telling: bool = True) -> None:
        self.rng = Rng(seed)
        self.telling = telling  # of facts
        self.at: World = tuple(range(CARDS))
        self.marks = vec[i64]()
        self.held = [{self.at} for _ in range(SPECTATORS + 1)]

    def happen(self) -> None:
        what = self.rng.below(5)
        place = int(self.rng.below(CARDS))
        if what < 2:
            self.shuffle(self.some_places())
        elif what == 2:
            self.peek(int(self.rng.below(2)), place)
        elif what == 3 and self.rng.below(3) == 0:
            self.turn_up(place)
        elif self.telling:
            self.tell_kind(place)

    def some_places(self) -> list[int]:
        return [place for place in range(CARDS) if self.rng.below(2)]

    def shuffle(self, places: list[int]) -> None:
        orders = list(permutations(places))
        order = orders[self.rng.below(len(orders))]
        cards = pile(*[self.at[place] for place in places])
        knowing = next((s for s in range(2) if cards & unknown(self.marks, ROWS, s) == 0), int(NO_SEAT))
        for row, worlds in enumerate(self.held):
            possible = [order] if row == knowing else orders
            self.held[row] = {moved(world, places, way) for world in worlds for way in possible}
        self.at = moved(self.at, places, order)
        self.marks = mix(self.marks, ROWS, cards, knowing)

    def peek(self, seat: int, place: int) -> None:
        self.held[seat] = {world for world in self.held[seat] if world[place] == self.at[place]}
        show(self.marks, ROWS, seat, self.at[place])

    def turn_up(self, place: int) -> None:
        for row, worlds in enumerate(self.held):
            self.held[row] = {world for world in worlds if world[place] == self.at[place]}
        show_all(self.marks, self.at[place])

    def tell_kind(self, place: int) -> None:
        odd = self.at[place] % 2
        for row, worlds in enumerate(self.held):
            self.held[row] = {world for world in worlds if world[place] % 2 == odd}
        note_fact(self.marks, self.at[place])

    def resample(self, row: int) -> World:
        """Some exchanges behind the row's back."""
        marks, at = self.marks[:], list(self.at)
        for _ in range(6):
            card = int(self.rng.below(CARDS))
            fits = alike(marks, ROWS, row, card, alike_in_kind(card))
            if fits != 0:
                other = int(nth(fits, self.rng.below(size(fits))))
                exchange(marks, ROWS, row, card, other)
                one, two = at.index(card), at.index(other)
                at[one], at[two] = other, card
        return tuple(at)


def moved(world: World, places: list[int], order: tuple[int, ...]) -> World:
    cards = list(world)
    for here, there in zip(places, order, strict=True):
        cards[there] = world[here]
    return tuple(cards)


@pytest.mark.parametrize("seed", range(200))
def test_perfect_recall_a_card_in_no_mask_is_known(seed: int) -> None:
    table = Table(seed)
    for _ in range(12):
        table.happen()
        for row, worlds in enumerate(table.held):
            doubtful = cards_of(int(unknown(table.marks, ROWS, row)))
            for card in set(range(CARDS)) - set(doubtful):
                assert {world.index(card) for world in worlds} == {table.at.index(card)}


def check_exchanges(table: Table) -> None:
    for _ in range(12):
        table.happen()
        for row, worlds in enumerate(table.held):
            assert table.at in worlds
            for _ in range(4):
                assert table.resample(row) in worlds


@pytest.mark.parametrize("seed", range(100))
def test_perfect_recall_every_exchange_is_one_the_seat_holds_possible(seed: int) -> None:
    check_exchanges(Table(seed, telling=False))


def test_perfect_recall_every_exchange_agrees_with_all_facts() -> None:
    for seed in range(200):
        check_exchanges(Table(seed))


def test_exchanges_reach_every_world_of_one_shuffle() -> None:
    table = Table(1)
    table.shuffle([0, 1, 2, 3])
    table.peek(1, 2)
    reached = {table.resample(1) for _ in range(300)}
    assert reached == table.held[1]
    assert len(reached) == 6


def test_a_fact_from_before_a_mixing_stays_with_its_card_though_another_follows() -> None:
    marks = mixed((0, 2, 3, 4))
    note_fact(marks, 3)
    marks = mix(marks, ROWS, pile(0, 1, 2, 3), NO_SEAT)
    note_fact(marks, 3)
    exchange(marks, ROWS, 0, 3, 1)
    assert 4 not in seen_as(marks, 0, 3, pile(1, 3))  # 3 was odd before the second mixing, 4 is not


def test_bits() -> None:
    for card in range(61):
        assert bit(card) == 1 << card
