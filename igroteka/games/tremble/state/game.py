"""Questions about the table of Tremble, and the few moves that several chapters make; no rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, size, with_digit
from igroteka.engine.chance import Rng
from igroteka.engine.seats import OVER
from igroteka.engine.vectors import put
from igroteka.games.tremble.state.fields import (
    AIDING,
    AT,
    BOXED,
    CELLS,
    CREDITS,
    FLEET,
    HAND,
    HELD,
    NONE,
    NOWHERE,
    SEARCHING,
    Fields,
)
from igroteka.games.tremble.state.hidden import mix_missions, rename_ships


class Tremble(Fields):
    def copy(self) -> Tremble:
        twin = Tremble(self.players, self.cards)
        self.copy_to(twin)
        return twin

    # --- ships ---

    def kind_of(self, ship: i64) -> i64:
        return self.cards.kind[self.fleet[ship]]

    def ship_of(self, captain: i64, kind: i64, place: i64) -> i64:
        """The first ship of that kind at that place."""
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.place[ship] == place and self.cards.kind[self.fleet[ship]] == kind:
                return ship
        return NONE

    def first_at(self, captain: i64, place: i64) -> i64:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.place[ship] == place:
                return ship
        return NONE

    def lowest_at(self, captain: i64, place: i64) -> i64:
        """Of the ships there the one of the lowest kind: what all can see must not follow the slots of a fleet."""
        found: i64 = NONE
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.place[ship] == place and (found == NONE or self.kind_of(ship) < self.kind_of(found)):
                found = ship
        return found

    def count_at(self, captain: i64, place: i64) -> i64:
        count: i64 = 0
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.place[ship] == place:
                count += 1
        return count

    def in_hand(self, ship: i64) -> bool:
        return HAND <= self.place[ship] <= HELD

    def attacks(self, ship: i64) -> bool:
        """Ordered to a cell, or flying there."""
        return AT <= self.place[ship] < AT + CELLS

    def searches(self, ship: i64) -> bool:
        return SEARCHING <= self.place[ship] < SEARCHING + FLEET

    def hand_size(self, captain: i64) -> i64:
        count: i64 = 0
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.in_hand(ship):
                count += 1
        return count

    def fleet_size(self, captain: i64) -> i64:
        return FLEET - self.count_at(captain, NOWHERE)

    def takes_part(self, ship: i64, place: i64) -> bool:
        """At the place, or aiding the search there."""
        return self.place[ship] == place or (place >= SEARCHING and self.place[ship] == place - SEARCHING + AIDING)

    def one_kind_at(self, captain: i64, place: i64) -> bool:
        """Nothing to choose from: all ships of the captain there are alike."""
        seen: i64 = NONE
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.takes_part(ship, place):
                kind = self.kind_of(ship)
                if seen != NONE and kind != seen:
                    return False
                seen = kind
        return True

    def strength(self, captain: i64, place: i64, city: i64) -> i64:
        """Of every ship there."""
        ships: i64 = 0
        for ship in range(FLEET):
            if self.takes_part(captain * FLEET + ship, place):
                ships |= bit(ship)
        return self.strength_of(captain, ships, city)

    def strength_of(self, captain: i64, ships: i64, city: i64) -> i64:
        """Ships (a bit for each of the five) with their bonuses: the one place that sums them (TH-057, TH-116)."""
        first = captain * FLEET
        ranks: i64 = 0  # a digit for each class: ships of it
        for ship in range(FLEET):  # TH-107: partners elsewhere do not count
            if ships >> ship & 1:
                ranks += bit(self.cards.rank[self.fleet[first + ship]] * 4)
        total: i64 = 0
        for ship in range(FLEET):
            if ships >> ship & 1:
                card = self.fleet[first + ship]
                # TH-R26: the bonus at a type of city is there in company too
                total += self.cards.strength[card] + self.cards.type_bonus[card * 3 + self.cards.type[city]]
                others = ranks - bit(self.cards.rank[card] * 4)  # TH-R27: a partner is another ship
                for rank in range(3):
                    if others >> rank * 4 & 15:
                        total += self.cards.partner_bonus[card * 3 + rank]  # TH-108: once, however many
        return total

    def fuel_planned(self, captain: i64) -> i64:
        """Return the fuel that the ships ordered to cells will burn."""
        cost: i64 = 0
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.attacks(ship):
                cost += self.cards.fuel[self.fleet[ship]]
        return cost

    # --- moves that several chapters make ---

    def gain(self, captain: i64, people: i64) -> None:
        """Or lose, if they are fewer than none."""
        self.people = put(self.people, captain, self.people[captain] + people)

    def scrap(self, ship: i64) -> None:
        """Everybody sees it go (a ship put away face down goes another way: rules/buying.py)."""
        card = self.fleet[ship]
        self.fleet[ship] = NONE
        self.place[ship] = NOWHERE
        self.show_all(card)
        self.scrapheap |= bit(card)

    def recall(self, captain: i64, place: i64) -> None:
        """The captain's ships at the place come back to hand."""
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.takes_part(ship, place):
                self.place[ship] = HAND

    def begin_search(self, captain: i64, search: i64, city: i64, token: i64, cell: i64) -> None:
        sought = (self.turn * 8 + cell) << 16 | token << 8 | city
        self.search = put(self.search, captain * FLEET + search, sought)

    def end_search(self, captain: i64, search: i64) -> None:
        self.recall(captain, SEARCHING + search)
        self.search = put(self.search, captain * FLEET + search, 0)

    def capture(self, captain: i64, city: i64) -> None:
        word = captain * self.cards.words + (city >> 5)
        self.captured = put(self.captured, word, self.captured[word] | bit(city & 31))

    # --- searches: by slot, captain * FLEET + search ---

    def quarry(self, slot: i64) -> i64:
        return self.search[slot] & 255

    def token(self, slot: i64) -> i64:
        """2 or 1; 0: no search."""
        return self.search[slot] >> 8 & 255

    def since(self, slot: i64) -> i64:
        """8 * turn + cell of its beginning: the oldest has the least."""
        return self.search[slot] >> 16

    # --- what is packed ---

    def is_ready(self, captain: i64) -> bool:
        return self.ready >> captain & 1 == 1

    def set_ready(self, captain: i64, ready: bool) -> None:
        self.ready &= ~bit(captain)
        if ready:
            self.ready |= bit(captain)

    def credits(self, captain: i64) -> i64:
        return digit(self.credit, captain)

    def stance_of(self, captain: i64) -> i64:
        return digit(self.stance, captain)

    def take_stance(self, captain: i64, stance: i64) -> None:
        self.stance = with_digit(self.stance, captain, stance)

    def held_by(self, cell: i64) -> i64:
        return digit(self.holder, cell) - 1

    def hold(self, cell: i64, captain: i64) -> None:
        self.holder = with_digit(self.holder, cell, captain + 1)

    def has_flown(self, ship: i64) -> bool:
        return self.flown >> ship & 1 == 1

    def keeps(self, place: i64) -> i64:
        return self.keeping >> place * 2 & 3

    def set_keeping(self, place: i64, how: i64) -> None:
        self.keeping = self.keeping & ~(bit(place * 2) * 3) | how << place * 2

    # --- cities, turns, people ---

    def cells(self) -> i64:
        """Cities laid out a turn, TH-041."""
        if self.players <= 3:
            return 4
        return self.players + 1

    def undrawn(self) -> i64:
        """Cards left in the city deck: all but the boxed ones, which nobody knows (TH-012)."""
        return self.stars_left + self.plain_left - 2 * BOXED

    def turns_to_come(self) -> i64:
        """TH-024: turns after this one, at most: armies take no cell, so that there may be fewer."""
        return (self.undrawn() + self.cells() - 1) // self.cells()

    def is_left(self, card: i64) -> bool:
        return self.left[card >> 5] >> (card & 31) & 1 == 1

    def clockwise(self, position: i64) -> i64:
        """The captain at a position counted from the leader, TH-R09."""
        seat = self.leader + position
        return seat if seat < self.players else seat - self.players

    def stock(self) -> i64:
        """Credit cards not taken."""
        taken: i64 = 0
        for captain in range(self.players):
            taken += self.credits(captain)
        return CREDITS - taken

    def has_captured(self, captain: i64, city: i64) -> bool:
        return self.captured[captain * self.cards.words + (city >> 5)] >> (city & 31) & 1 == 1

    def cities_of(self, captain: i64) -> i64:
        count: i64 = 0
        for word in range(captain * self.cards.words, (captain + 1) * self.cards.words):
            count += size(self.captured[word])
        return count

    # --- the contract ---

    def scores(self) -> list[int]:
        return [int(self.people[captain]) for captain in range(self.players)]

    def winners(self) -> list[int]:
        """TH-020, TH-119, TH-R36: most people, then captured cities, then ships; what is equal still is shared."""
        ranks = [self.standing(captain) for captain in range(self.players)]
        return [captain for captain in range(self.players) if ranks[captain] == max(ranks)]

    def standing(self, captain: i64) -> tuple[int, int, int]:
        return int(self.people[captain]), int(self.cities_of(captain)), int(self.fleet_size(captain))

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        if self.seat != OVER:  # at the end missions are open
            mix_missions(self, seat, rng)

    def loose_cards(self) -> i64:
        return self.deck

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        rename_ships(self, names, changed)
