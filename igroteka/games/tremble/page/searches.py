"""Where a ship of the viewer searches (TH-076)."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.view.types import View

# by step: which number of `about` is the cell
ASKED_CELL: Final = {"FightOrRetreat": 1, "LoseShip": 1, "RaidOrSearch": 1, "LeaveOrBring": 1, "Reserves": 0}


def searched(view: View, search: int) -> int:
    """Return the city of one's own search; while its ships are picked (TH-076) it still lies in its cell."""
    for running in view.captains[view.seat].searches:
        if running.search == search:
            return running.city
    return view.cells[view.about[ASKED_CELL[view.step]]].city
