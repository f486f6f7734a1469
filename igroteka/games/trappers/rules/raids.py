"""TR-144 to TR-158: raids on Capitals and settlements, one die for attack and losses alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.step_kinds import Clause2
from igroteka.engine.vectors import put
from igroteka.games.trappers.content.vocabulary import MADE_RAID, ROBBED
from igroteka.games.trappers.rules.battles import lose_residents
from igroteka.games.trappers.rules.dice import FACES, ON_CAPITAL, ON_CITY, TO_CAPTURE, throw_for
from igroteka.games.trappers.rules.quests import note
from igroteka.games.trappers.rules.reputation import change_mirrored
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers

CAPITAL_DEFENCE: Final[i64] = 16  # TR-148
FACTORY_DEFENCE: Final[i64] = 16  # TR-131, TR-149
CITY_DEFENCE: Final[i64] = 24  # TR-131, TR-151
CAPITAL_BOOTY: Final[i64] = 10  # TR-101
BOOTY: Final[i64] = 4  # TR-149, TR-151, from the bank (TR-R40)
LEFT_BEHIND: Final[i64] = 2  # TR-150


def raid(game: Trappers, seat: i64, what: i64) -> None:
    """TR-R44: whatever the chances are."""
    cell = game.cell[seat]
    game.tell(events.RAID_DECLARED, seat, cell, what, game.owner_at(cell))
    note(game, seat, MADE_RAID, NONE)
    throw_for(game, seat, what)
    game.then(RAID_RESULT, seat, what)


def defence(game: Trappers, cell: i64, what: i64) -> i64:
    """TR-158: the owner's reputation is that with the clan of the cell."""
    if what == ON_CAPITAL:
        return CAPITAL_DEFENCE
    base = CITY_DEFENCE if what == ON_CITY else FACTORY_DEFENCE
    return base + game.standing_at(game.owner_at(cell), cell)


def strength(game: Trappers, seat: i64, what: i64) -> i64:
    """All but the die. TR-148: before a Capital reputation does not count; TR-154: nor does the form anywhere."""
    squad = game.residents[seat] + game.rage
    if what == ON_CAPITAL:
        return squad
    return squad + game.standing_at(seat, game.cell[seat])


class RaidResult(Clause2[Trappers]):
    """TR-145: equal is enough. TR-152: losses come in any case; TR-155: failure costs nothing else."""

    def run(self, game: Trappers, seat: i64, what: i64) -> None:
        cell = game.cell[seat]
        attack = strength(game, seat, what) + game.die
        against = defence(game, cell, what)
        game.tell(events.RAID_ROLLED, seat, game.die, attack, against)
        if what == ON_CAPITAL:
            game.mark(seat, cell)  # TR-102
        if not game.cocoon:
            lose_residents(game, seat, FACES - game.die)
        if attack < against:
            game.tell(events.RAID_LOST, seat, what, cell)
            if what == ON_CAPITAL and game.failure_costs_rep:
                change_mirrored(game, seat, game.atlas.clan[cell], -1)  # TR-R12
        elif what == ON_CAPITAL:
            rob(game, seat, cell)
        elif what == TO_CAPTURE:
            capture(game, seat, cell)
        else:
            wreck(game, seat, cell, what)


def rob(game: Trappers, seat: i64, cell: i64) -> None:
    """TR-101, TR-193."""
    clan = game.atlas.clan[cell]
    game.zefs[seat] += CAPITAL_BOOTY
    game.tell(events.RAID_WON, seat, ON_CAPITAL, cell, CAPITAL_BOOTY)
    change_mirrored(game, seat, clan, -1)
    note(game, seat, ROBBED, clan)


def wreck(game: Trappers, seat: i64, cell: i64, what: i64) -> None:
    """TR-149, TR-151: a Factory goes back to its owner, a City is a Factory again; TR-157: no clan minds."""
    owner = game.owner_at(cell)
    game.zefs[seat] += BOOTY
    game.tell(events.RAID_WON, seat, what, cell, BOOTY)
    if what == ON_CITY:
        game.cities = put(game.cities, owner, game.cities[owner] & ~bit(cell))
        game.factories = put(game.factories, owner, game.factories[owner] | bit(cell))
        game.tell(events.CITY_DAMAGED, owner, cell)
    else:
        game.factories = put(game.factories, owner, game.factories[owner] & ~bit(cell))
        game.tell(events.TILE_GONE, owner, cell)


def capture(game: Trappers, seat: i64, cell: i64) -> None:
    """TR-150, TR-153, TR-R05, TR-R48: some residents stay behind, on top of the losses."""
    owner = game.owner_at(cell)
    game.zefs[seat] += game.capture_zefs
    game.tell(events.RAID_WON, seat, TO_CAPTURE, cell, game.capture_zefs)
    lose_residents(game, seat, LEFT_BEHIND)
    game.factories = put(game.factories, owner, game.factories[owner] & ~bit(cell))
    game.factories = put(game.factories, seat, game.factories[seat] | bit(cell))
    game.mark(seat, cell)
    game.tell(events.CAPTURED, seat, cell, owner)


RAID_RESULT: Final = RaidResult()
