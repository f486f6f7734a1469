"""By which names the server may be called.

A stranger's page can give its own name the address of this machine (DNS rebinding), and a browser then takes the server
for a part of that page. The name stays in Host: only names that no stranger can own are answered, and those listed.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from igroteka.web.error_pages import error_response
from igroteka.web.errors import WebError
from igroteka.web.settings import Settings

ANY: Final = "*"
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+?))\.?(?::\d{1,5})?", re.I | re.A)
LOCAL: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # nobody can register a name that ends so
REFUSED: Final = 4403


def name_in(host: str) -> str:
    """Return the name or address in `name:port`, "" if it is neither."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else ""


def is_local(name: str, reached: str) -> bool:
    """Tell whether it is a name or address of this network, or the address at which the server was reached."""
    try:
        address = ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL)
    return not address.is_global or name == reached


def fits(name: str, listed: str) -> bool:
    """Tell whether a name is listed: as `games.example.org`, or as `*.example.org` for all names that end so."""
    return listed in (ANY, name) or (listed.startswith("*.") and name.endswith(listed[1:]))


class Hosts:
    """Middleware before the application: whoever calls the server by a foreign name gets nothing of it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        public = [urlsplit(origin).hostname or "" for origin in settings.origins]
        self.listed: Final = [name.lower() for name in (*settings.hosts, *public, socket.gethostname())]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.allows(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": REFUSED})
        else:
            await error_response(Request(scope, receive), WebError("address"))(scope, receive, send)

    def allows(self, scope: Scope) -> bool:
        hosts = [value.decode("latin-1") for header, value in scope["headers"] if header == b"host"]
        name = name_in(hosts[0]) if len(hosts) == 1 else ""
        reached = str((scope.get("server") or ("",))[0])
        return bool(name) and (is_local(name, reached) or any(fits(name, listed) for listed in self.listed))
