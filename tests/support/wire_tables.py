"""Two tables with a page open at each, played alike: what the two pages are sent must be the same bytes.

The tables are rooms of the server, the pages its connections; only the socket itself is left out. One holds the
true game, the other the same game with everything resampled that the viewer must not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from leaks import Apart, Leak, Pair, difference
from starlette.websockets import WebSocket
from trials import Trial, anywhere, random_choice

from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.record import Record
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.engine.session import Session
from igroteka.table.box import Box
from igroteka.web.limits import UNLIMITED, Gate
from igroteka.web.models import NOBODY
from igroteka.web.page.clicks import ClickHandler
from igroteka.web.page.connection import Connection
from igroteka.web.page.diff import update_between
from igroteka.web.page.frame import frame_of
from igroteka.web.page.presenter import Presenter, presenter_of
from igroteka.web.page.seating import table_page
from igroteka.web.routes.rendering import page
from igroteka.web.storage.store import Chair, Guest, Store, TableRow
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.room import Room
from igroteka.web.wire import Click

TABLE: Final = "leak"
MORE_DRAFTS: Final = 3


def fresh_store(folder: Path) -> Store:
    """With a table in it that rooms can be made for again and again."""
    store = Store(folder / "igroteka.sqlite")
    store.add_guest(Guest("host", "Host"))
    return store


def room_for(store: Store, box: Box, players: int, session: Session) -> Room:
    """A running table where that game is in play; what is played is not stored."""
    row = TableRow(TABLE, box.name, players, {}, "", "waiting", "host")
    chairs = [Chair(seat, "person", f"guest-{seat}", name=f"P{seat} <b>\"'&") for seat in range(players)]
    room = Room(store, Catalogue({box.name: box}), row, chairs, lambda room: Presenter(room, 1))
    room.row = replace(row, state="running")
    room.take_session(session)
    session.write = None
    return room


class WireTable:
    """A table as `Pair` plays it: attributes are those of the game, choices come in by the door of the room."""

    def __init__(self, room: Room, seat: int, language: str) -> None:
        self.room: Final = room
        self.mover = max(seat, 0)
        who = Guest(f"guest-{seat}" if seat >= 0 else "watcher", "somebody")
        self.visitor: Final = Visitor(who, language, "dark")
        self.connection: Final = Connection(
            no_socket(), presenter_of(room), ClickHandler(room.store, Gate(UNLIMITED)), self.visitor, None
        )
        self.connection.greet(Click(hello="nothing"))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.room.playing.game, name)

    def play(self, choice: int) -> None:
        game = self.room.playing.game
        if game.seat == CHANCE:
            self.room.playing.chance(choice)
            self.show()
        else:
            self.play_as(int(game.seat), choice)

    def play_as(self, seat: int, choice: int) -> None:
        self.mover = seat
        self.room.playing.choose(seat, choice)
        self.show()

    def show(self) -> None:
        """As the room does: pages learn of a choice when all that chance brings after it is there."""
        if self.room.playing.game.seat not in (CHANCE, OVER):
            self.room.moved(self.mover)

    # --- what the page receives ---

    def update(self) -> bytes:
        """What the socket sends now."""
        shown = self.connection.shown
        assert shown is not None
        sent = self.connection.update(shown)
        return sent or b""

    def answer(self, click: dict[str, object]) -> bytes:
        """To something that the page sends: refusals, then what has changed."""
        self.connection.take(json.dumps(click))
        refusals = [(refusal.no, refusal.why, refusal.clause, refusal.v) for refusal in self.connection.refusals]
        self.connection.refusals = []
        return repr(refusals).encode() + self.update()

    def whole(self) -> bytes:
        """The page as it is loaded, and the answer to a POST that shows nothing yet."""
        presenter, viewer = self.connection.presenter, self.connection.viewer()
        frame = frame_of(presenter, viewer)
        content = replace(
            table_page(presenter, viewer, self.visitor.reader()),
            parts=frame.parts,
            version=frame.version,
            digest=frame.digest(),
        )
        posted = repr(update_between({}, frame, [], "", True)).encode()
        return bytes(page("table.html", content).body) + posted


def no_socket() -> WebSocket:
    async def never(*_: Any) -> Any:
        raise AssertionError("the socket is not used here")

    return WebSocket({"type": "websocket", "headers": [], "path": "/"}, never, never)


class WireDoor:
    """What `Pair` asks of a door."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat


class WirePair(Pair):
    """Plays as `Pair` does; compares what the two pages are sent."""

    def __init__(self, box: Box, seat: int, true: WireTable, twin: WireTable, rng: Rng) -> None:
        door: Any = WireDoor(box, seat)
        tables: tuple[Any, Any] = (true, twin)
        super().__init__(door, *tables, rng)
        self.tables: Final = (true, twin)

    def compare(self) -> None:
        if CHANCE not in (self.game.seat, self.twin.seat):
            self.same("is sent", *[table.update() for table in self.tables])

    def compare_lines(self) -> None:
        """They are in the log of the page."""

    def compare_pages(self) -> None:
        self.same("loads", *[table.whole() for table in self.tables])

    def click(self, click: dict[str, object]) -> None:
        self.same(f"is answered to {click}", *[table.answer(click) for table in self.tables])

    def same(self, what: str, ours: bytes, theirs: bytes) -> None:
        if ours != theirs:
            raise Leak(f"seat {self.seat} {what}, at {self.game.step().name}: {difference(ours, theirs)}")

    def meddle(self) -> None:
        """The viewer clicks what cannot be done, or undoes: neither answer tells anything hidden."""
        seat = max(self.seat, 0)
        version = self.tables[0].connection.presenter.version(self.seat if self.seat >= 0 else NOBODY)
        verbs = self.door.box.verbs(self.tables[0].room.playing.content)
        action = verbs.action(int(self.rng.below(verbs.size)))
        if action not in self.game.actions_of(seat) + self.game.extras_of(seat):
            self.click({"a": action, "v": version})
        if self.rng.below(6) == 0:
            self.click({"do": "undo", "v": version})


def moments(
    trial: Trial, count: int, seed: int, where: Callable[[Game], bool] = anywhere
) -> Iterator[tuple[Session, Rng]]:
    """Random games with their logs, stopped at so many moments where a page may look: some four of each game."""
    content = trial.box.content()
    rng = Rng(seed)
    length = 16
    while count > 0:
        session = Session.start(trial.box, trial.players, trial.box.chosen_options(trial.options), content)
        wait = int(rng.below(length))
        while session.game.seat != OVER and count > 0:
            wait -= 1
            if wait < 0 and session.game.seat != CHANCE and where(session.game):
                yield session, rng
                count -= 1
                wait = int(rng.below(length))
            if session.game.seat == CHANCE:
                session.throw(rng)
            else:
                session.choose(*random_choice(session.game, rng))
        length = max(2, session.record.number() // 2)


def standing(session: Session, box: Box, game: Game) -> Session:
    """The game with its log, and nothing to undo."""
    new = Session(box, session.content, record_like(session.record, 0), game, None)
    new.log = list(session.log)
    new.old_events = len(new.log)
    return new


def imagined(session: Session, box: Box, game: Game, seat: int) -> Session:
    """The same with only what the seat has heard; others drafted oftener there, so all entries have other numbers."""
    new = Session(box, session.content, record_like(session.record, MORE_DRAFTS), game, None)
    new.log = [(number + MORE_DRAFTS, event) for number, event in session.log if event.heard_by(seat)]
    new.old_events = len(new.log)
    return new


def record_like(record: Record, more: int) -> Record:
    """With so many entries more."""
    new = Record(record.header, record.lines[0], record.file)
    new.lines.extend(record.lines[:1] * more + record.lines[1:])
    new.entries.extend(record.entries[:1] * more + record.entries)
    return new


def wire_pair(stores: tuple[Store, Store], box: Box, session: Session, seat: int, language: str, rng: Rng) -> WirePair:
    """The table as it is, and the same with all resampled that the seat (or the SPECTATOR) must not know."""
    players = int(session.game.players)
    lives = (
        standing(session, box, session.game.copy()),
        imagined(session, box, session.game.resample(seat, rng), seat),
    )
    tables = [
        WireTable(room_for(store, box, players, played), seat, language)
        for store, played in zip(stores, lives, strict=True)
    ]
    return WirePair(box, seat, tables[0], tables[1], rng)


def follow_wire(pair: WirePair, steps: int) -> int:
    """Returns after how many steps what was hidden came out by the rules (`steps`: not at all)."""
    pair.compare()
    pair.compare_pages()
    for step in range(steps):
        try:
            pair.step()
        except Apart:
            return step
        if pair.game.seat == OVER:
            return step  # everything is turned up at the end
        pair.compare()
        if CHANCE not in (pair.game.seat, pair.twin.seat):
            pair.meddle()
    if CHANCE not in (pair.game.seat, pair.twin.seat):
        pair.compare_pages()
    return steps


def watchers(players: int) -> list[int]:
    return [*range(players), int(SPECTATOR)]
