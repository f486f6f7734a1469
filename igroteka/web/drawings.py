"""What has been drawn of a table, kept as long as it is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Drawings:
    """Everything in here belongs to one stamp; with another the book is begun anew."""

    def __init__(self) -> None:
        self.stamp: object = None
        self.held: Final[dict[object, Any]] = {}

    def kept(self, stamp: object, key: object, draw: Callable[[], T]) -> T:
        if stamp != self.stamp:
            self.stamp = stamp
            self.held.clear()
        if key not in self.held:
            self.held[key] = draw()
        made: T = self.held[key]
        return made
