"""The course of a turn and the end of the game: TH-021 to TH-026, and who goes first."""

import pytest
from games.tremble.phases import card_names, leave_in_deck, log, order, shop, turn_up
from games.tremble.table import (
    CARDS,
    CITY,
    at,
    bare,
    choices,
    give,
    heard,
    lay,
    listening,
    pass_all,
    play,
    run,
    searching,
    ships_at,
    started,
)

from igroteka.engine.choices import PASS, READY, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.rules.battle import BATTLES
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.fuel import COLLECT_FUEL, REFUEL
from igroteka.games.tremble.rules.intelligence import SURVEY
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import FIGHT, RAID, SEARCH
from igroteka.games.tremble.state.fields import (
    BATTLE,
    BUYING,
    COUNTING,
    FUEL,
    INTELLIGENCE,
    PLANNING,
    REFUELLING,
    REWARD,
    SETTING_UP,
)
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of


def one_turn() -> list[str]:
    """The first turn of two captains whose saucers meet over the first city."""
    game = started(2, missions="off")
    game.turn, game.leader = 0, 0
    game.end()
    for captain in (0, 1):
        game.fuel[captain] = 0
    listener = listening(game)
    run(game, TURN)
    play(game, act(PASS), act(PASS))
    turn_up(game, "G01", "G31", "G61", "G02")
    order(game, 0, "send F00 1", "ready")
    order(game, 1, "send F00 1", "ready")
    play(game, act(FIGHT), act(FIGHT), 9, 5, act(RAID))
    assert (game.turn, game.seat) == (2, 1), "the next turn has begun"
    return log(listener)


def test_TH_021_a_turn_has_seven_phases() -> None:
    assert one_turn() == [
        "TURN_BEGINS 1",
        "FUELLED 0 8 8",  # 1
        "FUELLED 1 8 8",
        "CITY_FOUND",  # 3, after nobody drew in 2
        f"CITY_FOUND 1 {CITY['G31']}",
        f"CITY_FOUND 2 {CITY['G61']}",
        f"CITY_FOUND 3 {CITY['G02']}",
        "SENT",  # 4
        "SENT 1",
        "REFUELLED 0 2 6",  # 5
        "REFUELLED 1 2 6",
        "BATTLE_LOOMS",  # 6
        "STOOD 0 3",
        "STOOD 1 3",
        "ROLLED 0 3 9",
        "ROLLED 1 3 5",
        "WON 0 0 12",
        "SHIP_LOST 1",
        f"SPARED 1 {CITY['G31']}",
        f"SPARED 2 {CITY['G61']}",
        f"SPARED 3 {CITY['G02']}",
        "RAIDED 0 0 15 65",  # 7
        "TURN_BEGINS 2 1",
        "FUELLED 0 8 14",
        "FUELLED 1 8 14",
    ]


def test_TH_021_every_phase_has_its_number() -> None:
    numbers = [SETTING_UP, FUEL, BUYING, INTELLIGENCE, PLANNING, REFUELLING, BATTLE, REWARD, COUNTING]
    assert numbers == list(range(9))
    game = bare(2)
    lay(game, "G01", "G31")
    give(game, 0, "F01")
    assert run(game, COLLECT_FUEL).phase == FUEL
    assert shop(game).phase == BUYING
    pass_all(game)
    assert run(game, SURVEY).phase == INTELLIGENCE
    turn_up(game, "G61", "G02")
    assert run(game, PLAN).phase == PLANNING
    order(game, 0, "send F01 1", "ready")
    assert run(game, REFUEL).phase == REFUELLING
    assert run(game, BATTLES).phase == BATTLE
    assert run(game, REWARDS).phase == REWARD
    assert play(game, act(RAID)).phase == REWARD
    assert run(game, FINAL_COUNT).phase == COUNTING


def test_TH_021_one_city_is_enough_for_every_phase() -> None:
    game = bare(2)
    lay(game, "G01")
    give(game, 0, "F01", place=at(0))
    assert run(game, REFUEL).phase == REFUELLING
    assert run(game, BATTLES).phase == BATTLE
    assert run(game, REWARDS).phase == REWARD


def test_TH_022_every_phase_is_done_by_all_before_the_next() -> None:
    game = started(3, missions="off")
    asked = []
    while game.phase == BUYING and game.seat >= 0:
        asked.append((int(game.phase), int(game.seat)))
        play(game, act(PASS))
    assert asked == [(BUYING, 0), (BUYING, 1), (BUYING, 2)]
    turn_up(game, "G01", "G31", "G61", "G02")
    assert game.phase == PLANNING
    for captain, cell in ((2, 2), (0, 1), (1, 3)):
        assert game.phase == PLANNING
        order(game, captain, f"send F00 {cell}", "ready")
    assert (game.phase, list(game.fuel)) == (REWARD, [6, 6, 6])
    raided = []
    while game.phase == REWARD:
        raided.append(int(game.seat))
        play(game, act(RAID))
    assert raided == [0, 2, 1], "by cells"


def test_TH_023_then_a_new_turn_begins_with_an_empty_board() -> None:
    game = bare(3, turn=4, leader=2)
    lay(game, "G01", "G31")
    game.flown, game.holder, game.laid = 5, 3, 2
    listener = listening(game)
    run(game, TURN)
    assert (game.turn, game.leader, game.laid, game.holder, game.flown) == (5, 0, 0, 0, 0)
    assert list(game.city) == [-1] * 6
    assert log(listener)[0] == "TURN_BEGINS 5"


def test_TH_023_the_first_turn_keeps_the_first_leader() -> None:
    game = bare(3, turn=0, leader=2)
    assert (run(game, TURN).turn, game.leader) == (1, 2)


def test_TH_023_searches_move_on_before_the_new_turn() -> None:
    game = bare(2, turn=4)
    searching(game, 0, "G11", "F01", token=1)
    listener = listening(game)
    run(game, TURN)
    pass_all(game)
    turn_up(game, "G01", "G31", "G61", "G02")
    assert log(listener)[-5:] == [
        f"SPARED 3 {CITY['G02']}",
        f"SEARCH_DONE 0 {CITY['G11']} 65 165",
        "TURN_BEGINS 6",
        "FUELLED 0 0 20",
        "FUELLED 1 0 20",
    ]


def last_turn(captains: int, stars: int, plain: int, *cards: str) -> Tremble:
    """The turn is at its phase 3 and these cards have come."""
    game = leave_in_deck(bare(captains), stars, plain)
    for captain in range(captains):
        give(game, captain, "F00")
    run(game, TURN)
    pass_all(game)
    return turn_up(game, *cards)


def test_TH_024_the_turn_that_empties_the_deck_is_the_last_and_played_in_full() -> None:
    game = last_turn(2, 0, 3, "G78", "G79")
    assert game.undrawn() == 1
    listener = listening(game)
    turn_up(game, "G80")
    assert log(listener) == [f"CITY_FOUND 2 {CITY['G80']}", "DECK_ENDS 4"]
    order(game, 0, "send F00 1", "ready")
    order(game, 1, "send F00 3", "ready")
    assert game.phase == REWARD
    play(game, act(RAID), act(SEARCH))
    assert game.seat == OVER and game.turn == 4
    assert log(listener)[-3:] == [f"SEARCH_CUT 1 {CITY['G80']}", "FINAL_SCORE 0 115", "FINAL_SCORE 1 100"]
    assert view_of(game, 0).over and view_of(game, 0).winners == (0,)


def test_TH_024_one_card_left_means_one_more_turn() -> None:
    game = last_turn(2, 0, 5, "G76", "G77", "G78", "G79")
    assert game.undrawn() == 1 and heard(listening(game), events.DECK_ENDS) == []
    order(game, 0, "ready")
    order(game, 1, "ready")
    assert (game.turn, game.phase) == (5, BUYING)


@pytest.mark.parametrize("cards", [["G80"], ["G80", "G79"], ["G80", "G79", "G78"]])
def test_TH_025_the_last_turn_is_played_with_the_cities_there_are(cards: list[str]) -> None:
    game = last_turn(2, 0, len(cards), *cards)
    assert (game.phase, game.laid) == (PLANNING, len(cards))
    assert choices(game, 0) == [*(f"send F00 {cell + 1}" for cell in range(len(cards))), "hold F00"]


def test_TH_026_four_captains_with_two_cards_left_see_two_cities() -> None:
    game = last_turn(4, 0, 2, "G84", "G85")
    assert game.phase == PLANNING
    assert [cell.city for cell in view_of(game, 0).cells] == [CITY["G84"], CITY["G85"], -1, -1, -1]
    for captain in range(4):
        assert choices(game, captain) == ["send F00 1", "send F00 2", "hold F00"]
        order(game, captain, "hold F00", "ready")
    assert game.seat == OVER


def test_TH_R09_open_decisions_go_clockwise_from_the_leader() -> None:
    game = bare(3, leader=1, overcommit="allow")
    lay(game, "G01", "G31")
    for captain, saucer in enumerate(("F01", "F02", "F03")):
        give(game, captain, f"R0{captain + 1}", saucer, place=at(1))
        game.fuel[captain] = 2
    run(game, REFUEL)
    for captain in (1, 2, 0):
        assert game.seat == captain
        order(game, captain, f"ditch R0{captain + 1} 2")
    shoppers = []
    shop(game)
    while game.seat >= 0:
        shoppers.append(int(game.seat))
        play(game, act(PASS))
    assert shoppers == [1, 2, 0]


def test_TH_R09_the_leader_marker_passes_clockwise_every_turn() -> None:
    game = bare(4, turn=1, leader=2)
    leaders = []
    for _ in range(4):
        run(game, TURN)
        leaders.append(int(game.leader))
        game.end()
    assert leaders == [3, 0, 1, 2]
    assert [int(game.clockwise(position)) for position in range(4)] == [2, 3, 0, 1]


def test_TH_R18_without_a_city_phases_4_to_7_are_skipped() -> None:
    game = bare(2)
    give(game, 0, "F00")
    searching(game, 1, "G11", "R01", token=2)
    run(leave_in_deck(game, 0, 2), TURN)
    pass_all(game)
    listener = listening(game)
    turn_up(game, "A6")
    assert (game.seat, choices(game)) == (1, ["abandon", "fight"])
    play(game, act(FIGHT), 12)
    assert "A4" in card_names(game)
    turn_up(game, "A4")
    play(game, act(FIGHT), 6)
    assert log(listener) == [
        f"ARMY_CAME {CARDS.cities + 5}",
        f"ARMY_FOUGHT 1 9 12 {CARDS.cities + 5}",
        f"SEARCH_HELD 1 {CITY['G11']}",
        f"ARMY_CAME {CARDS.cities + 3}",
        f"ARMY_FOUGHT 1 9 6 {CARDS.cities + 3}",
        f"SEARCH_HELD 1 {CITY['G11']}",
        "DECK_ENDS 4",
        f"SEARCH_WENT_ON 1 {CITY['G11']} 1 1",
        f"SEARCH_CUT 1 {CITY['G11']}",
        "FINAL_SCORE 0 100",
        "FINAL_SCORE 1 100",
    ]
    assert game.seat == OVER and ships_at(game, 0, 1) == ["F00"]


@pytest.mark.parametrize("ready", [0, 3])
def test_TH_R18_nobody_is_asked_for_orders_whatever_he_was_asked_before(ready: int) -> None:
    game = bare(2)
    give(game, 0, "F00")
    game.ready = ready
    listener = listening(game)
    assert run(game, PLAN).seat == OVER
    assert (log(listener), ships_at(game, 0, 1)) == ([], ["F00"])


def test_TH_R18_without_a_city_no_later_phase_begins() -> None:
    game = bare(2)
    game.phase = INTELLIGENCE
    run(game, PLAN)
    assert game.phase == INTELLIGENCE
    run(game, REFUEL)
    run(game, BATTLES)
    run(game, REWARDS)
    assert game.phase == INTELLIGENCE and game.seat == OVER


def test_TH_R19_a_deck_that_ends_with_the_layout_makes_this_the_last_turn() -> None:
    game = last_turn(2, 0, 4, "G77", "G78", "G79")
    listener = listening(game)
    turn_up(game, "G80")
    assert log(listener)[-1] == "DECK_ENDS 4" and game.laid == 4
    for captain in (0, 1):
        order(game, captain, "hold F00", "ready")
    assert (game.seat, game.turn) == (OVER, 4)
    assert log(listener)[-2:] == ["FINAL_SCORE 0 100", "FINAL_SCORE 1 100"]


def test_TH_R19_discarded_cities_never_come_back() -> None:
    game = last_turn(2, 0, 5, "G76", "G77", "G78", "G79")
    for captain in (0, 1):
        game.play_as(captain, act(READY))
    pass_all(game)
    assert game.seat == CHANCE
    assert card_names(game) == ["G73", "G74", "G75", "G80", "A4", "A5", "A6"]
