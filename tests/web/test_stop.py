"""The server is told to stop: it ends soon and says nothing, even while guests who ask too much are kept waiting."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from web_guests import WAIT, Person, Server, Wire, quick, serving
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from igroteka.web.limits import UNLIMITED, Rate

MINUTE: Final = 60.0  # seconds: much longer than a stop may take
SLOW: Final = UNLIMITED._replace(clicks=Rate(2, MINUTE), tables=Rate(10, MINUTE, apart=MINUTE))
Heard = pytest.CaptureFixture[str]


def eventually(done: Callable[[], bool]) -> None:
    until = time.monotonic() + WAIT
    while not done():
        assert time.monotonic() < until
        time.sleep(0.01)


def slowed_pages(server: Server, pages: ExitStack) -> list[Wire]:
    """Pages of one guest who hears already that it is too much."""
    person = Person(server.url, name="Loud")
    table = person.new_table("pig", "me", "open")
    wires = [pages.enter_context(person.socket(table, hello="")) for _ in range(3)]
    for wire in wires:
        wire.connection.socket.sendall(Frame(Opcode.TEXT, b"{}").serialize(mask=True) * 50)
    for wire in wires:
        assert wire.refused()["no"] == "hurry"
    return wires


def test_a_stop_does_not_wait_for_pages_that_are_slowed_down(tmp_path: Path, capfd: Heard) -> None:
    with serving(quick(tmp_path, limits=SLOW)) as server, suppress(ConnectionClosed), ExitStack() as pages:
        slowed_pages(server, pages)
        server.should_exit = True
        eventually(lambda: not server.server_state.connections)
    assert capfd.readouterr().err == ""


def test_a_stop_does_not_wait_for_pages_that_were_slowed_down_and_left(tmp_path: Path, capfd: Heard) -> None:
    with serving(quick(tmp_path, limits=SLOW)) as server, suppress(ConnectionClosed), ExitStack() as pages:
        for wire in slowed_pages(server, pages):
            wire.connection.socket.shutdown(socket.SHUT_RDWR)
    assert capfd.readouterr().err == ""


def test_a_stop_answers_the_requests_that_wait_for_their_turn(tmp_path: Path, capfd: Heard) -> None:
    answers: list[httpx.Response] = []
    with serving(quick(tmp_path, limits=SLOW)) as server:
        person = Person(server.url, name="Loud")

        def lay() -> None:
            answers.append(person.post("/new", game="pig", players="2", seat_0="me", seat_1="open"))

        threads = [threading.Thread(target=lay) for _ in range(3)]
        for thread in threads:
            thread.start()
        eventually(lambda: len(answers) == 1 and len(server.server_state.tasks) == 2)
    for thread in threads:
        thread.join(WAIT)
    assert [answer.status_code for answer in answers] == [303] * 3
    assert capfd.readouterr().err == ""
