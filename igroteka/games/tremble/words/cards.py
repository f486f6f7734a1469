"""The cards of Tremble in words: names, abilities, conditions of missions, options, colours. No state, no language."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.content.tables import Army, City, Content, Goal, Mission, Ship
from igroteka.table.text.cards import name_in
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.numbers import in_language
from igroteka.table.text.phrases import listed


def people(thousands: int) -> int:
    """Count people in full, who are held in thousands: 30 is 30,000."""
    return thousands * 1000


def shown_people(thousands: int, language: str) -> str:
    return in_language(people(thousands), language)


def card_of(content: Content, ref: Ref) -> City | Army | Ship | Mission:
    match ref.kind:
        case "ship":
            return content.ships[ref.number]
        case "city":
            return content.cities[ref.number]
        case "army":  # armies follow the cities in one numbering
            return content.armies[ref.number - len(content.cities)]
        case "mission":
            return content.missions[ref.number]
    raise KeyError(f"no cards of the kind '{ref.kind}'")


def name_of(content: Content, ref: Ref, language: str) -> str:
    return name_in(card_of(content, ref), language)


# --- cities and armies ---


def type_name(city_type: str) -> Msg:
    return msg("city-type", "TH-005", type=city_type)


def region_name(region: str) -> Msg:
    return msg("region", region=region)


def city_text(city: City) -> Msg:
    """Say everything printed on the card but the name."""
    said = {"quick": people(city.quick), "search": people(city.search)}
    kind: Arg = listed([type_name(city.type), msg("capital")]) if city.capital else type_name(city.type)
    return msg("city-text", "TH-R42", kind=kind, region=region_name(city.region), **said)


def army_strength(content: Content, army: int) -> int:
    return army_of(content, army).strength


def army_of(content: Content, army: int) -> Army:
    return content.armies[army - len(content.cities)]


# --- ships ---


def class_name(ship_class: str) -> Msg:
    return msg("ship-class", "TH-004", ship=ship_class)


def ship_text(ship: Ship) -> Msg:
    """Say class and numbers of a ship; what else it can do is told by its abilities."""
    numbers = {"strength": ship.strength, "fuel": ship.fuel}
    return msg("ship-text", "TH-004", kind=class_name(ship.ship_class), price=people(ship.price), **numbers)


def ability_lines(ship: Ship) -> list[Msg]:
    lines: list[Msg] = []
    for ability in ship.abilities:
        bonus = ability.bonus or 0
        match ability.kind:
            case "type":
                lines.append(msg("ability-type", "TH-103", bonus=bonus, type=ability.type or ""))
            case "with" if ability.ship_class == ship.ship_class:
                lines.append(msg("ability-with-another", "TH-R27", bonus=bonus, ship=ability.ship_class or ""))
            case "with":
                lines.append(msg("ability-with", "TH-105", bonus=bonus, ship=ability.ship_class or ""))
            case "fast":
                lines.append(msg("ability-fast", "TH-109"))
            case "join":
                lines.append(msg("ability-join", "TH-110"))
            case "redirect":
                lines.append(msg("ability-redirect", "TH-112"))
    return lines


def abilities(ship: Ship) -> Arg:
    """Say all abilities in one phrase."""
    return listed(ability_lines(ship) or [msg("ability-none")])


def can(ship: Ship, ability: str) -> bool:
    return any(known.kind == ability for known in ship.abilities)


# --- missions ---


def mission_text(content: Content, mission: Mission, players: int) -> Msg:
    goal = goal_text(content, mission.goal, players)
    return msg("mission-text", "TH-094", goal=goal, reward=people(mission.reward), penalty=people(mission.penalty))


def goal_text(content: Content, goal: Goal, players: int) -> Msg:
    """Say the condition, with the numbers for that many captains."""
    need = goal.need_for(players)
    match goal.kind:
        case "count":
            return msg("goal-count", "TH-098", cities=counted(content, goal), need=need)
        case "most":
            return msg("goal-most", "TH-098", cities=counted(content, goal))
        case "each_type":
            return msg("goal-each-type", "TH-098", need=need)
        case "regions":
            return msg("goal-regions", "TH-098", need=need, each=goal.each or 0)
        case "few_capitals":
            return msg("goal-few-capitals", "TH-098", need=need, capitals=goal.capitals_for(players))


def counted(content: Content, goal: Goal) -> Msg:
    """Say which cities the mission counts, as content/vectors.py matches them."""
    if goal.type is not None:
        return msg("cities-of-type", type=goal.type)
    if goal.regions is not None:
        return msg("cities-in-regions", regions=listed([region_name(region) for region in goal.regions]))
    if goal.capital is not None:
        return msg("cities-capital")
    if goal.star is not None:
        return msg("cities-starred" if goal.star else "cities-plain")
    if goal.quick_min is not None:
        return msg("cities-rich", people=people(goal.quick_min))
    if goal.quick_max is not None:
        return msg("cities-poor", people=people(goal.quick_max))
    if goal.cities is not None:
        ids = [city.id for city in content.cities]
        return msg("cities-named", cities=listed([Ref("city", ids.index(city)) for city in goal.cities]))
    return msg("cities-any")


# --- the table ---


def phase_name(phase: int) -> Msg:
    """Name the phase (TH-021): 1 to 7; 0 is the set-up, 8 the count at the end."""
    return msg("phase", "TH-021", phase=phase)


def seat_name(captain: int) -> Msg:
    return msg("captain", "TH-003", captain=captain + 1)


def captain_colour(captain: int) -> Msg:
    return msg("captain-colour", "TH-003", captain=captain + 1)


OPTION_CLAUSES: Final = {
    "missions": "TH-019",
    "overcommit": "TH-R08",
    "ships_per_city": "TH-R05",
    "reserve_vs_army": "TH-R17",
    "unfinished_search": "TH-R32",
    "credit_limit": "TH-R33",
}
