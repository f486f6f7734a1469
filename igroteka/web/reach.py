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


def base_of(request: HTTPConnection, settings: Settings) -> str:
    """Return the address that links begin with: the one that was asked for, unless it leads nobody else here."""
    if settings.lan and is_this_computer(request.base_url.hostname or ""):
        return settings.lan
    return str(request.base_url).rstrip("/")


def only_here(request: HTTPConnection, settings: Settings) -> bool:
    """Tell whether links made on this page lead nobody else here. What a proxy passes on may come from anywhere."""
    local = is_this_computer(request.base_url.hostname or "")
    return local and not (settings.lan or settings.proxies or settings.origins)
