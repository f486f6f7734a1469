"""The Captive: found on the target tile, a human warrior from then on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.step_kinds import Clause2
from igroteka.games.claustrophobia.content.vocabulary import REVEAL_CAPTIVE, C
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.fields import EXHAUSTED
from igroteka.games.claustrophobia.state.game import Claustrophobia


class CaptiveFound(Clause2[Claustrophobia]):
    """Treated as Exhausted until the next Initiative phase; he adds a die from then on."""

    def run(self, game: Claustrophobia, human: i64, spot: i64) -> None:
        game.at[C] = spot
        game.body[C] = bit(EXHAUSTED)
        game.tell(events.CAPTIVE_FOUND, C, game.where(spot))


CAPTIVE_FOUND: Final = CaptiveFound()
MOMENTS.revealed[REVEAL_CAPTIVE] = CAPTIVE_FOUND
