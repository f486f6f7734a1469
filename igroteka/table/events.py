"""How a game tells its events: a table of lines, each a message with its clause and readers of the event's numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from igroteka.engine.events import Event
from igroteka.table.text.messages import Arg, Msg, Ref, msg

Reader: TypeAlias = Callable[[Any, int], Arg]  # what a number of an event is, by the content
More: TypeAlias = Callable[[Any, Event], dict[str, Arg]]  # what follows from its numbers


def nothing_more(content: Any, event: Event) -> dict[str, Arg]:
    return {}


def seat(content: Any, number: int) -> Arg:
    return Ref("seat", number)


def plain(content: Any, number: int) -> Arg:
    return number


class Line:
    """A message with its clause; the arguments stand in the order of the event's numbers."""

    def __init__(self, key: str, clause: str, more: More = nothing_more, **readers: Reader) -> None:
        self.key = key
        self.clause = clause
        self.more = more
        self.readers = readers

    def told(self, content: Any, event: Event, clause: str) -> Msg:
        """The clause may be another one than most events of the kind happen by."""
        pairs = zip(self.readers.items(), event.args, strict=False)
        args = {name: read(content, number) for (name, read), number in pairs}
        return msg(self.key, clause, **args, **self.more(content, event))
