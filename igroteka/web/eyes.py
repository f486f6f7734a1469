"""Who looks at a table: through which seat, and what must be said before more is shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.web.room import Room

NONE: Final = -1


class Eyes(NamedTuple):
    """Who looks: a seat or -1, all seats of that person, and the seat that must sit down before more is shown."""

    seat: int
    mine: tuple[int, ...]
    curtain: int
    host: bool
    language: str


def eyes_of(room: Room, guest: str, wanted: int | None, language: str) -> Eyes:
    """Wanted -1: as a spectator. Who holds several seats sees one of them, and only after saying so."""
    mine = room.seats_of(guest)
    host = bool(guest) and room.row.host == guest
    if not mine or wanted == NONE:
        return Eyes(NONE, mine, NONE, host, language)
    first = wanted if wanted is not None and wanted in mine else mine[0]
    if len(mine) == 1 or room.live is None or room.row.state == "finished":
        return Eyes(first, mine, NONE, host, language)
    open_seat = room.uncovered.get(guest, NONE)
    acting = [seat for seat in mine if room.live.game.acts(seat)]
    if open_seat in mine and (open_seat in acting or not acting):
        return Eyes(open_seat, mine, NONE, host, language)
    return Eyes(NONE, mine, acting[0] if acting else first, host, language)
