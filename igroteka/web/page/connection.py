"""A page that is open: it hears of every change, and gets the fragments that differ from what it shows.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from igroteka.engine.events import Event
from igroteka.table.svg.parts import Motion
from igroteka.web.errors import WebError
from igroteka.web.limits import Who, hurry, place_of
from igroteka.web.models import NOBODY, LogLine
from igroteka.web.page.clicks import ClickHandler, read_click
from igroteka.web.page.diff import update_between
from igroteka.web.page.edits import Teller
from igroteka.web.page.frame import Frame, frame_of
from igroteka.web.page.log import spoken
from igroteka.web.page.presenter import Presenter
from igroteka.web.page.viewer import Viewer, viewer_of
from igroteka.web.pauses import pause
from igroteka.web.sockets import sender_of, turn_away
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.room import Room
from igroteka.web.wire import JSON, Click, Refusal, to_json

GONE: Final = 4404  # close codes of our own
BROKEN: Final = 1011
LOG: Final = logging.getLogger("igroteka.web")
MOTIONS: Final = 40  # in one update; more would not be seen


class Connection:
    """The open page of one visitor."""

    def __init__(
        self, socket: WebSocket, presenter: Presenter, clicks: ClickHandler, visitor: Visitor, wanted: int | None
    ) -> None:
        self.socket: Final = socket
        self.send: Final = sender_of(socket)
        self.presenter: Final = presenter
        self.room: Final[Room] = presenter.room
        self.clicks: Final = clicks
        self.visitor: Final = visitor
        self.wanted: Final = wanted
        self.who: Final = Who(visitor.id, place_of(socket.client.host) if socket.client else "")
        self.woken: Final = asyncio.Event()
        self.told: Final = asyncio.Event()  # all that was to be answered is
        self.ended = False  # nothing is told any more
        self.slowed = 0  # messages in a row that had to wait
        self.shown: Frame | None = None  # None until the page has said what it shows
        self.teller: Final = Teller()
        self.seen = 0  # events of the log, as last shown
        self.shown_seat = NOBODY
        self.own = False  # the page waits for an answer to its click
        self.refusals: list[Refusal] = []

    def wake(self) -> None:
        self.woken.set()

    def viewer(self) -> Viewer:
        return viewer_of(self.room, self.visitor.id, self.wanted, self.visitor.language)

    async def serve(self) -> None:
        """Serve the page until it is closed."""
        room = self.room
        room.listeners.add(self)
        room.arrive(self.visitor.id)
        writer = asyncio.create_task(self.write())
        try:
            await self.read()
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            room.listeners.discard(self)
            room.depart(self.visitor.id)
            await asyncio.gather(writer, return_exceptions=True)

    # --- from the page ---

    async def read(self) -> None:
        """Take one message, wait for its answer, then take the next: a flood gets no further than the answers do."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or not await self.admitted() or self.ended:
                return
            self.told.clear()
            self.woken.set()  # first: whoever clicked is answered before the others are told
            self.take(message.get("text") or message.get("bytes") or "")
            await self.told.wait()

    async def admitted(self) -> bool:
        """Keep whoever sends too much waiting, alone, and say so; after too long a row of it the page is closed."""
        gate = self.clicks.gate
        wait, turn = gate.wait("clicks", self.who), gate.turn("clicks", self.who)
        gate.take("clicks", self.who)
        if wait == 0:
            self.slowed = 0
            if turn:
                await pause(self.socket, turn)
            return True
        self.slowed += 1
        refusal = hurry("clicks", wait).refusal(self.visitor.texts)
        if self.slowed > gate.limits.slowed:
            await turn_away(self.socket, refusal)
            return False
        if self.slowed == 1:
            await self.send(JSON.encode(refusal))
        return await pause(self.socket, max(wait, turn))

    def take(self, data: str | bytes) -> None:
        try:
            click = read_click(data)
            if self.shown is None:
                self.greet(click)
            self.own = True
            self.clicks.act(self.presenter, self.visitor.guest, self.meant(), self.visitor.language, click)
        except WebError as problem:
            self.own = problem.no in ("stale", "curtain")  # the page shows something old
            version = self.presenter.version(self.viewer().seat)
            self.refusals.append(problem.refusal(self.visitor.texts, version))

    def meant(self) -> int | None:
        """Return the seat that clicks are for: at a shared screen that of whoever sits before it now."""
        return None if self.wanted != NOBODY and len(self.viewer().mine) > 1 else self.wanted

    def greet(self, click: Click) -> None:
        """Begin with what the page shows: the table as it is, or else nothing, and then everything is sent."""
        frame = frame_of(self.presenter, self.viewer())
        self.remember(frame if click.hello == frame.digest() else Frame({}, 0, "", "", ""))
        self.shown_seat = self.viewer().seat

    # --- to the page ---

    async def write(self) -> None:
        """Tell the page what changes; if that fails, close it, so that it says so and comes again."""
        try:
            await self.tell()
        except WebSocketDisconnect:
            pass
        except Exception:
            LOG.exception("table %s: a page was not told", self.room.row.id)
            await self.socket.close(BROKEN)
        finally:
            self.ended = True
            self.told.set()

    async def tell(self) -> None:
        while self.socket.application_state == WebSocketState.CONNECTED:
            await self.woken.wait()
            self.woken.clear()
            for refusal in self.refusals:
                await self.send(JSON.encode(refusal))
            self.refusals = []
            if self.room.row.state == "deleted":
                await self.socket.close(GONE)
                return
            if self.shown is not None:
                update = self.update(self.shown)
                if update is not None:
                    await self.send(update)
            self.told.set()

    def update(self, old: Frame) -> bytes | None:
        """Return what the page gets now, as JSON; None if nothing of its view has changed."""
        viewer = self.viewer()
        frame = frame_of(self.presenter, viewer)
        own, self.own = self.own, False
        if frame is old and not own:
            return None
        news = self.news(viewer)
        events = [event for _, event in news]
        lines = self.presenter.heard(viewer.seat, viewer.language).lines[-len(events) :] if events else ()
        play, beats = motions(self.room, news, lines)
        say = self.sentence(viewer, frame, old, events)
        changed = update_between(old.parts, frame, play, say, own, self.teller)
        changed.beats = beats
        same = not (changed.f or changed.d or changed.gone or frame.title != old.title or frame.version != old.version)
        self.remember(frame)
        self.shown_seat = viewer.seat
        return None if same and not own else to_json(changed)

    def remember(self, frame: Frame) -> None:
        self.shown = frame
        session = self.room.session
        self.seen = len(session.log) if session is not None else 0

    def news(self, viewer: Viewer) -> list[tuple[int, Event]]:
        """List what happened since, as far as the viewer may know; after an undo nothing has."""
        session = self.room.session
        if session is None or viewer.seat != self.shown_seat:
            return []
        return [(number, event) for number, event in session.log[self.seen :] if event.heard_by(viewer.seat)]

    def sentence(self, viewer: Viewer, frame: Frame, old: Frame, events: list[Event]) -> str:
        """Say the last thing that happened, then whose turn it is, for those who listen."""
        said = []
        if events:
            heard = self.presenter.heard(viewer.seat, viewer.language).lines
            said = [line.text for line in heard[-min(len(events), 2) :]]
        if frame.said != old.said:
            said.append(frame.said)
        return " ".join(said)


def motions(room: Room, news: list[tuple[int, Event]], lines: Sequence[LogLine]) -> tuple[list[Motion], list[int]]:
    """Return how the page may show what happened, and how many motions go with each step of it, if several."""
    if room.session is None:
        return [], []
    found: list[Motion] = []
    beats: list[int] = []
    last = -1
    for (number, event), line in zip(news, lines, strict=True):
        shown = spoken(room.box.motions(room.session.content, event), line)[: MOTIONS - len(found)]
        if shown and number != last:
            last = number
            beats.append(0)
        if shown:
            found += shown
            beats[-1] += len(shown)
    return found, beats if len(beats) > 1 else []
