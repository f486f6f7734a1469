"""What the words lean on in a view, and where on the table its numbers point."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.view.types import Search, View
from igroteka.table.text.messages import Msg, Ref, msg

SEARCHES: Final = 5  # a captain's search slots, as the number of an Aid counts them


def place(view: View, cell: int) -> Msg:
    """A cell with the city that lies there."""
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
    """The city of a captain's search."""
    return running(view, captain, number).city


def aided(view: View) -> Search:
    """The search that reserves may aid."""
    captain, number = divmod(view.about[0], SEARCHES)
    return running(view, captain, number)


def own_ships_at(view: View, cell: int) -> tuple[int, ...]:
    """Kinds of the viewer's ships on their way to the cell."""
    return tuple([kind for attack in view.cells[cell].attacks if attack.captain == view.seat for kind in attack.ships])
