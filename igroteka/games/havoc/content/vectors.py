"""The content as numbers for the rules: vecs, and regions and cards as bits of one number.

Never changed, shared by all copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.cards import Card
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import (
    ANYWHERE,
    BATTLE_EFFECT_NAMES,
    BONUSES,
    DECK_NAMES,
    DECK_SIZE,
    EVENT_EFFECTS,
    FACTIONS,
    FINDS,
    FOR_THREE,
    FOR_TWO,
    HQ_SITE,
    INVADERS,
    NO_TERRAIN,
    NOT_ACTIVATED,
    OBJECTIVE_NAMES,
    OUTER,
    REACHES,
    SIDES,
    SKILL_EFFECT_NAMES,
    STRUCTURE_EFFECTS,
    TERRAINS,
    TROG_SITE,
)

EFFECTS_EACH = 2  # of a card in battle, one after the other


def numbers(values: Sequence[int]) -> vec[i64]:
    return vec[i64](values)


def mask(places: Iterable[int]) -> int:
    pile: i64 = 0
    for place in places:
        pile |= bit(place)
    return pile


class Board:
    """A side of the board; neighbours are regions as bits of one number."""

    def __init__(self, regions: Sequence[Region], players: int) -> None:
        played = players > INVADERS  # CH-028: the Trogs are a player's
        every = range(len(regions))
        self.regions: i64 = len(regions)
        self.all: i64 = mask(every)
        self.borders = numbers([mask(region.borders) for region in regions])  # by region, as all vecs here
        self.arrows = numbers([mask([region.arrow_to] if region.arrow_to >= 0 else []) for region in regions])
        self.beside = numbers([self.borders[region] | self.arrows[region] for region in every])
        self.terrain = numbers([region.terrain for region in regions])
        self.ring = numbers([region.ring for region in regions])
        self.site = numbers([region.site for region in regions])
        self.outer: i64 = mask(region for region in every if regions[region].ring == OUTER)  # CH-128
        self.sites = numbers([region for region in every if regions[region].site == HQ_SITE])  # CH-011: landing places
        lair = [region for region in every if regions[region].site == TROG_SITE]
        self.lair: i64 = lair[0] if lair else -1  # CH-029: the Trog headquarters, if they are a player's
        # CH-024, CH-025, CH-030, CH-R25: what is printed on a region, nothing on a headquarters
        bare = mask(region for region in every if regions[region].site == HQ_SITE) | (mask(lair) if played else 0)
        self.crystals = numbers([0 if bare >> r & 1 else regions[r].crystals for r in every])
        self.war_parties = numbers([0 if bare >> r & 1 else regions[r].war_parties for r in every])
        self.nests = numbers([0 if bare >> r & 1 else regions[r].nests for r in every])
        self.explorations = numbers([0 if bare >> r & 1 else regions[r].explorations for r in every])
        self.tunnels: i64 = mask(r for r in every if regions[r].tunnel) if played else 0  # CH-031


class Atlas:
    """Everything else in the box; cards, structures, skills and tokens are numbers of tables.py."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.for_two = Board(content.boards[FOR_TWO], 2)
        self.for_three = Board(content.boards[FOR_THREE], 3)
        self.for_four = Board(content.boards[FOR_THREE], 4)

        factions = content.factions
        self.soldiers = numbers([faction.soldiers for faction in factions])  # by side, as the next two
        self.landed = numbers([faction.landed for faction in factions])
        self.markers = numbers([faction.markers for faction in factions])

        kinds = content.cards
        cards = range(len(content.kinds))
        self.kinds: i64 = len(kinds)
        self.cards: i64 = len(content.kinds)
        self.kind = numbers(content.kinds)  # by card
        self.of_kind = numbers(  # by kind: its cards, a bit each
            [mask(card for card in cards if content.kinds[card] == kind) for kind in range(len(kinds))]
        )
        self.of_deck = numbers(  # by deck: the same
            [mask(range(deck * int(DECK_SIZE), (deck + 1) * int(DECK_SIZE))) for deck in range(len(DECK_NAMES))]
        )
        self.deck = numbers([DECK_NAMES.index(card.deck) for card in kinds])  # by kind, as all up to `enables`
        self.terrain_of = numbers(  # NO_TERRAIN: of a faction
            [TERRAINS.index(card.deck) if card.deck in TERRAINS else int(NO_TERRAIN) for card in kinds]
        )
        self.move = numbers([card.move for card in kinds])
        self.recruit = numbers([card.recruit for card in kinds])
        self.build = numbers([card.build for card in kinds])
        self.bonus = numbers([BONUSES.index(card.bonus or "") for card in kinds])
        self.enables = numbers([int(card.enables) for card in kinds])
        self.effect = numbers(effects_of(kinds))  # by kind * EFFECTS_EACH + 0..1, as the next two
        self.amount = numbers(amounts_of(kinds))
        self.objective = numbers(objectives_of(kinds))
        self.enabling = numbers(  # by side: the card that enables scoring
            [
                next(c for c in cards if kinds[content.kinds[c]].enables and kinds[content.kinds[c]].deck == faction)
                for faction in FACTIONS
            ]
        )

        structures = content.structures
        self.structures: i64 = len(structures)
        self.of_side = numbers(  # by side: its structures, a bit each
            [mask(s for s, found in enumerate(structures) if found.faction == faction) for faction in FACTIONS]
        )
        self.side_of = numbers([FACTIONS.index(s.faction) for s in structures])  # by structure, as all that follow
        self.cost = numbers([s.build for s in structures])
        self.activation = numbers([s.activate or int(NOT_ACTIVATED) for s in structures])
        self.tokens = numbers([s.tokens for s in structures])
        self.structure_effect = numbers([STRUCTURE_EFFECTS.index(s.effect) for s in structures])
        self.reach = numbers([REACHES.index(s.reach) if s.reach else int(ANYWHERE) for s in structures])
        self.size = numbers([s.amount or 0 for s in structures])
        self.structure_vp = numbers([s.vp or 0 for s in structures])
        self.supports = numbers([s.supports or 0 for s in structures])
        self.in_battle = numbers([int(s.in_battle) for s in structures])
        self.tunnel: i64 = next(number for number, s in enumerate(structures) if s.effect == "tunnel")

        skills = content.skills
        self.skill_effect = numbers([SKILL_EFFECT_NAMES.index(skill.effect) for skill in skills])  # by skill
        self.skill_of = numbers(  # by effect: the skill
            [next((n for n, s in enumerate(skills) if s.effect == name), -1) for name in SKILL_EFFECT_NAMES]
        )
        self.skill_side = numbers([FACTIONS.index(skill.faction) for skill in skills])  # by skill, as the next four
        self.skill_amount = numbers([skill.amount or 0 for skill in skills])
        self.skill_cost = numbers([skill.cost or 0 for skill in skills])
        self.skill_vp = numbers([skill.vp or 0 for skill in skills])
        self.skill_tokens = numbers([skill.tokens or 0 for skill in skills])

        self.faces: i64 = len(content.trog_tokens)  # of Trog tokens
        self.party_faces: i64 = content.war_parties  # faces below this are war parties, from it on nests
        self.face_count = numbers([token.count for token in content.trog_tokens])  # by face, as the next two
        self.face_trogs = numbers([token.trogs for token in content.trog_tokens])
        self.face_crystals = numbers([token.crystals for token in content.trog_tokens])

        self.finds: i64 = len(content.explorations)  # faces of exploration tokens
        self.find_count = numbers([token.count for token in content.explorations])  # by face, as the next two
        self.find_effect = numbers([FINDS.index(token.effect) for token in content.explorations])
        self.find_amount = numbers([token.amount for token in content.explorations])

        self.events: i64 = len(content.events)
        self.event_effect = numbers([EVENT_EFFECTS.index(event.effect) for event in content.events])  # by event
        self.event_amount = numbers([event.amount or 0 for event in content.events])
        self.event_by_trogs = numbers([event.by_trogs or 0 for event in content.events])
        self.points = numbers([point.vp for point in content.points])  # the last one is final scoring

    def board_for(self, players: i64) -> Board:
        """Return the side of the board as it is laid out for so many players (CH-006)."""
        if players == 2:
            return self.for_two
        return self.for_four if players == SIDES else self.for_three


def effects_of(kinds: Sequence[Card]) -> list[int]:
    return [
        BATTLE_EFFECT_NAMES.index(card.effects[place].effect) if place < len(card.effects) else 0
        for card in kinds
        for place in range(EFFECTS_EACH)
    ]


def amounts_of(kinds: Sequence[Card]) -> list[int]:
    return [
        (card.effects[place].amount or 0) if place < len(card.effects) else 0
        for card in kinds
        for place in range(EFFECTS_EACH)
    ]


def objectives_of(kinds: Sequence[Card]) -> list[int]:
    """Return the objective of each effect; ANY_OBJECTIVE where it names none."""
    return [
        OBJECTIVE_NAMES.index((card.effects[place].objective if place < len(card.effects) else None) or "any")
        for card in kinds
        for place in range(EFFECTS_EACH)
    ]
