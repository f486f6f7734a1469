"""The end: what still runs, what is owed, who wins (TH-118, TH-119, TH-R32, TH-R35, TH-R36)."""

from __future__ import annotations

from typing import Any

import pytest
from games.tremble.fights import capture, captured, cities, keep, line, people, story
from games.tremble.table import CITY, MISSION, bare, give, hand, listening, play, run, searching

from igroteka.engine.bits import with_digit
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.fields import COUNTING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of


def ended(*scores: int) -> Tremble:
    game = bare(len(scores))
    for captain, score in enumerate(scores):
        game.people[captain] = score
    return game


def owes(game: Tremble, captain: int, cards: int) -> None:
    game.credit = with_digit(game.credit, captain, cards)


def test_TH_118_people_stay_as_they_were_gained_and_missions_are_added() -> None:
    game = ended(85, 120)
    keep(game, 0, "M10", "M19")
    capture(game, 0, *cities(5, lambda city: city.capital))
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert game.phase == COUNTING
    assert game.seat == OVER
    assert people(game) == [85 + 20 - 20, 120]
    assert game.scores() == [85, 120]
    assert story(listener)[-1] == line(events.FINAL_SCORE, 1, 120)


def test_TH_118_the_turn_that_empties_the_deck_is_followed_by_the_count() -> None:
    game = bare(2, turn=11)
    game.stars_left = 6
    game.plain_left = 6  # only the boxed cards are left
    searching(game, 0, "G01", "F00", token=1)
    game.stars_left = 6
    listener = listening(game)
    run(game, TURN)
    play(game, act(PASS), act(PASS))
    assert game.seat == OVER
    lines = story(listener)
    assert lines[-3:] == [
        line(events.SEARCH_DONE, 0, CITY["G01"], 25, 125),
        line(events.FINAL_SCORE, 0, 125),
        line(events.FINAL_SCORE, 1, 100),
    ]
    assert game.turn == 12


def test_TH_119_the_captain_with_the_most_people_wins() -> None:
    game = ended(100, 130, 95)
    capture(game, 2, "G11", "G12")
    give(game, 2, "F00", "R01")
    run(game, FINAL_COUNT)
    assert game.winners() == [1]
    for seat in (0, 1, 2, SPECTATOR):
        view = view_of(game, seat)
        assert (view.over, view.winners, view.step, view.waiting) == (True, (1,), "", ())


def test_TH_119_missions_may_turn_the_game() -> None:
    game = ended(100, 110)
    keep(game, 0, "M10")
    keep(game, 1, "M01")
    capture(game, 0, *cities(5, lambda city: city.capital))
    run(game, FINAL_COUNT)
    assert people(game) == [120, 95]
    assert game.winners() == [0]


def test_TH_119_before_the_end_nobody_is_named() -> None:
    game = ended(100, 110)
    game.seat = 0
    assert (view_of(game, 0).over, view_of(game, 0).winners) == (False, ())


def test_TH_R36_a_tie_goes_to_more_captured_cities() -> None:
    game = ended(100, 100, 100)
    capture(game, 0, "G11")
    capture(game, 1, "G90", "G31")
    give(game, 0, "F00", "F01", "F02")
    run(game, FINAL_COUNT)
    assert game.winners() == [1]


def test_TH_R36_then_to_more_ships_wherever_they_are() -> None:
    game = ended(100, 100, 90)
    capture(game, 0, "G11")
    capture(game, 1, "G12")
    give(game, 0, "R01")
    give(game, 1, "F00")
    searching(game, 1, "G13", "F01")
    give(game, 2, "F02", "F03", "F04")
    run(game, FINAL_COUNT)
    assert game.winners() == [1]


def test_TH_R36_then_the_victory_is_shared() -> None:
    game = ended(100, 100, 100)
    for captain, city in enumerate(["G11", "G12", "G13"]):
        capture(game, captain, city)
    give(game, 0, "F00")
    give(game, 2, "R01")
    run(game, FINAL_COUNT)
    assert game.winners() == [0, 2]
    assert view_of(game, 1).winners == (0, 2)


def still_searching(**options: Any) -> Tremble:
    game = bare(3, **options)
    searching(game, 0, "G11", "F00", "T08", token=2)
    searching(game, 2, "G12", "R01", token=1)
    searching(game, 2, "G13", "F01", token=1)
    return game


def test_TH_R32_searches_still_running_bring_nothing() -> None:
    game = still_searching()
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert people(game) == [100, 100, 100]
    assert [captured(game, captain) for captain in range(3)] == [[], [], []]
    assert story(listener)[:3] == [
        line(events.SEARCH_CUT, 0, CITY["G11"], 0),
        line(events.SEARCH_CUT, 2, CITY["G12"], 0),
        line(events.SEARCH_CUT, 2, CITY["G13"], 0),
    ]
    assert hand(game, 0) == ["F00", "T08"]
    assert view_of(game, 1).captains[2].searches == ()


def test_TH_R32_quick_brings_the_raid_number_and_the_card() -> None:
    game = still_searching(unfinished_search="quick")
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert people(game) == [135, 100, 165]
    assert [captured(game, captain) for captain in range(3)] == [["G11"], [], ["G12", "G13"]]
    assert story(listener) == [
        line(events.SEARCH_CUT, 0, CITY["G11"], 35),
        line(events.SEARCH_CUT, 2, CITY["G12"], 35),
        line(events.SEARCH_CUT, 2, CITY["G13"], 30),
        line(events.FINAL_SCORE, 0, 135),
        line(events.FINAL_SCORE, 1, 100),
        line(events.FINAL_SCORE, 2, 165),
    ]


def test_TH_R32_all_cards_are_in_before_missions_are_judged() -> None:
    game = still_searching(unfinished_search="quick")
    keep(game, 0, "M16")
    keep(game, 2, "M16")
    capture(game, 0, "G14")  # two cultural cities each in the end
    run(game, FINAL_COUNT)
    assert people(game) == [135 - 15, 100, 165 - 15]


@pytest.mark.parametrize(("unfinished", "score"), [("nothing", 100 - 15), ("quick", 130 + 20)])
def test_TH_R32_the_card_of_a_cut_search_counts_only_by_the_option(unfinished: str, score: int) -> None:
    game = bare(3, unfinished_search=unfinished)
    keep(game, 1, "M10")
    capture(game, 1, "G11", "G12")
    searching(game, 1, "G13", "F00")
    run(game, FINAL_COUNT)
    assert people(game)[1] == score


@pytest.mark.parametrize(("cards", "score"), [(0, 100), (1, 40), (2, -20), (5, -200)])
def test_TH_R35_every_unpaid_credit_costs_sixty_even_below_zero(cards: int, score: int) -> None:
    game = ended(100, 70)
    owes(game, 0, cards)
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert people(game) == [score, 70]
    due = [line(events.CREDIT_DUE, 0, cards, 60 * cards)] if cards else []
    assert story(listener) == [*due, line(events.FINAL_SCORE, 0, score), line(events.FINAL_SCORE, 1, 70)]
    assert game.winners() == [0 if score > 70 else 1]


def test_TH_R35_people_and_rewards_less_penalties_and_credits() -> None:
    game = ended(100, 30)
    keep(game, 0, "M10", "M01", "M13")
    capture(game, 0, *cities(5, lambda city: city.capital))
    owes(game, 0, 2)
    owes(game, 1, 1)
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert people(game) == [100 + 20 - 15 - 20 - 120, 30 - 60]
    assert story(listener) == [
        line(events.MISSION_FAILED, 0, MISSION["M01"], 15),
        line(events.MISSION_DONE, 0, MISSION["M10"], 20),
        line(events.MISSION_FAILED, 0, MISSION["M13"], 20),
        line(events.CREDIT_DUE, 0, 2, 120),
        line(events.FINAL_SCORE, 0, -35),
        line(events.CREDIT_DUE, 1, 1, 60),
        line(events.FINAL_SCORE, 1, -30),
    ]
    assert game.winners() == [1]


def test_TH_R35_without_missions_people_less_credits() -> None:
    game = ended(100, 90)
    owes(game, 0, 1)
    run(game, FINAL_COUNT)
    assert game.scores() == [40, 90]


def test_TH_095_the_order_in_which_missions_were_dealt_stays_a_secret() -> None:
    told_and_seen = []
    for kept in (("M01", "M02"), ("M02", "M01")):
        game = bare(2)
        keep(game, 1, *kept)
        listener = listening(game)
        run(game, FINAL_COUNT)
        missions = [mission.mission for mission in view_of(game, 0).captains[1].missions]
        told_and_seen.append((story(listener), missions))
    assert told_and_seen[0] == told_and_seen[1]
    assert told_and_seen[0][1] == [MISSION["M01"], MISSION["M02"]]
