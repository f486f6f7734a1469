"""Between refuelling and battle: ships that can be redirected get their last order in secret (TH-112 to TH-115)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import NOT_READY, READY, Choices, act, first_of, second_of, verb_of
from igroteka.engine.kinds import Clause
from igroteka.engine.step import Sealed, Sequence
from igroteka.games.tremble import happenings as told
from igroteka.games.tremble.reasons import FIXED_COURSE
from igroteka.games.tremble.state import AIMLESS, AT, CELLS, FLEET, NONE, SETTLED, Tremble
from igroteka.games.tremble.verbs import REDIRECT, TAKE_BACK


def flies(game: Tremble, ship: i64) -> bool:
    return AT <= game.place[ship] < AT + CELLS


class OpenRedirects(Clause[Tremble]):
    """TH-R25: ships in the attack, that is fuelled ones; with one city laid out there is nowhere else to go."""

    def run(self, game: Tremble) -> None:
        for captain in range(game.players):
            game.ready[captain] = 1
        for ship in range(game.players * FLEET):
            game.aim[ship] = SETTLED
            if game.laid > 1 and flies(game, ship) and game.cards.redirects[game.fleet[ship]]:
                game.aim[ship] = AIMLESS
                game.ready[ship // FLEET] = 0


def aiming(game: Tremble, captain: i64, kind: i64, aim: i64) -> i64:
    """The captain's first ship of that kind with that aim; of equal ships the one at the lower cell."""
    found: i64 = NONE
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.aim[ship] == aim and aim != SETTLED and game.kind_of(ship) == kind:
            if found == NONE or game.place[ship] < game.place[found]:
                found = ship
    return found


class ChooseTargets(Sealed[Tremble]):
    """TH-115: in secret, all at once; TH-113: any city laid out, the present one too."""

    def waits(self, game: Tremble, captain: i64) -> bool:
        return game.ready[captain] == 0

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.aim[ship] == AIMLESS:
                self.targets(game, ship, choices)
                return
        choices.add(act(READY))
        if choices.explaining:
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.aim[ship] == SETTLED and flies(game, ship):
                    choices.weigh(act(REDIRECT, game.kind_of(ship), game.place[ship] - AT), FIXED_COURSE)

    def targets(self, game: Tremble, ship: i64, choices: Choices) -> None:
        for cell in range(game.laid):
            action = act(REDIRECT, game.kind_of(ship), cell)
            if not choices.has(action):
                choices.add(action)

    def extras(self, game: Tremble, captain: i64, choices: Choices) -> None:
        if game.ready[captain]:
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.aim[ship] != SETTLED:
                    choices.add(act(NOT_READY))
                    return
            return
        now = Choices()
        self.actions(game, captain, now)
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.aim[ship] == AIMLESS:
                if not now.has(act(REDIRECT, game.kind_of(ship), 0)):
                    self.targets(game, ship, choices)
            elif game.aim[ship] != SETTLED:
                back = act(TAKE_BACK, game.kind_of(ship), game.aim[ship])
                if not choices.has(back):
                    choices.add(back)

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        verb = verb_of(action)
        kind = first_of(action)
        if verb == REDIRECT:
            game.aim[aiming(game, captain, kind, AIMLESS)] = 1 + second_of(action)
        elif verb == TAKE_BACK:
            game.aim[aiming(game, captain, kind, second_of(action))] = AIMLESS
        else:
            game.ready[captain] = 1 if verb == READY else 0

    def forget(self, game: Tremble, captain: i64) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.aim[ship] != SETTLED:
                game.aim[ship] = AIMLESS
                game.ready[captain] = 0


class ChangeCourse(Clause[Tremble]):
    """TH-115: turned up together; TH-R25: no fuel is paid for it."""

    def run(self, game: Tremble) -> None:
        for position in range(game.players):
            captain = game.clockwise(position)
            for ship in range(captain * FLEET, captain * FLEET + FLEET):
                if game.aim[ship] != SETTLED:
                    old = game.place[ship] - AT
                    new = game.aim[ship] - 1
                    game.place[ship] = AT + new
                    game.aim[ship] = SETTLED
                    if new == old:
                        game.tell(told.KEPT_COURSE, captain, game.kind_of(ship), new)
                    else:
                        game.tell(told.REDIRECTED, captain, game.kind_of(ship), old, new)


REDIRECTS: Final = Sequence(
    "REDIRECTS",
    OpenRedirects(),
    ChooseTargets(),  # TH-115
    ChangeCourse(),
)
