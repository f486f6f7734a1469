"""The table before the first turn: TH-007 to TH-019 and the rulings about it."""

import pytest
from games.tremble.phases import (
    buy,
    card_names,
    extras,
    imagined,
    leave_in_deck,
    log,
    order,
    sampled,
    ship_names,
    shop,
    turn_up,
)
from games.tremble.table import (
    CARDS,
    CITY,
    CONTENT,
    MISSION,
    SHIP,
    bare,
    choices,
    fresh,
    give,
    hand,
    listening,
    outcomes,
    pass_all,
    play,
    refusals,
    run,
    started,
)

from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, SPECTATOR
from igroteka.games.tremble.rules.intelligence import SURVEY
from igroteka.games.tremble.state.actions import DRAW
from igroteka.games.tremble.state.fields import BUYING, DROPPED, HAND, KEPT, NOWHERE, SETTING_UP
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import KEEP_ONE, THREE_KEPT
from igroteka.games.tremble.view.build import view_of

FLAGS = ("missions_on", "overcommit", "two_per_city", "reserve_vs_army", "quick_at_end", "one_credit")


def pile_ids(captains: int, star: bool) -> list[str]:
    cities = [city.id for city in CONTENT.cities if city.captains <= captains and city.star == star]
    return cities + [army.id for army in CONTENT.armies if army.star == star]


def assert_piles(captains: int, stars: int, plain: int) -> None:
    """The cards of both piles, and that no other city can come."""
    game = bare(captains)
    assert (game.stars_left, game.plain_left) == (stars, plain)
    assert game.undrawn() == stars + plain - 12
    assert card_names(run(game, SURVEY)) == pile_ids(captains, star=True)
    late = run(leave_in_deck(bare(captains), 0, plain - 6), SURVEY)
    assert card_names(late) == pile_ids(captains, star=False)


def missions_dealt_from(captains: int) -> list[str]:
    game = play(fresh(captains), 0)
    assert {weight for _, weight in outcomes(game)} == {1}
    return [CONTENT.missions[mission].id for mission, _ in outcomes(game)]


@pytest.mark.parametrize("captains", [2, 3])
def test_TH_007_two_or_three_captains_use_no_card_marked_4_or_5(captains: int) -> None:
    assert_piles(captains, 33, 33)
    assert CITY["G21"] not in [card for card, _ in outcomes(run(bare(captains), SURVEY))]
    assert missions_dealt_from(captains) == [f"M{number:02}" for number in range(1, 21)]


def test_TH_008_four_captains_use_no_card_marked_5() -> None:
    assert_piles(4, 41, 40)
    seen = card_names(run(bare(4), SURVEY))
    assert "G21" in seen and "G26" not in seen
    assert missions_dealt_from(4) == [f"M{number:02}" for number in range(1, 26)]


def test_TH_009_five_captains_use_all_cards() -> None:
    assert_piles(5, 48, 48)
    assert missions_dealt_from(5) == [f"M{number:02}" for number in range(1, 31)]


@pytest.mark.parametrize("star", [True, False])
def test_TH_010_TH_011_six_cards_of_each_pile_never_come(star: bool) -> None:
    game = leave_in_deck(bare(2), int(star), int(not star))
    assert game.undrawn() == 1
    run(game, SURVEY)
    assert len(outcomes(game)) == 7
    play(game, outcomes(game)[0][0])
    assert (game.stars_left, game.plain_left, game.undrawn(), game.laid) == (6, 6, 0, 1)
    assert game.seat != CHANCE, "the other six are in the box"


def test_TH_012_any_card_of_the_pile_may_be_in_the_box() -> None:
    game = run(leave_in_deck(bare(2), 0, 1), SURVEY)
    assert card_names(game) == ["G77", "G78", "G79", "G80", "A4", "A5", "A6"]
    assert {weight for _, weight in outcomes(game)} == {1}
    assert sampled(game) == {card for card, _ in outcomes(game)}
    turn_up(game, "A5")
    view = view_of(game, 0)
    assert view.undrawn == 0 and view.turns_left == (0, 0)
    assert view.armies_seen == (CARDS.cities + 4,), "of the armies that did not come nobody knows"


def test_TH_012_the_deck_is_counted_without_the_box() -> None:
    assert [view_of(fresh(captains), 0).undrawn for captains in (2, 3, 4, 5)] == [54, 54, 69, 84]
    assert [view_of(fresh(captains), 0).turns_left for captains in (2, 4, 5)] == [(12, 14), (13, 14), (13, 14)]


def test_TH_013_every_card_with_a_star_comes_before_any_without() -> None:
    game = run(leave_in_deck(bare(2), 2, 33 - 6), SURVEY)
    starred = pile_ids(2, star=True)[-8:]
    assert card_names(game) == starred
    turn_up(game, starred[0])
    assert card_names(game) == starred[1:]
    turn_up(game, "A1")
    assert (game.stars_left, game.plain_left) == (6, 33)
    assert card_names(game) == pile_ids(2, star=False)
    turn_up(game, "G11")
    assert (game.stars_left, game.plain_left) == (6, 32)
    assert card_names(game) == pile_ids(2, star=False)[1:]


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
def test_TH_014_each_captain_has_a_starting_saucer(captains: int) -> None:
    game = fresh(captains)
    assert [hand(game, captain) for captain in range(captains)] == [["F00"]] * captains
    assert list(game.place) == [HAND, NOWHERE, NOWHERE, NOWHERE, NOWHERE] * captains
    assert len({int(game.fleet[captain * 5]) for captain in range(captains)}) == captains, "a card each"
    assert [captain.known for captain in view_of(game, int(SPECTATOR)).captains] == [(SHIP["F00"],)] * captains


def test_TH_015_the_ships_are_shuffled_into_a_deck_that_nobody_knows() -> None:
    game = play(started(2, missions="off"), act(DRAW))
    printed = [(kind, ship.count) for kind, ship in enumerate(CONTENT.ships) if not ship.starting]
    assert outcomes(game) == printed
    assert sum(weight for _, weight in printed) == 30
    assert sampled(game) == {kind for kind, _ in printed}
    assert view_of(game, 0).deck == 30 and view_of(game, 0).discarded == 0


@pytest.mark.parametrize("captains", [2, 5])
def test_TH_016_each_captain_starts_with_fifty_thousand_people(captains: int) -> None:
    assert list(fresh(captains).people) == [50] * captains


def targets(captains: int) -> list[str]:
    game = started(captains, missions="off")
    pass_all(game)
    while game.seat == CHANCE:
        play(game, next(card for card, _ in outcomes(game) if card < CARDS.cities))
    return choices(game, 0)


@pytest.mark.parametrize(("captains", "cells"), [(3, 4), (4, 5), (5, 6)])
def test_TH_017_attack_tokens_for_every_cell(captains: int, cells: int) -> None:
    assert targets(captains) == [f"send F00 {cell}" for cell in range(1, cells + 1)] + ["hold F00"]
    assert len(view_of(fresh(captains), 0).cells) == cells


def test_TH_R04_two_captains_have_tokens_1_to_4() -> None:
    assert targets(2) == ["send F00 1", "send F00 2", "send F00 3", "send F00 4", "hold F00"]
    assert len(view_of(fresh(2), 0).cells) == 4


def dealt(captains: int = 2) -> Tremble:
    """Captain n has the missions 4n + 1 to 4n + 4."""
    game = play(fresh(captains), 0)
    return play(game, *range(4 * captains))


def test_TH_018_four_missions_are_dealt_to_each_in_private() -> None:
    game = play(fresh(2), 1)
    listener = listening(game)
    play(game, *(MISSION[name] for name in ("M05", "M09", "M02", "M20")))
    assert len(outcomes(game)) == 16 and MISSION["M05"] not in sampled(game)
    assert sampled(game) == {mission for mission, _ in outcomes(game)}
    play(game, *(MISSION[name] for name in ("M01", "M03", "M04", "M06")))
    assert log(listener)[:4] == ["DEALT 0 4 @0", "DEALT 0 8 @0", "DEALT 0 1 @0", "DEALT 0 19 @0"]
    assert log(listener)[4:] == ["DEALT 1 @1", "DEALT 1 2 @1", "DEALT 1 3 @1", "DEALT 1 5 @1"]
    assert [mission.mission for mission in view_of(game, 0).captains[0].missions] == [4, 8, 1, 19]
    assert view_of(game, 0).captains[1].missions == ()
    assert [int(mission) for mission in game.undealt] == [6, 7, *range(9, 19)]


def test_TH_018_each_keeps_one_two_or_three() -> None:
    game = dealt()
    assert choices(game, 0) == ["keep M01", "drop M01"]
    assert extras(game, 0) == ["keep M02", "drop M02", "keep M03", "drop M03", "keep M04", "drop M04"]
    order(game, 0, "drop M01", "drop M02", "drop M03")
    assert choices(game, 0) == ["keep M04"] and refusals(game, 0) == {"drop M04": KEEP_ONE}
    assert extras(game, 0) == ["reconsider M01", "reconsider M02", "reconsider M03"]
    order(game, 0, "keep M04")
    assert choices(game, 0) == ["ready"]
    order(game, 1, "keep M05", "keep M06", "keep M07")
    assert choices(game, 1) == ["drop M08"] and refusals(game, 1) == {"keep M08": THREE_KEPT}
    order(game, 1, "drop M08", "ready")
    listener = listening(game)
    order(game, 0, "ready")
    assert log(listener)[:3] == ["MISSIONS_KEPT 0 1", "MISSIONS_KEPT 1 3", "TURN_BEGINS 1"]
    assert (game.turn, game.phase) == (1, BUYING)


def test_TH_018_each_chooses_among_his_own() -> None:
    game = dealt(3)
    order(game, 0, "keep M02")
    assert choices(game, 1) == ["keep M05", "drop M05"]
    assert extras(game, 1) == ["keep M06", "drop M06", "keep M07", "drop M07", "keep M08", "drop M08"]
    order(game, 1, "keep M07")
    assert extras(game, 1) == ["keep M06", "drop M06", "reconsider M07", "keep M08", "drop M08", "ready"]
    assert [int(game.keeps(place)) for place in range(12)] == [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]


def test_TH_018_what_is_open_is_discarded_by_whoever_is_ready() -> None:
    game = dealt()
    assert "ready" not in extras(game, 0), "one must be kept"
    order(game, 0, "keep M03", "ready")
    assert [int(game.keeps(place)) for place in range(4)] == [DROPPED, DROPPED, KEPT, DROPPED]
    order(game, 0, "not_ready", "reconsider M01", "keep M01", "ready")
    assert [int(game.keeps(place)) for place in range(4)] == [KEPT, DROPPED, KEPT, DROPPED]


def test_TH_018_two_kept_and_two_dropped_leave_both_answers_open() -> None:
    game = dealt()
    order(game, 0, "keep M01", "drop M02", "keep M03")
    assert choices(game, 0) == ["keep M04", "drop M04"] and refusals(game, 0) == {}
    order(game, 0, "reconsider M01", "reconsider M03", "drop M04")
    assert choices(game, 0) == ["keep M01", "drop M01"]
    assert extras(game, 0) == ["reconsider M02", "keep M03", "drop M03", "reconsider M04"]
    order(game, 0, "drop M03")
    assert choices(game, 0) == ["keep M01"] and refusals(game, 0) == {"drop M01": KEEP_ONE}


def test_TH_018_the_choice_is_secret_and_open_again_until_all_are_ready() -> None:
    game = dealt()
    assert game.seats() == [0, 1]
    order(game, 1, "keep M05", "drop M06", "drop M07", "keep M08", "ready")
    assert game.seats() == [0] and choices(game, 1) == [] and extras(game, 1) == ["not_ready"]
    assert [captain.ready for captain in view_of(game, 0).captains] == [False, True]
    assert view_of(game, 0).captains[1].kept == 0 and view_of(game, 0).phase == SETTING_UP
    assert [mission.keeping for mission in view_of(game, 1).captains[1].missions] == [1, 2, 2, 1]
    order(game, 1, "not_ready")
    assert game.seats() == [0, 1] and choices(game, 1) == ["ready"]
    order(game, 1, "ready")
    order(game, 0, "keep M01", "keep M02", "drop M03", "drop M04", "ready")
    assert [captain.kept for captain in view_of(game, 0).captains] == [2, 2]
    assert view_of(game, 0).captains[1].missions == ()


def test_TH_018_what_others_keep_is_forgotten_when_a_seat_imagines_the_table() -> None:
    game = dealt()
    order(game, 0, "keep M01", "drop M02")
    order(game, 1, "keep M05", "drop M06", "drop M07", "keep M08", "ready")
    sealed_sizes = set()
    for twin in imagined(game, 0):
        assert [int(twin.keeps(place)) for place in range(4)] == [1, 2, 0, 0], "his own draft stays"
        assert [int(mission) for mission in twin.mission[:4]] == [0, 1, 2, 3]
        assert twin.seats() == [0], "whoever is ready has sealed something"
        sealed_sizes.add(sum(twin.keeps(place) == 1 for place in range(4, 8)))
        everything = [int(mission) for mission in twin.mission] + [int(mission) for mission in twin.undealt]
        assert sorted(everything) == list(range(20))
    assert sealed_sizes == {1, 2, 3}
    other = imagined(game, 1)[0]
    assert other.seats() == [0]
    assert [int(other.keeps(place)) for place in range(8)] == [0, 0, 0, 0, 1, 2, 2, 1], "a draft is his own business"


def test_TH_018_search_may_reopen_the_choices_of_the_others() -> None:
    game = dealt()
    order(game, 1, "keep M05", "drop M06", "drop M07", "keep M08", "ready")
    game.reopen(0)
    assert game.seats() == [0, 1]
    assert choices(game, 1) == ["keep M05", "drop M05"]


def test_TH_019_missions_are_on_unless_switched_off() -> None:
    assert fresh(2).missions_on == 1 and fresh(2, missions="on").missions_on == 1
    game = play(fresh(2, missions="off"), 0)
    assert (game.turn, game.phase, game.seat) == (1, BUYING, 0)
    assert len(game.mission) == 0
    assert [(captain.kept, captain.missions) for captain in view_of(game, 0).captains] == [(0, ()), (0, ())]


def test_TH_019_every_option_has_its_default() -> None:
    chosen = {
        "missions": "off",
        "overcommit": "allow",
        "ships_per_city": "two",
        "reserve_vs_army": "on",
        "unfinished_search": "quick",
        "credit_limit": "one_at_a_time",
    }

    def numbers(game: Tremble) -> list[int]:
        table = game.table()
        return [int(str(table[name])) for name in FLAGS]

    assert numbers(fresh(2)) == [1, 0, 0, 0, 0, 0]
    assert numbers(fresh(2, **chosen)) == [0, 1, 1, 1, 1, 1]
    for place, (name, value) in enumerate(chosen.items()):
        one = numbers(fresh(2, **{name: value}))
        assert [i for i in range(6) if one[i] != [1, 0, 0, 0, 0, 0][i]] == [place]


def test_TH_R02_starting_saucers_not_dealt_stay_in_the_box() -> None:
    assert CARDS.ships == 35
    for captains in (2, 5):
        game = fresh(captains)
        assert len(ship_names(game.deck)) == 30 and "F00" not in ship_names(game.deck)
        assert game.scrapheap == 0
        assert sum(hand(game, captain).count("F00") for captain in range(captains)) == captains


def test_TH_R02_a_starting_saucer_that_was_lost_can_be_bought_for_ten_thousand() -> None:
    game = bare(2)
    give(game, 1, "F00")
    game.scrap(5)
    game.scrapheap, game.deck = game.scrapheap | game.deck & ~1 & ~2, 0
    shop(game)
    buy(game, "F00", "F01")
    assert hand(game, 0) == ["F00"] and game.people[0] == 90


def test_TH_R03_fuel_starts_at_zero_and_is_eight_in_the_first_turn() -> None:
    game = fresh(3, missions="off")
    assert list(game.fuel) == [0, 0, 0]
    play(game, 0)
    assert list(game.fuel) == [8, 8, 8]
    assert play(game, act(PASS)).turn == 1


@pytest.mark.parametrize("captains", [2, 3, 5])
def test_TH_R09_the_first_leader_is_drawn_by_lot(captains: int) -> None:
    game = fresh(captains, missions="off")
    assert outcomes(game) == [(captain, 1) for captain in range(captains)]
    assert sampled(game) == set(range(captains))
    listener = listening(game)
    play(game, captains - 1)
    assert game.leader == captains - 1 and game.seat == captains - 1
    assert log(listener)[:2] == [f"LEADS_FIRST {captains - 1}", f"TURN_BEGINS 1 {captains - 1}"]
