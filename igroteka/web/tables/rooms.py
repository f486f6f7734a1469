"""The tables in memory. Any of them can be dropped at any time: what counts is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Final

from igroteka.engine.record import RecordError
from igroteka.web.errors import LATER, WebError
from igroteka.web.settings import Settings
from igroteka.web.storage.store import Store
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.driver import Driver
from igroteka.web.tables.room import Room

LOG: Final = logging.getLogger("igroteka.web")


class Rooms:
    def __init__(self, store: Store, shelf: Catalogue, thinking: BotPool, settings: Settings) -> None:
        self.store: Final = store
        self.shelf: Final = shelf
        self.thinking: Final = thinking
        self.settings: Final = settings
        self.open: Final[dict[str, Room]] = {}
        self.drivers: Final[dict[str, asyncio.Task[None]]] = {}

    def room(self, table: str) -> Room:
        if table not in self.open:
            row = self.store.table(table)
            if row is None or row.game not in self.shelf.games:
                raise WebError("table")
            version = int(time.time() * 10)  # grows over restarts, so that an old page's click is never taken for new
            self.open[table] = Room(self.store, self.shelf, row, self.store.chairs(table), version)
            self.drive(self.open[table])
        return self.open[table]

    def drive(self, room: Room) -> None:
        driver = Driver(room, self.thinking, self.settings)
        room.listeners.add(driver)
        self.drivers[room.row.id] = asyncio.get_running_loop().create_task(self.driven(room, driver))

    async def driven(self, room: Room, driver: Driver) -> None:
        try:
            await driver.run()
        except Exception:  # nobody awaits this task: what is not told here is never told
            LOG.exception("table %s stands still", room.row.id)
        finally:
            room.listeners.discard(driver)
            if not room.listeners and self.open.get(room.row.id) is room:
                del self.open[room.row.id]
                self.drivers.pop(room.row.id, None)

    async def resume(self) -> None:
        """After a start of the server: every running game goes on where it stood."""
        for table in self.store.running():
            while not self.opened(table):
                await asyncio.sleep(self.settings.pauses[1])
            await asyncio.sleep(0)

    def opened(self, table: str) -> bool:
        """False: not now, but it may be tried again."""
        try:
            self.room(table)
        except (WebError, RecordError) as error:
            if isinstance(error, WebError) and error.status == LATER:
                return False
            LOG.exception("table %s cannot be opened", table)
        return True

    def drop(self, table: str) -> None:
        """The table is no more."""
        room = self.open.pop(table, None)
        task = self.drivers.pop(table, None)
        if task is not None:
            task.cancel()
        if room is not None:
            room.row = replace(room.row, state="deleted")
            room.changed()

    async def stop(self) -> None:
        tasks = tuple(self.drivers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
