"""One table: who sits there and the game in play, a cache of what is stored.

Everything that changes it is a plain call without a pause in it, so two choices never get in each other's way; what
is stored is stored before the call returns. What pages make of it is kept by the room's observer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from igroteka.engine.chance import from_the_system
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.engine.session import RefusedError, Session
from igroteka.table.box import Box
from igroteka.web.errors import WebError
from igroteka.web.storage.store import Chair, Said, Store, TableRow
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.observer import Listener, Observer
from igroteka.web.tables.records import RecordWriter, record_of

PAUSED_BY: Final = "paused_by"  # in the settings of a table: who paused it


@dataclass(frozen=True)
class Ask:
    """A question of somebody who would like to have the seat of somebody else."""

    id: str  # what the owner answers to
    seat: int
    guest: str
    name: str
    kept: bool = False  # the owner has said no


class Room:
    """A table in memory. `observed` makes the one who is told of every change."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        row: TableRow,
        chairs: list[Chair],
        observed: Callable[[Room], Observer],
    ) -> None:
        self.store: Final = store
        self.row = row
        self.chairs = chairs
        self.box: Final[Box] = catalogue.box(row.game)
        self.catalogue: Final = catalogue
        self.session: Session | None = None
        self.moment = 0  # grows with every entry of the record that somebody else may notice
        self.naming = 0  # grows when somebody else sits somewhere, or is called otherwise
        self.secrets: Final = [0] * row.players  # by seat: grow with choices that nobody else notices
        self.people = 0  # grows when names, seats, presence or the state of the table change
        self.talk = 0  # grows with the chat
        self.listeners: Final[set[Listener]] = set()
        self.present: Final[dict[str, int]] = {}  # pages open, by guest
        self.absent: Final[dict[str, float]] = {}  # since when, by guest
        self.missed: Final[set[str]] = set()  # guests away for so long that all are told
        self.paces: Final[dict[str, float]] = {}  # how long others' moves are shown, to the usual, by guest
        self.quiet = False  # pages do not hear of moves: more of the same turn follows at once
        self.uncovered: Final[dict[str, int]] = {}  # which of several seats a guest looks through
        self.invites: Final[dict[int, str]] = {}  # secrets of this run of the server, for the host
        self.asks: Final[dict[int, Ask]] = {}  # the last for each seat
        self.said: list[Said] = store.chat(row.id)
        self.last_own: Final = [0] * row.players  # entry of the seat's last choice
        self.shown_at = time.monotonic()
        self.hindrance = ""  # key of the message why nothing moves
        self.observer: Final = observed(self)
        if row.state != "waiting":
            self.read_record()

    # --- the record ---

    def read_record(self) -> None:
        """Take up the game as it is stored, and throw what chance still owes it."""
        self.follow(self.store.lines(self.row.id))
        if self.playing.game.seat == CHANCE and self.row.state == "running":
            self.throw()

    def follow(self, lines: Sequence[str]) -> None:
        """Replay a record from its beginning and play on where it ends."""
        session = Session.at_start(record_of(lines, self.row.id), self.box)
        self.observer.reading(len(lines))
        for number, line in enumerate(lines[1:], 1):
            session.replay_line(line)
            entry = session.record.entries[-1]
            if isinstance(entry, Chosen) and entry.seat < self.row.players:
                self.last_own[entry.seat] = number
            self.observer.entry_read(session, number)
        self.take_session(session)

    def take_session(self, session: Session) -> None:
        session.write = RecordWriter(self.store, self.row.id, session.record.number())
        self.session = session
        self.observer.session_replaced()
        self.moment += 1

    @property
    def playing(self) -> Session:
        if self.session is None:
            raise WebError("waiting")
        return self.session

    # --- playing ---

    def choose(self, seat: int, action: int) -> None:
        """Play a choice; the caller has checked who chooses. Raise RefusedError if the game does not allow it."""
        self.check_running()
        session = self.playing
        number = session.record.number()
        before, heard = session.game, len(session.log)
        self.entered(lambda: session.choose(seat, action))
        self.observer.chosen(seat, action, number)
        if unnoticed(before, session.game, seat, session.log[heard:]):
            self.moved_in_secret(seat)
        else:
            self.moved(seat)

    def undo(self, seat: int) -> None:
        self.go_back(seat, self.playing.undo)

    def redo(self, seat: int) -> None:
        self.go_back(seat, self.playing.redo)

    def turn_back(self, seat: int) -> None:
        self.go_back(seat, self.playing.take_turn_back)

    def go_back(self, seat: int, act: Callable[[int], int]) -> None:
        self.check_running()
        self.entered(lambda: act(seat))
        self.moved(seat)

    def throw(self) -> None:
        """Play all that chance brings now."""
        self.entered(lambda: None)

    def entered(self, act: Callable[[], object]) -> None:
        """Do the act and throw all that chance brings after it, stored together or not at all."""
        session, row = self.playing, self.row
        number = session.record.number()
        try:
            with self.store.writing():
                act()
                while session.game.seat == CHANCE:
                    session.throw(from_the_system())
                if session.game.seat == OVER and self.row.state != "finished":
                    winners, scores = session.game.winners(), points_of(self.box, session.game)
                    self.store.change_table(self.row.id, state="finished", winners=winners, scores=scores)
                    self.row = replace(self.row, state="finished", winners=tuple(winners), scores=tuple(scores))
        except RefusedError:
            raise  # nothing has changed
        except BaseException as error:
            if session.record.number() != number or not isinstance(error, WebError):
                self.row = row
                self.recover(session.record.lines[:number])
            raise

    def recover(self, lines: Sequence[str]) -> None:
        """Go back to what is stored, since the last act could not be; as long as that cannot be read, to what was."""
        try:
            self.row = self.store.table(self.row.id) or self.row
            lines = self.store.lines(self.row.id) or lines
        except WebError:
            pass
        self.follow(lines)

    def moved(self, seat: int) -> None:
        """Note that the seat has chosen: whatever it clicks now is for the next decision."""
        self.last_own[seat] = self.playing.record.number() - 1
        self.observer.moved(seat)
        self.after_move()

    def moved_in_secret(self, seat: int) -> None:
        """Note that the seat has chosen, and that nobody else sees anything of it."""
        self.last_own[seat] = self.playing.record.number() - 1
        self.secrets[seat] += 1
        self.observer.moved_in_secret(seat)
        self.changed()

    def stamp(self, seat: int) -> tuple[int, int, int]:
        """Return another value whenever the seat, or who has none, may see something else of the game."""
        return self.moment, self.secrets[seat] if seat >= 0 else 0, self.naming

    def after_move(self) -> None:
        self.moment += 1
        self.shown_at = time.monotonic()
        self.observer.advanced()
        if self.row.state == "finished":
            self.people += 1
        if not self.quiet:
            self.changed()

    def check_running(self) -> None:
        if self.row.state != "running":
            raise WebError("over" if self.row.state == "finished" else self.row.state)

    # --- people ---

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """List where the guest decides; a bot that stands in does not take the seat away."""
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

    def call(self, seat: int, name: str) -> None:
        """Call somebody at this table otherwise."""
        self.reseat(replace(self.chair(seat), name=name))

    def renamed(self) -> None:
        """Forget everything that is said, for names are in it."""
        self.naming += 1
        self.observer.renamed()
        self.moment += 1
        self.peopled()

    def peopled(self) -> None:
        self.people += 1
        self.changed()

    def change(self, **values: Any) -> None:
        self.store.change_table(self.row.id, **values)
        self.row = replace(self.row, **values)
        self.observer.state_changed()
        self.moment += 1
        self.peopled()

    def say(self, seat: int, name: str, text: str, notice: bool = False) -> None:
        said = Said(seat, name, text, notice, time.time())
        self.store.say(self.row.id, said)
        self.said = [*self.said[-199:], said]
        self.talk += 1
        self.changed()

    def arrive(self, guest: str) -> None:
        self.present[guest] = self.present.get(guest, 0) + 1
        self.absent.pop(guest, None)
        self.missed.discard(guest)
        with suppress(WebError):  # the driver tries again
            self.give_back()
        self.peopled()

    def give_back(self) -> bool:
        """Give whoever is back the seat in which a bot stood in."""
        back = [chair for chair in self.chairs if chair.away and chair.guest and chair.guest in self.present]
        for chair in back:
            self.reseat(replace(chair, kind="person", away=False))
            self.say(chair.seat, chair.name, "web-notice-back", notice=True)
        return bool(back)

    def watchers(self) -> int:
        """Count who looks on without a seat; of people without a cookie every page is one."""
        return sum([pages if not id_ else 1 for id_, pages in self.present.items() if not self.seats_of(id_)])

    def awaited(self) -> bool:
        """Tell whether a person who sits here looks on: bots should not let them wait."""
        return any(chair.kind == "person" and chair.guest in self.present for chair in self.chairs)

    def pace(self) -> float:
        """Return how long moves are shown, to the usual: as the slowest wants it who plays here and looks on."""
        looking = [chair.guest for chair in self.chairs if chair.kind == "person" and chair.guest in self.present]
        return max([self.paces.get(guest, 1.0) for guest in looking], default=1.0)

    def hinder(self, key: str) -> None:
        """Tell all who look on why nothing moves; "" when it does again."""
        if key != self.hindrance:
            self.hindrance = key
            self.peopled()

    def depart(self, guest: str) -> None:
        self.present[guest] -= 1
        if self.present[guest] == 0:
            del self.present[guest]
            self.paces.pop(guest, None)
            self.absent[guest] = time.monotonic()
        self.peopled()

    def changed(self) -> None:
        for listener in tuple(self.listeners):
            listener.wake()


def points_of(box: Box, game: Game) -> list[int]:
    """Return the score of a game that is over by seat, [] if it was not about points."""
    return game.scores() if box.points(box.view(game, int(SPECTATOR))) else []


def unnoticed(before: Game, after: Game, seat: int, told: Sequence[tuple[int, Event]]) -> bool:
    """Recognise a step of a sealed choice: others know only who is ready, and that has not changed."""
    return (
        before.sealing()
        and after.sealing()
        and before.shown == after.shown
        and before.seats() == after.seats()
        and all(event.to == seat for _, event in told)
    )
