"""What the pages of one room share: decisions and their versions, speakers, the log, and all that has been drawn.

One object for each room. It observes the room, which knows nothing of pages; everything here can be made again.
"""

from __future__ import annotations

import time
from typing import Final

from igroteka.engine.game import Game
from igroteka.engine.seats import SPECTATOR
from igroteka.engine.session import Session
from igroteka.table.box import Look
from igroteka.table.text.messages import Msg
from igroteka.table.text.speech import Speaker, speaker_for
from igroteka.web.models import NOBODY
from igroteka.web.page.cache import RenderCache
from igroteka.web.page.decision import Decision, decision_of
from igroteka.web.page.log import Heard, LogBook
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.names import name_of
from igroteka.web.tables.room import Room

SAMPLES: Final = 150  # points of the curve of a game that is read from its record


class Presenter:
    """Observer of a room for its pages. `version` is the number of every seat's first decision."""

    def __init__(self, room: Room, version: int) -> None:
        self.room: Final = room
        self.versions: Final = [version] * room.row.players
        self.keys: Final[list[tuple[object, ...] | None]] = [None] * room.row.players
        self.decisions: Final[dict[int, Decision]] = {}  # of this moment
        self.before: Final[dict[int, Decision]] = {}  # the last that somebody looked at
        self.looked_at: Game | None = None
        self.look: Look | None = None  # at that game
        self.labels: Final[dict[int, Msg]] = {}  # of choices, by entry: undo names what it takes back
        self.speakers: Final[dict[str, Speaker]] = {}
        self.curve: list[tuple[int, tuple[int, ...]]] = []
        self.mover = NOBODY  # has chosen, and the game has not gone on yet
        self.own_points: Final[dict[int, tuple[int, ...]]] = {}  # by seat: the score of all after its last choice
        self.sampled = 1  # every so many entries of a record that is read
        self.cache: Final = RenderCache()
        self.log = LogBook(room.box, room.catalogue.content(room.row.game))

    # --- what the room tells ---

    def reading(self, entries: int) -> None:
        self.curve = []
        self.sampled = max(1, entries // SAMPLES)

    def entry_read(self, session: Session, number: int) -> None:
        if number % self.sampled == 0:
            box = self.room.box
            self.note_points(session, box.points(box.view(session.game, int(SPECTATOR))))

    def session_replaced(self) -> None:
        room = self.room
        self.log = LogBook(room.box, room.playing.content, room.row.state == "finished")
        self.decisions.clear()
        self.own_points.clear()

    def chosen(self, seat: int, action: int, number: int) -> None:
        """Keep what the choice is called, if somebody has looked at it."""
        decision = self.decisions.get(seat)
        if decision is not None:
            for choice in decision.choices:
                if choice.action == action:
                    self.labels[number] = choice.label
                    return

    def moved(self, seat: int) -> None:
        self.versions[seat] += 1
        self.mover = seat

    def moved_in_secret(self, seat: int) -> None:
        """Forget the seat's decision; the decisions and pages of all others are as they were."""
        self.versions[seat] += 1
        self.decisions.pop(seat, None)

    def advanced(self) -> None:
        room = self.room
        self.decisions.clear()
        points = room.box.points(self.decision(NOBODY).view)
        self.note_points(room.playing, points)
        if self.mover != NOBODY:
            self.own_points[self.mover] = points
            self.mover = NOBODY
        if room.row.state == "finished":
            self.log.open_numbers = True
            self.log.forget()

    def renamed(self) -> None:
        self.speakers.clear()
        self.log.forget()
        self.decisions.clear()

    def state_changed(self) -> None:
        self.decisions.clear()

    def note_points(self, session: Session, points: tuple[int, ...]) -> None:
        if points and (not self.curve or self.curve[-1][1] != points):
            self.curve.append((session.record.number() - 1, points))

    # --- what pages ask ---

    def decision(self, seat: int) -> Decision:
        """Return what a seat may do, or what NOBODY sees of it: made once for a state."""
        found = self.decisions.get(seat)
        if found is not None:
            return found
        room = self.room
        session = room.playing
        look = self.look
        if look is None or self.looked_at is not session.game:
            self.looked_at, self.look = session.game, room.box.looks_at(session.game)
            look = self.look
        made = decision_of(room.box, session, seat, self.labels, self.before.get(seat), look)
        self.before[seat] = made
        if seat >= 0:
            if self.keys[seat] is not None and self.keys[seat] != made.key:
                self.versions[seat] += 1
            self.keys[seat] = made.key
        self.decisions[seat] = made
        return made

    def version(self, seat: int) -> int:
        """Number the decisions of a seat: it grows when there is another one, and a click carries it."""
        if seat < 0 or self.room.session is None:
            return 0
        self.decision(seat)
        return self.versions[seat]

    def speaker(self, language: str) -> Speaker:
        found = self.speakers.get(language)
        if found is None:
            room = self.room
            session = room.session
            content = session.content if session is not None else room.catalogue.content(room.row.game)
            names = [name_of(chair, language) for chair in room.chairs]
            found = self.speakers[language] = speaker_for(room.box, content, language, names)
        return found

    def heard(self, seat: int, language: str) -> Heard:
        """Return the log as the seat, or NOBODY, reads it now."""
        key, stamp = ("heard", seat, language), self.room.stamp(seat)
        found: Heard | None = self.cache.found(key, stamp)
        if found is not None:
            return found
        session = self.room.playing
        heard = self.log.heard(session.log, session.old_events, seat, self.speaker(language), texts_of(language))
        return self.cache.keep(key, stamp, heard)


def present(room: Room) -> Presenter:
    """Make the presenter of a room. Versions grow over restarts: an old page's click is never taken for a new one."""
    return Presenter(room, int(time.time() * 10))


def presenter_of(room: Room) -> Presenter:
    observer = room.observer
    if not isinstance(observer, Presenter):
        raise TypeError(f"table {room.row.id} is not made for pages")
    return observer
