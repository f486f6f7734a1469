"""Who advises people: a process of its own, before the bots, so that a hint comes while they think.

Whose question comes next is settled as for bots: every guest has the same share. A guest can do without: the host of a
table may lay it without hints, and then nobody has any.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.bots.advice import Effort
from igroteka.table.box import Box
from igroteka.web.settings import Settings
from igroteka.web.storage.store import TableRow
from igroteka.web.tables.advised import Advised
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.fair_queue import Claim
from igroteka.web.tables.room import Room

SETTING: Final = "hints"  # of a table


def are_allowed(row: TableRow) -> bool:
    return row.settings.get(SETTING) is not False


class Adviser:
    def __init__(self, games: Mapping[str, Box], settings: Settings) -> None:
        self.pool: Final = BotPool(games, 1, settings.niceness // 2)
        self.effort: Final = Effort(seconds=settings.hint)

    def warm_up(self) -> None:
        self.pool.warm_up()

    async def advise(self, room: Room, seat: int, guest: str) -> list[Advised]:
        """Return what the seat of this guest might choose now, the best first."""
        lines = tuple(room.playing.record.lines)
        return await self.pool.advise(room.row.id, lines, seat, self.effort, Claim(guest, True))

    def stop(self) -> None:
        self.pool.stop()
