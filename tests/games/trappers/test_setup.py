"""The table before the first round: TR-014 to TR-029 and the rulings about it."""

from itertools import permutations

import pytest
from games.trappers.table import (
    ATLAS,
    CELL,
    CONTENT,
    WHITE,
    asked,
    choices,
    do,
    fresh,
    hand,
    held,
    left,
    listening,
    log,
    outcomes,
    possible,
    put,
    reps,
    sampled,
    table,
    turn_of,
    under,
    where,
)

from igroteka.engine.seats import CHANCE, SPECTATOR
from igroteka.games.trappers.content.vocabulary import FORMS
from igroteka.games.trappers.state.fields import FREE, OFF
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of

COUNTS = (2, 3, 4)
OPTION_FIELDS = {  # option -> the table's field
    "human_reward": "human_reward",
    "capture_zefs": "capture_zefs",
    "defeat_skip": "defeat_skip",
    "rep_loss_on_failed_robbery": "failure_costs_rep",
    "neutral_build": "neutral_build",
    "defender_scores": "defender_scores",
    "mimic_cap": "mimic_cap",
    "old_exchange_limit": "exchange_limit",
    "target_vp": "target",
    "round_limit": "round_limit",
}


def order_drawn(game: Trappers) -> list[int]:
    return [int(game.seat_at(place)) for place in range(game.players)]


def test_TR_014_TR_028_rovers_may_share_a_cell_and_nothing_happens() -> None:
    game = do(fresh(4), "order 0")
    listener = listening(game)
    do(game, "c33", "c33", "c33", "c33")
    assert [where(game, seat) for seat in range(4)] == ["c33"] * 4
    assert log(listener) == [f"ENTERED {seat} {CELL['c33']} 3 3" for seat in range(4)] + ["ROUND_BEGINS 1"]


def test_TR_014_TR_032_a_rover_drives_onto_the_cell_of_another() -> None:
    game = table(3, "c11", "c21", "c21")
    do(game, "drive c21", "face east")
    assert [where(game, seat) for seat in range(3)] == ["c21"] * 3


@pytest.mark.parametrize("players", COUNTS)
def test_TR_015_the_view_shows_what_a_player_board_shows(players: int) -> None:
    for trapper in view_of(table(players), int(SPECTATOR)).trappers:
        assert (trapper.vp, trapper.beaten, trapper.form, trapper.residents) == (0, (), 0, 5)
        assert (trapper.base, trapper.zefs, trapper.hand, trapper.quests, trapper.tiles) == ((0,) * 6, 20, 0, (), 6)


def test_TR_016_whoever_has_no_form_is_a_builder() -> None:
    assert fresh(4).forms == 0
    assert [FORMS[fresh(4).form(seat)] for seat in range(4)] == ["builder"] * 4


def test_TR_017_zefs_are_one_sum() -> None:
    game = table(2, "c25")
    game.zefs[0] = 15
    do(game, "pass", "recruit", "buy_rep", "buy_artifact", "A1")
    assert game.zefs[0] == 11 == view_of(game, 1).trappers[0].zefs


def test_TR_018_three_decks_are_shuffled_apart() -> None:
    game = fresh(2)
    assert [left(game, deck) for deck in range(3)] == [12, 10, 10]
    assert [under(game, deck) for deck in range(3)] == [[], [], []]
    view = view_of(game, 0)
    assert (view.artifacts_left, view.quests_left) == (12, (10, 10))


def test_TR_018_any_artifact_may_be_on_top() -> None:
    game = do(table(2, "c25"), "pass", "pass", "pass", "buy_artifact")
    assert outcomes(game) == [(kind, artifact.copies) for kind, artifact in enumerate(CONTENT.artifacts)]
    assert sampled(game) == set(range(8))


@pytest.mark.parametrize(("cell", "side", "first"), [("c23", "human", 0), ("c54", "old", 10)])
def test_TR_018_any_quest_of_the_side_may_be_on_top(cell: str, side: str, first: int) -> None:
    game = do(table(2, cell), "pass", f"take_quest {side}")
    assert outcomes(game) == [(quest, 1) for quest in range(first, first + 10)]
    assert sampled(game) == set(range(first, first + 10))


@pytest.mark.parametrize("players", COUNTS)
def test_TR_019_every_trapper_has_six_tiles_and_a_rover(players: int) -> None:
    game = fresh(players)
    assert [int(game.tiles_left(seat)) for seat in range(players)] == [6] * players
    assert list(game.cell) == [OFF] * players, "the rovers are still to enter"
    assert list(game.marked) == [0] * players


@pytest.mark.parametrize("players", COUNTS)
def test_TR_020_the_turn_order_is_drawn_by_lot(players: int) -> None:
    game = fresh(players)
    assert asked(game) == "TurnOrder" and game.seat == CHANCE
    assert {weight for _, weight in outcomes(game)} == {1}
    orders = []
    for outcome, _ in outcomes(game):
        twin = game.copy()
        twin.play(outcome)
        orders.append(tuple(order_drawn(twin)))
    assert sorted(orders) == list(permutations(range(players)))
    assert sampled(game) == set(range(len(orders)))


def test_TR_020_the_order_that_was_drawn_is_told() -> None:
    game = fresh(3)
    listener = listening(game)
    do(game, "order 5")
    assert order_drawn(game) == [2, 1, 0]
    assert log(listener) == ["ORDERED 2 1", "ORDERED 1 2", "ORDERED 0 3"]


@pytest.mark.parametrize("players", COUNTS)
def test_TR_021_each_starts_with_twenty_zefs(players: int) -> None:
    assert list(fresh(players).zefs) == [20] * players


@pytest.mark.parametrize("players", COUNTS)
def test_TR_022_each_starts_with_five_residents(players: int) -> None:
    assert list(fresh(players).residents) == [5] * players


@pytest.mark.parametrize("players", COUNTS)
def test_TR_023_each_starts_with_no_standing_in_any_clan(players: int) -> None:
    assert [reps(fresh(players), seat) for seat in range(players)] == [[0] * 6] * players


@pytest.mark.parametrize("players", COUNTS)
def test_TR_024_each_starts_with_nothing_else(players: int) -> None:
    game = fresh(players)
    for seat in range(players):
        assert (game.vp[seat], game.form(seat), hand(game, seat), held(game, seat)) == (0, 0, [], {})
        assert (game.settlements(seat), game.must_miss(seat), game.tiles_left(seat)) == (0, 0, 6)
    assert game.victories == 0 and list(game.progress) == list(game.since) == [0] * 4 * players


def test_TR_025_the_turn_marker_starts_on_one() -> None:
    game = do(fresh(2), "order 0", "c14", "c34")
    assert (game.round, game.turn) == (1, 1)
    assert (table(2).round, table(2).turn) == (1, 1)


def test_TR_026_the_two_dice_name_the_cell_of_every_rover() -> None:
    game = do(fresh(3), "order 3")
    assert order_drawn(game) == [0, 2, 1]
    assert asked(game) == "Enter" and game.frame()[0] == 0
    assert outcomes(game) == [(cell, 1) for cell in range(36)]
    assert sampled(game, 3000) == set(range(36))
    listener = listening(game)
    do(game, "c52")
    assert game.frame()[0] == 2
    do(game, "c61")
    assert game.frame()[0] == 1
    do(game, "c16")
    assert [where(game, seat) for seat in range(3)] == ["c52", "c16", "c61"]
    assert log(listener)[:3] == [
        f"ENTERED 0 {CELL['c52']} 5 2",
        f"ENTERED 2 {CELL['c61']} 6 1",
        f"ENTERED 1 {CELL['c16']} 1 6",
    ]


@pytest.mark.parametrize("players", COUNTS)
def test_TR_027_the_wheels_of_a_new_rover_are_up(players: int) -> None:
    game = table(players)
    assert [int(game.heading(seat)) for seat in range(players)] == [FREE] * players
    assert [trapper.heading for trapper in view_of(game, 0).trappers] == [4] * players


def test_TR_029_round_one_begins_when_all_rovers_are_placed() -> None:
    game = do(fresh(2), "order 1", "c14")
    assert game.round == 0 and asked(game) == "Enter"
    listener = listening(game)
    do(game, "c34")
    assert asked(game) == "ClanWhirl"
    do(game, "white 3 black 5")
    assert (game.seat, asked(game)) == (1, "DriveOrStay"), "the first of the order drawn"
    assert log(listener)[1:] == ["ROUND_BEGINS 1", "WAR 2 4", "TURN_BEGINS 1 1 1"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_TR_R02_two_to_four_trappers_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4, not {players}"):
        fresh(players)


@pytest.mark.parametrize("players", COUNTS)
def test_TR_R02_the_rules_are_the_same_for_any_number(players: int) -> None:
    game = table(players)
    assert game.players == players and len(choices(game)) > 1
    assert (list(game.zefs), list(game.residents)) == ([20] * players, [5] * players)


def test_TR_R32_a_rover_may_enter_on_anything_and_drive_off_first() -> None:
    game = do(fresh(2), "order 0", "c22", "c22", "white 1 black 2")
    assert (asked(game), game.seat) == ("DriveOrStay", 0), "no die before the action phase"
    do(game, "drive c32", "face east", "pass")
    assert (asked(game), game.seat) == ("DriveOrStay", 1)


def test_TR_R32_a_rovers_owner_may_leave_the_settlement_it_entered_on() -> None:
    game = table(2)
    game.factories[1] = 1 << CELL["c32"]
    put(game, 1, "c32")
    put(game, 0, "")
    turn_of(game, 0)
    do(game, "c32")
    assert (where(game, 0), asked(game), int(game.zefs[0])) == ("c32", "DriveOrStay", 20)
    do(game, "drive c31", "face north", "pass")
    assert where(game, 0) == "c31" and game.zefs[0] == 20 and game.victories == 0


def test_every_option_has_its_default_and_its_own_field() -> None:
    others = {
        "human_reward": ("five", 10, 5),
        "capture_zefs": ("gain_four", -4, 4),
        "defeat_skip": ("none", 1, 0),
        "rep_loss_on_failed_robbery": ("on", 0, 1),
        "neutral_build": ("on", 0, 1),
        "defender_scores": ("on", 0, 1),
        "mimic_cap": ("eight", 6, 8),
        "old_exchange_limit": ("one", 0, 1),
        "target_vp": ("twelve", 20, 12),
        "round_limit": ("thirty", 0, 30),
    }
    usual = fresh(2).table()
    for option, (word, default, value) in others.items():
        changed = fresh(2, **{option: word}).table()
        field = OPTION_FIELDS[option]
        assert (usual[field], changed[field]) == (default, value)
        assert {name for name in usual if usual[name] != changed[name]} == {field}
    assert fresh(2, capture_zefs="nothing").capture_zefs == 0
    assert [fresh(2, round_limit=word).round_limit for word in ("ten", "sixty")] == [10, 60]


def test_a_table_of_the_tests_has_nothing_to_do_on_its_cells() -> None:
    game = table(4)
    assert [where(game, seat) for seat in range(4)] == list(WHITE)
    assert do(game, "pass").seat == 1 and list(possible(game)) == choices(game)
    assert [int(ATLAS.clan[CELL[cell]]) for cell in WHITE] == [-1] * 4
