"""The same deeds in every seat of four: nobody else's tracks, cards or cells are touched (TR-015, TR-063, TR-179)."""

from __future__ import annotations

import pytest
from games.trappers.deeds import rewarded, squad, stop
from games.trappers.table import (
    QUEST,
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
    put,
    refusals,
    reps,
    set_rep,
    table,
    turn_of,
    under,
    war,
    where,
)

from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import RAIDED_ALREADY
from igroteka.games.trappers.view.build import view_of

SEATS = range(4)
WASTELANDS = ("c11", "c31", "c51", "c24", "c35", "c64")  # of clans 1 to 6
PEOPLE, OLD, RONGAUT = "c23", "c54", "c22"

each_seat = pytest.mark.parametrize("seat", SEATS)


def others(seat: int) -> list[int]:
    return [other for other in SEATS if other != seat]


def four(seat: int, form: str = "builder") -> Trappers:
    """Four trappers apart from each other; this one has enough of everything."""
    game = table(4)
    become(game, seat, form)
    squad(game, seat, 30, 50)
    return game


@each_seat
@pytest.mark.parametrize("clan", [1, 2, 3, 4, 5, 6])
def test_TR_117_TR_132_reputation_of_every_trapper_with_every_clan(seat: int, clan: int) -> None:
    game = four(seat)
    enemy = clan % 6 + 1
    war(game, (clan, enemy))
    listener = listening(game)
    do(stop(game, WASTELANDS[clan - 1], seat), "buy_rep")
    expected = [0] * 6
    expected[clan - 1], expected[enemy - 1] = 1, -1
    assert reps(game, seat) == expected
    assert [reps(game, other) for other in others(seat)] == [[0] * 6] * 3
    assert [line for line in log(listener) if "REP" in line] == [
        f"BOUGHT_REP {seat} {clan - 1} 48",
        f"REP_CHANGED {seat} {clan - 1} 0 1",
        f"REP_CHANGED {seat} {enemy - 1} 0 -1",
    ]


@each_seat
@pytest.mark.parametrize("clan", [1, 2, 3, 4, 5, 6])
def test_TR_R25_raids_of_every_trapper_on_every_clan(seat: int, clan: int) -> None:
    game = four(seat)
    for other in others(seat):
        squad(game, other, 30)
    do(stop(game, WASTELANDS[clan - 1], seat), "raid", "A1")
    assert [view_of(game, 0).trappers[other].raided for other in SEATS] == [
        (clan - 1,) if other == seat else () for other in SEATS
    ]
    for number, cell in enumerate(WASTELANDS, 1):
        refused = refusals(stop(game, cell, seat))
        assert refused.get("raid") == (RAIDED_ALREADY if number == clan else None)
        assert "raid" in choices(stop(game, cell, others(seat)[number % 3]))


@each_seat
def test_TR_180_quests_lie_with_the_trapper_who_drew_them(seat: int) -> None:
    game = four(seat)
    for cell, side, cards in ((PEOPLE, "human", ["H03", "H05"]), (OLD, "old", ["O04", "O05"])):
        for card in cards:
            game.marked[seat] = 0
            listener = listening(game)
            do(stop(game, cell, seat), f"take_quest {side}", card)
            assert log(listener)[-1] == f"QUEST_TAKEN {seat} {QUEST[card]}"
    assert held(game, seat) == {"H03": 0, "H05": 0, "O04": 0, "O05": 0}
    assert [held(game, other) for other in others(seat)] == [{}, {}, {}]
    game.marked[seat] = 0
    do(stop(game, OLD, seat), "take_quest old")
    assert choices(game) == ["discard O04", "discard O05"]
    do(stop(game, PEOPLE, seat), "take_quest human")
    assert choices(game) == ["discard H03", "discard H05"]
    listener = listening(game)
    do(game, "discard H05", "H08")
    assert held(game, seat) == {"H03": 0, "H08": 0, "O04": 0, "O05": 0}
    assert log(listener) == [f"QUEST_DROPPED {seat} {QUEST['H05']}", f"QUEST_TAKEN {seat} {QUEST['H08']}"]
    assert [quest.fresh for quest in view_of(game, 0).trappers[seat].quests] == [False, True, False, False]
    assert choices(game)[-4:] == ["give_up H03", "give_up H08", "give_up O04", "give_up O05"]
    do(game, "give_up O05", "give_up H03")
    assert held(game, seat) == {"H08": 0, "O04": 0}
    assert (under(game, 1), under(game, 2)) == (["H05", "H03"], ["O05"])


@each_seat
@pytest.mark.parametrize("beside", [[], ["H01"]])
def test_TR_178_TR_181_events_move_the_quests_of_the_trapper_alone(seat: int, beside: list[str]) -> None:
    game = four(seat, "fighter")
    for name in [*beside, "H03"]:
        assign(game, seat, name)
    for other in others(seat):
        assign(game, other, "H07")
        assign(game, other, "H03")
    listener = listening(game)
    do(stop(game, "c41", seat), "stay")
    assert held(game, seat)["H03"] == 0b10
    assert [held(game, other) for other in others(seat)] == [{"H07": 0, "H03": 0}] * 3
    assert [line for line in log(listener) if "QUEST" in line] == [f"QUEST_PROGRESS {seat} {QUEST['H03']} 1 4"]
    game = four(seat, "fighter")
    for name in [*beside, "H03"]:
        assign(game, seat, name, 0b111 if name == "H03" else 0)
    do(stop(game, "c25", seat), "stay")
    assert [int(vp) for vp in game.vp] == [5 if other == seat else 0 for other in SEATS]
    assert [int(zefs) for zefs in game.zefs] == [60 if other == seat else 20 for other in SEATS]
    assert held(game, seat) == dict.fromkeys(beside, 0)


@each_seat
@pytest.mark.parametrize("beside", [[], ["O01"]])
def test_TR_181_stops_move_the_quests_of_the_trapper_alone(seat: int, beside: list[str]) -> None:
    game = four(seat)
    for name in [*beside, "O05"]:
        assign(game, seat, name)
    for other in others(seat):
        assign(game, other, "O02")
        assign(game, other, "O05")
    stop(game, "c33", seat)
    assert held(game, seat)["O05"] == 0b10
    assert [held(game, other) for other in others(seat)] == [{"O02": 0, "O05": 0}] * 3
    stop(game, "c44", seat)
    listener = listening(game)
    stop(game, "c16", seat)
    assert f"QUEST_DONE {seat} {QUEST['O05']}" in log(listener)
    rewarded(game)
    assert reps(game, seat) == [1, 1, 1, 1, 0, 0]
    assert [int(vp) for vp in game.vp] == [5 if other == seat else 0 for other in SEATS]


@each_seat
@pytest.mark.parametrize("beside", [[], ["O01"]])
def test_TR_181_own_turns_count_for_the_trapper_alone(seat: int, beside: list[str]) -> None:
    game = four(seat)
    for name in [*beside, "O06"]:
        assign(game, seat, name)
    listener = listening(game)
    for other in others(seat):
        turn_of(game, other)
        assert held(game, seat)["O06"] == 0
        assign(game, other, "O02")
        assign(game, other, "O06")
    turn_of(game, seat)
    assert held(game, seat)["O06"] == 1
    assert [held(game, other) for other in others(seat)] == [{"O02": 0, "O06": 0}] * 3
    assert f"QUEST_PROGRESS {seat} {QUEST['O06']} 1 4" in log(listener)
    squad(game, seat, 30)
    do(acting(game, seat, "c31"), "raid")
    assert held(game, seat) == dict.fromkeys(beside, 0)
    assert f"QUEST_FAILED {seat} {QUEST['O06']}" in log(listener)


@each_seat
@pytest.mark.parametrize("beside", [[], ["H01"]])
def test_TR_181_deadlines_of_every_trapper(seat: int, beside: list[str]) -> None:
    game = table(4)
    for name in [*beside, "H09"]:
        assign(game, seat, name, since=1)
    game.round, game.turn = 2, 5
    listener = listening(game)
    do(turn_of(game, 3), "pass")
    if asked(game) == "Deed":
        do(game, "pass")
    assert asked(game) == "ClanWhirl"
    assert held(game, seat) == dict.fromkeys(beside, 0)
    assert f"QUEST_FAILED {seat} {QUEST['H09']}" in log(listener)


@each_seat
@pytest.mark.parametrize("beside", [[], ["H01"]])
def test_TR_181_dues_of_every_trapper(seat: int, beside: list[str]) -> None:
    game = four(seat)
    for name in [*beside, "H02"]:
        assign(game, seat, name)
    give(game, seat, "A1", "A2")
    give(game, others(seat)[0], "A3", "A4")
    do(stop(game, PEOPLE, seat), "hand_over A2 H02")
    assert held(game, seat)["H02"] == 1
    assert (hand(game, seat), hand(game, others(seat)[0])) == (["A1"], ["A3", "A4"])
    game = four(seat)
    for name in [*beside, "H08"]:
        assign(game, seat, name)
    do(stop(game, PEOPLE, seat), "pay H08")
    assert held(game, seat) == dict.fromkeys(beside, 0)
    assert [int(zefs) for zefs in game.zefs] == [40 if other == seat else 20 for other in SEATS]
    game = four(seat)
    assign(game, seat, "O08")
    do(stop(game, OLD, seat), "leave O08")
    assert [int(many) for many in game.residents] == [24 if other == seat else 5 for other in SEATS]


@each_seat
def test_TR_181_TR_183_the_quests_of_others_are_nothing_to_give_for_or_to_give_up(seat: int) -> None:
    game = four(seat)
    for other in others(seat):
        for name in ("H02", "H08", "O01", "O08"):
            assign(game, other, name)
    assert choices(stop(game, PEOPLE, seat)) == ["pass", "take_quest human"]
    assert choices(stop(game, OLD, seat)) == ["pass", "take_quest old"]
    assert stop(game, "c43", seat).seat != seat  # not even asked
    give(game, seat, "A1")
    assert choices(stop(game, PEOPLE, seat)) == ["pass", "take_quest human", "sell A1"]
    assert not [choice for choice in refusals(game) if "H02" in choice]


@each_seat
def test_TR_172_every_pair_of_trappers(seat: int) -> None:
    for other in others(seat):
        game = four(seat, "fighter")
        put(game, other, "c31")
        listener = listening(game)
        do(stop(game, "c31", seat), f"attack {other + 1}", "roll 6 against 6")
        assert [int(vp) for vp in game.vp] == [8 if one == seat else 0 for one in SEATS]
        assert [where(game, one) == "" for one in SEATS] == [one == other for one in SEATS]
        assert [view_of(game, 0).trappers[one].beaten for one in SEATS] == [
            (other,) if one == seat else () for one in SEATS
        ]
        assert f"BATTLE_WON {seat} {other} 2 1" in log(listener)


@each_seat
def test_TR_R20_every_owner_and_every_guest(seat: int) -> None:
    for guest in others(seat):
        game = four(guest, "fighter")
        city(game, seat, "c31")
        put(game, seat, "c31")
        acting(game, guest, "c31")
        assert [int(vp) for vp in game.vp] == [8 if one == seat else 0 for one in SEATS]
        assert [int(zefs) for zefs in game.zefs] == [
            20 + 8 if one == seat else 50 - 8 if one == guest else 20 for one in SEATS
        ]
        assert where(game, guest) == ""


@each_seat
def test_TR_149_TR_150_TR_151_every_raider_and_every_owner(seat: int) -> None:
    for owner in others(seat):
        for form, deed in (("fighter", "destroy"), ("engineer", "capture")):
            game = four(seat, form)
            factory(game, owner, "c31", "c64")
            set_rep(game, owner, 2, 3)
            assert view_of(stop(game, "c31", seat), 0).raids[0].defence == 19
            do(game, deed, "roll 6")
            assert cells_of(int(game.factories[owner])) == ["c64"]
            assert cells_of(int(game.factories[seat])) == (["c31"] if deed == "capture" else [])
        game = four(seat, "fighter")
        city(game, owner, "c31", "c64")
        do(stop(game, "c31", seat), "damage", "roll 6")
        assert (cells_of(int(game.factories[owner])), cells_of(int(game.cities[owner]))) == (["c31"], ["c64"])
        assert [int(game.factories[one]) for one in others(owner)] == [0, 0, 0]


@each_seat
def test_TR_120_TR_130_the_tiles_of_every_trapper(seat: int) -> None:
    game = four(seat, "engineer")
    set_rep(game, seat, 6, 2)
    do(stop(game, "c66", seat), "build")
    do(stop(game, "c66", seat), "upgrade")
    assert [cells_of(int(game.cities[one])) for one in SEATS] == [["c66"] if one == seat else [] for one in SEATS]
    assert [int(game.factories[one]) for one in SEATS] == [0, 0, 0, 0]
    assert [cells_of(int(game.marked[one])) for one in SEATS] == [["c66"] if one == seat else [] for one in SEATS]
    assert [int(vp) for vp in game.vp] == [6 if one == seat else 0 for one in SEATS]


@each_seat
def test_TR_188_the_rongaut_has_its_eye_on_one_trapper(seat: int) -> None:
    game = four(seat)
    do(stop(game, RONGAUT, seat), "roll 3")
    assert [int(game.must_miss(one)) for one in SEATS] == [1 if one == seat else 0 for one in SEATS]
