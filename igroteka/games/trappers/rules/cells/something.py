"""TR-071, TR-082, TR-083: another form, reputation too, never a battle."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.forms import change_form, offer_forms
from igroteka.games.trappers.rules.offers import MAY_BUY_REP, MAY_GIVE_DUE
from igroteka.games.trappers.state.game import Trappers


class Something(Place):
    """TR-071: another form, if the trapper wants one."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        offer_forms(game, seat, choices)

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        if action != act(PASS):
            change_form(game, seat, first_of(action))
        game.then(MAY_BUY_REP, seat)
        game.then(MAY_GIVE_DUE, seat)
        return False
