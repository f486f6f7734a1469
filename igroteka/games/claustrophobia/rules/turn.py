"""The round as the rulebook lists it: open this first (CL-016, CL-017)."""

from __future__ import annotations

from typing import Final

from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.games.claustrophobia.rules.demon_phase import DEMON_PHASE
from igroteka.games.claustrophobia.rules.destiny import DESTINY
from igroteka.games.claustrophobia.rules.human_phase import HUMAN_PHASE
from igroteka.games.claustrophobia.rules.initiative import INITIATIVE_PHASE
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.rules.summoning import SUMMON_LOOP
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.game import Claustrophobia


class EndRound(Clause[Claustrophobia]):
    """The scenario's moment comes before the limit is checked."""

    def run(self, game: Claustrophobia) -> None:
        game.tell(events.ROUND_ENDS, game.round)
        game.then(MOMENTS.round_end[game.scenario.round_end])


class NextRound(Clause[Claustrophobia]):
    """CL-017: another round, until a victory condition ends the game; the scenario has a last one."""

    def run(self, game: Claustrophobia) -> None:
        if game.round >= game.scenario.limit:
            game.last_round_over = 1
            judge(game)
        game.then(ROUND)


END_ROUND: Final = EndRound()
NEXT_ROUND: Final = NextRound()

# CL-016: four phases, in this order.
ROUND: Final = Sequence(
    "ROUND",
    INITIATIVE_PHASE,  # CL-018  1
    HUMAN_PHASE,  # CL-032  2
    DESTINY,  # CL-050  3
    SUMMON_LOOP,  # CL-067
    DEMON_PHASE,  # CL-083  4
    END_ROUND,
    NEXT_ROUND,  # CL-017
)
