"""The connection to the database: what is committed is on the disk, and after any error the next page works.

All is done by one connection in the thread of the server: between the check of a choice and its entry nothing else
runs. Whoever cannot be served now (the database is locked, the disk is full or broken) hears so and may try again.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Select, create_engine, event
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from igroteka.web.errors import WebError
from igroteka.web.storage.migrate import UnusableDataError, check, make_tables

LOG: Final = logging.getLogger("igroteka.web")
OPENING: Final = 5.0  # seconds that a server waits for a lock before it has any visitors
BUSY: Final = 0.25  # and when it has: everybody waits with it
SAID: Final = {
    sqlite3.SQLITE_NOTADB: "this is not a database",
    sqlite3.SQLITE_CORRUPT: "the database is damaged: put a copy in its place",
    sqlite3.SQLITE_READONLY: "the database may only be read",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_BUSY: "another program is writing into the database",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
}
DAMAGED: Final = (DatabaseError, sqlite3.DatabaseError)  # these, not what they are the base of


class Database:
    def __init__(self, file: Path, busy: float = BUSY) -> None:
        self.file: Final = file
        self.busy: Final = busy
        url = URL.create("sqlite", database=str(file))
        self.engine: Final = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(self.engine, "connect", self.prepare)
        self.depth = 0
        self.trouble = ""  # what the last error was, until something is stored again
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            check(file, OPENING)
            self.connection: Final[Connection] = self.engine.connect()
            make_tables(self.connection)
        except (sqlite3.Error, DBAPIError) as error:
            raise UnusableDataError(file, why_unusable(error)) from None
        except OSError as error:
            raise UnusableDataError(file.parent, error.strerror or str(error)) from None

    def prepare(self, connection: Any, _: Any) -> None:
        """Set the connection up. FULL: a commit returns when it is on the disk, and so outlives a power cut."""
        cursor = connection.cursor()
        waiting = f"busy_timeout={1000 * self.busy:.0f}"
        for pragma in (waiting, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @property
    def driver(self) -> Any:
        """Return the same connection, without the toolkit."""
        return self.connection.connection.dbapi_connection

    def wait_for_locks(self, seconds: float) -> None:
        self.driver.execute(f"PRAGMA busy_timeout={1000 * seconds:.0f}")

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Store all that is done inside, or nothing; it is stored when the block is left."""
        self.depth += 1
        try:
            yield self.connection
            if self.depth == 1:
                self.connection.commit()
                self.driver.commit()
                self.recovered()
        except BaseException as error:
            self.give_up()
            if not_now(error):
                raise self.failed(error) from error
            raise
        finally:
            self.depth -= 1

    def rows(self, query: Select[Any]) -> list[Mapping[str, Any]]:
        try:
            found: list[Mapping[str, Any]] = [dict(row._mapping) for row in self.connection.execute(query)]
        except (DBAPIError, sqlite3.Error) as error:
            self.give_up()
            if not_now(error):
                raise self.failed(error) from error
            raise
        if self.depth == 0:
            self.connection.rollback()  # a reader that stays open would keep the log of the database growing
        return found

    # --- errors ---

    def give_up(self) -> None:
        """Leave nothing open, whatever state the connection is in."""
        try:
            self.connection.rollback()
            self.driver.rollback()
        except (DBAPIError, sqlite3.Error):
            self.connection.invalidate()  # another one is made when it is needed
            self.connection.rollback()

    def failed(self, error: BaseException) -> WebError:
        """Log the failure once: while it lasts, every attempt says the same."""
        cause = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        if not self.trouble:
            LOG.error("%s: %s: nothing can be stored", self.file, cause)
            self.be_patient(0.0)  # one wait for a lock is enough
        self.trouble = cause
        return WebError("storage")

    def recovered(self) -> None:
        if self.trouble:
            LOG.warning("%s: is written again", self.file)
            self.trouble = ""
            self.be_patient(self.busy)

    def be_patient(self, seconds: float) -> None:
        try:
            self.wait_for_locks(seconds)
        except (DBAPIError, sqlite3.Error):
            self.give_up()


def why_unusable(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # without the details
    return f"{SAID[code]} ({cause})" if code in SAID else str(cause)


def not_now(error: BaseException) -> bool:
    """Tell whether the disk or another program is at fault, not we: the same may be done later."""
    return isinstance(error, OperationalError | sqlite3.OperationalError) or type(error) in DAMAGED
