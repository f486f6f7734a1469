"""Reserve ships against an army, by the option `reserve_vs_army` (TH-R17, TH-R39)."""

from __future__ import annotations

import pytest
from games.tremble.fights import fuel, kinds, line, meet, places, story, worlds
from games.tremble.table import (
    ARMY,
    CITY,
    SHIP,
    at,
    bare,
    choices,
    give,
    hand,
    heard,
    lay,
    listening,
    play,
    play_as,
    refusals,
    run,
    scrapped,
    searching,
    ships_at,
)

from igroteka.engine.choices import PASS, READY, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.rules.battle import CONTEST
from igroteka.games.tremble.rules.buying import SHOPPING_OF
from igroteka.games.tremble.rules.fuel import REFUEL
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import ABANDON, BUY, DRAW, FIGHT, JOIN, SCRAP, SEND
from igroteka.games.tremble.state.fields import AIDING, FLEET, HAND, SEARCHING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import HAS_FLOWN, NO_FUEL_TO_JOIN, NO_RESERVE
from igroteka.games.tremble.view.build import view_of

STAND = act(FIGHT)
FLEE = act(ABANDON)


def scrap(name: str) -> int:
    return int(act(SCRAP, SHIP[name]))


def join(name: str) -> int:
    return int(act(JOIN, SHIP[name]))


def aiding(*ids: str, search: tuple[str, ...] = ("T08",), army: str = "A6", fuel_left: int = 20) -> Tremble:
    """With the option on: captain 0 searches Cambridge, keeps the ships in hand, and has chosen to fight."""
    game = bare(reserve_vs_army="on")
    searching(game, 0, "G31", *search)
    give(game, 0, *ids)
    game.fuel[0] = fuel_left
    meet(game, army)
    return play(game, STAND)


def flown(game: Tremble) -> list[int]:
    return [ship for ship in range(game.players * FLEET) if game.has_flown(ship)]


def test_TH_R17_by_default_reserves_do_not_meet_armies() -> None:
    game = bare()
    searching(game, 0, "G31", "T08")
    give(game, 0, "F08")
    meet(game, "A6")
    play(game, STAND)
    assert game.seat == CHANCE


def test_TH_R17_when_on_reserves_may_be_added_after_choosing_to_fight() -> None:
    game = aiding("F08", "F00", "R02", fuel_left=4)
    assert game.step().name == "Aid"
    assert game.seat == 0
    assert choices(game) == ["pass", "join F08"]
    assert refusals(game) == {"join F00": NO_RESERVE, "join R02": NO_FUEL_TO_JOIN, "join T08": NO_RESERVE}
    listener = listening(game)
    play(game, join("F08"))
    assert story(listener) == [line(events.JOINED, 0, SHIP["F08"], 2, CITY["G31"])]
    assert fuel(game) == [2, 20]
    assert places(game, 0)[1] == AIDING
    assert view_of(game, 1).captains[0].searches[0].ships == kinds("T08", "F08")
    assert choices(game) == ["pass"]
    play(game, act(PASS), 12)
    assert story(listener)[0] == line(events.ARMY_FOUGHT, 0, 8, 12, ARMY["A6"])


def test_TH_R17_no_window_for_who_flees() -> None:
    game = bare(reserve_vs_army="on")
    searching(game, 0, "G31", "T08")
    give(game, 0, "F08")
    meet(game, "A6")
    play(game, FLEE)
    assert game.seat == OVER


def test_TH_R17_asked_with_the_pass_alone_and_not_at_all_without_means() -> None:
    game = aiding("F00")
    listener = listening(game)
    assert choices(game) == ["pass"]
    assert view_of(game, 1).waiting == ()
    assert {int(world.seat) for world in worlds(game, 1, 10)} == {0}
    play(game, act(PASS))
    assert game.seat == CHANCE
    assert story(listener) == []
    assert aiding("F08", fuel_left=1).seat == CHANCE
    assert aiding().seat == CHANCE


def test_TH_R17_partner_bonuses_count_for_this_fight_only() -> None:
    game = aiding("F08", search=("T01",), army="A3")
    play(game, join("F08"))
    listener = listening(game)
    play(game, 3)  # 5+4 with the saucer, 3: 12+3 = 15
    assert story(listener) == [line(events.ARMY_FOUGHT, 0, 12, 3, ARMY["A3"]), line(events.SEARCH_HELD, 0, CITY["G31"])]
    assert ships_at(game, 0, int(SEARCHING)) == ["T01"]
    assert hand(game, 0) == ["F08"]
    assert places(game, 0)[1] == HAND
    assert game.strength(0, SEARCHING, CITY["G31"]) == 5


def two_searches_aided() -> Tremble:
    game = bare(reserve_vs_army="on")
    searching(game, 0, "G31", "T08", since=1)
    searching(game, 0, "G32", "T08", since=2)
    give(game, 0, "F08")
    meet(game, "A6")
    return play(game, STAND, join("F08"))


def test_TH_R17_aid_for_one_search_is_no_aid_for_another() -> None:
    game = two_searches_aided()
    listener = listening(game)
    play(game, 12, STAND, 2)  # it has flown: no second window
    assert [strength for _, strength, _, _ in heard(listener, int(events.ARMY_FOUGHT))] == [8, 5]


def test_TH_R17_aid_is_shown_at_the_search_that_it_aids() -> None:
    searches = view_of(two_searches_aided(), 1).captains[0].searches
    assert [(search.ships, search.strength) for search in searches] == [(kinds("T08", "F08"), 8), (kinds("T08"), 5)]


def test_TH_R39_the_ship_lost_is_one_of_that_search_or_of_its_aid() -> None:
    game = aiding("F08", "R04", search=("F00", "T08"))
    searching(game, 0, "G32", "R01")
    play(game, join("F08"), act(PASS), 2)
    assert sorted(choices(game)) == ["scrap F00", "scrap F08", "scrap T08"]
    listener = listening(game)
    play(game, scrap("F08"))
    assert story(listener) == [line(events.SHIP_LOST, 0, SHIP["F08"], 1), line(events.SEARCH_LOST, 0, CITY["G31"])]
    assert scrapped(game) == ["F08"]
    assert hand(game, 0) == ["F00", "R04", "T08"]


def test_TH_R39_after_a_loss_the_aid_comes_home_too() -> None:
    game = aiding("F08", search=("T08",))
    play(game, join("F08"), 2, scrap("T08"))
    assert hand(game, 0) == ["F08"]
    assert places(game, 0)[:2] == [0, HAND]


def test_TH_R39_of_equal_ships_the_one_that_has_flown_is_lost() -> None:
    game = aiding("F08", search=("F08",))
    play(game, join("F08"), 2)
    assert scrapped(game) == ["F08"]
    assert places(game, 0)[:2] == [HAND, 0]
    assert view_of(game, 1).captains[0].fresh == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_TH_R39_of_equal_ships_the_one_that_has_flown_is_lost_on_any_search(number: int) -> None:
    game = bare(reserve_vs_army="on")
    for city, name in [("G32", "F00"), ("G33", "F01"), ("G34", "F02")][:number]:
        searching(game, 0, city, name, since=2)
    assert searching(game, 0, "G31", "F08", since=1) == number
    give(game, 0, "F08")
    meet(game, "A6")
    play(game, STAND, join("F08"), 2)
    assert scrapped(game) == ["F08"]
    assert view_of(game, 1).captains[0].fresh == 1
    assert places(game, 0)[number : number + 2] == [HAND, 0]


def planned_after_aid(orders: list[str]) -> Tremble:
    """The ambush saucer has aided in a fight that was won; captain 1 sends a cruiser to cell 2."""
    game = aiding("F08", army="A1")
    play(game, join("F08"), 12)
    assert fuel(game)[0] == 18
    lay(game, "G11", "G12")
    give(game, 0, "F00")
    give(game, 1, "R01")
    run(game, PLAN)
    assert choices(game, 0) == ["send F08 1", "send F08 2", "hold F08"]
    for order in orders:
        play_as(game, 0, game.actions_of(0)[choices(game, 0).index(order)])
    play_as(game, 1, act(SEND, SHIP["R01"], 1))
    play_as(game, 1, act(READY))
    return run(game, REFUEL)


def test_TH_R17_an_aid_may_be_planned_and_pays_again() -> None:
    game = planned_after_aid(["send F08 1", "hold F00", "ready"])
    assert fuel(game) == [16, 15]
    assert ships_at(game, 0, at(0)) == ["F08"]


def test_TH_R17_an_aid_cannot_join_a_battle_this_turn() -> None:
    game = planned_after_aid(["hold F08", "send F00 2", "ready"])
    run(game, CONTEST, 1)
    play(game, STAND, STAND)
    assert game.seat == CHANCE
    assert hand(game, 0) == ["F08"]


def test_TH_R17_a_flown_reserve_is_refused_beside_a_fresh_ship() -> None:
    game = bare(reserve_vs_army="on")
    searching(game, 0, "G31", "T08")
    slot = give(game, 0, "F08", "F00")[0]
    game.flown |= 1 << slot
    meet(game, "A1")
    play(game, STAND)
    assert choices(game) == ["pass"]
    assert refusals(game) == {"join F08": HAS_FLOWN, "join F00": NO_RESERVE, "join T08": NO_RESERVE}


def test_TH_R17_the_second_search_of_another_captain_may_be_aided() -> None:
    game = bare(reserve_vs_army="on")
    searching(game, 0, "G31", "F00", since=2)
    searching(game, 1, "G32", "F01", since=2)
    searching(game, 1, "G33", "T08", since=1)
    give(game, 0, "T09")
    give(game, 1, "F08")
    meet(game, "A6")
    play(game, FLEE, STAND)
    assert view_of(game, 0).about == (5 + 1,)  # the search, told by its place among all
    assert choices(game) == ["pass", "join F08"]
    listener = listening(game)
    play(game, join("F08"), 12)
    assert story(listener)[:2] == [
        line(events.JOINED, 1, SHIP["F08"], 18, CITY["G33"]),
        line(events.ARMY_FOUGHT, 1, 8, 12, ARMY["A6"]),
    ]


@pytest.mark.parametrize("hidden_first", [True, False])
def test_TH_R17_of_equal_ships_the_one_that_aided_is_sent(hidden_first: bool) -> None:
    game = bare(reserve_vs_army="on")
    searching(game, 0, "G31", "R01")
    for hidden in (hidden_first, not hidden_first):
        if hidden:
            run(game, SHOPPING_OF, 0)
            play(game, act(DRAW), SHIP["F08"], SHIP["T05"], act(BUY, SHIP["F08"]))
        else:
            give(game, 0, "F08")
    meet(game, "A1")
    play(game, STAND, join("F08"), act(PASS), 12)
    lay(game, "G11")
    run(game, PLAN)
    play_as(game, 0, act(SEND, SHIP["F08"], 0))
    play_as(game, 0, act(READY))
    rival = view_of(game, 1).captains[0]
    assert (rival.hidden, rival.fresh) == ((20,), 1)  # the secret one is at home and may still join


@pytest.mark.parametrize("leader", [0, 1])
def test_TH_R17_of_equal_ships_that_all_know_the_one_that_aided_is_sent(leader: int) -> None:
    game = bare(reserve_vs_army="on", leader=leader)
    searching(game, 0, "G32", "F08", since=2)
    searching(game, 0, "G31", "R02", since=1)
    give(game, 0, "F08")
    give(game, 1, "T09", "F00")
    meet(game, "A1")
    play(game, STAND, join("F08"), 12, FLEE)
    assert places(game, 0)[:3] == [HAND, SEARCHING + 1, HAND]
    assert flown(game) == [2]
    lay(game, "G11")
    run(game, PLAN)
    play_as(game, 0, act(SEND, SHIP["F08"], 0))
    play_as(game, 0, act(READY))
    play_as(game, 1, act(SEND, SHIP["F00"], 0))
    play_as(game, 1, act(READY))
    assert flown(game) == [0, 6]  # the card of slot 2 lies in slot 0 now
    assert [captain.fresh for captain in view_of(game, 0).captains] == [1, 1]
