"""Reserve ships: kept back, they may join a battle (TH-110, TH-111) or, by option, a fight with an army (TH-R17)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import Choices, act
from igroteka.games.tremble.rules.revealing import turn_up
from igroteka.games.tremble.state.actions import JOIN
from igroteka.games.tremble.state.fields import FLEET, NONE
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import HAS_FLOWN, IS_SEARCHING, NO_FUEL_TO_JOIN, NO_RESERVE


def could_join(game: Tremble, captain: i64) -> bool:
    """Tell, by what everybody knows, whether a ship in hand has not flown and fuel is left for the cheapest one."""
    if game.fuel[captain] < game.cards.cheapest_join:
        return False
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(ship) and not game.has_flown(ship):
            return True
    return False


def why_not_join(game: Tremble, captain: i64, ship: i64) -> i64:
    card = game.fleet[ship]
    if game.cards.joins[card] == 0:
        return NO_RESERVE
    if game.searches(ship):
        return IS_SEARCHING  # TH-R31
    if game.has_flown(ship):
        return HAS_FLOWN  # TH-R21
    if game.cards.fuel[card] > game.fuel[captain]:
        return NO_FUEL_TO_JOIN  # TH-111
    return 0


def offer_reserves(game: Tremble, captain: i64, choices: Choices) -> None:
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(ship) and why_not_join(game, captain, ship) == 0:
            choices.add_new(act(JOIN, game.kind_of(ship)))
    if choices.explaining:
        explain_reserves(game, captain, choices)


def explain_reserves(game: Tremble, captain: i64, choices: Choices) -> None:
    """Why the other ships at home or on a search are not offered; a kind that is offered needs no reason."""
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(ship) or game.searches(ship):
            action = act(JOIN, game.kind_of(ship))
            if not choices.has(action):
                choices.offer(action, unless=why_not_join(game, captain, ship))


def join(game: Tremble, captain: i64, kind: i64, place: i64) -> None:
    """TH-111, TH-R41: its printed fuel is paid now; everybody sees the ship, of equals one that all know (TH-R13)."""
    joining: i64 = NONE
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(ship) and game.kind_of(ship) == kind and why_not_join(game, captain, ship) == 0:
            if joining == NONE or not game.is_public(game.fleet[joining]):
                joining = ship
    card = game.fleet[joining]
    game.fuel[captain] -= game.cards.fuel[card]
    game.place[joining] = place
    game.flown |= bit(joining)
    turn_up(game, captain, bit(joining))
    game.shown += 1
