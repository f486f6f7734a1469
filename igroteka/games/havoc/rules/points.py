"""Victory points: gaining and losing them, and the event points that a marker jumps (CH-040, CH-R04 to CH-R09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import digit, with_digit
from igroteka.engine.vectors import put
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.fields import SCORING
from igroteka.games.havoc.state.game import Havoc

# sources of points, CH-004
BY_CONTROL: Final[i64] = 0  # winning Region Control
BY_PRISONERS: Final[i64] = 1
BY_KILLS: Final[i64] = 2
BY_CRYSTALS: Final[i64] = 3
BY_REGIONS: Final[i64] = 4
BY_BONUS: Final[i64] = 5  # a star on a card that is paid with
BY_EXPLORATION: Final[i64] = 6
BY_STRUCTURE: Final[i64] = 7
BY_SKILL: Final[i64] = 8
BY_CARD: Final[i64] = 9  # an objective won with a card that pays for it


def gain(game: Havoc, side: i64, points: i64, source: i64) -> None:
    """CH-132, CH-R45: neutral Trogs gain nothing, nor does the player who acts for them; CH-180: a Trog player does.

    CH-167: there is no limit; CH-166: whatever the source, event points may be jumped.
    """
    if points == 0 or not game.is_player(side):
        return
    before = game.vp[side]
    game.vp = put(game.vp, side, before + points)
    game.tell(events.SCORED, side, points, source, before + points)
    jump(game, side, before, before + points)


def lose(game: Havoc, side: i64, points: i64) -> None:
    """CH-R07: no event point comes back by it."""
    game.vp = put(game.vp, side, game.vp[side] - points)
    game.tell(events.LOST_POINTS, side, points, game.vp[side])


def jump(game: Havoc, side: i64, before: i64, now: i64) -> None:
    """CH-040: unrevealed markers of a point that is jumped go onto the next, as a block (CH-R08).

    CH-R06: those of the last point go onto the final scoring, which nothing jumps.
    """
    final: i64 = len(game.atlas.points) - 1
    for point in range(game.point, final):
        stack = digit(game.stacks, point)
        if stack > 0 and jumps(game, game.atlas.points[point], before, now):
            game.stacks = with_digit(game.stacks, point, 0)
            game.stacks = with_digit(game.stacks, point + 1, digit(game.stacks, point + 1) + stack)
            game.tell(events.JUMPED, side, point, stack)


def jumps(game: Havoc, value: i64, before: i64, now: i64) -> bool:
    if now <= value:
        return False  # CH-R05: landing on it is not enough
    return not game.jump_in_scoring or (game.phase == SCORING and before <= value)  # CH-R04, CH-R80
