"""Phase 7: a quick raid or a search, and who stays (TH-074 to TH-077, TH-121, TH-R23, TH-R24, TH-R30, TH-R42)."""

from __future__ import annotations

import pytest
from games.tremble.fights import captured, fly, held, kinds, line, people, places, story
from games.tremble.table import (
    CARDS,
    CITY,
    CONTENT,
    SHIP,
    at,
    bare,
    choices,
    fresh,
    give,
    hand,
    lay,
    listening,
    play,
    refusals,
    run,
    searching,
)

from igroteka.engine.choices import act
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.reward import LEAVE_OR_BRING, REWARDS, free_search
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BRING, LEAVE, RAID, SEARCH
from igroteka.games.tremble.state.fields import HAND, INTELLIGENCE, REWARD, SEARCHING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import LAST_STAYS
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Search

SEARCH_IT = act(SEARCH)


def leave(name: str) -> int:
    return int(act(LEAVE, SHIP[name]))


def bring(name: str) -> int:
    return int(act(BRING, SHIP[name]))


def test_TH_074_the_holder_chooses_one_of_two_ways() -> None:
    game = held([], ["F00"])
    assert game.phase == REWARD
    assert game.seat == 1
    assert choices(game) == ["raid", "search"]
    assert choices(game, 0) == []
    assert view_of(game, 0).about == (1, 1)  # the captain and the cell


def test_TH_074_without_cities_there_is_no_reward_phase() -> None:
    game = bare()
    game.phase = INTELLIGENCE
    run(game, REWARDS)
    assert game.phase == INTELLIGENCE
    assert game.seat == OVER


@pytest.mark.parametrize(("city", "quick"), [("G11", 35), ("G32", 5), ("G65", 15)])
def test_TH_075_a_quick_raid_brings_the_quick_number_and_the_card_at_once(city: str, quick: int) -> None:
    game = held(["F00", "T08"], city=city)
    elsewhere = fly(game, 0, 1, "R01")[0]
    assert game.phase == REWARD
    listener = listening(game)
    play(game, act(RAID))
    assert story(listener) == [line(events.RAIDED, 0, CITY[city], quick, 100 + quick)]
    assert people(game) == [100 + quick, 100]
    assert captured(game, 0) == [city]
    assert captured(game, 1) == []
    assert (game.city[0], game.held_by(0)) == (-1, -1)
    assert hand(game, 0) == ["F00", "T08"]
    assert game.place[elsewhere] == at(1)
    assert view_of(game, 1).captains[0].searches == ()
    assert game.seat == OVER


def test_TH_076_a_search_lays_the_city_before_him_with_a_ship() -> None:
    game = held(["F00"])
    listener = listening(game)
    play(game, SEARCH_IT)  # one ship: it stays, nothing to ask
    assert story(listener) == [
        line(events.SEARCH_BEGUN, 0, CITY["G11"], 2),
        line(events.LEFT_SEARCHING, 0, SHIP["F00"], CITY["G11"]),
    ]
    assert people(game) == [100, 100]
    assert captured(game, 0) == []
    assert (game.city[0], game.held_by(0)) == (-1, -1)
    assert places(game, 0)[0] == SEARCHING
    assert view_of(game, 1).captains[0].searches == (Search(0, CITY["G11"], 2, kinds("F00"), 3),)
    assert game.seat == OVER


def test_TH_076_several_ships_may_stay() -> None:
    game = held(["F04", "T01", "R01"])
    give(game, 0, "F00")  # at home: not asked about
    play(game, SEARCH_IT)
    assert choices(game) == ["leave F04", "bring F04"]
    play(game, leave("F04"))
    assert choices(game) == ["leave T01", "bring T01"]
    play(game, leave("T01"))
    assert choices(game) == ["leave R01", "bring R01"]
    listener = listening(game)
    play(game, bring("R01"))
    assert story(listener) == [
        line(events.SEARCH_BEGUN, 0, CITY["G11"], 2),
        line(events.LEFT_SEARCHING, 0, SHIP["F04"], CITY["G11"]),
        line(events.LEFT_SEARCHING, 0, SHIP["T01"], CITY["G11"]),
    ]
    assert view_of(game, 1).captains[0].searches == (Search(0, CITY["G11"], 2, kinds("F04", "T01"), 16),)


def at_last_cell(*ids_there: str) -> Tremble:
    """Captain 1 holds cell 4 with these; both captains have a fast search running."""
    game = bare()
    searching(game, 0, "G32", "R01", token=1)
    searching(game, 1, "G33", "F07", token=1)
    lay(game, "G31", "G61", "G12", "G11")
    fly(game, 1, 3, *ids_there)
    game.hold(3, 1)
    return run(game, REWARDS)


def test_TH_075_a_raid_at_the_last_cell() -> None:
    game = at_last_cell("F00", "T08")
    play(game, act(RAID))
    assert hand(game, 1) == ["F00", "T08"]
    assert captured(game, 1) == ["G11"]
    assert [int(city) for city in game.city][:4] == [CITY["G31"], CITY["G61"], CITY["G12"], -1]


def test_TH_076_a_search_at_the_last_cell_by_one_ship() -> None:
    game = at_last_cell("F00")
    listener = listening(game)
    play(game, SEARCH_IT)
    assert story(listener) == [
        line(events.SEARCH_BEGUN, 1, CITY["G11"], 2),
        line(events.LEFT_SEARCHING, 1, SHIP["F00"], CITY["G11"]),
    ]
    assert places(game, 1)[:2] == [SEARCHING, SEARCHING + 1]


def test_TH_076_a_search_at_the_last_cell_by_several() -> None:
    game = at_last_cell("F00", "T08", "T10")
    play(game, SEARCH_IT, bring("F00"))
    assert choices(game) == ["leave T08", "bring T08"]
    play(game, leave("T08"))
    assert choices(game) == ["leave T10", "bring T10"]
    listener = listening(game)
    play(game, leave("T10"))
    assert story(listener) == [
        line(events.SEARCH_BEGUN, 1, CITY["G11"], 1),
        line(events.LEFT_SEARCHING, 1, SHIP["T08"], CITY["G11"]),
        line(events.LEFT_SEARCHING, 1, SHIP["T10"], CITY["G11"]),
    ]
    searches = view_of(game, 0).captains[1].searches
    assert searches == (Search(0, CITY["G33"], 1, kinds("F07"), 2), Search(1, CITY["G11"], 1, kinds("T08", "T10"), 10))
    assert hand(game, 1) == ["F00"]


def test_TH_077_ships_not_left_on_the_search_return_to_hand() -> None:
    game = held(["F04", "T01", "R01"])
    play(game, SEARCH_IT, bring("F04"))
    assert hand(game, 0) == ["F04"]
    play(game, leave("T01"), bring("R01"))
    assert hand(game, 0) == ["F04", "R01"]
    assert places(game, 0)[:3] == [HAND, SEARCHING, HAND]
    assert game.seat == OVER


def left_searching(game: Tremble) -> set[tuple[int, ...]]:
    """Every group of ships that may be left, whatever is chosen on the way."""
    if game.seat == OVER:
        return {game_search.ships for game_search in view_of(game, 0).captains[0].searches}
    found: set[tuple[int, ...]] = set()
    for action in game.actions():
        twin = game.copy()
        twin.play(action)
        found |= left_searching(twin)
    return found


def test_TH_R30_any_group_of_at_least_one_may_be_left() -> None:
    game = held(["F00", "T08", "R01"])
    play(game, SEARCH_IT)
    f, t, r = kinds("F00", "T08", "R01")
    assert left_searching(game) == {(f,), (t,), (r,), (f, t), (f, r), (t, r), (f, t, r)}


def test_TH_R30_the_last_ship_stays_without_asking_if_all_others_were_taken_back() -> None:
    game = held(["F00", "T08", "R01"])
    play(game, SEARCH_IT, bring("F00"))
    assert choices(game) == ["leave T08", "bring T08"]
    listener = listening(game)
    play(game, bring("T08"))
    assert game.seat == OVER
    assert story(listener) == [
        line(events.SEARCH_BEGUN, 0, CITY["G11"], 1),
        line(events.LEFT_SEARCHING, 0, SHIP["R01"], CITY["G11"]),
    ]
    assert hand(game, 0) == ["F00", "T08"]


def test_TH_R30_the_last_of_all_may_not_be_taken_back() -> None:
    game = bare()
    lay(game, "G11")
    fly(game, 0, 0, "F00")
    run(game, LEAVE_OR_BRING, 0, 0)
    assert choices(game) == ["leave F00"]
    assert refusals(game) == {"bring F00": LAST_STAYS}
    game = held(["F00", "T08"])
    play(game, SEARCH_IT, leave("F00"))
    assert choices(game) == ["leave T08", "bring T08"]
    assert refusals(game) == {}


def test_TH_R30_equal_ships_are_asked_about_one_by_one() -> None:
    game = held(["F04", "F04"])
    play(game, SEARCH_IT, leave("F04"))
    assert choices(game) == ["leave F04", "bring F04"]
    play(game, bring("F04"))
    assert hand(game, 0) == ["F04"]
    assert [search.ships for search in view_of(game, 1).captains[0].searches] == [kinds("F04")]


def test_TH_R30_a_second_search_has_its_own_ships() -> None:
    game = bare()
    assert searching(game, 0, "G32", "F00") == 0
    lay(game, "G11", "G12")
    fly(game, 0, 0, "T08")
    fly(game, 0, 1, "F04", "R01")
    game.hold(0, 0)
    game.hold(1, 0)
    run(game, REWARDS)
    play(game, SEARCH_IT, SEARCH_IT)
    assert choices(game) == ["leave F04", "bring F04"]
    play(game, bring("F04"))  # nobody is on the third search yet: the cruiser stays
    searches = view_of(game, 1).captains[0].searches
    assert [(search.search, search.city, search.ships) for search in searches] == [
        (0, CITY["G32"], kinds("F00")),
        (1, CITY["G11"], kinds("T08")),
        (2, CITY["G12"], kinds("R01")),
    ]


def test_TH_R30_five_ships_never_have_six_searches() -> None:
    game = bare()
    for city, name in [("G31", "F00"), ("G32", "F01"), ("G33", "F02"), ("G34", "F03"), ("G35", "F04")]:
        searching(game, 0, city, name)
    with pytest.raises(ValueError, match="five searches"):
        free_search(game, 0)
    assert free_search(game, 1) == 0


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_TH_R23_holders_are_asked_in_the_order_of_cells(leader: int) -> None:
    game = bare(3, leader=leader)
    lay(game, "G31", "G61", "G12", "G11")
    for cell, (captain, name) in {0: (2, "F00"), 1: (0, "F01"), 3: (2, "T08")}.items():
        fly(game, captain, cell, name)
        game.hold(cell, captain)
    run(game, REWARDS)
    order = []
    while game.seat != OVER:
        order.append((int(game.seat), int(game.frame()[1])))
        play(game, act(RAID))
    assert order == [(2, 0), (0, 1), (2, 3)]
    assert people(game) == [110, 100, 145]  # 10 for Sheffield; 10 for Cambridge and 35 for Paris


def test_TH_R24_after_a_raid_the_ships_are_home_but_have_flown() -> None:
    game = held(["F08"])
    play(game, act(RAID))
    assert hand(game, 0) == ["F08"]
    assert game.has_flown(0)
    assert view_of(game, 1).captains[0].fresh == 0


def test_TH_121_a_search_brings_more_than_a_raid_in_every_city() -> None:
    assert [city.id for city in CONTENT.cities if city.search <= city.quick] == []
    assert len(CONTENT.cities) == 90


def test_TH_R42_every_city_prints_both_numbers() -> None:
    assert [city.id for city in CONTENT.cities if city.quick < 5 or city.search < 20] == []
    paris = CITY["G11"]
    assert (CARDS.quick[paris], CARDS.search[paris]) == (35, 65)
    assert (CARDS.quick[CITY["G59"]], CARDS.search[CITY["G59"]]) == (25, 85)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_TH_R42_a_city_turned_up_is_known_to_all(seat: int) -> None:
    game = bare()
    lay(game, "G11", "G48")
    assert [cell.city for cell in view_of(game, seat).cells] == [CITY["G11"], CITY["G48"], -1, -1]
    assert [cell.city for cell in view_of(fresh(5), seat).cells] == [-1] * 6
