"""Whose bot thinks next: every guest gets the same share of the processor, however many tables they have.

A guest's clock counts the seconds that bots have thought for them, and the one whose clock is behind comes next. Who
was away comes back at the time of whoever was served last: no share is saved up. Seconds for which no person waits
count more, so such tables come after those with people, but they do come.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

UNWATCHED: Final = 4.0  # times that a second counts when only bots play


class Claim(NamedTuple):
    guest: str  # whose table it is
    awaited: bool  # a person at the table waits for the bot


class Queue:
    """Queue before one process; `turn` is its door. `clock` tells the seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.clocks: Final[dict[str, float]] = {}  # by guest: seconds
        self.now = 0.0  # the clock of whoever was served last
        self.waiting: Final[list[tuple[str, asyncio.Future[None]]]] = []  # by guest, in the order of coming
        self.taken = False

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        await self.called(claim.guest)
        began = self.clock()
        try:
            yield
        finally:
            self.clocks[claim.guest] += (self.clock() - began) * (1.0 if claim.awaited else UNWATCHED)
            self.taken = False
            self.call()

    async def called(self, guest: str) -> None:
        self.clocks[guest] = max(self.now, self.clocks.get(guest, 0.0))
        place = (guest, asyncio.get_running_loop().create_future())
        self.waiting.append(place)
        self.call()
        try:
            await place[1]
        except asyncio.CancelledError:
            if not place[1].cancelled():  # called, and gone
                self.taken = False
                self.call()
            raise

    def call(self) -> None:
        """Call the next one, if the process is free."""
        self.waiting[:] = [place for place in self.waiting if not place[1].done()]  # some have gone
        if self.taken or not self.waiting:
            return
        place = min(self.waiting, key=lambda place: self.clocks[place[0]])  # of equals the first
        self.waiting.remove(place)
        self.taken = True
        self.now = self.clocks[place[0]]
        place[1].set_result(None)
        self.forget()

    def forget(self) -> None:
        """Forget those who are not ahead of anybody."""
        if len(self.clocks) > 1000:
            here = {guest for guest, _ in self.waiting}
            for guest in [guest for guest, clock in self.clocks.items() if clock < self.now and guest not in here]:
                del self.clocks[guest]
