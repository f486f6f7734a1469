"""What things are worth to a captain in Tremble, in tenths of a thousand people, and how likely, in thousandths.

Everything here reads only what the captain knows: his own ships and missions, and of the others what lies open.
Numbers that are a matter of taste are in `Temper`; they were found by letting tempers play each other.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, has
from igroteka.engine.traces import rows_for, unknown
from igroteka.engine.vectors import filled
from igroteka.games.tremble.cards import COUNT, EACH_TYPE, IN_REGIONS, MOST, Cards
from igroteka.games.tremble.fields import (
    AIMED,
    AT,
    BOXED,
    DEALT_MISSIONS,
    FLEET,
    HAND,
    INTELLIGENCE,
    KEPT,
    NONE,
    NOWHERE,
    SEARCHING,
    UNAIMED,
)
from igroteka.games.tremble.fuel import RATION
from igroteka.games.tremble.state import Tremble

SURE: Final[i64] = 1000
HARDLY: Final[i64] = 400  # a last turn that armies may take away
UNKNOWN: Final[i64] = -100000
UNTOLD: Final[i64] = 100000
TYPES: Final[i64] = 3
REGIONS: Final[i64] = 6


class Temper:
    """A captain's taste: tenths of a thousand people, or percent."""

    def __init__(self) -> None:
        self.crew: i64 = 110  # what any ship is worth for every turn left
        self.crew_most: i64 = 290  # and at most: ships are lost and bought again
        self.power: i64 = 15  # what a ship is worth for each point of its strength, as long as it flies
        self.thirst: i64 = 9  # less for each unit of its fuel
        self.haste: i64 = 22  # for a fast search
        self.nimble: i64 = 18  # for a ship that can be redirected
        self.ambush: i64 = 8  # for a reserve ship
        self.first: i64 = 130  # percent of that for the first ship one buys
        self.crowding: i64 = 7  # percent less for every ship before it
        self.fuel: i64 = 45  # a unit of fuel that is scarce
        self.spare_fuel: i64 = 6  # a unit of fuel that is not
        self.tied: i64 = 100  # a ship that searches, a turn, when there is fuel to fly it
        self.idle: i64 = 30  # the same when there is none
        self.traffic: i64 = 130  # percent: how many ships of rivals are expected
        self.stranger: i64 = 50  # tenths: strength of a ship one cannot see
        self.nerve: i64 = 850  # thousandths: a stronger rival who stays for the battle
        self.dread: i64 = 50  # percent: what the loss of a ship weighs
        self.noise: i64 = 12  # percent
        self.zeal: i64 = 100  # percent: what missions weigh
        self.modesty: i64 = 0  # what a mission must promise
        self.reach: i64 = 115  # percent of the cities that someone takes
        self.tank: i64 = 8  # a unit of fuel in the tank, for every turn left
        self.tank_most: i64 = 40  # and at most
        self.hunt: i64 = 70  # percent: what a search promises, less its ships' absence
        self.steady: i64 = 280  # a lead that makes the chances 73 to 27, at the end
        self.doubt: i64 = 95  # and more for every turn left
        self.doubt_most: i64 = 1150


class Almanac:
    """What is looked up again and again about one set of cards: masks of cities by 32, the taste for each ship."""

    def __init__(self, cards: Cards, temper: Temper) -> None:
        self.cards = cards
        self.words: i64 = cards.words
        self.types: i64 = cards.missions  # rows of the masks after those of the missions
        self.regions: i64 = self.types + TYPES
        self.capitals: i64 = self.regions + REGIONS
        self.all: i64 = self.capitals + 1
        self.masks: vec[i64] = filled((self.all + 1) * self.words)
        self.rate: vec[i64] = vec[i64]()  # what is special about the ship card
        self.power: vec[i64] = vec[i64]()  # its strength with the bonuses it may expect
        for city in range(cards.cities):
            self.enter(self.types + cards.type[city], city)
            self.enter(self.regions + cards.region[city], city)
            if cards.capital[city]:
                self.enter(self.capitals, city)
            self.enter(self.all, city)
            for mission in range(cards.missions):
                if cards.counts[mission * cards.cities + city]:
                    self.enter(mission, city)
        self.usual_rate: i64 = 0  # of a ship that one cannot see
        for card in range(cards.ships):
            self.appraise(card, temper)
            self.usual_rate += self.rate[card]
        self.usual_rate //= cards.ships

    def enter(self, row: i64, city: i64) -> None:
        self.masks[row * self.words + (city >> 5)] |= bit(city & 31)

    def appraise(self, card: i64, temper: Temper) -> None:
        cards = self.cards
        bonus: i64 = 0
        for i in range(card * 3, card * 3 + 3):
            bonus += cards.type_bonus[i] + cards.partner_bonus[i]
        power = cards.strength[card] * 10 + bonus * 10 // 3
        rate = power * temper.power // 10 - cards.fuel[card] * temper.thirst
        rate += cards.fast[card] * temper.haste + cards.redirects[card] * temper.nimble
        rate += cards.joins[card] * temper.ambush
        self.power = append(self.power, power)
        self.rate = append(self.rate, rate)

    def count(self, words: vec[i64], start: i64, row: i64) -> i64:
        """How many of the cities in `words[start:]` the row counts."""
        count: i64 = 0
        for word in range(self.words):
            count += ones(words[start + word] & self.masks[row * self.words + word])
        return count

    def counts(self, row: i64, city: i64) -> bool:
        return self.masks[row * self.words + (city >> 5)] >> (city & 31) & 1 == 1


def ones(word: i64) -> i64:
    """Bits set in a word of 32: sums of neighbours, of pairs, of nibbles, of bytes."""
    word = (word & 0x55555555) + (word >> 1 & 0x55555555)
    word = (word & 0x33333333) + (word >> 2 & 0x33333333)
    word = (word & 0x0F0F0F0F) + (word >> 4 & 0x0F0F0F0F)
    word = (word & 0x00FF00FF) + (word >> 8 & 0x00FF00FF)
    return (word & 0xFFFF) + (word >> 16)


class Curves:
    def __init__(self) -> None:
        self.win: vec[i64] = vec[i64]([500, 624, 735, 827, 896, 943, 972, 988, 996, 999, 1000])  # by lead in strength
        self.dice: vec[i64] = vec[i64]([1000, 1000])  # by what two dice must show
        for target in range(2, 14):
            ways = sum([6 - abs(7 - total) for total in range(target, 13)])
            self.dice = append(self.dice, ways * 1000 // 36)
        self.logistic: vec[i64] = vec[i64]()  # by eighths
        for eighth in range(49):
            self.logistic = append(self.logistic, round(1000 / (1 + exp(-eighth / 8))))


CURVES: Final = Curves()


def win_chance(lead: i64) -> i64:
    """Of two who fight, ties rolled again."""
    if lead < 0:
        return SURE - win_chance(-lead)
    return CURVES.win[min(lead, 10)]


def dice_reach(target: i64) -> i64:
    """Two dice show at least that much."""
    return CURVES.dice[min(max(target, 2), 13)]


def likely(excess: i64, spread: i64) -> i64:
    """A smooth step: 500 at no excess, 731 at one spread."""
    if excess < 0:
        return SURE - likely(-excess, spread)
    return CURVES.logistic[min(excess * 8 // spread, 48)]


def mask_at(game: Tremble, captain: i64, place: i64) -> i64:
    """The captain's ships there, a bit for each of his five."""
    mask: i64 = 0
    for ship in range(FLEET):
        if game.place[captain * FLEET + ship] == place:
            mask |= bit(ship)
    return mask


def force(game: Tremble, captain: i64, mask: i64, city: i64) -> i64:
    """What these ships would be worth at the city: the rule of `Tremble.strength` for ships not yet there."""
    cards = game.cards
    ranks: i64 = 0
    for ship in range(FLEET):
        if mask >> ship & 1:
            ranks += bit(cards.rank[game.fleet[captain * FLEET + ship]] * 4)
    total: i64 = 0
    for ship in range(FLEET):
        if mask >> ship & 1:
            card = game.fleet[captain * FLEET + ship]
            total += cards.strength[card] + cards.type_bonus[card * 3 + cards.type[city]]
            others = ranks - bit(cards.rank[card] * 4)
            for rank in range(3):
                if others >> rank * 4 & 15:
                    total += cards.partner_bonus[card * 3 + rank]
    return total


def available(game: Tremble, ship: i64) -> bool:
    """In hand or under secret orders: to the others it is the same."""
    return HAND <= game.place[ship] < SEARCHING


def allure(game: Tremble, city: i64) -> i64:
    """How much anybody would like the city."""
    return game.cards.quick[city] * 2 + game.cards.search[city]


def course_of(game: Tremble, ship: i64) -> i64:
    """The cell that everybody knows it to fly to, or NONE."""
    place = game.place[ship]
    if place >= AIMED:
        return (place - AIMED) >> 3
    return place - AT if game.attacks(ship) else NONE


def aim_of(game: Tremble, ship: i64) -> i64:
    """The cell its own captain means it for, as far as he has decided."""
    place = game.place[ship]
    return place & 7 if place >= AIMED and place & 7 != UNAIMED else course_of(game, ship)


class Mind:
    """A captain who looks at a table: call `look` first. What it remembers of the table is only there to be quick."""

    def __init__(self, temper: Temper, cards: Cards) -> None:
        self.temper = temper
        self.almanac = Almanac(cards, temper)
        self.captain: i64 = 0
        self.later: i64 = 0  # turns after this one, at most
        self.sure: i64 = 0  # and at least: armies take no cell
        self.comes: vec[i64] = filled(cards.armies * 2)  # by army * 2: it comes within a turn, within two
        self.promises: vec[i64] = filled(DEALT_MISSIONS)  # by mission: its worth as things are
        self.errands: vec[i64] = filled(DEALT_MISSIONS)  # by mission that counts cities: what one more brings
        self.regions: vec[i64] = filled(REGIONS)  # the chance to have enough there
        self.flights: vec[i64] = filled(8)  # by rival: tenths of ships he is likely to send, times 1000 / all allure
        self.usual: vec[i64] = filled(8)  # by rival: strength of such a ship

    def look(self, game: Tremble, captain: i64) -> None:
        self.captain = captain
        cards = game.undrawn()
        each = game.cells()
        if game.phase <= INTELLIGENCE:
            cards -= each - game.laid
        self.later = (max(cards, 0) + each - 1) // each
        self.sure = self.later
        if 0 < self.later <= 2:
            self.sure = max((cards - armies_left(game) + each - 1) // each, 1)

    # --- ships ---

    def ship(self, rate: i64, turns: i64) -> i64:
        """What a ship is worth with so many turns to fly."""
        if turns == 0:
            return 0
        return min(self.temper.crew * turns, self.temper.crew_most) + rate

    def loss(self, game: Tremble, mask: i64) -> i64:
        """What the least of these ships would be missed for."""
        least: i64 = UNTOLD
        for ship in range(FLEET):
            if mask >> ship & 1:
                least = min(least, self.almanac.rate[game.fleet[self.captain * FLEET + ship]])
        return self.ship(least, self.later) * self.temper.dread // 100

    def tie_up(self, game: Tremble, mask: i64) -> i64:
        """What a turn without these ships costs: little if the others burn all the fuel anyway."""
        thirst: i64 = 0
        ships: i64 = 0
        first = self.captain * FLEET
        for ship in range(FLEET):
            if mask >> ship & 1:
                ships += 1
            elif game.place[first + ship] != NOWHERE and not game.searches(first + ship):
                thirst += game.cards.fuel[game.fleet[first + ship]]
        dry = min(thirst, RATION)
        return ships * (self.temper.tied * (RATION - dry) + self.temper.idle * dry) // RATION

    # --- searches ---

    def expect_armies(self, game: Tremble) -> None:
        """Each army left in its pile is as likely to come as the other cards."""
        for turns in range(1, 3):
            draws = turns * game.cells()
            starred = min(draws, max(game.stars_left - BOXED, 0))
            plain = min(draws - starred, game.plain_left - BOXED)
            if starred > 0:
                starred = starred * SURE // game.stars_left
            if plain > 0:
                plain = plain * SURE // game.plain_left
            for number in range(game.cards.armies):
                army = game.cards.cities + number
                comes: i64 = 0
                if game.is_left(army):
                    comes = starred if game.cards.star[army] else plain
                self.comes[number * 2 + turns - 1] = comes

    def survival(self, game: Tremble, strength: i64, turns: i64) -> i64:
        """No army of the next turns ends the search."""
        if turns == 0:
            return SURE
        left = SURE
        for number in range(game.cards.armies):
            comes = self.comes[number * 2 + turns - 1]
            if comes > 0:
                lost = SURE - dice_reach(game.cards.army_strength[game.cards.cities + number] - strength)
                left -= left * comes * lost // (SURE * SURE)
        return left

    def in_time(self, turns: i64) -> i64:
        """So many turns are still to come."""
        if self.later < turns:
            return 0
        if self.sure < turns:
            return HARDLY
        return SURE

    def search(self, game: Tremble, mask: i64, city: i64, strength: i64) -> i64:
        """What a search by these ships promises, less what they could do meanwhile."""
        turns = takes(game, self.captain, mask)
        chance = self.in_time(turns)
        if chance == 0:
            return 0
        chance = chance * self.survival(game, strength, turns) // SURE
        return game.cards.search[city] * chance // 100 - turns * self.tie_up(game, mask)

    def running(self, game: Tremble, slot: i64) -> i64:
        """What a search in progress still promises, anybody's."""
        captain = slot // FLEET
        turns = game.token(slot)
        if game.phase > INTELLIGENCE and game.since(slot) // 8 < game.turn:
            turns -= 1  # this turn's armies have come
        city = game.quarry(slot)
        strength = force(game, captain, mask_at(game, captain, SEARCHING + slot % FLEET), city)
        return game.cards.search[city] * (self.in_time(turns) * self.survival(game, strength, turns) // SURE) // 100

    # --- missions ---

    def enough(self, game: Tremble, row: i64, need: i64) -> i64:
        """The chance to hold so many cities of the row at the end."""
        missing = need - self.almanac.count(game.captured, self.captain * game.cards.words, row)
        if missing <= 0:
            return SURE
        left = self.almanac.count(game.left, 0, row)
        pool = game.stars_left + game.plain_left
        mine = left * self.temper.reach * game.undrawn() // (max(pool, 1) * game.players)  # hundredths of a city
        for cell in range(game.laid):
            if game.city[cell] != NONE and self.almanac.counts(row, game.city[cell]):
                mine += self.temper.reach // game.players
        return likely(mine - missing * 100 + 50, 35 + mine // 6)

    def chance(self, game: Tremble, mission: i64, city: i64) -> i64:
        """To fulfil it, if the city is taken too (NONE: without)."""
        cards = game.cards
        goal = cards.goal[mission]
        need = cards.need_two[mission] if game.players == 2 else cards.need[mission]
        if goal == COUNT:
            return self.enough(game, mission, need - self.helps(mission, city))
        if goal == MOST:
            return self.most_chance(game, mission, city)
        if goal == EACH_TYPE:
            chance = SURE
            for row in range(self.almanac.types, self.almanac.types + TYPES):
                chance = chance * self.enough(game, row, need - self.helps(row, city)) // SURE
            return chance
        if goal == IN_REGIONS:
            return self.regions_chance(game, cards.each[mission], need, city)
        bears = cards.few_two[mission] if game.players == 2 else cards.few[mission]
        bears -= self.almanac.count(game.captured, self.captain * cards.words, self.almanac.capitals)
        bears -= self.helps(self.almanac.capitals, city)
        if bears < 0:
            return 0
        careful = 600 + 100 * min(bears, 3)
        return self.enough(game, self.almanac.all, need - self.helps(self.almanac.all, city)) * careful // SURE

    def helps(self, row: i64, city: i64) -> i64:
        if city == NONE:
            return 0
        return self.almanac.masks[row * self.almanac.words + (city >> 5)] >> (city & 31) & 1

    def most_chance(self, game: Tremble, mission: i64, city: i64) -> i64:
        own = self.almanac.count(game.captured, self.captain * game.cards.words, mission) + self.helps(mission, city)
        left = self.almanac.count(game.left, 0, mission)
        chance = SURE
        for rival in range(game.players):
            if rival != self.captain:
                theirs = self.almanac.count(game.captured, rival * game.cards.words, mission)
                chance = chance * likely((own - theirs) * 100 - 50, 40 + left * 10) // SURE
        return chance

    def regions_chance(self, game: Tremble, each: i64, need: i64, city: i64) -> i64:
        """The likeliest `need` regions all come true."""
        for region in range(REGIONS):
            row = self.almanac.regions + region
            self.regions[region] = self.enough(game, row, each - self.helps(row, city))
        chance = SURE
        for _ in range(need):
            best: i64 = 0
            for region in range(REGIONS):
                if self.regions[region] > self.regions[best]:
                    best = region
            chance = chance * self.regions[best] // SURE
            self.regions[best] = 0
        return chance

    def mission_worth(self, game: Tremble, mission: i64, city: i64) -> i64:
        chance = self.chance(game, mission, city)
        return (chance * game.cards.reward[mission] - (SURE - chance) * game.cards.penalty[mission]) // 100

    def recall_missions(self, game: Tremble) -> None:
        """What the missions promise without any further city."""
        for i in range(DEALT_MISSIONS if game.missions_on else 0):
            place = self.captain * DEALT_MISSIONS + i
            if game.keeps(place) == KEPT:
                self.promises[i] = self.mission_worth(game, game.mission[place], NONE)
                self.errands[i] = UNKNOWN

    def errand(self, game: Tremble, city: i64) -> i64:
        """What the city is worth to the missions; after `recall_missions`."""
        gain: i64 = 0
        for i in range(DEALT_MISSIONS if game.missions_on else 0):
            place = self.captain * DEALT_MISSIONS + i
            if game.keeps(place) == KEPT:
                mission = game.mission[place]
                goal = game.cards.goal[mission]
                if goal != COUNT and goal != MOST:
                    gain += self.mission_worth(game, mission, city) - self.promises[i]
                elif self.almanac.counts(mission, city):
                    if self.errands[i] == UNKNOWN:
                        self.errands[i] = self.mission_worth(game, mission, city) - self.promises[i]
                    gain += self.errands[i]
        return gain * self.temper.zeal // 100

    # --- cities ---

    def weigh(self, game: Tremble) -> None:
        """Before cities are compared: armies, missions."""
        self.expect_armies(game)
        self.recall_missions(game)

    def catch(self, game: Tremble, mask: i64, city: i64, strength: i64) -> i64:
        """What the city brings to whoever holds it with these ships, missions aside."""
        return max(game.cards.quick[city] * 10, self.search(game, mask, city, strength))

    def watch_rivals(self, game: Tremble) -> None:
        total: i64 = 0
        for cell in range(game.laid):
            total += allure(game, game.city[cell])
        doubtful = unknown(game.marks, rows_for(game.players), self.captain)
        for rival in range(game.players):
            ships: i64 = 0
            strength: i64 = 0
            for ship in range(rival * FLEET, rival * FLEET + FLEET):
                if available(game, ship):
                    ships += 1
                    card = game.fleet[ship]
                    strength += self.temper.stranger if has(doubtful, card) else game.cards.strength[card] * 10
            self.usual[rival] = strength // max(ships * 10, 1)
            sent = min(ships * 10, game.fuel[rival] * 100 // 26)
            self.flights[rival] = sent * self.temper.traffic * 10 // max(total, 1)

    def holding(self, game: Tremble, city: i64, strength: i64) -> i64:
        """The chance to end up with the city, as rivals may come or not; after `watch_rivals`."""
        chance = SURE
        for rival in range(game.players):
            if rival != self.captain:
                comes = min(self.flights[rival] * allure(game, city) // 10, 900)
                lost = SURE - win_chance(strength - self.usual[rival])
                chance -= chance * comes * lost // (SURE * SURE)
        return chance

    def facing(self, game: Tremble, cell: i64, strength: i64) -> i64:
        """The chance against the rivals who fly there by what everybody knows."""
        chance = SURE
        for rival in range(game.players):
            if rival == self.captain:
                continue
            mask: i64 = 0
            for ship in range(FLEET):
                if course_of(game, rival * FLEET + ship) == cell:
                    mask |= bit(ship)
            if mask != 0:
                chance = chance * win_chance(strength - force(game, rival, mask, game.city[cell])) // SURE
        return chance


def armies_left(game: Tremble) -> i64:
    """Armies that may still come."""
    count: i64 = 0
    for army in range(game.cards.cities, game.cards.cities + game.cards.armies):
        if game.is_left(army) and (game.stars_left > BOXED or not game.cards.star[army]):
            count += 1
    return count


def takes(game: Tremble, captain: i64, mask: i64) -> i64:
    """TH-109: turns of a search by these ships."""
    for ship in range(FLEET):
        if mask >> ship & 1 and game.cards.fast[game.fleet[captain * FLEET + ship]]:
            return 1
    return 2
