"""What a side of a laid tile is, as a view tells it."""

from __future__ import annotations

from typing import Final

WALL: Final = 0
OPENING: Final = 1  # unexplored: no tile lies there (CL-070)
JOINED: Final = 2  # both touching sides are open (CL-088)
BLIND: Final = 3  # open against the rock of a neighbour (CL-R17)
