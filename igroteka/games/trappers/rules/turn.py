"""TR-041: a trapper's turn as the rulebook lists it: open this first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.step_kinds import Chance1, Clause1, Sequence
from igroteka.games.trappers.content.vocabulary import CELLS, SIDE
from igroteka.games.trappers.rules.action_phase import ARRIVE
from igroteka.games.trappers.rules.moving import MOVE
from igroteka.games.trappers.rules.quests import count_turn
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.fields import FREE, OFF
from igroteka.games.trappers.state.game import Trappers


class Enter(Chance1[Trappers]):
    """TR-026, TR-175, TR-R32: the white and the black die name any cell; TR-027, TR-058: the wheels are up."""

    def outcomes(self, game: Trappers, seat: i64, odds: Odds) -> None:
        uniform(odds, CELLS)

    def sample(self, game: Trappers, seat: i64, rng: Rng) -> i64:
        return rng.below(CELLS)

    def apply(self, game: Trappers, seat: i64, cell: i64) -> None:
        game.cell[seat] = cell
        game.turn_to(seat, FREE)
        game.tell(events.ENTERED, seat, cell, cell % SIDE + 1, cell // SIDE + 1)


class Turn(Clause1[Trappers]):
    """TR-087, TR-175: a turn may have to be missed; off the board it begins with the dice."""

    def run(self, game: Trappers, seat: i64) -> None:
        clear_turn(game)
        if game.must_miss(seat) > 0:
            game.set_skips(seat, game.must_miss(seat) - 1)
            game.tell(events.MISSED_TURN, seat)
            return
        game.tell(events.TURN_BEGINS, seat, game.turn, game.round)
        count_turn(game, seat)
        if game.cell[seat] == OFF:
            game.then(ENTER, seat)
        game.then(PLAY_TURN, seat)


def clear_turn(game: Trappers) -> None:
    """Forget what holds for one turn only."""
    game.fresh = 0
    game.played = 0
    game.boost = 0
    game.ghost = 0
    game.jumped = 0
    game.bought = 0
    game.exchanges = 0
    game.die = 0
    game.second_die = 0
    game.rage = 0
    game.cocoon = 0


ENTER: Final = Enter()
TURN: Final = Turn()
# TR-041: first the movement, then the action.
PLAY_TURN: Final = Sequence(
    "PLAY_TURN",
    MOVE,  # TR-042  with the artifacts of the start
    ARRIVE,  # TR-060  what the cell does, then TR-059 what the trapper does there
)
