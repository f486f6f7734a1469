"""Phases 1 and 5, fuel coming in and burnt: TH-027 to TH-029, TH-051 to TH-055."""

import pytest
from games.tremble.phases import FOUR, log, order, planning
from games.tremble.table import (
    CITY,
    SHIP,
    at,
    bare,
    choices,
    give,
    hand,
    lay,
    listening,
    play,
    refusals,
    run,
    scrapped,
    ships_at,
)

from igroteka.engine.choices import act
from igroteka.engine.seats import OVER
from igroteka.games.tremble.rules.battle import BATTLES
from igroteka.games.tremble.rules.fuel import COLLECT_FUEL, REFUEL
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state.actions import DITCH
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import NO_FUEL
from igroteka.games.tremble.view.build import view_of


def collected(*before: int) -> tuple[list[int], list[str]]:
    game = bare(len(before))
    for captain, fuel in enumerate(before):
        game.fuel[captain] = fuel
    listener = listening(game)
    run(game, COLLECT_FUEL)
    return [int(fuel) for fuel in game.fuel], log(listener)


def attack(*fleets: list[tuple[str, int]], fuel: tuple[int, ...], leader: int = 0) -> Tremble:
    """Captain n has ships at cells 1..4, turned up and not yet fuelled; more than the fuel allows is allowed."""
    game = bare(len(fleets), leader=leader, overcommit="allow")
    lay(game, *FOUR)
    for captain, ships in enumerate(fleets):
        for name, cell in ships:
            give(game, captain, name, place=at(cell - 1))
        game.fuel[captain] = fuel[captain]
    return game


def test_TH_027_every_captain_gains_eight() -> None:
    assert collected(0, 3, 5) == ([8, 11, 13], ["FUELLED 0 8 8", "FUELLED 1 8 11", "FUELLED 2 8 13"])


def test_TH_027_at_the_start_of_every_turn() -> None:
    game = bare(2)
    game.fuel[0] = game.fuel[1] = 1
    assert list(run(game, TURN).fuel) == [9, 9]


@pytest.mark.parametrize(("before", "gained"), [(11, 8), (12, 8), (13, 7), (19, 1), (20, 0)])
def test_TH_028_what_exceeds_twenty_is_lost(before: int, gained: int) -> None:
    fuel, told = collected(before, 0)
    assert fuel == [before + gained, 8]
    assert told[0] == f"FUELLED 0 {gained} {before + gained}"


def test_TH_029_unused_fuel_is_kept() -> None:
    game = planning(["F01"], ["F02"], fuel=9)
    order(game, 0, "send F01 1", "ready")
    order(game, 1, "hold F02", "ready")
    run(game, REFUEL)
    assert list(game.fuel) == [7, 9]
    run(game, COLLECT_FUEL)
    assert list(game.fuel) == [15, 17]


def test_TH_051_the_fuel_must_suffice_for_all_ships_sent() -> None:
    game = planning(["F01", "T01"], [], fuel=5)
    order(game, 0, "send F01 1")
    assert choices(game, 0) == ["send T01 1", "send T01 2", "send T01 3", "send T01 4", "hold T01"]
    short = planning(["F01", "T01"], [], fuel=4)
    order(short, 0, "send F01 1")
    assert choices(short, 0) == ["ready"]
    assert refusals(short, 0) == {f"send T01 {cell}": NO_FUEL for cell in (1, 2, 3, 4)}


def test_TH_052_each_pays_the_sum_for_all_his_attacking_ships() -> None:
    game = attack([("F01", 1), ("T01", 1), ("R01", 3)], [("T02", 2)], [], fuel=(12, 20, 4), leader=1)
    give(game, 0, "R02")
    give(game, 2, "R03")
    listener = listening(game)
    run(game, REFUEL)
    assert list(game.fuel) == [12 - 2 - 3 - 5, 17, 4]
    assert log(listener) == ["REFUELLED 1 3 17", "REFUELLED 0 10 2"], "from the leader; who sent nothing pays nothing"


def test_TH_053_a_fleet_that_can_just_be_paid_flies() -> None:
    game = attack([("F01", 1), ("R01", 3)], [], fuel=(7, 0))
    assert run(game, REFUEL).seat == OVER
    assert game.fuel[0] == 0 and ships_at(game, 0, at(0)) == ["F01"] and ships_at(game, 0, at(2)) == ["R01"]


def test_TH_054_ships_that_cannot_be_fuelled_are_discarded_at_choice() -> None:
    game = attack([("F01", 1), ("T01", 1), ("R01", 3)], [], fuel=(4, 0))
    listener = listening(game)
    run(game, REFUEL)
    assert (game.seat, choices(game)) == (0, ["ditch F01 1", "ditch T01 1", "ditch R01 3"])
    play(game, act(DITCH, SHIP["R01"], 2))
    assert choices(game) == ["ditch F01 1", "ditch T01 1"], "five for the rest is still too much for four"
    assert game.fuel[0] == 4, "nothing is paid for a ship that is lost"
    play(game, act(DITCH, SHIP["F01"], 0))
    assert (game.seat, game.fuel[0]) == (OVER, 1)
    assert scrapped(game) == ["F01", "R01"] and hand(game, 0) == []
    assert ships_at(game, 0, at(0)) == ["T01"] and game.fleet_size(0) == 1
    assert log(listener) == [f"DITCHED 0 {SHIP['R01']} 2", f"DITCHED 0 {SHIP['F01']}", "REFUELLED 0 3 1"]
    assert view_of(game, 1).seen_discards == (SHIP["F01"], SHIP["R01"]), "everybody saw them"


def test_TH_054_equal_ships_at_one_city_are_one_choice() -> None:
    game = attack([("F04", 1), ("F04", 1), ("F06", 1), ("F06", 2)], [], fuel=(7, 0))
    run(game, REFUEL)
    assert choices(game) == ["ditch F04 1", "ditch F06 1", "ditch F06 2"]
    play(game, act(DITCH, SHIP["F06"], 1))
    assert game.fuel[0] == 1 and ships_at(game, 0, at(0)) == ["F04", "F04", "F06"]


@pytest.mark.parametrize(("fuel", "kept", "paid"), [(3, 1, 2), (2, 1, 2), (1, 0, 0)])
def test_TH_054_where_all_are_alike_nobody_is_asked(fuel: int, kept: int, paid: int) -> None:
    game = attack([("F04", 2), ("F04", 2)], [], fuel=(fuel, 0))
    listener = listening(game)
    assert run(game, REFUEL).seat == OVER
    assert ships_at(game, 0, at(1)) == ["F04"] * kept and game.fuel[0] == fuel - paid
    assert log(listener)[: 2 - kept] == [f"DITCHED 0 {SHIP['F04']} 1"] * (2 - kept)
    assert scrapped(game) == ["F04"] * (2 - kept)


def test_TH_054_the_ships_of_others_leave_nothing_to_choose_either() -> None:
    game = attack([("T01", 1), ("F01", 2)], [("F04", 2), ("F04", 2)], [("R01", 3)], fuel=(5, 3, 5))
    assert run(game, REFUEL).seat == OVER
    assert (list(game.fuel), scrapped(game)) == ([0, 1, 0], ["F04"])


def test_TH_054_alike_at_two_cities_is_a_choice() -> None:
    game = attack([("F04", 1), ("F04", 2)], [], fuel=(3, 0))
    run(game, REFUEL)
    assert choices(game) == ["ditch F04 1", "ditch F04 2"]


def test_TH_054_each_captain_settles_his_own_fuel_from_the_leader_on() -> None:
    game = attack([("F01", 1), ("T01", 1)], [("F02", 2), ("T02", 2)], fuel=(3, 2), leader=1)
    run(game, REFUEL)
    assert (game.seat, choices(game)) == (1, ["ditch F02 2", "ditch T02 2"])
    play(game, act(DITCH, SHIP["T02"], 1))
    assert (game.seat, choices(game)) == (0, ["ditch F01 1", "ditch T01 1"])
    assert list(game.fuel) == [3, 0]
    play(game, act(DITCH, SHIP["F01"], 0))
    assert list(game.fuel) == [0, 0] and game.seat == OVER


def test_TH_055_fuelled_ships_proceed_to_their_cities() -> None:
    game = attack([("F01", 1)], [("T02", 3)], fuel=(8, 8))
    listener = listening(game)
    run(run(game, REFUEL), BATTLES)
    assert [int(game.held_by(cell)) for cell in range(4)] == [0, -1, 1, -1]
    assert log(listener)[2:] == [
        "UNOPPOSED",
        f"SPARED 1 {CITY['G31']}",
        "UNOPPOSED 1 2",
        f"SPARED 3 {CITY['G02']}",
    ]


def test_TH_R08_overcommitting_is_forbidden_unless_the_option_allows_it() -> None:
    assert planning().overcommit == planning(overcommit="forbid").overcommit == 0
    game = planning(["R01"], [], fuel=4, overcommit="allow")
    assert choices(game, 0) == ["send R01 1", "send R01 2", "send R01 3", "send R01 4", "hold R01"]
    assert refusals(game, 0) == {}
    order(game, 0, "send R01 1")
    assert (view_of(game, 0).fuel_planned, view_of(game, 0).fuel_after) == (5, -1), "the table can warn"


def test_TH_R08_he_stops_as_soon_as_the_rest_can_be_fuelled() -> None:
    game = attack([("F01", 1), ("T01", 1), ("R01", 3)], [], fuel=(5, 0))
    run(game, REFUEL)
    play(game, act(DITCH, SHIP["R01"], 2))
    assert game.seat == OVER and game.fuel[0] == 0
    assert ships_at(game, 0, at(0)) == ["F01", "T01"]


def test_TH_R40_a_city_whose_attackers_had_no_fuel_is_not_attacked() -> None:
    game = attack([("R01", 1)], [("T02", 2)], fuel=(4, 3))
    listener = listening(game)
    run(run(game, REFUEL), BATTLES)
    assert log(listener)[2:4] == ["SPARED", "UNOPPOSED 1 1"]
    assert game.city[0] == -1 and game.held_by(0) == -1


def test_TH_R40_if_one_captain_is_left_there_he_meets_no_battle() -> None:
    game = attack([("R01", 1)], [("T02", 1)], fuel=(4, 3))
    listener = listening(game)
    run(run(game, REFUEL), BATTLES)
    assert log(listener)[2] == "UNOPPOSED 1" and game.held_by(0) == 1
