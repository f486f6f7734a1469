"""The Wasteland: reputation, Factories and raids (TR-116 to TR-124, TR-146, TR-R09, TR-R14, TR-R16, TR-R24, TR-R25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from games.trappers.deeds import on_waste, squad
from games.trappers.table import (
    CELL,
    acting,
    asked,
    assign,
    become,
    cells_of,
    choices,
    city,
    do,
    factory,
    hand,
    leave_in_deck,
    left,
    listening,
    log,
    mark,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    visiting,
    war,
)

from igroteka.games.trappers.state.reasons import (
    FEW_RESIDENTS,
    FIGHTER_BUILDS_NOT,
    LOW_REP,
    NO_ARTIFACTS_LEFT,
    NO_CLAN_HERE,
    NO_TILE_LEFT,
    RAIDED_ALREADY,
    TOO_POOR,
)

SIX_CELLS = ("c11", "c12", "c13", "c51", "c53", "c62")  # of clans 1 and 3


def test_TR_116_nothing_or_one_of_three_deeds() -> None:
    game = on_waste()
    assert choices(game) == ["pass", "buy_rep", "build", "raid"]
    listener = listening(game)
    before = (list(game.zefs), list(game.residents), list(game.rep))
    do(game, "pass")
    assert log(listener) == [f"DID_NOTHING 0 {CELL['c31']}", "TURN_BEGINS 1 1 1"]
    assert (list(game.zefs), list(game.residents), list(game.rep)) == before


@pytest.mark.parametrize("deed", ["buy_rep", "build", "raid"])
def test_TR_116_after_one_deed_the_turn_is_over(deed: str) -> None:
    game = do(on_waste(), deed)
    if deed == "raid":
        do(game, "A1")
    assert (asked(game), game.seat) == ("DriveOrStay", 1)


def test_TR_117_one_point_with_the_owning_clan_for_two_zefs() -> None:
    game = on_waste(cell="c31", rep=-2, zefs=2)
    listener = listening(game)
    do(game, "buy_rep")
    assert reps(game, 0) == [0, -1, 0, 0, 0, 0]
    assert list(game.zefs) == [0, 20]
    assert log(listener)[:2] == ["BOUGHT_REP 0 1", "REP_CHANGED 0 1 -2 -1"]


def test_TR_117_with_one_zef_there_is_no_purchase() -> None:
    assert refusals(on_waste(zefs=1))["buy_rep"] == TOO_POOR


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"form": "fighter"}, FIGHTER_BUILDS_NOT),
        ({"residents": 4}, FEW_RESIDENTS),
        ({"residents": 0}, FEW_RESIDENTS),
        ({"rep": 0}, LOW_REP),
        ({"rep": -2}, LOW_REP),
        ({"zefs": 9}, TOO_POOR),
    ],
)
def test_TR_118_TR_119_TR_189_who_cannot_build(changed: dict[str, Any], reason: int) -> None:
    game = on_waste(**{"residents": 5, "rep": 1, "zefs": 10, **changed})
    assert "build" not in choices(game)
    assert refusals(game)["build"] == reason


@pytest.mark.parametrize("form", ["builder", "engineer", "mimic"])
def test_TR_118_TR_189_five_residents_rep_one_and_ten_zefs_are_enough(form: str) -> None:
    assert "build" in choices(on_waste(form=form, residents=5, rep=1, zefs=10))


@pytest.mark.parametrize("owner", [0, 1])
def test_TR_118_nobody_builds_where_a_settlement_stands(owner: int) -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, 3)
    factory(game, owner, "c31")
    assert "build" not in choices(acting(game, 0, "c31"))
    assert "build" not in refusals(game)


def test_TR_119_TR_120_TR_122_TR_189_building_costs_lays_a_tile_and_a_marker() -> None:
    game = on_waste(residents=5, rep=1, zefs=11)
    listener = listening(game)
    do(game, "build")
    assert list(game.zefs) == [1, 20]
    assert list(game.residents) == [3, 5]
    assert [cells_of(int(cells)) for cells in game.factories] == [["c31"], []]
    assert [cells_of(int(cells)) for cells in game.cities] == [[], []]
    assert [cells_of(int(cells)) for cells in game.marked] == [["c31"], []]
    assert game.tiles_left(0) == 5
    assert log(listener) == ["BUILT 0 2 1 3", "REP_CHANGED 0 1 1 2", "TURN_BEGINS 1 1 1"]


def test_TR_120_the_income_rises_by_five_from_the_next_income_on() -> None:
    game = do(on_waste(zefs=10), "build")
    assert game.zefs[0] == 0
    game.turn = 5
    do(game, "pass", "white 1 black 3")
    assert (game.round, list(game.zefs)) == (2, [5, 20])


def test_TR_122_a_new_factory_gives_no_residents_in_this_round() -> None:
    game = do(on_waste(residents=5), "build")
    acting(game, 0)
    assert game.residents[0] == 3
    game.marked[0] = 0
    acting(game, 0)
    assert game.residents[0] == 5  # by rep 2


def test_TR_121_TR_189_the_only_factory_in_a_clan_brings_a_point() -> None:
    assert reps(do(on_waste(rep=1), "build"), 0) == [0, 2, 0, 0, 0, 0]


@pytest.mark.parametrize("build", [factory, city])
def test_TR_121_TR_R16_a_second_settlement_in_the_clan_brings_none(build: Callable[..., None]) -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, 1)
    build(game, 0, "c42")
    do(acting(game, 0, "c31"), "build")
    assert reps(game, 0) == [0, 1, 0, 0, 0, 0]


def test_TR_R16_settlements_of_others_and_with_other_clans_do_not_count() -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, 1)
    factory(game, 1, "c42")
    factory(game, 0, "c11")
    do(acting(game, 0, "c31"), "build")
    assert reps(game, 0) == [0, 2, 0, 0, 0, 0]


def test_TR_R16_whoever_lost_the_last_one_gets_the_point_again() -> None:
    game = do(on_waste(residents=20, zefs=40), "build")
    game.factories[0] = 0
    do(acting(game, 0), "build")
    assert reps(game, 0) == [0, 3, 0, 0, 0, 0]


def test_TR_R14_the_point_of_the_first_factory_has_a_mirror() -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, 1)
    war(game, (5, 2))
    do(acting(game, 0, "c31"), "build")
    assert reps(game, 0) == [0, 2, 0, 0, -1, 0]


def test_TR_R29_with_six_tiles_on_the_board_nobody_builds() -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, 1)
    factory(game, 0, *SIX_CELLS[:4])
    city(game, 0, SIX_CELLS[4])
    assert "build" in choices(acting(game, 0, "c31"))
    factory(game, 0, SIX_CELLS[5])
    assert game.tiles_left(0) == 0
    assert refusals(acting(game, 0, "c31"))["build"] == NO_TILE_LEFT


# --- raids ---


def test_TR_123_TR_124_TR_146_TR_191_a_raid_costs_a_resident_and_a_point_and_brings_an_artifact() -> None:
    game = on_waste(residents=10, rep=0)
    listener = listening(game)
    do(game, "raid", "A3")
    assert list(game.residents) == [9, 5]
    assert list(game.zefs) == [20, 20]
    assert reps(game, 0) == [0, -1, 0, 0, 0, 0]
    assert hand(game, 0) == ["A3"]
    assert cells_of(int(game.marked[0])) == ["c31"]
    assert log(listener) == [
        "RAIDED 0 2",
        "RESIDENTS_LOST 0 1 9",
        "REP_CHANGED 0 1 0 -1",
        "DREW_ARTIFACT 0 1",
        "DREW_WHICH 0 2 @0",
        "TURN_BEGINS 1 1 1",
    ]


@pytest.mark.parametrize("clan_cell", ["c31", "c32", "c42"])
def test_TR_124_TR_R25_no_second_raid_on_any_wasteland_of_the_clan(clan_cell: str) -> None:
    game = do(on_waste(cell="c31", residents=20), "raid", "A3")
    assert refusals(acting(game, 0, clan_cell))["raid"] == RAIDED_ALREADY


def test_TR_R25_the_limit_is_of_a_trapper_a_clan_and_a_round() -> None:
    game = do(on_waste(cell="c31", residents=20), "raid", "A3")
    squad(game, 1, 20)
    assert "raid" in choices(acting(game, 1, "c31"))  # another trapper
    assert "raid" in choices(acting(game, 0, "c11"))  # the clans before and after
    assert "raid" in choices(acting(game, 0, "c51"))
    game.turn = 5
    do(turn_of(game, 1), "pass", "pass", "white 1 black 2")  # another round
    assert "raid" in choices(acting(game, 0, "c31"))


def test_TR_R25_the_raids_of_the_last_clan_and_of_the_next_trapper_are_told_apart() -> None:
    game = do(on_waste(cell="c66", residents=20), "raid", "A3")  # clan 6
    squad(game, 1, 20)
    assert "raid" in choices(acting(game, 1, "c11"))  # clan 1
    do(game, "raid", "A2")
    assert refusals(acting(game, 1, "c11"))["raid"] == RAIDED_ALREADY
    assert refusals(acting(game, 0, "c66"))["raid"] == RAIDED_ALREADY
    assert "raid" in choices(acting(game, 0, "c11"))
    assert "raid" in choices(acting(game, 1, "c66"))


@pytest.mark.parametrize(("form", "enough"), [("fighter", 6), ("builder", 10), ("engineer", 10), ("mimic", 10)])
def test_TR_146_TR_191_TR_R24_fewer_residents_cannot_raid_and_enough_always_succeed(form: str, enough: int) -> None:
    few = on_waste(form=form, residents=enough - 1)
    assert refusals(few)["raid"] == FEW_RESIDENTS
    game = do(on_waste(form=form, residents=enough), "raid", "A1")  # no die between them
    assert game.residents[0] == enough - 1
    assert hand(game, 0) == ["A1"]


def test_TR_123_TR_193_the_enemy_of_the_raided_clan_is_pleased() -> None:
    game = table(2)
    squad(game, 0, 10)
    war(game, (2, 6))
    do(acting(game, 0, "c31"), "raid", "A1")
    assert reps(game, 0) == [0, -1, 0, 0, 0, 1]


def test_TR_146_without_artifacts_in_the_deck_there_is_no_raid() -> None:
    game = table(2)
    squad(game, 0, 10)
    leave_in_deck(game, 0, loose=("A8",))
    assert "raid" in choices(acting(game, 0, "c31"))
    leave_in_deck(game, 0)
    assert refusals(acting(game, 0, "c31"))["raid"] == NO_ARTIFACTS_LEFT
    assert left(game, 0) == 0


def test_TR_R49_other_rovers_do_not_keep_a_raider_away() -> None:
    game = table(2, "c31", "c31")
    squad(game, 0, 10)
    assert choices(acting(game, 0)) == ["pass", "buy_rep", "raid"]


def test_TR_R48_a_marker_on_bare_wasteland_forbids_nothing() -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, 1)
    mark(game, 0, "c31")
    assert choices(acting(game, 0, "c31")) == ["pass", "buy_rep", "build", "raid"]


# --- white cells ---


def test_TR_116_on_a_white_cell_there_is_nothing_to_do() -> None:
    game = visiting("c43")
    assert (asked(game), game.seat) == ("DriveOrStay", 1)  # not even asked


def test_TR_116_the_reasons_on_a_white_cell_are_its_own() -> None:
    game = table(2, "c34", "c34")
    squad(game, 0, 20, 50)
    become(game, 0, "fighter")
    acting(game, 0)
    assert choices(game) == ["pass", "attack 2"]
    assert refusals(game) == {"buy_rep": NO_CLAN_HERE, "build": NO_CLAN_HERE, "raid": NO_CLAN_HERE}


def test_TR_118_neutral_build_on_a_white_cell_rep_is_not_asked_for() -> None:
    game = on_waste(cell="c43", residents=20, zefs=12, neutral_build="on")
    assert choices(game) == ["pass", "build"]
    assert refusals(game) == {"buy_rep": NO_CLAN_HERE, "raid": NO_CLAN_HERE}
    listener = listening(game)
    do(game, "build")
    assert (game.residents[0], game.zefs[0], cells_of(int(game.factories[0]))) == (18, 2, ["c43"])
    assert reps(game, 0) == [0, 0, 0, 0, 0, 0]
    assert log(listener)[1] == "TURN_BEGINS 1 1 1"  # and nothing about reputation
    game.marked[0] = 0
    acting(game, 0)
    assert game.residents[0] == 18  # nobody lives there


@pytest.mark.parametrize(
    ("changed", "reason"),
    [({"form": "fighter"}, FIGHTER_BUILDS_NOT), ({"residents": 4}, FEW_RESIDENTS), ({"zefs": 9}, TOO_POOR)],
)
def test_TR_118_neutral_build_leaves_the_other_conditions(changed: dict[str, Any], reason: int) -> None:
    least: dict[str, Any] = {"residents": 5, "zefs": 10, "form": "builder"} | changed
    game = table(2, "c43", "c43", neutral_build="on")
    become(game, 0, least["form"])
    squad(game, 0, least["residents"], least["zefs"])
    assign(game, 0, "H08")  # so that he is asked
    assert refusals(acting(game, 0))["build"] == reason
