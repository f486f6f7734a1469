"""Victory points and the end: TR-001 to TR-007, TR-R42."""

import pytest
from games.trappers.table import (
    CELL,
    CONTENT,
    QUEST,
    acting,
    asked,
    assign,
    become,
    city,
    do,
    factory,
    give,
    held,
    listening,
    log,
    mark,
    put,
    set_rep,
    table,
    turn_of,
    under,
    war,
    where,
)

from igroteka.engine.seats import OVER
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.state.game import BY_POINTS, BY_ROUNDS, Trappers
from igroteka.games.trappers.view.build import view_of


def paying(vp: int, zefs: int = 20, **options: str) -> Trappers:
    """Trapper 0 may pay for the quest Investment, worth 5 points, on the People cell."""
    game = table(2, **options)
    assign(game, 0, "H08")
    game.vp[0] = vp
    game.zefs[0] = zefs
    return acting(game, 0, "c23")


def upgrading(vp: int = 0) -> Trappers:
    """Trapper 0 may make a City of a Factory."""
    game = table(2)
    become(game, 0, "engineer")
    factory(game, 0, "c11")
    mark(game, 0, "c11")
    set_rep(game, 0, 1, 2)
    game.residents[0] = 10
    game.vp[0] = vp
    return acting(game, 0, "c11")


def fighting(vp: int = 0) -> Trappers:
    """Fighter 0 may attack trapper 1 on a white cell."""
    game = table(2)
    become(game, 0, "fighter")
    game.vp[0] = vp
    put(game, 1, "c14")
    return acting(game, 0, "c14")


@pytest.mark.parametrize(("before", "over"), [(14, False), (15, True), (16, True)])
def test_TR_001_twenty_points_or_more_win(before: int, over: bool) -> None:
    game = do(paying(before), "pay H08")
    assert game.vp[0] == before + 5
    assert (game.seat == OVER) == over
    if over:
        assert game.winners() == [0] and game.ending() == int(BY_POINTS) == 0
        assert view_of(game, 1).winners == (0,)


@pytest.mark.parametrize(("before", "over"), [(6, False), (7, True)])
def test_TR_001_a_short_game_ends_at_twelve(before: int, over: bool) -> None:
    assert (do(paying(before, target_vp="twelve"), "pay H08").seat == OVER) == over


def test_TR_002_nothing_happens_after_that_moment() -> None:
    game = paying(15)
    listener = listening(game)
    do(game, "pay H08")
    assert game.zefs[0] == 0, "the reward of ten zefs does not come any more"
    assert log(listener)[-2:] == ["SCORED 0 5 2 20", "WON_GAME 0 20"]
    assert asked(game) == "" and (game.round, game.turn, game.place) == (1, 1, 0)


def test_TR_002_else_the_turn_goes_on() -> None:
    game = do(paying(14), "pay H08")
    assert game.zefs[0] == 10 and (game.seat, asked(game)) == (0, "Deed")


def test_TR_002_the_points_of_a_victory_end_the_game_before_a_quest_does() -> None:
    game = fighting(12)
    assign(game, 0, "O10")
    do(game, "attack 2", "roll 6 against 1")
    assert game.vp[0] == 20 and game.seat == OVER


def test_TR_002_TR_181_the_points_of_a_city_end_the_game_before_its_quest_is_done() -> None:
    game = upgrading(14)
    assign(game, 0, "H10")
    listener = listening(game)
    do(game, "upgrade")
    assert (game.vp[0], game.seat) == (20, OVER)
    assert [line.split()[0] for line in log(listener)] == ["UPGRADED", "SCORED", "WON_GAME"]
    assert held(game, 0) == {"H10": 0} and view_of(game, 1).done == ()
    counted = TRAPPERS.fact_columns(CONTENT, listener.events)
    assert (counted["vp_city_1"], counted["vp_quest_1"], counted["quest_done.H10"]) == (6, 0, 0)


def test_TR_002_TR_181_of_two_quests_done_at_once_the_first_may_end_the_game() -> None:
    game = table(2)
    for clan in range(6):
        set_rep(game, 0, clan + 1, 3)
    for quest in ("O01", "O02"):
        assign(game, 0, quest)
    game.vp[0] = 14
    listener = listening(game)
    acting(game, 0, "c54")
    assert (game.vp[0], game.seat) == (20, OVER)
    assert log(listener)[-3:] == [f"QUEST_DONE 0 {QUEST['O01']}", "SCORED 0 6 2 20", "WON_GAME 0 20"]
    assert held(game, 0) == {"O02": 0} and under(game, 2) == ["O01"]


def test_TR_003_the_first_victory_over_a_trapper_brings_eight() -> None:
    game = fighting()
    listener = listening(game)
    do(game, "attack 2", "roll 6 against 1")
    assert list(game.vp) == [8, 0]
    assert "SCORED 0 8 0 8" in log(listener)
    put(game, 1, "c14")
    do(acting(game, 0), "attack 2", "roll 6 against 1")
    assert list(game.vp) == [8, 0], "only the first"


def test_TR_004_a_city_brings_six() -> None:
    game = upgrading()
    listener = listening(game)
    do(game, "upgrade")
    assert list(game.vp) == [6, 0]
    assert "SCORED 0 6 1 6" in log(listener)


def test_TR_004_a_city_can_end_the_game() -> None:
    assert do(upgrading(14), "upgrade").seat == OVER
    assert do(upgrading(13), "upgrade").seat == 1


@pytest.mark.parametrize(("quest", "vp"), [("H01", 4), ("H08", 5), ("H02", 6)])
def test_TR_005_a_quest_brings_what_its_card_says(quest: str, vp: int) -> None:
    game = table(2)
    assign(game, 0, quest, progress=3 if quest == "H02" else 0)
    give(game, 0, "A1", "A2")
    acting(game, 0, "c23")
    if quest == "H08":
        do(game, "pay H08")
    elif quest == "H02":
        do(game, "hand_over A1 H02")
    else:
        do(game, "hand_over A1 H01", "hand_over A2 H01")
    assert game.vp[0] == vp


def test_TR_006_nothing_else_brings_points() -> None:
    game = table(2, "c13")
    set_rep(game, 0, 1, 3)
    game.residents[0] = 20
    game.zefs[0] = 60
    do(game, "pass", "build")
    assert list(game.vp) == [0, 0], "not a Factory"
    give(game, 0, "A1")
    do(acting(game, 0, "c23"), "take_quest human", "H01", "sell A1", "pass")
    do(acting(game, 0, "c11"), "raid", "A2")
    become(game, 0, "fighter")
    do(acting(game, 0, "c25"), "rob", "pass", "roll 6", "pass")
    factory(game, 1, "c42")
    do(acting(game, 0, "c42"), "destroy", "pass", "roll 6", "pass")
    assert list(game.factories)[1] == 0 and list(game.vp) == [0, 0], "nor money, raids and ruins"


def test_TR_006_points_are_never_lost() -> None:
    game = table(2)
    game.vp[1] = 6
    city(game, 1, "c42")
    become(game, 0, "fighter")
    game.residents[0] = 30
    do(acting(game, 0, "c42"), "damage", "roll 6")
    assert (game.cities[1], game.factories[1], list(game.vp)) == (0, 1 << CELL["c42"], [0, 6])
    do(acting(game, 0, "c42"), "destroy", "roll 6")
    assert (game.factories[1], list(game.vp)) == (0, [0, 6])


def test_TR_006_a_beaten_trapper_keeps_his_points() -> None:
    game = fighting()
    game.vp[1] = 11
    do(game, "attack 2", "roll 6 against 1")
    assert list(game.vp) == [8, 11] and where(game, 1) == ""


def test_TR_007_there_are_as_many_rounds_as_it_takes() -> None:
    game = table(2)
    game.round = 500
    game.turn = 5
    do(turn_of(game, 1), "pass", "white 1 black 2")
    assert (game.round, game.turn, game.seat) == (501, 1, 0)


@pytest.mark.parametrize(("word", "limit"), [("five", 5), ("ten", 10), ("thirty", 30), ("sixty", 60)])
def test_TR_R42_a_limit_of_rounds_ends_the_game(word: str, limit: int) -> None:
    game = table(2, round_limit=word)
    game.round, game.turn = limit - 1, 5
    do(turn_of(game, 1), "pass", "white 1 black 2")
    assert game.round == limit and game.seat == 0
    game.turn = 5
    listener = listening(turn_of(game, 1))
    do(game, "pass")
    assert game.seat == OVER and log(listener)[-1] == f"STOPPED {limit}"
    assert game.ending() == int(BY_ROUNDS) == 1 and game.round == limit


def limited() -> Trappers:
    """The last choice of the last round is to be made; all three are equal."""
    game = table(3, round_limit="ten")
    game.round, game.turn = 10, 5
    for seat in range(3):
        game.vp[seat] = 9
    return turn_of(game, 2)


def test_TR_R42_equal_trappers_share_the_victory() -> None:
    assert do(limited(), "pass").winners() == [0, 1, 2]


def test_TR_R42_most_points_then_cities_then_settlements_then_zefs() -> None:
    game = limited()
    game.zefs[2] = 21
    assert do(game.copy(), "pass").winners() == [2]
    factory(game, 1, "c11")
    assert do(game.copy(), "pass").winners() == [1], "a settlement is worth more than zefs"
    factory(game, 0, "c31", "c32", "c42")
    city(game, 2, "c51")
    assert do(game.copy(), "pass").winners() == [2], "a City more than Factories"
    game.vp[0] = 10
    assert do(game.copy(), "pass").winners() == [0], "and points more than anything"


def test_TR_R42_a_city_counts_among_the_settlements() -> None:
    game = limited()
    city(game, 0, "c11")
    city(game, 1, "c31")
    factory(game, 1, "c12")
    assert do(game, "pass").winners() == [1]


def test_TR_R42_there_is_no_limit_unless_it_is_chosen() -> None:
    game = table(2)
    assert game.round_limit == 0
    war(game)
    game.round, game.turn = 60, 5
    assert asked(do(turn_of(game, 1), "pass")) == "ClanWhirl"
