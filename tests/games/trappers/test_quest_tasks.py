"""Tasks as a designer may vary them in the tables: every kind, with fields that no printed card has (TR-181)."""

from __future__ import annotations

from typing import Any

import pytest
from games.trappers.deeds import rewarded, squad, stop, table_with
from games.trappers.table import (
    asked,
    assign,
    become,
    choices,
    do,
    factory,
    give,
    hand,
    held,
    left,
    listening,
    log,
    put,
    refusals,
    set_rep,
    turn_of,
    war,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import DRAWN_THIS_TURN, FEW_ARTIFACTS, TOO_POOR

PEOPLE, OLD, RONGAUT = "c23", "c54", "c22"


def task(quest: str, kind: str, progress: int = 0, rules: dict[str, Any] | None = None, **fields: Any) -> Trappers:
    """Trapper 0 holds the quest with this task instead of its own, and no deadline or failure but these."""
    plain: dict[str, Any] = {"deadline": 0, "fail_on": [], "min_turns": 0} | (rules or {})
    game = table_with(quest, task={"kind": kind, **fields}, **plain)
    assign(game, 0, quest, progress)
    return game


# --- stops ---


def test_TR_181_stops_that_may_be_alike() -> None:
    game = task("H08", "stops", where="capital", need=3)
    for cell, done in (("c21", 1), ("c21", 2), ("c31", 2)):
        stop(game, cell)
        assert held(game, 0) == {"H08": done}
    stop(game, "c41")
    assert (held(game, 0), game.vp[0]) == ({}, 5)


def test_TR_181_stops_with_different_clans_leave_white_cells_out() -> None:
    game = task("H08", "stops", where="wasteland", need=2, distinct="clans")
    for cell, done in (("c43", 0), ("c66", 0b100000), ("c65", 0b100000), ("c14", 0b100000)):
        stop(game, cell)
        assert held(game, 0) == {"H08": done}
    stop(game, "c11")
    assert held(game, 0) == {}


def test_TR_181_stops_on_different_cells() -> None:
    game = task("H08", "stops", where="rongaut", need=2, distinct="cells")
    for _ in range(2):
        do(stop(game, "c22"), "roll 1")
        assert held(game, 0) == {"H08": 1}
    do(stop(game, "c55"), "roll 1")
    assert held(game, 0) == {}


def test_TR_R37_a_stop_on_the_very_rongaut_that_gave_the_card_does_not_count() -> None:
    game = table_with("H08", task={"kind": "stops", "where": "rongaut", "need": 1})
    do(stop(game, RONGAUT), "roll 5", "take_quest human", "H08")
    assert held(game, 0) == {"H08": 0}
    do(stop(game, RONGAUT), "roll 1")
    assert held(game, 0) == {}


def test_TR_181_stops_in_an_order_of_three_with_one_kind_twice() -> None:
    game = task("H08", "stops_in_order", order=["old", "something", "old"])
    for cell, done in (("c33", 0), (OLD, 1), (OLD, 1), ("c61", 2), ("c16", 2)):
        stop(game, cell)
        assert held(game, 0) == {"H08": done}
    stop(game, OLD)
    assert held(game, 0) == {}


def test_TR_181_two_quests_with_stops_in_order_keep_their_own_lists() -> None:
    game = task("H08", "stops_in_order", order=["capital", "people"])
    assign(game, 0, "H09")
    stop(game, "c21")
    assert held(game, 0) == {"H08": 1, "H09": 0}
    stop(game, OLD)
    assert held(game, 0) == {"H08": 1, "H09": 1}
    stop(game, PEOPLE)
    assert (held(game, 0), game.vp[0]) == ({}, 5 + 4)


# --- things given ---


@pytest.mark.parametrize(("cell", "where"), [(PEOPLE, "people"), (OLD, "old"), ("c33", "something")])
def test_TR_181_paying_on_each_kind_of_cell(cell: str, where: str) -> None:
    game = task("H08", "pay", where=where, need=7)
    squad(game, 0, 5, 9)
    stop(game, cell)
    if where == "something":
        do(game, "pass", "pass")
        assert asked(game) == "DueOrNot"
    do(game, "pay H08")
    assert (held(game, 0), game.zefs[0], game.vp[0]) == ({}, 12, 5)


def test_TR_181_what_cannot_be_paid_on_something_is_not_asked_for() -> None:
    game = task("H08", "pay", where="something", need=7)
    squad(game, 0, 5, 6)
    do(stop(game, "c33"), "pass", "pass")
    assert game.seat == 1


@pytest.mark.parametrize(("cell", "where"), [(PEOPLE, "people"), (OLD, "old"), ("c33", "something")])
def test_TR_181_residents_left_on_each_kind_of_cell(cell: str, where: str) -> None:
    game = task("H08", "leave_residents", where=where, need=3)
    stop(game, cell)
    if where == "something":
        do(game, "pass", "pass")
    do(game, "leave H08")
    assert (held(game, 0), game.residents[0], game.vp[0]) == ({}, 2, 5)


@pytest.mark.parametrize("need", [1, 2, 3])
def test_TR_181_any_number_of_artifacts_at_once(need: int) -> None:
    game = task("H01", "hand_over", where="old", need=need, mode="at_once")
    give(game, 0, *["A1", "A2", "A3"][: need - 1])
    if need > 1:
        assert refusals(stop(game, OLD))["hand_over A1 H01"] == FEW_ARTIFACTS
    give(game, 0, "A4")
    stop(game, OLD)
    for card in ["A4", "A1", "A2"][:need]:
        assert held(game, 0) == {"H01": 0}
        do(game, f"hand_over {card} H01")
    assert (held(game, 0), hand(game, 0), game.vp[0]) == ({}, [], 4)


def test_TR_181_artifacts_at_once_on_something() -> None:
    game = task("H01", "hand_over", where="something", need=2, mode="at_once")
    give(game, 0, "A1", "A2")
    do(stop(game, "c33"), "pass", "pass", "hand_over A2 H01", "hand_over A1 H01")
    assert (held(game, 0), game.vp[0]) == ({}, 4)


def test_TR_181_artifacts_in_total_on_something_one_for_a_visit() -> None:
    game = task("H02", "hand_over", where="something", need=2, mode="total")
    give(game, 0, "A1", "A2")
    do(stop(game, "c33"), "pass", "pass", "hand_over A2 H02")
    assert (held(game, 0), game.seat) == ({"H02": 1}, 1)
    do(stop(game, "c33"), "pass", "pass", "hand_over A1 H02")  # the same cell will do
    assert held(game, 0) == {}


def test_TR_181_an_artifact_goes_to_the_quest_that_is_named() -> None:
    game = task("H01", "hand_over", where="people", need=2, mode="total")
    assign(game, 0, "H02", 1)
    give(game, 0, "A1", "A2")
    stop(game, PEOPLE)
    assert [choice for choice in choices(game) if "hand_over" in choice] == [
        "hand_over A1 H01",
        "hand_over A2 H01",
        "hand_over A1 H02",
        "hand_over A2 H02",
    ]
    do(game, "hand_over A1 H02")
    assert held(game, 0) == {"H01": 0, "H02": 2}


# --- counting ---


@pytest.mark.parametrize(
    ("event", "cell", "form", "moves"),
    [
        ("peaceful_stay", "c41", "fighter", ["stay"]),
        ("rongaut_die", RONGAUT, "builder", ["roll 1"]),
        ("built", "c31", "builder", ["build"]),
        ("upgraded", "c11", "engineer", ["upgrade"]),
        ("robbed", "c41", "fighter", ["rob", "roll 6"]),
        ("raided", "c31", "builder", ["raid", "A1"]),
        ("changed_form", "c33", "builder", ["become mimic"]),
        ("beat_trapper", "c34", "fighter", ["attack 2", "roll 6 against 1"]),
        ("made_raid", "c31", "builder", ["raid", "A1"]),
        ("made_raid", "c41", "fighter", ["rob", "roll 1"]),
        ("made_raid", "c12", "fighter", ["destroy", "roll 1"]),
        ("made_attack", "c34", "fighter", ["attack 2", "roll 1 against 6"]),
        ("made_attack", "c11", "builder", ["catch 3"]),
    ],
)
def test_TR_181_every_event_counts_and_fails(event: str, cell: str, form: str, moves: list[str]) -> None:
    other = "robbed" if event == "built" else "built"
    counting = {"task": {"kind": "count", "events": [event], "need": 2}}
    failing = {"task": {"kind": "count", "events": [other], "need": 2}, "fail_on": [event]}
    for fields, after in ((counting, {"H08": 1}), (failing, {})):
        game = table_with("H08", players=3, **fields)
        assign(game, 0, "H08")
        become(game, 0, form)
        squad(game, 0, 30, 30)
        for clan in (1, 2):
            set_rep(game, 0, clan, 2)
        factory(game, 0, "c11")
        factory(game, 1, "c12")
        put(game, 2, "c11")
        do(stop(game, cell), *moves)
        assert held(game, 0) == after


def test_TR_181_events_alike_count_one_by_one_and_one_of_several_is_enough() -> None:
    game = task("H08", "count", events=["raided", "peaceful_stay"], need=3)
    squad(game, 0, 30)
    become(game, 0, "fighter")
    do(stop(game, "c31"), "raid", "A1")
    do(stop(game, "c41"), "stay")
    assert held(game, 0) == {"H08": 2}
    do(stop(game, "c41"), "stay")
    assert held(game, 0) == {}


def test_TR_181_at_war_alone_counts_the_same_clan_again() -> None:
    game = task("H08", "count", events=["peaceful_stay"], need=2, at_war=True)
    become(game, 0, "fighter")
    war(game, (1, 3))
    do(stop(game, "c41"), "stay")
    assert held(game, 0) == {"H08": 0}
    do(stop(game, "c21"), "stay")
    assert held(game, 0) == {"H08": 1}
    do(stop(game, "c21"), "stay")
    assert held(game, 0) == {}


def test_TR_181_a_white_factory_has_no_clan_to_count_or_to_be_at_war() -> None:
    for fields in ({"distinct": "clans"}, {"at_war": True}):
        game = task("H08", "count", events=["built"], need=2, **fields)
        game.neutral_build = 1
        squad(game, 0, 30, 30)
        war(game, (1, 6))
        do(stop(game, "c43"), "build")
        assert held(game, 0) == {"H08": 0}
    game = task("H08", "count", events=["built"], need=2)
    game.neutral_build = 1
    squad(game, 0, 30, 30)
    do(stop(game, "c43"), "build")
    assert held(game, 0) == {"H08": 1}


def test_TR_181_forms_without_distinct_count_again_but_only_these() -> None:
    game = task("O04", "count", events=["changed_form"], need=3, forms=["fighter", "mimic"])
    for form, done in (("engineer", 0), ("fighter", 1), ("builder", 1), ("fighter", 2), ("engineer", 2)):
        do(stop(game, "c33"), f"become {form}")
        assert held(game, 0) == {"O04": done}
    do(stop(game, "c33"), "become mimic")
    assert held(game, 0) == {}


def test_TR_181_all_forms_if_none_is_named() -> None:
    game = task("O04", "count", events=["changed_form"], need=2, distinct="forms")
    do(stop(game, "c33"), "become fighter")
    do(stop(game, "c33"), "become builder")
    assert held(game, 0) == {}


# --- reputation ---


@pytest.mark.parametrize(("rule", "level", "fits", "fails"), [("at_least", 0, 0, -1), ("at_most", 2, 2, 3)])
def test_TR_181_reputation_on_any_kind_of_cell(rule: str, level: int, fits: int, fails: int) -> None:
    for rep, done in ((fits, True), (fails, False)):
        fields: dict[str, Any] = {rule: level}
        game = task("O01", "rep_state", where="capital", need=1, **fields)
        for clan in range(1, 7):
            set_rep(game, 0, clan, 5 if rule == "at_most" else -2)
        set_rep(game, 0, 4, rep)
        stop(game, OLD)
        assert held(game, 0) == {"O01": 0}
        stop(game, "c56")
        assert (held(game, 0) == {}) is done


# --- deadlines, turns ---


@pytest.mark.parametrize("rounds", [1, 3])
def test_TR_181_a_deadline_of_some_rounds(rounds: int) -> None:
    game = task("H08", "pay", where="people", need=20, rules={"deadline": rounds})
    for number in range(1, 2 + rounds):
        assert (game.round, held(game, 0)) == (number, {"H08": 0})
        game.turn = 5
        do(turn_of(game, 1), "pass", "white 1 black 2")
    assert held(game, 0) == {}


def test_TR_181_min_turns_with_something_to_pay() -> None:
    game = task("H08", "pay", where="people", need=20, rules={"min_turns": 2})
    assert refusals(stop(game, PEOPLE))["pay H08"] == DRAWN_THIS_TURN
    do(stop(game, PEOPLE), "pay H08")
    assert held(game, 0) == {}
    game = task("H08", "pay", where="people", need=30, rules={"min_turns": 1})
    assert refusals(stop(game, PEOPLE))["pay H08"] == TOO_POOR


def test_TR_181_min_turns_with_an_event_or_an_artifact() -> None:
    game = task("H08", "count", events=["peaceful_stay"], need=1, rules={"min_turns": 2})
    become(game, 0, "fighter")
    do(stop(game, "c41"), "stay")
    assert held(game, 0) == {"H08": 1}
    do(stop(game, "c41"), "stay")
    assert held(game, 0) == {}
    game = task("H08", "hand_over", where="people", need=1, mode="total", rules={"min_turns": 3})
    give(game, 0, "A1")
    for turns in (1, 2):
        assert "hand_over A1 H08" not in choices(stop(game, PEOPLE))
        assert held(game, 0) == {"H08": turns}
    do(stop(game, PEOPLE), "hand_over A1 H08")
    assert held(game, 0) == {}


def test_TR_181_min_turns_with_reputation() -> None:
    game = task("O01", "rep_state", where="old", need=6, at_least=0, rules={"min_turns": 2})
    stop(game, OLD)
    assert held(game, 0) == {"O01": 1}
    stop(game, OLD)
    rewarded(game)
    assert (held(game, 0), game.vp[0]) == ({}, 6)


@pytest.mark.parametrize(
    "task_of_last",
    [
        {"kind": "stops", "where": "people", "need": 1},
        {"kind": "pay", "where": "people", "need": 1},
        {"kind": "count", "events": ["peaceful_stay"], "need": 1},
    ],
)
@pytest.mark.parametrize("rules", [{"deadline": 1}, {"fail_on": ["peaceful_stay"]}, {"min_turns": 1}, {}])
def test_TR_181_an_empty_place_is_no_quest_whatever_the_last_card_of_the_table_says(
    task_of_last: dict[str, Any], rules: dict[str, Any]
) -> None:
    game = table_with("O10", task=task_of_last, **rules)
    become(game, 0, "fighter")
    listener = listening(game)
    do(stop(game, "c41"), "stay")
    assert choices(stop(game, PEOPLE)) == ["pass", "take_quest human"]
    game.round, game.turn = 4, 5
    do(turn_of(game, 1), "pass")
    assert not [line for line in log(listener) if "QUEST" in line]
    assert [left(game, deck) for deck in range(3)] == [12, 10, 10]
