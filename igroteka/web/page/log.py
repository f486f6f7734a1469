"""The log as a viewer reads it: only what may be heard, in the viewer's language, drawn in chunks.

Lines from before the last moment that no undo passes never change, so they are made once.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeAlias

from igroteka.engine.events import Event
from igroteka.table.box import Box
from igroteka.table.notices import Story
from igroteka.table.svg.parts import Motion
from igroteka.table.text.messages import Arg, Msg, Ref
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import ALL_SEEING, NOBODY, LogLine, NoticeText
from igroteka.web.page.fragments.table import CHUNK, log_chunk

Telling: TypeAlias = tuple[Msg, int, list[int], tuple[str, ...]]  # of an event: what is said, who acts, of whom, where
Known: TypeAlias = tuple[int, Event, NoticeText | None]


@dataclass
class Page:
    """Lines that one seat hears in one language, those that stay first, and their full chunks."""

    read: int = 0  # events of the log taken
    last: tuple[int, Event] | None = None  # the last of them
    settled: int = 0  # events that stay
    stay: int = 0  # lines that do
    lines: list[LogLine] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)  # of their entries
    known: dict[Known, LogLine] = field(default_factory=dict)
    chunks: dict[int, tuple[list[LogLine], str]] = field(default_factory=dict)
    full: dict[str, str] = field(default_factory=dict)  # chunks that will not change any more


class Heard(NamedTuple):
    """The log at one moment, and only then: the next one goes on in the same lists."""

    lines: Sequence[LogLine]
    numbers: Sequence[int]
    chunks: dict[str, str]

    def since(self, number: int) -> Sequence[LogLine]:
        """Return the lines of entries after that one."""
        return self.lines[bisect_right(self.numbers, number) :]


class LogBook:
    """The log of a game in all languages.

    With `open_numbers` lines carry the numbers of their entries, which tell how often others chose; else their place.
    """

    def __init__(self, box: Box, content: Any, open_numbers: bool = False) -> None:
        self.box: Final = box
        self.content: Final = content
        self.open_numbers = open_numbers
        self.pages: Final[dict[tuple[int, str], Page]] = {}
        self.told: Final[dict[tuple[Event, int], Telling]] = {}

    def forget(self) -> None:
        """Drop all lines, since names or numbers are others now."""
        self.pages.clear()

    def heard(self, log: Story, settled: int, seat: int, speaker: Speaker, texts: Words) -> Heard:
        """Return the log as a seat hears it; `settled` of its events stay for good."""
        page = self.pages.setdefault((seat, speaker.language), Page())
        if page.read > len(log) or (page.read and log[page.read - 1] is not page.last):  # something was taken back
            del page.lines[page.stay :], page.numbers[page.stay :]
            page.read = page.settled
        self.read(page, log, page.read, seat, speaker)
        page.read = len(log)
        page.last = log[-1] if log else None
        if settled > page.settled:
            page.stay += sum([hears(seat, event) for _, event in log[page.settled : settled]])
            page.settled = settled
        for chunk in range(len(page.full), page.stay // CHUNK):
            page.full[f"log-{chunk}"] = self.chunk(page, page.lines, chunk, texts)
        return Heard(page.lines, page.numbers, {**page.full, **self.chunks(page, page.lines, len(page.full), texts)})

    def chunks(self, page: Page, lines: list[LogLine], first: int, texts: Words) -> dict[str, str]:
        """Draw the lines from that chunk on."""
        count = (len(lines) + CHUNK - 1) // CHUNK
        return {f"log-{chunk}": self.chunk(page, lines, chunk, texts) for chunk in range(first, count)}

    def chunk(self, page: Page, lines: list[LogLine], chunk: int, texts: Words) -> str:
        """Draw a chunk, again only when one of its lines is another."""
        wanted = lines[chunk * CHUNK : chunk * CHUNK + CHUNK]
        drawn = page.chunks.get(chunk)
        if drawn is None or drawn[0] != wanted:
            drawn = (wanted, log_chunk(texts, wanted, chunk))
            page.chunks[chunk] = drawn
        return drawn[1]

    def read(self, page: Page, log: Story, start: int, seat: int, speaker: Speaker) -> None:
        """Take the events of the log from that place on."""
        for at in range(start, len(log)):
            number, event = log[at]
            if hears(seat, event):
                shown = number if self.open_numbers else len(page.lines)
                notice = self.notice(log, at, seat, speaker)
                line = page.known.get((shown, event, notice))
                if line is None:
                    line = page.known[shown, event, notice] = self.line(event, shown, seat, speaker, notice)
                page.lines.append(line)
                page.numbers.append(number)

    def line(self, event: Event, number: int, seat: int, speaker: Speaker, notice: NoticeText | None = None) -> LogLine:
        message, actor, seats, linked = self.telling(event, seat)
        face = self.box.face(self.content, event)
        text, shown = speaker.say(message), speaker.say(face) if face is not None else ""
        return LogLine(number, text, message.clause, linked, actor, seat in seats, notice, shown)

    def notice(self, log: Story, at: int, seat: int, speaker: Speaker) -> NoticeText | None:
        """Say what the event does to the seat, or, to whoever looks on, to the one it hits first."""
        found = self.box.notice(self.content, log, at, seat)
        if found is None:
            return None
        event = log[at][1]
        lines = tuple([(role, speaker.say(line)) for role, line in found.lines])
        key = ".".join([str(number) for number in (event.kind, *event.args)])
        title = speaker.say(found.title)
        return NoticeText(key, found.seat, found.mood, title, found.title.clause, lines, found.on)

    def telling(self, event: Event, seat: int) -> Telling:
        found = self.told.get((event, seat))
        if found is None:
            content = self.content
            told = self.box.told(content, event)
            linked = self.box.linked(content, event)
            seats = list(self.box.concerned(event))
            actor = seats[0] if seats else actor_in(told)
            found = (self.box.told_to(content, event, seat), actor, seats or seats_in(told), linked)
            self.told[event, seat] = found
        return found


def spoken(motions: Sequence[Motion], line: LogLine) -> Sequence[Motion]:
    """Return the motions of an event; a card says what stands on it, else what the viewer's log says of it."""
    if not any(motion.how == "card" for motion in motions):
        return motions
    return [replace(motion, said=line.face or line.text) if motion.how == "card" else motion for motion in motions]


def hears(seat: int, event: Event) -> bool:
    return seat == ALL_SEEING or event.heard_by(seat)


def actor_in(message: Msg) -> int:
    """Return the seat of `who` acts, NOBODY if that is no player; where nobody is said to act, the first seat named."""
    actor = [arg for name, arg in message.args if name == "who" and names_somebody(arg)]
    seats = [seat for arg in actor for seat in seats_of(arg)] if actor else seats_in(message)
    return seats[0] if seats else NOBODY


def names_somebody(arg: Arg) -> bool:
    if isinstance(arg, Msg):
        return any(names_somebody(inner) for _, inner in arg.args)
    return isinstance(arg, Ref)


def seats_in(message: Msg) -> list[int]:
    """List whom the line is about."""
    return [seat for _, arg in message.args for seat in seats_of(arg)]


def seats_of(arg: Arg) -> list[int]:
    if isinstance(arg, Msg):
        return seats_in(arg)
    return [arg.number] if isinstance(arg, Ref) and arg.kind == "seat" else []
