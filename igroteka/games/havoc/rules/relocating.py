"""Relocation and Self-Destruct of the Machines: structures that move or blow up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import Choices, act, first_of, second_of
from igroteka.engine.step_kinds import Clause2, Clause3, Decision2, Decision3
from igroteka.games.havoc.rules.building import why_not_here
from igroteka.games.havoc.rules.casualties import shoot
from igroteka.games.havoc.rules.end_of_move import offer_regions
from igroteka.games.havoc.rules.points import BY_SKILL
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import DONE, PICK
from igroteka.games.havoc.state.game import Havoc

LOTS: Final[i64] = 64  # a structure and its region in one number: structure * LOTS + region


def new_sites(game: Havoc, side: i64, structure: i64, region: i64) -> i64:
    """Return the adjacent own regions where the structure can go: CH-099, no headquarters, no battle at either end."""
    if game.is_hq(region) or game.battle_at(region) or not game.has_structure(structure, region):
        return 0
    found: i64 = 0
    near = game.near(region)
    while near != 0:
        if why_not_here(game, side, structure, nth(near, 0)) == 0:
            found |= bit(nth(near, 0))
        near = without_first(near)
    return found


def can_relocate(game: Havoc, side: i64) -> bool:
    choices = Choices()
    offer_movable(game, side, choices)
    return choices.count > 0


class Relocation(Clause3[Havoc]):
    """Up to so many structures, the first one at least."""

    def run(self, game: Havoc, side: i64, left: i64, first: i64) -> None:
        if left == 0:
            return
        choices = Choices()
        offer_movable(game, side, choices)
        if choices.count == 1 and first:
            move_out(game, side, choices.codes[0], left)
        elif choices.count > 0:
            game.then(RELOCATE_WHAT, game.seat_of(side), left, first)


def offer_movable(game: Havoc, side: i64, choices: Choices) -> None:
    for structure in range(game.atlas.structures):
        if game.atlas.side_of[structure] == side:
            for region in range(game.map.regions):
                if new_sites(game, side, structure, region) != 0:
                    choices.add(act(PICK, structure, region))


class RelocateWhat(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, left: i64, first: i64, choices: Choices) -> None:
        if not first:
            choices.add(act(DONE))
        offer_movable(game, game.side_of(seat), choices)

    def apply(self, game: Havoc, seat: i64, left: i64, first: i64, action: i64) -> None:
        if action != act(DONE):
            move_out(game, game.side_of(seat), action, left)


def move_out(game: Havoc, side: i64, action: i64, left: i64) -> None:
    structure = first_of(action)
    region = second_of(action)
    sites = new_sites(game, side, structure, region)
    if without_first(sites) == 0:
        relocate(game, side, structure, region, nth(sites, 0), left)
    else:
        game.then(RELOCATE_TO, game.seat_of(side), structure * LOTS + region, left)


class RelocateTo(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, what: i64, left: i64, choices: Choices) -> None:
        offer_regions(new_sites(game, game.side_of(seat), what // LOTS, what % LOTS), choices)

    def apply(self, game: Havoc, seat: i64, what: i64, left: i64, action: i64) -> None:
        relocate(game, game.side_of(seat), what // LOTS, what % LOTS, first_of(action), left)


def relocate(game: Havoc, side: i64, structure: i64, region: i64, goal: i64, left: i64) -> None:
    game.take_structure(structure, region)
    game.raise_structure(structure, goal)
    game.tell(events.RELOCATED, structure, region, goal)
    game.then(RELOCATION, side, left - 1)


def can_blow_up(game: Havoc, side: i64) -> bool:
    for structure in range(game.atlas.structures):
        for region in range(game.map.regions):
            if is_mined(game, side, structure, region):
                return True
    return False


def is_mined(game: Havoc, side: i64, structure: i64, region: i64) -> bool:
    """Tell whether the structure stands beside a foe soldier, in a battle or lost region too."""
    if game.atlas.side_of[structure] != side or not game.has_structure(structure, region):
        return False
    return game.foes(side, region) > 0 and not game.is_hq(region)


class SelfDestruction(Clause2[Havoc]):
    def run(self, game: Havoc, side: i64, skill: i64) -> None:
        choices = Choices()
        offer_mined(game, side, choices)
        if choices.count > 1:
            game.then(BLOW_UP_WHAT, game.seat_of(side), skill)
        else:
            blow_up(game, side, skill, choices.codes[0])


def offer_mined(game: Havoc, side: i64, choices: Choices) -> None:
    for structure in range(game.atlas.structures):
        for region in range(game.map.regions):
            if is_mined(game, side, structure, region):
                choices.add(act(PICK, structure, region))


class BlowUpWhat(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, skill: i64, choices: Choices) -> None:
        offer_mined(game, game.side_of(seat), choices)

    def apply(self, game: Havoc, seat: i64, skill: i64, action: i64) -> None:
        blow_up(game, game.side_of(seat), skill, action)


def blow_up(game: Havoc, side: i64, skill: i64, action: i64) -> None:
    structure = first_of(action)
    region = second_of(action)
    game.take_structure(structure, region)
    game.tell(events.DESTROYED, side, structure, region)
    shoot(game, side, region, game.atlas.skill_vp[skill], BY_SKILL)


RELOCATION: Final = Relocation()
RELOCATE_WHAT: Final = RelocateWhat()
RELOCATE_TO: Final = RelocateTo()
SELF_DESTRUCTION: Final = SelfDestruction()
BLOW_UP_WHAT: Final = BlowUpWhat()
