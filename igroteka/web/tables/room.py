"""One table: who sits there and the game in play, a cache of what is stored.

Everything that changes it is a plain call without a pause in it, so two choices never get in each other's way; what
is stored is stored before the call returns.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from igroteka.engine.chance import from_the_system
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen, Record, begin_reading
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.engine.session import RefusedError, Session
from igroteka.table.box import Box, Look
from igroteka.table.text.messages import Msg
from igroteka.table.text.speech import Speaker, Words, speaker_for
from igroteka.web.errors import WebError
from igroteka.web.page.cache import RenderCache
from igroteka.web.page.decisions import Decision, decision_of
from igroteka.web.page.log_view import LogBook
from igroteka.web.storage.store import Chair, Said, Store, TableRow
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.guests import texts_of

WATCHING: Final = -1  # the viewer who has no seat
SAMPLES: Final = 150  # points of the curve of a game that is read from its record


class Listener(Protocol):
    """Whoever looks at the table: a page, the driver of its bots."""

    def wake(self) -> None: ...


class Pen:
    """Puts every line of the record into the store before the game goes on."""

    def __init__(self, store: Store, table: str, number: int) -> None:
        self.store: Final = store
        self.table: Final = table
        self.number = number

    def __call__(self, line: str) -> None:
        self.store.enter(self.table, self.number, line)
        self.number += 1


@dataclass(frozen=True)
class Ask:
    """Somebody would like to have the seat of somebody else."""

    id: str  # what the owner answers to
    seat: int
    guest: str
    name: str
    kept: bool = False  # the owner has said no


class Room:
    def __init__(self, store: Store, shelf: Catalogue, row: TableRow, chairs: list[Chair], version: int) -> None:
        self.store: Final = store
        self.row = row
        self.chairs = chairs
        self.box: Final[Box] = shelf.box(row.game)
        self.shelf: Final = shelf
        self.session: Session | None = None
        self.moment = 0  # grows with every entry of the record
        self.naming = 0  # grows when somebody else sits somewhere, or is called otherwise
        self.secrets: Final = [0] * row.players  # by seat: grow with choices that nobody else notices
        self.people = 0  # grows when names, seats, presence or the state of the table change
        self.talk = 0  # grows with the chat
        self.listeners: Final[set[Listener]] = set()
        self.present: Final[dict[str, int]] = {}  # pages open, by guest
        self.absent: Final[dict[str, float]] = {}  # since when, by guest
        self.uncovered: Final[dict[str, int]] = {}  # which of several seats a guest looks through
        self.invites: Final[dict[int, str]] = {}  # secrets of this run of the server, for the host
        self.asks: Final[dict[int, Ask]] = {}  # the last for each seat
        self.said: list[Said] = store.chat(row.id)
        self.versions: Final = [version] * row.players
        self.keys: Final[list[tuple[object, ...] | None]] = [None] * row.players
        self.last_own: Final = [0] * row.players  # entry of the seat's last choice
        self.decisions: Final[dict[int, Decision]] = {}  # of this moment
        self.before: Final[dict[int, Decision]] = {}  # the last that somebody looked at
        self.looked_at: Game | None = None
        self.look: Look = lambda seat: None
        self.labels: Final[dict[int, Msg]] = {}  # of choices, by entry: undo names what it takes back
        self.speakers: Final[dict[str, Speaker]] = {}
        self.curve: list[tuple[int, tuple[int, ...]]] = []
        self.drawings: Final = RenderCache()
        self.log = LogBook(self.box, shelf.content(row.game))
        self.shown_at = time.monotonic()
        self.hindrance = ""  # key of the message why nothing moves
        if row.state != "waiting":
            self.read_record()

    # --- the record ---

    def read_record(self) -> None:
        """The game as it is stored; what chance still owes it is thrown."""
        self.follow(self.store.lines(self.row.id))
        if self.playing.game.seat == CHANCE and self.row.state == "running":
            self.throw()

    def follow(self, lines: Sequence[str]) -> None:
        record = record_of(lines, self.row.id)
        session = Session.at_start(record, self.box)
        every = max(1, len(lines) // SAMPLES)
        self.curve = []
        for number, line in enumerate(lines[1:], 1):
            session.replay_line(line)
            entry = session.record.entries[-1]
            if isinstance(entry, Chosen) and entry.seat < self.row.players:
                self.last_own[entry.seat] = number
            if number % every == 0:
                self.sample(session)
        self.take_live(session)

    def take_live(self, session: Session) -> None:
        session.write = Pen(self.store, self.row.id, session.record.number())
        self.session = session
        self.log = LogBook(self.box, session.content, self.row.state == "finished")
        self.decisions.clear()
        self.moment += 1

    def sample(self, session: Session) -> None:
        self.note_points(session, self.box.points(self.box.view(session.game, int(SPECTATOR))))

    def note_points(self, session: Session, points: tuple[int, ...]) -> None:
        if points and (not self.curve or self.curve[-1][1] != points):
            self.curve.append((session.record.number() - 1, points))

    @property
    def playing(self) -> Session:
        if self.session is None:
            raise WebError("waiting")
        return self.session

    # --- playing ---

    def choose(self, seat: int, action: int) -> None:
        """Checked by the game; the caller has checked who chooses."""
        self.check_running()
        session = self.playing
        label = self.label(seat, action)
        number = session.record.number()
        before, heard = session.game, len(session.log)
        try:
            self.entered(lambda: session.choose(seat, action))
        except RefusedError as refused:
            raise self.refusal(seat, refused) from None
        if label is not None:
            self.labels[number] = label
        if unnoticed(before, session.game, seat, session.log[heard:]):
            self.moved_in_secret(seat)
        else:
            self.moved(seat)

    def label(self, seat: int, action: int) -> Msg | None:
        """What the choice is called, if somebody has looked at it."""
        decision = self.decisions.get(seat)
        choices = decision.choices if decision is not None else ()
        return next((choice.label for choice in choices if choice.action == action), None)

    def undo(self, seat: int) -> None:
        self.go_back(seat, self.playing.undo)

    def redo(self, seat: int) -> None:
        self.go_back(seat, self.playing.redo)

    def turn_back(self, seat: int) -> None:
        self.go_back(seat, self.playing.take_turn_back)

    def go_back(self, seat: int, act: Callable[[int], int]) -> None:
        self.check_running()
        try:
            self.entered(lambda: act(seat))
        except RefusedError as refused:
            raise WebError("undo", key=self.decision(seat).no_undo if refused.reason != "seat" else "") from None
        self.moved(seat)

    def throw(self) -> None:
        """All that chance brings now."""
        self.entered(lambda: None)

    def entered(self, act: Callable[[], object]) -> None:
        """The act, and all that chance brings after it, stored together or not at all."""
        session, row = self.playing, self.row
        number = session.record.number()
        try:
            with self.store.writing():
                act()
                while session.game.seat == CHANCE:
                    session.throw(from_the_system())
                if session.game.seat == OVER and self.row.state != "finished":
                    winners = session.game.winners()
                    self.store.change_table(self.row.id, state="finished", winners=winners)
                    self.row = replace(self.row, state="finished", winners=tuple(winners))
        except RefusedError:
            raise  # nothing has changed
        except BaseException as error:
            if session.record.number() != number or not isinstance(error, WebError):
                self.row = row
                self.recover(session.record.lines[:number])
            raise

    def recover(self, lines: Sequence[str]) -> None:
        """What was played could not be stored: back to what is, or as long as that cannot be read, to what was."""
        try:
            self.row = self.store.table(self.row.id) or self.row
            lines = self.store.lines(self.row.id) or lines
        except WebError:
            pass
        self.follow(lines)

    def moved(self, seat: int) -> None:
        """The seat has chosen: whatever it clicks now is for the next decision."""
        self.last_own[seat] = self.playing.record.number() - 1
        self.versions[seat] += 1
        self.after_move()

    def moved_in_secret(self, seat: int) -> None:
        """Nobody else sees anything: their decisions and pages are as they were."""
        self.last_own[seat] = self.playing.record.number() - 1
        self.versions[seat] += 1
        self.secrets[seat] += 1
        self.decisions.pop(seat, None)
        self.changed()

    def stamp(self, seat: int) -> tuple[int, int, int]:
        """Another one when the seat, or who has none, may see something else of the game."""
        return self.moment, self.secrets[seat] if seat >= 0 else 0, self.naming

    def after_move(self) -> None:
        self.moment += 1
        self.decisions.clear()
        self.shown_at = time.monotonic()
        self.note_points(self.playing, self.box.points(self.decision(WATCHING).view))
        if self.row.state == "finished":
            self.people += 1
            self.log.open_numbers = True
            self.log.forget()
        self.changed()

    def check_running(self) -> None:
        if self.row.state != "running":
            raise WebError("over" if self.row.state == "finished" else self.row.state)

    def refusal(self, seat: int, refused: RefusedError) -> WebError:
        if refused.refusal is None:
            return WebError("unknown" if refused.reason in ("seat", "outcome", "no-chance") else refused.reason)
        told = self.box.refused(self.playing.content, self.decision(seat).view, refused.refusal)
        return GameRefusedError(self, told.reason)

    # --- what seats may do ---

    def decision(self, seat: int) -> Decision:
        """Computed once for a state; the version grows when it is another decision."""
        if seat not in self.decisions:
            session = self.playing
            if self.looked_at is not session.game:
                self.looked_at, self.look = session.game, self.box.looks_at(session.game)
            made = decision_of(self.box, session, seat, self.labels, self.before.get(seat), self.look)
            self.before[seat] = made
            if seat >= 0:
                if self.keys[seat] is not None and self.keys[seat] != made.key:
                    self.versions[seat] += 1
                self.keys[seat] = made.key
            self.decisions[seat] = made
        return self.decisions[seat]

    def version(self, seat: int) -> int:
        if seat < 0 or self.session is None:
            return 0
        self.decision(seat)
        return self.versions[seat]

    # --- people ---

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Where the guest decides; a bot that stands in does not take the seat away."""
        if not guest:
            return ()
        return tuple([chair.seat for chair in self.chairs if chair.guest == guest and chair.kind != "open"])

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise WebError("field", field="seat", value=str(seat))
        return self.chairs[seat]

    def reseat(self, chair: Chair) -> None:
        self.store.change_chair(self.row.id, chair)
        self.chairs[chair.seat] = chair
        self.renamed()

    def renamed(self) -> None:
        """Names are in everything that is said."""
        self.naming += 1
        self.speakers.clear()
        self.log.forget()
        self.moment += 1
        self.decisions.clear()
        self.peopled()

    def peopled(self) -> None:
        self.people += 1
        self.changed()

    def change(self, **values: Any) -> None:
        self.store.change_table(self.row.id, **values)
        self.row = replace(self.row, **values)
        self.decisions.clear()
        self.moment += 1
        self.peopled()

    def names(self, language: str) -> tuple[str, ...]:
        return tuple([name_of(chair, language) for chair in self.chairs])

    def speaker(self, language: str) -> Speaker:
        if language not in self.speakers:
            content = self.session.content if self.session is not None else self.shelf.content(self.row.game)
            self.speakers[language] = speaker_for(self.box, content, language, self.names(language))
        return self.speakers[language]

    def say(self, seat: int, name: str, text: str, notice: bool = False) -> None:
        said = Said(seat, name, text, notice, time.time())
        self.store.say(self.row.id, said)
        self.said = [*self.said[-199:], said]
        self.talk += 1
        self.changed()

    def arrive(self, guest: str) -> None:
        self.present[guest] = self.present.get(guest, 0) + 1
        self.absent.pop(guest, None)
        with suppress(WebError):  # the driver tries again
            self.give_back()
        self.peopled()

    def give_back(self) -> bool:
        """Whoever is back gets the seat from the bot that stood in."""
        back = [chair for chair in self.chairs if chair.away and chair.guest and chair.guest in self.present]
        for chair in back:
            self.reseat(replace(chair, kind="person", away=False))
            self.say(chair.seat, chair.name, "web-notice-back", notice=True)
        return bool(back)

    def awaited(self) -> bool:
        """A person who sits here looks on: bots should not let them wait."""
        return any(chair.kind == "person" and chair.guest in self.present for chair in self.chairs)

    def hinder(self, key: str) -> None:
        """Why nothing moves, for all who look on; "" when it does again."""
        if key != self.hindrance:
            self.hindrance = key
            self.peopled()

    def depart(self, guest: str) -> None:
        self.present[guest] -= 1
        if self.present[guest] == 0:
            del self.present[guest]
            self.absent[guest] = time.monotonic()
        self.peopled()

    def changed(self) -> None:
        for listener in tuple(self.listeners):
            listener.wake()


def unnoticed(before: Game, after: Game, seat: int, told: Sequence[tuple[int, Event]]) -> bool:
    """A step of a sealed choice: others know only who is ready, and that has not changed."""
    return (
        before.sealing()
        and after.sealing()
        and before.shown == after.shown
        and before.seats() == after.seats()
        and all(event.to == seat for _, event in told)
    )


class GameRefusedError(WebError):
    """The reason of the game itself, in the reader's language."""

    def __init__(self, room: Room, reason: Msg) -> None:
        super().__init__("refused", clause=reason.clause)
        self.room: Final = room
        self.reason: Final = reason

    def why(self, texts: Words) -> str:
        return self.room.speaker(texts.language).say(self.reason)


def record_of(lines: Iterable[str], file: str) -> Record:
    """Only the header is read: the entries are followed one by one."""
    first, *rest = lines
    record = begin_reading(first, file)
    record.lines.extend(rest)
    return record


def owner_name(chair: Chair, texts: Words) -> str:
    """Of whoever holds the seat, also while a bot plays it."""
    return chair.name or texts.sentence("web-guest", {})


def name_of(chair: Chair, language: str) -> str:
    texts = texts_of(language)
    if chair.kind == "bot" and not chair.guest:
        return texts.sentence("web-bot", {"number": chair.seat + 1})
    if chair.kind in ("open", "invited"):
        return texts.sentence("table-player", {"number": str(chair.seat + 1)})
    name = owner_name(chair, texts)
    return texts.sentence("table-bot", {"name": name}) if chair.kind == "bot" else name
