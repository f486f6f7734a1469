"""Who Dares, Wins: chests are found, opened and carried out.

Nobody sees a treasure token before it is turned, so none has a face until then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds
from igroteka.engine.choices import ALLOWED
from igroteka.engine.step_kinds import Chance2, Clause2
from igroteka.games.claustrophobia.content.vocabulary import OPEN_CHEST, REVEAL_TREASURE, TAKE_CHEST
from igroteka.games.claustrophobia.rules.moments import MOMENTS, Deed
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.fields import CHEST, EMPTIED, TREASURE
from igroteka.games.claustrophobia.state.game import Claustrophobia


class TreasureLies(Clause2[Claustrophobia]):
    """Each revealed Stash gets a random face-down token."""

    def run(self, game: Claustrophobia, human: i64, spot: i64) -> None:
        game.mark(spot, TREASURE)
        game.tell(events.TREASURE_LAID, game.where(spot))


class OpenChest(Deed):
    """A human opens it instead of attacking, if no enemy is there."""

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        if not game.is_marked(spot, TREASURE):
            return reasons.NOT_THERE
        return reasons.ENEMY_THERE if game.demons_on(spot) > 0 else ALLOWED

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        game.then(TURN_TREASURE, warrior, spot)


class TurnTreasure(Chance2[Claustrophobia]):
    """The outcome is whether it is the full chest; the tokens not turned yet are the weights."""

    def outcomes(self, game: Claustrophobia, human: i64, spot: i64, odds: Odds) -> None:
        if game.empty_chests > 0:
            odds.add(0, game.empty_chests)
        if game.full_chests > 0:
            odds.add(1, game.full_chests)

    def apply(self, game: Claustrophobia, human: i64, spot: i64, full: i64) -> None:
        game.unmark(spot, TREASURE)
        game.mark(spot, EMPTIED)
        game.tell(events.CHEST_OPENED, human, game.where(spot), full)
        if full:
            game.full_chests -= 1
            game.carrier = human
        else:
            game.empty_chests -= 1


class TakeChest(Deed):
    """A chest that lies on the tile of a dead carrier is taken free."""

    def is_free(self) -> bool:
        return True

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        return ALLOWED if game.is_marked(spot, CHEST) else reasons.NOT_THERE

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        game.unmark(spot, CHEST)
        game.carrier = warrior
        game.tell(events.CHEST_TAKEN, warrior, game.where(spot))


TREASURE_LIES: Final = TreasureLies()
TURN_TREASURE: Final = TurnTreasure()
MOMENTS.revealed[REVEAL_TREASURE] = TREASURE_LIES
MOMENTS.deeds[OPEN_CHEST] = OpenChest()
MOMENTS.deeds[TAKE_CHEST] = TakeChest()
