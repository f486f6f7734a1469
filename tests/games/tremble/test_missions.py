"""Missions: dealing, secrecy, and every card just fulfilled and just missed (TH-093 to TH-098, TH-R37)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from games.tremble.fights import capture, captured, cities, keep, line, people, story
from games.tremble.table import (
    CITY,
    CONTENT,
    MISSION,
    bare,
    choices,
    fresh,
    listening,
    outcomes,
    play,
    play_as,
    run,
    started,
)

from igroteka.engine.choices import READY, act
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.missions import fulfilled, need, progress, spare_capitals
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import DROP, KEEP
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Mission

Wanted = Callable[[Any], bool]
IMPERIAL = ("G11", "G12", "G13", "G19", "G14", "G18", "G09", "G48")
OLD_EUROPE = ("G21", "G25", "G01", "G03", "G02", "G09", "G51", "G32")
NIGHT_LIFE = ("G22", "G23", "G07", "G17", "G24", "G16")
DOCKERS = ("G85", "G78", "G83", "G84", "G71", "G73", "G80", "G70")
SPACEPORTS = ("G52", "G38", "G36", "G43")
LIGHTS = ("G30", "G59", "G89", "G29", "G28", "G88")


@dataclass
class Count:
    """COUNT(filter, need): with two captains `two`."""

    id: str
    wanted: Wanted
    need: int
    two: int | None
    reward: int
    penalty: int


COUNTS = [
    Count("M01", lambda city: city.type == "cultural", 6, 8, 25, 15),
    Count("M02", lambda city: city.type == "scientific", 6, 8, 30, 15),
    Count("M03", lambda city: city.type == "industrial", 6, 8, 25, 15),
    Count("M06", lambda city: city.region == "EU", 6, 9, 25, 15),
    Count("M07", lambda city: city.region == "AS", 5, 7, 30, 15),
    Count("M08", lambda city: city.region == "NA", 4, 5, 30, 15),
    Count("M09", lambda city: city.region in ("SA", "AF", "OC"), 4, 5, 25, 15),
    Count("M10", lambda city: city.capital, 3, 5, 20, 15),
    Count("M12", lambda city: city.star, 8, 12, 20, 15),
    Count("M13", lambda city: not city.star, 8, 12, 25, 20),
    Count("M14", lambda city: city.quick >= 30, 3, 5, 25, 15),
    Count("M15", lambda city: city.quick <= 10, 5, 7, 20, 10),
    Count("M19", lambda city: True, 16, 23, 30, 20),
    Count("M20", lambda city: city.id in IMPERIAL, 3, 4, 30, 15),
    Count("M21", lambda city: city.id in OLD_EUROPE, 3, None, 35, 15),
    Count("M22", lambda city: city.id in NIGHT_LIFE, 2, None, 30, 15),
    Count("M23", lambda city: city.id in DOCKERS, 3, None, 35, 15),
    Count("M24", lambda city: city.id in SPACEPORTS, 2, None, 40, 15),
    Count("M25", lambda city: city.capital, 4, None, 30, 15),
    Count("M26", lambda city: city.id in LIGHTS, 2, None, 35, 15),
    Count("M27", lambda city: city.region == "SA", 3, None, 35, 15),
    Count("M28", lambda city: city.region == "AF", 3, None, 40, 15),
    Count("M29", lambda city: city.region == "OC", 2, None, 35, 15),
]
COUNTED = [(card, players) for card in COUNTS for players in ((2, 3, 5) if card.two is not None else (4, 5))]
OTHERS = dict.fromkeys(("M04", "M05", "M11", "M16", "M17", "M18", "M30"), (30, 15))


def of_type(kind: str) -> Wanted:
    return lambda city: bool(city.type == kind)


def of_region(region: str) -> Wanted:
    return lambda city: bool(city.region == region)


def having(players: int, *ids: str) -> Tremble:
    """Captain 1 has captured these."""
    game = bare(players)
    capture(game, 1, *ids)
    return game


def judged(game: Tremble, mission: str, captain: int = 1) -> tuple[int, int, bool]:
    """Progress, need, and whether it is fulfilled."""
    number = MISSION[mission]
    return (
        int(progress(game, captain, number)),
        int(need(game, captain, number)),
        bool(fulfilled(game, captain, number)),
    )


def test_TH_098_all_thirty_cards_are_here() -> None:
    assert sorted([card.id for card in COUNTS] + list(OTHERS)) == sorted(MISSION)
    assert len(MISSION) == 30


@pytest.mark.parametrize(("card", "players"), COUNTED, ids=lambda value: getattr(value, "id", value))
def test_TH_098_counting_missions_just_fulfilled_and_just_missed(card: Count, players: int) -> None:
    least = card.two if card.two is not None and players == 2 else card.need
    others = [city.id for city in CONTENT.cities if not card.wanted(city)]
    missed = having(players, *others, *cities(least - 1, card.wanted))
    capture(missed, 0, *cities(least, card.wanted))  # another captain's cities do not count
    assert judged(missed, card.id) == (least - 1, least, False)
    done = having(players, *cities(least, card.wanted))
    assert judged(done, card.id) == (least, least, True)
    assert judged(having(players, *cities(least + 1, card.wanted)), card.id) == (least + 1, least, True)


@pytest.mark.parametrize(
    ("mission", "listed"),
    [
        ("M20", IMPERIAL),
        ("M21", OLD_EUROPE),
        ("M22", NIGHT_LIFE),
        ("M23", DOCKERS),
        ("M24", SPACEPORTS),
        ("M26", LIGHTS),
    ],
)
def test_TH_098_every_city_of_a_list_counts(mission: str, listed: tuple[str, ...]) -> None:
    assert [judged(having(5, name), mission)[0] for name in listed] == [1] * len(listed)
    assert judged(having(5, *CITY), mission)[0] == len(listed)


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (5, 4)])
def test_TH_098_M04_needs_so_many_of_each_type(players: int, each: int) -> None:
    types = ("cultural", "scientific", "industrial")
    full = {kind: cities(each, of_type(kind)) for kind in types}
    assert judged(having(players, *full["cultural"], *full["scientific"], *full["industrial"]), "M04") == (
        each,
        each,
        True,
    )
    for short in types:
        ids = [name for kind in types for name in full[kind][: each - 1 if kind == short else each]]
        assert judged(having(players, *ids), "M04") == (each - 1, each, False)
    assert judged(having(players, *cities(20, lambda city: city.type == "cultural")), "M04")[0] == 0


def from_regions(each: int, *regions: str) -> list[str]:
    return [name for region in regions for name in cities(each, of_region(region))]


@pytest.mark.parametrize(("players", "least"), [(2, 5), (3, 4), (4, 4)])
def test_TH_098_M05_needs_two_cities_in_so_many_regions(players: int, least: int) -> None:
    regions = ("OC", "AF", "SA", "NA", "AS", "EU")
    full = from_regions(2, *regions[:least])
    assert judged(having(players, *full), "M05") == (least, least, True)
    assert judged(having(players, *full[:-1]), "M05") == (least - 1, least, False)
    assert judged(having(players, *from_regions(1, *regions), *from_regions(5, "EU")), "M05") == (1, least, False)


@pytest.mark.parametrize("missing", ["EU", "AS", "NA", "SA", "AF", "OC"])
def test_TH_098_M30_needs_a_city_in_all_six_regions(missing: str) -> None:
    regions = [region for region in ("EU", "AS", "NA", "SA", "AF", "OC") if region != missing]
    assert judged(having(5, *from_regions(2, *regions)), "M30") == (5, 6, False)
    assert judged(having(5, *from_regions(1, *regions, missing)), "M30") == (6, 6, True)


@pytest.mark.parametrize(("players", "least", "bears"), [(2, 15, 2), (3, 10, 1), (5, 10, 1)])
def test_TH_098_M11_needs_many_cities_and_few_capitals(players: int, least: int, bears: int) -> None:
    def with_capitals(count: int, all_cities: int) -> Tremble:
        capitals = cities(count, lambda city: city.capital)
        return having(players, *capitals, *cities(all_cities - count, lambda city: not city.capital))

    assert judged(with_capitals(bears, least), "M11") == (least, least, True)
    assert judged(with_capitals(0, least), "M11") == (least, least, True)
    assert judged(with_capitals(bears + 1, least), "M11") == (least, least, False)
    assert judged(with_capitals(bears, least - 1), "M11") == (least - 1, least, False)
    assert judged(with_capitals(bears + 1, least + 5), "M11") == (least + 5, least, False)
    left = [int(spare_capitals(with_capitals(count, least), 1, MISSION["M11"])) for count in range(bears + 2)]
    assert left == list(range(bears, -2, -1))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize(("mission", "kind"), [("M16", "cultural"), ("M17", "scientific"), ("M18", "industrial")])
def test_TH_098_most_means_strictly_more_than_every_other(mission: str, kind: str, players: int) -> None:
    six = cities(6, lambda city: city.type == kind)
    others = cities(4, lambda city: city.type != kind)
    assert judged(having(players), mission) == (0, 1, False)  # 0 never suffices
    assert judged(having(players, *others), mission) == (0, 1, False)
    assert judged(having(players, six[0]), mission) == (1, 1, True)
    for rival in [captain for captain in range(players) if captain != 1]:
        game = having(players, *six[:3])
        capture(game, rival, *six[3:5], *others)
        assert judged(game, mission) == (3, 3, True)
        assert judged(game, mission, rival) == (2, 4, False)
        capture(game, rival, six[5])
        assert judged(game, mission) == (3, 4, False)  # a tie is not more
        assert judged(game, mission, rival) == (3, 4, False)


def test_TH_098_rewards_and_penalties_are_as_printed() -> None:
    printed = {card.id: (card.reward, card.penalty) for card in COUNTS} | OTHERS
    assert {mission.id: (mission.reward, mission.penalty) for mission in CONTENT.missions} == printed


def test_TH_098_the_view_shows_ones_own_progress() -> None:
    game = started(2)
    captain = view_of(game, 0).captains[0]
    assert captain.missions[0] == Mission(MISSION["M01"], 1, 0, 8, False)
    capture(game, 0, *cities(8, lambda city: city.type == "cultural"))
    assert view_of(game, 0).captains[0].missions[0] == Mission(MISSION["M01"], 1, 8, 8, True)


@pytest.mark.parametrize(("players", "cards"), [(2, 20), (3, 20), (4, 25), (5, 30)])
def test_TH_093_four_are_dealt_to_each_from_a_shuffled_deck(players: int, cards: int) -> None:
    game = fresh(players)
    play(game, 0)
    for number in range(4 * players):
        odds = outcomes(game)
        assert [weight for _, weight in odds] == [1] * (cards - number)
        play(game, odds[-1][0])
    dealt = [int(mission) for mission in game.mission]
    assert len(set(dealt)) == 4 * players
    assert choices(game, 1) == [f"keep {id_of(dealt[4])}", f"drop {id_of(dealt[4])}"]


def id_of(mission: int) -> str:
    return CONTENT.missions[mission].id


@pytest.mark.parametrize("kept", [1, 2, 3])
def test_TH_093_one_to_three_are_kept(kept: int) -> None:
    game = fresh(2)
    listener = listening(game)
    play(game, 0, *range(8))
    for captain in range(2):
        for place in range(4):
            play_as(game, captain, act(KEEP if place < kept else DROP, captain * 4 + place))
        play_as(game, captain, act(READY))
    assert [told_line for told_line in story(listener) if told_line[0] == events.MISSIONS_KEPT] == [
        line(events.MISSIONS_KEPT, 0, kept),
        line(events.MISSIONS_KEPT, 1, kept),
    ]
    assert [captain.kept for captain in view_of(game, SPECTATOR).captains] == [kept, kept]


def test_TH_094_each_kept_mission_adds_its_reward_or_subtracts_its_penalty() -> None:
    game = bare(3)
    keep(game, 0, "M01", "M13", "M15")
    keep(game, 2, "M10")
    capture(game, 0, *cities(6, lambda city: city.type == "cultural" and city.star))
    capture(game, 2, *cities(3, lambda city: city.capital))
    listener = listening(game)
    run(game, FINAL_COUNT)
    assert people(game) == [100 + 25 - 20 - 10, 100, 120]
    assert story(listener) == [
        line(events.MISSION_DONE, 0, MISSION["M01"], 25),
        line(events.MISSION_FAILED, 0, MISSION["M13"], 20),
        line(events.MISSION_FAILED, 0, MISSION["M15"], 10),
        line(events.FINAL_SCORE, 0, 95),
        line(events.FINAL_SCORE, 1, 100),
        line(events.MISSION_DONE, 2, MISSION["M10"], 20),
        line(events.FINAL_SCORE, 2, 120),
    ]


def test_TH_094_without_missions_nothing_is_added() -> None:
    game = bare(2)
    keep(game, 0, "M01")
    game.missions_on = 0
    run(game, FINAL_COUNT)
    assert people(game) == [100, 100]


def test_TH_095_kept_missions_are_secret_until_the_end() -> None:
    game = bare(3)
    keep(game, 1, "M01", "M13", dropped=("M02", "M03"))
    keep(game, 0, "M05")
    game.seat = 0
    for seat in (0, 2, SPECTATOR):
        assert view_of(game, seat).captains[1].missions == ()
        assert view_of(game, seat).captains[1].kept == 0  # the table of this test is still being set up
    game.phase = 1
    assert view_of(game, 2).captains[1].kept == 2
    run(game, FINAL_COUNT)
    for seat in (0, 1, 2, SPECTATOR):
        shown = [[mission.mission for mission in captain.missions] for captain in view_of(game, seat).captains]
        assert shown == [[MISSION["M05"]], [MISSION["M01"], MISSION["M13"]], []]


def test_TH_096_ones_own_missions_may_be_looked_at_at_any_time() -> None:
    game = bare(3)
    keep(game, 1, "M01", "M13", dropped=("M02", "M03"))
    game.seat = 0  # another captain is at it
    assert [(mission.mission, mission.keeping) for mission in view_of(game, 1).captains[1].missions] == [
        (MISSION["M01"], 1),
        (MISSION["M13"], 1),
        (MISSION["M02"], 2),
        (MISSION["M03"], 2),
    ]


def test_TH_097_captured_cities_are_open_to_everybody() -> None:
    game = bare(3)
    capture(game, 1, "G11", "G48", "G90")
    for seat in (0, 1, 2, SPECTATOR):
        seen = view_of(game, seat).captains
        assert [captain.captured for captain in seen] == [(), (CITY["G11"], CITY["G48"], CITY["G90"]), ()]
    assert captured(game, 1) == ["G11", "G48", "G90"]


def test_TH_R37_discarded_missions_stay_out_and_are_not_shown() -> None:
    game = started(2)
    dropped = [int(game.mission[place]) for place in range(1, 4)]
    assert [mission for mission in dropped if mission in list(game.undealt)] == []
    game.end()
    capture(game, 0, *cities(20, lambda city: True))
    run(game, FINAL_COUNT)
    assert game.seat == OVER
    for seat in (0, 1, SPECTATOR):
        shown = [mission.mission for captain in view_of(game, seat).captains for mission in captain.missions]
        assert shown == [int(game.mission[0]), int(game.mission[4])]
    assert people(game)[0] == 50 + 25  # the first alone, of four that cost or bring something
