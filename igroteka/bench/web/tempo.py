"""How long a person waits between two own turns at a table of bots: a real server, a socket, a page's own time.

A client of the server plays at random as the only person at the table, and tells its speed as a page does. Whatever
the page would show of others' moves before it asks again is added: a page queues them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from igroteka.bench.web.clients import Guest, Message, choices_in, some_action
from igroteka.bench.web.load import serving
from igroteka.web.page.clicks import PACES
from igroteka.web.page.edits import Hearer
from igroteka.web.tables.bot_levels import LEVELS

SPEEDS: Final = ("instant", "normal")
LEAST: Final = 0.1  # seconds: less is the next question of the same turn, not a wait for others


class Shown(Message):
    """What of an update counts here."""

    play: list[dict[str, object]] = []  # noqa: RUF012
    beats: list[int] = []  # noqa: RUF012
    say: str = ""


READ: Final = msgspec.json.Decoder(Shown)


@dataclass(frozen=True)
class Waits:
    """Seconds from the last own choice of a turn to the next question, by turn; and of them what the page shows."""

    level: str
    speed: str
    seconds: Sequence[float]
    games: int


def shows(update: Shown, speed: str) -> float:
    """Return the seconds that a page shows an update before the next one (`next` in table.js)."""
    if update.own or not (update.play or update.say):
        return 0.0
    ways = [min(1.5, 0.09 + 0.19 * len(along)) for along in map(way, update.play) if len(along) > 1]
    lasts = min(2.4, 0.32 * len(update.beats) + sum(ways)) if update.beats else max(ways, default=0.0)
    return max(min(1.2, 0.45 + 0.35 * len(update.play)), lasts + 0.25) * PACES[speed]


def way(motion: dict[str, object]) -> Sequence[object]:
    along = motion.get("along")
    return along if isinstance(along, list) else ()


class Sitter:
    """The person at the table: every update is shown when the one before it has been."""

    def __init__(self, socket: ClientConnection, speed: str, rng: Random) -> None:
        self.socket: Final = socket
        self.speed: Final = speed
        self.rng: Final = rng
        self.version = 0
        self.page: Final = Hearer()
        self.choices: list[tuple[str, str]] = []
        self.free = 0.0  # when the page has shown all that has come
        self.over = False

    async def hear(self) -> Shown:
        told = READ.decode(await self.socket.recv())
        self.version = told.v or self.version
        self.over = told.mark == "over" if told.mark else self.over
        heard = self.page.heard(told.f, told.d)
        if "list" in heard:
            self.choices = choices_in(heard["list"])
        self.free = max(self.free, time.perf_counter()) + shows(told, self.speed)
        return told

    async def play(self, seconds: float) -> list[float]:
        """Return the waits of that time, or of a game that ends before."""
        await self.socket.send(f'{{"hello":"-","speed":"{self.speed}"}}')
        waits: list[float] = []
        began = chosen = time.perf_counter()
        while not self.over and time.perf_counter() - began < seconds:
            while not self.choices and not self.over:
                await self.hear()
            if self.over:
                break
            waits.append(max(self.free, time.perf_counter()) - chosen)
            self.free = 0.0
            action = some_action(self.choices, self.rng)
            chosen = time.perf_counter()
            await self.socket.send(f'{{"v":{self.version},"a":{action}}}')
            while True:
                told = await self.hear()
                if told.own or told.no:
                    break
        return [wait for wait in waits[1:] if wait > LEAST]


async def waits_at(url: str, game: str, players: int, level: str, speed: str, seconds: float) -> Waits:
    guest = await asyncio.to_thread(Guest, url, "Ann")
    until = time.perf_counter() + seconds
    found: list[float] = []
    games = 0
    while time.perf_counter() < until:
        path = await asyncio.to_thread(guest.post, "/play", game=game, players=str(players), level=level)
        address = f"{url.replace('http', 'ws', 1)}{path}/ws"
        async with connect(
            address, origin=Origin(url), additional_headers={"cookie": guest.cookie}, max_size=None
        ) as socket:
            found += await Sitter(socket, speed, Random(games)).play(until - time.perf_counter())
        games += 1
        await asyncio.to_thread(guest.post, f"{path}/delete")
    return Waits(level, speed, found, games)


def waits(game: str, players: int, seconds: float, tick: Callable[[], None]) -> list[Waits]:
    found = []
    with serving() as (url, _):
        for speed in SPEEDS:
            for level in LEVELS:
                found.append(asyncio.run(waits_at(url, game, players, level, speed, seconds)))
                tick()
    return found
