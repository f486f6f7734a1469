"""Phase 4, orders in secret: TH-045 to TH-050, and what the fuel and the options allow."""

from typing import Any

import pytest
from games.tremble.phases import FOUR, buy, extras, hide_hand, imagined, kinds, log, order, planning, slots
from games.tremble.table import (
    CITY,
    SHIP,
    at,
    bare,
    choices,
    fresh,
    give,
    hand,
    lay,
    listening,
    pass_all,
    play,
    refusals,
    run,
    searching,
    ships_at,
    started,
)

from igroteka.engine.bits import bit
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state.fields import HAND, HELD, PLANNING, UNPLANNED
from igroteka.games.tremble.state.reasons import IS_SEARCHING, NO_FUEL, TWO_THERE
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Attack, OwnShip


def sends(ship: str, *cells: int) -> list[str]:
    return [f"send {ship} {cell}" for cell in cells]


def test_TH_045_a_ship_is_sent_to_a_city_by_the_number_of_its_cell() -> None:
    game = planning(["F01"], ["F02"])
    assert (game.phase, slots(game, 0), slots(game, 1)) == (PLANNING, [UNPLANNED], [UNPLANNED])
    assert choices(game, 0) == [*sends("F01", 1, 2, 3, 4), "hold F01"]
    order(game, 0, "send F01 3")
    assert slots(game, 0) == [at(2)]
    assert choices(game, 0) == ["ready"]
    assert view_of(game, 0).ships == (OwnShip(SHIP["F01"], "cell", 2),)
    assert (view_of(game, 0).fuel_planned, view_of(game, 0).fuel_after) == (2, 18)


def test_TH_045_ships_are_ordered_one_after_another() -> None:
    game = planning(["F01", "T01", "F04"], [])
    assert choices(game, 0) == [*sends("F01", 1, 2, 3, 4), "hold F01"]
    order(game, 0, "hold F01")
    assert slots(game, 0) == [HELD, UNPLANNED, UNPLANNED]
    assert choices(game, 0) == [*sends("T01", 1, 2, 3, 4), "hold T01"]
    order(game, 0, "send T01 1", "hold F04")
    assert choices(game, 0) == ["ready"]
    order(game, 0, "ready")
    assert slots(game, 0) == [HAND, at(0), HAND]


def test_TH_045_or_in_any_order_he_likes() -> None:
    game = planning(["F01", "T01", "F04"], [])
    assert extras(game, 0) == [*sends("T01", 1, 2, 3, 4), "hold T01", *sends("F04", 1, 2, 3, 4), "hold F04", "ready"]
    order(game, 0, "send F04 2", "hold T01")
    assert choices(game, 0) == [*sends("F01", 1, 2, 3, 4), "hold F01"]
    assert extras(game, 0) == ["take_back T01 home", "take_back F04 2", "ready"]
    order(game, 0, "send F01 4")
    assert extras(game, 0) == ["take_back F01 4", "take_back T01 home", "take_back F04 2"]
    order(game, 0, "take_back T01 home", "take_back F04 2")
    assert slots(game, 0) == [at(3), UNPLANNED, UNPLANNED]


def test_TH_045_each_orders_his_own_ships() -> None:
    game = planning(["F01", "R01"], ["F02", "T01"], ["F03"])
    order(game, 0, "send R01 1")
    assert choices(game, 1) == [*sends("F02", 1, 2, 3, 4), "hold F02"]
    assert extras(game, 1) == [*sends("T01", 1, 2, 3, 4), "hold T01", "ready"]
    order(game, 1, "send T01 2")
    assert (slots(game, 0), slots(game, 1), slots(game, 2)) == ([UNPLANNED, at(0)], [UNPLANNED, at(1)], [UNPLANNED])
    assert extras(game, 1) == ["take_back T01 2", "ready"] and extras(game, 2) == ["ready"]


def test_TH_045_one_city_is_enough() -> None:
    game = planning(["F01"], [], cities=("G01",))
    listener = listening(game)
    assert choices(game, 0) == ["send F01 1", "hold F01"]
    order(game, 0, "send F01 1", "ready")
    assert log(listener) == [f"SENT 0 {SHIP['F01']}", "STAYED_HOME 1"] and slots(game, 0) == [at(0)]


def test_TH_045_equal_ships_are_one_choice() -> None:
    game = planning(["F04", "F04", "F06"], [])
    assert extras(game, 0) == [*sends("F06", 1, 2, 3, 4), "hold F06", "ready"]
    order(game, 0, "send F04 1")
    assert choices(game, 0) == [*sends("F04", 1, 2, 3, 4), "hold F04"]
    order(game, 0, "send F04 1")
    assert extras(game, 0) == ["take_back F04 1", "ready"]
    order(game, 0, "take_back F04 1", "send F04 2", "take_back F04 1", "hold F04")
    assert slots(game, 0) == [at(1), HELD, UNPLANNED]
    assert extras(game, 0) == ["take_back F04 2", "take_back F04 home", "ready"]


def test_TH_046_any_number_of_ships_to_any_number_of_cities() -> None:
    game = planning(["F01", "F02", "F03", "T01", "R01"], [], fuel=14)
    order(game, 0, "send F01 4", "send F02 4", "send F03 4", "send T01 4", "send R01 1", "ready")
    assert ships_at(game, 0, at(3)) == ["F01", "F02", "F03", "T01"] and ships_at(game, 0, at(0)) == ["R01"]
    assert game.flown == 0b11111


def test_TH_046_he_may_attack_nothing() -> None:
    game = planning(["F01"], ["F02"])
    listener = listening(game)
    order(game, 0, "ready")
    assert slots(game, 0) == [UNPLANNED]
    order(game, 1, "hold F02", "ready")
    assert (slots(game, 0), slots(game, 1), game.flown) == ([HAND], [HAND], 0)
    assert log(listener) == ["STAYED_HOME", "STAYED_HOME 1"]


def test_TH_047_a_saucer_to_city_2_a_saucer_with_a_tripod_to_city_5() -> None:
    game = planning(["F01", "F04", "T01"], [], [], [], cities=(*FOUR, "G03"))
    order(game, 0, "send F01 2", "send F04 5", "send T01 5", "ready")
    assert (ships_at(game, 0, at(1)), ships_at(game, 0, at(4))) == (["F01"], ["F04", "T01"])


def test_TH_048_plans_are_hidden_until_all_have_finished() -> None:
    game = planning(["F01", "T01"], ["F02"], ["F03"])
    listener = listening(game)
    order(game, 0, "send F01 1", "hold T01", "ready")
    order(game, 2, "send F03 1")
    assert game.seats() == [1, 2] and view_of(game, 0).waiting == (1, 2)
    assert log(listener) == []
    for viewer in (1, int(SPECTATOR)):
        view = view_of(game, viewer)
        assert [cell.attacks for cell in view.cells] == [(), (), (), ()]
        assert (view.captains[0].hand, view.captains[0].fresh, view.captains[0].ready) == (2, 2, True)
        assert (view.captains[2].hand, view.captains[2].ready) == (1, False)
        assert view.fuel_planned == 0
    assert view_of(game, 0).cells[0].attacks == (Attack(0, kinds("F01"), 7),)
    assert view_of(game, 0).ships == (OwnShip(SHIP["F01"], "cell", 0), OwnShip(SHIP["T01"], "held"))
    assert view_of(game, 1).ships == (OwnShip(SHIP["F02"], "unplanned"),)


def test_TH_048_whoever_is_ready_may_think_again_while_others_do() -> None:
    game = planning(["F01"], ["F02"])
    order(game, 0, "send F01 1", "ready")
    assert (choices(game, 0), extras(game, 0)) == ([], ["not_ready"])
    order(game, 0, "not_ready")
    assert game.seats() == [0, 1] and slots(game, 0) == [at(0)]
    order(game, 0, "take_back F01 1", "send F01 2", "ready")
    order(game, 1, "ready")
    assert slots(game, 0) == [at(1)]
    assert game.seat == OVER and extras(game, 0) == []


def test_TH_048_he_may_be_ready_without_an_order_and_think_again() -> None:
    game = planning(["F01"], ["F02"])
    order(game, 0, "ready")
    assert (slots(game, 0), extras(game, 0)) == ([UNPLANNED], ["not_ready"])
    order(game, 0, "not_ready")
    assert choices(game, 0) == [*sends("F01", 1, 2, 3, 4), "hold F01"]
    order(game, 1, "ready")
    assert extras(game, 1) == ["not_ready"] and game.seats() == [0]
    game.reopen(0)
    assert game.seats() == [0, 1]


def test_TH_048_a_captain_without_ships_in_hand_is_not_waited_for() -> None:
    game = bare(3)
    lay(game, *FOUR)
    give(game, 0, "F01")
    searching(game, 1, "G11", "F02")
    run(game, PLAN)
    assert game.seats() == [0]
    assert (choices(game, 1), extras(game, 1), extras(game, 2)) == ([], [], [])
    assert [captain.ready for captain in view_of(game, 0).captains] == [False, True, True]


def test_TH_048_the_plans_of_others_are_unknown_to_a_seat_that_imagines_the_table() -> None:
    game = planning(["F01", "T01"], ["F02"], ["F03"])
    order(game, 0, "send F01 1", "hold T01", "ready")
    order(game, 1, "send F02 3")
    order(game, 2, "send F03 4")
    plans = set()
    for twin in imagined(game, 1, 200):
        assert twin.seats() == [1, 2] and slots(twin, 1) == [at(2)], "his own orders stay"
        assert slots(twin, 2) == [UNPLANNED], "a draft is forgotten"
        plans.add(tuple(slots(twin, 0)))
    places = (HELD, at(0), at(1), at(2), at(3))
    assert plans == {(first, second) for first in places for second in places}
    twin = imagined(game, 0)[0]
    assert slots(twin, 0) == [at(0), HELD] and twin.seats() == [1, 2]


def test_TH_048_search_may_reopen_the_orders_of_the_others() -> None:
    game = planning(["F01", "T01"], ["F02"])
    searching(game, 0, "G11", "R01")
    order(game, 0, "send F01 1", "hold T01", "ready")
    game.reopen(1)
    assert game.seats() == [0, 1] and slots(game, 0) == [UNPLANNED, UNPLANNED, 16]
    empty = planning([], ["F02"])
    empty.reopen(1)
    assert empty.seats() == [1], "who had no order to give is not asked again"


def test_TH_049_all_are_turned_up_together() -> None:
    game = planning(["F01"], ["T01", "F04"], ["F03"], leader=1)
    for captain in range(3):
        hide_hand(game, captain)
    assert view_of(game, 0).captains[1].known == ()
    listener = listening(game)
    order(game, 2, "hold F03", "ready")
    order(game, 1, "send T01 4", "send F04 1", "ready")
    assert log(listener) == []
    order(game, 0, "send F01 2", "ready")
    assert log(listener) == [
        f"SENT 1 {SHIP['F04']}",
        f"SENT 1 {SHIP['T01']} 3",
        "STAYED_HOME 2",
        f"SENT 0 {SHIP['F01']} 1",
    ]
    for viewer in (0, 1, 2, int(SPECTATOR)):
        attacks = [cell.attacks for cell in view_of(game, viewer).cells]
        assert attacks == [
            (Attack(1, kinds("F04"), 3),),
            (Attack(0, kinds("F01"), 3),),
            (),
            (Attack(1, kinds("T01"), 5),),
        ]
    assert view_of(game, 0).captains[2].known == (), "what stayed at home stays hidden"
    assert game.flown == bit(0) | bit(5) | bit(6)


def test_TH_049_they_are_told_by_kind_and_cell() -> None:
    game = planning(["T01", "F04", "R01", "F04", "F01"], [])
    listener = listening(game)
    order(game, 0, "send T01 1", "send F04 3", "hold R01", "send F04 2", "send F01 4", "ready")
    sent = [f"SENT 0 {SHIP['F01']} 3", f"SENT 0 {SHIP['F04']} 1", f"SENT 0 {SHIP['F04']} 2", f"SENT 0 {SHIP['T01']}"]
    assert log(listener) == [*sent, "STAYED_HOME 1"], "the order of slots would tell which ship replaced which"


def test_TH_049_a_ship_once_seen_is_remembered() -> None:
    game = started(2, missions="off")
    buy(game, "T05", "R01")
    pass_all(game)
    play(game, *(CITY[name] for name in FOUR))
    assert view_of(game, 1).captains[0].hidden == (30,)
    order(game, 0, "send F00 1", "send T05 1", "ready")
    order(game, 1, "hold F00", "ready")
    assert view_of(game, 1).cells[0].attacks == (Attack(0, kinds("F00", "T05"), 12),)
    game.recall(0, at(0))
    assert view_of(game, 1).captains[0].known == kinds("F00", "T05")
    assert {tuple(hand(twin, 0)) for twin in imagined(game, 1)} == {("F00", "T05")}


def test_TH_050_a_searching_ship_cannot_be_sent() -> None:
    game = bare(2)
    lay(game, "G01", "G31")
    give(game, 0, "F01", "F04")
    searching(game, 0, "G11", "F04", "T01")
    run(game, PLAN)
    assert choices(game, 0) == [*sends("F01", 1, 2), "hold F01"]
    assert extras(game, 0) == [*sends("F04", 1, 2), "hold F04", "ready"], "the one in hand"
    order(game, 0, "hold F01", "hold F04")
    assert choices(game, 0) == ["ready"]
    refused = {f"send {ship} {cell}": IS_SEARCHING for ship in ("F04", "T01") for cell in (1, 2)}
    assert refusals(game, 0) == refused
    order(game, 0, "ready")
    assert slots(game, 0) == [HAND, HAND, 16, 16]


def test_TH_050_the_reason_is_told_of_his_own_searchers() -> None:
    game = bare(2)
    lay(game, "G01")
    give(game, 0, "F01")
    give(game, 1, "F02")
    searching(game, 0, "G11", "F04")
    searching(game, 1, "G12", "T01")
    run(game, PLAN)
    order(game, 1, "hold F02")
    assert refusals(game, 1) == {"send T01 1": IS_SEARCHING}


def test_TH_050_an_unordered_ship_of_the_same_kind_needs_no_excuse() -> None:
    game = bare(2)
    lay(game, "G01", "G31")
    give(game, 0, "F04")
    searching(game, 0, "G11", "F04", "T01")
    game.fuel[0] = 1
    run(game, PLAN)
    refused = {"send F04 1": NO_FUEL, "send F04 2": NO_FUEL, "send T01 1": IS_SEARCHING, "send T01 2": IS_SEARCHING}
    assert (choices(game, 0), refusals(game, 0)) == (["ready"], refused)
    assert extras(game, 0) == ["hold F04"]


@pytest.mark.parametrize("chosen", [{}, {"ships_per_city": "any"}])
def test_TH_R05_no_limit_of_ships_at_a_city(chosen: dict[str, Any]) -> None:
    game = planning(["F01", "F02", "F03"], [], **chosen)
    order(game, 0, "send F01 1", "send F02 1")
    assert choices(game, 0) == [*sends("F03", 1, 2, 3, 4), "hold F03"]


def test_TH_R05_by_option_two_ships_at_a_city() -> None:
    game = planning(["F01", "F02", "F03", "T01", "F04"], ["F05"], ships_per_city="two")
    order(game, 0, "send F01 1")
    assert (choices(game, 0), refusals(game, 0)) == ([*sends("F02", 1, 2, 3, 4), "hold F02"], {})
    order(game, 0, "send F02 1")
    assert choices(game, 0) == [*sends("F03", 2, 3, 4), "hold F03"]
    assert refusals(game, 0) == {f"send {ship} 1": TWO_THERE for ship in ("F03", "T01", "F04")}
    assert choices(game, 1) == [*sends("F05", 1, 2, 3, 4), "hold F05"], "the ships of others do not count"
    order(game, 0, "send F03 2")
    assert choices(game, 0) == [*sends("T01", 2, 3, 4), "hold T01"]
    order(game, 0, "send T01 2")
    assert choices(game, 0) == [*sends("F04", 3, 4), "hold F04"]


@pytest.mark.parametrize(("fuel", "possible"), [(7, True), (6, False)])
def test_TH_R08_what_cannot_be_fuelled_is_not_offered(fuel: int, possible: bool) -> None:
    game = planning(["F01", "R01"], [], fuel=fuel)
    order(game, 0, "send F01 2")
    assert choices(game, 0) == ([*sends("R01", 1, 2, 3, 4), "hold R01"] if possible else ["ready"])
    assert refusals(game, 0) == ({} if possible else {f"send R01 {cell}": NO_FUEL for cell in (1, 2, 3, 4)})


def test_TH_R08_a_dear_ship_is_passed_over_for_one_that_can_fly() -> None:
    game = planning(["R01", "F01"], [], fuel=4)
    assert choices(game, 0) == [*sends("F01", 1, 2, 3, 4), "hold F01"]
    assert refusals(game, 0) == {f"send R01 {cell}": NO_FUEL for cell in (1, 2, 3, 4)}
    assert extras(game, 0) == ["hold R01", "ready"]
    order(game, 0, "send F01 1")
    assert choices(game, 0) == ["ready"] and extras(game, 0) == ["hold R01", "take_back F01 1"]
    order(game, 0, "ready")
    assert slots(game, 0) == [HAND, at(0)]


def test_TH_R08_taking_an_order_back_frees_its_fuel() -> None:
    game = planning(["R01", "F01"], [], fuel=5)
    order(game, 0, "send R01 1")
    assert choices(game, 0) == ["ready"]
    order(game, 0, "take_back R01 1")
    assert extras(game, 0) == [*sends("F01", 1, 2, 3, 4), "hold F01", "ready"]


def test_TH_R08_by_option_he_may_send_too_much() -> None:
    assert (fresh(2).overcommit, fresh(2, overcommit="allow").overcommit) == (0, 1)
    game = planning(["F01", "R01"], [], fuel=1, overcommit="allow", ships_per_city="two")
    order(game, 0, "send F01 2")
    assert (choices(game, 0), refusals(game, 0)) == ([*sends("R01", 1, 2, 3, 4), "hold R01"], {})
    order(game, 0, "send R01 2", "ready")
    assert ships_at(game, 0, at(1)) == ["F01", "R01"] and game.fuel[0] == 1
