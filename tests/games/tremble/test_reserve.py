"""Reserve ships and the window in which they join a battle (TH-110, TH-111, TH-123, TH-R21, TH-R41)."""

from __future__ import annotations

import pytest
from games.tremble.fights import fly, fuel, kinds, line, places, story, worlds
from games.tremble.table import (
    CITY,
    SHIP,
    at,
    bare,
    battle,
    choices,
    give,
    hand,
    lay,
    listening,
    play,
    refusals,
    run,
    scrapped,
    searching,
)

from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.tremble.rules.battle import BATTLES, CONTEST
from igroteka.games.tremble.rules.buying import SHOPPING_OF
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BUY, DRAW, FIGHT, JOIN, RETREAT, SCRAP, SEARCH
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import HAS_FLOWN, IS_SEARCHING, NO_FUEL_TO_JOIN, NO_RESERVE
from igroteka.games.tremble.view.build import view_of

STAY = act(FIGHT)
HOLD_BACK = act(PASS)


def join(name: str) -> int:
    return int(act(JOIN, SHIP[name]))


def before_battle(*hands: list[str], players: int = 2, leader: int = 0) -> Tremble:
    """Captain n has sent a starting saucer and keeps the n-th list in hand; all stayed, the reserves may come."""
    game = bare(max(players, len(hands)), leader=leader)
    lay(game, "G11")
    for captain, ids in enumerate(hands):
        fly(game, captain, 0, "F00")
        give(game, captain, *ids)
    run(game, CONTEST, 0)
    return play(game, *[STAY] * len(hands))


def asked_in_order(game: Tremble) -> list[int]:
    """Nobody brings anything: who is asked, one after another."""
    order = []
    while game.in_window() and game.seat >= 0:
        order.append(int(game.seat))
        play(game, HOLD_BACK)
    return order


def test_TH_110_a_reserve_ship_may_join_directly_before_the_battle() -> None:
    game = before_battle(["F08", "T08"], [])
    assert game.step().name == "Reserves"
    assert game.seat == 0
    assert choices(game) == ["pass", "join F08"]
    assert refusals(game) == {"join T08": NO_RESERVE}
    listener = listening(game)
    play(game, join("F08"))
    assert story(listener) == [line(events.JOINED, 0, SHIP["F08"], 18, CITY["G11"])]
    assert places(game, 0)[:3] == [at(0), at(0), 1]
    assert game.has_flown(1) and not game.has_flown(2)
    assert choices(game) == ["pass"]  # the tripod at home is still a card nobody else can see
    play(game, HOLD_BACK, 5)
    assert story(listener) == [line(events.ROLLED, 0, 6, 5)]


def test_TH_110_only_in_a_battle_of_his_own_ships() -> None:
    game = before_battle([], [], players=3)
    assert game.seat == CHANCE
    game = bare(3)
    lay(game, "G11")
    fly(game, 0, 0, "F00")
    fly(game, 1, 0, "F00")
    give(game, 2, "F08", "R02")  # has no ship at that city
    run(game, CONTEST, 0)
    play(game, STAY, STAY)
    assert game.seat == CHANCE


def test_TH_110_every_captain_has_his_own_reserves_only() -> None:
    game = before_battle(["F08"], ["T08"], ["T09"], leader=1)
    assert game.seat == 1
    assert choices(game) == ["pass"]
    assert refusals(game) == {"join T08": NO_RESERVE}
    play(game, HOLD_BACK)
    assert choices(game) == ["pass", "join T09"]
    game = before_battle(["F08"], ["F08"], leader=1)
    play(game, join("F08"))
    assert [places(game, captain)[:2] for captain in range(2)] == [[at(0), 1], [at(0), at(0)]]
    assert fuel(game) == [20, 18]


def test_TH_110_every_captain_is_told_about_his_own_ships_only() -> None:
    hands = ["F01", "F02", "F03", "T01", "T05"]
    game = before_battle(*[[name] for name in hands])
    for captain, name in enumerate(hands):
        assert game.seat == captain
        assert choices(game) == ["pass"]
        assert refusals(game) == {f"join {name}": NO_RESERVE}
        play(game, HOLD_BACK)


def test_TH_111_without_enough_fuel_it_cannot_join() -> None:
    game = before_battle(["F08", "T09", "R02"], [])
    game.fuel[0] = 5
    assert choices(game) == ["pass", "join F08", "join T09", "join R02"]
    game.fuel[0] = 4
    assert choices(game) == ["pass", "join F08", "join T09"]
    assert refusals(game) == {"join R02": NO_FUEL_TO_JOIN}
    game.fuel[0] = 2
    assert choices(game) == ["pass", "join F08"]
    assert refusals(game) == {"join T09": NO_FUEL_TO_JOIN, "join R02": NO_FUEL_TO_JOIN}


@pytest.mark.parametrize(("name", "cost"), [("F08", 2), ("T09", 3), ("R02", 5)])
def test_TH_R41_the_fuel_printed_on_the_joining_ship_is_paid(name: str, cost: int) -> None:
    game = before_battle([name], ["F08"])
    game.fuel[0] = cost
    play(game, join(name))
    assert fuel(game) == [0, 20]
    play(game, HOLD_BACK)  # a reserve that stays in hand costs nothing
    assert fuel(game) == [0, 20]


def test_TH_R41_after_one_has_joined_the_next_needs_its_own_fuel() -> None:
    game = before_battle(["F08", "T09", "F08"], [])
    game.fuel[0] = 4
    play(game, join("F08"))
    assert choices(game) == ["pass", "join F08"]
    assert refusals(game) == {"join T09": NO_FUEL_TO_JOIN}
    play(game, join("F08"))
    assert game.seat == CHANCE  # fuel 0: everybody sees that nothing more can come
    assert fuel(game)[0] == 0
    assert hand(game, 0) == ["T09"]


def test_TH_123_a_reserve_ship_may_be_sent_like_any_other() -> None:
    game = bare()
    lay(game, "G11", "G31")
    give(game, 0, "F08")
    run(game, PLAN)
    assert choices(game, 0) == ["send F08 1", "send F08 2", "hold F08"]


def test_TH_R21_any_number_may_join_one_at_a_time() -> None:
    game = before_battle(["F08", "F08", "T09"], ["T08"])
    play(game, join("T09"), join("F08"))
    assert game.seat == 0
    assert choices(game) == ["pass", "join F08"]
    play(game, join("F08"))
    assert game.seat == 1  # his hand is empty, the next one is asked
    assert choices(game) == ["pass"]
    assert game.count_at(0, at(0)) == 4
    assert fuel(game)[0] == 13


def test_TH_R21_the_weakest_before_the_battle_is_asked_first() -> None:
    game = battle(["R01"], ["F00"], ["T08"])
    for captain in range(3):
        give(game, captain, "R02" if captain == 1 else "F00")
    play(game, STAY, STAY, STAY)
    play(game, join("R02"))  # 12 now, yet the order stands
    assert asked_in_order(game) == [2, 0]
    assert game.seat == CHANCE


@pytest.mark.parametrize(("leader", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_TH_R21_equals_are_asked_clockwise_from_the_leader(leader: int, order: list[int]) -> None:
    assert asked_in_order(before_battle(["F04"], ["T08"], ["F08"], leader=leader)) == order


def test_TH_R21_who_retreated_is_not_asked_and_nobody_may_retreat_now() -> None:
    game = battle(["T08"], ["F00"], ["R01"])
    for captain, name in enumerate(["F04", "F04", "F01"]):
        give(game, captain, name)
    play(game, act(RETREAT), STAY, STAY)
    assert asked_in_order(game) == [0, 2]
    assert game.seat == CHANCE


def test_TH_R21_it_counts_with_its_own_and_its_partners_bonuses() -> None:
    game = bare()
    lay(game, "G11", "G12", "G13")
    fly(game, 0, 2, "F06")
    fly(game, 1, 2, "R01")
    give(game, 0, "F08")
    run(game, CONTEST, 2)
    play(game, STAY, STAY, join("F08"))
    listener = listening(game)
    play(game, 4)
    assert story(listener) == [line(events.ROLLED, 0, 9, 4)]  # 3+3 for the new saucer, and 3
    assert view_of(game, 1).cells[2].attacks[0].strength == 9


def test_TH_R21_it_may_be_the_casualty() -> None:
    game = before_battle(["F08"], [])
    play(game, join("F08"), 2, 12)
    assert choices(game) == ["scrap F00", "scrap F08"]
    play(game, act(SCRAP, SHIP["F08"]))
    assert scrapped(game) == ["F08"]
    assert hand(game, 0) == ["F00"]


def test_TH_R21_it_may_be_left_on_the_search() -> None:
    game = before_battle(["F08"], [])
    play(game, join("F08"), 12, 2)
    run(game, REWARDS)
    play(game, act(SEARCH))
    assert choices(game) == ["leave F00", "bring F00"]
    play(game, game.actions()[1])
    assert [search.ships for search in view_of(game, 1).captains[0].searches] == [kinds("F08")]


def test_TH_R21_a_ship_that_has_flown_this_turn_cannot_join() -> None:
    game = bare()
    lay(game, "G11", "G31")
    fly(game, 0, 0, "F08")
    fly(game, 1, 0, "R01")
    fly(game, 0, 1, "F00")
    fly(game, 1, 1, "F00")
    give(game, 0, "T09")
    run(game, BATTLES)
    play(game, act(RETREAT))  # the ambush saucer comes home from cell 1
    play(game, STAY, STAY)
    assert choices(game) == ["pass", "join T09"]
    assert refusals(game) == {"join F08": HAS_FLOWN}


def test_TH_R21_of_two_equal_ships_the_one_that_has_not_flown_joins() -> None:
    game = before_battle(["F08", "F08"], [])
    game.flown |= 1 << 1
    assert choices(game) == ["pass", "join F08"]
    assert refusals(game) == {}
    play(game, join("F08"))
    assert places(game, 0)[:3] == [at(0), 1, at(0)]


def test_TH_R21_a_ship_joins_one_battle_a_turn() -> None:
    game = bare()
    lay(game, "G11", "G31")
    for cell in (0, 1):
        fly(game, 0, cell, "F00")
        fly(game, 1, cell, "R01")
    slot = give(game, 0, "F08")[0]
    run(game, BATTLES)
    play(game, STAY, STAY, join("F08"), 2, 2, act(SCRAP, SHIP["F00"]))
    assert game.in_hand(slot) and game.has_flown(slot)
    play(game, STAY, STAY)
    assert game.seat == CHANCE


def test_TH_R21_without_a_battle_nothing_can_join() -> None:
    game = bare()
    lay(game, "G11")
    fly(game, 0, 0, "F00")
    give(game, 0, "F08")
    run(game, CONTEST, 0)
    assert game.seat == OVER
    game = battle(["F00"], ["T08"])
    give(game, 1, "F08")
    play(game, act(RETREAT))
    assert game.seat == OVER


def test_TH_R31_a_searching_ship_cannot_join() -> None:
    game = before_battle(["T08"], [])
    searching(game, 0, "G31", "F08")
    assert choices(game) == ["pass"]
    assert refusals(game) == {"join T08": NO_RESERVE, "join F08": IS_SEARCHING}


def test_TH_110_asked_with_the_pass_alone_if_a_reserve_is_possible() -> None:
    game = before_battle(["T08"], ["T08"])
    listener = listening(game)
    assert game.seat == 0
    assert choices(game) == ["pass"]
    play(game, HOLD_BACK)
    assert game.seat == 1
    assert choices(game) == ["pass"]
    play(game, HOLD_BACK)
    assert game.seat == CHANCE
    assert story(listener) == []  # a pass is told to nobody


@pytest.mark.parametrize(("fuel_left", "asked"), [(0, False), (1, False), (2, True), (3, True)])
def test_TH_110_not_asked_without_fuel_for_the_cheapest_reserve(fuel_left: int, asked: bool) -> None:
    game = battle(["F00"], ["R01"])
    give(game, 0, "T08")
    game.fuel[0] = fuel_left
    play(game, STAY, STAY)
    assert game.in_window() == asked
    assert game.seat == (0 if asked else CHANCE)


def test_TH_110_not_asked_without_a_ship_in_hand_that_has_not_flown() -> None:
    game = battle(["F00"], ["R01"])
    slot = give(game, 0, "F08")[0]
    searching(game, 0, "G31", "T08")
    game.flown |= 1 << slot
    play(game, STAY, STAY)
    assert game.seat == CHANCE


def test_TH_110_the_others_do_not_see_who_is_asked() -> None:
    game = before_battle(["F08"], ["T08"], [])
    bystanders = [view_of(game, 2), view_of(game, SPECTATOR)]
    assert [seen.waiting for seen in bystanders] == [(), ()]
    assert bystanders[0].step == "Reserves"
    assert bystanders[0].about == (0,)
    assert view_of(game, 0).waiting == (0,)
    assert view_of(game, 0).acts
    assert view_of(game, 1).waiting == ()
    assert not view_of(game, 1).acts
    assert choices(game, 1) == []
    play(game, HOLD_BACK)
    assert game.seat == 1
    assert [view_of(game, 2), view_of(game, SPECTATOR)] == bystanders


def test_TH_110_who_is_asked_stays_open_in_a_table_the_others_could_imagine() -> None:
    game = before_battle(["F08"], ["T08"], ["F04"], players=4)
    play(game, HOLD_BACK)
    assert game.seat == 1
    assert {int(world.seat) for world in worlds(game, 3)} == {0, 1, 2}
    assert {int(world.seat) for world in worlds(game, SPECTATOR)} == {0, 1, 2}
    assert {int(world.seat) for world in worlds(game, 0)} == {1, 2}  # he has passed himself
    assert {int(world.seat) for world in worlds(game, 2)} == {0, 1}  # his turn has not come
    assert {int(world.seat) for world in worlds(game, 1)} == {1}


def test_TH_110_after_a_ship_has_joined_the_order_is_known_up_to_there() -> None:
    game = before_battle(["F04"], ["F08", "T08"], ["F01"], players=4)
    play(game, HOLD_BACK, join("F08"))
    assert game.seat == 1
    assert {int(world.seat) for world in worlds(game, 3)} == {1, 2}


def test_TH_110_a_joining_ship_is_seen_by_all() -> None:
    game = before_battle(["F08"], [], players=3)
    play(game, join("F08"))
    assert view_of(game, 2).cells[0].attacks[0].ships == kinds("F00", "F08")
    assert view_of(game, SPECTATOR).captains[0].hand == 0


@pytest.mark.parametrize("order", [["known", "bought"], ["bought", "known"]])
def test_TH_R13_of_equal_reserves_the_one_that_all_know_joins(order: list[str]) -> None:
    game = bare(3)
    lay(game, "G11")
    fly(game, 0, 0, "F00")
    fly(game, 1, 0, "F00")
    for how in order:
        if how == "known":
            give(game, 1, "F08")
        else:
            run(game, SHOPPING_OF, 1)
            play(game, act(DRAW), SHIP["F08"], SHIP["T05"], act(BUY, SHIP["F08"]))
    run(game, CONTEST, 0)
    play(game, STAY, STAY, join("F08"))
    rival = view_of(game, 0).captains[1]
    assert (rival.known, rival.hidden) == ((), (20,))  # what stayed in hand is still a secret
