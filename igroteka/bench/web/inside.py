"""What a choice costs inside the server: engine, store, views and fragments of every page, without the sockets.

Tables are rooms of the server and pages its connections, in this process; what a socket would carry is counted.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from starlette.websockets import WebSocket

from igroteka.bench.web.clients import READ, choices_in, leads_on, some_action
from igroteka.games.registry import GAMES
from igroteka.table.svg.parts import LAYERS
from igroteka.web.limits import UNLIMITED, Gate
from igroteka.web.page.clicks import ClickHandler
from igroteka.web.page.connection import Connection
from igroteka.web.page.edits import Hearer
from igroteka.web.page.presenter import Presenter, presenter_of
from igroteka.web.storage.store import Guest, Store
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.new_table import Wanted, lay_table, start
from igroteka.web.tables.room import Room
from igroteka.web.wire import JSON

WARM_UP: Final = 300  # choices
SHOWN: Final = 12  # kinds of fragments
NUMBER: Final = re.compile(r"-\d+$")
LANGUAGE: Final = "en"


@dataclass(frozen=True)
class Inside:
    rate: float  # choices for a second of processor time
    bytes: float  # of an update
    fragments: Sequence[
        tuple[str, float, float]
    ] = ()  # bytes and times in an update, by kind of fragment, the most first


class Page:
    """Of one seat: it reads what it is sent, as a browser does."""

    def __init__(self, room: Room, clicks: ClickHandler, guest: Guest) -> None:
        socket = WebSocket({"type": "websocket"}, no_message, nothing_sent)
        self.connection: Final = Connection(socket, presenter_of(room), clicks, Visitor(guest, LANGUAGE, ""), None)
        self.version = 0
        self.page: Final = Hearer()
        self.choices: list[tuple[str, str]] = []  # weight and action
        self.served = 0.0  # seconds of processor time that the server's own code took
        self.told: Final[Counter[str]] = Counter()  # bytes by kind of fragment
        self.times: Final[Counter[str]] = Counter()
        room.listeners.add(self.connection)
        room.arrive(guest.id)
        self.connection.take('{"hello":"-"}')
        self.connection.wake()

    def hear(self) -> int:
        """What has come, if anything; returns its bytes."""
        connection = self.connection
        if not connection.woken.is_set() or connection.shown is None:
            return 0
        connection.woken.clear()
        began = time.process_time()
        update = connection.update(connection.shown)
        self.served += time.process_time() - began
        if update is None:
            return 0
        message = READ.decode(update)
        for name, text in (*message.f.items(), *message.d.items()):
            kind = name if name in LAYERS else NUMBER.sub("", name)
            self.told[kind] += len(JSON.encode(text))
            self.times[kind] += 1
        self.version = message.v or self.version
        heard = self.page.heard(message.f, message.d)
        if "list" in heard:
            self.choices = choices_in(heard["list"])
        return len(update)

    def click(self, rng: Random) -> None:
        data = f'{{"v":{self.version},"a":{some_action(self.choices, rng)}}}'
        began = time.process_time()
        self.connection.take(data)
        self.connection.wake()
        self.served += time.process_time() - began


async def no_message() -> Any:
    raise RuntimeError("nobody is at this socket")


async def nothing_sent(_: Any) -> None:
    raise RuntimeError("nobody is at this socket")


class Hall:
    """Tables of three, played on and on."""

    def __init__(self, store: Store, game: str, tables: int, seats: int) -> None:
        self.store: Final = store
        self.game: Final = game
        self.seats: Final = seats
        self.catalogue: Final = Catalogue(GAMES)
        self.handler: Final = ClickHandler(store, Gate(UNLIMITED))
        self.rng: Final = Random(1)
        self.guests = 0
        self.bytes = 0
        self.updates = 0
        self.clicks = 0
        self.served = 0.0
        self.tables: Final = [self.laid() for _ in range(tables)]

    def laid(self) -> list[Page]:
        """A game of people who have just come."""
        guests = [Guest(f"guest-{self.guests + seat}", f"P{seat}") for seat in range(self.seats)]
        self.guests += self.seats
        for guest in guests:
            self.store.add_guest(guest)
        wanted = Wanted(self.game, ["me", *["open"] * (self.seats - 1)])
        table = lay_table(self.store, self.catalogue, wanted, guests[0])
        row = self.store.table(table)
        assert row is not None
        room = Room(self.store, self.catalogue, row, self.store.chairs(table), lambda room: Presenter(room, 1))
        for seat, guest in enumerate(guests[1:], 1):
            room.reseat(replace(room.chairs[seat], kind="person", guest=guest.id, name=guest.name))
        start(room)
        pages = [Page(room, self.handler, guest) for guest in guests]
        for page in pages:
            page.hear()
        return pages

    def click(self, number: int) -> None:
        """Somebody who can go on chooses, and every page hears of it; a game that is over is followed by another."""
        pages = self.tables[number]
        able = [page for page in pages if leads_on(page.choices)]
        able = able or [page for page in pages if page.choices]
        if not able:
            self.tables[number] = self.laid()
            return
        before = sum([page.served for page in pages])
        self.rng.choice(able).click(self.rng)
        for page in pages:
            size = page.hear()
            self.bytes += size
            self.updates += size > 0
        self.served += sum([page.served for page in pages]) - before
        self.clicks += 1

    def forget(self) -> None:
        self.bytes, self.updates, self.clicks, self.served = 0, 0, 0, 0.0
        for page in [page for table in self.tables for page in table]:
            page.told.clear()
            page.times.clear()

    def fragments(self) -> Sequence[tuple[str, float, float]]:
        """Bytes and times in an update, by kind of fragment, of the pages that are open."""
        pages = [page for table in self.tables for page in table]
        told, times = Counter[str](), Counter[str]()
        for page in pages:
            told += page.told
            times += page.times
        return [(kind, size / self.updates, times[kind] / self.updates) for kind, size in told.most_common(SHOWN)]


def inside(game: str, tables: int, seats: int, seconds: float, tick: Callable[[], None]) -> Inside:
    with (
        tempfile.TemporaryDirectory(prefix="igroteka-inside-") as folder,
        closing(Store(Path(folder) / "tables.sqlite")) as store,
    ):
        hall = Hall(store, game, tables, seats)
        for number in range(WARM_UP):
            hall.click(number % tables)
        hall.forget()
        while hall.served < seconds:
            hall.click(hall.clicks % tables)
        tick()
        return Inside(hall.clicks / hall.served, hall.bytes / hall.updates, hall.fragments())
