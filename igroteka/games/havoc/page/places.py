"""Where things lie on the board: the planet in the middle, the VP track around it as an orbit, corners for the rest."""

from __future__ import annotations

import math
from typing import Final

from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FOR_THREE, FOR_TWO

BOARD: Final = (1240, 1040)
MIDDLE_X: Final = 620  # of the planet
MIDDLE_Y: Final = 520
SHIFT_X: Final = MIDDLE_X - 500  # from the box of the outlines to the board
SHIFT_Y: Final = MIDDLE_Y - 500
RADIUS: Final = 468  # of the planet
ORBIT: Final = 496  # of the track
SPACES: Final = 50  # 0..49; a second lap begins again (CH-167)


def regions_for(content: Content, players: int) -> tuple[Region, ...]:
    """CH-006."""
    return content.boards[FOR_TWO if players == 2 else FOR_THREE]


def spot_of(region: Region) -> tuple[int, int]:
    return region.spot[0] + SHIFT_X, region.spot[1] + SHIFT_Y


def space_of(points: int) -> tuple[float, float]:
    """Return the middle of a space of the track: 0 at the top, then clockwise."""
    return on_orbit(points % SPACES * 360 / SPACES, ORBIT)


def on_orbit(degrees: float, radius: float) -> tuple[float, float]:
    angle = math.radians(degrees - 90)
    return round(MIDDLE_X + radius * math.cos(angle), 2), round(MIDDLE_Y + radius * math.sin(angle), 2)
