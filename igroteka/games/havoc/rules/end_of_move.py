"""The four steps at the end of a Move action, one after another for all regions (CH-070 to CH-082, CH-R57, CH-R72).

A step looks at all regions, or after a moving skill at its target alone: the second number of the frames is 0, or 1 +
that region.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size, without_first
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause2, Decision2, Sequence
from igroteka.games.havoc.content.vocabulary import TROGS
from igroteka.games.havoc.rules.control import claim
from igroteka.games.havoc.rules.tokens import FIND, TURN_TOKENS
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import REGION
from igroteka.games.havoc.state.game import Havoc

MOST_TROGS: Final[i64] = 3  # on a token, CH-R72


def looked_at(game: Havoc, side: i64, target: i64) -> i64:
    """Return the regions of the step that hold soldiers of the side, a bit each, CH-R88."""
    found: i64 = 0
    for region in range(game.map.regions):
        if game.soldiers(side, region) > 0 and (target == 0 or target == region + 1):
            found |= bit(region)
    return found


class Explore(Clause2[Havoc]):
    """CH-072: every exploration token beside the mover's soldiers, in the order of the regions."""

    def run(self, game: Havoc, side: i64, target: i64) -> None:
        regions = looked_at(game, side, target)
        while regions != 0:
            region = nth(regions, 0)
            regions = without_first(regions)
            for _token in range(game.explorations(region)):
                game.then(FIND, side, region)


def lurking(game: Havoc, side: i64, target: i64) -> i64:
    """Return the regions whose Trog tokens the mover must turn."""
    found: i64 = 0
    regions = looked_at(game, side, target)
    while regions != 0:
        region = nth(regions, 0)
        regions = without_first(regions)
        if game.lurks(region):
            found |= bit(region)
    return found


class Rouse(Clause2[Havoc]):
    """CH-073: region by region; CH-R72: the mover picks the next one if the Trogs may run out."""

    def run(self, game: Havoc, side: i64, target: i64) -> None:
        regions = lurking(game, side, target)
        if regions == 0:
            return
        if size(regions) > 1 and game.reserve[TROGS] < MOST_TROGS * tokens_in(game, regions):
            game.then(NEXT_TURNED, game.seat_of(side), target)
        else:
            game.then(TURN_TOKENS, side, nth(regions, 0))
            game.then(ROUSE_ALL, side, target)


def tokens_in(game: Havoc, regions: i64) -> i64:
    count: i64 = 0
    while regions != 0:
        region = nth(regions, 0)
        count += game.war_parties(region) + game.nests(region)
        regions = without_first(regions)
    return count


def offer_regions(regions: i64, choices: Choices) -> None:
    while regions != 0:
        choices.add(act(REGION, nth(regions, 0)))
        regions = without_first(regions)


class NextTurned(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, target: i64, choices: Choices) -> None:
        offer_regions(lurking(game, game.side_of(seat), target), choices)

    def apply(self, game: Havoc, seat: i64, target: i64, action: i64) -> None:
        game.then(TURN_TOKENS, game.side_of(seat), first_of(action))
        game.then(ROUSE_ALL, game.side_of(seat), target)


class FindOwners(Clause2[Havoc]):
    """CH-077: where the mover's soldiers stand alone; CH-R33: a mover lost on the way takes nothing."""

    def run(self, game: Havoc, side: i64, target: i64) -> None:
        game.pending = 0
        regions = looked_at(game, side, target)
        while regions != 0:
            region = nth(regions, 0)
            regions = without_first(regions)
            if game.foes(side, region) == 0 and not game.controls(side, region):
                game.pending |= bit(region)
        game.then(TAKE_CONTROL, side)


class TakeControl(Clause2[Havoc]):
    """CH-R72: with too few markers the mover picks the next region."""

    def run(self, game: Havoc, side: i64, _: i64) -> None:
        regions = game.pending
        if regions == 0:
            return
        if size(regions) > 1 and game.markers_left(side) < size(regions):
            game.then(NEXT_MARKED, game.seat_of(side))
        else:
            take(game, side, nth(regions, 0))


def take(game: Havoc, side: i64, region: i64) -> None:
    game.pending &= ~bit(region)
    claim(game, side, region)
    game.then(TAKE_CONTROL, side)


class NextMarked(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, _: i64, choices: Choices) -> None:
        offer_regions(game.pending, choices)

    def apply(self, game: Havoc, seat: i64, _: i64, action: i64) -> None:
        take(game, game.side_of(seat), first_of(action))


def contested(game: Havoc, side: i64, target: i64) -> i64:
    """Return the regions where a battle token is due: soldiers alone start a battle (CH-R62), none without (CH-076)."""
    found: i64 = 0
    regions = looked_at(game, side, target)
    while regions != 0:
        region = nth(regions, 0)
        regions = without_first(regions)
        if game.foes(side, region) > 0 and game.battle_at(region) == 0:
            found |= bit(region)
    return found


class Declare(Clause2[Havoc]):
    """CH-078: a battle token in every contested region; CH-079: in the order that the mover chooses."""

    def run(self, game: Havoc, side: i64, target: i64) -> None:
        regions = contested(game, side, target)
        if size(regions) > 1:
            game.then(NEXT_BATTLE, game.seat_of(side), target)
        elif regions != 0:
            declare(game, side, nth(regions, 0))


class NextBattle(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, target: i64, choices: Choices) -> None:
        offer_regions(contested(game, game.side_of(seat), target), choices)

    def apply(self, game: Havoc, seat: i64, target: i64, action: i64) -> None:
        declare(game, game.side_of(seat), first_of(action))
        game.then(DECLARE, game.side_of(seat), target)


def declare(game: Havoc, side: i64, region: i64) -> None:
    """CH-078: the lowest free number, beyond eight too (CH-R36); CH-082, CH-131: the mover is the attacker."""
    number = free_number(game)
    game.set_battle(region, number, side)
    game.tell(events.BATTLE_DECLARED, region, number, side, game.foe_at(side, region))


def free_number(game: Havoc) -> i64:
    """CH-R35: a removed token is at once available again."""
    taken: i64 = 0
    for region in range(game.map.regions):
        taken |= bit(game.battle_at(region))
    number: i64 = 1
    while taken >> number & 1:
        number += 1
    return number


EXPLORE: Final = Explore()
ROUSE_ALL: Final = Rouse()
NEXT_TURNED: Final = NextTurned()
FIND_OWNERS: Final = FindOwners()
TAKE_CONTROL: Final = TakeControl()
NEXT_MARKED: Final = NextMarked()
DECLARE: Final = Declare()
NEXT_BATTLE: Final = NextBattle()

# CH-071: in this order.
END_OF_MOVE: Final = Sequence(
    "END_OF_MOVE",
    EXPLORE,  # CH-072
    ROUSE_ALL,  # CH-073
    FIND_OWNERS,  # CH-077
    DECLARE,  # CH-078
)
