"""Face-down tokens: Trog tokens that are turned up (CH-073 to CH-076, CH-174), and what explorers find (CH-072).

Nobody ever sees one before it is turned, so none has a face until then: turning one is a throw with all tokens of its
kind that were not turned yet as weights.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.chance import Odds
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Chance3, Clause1, Clause2, Clause3, Decision1, Decision2
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import (
    FIND_CARDS,
    FIND_CRYSTALS,
    FIND_MAP,
    FIND_SOLDIERS,
    FIND_VP,
    NEST,
    SKILLS_EACH,
    TERRAIN_DECKS,
    TROGS,
    WAR_PARTY,
)
from igroteka.games.havoc.rules.casualties import from_reserve, to_reserve
from igroteka.games.havoc.rules.hands import draw, look
from igroteka.games.havoc.rules.points import BY_EXPLORATION, gain
from igroteka.games.havoc.state import decks, events
from igroteka.games.havoc.state.actions import DECK, SKILL
from igroteka.games.havoc.state.fields import CRYSTALS, EXPLORATIONS, NESTS, NONE, STOPPED, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc


def add_crystals(game: Havoc, region: i64, many: i64, side: i64) -> None:
    """CH-189: none on a headquarters; CH-R63: the supply has no end."""
    if many > 0 and not game.is_hq(region):
        game.lay(region, CRYSTALS, many)
        game.tell(events.CRYSTALS_CAME, region, many, game.crystals(region), side)


class TurnTokens(Clause2[Havoc]):
    """CH-073: all Trog tokens of the region together (CH-R72); CH-R73: who turns them stays there for this turn."""

    def run(self, game: Havoc, side: i64, region: i64) -> None:
        if side != TROGS:
            game.mark(region, STOPPED)  # CH-R53: Trogs may go on
        for _token in range(game.war_parties(region)):
            game.then(TURN_TOKEN, side, region, WAR_PARTY)
        for _token in range(game.nests(region)):
            game.then(TURN_TOKEN, side, region, NEST)
        game.then(AFTER_TOKENS, side, region, game.soldiers(TROGS, region))


class TurnToken(Chance3[Havoc]):
    """CH-153: a nest brings Trogs like a war party."""

    def outcomes(self, game: Havoc, side: i64, region: i64, kind: i64, odds: Odds) -> None:
        first: i64 = 0 if kind == WAR_PARTY else game.atlas.party_faces
        end = game.atlas.party_faces if kind == WAR_PARTY else game.atlas.faces
        for face in range(first, end):
            if game.tokens[face] > 0:
                odds.add(face, game.tokens[face])

    def apply(self, game: Havoc, side: i64, region: i64, kind: i64, face: i64) -> None:
        game.tokens = put(game.tokens, face, game.tokens[face] - 1)
        game.lay(region, WAR_PARTIES if kind == WAR_PARTY else NESTS, -1)
        game.tell(events.TOKEN_TURNED, region, kind, face, side)
        add_crystals(game, region, game.atlas.face_crystals[face], NONE)  # CH-075: always the full number
        placed = from_reserve(game, TROGS, region, game.atlas.face_trogs[face])  # CH-177: the Trog player's, if any
        if placed > 0:
            game.tell(events.TROGS_CAME, region, placed, game.soldiers(TROGS, region))


class AfterTokens(Clause3[Havoc]):
    """CH-074: if none could be placed the mover loses a soldier, one only (CH-R73); CH-R54: not a Trog player."""

    def run(self, game: Havoc, side: i64, region: i64, before: i64) -> None:
        came = game.soldiers(TROGS, region) - before  # CH-R32: those who stood there do not count
        if side != TROGS and came == 0 and game.soldiers(side, region) > 0:
            to_reserve(game, side, region, 1)
            game.tell(events.AMBUSHED, side, region)


class Find(Chance2[Havoc]):
    """CH-072: the token is used up; CH-005: its effect is mandatory and comes at once."""

    def outcomes(self, game: Havoc, side: i64, region: i64, odds: Odds) -> None:
        for face in range(game.atlas.finds):
            if game.finds[face] > 0:
                odds.add(face, game.finds[face])

    def apply(self, game: Havoc, side: i64, region: i64, face: i64) -> None:
        game.finds = put(game.finds, face, game.finds[face] - 1)
        game.lay(region, EXPLORATIONS, -1)
        game.tell(events.EXPLORED, side, region, face)
        effect = game.atlas.find_effect[face]
        amount = game.atlas.find_amount[face]
        if effect == FIND_CRYSTALS:
            add_crystals(game, region, amount, side)
        elif effect == FIND_VP:
            gain(game, side, amount, BY_EXPLORATION)
        elif effect == FIND_CARDS:
            draw(game, side, amount)
        elif effect == FIND_SOLDIERS:
            placed = from_reserve(game, side, region, amount)
            if placed > 0:
                game.tell(events.MUSTERED, side, region, placed)
        elif effect == FIND_MAP:
            game.then(FIELD_MAP, side, amount)
        else:
            game.then(RELAY, side)


class FieldMap(Clause2[Havoc]):
    """A terrain deck to look into; nobody is asked if one alone has cards."""

    def run(self, game: Havoc, side: i64, cards: i64) -> None:
        found: i64 = NONE
        for terrain in range(TERRAIN_DECKS):
            if decks.left_in(game, terrain) > 0:
                if found != NONE:
                    game.then(MAP_DECK, game.seat_of(side), cards)
                    return
                found = terrain
        if found != NONE:
            look(game, side, found, cards)


class MapDeck(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, cards: i64, choices: Choices) -> None:
        for terrain in range(TERRAIN_DECKS):
            if decks.left_in(game, terrain) > 0:
                choices.add(act(DECK, terrain))

    def apply(self, game: Havoc, seat: i64, cards: i64, action: i64) -> None:
        look(game, game.side_of(seat), first_of(action), cards)


def used_skills(game: Havoc, side: i64) -> i64:
    """Return the side's turned skills, a bit each."""
    return game.used & (bit(SKILLS_EACH) - 1) * bit(side * SKILLS_EACH)


class Relay(Clause1[Havoc]):
    """A used skill becomes ready again; CH-R87: nothing happens if there is none."""

    def run(self, game: Havoc, side: i64) -> None:
        used = used_skills(game, side)
        if used == 0:
            return
        if without_first(used) == 0:
            make_ready(game, side, nth(used, 0))
        else:
            game.then(READY_WHICH, game.seat_of(side))


def make_ready(game: Havoc, side: i64, skill: i64) -> None:
    game.used &= ~bit(skill)
    game.tell(events.SKILL_READY, side, skill)


class ReadyWhich(Decision1[Havoc]):
    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        for skill in range(side * SKILLS_EACH, (side + 1) * SKILLS_EACH):
            if game.used >> skill & 1:
                choices.add(act(SKILL, skill))

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        make_ready(game, game.side_of(seat), first_of(action))


TURN_TOKENS: Final = TurnTokens()
TURN_TOKEN: Final = TurnToken()
AFTER_TOKENS: Final = AfterTokens()
FIND: Final = Find()
FIELD_MAP: Final = FieldMap()
MAP_DECK: Final = MapDeck()
RELAY: Final = Relay()
READY_WHICH: Final = ReadyWhich()
