"""Replay of a record step by step, through the eyes of a seat, of a spectator, or all-seeing.

A seat's eyes see only the moments at which that seat learned something: another's secret choice is not even a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from igroteka.cli.errors import CommandError
from igroteka.cli.numbers import whole_number
from igroteka.cli.seats import remembered
from igroteka.cli.settings import language_of
from igroteka.cli.terminal.play import Ask
from igroteka.cli.terminal.records import box_for
from igroteka.cli.terminal.screen import Screen
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen, Ended, Entry, Record, Undone, content_of, read
from igroteka.engine.seats import ALL_SEEING, OVER, SPECTATOR
from igroteka.engine.session import replay
from igroteka.table.box import Box
from igroteka.table.text.messages import Ref


@dataclass(frozen=True)
class Moment:
    entry: Entry | None  # None: the beginning
    before: Game
    game: Game
    events: tuple[Event, ...]


def replay_file(
    file: Path, seat: str, lang: str, to_end: bool, console: Console | None = None, ask: Ask | None = None
) -> None:
    console = console or Console()
    language = language_of(lang)
    record = read(file)
    box = box_for(record)
    eyes = viewer_of(seat, record.header.players)
    show = Show(box, record, eyes, language, console)
    if to_end:
        show.moment(len(show.moments) - 1)
        return
    show.walk(ask or console.input)


def viewer_of(seat: str, players: int) -> int:
    if seat == "all":
        return int(ALL_SEEING)
    if seat == "spectator":
        return int(SPECTATOR)
    number = whole_number(seat)
    if number is not None and 1 <= number <= players:
        return number - 1
    raise CommandError(f"--seat {seat}: expected 1 to {players}, spectator or all")


def moments_of(record: Record, box: Box) -> list[Moment]:
    moments: list[Moment] = []
    for session in replay(record, box):
        if not moments:
            moments.append(Moment(None, session.game, session.game, ()))
            continue
        entry = session.record.entries[-1]
        if isinstance(entry, Ended):
            break
        events = tuple([event for number, event in session.log if number == entry.n])
        moments.append(Moment(entry, moments[-1].game, session.game, events))
    return moments


def moment_at(moments: Sequence[Moment], step: int) -> Moment:
    """Return the moment after so many entries; negative steps count from the end."""
    if not -len(moments) <= step < len(moments):
        raise CommandError(f"--step {step}: expected 0 to {len(moments) - 1}, or -1 for the last")
    return moments[step]


def noticed(moments: Sequence[Moment], box: Box, eyes: int) -> list[Moment]:
    """Return the moments at which these eyes saw something happen."""
    seen = [moments[0]]
    view = box.view(moments[0].game, eyes)
    for moment in moments[1:]:
        before, view = view, box.view(moment.game, eyes)
        heard = any(event.heard_by(eyes) for event in moment.events)
        own = isinstance(moment.entry, Chosen | Undone) and moment.entry.seat == eyes
        if heard or own or view != before:
            seen.append(moment)
    return seen


class Show:
    def __init__(self, box: Box, record: Record, eyes: int, language: str, console: Console) -> None:
        moments = moments_of(record, box)
        self.box = box
        self.eyes = eyes
        self.moments = moments if eyes == ALL_SEEING else noticed(moments, box, eyes)
        sitters = remembered(record.header.seats)
        self.screen = Screen(console, box, content_of(record, box), sitters, language)

    def walk(self, ask: Ask) -> None:
        place = 0
        self.moment(place)
        self.screen.tell("table-replay-help", "dim")
        while True:
            try:
                line = ask("> ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.screen.show()
                return
            if line == "q":
                return
            place = self.moved(place, line)

    def moved(self, place: int, line: str) -> int:
        """Return where the line leads to; the same place if it leads nowhere."""
        last = len(self.moments) - 1
        steps = {"": place + 1, "n": place + 1, "p": place - 1, "end": last}
        wanted = steps[line] if line in steps else whole_number(line)
        if wanted is None:
            self.screen.tell("table-replay-help", "yellow")
            return place
        if wanted < 0:
            self.screen.tell("table-at-the-start", "yellow")
            return place
        if wanted > last:
            self.screen.tell("table-at-the-end", "yellow")
            return place
        self.moment(wanted)
        return wanted

    def moment(self, place: int) -> None:
        moment = self.moments[place]
        viewer = self.viewer(moment)
        screen = self.screen
        screen.show()
        screen.show(self.title(place, viewer))
        self.choice(moment)
        heard = [event for event in moment.events if self.eyes == ALL_SEEING or event.heard_by(self.eyes)]
        screen.log(heard)
        view = self.box.view(moment.game, viewer)
        screen.table(view)
        screen.prompt(view)
        if moment.game.seat == OVER:
            screen.scores(moment.game.scores(), moment.game.winners())

    def title(self, place: int, viewer: int) -> Text:
        title = self.screen.say("table-moment", number=place, count=len(self.moments) - 1)
        return Text.assemble((title, "bold reverse"), "  ", (self.whose_eyes(viewer), "dim"))

    def whose_eyes(self, viewer: int) -> str:
        if viewer < 0 and self.eyes == ALL_SEEING:
            return self.screen.say("table-eyes-nobody")
        if viewer < 0:
            return self.screen.say("table-eyes-spectator")
        return self.screen.say("table-eyes-all" if self.eyes == ALL_SEEING else "table-eyes", who=Ref("seat", viewer))

    def viewer(self, moment: Moment) -> int:
        """Return whose view is shown: all-seeing eyes look over the shoulder of the seat that acts or has acted."""
        if self.eyes != ALL_SEEING:
            return self.eyes
        if moment.game.seat >= 0:
            return int(moment.game.seat)
        return moment.entry.seat if isinstance(moment.entry, Chosen | Undone) else int(SPECTATOR)

    def choice(self, moment: Moment) -> None:
        """Show what was chosen, if these eyes may know."""
        entry = moment.entry
        if not isinstance(entry, Chosen | Undone) or self.eyes not in (ALL_SEEING, entry.seat):
            return
        if isinstance(entry, Undone):
            self.screen.tell("table-undone", "green", who=Ref("seat", entry.seat))
            return
        view = self.box.view(moment.before, entry.seat)
        label = self.box.choice(self.screen.content, view, entry.choice).label
        self.screen.tell("table-chose", "green", who=Ref("seat", entry.seat), what=label)
