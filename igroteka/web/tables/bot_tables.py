"""Tables at which bots alone play: a guest may have a few, and so may all guests of one address together."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from igroteka.web.errors import WebError
from igroteka.web.limits import place_of
from igroteka.web.settings import Settings
from igroteka.web.tables.rooms import Rooms


class BotTables:
    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms: Final = rooms
        self.settings: Final = settings
        self.addresses: dict[str, str] = {}  # of guests with such tables, as long as the server runs

    def hosts(self) -> list[str]:
        """List whose tables they are, one entry for each."""
        running = [room for room in self.rooms.open.values() if room.row.state == "running"]
        return [room.row.host for room in running if not any(chair.kind == "person" for chair in room.chairs)]

    def check(self, request: HTTPConnection, guest: str) -> None:
        """Check before a guest begins any game, whoever is to play it: people may leave it to bots at once."""
        hosts, address = self.hosts(), place_of(request.client.host if request.client else "")
        if hosts.count(guest) >= self.settings.bot_tables:
            raise WebError("bots", most=self.settings.bot_tables)
        self.addresses = {host: self.addresses[host] for host in hosts if host in self.addresses}
        self.addresses[guest] = address
        if [self.addresses.get(host) for host in hosts].count(address) >= self.settings.bot_tables_from:
            raise WebError("bots", key="web-no-bots-address", most=self.settings.bot_tables_from)
