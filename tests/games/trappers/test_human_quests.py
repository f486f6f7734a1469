"""The ten Human quests: each is completed by what it asks for and by nothing less (TR-105, TR-181, section 5.4)."""

from __future__ import annotations

import pytest
from games.trappers.deeds import squad, stop
from games.trappers.table import (
    CONTENT,
    QUEST,
    acting,
    asked,
    assign,
    become,
    choices,
    city,
    do,
    factory,
    give,
    hand,
    held,
    listening,
    log,
    put,
    refusals,
    set_rep,
    table,
    turn_of,
    under,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import FEW_ARTIFACTS, TOO_POOR
from igroteka.games.trappers.view.build import view_of

PEOPLE, OLD = "c23", "c54"
CAPITALS = ("c21", "c41", "c52", "c25", "c36", "c56")  # of clans 1 to 6
WASTELANDS = ("c11", "c31", "c51", "c24", "c35", "c64")  # the same


def with_quest(quest: str, progress: int = 0, players: int = 2) -> Trappers:
    game = table(players)
    assign(game, 0, quest, progress)
    return game


def is_done(game: Trappers, quest: str) -> bool:
    """The points and the 10 zefs are there, the card is out of the game; or none of it is true."""
    done = quest not in held(game, 0)
    assert view_of(game, 1).done == ((QUEST[quest],) if done else ())
    assert game.vp[0] == (CONTENT.quests[QUEST[quest]].vp if done else 0)
    assert under(game, 1) == []
    return done


def test_TR_005_TR_105_the_points_of_the_cards() -> None:
    points = {quest.id: quest.vp for quest in CONTENT.quests if quest.id.startswith("H")}
    assert list(points.values()) == [4, 6, 5, 6, 4, 5, 6, 5, 4, 4]
    assert sum(points.values()) == 49


# --- H01, H02: artifacts for the People ---


def test_TR_181_H01_two_artifacts_at_once() -> None:
    game = with_quest("H01")
    give(game, 0, "A1", "A5", "A7")
    stop(game, PEOPLE)
    listener = listening(game)
    do(game, "hand_over A5 H01")
    assert not is_done(game, "H01")
    assert (asked(game), choices(game)) == ("HandOverMore", ["hand_over A1 H01", "hand_over A7 H01"])  # no way back
    do(game, "hand_over A1 H01")
    assert is_done(game, "H01")
    assert (hand(game, 0), under(game, 0), game.zefs[0]) == (["A7"], ["A5", "A1"], 30)
    assert log(listener) == [
        "GAVE_AWAY 0 2",
        "GAVE_WHICH 0 4 @0",
        "GAVE_AWAY 0 2",
        "GAVE_WHICH @0",
        "QUEST_DONE",
        "SCORED 0 4 2 4",
        "REWARD_ZEFS 0 10 30",
    ]
    assert asked(game) == "Deed"  # he may go on with the People


def test_TR_181_H01_is_not_offered_with_one_artifact_or_elsewhere() -> None:
    game = with_quest("H01")
    give(game, 0, "A1")
    stop(game, PEOPLE)
    assert "hand_over A1 H01" not in choices(game)
    assert refusals(game)["hand_over A1 H01"] == FEW_ARTIFACTS
    give(game, 0, "A2")
    assert "hand_over A1 H01" in choices(stop(game, PEOPLE))
    for cell in (OLD, "c33", "c41"):
        assert not [choice for choice in choices(stop(game, cell)) if "hand_over" in choice]
        assert not [choice for choice in refusals(game) if "hand_over" in choice]


def test_TR_181_H02_four_artifacts_over_any_number_of_visits() -> None:
    game = with_quest("H02")
    give(game, 0, "A1", "A2", "A3")
    do(stop(game, PEOPLE), "hand_over A1 H02")
    assert held(game, 0) == {"H02": 1}
    do(game, "hand_over A2 H02", "pass")
    assert not is_done(game, "H02")
    do(stop(game, PEOPLE), "hand_over A3 H02")
    assert (held(game, 0), game.zefs[0]) == ({"H02": 3}, 20)
    give(game, 0, "A4")
    listener = listening(game)
    do(stop(game, PEOPLE), "hand_over A4 H02")
    assert is_done(game, "H02")
    assert game.zefs[0] == 30
    assert under(game, 0) == ["A1", "A2", "A3", "A4"]
    assert "QUEST_PROGRESS" not in " ".join(log(listener))


def test_TR_181_H02_what_is_sold_does_not_count() -> None:
    game = with_quest("H02", 3)
    give(game, 0, "A1")
    do(stop(game, PEOPLE), "sell A1")
    assert held(game, 0) == {"H02": 3}


# --- H03: peaceful stays ---


def test_TR_181_H03_peaceful_stays_in_the_capitals_of_four_clans() -> None:
    game = with_quest("H03")
    become(game, 0, "fighter")
    for cell in (CAPITALS[0], CAPITALS[5], CAPITALS[0], CAPITALS[2]):
        do(stop(game, cell), "stay")
    assert held(game, 0) == {"H03": 0b100101}
    assert not is_done(game, "H03")
    stop(game, CAPITALS[3])
    assert not is_done(game, "H03")  # it must be chosen
    game.zefs[0] = 0
    do(game, "stay")
    assert is_done(game, "H03")
    assert game.zefs[0] == 10
    do(game, "pass", "buy_rep")  # TR-182: with the reward
    assert game.zefs[0] == 8


def test_TR_181_H03_robbery_is_no_peaceful_stay() -> None:
    game = with_quest("H03", 0b111)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    do(stop(game, CAPITALS[3]), "rob", "roll 6")
    assert held(game, 0) == {"H03": 0b111}


# --- H04: a map ---


def test_TR_181_H04_a_stop_on_a_wasteland_of_each_clan() -> None:
    game = with_quest("H04")
    factory(game, 0, WASTELANDS[3])
    city(game, 1, WASTELANDS[4])  # with or without a settlement
    for cell in (*WASTELANDS[:5], "c12", "c43", "c41", "c22", "c33"):  # again, white, other kinds of cells
        stop(game, cell)
        if asked(game) == "ThrowDie":
            do(game, "roll 1")
    assert held(game, 0) == {"H04": 0b11111}
    assert not is_done(game, "H04")
    stop(game, WASTELANDS[5])
    assert is_done(game, "H04")
    assert (game.zefs[0], asked(game)) == (30, "Deed")


def test_TR_181_H04_a_guest_who_is_beaten_has_not_stopped() -> None:
    game = with_quest("H04", 0b11111)
    factory(game, 1, WASTELANDS[5])
    put(game, 1, WASTELANDS[5])
    stop(game, WASTELANDS[5])
    assert held(game, 0) == {"H04": 0b11111}


def test_TR_181_H04_only_the_end_of_the_movement_counts() -> None:
    game = with_quest("H04", 0b111110)
    put(game, 0, "c21")
    do(turn_of(game, 0), "drive c12", "face south")  # over c11, of the same clan
    assert is_done(game, "H04")
    game = with_quest("H04", 0b111101)
    put(game, 0, "c41")
    do(turn_of(game, 0), "drive c43", "face south")  # over c42
    assert held(game, 0) == {"H04": 0b111101}


# --- H05: the Rongaut ---


def test_TR_181_H05_the_rongauts_die_in_three_turns() -> None:
    game = with_quest("H05")
    for done in (1, 2):
        do(stop(game, "c22"), "roll 1")
        assert held(game, 0) == {"H05": done}
    do(stop(game, "c55"), "roll 6")
    assert is_done(game, "H05")
    assert game.zefs[0] == 30


def test_TR_181_H05_a_reroll_does_not_count_twice() -> None:
    game = with_quest("H05")
    give(game, 0, "A8")
    do(stop(game, "c22"), "roll 1", "play A8", "roll 2")
    assert held(game, 0) == {"H05": 1}


def test_TR_181_H05_ends_when_all_that_the_die_brings_is_there() -> None:
    game = with_quest("H05", 2)
    assign(game, 0, "H08")
    do(stop(game, "c22"), "roll 5")
    assert held(game, 0) == {"H05": 2, "H08": 0}
    do(game, "take_quest human")
    assert choices(game) == ["discard H05", "discard H08"]  # two are in play
    do(game, "discard H08", "H01")
    assert (held(game, 0), game.vp[0]) == ({"H01": 0}, 4)


# --- H06: building ---


def test_TR_181_H06_factories_built_with_two_clans() -> None:
    game = with_quest("H06")
    squad(game, 0, 20, 50)
    set_rep(game, 0, 2, 2)
    set_rep(game, 0, 6, 2)
    do(stop(game, "c31"), "build")
    do(stop(game, "c42"), "build")  # the same clan
    assert held(game, 0) == {"H06": 0b10}
    do(stop(game, "c66"), "build")
    assert is_done(game, "H06")


def test_TR_181_H06_a_captured_factory_does_not_count() -> None:
    game = with_quest("H06", 0b10)
    become(game, 0, "engineer")
    squad(game, 0, 30)
    factory(game, 1, "c66")
    do(stop(game, "c66"), "capture", "roll 6")
    assert held(game, 0) == {"H06": 0b10}


# --- H07: robbing ---


def test_TR_178_TR_181_H07_capitals_of_two_clans_robbed() -> None:
    game = with_quest("H07")
    become(game, 0, "fighter")
    squad(game, 0, 15)
    do(stop(game, CAPITALS[2]), "rob", "roll 6")  # of the blue clan
    assert held(game, 0) == {"H07": 0b100}
    game.marked[0] = 0
    do(stop(game, CAPITALS[2]), "rob", "roll 6")
    assert held(game, 0) == {"H07": 0b100}  # the same clan again
    squad(game, 0, 9)
    do(stop(game, CAPITALS[0]), "rob", "roll 6")
    assert held(game, 0) == {"H07": 0b100}  # a failure
    game.marked[0] = 0
    squad(game, 0, 10)
    do(stop(game, CAPITALS[0]), "rob", "roll 6")
    assert is_done(game, "H07")


# --- H08: paying ---


def test_TR_181_H08_twenty_zefs_at_once() -> None:
    game = with_quest("H08")
    squad(game, 0, 5, 19)
    stop(game, PEOPLE)
    assert "pay H08" not in choices(game)
    assert refusals(game)["pay H08"] == TOO_POOR
    squad(game, 0, 5, 20)
    stop(game, PEOPLE)
    listener = listening(game)
    do(game, "pay H08")
    assert is_done(game, "H08")
    assert (game.zefs[0], game.residents[0]) == (10, 5)
    assert log(listener)[0] == f"PAID 0 {QUEST['H08']} 20"
    assert "pay H08" not in choices(game)
    game = with_quest("H08")
    assert "pay H08" not in choices(stop(game, OLD))


def test_TR_181_H08_is_a_choice() -> None:
    game = with_quest("H08")
    do(stop(game, PEOPLE), "pass")
    assert not is_done(game, "H08")
    assert game.zefs[0] == 20


# --- H09: the parcel ---


def test_TR_181_H09_old_then_people() -> None:
    game = with_quest("H09")
    stop(game, PEOPLE)
    assert held(game, 0) == {"H09": 0}  # not in this order
    stop(game, OLD)
    assert held(game, 0) == {"H09": 1}
    stop(game, OLD)
    assert held(game, 0) == {"H09": 1}
    stop(game, PEOPLE)
    assert is_done(game, "H09")
    assert game.zefs[0] == 30


def to_the_end_of_the_round(game: Trappers) -> Trappers:
    game.turn = 5
    return do(turn_of(game, 1), "pass")


@pytest.mark.parametrize("progress", [0, 1])
def test_TR_107_TR_181_H09_fails_at_the_end_of_the_round_after_that_of_drawing(progress: int) -> None:
    game = table(2)
    assign(game, 0, "H09", progress, since=1)
    listener = listening(game)
    do(to_the_end_of_the_round(game), "white 1 black 2")
    assert (game.round, held(game, 0)) == (2, {"H09": progress})
    to_the_end_of_the_round(game)
    assert asked(game) == "ClanWhirl"  # it fails before the dice
    assert (held(game, 0), under(game, 1), game.vp[0]) == ({}, ["H09"], 0)
    assert log(listener)[-2:] == [f"QUEST_FAILED 0 {QUEST['H09']}", "ROUND_BEGINS 3"]
    assert view_of(game, 1).done == ()


def test_TR_181_H09_other_quests_have_no_deadline_and_every_trapper_has_his_own() -> None:
    game = table(3)
    game.round = 4
    assign(game, 2, "H09", 1, since=3)
    assign(game, 1, "H08", since=1)
    game.turn = 5
    do(turn_of(game, 2), "pass", "pass")
    assert (held(game, 1), held(game, 2)) == ({"H08": 0}, {})


def test_TR_181_H09_done_in_time_is_not_failed_later() -> None:
    game = with_quest("H09", 1)
    stop(game, PEOPLE)
    game.round = 2
    to_the_end_of_the_round(game)
    assert is_done(game, "H09")


# --- H10: a City ---


def test_TR_181_H10_one_factory_upgraded() -> None:
    game = with_quest("H10")
    become(game, 0, "engineer")
    squad(game, 0, 10)
    set_rep(game, 0, 2, 2)
    factory(game, 0, "c31")
    listener = listening(game)
    do(stop(game, "c31"), "upgrade")
    assert list(game.vp) == [10, 0]
    assert (held(game, 0), view_of(game, 0).done, game.zefs[0]) == ({}, (QUEST["H10"],), 10)
    assert [line for line in log(listener) if "SCORED" in line] == ["SCORED 0 6 1 6", "SCORED 0 4 2 10"]


def test_TR_181_H10_building_or_anothers_upgrade_is_not_enough() -> None:
    game = with_quest("H10")
    squad(game, 0, 10)
    set_rep(game, 0, 2, 2)
    do(stop(game, "c31"), "build")
    assert not is_done(game, "H10")
    become(game, 1, "engineer")
    squad(game, 1, 10)
    set_rep(game, 1, 5, 2)
    factory(game, 1, "c35")
    do(acting(game, 1, "c35"), "upgrade")
    assert not is_done(game, "H10")
