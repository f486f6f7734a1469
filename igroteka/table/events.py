"""What a game says about its events: one row for each kind, with its words, its look and what it counts for.

A row names the numbers of the event in their order, "who ship old:cell cell": a name, and after a colon what the number
is, where the name does not say so itself. Links, motions, columns and sources refer to them by these names:
"cell-{cell}". All is made from the numbers of the event alone, so that
page, log and statistics tell what the event tells. What is done to seats: notices.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from igroteka.engine.events import Event
from igroteka.table.notices import YOU, Hit, told_as
from igroteka.table.svg.parts import How, Motion, Sound, Source
from igroteka.table.text.messages import Arg, Msg, Ref, msg

Numbers: TypeAlias = tuple[int, ...]  # of an event, always four

# --- readers: what a number is ---


class Reader:
    """A plain number; `columns` has words for it where it stands in the name of a column or a source.

    `link` is what the ids of its elements begin with: rows that name such numbers link to them unless they say more.
    """

    def __init__(self, columns: Mapping[int, str] | None = None, link: str = "") -> None:
        self.columns: Final = columns
        self.link: Final = link

    def read(self, content: Any, number: int) -> Arg:
        """Return the number as a message takes it."""
        return number

    def id(self, content: Any, number: int) -> str:
        """Return the number as the name of a column or a source has it."""
        return str(number) if self.columns is None else self.columns[number]

    def ids(self, content: Any) -> list[str]:
        """List all that `id` may return."""
        if self.columns is None:
            raise NotImplementedError
        return list(self.columns.values())


class FromOne(Reader):
    """A number that people count from one."""

    def read(self, content: Any, number: int) -> Arg:
        return number + 1


class Named(Reader):
    """A card, a place, a player: something with a name; `cards` has the entries of the content, each with its id."""

    def __init__(
        self, kind: str, cards: Callable[[Any], Sequence[Any]] | None = None, base: int = 0, link: str = ""
    ) -> None:
        super().__init__(None, link)
        self.kind: Final = kind
        self.cards: Final = cards
        self.base: Final = base  # the number of the first one's name

    def read(self, content: Any, number: int) -> Arg:
        return Ref(self.kind, number + self.base)

    def id(self, content: Any, number: int) -> str:
        return str(number + 1) if self.cards is None else str(self.cards(content)[number].id)

    def ids(self, content: Any) -> list[str]:
        if self.cards is None:
            raise NotImplementedError
        return [card.id for card in self.cards(content)]


class Said(Reader):
    """A number with words of its own."""

    def __init__(
        self, say: Callable[[Any, int], Arg], columns: Mapping[int, str] | None = None, link: str = ""
    ) -> None:
        super().__init__(columns, link)
        self.say: Final = say

    def read(self, content: Any, number: int) -> Arg:
        return self.say(content, number)


class OneOf(Reader):
    """One of a few cases, each with a word for the sentence to choose by."""

    def __init__(self, words: Mapping[int, str], columns: Mapping[int, str] | None = None) -> None:
        super().__init__(words if columns is None else columns)
        self.words: Final = words

    def read(self, content: Any, number: int) -> Arg:
        return self.words[number]


PLAIN: Final = Reader()
FROM_ONE: Final = FromOne()
SEAT: Final = Named("seat", link="strip")


# --- what a row is made of ---


class By:
    """The clause of a kind of event that happens by several: one of its numbers tells by which."""

    def __init__(self, number: int, clauses: Mapping[int, str]) -> None:
        self.number: Final = number  # the place among the numbers of the event
        self.clauses: Final = clauses


class Points:
    """What an event adds to the score of its first number, a seat: another number of it by name, or a fixed sum."""

    def __init__(self, source: str, amount: str | int, sign: int = 1) -> None:
        self.source: Final = source  # key of the name of the source, perhaps with names of numbers
        self.amount: Final = amount
        self.sign: Final = sign


def nothing(n: Numbers) -> Numbers:
    return ()


def nowhere(n: Numbers) -> tuple[str, ...]:
    return ()


def naught(n: Numbers) -> int:
    return 0


def unsigned(n: Numbers) -> str:
    return ""


class Move:
    """How elements move: see Motion. "strip-{0}" is the strip of the seat that the first number names.

    What moves along a way ends where the way does. These are shown in their order before all else is told:
    - unveil: what was hidden, place by place as `to` names them; it is there before the others begin;
    - roll: dice, of which those below `need` fade when they lie;
    - count: numbers of the attacker and the defender on a row of the panel, then the seal at that side of it where `to`
      stands;
    - card: something that is turned up and says the line of the log;
    - gain: points at a place, and the score that they make;
    - strike: something that is lost;
    - stamp: the seal of whoever has won, on his row; it flashes at the place `to`.
    """

    def __init__(
        self,
        how: How,
        on: str = "strip-{0}",
        to: str = "",
        sound: Sound = "",
        dice: Callable[[Numbers], Numbers] = nothing,
        along: Callable[[Numbers], tuple[str, ...]] = nowhere,
        total: Callable[[Numbers], int] = naught,
        need: Callable[[Numbers], int] = naught,
        sign: Callable[[Numbers], str] = unsigned,
        seat: str = "",
    ) -> None:
        self.how: Final[How] = how
        self.on: Final = on
        self.to: Final = to
        self.sound: Final[Sound] = sound
        self.dice: Final = dice
        self.along: Final = along
        self.total: Final = total  # of the dice with all that is added to them
        self.need: Final = need
        self.sign: Final = sign
        self.seat: Final = seat  # the name of the number that tells whose it is


GAIN: Final = Move("flash", sound="good")
LOSS: Final = Move("shake", sound="bad")
CARD: Final = Move("flash", sound="card")
NEXT_TURN: Final = Move("flash", "status", sound="turn")


def named(number: str) -> tuple[str, str]:
    """Take "old:cell" apart; a name alone says itself what the number is."""
    name, _, kind = number.partition(":")
    return name, kind or name


More: TypeAlias = Callable[[Any, Event], dict[str, Arg]]  # what follows from the numbers of an event
Link: TypeAlias = "str | Callable[[Numbers], tuple[str, ...]]"


class EventRow:
    """A kind of event: its message, the clause it happens by, and the numbers it carries."""

    def __init__(
        self,
        key: str,
        clause: str | By,
        numbers: str = "",
        more: More | None = None,
        *,
        link: Link | None = None,  # ids of elements; None: those of all numbers that are named, strips of seats last
        motion: Move | None = None,
        points: Points | None = None,
        tally: str = "",  # columns of `simulate` that it adds to: "kept.{mission}" one, "vp_{who}:vp" the number `vp`
        dice: str = "",  # names of the numbers that the seat has thrown
        hits: Sequence[Hit] = (),  # what it does to seats, those first of whom others are told
        you: str = "",  # the number whose seat reads the message with ".you" in the log
        face: str = "",  # the message on a card that is turned up, if it says more than the log
    ) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.kinds: Final = dict([named(number) for number in numbers.split()])
        self.places: Final = {name: place for place, name in enumerate(self.kinds)}
        self.readers: list[tuple[str, Reader]] = []  # by place; the table fills it in
        self.more: Final = more
        self.link: Final = link
        self.links: tuple[str, ...] = ()
        self.motion: Final = motion
        self.on: Final = self.placed(motion.on) if motion else ""
        self.to: Final = self.placed(motion.to) if motion else ""
        self.owner: Final = self.places[motion.seat] if motion and motion.seat else -1
        self.points: Final = points
        self.tallies: Final = tuple([(column, by) for column, _, by in [each.partition(":") for each in tally.split()]])
        self.thrown: Final = tuple([self.places[name] for name in dice.split()])
        self.hits: Final = tuple(hits)
        self.you: Final = self.places[you] if you else -1
        self.face: Final = face

    def learn(self, readers: Mapping[str, Reader]) -> None:
        """Find out what the numbers are; a name without a reader is a plain number."""
        unknown = {kind for name, kind in self.kinds.items() if kind != name} - set(readers) - {"number"}
        if unknown:
            raise ValueError(f"{self.key}: nothing reads {', '.join(sorted(unknown))}")
        self.readers = [(name, readers.get(kind, PLAIN)) for name, kind in self.kinds.items()]
        if not callable(self.link):
            linked = [(reader is SEAT, f"{reader.link}-{{{name}}}") for name, reader in self.readers if reader.link]
            named = [link for _, link in sorted(linked, key=lambda each: each[0])]
            self.links = tuple([self.placed(name) for name in (named if self.link is None else self.link.split())])

    def placed(self, text: str) -> str:
        """Put places for names, so that the numbers of an event fit in as they come."""
        for name, place in self.places.items():
            text = text.replace(f"{{{name}}}", f"{{{place}}}")
        return text

    def told(self, content: Any, event: Event) -> Msg:
        pairs = zip(self.readers, event.args, strict=False)
        args = {name: reader.read(content, number) for (name, reader), number in pairs}
        if self.more is not None:
            args.update(self.more(content, event))
        by = self.clause
        return msg(self.key, by if isinstance(by, str) else by.clauses[event.args[by.number]], **args)

    def told_to(self, content: Any, event: Event, seat: int) -> Msg:
        """Return the line of the log as a seat reads it."""
        told = self.told(content, event)
        if self.you < 0 or event.args[self.you] != seat:
            return told
        return told_as(told, self.key + YOU)

    def names(self, name: str, event: Event, seat: int) -> bool:
        """Tell whether the number of that name is the seat."""
        return name in self.places and event.args[self.places[name]] == seat

    def struck(self, hit: Hit, event: Event, events: Sequence[Event]) -> list[int]:
        """List the seats that are hit."""
        if isinstance(hit.seat, str):
            found: tuple[int, ...] = (event.args[self.places[hit.seat]],)
        else:
            found = hit.seat(event, events)
        return [seat for seat in found if seat >= 0]

    def filled(self, text: str, content: Any, n: Numbers) -> str:
        """Fill ids in for the names of numbers."""
        if "{" not in text:
            return text
        pairs = zip(self.readers, n, strict=False)
        return text.format_map({name: reader.id(content, number) for (name, reader), number in pairs})

    def columns(self, text: str, content: Any, seats: int) -> list[str]:
        """List all that `filled` may make of the text."""
        found = [text]
        for name in re.findall(r"{(\w+)}", text):
            reader = self.readers[self.places[name]][1]
            ids = [str(seat + 1) for seat in range(seats)] if reader is SEAT else reader.ids(content)
            found = [column.replace(f"{{{name}}}", each) for column in found for each in ids]
        return found

    def scored(self, n: Numbers) -> int:
        if self.points is None:
            return 0
        amount = self.points.amount
        return self.points.sign * (amount if isinstance(amount, int) else n[self.places[amount]])


@lru_cache(4096)
def elements_of(row: EventRow, n: Numbers) -> tuple[str, ...]:
    """Return the elements that the line is about. Kept: every page of a table asks for them."""
    if callable(row.link):
        return row.link(n)
    return tuple([name.format(*n) for name in row.links])


@lru_cache(4096)
def motion_of(row: EventRow, move: Move, n: Numbers) -> Motion:
    along = move.along(n)
    end = along[-1] if along else row.to.format(*n)
    seat = n[row.owner] if row.owner >= 0 else -1
    thrown, sum_, need, sign = move.dice(n), move.total(n), move.need(n), move.sign(n)
    return Motion(row.on.format(*n), move.how, end, thrown, move.sound, along, sum_, need, sign, seat)


# --- all rows of a game ---


class EventTable:
    """The rows of a game by kind of event, and what page, log and statistics ask of them."""

    def __init__(
        self,
        rows: dict[int, EventRow],
        readers: Mapping[str, Reader],  # by what the rows call a number
        *,
        columns: str = "",  # the tallies of the rows in the order of the columns
        sources: str = "",  # of points, in the order of the table at the end
        start: tuple[str, int] = ("", 0),  # what all begin with: the first of the sources
        totals: range = range(1, 7),  # what `dice` may show
        seats: int = 0,  # that columns name
        amounts: Mapping[str, Callable[[Any, Numbers], int]] | None = None,  # sums that tallies add, by their names
    ) -> None:
        self.rows: Final = rows
        self.order: Final = tuple(columns.split())
        self.source_order: Final = tuple([start[0]] if start[0] else []) + tuple(sources.split())
        self.start: Final = start
        self.totals: Final = totals
        self.seats: Final = seats
        self.amounts: Final = amounts or {}
        self.counted: Final = {column: row for row in rows.values() for column, _ in row.tallies}
        for row in rows.values():
            row.learn(readers)
        if set(self.counted) != set(self.order):
            raise ValueError(f"rows count other things than the columns: {sorted(set(self.counted) ^ set(self.order))}")

    def told(self, content: Any, event: Event) -> Msg:
        return self.rows[event.kind].told(content, event)

    def told_to(self, content: Any, event: Event, seat: int) -> Msg:
        return self.rows[event.kind].told_to(content, event, seat)

    def linked(self, content: Any, event: Event) -> tuple[str, ...]:
        return elements_of(self.rows[event.kind], event.args)

    def concerned(self, event: Event) -> tuple[int, ...]:
        """List the seats of an event that its words do not name; a game whose figures act for a seat knows them."""
        return ()

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        row = self.rows[event.kind]
        return () if row.motion is None else (motion_of(row, row.motion, event.args),)

    def face(self, content: Any, event: Event) -> Msg | None:
        """Say what stands on a card that is turned up, where the row has words for it."""
        row = self.rows[event.kind]
        return told_as(row.told(content, event), row.face) if row.face else None

    def blank(self, content: Any) -> dict[str, int]:
        """Give the same columns for every game of one content."""
        return {name: 0 for tally in self.order for name in self.counted[tally].columns(tally, content, self.seats)}

    def fact_columns(self, content: Any, events: Sequence[Event]) -> dict[str, int]:
        """Count what happened in a whole game; "bought.T05" counts by the id of the card."""
        facts = self.blank(content)
        for event in events:
            row = self.rows[event.kind]
            for column, by in row.tallies:
                facts[row.filled(column, content, event.args)] += self.amount(row, by, content, event.args)
        return facts

    def amount(self, row: EventRow, by: str, content: Any, n: Numbers) -> int:
        """Return what a tally adds: one, a number of the event, or a sum that hangs on the content."""
        if by in self.amounts:
            return self.amounts[by](content, n)
        return n[row.places[by]] if by else 1

    def sources(self, content: Any, events: Sequence[Event], players: int) -> tuple[Source, ...]:
        """Take the scores apart: what all begin with first, then what anybody had."""
        sums = {key: [0] * players for key in self.source_order}
        if self.start[0]:
            sums[self.start[0]] = [self.start[1]] * players
        for event in events:
            row = self.rows[event.kind]
            if row.points is not None:
                sums[row.filled(row.points.source, content, event.args)][event.args[0]] += row.scored(event.args)
        return tuple([Source(key, tuple(points)) for key, points in sums.items() if any(points)])

    def dice(self, events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
        """List all throws of a game: seat, and face or total."""
        return tuple([(event.args[0], event.args[place]) for event in events for place in self.rows[event.kind].thrown])
