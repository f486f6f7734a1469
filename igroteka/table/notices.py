"""What is done to a seat: the row of an event says whom it hits, and the notice that tells it.

A notice tells one affair: who did it, the sum that decided it, what it cost or brought, and what follows. It is made of
the numbers of events alone, and only of those that all have heard: of the event that hits, of those since the affair
began, and of those that came with it by one choice or throw. The seat itself reads the messages with ".you" at the end
of their keys, everybody else reads names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from igroteka.engine.events import EVERYONE, Event
from igroteka.table.text.messages import Arg, Msg, msg

Numbers: TypeAlias = tuple[int, ...]
Story: TypeAlias = Sequence[tuple[int, Event]]  # a log: the number of the entry, and an event that it caused
Mood: TypeAlias = Literal["bad", "good", "even"]  # for the seat that is hit
Role: TypeAlias = Literal["sum", "loss", "gain", "next"]  # of a line: what decided it, what it cost, what follows
YOU: Final = ".you"  # ends the key of a message to the seat that it is about
BEGAN: Final = "began_"  # begins the names of the numbers of the event that the affair began with
HIT: Final = "hit"  # the name of the seat that is hit, where the event that hits is told
FAR: Final = 400  # events to look back for the beginning of an affair


class Notice(NamedTuple):
    """An affair as one seat is told it, or, in names, whoever looks on."""

    seat: int  # that it happened to
    mood: Mood
    title: Msg
    lines: tuple[tuple[Role, Msg], ...]
    on: tuple[str, ...]  # elements that it is about

    @property
    def messages(self) -> tuple[Msg, ...]:
        return (self.title, *[line for _, line in self.lines])


def always(n: Numbers) -> bool:
    return True


class Line:
    """A line of a notice: one for each event of a kind in the affair, or one of the event that hits."""

    def __init__(
        self,
        role: Role,
        key: str,
        kind: int = 0,  # of events; 0: said of the event that hits
        *,
        of: str = "",  # the number that must be the seat that is hit; "": of anybody
        where: Callable[[Numbers], bool] = always,
        otherwise: str = "",  # key of what is said if there was no such event
        last: bool = False,  # of several by one seat the last alone counts
        plain: bool = False,  # reads alike for the seat and for others
    ) -> None:
        self.role: Final[Role] = role
        self.key: Final = key
        self.kind: Final = int(kind)
        self.of: Final = of
        self.where: Final = where
        self.otherwise: Final = otherwise
        self.last: Final = last
        self.plain: Final = plain


Seats: TypeAlias = "Callable[[Event, Sequence[Event]], tuple[int, ...]]"


class Hit:
    """What an event does to a seat, which one of its numbers names, or a look at the whole affair."""

    def __init__(
        self,
        seat: str | Seats,
        key: str,
        mood: Mood,
        lines: Sequence[Line],
        *,
        since: int = 0,  # the kind of event that the affair begins with; 0: with the one that hits
        where: Callable[[Numbers], bool] = always,
    ) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.mood: Final[Mood] = mood
        self.lines: Final = tuple(lines)
        self.since: Final = int(since)
        self.where: Final = where

    def said(self) -> list[str]:
        """List all messages that it may say."""
        found = [self.key, self.key + YOU]
        for line in self.lines:
            for key in (line.key, line.otherwise):
                if key:
                    found += [key] if line.plain else [key, key + YOU]
        return found


def affair(story: Story, at: int, since: int) -> list[Event]:
    """Return the open events around one: from the beginning of the affair to the last that came with it."""
    number = story[at][0]
    first = at
    if since:
        first = began(story, at, since)
    last = at + 1
    while last < len(story) and story[last][0] == number and story[last][1].kind != since:
        last += 1
    return [event for _, event in story[first:last] if event.to == EVERYONE]


def began(story: Story, at: int, since: int) -> int:
    """Return the place where the affair begins; without a beginning that is the event itself."""
    for place in range(at, max(-1, at - FAR), -1):
        if story[place][1].kind == since:
            return place
    return at


def told_as(message: Msg, key: str, more: Mapping[str, Arg] | None = None) -> Msg:
    """Say the numbers of an event in other words."""
    args = {**dict(message.args), **(more or {})}
    return msg(key, message.clause, **args)
