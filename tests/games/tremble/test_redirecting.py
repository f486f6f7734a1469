"""A last order for ships that can be redirected: TH-R25, and what it leaves of an attack (TH-R40)."""

import pytest
from games.tremble.phases import FOUR, extras, imagined, kinds, log, order, slots
from games.tremble.table import at, bare, choices, give, lay, listening, refusals, run, ships_at

from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.battle import BATTLES
from igroteka.games.tremble.rules.fuel import REFUEL
from igroteka.games.tremble.rules.redirecting import REDIRECTS
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import FIXED_COURSE
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Attack, OwnShip


def flying(*fleets: list[tuple[str, int]], cities: tuple[str, ...] = FOUR, leader: int = 0) -> Tremble:
    """Captain n has fuelled ships on their way to cells; whoever may is to redirect them."""
    game = bare(max(len(fleets), 2), leader=leader)
    lay(game, *cities)
    for captain, ships in enumerate(fleets):
        for name, cell in ships:
            give(game, captain, name, place=at(cell - 1))
    return run(game, REDIRECTS)


@pytest.mark.parametrize("ship", ["F09", "T08", "R03"])
def test_TH_R25_the_ability_belongs_to_the_card(ship: str) -> None:
    game = flying([(ship, 2)], [("F01", 1)])
    assert game.seats() == [0]
    assert choices(game, 0) == [f"redirect {ship} {cell}" for cell in (1, 2, 3, 4)]
    order(game, 0, f"redirect {ship} 4", "ready")
    assert slots(game, 0) == [at(3)] and slots(game, 1) == [at(0)]


def test_TH_R25_it_costs_no_fuel() -> None:
    game = flying([("R03", 2)])
    game.fuel[0] = 0
    order(game, 0, "redirect R03 1", "ready")
    assert (game.fuel[0], slots(game, 0)) == (0, [at(0)])


@pytest.mark.parametrize("laid", [2, 3, 4])
def test_TH_R25_the_target_is_any_cell_with_a_city_and_never_the_hand(laid: int) -> None:
    game = flying([("F09", 1)], cities=FOUR[:laid])
    assert choices(game, 0) == [f"redirect F09 {cell}" for cell in range(1, laid + 1)]
    assert extras(game, 0) == []


def test_TH_R25_with_one_city_there_is_nowhere_else_to_go() -> None:
    game = flying([("F09", 1)], cities=FOUR[:1])
    assert game.seat == OVER and slots(game, 0) == [at(0)]


def test_TH_R25_only_ships_that_were_fuelled() -> None:
    game = bare(2, overcommit="allow")
    lay(game, *FOUR)
    give(game, 0, "R03", place=at(0))
    give(game, 0, "F09")
    game.fuel[0] = 4
    run(run(game, REFUEL), REDIRECTS)
    assert game.seat == OVER and game.fleet_size(0) == 1, "one had no fuel, the other has not flown"


def test_TH_R25_several_owners_choose_at_once_and_in_secret() -> None:
    game = flying([("F09", 1), ("F01", 1)], [("T08", 1)], [("F02", 2)], leader=1)
    assert game.seats() == [0, 1]
    assert (choices(game, 2), extras(game, 2)) == ([], [])
    listener = listening(game)
    order(game, 0, "redirect F09 3", "ready")
    assert game.seats() == [1] and log(listener) == []
    both = (Attack(0, kinds("F01", "F09"), 10), Attack(1, kinds("T08"), 5))
    for viewer in (1, 2, int(SPECTATOR)):
        assert [cell.attacks for cell in view_of(game, viewer).cells] == [both, (Attack(2, kinds("F02"), 7),), (), ()]
    assert view_of(game, 0).cells[2].attacks == (Attack(0, kinds("F09"), 3),)
    assert view_of(game, 0).ships[1] == OwnShip(kinds("F09")[0], "cell", 0, aim=2)
    assert view_of(game, 1).ships == (OwnShip(kinds("T08")[0], "cell", 0, aim=-1),)
    order(game, 1, "redirect T08 1", "ready")
    assert log(listener) == [f"KEPT_COURSE 1 {kinds('T08')[0]}", f"REDIRECTED 0 {kinds('F09')[0]} 0 2"], (
        "from the leader"
    )
    assert (slots(game, 0), slots(game, 1)) == ([at(2), at(0)], [at(0)])


def test_TH_R25_orders_can_be_taken_back_until_all_are_ready() -> None:
    game = flying([("F09", 1), ("T08", 2)], [("T08", 1)])
    assert choices(game, 0) == [f"redirect F09 {cell}" for cell in (1, 2, 3, 4)]
    assert extras(game, 0) == [f"redirect T08 {cell}" for cell in (1, 2, 3, 4)], "out of turn"
    order(game, 0, "redirect T08 4")
    assert extras(game, 0) == ["take_back T08 4"]
    order(game, 0, "redirect F09 2")
    assert (choices(game, 0), extras(game, 0)) == (["ready"], ["take_back F09 2", "take_back T08 4"])
    order(game, 0, "ready")
    assert (choices(game, 0), extras(game, 0)) == ([], ["not_ready"])
    order(game, 0, "not_ready", "take_back F09 2")
    assert choices(game, 0) == [f"redirect F09 {cell}" for cell in (1, 2, 3, 4)]
    order(game, 0, "redirect F09 1", "ready")
    order(game, 1, "redirect T08 3", "ready")
    assert (slots(game, 0), slots(game, 1)) == ([at(0), at(3)], [at(2)])


def test_TH_R25_each_redirects_his_own_ships() -> None:
    game = flying([("F09", 2), ("T08", 1), ("F01", 1)], [("T02", 4), ("T08", 3), ("R03", 2)], [("T01", 4)])
    assert choices(game, 1) == [f"redirect T08 {cell}" for cell in (1, 2, 3, 4)]
    assert extras(game, 1) == [f"redirect R03 {cell}" for cell in (1, 2, 3, 4)]
    order(game, 1, "redirect T08 4", "redirect R03 1")
    assert (choices(game, 1), extras(game, 1)) == (["ready"], ["take_back T08 4", "take_back R03 1"])
    assert refusals(game, 1) == {"redirect T02 4": FIXED_COURSE}
    order(game, 1, "take_back T08 4", "redirect T08 2", "ready")
    assert extras(game, 1) == ["not_ready"] and extras(game, 2) == []
    order(game, 0, "redirect F09 2", "redirect T08 1", "ready")
    assert (slots(game, 0), slots(game, 1)) == ([at(1), at(0), at(0)], [at(3), at(1), at(0)])


def test_TH_R25_with_five_captains_the_sixth_cell_is_one_like_others() -> None:
    game = flying([("F09", 6)], [], [], [], [("T08", 6), ("R03", 1)], cities=(*FOUR, "G03", "G04"))
    listener = listening(game)
    order(game, 0, "redirect F09 5", "ready")
    order(game, 4, "redirect T08 6", "redirect R03 6", "ready")
    fidget, strider, rover = kinds("F09", "T08", "R03")
    assert log(listener) == [f"REDIRECTED 0 {fidget} 5 4", f"KEPT_COURSE 4 {strider} 5", f"REDIRECTED 4 {rover} 0 5"]


def test_TH_R25_equal_ships_are_one_choice_the_lower_course_first() -> None:
    game = flying([("T08", 3), ("T08", 1)])
    assert extras(game, 0) == []
    order(game, 0, "redirect T08 2")
    assert [ship.aim for ship in view_of(game, 0).ships] == [1, -1]
    assert choices(game, 0) == [f"redirect T08 {cell}" for cell in (1, 2, 3, 4)]
    order(game, 0, "redirect T08 2")
    assert extras(game, 0) == ["take_back T08 2"]
    order(game, 0, "take_back T08 2")
    assert [(ship.cell, ship.aim) for ship in view_of(game, 0).ships] == [(0, -1), (2, 1)]
    order(game, 0, "redirect T08 4", "ready")
    assert slots(game, 0) == [at(1), at(3)]


def test_TH_R25_other_ships_keep_their_course_and_the_reason_is_told() -> None:
    game = flying([("F09", 1), ("T01", 3)])
    order(game, 0, "redirect F09 2")
    assert (choices(game, 0), refusals(game, 0)) == (["ready"], {"redirect T01 3": FIXED_COURSE})


def test_TH_R25_new_targets_of_others_are_unknown_to_a_seat_that_imagines_the_table() -> None:
    game = flying([("F09", 2)], [("T08", 3)], [("T08", 1)])
    order(game, 0, "redirect F09 4", "ready")
    order(game, 2, "redirect T08 2")
    aims = set()
    for twin in imagined(game, 1):
        assert twin.seats() == [1, 2]
        aims.add(view_of(twin, 0).ships[0])
        assert view_of(twin, 2).ships == (OwnShip(kinds("T08")[0], "cell", 0, aim=-1),)
    assert aims == {OwnShip(kinds("F09")[0], "cell", 1, aim=aim) for aim in (0, 1, 2, 3)}
    game.reopen(1)
    assert game.seats() == [0, 1, 2] and view_of(game, 0).ships[0].aim == -1


def test_TH_R40_a_city_left_by_redirecting_is_not_attacked() -> None:
    game = flying([("F09", 1)], [("F01", 2)])
    order(game, 0, "redirect F09 3", "ready")
    listener = listening(game)
    run(game, BATTLES)
    assert [int(game.held_by(cell)) for cell in range(4)] == [-1, 1, 0, -1]
    assert log(listener)[0] == "SPARED" and game.city[0] == -1


def test_TH_R40_if_one_captain_is_left_there_is_no_battle() -> None:
    game = flying([("F09", 1)], [("F01", 1)])
    order(game, 0, "redirect F09 3", "ready")
    run(game, BATTLES)
    assert (game.held_by(0), game.held_by(2), game.seat) == (1, 0, OVER)


def test_TH_R40_who_comes_by_redirecting_attacks() -> None:
    game = flying([("F09", 1)], [("F01", 2)])
    order(game, 0, "redirect F09 2", "ready")
    run(game, BATTLES)
    assert (game.seat, choices(game)) == (0, ["fight", "retreat"])
    assert ships_at(game, 0, at(1)) == ["F09"]
