"""The Rongaut: TR-084 to TR-091 and the rulings about it."""

import pytest
from games.trappers.table import (
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
    left,
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
    under,
    war,
    where,
)

from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import REP_FULL, TOO_POOR

HUMAN, OLD = 1, 2  # decks


def rolled(face: int, game: Trappers | None = None) -> Trappers:
    """Trapper 0 stands on a Rongaut, and its die has fallen."""
    return do(acting(table(2) if game is None else game, 0, "c22"), f"roll {face}")


def unchanged(game: Trappers) -> bool:
    fields = (list(game.residents), list(game.zefs), list(game.hand), game.skips, list(game.rep), list(game.quest))
    start = table(2)
    same = (start.residents, start.zefs, start.hand, start.rep, start.quest)
    residents, zefs, cards, rep, quest = (list(field) for field in same)
    return fields == (residents, zefs, cards, start.skips, rep, quest)


@pytest.mark.parametrize("cell", ["c22", "c55"])
def test_TR_084_whoever_ends_there_must_roll(cell: str) -> None:
    game = acting(table(2), 0, cell)
    assert asked(game) == "ThrowDie"
    assert outcomes(game) == [(face, 1) for face in range(1, 7)]
    assert sampled(game) == set(range(1, 7))
    listener = listening(game)
    do(game, "roll 1")
    assert log(listener)[:2] == ["DIE_FELL 0 1", "RONGAUT 0 1"]


def test_TR_084_driving_there_is_the_same() -> None:
    game = table(2)
    put(game, 0, "c32", 3)
    do(turn_of(game, 0), "drive c22", "face west")
    assert asked(game) == "ThrowDie"


def test_TR_R43_the_die_falls_in_every_action_phase_there() -> None:
    game = do(rolled(1), "pass", "pass")
    assert game.seat == 0 and where(game, 0) == "c22"
    assert asked(do(game, "pass")) == "ThrowDie"


def test_TR_085_one_is_nothing() -> None:
    assert unchanged(rolled(1))


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_TR_086_two_costs_two_residents(before: int, after: int) -> None:
    game = table(2)
    game.residents[0] = before
    listener = listening(game)
    rolled(2, game)
    assert list(game.residents) == [after, 5]
    lost = [f"RESIDENTS_LOST 0 {before - after} {after}".removesuffix(" 0")] if before else []
    assert [line for line in log(listener) if "LOST" in line] == lost
    assert game.skips == 0 and hand(game, 0) == []


def test_TR_087_three_costs_the_next_turn() -> None:
    game = table(2)
    listener = listening(game)
    rolled(3, game)
    assert game.must_miss(0) == 1 and "MUST_MISS" in log(listener)
    assert asked(game) == "Deed", "this turn goes on"
    do(game, "buy_rep", "pass")
    assert "MISSED_TURN" in log(listener)
    assert (game.seat, int(game.turn), game.must_miss(0)) == (1, 2, 0), "the second turn passes without him"
    do(game, "pass")
    assert (game.seat, int(game.turn)) == (0, 3) and where(game, 0) == "c22"


def test_TR_087_a_missed_turn_throws_no_die() -> None:
    game = do(rolled(3), "pass", "pass")
    assert (game.seat, asked(game)) == (1, "DriveOrStay") and game.turn == 2


def test_TR_R07_missed_turns_are_not_added_up() -> None:
    game = table(2)
    become(game, 0, "fighter")
    put(game, 1, "c22")
    game.residents[1] = 20
    rolled(3, game)
    do(game, "attack 2", "roll 1 against 1")
    assert where(game, 0) == "" and game.must_miss(0) == 1
    do(game, "pass", "roll 1", "pass")
    assert (game.seat, int(game.turn)) == (1, 2), "one turn in all"
    do(game, "pass", "roll 1", "pass")
    assert asked(game) == "Enter"


def test_TR_R07_nor_is_one_taken_away() -> None:
    game = acting(table(2), 0, "c22")
    game.set_skips(0, 2)
    assert do(game, "roll 3").must_miss(0) == 2


def test_TR_R06_a_defeated_trapper_misses_a_turn_and_enters_in_the_one_after() -> None:
    game = table(2)
    become(game, 0, "fighter")
    game.residents[0] = 20
    put(game, 1, "c14")
    do(acting(game, 0, "c14"), "attack 2", "roll 6 against 1")
    assert where(game, 1) == "" and game.must_miss(1) == 0
    assert (game.seat, int(game.turn)) == (0, 2), "his next turn is missed"
    do(game, "pass")
    assert asked(game) == "Enter" and game.frame()[0] == 1
    do(game, "c22")
    assert (asked(game), game.seat, int(game.turn)) == ("DriveOrStay", 1, 2)


def test_TR_R06_the_same_holds_for_an_attacker_who_loses() -> None:
    game = table(2)
    become(game, 0, "fighter")
    game.residents[1] = 20
    put(game, 1, "c14")
    do(acting(game, 0, "c14"), "attack 2", "roll 1 against 6", "pass")
    assert (game.seat, int(game.turn), where(game, 0)) == (1, 2, "")
    assert asked(do(game, "pass")) == "Enter" and game.turn == 3


def test_TR_R06_without_the_option_he_enters_at_his_next_turn() -> None:
    game = table(2, defeat_skip="none")
    become(game, 0, "fighter")
    game.residents[0] = 20
    put(game, 1, "c14")
    do(acting(game, 0, "c14"), "attack 2", "roll 6 against 1")
    assert asked(game) == "Enter" and game.frame()[0] == 1 and game.turn == 1


def test_TR_088_four_gives_an_artifact() -> None:
    game = rolled(4)
    assert asked(game) == "DrawArtifact" and game.frame()[0] == 0
    do(game, "A7")
    assert hand(game, 0) == ["A7"] and left(game, ARTIFACTS) == 11


def test_TR_089_five_gives_a_quest_of_the_side_chosen() -> None:
    game = rolled(5)
    assert (asked(game), choices(game)) == ("ChooseDeck", ["take_quest human", "take_quest old"])
    one = do(game.copy(), "take_quest human")
    assert outcomes(one) == [(quest, 1) for quest in range(10)]
    assert held(do(one, "H04"), 0) == {"H04": 0}
    other = do(game, "take_quest old")
    assert outcomes(other) == [(quest, 1) for quest in range(10, 20)]
    assert held(do(other, "O04"), 0) == {"O04": 0} and left(other, OLD) == 9


@pytest.mark.parametrize(("side", "other", "full"), [("human", "old", "H"), ("old", "human", "O")])
def test_TR_089_with_two_of_that_side_one_is_discarded_first(side: str, other: str, full: str) -> None:
    game = table(2)
    assign(game, 0, f"{full}01")
    assign(game, 0, f"{full}02")
    rolled(5, game)
    assert asked(do(game.copy(), f"take_quest {other}")) == "DrawQuest", "of the other side there is room"
    do(game, f"take_quest {side}")
    assert (asked(game), choices(game)) == ("MakeRoom", [f"discard {full}01", f"discard {full}02"])
    do(game, f"discard {full}02")
    assert asked(game) == "DrawQuest" and under(game, HUMAN if side == "human" else OLD) == [f"{full}02"]
    assert held(do(game, f"{full}05"), 0) == {f"{full}01": 0, f"{full}05": 0}


def test_TR_089_a_quest_from_the_rongaut_needs_and_places_no_marker() -> None:
    game = do(rolled(5), "take_quest old", "O04")
    assert list(game.marked) == [0, 0]


def test_TR_090_six_raises_rep_with_the_clans_at_war() -> None:
    game = table(2)
    war(game, (2, 5))
    set_rep(game, 0, 2, 5)
    set_rep(game, 0, 5, -2)
    rolled(6, game)
    assert reps(game, 0) == [0, 6, 0, 0, -1, 0], "both rise: no mirror"
    assert reps(game, 1) == [0] * 6


def test_TR_090_after_a_double_with_all_six_and_never_above_six() -> None:
    game = table(2)
    war(game, (1, 2), (3, 4), (5, 6))
    set_rep(game, 0, 3, 6)
    set_rep(game, 0, 6, 2)
    assert reps(rolled(6, game), 0) == [1, 1, 6, 1, 1, 3]


def test_TR_091_then_rep_may_be_bought() -> None:
    game = table(2)
    war(game, (1, 3))
    rolled(1, game)
    assert (asked(game), choices(game)) == ("Deed", ["pass", "buy_rep"])
    do(game, "buy_rep")
    assert reps(game, 0) == [1, 0, -1, 0, 0, 0] and game.zefs[0] == 18
    assert game.seat == 1, "once"


@pytest.mark.parametrize(("zefs", "asks"), [(2, True), (1, False)])
def test_TR_091_for_two_zefs(zefs: int, asks: bool) -> None:
    game = table(2)
    game.zefs[0] = zefs
    rolled(1, game)
    assert (game.seat == 0) == asks
    if asks:
        assert do(game, "buy_rep").zefs[0] == 0


def test_TR_091_what_is_refused_says_why() -> None:
    game = table(2)
    give(game, 0, "A1")
    game.zefs[0] = 1
    rolled(1, game)
    assert refusals(do(game, "pass"))["buy_rep"] == TOO_POOR
    game.zefs[0] = 2
    set_rep(game, 0, 1, 6)
    assert refusals(game)["buy_rep"] == REP_FULL


def test_TR_R10_the_clan_is_the_one_that_owns_the_rongaut() -> None:
    game = do(acting(table(2), 0, "c55"), "roll 1", "buy_rep")
    assert reps(game, 0) == [0, 0, 0, 0, 0, 1]


def test_TR_R27_without_artifacts_four_gives_nothing() -> None:
    game = table(2)
    leave_in_deck(game, ARTIFACTS)
    listener = listening(game)
    rolled(4, game)
    assert hand(game, 0) == [] and asked(game) == "Deed"
    assert "NOTHING_GIVEN" in log(listener)
    leave_in_deck(game, ARTIFACTS, under=("A1",))
    assert asked(rolled(4, game)) == "DrawArtifact"


@pytest.mark.parametrize(("empty", "other"), [(HUMAN, "O04"), (OLD, "H04")])
def test_TR_R27_five_offers_only_decks_with_cards(empty: int, other: str) -> None:
    game = table(2)
    leave_in_deck(game, empty)
    rolled(5, game)
    assert asked(game) == "DrawQuest", "there is nothing to choose"
    assert held(do(game, other), 0) == {other: 0}


def test_TR_R27_a_deck_of_one_card_is_offered() -> None:
    game = table(2)
    leave_in_deck(game, HUMAN, under=("H04",))
    leave_in_deck(game, OLD, loose=("O04",))
    rolled(5, game)
    assert choices(game) == ["take_quest human", "take_quest old"]


def test_TR_R27_without_quests_five_gives_nothing() -> None:
    game = table(2)
    leave_in_deck(game, HUMAN)
    leave_in_deck(game, OLD)
    assign(game, 0, "H01")
    assign(game, 0, "H02")
    listener = listening(game)
    rolled(5, game)
    assert asked(game) == "Deed" and held(game, 0) == {"H01": 0, "H02": 0}
    assert "NOTHING_GIVEN" in log(listener)


def test_TR_R34_no_result_can_be_declined() -> None:
    game = rolled(5)
    assert "pass" not in choices(game)
    do(game, "take_quest old")
    assert asked(game) == "DrawQuest"
    full = table(2)
    assign(full, 0, "O01")
    assign(full, 0, "O02")
    do(rolled(5, full), "take_quest old")
    assert "pass" not in choices(full)


def test_TR_181_the_die_counts_for_a_quest_when_its_result_is_done() -> None:
    game = table(2)
    assign(game, 0, "H05", progress=2)
    assign(game, 0, "H01")
    rolled(5, game)
    do(game, "take_quest human")
    assert choices(game) == ["discard H05", "discard H01"], "it is not done yet"
    do(game, "discard H01", "H08")
    assert held(game, 0) == {"H08": 0} and game.vp[0] == 4


def test_TR_181_also_if_there_is_but_one_deck() -> None:
    game = table(2)
    assign(game, 0, "H05", progress=2)
    assign(game, 0, "H01")
    leave_in_deck(game, OLD)
    rolled(5, game)
    assert choices(game) == ["discard H05", "discard H01"]
    do(game, "discard H05", "H08")
    assert held(game, 0) == {"H08": 0, "H01": 0} and game.vp[0] == 0


def test_TR_161_the_die_comes_before_an_attack() -> None:
    game = table(2)
    become(game, 0, "fighter")
    put(game, 1, "c22")
    acting(game, 0, "c22")
    assert asked(game) == "ThrowDie"
    assert choices(do(game, "roll 1")) == ["pass", "buy_rep", "attack 2"]
