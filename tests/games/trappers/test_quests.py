"""Quests in general: progress, limits, ends and rewards (TR-177 to TR-183, TR-194, TR-R35, TR-R37)."""

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
    cells_of,
    choices,
    do,
    factory,
    fresh,
    give,
    held,
    leave_in_deck,
    left,
    listening,
    log,
    mark,
    possible,
    put,
    refusals,
    reps,
    sampled,
    set_rep,
    table,
    turn_of,
    under,
    war,
)

from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import DRAWN_THIS_TURN, MARKED, NO_QUESTS_LEFT
from igroteka.games.trappers.view.build import view_of
from igroteka.games.trappers.view.types import Held

PEOPLE, OLD, RONGAUT = "c23", "c54", "c22"


def test_TR_177_a_card_shows_task_progress_customer_and_points() -> None:
    assert [sum(quest.side == side for quest in CONTENT.quests) for side in (0, 1)] == [10, 10]
    for quest in CONTENT.quests:
        assert quest.en_text.strip() and quest.ru_text.strip()
        assert 4 <= quest.vp <= 6
    boxes = {quest.id: quest.boxes for quest in CONTENT.quests if quest.boxes}
    assert boxes == {
        "H02": 4,
        "H03": 6,
        "H04": 6,
        "H05": 3,
        "H06": 6,
        "H07": 6,
        "H09": 2,
        "O04": 3,
        "O05": 4,
        "O06": 4,
        "O07": 6,
        "O09": 4,
    }


def test_TR_178_progress_is_marked_on_the_card() -> None:
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    assign(game, 0, "H07")
    listener = listening(game)
    do(stop(game, "c52"), "rob", "roll 6")  # the blue clan is the third
    assert held(game, 0) == {"H07": 1 << 2}
    assert f"QUEST_PROGRESS 0 {QUEST['H07']} 1 2" in log(listener)


def test_TR_178_progress_made_already_is_not_told_again() -> None:
    game = table(2)
    become(game, 0, "fighter")
    assign(game, 0, "H03", 0b10)
    listener = listening(game)
    do(stop(game, "c41"), "stay")
    assert not [line for line in log(listener) if "QUEST" in line]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_TR_179_quests_and_progress_are_open_to_all(seat: int) -> None:
    game = table(2)
    assign(game, 0, "H03", 0b101, since=3)
    assign(game, 0, "O06", 2)
    assert view_of(game, seat).trappers[0].quests == (
        Held(QUEST["H03"], 0b101, 2, 4, False, 3),
        Held(QUEST["O06"], 2, 2, 4, False, 1),
    )


@pytest.mark.parametrize(("side", "cell", "two", "third"), [("human", PEOPLE, "H", "H03"), ("old", OLD, "O", "O03")])
def test_TR_180_at_most_two_of_a_side(side: str, cell: str, two: str, third: str) -> None:
    game = table(2)
    assign(game, 0, f"{two}01")
    assign(game, 0, f"{two}02")
    assign(game, 0, "O05" if two == "H" else "H05")
    stop(game, cell)
    do(game, f"take_quest {side}")
    assert (asked(game), choices(game)) == ("MakeRoom", [f"discard {two}01", f"discard {two}02"])
    listener = listening(game)
    do(game, f"discard {two}02", third)
    assert sorted(held(game, 0)) == sorted([f"{two}01", third, "O05" if two == "H" else "H05"])
    assert under(game, 1 if two == "H" else 2) == [f"{two}02"]
    assert log(listener) == [f"QUEST_DROPPED 0 {QUEST[f'{two}02']}", f"QUEST_TAKEN 0 {QUEST[third]}"]


def test_TR_180_two_of_each_side_and_the_places_of_each_trapper() -> None:
    game = table(2)
    for name in ("H01", "H02", "O01", "O02"):
        assign(game, 0, name)
    do(stop(game, PEOPLE, seat=1), "take_quest human", "H03", "pass")
    do(stop(game, OLD, seat=1), "take_quest old", "O03", "pass")
    assert sorted(held(game, 0)) == ["H01", "H02", "O01", "O02"]
    assert sorted(held(game, 1)) == ["H03", "O03"]
    game.marked[1] = 0
    do(stop(game, PEOPLE, seat=1), "take_quest human", "H04", "pass")
    assert sorted(held(game, 1)) == ["H03", "H04", "O03"]


def test_TR_180_a_new_card_begins_anew() -> None:
    game = table(2)
    assign(game, 0, "H04", 0b111, since=1)
    assign(game, 0, "H05", 2)
    game.round = 3
    do(stop(game, PEOPLE), "take_quest human", "discard H04", "H03")
    assert view_of(game, 1).trappers[0].quests == (
        Held(QUEST["H03"], 0, 0, 4, True, 3),
        Held(QUEST["H05"], 2, 2, 3, False, 1),
    )


def test_TR_181_a_quest_ends_at_the_very_moment() -> None:
    game = table(2)
    assign(game, 0, "H05", 2)
    do(stop(game, RONGAUT), "roll 1")
    assert (held(game, 0), game.vp[0]) == ({}, 4)  # his action phase is still to come
    assert asked(game) == "Deed"


def test_TR_181_a_quest_that_wins_the_game_ends_it_before_the_reward() -> None:
    game = table(2)
    game.vp[0] = 16
    assign(game, 0, "H05", 2)
    do(stop(game, RONGAUT), "roll 1")
    assert (game.seat, list(game.vp), game.zefs[0]) == (OVER, [20, 0], 20)


def test_TR_181_two_quests_end_at_one_stop_one_after_the_other() -> None:
    game = table(2)
    for clan in range(1, 7):
        set_rep(game, 0, clan, 3)
    assign(game, 0, "O01")
    assign(game, 0, "O02")
    stop(game, OLD)
    assert (game.vp[0], asked(game)) == (6, "RewardClan")
    rewarded(game)
    assert (game.vp[0], asked(game)) == (12, "RewardClan")
    rewarded(game)
    assert reps(game, 0) == [5, 5, 5, 5, 3, 3]
    assert under(game, 2) == ["O01", "O02"]


def test_TR_182_the_reward_can_be_used_in_the_same_turn() -> None:
    game = table(2)
    squad(game, 0, 5, 0)
    assign(game, 0, "H05", 2)
    do(stop(game, RONGAUT), "roll 1", "buy_rep")
    assert (game.zefs[0], reps(game, 0)) == (8, [1, 0, 0, 0, 0, 0])


def test_TR_182_the_card_goes_before_the_reward_comes() -> None:
    game = table(2)
    assign(game, 0, "O08")
    squad(game, 0, 6)
    listener = listening(game)
    do(stop(game, OLD), "leave O08")
    assert (held(game, 0), under(game, 2), asked(game)) == ({}, ["O08"], "RewardClan")
    assert log(listener)[-2:] == [f"QUEST_DONE 0 {QUEST['O08']}", "SCORED 0 5 2 5"]


def test_TR_105_TR_186_the_reward_of_human_quests_is_an_option() -> None:
    for option, zefs in (("ten", 10), ("five", 5)):
        game = table(2, human_reward=option)
        assign(game, 0, "H05", 2)
        listener = listening(game)
        do(stop(game, RONGAUT), "roll 1")
        assert list(game.zefs) == [20 + zefs, 20]
        assert log(listener)[-1] == f"REWARD_ZEFS 0 {zefs} {20 + zefs}"


# --- the four clans ---


def gift(*tracks: int) -> Trappers:
    game = table(2)
    squad(game, 0, 6)
    for clan, rep in enumerate(tracks, 1):
        set_rep(game, 0, clan, rep)
    assign(game, 0, "O08")
    return do(stop(game, OLD), "leave O08")


def test_TR_112_TR_R35_four_different_clans_of_choice() -> None:
    game = gift(0, 0, 0, 0, 0, 0)
    clans = ["medok", "tafgar", "zvagass", "kishkua", "makmamuba", "bamasma"]
    for chosen in ("bamasma", "medok", "kishkua"):
        assert choices(game) == [f"choose_clan {clan}" for clan in clans]
        do(game, f"choose_clan {chosen}")
        clans.remove(chosen)
    do(game, "choose_clan tafgar")
    assert reps(game, 0) == [1, 1, 0, 1, 0, 1]
    assert asked(game) == "Deed"


def test_TR_R35_a_clan_at_six_is_no_choice() -> None:
    game = gift(6, 0, 0, 5, 0, 0)
    assert "choose_clan medok" not in choices(game)
    assert len(choices(game)) == 5
    do(game, "choose_clan kishkua", "choose_clan tafgar", "choose_clan zvagass", "choose_clan bamasma")
    assert reps(game, 0) == [6, 1, 1, 6, 0, 1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((6, 6, 0, 1, 2, 5), [6, 6, 1, 2, 3, 6]),  # four: no choice
        ((6, 6, 6, -2, 2, 6), [6, 6, 6, -1, 3, 6]),
        ((5, 6, 6, 6, 6, 6), [6, 6, 6, 6, 6, 6]),
        ((6, 6, 6, 6, 6, 6), [6, 6, 6, 6, 6, 6]),
    ],
)
def test_TR_R35_with_four_or_fewer_below_six_all_of_them_gain(before: tuple[int, ...], after: list[int]) -> None:
    game = gift(*before)
    assert reps(game, 0) == after
    assert asked(game) == "Deed"


# --- giving up ---


def test_TR_183_a_quest_may_be_given_up_in_the_action_phase() -> None:
    game = table(2)
    assign(game, 0, "H05", 2)
    assign(game, 0, "O05", 1)
    stop(game, "c31")
    assert choices(game)[-2:] == ["give_up H05", "give_up O05"]
    listener = listening(game)
    do(game, "give_up H05")
    assert log(listener) == [f"QUEST_DROPPED 0 {QUEST['H05']}"]
    assert (held(game, 0), under(game, 1), game.vp[0]) == ({"O05": 1}, ["H05"], 0)
    do(game, "give_up O05")
    assert (held(game, 0), under(game, 2)) == ({}, ["O05"])
    assert choices(game) == ["pass", "buy_rep"]  # and the deed of the cell is still his


def test_TR_183_only_one_s_own_and_not_while_moving() -> None:
    game = table(2)
    assign(game, 0, "H05")
    assert not [choice for choice in choices(turn_of(game, 0)) if "give_up" in choice]
    acting(game, 1, "c31")
    assert not [choice for choice in choices(game) if "give_up" in choice]


def test_TR_183_in_every_question_of_the_action_phase() -> None:
    game = table(2)
    assign(game, 0, "H05")
    do(stop(game, "c41"), "stay")
    assert choices(game) == ["pass", "recruit", "give_up H05"]
    do(game, "give_up H05")
    assert choices(game) == ["pass", "recruit"]


# --- where they come from ---


def test_TR_194_a_quest_from_the_rongaut_needs_and_leaves_no_marker() -> None:
    game = table(2)
    mark(game, 0, PEOPLE, OLD, RONGAUT)
    do(stop(game, RONGAUT), "roll 5", "take_quest human", "H01")
    assert held(game, 0) == {"H01": 0}
    game.marked[0] = 0
    do(stop(game, RONGAUT), "roll 5", "take_quest old", "O01")
    assert cells_of(int(game.marked[0])) == []
    do(stop(game, PEOPLE), "take_quest human", "H02")
    assert cells_of(int(game.marked[0])) == [PEOPLE]
    assert refusals(game)["take_quest human"] == MARKED
    assert "take_quest old" in choices(stop(game, OLD))  # another cell


@pytest.mark.parametrize(
    ("side", "cell", "name", "lefts"), [("human", PEOPLE, "H04", [12, 9, 10]), ("old", OLD, "O04", [12, 10, 9])]
)
def test_TR_180_a_card_taken_has_left_its_own_deck(side: str, cell: str, name: str, lefts: list[int]) -> None:
    game = table(2)
    do(stop(game, cell), f"take_quest {side}")
    assert len(possible(game)) == 10
    assert sampled(game) == set(possible(game).values())
    do(game, name)
    assert [left(game, deck) for deck in range(3)] == lefts
    do(stop(game, cell, seat=1), f"take_quest {side}")
    assert name not in possible(game)


@pytest.mark.parametrize(
    ("side", "cell", "empty", "full", "card"), [("human", PEOPLE, 1, 2, "H05"), ("old", OLD, 2, 1, "O05")]
)
def test_TR_194_an_empty_deck_gives_none(side: str, cell: str, empty: int, full: int, card: str) -> None:
    game = table(2)
    give(game, 0, "A1")
    leave_in_deck(game, empty)
    assert refusals(stop(game, cell))[f"take_quest {side}"] == NO_QUESTS_LEFT
    leave_in_deck(game, full)
    leave_in_deck(game, empty, under=(card,))
    assert f"take_quest {side}" in choices(stop(game, cell))


# --- not in the turn of drawing ---


def test_TR_R37_what_is_paid_or_handed_over_waits_for_another_turn() -> None:
    game = table(2)
    give(game, 0, "A1", "A2")
    do(stop(game, PEOPLE), "take_quest human", "H08")
    assert refusals(game)["pay H08"] == DRAWN_THIS_TURN
    game.marked[0] = 0
    do(stop(game, PEOPLE), "take_quest human", "H01")
    assert "pay H08" in choices(game)
    assert refusals(game)["hand_over A1 H01"] == DRAWN_THIS_TURN
    assert "hand_over A1 H01" in choices(stop(game, PEOPLE))
    game = table(2)
    squad(game, 0, 6)
    do(stop(game, OLD), "take_quest old", "O08")
    assert refusals(game)["leave O08"] == DRAWN_THIS_TURN
    assert "leave O08" in choices(stop(game, OLD))


def test_TR_R37_giving_up_another_quest_makes_the_new_one_no_older() -> None:
    game = table(2)
    assign(game, 0, "H05")
    do(stop(game, PEOPLE), "take_quest human", "H08", "give_up H05")
    assert refusals(game)["pay H08"] == DRAWN_THIS_TURN


def test_TR_R37_a_stop_counts_from_the_next_turn_on() -> None:
    game = table(2)
    for clan in range(1, 7):
        set_rep(game, 0, clan, 3)
    do(stop(game, OLD), "take_quest old", "O01")
    assert held(game, 0) == {"O01": 0}
    do(game, "pass", "pass", "pass")  # his deed, the other's turn; he stays
    assert (game.vp[0], asked(game)) == (6, "RewardClan")


def test_TR_R37_the_die_that_brought_the_card_does_not_count() -> None:
    game = table(2)
    do(stop(game, RONGAUT), "roll 5", "take_quest human", "H05")
    assert held(game, 0) == {"H05": 0}
    do(stop(game, RONGAUT), "roll 1")
    assert held(game, 0) == {"H05": 1}


def test_TR_R37_a_deed_of_the_same_turn_does_not_count() -> None:
    game = table(2, RONGAUT, RONGAUT)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    do(acting(game, 0), "roll 5", "take_quest old", "O10")
    assert view_of(game, 1).trappers[0].quests[0].fresh
    do(game, "attack 2", "roll 6 against 1")
    assert held(game, 0) == {"O10": 0}
    assert not view_of(game, 1).trappers[0].quests[0].fresh  # a turn later


def test_TR_R37_an_older_card_beside_the_new_one_counts() -> None:
    game = table(2)
    assign(game, 0, "H05", 0)
    do(stop(game, RONGAUT), "roll 5", "take_quest human", "H03")
    assert held(game, 0) == {"H05": 1, "H03": 0}


def test_TR_R37_in_anothers_turn_the_card_is_no_longer_new() -> None:
    game = table(2, "c31", "c22")
    factory(game, 0, "c31")
    game.set_skips(1, 0)
    do(acting(game, 0, RONGAUT), "roll 5", "take_quest old", "O10", "pass")
    put(game, 0, "c31")
    put(game, 1, "c31")
    assert game.seat == 1
    do(game, "pass")
    assert (asked(game), game.seat, game.vp[0]) == ("RewardClan", 0, 12)


def test_TR_R30_neither_zefs_nor_residents_nor_points_have_a_limit() -> None:
    game = table(2)
    squad(game, 0, 500, 900)
    set_rep(game, 0, 2, 3)
    do(stop(game, "c41"), "recruit", "buy_rep", "pass")
    assert (game.residents[0], game.zefs[0]) == (503, 898)
    game.vp[0] = 19
    become(game, 0, "engineer")
    factory(game, 0, "c31")
    do(stop(game, "c31"), "upgrade")
    assert game.vp[0] == 25


def test_TR_181_the_quests_of_other_trappers_hear_nothing() -> None:
    game = table(2)
    assign(game, 1, "H05", 2)
    assign(game, 0, "O05")
    do(stop(game, RONGAUT), "roll 1")
    stop(game, "c33")
    assert (held(game, 1), game.vp[1]) == ({"H05": 2}, 0)
    assert held(game, 0) == {"O05": 0b10}


def test_TR_132_TR_137_a_quest_of_war_looks_at_this_round_s_war() -> None:
    game = table(2)
    squad(game, 0, 20)
    war(game, (4, 5))
    assign(game, 0, "O07")
    do(stop(game, "c31"), "raid", "A1")
    assert held(game, 0) == {"O07": 0}


def test_TR_177_at_the_start_nobody_has_a_quest() -> None:
    game = fresh(4)
    assert [held(game, seat) for seat in range(4)] == [{}, {}, {}, {}]
