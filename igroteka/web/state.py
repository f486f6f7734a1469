"""Everything a server holds, for the routes: store, tables, guests, games.

Tables know nothing of pages: here every room gets the presenter that its pages share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from igroteka.table.box import Box
from igroteka.web.errors import WebError
from igroteka.web.limits import Gate, Who, place_of
from igroteka.web.page.clicks import ClickHandler
from igroteka.web.page.presenter import present
from igroteka.web.page.replay import Replays
from igroteka.web.settings import Settings
from igroteka.web.storage.data_folder import DataFolder
from igroteka.web.storage.store import Guest
from igroteka.web.tables.adviser import Adviser
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.bot_tables import BotTables
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.guests import Guests, Visitor
from igroteka.web.tables.reviews import Reviews
from igroteka.web.tables.room import Room
from igroteka.web.tables.rooms import Rooms

MOST_TABLES: Final = 100  # unfinished ones of a host


class AppState:
    """The parts of one running server."""

    def __init__(self, settings: Settings, games: Mapping[str, Box], folder: DataFolder) -> None:
        self.settings: Final = settings
        self.folder: Final = folder
        self.store: Final = folder.store
        self.catalogue: Final = Catalogue(games)
        self.guests: Final = Guests(self.store, folder.key)
        self.bot_pool: Final = BotPool(games, settings.workers, settings.niceness)
        self.adviser: Final = Adviser(games, settings)
        self.rooms: Final = Rooms(self.store, self.catalogue, self.bot_pool, settings, present)
        self.bot_tables: Final = BotTables(self.rooms, settings)
        self.gate: Final = Gate(settings.limits)
        self.clicks: Final = ClickHandler(self.store, self.gate)
        self.replays: Final = Replays(self.store, self.catalogue)
        self.reviews: Final = Reviews(self.bot_pool, settings.review)

    def visitor(self, request: HTTPConnection) -> Visitor:
        return self.guests.visitor(request)

    def who(self, request: HTTPConnection) -> Who:
        """Return whom the limits count, read from the cookie alone, so that it costs next to nothing."""
        return Who(self.guests.claimed(request), place_of(request.client.host if request.client else ""))

    async def stop(self) -> None:
        await self.rooms.stop()
        await self.reviews.stop()
        self.bot_pool.stop()
        self.adviser.stop()
        self.folder.close()

    def entering(self, request: Request) -> tuple[Visitor, Guest]:
        """Return the visitor and the guest, made now if there was none; `leaving` sets the cookie."""
        visitor = self.visitor(request)
        return visitor, self.guests.present(visitor)

    def rename(self, guest: Guest, name: str) -> Guest:
        """Call a guest otherwise, at all tables."""
        renamed = self.guests.name(guest, name)
        for room in tuple(self.rooms.open.values()):
            if room.seats_of(guest.id):
                room.chairs = self.store.chairs(room.row.id)
                room.renamed()
        return renamed

    def leaving(self, request: Request, guest: Guest, path: str) -> Response:
        return self.guests.remember(request, RedirectResponse(path, 303), guest)

    def hosted(self, request: Request, table: str) -> tuple[Room, Visitor]:
        visitor = self.visitor(request)
        room = self.rooms.room(table)
        if not visitor.id or room.row.host != visitor.id:
            raise WebError("host")
        return room, visitor


def state_of(request: HTTPConnection) -> AppState:
    state: AppState = request.app.state.igroteka
    return state


async def fields(request: Request) -> dict[str, str]:
    """Read a form without files; what comes twice counts once."""
    form = await request.form(max_files=0, max_fields=60)
    return {name: value for name, value in form.items() if isinstance(value, str)}


def number_in(form: Mapping[str, Any], name: str, least: int, most: int) -> int:
    text = str(form.get(name, ""))
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise WebError("field", field=name, value=text[:40])
    return int(text)


def seat_in(form: Mapping[str, Any], room: Room) -> int:
    return number_in(form, "seat", 0, room.row.players - 1)


def back_to(request: Request) -> str:
    """Return the page that the form was on, never another site."""
    path = request.headers.get("referer", "")
    own = str(request.base_url)
    return "/" + path.removeprefix(own).lstrip("/\\") if path.startswith(own) else "/"
