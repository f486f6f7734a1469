"""Armies against searches (TH-084 to TH-092, TH-122, TH-R14 to TH-R16, TH-R39; TH-R17 is in test_army_aid.py)."""

from __future__ import annotations

import pytest
from games.tremble.fights import DICE, captured, line, meet, people, places, story
from games.tremble.table import (
    ARMY,
    CITY,
    SHIP,
    bare,
    choices,
    give,
    hand,
    heard,
    lay,
    listening,
    outcomes,
    play,
    run,
    scrapped,
    searching,
    ships_at,
)

from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.events import EventLog
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import ABANDON, FIGHT, JOIN, SCRAP
from igroteka.games.tremble.state.fields import SEARCHING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of

STAND = act(FIGHT)
FLEE = act(ABANDON)


def scrap(name: str) -> int:
    return int(act(SCRAP, SHIP[name]))


def join(name: str) -> int:
    return int(act(JOIN, SHIP[name]))


def fights(listener: EventLog) -> list[tuple[int, ...]]:
    """Captain, strength, roll and army of each."""
    return heard(listener, int(events.ARMY_FOUGHT))


def asked_in_order(game: Tremble) -> list[tuple[int, int]]:
    """All flee: the captain and the search of each question."""
    order = []
    while game.seat >= 0:
        order.append((int(game.seat), int(game.frame()[1])))
        play(game, FLEE)
    return order


@pytest.mark.parametrize("token", [2, 1])
def test_TH_084_an_army_threatens_a_search_in_either_of_its_turns(token: int) -> None:
    game = bare()
    searching(game, 1, "G11", "F00", token=token)
    meet(game, "A1")
    assert game.seat == 1
    assert choices(game) == ["abandon", "fight"]
    assert view_of(game, 0).about == (1, 0, ARMY["A1"])


def test_TH_085_abandoning_keeps_the_ships_and_loses_the_city() -> None:
    game = bare()
    other = searching(game, 0, "G12", "R01", since=2)
    search = searching(game, 0, "G11", "F00", "T08", since=1)
    meet(game, "A1")
    listener = listening(game)
    play(game, FLEE)
    assert story(listener) == [line(events.ABANDONED, 0, CITY["G11"])]
    assert hand(game, 0) == ["F00", "T08"]
    assert ships_at(game, 0, int(SEARCHING) + other) == ["R01"]
    assert game.token(search) == 0
    assert people(game) == [100, 100]
    assert captured(game, 0) == []
    assert not game.is_left(CITY["G11"])
    assert scrapped(game) == []


def test_TH_086_strength_with_bonuses_and_two_dice_against_the_army() -> None:
    game = bare()
    search = searching(game, 0, "G11", "F01", "T01")  # 3+4 in Paris, 5+4 with a saucer
    meet(game, "A6")
    play(game, STAND)
    assert game.seat == CHANCE
    assert outcomes(game) == DICE
    assert {int(game.sample(Rng(seed))) for seed in range(300)} == set(range(2, 13))
    listener = listening(game)
    play(game, 4)
    assert story(listener) == [line(events.ARMY_FOUGHT, 0, 16, 4, ARMY["A6"]), line(events.SEARCH_HELD, 0, CITY["G11"])]
    assert ships_at(game, 0, int(SEARCHING) + search) == ["F01", "T01"]


@pytest.mark.parametrize(("army", "least"), [("A1", 2), ("A2", 4), ("A3", 6), ("A4", 6), ("A5", 8), ("A6", 11)])
def test_TH_087_a_total_equal_to_the_army_is_a_success(army: str, least: int) -> None:
    game = bare()
    search = searching(game, 0, "G31", "R04", token=2)  # 9 in a scientific city
    meet(game, army)
    play(game, STAND, least)
    assert game.seat == OVER
    assert (game.token(search), game.quarry(search)) == (2, CITY["G31"])  # as before
    assert places(game, 0)[0] == SEARCHING


@pytest.mark.parametrize(("army", "most"), [("A2", 3), ("A3", 5), ("A4", 5), ("A5", 7), ("A6", 10)])
def test_TH_089_a_total_below_the_army_loses_ship_and_city(army: str, most: int) -> None:
    game = bare()
    search = searching(game, 0, "G31", "R04")
    meet(game, army)
    play(game, STAND)
    listener = listening(game)
    play(game, most)
    assert story(listener) == [
        line(events.ARMY_FOUGHT, 0, 9, most, ARMY[army]),
        line(events.SHIP_LOST, 0, SHIP["R04"], 1),
        line(events.SEARCH_LOST, 0, CITY["G31"]),
    ]
    assert scrapped(game) == ["R04"]
    assert game.fleet_size(0) == 0
    assert game.token(search) == 0
    assert captured(game, 0) == []
    assert people(game) == [100, 100]
    assert not game.is_left(CITY["G31"])


def test_TH_088_the_army_never_rolls() -> None:
    game = bare()
    searching(game, 0, "G11", "F00")
    meet(game, "A3")
    play(game, STAND, 12)  # one throw, and 15 is enough
    assert game.seat == OVER


def test_TH_089_he_chooses_the_ship_he_loses() -> None:
    game = bare()
    give(game, 0, "R04")  # at home: not in danger
    searching(game, 0, "G31", "F00", "T08", "F00")
    meet(game, "A6")
    play(game, STAND, 2)
    assert game.seat == 0
    assert choices(game) == ["scrap F00", "scrap T08"]
    listener = listening(game)
    play(game, scrap("T08"))
    assert story(listener) == [line(events.SHIP_LOST, 0, SHIP["T08"], 1), line(events.SEARCH_LOST, 0, CITY["G31"])]
    assert scrapped(game) == ["T08"]


def test_TH_122_the_ships_that_remain_go_back_to_hand() -> None:
    game = bare()
    other = searching(game, 0, "G12", "R01")
    searching(game, 0, "G31", "F00", "T08", since=1)
    meet(game, "A6")
    play(game, STAND, 2, scrap("F00"))
    assert hand(game, 0) == ["T08"]
    assert ships_at(game, 0, int(SEARCHING) + other) == ["R01"]
    play(game, FLEE)
    assert hand(game, 0) == ["R01", "T08"]


def test_TH_R14_ships_set_free_may_be_planned_this_very_turn() -> None:
    game = bare()
    searching(game, 0, "G31", "F00", "T08")
    lay(game, "G11")
    meet(game, "A6")
    play(game, STAND, 2, scrap("F00"))
    run(game, PLAN)
    assert choices(game, 0) == ["send T08 1", "hold T08"]


def test_TH_090_each_captain_decides_and_fights_separately() -> None:
    game = bare(3)
    searching(game, 0, "G31", "F00")
    searching(game, 1, "G32", "R01")
    searching(game, 2, "G33", "T08")
    meet(game, "A2")
    listener = listening(game)
    play(game, STAND, 9, STAND, 4, FLEE)  # 12 alone is not 13
    assert story(listener) == [
        line(events.ARMY_FOUGHT, 0, 3, 9, ARMY["A2"]),
        line(events.SHIP_LOST, 0, SHIP["F00"], 1),
        line(events.SEARCH_LOST, 0, CITY["G31"]),
        line(events.ARMY_FOUGHT, 1, 9, 4, ARMY["A2"]),
        line(events.SEARCH_HELD, 1, CITY["G32"]),
        line(events.ABANDONED, 2, CITY["G33"]),
    ]


def test_TH_090_a_captain_with_two_searches_never_adds_them() -> None:
    game = bare()
    searching(game, 0, "G31", "T08")
    searching(game, 0, "G32", "T08")
    listener = listening(game)
    meet(game, "A2")
    play(game, STAND, 8, STAND, 7)
    assert fights(listener) == [(0, 5, 8, ARMY["A2"]), (0, 5, 7, ARMY["A2"])]
    assert [search.city for search in view_of(game, 1).captains[0].searches] == [CITY["G31"]]


@pytest.mark.parametrize(
    ("leader", "order"),
    [
        (0, [(0, 1), (0, 0), (1, 0), (2, 0)]),
        (1, [(1, 0), (2, 0), (0, 1), (0, 0)]),
        (2, [(2, 0), (0, 1), (0, 0), (1, 0)]),
    ],
)
def test_TH_R14_clockwise_from_the_leader_and_oldest_first(leader: int, order: list[tuple[int, int]]) -> None:
    game = bare(3, turn=6, leader=leader)
    searching(game, 0, "G31", "F00", since=5)
    searching(game, 0, "G32", "F01", since=4)
    searching(game, 1, "G33", "F02")
    searching(game, 2, "G34", "F03")
    meet(game, "A1")
    assert asked_in_order(game) == order


def test_TH_R14_searches_of_one_turn_go_by_their_cells() -> None:
    game = bare(turn=6)
    for city, name in [("G31", "F00"), ("G32", "F01"), ("G33", "F02")]:
        searching(game, 0, city, name)
    cells = {0: 3, 1: 1, 2: 2}
    for search, cell in cells.items():
        game.search[search] = (5 * 8 + cell) << 16 | 2 << 8 | game.quarry(search)
    meet(game, "A1")
    assert asked_in_order(game) == [(0, 1), (0, 2), (0, 0)]


def test_TH_091_each_army_is_met_on_its_own() -> None:
    game = bare()
    searching(game, 0, "G31", "R01")
    listener = listening(game)
    meet(game, "A1")
    play(game, STAND, 2)
    meet(game, "A2")
    play(game, STAND, 4)
    assert fights(listener) == [(0, 9, 2, ARMY["A1"]), (0, 9, 4, ARMY["A2"])]


def test_TH_R15_one_may_beat_the_first_army_and_flee_the_second() -> None:
    game = bare()
    searching(game, 0, "G31", "R01")
    meet(game, "A1")
    play(game, STAND, 2)
    meet(game, "A2")
    assert choices(game) == ["abandon", "fight"]
    play(game, FLEE)
    assert hand(game, 0) == ["R01"]


def test_TH_092_without_searches_an_army_has_no_effect() -> None:
    game = bare()
    give(game, 0, "F00")
    before = game.table()
    listener = listening(game)
    meet(game, "A4")
    assert game.seat == OVER
    assert story(listener) == [line(events.ARMY_IDLE, ARMY["A4"])]
    assert game.table() == before
    searching(game, 0, "G31", "T08")
    meet(game, "A5")
    assert story(listener) == []  # not idle now


def test_TH_R16_bonuses_go_by_the_searched_city_and_the_ships_on_that_search() -> None:
    game = bare()
    searching(game, 0, "G31", "T04", "F02")  # scientific: 5+3 and 3+4
    searching(game, 0, "G61", "R06", since=2)  # industrial: 9+3, its saucer partner is elsewhere
    give(game, 0, "F00", "R01")
    listener = listening(game)
    meet(game, "A1")
    play(game, STAND, 2, STAND, 2)
    assert [strength for _, strength, _, _ in fights(listener)] == [15, 12]


def test_TH_R39_the_ship_lost_to_an_army_is_one_of_that_search() -> None:
    game = bare()
    searching(game, 0, "G31", "F00", "T08", since=1)
    searching(game, 0, "G32", "F04", "R01", since=2)
    give(game, 0, "R04")
    meet(game, "A6")
    play(game, STAND, 2)
    assert choices(game) == ["scrap F00", "scrap T08"]
    play(game, scrap("F00"), STAND, 2)
    assert choices(game) == ["scrap F04", "scrap R01"]


def test_TH_R14_another_captains_searches_go_by_their_own_age() -> None:
    game = bare(turn=6, leader=1)
    for city, name, since in [("G31", "F00", 1), ("G32", "F01", 2), ("G33", "F02", 3)]:
        searching(game, 0, city, name, since=since)
    for city, name, since in [("G34", "F03", 5), ("G35", "F04", 3), ("G36", "F05", 4)]:
        searching(game, 1, city, name, since=since)
    meet(game, "A1")
    assert asked_in_order(game) == [(1, 1), (1, 2), (1, 0), (0, 0), (0, 1), (0, 2)]


def test_TH_089_the_second_search_of_another_captain_is_lost_like_any() -> None:
    game = bare(leader=1)
    searching(game, 0, "G31", "F00", since=1)
    searching(game, 0, "G32", "T08", since=2)
    searching(game, 1, "G33", "F04", since=2)
    searching(game, 1, "G34", "F01", "T01", since=1)
    listener = listening(game)
    meet(game, "A6")
    play(game, STAND, 2)
    assert choices(game) == ["scrap F01", "scrap T01"]
    play(game, scrap("T01"), FLEE, FLEE, STAND, 2)
    lost = [told_line for told_line in story(listener) if told_line[0] in (events.SHIP_LOST, events.SEARCH_LOST)]
    assert lost == [
        line(events.SHIP_LOST, 1, SHIP["T01"], 1),
        line(events.SEARCH_LOST, 1, CITY["G34"]),
        line(events.SHIP_LOST, 0, SHIP["T08"], 1),
        line(events.SEARCH_LOST, 0, CITY["G32"]),
    ]
    assert [hand(game, captain) for captain in range(2)] == [["F00"], ["F01", "F04"]]
