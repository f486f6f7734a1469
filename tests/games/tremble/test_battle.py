"""Phase 6: who stays, who rolls what, who loses what (TH-056 to TH-070, TH-R20, TH-R22 to TH-R24).

The rulebook's example of a battle, TH-071 to TH-073, is in test_abilities.py.
"""

from __future__ import annotations

import pytest
from games.tremble.fights import DICE, captured, fly, fuel, line, people, places, story
from games.tremble.table import (
    CITY,
    SHIP,
    bare,
    battle,
    choices,
    give,
    hand,
    lay,
    listening,
    outcomes,
    play,
    run,
    scrapped,
)
from games.tremble.table import at as at_cell

from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.rules.battle import BATTLES, CONTEST
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import FIGHT, RAID, RETREAT, SCRAP
from igroteka.games.tremble.state.fields import AWAY, BATTLE, FIGHTS, GONE, HAND, INTELLIGENCE, UNDECIDED
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of

STAY = act(FIGHT)
BACK_OFF = act(RETREAT)


def scrap(name: str) -> int:
    return int(act(SCRAP, SHIP[name]))


def contested(cell: int, *fleets: list[str], players: int = 2, leader: int = 0) -> Tremble:
    """Four cities lie open; captain n attacks the cell with the n-th list."""
    game = bare(max(players, len(fleets)), leader=leader)
    lay(game, "G31", "G61", "G12", "G11")
    for captain, ids in enumerate(fleets):
        fly(game, captain, cell, *ids)
    return game


def asked_in_order(game: Tremble) -> list[int]:
    """Everybody stays: who is asked, one after another."""
    order = []
    while game.seat >= 0 and game.step().name == "FightOrRetreat":
        order.append(int(game.seat))
        play(game, STAY)
    return order


def test_TH_056_a_lone_attacker_goes_straight_to_the_reward() -> None:
    game = contested(2, [], ["F00"])
    listener = listening(game)
    run(game, CONTEST, 2)
    assert game.seat == OVER  # nothing was asked, nothing rolled
    assert story(listener) == [line(events.UNOPPOSED, 1, 2)]
    assert [int(game.held_by(cell)) for cell in range(4)] == [-1, -1, 1, -1]
    assert places(game, 1)[0] == at_cell(2)
    run(game, REWARDS)
    assert game.seat == 1
    assert choices(game) == ["raid", "search"]


def test_TH_057_strength_is_the_sum_of_ships_and_bonuses() -> None:
    game = battle(["F01", "T05"], ["R04"], city="G11")  # cultural: 3+4 and 5+4 against 9+4
    assert [int(force) for force in game.force] == [16, 13]
    game = battle(["F01", "T05"], ["R04"], city="G31")  # scientific
    assert [int(force) for force in game.force] == [8, 9]
    assert [captain.force for captain in view_of(game, 0).captains] == [8, 9]
    assert [captain.stance for captain in view_of(game, 0).captains] == [UNDECIDED, UNDECIDED]


def test_TH_057_a_looming_battle_is_told_with_its_cell_and_city() -> None:
    game = contested(3, ["F00"], ["T08"], players=3)
    give(game, 2, "R01")  # at home
    listener = listening(game)
    run(game, CONTEST, 3)
    assert story(listener) == [line(events.BATTLE_LOOMS, 3, CITY["G11"])]
    assert [int(game.stance_of(captain)) for captain in range(3)] == [UNDECIDED, UNDECIDED, AWAY]
    assert [int(force) for force in game.force] == [3, 5, 0]


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_TH_058_the_weakest_decides_first(leader: int) -> None:
    game = battle(["R01"], ["F00"], ["T08"], leader=leader)
    assert choices(game) == ["fight", "retreat"]
    assert asked_in_order(game) == [1, 2, 0]


@pytest.mark.parametrize(
    ("leader", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_TH_R20_equal_strengths_decide_clockwise_from_the_leader(leader: int, order: list[int]) -> None:
    assert asked_in_order(battle(["F00"], ["F00"], ["F00"], ["F00"], leader=leader)) == order


def test_TH_R20_a_tie_above_the_weakest_goes_clockwise_too() -> None:
    for leader, order in enumerate([[1, 0, 2], [1, 2, 0], [1, 2, 0]]):
        assert asked_in_order(battle(["T08"], ["F00"], ["T08"], leader=leader)) == order


def test_TH_R20_only_attackers_are_asked() -> None:
    game = bare(4, leader=2)
    lay(game, "G11")
    fly(game, 1, 0, "F00")
    fly(game, 3, 0, "F00")
    give(game, 0, "R01")
    run(game, CONTEST, 0)
    assert asked_in_order(game) == [3, 1]


def test_TH_R20_the_last_is_not_asked_if_all_others_retreated() -> None:
    game = battle(["T08"], ["F00"], ["R01"])
    listener = listening(game)
    play(game, BACK_OFF, BACK_OFF)
    assert game.seat == OVER
    assert story(listener) == [
        line(events.RETREATED, 1, 3, 0),
        line(events.RETREATED, 0, 5, 0),
        line(events.UNOPPOSED, 2, 0, 1),
    ]
    assert game.held_by(0) == 2


@pytest.mark.parametrize(("first", "second"), [(STAY, BACK_OFF), (BACK_OFF, STAY), (STAY, STAY)])
def test_TH_R20_the_last_is_asked_if_anybody_stayed(first: int, second: int) -> None:
    game = battle(["T08"], ["F00"], ["R01"])
    play(game, first, second)
    assert game.seat == 2
    assert choices(game) == ["fight", "retreat"]


def test_TH_059_a_retreat_brings_ships_home_and_nothing_else() -> None:
    game = contested(2, ["F00", "F04"], ["R01"])
    slots = give(game, 0, "T01", place=at_cell(1))
    game.fuel[0] = 7
    run(game, CONTEST, 2)
    listener = listening(game)
    assert game.seat == 0
    play(game, BACK_OFF)
    assert story(listener)[0] == line(events.RETREATED, 0, 6, 2)
    assert hand(game, 0) == ["F00", "F04"]
    assert game.place[slots[0]] == at_cell(1)  # a ship elsewhere flies on
    assert fuel(game) == [7, 20]
    assert people(game) == [100, 100]
    assert scrapped(game) == []
    assert game.stance_of(0) == GONE
    assert game.has_flown(0) and game.has_flown(1)


def test_TH_060_one_captain_left_means_no_battle() -> None:
    game = battle(["F00"], ["R01"])
    give(game, 1, "F08")  # a reserve that has nothing to join
    listener = listening(game)
    play(game, BACK_OFF)
    assert game.seat == OVER
    assert line(events.UNOPPOSED, 1, 0, 1) in story(listener)
    assert game.held_by(0) == 1
    assert game.roll == 0
    assert places(game, 1)[0] == at_cell(0)


def test_TH_060_the_strong_may_leave_the_city_to_the_weak() -> None:
    game = battle(["F00"], ["R01"])
    listener = listening(game)
    play(game, STAY)
    assert story(listener) == [line(events.STOOD, 0, 3, 0)]
    play(game, BACK_OFF)
    assert game.seat == OVER
    assert story(listener) == [line(events.RETREATED, 1, 9, 0), line(events.UNOPPOSED, 0, 0, 1)]
    assert game.held_by(0) == 0
    assert hand(game, 1) == ["R01"]


@pytest.mark.parametrize(("leader", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_TH_061_each_adds_two_dice_one_after_another(leader: int, order: list[int]) -> None:
    game = contested(3, ["F01"], ["T08"], ["R01"], leader=leader)  # 3+4 in Paris, 5, 9
    run(game, CONTEST, 3)
    listener = listening(game)
    play(game, STAY, STAY, STAY)
    assert [told_line[0] for told_line in story(listener)] == [events.STOOD] * 3
    assert game.held_by(3) == -1
    strength = [7, 5, 9]
    for roll, captain in enumerate(order, 3):
        assert game.seat == CHANCE
        assert outcomes(game) == DICE
        assert {int(game.sample(Rng(seed))) for seed in range(300)} == set(range(2, 13))
        play(game, roll)
        assert story(listener)[0] == line(events.ROLLED, captain, strength[captain], roll)
        if roll < 5:
            assert view_of(game, 0).captains[captain].roll == roll


def test_TH_061_only_those_who_stayed_roll() -> None:
    game = battle(["T08"], ["F00"], ["R01"])
    play(game, STAY, BACK_OFF, STAY)
    listener = listening(game)
    play(game, 7, 7)
    assert [told_line for told_line in story(listener) if told_line[0] == events.ROLLED] == [
        line(events.ROLLED, 1, 3, 7),
        line(events.ROLLED, 2, 9, 7),
    ]
    assert game.held_by(0) == 2


@pytest.mark.parametrize(("rolls", "winner", "total"), [((2, 12), 1, 15), ((2, 9), 1, 12), ((3, 8), 0, 12)])
def test_TH_062_the_highest_total_wins(rolls: tuple[int, int], winner: int, total: int) -> None:
    game = battle(["R01"], ["F00"])
    play(game, STAY, STAY, rolls[0])
    listener = listening(game)
    play(game, rolls[1])
    assert line(events.WON, winner, 0, total) in story(listener)
    assert game.held_by(0) == winner


def test_TH_063_a_tie_is_rolled_again_until_it_is_broken() -> None:
    game = battle(["R01"], ["F00"])
    play(game, STAY, STAY, 2)
    listener = listening(game)
    play(game, 8)  # 11 each
    assert story(listener) == [line(events.ROLLED, 1, 3, 8), line(events.TIED, 11, 0)]
    assert [captain.roll for captain in view_of(game, 0).captains] == [0, 0]
    assert [int(game.stance_of(captain)) for captain in range(2)] == [FIGHTS, FIGHTS]
    play(game, 6, 12)  # 15 each
    assert story(listener)[-1] == line(events.TIED, 15, 0)
    assert outcomes(game) == DICE
    play(game, 2, 9)
    assert story(listener)[2:] == [line(events.WON, 1, 0, 12), line(events.SHIP_LOST, 0, SHIP["R01"])]
    assert game.seat == OVER


def test_TH_064_the_earlier_roll_is_not_carried_over() -> None:
    game = battle(["T08"], ["F00"])
    play(game, STAY, STAY, 2, 4)  # 7 each
    listener = listening(game)
    play(game, 3, 4)  # 8 against 7; with the first rolls it would be 10 against 11
    assert line(events.WON, 0, 0, 8) in story(listener)


def test_TH_065_the_winner_alone_receives_the_catch() -> None:
    game = battle(["F00"], ["T08"], ["R01"], city="G11")
    play(game, STAY, STAY, STAY, 12, 2, 5)
    assert people(game) == [100, 100, 100]
    run(game, REWARDS)
    assert game.seat == 0
    play(game, act(RAID))
    assert people(game) == [135, 100, 100]
    assert [captured(game, captain) for captain in range(3)] == [["G11"], [], []]
    assert game.seat == OVER


def test_TH_066_the_loser_chooses_the_ship_to_scrap() -> None:
    game = battle(["F00", "T08", "F00"], ["R01"])
    elsewhere = give(game, 0, "F09", place=at_cell(1))[0]
    play(game, STAY, STAY, 2, 12)
    assert game.seat == 0
    assert choices(game) == ["scrap F00", "scrap T08"]
    listener = listening(game)
    play(game, scrap("T08"))
    assert story(listener) == [line(events.SHIP_LOST, 0, SHIP["T08"])]
    assert scrapped(game) == ["T08"]
    assert hand(game, 0) == ["F00", "F00"]
    assert game.place[elsewhere] == at_cell(1)
    assert game.fleet_size(0) == 3
    assert places(game, 1)[0] == at_cell(0)  # the winner is still there


@pytest.mark.parametrize("fleet", [["F04"], ["F04", "F04"]])
def test_TH_066_without_a_choice_nothing_is_asked(fleet: list[str]) -> None:
    game = battle(fleet, ["R01"])
    give(game, 0, "T08")  # at home: it took no part
    play(game, STAY, STAY, act(PASS), 2)
    listener = listening(game)
    play(game, 12)
    assert story(listener)[1:] == [line(events.WON, 1, 0, 21), line(events.SHIP_LOST, 0, SHIP["F04"])]
    assert scrapped(game) == ["F04"]
    assert hand(game, 0) == sorted([*fleet[1:], "T08"])


@pytest.mark.parametrize(("leader", "losers"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_TH_067_every_loser_loses_one_ship(leader: int, losers: list[int]) -> None:
    game = battle(["F00", "T08"], ["R01", "R04"], ["F04", "T09"], leader=leader)
    play(game, STAY, STAY, STAY, 7, 7, 7)
    for loser in losers:
        assert game.seat == loser
        assert choices(game) == {0: ["scrap F00", "scrap T08"], 2: ["scrap F04", "scrap T09"]}[loser]
        play(game, scrap({0: "F00", 2: "T09"}[loser]))
    assert scrapped(game) == ["F00", "T09"]
    assert [hand(game, captain) for captain in range(3)] == [["T08"], [], ["F04"]]
    assert game.held_by(0) == 1


def test_TH_R22_only_those_tied_for_the_highest_total_roll_again() -> None:
    game = battle(["F00"], ["T08"], ["R01"])
    play(game, STAY, STAY, STAY, 9, 7)
    listener = listening(game)
    play(game, 2)  # 12, 12, 11
    assert story(listener)[-1] == line(events.TIED, 12, 0)
    assert [captain.roll for captain in view_of(game, 0).captains] == [0, 0, 2]  # the loser's dice lie as they fell
    play(game, 3, 2)  # 6 against 7: the cruiser's 11 is out of it
    assert story(listener) == [
        line(events.ROLLED, 0, 3, 3),
        line(events.ROLLED, 1, 5, 2),
        line(events.WON, 1, 0, 7),
        line(events.SHIP_LOST, 0, SHIP["F00"]),
        line(events.SHIP_LOST, 2, SHIP["R01"]),
    ]
    assert game.held_by(0) == 1


def test_TH_068_losers_do_not_get_their_fuel_back() -> None:
    game = battle(["F00"], ["R01"])
    game.fuel[0] = 3
    game.fuel[1] = 1
    play(game, STAY, STAY, 2, 2)
    assert fuel(game) == [3, 1]


def test_TH_069_every_contested_city_has_its_battle() -> None:
    game = contested(1, ["T08"], ["T01"])
    fly(game, 0, 3, "R01")
    fly(game, 1, 3, "F00")
    run(game, BATTLES)
    assert game.phase == BATTLE
    assert game.seat == 0  # equal at cell 1
    play(game, STAY, STAY, 4, 6)
    assert [int(game.held_by(cell)) for cell in range(4)] == [-1, 1, -1, -1]
    assert [int(force) for force in game.force] == [9, 3]
    assert game.seat == 1  # the weaker at cell 3
    play(game, STAY, STAY)
    assert outcomes(game) == DICE
    play(game, 7, 6)  # nobody keeps a roll of the first battle
    assert [int(game.held_by(cell)) for cell in range(4)] == [-1, 1, -1, 0]
    assert scrapped(game) == ["F00", "T08"]


def test_TH_R23_cells_are_settled_in_ascending_order_one_after_another() -> None:
    game = contested(2, ["F00", "T08"], ["R01"])
    fly(game, 0, 0, "F04")
    fly(game, 1, 0, "R04")
    listener = listening(game)
    run(game, BATTLES)
    play(game, STAY, STAY, 2, 2, STAY, STAY, 2, 2, scrap("T08"))
    lines = story(listener)
    assert [
        told_line for told_line in lines if told_line[0] in (events.BATTLE_LOOMS, events.WON, events.SHIP_LOST)
    ] == [
        line(events.BATTLE_LOOMS, 0, CITY["G31"]),
        line(events.WON, 1, 0, 11),
        line(events.SHIP_LOST, 0, SHIP["F04"]),
        line(events.BATTLE_LOOMS, 2, CITY["G12"]),
        line(events.WON, 1, 2, 11),
        line(events.SHIP_LOST, 0, SHIP["T08"]),
    ]
    assert line(events.SPARED, 1, CITY["G61"]) in lines
    assert hand(game, 0) == ["F00"]


def test_TH_R24_the_losers_ships_come_home_when_their_city_is_settled() -> None:
    game = contested(0, ["F00", "F00"], ["R01"])
    fly(game, 0, 1, "T08")
    fly(game, 1, 1, "R04")
    run(game, BATTLES)
    play(game, STAY, STAY, 2, 2)
    assert game.step().name == "FightOrRetreat"  # at cell 1 now
    assert places(game, 0)[:3] == [0, HAND, at_cell(1)]
    assert hand(game, 0) == ["F00"]


def test_TH_070_a_city_nobody_attacks_is_discarded() -> None:
    game = contested(0, ["F00"])
    listener = listening(game)
    run(game, BATTLES)
    assert story(listener) == [
        line(events.UNOPPOSED, 0, 0),
        line(events.SPARED, 1, CITY["G61"]),
        line(events.SPARED, 2, CITY["G12"]),
        line(events.SPARED, 3, CITY["G11"]),
    ]
    assert [int(city) for city in game.city] == [CITY["G31"], -1, -1, -1, -1, -1]
    assert not game.is_left(CITY["G61"])  # it does not come back
    run(game, REWARDS)
    play(game, act(RAID))
    assert game.seat == OVER  # and nobody holds the others


def test_TH_070_without_cities_there_is_no_battle_phase() -> None:
    game = bare()
    game.phase = INTELLIGENCE
    run(game, BATTLES)
    assert game.phase == INTELLIGENCE
    lay(game, "G11")
    run(game, BATTLES)
    assert game.phase == BATTLE
