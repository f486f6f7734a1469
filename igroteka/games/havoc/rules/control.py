"""Control markers: taking a region, and doing so with the last marker (CH-077, CH-186, CH-R26, CH-R86)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.engine.step_kinds import Decision2
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import REGION
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc


def claim(game: Havoc, side: i64, region: i64) -> None:
    """CH-077: put the side's marker in the region; CH-R86: whoever has none left is asked at once."""
    if game.controls(side, region):
        return
    if game.markers_left(side) > 0:
        mark(game, side, region)
    else:
        game.then(GIVE_UP_REGION, game.seat_of(side), region)


def mark(game: Havoc, side: i64, region: i64) -> None:
    game.tell(events.TOOK_CONTROL, side, region, game.owner(region))
    game.set_owner(region, side)


def unmark(game: Havoc, region: i64) -> None:
    """Leave the region uncontrolled."""
    if game.owner(region) != NONE:
        game.tell(events.LOST_CONTROL, game.owner(region), region)
        game.set_owner(region, NONE)


class GiveUpRegion(Decision2[Havoc]):
    """CH-R26: a marker from another region, never from the headquarters, or none; then nobody's lies here."""

    def actions(self, game: Havoc, seat: i64, region: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        choices.add(act(PASS))
        for other in range(game.map.regions):
            if game.controls(side, other) and other != game.hq(side):
                choices.add(act(REGION, other))

    def apply(self, game: Havoc, seat: i64, region: i64, action: i64) -> None:
        side = game.side_of(seat)
        if action == act(PASS):
            game.tell(events.DECLINED, side)
            unmark(game, region)
            return
        unmark(game, first_of(action))
        mark(game, side, region)


GIVE_UP_REGION: Final = GiveUpRegion()
