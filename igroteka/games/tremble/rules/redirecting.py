"""Between refuelling and battle: ships that can be redirected get their last order in secret (TH-112 to TH-115)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import NOT_READY, READY, Choices, act, first_of, second_of, verb_of
from igroteka.engine.sealed import Sealed
from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import REDIRECT, TAKE_BACK
from igroteka.games.tremble.state.fields import AIMED, AT, CELLS, FLEET, NONE, UNAIMED
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import FIXED_COURSE


class OpenRedirects(Clause[Tremble]):
    """TH-R25: ships in the attack, that is fuelled ones; with one city laid out there is nowhere else to go."""

    def run(self, game: Tremble) -> None:
        game.ready = bit(game.players) - 1
        for ship in range(game.players * FLEET):
            if game.laid > 1 and game.attacks(ship) and game.cards.redirects[game.fleet[ship]]:
                game.place[ship] = AIMED + (game.place[ship] - AT) * 8 + UNAIMED
                game.set_ready(ship // FLEET, False)  # TH-114: whoever has such ships, alone too


def aim(game: Tremble, ship: i64) -> i64:
    """The new cell, UNAIMED while it is open, NONE for a ship that cannot change course."""
    return game.place[ship] & 7 if game.place[ship] >= AIMED else NONE


def course(game: Tremble, ship: i64) -> i64:
    """The cell that everybody knows it to fly to, before the change."""
    return (game.place[ship] - AIMED) >> 3


def aiming(game: Tremble, captain: i64, kind: i64, cell: i64) -> i64:
    """The captain's ship of that kind with that aim; of equal ships the one of the lower course."""
    found: i64 = NONE
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if aim(game, ship) == cell and game.kind_of(ship) == kind:
            if found == NONE or game.place[ship] < game.place[found]:
                found = ship
    return found


class ChooseTargets(Sealed[Tremble]):
    """TH-115: in secret, all at once; TH-113: any city laid out, the present one too."""

    def waits(self, game: Tremble, captain: i64) -> bool:
        return not game.is_ready(captain)

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if aim(game, ship) == UNAIMED:
                self.targets(game, ship, choices)
                return
        choices.add(act(READY))
        if choices.explaining:
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.attacks(ship):
                    choices.offer(act(REDIRECT, game.kind_of(ship), game.place[ship] - AT), unless=FIXED_COURSE)

    def targets(self, game: Tremble, ship: i64, choices: Choices) -> None:
        for cell in range(game.laid):
            choices.add_new(act(REDIRECT, game.kind_of(ship), cell))

    def extras(self, game: Tremble, captain: i64, choices: Choices) -> None:
        now = Choices()
        self.actions(game, captain, now)
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            cell = aim(game, ship)
            if cell == NONE:
                continue
            if game.is_ready(captain):
                choices.add(act(NOT_READY))
                return
            if cell == UNAIMED:
                if not now.has(act(REDIRECT, game.kind_of(ship), 0)):
                    self.targets(game, ship, choices)
            else:
                choices.add_new(act(TAKE_BACK, game.kind_of(ship), cell + 1))

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        verb = verb_of(action)
        kind = first_of(action)
        if verb == REDIRECT:
            game.place[aiming(game, captain, kind, UNAIMED)] += second_of(action) - UNAIMED
        elif verb == TAKE_BACK:
            cell = second_of(action) - 1
            game.place[aiming(game, captain, kind, cell)] += UNAIMED - cell
        else:
            game.set_ready(captain, verb == READY)

    def forget(self, game: Tremble, captain: i64) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if aim(game, ship) != NONE:
                game.place[ship] = AIMED + course(game, ship) * 8 + UNAIMED
                game.set_ready(captain, False)


class ChangeCourse(Clause[Tremble]):
    """TH-115: turned up together; TH-R25: no fuel is paid for it."""

    def run(self, game: Tremble) -> None:
        for position in range(game.players):
            captain = game.clockwise(position)
            if game.listener is not None:
                announce(game, captain)
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if aim(game, ship) != NONE:
                    game.place[ship] = AT + aim(game, ship)


def announce(game: Tremble, captain: i64) -> None:
    """By kind, old cell and new: the slots of a fleet are nobody's business."""
    for kind in range(game.cards.kinds):
        for place in range(AIMED, AIMED + CELLS * 8):
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.place[ship] == place and game.kind_of(ship) == kind:
                    if aim(game, ship) == course(game, ship):
                        game.tell(events.KEPT_COURSE, captain, kind, course(game, ship))
                    else:
                        game.tell(events.REDIRECTED, captain, kind, course(game, ship), aim(game, ship))


REDIRECTS: Final = Sequence(
    "REDIRECTS",
    OpenRedirects(),
    ChooseTargets(),  # TH-115
    ChangeCourse(),
)
