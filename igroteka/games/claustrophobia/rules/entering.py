"""What a tile does to the first human who comes to it: traps and mechanisms (CL-148 to CL-153, CL-159, CL-160)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds
from igroteka.engine.step_kinds import Chance2
from igroteka.games.claustrophobia.content.vocabulary import BOOBY, MECHANISM
from igroteka.games.claustrophobia.rules.combat import hit
from igroteka.games.claustrophobia.rules.figures import spawn_trogs
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.fields import SPRUNG
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_BOOBY, BY_BOOBY_TRAP

HARMLESS: Final[i64] = 1  # CL-149
ONE_HIT: Final[i64] = 2  # CL-150: 2 or 3
STOPS: Final[i64] = 4  # CL-151
TROG_COMES: Final[i64] = 5  # CL-152
TWO_HITS: Final[i64] = 6  # CL-153


def enter(game: Claustrophobia, human: i64, spot: i64) -> None:
    """CL-148, CL-160: the first time only, whoever comes and in whatever way (CL-R32, CL-R50)."""
    kind = game.kind(spot)
    if game.is_marked(spot, SPRUNG) or (kind != BOOBY and kind != MECHANISM):
        return
    game.mark(spot, SPRUNG)
    if kind == BOOBY:
        game.then(BOOBY_ROLL, human, spot)
    else:
        game.mechanisms += 1  # CL-159, CL-R50
        game.tell(events.MECHANISM, human, game.where(spot), game.mechanisms + game.calm)


class BoobyRoll(Chance2[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, human: i64, spot: i64, odds: Odds) -> None:
        odds.add(HARMLESS, 1)
        odds.add(ONE_HIT, 2)
        odds.add(STOPS, 1)
        odds.add(TROG_COMES, 1)
        odds.add(TWO_HITS, 1)

    def apply(self, game: Claustrophobia, human: i64, spot: i64, outcome: i64) -> None:
        game.tell(events.BOOBY_TRAP, human, game.where(spot), outcome)
        if outcome == ONE_HIT:
            hit(game, human, 1, BY_BOOBY)  # CL-150
        elif outcome == STOPS:
            game.halted = 1  # CL-151, CL-R32: an attack is still possible
            game.tell(events.MOVE_ENDS, human, BY_BOOBY_TRAP)
        elif outcome == TROG_COMES:
            spawn_trogs(game, spot, 1)  # CL-152
        elif outcome == TWO_HITS:
            hit(game, human, 2, BY_BOOBY)  # CL-153


BOOBY_ROLL: Final = BoobyRoll()
