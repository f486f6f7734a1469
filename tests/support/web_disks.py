"""A disk that can be full: a small one where the system lets us make it, else a database that may not grow."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

from igroteka.web.storage.store import Store

SIZE: Final = 8 * 1024 * 1024


class Disk(Protocol):
    @property
    def folder(self) -> Path: ...

    def fill(self, store: Store) -> None: ...

    def clear(self, store: Store) -> None: ...


class SmallDisk:
    """In memory; a file takes all that is free."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.ballast: Final = folder / "ballast"

    def fill(self, store: Store) -> None:
        with suppress(OSError), self.ballast.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass

    def clear(self, store: Store) -> None:
        self.ballast.unlink()


class NoMorePages:
    """The database itself says that the disk is full."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def fill(self, store: Store) -> None:
        store.driver.execute("pragma max_page_count = 1")  # what is there stays

    def clear(self, store: Store) -> None:
        store.driver.execute("pragma max_page_count = 1000000")


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    if not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        yield NoMorePages(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
