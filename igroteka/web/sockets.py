"""The sockets of the server: what goes out is compressed, quickly; what comes in is read no faster than it is answered.

A page shows much that it has shown before, so a window of 32 KB makes a ninth of an update. ISA-L takes a fifth of
the time that zlib takes for the same. JSON comes as bytes and goes out as they are: ASGI knows text only as `str`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import uvicorn
from isal import isal_zlib
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from igroteka.web.limits import Rate, RateLimiter
from igroteka.web.pauses import ENDED
from igroteka.web.wire import JSON, Refusal

WINDOW: Final = 15  # bits: what compression looks back at, for each page
CLICKS: Final = 11  # and for what comes in
LEVEL: Final = 1
SLICE: Final = 1024  # bytes read at once: others' messages come between
SPARE: Final = Rate(100, 0.1)  # pings, pongs and pieces of messages, of one socket
OVER: Final = 4429  # close code of our own: over a limit
LINGER: Final = 2.0  # seconds in which whoever is over a limit can read why
LONGEST_REASON: Final = 123  # bytes, says the protocol
STRAIGHT: Final = "igroteka.text"  # in the state of a socket: takes the bytes of a text
Sender: TypeAlias = Callable[[bytes], Awaitable[None]]


class QuickDeflate(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, deflate = super().process_request_params(params, accepted_extensions)
        if not deflate.local_no_context_takeover:  # who wants none gets the slow one
            encoder: Any = isal_zlib.compressobj(LEVEL, wbits=-deflate.local_max_window_bits)
            deflate.encoder = encoder
        return answer, deflate


class Sockets(WebSocketsSansIOProtocol):
    """A socket whose bytes wait in the network until the messages before them have been taken."""

    def __init__(self, config: uvicorn.Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        quick = QuickDeflate(server_max_window_bits=WINDOW, client_max_window_bits=CLICKS)
        self.conn = ServerProtocol(extensions=[quick], max_size=config.ws_max_size, logger=self.logger)
        self.unread: Final = bytearray()
        self.next_slice: asyncio.Handle | None = None
        self.deaf = False  # whoever was over a limit is not listened to any more
        self.spare: Final = RateLimiter(SPARE)
        self.ended: Final = asyncio.Event()
        self.app_state = {**self.app_state, ENDED: self.ended}

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][STRAIGHT] = self.send_bytes_as_text

    def connection_lost(self, exc: Exception | None) -> None:
        """End the pauses of this page. After a stop too: only now nothing can be sent any more."""
        super().connection_lost(exc)
        self.ended.set()

    # --- in ---

    def data_received(self, data: bytes) -> None:
        self.unread.extend(data)
        if self.next_slice is None:
            self.read_slice()

    def read_slice(self) -> None:
        """Read a little: a thousand small frames may come at once, and others' messages come between."""
        self.next_slice = None
        if self.deaf:
            return
        data = bytes(self.unread[:SLICE])
        del self.unread[:SLICE]
        super().data_received(data)
        if self.unread:
            self.hold()
        if self.queue.empty() or self.close_sent:
            self.read_on()

    def read_on(self) -> None:
        """Go on reading; what has come already goes first."""
        if self.deaf or self.transport.is_closing():
            return
        if self.unread and self.next_slice is None:
            self.next_slice = self.loop.call_soon(self.read_slice)
        elif not self.unread and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def hold(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self.read_on()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_spare()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_spare()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self.count_spare()

    def count_spare(self) -> None:
        """Count what never becomes a message; the rest is counted by whoever takes it."""
        if self.close_sent or self.spare.wait("") == 0:
            self.spare.take("")
            return
        self.conn.fail(OVER, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.show_out()

    # --- out ---

    async def send_bytes_as_text(self, data: bytes) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(1006)
        try:
            self.conn.send_text(data)
        except InvalidState:
            raise WebSocketDisconnect(1006) from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == OVER:
            self.show_out()

    def shutdown(self) -> None:
        """End with the server, which does not wait for those who do not read."""
        super().shutdown()
        self.loop.call_later(LINGER / 2, self.transport.abort)

    def show_out(self) -> None:
        self.deaf = True
        self.unread.clear()
        self.hold()
        self.loop.call_later(LINGER, self.transport.abort)


def sender_of(socket: WebSocket) -> Sender:
    """Return a sender straight to the wire, if the server is ours."""
    straight: Sender | None = socket.scope.get("state", {}).get(STRAIGHT)

    async def send(data: bytes) -> None:
        await socket.send_text(data.decode())

    return straight or send


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Close a page and say why twice: in words, and with the code it is closed with."""
    await socket.send_text(JSON.encode(refusal).decode())
    await socket.close(OVER, refusal.why.encode()[:LONGEST_REASON].decode(errors="ignore"))
