"""Who looks at a table: through which seat, and what must be said before more is shown."""

from __future__ import annotations

from typing import NamedTuple

from igroteka.engine.seats import SPECTATOR
from igroteka.web.models import NOBODY
from igroteka.web.tables.room import Room


class Viewer(NamedTuple):
    """A person who looks: by a seat or as NOBODY, with all seats held and the one that must sit down to see more."""

    seat: int
    mine: tuple[int, ...]
    curtain: int
    host: bool
    language: str
    asking: tuple[int, ...] = ()  # for these seats of others


def engine_seat(seat: int) -> int:
    """Return the viewer as the engine calls it: a seat, or the SPECTATOR."""
    return seat if seat >= 0 else int(SPECTATOR)


def viewer_of(room: Room, guest: str, wanted: int | None, language: str) -> Viewer:
    """Return how a guest looks on. Whoever holds several seats sees one of them, and only after saying so."""
    mine = room.seats_of(guest)
    host = bool(guest) and room.row.host == guest
    asking = tuple([ask.seat for ask in room.asks.values() if ask.guest == guest]) if room.asks and guest else ()
    seat, curtain = looked_through(room, guest, wanted, mine)
    return Viewer(seat, mine, curtain, host, language, asking)


def looked_through(room: Room, guest: str, wanted: int | None, mine: tuple[int, ...]) -> tuple[int, int]:
    """Return the seat, and the one for which the curtain hangs."""
    if not mine or wanted == NOBODY:
        return NOBODY, NOBODY
    first = wanted if wanted is not None and wanted in mine else mine[0]
    if len(mine) == 1 or room.session is None or room.row.state == "finished":
        return first, NOBODY
    open_seat = room.uncovered.get(guest, NOBODY)
    acting = [seat for seat in mine if room.session.game.acts(seat) and room.chairs[seat].kind == "person"]
    if open_seat in mine and (open_seat in acting or not acting):
        return open_seat, NOBODY
    return NOBODY, acting[0] if acting else first
