"""What lies on the table of Tremble, and questions about it; no rules.

People are in thousands. A ship is a slot of a captain's fleet: captain * FLEET + 0..4; which card lies there
is `fleet`, where it is `place`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.deck import Deck
from igroteka.engine.step import OVER, Game
from igroteka.engine.traces import NEVER, Traces
from igroteka.engine.vectors import filled
from igroteka.games.tremble.cards import Cards

NONE: Final[i64] = -1
FLEET: Final[i64] = 5  # TH-036
DEALT_MISSIONS: Final[i64] = 4  # TH-018
CELLS: Final[i64] = 6
BOXED: Final[i64] = 6  # TH-010, TH-011
TANK: Final[i64] = 20  # TH-028
CREDITS: Final[i64] = 5  # cards of the stock

# place, by ship
NOWHERE: Final[i64] = 0  # the slot is empty
HAND: Final[i64] = 1
UNPLANNED: Final[i64] = 2  # in hand, waiting for its order
HELD: Final[i64] = 3  # in hand, ordered to stay
AIDING: Final[i64] = 4  # a reserve ship in a fight with an army, TH-R17
AT: Final[i64] = 8  # AT + cell
SEARCHING: Final[i64] = 16  # SEARCHING + search 0..4 of the captain

# stance, by captain in the battle at hand
AWAY: Final[i64] = 0
UNDECIDED: Final[i64] = 1
FIGHTS: Final[i64] = 2
GONE: Final[i64] = 3  # retreated
BEATEN: Final[i64] = 4

# keeping, by mission in a captain's hand
OPEN: Final[i64] = 0
KEPT: Final[i64] = 1
DROPPED: Final[i64] = 2

# phase, TH-021
SETTING_UP: Final[i64] = 0
FUEL: Final[i64] = 1
BUYING: Final[i64] = 2
INTELLIGENCE: Final[i64] = 3
PLANNING: Final[i64] = 4
REFUELLING: Final[i64] = 5
BATTLE: Final[i64] = 6
REWARD: Final[i64] = 7
COUNTING: Final[i64] = 8  # the end

SETTLED: Final[i64] = 0  # aim: this ship has no redirect to decide
AIMLESS: Final[i64] = 15  # aim: still to be decided; else 1 + cell


class Tremble(Game):
    def __init__(self, players: i64, cards: Cards) -> None:
        super().__init__(players)
        self.cards = cards
        self.missions_on: i64 = 1  # options, as numbers
        self.overcommit: i64 = 0
        self.two_per_city: i64 = 0
        self.reserve_vs_army: i64 = 0
        self.quick_at_end: i64 = 0
        self.one_credit: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = SETTING_UP
        self.leader: i64 = 0
        self.laid: i64 = 0  # cities in cells this turn
        self.armies_met: i64 = 0  # seen so far
        self.drawn: i64 = NONE  # the ships a buyer looks at; the first is also the one he pays for
        self.drawn_too: i64 = NONE
        self.people: vec[i64] = vec[i64]()  # by captain, as the next seven
        self.fuel: vec[i64] = vec[i64]()
        self.credits: vec[i64] = vec[i64]()
        self.ready: vec[i64] = vec[i64]()
        self.stance: vec[i64] = vec[i64]()
        self.force: vec[i64] = vec[i64]()  # strength before reserves: the order of TH-058
        self.total: vec[i64] = vec[i64]()  # of the last roll, 0 before it
        self.roll: vec[i64] = vec[i64]()
        self.fleet: vec[i64] = vec[i64]()  # ship card, by ship as the next three
        self.place: vec[i64] = vec[i64]()
        self.flown: vec[i64] = vec[i64]()  # this turn
        self.aim: vec[i64] = vec[i64]()  # redirect target
        self.quarry: vec[i64] = vec[i64]()  # city, by captain * FLEET + search, as the next two
        self.token: vec[i64] = vec[i64]()  # 2, 1, or 0: no search
        self.since: vec[i64] = vec[i64]()  # turn * 8 + cell of its beginning: the oldest has the least
        self.city: vec[i64] = vec[i64]()  # by cell
        self.holder: vec[i64] = vec[i64]()  # captain, by cell
        self.captor: vec[i64] = vec[i64]()  # captain, by city
        self.starred: Deck = NO_CARDS  # cities and armies with *, the boxed ones included, TH-010
        self.plain: Deck = NO_CARDS
        self.ships: Deck = NO_CARDS
        self.scrapheap: Deck = NO_CARDS
        self.mission: vec[i64] = vec[i64]()  # by captain * DEALT_MISSIONS + 0..3, as the next
        self.keeping: vec[i64] = vec[i64]()
        self.undealt: vec[i64] = vec[i64]()  # missions
        self.traces: Traces = NO_TRACES  # who may know which ship card

    def copy(self) -> Tremble:
        twin = Tremble(self.players, self.cards)
        twin.seat = self.seat
        twin.stack = self.stack[:]
        twin.depth = self.depth
        twin.shown = self.shown
        twin.missions_on = self.missions_on
        twin.overcommit = self.overcommit
        twin.two_per_city = self.two_per_city
        twin.reserve_vs_army = self.reserve_vs_army
        twin.quick_at_end = self.quick_at_end
        twin.one_credit = self.one_credit
        twin.turn = self.turn
        twin.phase = self.phase
        twin.leader = self.leader
        twin.laid = self.laid
        twin.armies_met = self.armies_met
        twin.drawn = self.drawn
        twin.drawn_too = self.drawn_too
        twin.people = self.people[:]
        twin.fuel = self.fuel[:]
        twin.credits = self.credits[:]
        twin.ready = self.ready[:]
        twin.stance = self.stance[:]
        twin.force = self.force[:]
        twin.total = self.total[:]
        twin.roll = self.roll[:]
        twin.fleet = self.fleet[:]
        twin.place = self.place[:]
        twin.flown = self.flown[:]
        twin.aim = self.aim[:]
        twin.quarry = self.quarry[:]
        twin.token = self.token[:]
        twin.since = self.since[:]
        twin.city = self.city[:]
        twin.holder = self.holder[:]
        twin.captor = self.captor[:]
        twin.starred = self.starred.copy()
        twin.plain = self.plain.copy()
        twin.ships = self.ships.copy()
        twin.scrapheap = self.scrapheap.copy()
        twin.mission = self.mission[:]
        twin.keeping = self.keeping[:]
        twin.undealt = self.undealt  # never changed in place
        twin.traces = self.traces.copy()
        return twin

    def table(self) -> dict[str, object]:
        return {
            "options": [
                self.missions_on,
                self.overcommit,
                self.two_per_city,
                self.reserve_vs_army,
                self.quick_at_end,
                self.one_credit,
            ],
            "turn": self.turn,
            "phase": self.phase,
            "leader": self.leader,
            "laid": self.laid,
            "armies_met": self.armies_met,
            "drawn": [self.drawn, self.drawn_too],
            "people": list(self.people),
            "fuel": list(self.fuel),
            "credits": list(self.credits),
            "ready": list(self.ready),
            "stance": list(self.stance),
            "force": list(self.force),
            "total": list(self.total),
            "roll": list(self.roll),
            "fleet": list(self.fleet),
            "place": list(self.place),
            "flown": list(self.flown),
            "aim": list(self.aim),
            "quarry": list(self.quarry),
            "token": list(self.token),
            "since": list(self.since),
            "city": list(self.city),
            "holder": list(self.holder),
            "captor": list(self.captor),
            "starred": sorted(self.starred.listed()),
            "plain": sorted(self.plain.listed()),
            "ships": sorted(self.ships.listed()),
            "scrapheap": sorted(self.scrapheap.listed()),
            "mission": list(self.mission),
            "keeping": list(self.keeping),
            "undealt": list(self.undealt),
            "traces": [self.traces.mixings, list(self.traces.marks), list(self.traces.facts)],
        }

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

    def count_at(self, captain: i64, place: i64) -> i64:
        count: i64 = 0
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.place[ship] == place:
                count += 1
        return count

    def in_hand(self, ship: i64) -> bool:
        return HAND <= self.place[ship] <= HELD

    def hand_size(self, captain: i64) -> i64:
        count: i64 = 0
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if HAND <= self.place[ship] <= HELD:
                count += 1
        return count

    def fleet_size(self, captain: i64) -> i64:
        return FLEET - self.count_at(captain, NOWHERE)

    def hand_ordered(self, captain: i64) -> bool:
        """Whether the captain had a ship to order this turn."""
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if UNPLANNED <= self.place[ship] < SEARCHING:
                return True
        return False

    def takes_part(self, ship: i64, place: i64) -> bool:
        """At the place, or aiding the search there."""
        return self.place[ship] == place or (place >= SEARCHING and self.place[ship] == AIDING)

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
        """Every ship there with its bonuses: the one place that sums them (TH-057, TH-103, TH-105, TH-116)."""
        first = captain * FLEET
        saucers: i64 = 0
        tripods: i64 = 0
        cruisers: i64 = 0
        for ship in range(first, first + FLEET):
            if self.takes_part(ship, place):
                rank = self.cards.rank[self.fleet[ship]]
                if rank == 0:
                    saucers += 1
                elif rank == 1:
                    tripods += 1
                else:
                    cruisers += 1
        kind = self.cards.type[city]
        total: i64 = 0
        for ship in range(first, first + FLEET):
            if self.takes_part(ship, place):
                card = self.fleet[ship]
                rank = self.cards.rank[card]
                total += self.cards.strength[card] + self.cards.type_bonus[card * 3 + kind]
                if saucers > (1 if rank == 0 else 0):  # TH-R27: another one than itself; TH-108: once
                    total += self.cards.partner_bonus[card * 3]
                if tripods > (1 if rank == 1 else 0):
                    total += self.cards.partner_bonus[card * 3 + 1]
                if cruisers > (1 if rank == 2 else 0):
                    total += self.cards.partner_bonus[card * 3 + 2]
        return total

    def fuel_planned(self, captain: i64) -> i64:
        """What the ships ordered to cells will burn."""
        cost: i64 = 0
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if AT <= self.place[ship] < AT + CELLS:
                cost += self.cards.fuel[self.fleet[ship]]
        return cost

    # --- moves that several chapters make ---

    def to_scrapheap(self, card: i64) -> None:
        """Everybody saw it go (a ship put away face down goes another way: `buying.py`)."""
        self.traces.show_all(card)
        self.scrapheap.put(card)

    def scrap(self, ship: i64) -> None:
        card = self.fleet[ship]
        self.fleet[ship] = NONE
        self.place[ship] = NOWHERE
        self.to_scrapheap(card)

    def recall(self, captain: i64, place: i64) -> None:
        """The captain's ships at the place come back to hand."""
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if self.takes_part(ship, place):
                self.place[ship] = HAND

    def end_search(self, captain: i64, search: i64) -> None:
        self.recall(captain, SEARCHING + search)
        slot = captain * FLEET + search
        self.quarry[slot] = NONE
        self.token[slot] = 0
        self.since[slot] = 0

    # --- cities, turns, people ---

    def cells(self) -> i64:
        """Cities laid out a turn, TH-041."""
        if self.players <= 3:
            return 4
        return self.players + 1

    def undrawn(self) -> i64:
        """Cards left in the city deck: all but the boxed ones, which nobody knows (TH-012)."""
        return self.starred.count + self.plain.count - 2 * BOXED

    def clockwise(self, position: i64) -> i64:
        """The captain at a position counted from the leader, TH-R09."""
        seat = self.leader + position
        return seat if seat < self.players else seat - self.players

    def stock(self) -> i64:
        taken: i64 = 0
        for captain in range(self.players):
            taken += self.credits[captain]
        return CREDITS - taken

    def captured(self, captain: i64) -> i64:
        count: i64 = 0
        for city in range(self.cards.cities):
            if self.captor[city] == captain:
                count += 1
        return count

    # --- the contract ---

    def scores(self) -> list[int]:
        return [int(self.people[captain]) for captain in range(self.players)]

    def winners(self) -> list[int]:
        """TH-119, TH-R36: most people, then captured cities, then ships; what is equal still is shared."""
        rank = [
            (int(self.people[c]), int(self.captured(c)), int(self.fleet_size(c))) for c in range(self.players)
        ]
        return [c for c in range(self.players) if rank[c] == max(rank)]

    # --- secrets ---

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        self.mix_missions(seat, rng)
        self.mix_ships(seat, rng)

    def mix_missions(self, seat: i64, rng: Rng) -> None:
        """TH-095, TH-R37: of the others' missions nothing is known but how many were kept."""
        if self.seat == OVER or len(self.mission) == 0:
            return
        hidden = self.undealt[:]
        for place in range(len(self.mission)):
            if place // DEALT_MISSIONS != seat and self.mission[place] != NONE:
                hidden = append(hidden, self.mission[place])
        count: i64 = len(hidden)
        for i in range(count - 1, 0, -1):
            other = rng.below(i + 1)
            card = hidden[i]
            hidden[i] = hidden[other]
            hidden[other] = card
        for place in range(len(self.mission)):
            if place // DEALT_MISSIONS != seat and self.mission[place] != NONE:
                count -= 1
                self.mission[place] = hidden[count]
        self.undealt = hidden[:count]

    def mix_ships(self, seat: i64, rng: Rng) -> None:
        """Exchange ship cards that the seat cannot know apart; once for each outside the deck, or more if tangled."""
        knower = self.traces.seat_of(seat)
        home = filled(self.cards.ships, NONE)  # by card: where it lies
        for i in range(self.ships.count):
            home[self.ships.cards[i]] = i
        for i in range(self.scrapheap.count):
            home[self.scrapheap.cards[i]] = IN_SCRAP + i
        for ship in range(self.players * FLEET):
            if self.place[ship] != NOWHERE:
                home[self.fleet[ship]] = IN_FLEET + ship
        if self.drawn != NONE:
            home[self.drawn] = IN_VIEW
        if self.drawn_too != NONE:
            home[self.drawn_too] = IN_VIEW + 1
        sweeps: i64 = 1 if self.traces.mixings == 1 else 3
        for _ in range(sweeps):
            for card in range(self.cards.ships):
                if home[card] >= IN_SCRAP and not self.traces.knows(seat, card):
                    self.mix_one(knower, card, home, rng)

    def mix_one(self, seat: i64, card: i64, home: vec[i64], rng: Rng) -> None:
        """Exchange the card for one of those the seat could take for it, itself included: all are as likely."""
        fits: i64 = 1
        for other in range(self.cards.ships):
            if other != card and home[other] != NONE and self.exchangeable(seat, card, other):
                fits += 1
        chosen = rng.below(fits)
        if chosen == 0:
            return
        for other in range(self.cards.ships):
            if other != card and home[other] != NONE and self.exchangeable(seat, card, other):
                chosen -= 1
                if chosen == 0:
                    self.traces.exchange(seat, card, other, self.traces.meeting(seat, card, other))
                    place = home[card]
                    home[card] = home[other]
                    home[other] = place
                    self.lay(card, home[card])
                    self.lay(other, place)
                    return

    def exchangeable(self, seat: i64, x: i64, y: i64) -> bool:
        mixing = self.traces.meeting(seat, x, y)
        if mixing == NEVER:
            return False
        if self.traces.fact_since(x, mixing) or self.traces.fact_since(y, mixing):
            return self.cards.price[x] == self.cards.price[y]  # TH-035: the price paid is known
        return True

    def lay(self, card: i64, home: i64) -> None:
        if home >= IN_VIEW:
            if home == IN_VIEW:
                self.drawn = card
            else:
                self.drawn_too = card
        elif home >= IN_FLEET:
            self.fleet[home - IN_FLEET] = card
        elif home >= IN_SCRAP:
            self.scrapheap.cards[home - IN_SCRAP] = card
        else:
            self.ships.cards[home] = card


IN_SCRAP: Final[i64] = 100  # homes of ship cards while they are mixed
IN_FLEET: Final[i64] = 200
IN_VIEW: Final[i64] = 300

NO_CARDS: Final = Deck()
NO_TRACES: Final = Traces(0, 0)
