"""The content as numbers for the rules: vecs, and tiles, cards, talents as bits of one number.

Never changed, shared by all copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, size
from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    ABILITIES,
    ADVANTAGE_EFFECTS,
    CARD_EFFECTS,
    COLOURS,
    CREATURES,
    DAMNED,
    DEED_NAMES,
    DIEDS,
    ENDINGS,
    GIFT_EFFECTS,
    HANDICAPS,
    LEAVES,
    MOMENTS,
    OBJECT_USES,
    PLACES,
    POSSESSED,
    PROFILE_OF,
    PROFILES,
    RESULTS,
    REVEALS,
    ROUND_ENDS,
    ROUND_STARTS,
    SIDE_LETTERS,
    SPACE_EFFECTS,
    STAT_NAMES,
    TALENTS,
    TILE_KINDS,
    TILE_SHAPES,
    UNTILS,
    WHENS,
)

TWO_DICE: Final = 2  # of a space: the sums of two dice
HIGHEST_SUM: Final = 12
FACES: Final = 6


def numbers(values: Sequence[int]) -> vec[i64]:
    return vec[i64](values)


def mask(places: Iterable[int]) -> int:
    pile: i64 = 0
    for place in places:
        pile |= bit(place)
    return pile


class Atlas:
    """Everything in the box; warriors, cards, tiles and spaces are numbers of tables.py."""

    def __init__(self, content: Content) -> None:
        self.content = content
        warriors = content.warriors
        self.line = numbers(  # by (profile * 6 + line) * 3 + stat
            [value for warrior in warriors for line in warrior.lines for value in line]
        )
        self.profile_talents = numbers(
            [mask(TALENTS.index(name) for name in w.talents) for w in warriors]
        )  # by profile
        self.condemned: i64 = mask(place for place, of in enumerate(PROFILE_OF) if warriors[of].condemned)  # places
        self.profile = numbers(PROFILE_OF)  # by human, as the next one
        self.talents = numbers([int(self.profile_talents[profile]) for profile in PROFILE_OF])

        creatures = content.creatures
        self.creature_mvt = numbers([creature.mvt for creature in creatures])  # by creature, as the next four
        self.creature_cbt = numbers([creature.cbt for creature in creatures])
        self.creature_def = numbers([creature.defence for creature in creatures])
        self.creature_health = numbers([creature.health for creature in creatures])
        self.trog_cost: i64 = creatures[CREATURES.index("troglodyte")].cost

        self.gift_die = numbers([gift.die for gift in content.gifts])  # by gift, as the next three
        self.gift_moment = numbers([MOMENTS.index(gift.moment) for gift in content.gifts])
        self.gift_effect = numbers([GIFT_EFFECTS.index(gift.effect) for gift in content.gifts])
        self.gift_amount = numbers([gift.amount for gift in content.gifts])
        self.gifts: i64 = len(content.gifts)
        self.courage: i64 = max([gift.amount for gift in content.gifts if gift.effect == "courage"], default=0)

        objects = content.objects
        self.objects: i64 = len(objects)  # kinds
        self.object_copies = numbers([found.copies for found in objects])  # by object, as the next three
        self.object_users = numbers(  # places, a bit each
            [mask(place for place, of in enumerate(PROFILE_OF) if PROFILES[of] in found.users) for found in objects]
        )
        self.object_bonus = numbers(  # by object * 3 + stat
            [value for found in objects for value in (found.mvt, found.cbt, found.defence)]
        )
        self.used_as = numbers(  # by use: the objects that have it, a bit each
            [mask(n for n, found in enumerate(objects) if (found.use or "") == use) for use in OBJECT_USES]
        )

        kinds = content.cards
        cards = range(len(content.kinds))
        self.kinds: i64 = len(kinds)
        self.cards: i64 = len(content.kinds)
        self.kind = numbers(content.kinds)  # by card
        self.of_kind = numbers(  # by kind: its cards, a bit each
            [mask(card for card in cards if content.kinds[card] == kind) for kind in range(len(kinds))]
        )
        self.of_deck = numbers(  # by seat: Advantages, Events
            [
                mask(card for card in cards if (content.kinds[card] < content.advantages) == advantage)
                for advantage in (True, False)
            ]
        )
        self.owner = numbers([0 if kind < content.advantages else 1 for kind in range(len(kinds))])  # by kind: seat
        self.moment = numbers([MOMENTS.index(card.moment) for card in kinds])  # by kind, as all up to `replaces`
        self.effect = numbers([CARD_EFFECTS.index(card.effect) for card in kinds])
        self.amount = numbers([card.amount or 0 for card in kinds])
        self.need = numbers([card.need or 0 for card in kinds])
        self.stat = numbers([STAT_NAMES.index(card.stat) if card.stat else 0 for card in kinds])
        self.talent = numbers([TALENTS.index(card.talent) if card.talent else 0 for card in kinds])
        self.least = numbers([card.least or 0 for card in kinds])
        self.fear = numbers([int(card.fear) for card in kinds])
        self.while_exhausted = numbers([int(card.exhausted) for card in kinds])
        self.replaces = numbers([int(card.replaces_attack) for card in kinds])
        self.at_moment = numbers(  # by moment: the cards that are played then, a bit each
            [mask(c for c in cards if kinds[content.kinds[c]].moment == moment) for moment in MOMENTS]
        )
        self.with_effect = numbers(  # by effect: its cards, a bit each
            [mask(c for c in cards if kinds[content.kinds[c]].effect == effect) for effect in CARD_EFFECTS]
        )
        self.penalty: i64 = sum([card.amount or 0 for card in kinds if card.effect == "penalty"])  # DEF, Miasma
        assert len(CARD_EFFECTS) > ADVANTAGE_EFFECTS

        tiles = content.tiles
        self.tile_kind = numbers([TILE_KINDS.index(tile.kind) for tile in tiles])  # by tile, as the next three
        self.tile_shape = numbers([TILE_SHAPES.index(tile.shape) for tile in tiles])
        self.sides = numbers([mask(SIDE_LETTERS.index(letter) for letter in tile.sides) for tile in tiles])
        self.capacity = numbers([tile.capacity for tile in tiles])
        self.tiles: i64 = len(tiles)

        spaces = content.spaces
        self.colour = numbers([COLOURS.index(space.colour) for space in spaces])  # by space, as all that follow
        self.space_dice = numbers([space.dice for space in spaces])
        self.takes = numbers(  # of one die: the values, of two: the sums, a bit each
            [
                mask(space.values or ())
                if space.dice < TWO_DICE
                else mask(
                    total
                    for total in range(2, HIGHEST_SUM + 1)
                    if (total == space.exact if space.exact else total >= (space.least or 0))
                )
                for space in spaces
            ]
        )
        self.space_effect = numbers([SPACE_EFFECTS.index(space.effect) for space in spaces])
        self.space_amount = numbers([space.amount or 0 for space in spaces])
        self.space_high = numbers([space.high or space.amount or 0 for space in spaces])
        self.space_high_from = numbers([space.high_from or FACES + 1 for space in spaces])
        self.space_stat = numbers([STAT_NAMES.index(space.stat) if space.stat else 0 for space in spaces])
        self.space_until = numbers([UNTILS.index(space.until or "") for space in spaces])
        self.space_cap = numbers([space.cap or 0 for space in spaces])

        handicaps = {handicap.id: handicap for handicap in content.handicaps}
        self.handicap_amount = numbers([handicaps[name].amount or 0 for name in HANDICAPS])  # by handicap
        self.handicap_cards: i64 = mask(  # those removed, a bit each
            card
            for handicap in content.handicaps
            for card in cards
            if kinds[content.kinds[card]].id in (handicap.cards or ())
        )
        self.scenarios: Final = [Scenario(content, number) for number in range(len(content.scenarios))]


class Scenario:
    """A scenario: what it fields, how its stack is made, and the rules that it names (CL-011, CL-012)."""

    def __init__(self, content: Content, number: int) -> None:
        row = content.scenarios[number]
        tile = {found.id: place for place, found in enumerate(content.tiles)}
        objects = {found.id: place for place, found in enumerate(content.objects)}
        gifts = {found.id: place for place, found in enumerate(content.gifts)}
        spaces = {found.id: place for place, found in enumerate(content.spaces)}
        demons = {found.id: place for place, found in enumerate(content.demons)}
        self.number: i64 = number
        self.start: i64 = tile[row.start]
        self.removed: i64 = mask(tile[name] for name in row.removed)
        self.blocks: i64 = len(row.stack)
        self.block_random = numbers([block.random for block in row.stack])  # by block, as the next one
        self.block_targets = numbers([mask(tile[name] for name in block.targets) for block in row.stack])
        self.targets: i64 = mask(tile[name] for block in row.stack for name in block.targets)
        self.final: i64 = mask(tile[name] for name in row.final)
        self.pool: i64 = mask(range(len(content.tiles))) & ~(self.removed | self.targets | bit(self.start))
        self.stack: i64 = sum([block.random + (1 if block.targets else 0) for block in row.stack])
        self.humans: i64 = mask(PLACES.index(human.place) for human in row.humans)
        self.objects = numbers(  # by human: kinds, a bit each
            [
                mask(objects[name] for human in row.humans if human.place == place for name in human.objects)
                for place in PLACES
            ]
        )
        self.gifts: i64 = mask(gifts[name] for name in row.gifts)
        self.advantages: i64 = row.advantages
        self.threat: i64 = row.threat
        self.entries: i64 = row.entries
        self.limit: i64 = row.limit

        has_demon = row.demon is not None
        demon = content.demons[demons[row.demon]] if row.demon is not None else None
        self.demon: i64 = demons[row.demon] if row.demon is not None else -1
        self.other: i64 = int(POSSESSED) if row.possessed else int(DAMNED)
        other = content.creatures[int(self.other)]
        # by 0 the Demon, 1 the other figures: MVT, CBT, DEF of each, then health
        self.fiend_stat = numbers(
            [
                *((demon.mvt, demon.cbt, demon.defence, demon.health) if demon else (0, 0, 0, 0)),
                *(other.mvt, other.cbt, other.defence, other.health),
            ]
        )
        self.demon_talents: i64 = mask(TALENTS.index(name) for name in demon.talents) if demon else 0
        self.ability: i64 = ABILITIES.index(demon.ability or "") if demon else 0
        self.ability_amount: i64 = (demon.amount or 0) if demon else 0
        self.demon_cost: i64 = demon.cost if demon else 0
        assert has_demon or self.entries == 0

        self.leave: i64 = LEAVES.index(row.leave)
        self.reveal_tiles: i64 = mask(tile[name] for name in row.reveal_tiles)
        self.revealed: i64 = REVEALS.index(row.revealed or "")
        self.reveal_trogs: i64 = row.reveal_trogs
        self.possessed: i64 = mask(PLACES.index(name) for name in row.possessed)
        self.freed_wounds: i64 = row.freed_wounds
        self.exorcism_dice: i64 = row.exorcism_dice
        self.exorcism_need: i64 = row.exorcism_need
        self.round_start: i64 = ROUND_STARTS.index(row.round_start or "")
        self.crawling: i64 = row.crawling
        self.round_end: i64 = ROUND_ENDS.index(row.round_end or "")
        self.died: i64 = DIEDS.index(row.died or "")
        self.deeds: i64 = mask(DEED_NAMES.index(name) for name in row.deeds)
        self.fuse: i64 = row.fuse
        self.seals: i64 = row.seals
        self.seal_need: i64 = row.seal_need
        self.full_chests: i64 = row.full_chests
        self.empty_chests: i64 = row.empty_chests
        self.target: i64 = tile[row.target] if row.target is not None else -1
        self.closed: i64 = mask(spaces[name] for name in row.closed_spaces)
        self.flat: i64 = mask(spaces[name] for name in row.flat_spaces)

        self.ends: i64 = len(row.ends)
        self.end_when = numbers([mask(WHENS.index(name) for name in end.when) for end in row.ends])  # by end
        self.end_amount = numbers([end.amount for end in row.ends])
        self.end_result = numbers([RESULTS.index(end.result) for end in row.ends])
        self.ending = numbers([ENDINGS.index(end.ending) for end in row.ends])

        build = row.build
        self.build_points: i64 = build.points if build else 0  # 0: no force is built
        self.gift_price: i64 = build.gift if build else 0
        self.condemned_price: i64 = build.condemned if build else 0
        self.object_price: i64 = build.object if build else 0
        self.advantage_price: i64 = build.advantage if build else 0
        self.most_gifts: i64 = build.most_gifts if build else 0
        self.most_advantages: i64 = build.most_advantages if build else 0
        assert size(self.targets | self.pool) >= self.stack
