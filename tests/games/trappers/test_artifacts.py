"""Artifacts: TR-064 to TR-070, each kind of card at its moment, TR-R33 and TR-R50."""

import pytest
from games.trappers.table import (
    ARTIFACT,
    CELL,
    CONTENT,
    acting,
    asked,
    assign,
    become,
    card_of,
    choices,
    city,
    do,
    factory,
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
    show_hand,
    table,
    turn_of,
    under,
    visiting,
    war,
    where,
)

from igroteka.engine.chance import Rng
from igroteka.engine.seats import SPECTATOR
from igroteka.engine.vectors import filled
from igroteka.games.trappers.content.vocabulary import EAST, FORMS, NORTH
from igroteka.games.trappers.rules.routes import points, reach
from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import (
    NAME_USED,
    NO_CLAN_HERE,
    REP_FULL,
    RIVAL_LIVES_THERE,
    WRONG_MOMENT,
)
from igroteka.games.trappers.view.build import view_of

ALL = [f"A{number}" for number in range(1, 9)]


def holding(*ids: str, cell: str = "c14", heading: int = int(EAST), players: int = 2) -> Trappers:
    """Trapper 0 with these artifacts is to move."""
    game = table(players)
    give(game, 0, *ids)
    put(game, 0, cell, heading)
    return turn_of(game, 0)


def plays(game: Trappers) -> list[str]:
    return [choice.split()[1] for choice in choices(game) if choice.startswith("play")]


def bars(game: Trappers) -> dict[str, int]:
    return {choice.split()[1]: why for choice, why in refusals(game).items() if choice.startswith("play")}


# --- moments ---


def test_TR_064_at_the_start_of_a_turn() -> None:
    game = holding(*ALL)
    assert plays(game) == ["A1", "A2", "A3", "A6"]
    assert bars(game) == dict.fromkeys(("A4", "A5", "A7", "A8"), WRONG_MOMENT)


def test_TR_064_in_the_action_phase() -> None:
    game = do(holding(*ALL, cell="c11"), "pass")
    assert asked(game) == "Deed" and plays(game) == ["A6", "A7"]
    assert bars(game) == dict.fromkeys(("A1", "A2", "A3", "A4", "A5", "A8"), WRONG_MOMENT)


def test_TR_064_before_and_after_a_die() -> None:
    game = holding(*ALL, cell="c25")
    become(game, 0, "fighter")
    do(game, "pass", "rob")
    assert asked(game) == "RollOrPlay" and plays(game) == ["A4"]
    assert bars(game) == dict.fromkeys(("A1", "A2", "A3", "A5", "A6", "A7", "A8"), WRONG_MOMENT)
    do(game, "pass", "roll 3")
    assert asked(game) == "KeepOrPlay" and plays(game) == ["A5", "A8"]
    assert bars(game) == dict.fromkeys(("A1", "A2", "A3", "A4", "A6", "A7"), WRONG_MOMENT)


def test_TR_064_after_the_die_of_a_rongaut_there_is_only_the_loop() -> None:
    game = do(holding(*ALL, cell="c22"), "pass")
    assert asked(game) == "ThrowDie", "no moment before this die"
    do(game, "roll 3")
    assert asked(game) == "KeepOrPlay" and plays(game) == ["A8"]
    assert bars(game)["A5"] == WRONG_MOMENT


def test_TR_064_whoever_has_cards_is_asked_whatever_they_are() -> None:
    game = holding("A1", cell="c25")
    become(game, 0, "fighter")
    do(game, "pass", "rob")
    assert asked(game) == "RollOrPlay" and plays(game) == []
    do(game, "pass", "roll 3")
    assert asked(game) == "KeepOrPlay" and plays(game) == []


def test_TR_064_whoever_has_none_is_not_asked() -> None:
    game = do(visiting("c25", "fighter"), "rob")
    assert asked(game) == "ThrowDie"
    assert asked(do(game, "roll 3")) == "DriveOrStay" and game.seat == 1


def test_TR_064_a_card_is_played_in_ones_own_turn_alone() -> None:
    game = table(2)
    give(game, 1, *ALL)
    become(game, 0, "fighter")
    put(game, 1, "c14")
    do(acting(game, 0, "c14"), "attack 2")
    assert asked(game) == "ThrowBoth"
    do(game, "roll 1 against 6")
    assert asked(game) == "DriveOrStay" and game.seat == 1


# --- names ---


def test_TR_065_no_two_of_one_name_in_a_turn() -> None:
    game = do(holding("A2", "A2", "A6"), "play A2")
    assert plays(game) == ["A6"] and bars(game) == {"A2": NAME_USED}
    do(game, "play A6", "become mimic")
    assert hand(game, 0) == ["A2"]
    do(game, "pass", "pass", "pass")
    assert (game.seat, plays(game)) == (0, ["A2"]), "in the next turn it may be used"


def test_TR_065_the_name_stays_used_in_the_action_phase() -> None:
    game = do(holding("A6", "A6"), "play A6", "become engineer", "pass")
    assert asked(game) == "Deed" and bars(game) == {"A6": NAME_USED}


def test_TR_065_any_number_of_different_names() -> None:
    game = do(holding("A2", "A3", "A6", "A7", cell="c11"), "play A2", "play A3", "play A6", "become fighter", "pass")
    do(game, "play A7")
    assert hand(game, 0) == [] and view_of(game, 1).played == tuple(ARTIFACT[name] for name in ("A2", "A3", "A6", "A7"))


def test_TR_065_what_one_used_binds_nobody_else() -> None:
    game = holding("A2")
    give(game, 1, "A2")
    do(game, "play A2", "pass")
    assert (game.seat, plays(game)) == (1, ["A2"])


# --- where cards go ---


def test_TR_066_a_used_artifact_goes_under_the_deck_at_once() -> None:
    game = holding("A2", "A3")
    listener = listening(game)
    do(game, "play A2")
    assert (hand(game, 0), under(game, ARTIFACTS), left(game, ARTIFACTS)) == (["A3"], ["A2"], 11)
    do(game, "play A3")
    assert (hand(game, 0), under(game, ARTIFACTS), left(game, ARTIFACTS)) == ([], ["A2", "A3"], 12)
    assert log(listener) == [f"PLAYED 0 {ARTIFACT['A2']}", f"PLAYED 0 {ARTIFACT['A3']}"]


def test_TR_066_it_is_drawn_again_only_after_all_that_lay_above_it() -> None:
    game = do(visiting("c25"), "recruit", "pass", "buy_artifact", "A7")
    leave_in_deck(game, 0, loose=("A1",), under=("A3", "A8", "A5", "A4"))
    seen = []
    for _ in range(5):
        game.zefs[0] = 9
        do(acting(game, 0), "stay", "pass", "buy_artifact")
        assert len(outcomes(game)) == 1
        (outcome, _weight), *_ = outcomes(game)
        assert game.sample(Rng(1)) == outcome
        seen.append(CONTENT.artifacts[outcome].id)
        game.play(outcome)
        assert (hand(game, 0), left(game, ARTIFACTS)) == (sorted(["A7", *seen]), 5 - len(seen))
    assert seen == ["A1", "A3", "A8", "A5", "A4"]
    assert list(game.decks)[:8] == [0] * 8, "no trace of them is left there"


def test_TR_067_the_faces_are_secret_and_the_number_is_not() -> None:
    game = holding("A2", "A6")
    for viewer in (1, int(SPECTATOR)):
        trapper = view_of(game, viewer).trappers[0]
        assert (trapper.hand, trapper.known) == (2, ())
    assert view_of(game, 0).trappers[0].known == (ARTIFACT["A2"], ARTIFACT["A6"])


def test_TR_067_of_a_draw_only_the_drawer_hears_the_face() -> None:
    game = do(visiting("c25"), "pass", "pass", "buy_artifact")
    listener = listening(game)
    do(game, "A5")
    assert log(listener)[:2] == ["DREW_ARTIFACT 0 1", f"DREW_WHICH 0 {ARTIFACT['A5']} @0"]


def test_TR_067_the_others_take_the_cards_for_any_that_are_hidden() -> None:
    game = holding("A2", "A6")
    twins = [game.resample(1, Rng(seed)) for seed in range(80)]
    hands = {tuple(hand(twin, 0)) for twin in twins if isinstance(twin, Trappers)}
    assert len(hands) > 15 and all(len(cards) == 2 for cards in hands)
    own = [game.resample(0, Rng(seed)) for seed in range(20)]
    assert {tuple(hand(twin, 0)) for twin in own if isinstance(twin, Trappers)} == {("A2", "A6")}


def test_TR_067_that_there_are_two_equal_cards_is_a_secret_too() -> None:
    """Trapper 1 knows of one Overdrive in the hand; another is played, or so it seems."""
    for first in (True, False):
        game = table(3)
        give(game, 0, "A2")
        known = int(game.hand[0])
        give(game, 0, "A2")
        card = known if first else int(game.hand[0]) ^ known
        show_to(game, 1, card)
        assert view_of(game, 1).trappers[0].known == (ARTIFACT["A2"],)
        do(turn_of(game, 0), "play A2")
        for viewer in (1, 2, int(SPECTATOR)):
            view = view_of(game, viewer)
            assert (view.trappers[0].hand, view.trappers[0].known, view.buried) == (1, (), (ARTIFACT["A2"],))
        twins = [game.resample(1, Rng(seed)) for seed in range(60)]
        assert len({tuple(hand(twin, 0)) for twin in twins if isinstance(twin, Trappers)}) > 5
        assert view_of(game, 0).trappers[0].known == (ARTIFACT["A2"],)


def test_TR_067_each_rival_may_know_of_another_of_two_equal_cards() -> None:
    game = table(3)
    give(game, 0, "A2")
    first = int(game.hand[0])
    give(game, 0, "A2", "A3")
    second = next(1 << card for card in range(12) if game.hand[0] & ~first & 1 << card)
    show_to(game, 1, first)
    show_to(game, 2, second)
    do(turn_of(game, 0), "play A2")
    assert [view_of(game, viewer).trappers[0].known for viewer in (1, 2)] == [(), ()]


def test_TR_067_nor_does_who_looks_on_learn_it() -> None:
    game = table(2)
    give(game, 0, "A2", "A2")
    game.show_all(max(card for card in range(12) if game.hand[0] >> card & 1))
    assert view_of(game, int(SPECTATOR)).trappers[0].known == (ARTIFACT["A2"],)
    do(turn_of(game, 0), "play A2")
    assert view_of(game, int(SPECTATOR)).trappers[0].known == ()


def test_TR_067_hidden_cards_change_places_wherever_they_lie() -> None:
    game = table(2)
    give(game, 0, "A5")
    leave_in_deck(game, 0, loose=("A8",), under=("A1", "A3", "A7"))
    five, eight, one, seven = (card_of(0, name) for name in ("A5", "A8", "A1", "A7"))
    exchange(game, five, one)
    assert (hand(game, 0), under(game, ARTIFACTS)) == (["A1"], ["A5", "A3", "A7"])
    exchange(game, seven, eight)
    assert (under(game, ARTIFACTS), int(game.decks[0])) == (["A5", "A3", "A8"], 1 << seven)
    exchange(game, one, seven)
    assert (hand(game, 0), int(game.decks[0]), int(game.decks[1])) == (["A7"], 1 << one, 3)


def exchange(game: Trappers, x: int, y: int) -> None:
    names = filled(12)
    for card in range(12):
        names[card] = {x: y, y: x}.get(card, card)
    game.rename(names)


def test_TR_067_who_knows_of_both_still_knows_of_the_other() -> None:
    game = table(2)
    give(game, 0, "A2", "A2")
    show_hand(game, 0)
    do(turn_of(game, 0), "play A2")
    assert view_of(game, 1).trappers[0].known == (ARTIFACT["A2"],)


def test_TR_R50_what_came_out_may_have_been_an_equal_card() -> None:
    """One of two known cards is sold; then one like the first is played, which proves nothing about the second."""
    game = table(2)
    give(game, 0, "A2", "A3")
    show_hand(game, 0)
    do(acting(game, 0, "c23"), "sell A3")
    give(game, 0, "A2")
    do(turn_of(game, 0), "play A2")
    give(game, 1, "A4", "A5")
    do(acting(game, 1, "c23"), "sell A4")
    assert view_of(game, 0).buried == (ARTIFACT["A3"], ARTIFACT["A2"], -1)
    assert view_of(game, 1).buried == (-1, ARTIFACT["A2"], ARTIFACT["A4"])


def show_to(game: Trappers, seat: int, cards: int) -> None:
    for card in range(12):
        if cards >> card & 1:
            game.show(seat, card)


def test_TR_068_there_is_no_limit_to_a_hand() -> None:
    game = table(2, "c25")
    give(game, 0, "A1", "A1", "A2", "A2", "A3", "A4", "A4", "A5", "A6", "A6", "A7")
    do(game, "pass", "stay", "pass", "pass", "buy_artifact", "A8")
    assert len(hand(game, 0)) == 12 and left(game, ARTIFACTS) == 0


def test_TR_069_artifacts_are_bought_raided_or_found_in_a_rongaut() -> None:
    game = do(visiting("c25"), "pass", "pass", "buy_artifact", "A1")
    assert hand(game, 0) == ["A1"]
    game.residents[0] = 10
    do(acting(game, 0, "c11"), "raid", "A2")
    do(acting(game, 0, "c22"), "roll 4", "pass", "A3")
    assert hand(game, 0) == ["A1", "A2", "A3"]


def test_TR_070_an_artifact_is_worth_three_zefs_or_a_point_of_rep() -> None:
    game = table(2)
    give(game, 0, "A1", "A2")
    set_rep(game, 1, 3, 1)
    do(acting(game, 0, "c23"), "sell A1", "pass")
    assert game.zefs[0] == 23
    do(acting(game, 0, "c54"), "exchange A2", "rob_trapper 2", "choose_clan zvagass")
    assert reps(game, 0) == [0, 0, 1, 0, 0, 0] and reps(game, 1) == [0] * 6


# --- A1 Jumper ---


def test_A1_jumps_to_any_cell_without_a_rivals_settlement() -> None:
    game = holding("A1", cell="c11", players=3)
    factory(game, 0, "c12")
    factory(game, 1, "c31")
    city(game, 2, "c42")
    put(game, 2, "c66")
    listener = listening(game)
    do(game, "play A1")
    assert asked(game) == "ChooseCell"
    assert choices(game) == [f"jump {cell.id}" for cell in CONTENT.cells if cell.id not in ("c31", "c42")]
    assert refusals(game) == {"jump c31": RIVAL_LIVES_THERE, "jump c42": RIVAL_LIVES_THERE}
    do(game, "jump c66")
    assert (where(game, 0), game.heading(0)) == ("c66", FREE)
    assert asked(game) == "Deed", "there is no movement in this turn, and without cards nothing to ask"
    assert f"JUMPED 0 {CELL['c66']}" in log(listener), "from the cell of number 0"


def test_A1_after_a_jump_only_cards_are_asked_for() -> None:
    game = do(holding("A1", "A2", "A6"), "play A1", "jump c33")
    assert asked(game) == "DriveOrStay" and choices(game) == ["pass", "play A2", "play A6"]
    assert view_of(game, 1).goals == () and view_of(game, 1).jumped
    do(game, "play A6", "become mimic", "pass")
    assert where(game, 0) == "c33" and asked(game) == "Deed"


def test_A1_a_rongaut_wants_its_die_after_a_jump() -> None:
    assert asked(do(holding("A1"), "play A1", "jump c55")) == "ThrowDie"


def test_A1_the_next_turn_has_its_movement() -> None:
    game = do(holding("A1"), "play A1", "jump c63", "pass")
    assert game.seat == 0 and "drive c64" in choices(game)


# --- A2 Overdrive, A3 Antigrav ---


def test_A2_gives_four_more_points_for_this_turn() -> None:
    game = holding("A2", cell="c14", heading=int(NORTH))
    assert points(game, 0) == 4
    do(game, "play A2")
    assert (points(game, 0), points(game, 1)) == (8, 4), "to nobody else"
    assert view_of(game, 1).boost == 4
    do(game, "pass", "pass")
    assert (game.seat, int(points(game, 0))) == (0, 4)


def test_A3_neither_pits_nor_stops_matter_in_this_turn() -> None:
    game = holding("A3", cell="c12", heading=int(EAST))
    put(game, 1, "c12", int(EAST))
    factory(game, 1, "c32")
    assert "drive c22" not in choices(game)
    do(game, "play A3")
    assert {"drive c22", "drive c32", "drive c42", "drive c52"} <= set(choices(game))
    assert reach(game, 1)[1] & 1 << CELL["c22"] == 0, "to nobody else"
    assert view_of(game, 1).ghost
    do(game, "drive c52")
    assert where(game, 0) == "c52" and game.heading(0) == EAST
    do(game, "pass", "pass", "pass")
    assert game.seat == 1 and not view_of(game, 1).ghost


def test_A3_does_not_open_the_edge() -> None:
    game = do(holding("A3", cell="c61", heading=int(EAST)), "play A3")
    assert "drive c12" not in choices(game) and where(game, 0) == "c61"
    assert "drive c62" in choices(game)


def test_A3_a_rongaut_acts_if_the_rover_ends_there() -> None:
    game = do(holding("A3", cell="c12", heading=int(EAST)), "play A3", "drive c22", "face east")
    assert asked(game) == "ThrowDie"


# --- A4 Rage Amplifier, A5 Cocoon, A8 Loop ---


def robber(*ids: str, residents: int = 9) -> Trappers:
    """A Fighter who robs a Capital."""
    game = table(2)
    give(game, 0, *ids)
    become(game, 0, "fighter")
    game.residents[0] = residents
    return do(acting(game, 0, "c25"), "rob")


@pytest.mark.parametrize(("residents", "zefs"), [(7, 20), (8, 30)])
def test_A4_adds_four_to_the_attack_of_a_raid(residents: int, zefs: int) -> None:
    game = robber("A4", residents=residents)
    listener = listening(game)
    do(game, "play A4")
    assert asked(game) == "ThrowDie", "no card is left to ask for"
    do(game, "roll 4")
    assert game.zefs[0] == zefs
    assert f"RAID_ROLLED 0 4 {residents + 8} 16" in log(listener)


def test_A4_the_question_comes_again_while_cards_are_left() -> None:
    game = do(robber("A4", "A4"), "play A4")
    assert asked(game) == "RollOrPlay" and bars(game) == {"A4": NAME_USED}


def test_A4_counts_in_a_battle_for_the_attacker_alone() -> None:
    game = table(2)
    give(game, 0, "A4")
    become(game, 0, "fighter")
    put(game, 1, "c14")
    listener = listening(acting(game, 0, "c14"))
    do(game, "attack 2", "play A4", "roll 3 against 2")
    assert [line for line in log(listener) if "ROLLED" in line] == ["BATTLE_ROLLED 0 3 15 1", "BATTLE_ROLLED 1 2 7"]


def test_A4_is_spent_with_its_die() -> None:
    game = do(robber("A4", residents=8), "play A4", "roll 4")
    game.zefs[0] = 0
    game.marked[0] = 0
    game.residents[0] = 8
    do(acting(game, 0), "rob", "roll 4")
    assert game.zefs[0] == 0


@pytest.mark.parametrize(("cards", "residents"), [((), 6), (("A5",), 9)])
def test_A5_spares_the_losses_of_a_die(cards: tuple[str, ...], residents: int) -> None:
    game = robber(*cards)
    if cards:
        do(game, "pass", "roll 3", "play A5")
    else:
        do(game, "roll 3")
    assert game.residents[0] == residents


def test_A5_spares_only_its_owner() -> None:
    game = table(2)
    give(game, 0, "A5")
    become(game, 0, "fighter")
    put(game, 1, "c14")
    do(acting(game, 0, "c14"), "attack 2", "pass", "roll 1 against 3", "play A5")
    assert list(game.residents) == [5, 2]


def test_A5_the_residents_left_at_a_capture_are_left_all_the_same() -> None:
    game = table(2)
    give(game, 0, "A5")
    become(game, 0, "engineer")
    factory(game, 1, "c11")
    game.residents[0] = 20
    do(acting(game, 0, "c11"), "capture", "pass", "roll 2", "play A5")
    assert game.residents[0] == 18 and game.owner_at(CELL["c11"]) == 0


def test_A5_is_spent_with_its_die() -> None:
    game = do(robber("A5"), "pass", "roll 3", "play A5")
    game.marked[0] = 0
    do(acting(game, 0), "rob", "roll 3")
    assert game.residents[0] == 6


def test_A8_throws_the_die_once_more_and_that_stands() -> None:
    game = robber("A8")
    do(game, "pass", "roll 1", "play A8")
    assert asked(game) == "ThrowDie"
    do(game, "roll 6")
    assert game.residents[0] == 9 and game.zefs[0] == 20, "15 against 16"
    assert asked(game) == "DriveOrStay"


def test_A8_then_the_cocoon_may_still_be_used() -> None:
    game = do(robber("A8", "A5"), "pass", "roll 1", "play A8", "roll 2")
    assert asked(game) == "KeepOrPlay" and plays(game) == ["A5"]
    do(game, "play A5")
    assert game.residents[0] == 9 and hand(game, 0) == []


def test_A8_in_a_battle_only_ones_own_die() -> None:
    game = table(2)
    give(game, 0, "A8")
    become(game, 0, "fighter")
    put(game, 1, "c14")
    listener = listening(acting(game, 0, "c14"))
    do(game, "attack 2", "pass", "roll 1 against 4", "play A8", "roll 6")
    assert [line for line in log(listener) if "ROLLED" in line] == ["BATTLE_ROLLED 0 6 14 1", "BATTLE_ROLLED 1 4 9"]
    assert [line for line in log(listener) if "DIE_FELL" in line] == [
        "DIE_FELL 0 1 5",
        "DIE_FELL 1 4 5",
        "DIE_FELL 0 6 5",
    ]


def test_A8_on_a_rongaut() -> None:
    game = do(holding("A8", cell="c22"), "pass", "roll 2", "play A8", "roll 1")
    assert game.residents[0] == 5 and hand(game, 0) == []


def test_nothing_of_a_die_lies_there_in_the_next_turn() -> None:
    game = table(2)
    give(game, 0, "A4", "A5")
    become(game, 0, "fighter")
    put(game, 1, "c14")
    do(acting(game, 0, "c14"), "attack 2", "play A4", "pass", "roll 1 against 6")
    assert (game.die, game.second_die, game.rage, game.cocoon) == (1, 6, 4, 0)
    do(game, "play A5")
    assert (game.die, game.second_die, game.rage, game.cocoon) == (0, 0, 0, 0)
    view = view_of(game, 1)
    assert (view.die, view.second_die, view.rage, view.cocoon) == (0, 0, 0, False)


# --- A6 Metamorph, A7 Ancestors' Voice ---


def test_A6_changes_the_form_anywhere() -> None:
    game = holding("A6", cell="c14")
    listener = listening(game)
    do(game, "play A6")
    assert asked(game) == "ChooseForm" and choices(game) == ["become fighter", "become engineer", "become mimic"]
    do(game, "become engineer")
    assert FORMS[game.form(0)] == "engineer" and asked(game) == "DriveOrStay"
    assert "FORM_CHANGED 0 2" in log(listener)


def test_A6_before_the_movement_it_may_give_points() -> None:
    game = do(holding("A6", cell="c11"), "play A6", "become mimic")
    assert points(game, 0) == 6


def test_A6_in_the_action_phase_before_the_deed() -> None:
    game = holding("A6", cell="c25")
    do(game, "pass")
    assert choices(game) == ["stay", "play A6"]
    do(game, "play A6", "become fighter")
    assert choices(game) == ["stay", "rob"]


def test_A6_counts_for_a_quest_about_forms() -> None:
    game = table(2)
    give(game, 0, "A6")
    assign(game, 0, "O04")
    do(turn_of(game, 0), "play A6", "become mimic")
    assert held(game, 0) == {"O04": 1 << FORMS.index("mimic")}


@pytest.mark.parametrize(("before", "after"), [(-2, 0), (0, 2), (4, 6), (5, 6)])
def test_A7_raises_rep_with_the_clan_here_by_two_and_has_no_mirror(before: int, after: int) -> None:
    game = table(2)
    give(game, 0, "A7")
    set_rep(game, 0, 1, before)
    war(game, (1, 2))
    do(acting(game, 0, "c11"), "play A7")
    assert reps(game, 0) == [after, 0, 0, 0, 0, 0]
    assert asked(game) == "Deed", "the deed is still to come"


def test_A7_needs_a_clan_and_room_on_the_track() -> None:
    assert bars(do(holding("A7", cell="c14"), "pass")) == {"A7": NO_CLAN_HERE}
    game = table(2)
    give(game, 0, "A7")
    set_rep(game, 0, 1, 6)
    assert bars(acting(game, 0, "c11")) == {"A7": REP_FULL}


def test_A7_between_the_steps_of_a_stay() -> None:
    game = holding("A7", cell="c25")
    do(game, "pass", "stay")
    assert asked(game) == "RecruitOrNot" and plays(game) == ["A7"]
    do(game, "recruit", "play A7", "buy_rep", "pass")
    assert reps(game, 0) == [0, 0, 0, 3, 0, 0] and game.residents[0] == 8


def test_a_card_drawn_in_a_turn_may_be_used_in_it() -> None:
    game = do(visiting("c22"), "roll 4", "A7")
    assert asked(game) == "Deed" and plays(game) == ["A7"]
    do(game, "play A7", "buy_rep")
    assert reps(game, 0)[0] == 3


# --- given away ---


def test_TR_R33_cards_given_away_go_under_the_deck() -> None:
    game = table(2)
    give(game, 0, "A1", "A2", "A3", "A4")
    assign(game, 0, "H01")
    set_rep(game, 1, 1, 1)
    do(acting(game, 0, "c23"), "sell A3", "hand_over A1 H01", "hand_over A4 H01", "pass")
    do(acting(game, 0, "c54"), "exchange A2", "rob_trapper 2", "choose_clan medok", "pass")
    assert under(game, ARTIFACTS) == ["A3", "A1", "A4", "A2"] and hand(game, 0) == []


def test_TR_R50_a_sold_card_is_known_to_its_seller_alone() -> None:
    game = table(2)
    give(game, 0, "A1", "A2")
    acting(game, 0, "c23")
    listener = listening(game)
    do(game, "sell A2")
    assert log(listener) == ["GAVE_AWAY 0 0 23", f"GAVE_WHICH 0 {ARTIFACT['A2']} @0"]
    assert view_of(game, 0).buried == (ARTIFACT["A2"],)
    for viewer in (1, int(SPECTATOR)):
        assert view_of(game, viewer).buried == (-1,)
    twins = [game.resample(1, Rng(seed)) for seed in range(60)]
    assert len({tuple(under(twin, ARTIFACTS)) for twin in twins if isinstance(twin, Trappers)}) > 5


def test_TR_R50_of_a_hand_that_was_known_the_rest_is_in_doubt() -> None:
    game = table(2)
    give(game, 0, "A1", "A2")
    show_hand(game, 0)
    assert view_of(game, 1).trappers[0].known == (ARTIFACT["A1"], ARTIFACT["A2"])
    do(acting(game, 0, "c23"), "sell A2")
    view = view_of(game, 1)
    assert (view.trappers[0].known, view.trappers[0].hand, view.buried) == ((), 1, (-1,))
    guesses = set()
    for seed in range(40):
        twin = game.resample(1, Rng(seed))
        assert isinstance(twin, Trappers)
        guesses.add((*hand(twin, 0), *under(twin, ARTIFACTS)))
    assert guesses == {("A1", "A2"), ("A2", "A1")}, "one of the two"


def test_TR_R50_the_last_card_of_a_known_hand_is_known_under_the_deck() -> None:
    game = table(2)
    give(game, 0, "A1")
    show_hand(game, 0)
    do(acting(game, 0, "c23"), "sell A1")
    assert view_of(game, 1).buried == (ARTIFACT["A1"],)


def test_TR_R50_a_used_card_is_shown() -> None:
    game = do(holding("A2", "A6"), "play A2")
    view = view_of(game, 1)
    assert (view.buried, view.trappers[0].hand, view.trappers[0].known) == ((ARTIFACT["A2"],), 1, ())
    assert game.shown > 0


def test_TR_066_TR_R27_a_marker_does_not_bind_cards() -> None:
    game = holding("A7", cell="c21")
    mark(game, 0, "c21")
    assert plays(do(game, "pass")) == ["A7"]
