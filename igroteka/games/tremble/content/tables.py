"""The cards of Tremble, Humans!: what a card is, and what a table of cards may hold.

People are in thousands throughout. A content of one's own may have other cards and more of them; what the rules
need of it is checked here.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sized
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from igroteka.engine.content_tables import ContentReader, RawTables, Shape, Tables

Region: TypeAlias = Literal["EU", "AS", "NA", "SA", "AF", "OC"]
CityType: TypeAlias = Literal["cultural", "scientific", "industrial"]
ShipClass: TypeAlias = Literal["saucer", "tripod", "cruiser"]
AbilityKind: TypeAlias = Literal["type", "with", "fast", "join", "redirect"]
GoalKind: TypeAlias = Literal["count", "each_type", "regions", "most", "few_capitals"]
LeastCaptains: TypeAlias = Literal[2, 4, 5]
REGIONS: Final[tuple[str, ...]] = get_args(Region)
TYPES: Final[tuple[str, ...]] = get_args(CityType)
CLASSES: Final[tuple[str, ...]] = get_args(ShipClass)
GOALS: Final[tuple[str, ...]] = get_args(GoalKind)
People: TypeAlias = Annotated[int, Meta(ge=0, le=500, multiple_of=5)]
Strength: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=120)]

CITIES: Final = "cities.toml"
ARMIES: Final = "armies.toml"
SHIPS: Final = "ships.toml"
MISSIONS: Final = "missions.toml"


class City(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ru: str
    en: str
    region: Region
    type: CityType
    star: bool
    captains: LeastCaptains
    quick: People
    search: People
    capital: bool


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ru: str
    en: str
    star: bool
    strength: Strength


class Ability(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    kind: AbilityKind
    type: CityType | None = None
    ship_class: ShipClass | None = msgspec.field(default=None, name="class")
    bonus: Strength | None = None


class Ship(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    ship_class: ShipClass = msgspec.field(name="class")
    ru: str
    en: str
    count: Annotated[int, Meta(ge=1, le=60)]
    starting: bool = False
    strength: Strength
    fuel: Annotated[int, Meta(ge=0, le=20)]
    price: People
    abilities: tuple[Ability, ...] = ()


class Goal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    kind: GoalKind
    type: CityType | None = None
    regions: tuple[Region, ...] | None = None
    capital: bool | None = None
    star: bool | None = None
    quick_min: People | None = None
    quick_max: People | None = None
    cities: tuple[str, ...] | None = None
    any: bool | None = None
    each: Number | None = None
    need: Number | None = None
    need_two: Number | None = None
    capitals: Annotated[int, Meta(ge=0, le=120)] | None = None
    capitals_two: Annotated[int, Meta(ge=0, le=120)] | None = None

    def need_for(self, captains: int) -> int:
        two = self.need_two if captains == 2 else None
        return two if two is not None else self.need or 0

    def capitals_for(self, captains: int) -> int:
        two = self.capitals_two if captains == 2 else None
        return two if two is not None else self.capitals or 0


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    captains: LeastCaptains
    ru: str
    en: str
    goal: Goal
    reward: People
    penalty: People


@dataclass(frozen=True)
class Content:
    cities: tuple[City, ...]
    armies: tuple[Army, ...]
    ships: tuple[Ship, ...]  # kinds; a kind is `count` cards
    missions: tuple[Mission, ...]
    hash: str
    tables: RawTables = field(compare=False, repr=False)

    def cities_for(self, captains: int) -> tuple[City, ...]:
        return tuple([city for city in self.cities if city.captains <= captains])  # TH-007, TH-008, TH-009

    def missions_for(self, captains: int) -> tuple[Mission, ...]:
        return tuple([mission for mission in self.missions if mission.captains <= captains])


SHAPE: Final[Shape] = {
    CITIES: ("city", City),
    ARMIES: ("army", Army),
    SHIPS: ("ship", Ship),
    MISSIONS: ("mission", Mission),
}
LARGEST: Final = {CITIES: 120, ARMIES: 20, SHIPS: 60, MISSIONS: 60}  # ids are packed in small numbers
MOST_SHIP_CARDS: Final = 60
LEAST_SHIP_CARDS: Final = 35  # TH-R11: five fleets of five, and two cards for each captain to draw
STARTING_SHIPS: Final = 5
BOXED: Final = 6  # TH-010, TH-011
DEALT_MISSIONS: Final = 4  # TH-018

FILTERS: Final = ("type", "regions", "capital", "star", "quick_min", "quick_max", "cities", "any")
ABILITY_NEEDS: Final[dict[str, set[str]]] = {
    "type": {"type", "bonus"},
    "with": {"class", "bonus"},
    "fast": set(),
    "join": set(),
    "redirect": set(),
}
GOAL_NEEDS: Final[dict[str, set[str]]] = {
    "count": {"need"},
    "each_type": {"need"},
    "regions": {"each", "need"},
    "most": set(),
    "few_capitals": {"need", "capitals"},
}
GOAL_ALLOWS: Final[dict[str, set[str]]] = {
    "count": {"need_two", *FILTERS},
    "each_type": {"need_two"},
    "regions": {"need_two"},
    "most": set(FILTERS),
    "few_capitals": {"need_two", "capitals_two"},
}


def checked(tables: Tables) -> Content:
    cities = tables.of(CITIES, City)
    armies = tables.of(ARMIES, Army)
    ships = tables.of(SHIPS, Ship)
    missions = tables.of(MISSIONS, Mission)
    for city in cities:
        check_city(tables, city)
    for ship in ships:
        check_ship(tables, ship)
    for mission in missions:
        check_mission(tables, mission)
    tables.stop_at_faults()  # what follows counts cards, and would count broken ones as missing
    content = Content(cities, armies, ships, missions, tables.hash(), tables.raw)
    check_sizes(tables, content)
    check_ship_deck(tables, content)
    check_piles(tables, content)
    check_mission_deck(tables, content)
    tables.stop_at_faults()
    return content


def check_city(tables: Tables, city: City) -> None:
    if city.search <= city.quick:  # TH-121
        tables.fault(CITIES, city.id, "search", f"expected more than quick {city.quick}, got {city.search}")


def check_ship(tables: Tables, ship: Ship) -> None:
    seen: list[Any] = []
    for number, ability in enumerate(ship.abilities, 1):
        path = f"abilities #{number}"
        tables.check_kind(SHIPS, ship.id, path, ability, ABILITY_NEEDS[ability.kind], set())
        what = (ability.kind, ability.type, ability.ship_class)
        if what in seen:
            tables.fault(SHIPS, ship.id, path, "the ship has such an ability already")
        seen.append(what)


def check_mission(tables: Tables, mission: Mission) -> None:
    goal = mission.goal
    allows = GOAL_ALLOWS[goal.kind]
    given = tables.check_kind(MISSIONS, mission.id, "goal", goal, GOAL_NEEDS[goal.kind], allows)
    filters = sorted(allows & set(FILTERS) & given)
    if allows >= set(FILTERS) and len(filters) != 1:
        got = " and ".join(filters) or "none"
        tables.fault(MISSIONS, mission.id, "goal", f"expected one filter of {', '.join(FILTERS)}, got {got}")
    check_filter(tables, mission.id, goal)
    if goal.kind == "regions":
        check_region_count(tables, mission.id, goal)


def check_filter(tables: Tables, mission: str, goal: Goal) -> None:
    for name, flag in (("capital", goal.capital), ("any", goal.any)):
        if flag is False:
            tables.fault(MISSIONS, mission, f"goal.{name}", "expected true, got false")
    tables.check_list(MISSIONS, mission, "goal.regions", goal.regions)
    tables.check_list(MISSIONS, mission, "goal.cities", goal.cities)
    for city in sorted(set(goal.cities or ()) - tables.ids(CITIES)):
        tables.fault(MISSIONS, mission, "goal.cities", f"no city {city!r}")


def check_region_count(tables: Tables, mission: str, goal: Goal) -> None:
    for name, need in (("need", goal.need), ("need_two", goal.need_two)):
        if need is not None and need > len(REGIONS):
            tables.fault(MISSIONS, mission, f"goal.{name}", f"expected at most {len(REGIONS)} regions, got {need}")


def check_sizes(tables: Tables, content: Content) -> None:
    decks: list[tuple[str, Sized]] = [(CITIES, content.cities), (ARMIES, content.armies)]
    decks += [(SHIPS, content.ships), (MISSIONS, content.missions)]
    for file, cards in decks:
        if len(cards) > LARGEST[file]:
            tables.fault(file, "", "", f"at most {LARGEST[file]} entries, got {len(cards)}")


def check_ship_deck(tables: Tables, content: Content) -> None:
    starting = [ship for ship in content.ships if ship.starting]
    if not starting:
        tables.fault(SHIPS, "", "", "no ship has starting = true")
    for ship in starting[:1]:
        if ship.count != STARTING_SHIPS:
            tables.fault(SHIPS, ship.id, "count", f"expected {STARTING_SHIPS} starting ships, got {ship.count}")
    for ship in starting[1:]:
        tables.fault(SHIPS, ship.id, "starting", f"{starting[0].id} is the starting ship already")
    cards = sum(ship.count for ship in content.ships)
    if not LEAST_SHIP_CARDS <= cards <= MOST_SHIP_CARDS:
        tables.fault(SHIPS, "", "", f"expected {LEAST_SHIP_CARDS} to {MOST_SHIP_CARDS} ship cards, got {cards}")


def check_piles(tables: Tables, content: Content) -> None:
    """TH-010, TH-011: something is left of each pile when its top cards are boxed."""
    for star, pile in ((True, "with"), (False, "without")):
        armies = sum(army.star == star for army in content.armies)
        for captains in range(2, 6):
            size = armies + sum(city.star == star for city in content.cities_for(captains))
            if size <= BOXED:
                reason = f"expected at least {BOXED + 1} cards {pile} star for {captains} captains, armies included"
                tables.fault(CITIES, "", "", f"{reason}, got {size}")


def check_mission_deck(tables: Tables, content: Content) -> None:
    for captains in range(2, 6):
        needed = DEALT_MISSIONS * captains
        size = len(content.missions_for(captains))
        if size < needed:
            tables.fault(MISSIONS, "", "", f"expected at least {needed} missions for {captains} captains, got {size}")


CARDS: Final = ContentReader(Path(__file__).parent, SHAPE, checked)
read: Final = CARDS.read
from_tables: Final = CARDS.from_tables
