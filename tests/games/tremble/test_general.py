"""What the game is made of and who may know what: TH-001 to TH-006, TH-020, and the rulings about the text."""

from pathlib import Path

import pytest
from games.tremble.phases import buy, draw, kinds, log, shop
from games.tremble.table import (
    ARMY,
    CARDS,
    CITY,
    CONTENT,
    SHIP,
    at,
    bare,
    battle,
    choices,
    fresh,
    give,
    lay,
    listening,
    outcomes,
    play,
    refusals,
    run,
    scrapped,
    searching,
    started,
)

import igroteka.games.tremble.content.tables as content
from igroteka.engine.choices import PASS, act
from igroteka.engine.ruleset import OptionsError
from igroteka.engine.seats import SPECTATOR
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.content.tables import Ability
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.fuel import REFUEL
from igroteka.games.tremble.state.actions import BORROW, DITCH, DRAW, FIGHT
from igroteka.games.tremble.state.reasons import CANNOT_REPAY, RICH, TOO_DEAR
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Attack, Search

FOLDER = Path(content.__file__).parents[1]


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
def test_TH_001_two_to_five_captains_play(captains: int) -> None:
    game = fresh(captains)
    assert game.players == captains
    assert len(view_of(game, 0).captains) == captains
    TREMBLE.check_players(captains)


@pytest.mark.parametrize("captains", [0, 1, 6])
def test_TH_001_nobody_else_can(captains: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 captains, not {captains}"):
        fresh(captains)
    with pytest.raises(OptionsError, match=f"players: {captains} is not one of 2 to 5"):
        TREMBLE.check_players(captains)


def test_TH_002_a_ship_is_paid_with_the_people_that_decide_the_winner() -> None:
    game = shop(bare(2))
    assert game.scores() == [100, 100] and game.winners() == [0, 1]
    buy(game, "T01", "F01")
    assert game.scores() == [70, 100] and game.winners() == [1]


def test_TH_003_each_captain_has_a_people_and_a_fuel_counter_of_his_own() -> None:
    game = bare(3)
    game.people[1] = 35
    game.fuel[2] = 11
    seen = view_of(game, 0).captains
    assert [(captain.seat, captain.people, captain.fuel) for captain in seen] == [
        (0, 100, 20),
        (1, 35, 20),
        (2, 100, 11),
    ]


def test_TH_004_a_ship_card_has_class_strength_fuel_price_and_abilities() -> None:
    ships = {ship.id: ship for ship in CONTENT.ships}
    beater = ships["T01"]
    assert (beater.ship_class, beater.strength, beater.fuel, beater.price) == ("tripod", 5, 3, 30)
    assert beater.abilities == (Ability("with", ship_class="saucer", bonus=4),)
    assert ships["F00"].abilities == ()
    assert len(ships["T02"].abilities) == 2
    in_play = next(card for card in range(CARDS.ships) if CARDS.kind[card] == SHIP["T01"])
    assert [int(numbers[in_play]) for numbers in (CARDS.rank, CARDS.strength, CARDS.fuel, CARDS.price)] == [1, 5, 3, 30]


def test_TH_005_a_city_card_has_a_type_two_numbers_and_marks() -> None:
    prague = next(city for city in CONTENT.cities if city.id == "G21")
    assert (prague.en, prague.ru, prague.type) == ("Prague", "Прага", "cultural")
    assert (prague.quick, prague.search, prague.star, prague.captains) == (20, 30, True, 4)
    assert {city.type for city in CONTENT.cities} == {"cultural", "scientific", "industrial"}
    assert {city.captains for city in CONTENT.cities} == {2, 4, 5}


def test_TH_006_an_army_card_has_a_strength_and_perhaps_a_star() -> None:
    armies = [(army.id, army.strength, army.star) for army in CONTENT.armies]
    assert armies == [
        ("A1", 11, True),
        ("A2", 13, True),
        ("A3", 15, True),
        ("A4", 15, False),
        ("A5", 17, False),
        ("A6", 20, False),
    ]
    assert [int(CARDS.army_strength[card]) for card in ARMY.values()] == [11, 13, 15, 15, 17, 20]


def test_TH_020_the_captain_with_the_most_people_wins() -> None:
    game = bare(3)
    game.people[1] = 105
    assert game.winners() == [1]
    game.people[2] = 110
    assert game.winners() == [2]
    assert view_of(run(game, FINAL_COUNT), 0).winners == (2,)


def test_TH_R01_the_first_title_is_shown() -> None:
    titles = [(FOLDER / f"rules.{tongue}.md").read_text(encoding="utf-8").splitlines()[0] for tongue in ("ru", "en")]
    assert titles == ["# Трепещите, человеки!", "# Tremble, Humans!"]


def test_TH_R06_the_battle_example_comes_to_16_and_26_against_17_and_23() -> None:
    game = battle(["F04", "T01"], ["R01", "T02"], city="G11")
    listener = listening(game)
    assert list(game.force) == [3 + 4 + 5 + 4, 9 + 5 + 3]
    play(game, act(FIGHT), act(FIGHT), 10, 6)
    assert log(listener)[-3:] == ["ROLLED 0 16 10", "ROLLED 1 17 6", "WON 0 0 26"]


def test_TH_R07_ships_without_fuel_are_discarded_for_good_and_credit_is_in_people() -> None:
    game = bare(2, overcommit="allow")
    lay(game, "G01")
    give(game, 0, "F01", "R01", place=at(0))
    game.fuel[0] = 5
    play(run(game, REFUEL), act(DITCH, SHIP["F01"], 0))
    assert scrapped(game) == ["F01"] and game.fleet_size(0) == 1
    poor = bare(2)
    poor.people[0] = 0
    play(shop(poor), act(BORROW))
    assert poor.scores() == [50, 100]


def test_TH_R12_nobody_buys_or_repays_what_he_cannot_pay_in_full() -> None:
    game = bare(2)
    game.people[0] = 45
    draw(shop(game), "R01", "T09")
    assert choices(game) == ["pass", "buy T09"]
    assert refusals(game) == {"buy R01": TOO_DEAR}
    game.people[0] = 50
    assert choices(game) == ["pass", "buy R01", "buy T09"]
    assert refusals(game) == {}
    debtor = bare(2)
    debtor.credit = 1
    debtor.people[0] = 55
    assert choices(shop(debtor)) == ["draw", "pass"]
    assert refusals(debtor) == {"borrow": RICH, "repay": CANNOT_REPAY}


def test_TH_R12_the_final_score_may_be_negative() -> None:
    game = bare(2)
    game.credit = 1
    game.people[0] = 5
    assert run(game, FINAL_COUNT).scores() == [-55, 100]


def test_TH_R13_the_hand_is_hidden_its_number_is_not() -> None:
    game = started(2, missions="off")
    buy(game, "F04", "T01")
    for viewer in (1, int(SPECTATOR)):
        seen = view_of(game, viewer).captains[0]
        assert (seen.fleet, seen.hand) == (2, 2)
        assert (seen.known, seen.hidden) == (kinds("F00"), (20,))
        assert [ship.kind for ship in view_of(game, viewer).ships] == ([SHIP["F00"]] if viewer == 1 else [])
    own = view_of(game, 0)
    assert [ship.kind for ship in own.ships] == [SHIP["F00"], SHIP["F04"]]
    assert (own.captains[0].known, own.captains[0].hidden) == (kinds("F00", "F04"), ())


def test_TH_R13_attackers_searchers_people_fuel_credits_and_captures_are_public() -> None:
    game = bare(2)
    lay(game, "G01")
    give(game, 0, "F04", "T01", place=at(0))
    searching(game, 0, "G31", "T06", token=1)
    game.capture(0, CITY["G90"])
    game.credit = 2
    game.people[0], game.fuel[0] = 35, 6
    for viewer in (1, int(SPECTATOR)):
        view = view_of(game, viewer)
        seen = view.captains[0]
        assert view.cells[0].attacks == (Attack(0, kinds("F04", "T01"), 16),)
        assert seen.searches == (Search(0, CITY["G31"], 1, kinds("T06"), 9),)
        assert (seen.people, seen.fuel, seen.credits, seen.captured) == (35, 6, 2, (CITY["G90"],))
        assert (seen.fleet, seen.hand, view.stock) == (3, 0, 3)


def test_TH_R13_only_the_buyer_sees_what_he_drew() -> None:
    game = draw(started(2, missions="off"), "F04", "T01")
    assert view_of(game, 0).drawn == kinds("F04", "T01")
    assert view_of(game, 1).drawn == () and view_of(game, int(SPECTATOR)).drawn == ()
    play(game, act(PASS))
    assert view_of(game, 0).drawn == ()
    assert view_of(game, 0).seen_discards == kinds("F04", "T01")
    assert view_of(game, 1).seen_discards == () and view_of(game, 1).discarded == 2
    play(game, act(DRAW))
    assert SHIP["F04"] in [kind for kind, _ in outcomes(game)]  # the second of its kind
    assert SHIP["T01"] not in [kind for kind, _ in outcomes(game)]
