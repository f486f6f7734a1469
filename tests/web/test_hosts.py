"""The server answers to local names and to those it was told; a page of a stranger cannot borrow its address."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from web_guests import Person, Server, quick, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from igroteka.web.hosts import fits, is_local, name_in

OWN = socket.gethostname()
LOCAL = [
    *("localhost", "LocalHost:8000", "games.localhost", "127.0.0.1", "127.0.0.1:80", "127.8.9.10", "[::1]", "[::1]:80"),
    *("10.0.0.7:8000", "192.168.1.2", "172.16.3.4:1", "169.254.7.7", "100.64.0.9", "[fd00::7]:8000", "[fe80::1]"),
    *("den", "den:8000", "den.local", "den.local.:8000", "den.lan", "den.home.arpa", OWN, f"{OWN}:8000"),
]
FOREIGN = [
    *("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "8.8.8.8", "[2606::1]"),
    *("evil.example.", "x.localx", "den.local.evil.example"),
]
NO_NAMES = ["", ":", ":80", "[", "[::1", "[::1]x", "a:b", "a:123456", "a b", "a/b", "me@localhost", "..", "%00", "é"]


def asked(server: Server, host: str, path: str = "/") -> int:
    return Person(server.url).http.get(path, headers={b"host": host.encode()}).status_code


@pytest.mark.parametrize("host", LOCAL)
def test_a_local_name_or_address_is_answered(server: Server, host: str) -> None:
    assert asked(server, host) == 200


@pytest.mark.parametrize("host", [*FOREIGN, *NO_NAMES])
def test_a_foreign_name_gets_nothing(server: Server, host: str) -> None:
    for path in ("/", "/healthz", "/static/page.css", "/nowhere"):
        assert asked(server, host, path) == 400


def test_a_foreign_name_may_not_post_either_though_its_pages_are_its_own(server: Server) -> None:
    """After rebinding, origin and host agree: that is why the name itself must be known."""
    vera = Person(server.url, name="Vera")
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    answer = vera.http.post("/play", data={"game": "pig"}, headers=headers)
    assert answer.status_code == 400 and "--allow-host" in answer.text


def test_a_socket_must_call_the_server_by_a_name_it_has(server: Server) -> None:
    table = Person(server.url, name="Vera").new_table("pig", "me", "open")
    port = int(server.url.rsplit(":", 1)[-1])
    for name, allowed in (("localhost", True), ("den.local", True), ("evil.example", False)):
        with socket.create_connection(("127.0.0.1", port)) as line:
            where, origin = f"ws://{name}:{port}/t/{table}/ws", Origin(f"http://{name}:{port}")
            if allowed:
                with connect(where, sock=line, origin=origin) as page:
                    page.send("{}")
                    assert page.recv(10)
                continue
            with pytest.raises(InvalidStatus) as refused:
                connect(where, sock=line, origin=origin)
            assert refused.value.response.status_code == 403


def test_further_names_are_listed(tmp_path: Path) -> None:
    hosts = ("Games.example.org", "*.club.example")
    with serving(quick(tmp_path, hosts=hosts, origins=("https://proxied.example:444",))) as server:
        for host in ("games.example.org:80", "a.club.example", "a.b.club.example", "proxied.example", "localhost"):
            assert asked(server, host) == 200
        for host in ("example.org", "x.games.example.org", "club.example", "xclub.example"):
            assert asked(server, host) == 400


def test_any_name_if_the_list_says_so() -> None:
    assert fits("evil.example", "*") and not fits("evil.example", "*.example.org")
    assert name_in("[2606::1]:80") == "2606::1" and is_local("2606::1", reached="2606::1")
