"""The key that signs the cookies of guests, in a file of its own."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from igroteka.web.storage.migrate import UnusableDataError

SHORTEST: Final = 32  # letters; ours have 43


def key_in(file: Path) -> str:
    """Return the key, made at the first start for its owner alone. An empty file is no key: it signed nothing."""
    key = file.read_bytes().decode("utf-8", "replace").strip() if file.exists() else ""
    if not key:
        return new_key(file)
    if len(key) < SHORTEST or not key.isascii():
        raise UnusableDataError(
            file, "this is no key of ours: put the old one back, or delete it, and all guests are strangers"
        )
    return key


def new_key(file: Path) -> str:
    """Make the file with the whole key on the disk, or not at all."""
    key = secrets.token_urlsafe(32)
    draft = file.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
        new.write(key)
        new.flush()
        os.fsync(new.fileno())
    draft.replace(file)
    sync_folder(file.parent)
    return key


def sync_folder(folder: Path) -> None:
    """Put what a folder holds on the disk; where folders cannot be opened the system sees to it."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
