"""Where rovers can drive, against a slow search that knows nothing of the rules' way to do it: TR-043 to TR-057."""

from __future__ import annotations

import heapq
import random
from itertools import pairwise
from typing import Final, NamedTuple

import pytest
from games.trappers.table import CELL, CONTENT, asked, choices, do, listening, table, turn_of

from igroteka.engine.bits import bit
from igroteka.engine.choices import act
from igroteka.engine.events import EventLog
from igroteka.engine.loop import play_trusted
from igroteka.engine.step import NotOfferedError
from igroteka.games.trappers.content.vocabulary import CLANS, MIMIC
from igroteka.games.trappers.rules.routes import cheapest, cost, facings, levels, packed, points, reach, unpacked
from igroteka.games.trappers.state.actions import DRIVE
from igroteka.games.trappers.state.events import DROVE
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of

PITS: Final = "12-22 14-15 21-31 23-24 25-35 32-33 42-52 44-45 46-56 53-54 55-65 62-63"
CLOSED: Final = {frozenset(pair.split("-")) for pair in PITS.split()}
RONGAUTS: Final = {"22", "55"}
AHEAD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # white and black coordinate, by heading


class Ways(NamedTuple):
    """What decides where a rover can go."""

    start: str
    heading: int
    points: int
    stops: frozenset[str]
    ghost: bool


def beyond(cell: str, heading: int, ghost: bool) -> str:
    """The cell ahead, "" if there is no way."""
    white, black = int(cell[0]) + AHEAD[heading][0], int(cell[1]) + AHEAD[heading][1]
    there = f"{white}{black}"
    if not (1 <= white <= 6 and 1 <= black <= 6) or (not ghost and frozenset((cell, there)) in CLOSED):
        return ""
    return there


def searched(ways: Ways) -> dict[tuple[str, int], int]:
    """By cell and heading the fewest points; a step at a time, from the cheapest state on."""
    headings = range(4) if ways.heading == FREE else (ways.heading,)
    queue = [(0, ways.start, heading, False) for heading in headings]
    best: dict[tuple[str, int, bool], int] = {}
    while queue:
        spent, cell, heading, stopped = heapq.heappop(queue)
        if spent > ways.points or (cell, heading, stopped) in best:
            continue
        best[cell, heading, stopped] = spent
        for turned in ((heading + 1) % 4, (heading - 1) % 4):
            heapq.heappush(queue, (spent + 1, cell, turned, stopped))
        there = beyond(cell, heading, ways.ghost)
        if there and not stopped:
            heapq.heappush(queue, (spent + 1, there, heading, not ways.ghost and there in ways.stops))
    found: dict[tuple[str, int], int] = {}
    for (cell, heading, _), spent in best.items():
        found[cell, heading] = min(spent, found.get((cell, heading), spent))
    return found


def scattered(seed: int) -> tuple[Trappers, Ways]:
    """A random table on which trapper 0 is to move, and the same in the words of the search."""
    rng = random.Random(seed)
    players = rng.choice((2, 3, 4))
    game = table(players, mimic_cap=rng.choice(("six", "eight")))
    land = [number for number, cell in enumerate(CONTENT.cells) if cell.kind == 0]
    rng.shuffle(land)
    for seat in range(players):
        for _ in range(rng.randrange(6)):
            (game.factories if rng.random() < 0.7 else game.cities)[seat] |= bit(land.pop())
    for number in range(players * CLANS):
        game.rep[number] = rng.randint(-2, 6)
    for seat in range(players):
        game.cell[seat] = rng.randrange(36)
        game.turn_to(seat, rng.randrange(5))
        game.take_form(seat, rng.randrange(4))
    turn_of(game, 0)
    game.ghost = rng.random() < 0.25
    game.boost = 4 * (rng.random() < 0.25)
    clan = CONTENT.cells[int(game.cell[0])].clan
    rep = int(game.rep[clan - 1]) if clan else 0
    if clan and game.form(0) == MIMIC:
        rep = min(int(game.mimic_cap), rep + 2)
    rivals = 0
    for seat in range(1, players):
        rivals |= int(game.factories[seat] | game.cities[seat])
    stops = {cell.id[1:] for number, cell in enumerate(CONTENT.cells) if rivals >> number & 1} | RONGAUTS
    start = CONTENT.cells[int(game.cell[0])].id[1:]
    return game, Ways(start, int(game.heading(0)), 4 + rep + int(game.boost), frozenset(stops), bool(game.ghost))


def worth(path: list[str], ways: Ways, heading: int) -> int:
    """What driving along the path costs, up to the heading at its end; every step is checked."""
    spent, facing = 0, ways.heading
    for place, (cell, there) in enumerate(pairwise(path)):
        assert place == 0 or ways.ghost or cell not in ways.stops, f"{path} goes on from a stop"
        ahead = next(way for way in range(4) if beyond(cell, way, ways.ghost) == there)
        spent += 1 if facing == FREE else 1 + turns(facing, ahead)
        facing = ahead
    return spent + (0 if facing == FREE else turns(facing, heading))


def turns(heading: int, other: int) -> int:
    return min((heading - other) % 4, (other - heading) % 4)


SEEDS: Final = range(250)


@pytest.mark.parametrize("seed", SEEDS[::10])
def test_TR_046_TR_057_rovers_reach_what_a_slow_search_reaches(seed: int) -> None:
    for one in range(seed, seed + 10):
        game, ways = scattered(one)
        assert points(game, 0) == ways.points
        wanted = searched(ways)
        at = reach(game, 0)
        found = {
            (cell.id[1:], heading)
            for number, cell in enumerate(CONTENT.cells)
            for heading in range(4)
            if facings(at, number) >> heading & 1
        }
        assert found == set(wanted), one
        spent = levels(game, 0)
        assert len(spent) == ways.points + 1
        for (cell, heading), points_spent in wanted.items():
            number = CELL[f"c{cell}"]
            assert cost(spent, number, heading) == points_spent
            path = [CONTENT.cells[place].id[1:] for place in cheapest(game, 0, number, heading)]
            assert (path[0], path[-1]) == (ways.start, cell)
            assert worth(path, ways, heading) == points_spent


@pytest.mark.parametrize("seed", SEEDS[5::10])
def test_TR_042_TR_052_what_is_offered_is_what_can_be_reached(seed: int) -> None:
    for one in range(seed, seed + 5):
        game, ways = scattered(one)
        wanted = searched(ways)
        cells = {cell for cell, _ in wanted}
        own = {ways.start} if ways.heading != FREE else set()
        offered = [choice.split()[1][1:] for choice in choices(game) if choice != "pass"]
        assert set(offered) == cells - {ways.start} | own and len(offered) == len(set(offered))
        for cell in offered[:6]:
            check_facings(game.copy(), ways, cell, {heading for there, heading in wanted if there == cell})


def check_facings(game: Trappers, ways: Ways, cell: str, wanted: set[int]) -> None:
    """Driving there asks for a heading of those possible, or takes the only one; the way told is a cheapest one."""
    names = ("north", "east", "south", "west")
    if cell == ways.start:
        wanted = wanted - {ways.heading}
    listener = listening(game)
    do(game, f"drive c{cell}")
    heading = min(wanted)
    if len(wanted) > 1:
        assert asked(game) == "ChooseFacing"
        assert choices(game) == [f"face {names[way]}" for way in sorted(wanted)]
        do(game, f"face {names[heading]}")
    told = next(event for event in listener.events if event.args[0] == 0)
    if cell != ways.start:
        assert told.kind == DROVE and told.args[3] == heading
        path = [CONTENT.cells[place].id[1:] for place in unpacked(told.args[1], told.args[2])]
        assert path[-1] == cell and worth(path, ways, heading) <= ways.points


def test_the_view_shows_every_goal_with_its_cost_and_way() -> None:
    for seed in range(40):
        game, ways = scattered(seed)
        wanted = searched(ways)
        goals = {CONTENT.cells[goal.cell].id[1:]: goal for goal in view_of(game, 1).goals}
        assert set(goals) == {cell for cell, _ in wanted}
        for cell, goal in goals.items():
            costs = [wanted.get((cell, heading), -1) for heading in range(4)]
            assert list(goal.headings) == costs
            assert goal.cost == min(spent for spent in costs if spent >= 0)
            path = [CONTENT.cells[place].id[1:] for place in goal.path]
            assert worth(path, ways, costs.index(goal.cost)) == goal.cost


def test_a_path_of_any_length_is_told_in_two_numbers() -> None:
    for length in range(1, 18):
        path = [(7 * place + length) % 36 for place in range(length)]
        first, second = packed(path)
        assert unpacked(first, second) == path
        assert first < 1 << 60 and second < 1 << 60
        assert (second == 0) == (length <= 10)


def test_straight_ahead_is_shown_where_a_turn_costs_no_more() -> None:
    game = table(2, "c13")
    game.turn_to(0, 1)
    path = [CONTENT.cells[cell].id for cell in cheapest(game, 0, CELL["c33"], 1)]
    assert path == ["c13", "c23", "c33"]


# --- a way that does not exist ---


def test_TR_042_an_unreachable_cell_is_refused_and_never_searched_for_ever() -> None:
    game = turn_of(table(2, "c11"), 0)
    far = act(DRIVE, CELL["c66"])
    assert far not in game.actions()
    with pytest.raises(NotOfferedError, match="DriveOrStay: seat 0 cannot choose"):
        game.play(far)
    for listener in (None, EventLog()):
        game.listener = listener
        with pytest.raises(ValueError, match="no way"):
            play_trusted(game.copy(), 0, far)


def test_TR_047_the_way_to_a_facing_that_cannot_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="no way"):
        cheapest(table(2, "c11"), 0, CELL["c66"], 0)
