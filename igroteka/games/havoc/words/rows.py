"""Rows of events whose numbers are packed: a side with its seat, a region with its board (state/told.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.events import Event
from igroteka.games.havoc.content.vocabulary import FACTIONS
from igroteka.games.havoc.state.told import region_in, seat_in, side_in
from igroteka.table.events import EventRow, EventTable, Named, Numbers, Reader, Said, elements_of, motion_of
from igroteka.table.notices import YOU, Hit, told_as
from igroteka.table.svg.parts import Motion, Source
from igroteka.table.text.messages import Arg, Msg, msg

NO_ELEMENT = "--"  # in an id: its number is below 0
NUMBERS: Final = 4  # of an event; those after them are the sides that they name


class Side(Said):
    """A side with its seat; neutral Trogs and nobody have none."""

    def id(self, content: Any, number: int) -> str:
        return FACTIONS[side_in(number)]

    def ids(self, content: Any) -> list[str]:
        return list(FACTIONS)


class Place(Named):
    """A region with its board; -1 is none."""

    def read(self, content: Any, number: int) -> Arg:
        return super().read(content, number) if number >= 0 else msg("nobody")


def seat_by(reader: Reader, number: int) -> int:
    """Return the seat that a number names, below 0 if it is nobody's."""
    return seat_in(number) if isinstance(reader, Side) else number


def shown_by(reader: Reader, number: int) -> int:
    """Return a number as ids of elements have it, below 0 where there is no element."""
    return region_in(number) if isinstance(reader, Place) else seat_by(reader, number)


class Row(EventRow):
    """Row that tells seats and elements by its readers; "{who.side}" in an id is the side itself."""

    def placed(self, text: str) -> str:
        for name, place in self.places.items():
            text = text.replace(f"{{{name}.side}}", f"{{{place + NUMBERS}}}")
        return super().placed(text)

    def seat_at(self, place: int, event: Event) -> int:
        return seat_by(self.readers[place][1], event.args[place])

    def shown(self, n: Numbers) -> Numbers:
        known = [shown_by(reader, number) for (_, reader), number in zip(self.readers, n, strict=False)]
        return (*known, *n[len(known) :], *[side_in(number) for number in n])

    def told_to(self, content: Any, event: Event, seat: int) -> Msg:
        told = self.told(content, event)
        if self.you < 0 or self.seat_at(self.you, event) != seat:
            return told
        return told_as(told, self.key + YOU)

    def names(self, name: str, event: Event, seat: int) -> bool:
        return name in self.places and self.seat_at(self.places[name], event) == seat

    def struck(self, hit: Hit, event: Event, events: Sequence[Event]) -> list[int]:
        found = (self.seat_at(self.places[hit.seat], event),) if isinstance(hit.seat, str) else hit.seat(event, events)
        return [seat for seat in found if seat >= 0]


class Rows(EventTable):
    """Table of such rows."""

    def row_of(self, event: Event) -> Row:
        row = self.rows[event.kind]
        assert isinstance(row, Row)
        return row

    def linked(self, content: Any, event: Event) -> tuple[str, ...]:
        row = self.row_of(event)
        return tuple([name for name in elements_of(row, row.shown(event.args)) if NO_ELEMENT not in name])

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        row = self.row_of(event)
        if row.motion is None:
            return ()
        motion = motion_of(row, row.motion, row.shown(event.args))
        return () if NO_ELEMENT in motion.on or NO_ELEMENT in motion.to else (motion,)

    def sources(self, content: Any, events: Sequence[Event], players: int) -> tuple[Source, ...]:
        return super().sources(content, [self.by_seat(event) for event in events], players)

    def by_seat(self, event: Event) -> Event:
        """Return an event that scores with the seat in its first place."""
        row = self.row_of(event)
        if row.points is None:
            return event
        return Event(event.kind, (row.seat_at(0, event), *event.args[1:]), event.to)
