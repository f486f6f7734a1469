"""Something and the four forms: TR-071 to TR-083, TR-R08 to TR-R10."""

import pytest
from games.trappers.table import (
    acting,
    asked,
    assign,
    become,
    choices,
    city,
    do,
    factory,
    give,
    held,
    listening,
    log,
    put,
    refusals,
    reps,
    set_rep,
    table,
    visiting,
    war,
)

from igroteka.games.trappers.content.vocabulary import FORMS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import (
    FEW_RESIDENTS,
    FIGHTER_BUILDS_NOT,
    MIMIC_GETS_NONE,
    NEEDS_ENGINEER,
    NEEDS_FIGHTER,
    NO_BATTLE_HERE,
    NO_CLAN_HERE,
    REP_FULL,
)
from igroteka.games.trappers.view.build import view_of

SOMETHINGS = (("c61", 3), ("c33", 2), ("c44", 5), ("c16", 4))  # with their clans


def strong(form: str, cell: str, **options: str) -> Trappers:
    """Trapper 0, rich in everything, has stayed on the cell."""
    game = table(2, **options)
    become(game, 0, form)
    game.residents[0] = game.zefs[0] = 50
    for clan in range(1, 7):
        set_rep(game, 0, clan, 3)
    return acting(game, 0, cell)


# --- the cell ---


@pytest.mark.parametrize("form", FORMS)
def test_TR_071_whoever_declines_stays_what_he_is(form: str) -> None:
    game = do(visiting("c33", form), "pass")
    assert FORMS[int(game.form(0))] == form


@pytest.mark.parametrize("form", FORMS)
def test_TR_071_here_the_form_may_change_to_any_other(form: str) -> None:
    game = visiting("c33", form)
    others = [f"become {other}" for other in FORMS if other != form]
    assert (asked(game), choices(game)) == ("Deed", ["pass", *others])
    for other in FORMS:
        if other != form:
            twin = do(game.copy(), f"become {other}")
            assert FORMS[twin.form(0)] == other and twin.zefs[0] == 20, "at no cost"


def test_TR_071_the_change_is_told_with_both_forms() -> None:
    game = visiting("c33", "mimic")
    listener = listening(game)
    do(game, "become builder")
    assert log(listener)[0] == "FORM_CHANGED 0 0 3"


def test_TR_071_one_change_a_turn() -> None:
    game = do(visiting("c33"), "become mimic")
    assert asked(game) == "RepOrNot" and choices(game) == ["pass", "buy_rep"]


@pytest.mark.parametrize(("cell", "clan"), SOMETHINGS)
def test_TR_082_TR_R10_rep_may_be_bought_too_with_the_clan_of_the_cell(cell: str, clan: int) -> None:
    for first in ("pass", "become fighter"):
        game = do(visiting(cell), first)
        assert (asked(game), choices(game)) == ("RepOrNot", ["pass", "buy_rep"])
        do(game, "buy_rep")
        assert reps(game, 0) == [int(number == clan) for number in range(1, 7)]
        assert game.zefs[0] == 18 and game.seat == 1
    assert reps(do(visiting(cell), "pass", "pass"), 0) == [0] * 6


@pytest.mark.parametrize(("zefs", "rep", "asks"), [(2, 5, True), (1, 0, False), (2, 6, False)])
def test_TR_082_it_is_asked_only_if_it_can_be_had(zefs: int, rep: int, asks: bool) -> None:
    game = table(2)
    game.zefs[0] = zefs
    set_rep(game, 0, 2, rep)
    do(acting(game, 0, "c33"), "pass")
    assert (asked(game) == "RepOrNot") == asks


def test_TR_082_a_purchase_is_mirrored() -> None:
    game = table(2)
    war(game, (2, 6))
    do(acting(game, 0, "c33"), "pass", "buy_rep")
    assert reps(game, 0) == [0, 1, 0, 0, 0, -1]


@pytest.mark.parametrize(("cell", "clan"), SOMETHINGS)
def test_TR_083_there_are_no_battles_on_something(cell: str, clan: int) -> None:
    game = table(3)
    become(game, 0, "fighter")
    put(game, 1, cell)
    put(game, 2, cell)
    acting(game, 0, cell)
    assert not [choice for choice in choices(game) if "attack" in choice]
    assert refusals(game) == {"attack 2": NO_BATTLE_HERE, "attack 3": NO_BATTLE_HERE}
    assert game.clan_here(0) == clan - 1


# --- forms ---


def test_TR_072_a_builder_builds_and_attacks_only_the_wasteland() -> None:
    game = strong("builder", "c11")
    assert choices(game) == ["pass", "buy_rep", "build", "raid"]
    factory(game, 0, "c11")
    assert refusals(acting(game, 0)) == {"upgrade": NEEDS_ENGINEER}
    check_no_attacks("builder")


def test_TR_078_a_mimic_builds_and_attacks_only_the_wasteland() -> None:
    game = strong("mimic", "c11")
    assert choices(game) == ["pass", "buy_rep", "build", "raid"]
    factory(game, 0, "c11")
    assert refusals(acting(game, 0)) == {"upgrade": NEEDS_ENGINEER}
    check_no_attacks("mimic")


def check_no_attacks(form: str) -> None:
    """Capital, settlements and trappers are safe from this form."""
    game = strong(form, "c21")
    assert asked(game) == ("RepOrNot" if form == "mimic" else "RecruitOrNot")
    factory(game, 1, "c42")
    give(game, 0, "A1")
    acting(game, 0, "c42")
    assert choices(game) == ["stay"]
    assert refusals(game) | {"play A1": 0} == {"destroy": NEEDS_FIGHTER, "capture": NEEDS_ENGINEER, "play A1": 0}
    put(game, 1, "c14")
    acting(game, 0, "c14")
    assert choices(game) == ["pass"] and refusals(game)["attack 2"] == NEEDS_FIGHTER
    acting(game, 0, "c21")
    assert choices(game) == ["stay"] and refusals(game)["rob"] == NEEDS_FIGHTER


def test_TR_073_a_fighter_attacks_trappers_settlements_and_capitals() -> None:
    game = strong("fighter", "c21")
    assert choices(game) == ["stay", "rob"]
    factory(game, 1, "c42")
    assert choices(acting(game, 0, "c42")) == ["stay", "destroy"]
    assert refusals(game) == {"capture": NEEDS_ENGINEER}
    city(game, 1, "c31")
    assert choices(acting(game, 0, "c31")) == ["stay", "damage"]
    put(game, 1, "c14")
    assert choices(acting(game, 0, "c14")) == ["pass", "attack 2"]


@pytest.mark.parametrize(
    ("form", "residents", "raids"),
    [("fighter", 5, False), ("fighter", 6, True), ("builder", 9, False), ("builder", 10, True), ("mimic", 9, False)],
)
def test_TR_074_a_fighter_raids_the_wasteland_with_six(form: str, residents: int, raids: bool) -> None:
    game = table(2)
    become(game, 0, form)
    game.residents[0] = residents
    acting(game, 0, "c11")
    assert ("raid" in choices(game)) == raids
    assert (refusals(game).get("raid", 0) == FEW_RESIDENTS) != raids


def test_TR_075_a_fighter_neither_builds_nor_upgrades() -> None:
    game = strong("fighter", "c11")
    assert choices(game) == ["pass", "buy_rep", "raid"] and refusals(game) == {"build": FIGHTER_BUILDS_NOT}
    factory(game, 0, "c11")
    assert choices(acting(game, 0)) == ["pass", "buy_rep"] and refusals(game) == {"upgrade": NEEDS_ENGINEER}


def test_TR_076_an_engineer_builds_upgrades_and_captures() -> None:
    game = strong("engineer", "c11")
    assert "build" in choices(game)
    factory(game, 0, "c11")
    assert "upgrade" in choices(acting(game, 0))
    factory(game, 1, "c42")
    assert choices(acting(game, 0, "c42")) == ["stay", "capture"] and refusals(game) == {"destroy": NEEDS_FIGHTER}


@pytest.mark.parametrize(("form", "force"), [("builder", 8), ("fighter", 11), ("engineer", 6), ("mimic", 10)])
def test_TR_077_an_engineer_fights_worse(form: str, force: int) -> None:
    """Five residents and rep 3; the Mimic's rep counts 5."""
    game = table(2)
    become(game, 1, form)
    become(game, 0, "fighter")
    set_rep(game, 1, 2, 3)
    put(game, 1, "c41")
    listener = listening(acting(game, 0, "c41"))
    do(game, "attack 2", "roll 4 against 1")
    assert f"BATTLE_ROLLED 1 1 {force + 1}" in log(listener)
    assert "BATTLE_ROLLED 0 4 12 1" in log(listener)


def test_TR_077_not_in_raids() -> None:
    game = table(2)
    become(game, 0, "engineer")
    factory(game, 1, "c42")
    game.residents[0] = 12
    listener = listening(acting(game, 0, "c42"))
    do(game, "capture", "roll 4")
    assert "RAID_ROLLED 0 4 16 16" in log(listener) and game.factories[0] != 0


@pytest.mark.parametrize(("base", "counted"), [(-2, 0), (-1, 1), (0, 2), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_TR_079_a_mimics_rep_counts_two_higher_up_to_six(base: int, counted: int) -> None:
    game = table(2)
    become(game, 0, "mimic")
    for clan in range(1, 7):
        set_rep(game, 0, clan, base)
        set_rep(game, 1, clan, base)
    assert [int(game.standing(0, clan)) for clan in range(6)] == [counted] * 6
    assert [int(game.standing(1, clan)) for clan in range(6)] == [base] * 6
    assert view_of(game, 1).trappers[0].base == (base,) * 6
    assert view_of(game, 1).trappers[0].standing == (counted,) * 6


def test_TR_079_with_the_other_cap_up_to_eight() -> None:
    game = table(2, mimic_cap="eight")
    become(game, 0, "mimic")
    for clan, base in enumerate((4, 5, 6), 1):
        set_rep(game, 0, clan, base)
    assert [int(game.standing(0, clan)) for clan in range(3)] == [6, 7, 8]


def test_TR_079_a_mimic_builds_with_a_rep_of_minus_one() -> None:
    game = table(2)
    become(game, 0, "mimic")
    set_rep(game, 0, 1, -1)
    assert "build" in choices(acting(game, 0, "c11"))
    set_rep(game, 0, 1, -2)
    assert "build" not in choices(acting(game, 0, "c11"))


def test_TR_079_a_mimic_may_still_buy_what_counts_six() -> None:
    game = table(2)
    become(game, 0, "mimic")
    set_rep(game, 0, 1, 5)
    do(acting(game, 0, "c11"), "buy_rep")
    assert reps(game, 0)[0] == 6
    give(game, 0, "A1")
    assert refusals(acting(game, 0))["buy_rep"] == REP_FULL


def test_TR_080_quests_about_rep_do_not_count_the_bonus() -> None:
    game = table(2)
    become(game, 0, "mimic")
    assign(game, 0, "O02")
    acting(game, 0, "c54")
    assert held(game, 0) == {"O02": 0} and game.vp[0] == 0, "2 everywhere, but 0 on the tracks"
    for clan in range(1, 7):
        set_rep(game, 0, clan, 1)
    acting(game, 0, "c54")
    assert held(game, 0) == {} and game.vp[0] == 6


def test_TR_080_nor_does_it_save_an_outcast() -> None:
    game = table(2)
    become(game, 0, "mimic")
    assign(game, 0, "O03")
    set_rep(game, 0, 1, -1)
    set_rep(game, 0, 2, -1)
    acting(game, 0, "c54")
    assert held(game, 0) == {} and game.vp[0] == 4


def test_TR_081_a_mimic_takes_no_residents_in_capitals() -> None:
    game = visiting("c21", "mimic")
    assert asked(game) == "RepOrNot", "residents are not even asked about"
    assert game.residents[0] == 5
    give(game, 0, "A6")
    become(game, 0, "builder")
    do(acting(game, 0), "stay", "play A6", "become mimic")
    assert (asked(game), choices(game)) == ("RecruitOrNot", ["pass"])
    assert refusals(game) == {"recruit": MIMIC_GETS_NONE}


# --- white cells ---


def test_TR_R08_rep_on_a_white_cell_is_nobodys() -> None:
    for form in FORMS:
        game = strong(form, "c14")
        assert game.standing_at(0, game.cell[0]) == 0
    game = table(2)
    become(game, 0, "fighter")
    become(game, 1, "mimic")
    put(game, 1, "c14")
    listener = listening(acting(game, 0, "c14"))
    do(game, "attack 2", "roll 1 against 1")
    assert "BATTLE_ROLLED 1 1 6" in log(listener)


@pytest.mark.parametrize("cell", ["c14", "c34", "c43", "c63"])
def test_TR_R09_on_white_wasteland_nothing_is_built_bought_or_raided(cell: str) -> None:
    game = table(2)
    give(game, 0, "A1")
    game.residents[0] = game.zefs[0] = 50
    acting(game, 0, cell)
    assert choices(game) == ["pass"]
    assert {refusals(game)[deed] for deed in ("build", "buy_rep", "raid")} == {NO_CLAN_HERE}


def test_TR_R09_the_option_allows_building_there() -> None:
    game = strong("engineer", "c14", neutral_build="on")
    assert choices(game) == ["pass", "build"]
    assert refusals(game) == {"buy_rep": NO_CLAN_HERE, "raid": NO_CLAN_HERE}
    do(game, "build")
    assert reps(game, 0) == [3] * 6, "no point for it"
    assert (game.zefs[0], game.residents[0]) == (40, 48)
    game.marked[0] = 0
    acting(game, 0)
    assert game.residents[0] == 48 and game.marked[0] == 0, "no residents come"
    assert choices(game) == ["pass", "upgrade"]
    do(game, "upgrade")
    assert (game.vp[0], game.zefs[0], game.residents[0]) == (6, 20, 43)


def test_TR_R09_rep_is_no_condition_there() -> None:
    game = table(2, neutral_build="on")
    for clan in range(1, 7):
        set_rep(game, 0, clan, -2)
    become(game, 0, "engineer")
    game.residents[0] = game.zefs[0] = 50
    do(acting(game, 0, "c14"), "build")
    assert "upgrade" in choices(acting(game, 0))


def test_TR_R09_two_cities_are_still_the_most() -> None:
    game = table(2, neutral_build="on")
    become(game, 0, "engineer")
    game.residents[0] = game.zefs[0] = 50
    factory(game, 0, "c14")
    city(game, 0, "c34")
    assert "upgrade" in choices(acting(game, 0, "c14")), "no clan has a City there"
    city(game, 0, "c43")
    assert asked(acting(game, 0, "c14")) == "DriveOrStay" and game.seat == 1


def test_TR_R09_its_defence_is_bare() -> None:
    game = table(2, neutral_build="on")
    factory(game, 1, "c14")
    become(game, 0, "fighter")
    for clan in range(1, 7):
        set_rep(game, 0, clan, 5)
        set_rep(game, 1, clan, 6)
    game.residents[0] = 15
    listener = listening(acting(game, 0, "c14"))
    do(game, "destroy", "roll 1")
    assert "RAID_ROLLED 0 1 16 16" in log(listener) and game.factories[1] == 0


def test_TR_R10_neither_people_nor_old_sell_rep() -> None:
    for cell in ("c23", "c54"):
        game = visiting(cell)
        assert "buy_rep" not in choices(game) and "buy_rep" not in refusals(game)
