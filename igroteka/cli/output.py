"""Output files, written whole or not at all: the old file stays until the new one is ready."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from igroteka.cli.errors import CommandError


def check_output(path: Path) -> None:
    """Find out whether the file can be written before anything long is done for it."""
    with named(path):
        if is_device(path):
            return
        if path.exists():
            path.open("ab").close()
        part = part_of(path)
        part.open("xb").close()
        part.unlink()


def write_whole(path: Path, data: bytes) -> None:
    with named(path):
        if is_device(path):
            path.write_bytes(data)
            return
        part = part_of(path)
        try:
            part.write_bytes(data)
            os.replace(part, target_of(path))
        finally:
            part.unlink(missing_ok=True)


def is_device(path: Path) -> bool:
    """Tell whether the path is a pipe or a terminal, which is written to, never replaced."""
    return path.exists() and not path.is_file()


def part_of(path: Path) -> Path:
    """Return a path beside the file: only from there can it replace the file at once."""
    return target_of(path).with_name(f".igroteka-{secrets.token_hex(4)}.part")


def target_of(path: Path) -> Path:
    """Return the file itself, wherever a link to it lies."""
    return Path(os.path.realpath(path))


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Report whatever fails under the name of the file that was asked for."""
    if path.is_dir():
        raise CommandError(f"--out {path}: is a folder")
    if not path.parent.is_dir():
        raise CommandError(f"--out {path}: no such folder")
    try:
        yield
    except OSError as error:
        raise CommandError(f"--out {path}: {error.strerror or error}") from None
