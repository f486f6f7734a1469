"""What things are worth to a captain in Tremble, in tenths of a thousand people, and how likely, in thousandths.

Everything here reads only what the captain knows: his own ships and missions, and of the others what lies open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, has
from igroteka.engine.dice_odds import SURE, dice_reach, likely, win_chance
from igroteka.engine.vectors import filled
from igroteka.games.tremble.content.vectors import COUNT, EACH_TYPE, IN_REGIONS, MOST, Cards
from igroteka.games.tremble.hints.weights import REGIONS, TYPES, Almanac, Temper
from igroteka.games.tremble.rules.fuel import RATION
from igroteka.games.tremble.rules.redirecting import aim, course
from igroteka.games.tremble.state.fields import (
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
from igroteka.games.tremble.state.game import Tremble

TOO_LATE: Final[i64] = -999999  # a search that the game does not wait for
HARDLY: Final[i64] = 400  # a last turn that armies may take away
UNKNOWN: Final[i64] = -100000
UNTOLD: Final[i64] = 100000
USUAL_FUEL: Final[i64] = 26  # of a ship, in tenths


def mask_at(game: Tremble, captain: i64, place: i64) -> i64:
    """The captain's ships there, a bit for each of his five."""
    mask: i64 = 0
    for ship in range(FLEET):
        if game.place[captain * FLEET + ship] == place:
            mask |= bit(ship)
    return mask


def available(game: Tremble, ship: i64) -> bool:
    """In hand or under secret orders: to the others it is the same."""
    return HAND <= game.place[ship] < SEARCHING


def allure(game: Tremble, city: i64) -> i64:
    """Return how much anybody would like the city."""
    return game.cards.quick[city] * 2 + game.cards.search[city]


def course_of(game: Tremble, ship: i64) -> i64:
    """The cell that everybody knows it to fly to, or NONE."""
    if game.place[ship] >= AIMED:
        return course(game, ship)
    return game.place[ship] - AT if game.attacks(ship) else NONE


def aim_of(game: Tremble, ship: i64) -> i64:
    """The cell its own captain means it for, as far as he has decided."""
    cell = aim(game, ship)
    return course_of(game, ship) if cell == NONE or cell == UNAIMED else cell


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
        """Return what a ship is worth with so many turns to fly."""
        if turns == 0:
            return 0
        return min(self.temper.crew * turns, self.temper.crew_most) + rate

    def loss(self, game: Tremble, mask: i64) -> i64:
        """Return what the least of these ships would be missed for."""
        least: i64 = UNTOLD
        for ship in range(FLEET):
            if mask >> ship & 1:
                least = min(least, self.almanac.rate[game.fleet[self.captain * FLEET + ship]])
        return self.ship(least, self.later) * self.temper.dread // 100

    def tie_up(self, game: Tremble, mask: i64) -> i64:
        """Return what a turn without these ships costs: little if the others burn all the fuel anyway."""
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
        """Return what a search by these ships promises, less what they could do meanwhile."""
        turns = takes(game, self.captain, mask)
        chance = self.in_time(turns)
        if chance == 0:
            return TOO_LATE
        chance = chance * self.survival(game, strength, turns) // SURE
        return game.cards.search[city] * chance // 100 - turns * self.tie_up(game, mask)

    def running(self, game: Tremble, slot: i64) -> i64:
        """Return what a search in progress still promises, anybody's."""
        captain = slot // FLEET
        turns = game.token(slot)
        if game.phase > INTELLIGENCE and game.since(slot) // 8 < game.turn:
            turns -= 1  # this turn's armies have come
        city = game.quarry(slot)
        strength = game.strength_of(captain, mask_at(game, captain, SEARCHING + slot % FLEET), city)
        later = turns - 1 if game.phase <= INTELLIGENCE else turns  # a turn that has only begun counts
        return game.cards.search[city] * (self.in_time(later) * self.survival(game, strength, turns) // SURE) // 100

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
        """Note what the missions promise without any further city."""
        for i in range(DEALT_MISSIONS if game.missions_on else 0):
            place = self.captain * DEALT_MISSIONS + i
            if game.keeps(place) == KEPT:
                self.promises[i] = self.mission_worth(game, game.mission[place], NONE)
                self.errands[i] = UNKNOWN

    def errand(self, game: Tremble, city: i64) -> i64:
        """Return what the city is worth to the missions; after `recall_missions`."""
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
        """Return what the city brings to whoever holds it with these ships, missions aside."""
        return max(game.cards.quick[city] * 10, self.search(game, mask, city, strength))

    def watch_rivals(self, game: Tremble) -> None:
        total: i64 = 0
        for cell in range(game.laid):
            total += allure(game, game.city[cell])
        doubtful = game.unknown_to(self.captain)
        for rival in range(game.players):
            ships: i64 = 0
            strength: i64 = 0
            for ship in range(rival * FLEET, rival * FLEET + FLEET):
                if available(game, ship):
                    ships += 1
                    card = game.fleet[ship]
                    strength += self.temper.stranger if has(doubtful, card) else game.cards.strength[card] * 10
            self.usual[rival] = strength // max(ships * 10, 1)
            sent = min(ships * 10, game.fuel[rival] * 100 // USUAL_FUEL)
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
                chance = chance * win_chance(strength - game.strength_of(rival, mask, game.city[cell])) // SURE
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
