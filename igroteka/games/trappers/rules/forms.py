"""TR-071 to TR-081: the four forms of a squad, and changing them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Decision1
from igroteka.games.trappers.content.vocabulary import BUILDER, CHANGED_FORM, ENGINEER, FIGHTER, MIMIC
from igroteka.games.trappers.rules.quests import note
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import BECOME
from igroteka.games.trappers.state.game import Trappers

FIGHTS_BETTER: Final[i64] = 3  # TR-167
FIGHTS_WORSE: Final[i64] = -2  # TR-077, TR-167


def battle_bonus(form: i64) -> i64:
    """TR-167: in battles alone, not in raids (TR-154)."""
    if form == FIGHTER:
        return FIGHTS_BETTER
    return FIGHTS_WORSE if form == ENGINEER else 0


def offer_forms(game: Trappers, seat: i64, choices: Choices) -> None:
    for form in range(BUILDER, MIMIC + 1):
        if form != game.form(seat):
            choices.add(act(BECOME, form))


def change_form(game: Trappers, seat: i64, form: i64) -> None:
    before = game.form(seat)
    game.take_form(seat, form)
    game.tell(events.FORM_CHANGED, seat, form, before)
    note(game, seat, CHANGED_FORM, form)


class ChooseForm(Decision1[Trappers]):
    """An artifact changes the form as Something does, anywhere."""

    def actions(self, game: Trappers, seat: i64, choices: Choices) -> None:
        offer_forms(game, seat, choices)

    def apply(self, game: Trappers, seat: i64, action: i64) -> None:
        change_form(game, seat, first_of(action))


CHOOSE_FORM: Final = ChooseForm()
