"""What the words lean on in a view, and where on the table its numbers point."""

from __future__ import annotations

from typing import Final, Protocol

from igroteka.table.text.messages import Msg, Ref, msg

SEARCHES: Final = 5  # a captain's search slots, as the number of an Aid counts them


class SeenAttack(Protocol):
    @property
    def captain(self) -> int: ...
    @property
    def ships(self) -> tuple[int, ...]: ...
    @property
    def strength(self) -> int: ...


class SeenShip(Protocol):
    @property
    def kind(self) -> int: ...
    @property
    def cell(self) -> int: ...
    @property
    def aim(self) -> int | None: ...


class SeenCell(Protocol):
    @property
    def city(self) -> int: ...
    @property
    def attacks(self) -> tuple[SeenAttack, ...]: ...


class SeenSearch(Protocol):
    @property
    def search(self) -> int: ...
    @property
    def city(self) -> int: ...
    @property
    def ships(self) -> tuple[int, ...]: ...
    @property
    def strength(self) -> int: ...


class SeenCaptain(Protocol):
    @property
    def people(self) -> int: ...
    @property
    def fuel(self) -> int: ...
    @property
    def credits(self) -> int: ...
    @property
    def searches(self) -> tuple[SeenSearch, ...]: ...
    @property
    def stance(self) -> int: ...
    @property
    def fresh(self) -> int: ...


class Seen(Protocol):
    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def turn(self) -> int: ...
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
    @property
    def ships(self) -> tuple[SeenShip, ...]: ...


def place(view: Seen, cell: int) -> Msg:
    """A cell with the city that lies there."""
    city = view.cells[cell].city
    if city < 0:
        return msg("place-cell", cell=cell + 1)
    return msg("place", cell=cell + 1, city=Ref("city", city))


def running(view: Seen, captain: int, number: int) -> SeenSearch:
    for search in view.captains[captain].searches:
        if search.search == number:
            return search
    raise KeyError(f"captain {captain} has no search {number}")


def quarry(view: Seen, captain: int, number: int) -> int:
    """The city of a captain's search."""
    return running(view, captain, number).city


def aided(view: Seen) -> SeenSearch:
    """The search that reserves may aid."""
    captain, number = divmod(view.about[0], SEARCHES)
    return running(view, captain, number)


def own_ships_at(view: Seen, cell: int) -> tuple[int, ...]:
    """Kinds of the viewer's ships on their way to the cell."""
    return tuple([kind for attack in view.cells[cell].attacks if attack.captain == view.seat for kind in attack.ships])
