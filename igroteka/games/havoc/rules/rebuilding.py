"""Adaptive Construction of the Machines: a soldier becomes a structure, or a structure a soldier."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import NOT_ACTIVATED
from igroteka.games.havoc.rules.building import why_not_here
from igroteka.games.havoc.rules.casualties import from_reserve, to_reserve
from igroteka.games.havoc.rules.structures import OPERATE, why_not_activate, why_not_muster
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import ACTIVATE, DISSOLVE, RAISE
from igroteka.games.havoc.state.game import Havoc


def why_not_raise(game: Havoc, side: i64, structure: i64, region: i64) -> i64:
    if game.soldiers(side, region) == 0:
        return reasons.NO_TARGET
    if game.structures_left(structure) == 0:
        return reasons.NO_STRUCTURE_LEFT  # CH-R77
    return why_not_here(game, side, structure, region)  # CH-099


def can_dissolve(game: Havoc, side: i64, structure: i64, region: i64) -> bool:
    return game.has_structure(structure, region) and why_not_muster(game, side, region) == 0


def can_rebuild(game: Havoc, side: i64, region: i64) -> bool:
    if not game.controls(side, region) or game.is_hq(region) or game.battle_at(region):
        return False
    for structure in range(game.atlas.structures):
        if game.atlas.side_of[structure] == side:
            if why_not_raise(game, side, structure, region) == 0 or can_dissolve(game, side, structure, region):
                return True
    return False


def choose_rebuilt(game: Havoc, side: i64, region: i64) -> None:
    choices = Choices()
    offer_rebuilt(game, side, region, choices)
    if choices.count > 1:
        game.then(REBUILD_WHAT, game.seat_of(side), region)
    else:
        rebuild(game, side, region, choices.codes[0])


def offer_rebuilt(game: Havoc, side: i64, region: i64, choices: Choices) -> None:
    for structure in range(game.atlas.structures):
        if game.atlas.side_of[structure] == side:
            choices.offer(act(RAISE, structure), unless=why_not_raise(game, side, structure, region))
            if can_dissolve(game, side, structure, region):
                choices.add(act(DISSOLVE, structure))


class RebuildWhat(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, region: i64, choices: Choices) -> None:
        offer_rebuilt(game, game.side_of(seat), region, choices)

    def apply(self, game: Havoc, seat: i64, region: i64, action: i64) -> None:
        rebuild(game, game.side_of(seat), region, action)


def rebuild(game: Havoc, side: i64, region: i64, action: i64) -> None:
    structure = first_of(action)
    if verb_of(action) == DISSOLVE:
        game.take_structure(structure, region)
        from_reserve(game, side, region, 1)
        game.tell(events.REBUILT, region, structure, 1)
        return
    to_reserve(game, side, region, 1)
    game.raise_structure(structure, region)
    game.tell(events.REBUILT, region, structure)
    if game.atlas.activation[structure] != NOT_ACTIVATED and why_not_activate(game, structure, region) == 0:
        game.then(ACTIVATE_NEW, game.seat_of(side), structure, region)


class ActivateNew(Decision3[Havoc]):
    """CH-R93: once at no cost, apart from any Build action."""

    def actions(self, game: Havoc, seat: i64, structure: i64, region: i64, choices: Choices) -> None:
        choices.add(act(ACTIVATE, structure, region))
        choices.add(act(PASS))

    def apply(self, game: Havoc, seat: i64, structure: i64, region: i64, action: i64) -> None:
        if action != act(PASS):
            side = game.side_of(seat)
            game.tell(events.ACTIVATED, side, structure, region)
            game.then(OPERATE, side, structure, region)


REBUILD_WHAT: Final = RebuildWhat()
ACTIVATE_NEW: Final = ActivateNew()
