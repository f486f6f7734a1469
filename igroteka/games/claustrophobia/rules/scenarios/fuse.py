"""Stem the Tide: the fuse on the Shaft is lit and burns down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import ALLOWED
from igroteka.engine.step_kinds import Clause
from igroteka.games.claustrophobia.content.vocabulary import DEMON, END_FUSE, HUMAN, LIGHT_FUSE
from igroteka.games.claustrophobia.rules.moments import MOMENTS, Deed
from igroteka.games.claustrophobia.rules.victory import judge, on_target
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.game import Claustrophobia


class LightFuse(Deed):
    """A human on the Shaft, instead of attacking, once: the D10 shows how long it burns."""

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        if game.tile(spot) != game.scenario.target:
            return reasons.NOT_THERE
        return reasons.DONE_BEFORE if game.lit else ALLOWED

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        game.lit = 1
        game.clock = game.scenario.fuse
        game.tell(events.FUSE_LIT, warrior, game.clock)


class BurnFuse(Clause[Claustrophobia]):
    """At the end of a round it burns, unless more Demon-side warriors than humans are on the Shaft."""

    def run(self, game: Claustrophobia) -> None:
        if not game.lit:
            return
        demons = on_target(game, DEMON)
        humans = on_target(game, HUMAN)
        if demons > humans:
            game.tell(events.FUSE_HELD, demons, humans)
        else:
            game.clock -= 1
            game.tell(events.FUSE_BURNS, game.clock)
            judge(game)


BURN_FUSE: Final = BurnFuse()
MOMENTS.deeds[LIGHT_FUSE] = LightFuse()
MOMENTS.round_end[END_FUSE] = BURN_FUSE
