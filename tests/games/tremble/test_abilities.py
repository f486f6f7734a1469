"""What the abilities of ships bring (TH-102 to TH-109, TH-116, TH-117, TH-R26, TH-R27) and the book's battle."""

from __future__ import annotations

import pytest
from games.tremble.fights import fly, held, kinds, line, story
from games.tremble.table import CITY, CONTENT, SHIP, at, bare, choices, give, hand, lay, listening, play, run, searching

from igroteka.engine.choices import act
from igroteka.games.tremble.rules.battle import CONTEST
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BRING, FIGHT, LEAVE, SCRAP, SEARCH
from igroteka.games.tremble.state.fields import SEARCHING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of

CULTURAL, SCIENTIFIC, INDUSTRIAL = "G11", "G48", "G71"
PLAIN = {"saucer": "F00", "tripod": "T08", "cruiser": "R03"}  # without a bonus
TYPED = {
    "F01": (7, 3, 3),
    "F02": (3, 7, 3),
    "F03": (3, 3, 7),
    "T02": (8, 5, 5),
    "T03": (5, 5, 8),
    "T04": (5, 8, 5),
    "T05": (9, 5, 5),
    "T06": (5, 9, 5),
    "T07": (5, 5, 9),
    "R04": (13, 9, 9),
    "R05": (9, 12, 9),
    "R06": (9, 9, 12),
}
PARTNERED = {
    "F04": ("tripod", 4),
    "F05": ("cruiser", 4),
    "F06": ("saucer", 3),
    "T01": ("saucer", 4),
    "T02": ("tripod", 3),
    "T03": ("saucer", 3),
    "T04": ("cruiser", 3),
    "R05": ("tripod", 3),
    "R06": ("saucer", 3),
}
CROWD = {  # several without a bonus
    "saucer": ["F00", "F07", "F08", "F09"],
    "tripod": ["T08", "T08", "T09", "T10"],
    "cruiser": ["R01", "R01", "R02", "R03"],
}
UNBONUSED = {"F00": 3, "F07": 2, "F08": 3, "F09": 3, "T08": 5, "T09": 5, "T10": 5, "R01": 9, "R02": 9, "R03": 9}


def strength(*ids: str, city: str = CULTURAL) -> int:
    """Of these ships of one captain attacking the city."""
    game = bare()
    lay(game, city)
    fly(game, 1, 0, *ids)
    return int(game.strength(1, at(0), CITY[city]))


def own(name: str) -> int:
    """The printed strength."""
    return next(int(ship.strength) for ship in CONTENT.ships if ship.id == name)


def untyped(name: str) -> str:
    """A city whose type brings the ship no bonus."""
    return INDUSTRIAL if TYPED.get(name, (0, 0, 0))[2] <= own(name) else SCIENTIFIC


def test_TH_102_most_ships_have_abilities_not_all() -> None:
    assert [ship.id for ship in CONTENT.ships if not ship.abilities] == ["F00"]
    assert sorted({*TYPED, *PARTNERED, *UNBONUSED}) == sorted(SHIP)


@pytest.mark.parametrize("name", sorted(UNBONUSED))
def test_TH_102_a_ship_without_bonuses_has_its_printed_strength(name: str) -> None:
    for city in (CULTURAL, SCIENTIFIC, INDUSTRIAL):
        assert strength(name, city=city) == UNBONUSED[name]
    for partner in ("F00", "T08", "R01"):
        assert strength(name, partner) == UNBONUSED[name] + UNBONUSED[partner]


@pytest.mark.parametrize("name", sorted(TYPED))
def test_TH_103_the_bonus_of_the_printed_type(name: str) -> None:
    assert tuple(strength(name, city=city) for city in (CULTURAL, SCIENTIFIC, INDUSTRIAL)) == TYPED[name]


def test_TH_103_it_counts_on_a_search_too() -> None:
    game = bare()
    searching(game, 0, CULTURAL, "F01")
    searching(game, 0, SCIENTIFIC, "T05")
    assert game.strength(0, SEARCHING, CITY[CULTURAL]) == 7
    assert [search.strength for search in view_of(game, 1).captains[0].searches] == [7, 5]


def test_TH_104_a_saucer_with_4_against_cultural_has_7_or_3() -> None:
    assert [strength("F01", city=city) for city in (CULTURAL, SCIENTIFIC, INDUSTRIAL)] == [7, 3, 3]


@pytest.mark.parametrize("name", sorted(PARTNERED))
def test_TH_105_the_bonus_for_a_partner_of_the_printed_class(name: str) -> None:
    wanted, bonus = PARTNERED[name]
    city = untyped(name)
    assert strength(name, city=city) == own(name)
    for rank, partner in PLAIN.items():
        expected = own(name) + own(partner) + (bonus if rank == wanted else 0)
        assert strength(name, partner, city=city) == expected
        assert strength(partner, name, city=city) == expected  # whatever the order


def test_TH_106_a_tripod_with_4_for_a_saucer() -> None:
    assert strength("T01") == 5
    assert strength("T01", "T08") == 5 + 5
    assert strength("T01", "R01") == 5 + 9
    assert strength("T01", "T08", "R01") == 5 + 5 + 9
    assert strength("T01", "F00") == 9 + 3


def test_TH_107_the_partner_must_be_at_the_same_city() -> None:
    game = bare()
    lay(game, "G11", "G12")
    fly(game, 0, 0, "T01")
    fly(game, 0, 1, "F00")
    give(game, 0, "F09")  # at home
    searching(game, 0, "G13", "F07")
    assert game.strength(0, at(0), CITY["G11"]) == 5
    assert game.strength(0, at(1), CITY["G12"]) == 3
    run(game, CONTEST, 0)
    assert [int(force) for force in game.force] == [5, 0]


def test_TH_108_the_bonus_is_given_once_however_many_partners() -> None:
    assert strength("T01", "F00", "F00") == 9 + 3 + 3
    assert strength("T01", "F01", "F02", "F03", "F09", city="G48") == 9 + 3 + 7 + 3 + 3


@pytest.mark.parametrize("name", sorted(PARTNERED))
def test_TH_108_two_three_or_four_of_a_class_are_one_partner_of_that_class(name: str) -> None:
    wanted, bonus = PARTNERED[name]
    for rank, crowd in CROWD.items():
        for count in (2, 3, 4):
            partners = crowd[:count]
            expected = own(name) + sum(own(partner) for partner in partners) + (bonus if rank == wanted else 0)
            assert strength(name, *partners, city=untyped(name)) == expected


@pytest.mark.parametrize("name", ["F07", "T10", "R01"])
def test_TH_109_a_fast_ship_left_on_a_search_makes_it_one_turn(name: str) -> None:
    game = held([name])
    listener = listening(game)
    play(game, act(SEARCH))
    assert line(events.SEARCH_BEGUN, 0, CITY["G11"], 1) in story(listener)
    assert [search.token for search in view_of(game, 1).captains[0].searches] == [1]


@pytest.mark.parametrize("fleet", [["F00", "R01"], ["F07", "T08"]])
def test_TH_109_one_of_the_ships_is_enough(fleet: list[str]) -> None:
    game = held(fleet)
    play(game, act(SEARCH), *[act(LEAVE, SHIP[name]) for name in fleet])
    assert view_of(game, 1).captains[0].searches[0].token == 1


def test_TH_109_a_fast_ship_taken_home_does_not_help() -> None:
    game = held(["F00", "R01"])
    give(game, 0, "F07")
    searching(game, 0, "G32", "T10")
    play(game, act(SEARCH), act(LEAVE, SHIP["F00"]), act(BRING, SHIP["R01"]))
    assert [(search.ships, search.token) for search in view_of(game, 1).captains[0].searches] == [
        (kinds("T10"), 2),
        (kinds("F00"), 2),
    ]


def test_TH_109_a_fast_ship_on_another_search_does_not_help() -> None:
    game = held(["F00"])
    searching(game, 0, "G32", "T08")
    searching(game, 0, "G33", "T10")
    game.end_search(0, 0)  # the new search takes this number, the fast ship has a later one
    play(game, act(SEARCH))
    assert [(search.ships, search.token) for search in view_of(game, 1).captains[0].searches] == [
        (kinds("T10"), 2),
        (kinds("F00"), 2),
    ]


def test_TH_116_every_bonus_whose_condition_is_met_is_added() -> None:
    assert strength("T02", city=SCIENTIFIC) == 5
    assert strength("T02", city=CULTURAL) == 5 + 3
    assert strength("T02", "T08", city=SCIENTIFIC) == 5 + 3 + 5
    assert strength("T02", "T08", city=CULTURAL) == 5 + 3 + 3 + 5
    assert strength("R05", "T04", city=SCIENTIFIC) == 9 + 3 + 3 + 5 + 3 + 3


def test_TH_117_a_tripod_with_3_for_a_saucer_and_3_against_industrial() -> None:
    assert strength("T03", city=CULTURAL) == 5
    assert strength("T03", city=INDUSTRIAL) == 5 + 3
    assert strength("T03", "F00", city=CULTURAL) == 5 + 3 + 3
    assert strength("T03", "F00", city=INDUSTRIAL) == 5 + 6 + 3


def test_TH_R26_the_type_bonus_does_not_require_being_alone() -> None:
    assert strength("T03", "R01", city=INDUSTRIAL) == 5 + 3 + 9
    assert strength("F01", "F00", city=CULTURAL) == 7 + 3


def test_TH_R27_partners_are_ones_own() -> None:
    game = bare(3)
    lay(game, "G48")
    fly(game, 0, 0, "T01")
    fly(game, 1, 0, "F00")
    fly(game, 2, 0, "F04", "T08")
    run(game, CONTEST, 0)
    assert [int(force) for force in game.force] == [5, 3, 12]


def test_TH_R27_a_ship_is_not_its_own_partner() -> None:
    assert strength("F06") == 3
    assert strength("T02", city=SCIENTIFIC) == 5
    assert strength("T02", "F00", city=SCIENTIFIC) == 5 + 3


def test_TH_R27_each_ship_gets_its_bonus_separately() -> None:
    assert strength("F06", "F06") == 6 + 6
    assert strength("F06", "F00") == 6 + 3
    assert strength("F04", "F04", "T01") == 7 + 7 + 9


def rulebook_battle() -> Tremble:
    """TH-071: at city 4, cultural. Both have stayed."""
    game = bare()
    lay(game, "G31", "G61", "G12", "G11")
    fly(game, 0, 3, "F04", "T01")
    fly(game, 1, 3, "T02", "R01")
    run(game, CONTEST, 3)
    assert game.seat == 0  # 16 is less than 17
    return play(game, act(FIGHT), act(FIGHT))


def test_TH_071_saucer_and_tripod_together_are_sixteen() -> None:
    game = rulebook_battle()
    assert game.force[0] == 3 + 4 + 5 + 4
    listener = listening(game)
    play(game, 10)
    assert story(listener) == [line(events.ROLLED, 0, 16, 10)]


def test_TH_072_cruiser_and_tripod_are_seventeen_for_a_cruiser_is_no_tripod() -> None:
    game = rulebook_battle()
    assert game.force[1] == 9 + 5 + 3
    play(game, 10)
    listener = listening(game)
    play(game, 6)
    assert story(listener)[0] == line(events.ROLLED, 1, 17, 6)


def test_TH_073_the_first_captain_wins_with_26_to_23() -> None:
    game = rulebook_battle()
    listener = listening(game)
    play(game, 10, 6)
    assert story(listener)[-1] == line(events.WON, 0, 3, 26)
    assert game.seat == 1
    assert choices(game) == ["scrap T02", "scrap R01"]
    play(game, act(SCRAP, SHIP["T02"]))
    assert hand(game, 1) == ["R01"]
    run(game, REWARDS)
    assert game.seat == 0
