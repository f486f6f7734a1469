"""Hints measured: how soon one comes while bots think, and how often its first choice is that of a longer search.

A real server with a client that asks, at every decision of games against bots; two processes search beside it as bots
do. For the agreement so many positions of games between bots are thought about twice: as a hint is, and by the search
that it is compared with. Two searches part where choices are worth the same, so the choices that the longer search
holds for as good as its own, within a margin, are counted besides.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from igroteka.bench.web.clients import Guest, Message, choices_in
from igroteka.bench.web.load import searching, serving
from igroteka.bots.advice import Effort, advice_for, searched
from igroteka.bots.bot import answer_of
from igroteka.bots.names import bot_of
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.loop import throw
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.registry import box_of
from igroteka.table.box import Box
from igroteka.web.page.edits import Hearer
from igroteka.web.wire import Hint

BOTS: Final = 2  # that think beside
RIVAL: Final = "search:2000"  # at the table itself
MARGIN: Final = 15.0  # thousandths of a win: as good as the best
BETWEEN: Final = 7  # one of so many decisions is a position to ask about
FIRST: Final = re.compile(r'data-advice="(-?\d+)"')
READ: Final = msgspec.json.Decoder(Message)


@dataclass(frozen=True)
class Agreement:
    """Of so many positions: the first hint is the choice of the longer search, or as good by its own opinion."""

    game: str
    positions: int
    same: int
    as_good: int


# --- how soon ---


def latencies(game: str, seconds: float, tick: Callable[[], None]) -> list[float]:
    """Return the seconds from asking to the hint, in order of size."""
    with searching(game, BOTS), serving() as (url, _):
        found = asyncio.run(asked_at(url, game, seconds, tick))
    return sorted(found)


async def asked_at(url: str, game: str, seconds: float, tick: Callable[[], None]) -> list[float]:
    guest = await asyncio.to_thread(Guest, url, "Ann")
    until, found = time.perf_counter() + seconds, list[float]()
    while time.perf_counter() < until:
        players = str(box_of(game).least)
        path = await asyncio.to_thread(guest.post, "/play", game=game, players=players, level=RIVAL)
        address = f"{url.replace('http', 'ws', 1)}{path}/ws"
        headers = {"cookie": guest.cookie}
        async with connect(address, origin=Origin(url), additional_headers=headers, max_size=None) as socket:
            async for waited in Patient(socket, guest, path).asks(until):
                found.append(waited)
                tick()
        await asyncio.to_thread(guest.post, f"{path}/delete")
    return found


class Patient:
    """A person who asks for a hint at every decision and plays its first choice."""

    def __init__(self, socket: ClientConnection, guest: Guest, path: str) -> None:
        self.socket: Final = socket
        self.guest: Final = guest
        self.path: Final = path
        self.page: Final = Hearer()
        self.version = 0
        self.choices: list[tuple[str, str]] = []
        self.over = False

    async def hear(self) -> Message:
        told = READ.decode(await self.socket.recv())
        self.version = told.v or self.version
        self.over = told.mark == "over" if told.mark else self.over
        heard = self.page.heard(told.f, told.d)
        if "list" in heard:
            self.choices = choices_in(heard["list"])
        return told

    async def asks(self, until: float) -> AsyncIterator[float]:
        await self.socket.send('{"hello":"-","speed":"instant"}')
        while not self.over and time.perf_counter() < until:
            while not self.choices and not self.over:
                await self.hear()
            if self.over:
                return
            action = self.choices[0][1]
            if len(self.choices) > 1:
                began = time.perf_counter()
                hint = await asyncio.to_thread(self.hint)
                advised = FIRST.search(hint.html)  # there is none where nothing is left to choose
                if advised:
                    yield time.perf_counter() - began
                    action = advised[1]
            await self.socket.send(f'{{"v":{self.version},"a":{action}}}')
            while True:
                told = await self.hear()
                if told.own or told.no:
                    break

    def hint(self) -> Hint:
        connection = HTTPConnection(urlsplit(self.guest.url).netloc, timeout=60)
        headers = {"origin": self.guest.url, "cookie": self.guest.cookie, "content-type": "application/json"}
        connection.request("POST", f"{self.path}/hint", f'{{"v":{self.version}}}', headers)
        answer = connection.getresponse().read()
        connection.close()
        return msgspec.json.decode(answer, type=Hint)


# --- how often the same ---


def agreement(game: str, positions: int, effort: Effort, than: int, tick: Callable[[], None]) -> Agreement:
    """Compare the first hint with the choice of a search of so many iterations."""
    box = box_of(game)
    search = Search(box.hints())
    same = as_good = 0
    for number, (table, seat) in enumerate(moments(box, positions)):
        hint = advice_for(Seat(box, table, seat, Rng(number)), search, effort, Rng(number + 1))[0].action
        long = searched(Seat(box, table, seat, Rng(number + 2)), search, Effort(than), Rng(number + 3))
        means = {one.action: one.mean for one in long}
        same += hint == long[0].action
        as_good += hint == long[0].action or means.get(hint, -1000.0) >= long[0].mean - MARGIN
        tick()
    return Agreement(game, positions, same, as_good)


def moments(box: Box, count: int) -> Iterator[tuple[Game, int]]:
    """Stop games between bots where somebody has something to choose."""
    rng, bot, seed = Rng(11), bot_of(box, "greedy"), 0
    while count > 0:
        table = box.set_up(box.least + seed % (box.most - box.least + 1), box.options(), box.content())
        seed += 1
        wait = int(rng.below(BETWEEN))
        while table.seat != OVER and count > 0:
            if table.seat == CHANCE:
                throw(table, rng)
                continue
            seat = table.seats()[0]
            if len(table.actions_of(seat)) > 1:
                wait -= 1
                if wait < 0:
                    yield table, seat
                    count -= 1
                    wait = int(rng.below(2 * BETWEEN))
            table.play_as(seat, answer_of(bot, box, table, seat, rng, rng))
