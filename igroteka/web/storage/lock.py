"""One server for a data folder: the first holds a lock until it ends, however it ends, and the second is told of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from igroteka.web.storage.migrate import UnusableDataError

FAR: Final = 1 << 20  # where nothing is written: what is locked cannot be read on Windows


class Lock:
    def __init__(self, file: Path, address: str) -> None:
        self.handle: Final = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            take(self.handle)
        except OSError:
            first = os.read(self.handle, 500).decode("utf-8", "replace").strip()
            os.close(self.handle)
            raise UnusableDataError(
                file.parent, f"another server uses this folder: {first or 'it has just started'}"
            ) from None
        os.ftruncate(self.handle, 0)
        os.write(self.handle, f"process {os.getpid()}{' at ' if address else ''}{address}\n".encode())

    def release(self) -> None:
        os.ftruncate(self.handle, 0)
        os.close(self.handle)


if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
