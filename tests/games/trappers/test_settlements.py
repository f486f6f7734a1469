"""Own Factories and Cities, and visits to those of rivals (TR-125 to TR-131, TR-140 to TR-143, TR-R20, TR-R23)."""

from __future__ import annotations

from typing import Any

import pytest
from games.trappers.deeds import clan_at, squad
from games.trappers.table import (
    acting,
    asked,
    assign,
    become,
    cells_of,
    choices,
    city,
    do,
    factory,
    listening,
    log,
    mark,
    put,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    war,
    where,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import (
    CITY_IN_CLAN,
    CITY_STANDS,
    FEW_RESIDENTS,
    LOW_REP,
    NEEDS_ENGINEER,
    NEEDS_FIGHTER,
    TOO_POOR,
    TWO_CITIES,
)


def at_home(
    form: str = "engineer",
    residents: int = 8,
    rep: int = 2,
    zefs: int = 20,
    cell: str = "c31",
    is_city: bool = False,
    **options: Any,
) -> Trappers:
    """Trapper 0 is to act in his own settlement; its residents have come to him."""
    game = table(2, **options)
    become(game, 0, form)
    squad(game, 0, residents, zefs)
    (city if is_city else factory)(game, 0, cell)
    if clan_at(cell):
        set_rep(game, 0, clan_at(cell), rep)
    return acting(game, 0, cell)


def as_guest(
    form: str = "builder", zefs: int = 20, cell: str = "c31", is_city: bool = False, host: str = "", **options: Any
) -> Trappers:
    """Trapper 0 is to act in a settlement of trapper 1."""
    game = table(2, **options)
    become(game, 0, form)
    squad(game, 0, 10, zefs)
    (city if is_city else factory)(game, 1, cell)
    if host:
        put(game, 1, host)
    return acting(game, 0, cell)


# --- one's own ---


@pytest.mark.parametrize(("rep", "came"), [(6, 6), (2, 2), (1, 1), (0, 0), (-2, 0)])
@pytest.mark.parametrize("is_city", [False, True])
def test_TR_125_TR_187_TR_R17_as_many_residents_as_rep(rep: int, came: int, is_city: bool) -> None:
    game = at_home(residents=3, rep=rep, is_city=is_city)
    assert game.residents[0] == 3 + came
    assert cells_of(int(game.marked[0])) == (["c31"] if came else [])


def test_TR_125_residents_come_by_themselves_and_once_a_round() -> None:
    game = table(2)
    factory(game, 0, "c31")
    set_rep(game, 0, 2, 3)
    put(game, 0, "c31")
    listener = listening(game)
    do(turn_of(game, 0), "pass")
    assert log(listener)[-1] == "RESIDENTS_CAME 0 3 8 2"
    do(game, "pass", "pass", "pass")  # his deed, the other's turn, his next movement
    assert (game.residents[0], asked(game), game.seat) == (8, "Deed", 0)
    game.turn = 5
    do(turn_of(game, 1), "pass", "white 1 black 2", "pass")
    assert game.residents[0] == 11


def test_TR_125_residents_come_on_arrival_too_and_only_to_the_owner() -> None:
    game = table(2, "c32")
    factory(game, 0, "c31")
    set_rep(game, 0, 2, 3)
    set_rep(game, 1, 2, 3)
    do(turn_of(game, 0), "drive c31", "face north")
    assert list(game.residents) == [8, 5]
    acting(game, 1, "c31")
    assert game.residents[1] == 5


def test_TR_125_the_rep_is_that_with_the_clan_of_the_cell() -> None:
    game = table(2)
    factory(game, 0, "c31")
    for clan in (1, 3, 4, 5, 6):
        set_rep(game, 0, clan, 5)
    acting(game, 0, "c31")
    assert game.residents[0] == 5


def test_TR_R17_without_a_marker_they_come_later_in_the_round() -> None:
    game = do(at_home(residents=3, rep=0), "buy_rep")
    assert game.residents[0] == 3
    acting(game, 0)
    assert game.residents[0] == 4


def test_TR_126_on_a_factory_buy_or_upgrade_but_not_both() -> None:
    game = at_home()
    assert choices(game) == ["pass", "buy_rep", "upgrade"]
    before = list(game.zefs)
    do(game, "buy_rep")
    assert (game.zefs[0], reps(game, 0)) == (before[0] - 2, [0, 3, 0, 0, 0, 0])
    assert game.seat == 1
    assert do(at_home(), "upgrade").seat == 1


def test_TR_126_TR_127_a_point_costs_two_zefs() -> None:
    for is_city in (False, True):
        assert "buy_rep" in choices(at_home(zefs=2, is_city=is_city))
        game = table(2)
        (city if is_city else factory)(game, 0, "c31")
        game.zefs[0] = 1
        assign(game, 0, "H08")
        assert refusals(acting(game, 0, "c31"))["buy_rep"] == TOO_POOR


def test_TR_127_in_a_city_reputation_is_all_there_is() -> None:
    game = at_home(residents=20, zefs=90, is_city=True)
    assert choices(game) == ["pass", "buy_rep"]
    assert refusals(game) == {}
    do(game, "buy_rep")
    assert (reps(game, 0), game.zefs[0], game.seat) == ([0, 3, 0, 0, 0, 0], 88, 1)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"form": "builder"}, NEEDS_ENGINEER),
        ({"form": "mimic"}, NEEDS_ENGINEER),
        ({"form": "fighter"}, NEEDS_ENGINEER),
        ({"residents": 7}, FEW_RESIDENTS),  # and 2 come
        ({"rep": 1, "residents": 20}, LOW_REP),
        ({"zefs": 19}, TOO_POOR),
    ],
)
def test_TR_128_TR_129_TR_190_who_cannot_upgrade(changed: dict[str, Any], reason: int) -> None:
    game = at_home(**changed)
    assert "upgrade" not in choices(game)
    assert refusals(game)["upgrade"] == reason


def test_TR_128_TR_190_at_most_two_cities_and_one_in_a_clan() -> None:
    game = at_home()
    city(game, 0, "c11")
    assert "upgrade" in choices(game)
    city(game, 1, "c42", "c51")  # a rival's
    assert "upgrade" in choices(game)
    city(game, 0, "c51")
    assert refusals(game)["upgrade"] == TWO_CITIES
    game = at_home()
    city(game, 0, "c42")
    assert refusals(game)["upgrade"] == CITY_IN_CLAN


def test_TR_129_TR_130_TR_190_upgrading_costs_flips_the_tile_and_scores() -> None:
    game = at_home(residents=8, zefs=21)
    listener = listening(game)
    do(game, "upgrade")
    assert (game.residents[0], game.zefs[0]) == (5, 1)
    assert (cells_of(int(game.factories[0])), cells_of(int(game.cities[0]))) == ([], ["c31"])
    assert list(game.vp) == [6, 0]
    assert reps(game, 0) == [0, 2, 0, 0, 0, 0]
    assert game.tiles_left(0) == 5
    assert log(listener) == ["UPGRADED 0 2 1 5", "SCORED 0 6 1 6", "TURN_BEGINS 1 1 1"]
    game.turn = 5
    do(turn_of(game, 1), "pass", "white 1 black 2")
    assert game.zefs[0] == 11


def test_TR_R39_a_damaged_city_scores_anew() -> None:
    game = do(at_home(), "upgrade")
    become(game, 1, "fighter")
    squad(game, 1, 24)
    put(game, 0, "c14")
    do(acting(game, 1, "c31"), "damage", "roll 6")
    assert cells_of(int(game.cities[0])) == []
    put(game, 1, "c34")
    squad(game, 0, 10)
    do(acting(game, 0, "c31"), "upgrade")
    assert list(game.vp) == [12, 0]


def test_TR_131_the_incomes_of_factory_and_city() -> None:
    game = table(2)
    factory(game, 0, "c11", "c12")
    city(game, 0, "c31")
    city(game, 1, "c42")
    game.turn = 5
    do(turn_of(game, 1), "pass", "white 1 black 2")
    assert list(game.zefs) == [40, 30]


def test_TR_R45_a_fighter_at_home_gets_residents_and_may_buy() -> None:
    game = at_home(form="fighter", residents=20)
    assert game.residents[0] == 22
    assert choices(game) == ["pass", "buy_rep"]
    assert refusals(game) == {"upgrade": NEEDS_ENGINEER}


def test_TR_128_a_city_on_a_white_cell_with_neutral_build() -> None:
    game = at_home(residents=10, cell="c43", neutral_build="on")
    city(game, 0, "c63")  # no clan, so none too many
    assert choices(game) == ["pass", "upgrade"]
    do(game, "upgrade")
    assert (game.vp[0], cells_of(int(game.cities[0]))) == (6, ["c43", "c63"])
    game = at_home(residents=10, cell="c43", neutral_build="on")
    city(game, 0, "c64")  # of the last clan
    assert "upgrade" in choices(game)
    game = at_home(residents=10, cell="c43", neutral_build="on")
    city(game, 0, "c63", "c11")
    assign(game, 0, "H08")
    assert refusals(acting(game, 0, "c43"))["upgrade"] == TWO_CITIES


def test_TR_128_an_own_factory_on_a_clans_cell_is_not_freed_of_rep_by_neutral_build() -> None:
    assert refusals(at_home(residents=20, rep=1, neutral_build="on"))["upgrade"] == LOW_REP


# --- a rival's ---


def test_TR_140_in_peace_or_not() -> None:
    assert choices(as_guest("fighter")) == ["stay", "destroy"]
    assert choices(as_guest("engineer")) == ["stay", "capture"]
    assert choices(as_guest("fighter", is_city=True)) == ["stay", "damage"]
    assert refusals(as_guest("fighter")) == {"capture": NEEDS_ENGINEER}
    assert refusals(as_guest("engineer")) == {"destroy": NEEDS_FIGHTER}


@pytest.mark.parametrize("form", ["builder", "mimic"])
def test_TR_140_builders_and_mimics_can_only_stay(form: str) -> None:
    assert asked(as_guest(form)) == "RepOrNot"  # the toll is paid
    assert asked(as_guest(form, is_city=True)) == "RepOrNot"


@pytest.mark.parametrize(("is_city", "toll"), [(False, 1), (True, 2)])
def test_TR_131_TR_141_the_toll_goes_to_the_owner(is_city: bool, toll: int) -> None:
    game = as_guest("fighter", is_city=is_city)
    listener = listening(game)
    do(game, "stay")
    assert list(game.zefs) == [20 - toll, 20 + toll]
    assert log(listener) == [f"TOLL_PAID 0 1 {toll} 2"]


@pytest.mark.parametrize(("zefs", "is_city", "paid"), [(0, False, 0), (1, False, 1), (1, True, 1), (2, True, 2)])
def test_TR_R23_whoever_has_less_pays_what_there_is(zefs: int, is_city: bool, paid: int) -> None:
    game = as_guest(zefs=zefs, is_city=is_city)
    assert list(game.zefs) == [zefs - paid, 20 + paid]


def test_TR_R23_the_toll_is_due_in_every_turn_in_peace() -> None:
    game = do(as_guest(), "pass", "pass", "pass")  # no rep, the owner's turn, no movement
    assert list(game.zefs) == [18, 22]


def test_TR_142_a_guest_may_buy_a_point_with_the_clan() -> None:
    game = as_guest(zefs=3)
    war(game, (2, 4))
    assert (asked(game), choices(game)) == ("RepOrNot", ["pass", "buy_rep"])
    do(game, "buy_rep")
    assert list(game.zefs) == [0, 21]
    assert (reps(game, 0), reps(game, 1)) == ([0, 1, 0, -1, 0, 0], [0] * 6)
    assert game.seat == 1
    assert do(as_guest(), "pass").zefs[0] == 19


def test_TR_142_not_without_two_zefs_after_the_toll_nor_at_the_end_of_the_track() -> None:
    assert as_guest(zefs=2).seat == 1  # one is left
    game = table(2)
    factory(game, 1, "c31")
    set_rep(game, 0, 2, 6)
    assert acting(game, 0, "c31").seat == 1
    set_rep(game, 0, 2, 5)
    assert asked(acting(game, 0, "c31")) == "RepOrNot"


@pytest.mark.parametrize(("form", "deed", "is_city"), [("fighter", "destroy", False), ("engineer", "capture", False)])
def test_TR_143_a_raider_pays_no_toll(form: str, deed: str, is_city: bool) -> None:
    game = do(as_guest(form, is_city=is_city), deed, "roll 1")  # 10 + 1 is too little
    assert list(game.zefs) == [20, 20]
    assert game.seat == 1  # and buys nothing either


def test_TR_143_nor_does_he_who_damages_a_city() -> None:
    assert list(do(as_guest("fighter", is_city=True), "damage", "roll 6").zefs) == [20, 20]


def test_TR_151_a_city_cannot_be_captured() -> None:
    game = as_guest("engineer", is_city=True)
    assert asked(game) == "RepOrNot"  # he could only stay
    assign(game, 0, "H08")
    assert refusals(acting(game, 0)) == {"damage": NEEDS_FIGHTER, "capture": CITY_STANDS}


# --- the owner at home ---


def test_TR_170_TR_R20_a_guest_who_finds_the_owner_pays_and_is_beaten() -> None:
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 30, 20)
    squad(game, 1, 0, 5)
    city(game, 1, "c31")
    put(game, 0, "c31")
    put(game, 1, "c31")
    listener = listening(game)
    do(turn_of(game, 0), "pass")
    assert list(game.zefs) == [12, 13]  # 2 of toll and 6 of booty
    assert list(game.vp) == [0, 8]
    assert list(game.residents) == [30, 0]
    assert (where(game, 0), where(game, 1)) == ("", "c31")
    assert game.seat == 1  # the turn is over
    assert log(listener)[2:] == [
        "TOLL_PAID 0 1 2 2",
        "CAUGHT 1 0 2",
        "REMOVED 0 2 1",
        "TOOK_ZEFS 1 0 6",
        "SCORED 1 8 0 8",
        "TURN_BEGINS 1 1 1",
    ]


def test_TR_R20_the_toll_comes_before_the_booty() -> None:
    game = table(2, "c31", "c31")
    factory(game, 1, "c31")
    game.zefs[0] = 3
    acting(game, 0)
    assert list(game.zefs) == [0, 23]


def test_TR_R20_who_drives_off_first_is_not_caught() -> None:
    game = table(2, "c31", "c31")
    factory(game, 1, "c31")
    do(turn_of(game, 0), "drive c41", "face east")
    assert where(game, 0) == "c41"
    assert list(game.vp) == [0, 0]


def test_TR_R20_only_the_owner_himself_must_be_there() -> None:
    game = table(3, "c31", "c34", "c31")
    factory(game, 1, "c31")
    acting(game, 0)
    assert where(game, 0) == "c31"
    assert asked(game) == "RepOrNot"


@pytest.mark.parametrize("form", ["builder", "fighter", "engineer", "mimic"])
def test_TR_170_TR_R20_the_owner_may_beat_one_intruder_in_any_form(form: str) -> None:
    game = table(3, "c31", "c31", "c31")
    factory(game, 0, "c31")
    become(game, 0, form)
    become(game, 1, "fighter")
    squad(game, 0, 0)
    squad(game, 1, 30)
    acting(game, 0)
    assert [choice for choice in choices(game) if "catch" in choice] == ["catch 2", "catch 3"]
    assert not [choice for choice in [*choices(game), *refusals(game)] if "attack" in choice]
    listener = listening(game)
    do(game, "catch 2")
    assert [where(game, seat) for seat in range(3)] == ["c31", "", "c31"]
    assert list(game.vp) == [8, 0, 0]
    assert list(game.zefs) == [26, 14, 20]
    assert list(game.residents)[:2] == [0 if form != "mimic" else 2, 30]
    assert log(listener) == [
        "CAUGHT 0 1 2",
        "REMOVED 1 2 1",
        "TOOK_ZEFS 0 1 6",
        "SCORED 0 8 0 8",
        "MISSED_TURN 1",
        "TURN_BEGINS 2 1 1",  # no other deed
    ]


def test_TR_R20_the_owner_may_leave_intruders_alone() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    do(acting(game, 0), "pass")
    assert list(game.vp) == [0, 0]
    assert where(game, 1) == "c31"  # but in his own turn


def test_TR_R17_TR_161_residents_come_before_an_intruder_is_caught() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    set_rep(game, 0, 2, 4)
    do(acting(game, 0), "catch 2")
    assert game.residents[0] == 9


def test_TR_R20_building_under_a_rivals_rover_does_nothing_at_once() -> None:
    game = table(2, "c31", "c31")
    squad(game, 0, 10)
    set_rep(game, 0, 2, 1)
    do(acting(game, 0), "build")
    assert (where(game, 1), list(game.vp), game.seat) == ("c31", [0, 0], 1)
    do(game, "pass")  # he stays: now he is
    assert (where(game, 1), list(game.vp)) == ("", [8, 0])


def test_TR_R20_capturing_under_a_rivals_rover_does_nothing_at_once() -> None:
    game = table(3, "c31", "c34", "c31")
    become(game, 0, "engineer")
    squad(game, 0, 20)
    factory(game, 1, "c31")
    do(acting(game, 0), "capture", "roll 6")
    assert cells_of(int(game.factories[0])) == ["c31"]
    assert (where(game, 2), list(game.vp)) == ("c31", [0, 0, 0])


def test_TR_R48_the_markers_of_the_owner_stay_when_his_tile_goes() -> None:
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    factory(game, 1, "c31")
    mark(game, 1, "c31")
    do(acting(game, 0, "c31"), "destroy", "roll 6")
    assert [cells_of(int(cells)) for cells in game.marked] == [[], ["c31"]]
    assert [int(cells) for cells in game.factories] == [0, 0]
