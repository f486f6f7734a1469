"""The ten Old quests: each is completed by what it asks for and by nothing less (TR-112, TR-113, section 5.5)."""

from __future__ import annotations

import pytest
from games.trappers.deeds import rewarded, squad, stop
from games.trappers.table import (
    CONTENT,
    QUEST,
    acting,
    asked,
    assign,
    become,
    choices,
    do,
    factory,
    give,
    hand,
    held,
    listening,
    log,
    put,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    under,
    war,
    where,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import FEW_RESIDENTS, HANDED_HERE

PEOPLE, OLD = "c23", "c54"
SOMETHINGS = ("c61", "c33", "c44", "c16")  # in the order of the board


def with_quest(quest: str, progress: int = 0, players: int = 2) -> Trappers:
    game = table(players)
    assign(game, 0, quest, progress)
    return game


def is_done(game: Trappers, quest: str, seat: int = 0) -> bool:
    """The card lies under its deck and four clans are to be chosen; or none of it is true."""
    done = quest not in held(game, seat)
    assert under(game, 2) == ([quest] if done else [])
    assert (asked(game) == "RewardClan") is done
    if done:
        assert game.seat == seat
    return done


def test_TR_005_TR_112_the_points_of_the_cards() -> None:
    points = {quest.id: quest.vp for quest in CONTENT.quests if quest.id.startswith("O")}
    assert list(points.values()) == [6, 6, 4, 5, 5, 4, 5, 5, 4, 4]
    assert sum(points.values()) == 48


# --- O01, O02, O03: reputation ---


def standing(quest: str, *tracks: int, form: str = "builder") -> Trappers:
    """Trapper 0 stops on the Old with these reputations."""
    game = with_quest(quest)
    become(game, 0, form)
    for clan, rep in enumerate(tracks, 1):
        set_rep(game, 0, clan, rep)
    return stop(game, OLD)


def test_TR_080_TR_181_O01_rep_three_in_three_clans() -> None:
    game = standing("O01", 3, 0, 6, -2, 3, 2)
    assert is_done(game, "O01")
    assert game.vp[0] == 6
    assert not is_done(standing("O01", 3, 2, 6, -2, 2, 2), "O01")
    assert not is_done(standing("O01", 2, 2, 2, 2, 2, 2, form="mimic"), "O01")


def test_TR_181_O01_counts_only_on_the_old() -> None:
    game = standing("O01")
    for clan in range(1, 7):
        set_rep(game, 0, clan, 6)
    stop(game, PEOPLE)
    assert held(game, 0) == {"O01": 0}
    stop(game, OLD)
    assert held(game, 0) == {}


def test_TR_080_TR_181_O02_rep_one_in_all_clans() -> None:
    game = standing("O02", 1, 1, 1, 1, 1, 1)
    assert is_done(game, "O02")
    assert game.vp[0] == 6
    for low in range(6):
        tracks = [6, 6, 6, 6, 6, 6]
        tracks[low] = 0
        assert not is_done(standing("O02", *tracks, form="mimic"), "O02")


def test_TR_080_TR_181_O03_rep_minus_one_in_two_clans() -> None:
    game = standing("O03", 6, -1, 6, 6, 6, -2, form="mimic")  # with the bonus it would be 1 and 0
    assert held(game, 0) == {}
    assert (game.vp[0], reps(game, 0)) == (4, [6, 0, 6, 6, 6, -1])  # TR-R35: two clans to gain in
    assert is_done(standing("O03", -1, -1, 0, 0, 0, 0), "O03")
    assert not is_done(standing("O03", 6, -2, 6, 6, 6, 0), "O03")


# --- O04: forms ---


def test_TR_181_O04_fighter_engineer_and_mimic_in_any_order() -> None:
    game = with_quest("O04")
    for form, progress in (("mimic", 0b1000), ("builder", 0b1000), ("mimic", 0b1000), ("fighter", 0b1010)):
        do(stop(game, "c33"), f"become {form}")
        assert held(game, 0) == {"O04": progress}
        assert not is_done(game, "O04")
    assert "become fighter" not in choices(stop(game, "c33"))  # each from another form
    do(game, "become engineer")
    assert is_done(game, "O04")
    assert game.vp[0] == 5


def test_TR_181_O04_an_artifact_changes_the_form_too() -> None:
    for window, moves in ((turn_of, ["play A6", "become engineer"]), (acting, ["play A6", "become engineer"])):
        game = with_quest("O04", 0b1010)
        give(game, 0, "A6")
        put(game, 0, "c43")
        do(window(game, 0), *moves)
        assert is_done(game, "O04")


# --- O05: pilgrimage ---


def test_TR_181_O05_three_different_something_cells() -> None:
    game = with_quest("O05")
    for cell, progress in ((0, 0b1), (3, 0b1001), (0, 0b1001)):
        stop(game, SOMETHINGS[cell])
        assert held(game, 0) == {"O05": progress}
    stop(game, "c31")
    assert not is_done(game, "O05")
    stop(game, SOMETHINGS[2])
    assert is_done(game, "O05")
    assert game.vp[0] == 5


# --- O06: peace ---


def test_TR_181_O06_on_the_old_in_the_fourth_own_turn() -> None:
    game = with_quest("O06")
    listener = listening(game)
    for turns in (1, 2, 3):
        stop(game, OLD)
        assert held(game, 0) == {"O06": turns}
        assert not is_done(game, "O06")
    quest = QUEST["O06"]
    told = [f"QUEST_PROGRESS 0 {quest} {turns} 4" for turns in (1, 2, 3)]
    assert [line for line in log(listener) if "QUEST" in line] == told
    stop(game, OLD)
    assert is_done(game, "O06")
    assert game.vp[0] == 4


def test_TR_181_O06_waits_for_the_old_and_counts_no_further() -> None:
    game = with_quest("O06", 3)
    for _ in range(3):
        stop(game, PEOPLE)
        assert held(game, 0) == {"O06": 4}
    stop(game, OLD)
    assert is_done(game, "O06")


def test_TR_181_O06_turns_that_are_missed_do_not_count_nor_those_of_others() -> None:
    game = with_quest("O06", 2)
    game.set_skips(0, 1)
    turn_of(game, 0)
    assert (game.seat, held(game, 0)) == (1, {"O06": 2})
    do(game, "pass")
    assert (game.seat, held(game, 0)) == (0, {"O06": 3})


def test_TR_181_O06_the_turn_of_drawing_does_not_count() -> None:
    game = table(2)
    do(stop(game, OLD), "take_quest old", "O06", "pass", "pass")
    assert (game.seat, held(game, 0)) == (0, {"O06": 1})


def vowed(form: str = "fighter", progress: int = 4) -> Trappers:
    game = table(3)
    become(game, 0, form)
    squad(game, 0, 30)
    assign(game, 0, "O06", progress)
    return game


def has_failed(game: Trappers) -> bool:
    failed = "O06" not in held(game, 0)
    assert under(game, 2) == (["O06"] if failed else [])
    assert game.vp[0] in (0, 8)
    return failed


@pytest.mark.parametrize(
    ("cell", "form", "moves"),
    [
        ("c31", "fighter", ["raid", "A1"]),
        ("c41", "fighter", ["rob"]),
        ("c11", "fighter", ["destroy"]),
        ("c11", "engineer", ["capture"]),
        ("c51", "fighter", ["damage"]),
        ("c34", "fighter", ["attack 2"]),
        ("c12", "builder", ["catch 3"]),
    ],
)
@pytest.mark.parametrize("progress", [0, 4])
def test_TR_113_TR_181_O06_fails_by_any_raid_or_attack(cell: str, form: str, moves: list[str], progress: int) -> None:
    game = vowed(form, progress)
    factory(game, 1, "c11")
    game.cities[1] = game.factories[1] << 4  # c51
    factory(game, 0, "c12")
    put(game, 2, "c12")
    stop(game, cell)
    listener = listening(game)
    do(game, moves[0])  # at once: before the dice
    assert has_failed(game)
    assert f"QUEST_FAILED 0 {QUEST['O06']}" in log(listener)
    do(game, *moves[1:])


@pytest.mark.parametrize(("cell", "moves"), [("c41", ["stay"]), ("c11", ["stay"]), ("c51", ["buy_rep"])])
def test_TR_181_O06_peaceful_deeds_do_not_fail_it(cell: str, moves: list[str]) -> None:
    game = vowed()
    factory(game, 1, "c11")
    do(stop(game, cell), *moves)
    assert not has_failed(game)


def test_TR_181_O06_being_attacked_does_not_fail_it() -> None:
    game = vowed()
    become(game, 1, "fighter")
    put(game, 0, "c43")
    do(acting(game, 1, "c43"), "attack 1", "roll 1 against 6")
    assert not has_failed(game)


def test_TR_181_O06_a_guest_who_walks_into_his_arms_does_not_fail_it() -> None:
    game = vowed()
    factory(game, 0, "c12")
    put(game, 0, "c12")
    acting(game, 1, "c12")
    assert (where(game, 1), game.vp[0]) == ("", 8)
    assert not has_failed(game)


def test_TR_181_O06_deeds_in_the_turn_of_drawing_do_not_fail_it() -> None:
    game = table(2, "c22", "c22")
    become(game, 0, "fighter")
    do(acting(game, 0), "roll 5", "take_quest old", "O06", "attack 2", "roll 6 against 1")
    assert held(game, 0) == {"O06": 1}  # and his next turn has begun


# --- O07: strife ---


def test_TR_181_O07_raids_on_two_clans_at_war() -> None:
    game = with_quest("O07")
    become(game, 0, "fighter")
    squad(game, 0, 30)
    war(game, (2, 3))
    do(stop(game, "c31"), "raid", "A1")
    assert held(game, 0) == {"O07": 0b10}
    do(stop(game, "c41"), "rob", "pass", "roll 6", "pass")
    assert held(game, 0) == {"O07": 0b10}  # the same clan
    do(stop(game, "c11"), "raid", "A2")
    assert held(game, 0) == {"O07": 0b10}  # a clan in peace
    do(stop(game, "c52"), "rob", "pass", "roll 6", "pass")
    assert is_done(game, "O07")
    assert game.vp[0] == 5


def test_TR_181_O07_a_failed_robbery_or_a_settlement_does_not_count() -> None:
    game = with_quest("O07", 0b10)
    become(game, 0, "fighter")
    squad(game, 0, 9)
    war(game, (2, 3))
    do(stop(game, "c52"), "rob", "roll 6")
    squad(game, 0, 30)
    factory(game, 1, "c51")
    do(stop(game, "c51"), "destroy", "roll 6")
    assert held(game, 0) == {"O07": 0b10}


def test_TR_181_O07_two_raids_on_the_wasteland_will_do() -> None:
    game = with_quest("O07", 0b10)
    squad(game, 0, 30)
    war(game, (2, 3))
    do(stop(game, "c51"), "raid")
    assert asked(game) == "DrawArtifact"
    do(game, "A1")
    assert is_done(game, "O07")


# --- O08: residents ---


def test_TR_181_O08_six_residents_at_once() -> None:
    game = with_quest("O08")
    squad(game, 0, 5)
    stop(game, OLD)
    assert "leave O08" not in choices(game)
    assert refusals(game)["leave O08"] == FEW_RESIDENTS
    squad(game, 0, 6)
    stop(game, OLD)
    listener = listening(game)
    do(game, "leave O08")
    assert is_done(game, "O08")
    assert (game.residents[0], game.zefs[0], game.vp[0]) == (0, 20, 5)
    assert log(listener)[0] == f"LEFT_RESIDENTS 0 {QUEST['O08']} 6"
    rewarded(game)
    assert asked(game) == "Deed"  # he may go on with the Old
    game = with_quest("O08")
    squad(game, 0, 20)
    assert "leave O08" not in choices(stop(game, PEOPLE))


# --- O09: relics ---


def test_TR_181_O09_an_artifact_on_each_of_two_something_cells() -> None:
    game = with_quest("O09")
    give(game, 0, "A1", "A5", "A7")
    do(stop(game, SOMETHINGS[3]), "pass", "pass")  # the same form, no reputation
    assert (asked(game), choices(game)[:4]) == (
        "DueOrNot",
        ["pass", "hand_over A1 O09", "hand_over A5 O09", "hand_over A7 O09"],
    )
    do(game, "hand_over A5 O09")
    assert held(game, 0) == {"O09": 0b1000}
    assert game.seat == 1  # one for a visit
    do(stop(game, SOMETHINGS[3]), "pass", "pass")
    assert game.seat == 1  # none for the same cell again
    game.zefs[0] = 0
    do(stop(game, SOMETHINGS[1]), "become mimic", "hand_over A1 O09")
    assert is_done(game, "O09")
    assert (hand(game, 0), under(game, 0), game.vp[0], game.zefs[0]) == (["A7"], ["A5", "A1"], 4, 0)


def test_TR_181_O09_the_reason_on_the_same_cell() -> None:
    game = with_quest("O09", 0b1000)
    assign(game, 0, "H01")
    give(game, 0, "A1")
    do(stop(game, SOMETHINGS[1]), "pass", "pass")
    assert asked(game) == "DueOrNot"
    put(game, 0, SOMETHINGS[3])
    assert refusals(game)["hand_over A1 O09"] == HANDED_HERE


def test_TR_181_O09_may_be_put_off() -> None:
    game = with_quest("O09")
    give(game, 0, "A1")
    do(stop(game, SOMETHINGS[0]), "pass", "pass", "pass")
    assert (held(game, 0), hand(game, 0), game.seat) == ({"O09": 0}, ["A1"], 1)


# --- O10: a duel ---


def duel(dice: str, beaten: bool = False) -> Trappers:
    game = table(2, "c43", "c43")
    become(game, 0, "fighter")
    squad(game, 0, 10)
    squad(game, 1, 10)
    assign(game, 0, "O10")
    if beaten:
        game.mark_victory(0, 1)
    return do(acting(game, 0), "attack 2", f"roll {dice}")


def test_TR_181_O10_a_battle_won_as_the_attacker() -> None:
    game = duel("6 against 1")
    assert is_done(game, "O10")
    assert game.vp[0] == 8 + 4
    assert is_done(duel("6 against 1", beaten=True), "O10")
    assert not is_done(duel("1 against 6"), "O10")
    assert not is_done(duel("1 against 4"), "O10")  # a tie


def test_TR_181_O10_an_intruder_caught_counts() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    assign(game, 0, "O10")
    do(acting(game, 0), "catch 2")
    assert is_done(game, "O10")


def test_TR_R37_TR_181_O10_is_completed_in_anothers_turn_and_its_owner_chooses() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    assign(game, 0, "O10")
    listener = listening(game)
    acting(game, 1)  # he stays, and is beaten
    assert is_done(game, "O10")
    rewarded(game)
    assert reps(game, 0) == [1, 1, 1, 1, 0, 0]
    assert [line for line in log(listener) if line[:6] in ("SCORED", "QUEST_")] == [
        "SCORED 0 8 0 8",
        f"QUEST_DONE 0 {QUEST['O10']}",
        "SCORED 0 4 2 12",
    ]
    assert (asked(game), game.seat) == ("DriveOrStay", 0)  # the guest's turn is over


def test_TR_181_O10_a_defender_who_wins_has_not_attacked() -> None:
    game = table(2, "c43", "c43")
    become(game, 1, "fighter")
    assign(game, 0, "O10")
    do(acting(game, 1), "attack 1", "roll 1 against 6")
    assert not is_done(game, "O10")
