"""How far a mission is and whether it is fulfilled, by the captured cities (TH-098)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.tremble.cards import COUNT, EACH_TYPE, FEW_CAPITALS, IN_REGIONS, MOST
from igroteka.games.tremble.state import Tremble


def matching(game: Tremble, captain: i64, mission: i64) -> i64:
    """Captured cities of the captain that the mission counts."""
    row = mission * game.cards.cities
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city) and game.cards.counts[row + city]:
            count += 1
    return count


def cities(game: Tremble, captain: i64) -> i64:
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city):
            count += 1
    return count


def of_type(game: Tremble, captain: i64, kind: i64) -> i64:
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city) and game.cards.type[city] == kind:
            count += 1
    return count


def in_region(game: Tremble, captain: i64, region: i64) -> i64:
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city) and game.cards.region[city] == region:
            count += 1
    return count


def capitals(game: Tremble, captain: i64) -> i64:
    count: i64 = 0
    for city in range(game.cards.cities):
        if game.has_captured(captain, city) and game.cards.capital[city]:
            count += 1
    return count


def progress(game: Tremble, captain: i64, mission: i64) -> i64:
    """How many of `need` there are: cities, types, regions."""
    goal = game.cards.goal[mission]
    if goal == COUNT or goal == MOST:
        return matching(game, captain, mission)
    if goal == EACH_TYPE:
        return min(of_type(game, captain, 0), of_type(game, captain, 1), of_type(game, captain, 2))
    if goal == IN_REGIONS:
        reached: i64 = 0
        for region in range(6):
            if in_region(game, captain, region) >= game.cards.each[mission]:
                reached += 1
        return reached
    return cities(game, captain)


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
    """How many more capitals FEW_CAPITALS bears; below 0 it is lost."""
    bears = game.cards.few_two[mission] if game.players == 2 else game.cards.few[mission]
    return bears - capitals(game, captain)


def fulfilled(game: Tremble, captain: i64, mission: i64) -> bool:
    if game.cards.goal[mission] == FEW_CAPITALS and spare_capitals(game, captain, mission) < 0:
        return False
    return progress(game, captain, mission) >= need(game, captain, mission)
