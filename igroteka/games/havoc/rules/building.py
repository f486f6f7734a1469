"""The Build action (CH-092 to CH-101): structures are built and activated in any mix and order.

The third number of the frames says whether building is allowed: Overclock activates only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import Choices, act, first_of, second_of, verb_of
from igroteka.engine.step_kinds import Clause3, Decision3
from igroteka.games.havoc.content.vocabulary import NOT_ACTIVATED
from igroteka.games.havoc.rules.end_of_move import offer_regions
from igroteka.games.havoc.rules.structures import OPERATE, why_not_activate
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import ACTIVATE, DONE, RAISE, REGION
from igroteka.games.havoc.state.fields import ACTIVATED
from igroteka.games.havoc.state.game import Havoc

ACTIVATIONS_ONLY: Final[i64] = 0
BUILDING_TOO: Final[i64] = 1
PLACE_FIRST: Final[i64] = 64  # what is built, in one number: structure * PLACE_FIRST + points


def why_not_here(game: Havoc, side: i64, structure: i64, region: i64) -> i64:
    if game.is_hq(region):
        return reasons.IS_HQ  # CH-098
    if not game.controls(side, region):
        return reasons.NOT_CONTROLLED  # CH-093
    if game.battle_at(region):
        return reasons.BATTLE_THERE  # CH-083
    return reasons.STANDS_THERE if game.has_structure(structure, region) else 0  # CH-099; others' may stand, CH-R56


def grounds(game: Havoc, side: i64, structure: i64) -> i64:
    """Return the regions where the structure can be built, a bit each."""
    found: i64 = 0
    for region in range(game.map.regions):
        if why_not_here(game, side, structure, region) == 0:
            found |= bit(region)
    return found


def why_not_raise(game: Havoc, side: i64, structure: i64, points: i64) -> i64:
    if game.atlas.cost[structure] > points:
        return reasons.TOO_DEAR  # CH-094
    if game.structures_left(structure) == 0:
        return reasons.NO_STRUCTURE_LEFT  # CH-R77
    return 0 if grounds(game, side, structure) != 0 else reasons.NO_TARGET


def why_not_use(game: Havoc, structure: i64, region: i64, points: i64) -> i64:
    if game.lies(region, ACTIVATED + structure):
        return reasons.ACTIVATED  # CH-097
    if game.atlas.activation[structure] > points:
        return reasons.TOO_DEAR
    return why_not_activate(game, structure, region)


class Build(Clause3[Havoc]):
    """CH-095: while points last for something; CH-101: the rest is lost."""

    def run(self, game: Havoc, side: i64, points: i64, how: i64) -> None:
        if points > 0 and has_work(game, side, points, how):
            game.then(BUILD_WHAT, game.seat_of(side), points, how)
        else:
            rest_structures(game)


def has_work(game: Havoc, side: i64, points: i64, how: i64) -> bool:
    for structure in range(game.atlas.structures):
        if game.atlas.side_of[structure] == side:
            if how == BUILDING_TOO and why_not_raise(game, side, structure, points) == 0:
                return True
            if game.atlas.activation[structure] != NOT_ACTIVATED:
                for region in range(game.map.regions):
                    if game.has_structure(structure, region) and why_not_use(game, structure, region, points) == 0:
                        return True
    return False


def rest_structures(game: Havoc) -> None:
    """CH-097: in a later action all can be activated again."""
    for region in range(game.map.regions):
        game.ground[region] &= bit(ACTIVATED) - 1


class BuildWhat(Decision3[Havoc]):
    """CH-093: build, or activate what stands, what was built in this action too (CH-096)."""

    def actions(self, game: Havoc, seat: i64, points: i64, how: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        choices.add(act(DONE))
        for structure in range(game.atlas.structures):
            if game.atlas.side_of[structure] == side:
                if how == BUILDING_TOO:
                    choices.offer(act(RAISE, structure), unless=why_not_raise(game, side, structure, points))
                if game.atlas.activation[structure] != NOT_ACTIVATED:
                    for region in range(game.map.regions):
                        if game.has_structure(structure, region):
                            why_not = why_not_use(game, structure, region, points)
                            choices.offer(act(ACTIVATE, structure, region), unless=why_not)

    def apply(self, game: Havoc, seat: i64, points: i64, how: i64, action: i64) -> None:
        side = game.side_of(seat)
        structure = first_of(action)
        if verb_of(action) == RAISE:
            places = grounds(game, side, structure)
            if without_first(places) == 0:
                build(game, side, structure, nth(places, 0), points)
            else:
                game.then(BUILD_WHERE, seat, structure * PLACE_FIRST + points, how)
        elif verb_of(action) == ACTIVATE:
            region = second_of(action)
            left = points - game.atlas.activation[structure]
            game.mark(region, ACTIVATED + structure)
            game.tell(events.ACTIVATED, side, structure, region, left)
            game.then(OPERATE, side, structure, region)
            game.then(BUILD, side, left, how)
        else:
            rest_structures(game)


class BuildWhere(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, what: i64, how: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        structure = what // PLACE_FIRST
        offer_regions(grounds(game, side, structure), choices)
        if choices.explaining:
            for region in range(game.map.regions):
                why_not = why_not_here(game, side, structure, region)
                if why_not:
                    choices.offer(act(REGION, region), unless=why_not)

    def apply(self, game: Havoc, seat: i64, what: i64, how: i64, action: i64) -> None:
        build(game, game.side_of(seat), what // PLACE_FIRST, first_of(action), what % PLACE_FIRST)


def build(game: Havoc, side: i64, structure: i64, region: i64, points: i64) -> None:
    left = points - game.atlas.cost[structure]
    game.raise_structure(structure, region)
    game.tell(events.BUILT, side, structure, region, left)
    game.then(BUILD, side, left, BUILDING_TOO)


BUILD: Final = Build()
BUILD_WHAT: Final = BuildWhat()
BUILD_WHERE: Final = BuildWhere()
