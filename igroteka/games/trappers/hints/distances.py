"""How far it is from cell to cell: movement points from every heading to every cell, by the board alone.

A Rongaut is an end, not a way (TR-054); settlements come and go and are not counted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, nth
from igroteka.engine.vectors import filled
from igroteka.games.trappers.content.vectors import Atlas
from igroteka.games.trappers.content.vocabulary import CELLS, RONGAUT
from igroteka.games.trappers.rules.routes import headed, spend

AIMS: Final[i64] = 5  # the headings, and FREE
FARTHEST: Final[i64] = 30  # movement points; for what cannot be reached too


class Bearings:
    def __init__(self, atlas: Atlas) -> None:
        self.cost: vec[i64] = filled(CELLS * AIMS * CELLS, FARTHEST)  # by (cell * AIMS + heading) * CELLS + cell
        for cell in range(CELLS):
            for heading in range(AIMS):
                self.measure(atlas, cell, heading)

    def measure(self, atlas: Atlas, cell: i64, heading: i64) -> None:
        row = self.row(cell, heading)
        stops = atlas.of_kind[RONGAUT] & ~bit(cell)
        at = headed(bit(cell), heading)
        seen: i64 = 0
        for points in range(FARTHEST):
            reached = (at[0] | at[1] | at[2] | at[3]) & ~seen
            seen |= reached
            while reached != 0:
                self.cost[row + nth(reached, 0)] = points
                reached &= reached - 1
            at = spend(atlas.open, stops, at)

    def row(self, cell: i64, heading: i64) -> i64:
        """Return where the costs from there begin."""
        return (cell * AIMS + heading) * CELLS
