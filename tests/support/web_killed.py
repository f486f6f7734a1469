"""Open a data folder and be killed at the first statement to the database, at the second, ...: then open it again.

`python web_killed.py FOLDER` prints how often it was killed; it fails if a folder cannot be opened afterwards.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.pool import Pool

from igroteka.web.settings import Settings
from igroteka.web.storage.data_folder import DataFolder
from igroteka.web.storage.store import Guest


def in_a_child(act: Callable[[], object]) -> int:
    """How it ended."""
    child = os.fork()
    if child == 0:
        act()
        os._exit(0)
    return os.waitpid(child, 0)[1]


def open_until(data: Path, statements: int) -> None:
    left = statements

    def count(_: str) -> None:
        nonlocal left
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1

    def listen(connection: sqlite3.Connection, _: object) -> None:
        connection.set_trace_callback(count)

    event.listen(Pool, "connect", listen)
    DataFolder(Settings(data)).close()


def use(data: Path) -> None:
    folder = DataFolder(Settings(data))
    folder.store.add_guest(Guest("vera", "Vera"))
    assert folder.store.guest("vera") is not None and len(folder.key) > 40
    folder.close()


def kills_in(folder: Path) -> int:
    """Until it is through before it is killed."""
    number = 0
    while True:
        data = folder / str(number)
        ended = in_a_child(lambda data=data, number=number: open_until(data, number))  # type: ignore[misc]
        assert in_a_child(lambda data=data: use(data)) == 0, f"killed at statement {number}"  # type: ignore[misc]
        if ended == 0:
            return number
        number += 1


if __name__ == "__main__":
    print(kills_in(Path(sys.argv[1])))
