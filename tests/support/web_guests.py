"""A web server for tests, and guests who play on it as browsers would: by pages, forms, POST and sockets."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from tiny_games.duel_box import Duel
from tiny_games.leduc_box import Leduc
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.pig_box import Pig
from tiny_games.sealed_box import Auction
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from igroteka.cli.commands.serve import listen
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.web.app import create_app
from igroteka.web.doorway import config_for
from igroteka.web.limits import UNLIMITED, USUAL
from igroteka.web.page.edits import Edit, Hearer
from igroteka.web.settings import Settings
from igroteka.web.state import AppState

TINY: tuple[Box, ...] = (Pig(), Leduc(), Auction(), LIARS_DICE, Duel())
TEST_GAMES: dict[str, Box] = {**GAMES, **{box.name: box for box in TINY}}
WAIT = 60.0  # seconds after which a test has failed, whatever it waits for


def quick(data: Path, **others: Any) -> Settings:
    """A server that never waits for people to read, whose bots are as important as the browsers beside them."""
    hasty = UNLIMITED._replace(chat=USUAL.chat)  # guests of tests click faster than people
    values: dict[str, Any] = {
        "dwell": 0.0,
        "window": (0.0, 0.01),
        "warm": False,
        "niceness": 0,
        "limits": hasty,
        "hint": 0.1,
    }
    return Settings(data=data, **{"hint": 0.1, "review": 3, **values, **others})


class Server(uvicorn.Server):
    """In a thread of this process, on a port of its own."""

    def __init__(self, settings: Settings, games: dict[str, Box]) -> None:
        self.app = create_app(settings, games)
        super().__init__(config_for(self.app, settings))
        self.up = threading.Event()
        self.listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()

    @property
    def state(self) -> AppState:
        state: AppState = self.app.state.igroteka
        return state


@contextmanager
def serving(settings: Settings, games: dict[str, Box] | None = None) -> Iterator[Server]:
    server = Server(settings, games or TEST_GAMES)
    thread = threading.Thread(target=server.run, args=([server.listening],))
    thread.start()
    try:
        assert server.up.wait(WAIT)
        yield server
    finally:
        server.should_exit = True
        thread.join(WAIT)
        server.listening.close()
        assert not thread.is_alive()


class Person:
    """A browser without a screen."""

    def __init__(self, url: str, language: str = "en", name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, headers={"origin": url, "accept-language": language}, timeout=WAIT, follow_redirects=False
        )
        if name:
            assert self.post("/name", name=name).status_code == 303

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data=form)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def quick_table(self, game: str, players: int = 2, level: str = "greedy") -> str:
        return table_in(self.post("/play", game=game, players=str(players), level=level))

    def new_table(self, game: str, *seats: str, **form: str) -> str:
        kinds = {f"seat_{number}": kind for number, kind in enumerate(seats)}
        return table_in(self.post("/new", game=game, players=str(len(seats)), **kinds, **form))

    def click(self, table: str, seat: int | None = None, **click: Any) -> httpx.Response:
        where = f"/t/{table}/click" + (f"?seat={seat}" if seat is not None else "")
        return self.http.post(where, content=json.dumps(click))

    def hint(self, table: str, version: int, seat: int | None = None) -> httpx.Response:
        where = f"/t/{table}/hint" + (f"?seat={seat}" if seat is not None else "")
        return self.http.post(where, content=json.dumps({"v": version}))

    def sees(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """All fragments as they are now, by the second door."""
        answer = self.click(table, seat)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    @contextmanager
    def socket(self, table: str, seat: int | None = None, hello: str = "-") -> Iterator[Wire]:
        query = f"?seat={seat}" if seat is not None else ""
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        headers = {"cookie": cookies, "accept-language": self.http.headers["accept-language"]}
        address = f"{self.url.replace('http', 'ws', 1)}/t/{table}/ws{query}"
        with connect(address, origin=Origin(self.url), additional_headers=headers, max_size=None) as connection:
            yield Wire(connection, hello)


class Wire:
    """An open page: what it shows, kept up to date by what comes."""

    def __init__(self, connection: ClientConnection, hello: str) -> None:
        self.connection = connection
        self.parts: dict[str, str] = {}
        self.page = Hearer()
        self.version = 0
        self.updates: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        if hello:
            self.send(hello=hello)

    def send(self, **click: Any) -> None:
        self.connection.send(json.dumps(click))

    def next(self) -> dict[str, Any]:
        """The next message of the server, taken over into what is shown."""
        message: dict[str, Any] = json.loads(self.connection.recv(WAIT))
        if "no" in message:
            self.refusals.append(message)
            return message
        self.updates.append(message)
        self.version = message["v"]
        told = self.page.heard(message.get("f", {}), msgspec.convert(message.pop("d", {}), dict[str, list[Edit]]))
        message.update({"f": told} if told else {})
        self.parts.update(told)
        for name in message.get("gone", []):
            self.parts.pop(name)
        return message

    def answer(self) -> dict[str, Any]:
        """The next message to the own click; others' moves may come before it."""
        message = self.next()
        while not message.get("own"):
            message = self.next()
        return message

    def refused(self) -> dict[str, Any]:
        """The next refusal; others' moves may come before it."""
        message = self.next()
        while "no" not in message:
            message = self.next()
        return message

    def until(self, name: str, text: str) -> dict[str, Any]:
        """Wait until a fragment holds the text."""
        message: dict[str, Any] = {}
        while text not in self.parts.get(name, ""):
            message = self.next()
        return message

    def to_the_end(self) -> None:
        """Everything that comes until the server closes the socket, which raises."""
        while True:
            self.next()

    def sent_to_the_end(self, data: str) -> None:
        self.connection.send(data)
        self.to_the_end()

    def over(self) -> bool:
        return 'id="end" class' in self.parts.get("end", "")

    def actions(self) -> list[int]:
        return actions_in(self.parts.get("list", ""))


def table_in(answer: httpx.Response) -> str:
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rsplit("/", 1)[-1]


def actions_in(markup: str) -> list[int]:
    return [int(action) for action in re.findall(r'data-act="(\d+)"', markup)]
