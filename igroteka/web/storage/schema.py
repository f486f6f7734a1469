"""What is stored: guests, tables with their seats, the records of the games, and what people wrote."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()


def of_table() -> Column[str]:
    return Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("made", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("content", String(64), nullable=False),  # its hash
    Column("state", String(12), nullable=False),  # waiting, running, paused, finished
    Column("host", String(24), nullable=False),  # a guest
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("lots", Boolean, nullable=False, server_default=false()),  # seats are drawn at the start
    Column("takeover", Integer, nullable=False),  # minutes, 0: never
    Column("settings", JSON, nullable=False),
    Column("winners", JSON, nullable=False),  # seats, when finished
    Column("scores", JSON, nullable=False, server_default="[]"),  # by seat, when finished; [] if it is not about points
    Column("next", String(16), nullable=False),  # the rematch, or the second game of the match
    Column("pair", String(16), nullable=False, server_default=""),  # the first game of its match, "" without one
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_by_state", "state", "public", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot
    Column("guest", String(24), nullable=False),  # whose seat it is, also while a bot plays for them
    Column("level", String(16), nullable=False),  # of the bot
    Column("name", String(24), nullable=False),  # of the person
    Column("secret", String(64), nullable=False),  # of the invite link, hashed
    Column("away", Boolean, nullable=False, server_default=false()),  # the bot only stands in
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_by_guest", "guest"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    of_table(),
    Column("number", Integer, nullable=False),  # 0 is the header
    Column("line", Text, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_table(),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("notice", Boolean, nullable=False),  # said by the table: `text` is the key of a message about `name`
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table", "id"),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("guest", String(24), nullable=False),
    of_table(),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("guest", "table"),
)

CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),  # hashed
    Column("guest", String(24), nullable=False),
    Column("until", Float, nullable=False),
)
