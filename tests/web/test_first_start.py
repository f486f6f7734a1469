"""`kill -9` while a server makes its data folder: the next one finds it in order, or makes it anew."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
import web_killed
from web_guests import WAIT

from igroteka.web.storage.store import Guest, Store

SERVER: Final = ("-m", "igroteka", "serve", "--port", "0", "--data")
ALEMBIC: Final = "create table alembic_version (version_num varchar(32) not null)"
GUESTS: Final = "create table guests (id varchar(24) primary key, name varchar(24) not null, made float not null)"


def starting(data: Path, said: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, *SERVER, str(data)], stdout=said, text=True)


def seconds_until(file: Path, server: subprocess.Popen[str]) -> float:
    began = time.monotonic()
    while not file.exists():
        assert server.poll() is None and time.monotonic() < began + WAIT
        time.sleep(0.001)
    return time.monotonic() - began


def seconds_to_make(data: Path) -> float:
    """From the folder to the last file in it, and some more."""
    server = starting(data)
    seconds_until(data, server)
    making = seconds_until(data / "cookie.key", server)
    server.kill()
    server.wait()
    return 1.2 * making


def killed_folders(folder: Path, kills: int) -> Iterator[Path]:
    """Each killed a little later than the one before it."""
    making = seconds_to_make(folder / "whole")
    for number in range(kills):
        data = folder / str(number)
        server = starting(data)
        seconds_until(data, server)
        time.sleep(making * number / kills)
        server.kill()
        server.wait()
        yield data


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


def test_a_folder_whose_making_was_killed_at_any_statement_is_made_by_the_next(tmp_path: Path) -> None:
    program = [sys.executable, str(Path(web_killed.__file__)), str(tmp_path)]
    ran = subprocess.run(program, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 15


@pytest.mark.long
def test_a_server_killed_in_its_first_start_thirty_times_starts_again(tmp_path: Path) -> None:
    for data in killed_folders(tmp_path, 30):
        assert front_page(data).status_code == 200, data.name


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
