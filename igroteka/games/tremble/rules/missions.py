"""How far a mission is and whether it is fulfilled, by the captured cities (TH-098)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.games.tremble.content.vectors import COUNT, EACH_TYPE, FEW_CAPITALS, IN_REGIONS, MOST
from igroteka.games.tremble.state.game import Tremble


def matching(game: Tremble, captain: i64, mission: i64) -> i64:
    """Captured cities of the captain that the mission counts."""
    row = mission * game.cards.cities
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city) and game.cards.counts[row + city]:
            count += 1
    return count


def captured(game: Tremble, captain: i64, mark: vec[i64], value: i64) -> i64:
    """Captured cities of the captain whose mark (type, region, capital) has this value."""
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city) and mark[city] == value:
            count += 1
    return count


def progress(game: Tremble, captain: i64, mission: i64) -> i64:
    """Return how many of `need` there are: cities, types, regions."""
    goal = game.cards.goal[mission]
    if goal == COUNT or goal == MOST:
        return matching(game, captain, mission)
    if goal == EACH_TYPE:
        types = game.cards.type
        return min(
            captured(game, captain, types, 0), captured(game, captain, types, 1), captured(game, captain, types, 2)
        )
    if goal == IN_REGIONS:
        reached: i64 = 0
        for region in range(6):
            if captured(game, captain, game.cards.region, region) >= game.cards.each[mission]:
                reached += 1
        return reached
    return game.cities_of(captain)


def need(game: Tremble, captain: i64, mission: i64) -> i64:
    """With two captains more is needed; MOST: more than every other captain has, and more than none."""
    if game.cards.goal[mission] == MOST:
        rivals: i64 = 0
        for rival in range(game.players):
            if rival != captain:
                rivals = max(rivals, matching(game, rival, mission))
        return rivals + 1
    return game.cards.need_two[mission] if game.players == 2 else game.cards.need[mission]


def spare_capitals(game: Tremble, captain: i64, mission: i64) -> i64:
    """Return how many more capitals FEW_CAPITALS bears; below 0 it is lost."""
    bears = game.cards.few_two[mission] if game.players == 2 else game.cards.few[mission]
    return bears - captured(game, captain, game.cards.capital, 1)


def fulfilled(game: Tremble, captain: i64, mission: i64) -> bool:
    """TH-098: by the captured cities alone."""
    if game.cards.goal[mission] == FEW_CAPITALS and spare_capitals(game, captain, mission) < 0:
        return False
    return progress(game, captain, mission) >= need(game, captain, mission)
