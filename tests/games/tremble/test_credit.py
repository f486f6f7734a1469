"""Credit: TH-099 to TH-101 and its rulings."""

from typing import Any

import pytest
from games.tremble.phases import draw, log, shop
from games.tremble.table import (
    bare,
    choices,
    give,
    hand,
    heard_by,
    listening,
    play,
    refusals,
    run,
    scrapped,
    searching,
    started,
)

from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import OVER
from igroteka.games.tremble.rules.battle import BATTLES
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.state.actions import BORROW, DRAW, REPAY
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import CANNOT_REPAY, FLEET_LEFT, ONE_AT_A_TIME, RICH, STOCK_EMPTY
from igroteka.games.tremble.view.build import view_of


def purse(people: int, *ships: str, owed: tuple[int, ...] = (0, 0), captains: int = 2, **options: Any) -> Tremble:
    """Captain 0 begins his buying with so many people, these ships and the credits that each captain has."""
    game = bare(captains, **options)
    game.people[0] = people
    for captain, cards in enumerate(owed):
        game.credit += cards << 4 * captain
    give(game, 0, *ships)
    return shop(game)


@pytest.mark.parametrize(("people", "ships"), [(0, []), (25, []), (25, ["R01"]), (0, ["F01"])])
def test_TH_099_the_poor_with_at_most_one_ship_may_take_a_credit(people: int, ships: list[str]) -> None:
    game = purse(people, *ships)
    assert (game.seat, choices(game), refusals(game)) == (0, ["borrow", "pass"], {})


@pytest.mark.parametrize(
    ("people", "ships", "reason"),
    [(30, [], RICH), (25, ["F01", "F02"], FLEET_LEFT), (30, ["F01", "F02"], RICH)],
)
def test_TH_099_nobody_else_may(people: int, ships: list[str], reason: int) -> None:
    game = purse(people, *ships)
    assert (choices(game), refusals(game)) == (["draw", "pass"], {"borrow": reason})


def test_TH_099_he_need_not() -> None:
    game = purse(0)
    listener = listening(game)
    play(game, act(PASS))
    assert (game.seat, game.people[0], game.credit) == (0, 0, 0)
    assert (choices(game), refusals(game), log(listener)) == (["draw", "pass"], {}, []), "he is asked once"


def test_TH_100_a_credit_card_brings_fifty_thousand() -> None:
    game = purse(25)
    listener = listening(game)
    play(game, act(BORROW))
    assert list(game.people) == [75, 100]
    assert [int(game.credits(captain)) for captain in (0, 1)] == [1, 0]
    assert log(listener) == ["BORROWED 0 75"]
    assert len(heard_by(listener, 1)) == 1, "in the open"
    assert [captain.credits for captain in view_of(game, 1).captains] == [1, 0]


def test_TH_100_with_it_he_buys_at_once() -> None:
    game = purse(0)
    play(game, act(BORROW))
    draw(game, "T01", "F01")
    assert choices(game) == ["pass", "buy T01", "buy F01"]


def test_TH_101_sixty_thousand_are_returned_and_the_card_goes_back() -> None:
    game = purse(60, owed=(1, 2))
    listener = listening(game)
    assert (choices(game), view_of(game, 0).stock) == (["repay", "pass"], 2)
    play(game, act(REPAY))
    assert (list(game.people), view_of(game, 0).stock) == ([0, 100], 3)
    assert [int(game.credits(captain)) for captain in (0, 1)] == [0, 2]
    assert log(listener) == ["REPAID"] and choices(game) == ["draw", "pass"]


def test_TH_101_he_may_wait_with_it() -> None:
    game = purse(60, owed=(1, 0))
    listener = listening(game)
    play(game, act(PASS))
    assert (game.people[0], game.credit, log(listener)) == (60, 1, [])
    assert (choices(game), refusals(game)) == (["draw", "pass"], {"borrow": RICH}), (
        "he could have: no reason against it"
    )


def test_TH_R33_a_credit_is_offered_at_the_start_of_his_own_buying_step() -> None:
    game = bare(3, leader=2)
    for captain in range(3):
        game.people[captain] = 0
    asked = []
    shop(game)
    while game.seat != OVER:
        asked.append((int(game.seat), game.step().name))
        play(game, act(PASS))
    assert asked == [(seat, name) for seat in (2, 0, 1) for name in ("BorrowOrNot", "DrawOrNot")]


def test_TH_R33_searching_ships_count() -> None:
    game = bare(2)
    game.people[0] = 0
    give(game, 0, "F01")
    searching(game, 0, "G11", "F02")
    assert (choices(shop(game)), refusals(game)) == (["draw", "pass"], {"borrow": FLEET_LEFT})
    alone = bare(2)
    alone.people[0] = 0
    searching(alone, 0, "G11", "F02")
    assert choices(shop(alone)) == ["borrow", "pass"]


@pytest.mark.parametrize("chosen", [{}, {"credit_limit": "stock"}])
def test_TH_R33_any_number_while_the_stock_lasts(chosen: dict[str, Any]) -> None:
    game = purse(0, owed=(3, 1), **chosen)
    assert (choices(game), view_of(game, 0).stock) == (["borrow", "pass"], 1)
    play(game, act(BORROW))
    assert (game.credits(0), game.stock(), game.people[0]) == (4, 0, 50)


def test_TH_R33_from_an_empty_stock_nothing_can_be_taken() -> None:
    game = purse(0, owed=(4, 1))
    assert (choices(game), refusals(game)) == (["draw", "pass"], {"borrow": STOCK_EMPTY, "repay": CANNOT_REPAY})
    others = purse(0, owed=(0, 2, 3), captains=3)
    assert (choices(others), refusals(others)) == (["draw", "pass"], {"borrow": STOCK_EMPTY})


def test_TH_R33_a_returned_card_can_be_taken_again() -> None:
    game = bare(2, leader=1)
    game.people[0], game.people[1] = 0, 60
    game.credit = 0x32
    shop(game)
    assert (game.seat, choices(game), game.stock()) == (1, ["repay", "pass"], 0)
    play(game, act(REPAY), act(PASS))
    assert (game.seat, choices(game)) == (0, ["borrow", "pass"])
    play(game, act(BORROW))
    assert (game.credit, list(game.people)) == (0x23, [50, 0])


def test_TH_R33_by_option_one_at_a_time() -> None:
    game = purse(0, owed=(1, 0), credit_limit="one_at_a_time")
    assert (choices(game), refusals(game)) == (["draw", "pass"], {"borrow": ONE_AT_A_TIME, "repay": CANNOT_REPAY})
    free = purse(0, owed=(0, 1), credit_limit="one_at_a_time")
    assert choices(free) == ["borrow", "pass"], "the credits of others do not matter"


def test_TH_R33_a_ruined_captain_stays_in_the_game() -> None:
    game = purse(0, owed=(0, 5))
    assert choices(game) == ["draw", "pass"]
    draw(game, "F00", "F01")
    assert (game.seat, hand(game, 0), scrapped(game)) == (1, [], ["F00", "F01"])
    assert run(game, BATTLES).seat == 1


def test_TH_R34_in_full_as_often_as_he_can_and_wants_before_drawing() -> None:
    game = purse(185, owed=(4, 0))
    listener = listening(game)
    for left in (125, 65):
        assert choices(game) == ["repay", "pass"]
        play(game, act(REPAY))
        assert game.people[0] == left
    assert choices(game) == ["repay", "pass"]
    play(game, act(REPAY))
    assert log(listener) == ["REPAID 0 125", "REPAID 0 65", "REPAID 0 5"]
    assert (choices(game), game.credits(0)) == (["draw", "pass"], 1)
    assert refusals(game) == {"repay": CANNOT_REPAY}, "that he has become poor is no credit in this step"
    play(game, act(DRAW))
    assert game.step().name == "DrawShip"


def test_TH_R34_once_the_last_card_is_back_he_is_not_asked_again() -> None:
    game = purse(200, owed=(1, 0))
    play(game, act(REPAY))
    assert (choices(game), game.people[0], refusals(game)) == (["draw", "pass"], 140, {"borrow": RICH})


def test_TH_R34_credit_comes_before_repayment() -> None:
    game = purse(25, owed=(1, 0))
    play(game, act(BORROW))
    assert (game.people[0], choices(game)) == (75, ["repay", "pass"])


def test_TH_R34_cards_unpaid_at_the_end_cost_sixty_thousand_each() -> None:
    game = bare(2)
    game.people[0], game.people[1] = 100, 40
    game.credit = 0x12
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert list(game.people) == [-20, -20]
    assert log(listener) == ["CREDIT_DUE 0 2 120", "FINAL_SCORE 0 -20", "CREDIT_DUE 1 1 60", "FINAL_SCORE 1 -20"]


def test_TH_R34_no_other_moment_asks_for_it() -> None:
    game = started(2, missions="off")
    game.credit = 1
    game.people[0] = 200
    assert choices(game) == ["draw", "pass"], "his own step has passed that point"
