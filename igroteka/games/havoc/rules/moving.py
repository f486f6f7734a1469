"""The Move action (CH-060 to CH-070, CH-085 to CH-087): where soldiers start, where they end and how many go.

The way does not matter (CH-R95): it costs the fewest steps over regions that may be passed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause2, Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import PILGRIMS, TROGS
from igroteka.games.havoc.rules.end_of_move import END_OF_MOVE
from igroteka.games.havoc.rules.tokens import TURN_TOKENS
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import DONE, FROM, NUMBER, REGION
from igroteka.games.havoc.state.fields import BARRIER_HERE, STOPPED
from igroteka.games.havoc.state.game import Havoc

WAY: Final[i64] = 64  # a march in one number: from * WAY + to


def why_not_enter(game: Havoc, side: i64, region: i64) -> i64:
    owner = game.hq_side(region)
    if owner >= 0 and owner != side:
        return reasons.ENEMY_HQ  # CH-063
    if game.battle_at(region):
        return reasons.BATTLE_THERE  # CH-064, CH-080
    if side != PILGRIMS and game.lies(region, BARRIER_HERE):
        return reasons.BARRED
    return 0


def open_to(game: Havoc, side: i64) -> i64:
    """Return the regions that the side's soldiers may enter, a bit each."""
    found: i64 = 0
    for region in range(game.map.regions):
        if why_not_enter(game, side, region) == 0:
            found |= bit(region)
    return found


def passable(game: Havoc, side: i64) -> i64:
    """CH-065, CH-067: without foe soldiers and Trog tokens, whoever controls it; CH-R53: Trogs turn a token first."""
    found: i64 = 0
    for region in range(game.map.regions):
        if not game.lurks(region) and game.foes(side, region) == 0:
            found |= bit(region)
    return found


def spread(game: Havoc, side: i64, regions: i64) -> i64:
    """Return what is adjacent to any of these regions for the side's soldiers (CH-176 for Trogs)."""
    found: i64 = 0
    left = regions
    while left != 0:
        found |= game.near(nth(left, 0))
        left = without_first(left)
    if side == TROGS:
        tunnels = game.tunnels()
        if regions & tunnels:
            found |= tunnels
    return found


def within(game: Havoc, side: i64, start: i64, steps: i64) -> i64:
    """Return the regions that a soldier reaches from the start in at most so many steps."""
    enterable = open_to(game, side)
    through = passable(game, side)
    reached = bit(start)
    edge = bit(start)
    while steps > 0 and edge != 0:
        found = spread(game, side, edge) & enterable & ~reached
        reached |= found
        edge = found & through
        steps -= 1
    return reached & ~bit(start)


def steps_to(game: Havoc, side: i64, start: i64, end: i64) -> i64:
    """CH-R95: return the fewest steps; the end is in reach."""
    enterable = open_to(game, side)
    through = passable(game, side)
    reached = bit(start)
    edge = bit(start)
    steps: i64 = 0
    while not reached >> end & 1:
        found = spread(game, side, edge) & enterable & ~reached
        reached |= found
        edge = found & through
        steps += 1
    return steps


def movable(game: Havoc, side: i64, region: i64) -> i64:
    """Count the soldiers that may leave the region now."""
    soldiers = game.soldiers(side, region)
    if soldiers == 0:
        return 0
    if game.battle_at(region):
        if game.attacker_at(region) == side:
            return 0  # CH-087, CH-R27
        return max(0, soldiers - 2 * game.foes(side, region))  # CH-085: soldiers alone count, CH-R28
    if game.lurks(region) or game.foes(side, region) > 0:
        return 0  # CH-065
    if game.lies(region, STOPPED) and side != TROGS:
        return 0  # CH-R73
    return soldiers


def why_not_leave(game: Havoc, side: i64, region: i64) -> i64:
    if movable(game, side, region) > 0:
        return 0
    if game.battle_at(region):
        return reasons.ATTACKERS_STAY if game.attacker_at(region) == side else reasons.PINNED
    return reasons.MUST_STOP


def can_march(game: Havoc, side: i64) -> bool:
    for region in range(game.map.regions):
        if movable(game, side, region) > 0 and within(game, side, region, 1) != 0:
            return True
    return False


class March(Clause2[Havoc]):
    """CH-062, CH-066: again and again while points last; CH-068: then the rest is lost; CH-070: the steps follow."""

    def run(self, game: Havoc, side: i64, points: i64) -> None:
        if points > 0 and can_march(game, side):
            game.then(MARCH_FROM, game.seat_of(side), points)
        else:
            game.then(END_OF_MOVE, side)


class MarchFrom(Decision2[Havoc]):
    """CH-061: soldiers of any region."""

    def actions(self, game: Havoc, seat: i64, points: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        choices.add(act(DONE))
        for region in range(game.map.regions):
            if game.soldiers(side, region) > 0:
                why_not = why_not_leave(game, side, region)
                if why_not == 0 and within(game, side, region, 1) == 0:
                    why_not = reasons.NO_TARGET
                choices.offer(act(FROM, region), unless=why_not)

    def apply(self, game: Havoc, seat: i64, points: i64, action: i64) -> None:
        side = game.side_of(seat)
        if action == act(DONE):
            game.then(END_OF_MOVE, side)
            return
        start = first_of(action)
        ends = within(game, side, start, points)
        if without_first(ends) == 0:
            choose_many(game, seat, points, start * WAY + nth(ends, 0))
        else:
            game.then(MARCH_TO, seat, points, start)


class MarchTo(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, points: i64, start: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        ends = within(game, side, start, points)
        for region in range(game.map.regions):
            if ends >> region & 1:
                choices.add(act(REGION, region))
            elif region != start and choices.explaining:
                why_not = why_not_enter(game, side, region)
                choices.offer(act(REGION, region), unless=why_not if why_not else reasons.TOO_FAR)

    def apply(self, game: Havoc, seat: i64, points: i64, start: i64, action: i64) -> None:
        choose_many(game, seat, points, start * WAY + first_of(action))


def most(game: Havoc, side: i64, points: i64, way: i64) -> i64:
    """Return how many soldiers can go this way."""
    steps = steps_to(game, side, way // WAY, way % WAY)
    return min(movable(game, side, way // WAY), points // steps)


def choose_many(game: Havoc, seat: i64, points: i64, way: i64) -> None:
    if most(game, game.side_of(seat), points, way) > 1:
        game.then(MARCH_MANY, seat, points, way)
    else:
        march(game, seat, points, way, 1)


class MarchMany(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, points: i64, way: i64, choices: Choices) -> None:
        for many in range(1, most(game, game.side_of(seat), points, way) + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, points: i64, way: i64, action: i64) -> None:
        march(game, seat, points, way, first_of(action))


def march(game: Havoc, seat: i64, points: i64, way: i64, many: i64) -> None:
    side = game.side_of(seat)
    start = way // WAY
    end = way % WAY
    left = points - many * steps_to(game, side, start, end)
    game.add_soldiers(side, start, -many)
    game.add_soldiers(side, end, many)
    game.tell(events.MARCHED, side, start, end, many)
    if side == TROGS and game.lurks(end):
        game.then(TURN_TOKENS, side, end)  # CH-174: at once; CH-175: the new ones may go on
    game.then(MARCH, side, left)


MARCH: Final = March()
MARCH_FROM: Final = MarchFrom()
MARCH_TO: Final = MarchTo()
MARCH_MANY: Final = MarchMany()
