"""The same through two real servers: pages by GET, answers by POST, updates by the socket, replays that are refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, Final, TypeVar

import pytest
from leaks import Apart, Leak
from trials import Trial
from web_guests import Person, Server, Wire, quick, serving
from wire_tables import TABLE, WirePair, imagined, moments, standing, watchers

from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.web.page.presenter import presenter_of
from igroteka.web.storage.store import Chair, Guest, TableRow
from igroteka.web.tables.room import Room

T = TypeVar("T")
STEPS = 20
PLAYERS = 3
REFUSED = ("/t/{}/record", "/r/{}", "/r/{}?step=1&seat=-2", "/r/{}/step?n=1&seat=0")


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(name) for name in ("true", "twin")]
        pair = [stack.enter_context(serving(quick(folder, window=(9e3, 9e3)))) for folder in folders]
        yield pair[0], pair[1]


def inside(server: Server, act: Callable[[], T]) -> T:
    """Done by the server's own loop, between two things that it does."""

    async def now() -> T:
        return act()

    return asyncio.run_coroutine_threadsafe(now(), server.servers[0].get_loop()).result(60)


def laid(server: Server, table: str, game: str) -> Room:
    """A running table of that id, all seats taken by guests of the same names on both servers."""
    store = server.state.store
    guests = [Guest(f"{table}-{seat}", f"P{seat}") for seat in (*range(PLAYERS), "watcher")]
    for guest in guests:
        store.add_guest(guest)
    chairs = [Chair(seat, "person", guests[seat].id, name=guests[seat].name) for seat in range(PLAYERS)]
    store.add_table(TableRow(table, game, PLAYERS, {}, "", "waiting", guests[0].id, public=True), chairs)
    return server.state.rooms.room(table)


def taken_up(room: Room, session: Session) -> None:
    room.row = replace(room.row, state="running")
    presenter_of(room).versions[:] = [1] * PLAYERS
    room.take_session(session)
    session.write = None


class ServedTable:
    """A table as `Pair` plays it, on a server; a guest looks at it through HTTP."""

    def __init__(self, server: Server, table: str, box: Box, session: Session, seat: int, language: str) -> None:
        self.server: Final = server
        self.table: Final = table
        self.room: Final = inside(server, lambda: laid(server, table, box.name))
        inside(server, lambda: taken_up(self.room, session))
        self.mover = max(seat, 0)
        self.person: Final = Person(server.url, language)
        self.person.http.headers["host"] = "igroteka.local"
        self.person.http.headers["origin"] = "http://igroteka.local"
        guest = Guest(f"{table}-{seat if seat >= 0 else 'watcher'}", "")
        self.person.http.cookies.set("guest", server.state.guests.cookie_for(guest))
        self.wire: Wire | None = None
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.room.playing.game, name)

    def play(self, choice: int) -> None:
        game = self.room.playing.game
        if game.seat == CHANCE:
            inside(self.server, lambda: self.room.playing.chance(choice))
            self.show()
        else:
            self.play_as(int(game.seat), choice)

    def play_as(self, seat: int, choice: int) -> None:
        self.mover = seat
        inside(self.server, lambda: self.room.playing.choose(seat, choice))
        self.show()

    def show(self) -> None:
        if self.room.playing.game.seat not in (CHANCE, OVER):
            inside(self.server, lambda: self.room.moved(self.mover))

    def greeting(self) -> bytes:
        """The first message: the whole table."""
        assert self.wire is not None
        return json.dumps(self.wire.next(), sort_keys=True).encode()

    def update(self) -> bytes:
        """All that came through the socket until the answer to a private note; in how many messages is chance."""
        assert self.wire is not None
        self.asked += 1
        self.wire.send(note=f"step {self.asked}")
        whole: dict[str, Any] = {"f": {}, "gone": [], "play": [], "said": []}
        while True:
            message = self.wire.next()
            whole["f"].update(message.get("f", {}))
            whole["gone"] += message.get("gone", [])
            whole["play"] += message.get("play", [])
            whole["said"] += [message["say"]] if message.get("say") else []
            whole.update({name: message.get(name) for name in ("v", "title", "mark")})
            if message.get("own"):
                return json.dumps(whole, sort_keys=True).encode()

    def whole(self) -> bytes:
        """Every answer that a guest can get while the game runs."""
        answers = [self.person.get(f"/t/{self.table}"), self.person.get(f"/t/{self.table}?seat=-1")]
        answers += [self.person.click(self.table), self.person.click(self.table, a=1, v=-7)]
        answers += [self.person.click(self.table, seat, do="undo", v=-7) for seat in range(-1, PLAYERS)]
        refused = [self.person.get(path.format(self.table)) for path in REFUSED]
        assert [answer.status_code for answer in refused] == [409] * len(REFUSED)
        return b"\n".join([b"%d %s" % (answer.status_code, answer.content) for answer in [*answers, *refused]])


def pair_on(servers: tuple[Server, Server], table: str, box: Box, session: Session, seat: int, rng: Rng) -> WirePair:
    lives = (
        standing(session, box, session.game.copy()),
        imagined(session, box, session.game.resample(seat, rng), seat),
    )
    language = "ru" if seat == 1 else "en"
    tables: list[Any] = [
        ServedTable(server, table, box, played, seat, language) for server, played in zip(servers, lives, strict=True)
    ]
    return WirePair(box, seat, tables[0], tables[1], rng)


@pytest.mark.parametrize("seat", watchers(PLAYERS))
def test_two_servers_say_the_same_to_whom_they_look_the_same(servers: tuple[Server, Server], seat: int) -> None:
    box = GAMES["tremble"]
    followed = 0
    for number, (session, rng) in enumerate(moments(Trial(box, PLAYERS, {}), 2, 17 + seat)):
        pair = pair_on(servers, f"{TABLE}{number}x{seat + 3}", box, session, seat, rng)
        with ExitStack() as stack:
            for table in pair.tables:
                host: Any = table
                host.wire = stack.enter_context(host.person.socket(host.table))
            pair.same("is greeted", *[host.greeting() for host in pair.tables])
            followed += through(pair)
    assert followed > 4


def through(pair: WirePair) -> int:
    for step in range(STEPS):
        if CHANCE not in (pair.game.seat, pair.twin.seat):
            pair.compare()
            if step % 5 == 0:
                pair.compare_pages()
        try:
            pair.step()
        except Apart:
            return step
        if pair.game.seat == OVER:
            return step
    return STEPS


def test_what_one_server_says_otherwise_is_caught(servers: tuple[Server, Server]) -> None:
    """A twin that is resampled for another seat is no twin."""
    box = GAMES["tremble"]
    session, rng = next(moments(Trial(box, PLAYERS, {}), 1, 3, lambda game: game.sealing()))
    lives = (standing(session, box, session.game.copy()), imagined(session, box, session.game.resample(1, rng), 1))
    tables: list[Any] = [
        ServedTable(server, f"{TABLE}-not", box, played, 0, "en") for server, played in zip(servers, lives, strict=True)
    ]
    with pytest.raises(Leak):
        WirePair(box, 0, tables[0], tables[1], rng).compare_pages()
