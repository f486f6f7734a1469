"""Phase 4: every captain orders his ships in secret; then all orders are turned up at once (TH-045 to TH-051)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has
from igroteka.engine.choices import NOT_READY, READY, Choices, act, first_of, second_of, verb_of
from igroteka.engine.sealed import Sealed
from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.games.tremble.rules.revealing import turn_up
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import HOLD, SEND, TAKE_BACK
from igroteka.games.tremble.state.fields import AT, FLEET, HAND, HELD, NONE, PLANNING, SEARCHING, UNPLANNED
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import IS_SEARCHING, NO_FUEL, TWO_THERE


class OpenPlans(Clause[Tremble]):
    """Ships in hand await orders; TH-R18: without a city there is nothing to plan."""

    def run(self, game: Tremble) -> None:
        if game.laid == 0:
            game.ready = bit(game.players) - 1
            return
        game.phase = PLANNING
        for captain in range(game.players):
            game.set_ready(captain, game.hand_size(captain) == 0)
        for ship in range(game.players * FLEET):
            if game.place[ship] == HAND:
                game.place[ship] = UNPLANNED


def why_not_send(game: Tremble, captain: i64, ship: i64, cell: i64) -> i64:
    """TH-R08: what cannot be fuelled is not offered, unless overcommitting is allowed; TH-R05: two a city."""
    if game.overcommit == 0:
        if game.fuel_planned(captain) + game.cards.fuel[game.fleet[ship]] > game.fuel[captain]:
            return NO_FUEL
    if game.two_per_city and game.count_at(captain, AT + cell) >= 2:
        return TWO_THERE
    return 0


def has_orders(game: Tremble, captain: i64) -> bool:
    """Tell whether the captain had a ship to order this turn."""
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if UNPLANNED <= game.place[ship] < SEARCHING:
            return True
    return False


class SendShips(Sealed[Tremble]):
    """TH-046: any ships to any cities, or none, reserves too (TH-123); TH-048: hidden until all are ready."""

    def waits(self, game: Tremble, captain: i64) -> bool:
        return not game.is_ready(captain)

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.place[ship] == UNPLANNED:
                self.orders(game, captain, ship, choices)
                if choices.count > 0:
                    choices.add(act(HOLD, game.kind_of(ship)))
                    return
        choices.add(act(READY))  # what has no order stays at home
        if choices.explaining:
            self.searchers(game, captain, choices)

    def orders(self, game: Tremble, captain: i64, ship: i64, choices: Choices) -> None:
        for cell in range(game.laid):  # TH-042; TH-017, TH-R04: there is a token for each
            choices.offer(act(SEND, game.kind_of(ship), cell), unless=why_not_send(game, captain, ship, cell))

    def searchers(self, game: Tremble, captain: i64, choices: Choices) -> None:
        """TH-050, TH-083: why the ships on a search are not offered."""
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.searches(ship) and game.ship_of(captain, game.kind_of(ship), UNPLANNED) == NONE:
                for cell in range(game.laid):
                    choices.offer(act(SEND, game.kind_of(ship), cell), unless=IS_SEARCHING)

    def extras(self, game: Tremble, captain: i64, choices: Choices) -> None:
        if game.is_ready(captain):
            if has_orders(game, captain):
                choices.add(act(NOT_READY))
            return
        now = Choices()
        self.actions(game, captain, now)
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            place = game.place[ship]
            kind = game.kind_of(ship) if place > 0 else NONE
            if place == UNPLANNED:
                for cell in range(game.laid):
                    if not now.has(act(SEND, kind, cell)) and not choices.has(act(SEND, kind, cell)):
                        choices.offer(act(SEND, kind, cell), unless=why_not_send(game, captain, ship, cell))
                if not now.has(act(HOLD, kind)) and not choices.has(act(HOLD, kind)):
                    choices.add(act(HOLD, kind))
            elif place == HELD or game.attacks(ship):
                choices.add_new(act(TAKE_BACK, kind, 0 if place == HELD else place - AT + 1))
        if not now.has(act(READY)):
            choices.add(act(READY))

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        verb = verb_of(action)
        kind = first_of(action)
        if verb == SEND:
            game.place[game.ship_of(captain, kind, UNPLANNED)] = AT + second_of(action)
        elif verb == HOLD:
            game.place[game.ship_of(captain, kind, UNPLANNED)] = HELD
        elif verb == TAKE_BACK:
            cell = second_of(action)
            game.place[game.ship_of(captain, kind, AT + cell - 1 if cell > 0 else HELD)] = UNPLANNED
        else:
            game.set_ready(captain, verb == READY)

    def forget(self, game: Tremble, captain: i64) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if UNPLANNED <= game.place[ship] < SEARCHING:
                game.place[ship] = UNPLANNED
                game.set_ready(captain, False)


class Reveal(Clause[Tremble]):
    """TH-049: all tokens and attacking ships are turned up together."""

    def run(self, game: Tremble) -> None:
        for position in range(game.players if game.laid > 0 else 0):
            captain = game.clockwise(position)
            flying: i64 = 0
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.in_hand(ship):
                    game.place[ship] = HAND
                elif game.attacks(ship):
                    fly_the_known(game, captain, ship)
                    flying |= bit(ship)
            game.flown |= flying
            turn_up(game, captain, flying)
            if game.listener is not None:
                announce(game, captain)


def fly_the_known(game: Tremble, captain: i64, ship: i64) -> None:
    """TH-R13: of equal ships the one that everybody knows flies; the other's place in hand stays a secret."""
    card = game.fleet[ship]
    for other in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(other) and game.kind_of(other) == game.kind_of(ship) and game.is_public(game.fleet[other]):
            if not game.is_public(card) or (game.has_flown(other) and not game.has_flown(ship)):
                game.fleet[ship] = game.fleet[other]
                game.fleet[other] = card
                if has(game.priced, ship):
                    game.priced ^= bit(ship) | bit(other)
                game.flown &= ~bit(other)  # TH-R17: if one of them has aided against an army, it is this one
                return


def announce(game: Tremble, captain: i64) -> None:
    """By kind and cell: the slots of a fleet would tell which ship a hidden one has replaced."""
    home = True
    for kind in range(game.cards.kinds):
        for cell in range(game.laid):
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.place[ship] == AT + cell and game.kind_of(ship) == kind:
                    game.tell(events.SENT, captain, kind, cell)
                    home = False
    if home:
        game.tell(events.STAYED_HOME, captain)


PLAN: Final = Sequence(
    "PLAN",
    OpenPlans(),
    SendShips(),  # TH-045
    Reveal(),  # TH-049
)
