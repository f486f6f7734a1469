"""The People and the Old: TR-103 to TR-115 and the rulings about them."""

import pytest
from games.trappers.table import (
    ARTIFACT,
    CELL,
    QUEST,
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
    mark,
    outcomes,
    put,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    under,
    visiting,
    war,
)

from igroteka.games.trappers.content.vocabulary import CLANS
from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import EXCHANGED, MARKED, NEEDS_FIGHTER, NO_QUESTS_LEFT, NOTHING_TO_STEAL
from igroteka.games.trappers.view.build import view_of

HUMAN, OLD = 1, 2  # decks
CELLS = {"human": "c23", "old": "c54"}
DECKS = {"human": HUMAN, "old": OLD}
LETTER = {"human": "H", "old": "O"}
SIDES = pytest.mark.parametrize("side", ["human", "old"])


def thief(*artifacts: str, players: int = 3, **options: str) -> Trappers:
    """Trapper 0 with these artifacts has stayed with the Old; trapper 1 has rep 1 with clan 2 and 3 with clan 5."""
    game = table(players, **options)
    give(game, 0, *artifacts)
    set_rep(game, 1, 2, 1)
    set_rep(game, 1, 5, 3)
    return acting(game, 0, "c54")


# --- quests, of either side ---


@SIDES
def test_TR_103_TR_110_a_quest_may_be_taken_once_a_round(side: str) -> None:
    game = visiting(CELLS[side])
    assert (asked(game), choices(game)) == ("Deed", ["pass", f"take_quest {side}"])
    listener = listening(game)
    do(game, f"take_quest {side}")
    assert game.is_marked(0, CELL[CELLS[side]]), "at once"
    assert asked(game) == "DrawQuest" and len(outcomes(game)) == 10
    new = f"{LETTER[side]}04"
    do(game, new)
    assert held(game, 0) == {new: 0} and left(game, DECKS[side]) == 9
    assert f"QUEST_TAKEN 0 {QUEST[new]}" in log(listener)
    assert choices(game) == ["pass", f"give_up {new}"]
    assert refusals(game) == {f"take_quest {side}": MARKED}
    give(game, 0, "A1")
    assert refusals(acting(game, 0))[f"take_quest {side}"] == MARKED, "nor in a later turn"


@SIDES
def test_TR_103_TR_110_the_top_card_is_the_one(side: str) -> None:
    game = table(2)
    cards = (f"{LETTER[side]}09", f"{LETTER[side]}02")
    leave_in_deck(game, DECKS[side], under=cards)
    do(acting(game, 0, CELLS[side]), f"take_quest {side}")
    assert outcomes(game) == [(QUEST[cards[0]], 1)]


@SIDES
def test_TR_063_TR_103_the_marker_binds_nobody_else(side: str) -> None:
    game = table(2)
    mark(game, 0, CELLS[side])
    assert f"take_quest {side}" in choices(acting(game, 1, CELLS[side]))


@SIDES
def test_TR_104_TR_111_with_two_of_a_side_one_is_discarded_first(side: str) -> None:
    letter = LETTER[side]
    game = table(2)
    assign(game, 0, f"{letter}08")
    assign(game, 0, f"{letter}04")
    other = "O" if letter == "H" else "H"
    assign(game, 0, f"{other}04")
    do(acting(game, 0, CELLS[side]), f"take_quest {side}")
    assert (asked(game), choices(game)) == ("MakeRoom", [f"discard {letter}08", f"discard {letter}04"])
    listener = listening(game)
    do(game, f"discard {letter}08")
    assert under(game, DECKS[side]) == [f"{letter}08"] and asked(game) == "DrawQuest"
    assert log(listener) == [f"QUEST_DROPPED 0 {QUEST[f'{letter}08']}"]
    do(game, f"{letter}06")
    assert held(game, 0) == {f"{letter}06": 0, f"{letter}04": 0, f"{other}04": 0}


@SIDES
def test_TR_104_TR_111_the_discarded_card_is_drawn_last(side: str) -> None:
    letter = LETTER[side]
    game = table(2)
    assign(game, 0, f"{letter}08")
    assign(game, 0, f"{letter}04")
    leave_in_deck(game, DECKS[side], under=(f"{letter}01",))
    do(acting(game, 0, CELLS[side]), f"take_quest {side}", f"discard {letter}08")
    assert outcomes(game) == [(QUEST[f"{letter}01"], 1)]
    do(game, f"{letter}01")
    assert under(game, DECKS[side]) == [f"{letter}08"]


@SIDES
def test_TR_104_TR_111_with_one_there_is_room(side: str) -> None:
    game = table(2)
    assign(game, 0, f"{LETTER[side]}08")
    assert asked(do(acting(game, 0, CELLS[side]), f"take_quest {side}")) == "DrawQuest"


@SIDES
def test_TR_107_TR_113_TR_R36_a_quest_given_up_goes_under_its_deck(side: str) -> None:
    letter = LETTER[side]
    game = table(2)
    assign(game, 0, f"{letter}02", progress=1)
    leave_in_deck(game, DECKS[side], under=(f"{letter}01",))
    acting(game, 0, "c14")
    assert choices(game) == ["pass", f"give_up {letter}02"], "in the action phase on any cell"
    listener = listening(game)
    do(game, f"give_up {letter}02")
    assert held(game, 0) == {} and under(game, DECKS[side]) == [f"{letter}01", f"{letter}02"]
    assert log(listener)[0] == f"QUEST_DROPPED 0 {QUEST[f'{letter}02']}"
    assert game.zefs[0] == 20 and list(game.progress) == [0] * 8, "free, and all its progress is gone"


def test_TR_R36_giving_up_is_no_deed() -> None:
    game = table(2)
    assign(game, 0, "H02")
    assign(game, 0, "O04")
    acting(game, 0, "c11")
    do(game, "give_up O04")
    assert choices(game) == ["pass", "buy_rep", "give_up H02"]
    do(game, "give_up H02", "buy_rep")
    assert reps(game, 0)[0] == 1


def test_TR_R36_not_in_the_movement_phase_and_not_in_anothers_turn() -> None:
    game = table(2)
    assign(game, 0, "H02")
    assert "give_up H02" not in choices(turn_of(game, 0))
    acting(game, 1, "c23")
    assert "give_up H02" not in choices(game)


def test_TR_R36_between_the_steps_of_a_stay() -> None:
    game = table(2)
    assign(game, 0, "H02")
    do(acting(game, 0, "c25"), "stay")
    assert choices(game) == ["pass", "recruit", "give_up H02"]
    do(game, "give_up H02")
    assert choices(game) == ["pass", "recruit"], "the question is asked again"


def test_TR_107_a_failed_human_quest_goes_under_its_deck() -> None:
    game = table(2)
    assign(game, 0, "H09", since=1)
    game.round, game.turn = 2, 5
    do(turn_of(game, 1), "pass")
    assert held(game, 0) == {} and under(game, HUMAN) == ["H09"]


def test_TR_113_a_failed_old_quest_goes_under_its_deck() -> None:
    game = table(2)
    assign(game, 0, "O06")
    game.residents[0] = 10
    listener = listening(acting(game, 0, "c11"))
    do(game, "raid", "A1")
    assert held(game, 0) == {} and under(game, OLD) == ["O06"]
    assert f"QUEST_FAILED 0 {QUEST['O06']}" in log(listener)


@pytest.mark.parametrize(("option", "zefs"), [("ten", 10), ("five", 5)])
def test_TR_105_TR_R04_a_human_quest_brings_points_and_ten_zefs(option: str, zefs: int) -> None:
    game = table(2, human_reward=option)
    assign(game, 0, "H08")
    listener = listening(acting(game, 0, "c23"))
    do(game, "pay H08")
    assert (game.vp[0], game.zefs[0]) == (5, zefs)
    assert log(listener)[-2:] == ["SCORED 0 5 2 5", f"REWARD_ZEFS 0 {zefs} {zefs}"]


def test_TR_106_a_completed_human_quest_is_out_of_the_game() -> None:
    game = table(2)
    assign(game, 0, "H08")
    do(acting(game, 0, "c23"), "pay H08")
    assert (left(game, HUMAN), under(game, HUMAN), held(game, 0)) == (9, [], {})
    assert view_of(game, 1).done == (QUEST["H08"],)


def test_TR_112_an_old_quest_brings_points_and_rep_in_four_clans() -> None:
    game = table(2)
    war(game, (1, 2), (3, 4), (5, 6))
    assign(game, 0, "O08")
    game.residents[0] = 6
    do(acting(game, 0, "c54"), "leave O08")
    assert (asked(game), game.vp[0], game.residents[0]) == ("RewardClan", 5, 0)
    clans = ["medok", "tafgar", "zvagass", "kishkua", "makmamuba", "bamasma"]
    assert choices(game) == [f"choose_clan {clan}" for clan in clans]
    do(game, "choose_clan kishkua")
    assert "choose_clan kishkua" not in choices(game), "different ones"
    do(game, "choose_clan medok", "choose_clan bamasma", "choose_clan tafgar")
    assert reps(game, 0) == [1, 1, 0, 1, 0, 1], "no mirror"
    assert asked(game) == "Deed" and game.zefs[0] == 20


def test_TR_113_a_completed_old_quest_can_come_again() -> None:
    game = table(2)
    assign(game, 0, "O08")
    leave_in_deck(game, OLD)
    game.residents[0] = 6
    do(acting(game, 0, "c54"), "leave O08")
    do(game, "choose_clan medok", "choose_clan tafgar", "choose_clan zvagass", "choose_clan kishkua")
    assert under(game, OLD) == ["O08"]
    do(game, "take_quest old")
    assert outcomes(game) == [(QUEST["O08"], 1)]


@SIDES
def test_TR_R27_from_an_empty_deck_no_quest_is_taken(side: str) -> None:
    letter = LETTER[side]
    game = table(2)
    assign(game, 0, f"{letter}04")
    assign(game, 0, f"{letter}06")
    leave_in_deck(game, DECKS[side])
    acting(game, 0, CELLS[side])
    assert refusals(game) == {f"take_quest {side}": NO_QUESTS_LEFT}
    do(game, f"give_up {letter}04")
    assert f"take_quest {side}" in choices(game), "now there is a card in it"


@SIDES
def test_TR_162_an_attack_is_the_first_and_only_deed(side: str) -> None:
    game = table(2)
    become(game, 0, "fighter")
    put(game, 1, CELLS[side])
    acting(game, 0, CELLS[side])
    assert choices(game) == ["pass", f"take_quest {side}", "attack 2"]
    one = do(game.copy(), f"take_quest {side}", f"{LETTER[side]}04")
    assert "attack 2" not in choices(one) and "attack 2" not in refusals(one)
    do(game, "attack 2", "roll 1 against 4")
    assert game.seat == 1, "nothing more after it"
    become(game, 0, "mimic")
    put(game, 1, CELLS[side])
    assert refusals(acting(game, 0, CELLS[side]))["attack 2"] == NEEDS_FIGHTER


# --- selling ---


def test_TR_108_artifacts_are_sold_for_three_zefs_each() -> None:
    game = table(2)
    give(game, 0, "A1", "A1", "A5")
    acting(game, 0, "c23")
    assert choices(game) == ["pass", "take_quest human", "sell A1", "sell A5"], "equal cards are one choice"
    do(game, "sell A1")
    assert (game.zefs[0], hand(game, 0)) == (23, ["A1", "A5"])
    do(game, "sell A5", "sell A1")
    assert (game.zefs[0], hand(game, 0)) == (29, []), "any number"
    assert under(game, ARTIFACTS) == ["A1", "A5", "A1"] and left(game, ARTIFACTS) == 12


def test_TR_109_a_quest_and_sales_in_any_order() -> None:
    game = table(2)
    give(game, 0, "A1", "A2")
    do(acting(game, 0, "c23"), "sell A1", "take_quest human", "H04", "sell A2", "pass")
    assert game.zefs[0] == 26 and held(game, 0) == {"H04": 0} and game.seat == 1


def test_TR_109_TR_115_rep_cannot_be_bought_there() -> None:
    for cell in CELLS.values():
        game = table(2)
        give(game, 0, "A1")
        acting(game, 0, cell)
        assert not [deed for deed in [*choices(game), *refusals(game)] if deed == "buy_rep"]


# --- the exchange ---


def test_TR_114_an_artifact_for_a_point_of_an_opponents_rep() -> None:
    game = thief("A4", "A6")
    war(game, (2, 1), (5, 6))
    assert choices(game) == ["pass", "take_quest old", "exchange A4", "exchange A6", "play A6"]
    listener = listening(game)
    do(game, "exchange A4")
    assert (asked(game), choices(game)) == ("ChooseRobbed", ["rob_trapper 2"]), "trapper 3 has nothing"
    do(game, "rob_trapper 2")
    assert (asked(game), choices(game)) == ("ChooseStolen", ["choose_clan tafgar", "choose_clan makmamuba"])
    do(game, "choose_clan makmamuba")
    assert reps(game, 0) == [0, 0, 0, 0, 1, 0] and reps(game, 1) == [0, 1, 0, 0, 2, 0], "no mirror"
    assert under(game, ARTIFACTS) == ["A4"] and hand(game, 0) == ["A6"] and asked(game) == "Deed"
    assert log(listener) == [
        "GAVE_AWAY 0 1",
        f"GAVE_WHICH 0 {ARTIFACT['A4']} @0",
        "STOLE 0 1 4",
        "REP_CHANGED 1 4 3 2",
        "REP_CHANGED 0 4 0 1",
    ]


def test_TR_114_only_rep_above_nothing_can_be_stolen() -> None:
    game = thief("A4")
    for clan in range(CLANS):
        game.rep[6 + clan] = -1
        game.rep[12 + clan] = 0
    assert refusals(game)["exchange A4"] == NOTHING_TO_STEAL
    set_rep(game, 2, 6, 1)
    assert "exchange A4" in choices(game)
    do(game, "exchange A4")
    assert choices(game) == ["rob_trapper 3"]
    do(game, "rob_trapper 3", "choose_clan bamasma")
    assert reps(game, 2)[5] == 0 and reps(game, 0)[5] == 1


def test_TR_114_a_mimics_bonus_cannot_be_stolen() -> None:
    game = table(2)
    give(game, 0, "A4")
    become(game, 1, "mimic")
    assert refusals(acting(game, 0, "c54"))["exchange A4"] == NOTHING_TO_STEAL


def test_TR_114_nobody_steals_from_himself() -> None:
    game = table(2)
    give(game, 0, "A4")
    set_rep(game, 0, 1, 3)
    assert refusals(acting(game, 0, "c54"))["exchange A4"] == NOTHING_TO_STEAL


def test_TR_114_an_opponent_off_the_board_can_be_robbed_too() -> None:
    game = thief("A4")
    put(game, 1, "")
    assert "exchange A4" in choices(game)


def test_TR_115_a_quest_and_exchanges_in_any_order() -> None:
    game = thief("A4", "A5")
    do(game, "exchange A4", "rob_trapper 2", "choose_clan tafgar", "take_quest old", "O04")
    do(game, "exchange A5", "rob_trapper 2", "choose_clan makmamuba", "pass")
    assert held(game, 0) == {"O04": 0} and reps(game, 0) == [0, 1, 0, 0, 1, 0] and game.seat == 1


def test_TR_R26_ones_own_rep_must_be_below_six() -> None:
    game = thief("A4")
    set_rep(game, 0, 5, 6)
    do(game, "exchange A4", "rob_trapper 2")
    assert choices(game) == ["choose_clan tafgar"]
    full = thief("A4")
    set_rep(full, 0, 5, 6)
    set_rep(full, 0, 2, 6)
    assert refusals(full)["exchange A4"] == NOTHING_TO_STEAL
    set_rep(full, 0, 2, 5)
    assert "exchange A4" in choices(full)


def test_TR_R26_a_mimic_at_four_counts_four() -> None:
    game = thief("A4")
    become(game, 0, "mimic")
    for clan in range(1, 7):
        set_rep(game, 0, clan, 5)
    assert "exchange A4" in choices(game)


def test_TR_R26_as_often_as_wanted_unless_the_option_says_once() -> None:
    deal = ("rob_trapper 2", "choose_clan makmamuba")
    game = do(thief("A1", "A2", "A3"), "exchange A1", *deal, "exchange A2", *deal, "exchange A3", *deal)
    assert reps(game, 0)[4] == 3 and reps(game, 1)[4] == 0
    once = thief("A1", "A2", old_exchange_limit="one")
    assert "exchange A1" in choices(once)
    do(once, "exchange A1", *deal)
    assert view_of(once, 1).exchanges == 1
    assert refusals(once)["exchange A2"] == EXCHANGED and "exchange A2" not in choices(once)
    assert "exchange A2" in choices(acting(once, 0)), "in the next turn again"


def test_TR_R47_trappers_trade_nothing_with_each_other() -> None:
    game = table(2)
    for seat in range(2):
        give(game, seat, "A1", "A2")
        put(game, seat, "c23")
    acting(game, 0)
    assert choices(game) == ["pass", "take_quest human", "sell A1", "sell A2"]
    do(game, "sell A1", "pass", "pass")
    assert game.seat == 1 and game.zefs[1] == 20 and hand(game, 1) == ["A1", "A2"]
    put(game, 0, "c14")
    put(game, 1, "c14")
    assert choices(acting(game, 1)) == ["pass"]
