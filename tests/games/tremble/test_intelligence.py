"""Phase 3, cities and armies turned up: TH-040 to TH-044, and how an army acts (TH-R14 to TH-R17)."""

from typing import Any

import pytest
from games.tremble.phases import card, card_names, leave_in_deck, log, order, sampled, turn_up
from games.tremble.table import (
    ARMY,
    CITY,
    SHIP,
    bare,
    choices,
    give,
    hand,
    heard,
    listening,
    outcomes,
    play,
    refusals,
    run,
    scrapped,
    searching,
    ships_at,
)

from igroteka.engine.bits import bit
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.rules.army import ARMY_ATTACKS
from igroteka.games.tremble.rules.fuel import REFUEL
from igroteka.games.tremble.rules.intelligence import SURVEY
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import ABANDON, FIGHT, JOIN, SCRAP
from igroteka.games.tremble.state.fields import INTELLIGENCE, SEARCHING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import HAS_FLOWN, NO_FUEL_TO_JOIN, NO_RESERVE
from igroteka.games.tremble.view.build import view_of


def test_TH_040_cities_are_turned_up_one_by_one_from_cell_1_on() -> None:
    game = run(bare(2), SURVEY)
    listener = listening(game)
    for cell, name in enumerate(("G08", "G33", "G66", "G01")):
        assert (game.seat, game.laid) == (CHANCE, cell)
        turn_up(game, name)
        assert game.city[cell] == CITY[name] and not game.is_left(CITY[name])
        assert log(listener)[-1] == f"CITY_FOUND {cell} {CITY[name]}".removesuffix(" 0")
    assert list(game.city) == [CITY["G08"], CITY["G33"], CITY["G66"], CITY["G01"], -1, -1]
    assert view_of(game, 0).undrawn == 50 and game.seat == OVER


def test_TH_040_a_card_is_drawn_from_what_is_left_of_its_pile() -> None:
    game = run(leave_in_deck(bare(2), 3, 27), SURVEY)
    assert outcomes(game) == [(card(name), 1) for name in card_names(game)]
    assert sampled(game) == {number for number, _ in outcomes(game)}
    gone = card_names(game)[0]
    turn_up(game, gone)
    assert CITY[gone] not in sampled(game)


@pytest.mark.parametrize(("captains", "cells"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_TH_041_four_five_or_six_cities(captains: int, cells: int) -> None:
    game = run(bare(captains), SURVEY)
    turn_up(game, *("G01", "G02", "G03", "G04", "G05", "G06")[:cells])
    assert (game.seat, game.laid, game.cells()) == (OVER, cells, cells)
    assert game.phase == INTELLIGENCE


def test_TH_042_only_the_cities_of_this_turn_can_be_attacked() -> None:
    game = bare(2)
    give(game, 0, "F01")
    searching(game, 1, "G11", "F02")
    run(leave_in_deck(game, 0, 3), SURVEY)
    turn_up(game, "G78", "A6")
    play(game, act(FIGHT), 12)
    assert hand(game, 1) == [] and scrapped(game) == ["F02"]
    turn_up(game, "G79")
    run(game, PLAN)
    assert choices(game, 0) == ["send F01 1", "send F01 2", "hold F01"]


def test_TH_043_an_army_acts_at_once_and_is_discarded() -> None:
    game = bare(2)
    searching(game, 1, "G11", "R01")
    listener = listening(game)
    run(game, SURVEY)
    turn_up(game, "G01", "A1")
    assert (game.seat, choices(game), game.laid) == (1, ["abandon", "fight"], 1), "before the next card"
    assert view_of(game, 0).about == (1, 0, ARMY["A1"]) and view_of(game, 0).waiting == (1,)
    play(game, act(FIGHT), 2)
    assert game.seat == CHANCE and "A1" not in card_names(game)
    assert view_of(game, 0).armies_seen == (ARMY["A1"],)
    assert log(listener)[1:] == [
        f"ARMY_CAME {ARMY['A1']}",
        f"ARMY_FOUGHT 1 9 2 {ARMY['A1']}",
        f"SEARCH_HELD 1 {CITY['G11']}",
    ]


def test_TH_043_with_no_search_it_does_nothing() -> None:
    game = run(bare(2), SURVEY)
    listener = listening(game)
    turn_up(game, "A2")
    assert log(listener) == [f"ARMY_CAME {ARMY['A2']}", f"ARMY_IDLE {ARMY['A2']}"] and game.seat == CHANCE


@pytest.mark.parametrize(("captains", "cells"), [(2, 4), (4, 5), (5, 6)])
def test_TH_044_a_further_card_takes_the_place_of_the_army(captains: int, cells: int) -> None:
    game = run(bare(captains), SURVEY)
    turn_up(game, "A1", "G01", "A2", "A3", "G02", "G03", "G04")
    turn_up(game, *("G05", "G06")[: cells - 4])
    assert (game.seat, game.laid) == (OVER, cells)
    assert [int(city) for city in game.city][:4] == [CITY["G01"], CITY["G02"], CITY["G03"], CITY["G04"]]
    assert game.stars_left == bare(captains).stars_left - cells - 3


def three_searches(leader: int = 0, **options: Any) -> Tremble:
    """Captain 0: Paris since turn 2, London since turn 1, Rome since turn 2 too (a later cell); captain 1: Houston."""
    game = bare(2, turn=4, leader=leader, **options)
    searching(game, 0, "G11", "T01", since=2)
    searching(game, 0, "G12", "T02", since=1)
    searching(game, 0, "G13", "T03", since=2)
    searching(game, 1, "G43", "R01", since=3)
    return game


@pytest.mark.parametrize(("leader", "order_of_searches"), [(0, [1, 0, 2, 100]), (1, [100, 1, 0, 2])])
def test_TH_R14_every_search_in_order_of_captains_and_age(leader: int, order_of_searches: list[int]) -> None:
    game = run(three_searches(leader), ARMY_ATTACKS, ARMY["A6"])
    asked = []
    while game.seat != OVER:
        captain, search, army = game.frame()
        assert (captain, army) == (game.seat, ARMY["A6"])
        asked.append(100 * captain + search)
        play(game, act(ABANDON))
    assert asked == order_of_searches


def test_TH_R14_each_search_decides_and_fights_on_its_own() -> None:
    game = run(three_searches(), ARMY_ATTACKS, ARMY["A1"])
    play(game, act(FIGHT), 2)  # London: 5 + 3 + 2
    assert scrapped(game) == ["T02"] and game.token(1) == 0
    play(game, act(ABANDON))  # Paris
    assert hand(game, 0) == ["T01"] and game.token(0) == 0
    play(game, act(FIGHT), 6)  # Rome: 5 + 6
    assert (game.token(2), game.seat) == (2, 1) and ships_at(game, 0, int(SEARCHING) + 2) == ["T03"]


@pytest.mark.parametrize("fled", [True, False])
def test_TH_R14_ships_of_an_ended_search_may_fly_in_this_very_turn(fled: bool) -> None:
    game = bare(2)
    searching(game, 0, "G11", "F01", "T01")
    run(leave_in_deck(game, 0, 2), SURVEY)
    turn_up(game, "A6")
    play(game, *([act(ABANDON)] if fled else [act(FIGHT), 2, act(SCRAP, SHIP["F01"])]))
    turn_up(game, "G80")
    assert hand(game, 0) == (["F01", "T01"] if fled else ["T01"])
    run(game, PLAN)
    order(game, 0, *(["hold F01"] if fled else []), "send T01 1", "ready")
    assert ships_at(game, 0, 8) == ["T01"]


def test_TH_R15_a_fresh_choice_for_every_army() -> None:
    game = bare(2)
    searching(game, 0, "G11", "R01")
    listener = listening(game)
    run(game, SURVEY)
    turn_up(game, "A1")
    play(game, act(FIGHT), 7)
    turn_up(game, "A3")
    assert choices(game) == ["abandon", "fight"]
    play(game, act(ABANDON))
    turn_up(game, "A2")
    assert (hand(game, 0), game.seat) == (["R01"], CHANCE)
    assert log(listener)[-3:] == [f"ABANDONED 0 {CITY['G11']}", f"ARMY_CAME {ARMY['A2']}", f"ARMY_IDLE {ARMY['A2']}"]


def fought(city: str, *ships: str) -> int:
    """The strength against an army of a search with these ships, a saucer and a tripod in hand, a saucer elsewhere."""
    game = bare(2)
    give(game, 0, "F06", "T08")
    searching(game, 0, city, *ships, since=1)
    searching(game, 0, "G48", "F05", since=2)
    listener = listening(game)
    play(run(game, ARMY_ATTACKS, ARMY["A1"]), act(FIGHT), 12)
    return heard(listener, events.ARMY_FOUGHT)[0][1]


@pytest.mark.parametrize(
    ("city", "ships", "strength"),
    [
        ("G11", ["T02"], 5 + 3),  # cultural
        ("G41", ["T02"], 5),
        ("G41", ["F02"], 3 + 4),
        ("G71", ["F03"], 3 + 4),
        ("G71", ["F04"], 3),  # the tripod in hand is no partner
        ("G71", ["T01"], 5),  # nor is the saucer
    ],
)
def test_TH_R16_bonuses_count_for_the_city_searched_and_the_ships_there(
    city: str, ships: list[str], strength: int
) -> None:
    assert fought(city, *ships) == strength


def test_TH_R16_partners_on_the_search_count() -> None:
    game = bare(2)
    searching(game, 0, "G71", "F04", "T03")
    listener = listening(game)
    play(run(game, ARMY_ATTACKS, ARMY["A6"]), act(FIGHT), 2)
    assert log(listener)[0] == f"ARMY_FOUGHT 0 {3 + 4 + 5 + 3 + 3} 2 {ARMY['A6']}"


def aided(*hand_ships: str, fuel: int = 20, option: str = "on") -> Tremble:
    """A search with a Beater is about to fight army A5 (17)."""
    game = bare(2, reserve_vs_army=option)
    give(game, 0, *hand_ships)
    searching(game, 0, "G11", "T01")
    game.fuel[0] = fuel
    run(game, ARMY_ATTACKS, ARMY["A5"])
    return play(game, act(FIGHT))


@pytest.mark.parametrize("option", ["off", "on"])
def test_TH_R17_reserves_join_against_an_army_only_by_option(option: str) -> None:
    game = aided("F08", option=option)
    if option == "off":
        assert game.seat == CHANCE
        assert bare(2).reserve_vs_army == 0
    else:
        assert (game.seat, choices(game)) == (0, ["pass", "join F08"])


def test_TH_R17_a_reserve_ship_pays_fuel_and_counts_for_this_fight() -> None:
    game = aided("F08", "F01", fuel=5)
    listener = listening(game)
    assert refusals(game) == {"join F01": NO_RESERVE, "join T01": NO_RESERVE}
    play(game, act(JOIN, SHIP["F08"]))
    assert (game.fuel[0], hand(game, 0)) == (3, ["F01"])
    assert choices(game) == ["pass"]
    play(game, act(PASS), 5)
    assert log(listener) == [
        f"JOINED 0 {SHIP['F08']} 3 {CITY['G11']}",
        f"ARMY_FOUGHT 0 {5 + 4 + 3} 5 {ARMY['A5']}",
        f"SEARCH_HELD 0 {CITY['G11']}",
    ]
    assert hand(game, 0) == ["F01", "F08"] and ships_at(game, 0, int(SEARCHING)) == ["T01"], "it does not stay"


@pytest.mark.parametrize(("lost", "home"), [("F08", ["T01"]), ("T01", ["F08"])])
def test_TH_R17_it_may_be_the_ship_lost_and_returns_else(lost: str, home: list[str]) -> None:
    game = aided("F08")
    play(game, act(JOIN, SHIP["F08"]), 4)
    assert choices(game) == ["scrap F08", "scrap T01"]
    play(game, act(SCRAP, SHIP[lost]))
    assert (scrapped(game), hand(game, 0), game.token(0)) == ([lost], home, 0)


def test_TH_R17_it_may_fly_again_paying_again_but_not_join_again() -> None:
    game = aided("F08", "F08", fuel=8)
    play(game, act(JOIN, SHIP["F08"]), act(PASS), 12)
    assert (game.fuel[0], game.flown) == (6, bit(0))
    run(game, ARMY_ATTACKS, ARMY["A4"])
    play(game, act(FIGHT))
    assert choices(game) == ["pass", "join F08"], "the other one"
    play(game, act(JOIN, SHIP["F08"]), 12)
    run(game, ARMY_ATTACKS, ARMY["A4"])
    play(game, act(FIGHT))
    assert game.seat == CHANCE, "both have flown: nothing to ask"
    play(game, 12)
    assert game.fuel[0] == 4
    turn_up(run(game, SURVEY), "G01", "G02", "G03", "G04")
    run(game, PLAN)
    order(game, 0, "send F08 1", "send F08 2", "ready")
    run(game, REFUEL)
    assert (game.fuel[0], ships_at(game, 0, 8), ships_at(game, 0, 9)) == (0, ["F08"], ["F08"])


def test_TH_R17_without_fuel_or_a_fresh_ship_nobody_is_asked() -> None:
    assert aided("F08", fuel=1).seat == CHANCE
    assert choices(aided("F08", fuel=2)) == ["pass", "join F08"]
    assert aided().seat == CHANCE
    assert choices(aided("F01")) == ["pass"], "what lies in his hand is his secret"
    dear = aided("R02", "T09", fuel=4)
    assert choices(dear) == ["pass", "join T09"] and refusals(dear)["join R02"] == NO_FUEL_TO_JOIN
    flown = bare(2, reserve_vs_army="on")
    give(flown, 0, "F08", "F01")
    searching(flown, 0, "G11", "T01")
    flown.flown = bit(0)
    play(run(flown, ARMY_ATTACKS, ARMY["A5"]), act(FIGHT))
    assert choices(flown) == ["pass"] and refusals(flown)["join F08"] == HAS_FLOWN
