"""Phase 6: points for regions and crystals (CH-110, CH-162 to CH-167), the end (CH-168 to CH-173)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, size
from igroteka.engine.step_kinds import Clause
from igroteka.games.havoc.content.vocabulary import PILGRIMAGE, PILGRIMS, TROGS
from igroteka.games.havoc.rules.points import BY_CRYSTALS, BY_REGIONS, BY_SKILL, gain
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.fields import NONE, PILGRIMAGE_HERE, SCORING, UPLINK_HERE
from igroteka.games.havoc.state.game import BY_POINTS, Havoc


class ScoringPhase(Clause[Havoc]):
    """CH-162: only if it was enabled, or in the last round (CH-170), without points for regions then (CH-171)."""

    def run(self, game: Havoc) -> None:
        game.phase = SCORING
        if game.enabler == NONE and not game.last:
            return
        game.tell(events.SCORING, game.enabler, game.last)
        if game.enabler != NONE:
            gain(game, game.enabler, game.regions_of(game.enabler), BY_REGIONS)  # CH-110, CH-163, CH-R23
        for place in range(game.players):  # CH-R52
            score(game, game.at_place(place))


def score(game: Havoc, side: i64) -> None:
    """CH-164, CH-183: a point for a crystal; CH-165: they stay."""
    for region in range(game.map.regions):
        if game.controls(side, region) and game.crystals(region) > 0:
            game.tell(events.REGION_SCORED, side, region, game.crystals(region))
    gain(game, side, crystal_points(game, side), BY_CRYSTALS)
    gain(game, side, pilgrimage_points(game, side), BY_SKILL)


def crystal_points(game: Havoc, side: i64) -> i64:
    """CH-179, CH-188: half for the Trogs, rounded up on the total."""
    total: i64 = 0
    for region in range(game.map.regions):
        if game.controls(side, region):
            total += game.crystals(region)
    return (total + 1) // 2 if side == TROGS else total


def pilgrimage_points(game: Havoc, side: i64) -> i64:
    """Pilgrimage: for each token in a region that the Pilgrims control."""
    if side != PILGRIMS:
        return 0
    tokens = game.marked_regions(PILGRIMAGE_HERE)
    for region in range(game.map.regions):
        if not game.controls(side, region):
            tokens &= ~bit(region)
    return size(tokens) * game.atlas.skill_vp[game.atlas.skill_of[PILGRIMAGE]]


class EndRound(Clause[Havoc]):
    """End of what holds for one round: the storm (CH-R91), the Uplink, the marker of the enabler (CH-R76)."""

    def run(self, game: Havoc) -> None:
        game.storm = 0
        game.enabler = NONE
        for region in range(game.map.regions):
            game.unmark(region, UPLINK_HERE)
        game.tell(events.ROUND_ENDS, game.round)


def announce(game: Havoc) -> None:
    """CH-172, CH-173: who wins, and by what if points are equal."""
    for place in range(game.players):
        side = game.at_place(place)
        game.tell(events.FINAL_SCORE, side, game.vp[side])
    if game.ending() != BY_POINTS:
        game.tell(events.TIE_BROKEN, game.side_of(game.winners()[0]), game.ending())


SCORING_PHASE: Final = ScoringPhase()
END_ROUND: Final = EndRound()
