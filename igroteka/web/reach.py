"""By which address others reach the server: links and QR codes that are made here must lead to it from there."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.requests import HTTPConnection

from igroteka.web.settings import Settings


def is_this_computer(name: str) -> bool:
    """Tell whether a name leads every computer to itself."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def other_base(request: HTTPConnection, settings: Settings) -> str:
    """Return the address that links begin with where the page's own leads nobody else here; "" where it does."""
    return settings.lan if is_this_computer(request.base_url.hostname or "") else ""


def base_of(request: HTTPConnection, settings: Settings) -> str:
    """Return the address that links begin with."""
    return other_base(request, settings) or str(request.base_url).rstrip("/")


def only_here(request: HTTPConnection, settings: Settings) -> str:
    """Return the address of the page if it leads nobody else here, else "". A proxy's pages may come from anywhere."""
    local = is_this_computer(request.base_url.hostname or "")
    return base_of(request, settings) if local and not (settings.lan or settings.proxies or settings.origins) else ""
