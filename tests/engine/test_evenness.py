"""Resampling is even: each world that a viewer holds possible comes as often as the rules make it likely.

A table of a few cards, some of them equal. Beside it, for every viewer, all worlds that could be, by brute force: what
is mixed may lie in any order, what is seen or told strikes out the worlds in which it would have been another.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from chances import improbable
from librt.vecs import vec
from mypy_extensions import i64
from trials import COMPILED

from igroteka.engine.bits import bit
from igroteka.engine.chance import Rng
from igroteka.engine.knowledge import CardGame
from igroteka.engine.vectors import filled

VIEWERS = 2  # two seats; the spectator knows what both saw
NOBODY = 9
KINDS = (0, 0, 1, 1, 2, 3)  # by card
PRICES = (0, 0, 0, 0, 1, 1)  # by kind they are told apart, by price only these two
TIMES = 3000 if COMPILED else 400
World = tuple[int, ...]  # the card in every slot


def numbers(values: tuple[int, ...]) -> vec[i64]:
    made = filled(len(values))
    for place, value in enumerate(values):
        made[place] = value
    return made


class Slots(CardGame):
    """Cards in slots, mixed and looked at."""

    def __init__(self) -> None:
        super().__init__(VIEWERS, numbers(KINDS))
        self.at = [*range(len(KINDS))]

    def copy(self) -> Slots:
        twin = Slots()
        twin.take_over(self)
        twin.at = self.at[:]
        return twin

    def loose_cards(self) -> i64:
        return 0

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """There are only cards."""

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        self.at = [int(names[card]) for card in self.at]


class Table:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.game = Slots()
        self.game.lay_open(numbers(PRICES))
        self.worlds: list[Counter[World]] = [Counter({tuple(self.game.at): 1}) for _ in range(VIEWERS + 1)]

    def some_slots(self, least: int) -> list[int]:
        count = least + int(self.rng.below(len(KINDS) - least + 1))
        slots = [*range(len(KINDS))]
        return sorted(slots.pop(int(self.rng.below(len(slots)))) for _ in range(count))

    def mix(self, slots: list[int], knowing: int) -> None:
        """The cards change places; one seat, if any, sees how."""
        order = slots[:]
        for i in range(len(order) - 1, 0, -1):
            j = int(self.rng.below(i + 1))
            order[i], order[j] = order[j], order[i]
        pile = sum(int(bit(self.game.at[slot])) for slot in slots)
        self.game.at = moved(tuple(self.game.at), slots, order)
        for viewer in range(VIEWERS + 1):
            if viewer != knowing:
                self.game.known[viewer] &= ~pile
                spread: Counter[World] = Counter()
                for world, weight in self.worlds[viewer].items():
                    for other in permutations(slots):
                        spread[tuple(moved(world, slots, list(other)))] += weight
                self.worlds[viewer] = spread
            else:
                self.worlds[viewer] = Counter(
                    {tuple(moved(world, slots, order)): weight for world, weight in self.worlds[viewer].items()}
                )
        if knowing != NOBODY:
            for slot in slots:
                self.see(knowing, slot)
        self.game.remix(pile, 0)

    def see(self, viewer: int, slot: int) -> None:
        self.game.known[viewer] |= bit(self.game.at[slot])
        self.keep(viewer, slot, KINDS)

    def look(self, viewer: int, slot: int) -> None:
        self.game.show(viewer, self.game.at[slot])
        self.keep(viewer, slot, KINDS)

    def turn_up(self, slot: int) -> None:
        self.game.show_all(self.game.at[slot])
        for viewer in range(VIEWERS + 1):
            self.keep(viewer, slot, KINDS)

    def tell_price(self, slot: int) -> None:
        self.game.note_fact(self.game.at[slot])
        for viewer in range(VIEWERS + 1):
            self.keep(viewer, slot, PRICES)

    def keep(self, viewer: int, slot: int, faces: tuple[int, ...]) -> None:
        """Only the worlds in which the same would have been seen."""
        face = faces[self.game.at[slot]]
        kept = {world: weight for world, weight in self.worlds[viewer].items() if faces[world[slot]] == face}
        self.worlds[viewer] = Counter(kept)

    def happen(self) -> None:
        what = int(self.rng.below(10))
        slot = int(self.rng.below(len(KINDS)))
        if what < 4:
            self.mix(self.some_slots(2), (0, 1, NOBODY)[self.rng.below(3)])
        elif what < 6:
            self.look(int(self.rng.below(VIEWERS)), slot)
        elif what < 8:
            self.turn_up(slot)
        else:
            self.tell_price(slot)

    def shares(self, viewer: int) -> dict[World, float]:
        """Of the kinds in the slots, as the viewer must reckon with them."""
        worlds = self.worlds[viewer]
        total = sum(worlds.values())
        shares: Counter[World] = Counter()
        for world, weight in worlds.items():
            shares[faces(world)] += weight
        return {world: weight / total for world, weight in shares.items()}


def moved(world: World, slots: list[int], order: list[int]) -> list[int]:
    cards = list(world)
    for here, there in zip(slots, order, strict=True):
        cards[there] = world[here]
    return cards


def faces(world: World) -> World:
    return tuple(KINDS[card] for card in world)


def resampled(table: Table, viewer: int, times: int) -> Counter[World]:
    rng = Rng(77)
    found: Counter[World] = Counter()
    for _ in range(times):
        twin = table.game.resample(viewer, rng)
        assert isinstance(twin, Slots)
        found[faces(tuple(twin.at))] += 1
    return found


@pytest.mark.parametrize("seed", range(40))
def test_every_possible_world_comes_as_often_as_it_is_likely(seed: int) -> None:
    table = Table(seed)
    table.mix([*range(len(KINDS))], NOBODY)
    for _ in range(3 + seed % 6):
        table.happen()
    for viewer in range(VIEWERS + 1):
        shares = table.shares(viewer)
        found = resampled(table, viewer, TIMES)
        assert set(found) <= set(shares), "a world that the viewer can exclude"
        assert not improbable(found, shares), f"viewer {viewer}: {found} for {shares}"


def test_what_is_open_to_a_viewer_stays_where_it_is() -> None:
    for seed in range(60 if COMPILED else 15):
        table = Table(seed)
        for _ in range(6):
            table.happen()
        for viewer in range(VIEWERS + 1):
            known = int(table.game.known[viewer])
            for world in table.worlds[viewer]:
                for slot, card in enumerate(table.game.at):
                    if known >> card & 1:
                        assert KINDS[world[slot]] == KINDS[card]


def test_a_resampled_table_may_be_resampled_again() -> None:
    table = Table(3)
    table.mix([0, 1, 2, 3, 4, 5], NOBODY)
    table.look(0, 2)
    table.mix([1, 2, 4], 1)
    shares = table.shares(0)
    rng, found = Rng(5), Counter[World]()
    for _ in range(TIMES):
        twin = table.game.resample(0, rng).resample(0, rng)
        assert isinstance(twin, Slots)
        found[faces(tuple(twin.at))] += 1
    assert not improbable(found, shares)
