"""Command serve: the web server on one port with one database file; it prints its address and opens the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import typer
import uvicorn

from igroteka.cli.errors import CommandError, one_line
from igroteka.web.app import create_app
from igroteka.web.doorway import config_for
from igroteka.web.garbage import collect_seldom
from igroteka.web.limits import UNLIMITED, USUAL
from igroteka.web.reach import is_this_computer
from igroteka.web.settings import Settings
from igroteka.web.storage.data_folder import DataFolder
from igroteka.web.storage.migrate import UnusableDataError

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = ("", "0.0.0.0", "::")
UNUSABLE: Final = 1  # the command was right, the folder is not


def serve_here(
    host: str,
    port: int,
    data: Path,
    open_page: bool,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limited: bool = True,
    lan: bool = False,
) -> None:
    check_proxies(proxies)
    host = host_for(host, lan)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{host if host not in EVERYWHERE else 'localhost'}:{port}/"
    network = address_in_network(host, port)
    workers = max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(
        data=data,
        hosts=(host, *hosts),
        lan=network,
        proxies=tuple(proxies),
        limits=USUAL if limited else UNLIMITED,
        workers=workers,
    )
    app = create_app(settings, folder=opened(settings, address))
    server = Announced(config_for(app, settings), address, open_page)
    print(f"igroteka: {address}", flush=True)
    for line in who_reaches_it(host, network):
        print(f"igroteka: {line}", flush=True)
    server.run(sockets=[listening])


def host_for(host: str, lan: bool) -> str:
    """Return the address to listen on: with --lan all of this machine, so that a network beside it comes in."""
    if lan and host not in (HERE, *EVERYWHERE):
        raise CommandError(f"--lan listens everywhere, and --host {host} at one address: leave one of them out")
    return "0.0.0.0" if lan and host == HERE else host


def address_in_network(host: str, port: int) -> str:
    """Return the address for others in this network, without the last slash; "" if they do not reach the server."""
    if host not in EVERYWHERE:
        return ""
    own = own_address()
    return f"http://{own}:{port}" if own else ""


def who_reaches_it(host: str, network: str) -> list[str]:
    if network:
        return [f"for others in this network: {network}/"]
    if host in EVERYWHERE:
        return ["this machine is in no network: nobody else reaches it"]
    if is_this_computer(host):
        return [
            "this address works on this computer only.",
            "to let friends and phones of your network in, stop it and start: make play LAN=1, or igroteka serve --lan",
        ]
    return []


def opened(settings: Settings, address: str) -> DataFolder:
    """Open the data folder, before anybody is told that there is a server."""
    try:
        return DataFolder(settings, address)
    except UnusableDataError as error:
        print(f"igroteka: {one_line(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None


def check_proxies(proxies: Sequence[str]) -> None:
    for proxy in proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise CommandError(
                f"--proxy {proxy}: expected an address or a network, as 127.0.0.1 or 10.0.0.0/8"
            ) from None


class Announced(uvicorn.Server):
    """Server that opens the page in the browser once it listens."""

    def __init__(self, config: uvicorn.Config, address: str, open_page: bool) -> None:
        super().__init__(config)
        self.address: Final = address
        self.open_page: Final = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_seldom()
        if self.open_page and self.started:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    """Open a socket that says it is TCP: otherwise asyncio delays small answers, by up to 40 ms."""
    family: Any = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, TypeError, UnicodeError) as error:  # the last two: no name that a host could have
        listening.close()
        raise CommandError(f"--host {host} --port {port}: {getattr(error, 'strerror', '') or error}") from None
    return listening


def own_address() -> str:
    """Return the address of this machine in its network, as far as it can be told without asking; "" without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_this_computer(found) else found
