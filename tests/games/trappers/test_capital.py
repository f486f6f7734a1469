"""Capitals: TR-092 to TR-102."""

import pytest
from games.trappers.table import (
    CELL,
    acting,
    asked,
    assign,
    become,
    choices,
    do,
    give,
    hand,
    held,
    leave_in_deck,
    listening,
    log,
    mark,
    put,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    visiting,
    war,
)

from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import MARKED, NEEDS_FIGHTER, NO_ARTIFACTS_LEFT, TOO_POOR

CAPITALS = (("c21", 1), ("c41", 2), ("c52", 3), ("c25", 4), ("c36", 5), ("c56", 6))


def fighter(residents: int = 10, **options: str) -> Trappers:
    """A Fighter in the Capital of clan 4."""
    game = table(2, **options)
    become(game, 0, "fighter")
    game.residents[0] = residents
    return acting(game, 0, "c25")


def test_TR_092_peace_or_robbery() -> None:
    game = fighter()
    assert (asked(game), choices(game)) == ("Deed", ["stay", "rob"])
    assert asked(do(game.copy(), "stay")) == "RecruitOrNot"
    assert asked(do(game, "rob")) == "ThrowDie"
    assert asked(do(game, "roll 6")) == "DriveOrStay" and game.seat == 1, "nothing else after a robbery"


def test_TR_092_who_cannot_rob_stays_in_peace_unasked() -> None:
    game = table(2)
    listener = listening(game)
    acting(game, 0, "c25")
    assert asked(game) == "RecruitOrNot" and f"PEACEFUL 0 {CELL['c25']}" in log(listener)


def test_TR_093_residents_then_rep_then_an_artifact_each_once() -> None:
    game = visiting("c25")
    assert (asked(game), choices(game)) == ("RecruitOrNot", ["pass", "recruit"])
    do(game, "recruit")
    assert (asked(game), choices(game)) == ("RepOrNot", ["pass", "buy_rep"])
    do(game, "buy_rep")
    assert (asked(game), choices(game)) == ("ArtifactOrNot", ["pass", "buy_artifact"])
    do(game, "buy_artifact", "A2")
    assert game.seat == 1
    assert (game.residents[0], game.zefs[0], reps(game, 0), hand(game, 0)) == (8, 16, [0, 0, 0, 1, 0, 0], ["A2"])


@pytest.mark.parametrize("answers", range(8))
def test_TR_093_any_of_the_three(answers: int) -> None:
    game = visiting("c25")
    do(game, "recruit" if answers & 1 else "pass", "buy_rep" if answers & 2 else "pass")
    do(game, *(("buy_artifact", "A3") if answers & 4 else ("pass",)))
    assert game.seat == 1
    assert game.residents[0] == (8 if answers & 1 else 5)
    assert reps(game, 0)[3] == (1 if answers & 2 else 0)
    assert hand(game, 0) == (["A3"] if answers & 4 else [])
    assert game.is_marked(0, CELL["c25"]) == (answers & 1 == 1)


@pytest.mark.parametrize(("rep", "many"), [(-2, 1), (-1, 2), (0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_TR_094_residents_by_rep_in_this_clan(rep: int, many: int) -> None:
    for cell, clan in CAPITALS:
        game = table(2)
        for other in range(1, 7):
            set_rep(game, 0, other, 6 if rep < 3 else -2)
        set_rep(game, 0, clan, rep)
        listener = listening(acting(game, 0, cell))
        do(game, "recruit")
        assert game.residents[0] == 5 + many
        assert log(listener)[0] == f"RESIDENTS_CAME 0 {many} {5 + many} {CELL[cell]}"


def test_TR_094_once_a_round() -> None:
    game = do(visiting("c25"), "recruit", "pass", "pass")
    assert game.is_marked(0, CELL["c25"]) and not game.is_marked(1, CELL["c25"])
    acting(game, 0)
    assert asked(game) == "RepOrNot", "residents are not asked about again"
    do(acting(game, 0, "c41"), "recruit")
    assert game.residents[0] == 11, "in another Capital they are"


def test_TR_094_TR_062_what_is_refused_says_why() -> None:
    game = table(2)
    give(game, 0, "A6")
    do(acting(game, 0, "c25"), "stay")
    assert asked(game) == "RecruitOrNot"
    mark(game, 0, "c25")
    assert choices(game) == ["pass", "play A6"] and refusals(game) == {"recruit": MARKED}


def test_TR_095_rep_bought_now_raises_the_residents_only_later() -> None:
    game = table(2)
    set_rep(game, 0, 4, 3)
    do(acting(game, 0, "c25"), "recruit", "buy_rep", "pass")
    assert game.residents[0] == 8 and reps(game, 0)[3] == 4
    game.marked[0] = 0
    assert do(acting(game, 0), "recruit").residents[0] == 12


@pytest.mark.parametrize(("cell", "clan"), CAPITALS)
def test_TR_096_a_point_of_rep_in_this_clan_for_two_zefs(cell: str, clan: int) -> None:
    game = do(visiting(cell), "pass", "buy_rep")
    assert reps(game, 0) == [int(number == clan) for number in range(1, 7)] and game.zefs[0] == 18


@pytest.mark.parametrize(("zefs", "after"), [(4, ["rep", "artifact"]), (3, ["rep"]), (2, ["rep"]), (1, [])])
def test_TR_096_TR_097_only_what_can_be_paid_is_asked(zefs: int, after: list[str]) -> None:
    game = table(2)
    game.zefs[0] = zefs
    do(acting(game, 0, "c25"), "pass")
    bought = []
    if asked(game) == "RepOrNot":
        do(game, "buy_rep")
        bought.append("rep")
    if asked(game) == "ArtifactOrNot":
        do(game, "buy_artifact", "A1")
        bought.append("artifact")
    assert bought == after and game.zefs[0] == zefs - 2 * len(after) and game.seat == 1


def test_TR_097_one_artifact_a_turn_for_two_zefs() -> None:
    game = do(visiting("c25"), "pass", "pass")
    listener = listening(game)
    do(game, "buy_artifact")
    assert asked(game) == "DrawArtifact" and game.zefs[0] == 18
    do(game, "A4")
    assert hand(game, 0) == ["A4"] and game.seat == 1
    assert log(listener)[:3] == ["BOUGHT_ARTIFACT 0 18", "DREW_ARTIFACT 0 1", "DREW_WHICH 0 3 @0"]


def test_TR_097_what_is_refused_says_why() -> None:
    game = table(2)
    give(game, 0, "A6")
    do(acting(game, 0, "c25"), "stay", "pass", "pass")
    assert asked(game) == "ArtifactOrNot"
    game.zefs[0] = 1
    assert refusals(game) == {"buy_artifact": TOO_POOR}
    game.zefs[0] = 2
    assert "buy_artifact" in choices(game)
    leave_in_deck(game, ARTIFACTS)
    assert refusals(game) == {"buy_artifact": NO_ARTIFACTS_LEFT}


def test_TR_R27_from_an_empty_deck_none_is_bought() -> None:
    game = table(2)
    leave_in_deck(game, ARTIFACTS)
    do(acting(game, 0, "c25"), "pass", "pass")
    assert game.seat == 1
    leave_in_deck(game, ARTIFACTS, under=("A1",))
    assert asked(do(acting(game, 0), "pass", "pass")) == "ArtifactOrNot"


def test_TR_098_purchases_are_not_limited_by_the_round() -> None:
    game = do(visiting("c25"), "recruit", "buy_rep", "buy_artifact", "A4")
    do(acting(game, 0), "stay", "buy_rep", "buy_artifact", "A1")
    assert reps(game, 0)[3] == 2 and hand(game, 0) == ["A1", "A4"]
    other = do(visiting("c25"), "pass", "buy_rep", "buy_artifact", "A4")
    assert other.marked[0] == 0, "they need no marker"


def test_TR_099_no_robbery_after_residents_or_a_robbery_in_this_round() -> None:
    for deeds in (("stay", "recruit", "pass", "pass"), ("rob", "roll 6")):
        game = do(fighter(), *deeds)
        acting(game, 0)
        assert asked(game) == "RepOrNot", "peace is all that is left"
        give(game, 0, "A1")
        acting(game, 0)
        assert choices(game) == ["stay"] and refusals(game)["rob"] == MARKED


def test_TR_099_a_purchase_does_not_forbid_it() -> None:
    game = do(fighter(), "stay", "pass", "buy_rep", "pass")
    assert choices(acting(game, 0)) == ["stay", "rob"]


@pytest.mark.parametrize("form", ["builder", "engineer", "mimic"])
def test_TR_100_robbery_needs_a_fighter(form: str) -> None:
    game = table(2)
    give(game, 0, "A1")
    become(game, 0, form)
    acting(game, 0, "c25")
    assert choices(game) == ["stay"] and refusals(game)["rob"] == NEEDS_FIGHTER


def test_TR_101_a_robbery_brings_ten_zefs_and_costs_a_point_of_rep() -> None:
    game = fighter()
    war(game, (4, 1))
    listener = listening(game)
    do(game, "rob", "roll 6")
    assert game.zefs[0] == 30 and reps(game, 0) == [1, 0, 0, -1, 0, 0], "mirrored"
    assert game.residents[0] == 10
    assert log(listener)[:4] == [
        f"RAID_DECLARED 0 {CELL['c25']} 1 -1",
        "DIE_FELL 0 6 1",
        "RAID_ROLLED 0 6 16 16",
        f"RAID_WON 0 1 {CELL['c25']} 10",
    ]


def test_TR_101_a_failed_one_brings_and_costs_nothing_but_residents() -> None:
    game = do(fighter(), "rob", "roll 5")
    assert (game.zefs[0], reps(game, 0), int(game.residents[0])) == (20, [0] * 6, 9)


@pytest.mark.parametrize("face", [5, 6])
def test_TR_102_the_marker_lies_there_whatever_the_outcome(face: int) -> None:
    game = fighter()
    war(game)
    do(game, "rob", f"roll {face}")
    assert game.is_marked(0, CELL["c25"]) and not game.is_marked(1, CELL["c25"])
    become(game, 0, "builder")
    assert asked(acting(game, 0)) == "RepOrNot", "no residents in this round"


def test_TR_063_TR_099_a_marker_binds_only_its_owner() -> None:
    game = do(fighter(), "rob", "roll 6")
    become(game, 1, "fighter")
    put(game, 1, "c25")
    assert "rob" in choices(do(turn_of(game, 1), "pass"))
    do(game, "stay", "recruit")
    assert game.residents[1] == 8


def test_H03_counts_the_peaceful_stay() -> None:
    game = table(2)
    assign(game, 0, "H03")
    do(acting(game, 0, "c25"), "stay")
    assert held(game, 0) == {"H03": 1 << 3}
