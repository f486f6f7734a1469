"""What the words lean on in a view, and where on the table its numbers point."""

from __future__ import annotations

from typing import Final, Protocol

from igroteka.table.message import Msg, Ref, msg

SEARCHES: Final = 5  # a captain's search slots, as the number of an Aid counts them


class SeenCell(Protocol):
    @property
    def city(self) -> int: ...


class SeenSearch(Protocol):
    @property
    def search(self) -> int: ...
    @property
    def city(self) -> int: ...


class SeenCaptain(Protocol):
    @property
    def people(self) -> int: ...
    @property
    def fuel(self) -> int: ...
    @property
    def credits(self) -> int: ...
    @property
    def searches(self) -> tuple[SeenSearch, ...]: ...


class Seen(Protocol):
    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def step(self) -> str: ...
    @property
    def about(self) -> tuple[int, ...]: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def acts(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def turns_left(self) -> tuple[int, int]: ...
    @property
    def cells(self) -> tuple[SeenCell, ...]: ...
    @property
    def captains(self) -> tuple[SeenCaptain, ...]: ...


def place(view: Seen, cell: int) -> Msg:
    """A cell with the city that lies there."""
    city = view.cells[cell].city
    if city < 0:
        return msg("place-cell", cell=cell + 1)
    return msg("place", cell=cell + 1, city=Ref("city", city))


def quarry(view: Seen, captain: int, search: int) -> int:
    """The city of a captain's search."""
    for running in view.captains[captain].searches:
        if running.search == search:
            return running.city
    raise KeyError(f"captain {captain} has no search {search}")


def aided(view: Seen) -> int:
    """The city of the search that reserves may aid."""
    captain, search = divmod(view.about[0], SEARCHES)
    return quarry(view, captain, search)
