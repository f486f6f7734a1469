"""Searches from their beginning to their reward (TH-078 to TH-083, TH-R28, TH-R29, TH-R31)."""

from __future__ import annotations

import pytest
from games.tremble.fights import capture, captured, fly, held, kinds, line, meet, people, places, story
from games.tremble.table import (
    ARMY,
    CITY,
    MISSION,
    SHIP,
    bare,
    choices,
    give,
    hand,
    lay,
    listening,
    play,
    play_as,
    refusals,
    run,
    searching,
)

from igroteka.engine.choices import PASS, READY, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.rules.army import ARMY_ATTACKS
from igroteka.games.tremble.rules.buying import DRAW_SHIP, LOOK, SHOPPING_OF
from igroteka.games.tremble.rules.missions import fulfilled
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.rules.redirecting import REDIRECTS
from igroteka.games.tremble.rules.searching import ADVANCE_SEARCHES
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import ABANDON, BUY, FIGHT, RAID, SEARCH, SEND
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import IS_SEARCHING
from igroteka.games.tremble.view.build import view_of


def end_turn(game: Tremble) -> None:
    """The search step, then the next turn has come."""
    run(game, ADVANCE_SEARCHES)
    game.turn += 1


def tokens(game: Tremble, captain: int = 0) -> list[int]:
    return [search.token for search in view_of(game, 1 - captain).captains[captain].searches]


def test_TH_078_a_search_takes_two_more_turns() -> None:
    game = held(["F00"])
    play(game, act(SEARCH))
    for waited in range(3):
        assert captured(game, 0) == [], waited
        end_turn(game)
    assert captured(game, 0) == ["G11"]


def test_TH_079_the_token_shows_2_then_1_then_is_removed() -> None:
    game = held(["F00"])
    play(game, act(SEARCH))
    assert tokens(game) == [2]
    end_turn(game)
    assert tokens(game) == [2]  # the turn in which it began does not count
    end_turn(game)
    assert tokens(game) == [1]
    end_turn(game)
    assert tokens(game) == []


def test_TH_080_the_token_moves_at_the_end_of_each_later_turn() -> None:
    game = bare(turn=5)
    searching(game, 0, "G11", "F00", since=5)
    searching(game, 1, "G12", "T08", since=4)
    listener = listening(game)
    end_turn(game)
    assert story(listener) == [line(events.SEARCH_WENT_ON, 1, CITY["G12"], 1)]
    end_turn(game)
    assert story(listener) == [
        line(events.SEARCH_WENT_ON, 0, CITY["G11"], 1),
        line(events.SEARCH_DONE, 1, CITY["G12"], 70, 170),
    ]
    end_turn(game)
    assert story(listener) == [line(events.SEARCH_DONE, 0, CITY["G11"], 65, 165)]
    end_turn(game)
    assert story(listener) == []


@pytest.mark.parametrize("turn", [2, 7, 8, 14])
def test_TH_080_it_moves_in_any_turn_but_its_first(turn: int) -> None:
    game = bare(turn=turn)
    searching(game, 0, "G11", "F00", since=turn)
    searching(game, 0, "G12", "F01", since=turn - 1)
    game.search[1] += 4 << 16  # begun at the last cell
    end_turn(game)
    assert sorted(tokens(game)) == [1, 2]


@pytest.mark.parametrize(("leader", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_TH_080_tokens_move_clockwise_from_the_leader(leader: int, order: list[int]) -> None:
    game = bare(3, leader=leader)
    for captain, city in enumerate(["G11", "G12", "G13"]):
        searching(game, captain, city, "F00")
    listener = listening(game)
    end_turn(game)
    assert [told_line[1] for told_line in story(listener)] == order


def test_TH_081_completion_brings_the_search_number_the_card_and_the_ships() -> None:
    game = bare()
    give(game, 0, "T01")
    searching(game, 0, "G11", "F04", token=2)
    searching(game, 0, "G48", "F00", "R01", token=1)
    listener = listening(game)
    end_turn(game)
    assert story(listener) == [
        line(events.SEARCH_WENT_ON, 0, CITY["G11"], 1),
        line(events.SEARCH_DONE, 0, CITY["G48"], 80, 180),
    ]
    assert people(game) == [180, 100]
    assert captured(game, 0) == ["G48"]
    assert hand(game, 0) == ["F00", "R01", "T01"]
    assert tokens(game) == [1]  # the other search goes on


def count_capitals(game: Tremble) -> bool:
    """Two capitals captured before: the third fulfils M10 for three captains."""
    return bool(fulfilled(game, 0, MISSION["M10"]))


def test_TH_082_a_completed_search_counts_like_a_raid() -> None:
    game = bare(3)
    capture(game, 0, "G12", "G13")
    searching(game, 0, "G11", "F00", token=1)
    assert not count_capitals(game)
    end_turn(game)
    assert count_capitals(game)
    raid = held(["F00"], city="G11", players=3)
    capture(raid, 0, "G12", "G13")
    play(raid, act(RAID))
    assert count_capitals(raid)
    assert captured(raid, 0) == captured(game, 0)


@pytest.mark.parametrize("answer", [ABANDON, FIGHT])
def test_TH_082_an_abandoned_or_lost_search_does_not_count(answer: int) -> None:
    game = bare(3)
    capture(game, 0, "G12", "G13")
    searching(game, 0, "G11", "F00", token=1)
    meet(game, "A6")
    play(game, act(answer))
    if answer == FIGHT:
        play(game, 12)
    end_turn(game)
    assert captured(game, 0) == ["G12", "G13"]
    assert not count_capitals(game)
    assert people(game) == [100, 100, 100]


def test_TH_083_searching_ships_count_towards_the_limit_of_five() -> None:
    game = bare()
    searching(game, 0, "G11", "F00", "T08")
    give(game, 0, "F01", "F02")
    assert game.fleet_size(0) == 4
    give(game, 0, "F03")
    assert game.fleet_size(0) == 5
    game.then(DRAW_SHIP, 0, 1)
    game.then(DRAW_SHIP, 0, 0)
    game.settle()
    play(game, SHIP["F04"], SHIP["F05"])
    run(game, LOOK, 0)
    play(game, act(BUY, SHIP["F05"]))
    assert choices(game) == ["replace F01", "replace F02", "replace F03"]
    assert refusals(game) == {"replace F00": IS_SEARCHING, "replace T08": IS_SEARCHING}


def test_TH_083_searching_ships_cannot_attack() -> None:
    game = bare()
    searching(game, 0, "G11", "F00")
    lay(game, "G31", "G61")
    run(game, PLAN)
    assert game.seat == OVER  # nobody has a ship to order
    game = bare()
    searching(game, 0, "G11", "F00")
    give(game, 0, "T08")
    lay(game, "G31")
    run(game, PLAN)
    assert choices(game, 0) == ["send T08 1", "hold T08"]
    play_as(game, 0, act(SEND, SHIP["T08"], 0))
    assert refusals(game, 0) == {"send F00 1": IS_SEARCHING}


def test_TH_R28_one_turn_applies_to_a_fast_search_only() -> None:
    for name, turns in [("F00", 2), ("R01", 1)]:
        game = held([name])
        play(game, act(SEARCH))
        run(game, ADVANCE_SEARCHES)
        for _ in range(turns):
            assert captured(game, 0) == []
            game.turn += 1
            run(game, ADVANCE_SEARCHES)
        assert captured(game, 0) == ["G11"]


def pass_shopping(game: Tremble) -> None:
    while game.seat >= 0 and game.step().name == "DrawOrNot":
        play(game, act(PASS))


def turn_up(game: Tremble, *cards: int) -> None:
    for card in cards:
        assert game.step().name == "TurnUp"
        play(game, card)


def begun_in_turn_one(ship: str) -> Tremble:
    """Turn 1 of a true game of two: captain 0 searches Venice with the ship, an army having come before."""
    game = bare(turn=0)
    game.leader = 1
    give(game, 0, ship)
    run(game, TURN)
    pass_shopping(game)
    turn_up(game, CITY["G01"], ARMY["A1"], CITY["G02"], CITY["G03"], CITY["G04"])
    play_as(game, 0, act(SEND, SHIP[ship], 0))
    play_as(game, 0, act(READY))
    play(game, act(SEARCH))
    pass_shopping(game)
    return game


def test_TH_R29_armies_of_the_next_two_turns_act_on_a_search() -> None:
    game = begun_in_turn_one("F00")
    assert game.turn == 2
    turn_up(game, ARMY["A2"])
    assert game.seat == 0
    assert choices(game) == ["abandon", "fight"]
    play(game, act(FIGHT), 10)  # 3+10 = 13
    turn_up(game, CITY["G05"], CITY["G06"], CITY["G07"], CITY["G08"])
    pass_shopping(game)
    assert (game.turn, tokens(game)) == (3, [1])
    turn_up(game, CITY["G09"], ARMY["A3"])
    play(game, act(FIGHT), 12)  # 3+12 = 15
    turn_up(game, CITY["G10"], CITY["G31"], CITY["G32"])
    assert (game.turn, captured(game, 0), people(game)) == (4, ["G01"], [125, 100])
    pass_shopping(game)
    assert game.seat == CHANCE


def test_TH_R29_a_fast_search_meets_the_armies_of_one_turn() -> None:
    game = begun_in_turn_one("F07")
    turn_up(game, CITY["G05"], ARMY["A2"])
    play(game, act(FIGHT), 11)  # 2+11 = 13
    turn_up(game, CITY["G06"], CITY["G07"], CITY["G08"])
    pass_shopping(game)
    assert (game.turn, captured(game, 0)) == (3, ["G01"])
    listener = listening(game)
    turn_up(game, ARMY["A3"])
    assert story(listener) == [line(events.ARMY_CAME, ARMY["A3"]), line(events.ARMY_IDLE, ARMY["A3"])]


def test_TH_R31_a_city_under_search_is_in_no_cell() -> None:
    game = begun_in_turn_one("F00")
    turn_up(game, CITY["G05"], CITY["G06"], CITY["G07"])
    assert [cell.city for cell in view_of(game, 1).cells] == [CITY["G05"], CITY["G06"], CITY["G07"], -1]
    assert not game.is_left(CITY["G01"])


def test_TH_R31_a_searching_ship_is_not_redirected() -> None:
    game = bare()
    searching(game, 0, "G11", "F09")
    lay(game, "G31", "G61")
    run(game, REDIRECTS)
    assert game.seat == OVER
    assert places(game, 0)[0] == 16


def test_TH_R31_a_search_cannot_be_reinforced_or_recalled() -> None:
    game = bare()
    searching(game, 0, "G11", "F00")
    give(game, 0, "T08")
    lay(game, "G31")
    run(game, PLAN)
    assert [choice.split()[1] for choice in choices(game, 0)] == ["T08", "T08"]
    assert game.extras_of(0) == [act(READY)]


def test_TH_R31_several_searches_of_one_captain_run_side_by_side() -> None:
    game = bare()
    searching(game, 0, "G11", "F00", token=1)
    searching(game, 0, "G12", "T08", token=2, since=2)
    assert [(search.city, search.ships) for search in view_of(game, 1).captains[0].searches] == [
        (CITY["G11"], kinds("F00")),
        (CITY["G12"], kinds("T08")),
    ]
    end_turn(game)
    assert tokens(game) == [1]
    lay(game, "G31")
    fly(game, 0, 0, "R01")
    game.hold(0, 0)
    game.then(ARMY_ATTACKS, ARMY["A1"])
    game.settle()
    assert choices(game) == ["abandon", "fight"]
    play(game, act(ABANDON))
    assert tokens(game) == []
    assert hand(game, 0) == ["F00", "T08"]


def test_TH_R31_searching_ships_are_ships_for_the_credit() -> None:
    game = bare()
    searching(game, 0, "G11", "F00", "T08")
    game.people[0] = 0
    run(game, SHOPPING_OF, 0)
    assert choices(game) == ["draw", "pass"]  # two ships: no credit
