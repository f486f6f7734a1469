"""The cards of Tremble as they are, what a designer may break, and the rules in two languages."""

import copy
import json
import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import igroteka.games.tremble.content.tables as cards
from igroteka.engine.content_tables import ContentError
from igroteka.games.tremble.content.tables import Ability, Goal, from_tables, read

FOLDER: Final = Path(cards.__file__).parents[1]
CONTENT: Final = read()
Rows = list[dict[str, Any]]
Break = Callable[[dict[str, Rows]], object]


def faults(change: Break) -> list[str]:
    """The fault lines of the printed cards after one change."""
    tables = copy.deepcopy(CONTENT.tables)
    change({array: rows for document in tables.values() for array, rows in document.items()})
    try:
        from_tables(tables)
    except ContentError as error:
        return str(error).splitlines()
    return []


def row(rows: Rows, card: str) -> dict[str, Any]:
    return next(entry for entry in rows if entry["id"] == card)


@pytest.mark.parametrize(
    ("captains", "cities", "stars", "each_type", "regions", "capitals", "quick", "search"),
    [
        (2, 60, 30, 20, {"EU": 22, "AS": 15, "NA": 10, "SA": 5, "AF": 4, "OC": 4}, 11, 1105, 2675),
        (3, 60, 30, 20, {"EU": 22, "AS": 15, "NA": 10, "SA": 5, "AF": 4, "OC": 4}, 11, 1105, 2675),
        (4, 75, 38, 25, {"EU": 27, "AS": 20, "NA": 13, "SA": 6, "AF": 5, "OC": 4}, 16, 1355, 3290),
        (5, 90, 45, 30, {"EU": 30, "AS": 22, "NA": 15, "SA": 10, "AF": 8, "OC": 5}, 20, 1635, 3995),
    ],
)
def test_cities_in_play_by_number_of_captains(
    captains: int,
    cities: int,
    stars: int,
    each_type: int,
    regions: dict[str, int],
    capitals: int,
    quick: int,
    search: int,
) -> None:
    found = CONTENT.cities_for(captains)
    assert len(found) == cities
    assert sum(city.star for city in found) == stars
    assert Counter(city.type for city in found) == dict.fromkeys(["cultural", "scientific", "industrial"], each_type)
    assert Counter(city.region for city in found) == regions
    assert sum(city.capital for city in found) == capitals
    assert sum(city.quick for city in found) == quick
    assert sum(city.search for city in found) == search


def test_armies_three_in_each_pile() -> None:
    assert [(army.star, army.strength) for army in CONTENT.armies] == [
        (True, 11),
        (True, 13),
        (True, 15),
        (False, 15),
        (False, 17),
        (False, 20),
    ]


def test_35_ship_cards_of_26_kinds() -> None:
    totals: Counter[str] = Counter()
    for ship in CONTENT.ships:
        totals[ship.ship_class] += ship.count
    assert totals == {"saucer": 17, "tripod": 11, "cruiser": 7}
    assert len(CONTENT.ships) == 26
    assert [(ship.id, ship.count, ship.abilities) for ship in CONTENT.ships if ship.starting] == [("F00", 5, ())]


def test_ships_cost_by_class() -> None:
    numbers = {(ship.ship_class, ship.strength, ship.fuel) for ship in CONTENT.ships}
    assert numbers == {("saucer", 3, 2), ("saucer", 2, 2), ("tripod", 5, 3), ("cruiser", 9, 5)}
    assert Counter(ship.price for ship in CONTENT.ships) == {10: 1, 20: 9, 30: 8, 35: 2, 50: 6}


def test_abilities_by_kind() -> None:
    kinds: Counter[str] = Counter()
    for ship in CONTENT.ships:
        for ability in ship.abilities:
            kinds[ability.kind] += ship.count
    assert kinds == {"type": 12, "with": 11, "fast": 4, "join": 4, "redirect": 4}
    twin = next(ship for ship in CONTENT.ships if ship.id == "T02")
    assert twin.abilities == (
        Ability("with", ship_class="tripod", bonus=3),
        Ability("type", type="cultural", bonus=3),
    )


@pytest.mark.parametrize(("captains", "missions"), [(2, 20), (3, 20), (4, 25), (5, 30)])
def test_missions_in_play_by_number_of_captains(captains: int, missions: int) -> None:
    assert len(CONTENT.missions_for(captains)) == missions


def test_missions_by_kind_and_worth() -> None:
    kinds = Counter(mission.goal.kind for mission in CONTENT.missions)
    assert kinds == {"count": 23, "most": 3, "regions": 2, "each_type": 1, "few_capitals": 1}
    assert Counter(mission.reward for mission in CONTENT.missions) == {20: 3, 25: 6, 30: 14, 35: 5, 40: 2}
    assert Counter(mission.penalty for mission in CONTENT.missions) == {10: 1, 15: 27, 20: 2}


def test_two_captains_need_more_for_a_mission() -> None:
    goals = {mission.id: mission.goal for mission in CONTENT.missions}
    assert [goals["M01"].need_for(captains) for captains in (2, 3, 5)] == [8, 6, 6]
    assert [goals["M25"].need_for(captains) for captains in (2, 4)] == [4, 4]
    assert [(goals["M11"].need_for(n), goals["M11"].capitals_for(n)) for n in (2, 3)] == [(15, 2), (10, 1)]
    assert goals["M09"] == Goal("count", regions=("SA", "AF", "OC"), need=4, need_two=5)
    assert goals["M13"].star is False


def test_TH_121_every_search_brings_more_than_a_quick_raid() -> None:
    assert all(city.search > city.quick for city in CONTENT.cities)
    assert faults(lambda t: row(t["city"], "G01").update(search=15)) == [
        "cities.toml: G01: search: expected more than quick 15, got 15"
    ]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: row(t["city"], "G01").update(ru=" "), "cities.toml: G01: ru: empty"),
        (lambda t: row(t["army"], "A1").update(en=""), "armies.toml: A1: en: empty"),
        (lambda t: row(t["ship"], "F04").update(ru=""), "ships.toml: F04: ru: empty"),
        (lambda t: row(t["mission"], "M01").update(en=""), "missions.toml: M01: en: empty"),
        (
            lambda t: row(t["city"], "G01").update(region="EA"),
            "cities.toml: G01: region: expected one of EU, AS, NA, SA, AF, OC, got 'EA'",
        ),
        (
            lambda t: row(t["city"], "G01").update(type="rural"),
            "cities.toml: G01: type: expected one of cultural, scientific, industrial, got 'rural'",
        ),
        (
            lambda t: row(t["city"], "G01").update(captains=3),
            "cities.toml: G01: captains: expected one of 2, 4, 5, got 3",
        ),
        (
            lambda t: row(t["city"], "G01").update(quick=12),
            "cities.toml: G01: quick: expected int that's a multiple of 5, got 12",
        ),
        (lambda t: row(t["city"], "G01").update(quick=-5), "cities.toml: G01: quick: expected int >= 0, got -5"),
        (lambda t: row(t["city"], "G01").pop("star"), "cities.toml: G01: star: missing"),
        (lambda t: row(t["city"], "G04").update(id="G01"), "cities.toml: G01: id: used twice"),
        (lambda t: row(t["army"], "A1").update(strength=0), "armies.toml: A1: strength: expected int >= 1, got 0"),
        (lambda t: row(t["army"], "A1").update(armour=3), "armies.toml: A1: armour: unknown field"),
        (lambda t: row(t["ship"], "F04").update(fuel="2"), "ships.toml: F04: fuel: expected int, got str"),
        (lambda t: row(t["ship"], "F04").update(fuel=21), "ships.toml: F04: fuel: expected int <= 20, got 21"),
        (
            lambda t: row(t["ship"], "F04").update(strength=100),
            "ships.toml: F04: strength: expected int <= 99, got 100",
        ),
        (
            lambda t: row(t["ship"], "F04").update(price=22),
            "ships.toml: F04: price: expected int that's a multiple of 5, got 22",
        ),
        (lambda t: row(t["ship"], "F04").update(count=0), "ships.toml: F04: count: expected int >= 1, got 0"),
        (
            lambda t: row(t["ship"], "F04").update({"class": "boat"}),
            "ships.toml: F04: class: expected one of saucer, tripod, cruiser, got 'boat'",
        ),
        (
            lambda t: row(t["mission"], "M01").update(penalty=-15),
            "missions.toml: M01: penalty: expected int >= 0, got -15",
        ),
    ],
)
def test_a_broken_field_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


@pytest.mark.parametrize(
    ("abilities", "line"),
    [
        ([{"kind": "fast", "bonus": 2}], "abilities #1.bonus: kind 'fast' has no such field"),
        ([{"kind": "type", "type": "cultural"}], "abilities #1.bonus: missing, kind 'type' needs it"),
        ([{"kind": "with", "bonus": 2}], "abilities #1.class: missing, kind 'with' needs it"),
        (
            [{"kind": "with", "class": "tripod", "type": "cultural", "bonus": 2}],
            "abilities #1.type: kind 'with' has no such field",
        ),
        ([{"kind": "join"}, {"kind": "join"}], "abilities #2: the ship has such an ability already"),
        ([{"kind": "fly"}], "abilities #1.kind: expected one of type, with, fast, join, redirect, got 'fly'"),
        ([{"kind": "with", "class": "tripod", "bonus": 0}], "abilities #1.bonus: expected int >= 1, got 0"),
    ],
)
def test_an_ability_has_the_fields_of_its_kind(abilities: Rows, line: str) -> None:
    assert faults(lambda t: row(t["ship"], "F04").update(abilities=abilities)) == [f"ships.toml: F04: {line}"]


FILTERS: Final = "type, regions, capital, star, quick_min, quick_max, cities, any"


@pytest.mark.parametrize(
    ("goal", "line"),
    [
        ({"kind": "count", "any": True}, "goal.need: missing, kind 'count' needs it"),
        ({"kind": "count", "need": 3}, f"goal: expected one filter of {FILTERS}, got none"),
        (
            {"kind": "count", "need": 3, "star": False, "capital": True},
            f"goal: expected one filter of {FILTERS}, got capital and star",
        ),
        ({"kind": "count", "need": 3, "any": False}, "goal.any: expected true, got false"),
        ({"kind": "count", "need": 3, "capital": False}, "goal.capital: expected true, got false"),
        ({"kind": "count", "need": 3, "each": 2, "any": True}, "goal.each: kind 'count' has no such field"),
        ({"kind": "count", "need": 0, "any": True}, "goal.need: expected int >= 1, got 0"),
        ({"kind": "count", "need": 1, "regions": []}, "goal.regions: expected at least one, got none"),
        ({"kind": "count", "need": 1, "regions": ["EU", "EU"]}, "goal.regions: EU stands there twice"),
        (
            {"kind": "count", "need": 1, "regions": ["XX"]},
            "goal.regions #1: expected one of EU, AS, NA, SA, AF, OC, got 'XX'",
        ),
        ({"kind": "count", "need": 1, "cities": ["G11", "G99"]}, "goal.cities: no city 'G99'"),
        ({"kind": "count", "need": 1, "cities": ["G11", "G11"]}, "goal.cities: G11 stands there twice"),
        ({"kind": "each_type", "need": 1, "star": True}, "goal.star: kind 'each_type' has no such field"),
        ({"kind": "regions", "need": 4}, "goal.each: missing, kind 'regions' needs it"),
        ({"kind": "regions", "each": 1, "need": 7}, "goal.need: expected at most 6 regions, got 7"),
        ({"kind": "most", "any": True, "need": 4}, "goal.need: kind 'most' has no such field"),
        ({"kind": "most"}, f"goal: expected one filter of {FILTERS}, got none"),
        ({"kind": "few_capitals", "need": 4}, "goal.capitals: missing, kind 'few_capitals' needs it"),
        ({"kind": "fewest"}, "goal.kind: expected one of count, each_type, regions, most, few_capitals, got 'fewest'"),
    ],
)
def test_a_goal_has_the_fields_of_its_kind(goal: dict[str, Any], line: str) -> None:
    assert faults(lambda t: row(t["mission"], "M01").update(goal=goal)) == [f"missions.toml: M01: {line}"]


def test_a_mission_may_name_a_city_that_is_itself_broken() -> None:
    assert faults(lambda t: row(t["city"], "G11").update(quick="35")) == [
        "cities.toml: G11: quick: expected int, got str"
    ]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: row(t["ship"], "F00").update(starting=False), "ships.toml: no ship has starting = true"),
        (lambda t: row(t["ship"], "F00").update(count=6), "ships.toml: F00: count: expected 5 starting ships, got 6"),
        (
            lambda t: row(t["ship"], "F01").update(starting=True),
            "ships.toml: F01: starting: F00 is the starting ship already",
        ),
        (lambda t: t["ship"].pop(), "ships.toml: expected 35 to 60 ship cards, got 34"),
        (lambda t: row(t["ship"], "F01").update(count=27), "ships.toml: expected 35 to 60 ship cards, got 61"),
        (
            lambda t: [t["mission"].remove(row(t["mission"], f"M{n:02}")) for n in range(20, 31)],
            "missions.toml: expected at least 20 missions for 5 captains, got 19",
        ),
    ],
)
def test_decks_must_serve_every_number_of_captains(change: Break, line: str) -> None:
    assert faults(change) == [line]


@pytest.mark.parametrize(("star", "pile"), [(True, "with"), (False, "without")])
def test_something_is_left_of_each_pile_when_six_are_boxed(star: bool, pile: str) -> None:
    def keep(tables: dict[str, Rows], size: int) -> None:
        armies = sum(army["star"] == star for army in tables["army"])
        cities = [city for city in tables["city"] if city["star"] == star]
        for number, city in enumerate(cities):
            city["captains"] = 2 if number < size - armies else 4

    assert faults(lambda t: keep(t, 7)) == []
    assert faults(lambda t: keep(t, 6)) == [
        f"cities.toml: expected at least 7 cards {pile} star for {captains} captains, armies included, got 6"
        for captains in (2, 3)
    ]


@pytest.mark.parametrize(
    ("array", "most", "file"),
    [("city", 120, "cities.toml"), ("army", 20, "armies.toml"), ("mission", 60, "missions.toml")],
)
def test_a_designer_may_add_cards_up_to_a_limit(array: str, most: int, file: str) -> None:
    def grow(tables: dict[str, Rows], size: int) -> None:
        rows = tables[array]
        rows.extend([{**rows[-1], "id": f"X{number}"} for number in range(size - len(rows))])

    assert faults(lambda t: grow(t, most)) == []
    assert faults(lambda t: grow(t, most + 1)) == [f"{file}: at most {most} entries, got {most + 1}"]


def test_a_designer_may_add_ship_kinds() -> None:
    def add(tables: dict[str, Rows]) -> None:
        tables["ship"].extend([{**row(tables["ship"], "F09"), "id": f"X{number}"} for number in range(25)])

    assert faults(add) == []


def test_tables_of_a_record_give_the_same_content() -> None:
    again = from_tables(json.loads(json.dumps(CONTENT.tables)))
    assert again == CONTENT
    assert again.hash == CONTENT.hash
    assert again.tables == CONTENT.tables


def test_a_designers_folder_is_read_and_has_a_hash_of_its_own(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER / "content", tmp_path / "mine")
    assert read(folder) == CONTENT
    ships = (folder / "ships.toml").read_text(encoding="utf-8")
    (folder / "ships.toml").write_text(ships.replace("fuel = 5", "fuel = 4", 1), encoding="utf-8")
    mine = read(folder)
    assert mine.hash != CONTENT.hash
    assert [ship.fuel for ship in mine.ships if ship.id == "R01"] == [4]
    assert read() == CONTENT, "two contents live side by side"


def test_a_designers_folder_lacking_a_file(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER / "content", tmp_path / "mine")
    (folder / "armies.toml").unlink()
    with pytest.raises(ContentError) as stopped:
        read(folder)
    assert str(stopped.value) == f"armies.toml: no such file in {folder}"


def clauses(language: str) -> list[tuple[str, str]]:
    text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(TH-R?\d+)\*\*(.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_hold_every_clause_once(language: str) -> None:
    ids = [clause for clause, _ in clauses(language)]
    rulings = [f"TH-R{number:02}" for number in range(1, 43)]
    assert sorted(ids[:123]) == [f"TH-{number:03}" for number in range(1, 124)]
    assert ids[123:] == rulings
    assert all(len(text.split()) >= 4 for _, text in clauses(language))


def test_the_rules_have_the_same_order_in_both_languages() -> None:
    assert [clause for clause, _ in clauses("en")] == [clause for clause, _ in clauses("ru")]


def test_the_rules_have_the_same_chapters_in_both_languages() -> None:
    def chapters(language: str) -> list[str]:
        """What follows each heading, up to its text."""
        text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
        return re.findall(r"^## .+\n\n- \*\*(TH-R?\d+)", text, re.MULTILINE)

    assert chapters("en") == chapters("ru")
    assert len(chapters("en")) == 15


@pytest.mark.parametrize(
    ("clause", "neighbour"), [("TH-120", "TH-033"), ("TH-121", "TH-076"), ("TH-122", "TH-089"), ("TH-123", "TH-111")]
)
def test_late_clauses_stand_where_they_belong(clause: str, neighbour: str) -> None:
    ids = [found for found, _ in clauses("en")]
    assert ids[ids.index(neighbour) + 1] == clause


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_name_every_option(language: str) -> None:
    words = dict(clauses(language))
    options = {
        "TH-019": ["missions"],
        "TH-R05": ["ships_per_city", "any", "two"],
        "TH-R08": ["overcommit", "forbid", "allow"],
        "TH-R17": ["reserve_vs_army", "off", "on"],
        "TH-R32": ["unfinished_search", "nothing", "quick"],
        "TH-R33": ["credit_limit", "stock", "one_at_a_time"],
    }
    for clause, names in options.items():
        assert [name for name in names if f"`{name}`" not in words[clause]] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_point_only_to_clauses_that_exist(language: str) -> None:
    ids = {clause for clause, _ in clauses(language)}
    named = {name for _, text in clauses(language) for name in re.findall(r"TH-R?\d+", text)}
    assert named <= ids
