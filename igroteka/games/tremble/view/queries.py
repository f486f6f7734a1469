"""What the words lean on in a view, and where on the table its numbers point."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.state.fields import KEPT, SETTING_UP
from igroteka.games.tremble.view.types import Captain, Mission, Search, View
from igroteka.table.text.messages import Msg, Ref, msg

SEARCHES: Final = 5  # a captain's search slots, as the number of an Aid counts them


CELL_ASKED: Final = {"FightOrRetreat": 1, "Reserves": 0, "LoseShip": 1, "RaidOrSearch": 1, "LeaveOrBring": 1}


def asked_cell(view: View) -> int:
    """Return the cell that the question at hand is about, or -1."""
    place = CELL_ASKED.get(view.step, -1)
    return view.about[place] if 0 <= place < len(view.about) else -1


def place(view: View, cell: int) -> Msg:
    """Name a cell with the city that lies there."""
    city = view.cells[cell].city
    if city < 0:
        return msg("place-cell", cell=cell + 1)
    return msg("place", cell=cell + 1, city=Ref("city", city))


def running(view: View, captain: int, number: int) -> Search:
    for search in view.captains[captain].searches:
        if search.search == number:
            return search
    raise KeyError(f"captain {captain} has no search {number}")


def quarry(view: View, captain: int, number: int) -> int:
    """Return the city of a captain's search."""
    return running(view, captain, number).city


def searched(view: View, number: int) -> int:
    """Return the city of one's own search; while its ships are picked (TH-076) it still lies in its cell."""
    cities = [search.city for search in view.captains[view.seat].searches if search.search == number]
    return cities[0] if cities else view.cells[asked_cell(view)].city


def aided(view: View) -> Search:
    """Return the search that reserves may aid."""
    captain, number = divmod(view.about[0], SEARCHES)
    return running(view, captain, number)


def shown_missions(view: View, captain: Captain) -> list[Mission]:
    """List all missions while they are chosen, then those that were kept."""
    return [mission for mission in captain.missions if view.phase == SETTING_UP or mission.keeping == KEPT]


def own_ships_at(view: View, cell: int) -> tuple[int, ...]:
    """List kinds of the viewer's ships on their way to the cell."""
    return tuple([kind for attack in view.cells[cell].attacks if attack.captain == view.seat for kind in attack.ships])
