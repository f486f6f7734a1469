"""The action phase as a whole: TR-010, TR-059 to TR-063, TR-R05, TR-R28."""

import pytest
from games.trappers.table import (
    CELL,
    CONTENT,
    acting,
    asked,
    assign,
    become,
    cells_of,
    choices,
    do,
    factory,
    give,
    listening,
    log,
    mark,
    put,
    refusals,
    set_rep,
    table,
    turn_of,
    where,
)

from igroteka.games.trappers.content.vocabulary import FORMS, WASTELAND
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import NO_TILE_LEFT, TOO_POOR

SPECIAL = [cell.id for cell in CONTENT.cells if cell.kind != WASTELAND]


@pytest.mark.parametrize("cell", SPECIAL)
def test_TR_010_nothing_is_built_on_special_cells(cell: str) -> None:
    for form in FORMS:
        game = table(2, neutral_build="on")
        give(game, 0, "A1")
        become(game, 0, form)
        game.residents[0] = game.zefs[0] = 50
        for clan in range(1, 7):
            set_rep(game, 0, clan, 3)
        acting(game, 0, cell)
        offered = [*choices(game), *refusals(game)] if game.seat >= 0 else []
        assert not {"build", "upgrade"} & set(offered)


def test_TR_010_special_cells_stay_what_they_are() -> None:
    assert len(SPECIAL) == 14
    game = do(acting(table(2), 0, "c61"), "become mimic", "buy_rep")
    game.cell[0] = CELL["c61"]
    assert CONTENT.cells[int(game.cell[0])].kind == game.kind_here(0) == 2


def test_TR_059_the_cell_where_the_rover_ends_makes_the_offers() -> None:
    game = table(2)
    put(game, 0, "c13", 0)
    do(turn_of(game, 0), "drive c12", "face north")
    assert (where(game, 0), choices(game)) == ("c12", ["pass", "buy_rep"])


def test_TR_059_staying_gives_the_action_phase_too() -> None:
    game = table(2, "c12")
    assert choices(do(game, "pass")) == ["pass", "buy_rep"]


def test_TR_060_what_is_obligatory_is_not_asked() -> None:
    game = table(2)
    factory(game, 0, "c11")
    set_rep(game, 0, 1, 2)
    acting(game, 0, "c11")
    assert game.residents[0] == 7 and choices(game) == ["pass", "buy_rep"], "the rest is voluntary"
    rival = table(2)
    factory(rival, 1, "c11")
    acting(rival, 0, "c11")
    assert list(rival.zefs) == [19, 21], "the toll, as there is nothing to do but to stay"
    assert asked(acting(table(2), 0, "c22")) == "ThrowDie"


def test_TR_060_who_does_nothing_is_told() -> None:
    game = table(2, "c12")
    listener = listening(do(game, "pass"))
    do(game, "pass")
    assert log(listener)[0] == f"DID_NOTHING 0 {CELL['c12']}"


def test_TR_060_after_a_deed_the_end_is_not_told_as_nothing() -> None:
    game = table(2)
    give(game, 0, "A1")
    do(acting(game, 0, "c23"), "sell A1")
    listener = listening(game)
    do(game, "pass")
    assert not [line for line in log(listener) if "DID_NOTHING" in line]


@pytest.mark.parametrize("deed", ["buy_rep", "build", "raid"])
def test_TR_061_one_of_the_alternatives_a_turn(deed: str) -> None:
    game = table(2)
    game.residents[0] = 12
    set_rep(game, 0, 1, 1)
    acting(game, 0, "c11")
    assert choices(game) == ["pass", "buy_rep", "build", "raid"]
    do(game, deed, *(["A1"] if deed == "raid" else []))
    assert (game.seat, asked(game)) == (1, "DriveOrStay")


def test_TR_061_also_with_cards_in_hand() -> None:
    game = table(2)
    give(game, 0, "A6")
    do(acting(game, 0, "c11"), "buy_rep")
    assert game.seat == 1


def test_TR_062_a_deed_of_once_a_round_places_a_marker_at_once() -> None:
    game = do(acting(table(2), 0, "c21"), "recruit")
    assert cells_of(int(game.marked[0])) == ["c21"]
    game = do(acting(table(2), 0, "c23"), "take_quest human")
    assert cells_of(int(game.marked[0])) == ["c23"] and asked(game) == "DrawQuest"
    game = table(2)
    factory(game, 0, "c11")
    set_rep(game, 0, 1, 1)
    acting(game, 0, "c11")
    assert cells_of(int(game.marked[0])) == ["c11"]


def test_TR_062_while_it_lies_there_the_deed_is_not_repeated() -> None:
    game = table(2)
    factory(game, 0, "c11")
    set_rep(game, 0, 1, 1)
    acting(game, 0, "c11")
    assert game.residents[0] == 6
    acting(game, 0, "c11")
    assert game.residents[0] == 6


def test_TR_063_a_marker_binds_only_its_owner() -> None:
    game = do(acting(table(2), 0, "c21"), "recruit", "pass", "pass")
    do(acting(game, 1, "c21"), "recruit")
    assert list(game.residents) == [8, 8] and list(game.marked) == [1 << CELL["c21"]] * 2


def test_TR_R28_markers_never_run_out() -> None:
    game = table(2)
    mark(game, 0, "c11", "c12", "c13", "c31", "c32")
    do(acting(game, 0, "c21"), "recruit", "pass", "pass")
    do(acting(game, 0, "c23"), "take_quest human")
    assert len(cells_of(int(game.marked[0]))) == 7


def engineer(**options: str) -> Trappers:
    """An Engineer with twenty residents on a Factory of trapper 1."""
    game = table(2, **options)
    become(game, 0, "engineer")
    game.residents[0] = 20
    factory(game, 1, "c11")
    return acting(game, 0, "c11")


@pytest.mark.parametrize(("option", "after"), [("pay_four", 16), ("nothing", 20), ("gain_four", 24)])
def test_TR_R05_the_price_of_a_capture(option: str, after: int) -> None:
    game = engineer(capture_zefs=option)
    do(game, "capture", "roll 6")
    assert list(game.zefs) == [after, 20], "with the bank"
    assert game.residents[0] == 18 and game.owner_at(CELL["c11"]) == 0


def test_TR_R05_it_is_paid_only_on_success() -> None:
    game = engineer()
    game.residents[0] = 5
    do(game, "capture", "roll 6")
    assert list(game.zefs) == [20, 20] and game.owner_at(CELL["c11"]) == 1


@pytest.mark.parametrize(("option", "least"), [("pay_four", 4), ("nothing", 0), ("gain_four", 0)])
def test_TR_R05_who_could_not_pay_cannot_declare_it(option: str, least: int) -> None:
    game = engineer(capture_zefs=option)
    game.zefs[0] = least
    assert "capture" in choices(game)
    if least:
        game.zefs[0] = least - 1
        assert refusals(game)["capture"] == TOO_POOR


def test_TR_R05_who_has_fewer_than_two_left_leaves_what_remains() -> None:
    game = engineer()
    set_rep(game, 0, 1, 6)
    set_rep(game, 1, 1, -2)
    game.residents[0] = 6
    do(game, "capture", "roll 1")
    assert game.owner_at(CELL["c11"]) == 1 and game.residents[0] == 1, "13 against 14"
    again = engineer()
    set_rep(again, 0, 1, 6)
    set_rep(again, 1, 1, -2)
    again.residents[0] = 6
    do(again, "capture", "roll 2")
    assert again.owner_at(CELL["c11"]) == 0 and again.residents[0] == 0


def test_TR_R05_a_tile_must_be_left() -> None:
    game = engineer()
    factory(game, 0, "c12", "c13", "c31", "c32", "c42", "c51")
    assert refusals(game)["capture"] == NO_TILE_LEFT


def test_an_aside_leaves_the_deed_to_be_done() -> None:
    game = table(2)
    become(game, 0, "fighter")
    assign(game, 0, "H02")
    put(game, 1, "c23")
    do(acting(game, 0, "c23"), "give_up H02")
    assert "attack 2" in choices(game), "it has not begun"
