"""Rows of events whose numbers are warriors and laid tiles: their names, elements and seats (state/told.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.events import Event
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.state.told import fiend_in, is_human, is_trog, spot_in, tile_in
from igroteka.table.events import EventRow, EventTable, Numbers, Reader, Said
from igroteka.table.notices import YOU, Hit, told_as
from igroteka.table.svg.parts import Motion
from igroteka.table.text.messages import Arg, Msg, Ref

NOWHERE: Final = ""  # in an id: the number names nothing on the table
NUMBERS: Final = 4  # of an event
FORMS: Final = (
    "number",
    "before",
    "spot",
)  # "{line.before}" in an id: as it is, the one before, a spot


class Figure(Said):
    """A warrior; -1 is nobody in particular."""

    def read(self, content: Any, number: int) -> Arg:
        return super().read(content, number) if number >= 0 else ""

    def element(self, number: int) -> str:
        if number < 0 or is_trog(number):
            return NOWHERE
        return f"fig-{number}" if is_human(number) else f"fiend-{int(fiend_in(number))}"


class Place(Reader):
    """A laid tile with its spot."""

    def read(self, content: Any, number: int) -> Arg:
        return Ref("where", number)

    def id(self, content: Any, number: int) -> str:
        return str(content.tiles[int(tile_in(number))].id)

    def ids(self, content: Any) -> list[str]:
        return [tile.id for tile in content.tiles]

    def element(self, number: int) -> str:
        return f"tile-{int(spot_in(number))}"


def side_of(warrior: int) -> int:
    """Return the seat that leads a warrior."""
    return int(HUMAN) if is_human(warrior) else int(DEMON)


def seat_by(reader: Reader, number: int) -> int:
    """Return the seat that a number names, below 0 if it is nobody's."""
    if isinstance(reader, Figure):
        return side_of(number) if number >= 0 else -1
    return number


def shown_by(reader: Reader, number: int) -> str:
    """Return a number as ids of elements have it: of a warrior or a tile the whole id."""
    return reader.element(number) if isinstance(reader, Figure | Place) else str(number)


class Row(EventRow):
    """Row that tells seats and elements by its readers; ids may name other forms of a number (FORMS)."""

    def placed(self, text: str) -> str:
        for name, place in self.places.items():
            for n, form in enumerate(FORMS, 1):
                text = text.replace(f"{{{name}.{form}}}", f"{{{place + n * NUMBERS}}}")
        return super().placed(text)

    def seat_at(self, place: int, event: Event) -> int:
        return seat_by(self.readers[place][1], event.args[place])

    def shown(self, n: Numbers) -> list[str]:
        known = [shown_by(reader, number) for (_, reader), number in zip(self.readers, n, strict=False)]
        plain = [str(number) for number in n]
        spots = [str(int(spot_in(number))) for number in n]
        return [*known, *plain[len(known) :], *plain, *[str(number - 1) for number in n], *spots]

    def elements(self, n: Numbers) -> list[str]:
        """List all that the line is about: what its numbers are on the table, then what the row names besides."""
        shown = self.shown(n)
        named = [shown[place] for place, (_, reader) in enumerate(self.readers) if isinstance(reader, Figure | Place)]
        return [*named, *[link.format(*shown) for link in self.links]]

    def seats(self, event: Event) -> tuple[int, ...]:
        """List the seats whose warriors the event names: that of the one who acts first."""
        names = sorted(self.places, key=lambda name: name != "who")
        led = [place for place in [self.places[name] for name in names] if isinstance(self.readers[place][1], Figure)]
        return tuple(dict.fromkeys([self.seat_at(place, event) for place in led if event.args[place] >= 0]))

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
        found = [name for name in self.row_of(event).elements(event.args) if name != NOWHERE]
        return tuple(dict.fromkeys(found))

    def concerned(self, event: Event) -> tuple[int, ...]:
        return self.row_of(event).seats(event)

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        row = self.row_of(event)
        if row.motion is None:
            return ()
        move, n = row.motion, event.args
        shown = row.shown(n)
        on, to = row.on.format(*shown), row.to.format(*shown)
        if (on == NOWHERE and move.how != "roll") or (row.to and to == NOWHERE):
            return ()  # dice of a warrior without a figure of his own fall on the table
        seat = row.seat_at(row.owner, event) if row.owner >= 0 else -1
        return (
            Motion(on, move.how, to, move.dice(n), move.sound, (), move.total(n), move.need(n), move.sign(n), seat),
        )
