"""What comes in is from our own pages and of a size; what goes out says what a browser may do with it."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from igroteka.web.error_pages import error_response
from igroteka.web.errors import WebError
from igroteka.web.origin import same_origin
from igroteka.web.pauses import pause
from igroteka.web.settings import Settings
from igroteka.web.sockets import turn_away
from igroteka.web.state import state_of

BODY: Final = 64 * 1024
UPLOAD: Final = 2 * 1024 * 1024 + BODY  # a record and the form around it
DRAINED: Final = 32 * 1024 * 1024  # of a body that is too large: then the sender hears the answer
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class SecurityMiddleware:
    """Middleware before the application: limits, origin and size of requests, headers of answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.connected(scope, receive, send)
        elif scope["type"] == "http":
            await self.requested(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def requested(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS, *cache_headers(scope)]
            await send(message)

        request = Request(scope, receive)
        writing = request.method not in ("GET", "HEAD")
        try:
            await self.admit(request, limit_for(scope["path"], writing))
            if writing:
                if not same_origin(request, self.settings):
                    raise WebError("origin")
                receive = replayed(await body_of(request, UPLOAD if scope["path"] == "/upload" else BODY))
        except WebError as problem:
            await error_response(request, problem)(scope, receive, send_with_headers)
            return
        except ClientDisconnect:  # nobody is left to be answered
            return
        await self.app(scope, receive, send_with_headers)

    async def admit(self, request: Request, kind: str) -> None:
        """Refuse whoever asks too much, after a while: so the next request of that connection comes later."""
        state = state_of(request)
        who = state.who(request)
        try:
            state.gate.spend(kind, who)
            if not who.guest and kind in ("tables", "writes"):
                state.gate.spend("guests", who)
        except WebError:
            await pause(request, self.settings.limits.sulk)
            raise
        await pause(request, state.gate.turn(kind, who))

    async def connected(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a page in, or tell it why it may not come in."""
        socket = WebSocket(scope, receive, send)
        state = state_of(socket)
        who = state.who(socket)
        try:
            state.gate.enter(who)
        except WebError as problem:
            if await pause(socket, self.settings.limits.sulk):
                await socket.accept()
                await turn_away(socket, problem.refusal(state.visitor(socket).texts))
            return
        try:
            if await pause(socket, state.gate.turn("sockets", who)):
                await self.app(scope, receive, send)
        finally:
            state.gate.leave(who)


def limit_for(path: str, writing: bool) -> str:
    """Return which limit the request counts for."""
    if writing:
        if path.endswith("/click"):
            return "clicks"
        if path.endswith("/hint"):
            return "hints"
        if path.endswith("/review"):
            return "reviews"
        return "tables" if path.endswith(("/play", "/first", "/new", "/rematch", "/continue", "/upload")) else "writes"
    if path.startswith(("/static/", "/art/")):
        return "files"
    return "steps" if path.endswith("/step") else "pages"


def cache_headers(scope: MutableMapping[str, Any]) -> list[tuple[bytes, bytes]]:
    """Say how long a browser keeps it: pages show a moment, files named by their content stay."""
    path = scope["path"]
    if not path.startswith(("/static/", "/art/")):
        return [(b"cache-control", b"no-store")]
    if scope.get("query_string", b"").startswith(b"v="):
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [(b"cache-control", b"no-cache")]


async def body_of(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size <= most:
            parts.append(part)
        elif size > DRAINED:
            break
    if size > most:
        raise WebError("large", most=most // 1024)
    return b"".join(parts)


def replayed(body: bytes) -> Receive:
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
