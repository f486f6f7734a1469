"""Players of the web benchmark: guests with a cookie and a socket each, who click something at random.

They see what a browser gets and send what it would send; of the server's own code only edits of texts are used here.
"""

from __future__ import annotations

import asyncio
import re
import time
from http.client import HTTPConnection
from random import Random
from typing import Final
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from igroteka.games.registry import box_of
from igroteka.web.page.edits import Edit, Hearer

SEATS: Final = 3
BUTTON: Final = re.compile(r'class="act (\w+)" data-act="(\d+)"')
CLICK: Final = msgspec.json.Encoder()


class Message(msgspec.Struct):
    """What of an update or a refusal a player looks at."""

    v: int = 0
    f: dict[str, str] = {}
    d: dict[str, list[Edit]] = {}
    mark: str = ""
    own: bool = False
    no: str = ""


READ: Final = msgspec.json.Decoder(Message)


def choices_in(markup: str) -> list[tuple[str, str]]:
    """Weight and action of every button of the list."""
    found: list[tuple[str, str]] = BUTTON.findall(markup)
    return found


def leads_on(choices: list[tuple[str, str]]) -> bool:
    """What only takes back or passes is not worth a click while another can do more."""
    return any(weight != "quiet" for weight, _ in choices)


def some_action(choices: list[tuple[str, str]], rng: Random) -> int:
    """Mostly one that leads on."""
    lively = [action for weight, action in choices if weight != "quiet"]
    every = [action for _, action in choices]
    return int(rng.choice(lively if lively and rng.random() < 0.8 else every))


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url: Final = url
        self.cookie = ""
        self.post("/name", name=name)

    def post(self, path: str, **form: str) -> str:
        """Returns where the answer leads to."""
        connection = HTTPConnection(urlsplit(self.url).netloc, timeout=30)
        headers = {"origin": self.url, "cookie": self.cookie, "content-type": "application/x-www-form-urlencoded"}
        connection.request("POST", path, urlencode(form), headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        if answer.status != 303:
            raise OSError(None, f"{path}: {answer.status} {body[:200].decode(errors='replace')}", "bench web")
        given = answer.getheader("set-cookie")
        if given:
            self.cookie = given.split(";")[0]
        return answer.getheader("location") or ""


def seats_of(game: str) -> int:
    """Return how many sit at a table of the benchmark: SEATS, or as many as may play the game."""
    return min(SEATS, box_of(game).most)


async def lay_table(guests: list[Guest], game: str) -> str:
    """A game of these guests has begun; returns the id of the table."""
    host, *others = guests
    seats = {f"seat_{seat}": "me" if seat == 0 else "open" for seat in range(len(guests))}
    path = await asyncio.to_thread(host.post, "/new", game=game, players=str(len(guests)), **seats)
    for seat, guest in enumerate(others, 1):
        await asyncio.to_thread(guest.post, f"{path}/sit", seat=str(seat))
    await asyncio.to_thread(host.post, f"{path}/start")
    return path.rsplit("/", 1)[-1]


class Player:
    """A seat with its open page."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Final = guest
        self.socket: ClientConnection | None = None
        self.version = 0
        self.page = Hearer()
        self.choices: list[tuple[str, str]] = []  # weight and action
        self.over = False
        self.answered: Final = asyncio.Event()
        self.seen_at = 0.0
        self.messages = 0
        self.bytes = 0
        self.refused = 0
        self.hurried = 0  # refused for asking too much
        self.reading: asyncio.Task[None] | None = None

    async def sit_down(self, table: str) -> None:
        await self.leave()
        address = f"{self.guest.url.replace('http', 'ws', 1)}/t/{table}/ws"
        headers = {"cookie": self.guest.cookie}
        self.choices = []
        self.page = Hearer()
        self.over = False
        self.socket = await connect(
            address,
            origin=Origin(self.guest.url),
            additional_headers=headers,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )
        self.answered.clear()
        self.reading = asyncio.create_task(self.read(self.socket))
        await self.socket.send('{"hello":"-"}')
        await self.answered.wait()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self.seen_at = time.perf_counter()
                self.take(data)
        except ConnectionClosed:
            pass
        finally:
            self.answered.set()

    def take(self, data: str | bytes) -> None:
        message = READ.decode(data)
        self.messages += 1
        self.bytes += len(data)
        self.version = message.v or self.version
        self.over = message.mark == "over" if message.mark else self.over
        heard = self.page.heard(message.f, message.d)
        if "list" in heard:
            self.choices = choices_in(heard["list"])
        if message.no:
            self.refused += 1
            self.hurried += message.no in ("hurry", "sockets")
        if message.own or message.no:
            self.answered.set()

    def can_go_on(self) -> bool:
        return leads_on(self.choices)

    async def click(self, rng: Random) -> None:
        self.answered.clear()
        assert self.socket is not None
        await self.socket.send(CLICK.encode({"v": self.version, "a": some_action(self.choices, rng)}).decode())


class Table:
    """Players of one game. One of them clicks at a time, so that what they see belongs to that click."""

    def __init__(self, name: str, players: list[Player], rng: Random) -> None:
        self.name = name
        self.players: Final = players
        self.rng: Final = rng
        self.clicked_at = 0.0
        self.clicks = 0
        self.answers: list[float] = []  # seconds from a click to its own answer
        self.last_sights: list[float] = []  # and to the last page that heard of it
        self.games = 1

    @classmethod
    async def laid(cls, guests: list[Guest], game: str, rng: Random) -> Table:
        table = cls(await lay_table(guests, game), [Player(guest) for guest in guests], rng)
        await table.gather()
        return table

    async def gather(self) -> None:
        await asyncio.gather(*[player.sit_down(self.name) for player in self.players])

    async def click(self) -> None:
        """One choice of somebody who has one; a game that is over is followed by another."""
        self.close_click()
        able = [player for player in self.players if player.can_go_on()]
        able = able or [player for player in self.players if player.choices]
        if not able:
            await self.go_on()
            return
        player = self.rng.choice(able)
        refused = player.refused
        self.clicked_at = time.perf_counter()
        await player.click(self.rng)
        await player.answered.wait()
        if player.refused > refused:  # its page had not heard yet of what another chose
            self.clicked_at = 0.0
            return
        self.answers.append(time.perf_counter() - self.clicked_at)
        self.clicks += 1

    def close_click(self) -> None:
        """All pages have had time to hear of the last click."""
        if self.clicked_at:
            last = max(player.seen_at for player in self.players)
            self.last_sights.append(max(0.0, last - self.clicked_at))
        self.clicked_at = 0.0

    async def go_on(self) -> None:
        """Play again if the game is over; else somebody's page has not heard yet that it may choose."""
        if not all(player.over for player in self.players):
            await asyncio.sleep(0.001)
            return
        host = self.players[0].guest
        path = await asyncio.to_thread(host.post, f"/t/{self.name}/rematch")
        self.name = path.rsplit("/", 1)[-1]
        self.games += 1
        await self.gather()

    def forget(self) -> None:
        self.answers, self.last_sights, self.clicks = [], [], 0

    async def leave(self) -> None:
        await asyncio.gather(*[player.leave() for player in self.players])
