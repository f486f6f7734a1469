"""The one place that writes to the database. What it has stored survives the death of the process and a power cut.

A choice with all that chance brought after it is one transaction, and the unique (table, number) of an entry stops a
second process from taking the same place.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from igroteka.web.storage.database import Database
from igroteka.web.storage.schema import CHAT, CODES, ENTRIES, GUESTS, NOTES, SEATS, TABLES

ENTER: Final = str(insert(ENTRIES).values(table="", number=0, line="").compile(dialect=sqlite.dialect()))
CHAT_KEPT: Final = 200  # lines that a page shows


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Chair:
    """A seat as it is stored. `guest` stays while a bot plays for somebody."""

    seat: int
    kind: str  # open, invited, person, bot
    guest: str = ""
    level: str = ""
    name: str = ""
    secret: str = ""
    away: bool = False


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    players: int
    options: dict[str, str]
    content: str
    state: str
    host: str
    public: bool = False
    lots: bool = False
    takeover: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    next: str = ""
    pair: str = ""
    made: float = 0.0
    changed: float = 0.0


@dataclass(frozen=True)
class Said:
    """A line of the chat, or a notice of the table: then `text` is the key of a message, and a second name."""

    seat: int
    name: str
    text: str
    notice: bool
    at: float


class Store(Database):
    # --- records ---

    def enter(self, table: str, number: int, line: str) -> None:
        """Store a line, by the driver: one comes with every choice, and the toolkit takes as long as the database."""
        values = (table, number, line)
        try:
            self.driver.execute(ENTER, values)
        except sqlite3.Error as error:  # said as the toolkit says it, whoever wrote
            raise DBAPIError.instance(ENTER, values, error, sqlite3.Error) from error

    def lines(self, table: str) -> list[str]:
        query = select(ENTRIES.c.line).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
        return [row["line"] for row in self.rows(query)]

    # --- guests ---

    def add_guest(self, guest: Guest) -> None:
        with self.writing() as connection:
            connection.execute(insert(GUESTS), {"id": guest.id, "name": guest.name, "made": time.time()})

    def guest(self, id_: str) -> Guest | None:
        found = self.rows(select(GUESTS).where(GUESTS.c.id == id_))
        return Guest(found[0]["id"], found[0]["name"]) if found else None

    def rename_guest(self, id_: str, name: str) -> None:
        """Rename a guest, and the seats that are called so: others at the same screen keep their own names."""
        old = self.guest(id_)
        held = (SEATS.c.guest == id_) & (SEATS.c.name == (old.name if old else ""))
        with self.writing() as connection:
            connection.execute(update(GUESTS).where(GUESTS.c.id == id_).values(name=name))
            connection.execute(update(SEATS).where(held).values(name=name))

    # --- tables ---

    def add_table(self, row: TableRow, chairs: Sequence[Chair]) -> None:
        now = time.time()
        with self.writing() as connection:
            values = {**as_values(row), "made": now, "changed": now}
            connection.execute(insert(TABLES), values)
            connection.execute(insert(SEATS), [{"table": row.id, **vars(chair)} for chair in chairs])

    def table(self, id_: str) -> TableRow | None:
        found = self.rows(select(TABLES).where(TABLES.c.id == id_))
        return table_row(found[0]) if found else None

    def change_table(self, id_: str, **values: Any) -> None:
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == id_).values(changed=time.time(), **values))

    def delete_table(self, id_: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == id_))

    def tables(self, *conditions: ColumnElement[bool], most: int = 50) -> list[TableRow]:
        """List the tables that fit, the latest first."""
        query = select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc()).limit(most)
        return [table_row(row) for row in self.rows(query)]

    def running(self) -> list[str]:
        return [row["id"] for row in self.rows(select(TABLES.c.id).where(TABLES.c.state == "running"))]

    def tables_of(self, guest: str, most: int = 50) -> list[TableRow]:
        held = select(SEATS.c.table).where(SEATS.c.guest == guest)
        return self.tables(TABLES.c.id.in_(held) | (TABLES.c.host == guest), most=most)

    # --- seats ---

    def chairs(self, table: str) -> list[Chair]:
        found = self.rows(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))
        return [Chair(**{name: value for name, value in row.items() if name != "table"}) for row in found]

    def change_chair(self, table: str, chair: Chair) -> None:
        with self.writing() as connection:
            place = (SEATS.c.table == table) & (SEATS.c.seat == chair.seat)
            connection.execute(update(SEATS).where(place).values(**vars(chair)))

    # --- what people wrote ---

    def say(self, table: str, said: Said) -> None:
        with self.writing() as connection:
            connection.execute(insert(CHAT), {"table": table, **vars(said)})

    def chat(self, table: str) -> list[Said]:
        query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id.desc()).limit(CHAT_KEPT)
        return [Said(r["seat"], r["name"], r["text"], r["notice"], r["at"]) for r in reversed(self.rows(query))]

    def note(self, guest: str, table: str) -> str:
        found = self.rows(select(NOTES.c.text).where(NOTES.c.guest == guest, NOTES.c.table == table))
        return str(found[0]["text"]) if found else ""

    def write_note(self, guest: str, table: str, text: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(NOTES).where(NOTES.c.guest == guest, NOTES.c.table == table))
            if text:
                connection.execute(insert(NOTES), {"guest": guest, "table": table, "text": text})

    # --- codes for another device ---

    def add_code(self, code: str, guest: str, until: float) -> None:
        """Store a code; a guest has one at a time."""
        with self.writing() as connection:
            connection.execute(delete(CODES).where((CODES.c.guest == guest) | (CODES.c.until < time.time())))
            connection.execute(insert(CODES), {"code": code, "guest": guest, "until": until})

    def code_guest(self, code: str) -> str:
        """Return whose code it is, "" if it does not hold any more."""
        found = self.rows(select(CODES).where(CODES.c.code == code, CODES.c.until >= time.time()))
        return str(found[0]["guest"]) if found else ""

    def use_code(self, code: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(CODES).where(CODES.c.code == code))


def table_row(row: Mapping[str, Any]) -> TableRow:
    return replace(TableRow(**row), winners=tuple(row["winners"]), scores=tuple(row["scores"]))


def as_values(row: TableRow) -> dict[str, Any]:
    return {**vars(row), "winners": list(row.winners), "scores": list(row.scores)}
