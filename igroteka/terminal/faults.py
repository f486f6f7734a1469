"""What goes wrong is one line that names what and where, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from igroteka.engine.record import RecordError
from igroteka.engine.rules import OptionsError
from igroteka.engine.tables import ContentError
from igroteka.games.registry import NoSuchGameError
from igroteka.lab.named_bots import NoSuchBotError

EXIT: Final = 2


class Fault(ValueError):  # noqa: N818
    """What a person asked for cannot be done."""


KNOWN: Final = (Fault, ContentError, NoSuchBotError, NoSuchGameError, OptionsError, RecordError, OSError)


@contextmanager
def told_in_a_line() -> Iterator[None]:
    try:
        yield
    except KNOWN as error:
        print(f"igroteka: {one_line(error)}", file=sys.stderr)
        raise typer.Exit(EXIT) from None


def one_line(error: Exception) -> str:
    if isinstance(error, ContentError):
        more = len(error.faults) - 1
        return f"{error.faults[0]}" + (f" (and {more} more: igroteka check-content)" if more else "")
    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}"
    return " ".join(printable(str(error)).split())


def printable(text: str) -> str:
    """Without anything that would move a cursor or ring a bell."""
    return "".join([sign if sign.isprintable() else " " for sign in text])
