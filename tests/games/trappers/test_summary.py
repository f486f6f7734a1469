"""The summary page agrees with the rules (TR-184 to TR-188; TR-187 and TR-189 to TR-192 also in their chapters)."""

from __future__ import annotations

import pytest
from games.trappers.deeds import on_waste, raider, squad, stop
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
    give,
    hand,
    held,
    listening,
    log,
    mark,
    reps,
    set_rep,
    table,
    turn_of,
    war,
)

from igroteka.games.trappers.view.build import view_of


def test_TR_184_a_round_is_war_markers_income_and_the_first_trapper() -> None:
    game = table(2)
    factory(game, 1, "c11")
    mark(game, 0, "c31")
    game.turn = 5
    listener = listening(game)
    do(turn_of(game, 1), "pass")
    assert cells_of(int(game.marked[0])) == ["c31"]
    do(game, "white 2 black 5")
    assert log(listener)[2:] == ["ROUND_BEGINS 2", "WAR 1 4", "INCOME 1 5 25", "TURN_BEGINS 0 1 2"]
    assert cells_of(int(game.marked[0])) == []


@pytest.mark.parametrize("rep", [-2, 0, 6])
def test_TR_185_a_turn_is_movement_by_rep_and_then_action(rep: int) -> None:
    game = table(2, "c31")
    set_rep(game, 0, 2, rep)
    turn_of(game, 0)
    assert (asked(game), view_of(game, 1).trappers[0].points) == ("DriveOrStay", 4 + rep)
    do(game, "pass")
    assert asked(game) == "Deed"


def test_TR_186_what_zefs_are_earned_by() -> None:
    earned = {}
    game = table(2)
    factory(game, 0, "c11")
    city(game, 1, "c31")
    game.turn = 5
    do(turn_of(game, 1), "pass", "white 1 black 2")
    earned["factory"], earned["city"] = int(game.zefs[0]) - 20, int(game.zefs[1]) - 20
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    earned["capital"] = int(do(stop(game, "c41"), "rob", "roll 6").zefs[0]) - 20
    earned["settlement"] = int(do(raider("fighter", 20), "destroy", "roll 6").zefs[0]) - 20
    game = table(2)
    give(game, 0, "A1")
    earned["artifact"] = int(do(stop(game, "c23"), "sell A1").zefs[0]) - 20
    game = table(2)
    assign(game, 0, "H05", 2)
    earned["quest"] = int(do(stop(game, "c22"), "roll 1").zefs[0]) - 20
    assert earned == {"factory": 5, "city": 10, "capital": 10, "settlement": 4, "artifact": 3, "quest": 10}


@pytest.mark.parametrize(("rep", "came"), [(-2, 1), (-1, 2), (0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_TR_187_residents_in_capitals_and_at_home(rep: int, came: int) -> None:
    game = table(2)
    set_rep(game, 0, 2, rep)
    do(stop(game, "c41"), "recruit")
    assert game.residents[0] == 5 + came
    game = table(2)
    set_rep(game, 0, 2, rep)
    factory(game, 0, "c31")
    stop(game, "c31")
    assert game.residents[0] == 5 + max(0, rep)


def test_TR_188_the_six_faces_of_the_rongaut() -> None:
    tables = [table(2) for _ in range(6)]
    for face, game in enumerate(tables, 1):
        war(game, (2, 3))
        do(acting(game, 0, "c22"), f"roll {face}")
    nothing, residents, turn, artifact, quest, rep = tables
    assert (nothing.residents[0], nothing.must_miss(0), reps(nothing, 0)) == (5, 0, [0] * 6)
    assert residents.residents[0] == 3
    assert turn.must_miss(0) == 1
    assert hand(do(artifact, "A5"), 0) == ["A5"]
    assert held(do(quest, "take_quest old", "O05"), 0) == {"O05": 0}
    assert reps(rep, 0) == [0, 1, 1, 0, 0, 0]


def test_TR_189_TR_190_TR_191_the_least_that_each_deed_asks_for() -> None:
    assert "build" in choices(on_waste(residents=5, rep=1, zefs=10))
    game = table(2)
    become(game, 0, "engineer")
    squad(game, 0, 8, 20)
    set_rep(game, 0, 2, 2)
    factory(game, 0, "c31")
    assert "upgrade" in choices(stop(game, "c31"))
    assert "raid" in choices(on_waste(form="fighter", residents=6, rep=-2, zefs=0))
    assert "raid" in choices(on_waste(residents=10, rep=-2, zefs=0))
