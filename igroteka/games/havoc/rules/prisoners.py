"""Phase 5: points for prisoners, then soldiers are bought back (CH-155 to CH-161, CH-R47 to CH-R50)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause, Clause1, Decision1
from igroteka.games.havoc.content.vocabulary import FREE_RANSOM, HUMANS, SIDES
from igroteka.games.havoc.rules.points import BY_PRISONERS, gain, lose
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import FREE, RANSOM
from igroteka.games.havoc.state.fields import PRISONERS
from igroteka.games.havoc.state.game import Havoc

PRICE: Final[i64] = 2  # CH-156


class PrisonerPhase(Clause[Havoc]):
    """CH-155: a point for each prisoner held, captured Trogs too (CH-R47); CH-161: not for those of neutral Trogs.

    CH-156: then the ransoms; CH-R50: in the last round as in any.
    """

    def run(self, game: Havoc) -> None:
        game.phase = PRISONERS
        for place in range(game.players):
            side = game.at_place(place)
            gain(game, side, game.prisoners_of(side), BY_PRISONERS)
        for place in range(game.players):
            game.then(RANSOMS, game.at_place(place))


def captured(game: Havoc, side: i64) -> i64:
    """Count the side's soldiers held elsewhere, by neutral Trogs too (CH-160)."""
    count: i64 = 0
    for captor in range(SIDES):
        count += game.held_by(captor, side)
    return count


def has_police(game: Havoc, side: i64) -> bool:
    """Tell whether the Military Police can free a soldier without points."""
    return side == HUMANS and game.is_ready(game.atlas.skill_of[FREE_RANSOM])


class Ransoms(Clause1[Havoc]):
    """CH-157: only who can pay is asked; CH-158: again in every round."""

    def run(self, game: Havoc, side: i64) -> None:
        if captured(game, side) > 0 and (game.vp[side] >= PRICE or has_police(game, side)):
            game.then(RANSOM_OR_NOT, game.seat_of(side))


class RansomOrNot(Decision1[Havoc]):
    """CH-R49: one at a time; the captor receives nothing."""

    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        choices.add(act(PASS))
        why_not: i64 = 0 if game.vp[side] >= PRICE else reasons.TOO_POOR
        for captor in range(SIDES):
            if game.held_by(captor, side) > 0:
                choices.offer(act(RANSOM, captor), unless=why_not)
                if has_police(game, side):
                    choices.add(act(FREE, captor))

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        if action == act(PASS):
            return
        side = game.side_of(seat)
        captor = first_of(action)
        paid: i64 = 0
        if verb_of(action) == FREE:
            skill = game.atlas.skill_of[FREE_RANSOM]
            game.used |= bit(skill)
            game.tell(events.USED_SKILL, side, skill)
        else:
            paid = PRICE
            lose(game, side, PRICE)
        game.set_held(captor, side, game.held_by(captor, side) - 1)
        game.reserve[side] += 1
        game.tell(events.RANSOMED, side, captor, paid, game.reserve[side])
        game.then(RANSOMS, side)


PRISONER_PHASE: Final = PrisonerPhase()
RANSOMS: Final = Ransoms()
RANSOM_OR_NOT: Final = RansomOrNot()
