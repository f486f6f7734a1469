"""Ships that get another target between refuelling and battle (TH-112 to TH-115)."""

from __future__ import annotations

import pytest
from games.tremble.fights import fly, fuel, line, places, story, worlds
from games.tremble.table import SHIP, at, bare, choices, give, lay, listening, play_as, refusals, run, spelled

from igroteka.engine.choices import NOT_READY, READY, act
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.battle import CONTEST
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.rules.redirecting import REDIRECTS
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import REDIRECT, SEND, TAKE_BACK
from igroteka.games.tremble.state.fields import AIMED, PLANNING, REFUELLING, UNAIMED
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import FIXED_COURSE
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Attack, OwnShip

SEALED = act(READY)
CITIES = ("G31", "G61", "G12", "G11", "G13", "G14")


def to(name: str, cell: int) -> int:
    return int(act(REDIRECT, SHIP[name], cell))


def back(name: str, cell: int) -> int:
    return int(act(TAKE_BACK, SHIP[name], cell + 1))


def flying(*attacks: tuple[int, int, str], players: int = 2, cities: int = 4, leader: int = 0) -> Tremble:
    """(captain, cell, ship) of each attack; fuel is paid, targets may be changed now."""
    game = bare(players, leader=leader)
    lay(game, *CITIES[:cities])
    game.phase = REFUELLING
    for captain, cell, name in attacks:
        fly(game, captain, cell, name)
    return run(game, REDIRECTS)


def extras(game: Tremble, seat: int) -> list[str]:
    return [spelled(game, action) for action in game.extras_of(seat)]


@pytest.mark.parametrize("name", ["F09", "T08", "R03"])
def test_TH_112_a_ship_in_the_attack_may_get_another_target(name: str) -> None:
    game = flying((1, 2, name))
    listener = listening(game)
    assert game.seats() == [1]
    assert choices(game, 1) == [f"redirect {name} {cell}" for cell in (1, 2, 3, 4)]
    play_as(game, 1, to(name, 0))
    assert choices(game, 1) == ["ready"]
    assert story(listener) == []
    play_as(game, 1, SEALED)
    assert game.seat == OVER
    assert story(listener) == [line(events.REDIRECTED, 1, SHIP[name], 2, 0)]
    assert places(game, 1)[0] == at(0)
    assert fuel(game) == [20, 20]


def test_TH_112_it_comes_after_the_reveal_and_before_the_battle() -> None:
    names = [step.name for step in (TURN.parts[i] for i in range(len(TURN.parts)))]
    assert names.index("PLAN") < names.index("Refuel") < names.index("REDIRECTS") < names.index("Battles")


def test_TH_112_only_ships_with_the_ability_and_in_the_attack() -> None:
    game = flying((0, 0, "F00"), (0, 1, "R01"))
    give(game, 0, "F09")
    assert game.seat == OVER
    game = bare()
    lay(game, *CITIES[:4])
    give(game, 0, "F09", "T08")
    run(game, REDIRECTS)
    assert game.seat == OVER
    assert places(game, 0)[:2] == [1, 1]


def test_TH_112_a_ship_without_the_ability_keeps_its_course() -> None:
    game = flying((0, 0, "F00"), (0, 1, "F09"), (0, 3, "R01"))
    assert choices(game, 0) == [f"redirect F09 {cell}" for cell in (1, 2, 3, 4)]
    play_as(game, 0, to("F09", 3))
    assert refusals(game, 0) == {"redirect F00 1": FIXED_COURSE, "redirect R01 4": FIXED_COURSE}
    play_as(game, 0, SEALED)
    assert places(game, 0)[:3] == [at(0), at(3), at(3)]


def test_TH_113_any_city_laid_out_may_be_the_new_target() -> None:
    for cell in range(4):
        game = flying((0, 1, "T08"), (1, 2, "F00"))
        play_as(game, 0, to("T08", cell))
        play_as(game, 0, SEALED)
        assert places(game, 0)[0] == at(cell)
    assert choices(flying((0, 0, "T08"), cities=2), 0) == ["redirect T08 1", "redirect T08 2"]
    assert len(choices(flying((0, 0, "T08"), players=5, cities=4), 0)) == 4


def test_TH_113_the_original_target_may_be_kept() -> None:
    for cell in range(6):
        game = flying((0, cell, "T08"), players=5, cities=6)
        listener = listening(game)
        play_as(game, 0, to("T08", cell))
        play_as(game, 0, SEALED)
        assert story(listener) == [line(events.KEPT_COURSE, 0, SHIP["T08"], cell)]
        assert places(game, 0)[0] == at(cell)


def test_TH_113_with_one_city_there_is_nowhere_else_to_go() -> None:
    game = flying((0, 0, "T08"), cities=1)
    assert game.seat == OVER
    assert places(game, 0)[0] == at(0)


def test_TH_113_who_attacks_is_settled_after_it() -> None:
    game = flying((0, 0, "T08"), (1, 0, "R01"))
    play_as(game, 0, to("T08", 1))
    play_as(game, 0, SEALED)
    listener = listening(game)
    run(game, CONTEST, 0)
    run(game, CONTEST, 1)
    assert story(listener) == [line(events.UNOPPOSED, 1, 0), line(events.UNOPPOSED, 0, 1)]


def test_TH_114_a_single_owner_simply_moves_or_leaves_them() -> None:
    game = flying((0, 0, "F09"), (0, 1, "R03"), (1, 2, "R01"), (2, 2, "F00"), players=3)
    assert game.seats() == [0]
    assert choices(game, 1) == []
    listener = listening(game)
    play_as(game, 0, to("F09", 2))
    assert choices(game, 0) == [f"redirect R03 {cell}" for cell in (1, 2, 3, 4)]
    play_as(game, 0, to("R03", 1))
    play_as(game, 0, SEALED)
    assert story(listener) == [
        line(events.REDIRECTED, 0, SHIP["F09"], 0, 2),
        line(events.KEPT_COURSE, 0, SHIP["R03"], 1),
    ]


def test_TH_115_several_owners_choose_secretly_and_reveal_together() -> None:
    game = flying((0, 0, "F09"), (1, 2, "R03"), (2, 1, "F00"), players=3)
    listener = listening(game)
    assert game.seats() == [0, 1]
    before = [view_of(game, seat).cells for seat in (1, 2, SPECTATOR)]
    play_as(game, 0, to("F09", 3))
    play_as(game, 0, SEALED)
    assert game.seats() == [1]
    assert [view_of(game, seat).cells for seat in (1, 2, SPECTATOR)] == before
    assert view_of(game, 1).cells[0].attacks == (Attack(0, (SHIP["F09"],), 3),)
    assert view_of(game, 1).captains[0].ready
    assert story(listener) == []
    play_as(game, 1, to("R03", 3))
    play_as(game, 1, SEALED)
    assert story(listener) == [
        line(events.REDIRECTED, 0, SHIP["F09"], 0, 3),
        line(events.REDIRECTED, 1, SHIP["R03"], 2, 3),
    ]
    assert [attack.captain for attack in view_of(game, 2).cells[3].attacks] == [0, 1]


def test_TH_115_the_owner_sees_his_own_new_target() -> None:
    game = flying((0, 0, "F09"), (1, 2, "R03"))
    assert view_of(game, 0).ships == (OwnShip(SHIP["F09"], "cell", 0, -1, True, -1),)
    assert view_of(game, 0).cells[0].attacks == (Attack(0, (SHIP["F09"],), 3),)
    play_as(game, 0, to("F09", 3))
    assert view_of(game, 0).ships == (OwnShip(SHIP["F09"], "cell", 0, -1, True, 3),)
    assert view_of(game, 0).cells[0].attacks == ()
    assert view_of(game, 0).cells[3].attacks == (Attack(0, (SHIP["F09"],), 3),)


def test_TH_115_orders_may_come_in_any_sequence() -> None:
    game = flying((1, 0, "F09"), (0, 2, "T08"))
    play_as(game, 1, to("F09", 1))
    play_as(game, 1, SEALED)
    assert game.seats() == [0]
    play_as(game, 0, to("T08", 2))
    play_as(game, 0, SEALED)
    assert (places(game, 0)[0], places(game, 1)[0]) == (at(2), at(1))


@pytest.mark.parametrize(("leader", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_TH_115_they_are_turned_up_clockwise_from_the_leader(leader: int, order: list[int]) -> None:
    attacks = ((0, 0, "F09"), (1, 1, "T08"), (2, 2, "R03"))
    game = flying(*attacks, players=3, leader=leader)
    listener = listening(game)
    for captain, _, name in attacks:
        play_as(game, captain, to(name, 3))
        play_as(game, captain, SEALED)
    assert [told_line[1] for told_line in story(listener)] == order


def test_TH_115_an_order_may_be_taken_back_until_it_is_sealed() -> None:
    game = flying((0, 0, "F09"), (0, 2, "R03"), (1, 0, "T08"))
    assert extras(game, 0) == [f"redirect R03 {cell}" for cell in (1, 2, 3, 4)]
    play_as(game, 0, to("R03", 0))  # out of turn
    assert choices(game, 0) == [f"redirect F09 {cell}" for cell in (1, 2, 3, 4)]
    assert extras(game, 0) == ["take_back R03 1"]
    play_as(game, 0, to("F09", 3))
    assert extras(game, 0) == ["take_back F09 4", "take_back R03 1"]
    play_as(game, 0, back("F09", 3))
    assert choices(game, 0) == [f"redirect F09 {cell}" for cell in (1, 2, 3, 4)]
    play_as(game, 0, to("F09", 1))
    play_as(game, 0, SEALED)
    assert choices(game, 0) == []
    assert extras(game, 0) == ["not_ready"]
    play_as(game, 0, act(NOT_READY))
    assert choices(game, 0) == ["ready"]
    assert game.seats() == [0, 1]


def test_TH_115_who_has_no_such_ship_has_nothing_to_take_back() -> None:
    game = flying((0, 0, "F09"), (1, 0, "T01"), (2, 1, "R01"), players=3)
    assert extras(game, 1) == []
    assert extras(game, 2) == []


def test_TH_115_each_captain_orders_his_own_ships() -> None:
    game = flying((0, 0, "T08"), (0, 2, "R01"), (1, 1, "F00"), (1, 1, "T08"), (1, 3, "F09"))
    assert extras(game, 1) == [f"redirect F09 {cell}" for cell in (1, 2, 3, 4)]
    play_as(game, 1, to("T08", 2))
    assert places(game, 0)[0] == AIMED + UNAIMED
    assert places(game, 1)[:3] == [at(1), AIMED + 8 + 2, AIMED + 3 * 8 + UNAIMED]
    play_as(game, 1, to("F09", 0))
    assert refusals(game, 1) == {"redirect F00 2": FIXED_COURSE}
    assert extras(game, 1) == ["take_back T08 3", "take_back F09 1"]
    play_as(game, 1, SEALED)
    assert extras(game, 1) == ["not_ready"]


def test_TH_115_equal_ships_of_different_courses() -> None:
    game = flying((0, 2, "T08"), (0, 1, "T08"), (1, 0, "F09"))
    assert choices(game, 0) == [f"redirect T08 {cell}" for cell in (1, 2, 3, 4)]
    assert extras(game, 0) == []
    play_as(game, 0, to("T08", 3))  # the one of the lower course goes first
    assert places(game, 0)[:2] == [AIMED + 2 * 8 + UNAIMED, AIMED + 8 + 3]
    play_as(game, 0, to("T08", 3))
    assert extras(game, 0) == ["take_back T08 4"]
    play_as(game, 0, back("T08", 3))
    assert places(game, 0)[:2] == [AIMED + 2 * 8 + 3, AIMED + 8 + UNAIMED]


def test_TH_115_a_table_another_seat_could_imagine_has_other_targets() -> None:
    game = flying((0, 0, "F09"), (1, 2, "R03"), (2, 1, "T08"), players=3)
    play_as(game, 0, to("F09", 3))
    play_as(game, 0, SEALED)
    play_as(game, 1, to("R03", 1))
    imagined = worlds(game, 1)
    assert {places(world, 0)[0] for world in imagined} == {int(AIMED) + cell for cell in range(4)}
    assert {places(world, 1)[0] for world in imagined} == {int(AIMED) + 2 * 8 + 1}
    assert {places(world, 2)[0] for world in imagined} == {int(AIMED) + 8 + int(UNAIMED)}
    assert all(world.is_ready(0) and not world.is_ready(1) and not world.is_ready(2) for world in imagined)
    assert all(view_of(world, 1) == view_of(game, 1) for world in imagined)


def test_TH_115_search_may_open_the_choices_of_the_others_again() -> None:
    game = flying((0, 0, "F09"), (1, 2, "R03"), (2, 1, "F00"), players=3)
    play_as(game, 0, to("F09", 3))
    play_as(game, 0, SEALED)
    game.reopen(1)
    assert game.seats() == [0, 1]
    assert places(game, 0)[0] == AIMED + UNAIMED
    assert places(game, 1)[0] == AIMED + 2 * 8 + UNAIMED
    play_as(game, 0, to("F09", 3))
    play_as(game, 1, to("R03", 1))
    game.reopen(0)
    assert places(game, 0)[0] == AIMED + 3
    assert places(game, 1)[0] == AIMED + 2 * 8 + UNAIMED


@pytest.mark.parametrize("cell", range(6))
def test_TH_115_opened_again_a_ship_has_the_course_that_all_know(cell: int) -> None:
    game = flying((0, cell, "F09"), (1, 0, "R03"), players=5, cities=6)
    play_as(game, 0, to("F09", 5 - cell))
    game.reopen(1)
    assert places(game, 0)[0] == AIMED + cell * 8 + UNAIMED
    assert view_of(game, 1).cells[cell].attacks[0].captain == 0


def test_TH_112_the_attack_of_a_redirect_ship_is_planned_like_any_other() -> None:
    game = bare()
    lay(game, *CITIES[:4])
    give(game, 0, "F09")
    run(game, PLAN)
    assert game.phase == PLANNING
    play_as(game, 0, act(SEND, SHIP["F09"], 2))
    play_as(game, 0, SEALED)
    run(game, REDIRECTS)
    assert game.seats() == [0]
    assert places(game, 0)[0] == AIMED + 2 * 8 + UNAIMED
