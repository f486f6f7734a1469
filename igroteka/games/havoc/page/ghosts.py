"""The leg of a march before it is made: an arrow from where soldiers come to where they go, and their ghosts there.

While the target is chosen, each has a hidden arrow that shows when it is pointed at; while their number is chosen the
arrow is there, and each number has its ghosts.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.page.places import regions_for, spot_of
from igroteka.games.havoc.page.style import LIT, soldier
from igroteka.games.havoc.rules.moving import WAY
from igroteka.games.havoc.view.queries import own_side, ways_from
from igroteka.games.havoc.view.types import View
from igroteka.table.svg.markup import number

NEAR: Final = 36  # from a spot to the end of an arrow
BEND: Final = 0.14  # of its length
HEAD: Final = 17
MANY: Final = {"MarchMany": 2, "TeleportMany": 1}  # by step: which number of the question holds the way


def ghosts(content: Content, view: View) -> str:
    own = own_side(view)
    if own is None or not view.acts:
        return ""
    spots = [spot_of(region) for region in regions_for(content, view.players)]
    if view.step == "MarchTo":
        points, start = view.about[1], view.about[2]
        ends = [way.end for way in ways_from(view, own.side, start) if way.steps <= points]
        return "".join([hidden(f"ghost-{end}", arrow(*spots[start], *spots[end])) for end in ends])
    if view.step in MANY:
        start, end = divmod(view.about[MANY[view.step]], int(WAY))
        there = view.places[start].soldiers[own.side]
        x, y = spots[end]
        shown = [hidden(f"ghosts-{many}", soldier(own.side, many, x, y - 2)) for many in range(1, there + 1)]
        return arrow(*spots[start], *spots[end]) + "".join(shown)
    return ""


def hidden(name: str, drawn: str) -> str:
    return f'<g id="{name}" class="ghost" opacity="0">{drawn}</g>'


@lru_cache(1024)
def arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    """Draw a bent arrow between two spots, free of what stands on them."""
    across, down = to_x - x, to_y - y
    bend_x, bend_y = (x + to_x) / 2 - down * BEND, (y + to_y) / 2 + across * BEND
    start_x, start_y = towards(x, y, bend_x, bend_y, NEAR)
    neck_x, neck_y = towards(to_x, to_y, bend_x, bend_y, NEAR + HEAD)
    end_x, end_y = towards(to_x, to_y, bend_x, bend_y, NEAR)
    side_x, side_y = (end_y - neck_y) * 0.6, (neck_x - end_x) * 0.6
    line = f"M{number(start_x)} {number(start_y)}Q{number(bend_x)} {number(bend_y)} {number(neck_x)} {number(neck_y)}"
    head = (
        f"M{number(end_x)} {number(end_y)}L{number(neck_x + side_x)} {number(neck_y + side_y)}"
        f"L{number(neck_x - side_x)} {number(neck_y - side_y)}Z"
    )
    return (
        f'<path d="{line}" fill="none" stroke="#0d0a08" stroke-opacity=".7" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="{line}" fill="none" stroke="{LIT}" stroke-width="6" stroke-linecap="round"'
        f' stroke-dasharray="1 11" class="ch-lit-s"/>'
        f'<path d="{head}" fill="{LIT}" stroke="#0d0a08" stroke-width="2.5" stroke-linejoin="round" class="ch-lit-f"/>'
    )


def towards(x: float, y: float, other_x: float, other_y: float, far: float) -> tuple[float, float]:
    """Return the point so far from the first towards the other."""
    long = math.hypot(other_x - x, other_y - y) or 1.0
    return x + (other_x - x) * far / long, y + (other_y - y) * far / long
