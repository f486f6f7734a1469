"""Rounds: TR-030 to TR-040 and the rulings about them."""

import pytest
from games.trappers.table import (
    CELL,
    asked,
    assign,
    city,
    do,
    factory,
    fresh,
    held,
    listening,
    log,
    mark,
    outcomes,
    put,
    sampled,
    set_rep,
    table,
    turn_of,
    visiting,
    where,
)

from igroteka.engine.seats import CHANCE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of


def last_turn(game: Trappers) -> Trappers:
    """All but the last trapper have played the fifth turn."""
    game.turn = 5
    return turn_of(game, int(game.seat_at(game.players - 1)))


def new_round(game: Trappers, dice: str = "white 1 black 2") -> Trappers:
    """The round ends and the next begins with these dice; the first trapper is to move."""
    return do(last_turn(game), "pass", dice)


def war_of(game: Trappers) -> tuple[int, ...]:
    """By clan: the clan it fights, 0 for none."""
    return tuple(enemy + 1 for enemy in view_of(game, 0).war)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TR_030_TR_R03_a_round_is_five_turns_of_everybody(players: int) -> None:
    game = table(players)
    played = []
    while asked(game) == "DriveOrStay":
        assert game.round == 1
        played.append((int(game.turn), int(game.seat)))
        do(game, "pass")
    assert played == [(turn, seat) for turn in range(1, 6) for seat in range(players)]
    assert asked(game) == "ClanWhirl" and game.round == 2


def test_TR_030_TR_R46_the_order_drawn_holds_for_the_whole_game() -> None:
    game = table(3)
    game.order = 0x102  # seats 2, 0, 1
    turn_of(game, 2)
    for round_number in (1, 2):
        seats = []
        while asked(game) == "DriveOrStay":
            seats.append(int(game.seat))
            do(game, "pass")
        assert game.round == round_number + 1
        assert seats == [2, 0, 1] * 5
        do(game, "white 4 black 5")
    assert game.seat == 2


def test_TR_031_after_the_fifth_turn_come_clans_markers_and_income() -> None:
    game = table(2)
    factory(game, 1, "c11")
    mark(game, 0, "c21")
    last_turn(game)
    assert game.turn == 5
    listener = listening(game)
    do(game, "pass")
    assert (game.round, game.turn, asked(game)) == (2, 1, "ClanWhirl")
    assert game.is_marked(0, CELL["c21"]) and game.zefs[1] == 20, "the clans come first"
    do(game, "white 2 black 6")
    assert not game.is_marked(0, CELL["c21"])
    assert (game.seat, game.turn, game.round) == (0, 1, 2)
    assert log(listener)[-4:] == ["ROUND_BEGINS 2", "WAR 1 5", "INCOME 1 5 25", "TURN_BEGINS 0 1 2"]


def test_TR_031_a_fourth_turn_is_followed_by_a_fifth() -> None:
    game = table(2)
    game.turn = 4
    do(turn_of(game, 1), "pass")
    assert (game.turn, game.round, game.seat) == (5, 1, 0)


def test_TR_032_the_white_and_the_black_die_name_the_clans_at_war() -> None:
    game = do(last_turn(table(2)), "pass")
    assert game.seat == CHANCE
    assert outcomes(game) == [(dice, 1) for dice in range(36)]
    assert sampled(game, 3000) == set(range(36))
    listener = listening(game)
    do(game, "white 1 black 5")
    assert war_of(game) == (5, 0, 0, 0, 1, 0)
    assert log(listener)[0] == "WAR 0 4"
    assert war_of(new_round(game, "white 3 black 2")) == (0, 3, 2, 0, 0, 0), "what was marked before is removed"


def test_TR_033_white_4_and_black_6_set_those_two_at_war() -> None:
    assert war_of(new_round(table(2), "white 4 black 6")) == (0, 0, 0, 6, 0, 4)


@pytest.mark.parametrize("face", range(1, 7))
def test_TR_034_on_a_double_all_are_at_war_in_pairs(face: int) -> None:
    game = last_turn(table(2))
    listener = listening(game)
    do(game, "pass", f"white {face} black {face}")
    assert war_of(game) == (2, 1, 4, 3, 6, 5)
    told = [line for line in log(listener) if "WAR" in line]
    assert told == [f"TOTAL_WAR {face - 1}" if face > 1 else "TOTAL_WAR"]


def test_TR_035_a_war_lasts_for_the_whole_round() -> None:
    game = new_round(table(2), "white 4 black 6")
    while asked(game) == "DriveOrStay":
        assert war_of(game) == (0, 0, 0, 6, 0, 4)
        do(game, "pass")
    assert war_of(game) == (0, 0, 0, 6, 0, 4), "until the dice fall again"


def test_TR_036_all_markers_are_removed() -> None:
    game = table(3)
    for seat in range(3):
        mark(game, seat, "c21", "c23", "c54")
    game.raided = 0b111111 << 6
    new_round(game)
    assert list(game.marked) == [0, 0, 0] and game.raided == 0


def test_TR_036_what_was_done_once_can_be_done_again() -> None:
    game = do(visiting("c21"), "recruit", "pass", "pass")
    assert game.residents[0] == 8
    do(new_round(game), "pass", "recruit")
    assert game.residents[0] == 11


@pytest.mark.parametrize(("factories", "cities", "zefs"), [(1, 0, 5), (3, 0, 15), (0, 1, 10), (0, 2, 20), (4, 2, 40)])
def test_TR_037_TR_038_every_factory_brings_five_and_every_city_ten(factories: int, cities: int, zefs: int) -> None:
    cells = ("c11", "c12", "c13", "c31", "c32", "c42")
    game = table(2)
    factory(game, 0, *cells[:factories])
    city(game, 0, *cells[factories : factories + cities])
    listener = listening(new_round(game))
    assert list(game.zefs) == [20 + zefs, 20]
    new_round(game)
    assert list(game.zefs) == [20 + 2 * zefs, 20], "in every round"
    assert [line for line in log(listener) if "INCOME" in line] == [f"INCOME 0 {zefs} {20 + 2 * zefs}"]
    assert view_of(game, 1).trappers[0].income == zefs


def test_TR_039_income_also_comes_to_those_who_miss_a_turn_or_are_off_the_board() -> None:
    game = table(3)
    factory(game, 0, "c11")
    city(game, 1, "c31")
    game.set_skips(0, 1)
    put(game, 1, "")
    game.set_skips(1, 1)
    do(last_turn(game), "pass", "white 1 black 2")
    assert list(game.zefs) == [25, 30, 20]
    assert where(game, 1) == "" and game.seat == 2, "and their turns are missed"


def test_TR_040_in_round_one_only_the_clans_matter() -> None:
    game = do(fresh(2), "order 0", "c14", "c34")
    listener = listening(game)
    do(game, "white 6 black 3")
    assert war_of(game) == (0, 0, 6, 0, 0, 3)
    assert (list(game.zefs), list(game.marked)) == ([20, 20], [0, 0])
    assert log(listener) == ["WAR 5 2", "TURN_BEGINS 0 1 1"]


def test_TR_R41_the_order_of_the_two_dice_does_not_matter() -> None:
    for white in range(1, 7):
        for black in range(white, 7):
            one = new_round(table(2), f"white {white} black {black}")
            other = new_round(table(2), f"white {black} black {white}")
            assert one.war == other.war


def test_TR_031_quests_fail_at_the_end_of_the_round_before_the_clans() -> None:
    game = table(2)
    assign(game, 0, "H09", since=0)
    set_rep(game, 0, 1, 1)
    do(last_turn(game), "pass")
    assert held(game, 0) == {} and asked(game) == "ClanWhirl"
