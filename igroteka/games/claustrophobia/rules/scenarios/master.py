"""Cut Off the Head: the Demon waits on the target tile with its guard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.step_kinds import Clause2
from igroteka.games.claustrophobia.content.vocabulary import REVEAL_MASTER, THE_DEMON
from igroteka.games.claustrophobia.rules.figures import spawn_trogs
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.game import Claustrophobia


class MasterComes(Clause2[Claustrophobia]):
    """Free, with Troglodytes as far as the supply goes; they act in the next Demon action phase."""

    def run(self, game: Claustrophobia, human: i64, spot: i64) -> None:
        game.fiend_at[THE_DEMON] = spot
        game.set_wounds(THE_DEMON, 0)
        game.tell(events.CAME, game.figure(THE_DEMON), game.where(spot), 1)
        spawn_trogs(game, spot, game.scenario.reveal_trogs)


MASTER_COMES: Final = MasterComes()
MOMENTS.revealed[REVEAL_MASTER] = MASTER_COMES
