"""Record of a game: game, rules version, content and its hash, options, seats, and all that was chosen.

A file of JSON Lines, a header and then one entry a line. It only grows: an undo is an entry too, and numbers are
never used twice. Every line ends with a checksum over itself and the checksum before it, so that damage anywhere
is noticed; a file that ends early at the end of a line is an unfinished game. An entry names its choice for a
person, but its number counts.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from igroteka.engine import content_tables
from igroteka.engine.content_tables import RawTables
from igroteka.engine.ruleset import Content, Rules

FORMAT: Final = 1
PLAYED: Final[dict[str, str]] = {}  # what the rules read of a content, by its hash
CHECK: Final = re.compile(r',"check":"([0-9a-f]{16})"\}')
LONGEST: Final = 64 << 20  # bytes; a long game has some 80 thousand
SUFFIX: Final = len(',"check":"0123456789abcdef"}')

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hash of a content, that of what the rules read of it, and its tables if they are not the package's own."""

    hash: str
    tables: RawTables | None = None
    plays: str = ""  # "" in records of the time when texts were not told apart


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    igroteka: int  # the format
    game: str
    rules: str  # their version
    content: Cards
    options: dict[str, str]
    players: Number
    seats: list[str]  # who sits there: a person, a bot


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="choice"):
    n: Number
    seat: Seat
    choice: int
    name: str


class Thrown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="chance"):
    n: Number
    outcome: int
    name: str


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="undo"):
    n: Number
    seat: Seat
    voids: Number


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="end"):
    n: Number
    scores: list[int]
    winners: list[Seat]
    reason: int
    digest: str


Entry: TypeAlias = Chosen | Thrown | Undone | Ended


class RecordError(ValueError):
    """Error of a record, with its line; line 0 is the file as a whole."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        self.file: Final = file
        self.line: Final = line
        self.reason: Final = reason


class Record:
    """Lines and entries: `lines[0]` is the header, `lines[n]` the entry n, `entries[n - 1]` the same as read."""

    def __init__(self, header: Header, line: str, file: str) -> None:
        self.header: Final = header
        self.file: Final = file
        self.lines: Final = [line]
        self.entries: Final[list[Entry]] = []

    @classmethod
    def begun(cls, header: Header, file: str = "record") -> Record:
        return cls(header, sealed_line(header, ""), file)

    def __str__(self) -> str:
        return "".join(self.lines)

    def number(self) -> int:
        """Return the number of the next entry."""
        return len(self.lines)

    def end(self) -> Ended | None:
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, Ended) else None

    def voided(self) -> set[int]:
        return {entry.voids for entry in self.entries if isinstance(entry, Undone)}

    def line_for(self, entry: Entry) -> str:
        return sealed_line(entry, check_of(self.lines[-1]))

    def add(self, entry: Entry, line: str) -> None:
        self.entries.append(entry)
        self.lines.append(line)

    def entry_in(self, line: str) -> Entry:
        """Read the next entry from its line."""
        place = self.number() + 1
        entry: Entry = read_line(line, Entry, check_of(self.lines[-1]), self.file, place)
        if entry.n != self.number():
            raise RecordError(self.file, place, f"entry {self.number()} was expected, not {entry.n}")
        if self.end() is not None:
            raise RecordError(self.file, place, "an entry after the end of the game")
        return entry

    def fault(self, number: int, reason: str) -> RecordError:
        """Make an error for the line of this entry; entry 0 is the header."""
        return RecordError(self.file, number + 1, reason)


def sealed_line(content: Header | Entry, before: str) -> str:
    body = msgspec.json.encode(content).decode("utf-8")
    return f'{body[:-1]},"check":"{chained(body, before)}"}}\n'


def chained(body: str, before: str) -> str:
    return hashlib.sha256(f"{before}{body}".encode()).hexdigest()[:16]


def check_of(line: str) -> str:
    found = CHECK.fullmatch(line[-SUFFIX - 1 : -1])
    return found[1] if found else ""


def read(path: Path) -> Record:
    try:
        data = bytes_of(path)
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise RecordError(str(path), 0, f"cannot be read: {reason}") from None
    return read_bytes(data, str(path))


def bytes_of(path: Path) -> bytes:
    """Read the whole file, if it could be a record: a device may have no end."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def read_bytes(data: bytes, file: str = "record") -> Record:
    if not data:
        raise RecordError(file, 0, "is empty")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(file, data[: error.start].count(b"\n") + 1, "not UTF-8 text") from None
    lines = [f"{line}\n" for line in text.split("\n")]
    rest = lines.pop()
    record = begin_reading(lines[0] if lines else rest, file)
    for line in lines[1:]:
        record.add(record.entry_in(line), line)
    if rest != "\n":
        raise RecordError(file, len(lines) + 1, "is cut short")
    return record


def begin_reading(line: str, file: str) -> Record:
    header: Header = read_line(line, Header, "", file, 1)
    if header.igroteka != FORMAT:
        raise RecordError(file, 1, f"written in format {header.igroteka}, this program reads {FORMAT}")
    if len(header.seats) != header.players:
        raise RecordError(file, 1, f"seats: {len(header.seats)} names for {header.players} players")
    return Record(header, line, file)


def read_line(line: str, wanted: Any, before: str, file: str, place: int) -> Any:
    try:
        msgspec.json.decode(line)
        body = f"{line[: -SUFFIX - 1]}}}"
        if check_of(line) != chained(body, before):
            raise RecordError(file, place, "the checksum does not fit: the line or one before it is damaged")
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        raise RecordError(file, place, f"{error}".replace("`", "'")) from None
    except msgspec.DecodeError as error:
        raise RecordError(file, place, f"not JSON: {error}") from None
    except RecursionError:
        raise RecordError(file, place, "not JSON: nested too deeply") from None


def header_for(rules: Rules, players: int, options: msgspec.Struct, content: Content, seats: Sequence[str]) -> Header:
    own = content.hash == rules.content().hash
    return Header(
        igroteka=FORMAT,
        game=rules.name,
        rules=rules.version,
        content=Cards(content.hash, None if own else content.tables, played(content)),
        options=msgspec.to_builtins(options),
        players=players,
        seats=list(seats),
    )


def content_of(record: Record, rules: Rules) -> Content:
    """Return the content the record was played with; raise RecordError if these rules would give another table."""
    header = record.header
    if header.game != rules.name:
        raise record.fault(0, f"a game of '{header.game}', not of '{rules.name}'")
    if header.rules != rules.version:
        raise record.fault(0, f"played by version {header.rules} of the rules, these are {rules.version}")
    tables = header.content.tables
    try:
        content = rules.content() if tables is None else rules.content_from(tables)
    except ValueError as error:
        raise record.fault(0, f"content: {error}") from None
    if not plays_as(content, header.content, rules):
        raise record.fault(0, f"played with the content {header.content.hash[:12]}, this is {content.hash[:12]}")
    return content


def plays_as(content: Content, wanted: Cards, rules: Rules) -> bool:
    """Whether the rules read the same: a corrected name or text of a card closes no record and no table."""
    plays = wanted.plays or rules.earlier_contents.get(wanted.hash, "")
    return plays == played(content) if plays else wanted.hash == content.hash


def played(content: Content) -> str:
    """Return the hash of what the rules read, "" for a game without cards."""
    if content.hash not in PLAYED:
        PLAYED[content.hash] = content_tables.played(content.tables) if content.tables else ""
    return PLAYED[content.hash]


class Pen:
    """Writer of a record as it grows: each line is in the file before the game goes on."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    @classmethod
    def new(cls, path: Path) -> Pen:
        """Open a file that does not exist yet."""
        path.open("x").close()
        return cls(path)

    def __call__(self, line: str) -> None:
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(line)
        except OSError as error:  # a full disk names no file
            raise OSError(error.errno, error.strerror, str(self.path)) from None
