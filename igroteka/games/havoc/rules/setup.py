"""CH-006 to CH-032: the table before the first round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size, with_digit, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.ruleset import number_of
from igroteka.engine.step_kinds import Chance1, Clause, Clause1, Decision1, Sequence
from igroteka.engine.vectors import filled
from igroteka.games.havoc.content.options import Options, level_of
from igroteka.games.havoc.content.vectors import Atlas
from igroteka.games.havoc.content.vocabulary import (
    HUMANS,
    INVADERS,
    SIDES,
    SKILLS_EACH,
    TERRAIN_DECKS,
    TROGS,
)
from igroteka.games.havoc.rules.turn import ROUND
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import FACTION
from igroteka.games.havoc.state.fields import CRYSTALS, EXPLORATIONS, NESTS, NONE, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc


def set_up(players: int, options: Options, atlas: Atlas) -> Havoc:
    """The table with nothing drawn yet; what is random is asked of chance."""
    if not 2 <= players <= 4:
        raise ValueError(f"players: Cry Havoc is for 2 to 4, not {players}")  # CH-001
    seats: i64 = players
    game = Havoc(seats, atlas)
    set_options(game, options, players)
    game.forces = filled(game.map.regions)
    game.ground = filled(game.map.regions)
    game.vp = filled(SIDES)  # CH-021
    game.reserve = filled(SIDES)
    game.prisoners = filled(SIDES * SIDES)
    game.hand = filled(SIDES)
    game.deck = filled(SIDES)
    game.discard = filled(SIDES)
    game.picked = filled(SIDES)
    game.terrain = filled(TERRAIN_DECKS)
    game.under = filled(TERRAIN_DECKS)
    game.tokens = atlas.face_count[:]
    game.finds = atlas.find_count[:]
    lay_track(game)
    lay_ground(game)
    lay_terrain_decks(game)
    game.then(SETUP)
    game.settle()
    return game


def set_options(game: Havoc, options: Options, players: int) -> None:
    for seat in range(players):
        game.levels = with_digit(game.levels, seat, level_of(options, seat))
    game.faction_pick = int(options.faction_pick == "choose")
    game.nests_at_setup = number_of(options.nests_at_setup)
    game.jump_in_scoring = number_of(options.jump_only_in_scoring_phase)
    game.init_optional = number_of(options.init_bonus_optional)
    game.end_on_pass = number_of(options.tactics_end_on_first_pass)
    game.retreat_split = number_of(options.retreat_split)
    game.winners_nest = number_of(options.trog_winners_become_nest)
    game.third_party = number_of(options.artillery_third_party)
    game.fewer_skills = number_of(options.humans_minus_one_skill_2p)


def lay_track(game: Havoc) -> None:
    """CH-007: a marker on every point but the last, of those of the box."""
    game.events = bit(game.atlas.events) - 1
    for point in range(len(game.atlas.points) - 1):
        game.stacks = with_digit(game.stacks, point, 1)


def lay_ground(game: Havoc) -> None:
    """CH-024, CH-025, CH-R02, CH-R03: what is printed on the regions; CH-030: nothing in the lair of a Trog player."""
    for region in range(game.map.regions):
        game.lay(region, CRYSTALS, game.map.crystals[region])
        game.lay(region, WAR_PARTIES, game.map.war_parties[region])
        game.lay(region, EXPLORATIONS, game.map.explorations[region])
        if game.nests_at_setup:
            game.lay(region, NESTS, game.map.nests[region])


def lay_terrain_decks(game: Havoc) -> None:
    """CH-008: shuffled, so every card is loose."""
    game.lay_open(game.atlas.kind)
    for terrain in range(TERRAIN_DECKS):
        game.terrain[terrain] = game.atlas.of_deck[terrain]
        game.shuffle(game.terrain[terrain])


# --- factions: CH-001, CH-002, CH-009 ---


def free_factions(game: Havoc) -> i64:
    """CH-002, CH-R64: the Trogs are a faction only if four play; CH-001: each but once."""
    found: i64 = 0
    for side in range(SIDES if game.players == SIDES else INVADERS):
        if not game.is_player(side):
            found |= bit(side)
    return found


class PickFactions(Clause[Havoc]):
    """CH-R65: in seat order, by choice or by lot."""

    def run(self, game: Havoc) -> None:
        for seat in range(game.players):
            game.then(PICK_FACTION, seat)


class PickFaction(Clause1[Havoc]):
    def run(self, game: Havoc, seat: i64) -> None:
        left = free_factions(game)
        if without_first(left) == 0:
            take_faction(game, seat, nth(left, 0), 0)
        elif game.faction_pick:
            game.then(CHOOSE_FACTION, seat)
        else:
            game.then(DRAW_FACTION, seat)


class ChooseFaction(Decision1[Havoc]):
    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        for side in range(SIDES):
            if free_factions(game) >> side & 1:
                choices.add(act(FACTION, side))

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        take_faction(game, seat, first_of(action), 0)


class DrawFaction(Chance1[Havoc]):
    def outcomes(self, game: Havoc, seat: i64, odds: Odds) -> None:
        for side in range(SIDES):
            if free_factions(game) >> side & 1:
                odds.add(side, 1)

    def apply(self, game: Havoc, seat: i64, side: i64) -> None:
        take_faction(game, seat, side, 1)


def take_faction(game: Havoc, seat: i64, side: i64, drawn: i64) -> None:
    game.seats_of = with_digit(game.seats_of, side, seat + 1)
    game.sides_of = with_digit(game.sides_of, seat, side + 1)
    game.tell(events.CHOSE_FACTION, side, seat, drawn)


class LayOut(Clause[Havoc]):
    """CH-018: a shuffled deck each; CH-019: soldiers in reserve; CH-014: the default skill.

    CH-010: of sides not in the game nothing is laid out but the soldiers of neutral Trogs.
    """

    def run(self, game: Havoc) -> None:
        game.reserve[TROGS] = game.atlas.soldiers[TROGS]
        for side in range(SIDES):
            if game.is_player(side):
                game.reserve[side] = game.atlas.soldiers[side]
                game.deck[side] = game.atlas.of_deck[TERRAIN_DECKS + side]
                game.shuffle(game.deck[side])
                game.skills |= bit(side * SKILLS_EACH)  # CH-015
                if side == TROGS:
                    make_lair(game)
                else:
                    game.then(LAND_HQ, side)
        for side in range(SIDES):
            if game.is_player(side):
                for _skill in range(extra_skills(game, side)):
                    game.then(DEAL_SKILL, side)


def make_lair(game: Havoc) -> None:
    """CH-029: the Trog headquarters; CH-031: tunnels there and in the regions with the icon."""
    land(game, TROGS, game.map.lair)
    game.raise_structure(game.atlas.tunnel, game.map.lair)
    for region in range(game.map.regions):
        if game.map.tunnels >> region & 1:
            game.raise_structure(game.atlas.tunnel, region)


def land(game: Havoc, side: i64, region: i64) -> None:
    """CH-012, CH-032, CH-R25: soldiers and a control marker; the others wait in reserve."""
    game.hqs |= region + 1 << side * 8
    game.reserve[side] -= game.atlas.landed[side]
    game.add_soldiers(side, region, game.atlas.landed[side])
    game.set_owner(region, side)
    game.tell(events.LANDED, side, region)


class LandHq(Chance1[Havoc]):
    """CH-011: at random, any starting region that is free."""

    def outcomes(self, game: Havoc, side: i64, odds: Odds) -> None:
        for place in range(len(game.map.sites)):
            if not game.is_hq(game.map.sites[place]):
                odds.add(game.map.sites[place], 1)

    def apply(self, game: Havoc, side: i64, region: i64) -> None:
        land(game, side, region)


def extra_skills(game: Havoc, side: i64) -> i64:
    """CH-015, CH-016, CH-017: by the level of the seat; CH-R79: by option Humans have one less with two players."""
    level = digit(game.levels, game.seat_of(side))
    fewer: i64 = 1 if game.fewer_skills and side == HUMANS and game.players == 2 else 0
    return max(0, level - fewer)


def undealt(game: Havoc, side: i64) -> i64:
    """Return the side's skills that nobody has, a bit each."""
    mine = (bit(SKILLS_EACH) - 1) * bit(side * SKILLS_EACH)
    return mine & ~game.skills


class DealSkill(Chance1[Havoc]):
    """CH-016: another skill at random, face up; the rest goes to the box."""

    def outcomes(self, game: Havoc, side: i64, odds: Odds) -> None:
        left = undealt(game, side)
        while left != 0:
            odds.add(nth(left, 0), 1)
            left = without_first(left)

    def sample(self, game: Havoc, side: i64, rng: Rng) -> i64:
        left = undealt(game, side)
        return nth(left, rng.below(size(left)))

    def apply(self, game: Havoc, side: i64, skill: i64) -> None:
        game.skills |= bit(skill)
        game.tell(events.HAS_SKILL, side, skill)


class Initiative(Clause[Havoc]):
    """CH-022, CH-032: drawn with everybody's marker."""

    def run(self, game: Havoc) -> None:
        for place in range(game.players):
            game.then(DRAW_PLACE, place)
        game.then(COPY_ORDER)


class DrawPlace(Chance1[Havoc]):
    def outcomes(self, game: Havoc, place: i64, odds: Odds) -> None:
        for side in range(SIDES):
            if game.is_player(side) and game.place_of(side) == NONE:
                odds.add(side, 1)

    def apply(self, game: Havoc, place: i64, side: i64) -> None:
        game.order = with_digit(game.order, place, side + 1)
        game.tell(events.ORDERED, side, place + 1)


class CopyOrder(Clause[Havoc]):
    """CH-023: the upcoming track begins the same."""

    def run(self, game: Havoc) -> None:
        game.upcoming = game.order


PICK_FACTION: Final = PickFaction()
CHOOSE_FACTION: Final = ChooseFaction()
DRAW_FACTION: Final = DrawFaction()
LAND_HQ: Final = LandHq()
DEAL_SKILL: Final = DealSkill()
DRAW_PLACE: Final = DrawPlace()
COPY_ORDER: Final = CopyOrder()

SETUP: Final = Sequence(
    "SETUP",
    PickFactions(),  # CH-009
    LayOut(),  # CH-011
    Initiative(),  # CH-022
    ROUND,
)
