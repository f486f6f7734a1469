"""What lies on the table of Tremble: every field, copied and listed by name.

People are in thousands. A ship is a slot of a captain's fleet: captain * FLEET + 0..4; which card lies there
is `fleet`, where it is `place`. Small things are packed into one number with a digit or a bit for each
captain, because a copy of the table is made for every thought of a bot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.knowledge import CardGame
from igroteka.games.tremble.content.vectors import Cards

NONE: Final[i64] = -1
FLEET: Final[i64] = 5  # TH-036
DEALT_MISSIONS: Final[i64] = 4  # TH-018
CELLS: Final[i64] = 6
BOXED: Final[i64] = 6  # TH-010, TH-011
TANK: Final[i64] = 20  # TH-028
CREDITS: Final[i64] = 5  # cards of the stock
START: Final[i64] = 50  # TH-016
LOAN: Final[i64] = 50  # TH-100
DEBT: Final[i64] = 60  # TH-101
POOR: Final[i64] = 30  # TH-099

# place, by ship
NOWHERE: Final[i64] = 0  # the slot is empty
HAND: Final[i64] = 1
UNPLANNED: Final[i64] = 2  # in hand, waiting for its order
HELD: Final[i64] = 3  # in hand, ordered to stay
AT: Final[i64] = 8  # AT + cell
SEARCHING: Final[i64] = 16  # SEARCHING + search 0..4 of the captain
AIDING: Final[i64] = 24  # AIDING + search: a reserve ship in its fight with an army, TH-R17
AIMED: Final[i64] = 32  # AIMED + 8 * cell + new cell, or + UNAIMED while that is open
UNAIMED: Final[i64] = 7

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


class Fields(CardGame):
    """Everything on the table; `Tremble` in game.py asks it questions."""

    def __init__(self, players: i64, cards: Cards) -> None:
        super().__init__(players, cards.kind)
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
        self.stars_left: i64 = 0  # cards with * not turned up, the boxed ones included
        self.plain_left: i64 = 0
        self.drawn: i64 = NONE  # the ships a buyer looks at; the first is also the one he pays for
        self.drawn_too: i64 = NONE
        self.deck: i64 = 0  # ship cards, a bit each
        self.scrapheap: i64 = 0
        self.ready: i64 = 0  # a bit for each captain
        self.flown: i64 = 0  # a bit for each ship: this turn
        self.priced: i64 = 0  # the same: everybody knows the price paid for it, though not which it is
        self.credit: i64 = 0  # a digit for each captain, as the next two
        self.stance: i64 = 0
        self.roll: i64 = 0  # of the two dice, 0 before it
        self.holder: i64 = 0  # a digit for each cell: 1 + captain
        self.keeping: i64 = 0  # two bits for each mission dealt
        self.people: vec[i64] = vec[i64]()  # by captain, as the next two; replaced, never changed: copies share it
        self.fuel: vec[i64] = vec[i64]()
        self.force: vec[i64] = vec[i64]()  # strength before reserves: the order of TH-058; the same
        self.fleet: vec[i64] = vec[i64]()  # ship card, by ship, as the next
        self.place: vec[i64] = vec[i64]()
        self.search: vec[i64] = vec[i64]()  # by captain * FLEET + search: since, token and city, or 0; the same
        self.city: vec[i64] = vec[i64]()  # by cell; the same
        self.captured: vec[i64] = vec[i64]()  # by captain * words of cities, 32 a word; the same
        self.left: vec[i64] = vec[i64]()  # cities and armies not turned up, 32 a word; the same
        self.mission: vec[i64] = vec[i64]()  # by captain * DEALT_MISSIONS + 0..3; the same
        self.undealt: vec[i64] = vec[i64]()  # missions; the same

    def copy_to(self, twin: Fields) -> None:
        twin.take_over(self)
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
        twin.stars_left = self.stars_left
        twin.plain_left = self.plain_left
        twin.drawn = self.drawn
        twin.drawn_too = self.drawn_too
        twin.deck = self.deck
        twin.scrapheap = self.scrapheap
        twin.ready = self.ready
        twin.flown = self.flown
        twin.priced = self.priced
        twin.credit = self.credit
        twin.stance = self.stance
        twin.roll = self.roll
        twin.holder = self.holder
        twin.keeping = self.keeping
        twin.people = self.people
        twin.fuel = self.fuel[:]
        twin.force = self.force
        twin.fleet = self.fleet[:]
        twin.place = self.place[:]
        twin.search = self.search
        twin.city = self.city
        twin.captured = self.captured
        twin.left = self.left
        twin.mission = self.mission
        twin.undealt = self.undealt

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"cards", "priced"}
