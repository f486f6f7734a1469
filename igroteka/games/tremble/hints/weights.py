"""A captain's taste in numbers, and what he knows by heart about the cards in use."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.vectors import filled
from igroteka.games.tremble.content.vectors import Cards

TYPES: Final[i64] = 3
REGIONS: Final[i64] = 6


class Temper:
    """Tenths of a thousand people, or percent. Found by letting tempers play each other, thousands of games each."""

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
        # What a position promises, by turns to play, this one counted: fitted to the final scores of 40,000 games of
        # two who follow the advice. Early on a ship is soon bought again, but a good one flies often. Not fitted is the
        # 100 of a ship with eight turns and more (the fit says 85 to 35): too little to save a captain's last ship.
        self.hull: vec[i64] = vec[i64]([0, 80, 215, 215, 210, 185, 150, 120, 100, 100, 100])  # any ship
        self.craft: vec[i64] = vec[i64]([0, 88, 147, 207, 240, 323, 377, 422, 424, 390, 363])  # percent of its rate
        self.tank: vec[i64] = vec[i64]([0, 8, 21, 34, 39, 42, 46, 58, 58, 48, 40])  # a unit of fuel
        self.hunt: i64 = 70  # percent: what a search promises, less its ships' absence
        self.steady: i64 = 270  # a lead that makes the chances 73 to 27, at the end
        self.doubt: i64 = 150  # and more for every turn left
        self.doubt_most: i64 = 1150


class Almanac:
    """Facts looked up again and again about one set of cards: masks of 32 cities a word, the taste for each ship."""

    def __init__(self, cards: Cards, temper: Temper) -> None:
        self.cards = cards
        self.words: i64 = cards.words
        self.types: i64 = cards.missions  # rows of the masks after those of the missions
        self.regions: i64 = self.types + TYPES
        self.capitals: i64 = self.regions + REGIONS
        self.all: i64 = self.capitals + 1
        self.masks: vec[i64] = filled((self.all + 1) * self.words)
        self.rate: vec[i64] = vec[i64]()  # what is special about the ship card
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
        self.rate = append(self.rate, rate)

    def count(self, words: vec[i64], start: i64, row: i64) -> i64:
        """Count the cities in `words[start:]` that the row counts."""
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
