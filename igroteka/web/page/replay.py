"""Finished games as a row of moments; a few are kept in memory.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen, Ended, Entry, Record, Undone
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.engine.session import Session
from igroteka.table.box import Box
from igroteka.table.svg.parts import Parts
from igroteka.web.errors import WebError
from igroteka.web.models import NOBODY, LogLine
from igroteka.web.page.cache import RenderCache
from igroteka.web.storage.store import Chair, Store, TableRow
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.records import record_of

KEPT: Final = 8
MARKS: Final = 60


@dataclass(frozen=True)
class Moment:
    """The table after an entry; the first moment is the beginning."""

    entry: Entry | None
    game: Game
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Replay:
    """A finished game, moment by moment, and what has been drawn of it."""

    row: TableRow
    chairs: Sequence[Chair]
    box: Box
    content: Any
    record: Record
    moments: Sequence[Moment]
    curve: Sequence[tuple[int, tuple[int, ...]]]
    written: dict[tuple[int, str], list[list[LogLine]]] = field(default_factory=dict)  # by viewer and language
    shown: dict[tuple[int, int, str], Parts] = field(default_factory=dict)  # by step, viewer and language
    cache: RenderCache = field(default_factory=RenderCache)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def standing(self, step: int) -> list[int]:
        """List the moments up to this one that no undo has made void by then."""
        void = {entry.voids for entry in self.record.entries[:step] if isinstance(entry, Undone)}
        return [number for number in range(step + 1) if number not in void]

    def events(self, step: int) -> list[Event]:
        return [event for number in self.standing(step) for event in self.moments[number].events]

    def marks(self) -> tuple[int, ...]:
        """List where all begin to choose in secret; in a game without that, where another seat is to choose."""
        games = [moment.game for moment in self.moments]
        pairs = list(pairwise(games))
        sealed = [number for number, (old, new) in enumerate(pairs, 1) if new.sealing() and not old.sealing()]
        turns = [number for number, (old, new) in enumerate(pairs, 1) if new.seat >= 0 and new.seat != old.seat]
        found = sealed or turns
        return tuple(found[:: max(1, -(-len(found) // MARKS))])

    def shoulder(self, step: int) -> int:
        """Return over whose shoulder ALL_SEEING looks: of the one who acts, or has just acted."""
        moment = self.moments[step]
        if moment.game.seat >= 0:
            return int(moment.game.seat)
        return moment.entry.seat if isinstance(moment.entry, Chosen | Undone) else NOBODY


class Replays:
    """The replays that were looked at last."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.held: Final[OrderedDict[str, Replay]] = OrderedDict()

    def known(self, table: str) -> Replay | None:
        if table in self.held:
            self.held.move_to_end(table)
        return self.held.get(table)

    def sources(self, table: str) -> tuple[TableRow, list[Chair], list[str]]:
        row = self.store.table(table)
        if row is None or row.game not in self.catalogue.games:
            raise WebError("table")
        if row.state != "finished":
            raise WebError("unfinished")
        return row, self.store.chairs(table), self.store.lines(table)

    def keep(self, replay: Replay) -> None:
        self.held[replay.row.id] = replay
        if len(self.held) > KEPT:
            self.held.popitem(last=False)

    def forget(self, table: str) -> None:
        self.held.pop(table, None)


def replay_of(box: Box, row: TableRow, chairs: Sequence[Chair], lines: Sequence[str]) -> Replay:
    """Play a record through, which takes a while; raise RecordError if the game cannot have gone so."""
    session = Session.at_start(record_of(lines, row.id), box)
    moments = [Moment(None, session.game, ())]
    curve: list[tuple[int, tuple[int, ...]]] = []
    for number, line in enumerate(lines[1:], 1):
        heard = session.old_events
        session.replay_line(line)
        entry = session.record.entries[-1]
        if isinstance(entry, Ended):
            break
        events = tuple([event for cause, event in session.log[heard:] if cause == number])
        moments.append(Moment(entry, session.game, events))
        points = box.points(box.view(session.game, int(SPECTATOR)))
        if points and (not curve or curve[-1][1] != points):
            curve.append((number, points))
    return Replay(row, chairs, box, session.content, session.record, moments, curve)


def is_over(replay: Replay, step: int) -> bool:
    return replay.moments[step].game.seat == OVER
