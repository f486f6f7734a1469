"""The tables in memory. Any of them can be dropped at any time: what counts is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from igroteka.engine.record import RecordError
from igroteka.web.errors import LATER, WebError
from igroteka.web.settings import Settings
from igroteka.web.storage.store import Store
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.driver import Driver
from igroteka.web.tables.observer import Observer
from igroteka.web.tables.room import Room

LOG: Final = logging.getLogger("igroteka.web")


class Rooms:
    """The rooms that are open, each with its driver. `observed` makes the observer of a room."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        bot_pool: BotPool,
        settings: Settings,
        observed: Callable[[Room], Observer],
    ) -> None:
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.bot_pool: Final = bot_pool
        self.settings: Final = settings
        self.observed: Final = observed
        self.open: Final[dict[str, Room]] = {}
        self.drivers: Final[dict[str, asyncio.Task[None]]] = {}

    def room(self, table: str) -> Room:
        if table not in self.open:
            row = self.store.table(table)
            if row is None or row.game not in self.catalogue.games:
                raise WebError("table")
            self.open[table] = Room(self.store, self.catalogue, row, self.store.chairs(table), self.observed)
            self.drive(self.open[table])
        return self.open[table]

    def drive(self, room: Room) -> None:
        driver = Driver(room, self.bot_pool, self.settings)
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
        """Go on with every running game where it stood when the server stopped."""
        for table in self.store.running():
            while not self.opened(table):
                await asyncio.sleep(self.settings.pauses[1])
            await asyncio.sleep(0)

    def opened(self, table: str) -> bool:
        """Open a table; False: not now, but it may be tried again."""
        try:
            self.room(table)
        except (WebError, RecordError) as error:
            if isinstance(error, WebError) and error.status == LATER:
                return False
            LOG.exception("table %s cannot be opened", table)
        return True

    def drop(self, table: str) -> None:
        """Forget a table that is no more."""
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
