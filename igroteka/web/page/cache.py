"""What has been drawn of a table, kept as long as it is true."""

from __future__ import annotations

from typing import Any, Final, TypeVar

T = TypeVar("T")


class RenderCache:
    """Drawings by key, each with what it was drawn from: it is drawn again when that is something else.

    Whoever draws asks for what was kept, and keeps what there was not.
    """

    def __init__(self) -> None:
        self.held: Final[dict[object, tuple[object, Any]]] = {}

    def found(self, key: object, source: object) -> Any:
        """Return what was drawn from that source; None if it must be drawn."""
        held = self.held.get(key)
        return held[1] if held is not None and held[0] == source else None

    def keep(self, key: object, source: object, made: T) -> T:
        self.held[key] = (source, made)
        return made
