"""Errors of the command line: one line that names what and where, never a traceback."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from typer.core import TyperGroup

from igroteka.bots.names import NoSuchBotError
from igroteka.cli.streams import give_up, give_up_output, ready_streams
from igroteka.engine.content_tables import ContentError
from igroteka.engine.record import RecordError
from igroteka.engine.ruleset import OptionsError
from igroteka.games.registry import NoSuchGameError
from igroteka.lab.simulation import LostProcessError

EXIT: Final = 2
UNHEARD: Final = 1  # the reader of the output has gone, as `head` does: nothing went wrong, and nobody listens


class CommandError(ValueError):
    """Error of a command that asks for something that cannot be done."""


KNOWN: Final = (
    *(CommandError, ContentError, LostProcessError, NoSuchBotError, NoSuchGameError, OptionsError, RecordError),
    OSError,
)


class Commands(TyperGroup):
    """Command group that tells the errors of any command, and of its help, in one line."""

    def main(self, *arguments: Any, **settings: Any) -> Any:
        ready_streams()
        with told_in_a_line():
            return super().main(*arguments, **settings)


@contextmanager
def told_in_a_line() -> Iterator[None]:
    """Turn known errors into one line on stderr and an exit code."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # here it can still be told
    except BrokenPipeError:
        give_up_output()
        raise SystemExit(UNHEARD) from None
    except KNOWN as error:
        told = one_line(error)
        try:
            print(f"igroteka: {told}", file=sys.stderr, flush=True)
        except OSError:  # nowhere to tell it
            give_up(sys.stderr)
        raise SystemExit(EXIT) from None


def one_line(error: Exception) -> str:
    if isinstance(error, ContentError):
        more = len(error.faults) - 1
        told = f"{error.faults[0]}" + (f" (and {more} more: igroteka check-content)" if more else "")
    elif isinstance(error, OSError):
        told = f"{error.filename or nameless(error)}: {error.strerror or error}"
    else:
        told = str(error)
    return " ".join(printable(told).split())


def nameless(error: OSError) -> str:
    """Name the place of a system error that names no file; whatever is written by name says its name."""
    if error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO):
        return "system"
    give_up_output()
    return "output"


def printable(text: str) -> str:
    """Return the text without anything that would move a cursor or ring a bell."""
    return "".join([sign if sign.isprintable() else " " for sign in text])
