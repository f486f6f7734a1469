"""Who is told what happens in a room: the pages that look at it, and what is kept for all of them."""

from __future__ import annotations

from typing import Protocol

from igroteka.engine.session import Session


class Listener(Protocol):
    """Somebody at the table: a page, the driver of its bots. Woken when anything has changed."""

    def wake(self) -> None: ...


class Observer(Protocol):
    """Keeper of what is made from a room, told what is out of date before any listener wakes."""

    def reading(self, entries: int) -> None:
        """A record of so many entries is read from its beginning."""

    def entry_read(self, session: Session, number: int) -> None:
        """That entry has been replayed."""

    def session_replaced(self) -> None:
        """Another session is in play: the record was read, or the game has begun."""

    def chosen(self, seat: int, action: int, number: int) -> None:
        """The seat's choice is entry `number` of the record; `moved` or `moved_in_secret` follows."""

    def moved(self, seat: int) -> None:
        """The seat has chosen or gone back; `advanced` follows."""

    def moved_in_secret(self, seat: int) -> None:
        """The seat has chosen something that nobody else notices."""

    def advanced(self) -> None:
        """The game stands elsewhere, for all who look on."""

    def renamed(self) -> None:
        """Somebody else sits somewhere, or is called otherwise."""

    def state_changed(self) -> None:
        """The row of the table is another: paused, resumed, opened, followed by a rematch."""
