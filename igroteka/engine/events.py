"""Events of a game, for the log and the page: numbers only, made only when someone listens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1


class Event:
    """One event: its kind in the game's own numbering, its arguments, and whom it may be told to."""

    def __init__(self, kind: int, args: tuple[int, ...], to: int) -> None:
        self.kind = kind
        self.args = args
        self.to = to

    def heard_by(self, seat: int) -> bool:
        return self.to in (EVERYONE, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.args, self.to) == (other.kind, other.args, other.to)

    def __hash__(self) -> int:
        return hash((self.kind, self.args, self.to))

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args}, to={self.to})"


class EventLog:
    """Listener that collects events; a game without one makes none."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64, to: i64) -> None:
        self.events.append(Event(int(kind), (int(a), int(b), int(c), int(d)), int(to)))

    def taken(self) -> list[Event]:
        heard = self.events
        self.events = []
        return heard
