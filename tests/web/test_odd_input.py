"""Whatever stands in an address, a form or a header: an answer, and never that the server is broken."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.routing import Route
from web_guests import WAIT, Person, Server

from igroteka.web.routes import invites, lobby, replays, seat_requests
from igroteka.web.routes import table as table_pages

GOLDEN = Path(__file__).parent.parent / "golden/tremble/2.jsonl"
FILES = [("GET", "/static/{path}"), ("GET", "/art/tremble/{path}")]
ODD = [  # as it stands in an address
    *("%00", "a%00b", "%", "%zz", "%ff%fe", "%ed%a0%80", "%c0%ae", "%f0%9f%8e%b2", "%e2%80%ae", "%7f", "%0d%0aX:1"),
    *("x" * 300, "x" * 5000, "%d0%96" * 200, "..", "%2e%2e%2f", "%5c", "%252e", "-1", "9" * 20, "1e400", "NaN", "<b>"),
]
FEW = ["%00", "%ff%fe", "%ed%a0%80", "x" * 5000, "9" * 20]
QUERIES = {
    "/t/{table}": ("seat",),
    "/t/{table}/ws": ("seat",),
    "/t/{table}/click": ("seat",),
    "/new": ("game",),
    "/r/{table}": ("step", "seat"),
    "/r/{table}/step": ("n", "seat", "have"),
}
FORMS = [
    *("seat={}", "seat=0&level={}", "name={}", "code={}", "language={}", "theme={}", "{}", "={}", "{0}={0}"),
    *("game={}&players=2", "game=pig&players={}", "game=pig&players=2&seat_0={0}&seat_1=bot:{0}"),
    *("game=pig&players=2&option_winscore={}", "game=pig&players=2&option_{}=1", "game=pig&players=2&takeover={}"),
    *("step={}&seat=0", "step=1&seat={}", "step=1&seat=0&level={}"),
]
KINDS = ["", "multipart/form-data", "multipart/form-data; boundary=x", "text/plain; charset=none"]
BODIES = [b"", b"--x", b"--x\r\n\r\n", b"\xff=\xfe", b"\0" * 99, b"&".join([b"a=1"] * 200)]
PART = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n\0\xff\r\n--x--\r\n'
CLICKS = [
    *('{"chat":"\\ud800"}', '{"note":"\\ud800\\u0000"}', '{"uncover":99999999999999999999}', '{"uncover":-1}'),
    *('{"hello":"\\ud83d"}', '{"do":"redo","v":-1}', '{"a":true}', '{"a":9007199254740991}', '{"v":1e999}'),
]


class Odd:
    """Sends requests as they are, without a library that would put them right."""

    def __init__(self, server: Server, person: Person, table: str, replay: str) -> None:
        self.server = server
        self.cookie = f"guest={person.http.cookies['guest']}"
        self.values = {"table": table, "game": "tremble", "secret": "none", "code": "none", "path": "page.css"}
        self.replay = replay

    def status(self, method: str, path: str, body: bytes = b"", **headers: str) -> int:
        host = self.server.url.removeprefix("http://")
        told = {"host": host, "origin": self.server.url, "cookie": self.cookie, "connection": "close", **headers}
        if method == "POST":
            told = {"content-type": "application/x-www-form-urlencoded", **told, "content-length": str(len(body))}
        head = "".join([f"{name.replace('_', '-')}: {value}\r\n" for name, value in told.items()])
        with socket.create_connection(self.server.listening.getsockname(), WAIT) as line:
            line.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
            return int(line.recv(1000).split()[1])

    def filled(self, route: str, **odd: str) -> str:
        values = {**self.values, **({"table": self.replay} if route.startswith("/r/") else {}), **odd}
        return re.sub(r"{(\w+)}", lambda name: values[name[1]], route)


def routes() -> Iterator[tuple[str, str]]:
    """Every page and form of the server; the socket is asked as a page. Deleting would end the test's own table."""
    yield from FILES
    for module in (lobby, table_pages, seat_requests, invites, replays):
        for route in module.ROUTES.routes:
            path = getattr(route, "path", "")
            if not path.endswith("/delete"):
                yield ("POST" if isinstance(route, Route) and "POST" in (route.methods or ()) else "GET"), path


@pytest.fixture(scope="module")
def odd(server: Server) -> Odd:
    person = Person(server.url, name="Vera")
    replay = person.http.post("/upload", files={"file": ("game.jsonl", GOLDEN.read_bytes())}).headers["location"]
    return Odd(server, person, person.new_table("pig", "me", "me"), replay.rsplit("/", 1)[-1])


@pytest.mark.parametrize(("method", "path"), list(routes()))
def test_odd_addresses(odd: Odd, method: str, path: str) -> None:
    for name in re.findall(r"{(\w+)}", path):
        for value in ODD:
            assert 300 <= odd.status(method, odd.filled(path, **{name: value})) < 500, (name, value)
    for name in QUERIES.get(path, ()):
        for value in FEW:
            assert odd.status(method, f"{odd.filled(path)}?{name}={value}") < 500, (name, value)


@pytest.mark.parametrize("folder", ["/static", "/art/tremble"])
def test_what_can_be_no_name_of_a_file_is_not_there(odd: Odd, folder: str) -> None:
    for name in ("%00", "a%00.css", "x" * 300, "x" * 5000, "a/" * 2000):
        assert odd.status("GET", f"{folder}/{name}") == 404


@pytest.mark.parametrize("path", sorted({path for method, path in routes() if method == "POST"}))
def test_odd_forms(odd: Odd, path: str) -> None:
    where = odd.filled(path)
    for value in FEW:
        for form in FORMS:
            assert odd.status("POST", where, form.format(value).encode()) < 500, (form, value)
    for kind in KINDS:
        for body in (*BODIES, PART % b"name", PART % b'file"; filename="a'):
            assert odd.status("POST", where, body, content_type=kind) < 500, (kind, body)


def test_odd_clicks(odd: Odd) -> None:
    for click in CLICKS:
        assert 400 <= odd.status("POST", odd.filled("/t/{table}/click?seat=0"), click.encode()) < 500, click


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]", "http://a:b", "null", "", "\xff"])
def test_an_origin_that_is_none(odd: Odd, origin: str) -> None:
    assert odd.status("POST", "/name", b"name=A", origin=origin) == 403


def test_odd_headers(odd: Odd) -> None:
    odd_headers: list[dict[str, str]] = [
        *[{"cookie": value} for value in ("guest=\xff", "guest=.", "guest=" + "x" * 5000, "language=\xff", "=;=;")],
        *[{"accept_language": value} for value in ("\xff", "," * 5000)],
        *[{"referer": value} for value in ("http://[", f"{odd.server.url}/\xff", f"{odd.server.url}/%0d%0a")],
        *[{"range": value} for value in ("x", "bytes=0-,5-", "bytes=5-1", f"bytes={'9' * 30}-")],
    ]
    for headers in odd_headers:
        for method, path in (("GET", "/"), ("GET", "/static/page.css"), ("POST", "/settings")):
            assert odd.status(method, path, b"", **headers) < 500, headers
