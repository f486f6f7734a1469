"""The movement phase: TR-041 to TR-058 and the rulings about it."""

import pytest
from games.trappers.table import (
    CELL,
    asked,
    become,
    choices,
    city,
    do,
    factory,
    give,
    listening,
    log,
    put,
    refusals,
    set_rep,
    table,
    turn_of,
    where,
)

from igroteka.games.trappers.content.vocabulary import EAST, NORTH, SOUTH, WEST
from igroteka.games.trappers.rules.routes import points
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of

HEADINGS = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


def driver(cell: str, heading: str = "", rep: int = 0, players: int = 2, **options: str) -> Trappers:
    """Trapper 0 is to move from the cell; his rep is the same with all clans."""
    game = table(players, **options)
    put(game, 0, cell, int(HEADINGS[heading]) if heading else int(FREE))
    for clan in range(1, 7):
        set_rep(game, 0, clan, rep)
    return turn_of(game, 0)


def goals(game: Trappers) -> set[str]:
    return {choice.split()[1] for choice in choices(game) if choice.startswith("drive")}


def facings(game: Trappers, cell: str) -> list[str]:
    """The headings in which the rover can end on the cell."""
    twin = game.copy()
    before = int(twin.heading(0))
    do(twin, f"drive {cell}")
    if asked(twin) == "ChooseFacing":
        return [choice.split()[1] for choice in choices(twin)]
    assert twin.heading(0) != before or where(twin, 0) != where(game, 0)
    return [name for name, heading in HEADINGS.items() if heading == twin.heading(0)]


def test_TR_041_movement_comes_before_the_action() -> None:
    game = driver("c11", "east")
    assert asked(game) == "DriveOrStay"
    do(game, "drive c21", "face east")
    assert asked(game) == "RecruitOrNot" and where(game, 0) == "c21", "the Capital's, not the Wasteland's offers"


def test_TR_042_a_rover_may_move_or_stay() -> None:
    game = driver("c13", "east")
    assert choices(game)[0] == "pass" and len(goals(game)) > 1
    listener = listening(game)
    do(game, "pass")
    assert (where(game, 0), int(game.heading(0))) == ("c13", EAST)
    assert log(listener)[0] == f"STAYED 0 {CELL['c13']}"


@pytest.mark.parametrize(("rep", "mp"), [(-2, 2), (-1, 3), (0, 4), (1, 5), (2, 6), (5, 9), (6, 10)])
def test_TR_043_TR_044_TR_045_four_points_and_the_rep_where_movement_begins(rep: int, mp: int) -> None:
    game = driver("c11", "east")
    for clan in range(2, 7):
        set_rep(game, 0, clan, 3)
    set_rep(game, 0, 1, rep)
    assert points(game, 0) == mp == view_of(game, 1).trappers[0].points


def test_TR_043_the_clan_is_that_of_the_first_cell() -> None:
    game = driver("c32", "west", rep=-2)
    set_rep(game, 0, 1, 6)
    assert goals(game) == {"c22", "c32", "c31"}, "two points of Tafgar, not ten of Medok"


def test_TR_043_TR_R08_nobodys_cells_give_four_to_everybody() -> None:
    for form in ("builder", "mimic"):
        game = driver("c14", "north", rep=3)
        become(game, 0, form)
        assert points(game, 0) == 4


@pytest.mark.parametrize(("rep", "cap", "mp"), [(-2, "six", 4), (3, "six", 9), (5, "six", 10), (6, "eight", 12)])
def test_TR_043_a_mimics_bonus_counts(rep: int, cap: str, mp: int) -> None:
    game = driver("c11", "east", rep, mimic_cap=cap)
    become(game, 0, "mimic")
    assert points(game, 0) == mp


def test_TR_046_a_step_straight_ahead_costs_one() -> None:
    assert goals(driver("c16", "east", rep=-2)) == {"c16", "c26", "c36", "c15"}
    game = driver("c16", "east", rep=-1)
    assert {"c26", "c36", "c46"} <= goals(game)
    assert facings(game, "c46") == ["east"] and facings(game, "c36") == ["north", "east", "south"]


def test_TR_047_a_quarter_turn_costs_one_and_turning_round_two() -> None:
    game = driver("c33", "north", rep=-2)
    assert goals(game) == {"c33", "c43", "c23"}
    assert facings(game, "c33") == ["east", "south", "west"]
    assert facings(game, "c43") == ["east"] and facings(game, "c23") == ["west"]
    game = driver("c33", "north", rep=-1)
    assert "c34" in goals(game) and facings(game, "c34") == ["south"]
    assert facings(game, "c43") == ["north", "east", "south"]


def test_TR_047_turning_on_the_spot_is_told() -> None:
    game = driver("c33", "north")
    listener = listening(game)
    do(game, "drive c33", "face south")
    assert (where(game, 0), int(game.heading(0))) == ("c33", SOUTH)
    assert log(listener)[0] == f"TURNED 0 {CELL['c33']} 2"


def test_TR_048_a_rover_never_moves_sideways_backwards_or_diagonally() -> None:
    game = driver("c33", "east", rep=-2)
    assert goals(game) == {"c33", "c43", "c53", "c34"}, "backwards costs two turns and a step"
    assert facings(game, "c34") == ["south"], "a turn, then ahead"
    assert goals(driver("c33", "south", rep=-2)) == {"c33", "c34", "c35", "c43", "c23"}


def test_TR_049_a_step_over_a_pit_is_not_allowed() -> None:
    assert goals(driver("c21", "east", rep=-2)) == {"c21", "c22"}
    assert "c31" not in goals(driver("c21", "east", rep=0))
    assert goals(driver("c24", "north", rep=-2)) == {"c24", "c34", "c14"}


def test_TR_050_any_part_of_the_points_may_be_used() -> None:
    game = driver("c31", "west", rep=2)
    assert points(game, 0) == 6
    game = driver("c13", "east", rep=2)
    do(game, "drive c23", "face north")
    assert (where(game, 0), int(game.heading(0))) == ("c23", NORTH)
    assert asked(game) == "Deed", "the other four are lost"


def test_TR_051_the_heading_is_kept_for_the_next_turn() -> None:
    game = driver("c13", "east")
    do(game, "drive c23", "face south", "pass")
    assert (game.seat, int(game.heading(0))) == (1, SOUTH)
    do(game, "pass")
    assert (game.seat, asked(game), int(game.heading(0))) == (0, "DriveOrStay", SOUTH)
    assert facings(game, "c23") == ["north", "east", "west"]


def test_TR_052_wheels_up_the_first_step_goes_anywhere_for_one_point() -> None:
    game = driver("c33", rep=-2)
    assert goals(game) == {"c43", "c34", "c23", "c53", "c35", "c13"}
    assert facings(game, "c34") == ["east", "south", "west"] and facings(game, "c35") == ["south"]
    do(game, "drive c34", "face west")
    assert game.heading(0) == WEST, "it has a heading from then on"


def test_TR_052_a_rover_that_stays_keeps_its_wheels_up() -> None:
    game = driver("c14")
    assert "c14" not in goals(game)
    do(game, "pass")
    assert game.heading(0) == FREE


def test_TR_053_other_cells_and_rovers_are_no_obstacle() -> None:
    game = driver("c13", "east", rep=-1, players=4)
    for rival, cell in enumerate(("c23", "c33", "c33"), 1):
        put(game, rival, cell)
    assert {"c23", "c33", "c43"} <= goals(game), "the People, Something and three rovers"
    assert {"c21"} <= goals(driver("c11", "east", rep=-1)) and "c16" in goals(driver("c36", "west", rep=-1))


def test_TR_054_entering_a_rongaut_ends_all_steps() -> None:
    game = driver("c32", "west", rep=6)
    assert "c22" in goals(game)
    assert not {"c21", "c23"} & goals(driver("c32", "west", rep=-1)), "not through it"
    assert facings(game, "c22") == ["north", "east", "south", "west"], "turning there is allowed"
    assert facings(driver("c32", "west", rep=-2), "c22") == ["north", "south", "west"]
    assert facings(driver("c21", "south", rep=-2), "c22") == ["east", "south", "west"]


def test_TR_054_what_lies_behind_is_reached_only_round_about() -> None:
    game = driver("c23", "north", rep=0)
    assert "c21" not in goals(game) and "c22" in goals(game)


@pytest.mark.parametrize("kind", ["factory", "city"])
def test_TR_055_TR_R31_entering_a_rivals_settlement_ends_all_steps(kind: str) -> None:
    game = driver("c13", "north", rep=-1)
    assert {"c12", "c11"} <= goals(game)
    (factory if kind == "factory" else city)(game, 1, "c12")
    assert "c12" in goals(game) and "c11" not in goals(game)
    assert facings(game, "c12") == ["north", "east", "south", "west"], "turning there is allowed"


@pytest.mark.parametrize("cell", ["c22", "c32"])
def test_TR_056_starting_on_a_stop_hinders_nothing(cell: str) -> None:
    game = driver(cell, "east", rep=-2)
    factory(game, 1, "c32")
    assert {"c22": {"c22", "c32", "c21", "c23"}, "c32": {"c32", "c42", "c31"}}[cell] == goals(game)


def test_TR_056_from_one_stop_to_the_next() -> None:
    game = driver("c22", "east", rep=0)
    factory(game, 1, "c32")
    assert "c32" in goals(game) and "c42" not in goals(game)


@pytest.mark.parametrize("kind", ["factory", "city"])
def test_TR_057_own_settlements_do_not_stop_their_owner(kind: str) -> None:
    game = driver("c13", "north", rep=-2)
    (factory if kind == "factory" else city)(game, 0, "c12")
    assert "c11" in goals(game)


def test_TR_058_the_wheels_are_up_after_a_jump_and_after_entering() -> None:
    game = table(2)
    give(game, 0, "A1")
    put(game, 0, "c14", int(WEST))
    do(turn_of(game, 0), "play A1", "jump c63")
    assert (where(game, 0), game.heading(0)) == ("c63", FREE)
    put(game, 1, "", int(EAST))
    do(turn_of(game, 1), "c33")
    assert (where(game, 1), game.heading(1)) == ("c33", FREE)
    assert {"c23", "c43", "c34"} <= goals(game)


def test_a_drive_is_told_with_its_way() -> None:
    game = driver("c13", "north")
    listener = listening(game)
    do(game, "drive c23", "face east")
    path = [1 + CELL["c13"], 1 + CELL["c23"]]
    assert log(listener)[0] == f"DROVE 0 {path[0] | path[1] << 6} 0 1"
    assert refusals(game) == {}
