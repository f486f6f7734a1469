"""Where a request comes from: only our own pages may change anything."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from igroteka.web.settings import Settings


def same_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Tell whether one of our own pages asks: a browser always says where a POST or a socket comes from."""
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    return origin in (*settings.origins, f"http://{host}", f"https://{host}")
