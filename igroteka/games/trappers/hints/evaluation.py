"""What a trapper thinks that things are worth to him: zefs, residents, reputation, forms, settlements, artifacts.

In hundredths of a victory point (weights.py). The mind of whoever is to choose is made up anew at every choice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, has, size
from igroteka.engine.choices import Choices
from igroteka.engine.dice_odds import SURE, die_beats
from igroteka.engine.vectors import filled
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.vectors import Atlas
from igroteka.games.trappers.hints.distances import FARTHEST, Bearings
from igroteka.games.trappers.hints.weights import POINT, Temper
from igroteka.games.trappers.rules.battles import force
from igroteka.games.trappers.rules.cells.wasteland import BUILD_PRICE, BUILD_REP
from igroteka.games.trappers.rules.forms import FIGHTS_BETTER, battle_bonus
from igroteka.games.trappers.rules.rounds import CITY_INCOME, FACTORY_INCOME
from igroteka.games.trappers.rules.settlements import MOST_CITIES, UPGRADE_PRICE, UPGRADE_REP, UPGRADE_SQUAD
from igroteka.games.trappers.state.fields import NONE, SLOTS
from igroteka.games.trappers.state.game import Trappers

GAME: Final[i64] = 5000  # the points that end the game
ROUNDS: Final[i64] = 7  # that a game may last


class Mind:
    """Of one trapper; `look` makes it that of whoever is to choose."""

    def __init__(self, temper: Temper, atlas: Atlas) -> None:
        self.temper = temper
        self.atlas = atlas
        self.bearings = Bearings(atlas)
        self.seat: i64 = 0
        self.rounds: i64 = 0  # that may be left
        self.cities: i64 = 0  # still to be built
        self.factories: i64 = 0  # that may become those
        self.budget: i64 = 0  # zefs that plans will cost
        self.others: i64 = 1  # rivals
        self.wants_cards: i64 = 0  # 1: a quest asks for artifacts
        self.wants_rep: i64 = 0  # 1: a quest asks for reputation
        self.wants_stops: i64 = 0  # 1: a quest asks for stops, or may be finished by one
        self.events: i64 = 0  # that a quest counts or fails on, as bits
        self.praise: vec[i64] = filled(terms.CLANS)  # by clan: a point of reputation more, its enemy's offence counted
        self.blame: vec[i64] = filled(terms.CLANS)  # a point less
        self.base: i64 = 0  # the best of the choices that end the asking
        self.now: vec[i64] = filled(terms.CELLS)  # cell_values.py: what a visit brings, by cell
        self.later: vec[i64] = filled(terms.CELLS)  # the same in a turn to come
        self.waste: vec[i64] = filled(terms.CLANS)  # an empty Wasteland cell of the clan
        self.risk: vec[i64] = filled(terms.CELLS)  # what it costs to be found there
        self.reach: vec[i64] = filled(4)  # by rival: the cells he can drive to, 0 if he need not be feared
        self.decay: vec[i64] = filled(FARTHEST, SURE)  # by turns: what is left of a gain, in thousandths
        for turns in range(1, FARTHEST):
            self.decay[turns] = self.decay[turns - 1] * temper.patience // 100
        self.choices = Choices()

    def look(self, game: Trappers, seat: i64) -> None:
        self.seat = seat
        self.others = game.players - 1
        most: i64 = 0
        for trapper in range(game.players):
            most = max(most, game.vp[trapper])
        self.rounds = 1 + (game.target - most) * (ROUNDS - 1) // game.target
        self.cities = max(0, MOST_CITIES - size(game.cities[seat]))
        self.factories = 0
        for clan in range(terms.CLANS):
            own = game.factories[seat] & self.atlas.of_clan[clan]
            if own != 0 and game.cities[seat] & self.atlas.of_clan[clan] == 0:
                self.factories += 1
        self.budget = self.cities * UPGRADE_PRICE + max(0, self.cities - self.factories) * BUILD_PRICE
        self.read_quests(game)
        for clan in range(terms.CLANS):
            self.praise[clan] = self.mirrored(game, clan, 1)
            self.blame[clan] = self.mirrored(game, clan, -1)

    def read_quests(self, game: Trappers) -> None:
        self.wants_cards = 0
        self.wants_rep = 0
        self.wants_stops = 0
        self.events = 0
        for slot in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            quest = game.quest[slot]
            if quest == NONE:
                continue
            task = self.atlas.task[quest]
            self.events |= self.atlas.events[quest] | self.atlas.fail_on[quest]
            if task == terms.HAND_OVER:
                self.wants_cards = 1
            elif task == terms.PAY:
                self.budget += self.atlas.need[quest]
            elif task == terms.REP_STATE:
                self.wants_rep = 1
                self.wants_stops = 1
            elif task == terms.STOPS or task == terms.STOPS_IN_ORDER:
                self.wants_stops = 1

    # --- points and money ---

    def points(self, game: Trappers, vp: i64) -> i64:
        if game.vp[self.seat] + vp >= game.target:
            return vp * POINT + GAME
        return vp * POINT

    def money(self, zefs: i64) -> i64:
        planned = min(zefs, self.budget)
        spare = min(zefs - planned, self.temper.spare_zefs)
        return planned * self.temper.zef + spare * self.temper.spare_zef

    def earns(self, game: Trappers, zefs: i64) -> i64:
        """Or pays, if less than nothing."""
        return self.money(game.zefs[self.seat] + zefs) - self.money(game.zefs[self.seat])

    # --- residents ---

    def squad(self, residents: i64) -> i64:
        temper = self.temper
        worth = min(residents, 5) * temper.recruit
        if residents > 5:
            worth += min(residents - 5, 5) * temper.settler
        if residents > 10:
            worth += min(residents - 10, 6) * temper.veteran
        if residents > 16:
            worth += min(residents - 16, 10) * temper.crowd
        return worth

    def joins(self, game: Trappers, residents: i64) -> i64:
        """Or leave, if less than nothing; nobody leaves who is not there (TR-R38)."""
        own = game.residents[self.seat]
        return self.squad(max(0, own + residents)) - self.squad(own)

    # --- reputation ---

    def repute(self, game: Trappers, clan: i64, rep: i64) -> i64:
        temper = self.temper
        worth = rep * temper.rep
        cells = self.atlas.of_clan[clan]
        own = game.settlements(self.seat) & cells
        if own != 0:
            worth += max(0, rep) * temper.harvest
        if rep >= BUILD_REP and self.cities > 0:
            worth += temper.welcome
        if rep >= UPGRADE_REP and self.cities > 0 and own != 0 and game.cities[self.seat] & cells == 0:
            worth += temper.trust
        return worth + self.renown(game, rep) if self.wants_rep else worth

    def renown(self, game: Trappers, rep: i64) -> i64:
        """For the quests that ask for it."""
        worth: i64 = 0
        for slot in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            quest = game.quest[slot]
            if quest != NONE and self.atlas.task[quest] == terms.REP_STATE:
                worth += self.known(quest, rep)
        return worth

    def known(self, quest: i64, rep: i64) -> i64:
        """Return how far a reputation brings a quest that asks for it."""
        level = self.atlas.level[quest]
        share = self.atlas.vp[quest] * self.temper.steady // self.atlas.need[quest]
        if self.atlas.rule[quest] == terms.AT_LEAST:
            return share * max(0, min(rep, level)) // level
        return share * max(level, min(0, rep)) // level

    def favour(self, game: Trappers, clan: i64, by: i64) -> i64:
        """A change of reputation without a mirror."""
        rep = game.base(self.seat, clan)
        changed = max(terms.WORST_REP, min(terms.BEST_REP, rep + by))
        if changed == rep:
            return 0
        return self.repute(game, clan, changed) - self.repute(game, clan, rep)

    def mirrored(self, game: Trappers, clan: i64, by: i64) -> i64:
        """TR-132."""
        enemy = game.enemy(clan)
        worth = self.favour(game, clan, by)
        return worth if enemy == NONE else worth + self.favour(game, enemy, -by)

    # --- settlements ---

    def factory(self, game: Trappers, cell: i64) -> i64:
        """One more, on that cell."""
        worth = FACTORY_INCOME * self.rounds * self.temper.income
        clan = self.atlas.clan[cell]
        known = clan != NONE and game.settlements(self.seat) & self.atlas.of_clan[clan] != 0
        if self.cities > self.factories and not known:
            worth += self.temper.site
        return worth

    def city_income(self) -> i64:
        return (CITY_INCOME - FACTORY_INCOME) * self.rounds * self.temper.income

    # --- forms ---

    def shape(self, game: Trappers, form: i64) -> i64:
        worth = -self.exposure(game, form)
        if form == terms.FIGHTER:
            return worth + self.hunt(game)
        if self.cities > self.factories:
            worth += self.temper.builder
        if form == terms.ENGINEER:
            return worth + self.ready(game)
        return worth if form == terms.BUILDER else worth + self.temper.mimic

    def reshapes(self, game: Trappers, form: i64) -> i64:
        """To change it, deeds aside."""
        return self.shape(game, form) - self.shape(game, game.form(self.seat))

    def ready(self, game: Trappers) -> i64:
        """Return how much of what a City needs is there, the Engineer aside."""
        if self.cities == 0:
            return 0
        best: i64 = 0
        for clan in range(terms.CLANS):
            cells = self.atlas.of_clan[clan]
            if game.factories[self.seat] & cells != 0 and game.cities[self.seat] & cells == 0:
                best = max(best, min(UPGRADE_REP, game.base(self.seat, clan)))
        if best <= 0:
            return 0
        zefs = min(UPGRADE_PRICE, game.zefs[self.seat] + (FACTORY_INCOME if game.turn >= 4 else 0))
        residents = min(UPGRADE_SQUAD, game.residents[self.seat])
        return self.temper.engineer * best * zefs * residents // (UPGRADE_REP * UPGRADE_PRICE * UPGRADE_SQUAD)

    def hunt(self, game: Trappers) -> i64:
        """By those who were never beaten, and how they would stand up to a Fighter."""
        worth: i64 = 0
        own = game.residents[self.seat] + FIGHTS_BETTER
        for rival in range(game.players):
            if rival != self.seat and not game.has_beaten(self.seat, rival):
                lead = own - game.residents[rival] - battle_bonus(game.form(rival))
                worth += self.temper.prey * die_beats(lead) // SURE
        return worth

    def exposure(self, game: Trappers, form: i64) -> i64:
        """To the Fighters who have not yet beaten the trapper."""
        worth: i64 = 0
        own = game.residents[self.seat] + battle_bonus(form)
        for rival in range(game.players):
            if rival != self.seat and game.form(rival) == terms.FIGHTER and not game.has_beaten(rival, self.seat):
                worth += self.temper.exposed * die_beats(game.residents[rival] + FIGHTS_BETTER - own) // SURE
        return worth

    # --- artifacts ---

    def keeps(self, kind: i64) -> i64:
        return self.temper.by_effect[self.atlas.effect[kind]]

    def parts_with(self, kind: i64) -> i64:
        """For anything but the quest that asks for it."""
        return self.keeps(kind) + (self.temper.demand if self.wants_cards else 0)

    def holding(self, game: Trappers, effect: i64) -> i64:
        """A kind with that effect which may be used in this turn, or NONE."""
        if game.hand[self.seat] != 0:
            for kind in range(self.atlas.artifacts):
                if self.atlas.effect[kind] == effect and game.holds(self.seat, kind) and not has(game.played, kind):
                    return kind
        return NONE

    def draws(self) -> i64:
        return self.temper.artifact + (self.temper.demand if self.wants_cards else 0)


def lead_of(game: Trappers, seat: i64, rival: i64) -> i64:
    """On the cell where they meet."""
    return force(game, seat) - force(game, rival)


def rovers(game: Trappers, seat: i64) -> i64:
    """The cells on which rivals stand, a bit each."""
    cells: i64 = 0
    for rival in range(game.players):
        if rival != seat and game.cell[rival] >= 0:
            cells |= bit(game.cell[rival])
    return cells
