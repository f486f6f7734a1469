"""The round as the rulebook lists it: open this first (CH-033 to CH-035)."""

from __future__ import annotations

from typing import Final

from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.games.havoc.rules.action_phase import ACTION_PHASE
from igroteka.games.havoc.rules.battle import BATTLE_PHASE
from igroteka.games.havoc.rules.draw_phase import DRAW_PHASE
from igroteka.games.havoc.rules.event_phase import EVENT_PHASE
from igroteka.games.havoc.rules.prisoners import PRISONER_PHASE
from igroteka.games.havoc.rules.scoring import END_ROUND, SCORING_PHASE, announce
from igroteka.games.havoc.state.game import Havoc


class NextRound(Clause[Havoc]):
    """CH-033, CH-035, CH-168: another round, unless this one was the last."""

    def run(self, game: Havoc) -> None:
        if game.last:
            announce(game)
        else:
            game.then(ROUND)


# CH-034: six phases, in this order.
ROUND: Final = Sequence(
    "ROUND",
    EVENT_PHASE,  # CH-036  1
    DRAW_PHASE,  # CH-047  2
    ACTION_PHASE,  # CH-051  3
    BATTLE_PHASE,  # CH-115  4
    PRISONER_PHASE,  # CH-155  5
    SCORING_PHASE,  # CH-162  6
    END_ROUND,
    NextRound(),  # CH-035
)
