"""Records between the store and the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from igroteka.engine.record import Record, begin_reading
from igroteka.web.storage.store import Store


class RecordWriter:
    """Writer that puts every line of the record into the store before the game goes on."""

    def __init__(self, store: Store, table: str, number: int) -> None:
        self.store: Final = store
        self.table: Final = table
        self.number = number

    def __call__(self, line: str) -> None:
        self.store.enter(self.table, self.number, line)
        self.number += 1


def record_of(lines: Iterable[str], file: str) -> Record:
    """Read the header only: whoever replays the record reads its entries one by one."""
    first, *rest = lines
    record = begin_reading(first, file)
    record.lines.extend(rest)
    return record
