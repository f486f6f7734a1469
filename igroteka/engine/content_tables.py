"""Content tables: TOML files that a designer edits, read, checked and hashed for any game.

A game's shape says which files it has: file name -> (the array in it, the struct of one entry). Every entry has an
`id`. The raw tables are plain JSON, so that a record can carry a content that is not the package's own.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

import hashlib
import json
import re
import reprlib
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec

C = TypeVar("C")
S = TypeVar("S", bound=msgspec.Struct)
Shape: TypeAlias = Mapping[str, tuple[str, type[msgspec.Struct]]]
RawTables: TypeAlias = dict[str, Any]  # by file name: the document as TOML gives it

ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
NAME_IN: Final = ("ru", "en")  # fields of an entry: its name in each language; texts end with "_text"
# In a text: a number of its own entry, "{amount}" or "{task.need}", or words that go by it, "{amount?a card|# cards}".
FIELD: Final = re.compile(r"\{([\w.]+)(?:\?([^{}]*))?\}")
FORMS: Final = {"en": 2, "ru": 3}  # by language: words for one, and for more; in Russian for two to four, and for more
NAMES: Final[dict[type, str]] = {dict: "table", list: "array", NoneType: "null"}


@dataclass(frozen=True)
class Fault:
    file: str
    entry: str
    field: str
    reason: str

    def __str__(self) -> str:
        return ": ".join([part for part in (self.file, self.entry, self.field, self.reason) if part])


class ContentError(ValueError):
    """Error that lists everything wrong with a content, one line each."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults: Final = tuple(faults)


class Tables:
    """Tables of one content: entries that are well formed, and the faults of those that are not."""

    def __init__(self) -> None:
        self.raw: RawTables = {}
        self.faults: list[Fault] = []
        self.entries: dict[str, list[msgspec.Struct]] = {}
        self.names: dict[str, set[str]] = {}

    def of(self, file: str, entry: type[S]) -> tuple[S, ...]:
        return tuple([found for found in self.entries.get(file, []) if isinstance(found, entry)])

    def ids(self, file: str) -> set[str]:
        """Return all ids of a file, those of malformed entries too: a reference to one is not a second fault."""
        return self.names.get(file, set())

    def fault(self, file: str, entry: str, field: str, reason: str) -> None:
        self.faults.append(Fault(file, entry, field, reason))

    def stop_at_faults(self) -> None:
        if self.faults:
            raise ContentError(self.faults)

    def hash(self) -> str:
        return hash_of(self.raw)

    def check_kind(self, file: str, entry: str, path: str, part: Any, needs: set[str], allows: set[str]) -> set[str]:
        """Check that a part with a `kind` has the fields that its kind needs, and none that it does not know.

        Return the fields that are given, by their names in the table.
        """
        fields: dict[str, Any] = msgspec.to_builtins(part)  # absent ones left out
        given = set(fields) - {"kind"}
        for name in sorted(needs - given):
            self.fault(file, entry, f"{path}.{name}", f"missing, kind {part.kind!r} needs it")
        for name in sorted(given - needs - allows):
            self.fault(file, entry, f"{path}.{name}", f"kind {part.kind!r} has no such field")
        return given

    def check_list(self, file: str, entry: str, field: str, items: Sequence[str] | None) -> None:
        """Check that a list, if it is given, has something in it, and nothing twice."""
        if items is not None and not items:
            self.fault(file, entry, field, "expected at least one, got none")
        for item, times in Counter(items or ()).items():
            if times > 1:
                self.fault(file, entry, field, f"{item} stands there twice")

    def enter(self, file: str, document: Any, array: str, wanted: type[msgspec.Struct]) -> None:
        self.raw[file] = document
        self.entries[file] = []
        self.names[file] = set()
        if not isinstance(document, dict):
            return self.fault(file, "", "", f"expected table, got {type_name(document)}")
        for key in document:
            if key != array:
                self.fault(file, key, "", f"unknown table, expected [[{array}]]")
        rows = document.get(array)
        if not isinstance(rows, list):
            return self.fault(file, "", "", f"no [[{array}]] entries")
        for number, row in enumerate(rows, 1):
            self.enter_row(file, row, f"{array} #{number}", wanted)

    def enter_row(self, file: str, row: Any, place: str, wanted: type[msgspec.Struct]) -> None:
        name = row.get("id") if isinstance(row, dict) else None
        known = isinstance(name, str) and ID.fullmatch(name) is not None
        if isinstance(name, str) and not known:
            return self.fault(file, place, "id", f"expected a letter, then letters, digits, - or _, got {shown(name)}")
        if known and name in self.names[file]:
            return self.fault(file, str(name), "id", "used twice")
        if known:
            self.names[file].add(str(name))
        if isinstance(row, dict):
            self.fill_texts(file, str(name) if known else place, row)
        entry = Reader(self, file, str(name) if known else place).struct(row, wanted, "")
        if entry is not None:
            self.entries[file].append(entry)
            for key, text in row.items():
                if (key in NAME_IN or key.endswith("_text")) and not text.strip():
                    self.fault(file, str(name), key, "empty")

    def fill_texts(self, file: str, entry: str, row: dict[str, Any]) -> None:
        """Put the numbers of an entry into its texts: whoever changes a number changes what is said.

        It is done before anything is hashed, so that a content is the same whether a number is named or typed.
        """

        def number(found: re.Match[str]) -> str:
            part: Any = row
            for name in found[1].split("."):
                part = part.get(name) if isinstance(part, dict) else None
            if not isinstance(part, int):
                self.fault(file, entry, key, f"{found[0]} is no number of the entry")
                return found[0]
            if found[2] is None:
                return str(part)
            forms, wanted = found[2].split("|"), FORMS.get(key.partition("_")[0], 2)
            if len(forms) != wanted:
                self.fault(file, entry, key, f"{found[0]} has {len(forms)} forms, expected {wanted}")
                return found[0]
            return forms[form_for(part, len(forms))].replace("#", str(part))

        for key, text in row.items():
            if key.endswith("_text") and isinstance(text, str):
                row[key] = FIELD.sub(number, text)


class Reader:
    """Reader of one entry, field by field, so that each wrong field is a fault of its own."""

    def __init__(self, tables: Tables, file: str, entry: str) -> None:
        self.tables = tables
        self.file = file
        self.entry = entry

    def fault(self, field: str, reason: str) -> None:
        self.tables.fault(self.file, self.entry, field, reason)

    def struct(self, raw: Any, wanted: type[S], path: str) -> S | None:
        if not isinstance(raw, dict):
            self.fault(path, f"expected table, got {type_name(raw)}")
            return None
        faults = len(self.tables.faults)
        values: dict[str, Any] = {}
        fields = {field.encode_name: field for field in msgspec.structs.fields(wanted)}
        for key, field in fields.items():
            if key in raw:
                values[field.name] = self.value(raw[key], field.type, joined(path, key))
            elif field.required:
                self.fault(joined(path, key), "missing")
        for key in raw:
            if key not in fields:
                self.fault(joined(path, key), "unknown field")
        return wanted(**values) if len(self.tables.faults) == faults else None

    def value(self, raw: Any, wanted: Any, path: str) -> Any:
        wanted = present(wanted)
        if get_origin(wanted) is tuple and get_args(wanted)[1:] == (...,):
            return self.row(raw, get_args(wanted)[0], path)
        if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
            return self.struct(raw, wanted, path)
        try:
            return msgspec.convert(raw, wanted)
        except msgspec.ValidationError as error:
            reason, _, inside = str(error).partition(" - at `$")
            self.fault(path + inside.rstrip("`"), plainly(reason, raw, wanted))
            return None

    def row(self, raw: Any, wanted: Any, path: str) -> tuple[Any, ...]:
        if not isinstance(raw, list):
            self.fault(path, f"expected array, got {type_name(raw)}")
            return ()
        return tuple([self.value(item, wanted, f"{path} #{number}") for number, item in enumerate(raw, 1)])


def read(directory: Path, shape: Shape) -> Tables:
    tables = Tables()
    for file, (array, wanted) in shape.items():
        try:
            document = tomllib.loads((directory / file).read_bytes().decode("utf-8-sig"))
        except FileNotFoundError:
            tables.fault(file, "", "", f"no such file in {directory}")
        except OSError as error:
            tables.fault(file, "", "", f"cannot be read: {error.strerror}")
        except UnicodeDecodeError:
            tables.fault(file, "", "", "not UTF-8 text")
        except ValueError as error:  # not TOML, or a number of thousands of digits
            tables.fault(file, "", "", f"broken TOML: {error}")
        except RecursionError:
            tables.fault(file, "", "", "broken TOML: nested too deeply")
        else:
            tables.enter(file, document, array, wanted)
    return tables


def build(raw: Mapping[str, Any], shape: Shape) -> Tables:
    """Check raw tables, as a record carries them."""
    tables = Tables()
    for file, (array, wanted) in shape.items():
        if file in raw:
            tables.enter(file, raw[file], array, wanted)
        else:
            tables.fault(file, "", "", "missing from the tables")
    for file in raw:
        if file not in shape:
            tables.fault(file, "", "", "not a table of this game")
    return tables


class ContentReader(Generic[C]):
    """Reader of the content of one game: its files, their shape, and what makes a checked content of the tables."""

    def __init__(self, folder: Path, shape: Shape, checked: Callable[[Tables], C]) -> None:
        self.folder: Final = folder
        self.shape: Final = shape
        self.checked: Final = checked

    def read(self, directory: Path | None = None) -> C:
        """Read the package's own content, or that of a designer."""
        return self.checked(read(directory or self.folder, self.shape))

    def from_tables(self, tables: Mapping[str, Any]) -> C:
        """Build the content that a record carries."""
        return self.checked(build(tables, self.shape))


def hash_of(raw: Mapping[str, Any]) -> str:
    """Return SHA-256 of the canonical JSON: the order of files and fields does not matter, that of entries does."""
    canonical = json.dumps(raw, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def form_for(number: int, forms: int) -> int:
    """Return which of two forms (one, more) or of three (one, two to four, more) goes with the number."""
    if number == 1:
        return 0
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return 1 if few else forms - 1


def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def present(wanted: Any) -> Any:
    """Return `int` for `int | None`: TOML has no null, so an optional field that is there has its plain type."""
    if get_origin(wanted) in (Union, UnionType):
        others = [kind for kind in get_args(wanted) if kind is not NoneType]
        if len(others) == 1:
            return others[0]
    return wanted


def plainly(reason: str, raw: Any, wanted: Any) -> str:
    if get_origin(wanted) is Literal and reason.startswith("Invalid enum value"):
        reason = f"expected one of {', '.join(map(str, get_args(wanted)))}"
    reason = reason[:1].lower() + reason[1:].replace("`object`", "table").replace("`", "")
    return reason if ", got " in reason else f"{reason}, got {shown(raw)}"


def type_name(raw: Any) -> str:
    return NAMES.get(type(raw), type(raw).__name__)


def shown(raw: Any) -> str:
    return reprlib.repr(raw)


def played(raw: Mapping[str, Any]) -> str:
    """Return the hash of what the rules read: two contents that differ in names and texts alone play alike."""
    return hash_of({file: without_words(document) for file, document in raw.items()})


def without_words(part: Any) -> Any:
    """Leave out fields that say something in a language, as "ru" and "en_text"."""
    if isinstance(part, dict):
        return {
            name: without_words(value)
            for name, value in part.items()
            if not (isinstance(value, str) and name.partition("_")[0] in NAME_IN)
        }
    return [without_words(item) for item in part] if isinstance(part, list) else part
