"""What has been drawn of a table, kept as long as it is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Drawings:
    """Everything is drawn from something: it is drawn again when that is something else."""

    def __init__(self) -> None:
        self.held: Final[dict[object, tuple[object, Any]]] = {}

    def kept(self, key: object, source: object, draw: Callable[[], T]) -> T:
        found = self.held.get(key)
        if found is None or found[0] != source:
            found = (source, draw())
            self.held[key] = found
        made: T = found[1]
        return made

    def clear(self) -> None:
        self.held.clear()
