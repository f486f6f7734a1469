"""TR-001 to TR-007: victory points, and the moment that ends the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.step_kinds import Clause3
from igroteka.engine.vectors import put
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.game import Trappers

FOR_BATTLE: Final[i64] = 0  # TR-003
FOR_CITY: Final[i64] = 1  # TR-004
FOR_QUEST: Final[i64] = 2  # TR-005


class Score(Clause3[Trappers]):
    """TR-002: at the very moment; whatever was pending does not happen."""

    def run(self, game: Trappers, seat: i64, points: i64, source: i64) -> None:
        # TR-006: points come from here alone, and nothing takes them away
        game.vp = put(game.vp, seat, game.vp[seat] + points)
        game.tell(events.SCORED, seat, points, source, game.vp[seat])
        if game.vp[seat] >= game.target:
            game.tell(events.WON_GAME, seat, game.vp[seat])
            game.end()


SCORE: Final = Score()
