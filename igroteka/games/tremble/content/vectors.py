"""The content as vecs: in play a card is a small number that indexes them. Never changed, shared by all copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.games.tremble.content.tables import CLASSES, GOALS, REGIONS, TYPES, Content, Goal

SAUCER: Final[i64] = 0
TRIPOD: Final[i64] = 1
CRUISER: Final[i64] = 2

COUNT: Final[i64] = 0
EACH_TYPE: Final[i64] = 1
IN_REGIONS: Final[i64] = 2
MOST: Final[i64] = 3
FEW_CAPITALS: Final[i64] = 4


def matches(goal: Goal, content: Content, city: int) -> bool:
    """Tell whether the city is one of those the mission counts."""
    card = content.cities[city]
    if goal.type is not None:
        return card.type == goal.type
    if goal.regions is not None:
        return card.region in goal.regions
    if goal.capital is not None:
        return card.capital == goal.capital
    if goal.star is not None:
        return card.star == goal.star
    if goal.quick_min is not None:
        return card.quick >= goal.quick_min
    if goal.quick_max is not None:
        return card.quick <= goal.quick_max
    if goal.cities is not None:
        return card.id in goal.cities
    return True


def numbers(values: Sequence[int]) -> vec[i64]:
    return vec[i64](values)


class Cards:
    """Ships by card (a kind stands as often as it was printed), cities and armies in one numbering, missions."""

    def __init__(self, content: Content) -> None:
        self.content = content
        kinds = [kind for kind, ship in enumerate(content.ships) for _ in range(ship.count)]
        ships = [content.ships[kind] for kind in kinds]
        self.kinds: i64 = len(content.ships)
        self.ships: i64 = len(ships)
        self.kind = numbers(kinds)  # by ship card, as all up to `redirects`
        self.starting = numbers([int(ship.starting) for ship in ships])
        self.rank = numbers([CLASSES.index(ship.ship_class) for ship in ships])
        self.strength = numbers([ship.strength for ship in ships])
        self.fuel = numbers([ship.fuel for ship in ships])
        self.price = numbers([ship.price for ship in ships])
        self.type_bonus = numbers(  # by ship card * 3 + type of the city
            [sum(a.bonus or 0 for a in s.abilities if a.kind == "type" and a.type == t) for s in ships for t in TYPES]
        )
        self.partner_bonus = numbers(  # by ship card * 3 + class of the partner
            [
                sum(a.bonus or 0 for a in s.abilities if a.kind == "with" and a.ship_class == c)
                for s in ships
                for c in CLASSES
            ]
        )
        self.fast = numbers([int(any(a.kind == "fast" for a in ship.abilities)) for ship in ships])
        self.joins = numbers([int(any(a.kind == "join" for a in ship.abilities)) for ship in ships])
        self.redirects = numbers([int(any(a.kind == "redirect" for a in ship.abilities)) for ship in ships])
        self.cheapest: i64 = min(ship.price for ship in ships)
        joining = [ship.fuel for ship in ships if any(a.kind == "join" for a in ship.abilities)]
        self.cheapest_join: i64 = min(joining, default=99)

        cities = content.cities
        armies = content.armies
        self.cities: i64 = len(cities)
        self.words: i64 = (len(cities) + 31) // 32  # of 32 cities each
        self.armies: i64 = len(armies)
        self.star = numbers([int(card.star) for card in cities] + [int(card.star) for card in armies])
        self.captains = numbers([card.captains for card in cities] + [2] * len(armies))
        self.type = numbers([TYPES.index(card.type) for card in cities])  # by city, as the next four
        self.region = numbers([REGIONS.index(card.region) for card in cities])
        self.quick = numbers([card.quick for card in cities])
        self.search = numbers([card.search for card in cities])
        self.capital = numbers([int(card.capital) for card in cities])
        stars = [card.star for card in cities] + [card.star for card in armies]
        self.starred = numbers([card for card in range(len(stars)) if stars[card]])
        self.plain = numbers([card for card in range(len(stars)) if not stars[card]])
        self.army_strength = numbers([0] * len(cities) + [card.strength for card in armies])  # by card

        missions = content.missions
        self.missions: i64 = len(missions)
        self.mission_captains = numbers([m.captains for m in missions])
        self.goal = numbers([GOALS.index(m.goal.kind) for m in missions])
        self.need = numbers([m.goal.need_for(3) for m in missions])
        self.need_two = numbers([m.goal.need_for(2) for m in missions])
        self.each = numbers([m.goal.each or 0 for m in missions])
        self.few = numbers([m.goal.capitals_for(3) for m in missions])
        self.few_two = numbers([m.goal.capitals_for(2) for m in missions])
        self.reward = numbers([m.reward for m in missions])
        self.penalty = numbers([m.penalty for m in missions])
        self.counts = numbers(  # by mission * cities + city
            [int(matches(m.goal, content, city)) for m in missions for city in range(len(cities))]
        )
