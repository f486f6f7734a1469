"""Phases 1 and 5: fuel comes in (TH-027 to TH-029) and is burnt (TH-052 to TH-055)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of, second_of
from igroteka.engine.step_kinds import Clause, Clause1, Decision1
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import DITCH
from igroteka.games.tremble.state.fields import AT, CELLS, FLEET, FUEL, NONE, REFUELLING, TANK
from igroteka.games.tremble.state.game import Tremble

RATION: Final[i64] = 8  # TH-027


class CollectFuel(Clause[Tremble]):
    """TH-027: 8 for everyone; TH-028: what exceeds 20 is lost."""

    def run(self, game: Tremble) -> None:
        game.phase = FUEL
        for captain in range(game.players):
            before = game.fuel[captain]
            game.fuel[captain] = min(before + RATION, TANK)  # TH-029: what was not used is kept
            game.tell(events.FUELLED, captain, game.fuel[captain] - before, game.fuel[captain])


class Refuel(Clause[Tremble]):
    def run(self, game: Tremble) -> None:
        if game.laid > 0:
            game.phase = REFUELLING
        for position in range(game.players):
            game.then(PAY_FUEL, game.clockwise(position))


class PayFuel(Clause1[Tremble]):
    """TH-052: the sum for all his ships; TH-054: ships he cannot fuel are lost first."""

    def run(self, game: Tremble, captain: i64) -> None:
        cost = game.fuel_planned(captain)
        if cost > game.fuel[captain]:  # TH-053: nothing flies unpaid
            doomed = only_attacker(game, captain)
            if doomed != NONE:
                ditch(game, captain, doomed)
            else:
                game.then(DITCH_SHIP, captain)
            game.then(PAY_FUEL, captain)
        elif cost > 0:
            game.fuel[captain] -= cost  # TH-055: the ships fly on
            game.tell(events.REFUELLED, captain, cost, game.fuel[captain])


def only_attacker(game: Tremble, captain: i64) -> i64:
    """The ship that must go: all his attackers are alike and at one city, so there is nothing to choose; or NONE."""
    found: i64 = NONE
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.attacks(ship):
            if found != NONE and (game.place[ship] != game.place[found] or game.kind_of(ship) != game.kind_of(found)):
                return NONE
            found = ship
    return found


def ditch(game: Tremble, captain: i64, ship: i64) -> None:
    kind = game.kind_of(ship)
    cell = game.place[ship] - AT
    game.scrap(ship)  # TH-R07: gone for good
    game.tell(events.DITCHED, captain, kind, cell)


class DitchShip(Decision1[Tremble]):
    """TH-054, TH-R08: one of his attacking ships, named one at a time."""

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            cell = game.place[ship] - AT
            if 0 <= cell < CELLS:
                choices.add_new(act(DITCH, game.kind_of(ship), cell))

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        ditch(game, captain, game.ship_of(captain, first_of(action), AT + second_of(action)))


COLLECT_FUEL: Final = CollectFuel()
REFUEL: Final = Refuel()
PAY_FUEL: Final = PayFuel()
DITCH_SHIP: Final = DitchShip()
