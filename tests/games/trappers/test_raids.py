"""Raids with a die on Capitals and settlements (TR-144 to TR-158, TR-101, TR-102, TR-R05, TR-R12, TR-R40, TR-R44)."""

from __future__ import annotations

from typing import Any

import pytest
from games.trappers.deeds import raider, squad
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
    give,
    hand,
    listening,
    log,
    outcomes,
    refusals,
    reps,
    set_rep,
    table,
    under,
    visiting,
    war,
    where,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import (
    MARKED,
    NAME_USED,
    NEEDS_ENGINEER,
    NEEDS_FIGHTER,
    NO_TILE_LEFT,
    TOO_POOR,
    WRONG_MOMENT,
)
from igroteka.games.trappers.view.build import view_of
from igroteka.games.trappers.view.types import Raid


def robber(residents: int, rep: int = 0, **options: Any) -> Trappers:
    """A Fighter before the Capital of clan 2."""
    game = table(2, **options)
    become(game, 0, "fighter")
    squad(game, 0, residents)
    set_rep(game, 0, 2, rep)
    return acting(game, 0, "c41")


def on_city(residents: int, rep: int = 0, owners_rep: int = 0) -> Trappers:
    """A Fighter in the City of trapper 1."""
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, residents)
    set_rep(game, 0, 2, rep)
    set_rep(game, 1, 2, owners_rep)
    city(game, 1, "c31")
    return acting(game, 0, "c31")


# --- who may ---


@pytest.mark.parametrize("form", ["builder", "engineer", "mimic"])
def test_TR_144_a_capital_is_robbed_by_fighters_alone(form: str) -> None:
    assert "rob" in choices(visiting("c41", "fighter"))
    game = table(2)
    become(game, 0, form)
    assign(game, 0, "H08")
    assert refusals(acting(game, 0, "c41")) == {"rob": NEEDS_FIGHTER}


@pytest.mark.parametrize("form", ["builder", "engineer", "mimic"])
def test_TR_144_settlements_are_raided_by_fighters_alone(form: str) -> None:
    for build, deed in ((factory, "destroy"), (city, "damage")):
        game = table(2)
        become(game, 0, form)
        build(game, 1, "c31")
        assign(game, 0, "H08")
        assert refusals(acting(game, 0, "c31"))[deed] == NEEDS_FIGHTER
        become(game, 0, "fighter")
        assert deed in choices(acting(game, 0, "c31"))


@pytest.mark.parametrize("form", ["builder", "fighter", "mimic"])
def test_TR_144_capture_is_for_engineers_alone(form: str) -> None:
    assert "capture" in choices(raider("engineer", 10))
    game = table(2)
    become(game, 0, form)
    factory(game, 1, "c31")
    assign(game, 0, "H08")
    assert refusals(acting(game, 0, "c31"))["capture"] == NEEDS_ENGINEER


def test_TR_144_the_wasteland_is_open_to_every_form() -> None:
    for form in ("builder", "fighter", "engineer", "mimic"):
        game = table(2)
        become(game, 0, form)
        squad(game, 0, 10)
        assert "raid" in choices(acting(game, 0, "c31"))


# --- the die ---


def test_TR_147_one_die_once_for_attack_and_losses() -> None:
    game = do(robber(13), "rob")
    assert outcomes(game) == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
    do(game, "roll 3")  # 13 + 3 = 16
    assert (game.zefs[0], game.residents[0]) == (30, 10)
    assert (asked(game), game.seat) == ("DriveOrStay", 1)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_TR_152_losses_are_six_less_the_die_won_or_lost(face: int) -> None:
    for residents in (9, 40):
        game = do(raider("fighter", residents), "destroy", f"roll {face}")
        assert game.residents[0] == residents - 6 + face
        assert (game.factories[1] == 0) is (residents == 40)


@pytest.mark.parametrize(("residents", "after"), [(5, 0), (4, 0), (6, 1), (0, 0)])
def test_TR_152_TR_R38_never_below_nothing(residents: int, after: int) -> None:
    game = do(raider("fighter", residents), "destroy", "roll 1")
    assert game.residents[0] == after
    assert game.seat == 1
    assert asked(do(game, "pass")) == "DriveOrStay"  # he plays on
    assert game.seat == 0


# --- Capital ---


@pytest.mark.parametrize(("face", "won"), [(3, False), (4, True), (5, True)])
def test_TR_145_TR_148_a_capital_has_sixteen_and_equal_is_enough(face: int, won: bool) -> None:
    game = robber(12, rep=6)  # which does not count
    listener = listening(game)
    do(game, "rob", f"roll {face}")
    assert game.zefs[0] == (30 if won else 20)
    assert reps(game, 0) == [0, 5 if won else 6, 0, 0, 0, 0]
    result = ["RAID_WON 0 1 3 10", "REP_CHANGED 0 1 6 5"] if won else ["RAID_LOST 0 1 3"]
    assert log(listener) == [
        "RAID_DECLARED 0 3 1 -1",
        f"DIE_FELL 0 {face} 1",
        f"RAID_ROLLED 0 {face} {12 + face} 16",
        f"RESIDENTS_LOST 0 {6 - face} {6 + face}",
        *result,
        "TURN_BEGINS 1 1 1",
    ]


def test_TR_148_bad_standing_does_not_count_before_a_capital_either() -> None:
    assert do(robber(12, rep=-2), "rob", "roll 4").zefs[0] == 30


def test_TR_148_the_mirror_of_a_robbery() -> None:
    game = robber(20)
    war(game, (2, 5))
    do(game, "rob", "roll 6")
    assert reps(game, 0) == [0, -1, 0, 0, 1, 0]


@pytest.mark.parametrize("face", [1, 6])
def test_TR_155_a_robbery_leaves_its_marker_won_or_lost(face: int) -> None:
    game = do(robber(10), "rob", f"roll {face}")
    assert cells_of(int(game.marked[0])) == ["c41"]
    assign(game, 0, "H08")  # so that he is asked
    assert refusals(acting(game, 0))["rob"] == MARKED


def test_TR_R12_a_failed_robbery_costs_rep_only_by_option() -> None:
    for option, rep in (("off", 0), ("on", -1)):
        game = robber(9, rep_loss_on_failed_robbery=option)
        war(game, (2, 4))
        do(game, "rob", "roll 6")
        assert reps(game, 0) == [0, rep, 0, -rep, 0, 0]
        assert game.zefs[0] == 20


def test_TR_R12_with_the_option_a_robbery_that_succeeds_costs_one_point_only() -> None:
    assert reps(do(robber(20, rep_loss_on_failed_robbery="on"), "rob", "roll 6"), 0) == [0, -1, 0, 0, 0, 0]


def test_TR_R12_with_the_option_failing_at_a_settlement_still_costs_none() -> None:
    for deed, form in (("destroy", "fighter"), ("capture", "engineer")):
        assert reps(do(raider(form, 5, rep_loss_on_failed_robbery="on"), deed, "roll 6"), 0) == [0] * 6


def test_TR_R49_other_rovers_do_not_keep_a_robber_away() -> None:
    game = table(2, "c41", "c41")
    become(game, 0, "fighter")
    assert choices(acting(game, 0)) == ["stay", "rob", "attack 2"]


# --- Factory ---


def test_TR_156_the_example_of_the_rules() -> None:
    game = raider("fighter", 12, rep=2, owners_rep=1)
    listener = listening(game)
    do(game, "destroy", "roll 3")
    assert (game.residents[0], game.zefs[0]) == (9, 24)
    assert cells_of(int(game.factories[1])) == []
    assert game.tiles_left(1) == 6
    assert log(listener) == [
        "RAID_DECLARED 0 2 2 1",
        "DIE_FELL 0 3 2",
        "RAID_ROLLED 0 3 17 17",
        "RESIDENTS_LOST 0 3 9",
        "RAID_WON 0 2 2 4",
        "TILE_GONE 1 2",
        "TURN_BEGINS 1 1 1",
    ]


@pytest.mark.parametrize(
    ("residents", "rep", "owners_rep", "face", "won"),
    [
        (10, 0, 0, 6, True),
        (9, 0, 0, 6, False),
        (8, 2, 0, 6, True),
        (8, 1, 0, 6, False),
        (13, -2, 1, 6, True),
        (13, -2, 2, 6, False),
        (8, 0, -2, 6, True),
        (15, 0, 0, 1, True),
        (15, 0, 0, 2, True),
        (14, 0, 0, 1, False),
    ],
)
def test_TR_131_TR_145_TR_149_TR_150_the_attack_on_a_factory(
    residents: int, rep: int, owners_rep: int, face: int, won: bool
) -> None:
    for form, deed in (("fighter", "destroy"), ("engineer", "capture")):
        game = raider(form, residents, rep, owners_rep)
        shown = view_of(game, 1).raids[0]
        assert (shown.strength, shown.defence) == (residents + rep, 16 + owners_rep)
        do(game, deed, f"roll {face}")
        assert (game.factories[1] == 0) is won


def test_TR_149_TR_R40_the_bank_pays_the_booty() -> None:
    game = do(raider("fighter", 20), "destroy", "roll 6")
    assert list(game.zefs) == [24, 20]
    assert [int(cells) for cells in game.factories] == [0, 0]
    assert cells_of(int(game.marked[0])) == []


def test_TR_158_both_reps_are_those_with_the_clan_of_the_cell() -> None:
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 10)
    factory(game, 1, "c31")
    for clan in (1, 3, 4, 5, 6):
        set_rep(game, 0, clan, 5)
        set_rep(game, 1, clan, 3)
    acting(game, 0, "c31")
    assert view_of(game, 0).raids == (Raid(2, 10, 16),)


def test_TR_157_no_clan_minds_a_raid_on_a_settlement() -> None:
    for form, deed in (("fighter", "destroy"), ("engineer", "capture")):
        game = raider(form, 20)
        war(game, (2, 5))
        do(game, deed, "roll 6")
        assert reps(game, 0) == [0] * 6
        assert reps(game, 1) == [0] * 6
    assert reps(do(on_city(30), "damage", "roll 6"), 0) == [0] * 6


def test_TR_154_the_form_does_not_count_in_raids() -> None:
    assert view_of(raider("fighter", 10), 0).raids == (Raid(2, 10, 16),)
    assert view_of(raider("engineer", 10), 0).raids == (Raid(2, 10, 16),)
    assert view_of(robber(10), 0).raids == (Raid(1, 10, 16),)
    assert do(raider("fighter", 9), "destroy", "roll 6").factories[1] != 0  # 9 + 3 + 6 would do
    assert do(raider("engineer", 10), "capture", "roll 6").factories[1] == 0  # 10 - 2 + 6 would not


def test_TR_155_a_failed_raid_changes_nothing_but_the_losses() -> None:
    for form, deed in (("fighter", "destroy"), ("engineer", "capture")):
        game = raider(form, 10)
        war(game, (2, 5))
        do(game, deed, "roll 2")
        assert cells_of(int(game.factories[1])) == ["c31"]
        assert (list(game.zefs), list(game.residents)) == ([20, 20], [6, 5])
        assert [int(cells) for cells in game.marked] == [0, 0]
        assert (reps(game, 0), where(game, 0)) == ([0] * 6, "c31")
    game = do(on_city(10), "damage", "roll 2")
    assert cells_of(int(game.cities[1])) == ["c31"]
    assert (list(game.zefs), game.marked[0], game.residents[0]) == ([20, 20], 0, 6)


# --- capture ---


def test_TR_150_TR_153_TR_R48_a_capture_changes_the_tile_and_leaves_two_behind() -> None:
    game = raider("engineer", 13)
    game.mark(1, CELL["c31"])
    listener = listening(game)
    do(game, "capture", "roll 3")
    assert (game.residents[0], list(game.zefs)) == (8, [16, 20])  # 3 lost, 2 left; TR-R40: the bank's
    assert [cells_of(int(cells)) for cells in game.factories] == [["c31"], []]
    assert [cells_of(int(cells)) for cells in game.marked] == [["c31"], ["c31"]]
    assert (game.tiles_left(0), game.tiles_left(1)) == (5, 6)
    assert reps(game, 0) == [0] * 6  # TR-R16: no point for it
    assert log(listener) == [
        "RAID_DECLARED 0 2 3 1",
        "DIE_FELL 0 3 3",
        "RAID_ROLLED 0 3 16 16",
        "RESIDENTS_LOST 0 3 10",
        "RAID_WON 0 3 2 -4",
        "RESIDENTS_LOST 0 2 8",
        "CAPTURED 0 2 1",
        "TURN_BEGINS 1 1 1",
    ]


def test_TR_150_the_captor_gets_no_residents_there_this_round() -> None:
    game = do(raider("engineer", 20, rep=3), "capture", "roll 6")
    before = int(game.residents[0])
    acting(game, 0)
    assert game.residents[0] == before


def test_TR_153_whoever_has_fewer_leaves_what_remains() -> None:
    for residents, after in ((3, 0), (2, 0), (1, 0), (4, 1)):
        game = table(2)
        become(game, 0, "engineer")
        squad(game, 0, residents)
        set_rep(game, 0, 2, 6)
        set_rep(game, 1, 2, -2)
        factory(game, 1, "c31")
        give(game, 0, "A4")
        do(acting(game, 0, "c31"), "capture", "play A4", "roll 5")  # r + 6 + 4 + 5 against 14
        assert (game.residents[0], cells_of(int(game.factories[0]))) == (after, ["c31"])


@pytest.mark.parametrize(("option", "zefs"), [("pay_four", -4), ("nothing", 0), ("gain_four", 4)])
def test_TR_150_the_price_of_a_capture_is_an_option(option: str, zefs: int) -> None:
    game = do(raider("engineer", 20, capture_zefs=option), "capture", "roll 6")
    assert list(game.zefs) == [20 + zefs, 20]
    game = do(raider("engineer", 5, capture_zefs=option), "capture", "roll 6")
    assert list(game.zefs) == [20, 20]  # only on success


def test_TR_150_four_zefs_must_be_there_to_declare_a_capture_if_they_are_to_be_paid() -> None:
    assert do(raider("engineer", 20, zefs=4), "capture", "roll 6").zefs[0] == 0
    poor = raider("engineer", 20, zefs=3, capture_zefs="pay_four")
    assert asked(poor) == "RepOrNot"  # he could only stay
    poor = raider("engineer", 20, zefs=0)
    assign(poor, 0, "H08")
    assert refusals(acting(poor, 0))["capture"] == TOO_POOR
    for option in ("nothing", "gain_four"):
        assert "capture" in choices(raider("engineer", 20, zefs=0, capture_zefs=option))


def test_TR_R29_with_six_tiles_on_the_board_nobody_captures() -> None:
    game = raider("engineer", 20)
    factory(game, 0, "c11", "c12", "c13", "c51")
    city(game, 0, "c53")
    assert "capture" in choices(game)
    factory(game, 0, "c62")
    assert refusals(game)["capture"] == NO_TILE_LEFT


# --- City ---


@pytest.mark.parametrize(
    ("residents", "rep", "owners_rep", "won"),
    [(18, 0, 0, True), (17, 0, 0, False), (17, 2, 1, True), (17, 1, 1, False), (18, 0, 1, False)],
)
def test_TR_131_TR_151_a_city_has_twenty_four(residents: int, rep: int, owners_rep: int, won: bool) -> None:
    game = on_city(residents, rep, owners_rep)
    assert view_of(game, 0).raids == (Raid(4, residents + rep, 24 + owners_rep),)
    do(game, "damage", "roll 6")
    assert (game.cities[1] == 0) is won


def test_TR_151_a_damaged_city_is_a_factory_of_its_owner() -> None:
    game = on_city(20)
    listener = listening(game)
    do(game, "damage", "roll 5")
    assert (cells_of(int(game.factories[1])), cells_of(int(game.cities[1]))) == (["c31"], [])
    assert (list(game.zefs), game.residents[0], list(game.vp)) == ([24, 20], 19, [0, 0])
    assert log(listener)[4:6] == ["RAID_WON 0 4 2 4", "CITY_DAMAGED 1 2"]


# --- artifacts in raids ---


def test_TR_147_an_amplifier_before_the_die_counts_for_this_raid() -> None:
    game = robber(10)
    give(game, 0, "A4", "A5")
    do(game, "rob")
    assert (asked(game), choices(game)) == ("RollOrPlay", ["pass", "play A4"])
    assert refusals(game) == {"play A5": WRONG_MOMENT}
    do(game, "play A4")
    assert view_of(game, 1).raids == (Raid(1, 14, 16),)
    assert choices(game) == ["pass"]
    do(game, "pass", "roll 2")
    assert (asked(game), choices(game)) == ("KeepOrPlay", ["pass", "play A5"])
    do(game, "pass")
    assert (game.zefs[0], game.residents[0]) == (30, 6)
    assert (hand(game, 0), under(game, 0)) == (["A5"], ["A4"])


def test_TR_147_the_amplifier_is_spent_with_its_raid() -> None:
    game = robber(10)
    give(game, 0, "A4", "A4")
    do(game, "rob", "play A4")
    assert refusals(game) == {"play A4": NAME_USED}
    do(game, "pass", "roll 1", "pass", "pass")  # the second one is no help after the die
    squad(game, 0, 12)
    do(acting(game, 0, "c52"), "rob", "pass", "roll 1", "pass")
    assert game.zefs[0] == 20  # 12 + 1: without it


def test_TR_152_a_cocoon_spares_the_losses_but_not_those_left_behind() -> None:
    game = raider("engineer", 20)
    give(game, 0, "A5")
    do(game, "capture", "pass", "roll 1", "play A5")
    assert (game.residents[0], cells_of(int(game.factories[0]))) == (18, ["c31"])
    game = robber(5)
    give(game, 0, "A5")
    assert do(game, "rob", "pass", "roll 1", "play A5").residents[0] == 5


def test_TR_147_a_loop_throws_the_die_again_and_the_cocoon_may_follow() -> None:
    game = robber(12)
    give(game, 0, "A5", "A8")
    do(game, "rob", "pass", "roll 1")
    assert choices(game) == ["pass", "play A5", "play A8"]
    do(game, "play A8", "roll 4")
    assert choices(game) == ["pass", "play A5"]
    do(game, "play A5")
    assert (game.residents[0], game.zefs[0]) == (12, 30)


def test_TR_147_after_a_loop_the_new_result_stands() -> None:
    game = robber(12)
    give(game, 0, "A8")
    do(game, "rob", "pass", "roll 6", "play A8", "roll 2")
    assert (game.residents[0], game.zefs[0], game.seat) == (8, 20, 1)


def test_TR_R44_a_hopeless_raid_may_be_tried() -> None:
    assert "rob" in choices(robber(0))
    assert "destroy" in choices(raider("fighter", 0, rep=-2, owners_rep=6))
    assert "damage" in choices(on_city(0))
    assert "capture" in choices(raider("engineer", 0))
    assert do(robber(0), "rob", "roll 6").zefs[0] == 20
