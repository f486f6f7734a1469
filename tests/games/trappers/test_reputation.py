"""Reputation and its mirror in war (TR-132 to TR-139, TR-193, TR-R11, TR-R13, TR-R15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.trappers.deeds import on_waste, squad
from games.trappers.table import (
    acting,
    asked,
    assign,
    become,
    choices,
    city,
    do,
    factory,
    give,
    held,
    listening,
    log,
    put,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    visiting,
    war,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import NO_CLAN_HERE, REP_BOUGHT, REP_FULL, TOO_POOR
from igroteka.games.trappers.view.build import view_of

ALL_AT_WAR = ((1, 2), (3, 4), (5, 6))


def buying(cell: str, clan: int, rep: int, *pairs: tuple[int, int], form: str = "builder") -> Trappers:
    """Trapper 0 buys reputation on the cell, with these clans at war."""
    game = table(2)
    become(game, 0, form)
    set_rep(game, 0, clan, rep)
    war(game, *pairs)
    return do(acting(game, 0, cell), "buy_rep")


def at_war() -> Trappers:
    game = table(2)
    war(game, *ALL_AT_WAR)
    return game


# --- the mirror ---


@pytest.mark.parametrize(
    ("pair", "after"),
    [
        ((2, 5), [0, 1, 0, 0, -1, 0]),
        ((5, 2), [0, 1, 0, 0, -1, 0]),
        ((1, 2), [-1, 1, 0, 0, 0, 0]),
        ((2, 6), [0, 1, 0, 0, 0, -1]),
        ((3, 4), [0, 1, 0, 0, 0, 0]),  # not their war
    ],
)
def test_TR_132_a_favour_to_one_is_an_insult_to_its_enemy(pair: tuple[int, int], after: list[int]) -> None:
    assert reps(buying("c31", 2, 0, pair), 0) == after


def test_TR_132_the_other_way_round_an_insult_pleases_the_enemy() -> None:
    game = at_war()
    squad(game, 0, 10)
    listener = listening(game)
    do(acting(game, 0, "c31"), "raid", "A1")
    assert reps(game, 0) == [1, -1, 0, 0, 0, 0]
    assert [line for line in log(listener) if "REP" in line] == ["REP_CHANGED 0 1 0 -1", "REP_CHANGED 0 0 0 1"]


def test_TR_132_only_the_trapper_who_did_it_is_judged() -> None:
    game = buying("c31", 2, 0, (2, 5))
    assert reps(game, 1) == [0] * 6


def test_TR_133_the_rongauts_six_has_no_mirror() -> None:
    game = at_war()
    do(acting(game, 0, "c22"), "roll 6")
    assert reps(game, 0) == [1, 1, 1, 1, 1, 1]


def test_TR_133_a_quests_reward_has_no_mirror() -> None:
    game = at_war()
    squad(game, 0, 6)
    assign(game, 0, "O08")
    rewards = ["choose_clan medok", "choose_clan tafgar", "choose_clan zvagass", "choose_clan kishkua"]
    do(acting(game, 0, "c54"), "leave O08", *rewards)
    assert reps(game, 0) == [1, 1, 1, 1, 0, 0]


def test_TR_133_theft_has_no_mirror_for_either() -> None:
    game = at_war()
    set_rep(game, 1, 2, 3)
    give(game, 0, "A1")
    do(acting(game, 0, "c54"), "exchange A1", "rob_trapper 2", "choose_clan tafgar")
    assert reps(game, 0) == [0, 1, 0, 0, 0, 0]
    assert reps(game, 1) == [0, 2, 0, 0, 0, 0]


def test_TR_133_the_mimics_bonus_has_no_mirror() -> None:
    game = at_war()
    do(acting(game, 0, "c33"), "become mimic")
    assert reps(game, 0) == [0] * 6
    assert view_of(game, 0).trappers[0].standing == (2,) * 6


def test_TR_R15_an_artifacts_gift_has_no_mirror() -> None:
    game = at_war()
    give(game, 0, "A7")
    do(acting(game, 0, "c31"), "play A7")
    assert reps(game, 0) == [0, 2, 0, 0, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 6)])
def test_TR_R15_TR_134_an_artifact_lifts_no_higher_than_six(before: int, after: int) -> None:
    game = table(2)
    set_rep(game, 0, 2, before)
    give(game, 0, "A7")
    do(acting(game, 0, "c31"), "play A7")
    assert reps(game, 0) == [0, after, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cell", "moves"),
    [
        ("c31", ["buy_rep"]),  # Wasteland
        ("c41", ["pass", "buy_rep"]),  # Capital, no residents
        ("c33", ["pass", "buy_rep"]),  # Something, the same form
    ],
)
def test_TR_193_every_purchase_has_a_mirror(cell: str, moves: list[str]) -> None:
    game = table(2)
    war(game, (2, 3))
    do(acting(game, 0, cell), *moves)
    assert reps(game, 0) == [0, 1, -1, 0, 0, 0]


def test_TR_193_also_on_a_rongaut_and_in_settlements() -> None:
    game = table(2)
    war(game, (1, 3))
    do(acting(game, 0, "c22"), "roll 1", "buy_rep")
    assert reps(game, 0) == [1, 0, -1, 0, 0, 0]
    for owner in (0, 1):
        game = table(2)
        war(game, (2, 3))
        factory(game, owner, "c31")
        do(acting(game, 0, "c31"), "buy_rep")
        assert reps(game, 0) == [0, 1, -1, 0, 0, 0]


def test_TR_193_the_robbery_of_a_capital_has_a_mirror() -> None:
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    war(game, (2, 3))
    do(acting(game, 0, "c41"), "rob", "roll 1")
    assert reps(game, 0) == [0, -1, 1, 0, 0, 0]


# --- the ends of the track ---


def test_TR_134_TR_R13_the_mirrored_change_stops_at_the_ends() -> None:
    game = table(2)
    set_rep(game, 0, 3, -2)
    war(game, (2, 3))
    listener = listening(game)
    do(acting(game, 0, "c31"), "buy_rep")
    assert reps(game, 0) == [0, 1, -2, 0, 0, 0]
    assert [line for line in log(listener) if line.startswith("REP")] == ["REP_CHANGED 0 1 0 1"]
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 3, 6)
    war(game, (2, 3))
    do(acting(game, 0, "c31"), "raid", "A1")
    assert reps(game, 0) == [0, -1, 6, 0, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(-1, -2), (-2, -2)])
def test_TR_134_TR_R13_an_insult_at_the_end_still_pleases_the_enemy(before: int, after: int) -> None:
    game = table(2)
    squad(game, 0, 10)
    set_rep(game, 0, 2, before)
    war(game, (2, 3))
    do(acting(game, 0, "c31"), "raid", "A1")
    assert reps(game, 0) == [0, after, 1, 0, 0, 0]


def test_TR_R13_at_six_nothing_is_sold() -> None:
    game = on_waste(rep=6)
    assert refusals(game)["buy_rep"] == REP_FULL
    assert "buy_rep" in choices(on_waste(rep=5))
    assert reps(buying("c31", 2, 5, (2, 3)), 0) == [0, 6, -1, 0, 0, 0]


def test_TR_135_rep_is_that_with_the_clan_of_the_cell() -> None:
    game = table(2, "c12", "c31")
    for clan, rep in enumerate((1, 2, 3, 4, 5, 6), 1):
        set_rep(game, 0, clan, rep)
    trapper = view_of(turn_of(game, 0), 0).trappers[0]
    assert trapper.points == 5
    assert view_of(game, 0).trappers[0].force == 5 + 1
    put(game, 0, "c66")
    assert view_of(game, 0).trappers[0].points == 10
    assert view_of(game, 0).trappers[0].force == 5 + 6
    put(game, 0, "c43")
    assert view_of(game, 0).trappers[0].points == 4
    assert view_of(game, 0).trappers[0].force == 5


# --- what it matters for ---


def test_TR_136_speed() -> None:
    game = table(2, "c11")
    set_rep(game, 0, 1, -2)
    near = set(choices(turn_of(game, 0)))
    set_rep(game, 0, 1, 0)
    assert set(choices(turn_of(game, 0))) > near


def test_TR_136_attack_and_defence_in_raids() -> None:
    for mine, owners, won in ((0, 0, True), (-1, 0, False), (0, 1, False), (2, 2, True)):
        game = table(2)
        become(game, 0, "fighter")
        squad(game, 0, 12)
        set_rep(game, 0, 2, mine)
        set_rep(game, 1, 2, owners)
        factory(game, 1, "c31")
        do(acting(game, 0, "c31"), "destroy", "roll 4")
        assert (game.factories[1] == 0) is won


def test_TR_136_recruiting() -> None:
    for rep, came in ((0, 3), (5, 5)):
        game = table(2)
        set_rep(game, 0, 2, rep)
        do(acting(game, 0, "c41"), "recruit")
        assert game.residents[0] == 5 + came


def test_TR_137_the_ways_to_gain_a_point() -> None:
    gained = {}
    gained["bought"] = reps(buying("c31", 2, 0), 0)[1]
    game = table(2)
    squad(game, 0, 10)
    war(game, (2, 3))
    gained["enemy raided"] = reps(do(acting(game, 0, "c51"), "raid", "A1"), 0)[1]
    game = table(2)
    set_rep(game, 1, 2, 1)
    give(game, 0, "A1")
    gained["stolen"] = reps(do(acting(game, 0, "c54"), "exchange A1", "rob_trapper 2", "choose_clan tafgar"), 0)[1]
    game = table(2)
    squad(game, 0, 6)
    assign(game, 0, "O08")
    gained["old quest"] = reps(do(acting(game, 0, "c54"), "leave O08", "choose_clan tafgar"), 0)[1]
    game = table(2)
    war(game, (2, 3))
    gained["rongaut"] = reps(do(acting(game, 0, "c22"), "roll 6"), 0)[1]
    game = on_waste(rep=1)
    gained["first factory"] = reps(do(game, "build"), 0)[1] - 1
    assert set(gained.values()) == {1}


def test_TR_138_the_ways_to_lose_a_point() -> None:
    lost = {}
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 20)
    lost["capital"] = reps(do(acting(game, 0, "c41"), "rob", "roll 6"), 0)[1]
    lost["wasteland"] = reps(do(on_waste(rep=0), "raid", "A1"), 0)[1]
    lost["help"] = reps(buying("c51", 3, 0, (2, 3)), 0)[1]
    game = table(2)
    set_rep(game, 1, 2, 1)
    give(game, 0, "A1")
    do(acting(game, 0, "c54"), "exchange A1", "rob_trapper 2", "choose_clan tafgar")
    lost["theft"] = reps(game, 1)[1] - 1
    assert set(lost.values()) == {-1}


def test_TR_139_only_one_point_a_turn() -> None:
    game = on_waste()
    game.bought = 1
    assert refusals(game)["buy_rep"] == REP_BOUGHT
    game = do(on_waste(zefs=20), "buy_rep", "pass")
    assert asked(game) == "DriveOrStay"
    assert game.bought == 0  # the next turn
    do(game, "pass", "buy_rep")
    assert reps(game, 0) == [0, 3, 0, 0, 0, 0]


def test_TR_139_a_purchase_is_remembered_to_the_end_of_the_turn() -> None:
    game = visiting("c41")
    do(game, "pass", "buy_rep")
    assert (game.bought, asked(game)) == (1, "ArtifactOrNot")
    do(game, "pass")
    assert game.bought == 0


def test_TR_139_the_first_reason_against_a_purchase_is_told() -> None:
    game = on_waste(rep=6, zefs=0)
    assert refusals(game)["buy_rep"] == REP_FULL
    game.bought = 1
    assert refusals(game)["buy_rep"] == REP_BOUGHT
    put(game, 0, "c43")
    assert refusals(game)["buy_rep"] == NO_CLAN_HERE
    assert refusals(on_waste(zefs=1))["buy_rep"] == TOO_POOR


# --- the Mimic ---


@pytest.mark.parametrize(("base", "six", "eight"), [(-2, 0, 0), (0, 2, 2), (3, 5, 5), (4, 6, 6), (5, 6, 7), (6, 6, 8)])
def test_TR_R11_the_mimics_standing_and_its_cap(base: int, six: int, eight: int) -> None:
    for cap, standing in (("six", six), ("eight", eight)):
        game = table(2, "c31", mimic_cap=cap)
        set_rep(game, 0, 2, base)
        become(game, 0, "mimic")
        shown = view_of(turn_of(game, 0), 1).trappers[0]
        assert (shown.base[1], shown.standing[1]) == (base, standing)
        assert shown.points == 4 + standing  # movement
        assert shown.force == 5 + standing  # battle
        factory(game, 0, "c31")
        acting(game, 0)
        assert game.residents[0] == 5 + standing  # recruiting at home


@pytest.mark.parametrize("form", ["builder", "fighter", "engineer"])
def test_TR_R11_the_other_forms_have_no_bonus(form: str) -> None:
    game = table(2)
    become(game, 0, form)
    set_rep(game, 0, 2, 3)
    assert view_of(game, 0).trappers[0].standing == (0, 3, 0, 0, 0, 0)


def test_TR_R11_the_bonus_counts_for_building() -> None:
    assert "build" in choices(on_waste(form="mimic", rep=-1))
    assert "build" not in choices(on_waste(form="mimic", rep=-2))


@pytest.mark.parametrize(("build", "deed", "enough"), [(factory, "destroy", 18), (city, "damage", 26)])
def test_TR_R11_the_bonus_counts_for_the_defence_of_the_mimics_settlements(
    build: Callable[..., None], deed: str, enough: int
) -> None:
    for residents, won in ((enough - 6, True), (enough - 7, False)):
        game = table(2)
        become(game, 0, "fighter")
        become(game, 1, "mimic")
        squad(game, 0, residents)
        build(game, 1, "c31")
        do(acting(game, 0, "c31"), deed, "roll 6")
        assert (game.zefs[0] == 24) is won


def test_TR_R11_the_track_itself_rules_buying_gaining_and_losing() -> None:
    game = on_waste(form="mimic", rep=5)
    assert "buy_rep" in choices(game)
    assert reps(do(game, "buy_rep"), 0)[1] == 6
    game = on_waste(form="mimic", rep=-1)
    assert reps(do(game, "raid", "A1"), 0)[1] == -2


def test_TR_R11_theft_looks_at_the_tracks() -> None:
    game = table(2)
    become(game, 0, "mimic")
    become(game, 1, "mimic")
    set_rep(game, 1, 2, 1)
    set_rep(game, 1, 3, 4)
    set_rep(game, 0, 2, 5)  # 6 with the bonus, but not on the track
    set_rep(game, 0, 3, 6)
    give(game, 0, "A1")
    do(acting(game, 0, "c54"), "exchange A1", "rob_trapper 2")
    assert choices(game) == ["choose_clan tafgar"]
    do(game, "choose_clan tafgar")
    assert (reps(game, 0)[1], reps(game, 1)[1]) == (6, 0)


def test_TR_R11_quests_look_at_the_track() -> None:
    game = table(2)
    become(game, 0, "mimic")
    for clan in range(1, 7):
        set_rep(game, 0, clan, 0)
    assign(game, 0, "O02")
    acting(game, 0, "c54")
    assert (game.vp[0], held(game, 0)) == (0, {"O02": 0})
