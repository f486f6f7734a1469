"""What things are worth to a side of Cry Havoc, in hundredths of a victory point.

Everything here reads only what lies open and the side's own hand: of the others' cards, how many they are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size, without_first
from igroteka.engine.vectors import filled
from igroteka.games.havoc.content.vectors import EFFECTS_EACH, Atlas
from igroteka.games.havoc.content.vocabulary import (
    CARD_BONUS,
    HUMANS,
    INIT_BONUS,
    MACHINES,
    MOST_REGIONS,
    NO_EFFECT,
    NO_TERRAIN,
    PILGRIMS,
    SIDES,
    SKILLS_EACH,
    STAR_BONUS,
    TROGS,
)
from igroteka.games.havoc.hints.forecast import Forecast
from igroteka.games.havoc.hints.weights import POINT, Temper
from igroteka.games.havoc.rules.action_phase import ACTIONS_EACH
from igroteka.games.havoc.rules.objectives import CONTROL_VP
from igroteka.games.havoc.rules.scoring import pilgrimage_points
from igroteka.games.havoc.state.fields import (
    ACTIONS,
    BARRIER_HERE,
    BATTLES,
    BEACON_HERE,
    EVENTS,
    NONE,
    PRISONERS,
    STRUCTURES,
)
from igroteka.games.havoc.state.game import Havoc

ALL: Final[i64] = 100  # percent
FEW: Final[i64] = 5  # numbers of Trogs that tokens may bring, each with its chance
MANY: Final[i64] = 20  # soldiers of one side that a region may hold
UNKNOWN: Final[i64] = -1000000
KILLS: Final[i64] = 70  # percent of the soldiers free for Attrition that kill somebody


class Mind:
    """A side that looks at a table: call `look` first. What it remembers of the table is only there to be quick."""

    def __init__(self, temper: Temper, atlas: Atlas) -> None:
        self.temper = temper
        self.atlas = atlas
        self.forecast = Forecast(temper)
        self.side: i64 = 0
        self.later: i64 = 0  # rounds after this one
        self.acts: i64 = 0  # own actions to come in this round
        self.crystal: i64 = 0  # one in a region that is kept
        self.field: i64 = 0
        self.barracks: i64 = 0
        self.spare: i64 = 0
        self.prisoner: i64 = 0
        self.share: i64 = 0  # percent of what one rival loses that counts
        self.crowd: vec[i64] = filled(MOST_REGIONS)  # by region: a byte for each side, its soldiers beside it
        self.threat: vec[i64] = filled(MOST_REGIONS)  # by region: soldiers of a rival who may come
        self.trogs: vec[i64] = filled(2)  # by kind of token: Trogs on average, in hundredths
        self.crystals: vec[i64] = filled(2)  # the same for crystals
        self.comes: vec[i64] = filled(FEW * 2)  # by kind * FEW + Trogs: the chance, in percent
        self.worths: vec[i64] = filled(MOST_REGIONS * MANY)  # by region * MANY + own soldiers: what it is worth then

    def look(self, game: Havoc, side: i64) -> None:
        self.survey_all(game)
        self.look_as(game, side)

    def survey_all(self, game: Havoc) -> None:
        """Note what is the same for all sides."""
        self.gather(game)
        self.expect_trogs(game)

    def look_as(self, game: Havoc, side: i64) -> None:
        """Look with the eyes of one side at a table whose common facts are noted."""
        self.side = side
        self.later = rounds_left(game)
        self.acts = actions_left(game, side)
        self.share = ALL // (game.players - 1)
        self.weigh_scorings(game)
        temper = self.temper
        span = min(self.acts + self.later * ACTIONS_EACH, temper.span)
        self.field = temper.field * span // temper.span
        self.barracks = temper.barracks * span // temper.span
        self.spare = temper.spare * span // temper.span
        due: i64 = 1 if game.phase < PRISONERS else 0
        self.prisoner = min(POINT * (self.later + due), temper.prisoner_most)
        self.watch(game)

    def weigh_scorings(self, game: Havoc) -> None:
        """CH-162, CH-170: this round's scoring if there is one, those to come, the last one for sure."""
        temper = self.temper
        worth: i64 = 0
        if game.phase <= PRISONERS:
            if game.last or game.enabler != NONE:
                worth = ALL
            elif game.phase <= ACTIONS:
                worth = temper.hope
        kept = ALL
        for ahead in range(1, self.later + 1):
            kept = kept * temper.hold // ALL
            worth += kept * (ALL if ahead == self.later else temper.hope_later) // ALL
        self.crystal = worth * POINT // ALL
        if self.side == TROGS:
            self.crystal //= 2  # CH-179

    def gather(self, game: Havoc) -> None:
        """Count for each region the soldiers of every side beside it who are free to come."""
        for region in range(game.map.regions):
            self.crowd[region] = 0
        for region in range(game.map.regions):
            soldiers = game.forces[region] & 0xFFFFFFFF
            if soldiers != 0 and game.battle_at(region) == 0:
                near = game.near(region)
                while near != 0:
                    self.crowd[nth(near, 0)] += soldiers
                    near = without_first(near)

    def watch(self, game: Havoc) -> None:
        """Note for each region the soldiers beside it of the rival who has most there."""
        quiet = self.later == 0 and (game.phase > ACTIONS or turns_to_come(game, self.side) == 0)
        rivals: i64 = 0  # a byte of ones for each
        for rival in range(SIDES):
            if rival != self.side and game.is_player(rival):
                rivals |= bit(rival * 8) * 255
        for region in range(game.map.regions):
            crowd = self.crowd[region] & rivals
            most: i64 = 0
            if not quiet and not (self.side == PILGRIMS and game.lies(region, BARRIER_HERE)):
                while crowd != 0:
                    most = max(most, crowd & 255)
                    crowd >>= 8
            self.threat[region] = most

    def expect_trogs(self, game: Havoc) -> None:
        """Odds of the tokens not turned yet: public."""
        atlas = self.atlas
        for kind in range(2):
            total: i64 = 0
            self.trogs[kind] = 0
            self.crystals[kind] = 0
            for many in range(FEW):
                self.comes[kind * FEW + many] = 0
            first: i64 = 0 if kind == 0 else atlas.party_faces
            end = atlas.party_faces if kind == 0 else atlas.faces
            for face in range(first, end):
                left = game.tokens[face]
                total += left
                self.trogs[kind] += left * atlas.face_trogs[face]
                self.crystals[kind] += left * atlas.face_crystals[face]
                self.comes[kind * FEW + min(atlas.face_trogs[face], FEW - 1)] += left
            if total > 0:
                self.trogs[kind] = self.trogs[kind] * 100 // total
                self.crystals[kind] = self.crystals[kind] * 100 // total
                for many in range(FEW):
                    self.comes[kind * FEW + many] = self.comes[kind * FEW + many] * ALL // total

    # --- regions ---

    def keeps(self, region: i64, garrison: i64) -> i64:
        """Return the chance to keep a region with so many soldiers, in percent."""
        temper = self.temper
        short = min(max(self.threat[region] - garrison, 0), temper.raid_most)
        return temper.guarded - temper.raid * short

    def holding(self, region: i64, crystals: i64, garrison: i64) -> i64:
        """Return what control of a region with so many crystals is worth; crystals in hundredths."""
        return (crystals * self.crystal // 100 + self.temper.marker) * self.keeps(region, garrison) // ALL

    def region(self, game: Havoc, region: i64, own: i64, spite: i64) -> i64:
        """Return what the region is worth with so many own soldiers in it; `spite` is what a rival's loss counts."""
        side = self.side
        if region == game.hq(side):
            full = min(own, self.temper.crowd)
            return full * self.barracks + (own - full) * self.barracks // 2
        crystals = game.crystals(region) * 100
        if own == 0:
            return self.holding(region, crystals, 0) if game.controls(side, region) else 0
        worth = own * self.field + game.explorations(region) * self.temper.find
        owner = game.owner(region)
        loss: i64 = 0
        if owner != NONE and owner != side:
            loss = crystals * self.crystal // 100 * spite // ALL
        foes = game.foes(side, region)
        if game.lurks(region):
            parties = game.war_parties(region)
            nests = game.nests(region)
            crystals += parties * self.crystals[0] + nests * self.crystals[1]
            if side == TROGS:
                come = min(parties * self.trogs[0] + nests * self.trogs[1], game.reserve[TROGS] * 100)
                worth += come * self.field // 100  # CH-175: they are one's own
            elif game.reserve[TROGS] > 0:
                return worth + self.ambush(game, region, own, foes, crystals, loss)
            else:
                worth -= self.field - self.spare  # CH-074
        if foes > 0:
            attacks = game.battle_at(region) == 0 or game.attacker_at(region) == side
            return worth + self.fight(game, region, own, foes, crystals, loss, attacks)
        return worth + self.holding(region, crystals, own) + loss

    def ambush(self, game: Havoc, region: i64, own: i64, foes: i64, crystals: i64, loss: i64) -> i64:
        """A fight against Trogs whose number is not known yet."""
        parties = game.war_parties(region)
        nests = game.nests(region)
        if parties + nests == 1:
            kind: i64 = 0 if parties > 0 else 1
            worth: i64 = 0
            for many in range(1, FEW):
                chance = self.comes[kind * FEW + many]
                if chance > 0:
                    there = foes + min(many, game.reserve[TROGS])
                    worth += chance * self.fight(game, region, own, there, crystals, loss, True)
            return worth // ALL
        many = (parties * self.trogs[0] + nests * self.trogs[1] + 60) // 100
        return self.fight(game, region, own, foes + min(many, game.reserve[TROGS]), crystals, loss, True)

    def fight(self, game: Havoc, region: i64, own: i64, foes: i64, crystals: i64, loss: i64, attacks: bool) -> i64:
        """Return what a battle to come is worth beside the soldiers who fight it."""
        lead = own - foes if attacks else own - foes + 1
        if self.side == HUMANS:
            lead += game.watchtowers(region)
        chance = self.temper.odds[min(max(lead + 2, 0), 5)]
        if lead > 0:
            free = max(own - foes - 1, 0)
            lost = min(foes * KILLS, own * 100)  # in hundredths, as `killed`
            taken: i64 = 0
        else:
            taken = 1 if foes > 1 else 0  # CH-139: before it kills anybody
            free = own - taken
            lost = min(max(foes - own, 0) * KILLS, free * 100)
        killed = min(free * KILLS, foes * 100)
        prize = self.holding(region, crystals + 100, max(own - foes, 0)) + CONTROL_VP * POINT + loss  # CH-118
        worth = prize * chance // ALL + killed * (POINT + self.field * self.share // ALL) // 100
        worth = worth * self.temper.nerve // ALL - lost * (self.field - self.spare) // 100
        return worth - taken * (self.field + self.prisoner * self.share // ALL)

    def forget_regions(self, game: Havoc) -> None:
        """Before plans that move soldiers about: nothing is known yet."""
        for place in range(game.map.regions * MANY):
            self.worths[place] = UNKNOWN

    def with_soldiers(self, game: Havoc, region: i64, own: i64) -> i64:
        """Return what the region is worth with so many own soldiers; reckoned once for a plan."""
        place = region * MANY + min(own, MANY - 1)
        if self.worths[place] == UNKNOWN:
            self.worths[place] = self.region(game, region, own, self.share)
        return self.worths[place]

    # --- cards ---

    def card(self, game: Havoc, kind: i64) -> i64:
        """Return what a card in the own hand is worth before it is used for anything."""
        temper = self.temper
        atlas = self.atlas
        if self.later == 0 and self.acts == 0 and game.phase >= ACTIONS and not self.is_timely(game, kind):
            return 0
        worth = temper.card + temper.icon * (atlas.move[kind] + atlas.recruit[kind] + atlas.build[kind])
        bonus = atlas.bonus[kind]
        if bonus == STAR_BONUS:
            worth += POINT // 2
        elif bonus == INIT_BONUS:
            worth += temper.first_place
        elif bonus >= CARD_BONUS:
            worth += temper.card // 2
        if atlas.enables[kind] and self.later > 0:
            worth += temper.enabling
        if atlas.effect[kind * EFFECTS_EACH] != NO_EFFECT:
            worth += temper.text
            if self.is_timely(game, kind):
                worth += temper.timely
        return worth

    def is_timely(self, game: Havoc, kind: i64) -> bool:
        """Tell whether the card can be played in a battle of one's own that is already declared."""
        if self.atlas.effect[kind * EFFECTS_EACH] == NO_EFFECT:
            return False
        terrain = self.atlas.terrain_of[kind]
        for region in range(game.map.regions):
            if game.battle_at(region) > 0 and (game.soldiers(self.side, region) > 0 or region == game.site):
                if terrain == NO_TERRAIN or terrain == game.map.terrain[region]:
                    return True
        return False

    def hand(self, game: Havoc) -> i64:
        """Return what a hand is worth of which only the number of cards counts: the same for rivals."""
        cards = game.hand_size(self.side)
        usable = 2 * self.acts + (3 if self.later > 0 else 0)
        full = min(cards, usable)
        return (full * ALL + (cards - full) * self.temper.glut) * self.temper.card // ALL

    # --- the whole ---

    def promise(self, game: Havoc, side: i64) -> i64:
        """Return the final points to expect of a side, without what all have alike; after `survey_all`."""
        self.look_as(game, side)
        temper = self.temper
        total = game.vp[side] * POINT + self.hand(game)
        for region in range(game.map.regions):
            if region == game.site:
                total += self.battle(game)
            elif game.forces[region] != 0:
                total += self.region(game, region, game.soldiers(side, region), 0)
        total += min(game.reserve[side], temper.spares) * self.spare
        total += game.prisoners_of(side) * self.prisoner
        if game.enabler == side:
            total += game.regions_of(side) * POINT  # CH-163
        return total + self.structures(game) + self.extras(game)

    def battle(self, game: Havoc) -> i64:
        """Return what the battle that is fought promises."""
        side = self.side
        party = game.party_of(side)
        site = game.site
        if party == NONE:
            return self.holding(site, game.crystals(site) * 100, 0) if game.controls(side, site) else 0
        waiting = game.soldiers(0, site) + game.soldiers(1, site) + game.soldiers(2, site) + game.soldiers(3, site)
        if waiting > 0 or game.board == 0:
            own = game.soldiers(side, site) + game.on_board(party)
            other = game.side_in(1 - party)
            foes = game.soldiers(other, site) + game.on_board(1 - party)
            worth = self.fight(game, site, own, foes, game.crystals(site) * 100 - 100, 0, party == 0)
            return own * self.field + worth
        self.forecast.take_in(game)
        self.forecast.run(game)
        return self.outcome(game, party)

    def outcome(self, game: Havoc, party: i64) -> i64:
        """Return what the forecast of the battle means for a party: points, soldiers, the region."""
        line = self.forecast
        side = game.side_in(party)
        site = game.site
        alive = line.left(party)
        worth = alive * self.field + line.dead(party) * self.spare + line.taken[party] * self.prisoner
        worth += line.points[party] * POINT
        chance = line.chance if party == 0 else ALL - line.chance
        hold = self.holding(site, game.crystals(site) * 100, alive)
        if line.decided:
            return worth + (hold if game.controls(side, site) else 0)
        prize = CONTROL_VP * POINT + digit(game.prizes, party * 3) * POINT
        worth += (hold + prize) * chance // ALL
        if not self.has_refuge(game):
            worth -= (ALL - chance) * alive * (self.field - self.spare) // ALL  # CH-149
        return worth

    def has_refuge(self, game: Havoc) -> bool:
        """Tell whether the loser of the battle could retreat."""
        near = game.near_for(self.side, game.site)
        while near != 0:
            region = nth(near, 0)
            near = without_first(near)
            if game.controls(self.side, region) and game.battle_at(region) == 0 and not game.lurks(region):
                return True
        return False

    def structures(self, game: Havoc) -> i64:
        """Return what the structures on the map promise, where they can be used."""
        total: i64 = 0
        atlas = self.atlas
        rounds = min(self.later, self.temper.standing_rounds) * ACTIONS_EACH + self.acts
        for region in range(game.map.regions):
            here = game.ground[region] >> STRUCTURES & atlas.of_side[self.side]
            if here != 0 and game.controls(self.side, region):
                for structure in range(atlas.structures):
                    if here >> structure & 1:
                        standing = self.temper.standing[atlas.structure_effect[structure]]
                        total += standing * rounds // ACTIONS_EACH
        return total

    def extras(self, game: Havoc) -> i64:
        """Return what one faction alone has: stored crystals and cards, tokens; and skills still ready."""
        side = self.side
        temper = self.temper
        total: i64 = 0
        if self.acts > 0 or self.later > 0:
            total += size(game.skills & ~game.used & (bit(SKILLS_EACH) - 1) * bit(side * SKILLS_EACH)) * temper.skill
        if side == PILGRIMS:
            if self.acts > 0 or self.later > 0:
                total += game.stored * temper.stored
            total += pilgrimage_points(game, side) * self.crystal
        elif side == MACHINES:
            total += size(game.matrix) * temper.stored_card
        elif side == HUMANS:
            total += size(game.marked_regions(BEACON_HERE)) * temper.beacon
            for region in range(game.map.regions):
                tokens = game.artillery(region) + game.watchtowers(region)
                if tokens > 0 and region != game.site:
                    fights = game.battle_at(region) > 0 and game.soldiers(HUMANS, region) > 0
                    total += tokens * (temper.support if fights else temper.idle_support)
        return total

    def stand(self, game: Havoc, side: i64) -> i64:
        """Return how well a side stands: its promise less the rivals' on average."""
        self.survey_all(game)
        total: i64 = 0
        for rival in range(SIDES):
            if rival != side and game.is_player(rival):
                total += self.promise(game, rival)
        own = self.promise(game, side)
        return own - total // (game.players - 1)


def rounds_left(game: Havoc) -> i64:
    """CH-169: rounds after this one, if no point of the track is jumped any more."""
    if game.last:
        return 0
    final = len(game.atlas.points) - 1
    rounds: i64 = 0 if game.round == 0 else 1
    for point in range(game.point, final):
        if digit(game.stacks, point) > 0:
            rounds += 1
    return rounds


def actions_left(game: Havoc, side: i64) -> i64:
    """Count the side's turns to come in this round, the one at hand aside."""
    if game.phase < ACTIONS:
        return ACTIONS_EACH
    if game.phase >= BATTLES:
        return 0
    left = ACTIONS_EACH - game.action
    return left + 1 if game.turn != NONE and game.place_of(side) > game.place_of(game.turn) else left


def turns_to_come(game: Havoc, side: i64) -> i64:
    """Count the rivals' turns of this round."""
    if game.phase <= EVENTS:
        return ACTIONS_EACH
    turns: i64 = 0
    for rival in range(SIDES):
        if rival != side and game.is_player(rival):
            turns += actions_left(game, rival)
    return turns
