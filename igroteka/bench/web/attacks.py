"""Guests of the benchmark who try to stop a server of our own on this machine: one guest each, in a process of its own.

What they do is bounded in count and rate, so that the server is measured and not the attacker's use of the processor.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPException
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from igroteka.bench.web.clients import CLICK, Guest, Player, lay_table, seats_of

NICENESS: Final = 10
BURST: Final = 1000  # frames at once
BURSTS: Final = 2  # a second
HANDS: Final = 4  # requests for tables at the same time
TABLES: Final = 40  # asked for in a second, by all hands
UNDOS: Final = 1000  # a second
HALVES: Final = 100  # half requests in a second
HELD: Final = 300  # of them at once
DEAF: Final = 30  # pages that never read
HALF: Final = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "
HARMLESS: Final = Frame(Opcode.TEXT, b'{"uncover":0}').serialize(mask=True)  # changes who is seen at the table
HELLO: Final = Frame(Opcode.TEXT, b'{"hello":"-"}').serialize(mask=True)
GOING_WRONG: Final = (OSError, HTTPException, WebSocketException, asyncio.IncompleteReadError, TimeoutError)


class Attack:
    """Comes in bouts: `strike` again and again, then `rest`."""

    def __init__(self, url: str, game: str) -> None:
        self.url: Final = url
        self.game: Final = game
        place = urlsplit(url)
        self.host: Final = place.hostname or ""
        self.port: Final = place.port or 80
        self.attempts = 0
        self.held: list[asyncio.StreamWriter] = []

    async def prepare(self) -> None:
        """Whatever a guest may do."""

    async def strike(self) -> None:
        await asyncio.sleep(0.1)

    async def rest(self) -> None:
        for writer in self.held:
            writer.transport.abort()
        self.held = []

    async def own_table(self) -> tuple[Guest, str]:
        guest = await asyncio.to_thread(Guest, self.url, "Attacker")
        seats = {"seat_0": "me", "seat_1": "open"}
        path = await asyncio.to_thread(guest.post, "/new", game=self.game, players="2", **seats)
        return guest, path

    async def page(self, guest: Guest, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket without a library around it: bytes go out as they are."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        self.held.append(writer)
        head = (
            f"GET {path}/ws HTTP/1.1\r\nhost: {self.host}:{self.port}\r\norigin: {self.url}\r\n"
            f"cookie: {guest.cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(HELLO)
        return reader, writer


class Frames(Attack):
    """A page that sends without a pause; closed, it comes again."""

    async def prepare(self) -> None:
        self.guest, self.path = await self.own_table()
        self.reading: asyncio.Task[None] | None = None

    async def strike(self) -> None:
        if not self.held or self.held[0].is_closing() or self.reading is None or self.reading.done():
            await self.rest()
            reader, _ = await self.page(self.guest, self.path)
            self.reading = asyncio.create_task(drained(reader))
        self.held[0].write(HARMLESS * BURST)
        self.attempts += BURST
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.held[0].drain()
        await asyncio.sleep(1 / BURSTS)


class Tables(Attack):
    """Lays tables of bots, and takes them away when it rests."""

    async def prepare(self) -> None:
        self.guest = await asyncio.to_thread(Guest, self.url, "Attacker")
        self.laid: list[str] = []

    async def strike(self) -> None:
        many = seats_of(self.game)
        asked = {"game": self.game, "players": str(many), **{f"seat_{seat}": "bot:greedy" for seat in range(many)}}

        async def lay() -> None:
            with suppress(*GOING_WRONG):  # told that it is too much
                self.laid.append(await asyncio.to_thread(self.guest.post, "/new", **asked))

        began = time.perf_counter()
        self.attempts += HANDS
        await asyncio.gather(*[lay() for _ in range(HANDS)])
        await asyncio.sleep(max(0.0, began + HANDS / TABLES - time.perf_counter()))

    async def rest(self) -> None:
        for path in self.laid:
            with suppress(*GOING_WRONG):
                await asyncio.to_thread(self.guest.post, f"{path}/delete")
        self.laid = []


class Undo(Attack):
    """Goes back and forth as fast as it is answered."""

    async def prepare(self) -> None:
        guests = [await asyncio.to_thread(Guest, self.url, f"Attacker {number}") for number in range(2)]
        self.table = await lay_table(guests, self.game)
        self.players = [Player(guest) for guest in guests]
        self.rng = Random(1)

    async def strike(self) -> None:
        for player in self.players:
            if player.socket is None or player.reading is None or player.reading.done():
                await player.sit_down(self.table)
        began = time.perf_counter()
        for where in ("undo", "redo"):
            await self.go(where)
        await asyncio.sleep(max(0.0, began + 2 / UNDOS - time.perf_counter()))

    async def go(self, where: str) -> None:
        player = next((player for player in self.players if player.choices), self.players[0])
        refused = player.refused
        player.answered.clear()
        self.attempts += 1
        assert player.socket is not None
        await player.socket.send(CLICK.encode({"v": player.version, "do": where}).decode())
        await player.answered.wait()
        if player.refused > refused and player.choices:  # nothing to take back: something to take back is chosen
            await player.click(self.rng)
            await player.answered.wait()

    async def rest(self) -> None:
        for player in self.players:
            await player.leave()
            player.socket = None


class Halves(Attack):
    """Begins requests and never ends them."""

    async def strike(self) -> None:
        _, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(HALF)
        self.attempts += 1
        self.held.append(writer)
        if len(self.held) > HELD:
            self.held.pop(0).transport.abort()
        await asyncio.sleep(1 / HALVES)


class Deaf(Attack):
    """Many pages of one table that ask for all of it again and again, and read nothing."""

    async def prepare(self) -> None:
        self.guest, self.path = await self.own_table()

    async def strike(self) -> None:
        self.held = [writer for writer in self.held if not writer.is_closing()]
        if len(self.held) < DEAF:
            _, writer = await self.page(self.guest, self.path)
            pause: Any = writer.transport
            pause.pause_reading()
        for writer in self.held:
            writer.write(HARMLESS)
            self.attempts += 1
        await asyncio.sleep(0.02)


async def drained(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


ATTACKS: Final[dict[str, type[Attack]]] = {
    "nobody": Attack,
    "frames": Frames,
    "tables": Tables,
    "undo and redo": Undo,
    "half requests": Halves,
    "pages that never read": Deaf,
}


def attack(name: str, url: str, game: str, going: Event, ready: Event, attempts: Synchronized[int]) -> None:
    """The whole process; whoever started it ends it."""
    os.nice(NICENESS)
    asyncio.run(in_bouts(ATTACKS[name](url, game), going, ready, attempts))


async def in_bouts(attacker: Attack, going: Event, ready: Event, attempts: Synchronized[int]) -> None:
    await attacker.prepare()
    ready.set()
    while True:
        await until(going.is_set)
        while going.is_set():
            await bravely(attacker.strike)
            attempts.value = attacker.attempts
        await bravely(attacker.rest)


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)


async def bravely(act: Callable[[], Awaitable[None]]) -> None:
    """Refused or closed, it tries again soon."""
    try:
        async with asyncio.timeout(5):
            await act()
    except GOING_WRONG:
        await asyncio.sleep(0.05)
