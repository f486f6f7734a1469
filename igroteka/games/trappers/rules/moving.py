"""TR-041 to TR-058: the movement phase, with the artifacts of a turn's start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size
from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause1, Decision1, Decision2
from igroteka.games.trappers.content.vocabulary import AT_START, CELLS, GHOST_MOVE, HEADINGS, MORE_MP, SET_FORM
from igroteka.games.trappers.rules.artifacts import offer_artifacts, play
from igroteka.games.trappers.rules.forms import CHOOSE_FORM
from igroteka.games.trappers.rules.routes import cheapest, facings, no_way, packed, reach
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import DRIVE, FACE, JUMP, PLAY
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import RIVAL_LIVES_THERE


class Move(Clause1[Trappers]):
    """After a jump only another artifact could be wanted: asked if there may be one."""

    def run(self, game: Trappers, seat: i64) -> None:
        if not game.jumped or game.hand[seat] != 0:
            game.then(DRIVE_OR_STAY, seat)


class DriveOrStay(Decision1[Trappers]):
    """TR-042: a cell, or stay. The way there never matters; that it is a cheapest one is for those who watch."""

    def actions(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        if not game.jumped:
            at = reach(game, seat)
            here = game.cell[seat]
            ends = (at[0] | at[1] | at[2] | at[3]) & ~bit(here)
            for cell in range(CELLS):
                if ends >> cell & 1:
                    choices.add(act(DRIVE, cell))
            if game.heading(seat) != FREE and size(facings(at, here)) > 1:
                choices.add(act(DRIVE, here))  # turning on the spot
        offer_artifacts(game, seat, AT_START, choices)

    def apply(self, game: Trappers, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == DRIVE:
            choose_facing(game, seat, first_of(action))
        elif verb == PLAY:
            begin_with(game, seat, first_of(action))
        else:
            game.tell(events.STAYED, seat, game.cell[seat])


def begin_with(game: Trappers, seat: i64, kind: i64) -> None:
    play(game, seat, kind)
    effect = game.atlas.effect[kind]
    if effect == MORE_MP:
        game.boost += game.atlas.amount[kind]
    elif effect == GHOST_MOVE:
        game.ghost = 1
    elif effect == SET_FORM:
        game.then(CHOOSE_FORM, seat)
    else:
        game.then(CHOOSE_CELL, seat)
    game.then(MOVE, seat)


def headings_at(game: Trappers, seat: i64, cell: i64) -> i64:
    """Those in which the rover can end there, a bit each; on its own cell only another one is a change."""
    headings = facings(reach(game, seat), cell)
    if cell == game.cell[seat]:
        headings &= ~bit(game.heading(seat))
    return headings


def choose_facing(game: Trappers, seat: i64, cell: i64) -> None:
    """TR-047, TR-051: it will be kept; asked only if there are several."""
    headings = headings_at(game, seat, cell)
    if headings == 0:
        raise no_way(cell)
    if size(headings) > 1:
        game.then(CHOOSE_FACING, seat, cell)
    else:
        drive(game, seat, cell, nth(headings, 0))


class ChooseFacing(Decision2[Trappers]):
    def actions(self, game: Trappers, seat: i64, cell: i64, choices: Choices) -> None:
        headings = headings_at(game, seat, cell)
        for heading in range(HEADINGS):
            if has(headings, heading):
                choices.add(act(FACE, heading))

    def apply(self, game: Trappers, seat: i64, cell: i64, action: i64) -> None:
        drive(game, seat, cell, first_of(action))


def drive(game: Trappers, seat: i64, cell: i64, heading: i64) -> None:
    if game.listener is not None:
        tell_way(game, seat, cell, heading)
    game.cell[seat] = cell
    game.turn_to(seat, heading)


def tell_way(game: Trappers, seat: i64, cell: i64, heading: i64) -> None:
    if cell == game.cell[seat]:
        game.tell(events.TURNED, seat, cell, heading)
    else:
        path, rest = packed(cheapest(game, int(seat), int(cell), int(heading)))
        game.tell(events.DROVE, seat, path, rest, heading)


class ChooseCell(Decision1[Trappers]):
    """A jump: any cell without a rival's settlement; TR-058: the facing is free, and there is no movement."""

    def actions(self, game: Trappers, seat: i64, choices: Choices) -> None:
        rivals = game.rivals_settlements(seat)
        for cell in range(CELLS):
            choices.offer(act(JUMP, cell), unless=RIVAL_LIVES_THERE if rivals >> cell & 1 else 0)

    def apply(self, game: Trappers, seat: i64, action: i64) -> None:
        game.tell(events.JUMPED, seat, first_of(action), game.cell[seat])
        game.cell[seat] = first_of(action)
        game.turn_to(seat, FREE)
        game.jumped = 1


MOVE: Final = Move()
DRIVE_OR_STAY: Final = DriveOrStay()
CHOOSE_FACING: Final = ChooseFacing()
CHOOSE_CELL: Final = ChooseCell()
