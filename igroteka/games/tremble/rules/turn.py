"""The turn as the rulebook lists it: open this first. A phase is done by all captains before the next (TH-022)."""

from __future__ import annotations

from typing import Final

from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.engine.vectors import filled
from igroteka.games.tremble.rules.battle import BATTLES
from igroteka.games.tremble.rules.buying import SHOPPING
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.fuel import COLLECT_FUEL, REFUEL
from igroteka.games.tremble.rules.intelligence import SURVEY
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.rules.redirecting import REDIRECTS
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.rules.searching import ADVANCE_SEARCHES
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.fields import CELLS, NONE
from igroteka.games.tremble.state.game import Tremble


class BeginTurn(Clause[Tremble]):
    def run(self, game: Tremble) -> None:
        if game.turn > 0:
            game.leader = game.clockwise(1)  # TH-R09: it passes on every turn
        game.turn += 1
        game.laid = 0
        game.city = filled(CELLS, NONE)
        game.holder = 0
        game.flown = 0
        game.tell(events.TURN_BEGINS, game.turn, game.leader)


class NextTurn(Clause[Tremble]):
    """TH-023, TH-024, TH-R19: the turn that empties the deck is the last."""

    def run(self, game: Tremble) -> None:
        if game.undrawn() > 0:
            game.then(TURN)
        else:
            game.then(FINAL_COUNT)


# TH-022: each phase is finished for all captains before the next one starts.
TURN: Final = Sequence(
    "TURN",
    BeginTurn(),
    COLLECT_FUEL,  # TH-027  1
    SHOPPING,  # TH-030  2  each captain may draw two and buy one
    SURVEY,  # TH-040  3  cities and armies are turned up
    PLAN,  # TH-045  4  in secret, all at once
    REFUEL,  # TH-052  5
    REDIRECTS,  # TH-112
    BATTLES,  # TH-056  6  every contested city, in the order of cells (TH-R23)
    REWARDS,  # TH-074  7  then the holders of all cities
    ADVANCE_SEARCHES,  # TH-080
    NextTurn(),  # TH-023
)
