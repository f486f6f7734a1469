"""`kill -9` while a server makes its data folder: the next one finds it in order, or makes it anew."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx
import pytest
from web_guests import WAIT

from igroteka.web.store import Guest, Store

KILLS: Final = (5, pytest.param(30, marks=pytest.mark.long))
ALEMBIC: Final = "create table alembic_version (version_num varchar(32) not null)"
GUESTS: Final = "create table guests (id varchar(24) primary key, name varchar(24) not null, made float not null)"


def starting(data: Path, said: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--data", str(data)]
    return subprocess.Popen(command, stdout=said, text=True)


def seconds_until(file: Path, server: subprocess.Popen[str]) -> float:
    began = time.monotonic()
    while not file.exists():
        assert server.poll() is None and time.monotonic() < began + WAIT
        time.sleep(0.001)
    return time.monotonic() - began


def seconds_to_make(data: Path) -> float:
    """From the folder to the last file in it, and some more."""
    server = starting(data, subprocess.DEVNULL)
    seconds_until(data, server)
    making = seconds_until(data / "cookie.key", server)
    server.kill()
    server.wait()
    return 1.2 * making


def killed_while_it_starts(data: Path, after: float) -> None:
    server = starting(data, subprocess.DEVNULL)
    seconds_until(data, server)
    time.sleep(after)
    server.kill()
    server.wait()


def front_page(data: Path) -> httpx.Response:
    """Of a server that is started on the folder, and ended."""
    server = starting(data, subprocess.PIPE)
    assert server.stdout is not None
    try:
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None, "the server did not start"
        return httpx.Client(transport=httpx.HTTPTransport(retries=8), timeout=WAIT).get(found.group())
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


@pytest.mark.parametrize("kills", KILLS)
def test_a_server_killed_in_its_first_start_starts_again(tmp_path: Path, kills: int) -> None:
    making = seconds_to_make(tmp_path / "whole")
    for number in range(kills):
        data = tmp_path / str(number)
        killed_while_it_starts(data, making * number / kills)
        assert front_page(data).status_code == 200, number


@pytest.mark.parametrize("statements", [[], [ALEMBIC], [ALEMBIC, GUESTS], [GUESTS]])
def test_a_database_that_was_left_half_made_is_made_anew(tmp_path: Path, statements: list[str]) -> None:
    file = tmp_path / "igroteka.sqlite"
    with sqlite3.connect(file) as database:
        for statement in statements:
            database.execute(statement)
    store = Store(file)
    store.add_guest(Guest("vera", "Vera"))
    store.close()
    again = Store(file)
    assert again.guest("vera") == Guest("vera", "Vera")
    again.close()
