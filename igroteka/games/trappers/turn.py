"""TR-041: a trapper's turn as the rulebook lists it: open this first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.kinds import Chance1, Clause1
from igroteka.engine.step import Sequence
from igroteka.games.trappers import happenings as told
from igroteka.games.trappers.acting import ARRIVE
from igroteka.games.trappers.fields import FREE, OFF
from igroteka.games.trappers.moving import MOVE
from igroteka.games.trappers.quests import count_turn
from igroteka.games.trappers.state import Trappers
from igroteka.games.trappers.terms import CELLS, SIDE


class Enter(Chance1[Trappers]):
    """TR-026, TR-175: the white and the black die name the cell; TR-027, TR-058: the wheels are up."""

    def outcomes(self, game: Trappers, seat: i64, odds: Odds) -> None:
        uniform(odds, CELLS)

    def sample(self, game: Trappers, seat: i64, rng: Rng) -> i64:
        return rng.below(CELLS)

    def apply(self, game: Trappers, seat: i64, cell: i64) -> None:
        game.cell[seat] = cell
        game.turn_to(seat, FREE)
        game.tell(told.ENTERED, seat, cell, cell % SIDE + 1, cell // SIDE + 1)


class Turn(Clause1[Trappers]):
    """TR-087, TR-175: a turn may have to be missed; off the board it begins with the dice."""

    def run(self, game: Trappers, seat: i64) -> None:
        clear_turn(game)
        if game.must_miss(seat) > 0:
            game.set_skips(seat, game.must_miss(seat) - 1)
            game.tell(told.MISSED_TURN, seat)
            return
        game.tell(told.TURN_BEGINS, seat, game.turn, game.round)
        count_turn(game, seat)
        if game.cell[seat] == OFF:
            game.then(ENTER, seat)
        game.then(PLAY_TURN, seat)


def clear_turn(game: Trappers) -> None:
    """What holds for one turn only."""
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
PLAY_TURN: Final = Sequence(
    "PLAY_TURN",
    MOVE,  # TR-042  with the artifacts of the start
    ARRIVE,  # TR-060  what the cell does, then TR-059 what the trapper does there
)
