"""TR-092 to TR-102: a Capital is visited in peace or robbed."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act
from igroteka.games.trappers.content.vocabulary import FIGHTER, PEACEFUL_STAY
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.dice import ON_CAPITAL
from igroteka.games.trappers.rules.offers import MAY_BUY_ARTIFACT, MAY_BUY_REP, MAY_RECRUIT
from igroteka.games.trappers.rules.quests import note
from igroteka.games.trappers.rules.raids import raid
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import ROB, STAY
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import MARKED, NEEDS_FIGHTER


def why_not_rob(game: Trappers, seat: i64) -> i64:
    """TR-099, TR-100; TR-R49: other rovers here do not matter."""
    if game.form(seat) != FIGHTER:
        return NEEDS_FIGHTER
    return MARKED if game.is_marked(seat, game.cell[seat]) else 0


class Capital(Place):
    """TR-092: peace or robbery."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(STAY))
        choices.offer(act(ROB), unless=why_not_rob(game, seat))

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        if action == act(ROB):
            raid(game, seat, ON_CAPITAL)
            return False
        game.tell(events.PEACEFUL, seat, game.cell[seat])
        note(game, seat, PEACEFUL_STAY, game.clan_here(seat))
        game.then(MAY_RECRUIT, seat)  # TR-093, TR-095: in this order
        game.then(MAY_BUY_REP, seat)  # TR-096
        game.then(MAY_BUY_ARTIFACT, seat)  # TR-097
        return False
