"""Meetings of trappers (TR-159 to TR-176, TR-192, TR-R06, TR-R18 to TR-R22, TR-R38)."""

from __future__ import annotations

from typing import Any

import pytest
from games.trappers.deeds import squad
from games.trappers.table import (
    CELL,
    acting,
    asked,
    assign,
    become,
    cells_of,
    choices,
    do,
    factory,
    give,
    hand,
    held,
    listening,
    log,
    outcomes,
    put,
    refusals,
    reps,
    sampled,
    set_rep,
    table,
    turn_of,
    where,
)

from igroteka.engine.seats import OVER
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import NEEDS_FIGHTER, NO_BATTLE_HERE
from igroteka.games.trappers.view.build import view_of


def meeting(
    cell: str = "c31",
    residents: tuple[int, int] = (10, 10),
    reps_here: tuple[int, int] = (0, 0),
    forms: tuple[str, str] = ("fighter", "builder"),
    zefs: tuple[int, int] = (20, 20),
    **options: Any,
) -> Trappers:
    """Trapper 0 is to act on a cell where he meets trapper 1."""
    game = table(2, cell, cell, **options)
    for seat in range(2):
        become(game, seat, forms[seat])
        squad(game, seat, residents[seat], zefs[seat])
        set_rep(game, seat, 2, reps_here[seat])
    return acting(game, 0)


# --- who may attack whom, and where ---


@pytest.mark.parametrize("cell", ["c31", "c34", "c41", "c23", "c54"])
def test_TR_159_TR_160_TR_192_a_fighter_may_attack_on_every_kind_of_cell_but_one(cell: str) -> None:
    assert "attack 2" in choices(meeting(cell))


def test_TR_159_TR_192_not_on_something() -> None:
    game = meeting("c33")
    assert "attack 2" not in choices(game)
    assert refusals(game)["attack 2"] == NO_BATTLE_HERE


def test_TR_159_trappers_on_other_cells_or_off_the_board_are_not_met() -> None:
    game = table(4, "c31", "c32", "c31", "c31")
    become(game, 0, "fighter")
    put(game, 3, "")
    assert [choice for choice in choices(acting(game, 0)) if "attack" in choice] == ["attack 3"]
    assert [choice for choice in refusals(game) if "attack" in choice] == []


@pytest.mark.parametrize("form", ["builder", "engineer", "mimic"])
def test_TR_160_TR_192_only_fighters_attack(form: str) -> None:
    game = meeting(forms=(form, "builder"))
    assert "attack 2" not in choices(game)
    assert refusals(game)["attack 2"] == NEEDS_FIGHTER


def test_TR_161_the_rongauts_die_comes_first() -> None:
    game = meeting("c22")
    assert asked(game) == "ThrowDie"
    do(game, "roll 2")
    assert game.residents[0] == 8
    assert choices(game) == ["pass", "buy_rep", "attack 2"]


@pytest.mark.parametrize("cell", ["c31", "c41", "c22", "c23", "c54"])
def test_TR_162_after_an_attack_there_is_no_other_deed(cell: str) -> None:
    game = table(3, cell, cell, cell)
    become(game, 0, "fighter")
    acting(game, 0)
    if cell == "c22":
        do(game, "roll 1")
    do(game, "attack 2", "roll 3 against 3")
    assert (asked(game), game.seat) == ("DriveOrStay", 2)  # the loser misses his turn


def test_TR_162_nor_an_attack_after_another_deed() -> None:
    game = meeting("c23")
    give(game, 0, "A1")
    assert "attack 2" in choices(acting(game, 0))
    do(game, "sell A1")
    assert asked(game) == "Deed"
    assert "attack 2" not in choices(game)
    game = meeting("c54")
    squad(game, 0, 20)
    assign(game, 0, "O08")
    do(acting(game, 0), "leave O08", *["choose_clan medok", "choose_clan tafgar", "choose_clan zvagass"])
    do(game, "choose_clan kishkua")
    assert "attack 2" not in choices(game)


def test_TR_160_what_is_done_besides_does_not_spend_the_attack() -> None:
    game = meeting("c31", forms=("builder", "builder"))
    give(game, 0, "A6")
    assign(game, 0, "H08")
    do(acting(game, 0), "give_up H08", "play A6", "become fighter")
    assert "attack 2" in choices(game)


@pytest.mark.parametrize("form", ["builder", "fighter", "engineer", "mimic"])
def test_TR_163_the_target_may_have_any_form_and_is_not_asked(form: str) -> None:
    game = do(meeting(forms=("fighter", form)), "attack 2")
    assert asked(game) == "ThrowBoth"


def test_TR_164_TR_R21_no_attack_where_a_settlement_stands() -> None:
    game = table(3, "c31", "c31", "c43")
    become(game, 0, "fighter")
    factory(game, 2, "c31")
    acting(game, 0)
    assert "attack 2" not in choices(game)
    assert refusals(game)["attack 2"] == NO_BATTLE_HERE


def test_TR_R22_one_attack_on_one_target_of_choice() -> None:
    game = table(4, "c31", "c31", "c31", "c31")
    become(game, 0, "fighter")
    acting(game, 0)
    assert [choice for choice in choices(game) if "attack" in choice] == ["attack 2", "attack 3", "attack 4"]
    do(game, "attack 3", "roll 6 against 1")
    assert [where(game, seat) for seat in range(4)] == ["c31", "c31", "", "c31"]
    assert (list(game.vp), game.seat) == ([8, 0, 0, 0], 1)


# --- the dice ---


def test_TR_165_both_roll_one_die() -> None:
    game = do(meeting(), "attack 2")
    assert [weight for _, weight in outcomes(game)] == [1] * 36
    assert {outcome for outcome, _ in outcomes(game)} == sampled(game)
    listener = listening(game)
    do(game, "roll 5 against 2")
    assert log(listener)[:2] == ["DIE_FELL 0 5 5", "DIE_FELL 1 2 5"]
    assert list(game.residents) == [9, 6]


def test_TR_171_the_example_of_the_rules() -> None:
    game = meeting(residents=(10, 12), reps_here=(2, 3))
    listener = listening(game)
    do(game, "attack 2", "roll 5 against 3")
    assert list(game.residents) == [9, 9]
    assert list(game.vp) == [8, 0]
    assert log(listener) == [
        "BATTLE 0 1 2",
        "DIE_FELL 0 5 5",
        "DIE_FELL 1 3 5",
        "BATTLE_ROLLED 0 5 20 1",
        "BATTLE_ROLLED 1 3 18",
        "RESIDENTS_LOST 0 1 9",
        "RESIDENTS_LOST 1 3 9",
        "BATTLE_WON 0 1 2 1",
        "REMOVED 1 2 1",
        "TOOK_ZEFS 0 1 6",
        "SCORED 0 8 0 8",
        "MISSED_TURN 1",
        "TURN_BEGINS 0 2 1",
    ]


@pytest.mark.parametrize(("form", "force"), [("builder", 10), ("fighter", 13), ("engineer", 8), ("mimic", 12)])
def test_TR_166_TR_167_the_form_counts_on_either_side(form: str, force: int) -> None:
    game = meeting(forms=("fighter", form))
    assert [trapper.force for trapper in view_of(game, 0).trappers] == [13, force]
    listener = listening(game)
    do(game, "attack 2", "roll 6 against 1")
    assert log(listener)[3:5] == ["BATTLE_ROLLED 0 6 19 1", f"BATTLE_ROLLED 1 1 {force + 1}"]


def test_TR_166_the_rep_is_that_on_the_cell() -> None:
    game = meeting(reps_here=(-2, 4))
    set_rep(game, 0, 3, 6)
    set_rep(game, 1, 1, 6)
    listener = listening(game)
    do(game, "attack 2", "roll 1 against 1")
    assert log(listener)[3:5] == ["BATTLE_ROLLED 0 1 12 1", "BATTLE_ROLLED 1 1 15"]
    game = meeting("c34", reps_here=(5, 5))  # white: nobody's
    assert [trapper.force for trapper in view_of(game, 0).trappers] == [13, 10]


@pytest.mark.parametrize(
    ("dice", "winner"), [("2 against 4", 0), ("1 against 4", -1), ("1 against 5", 1), ("6 against 6", 0)]
)
def test_TR_168_TR_192_TR_R19_only_the_strictly_higher_total_wins(dice: str, winner: int) -> None:
    game = do(meeting(), "attack 2", f"roll {dice}")  # 13 against 10
    assert list(game.vp) == [8 if winner == 0 else 0, 0]
    assert [where(game, 0), where(game, 1)] == ["" if winner == 1 else "c31", "" if winner == 0 else "c31"]


def test_TR_R19_a_tie_costs_residents_and_nothing_else() -> None:
    game = meeting()
    listener = listening(game)
    do(game, "attack 2", "roll 1 against 4")
    assert list(game.residents) == [5, 8]
    assert (list(game.vp), list(game.zefs), game.skips) == ([0, 0], [20, 20], 0)
    assert [where(game, seat) for seat in range(2)] == ["c31", "c31"]
    assert not game.has_beaten(0, 1)
    assert log(listener)[-2:] == ["BATTLE_TIED 0 1 14", "TURN_BEGINS 1 1 1"]


@pytest.mark.parametrize(("mine", "other"), [(1, 6), (6, 1), (3, 3)])
def test_TR_169_each_loses_six_less_the_own_die(mine: int, other: int) -> None:
    game = do(meeting(), "attack 2", f"roll {mine} against {other}")
    assert list(game.residents) == [4 + mine, 4 + other]


def test_TR_169_TR_R38_no_more_than_there_are() -> None:
    game = do(meeting(residents=(4, 2)), "attack 2", "roll 1 against 1")
    assert list(game.residents) == [0, 0]


def test_TR_169_losses_come_after_the_totals() -> None:
    game = do(meeting(residents=(6, 10)), "attack 2", "roll 5 against 3")  # 14 against 13; 13 against 10 if later
    assert list(game.vp) == [8, 0]
    game = do(meeting(residents=(9, 10)), "attack 2", "roll 2 against 5")  # 14 against 15; 10 against 14 if later
    assert where(game, 0) == ""


# --- the spoils ---


@pytest.mark.parametrize(("zefs", "taken"), [(20, 6), (6, 6), (5, 5), (0, 0)])
def test_TR_172_eight_points_six_zefs_and_a_mark(zefs: int, taken: int) -> None:
    game = do(meeting(zefs=(20, zefs)), "attack 2", "roll 6 against 1")
    assert list(game.vp) == [8, 0]
    assert list(game.zefs) == [20 + taken, zefs - taken]
    assert view_of(game, 0).trappers[0].beaten == (1,)
    assert view_of(game, 0).trappers[1].beaten == ()


def test_TR_173_an_opponent_already_marked_brings_nothing() -> None:
    game = meeting()
    game.mark_victory(0, 1)
    listener = listening(game)
    do(game, "attack 2", "roll 6 against 1")
    assert (list(game.vp), list(game.zefs)) == ([0, 0], [20, 20])
    assert where(game, 1) == ""  # TR-174: but is removed
    assert not [line for line in log(listener) if "SCORED" in line or "TOOK" in line]


def test_TR_172_every_opponent_is_marked_apart() -> None:
    game = table(4, "c31", "c31", "c31", "c31")
    become(game, 0, "fighter")
    squad(game, 0, 30)
    game.mark_victory(1, 3)
    do(acting(game, 0), "attack 4", "roll 6 against 1")
    do(acting(game, 0), "attack 2", "roll 6 against 1")
    assert view_of(game, 0).trappers[0].beaten == (1, 3)
    assert view_of(game, 0).trappers[1].beaten == (3,)
    assert list(game.vp) == [16, 0, 0, 0]


def test_TR_173_no_points_for_catching_one_already_marked() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    game.mark_victory(0, 1)
    do(acting(game, 0), "catch 2")
    assert (list(game.vp), list(game.zefs), where(game, 1)) == ([0, 0], [20, 20], "")


def test_TR_172_a_victory_that_wins_the_game_ends_it_at_once() -> None:
    game = meeting()
    game.vp[0] = 12
    do(game, "attack 2", "roll 6 against 1")
    assert (game.seat, list(game.vp), game.winners()) == (OVER, [20, 0], [0])
    assert list(game.zefs) == [26, 14]


def test_TR_174_TR_R18_an_attacker_who_loses_is_removed_and_nobody_scores() -> None:
    game = meeting()
    listener = listening(game)
    do(game, "attack 2", "roll 1 against 6")
    assert (where(game, 0), where(game, 1)) == ("", "c31")
    assert (list(game.vp), list(game.zefs)) == ([0, 0], [20, 20])
    assert not game.has_beaten(1, 0)
    assert log(listener)[-3:] == ["BATTLE_WON 1 0 2", "REMOVED 0 2 1", "TURN_BEGINS 1 1 1"]


def test_TR_R18_defender_scores_by_option() -> None:
    game = do(meeting(defender_scores="on", zefs=(4, 20)), "attack 2", "roll 1 against 6")
    assert (list(game.vp), list(game.zefs)) == ([0, 8], [0, 24])
    assert view_of(game, 0).trappers[1].beaten == (0,)
    assert where(game, 0) == ""
    game = meeting(defender_scores="on")
    game.mark_victory(1, 0)
    do(game, "attack 2", "roll 1 against 6")
    assert list(game.vp) == [0, 0]
    game = do(meeting(defender_scores="on"), "attack 2", "roll 1 against 4")
    assert list(game.vp) == [0, 0]  # a tie is none
    game = do(meeting(defender_scores="on"), "attack 2", "roll 6 against 4")
    assert list(game.vp) == [8, 0]


def test_TR_R18_a_defender_who_wins_does_not_win_as_the_attacker() -> None:
    game = meeting(defender_scores="on")
    assign(game, 1, "O10")
    do(game, "attack 2", "roll 1 against 6")
    assert (list(game.vp), held(game, 1)) == ([0, 8], {"O10": 0})


# --- the loser ---


def test_TR_175_the_loser_misses_a_turn_then_enters_and_plays() -> None:
    game = do(meeting(), "attack 2", "roll 6 against 1")
    assert (game.seat, game.turn) == (0, 2)  # the other missed his
    do(game, "pass", "pass")
    assert (asked(game), game.turn) == ("Enter", 2)
    assert outcomes(game) == [(cell, 1) for cell in range(36)]
    assert sampled(game) == set(range(36))
    listener = listening(game)
    do(game, "c65")
    assert (where(game, 1), game.heading(1)) == ("c65", FREE)
    assert (asked(game), game.seat) == ("DriveOrStay", 1)
    assert log(listener) == [f"ENTERED 1 {CELL['c65']} 6 5"]


def test_TR_175_also_the_attacker_who_loses() -> None:
    game = do(meeting(), "attack 2", "roll 1 against 6", "pass", "pass")
    assert (game.seat, game.turn, asked(game)) == (1, 2, "DriveOrStay")  # his next turn was missed
    do(game, "pass", "pass")
    assert (game.turn, asked(game)) == (3, "Enter")


@pytest.mark.parametrize(("dice", "loser"), [("6 against 1", 1), ("1 against 6", 0)])
def test_TR_175_with_defeat_skip_none_he_enters_at_once_in_his_next_turn(dice: str, loser: int) -> None:
    game = do(meeting(defeat_skip="none"), "attack 2", f"roll {dice}")
    if loser == 0:
        do(game, "pass", "pass")
    assert asked(game) == "Enter"
    do(game, "c34")
    assert game.seat == loser


def test_TR_175_a_defeat_does_not_add_to_a_turn_to_be_missed() -> None:
    for option in ("one", "none"):
        game = meeting(defeat_skip=option)
        game.set_skips(1, 1)
        do(game, "attack 2", "roll 6 against 1")
        assert (game.seat, game.must_miss(1)) == (0, 0)  # one turn was missed, no more are


def test_TR_176_the_loser_keeps_all_else() -> None:
    game = meeting(reps_here=(0, 3), forms=("fighter", "engineer"))
    give(game, 1, "A1", "A7")
    assign(game, 1, "H05", progress=2)
    factory(game, 1, "c11")
    game.mark(1, CELL["c11"])
    game.vp[1] = 5
    do(game, "attack 2", "roll 6 against 4")
    assert (game.residents[1], game.zefs[1], game.vp[1], game.form(1)) == (8, 14, 5, 2)
    assert (reps(game, 1), hand(game, 1), held(game, 1)) == ([0, 3, 0, 0, 0, 0], ["A1", "A7"], {"H05": 2})
    assert (cells_of(int(game.factories[1])), cells_of(int(game.marked[1]))) == (["c11"], ["c11"])


# --- artifacts in battles ---


def test_TR_166_an_amplifier_adds_to_the_attackers_total() -> None:
    game = meeting(residents=(6, 10))
    give(game, 0, "A4")
    do(game, "attack 2", "play A4", "roll 3 against 5")  # 6 + 3 + 4 + 3 = 16 against 15
    assert list(game.vp) == [8, 0]


def test_TR_166_only_the_attacker_is_asked_for_artifacts() -> None:
    game = meeting()
    give(game, 1, "A4", "A5", "A8")
    do(game, "attack 2", "roll 6 against 1")
    assert list(game.residents) == [10, 5]


def test_TR_169_a_cocoon_spares_the_attackers_losses_alone() -> None:
    game = meeting()
    give(game, 0, "A5")
    do(game, "attack 2", "pass", "roll 1 against 1", "play A5")
    assert list(game.residents) == [10, 5]


def test_TR_165_a_loop_throws_the_attackers_die_alone() -> None:
    game = meeting()
    give(game, 0, "A8")
    do(game, "attack 2", "pass", "roll 1 against 6", "play A8")
    assert outcomes(game) == [(face, 1) for face in range(1, 7)]
    do(game, "roll 5")  # 18 against 16
    assert (list(game.vp), list(game.residents)) == ([8, 0], [9, 10])


def test_TR_R38_a_trapper_without_residents_fights_on() -> None:
    game = do(meeting(residents=(0, 0)), "attack 2", "roll 3 against 3")
    assert (list(game.vp), list(game.residents)) == ([8, 0], [0, 0])
    assert asked(turn_of(game, 0)) == "DriveOrStay"
