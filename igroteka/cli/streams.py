"""Standard streams, whatever they are: closed, in an encoding without our letters, on a screen of no width."""

from __future__ import annotations

import io
import os
import re
import sys
from contextlib import suppress
from typing import Final, TextIO

WIDTH: Final = re.compile(r"[1-9][0-9]{0,3}")  # signs in a line, of which a library reads more than it can


def ready_streams() -> None:
    """Make all three streams exist and take any text, and a line hold at least one character."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:  # the caller has closed it: there is nothing to read, and nobody reads
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper) and name != "stderr":  # that one spells such letters out
            stream.reconfigure(errors="replace")
    for name in ("COLUMNS", "LINES"):
        if not WIDTH.fullmatch(os.environ.get(name, "80")):
            del os.environ[name]


def give_up_output() -> None:
    give_up(sys.stdout)


def give_up(stream: TextIO) -> None:
    """Drop what is still unwritten, silently when Python ends."""
    with suppress(OSError):  # a stream of no file
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
