"""The connections that ask for pages: a request that is begun is ended in time, and what was asked for is read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from igroteka.web.limits import Limits, RateLimiter, place_of
from igroteka.web.pauses import ENDED
from igroteka.web.settings import Settings
from igroteka.web.sockets import Sockets

FRAME: Final = 256 * 1024  # bytes of a message at most; what is read of it is less
HEAD: Final = 32 * 1024  # bytes in which a request says what it wants
ANYWHERE: Final = ""  # behind a proxy, or where the network does not tell
LOOKS: Final = 4  # at what is not read, until it is given up
TOO_SLOW: Final = "The request was not finished in time.\nЗапрос не был дослан вовремя.\n".encode()
ANSWER: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n"
    b"connection: close\r\n\r\n%s" % (len(TOO_SLOW), TOO_SLOW)
)


def config_for(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Say how the server listens. The network alone tells who asks, unless a proxy is named."""
    requests: Any = partial(Requests, Doorway(settings.limits, settings.proxies))
    return uvicorn.Config(
        app,
        http=requests,
        h11_max_incomplete_event_size=HEAD,
        ws=Sockets,
        ws_max_size=FRAME,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_level="warning",
        timeout_graceful_shutdown=3,
    )


class Doorway:
    """Limits and counts that all connections share."""

    def __init__(self, limits: Limits, proxies: Iterable[str]) -> None:
        self.limits: Final = limits
        self.proxies: Final = [ip_network(proxy, strict=False) for proxy in proxies]
        self.arrivals: Final = RateLimiter(limits.arrivals.of_many(limits.club))
        self.waiting: Final[dict[str, dict[Requests, None]]] = {}  # by address, the oldest first
        self.unread: dict[Any, tuple[int, int]] = {}  # bytes that a connection has not read, looks without a change
        self.looking = False

    def place(self, address: str) -> str:
        """Return where the limits of connections count; a proxy brings everybody, so it has none."""
        if any(ip_address(address) in proxies for proxies in self.proxies):
            return ANYWHERE
        return place_of(address)

    def admits(self, place: str) -> bool:
        if place == ANYWHERE:
            return True
        if self.arrivals.wait(place) > 0:
            return False
        self.arrivals.take(place)
        return True

    def enter(self, connection: Requests) -> None:
        """Count a connection. Of too many from one address drop the oldest: people's requests come whole."""
        waiting = self.waiting.setdefault(connection.place, {})
        waiting[connection] = None
        if len(waiting) > self.limits.waiting and connection.place != ANYWHERE:
            next(iter(waiting)).give_up()

    def leave(self, connection: Requests) -> None:
        waiting = self.waiting.get(connection.place, {})
        waiting.pop(connection, None)
        if not waiting:
            self.waiting.pop(connection.place, None)

    # --- those who do not read ---

    def watch(self, connection: Requests) -> None:
        if not self.looking:
            self.looking = True
            self.look_later(connection)

    def look_later(self, connection: Requests) -> None:
        connection.loop.call_later(self.limits.unread / LOOKS, self.look, connection)

    def look(self, connection: Requests) -> None:
        """Look at all connections of the server, closing ones too: those wait to be read for ever."""
        before, self.unread = self.unread, {}
        for open_one in tuple(connection.connections):
            size = open_one.transport.get_write_buffer_size()
            if not size:
                continue
            last, looks = before.get(open_one, (0, 0))
            looks = looks + 1 if 0 < last <= size else 0
            if looks >= LOOKS:
                open_one.transport.abort()
            else:
                self.unread[open_one] = (size, looks)
        self.looking = bool(connection.connections)
        if self.looking:
            self.look_later(connection)


class Requests(H11Protocol):
    """A connection that asks for pages, each request in its time."""

    def __init__(self, doorway: Doorway, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doorway: Final = doorway
        self.place = ANYWHERE
        self.began = False  # to say something
        self.awaited: Any = None  # which part of the request, a state of h11
        self.deadline: asyncio.TimerHandle | None = None
        self.ended: Final = asyncio.Event()
        self.app_state = {**self.app_state, ENDED: self.ended}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = self.doorway.place(self.client[0]) if self.client else ANYWHERE
        if not self.doorway.admits(self.place):
            transport.abort()
            return
        self.doorway.watch(self)
        self.wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        self.began = True
        super().data_received(data)
        if self in self.connections:  # it may be a socket from now on, with a protocol of its own
            self.wait_for(self.conn.their_state)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.arrived()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.ended.set()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """End with the server: a request that waits for its turn is answered now."""
        self.ended.set()
        super().shutdown()

    def on_response_complete(self) -> None:
        self.began = False
        super().on_response_complete()

    def wait_for(self, state: Any) -> None:
        """Set the time for the head, then for the body; bytes that trickle in do not make it longer."""
        if state not in (h11.IDLE, h11.SEND_BODY) or self.transport.is_closing():
            self.arrived()
        elif state is not self.awaited:
            self.arrived()
            self.awaited = state
            limits = self.doorway.limits
            self.deadline = self.loop.call_later(limits.head if state is h11.IDLE else limits.body, self.give_up)
            self.doorway.enter(self)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.awaited = None
        self.doorway.leave(self)

    def give_up(self) -> None:
        unanswered = self.awaited is h11.IDLE or not self.cycle.response_started
        self.arrived()
        if self.began and unanswered:
            self.transport.write(ANSWER)
        self.transport.close()
