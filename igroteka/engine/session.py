"""Session: a game in play with its record, the one door through which choices come, and the one rule of undo.

Undo goes back as far as nothing was revealed. `base` is the table after the last moment that no undo passes: dice
or a draw, something shown even to one seat, a window, a sealed choice opened or completed, the end. `since` holds
what was chosen after it, and only that can be taken back.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, Refusal
from igroteka.engine.digest import digest
from igroteka.engine.events import Event, EventLog
from igroteka.engine.game import Game
from igroteka.engine.loop import play_trusted
from igroteka.engine.record import (
    Chosen,
    Ended,
    Entry,
    Record,
    Thrown,
    Undone,
    content_of,
    header_for,
    read,
)
from igroteka.engine.ruleset import Content, Rules
from igroteka.engine.seats import CHANCE, OVER

Stop: TypeAlias = Literal["nothing", "dice", "shown", "another"]  # why there is no undo
Reason: TypeAlias = Literal[
    Stop,
    "over",  # the game is
    "chance",  # dice must fall or a card must be drawn first
    "no-chance",  # nothing is thrown or drawn now
    "outcome",  # chance cannot bring that
    "seat",  # there is no such seat
    "turn",  # it is not this seat's
    "unknown",  # no action of this game
    "refused",  # the game says why
    "illegal",  # not offered now
]
Write: TypeAlias = Callable[[str], object]


class RefusedError(ValueError):
    """Error of a choice that cannot be made; nothing has changed."""

    def __init__(self, reason: Reason, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.refusal: Final = refusal


class Played(NamedTuple):
    """Choice or outcome with the table after it; that table is never played on, only copies of it."""

    number: int
    seat: int
    choice: int
    game: Game
    events: list[Event]
    sealed: bool


class Session:
    def __init__(self, rules: Rules, content: Content, record: Record, game: Game, write: Write | None) -> None:
        self.rules: Final = rules
        self.content: Final = content
        self.record: Final = record
        self.log: list[tuple[int, Event]] = []  # with the number of the entry that caused it
        self.base = game
        self.since: list[Played] = []
        self.old_events = 0  # of the log, from before `since`
        self.stops: list[Stop] = ["nothing"] * int(game.players)  # why a seat cannot go back past `base`
        self.undone: list[list[int]] = [[] for _ in range(game.players)]  # choices to redo, by seat
        self.write = write

    @classmethod
    def start(
        cls,
        rules: Rules,
        players: int,
        options: msgspec.Struct | None = None,
        content: Content | None = None,
        seats: Sequence[str] = (),
        write: Write | None = None,
    ) -> Session:
        """Begin a game. `write` gets every line before the game goes on; if it raises, the game stays where it was."""
        rules.check_players(players)
        names = list(seats) or [str(seat + 1) for seat in range(players)]
        if len(names) != players:
            raise ValueError(f"seats: {len(names)} names for {players} players")
        options = rules.options() if options is None else options
        content = rules.content() if content is None else content
        record = Record.begun(header_for(rules, players, options, content, names))
        game = rules.set_up(players, options, content)
        if write is not None:
            write(record.lines[0])
        return cls(rules, content, record, game, write)

    @classmethod
    def from_record(cls, record: Record, rules: Rules, write: Write | None = None) -> Session:
        """Return the game where the record leaves it; raise RecordError if it cannot have gone so."""
        session = cls.at_start(record, rules)
        for line in record.lines[1:]:
            session.replay_line(line)
        session.write = write
        if write is not None and session.game.seat == OVER and session.record.end() is None:
            session.append(session.ending())
        return session

    @classmethod
    def at_start(cls, record: Record, rules: Rules) -> Session:
        content = content_of(record, rules)
        header = record.header
        try:
            rules.check_players(header.players)
            game = rules.set_up(header.players, rules.chosen_options(header.options), content)
        except ValueError as error:
            raise record.fault(0, str(error)) from None
        return cls(rules, content, Record(header, record.lines[0], record.file), game, None)

    @property
    def game(self) -> Game:
        """Return the table now. It is not played on: the next choice brings another."""
        return self.since[-1].game if self.since else self.base

    # --- the door ---

    def choose(self, seat: int, action: int) -> int:
        """Play a choice of the seat; return the number of its entry."""
        self.check_choice(seat, action)
        return self.play(Chosen(self.record.number(), seat, action, self.rules.spell(self.game, action)))

    def chance(self, outcome: int) -> int:
        self.check_outcome(outcome)
        return self.play(Thrown(self.record.number(), outcome, self.rules.spell_outcome(self.game, outcome)))

    def throw(self, rng: Rng) -> int:
        """Play what chance brings; return the outcome."""
        if self.game.seat != CHANCE:
            raise RefusedError("no-chance")
        outcome = int(self.game.sample(rng))
        self.chance(outcome)
        return outcome

    def check_choice(self, seat: int, action: int) -> None:
        if not 0 <= seat < self.base.players:
            raise RefusedError("seat")
        if not legal(self.game, seat, action):
            raise self.why_not(seat, action)

    def why_not(self, seat: int, action: int) -> RefusedError:
        game = self.game
        if game.seat == OVER:
            return RefusedError("over")
        if game.seat == CHANCE:
            return RefusedError("chance")
        if not self.known(action):
            return RefusedError("unknown")
        for refusal in refusals(game, seat):
            if refusal.action == action:
                return RefusedError("refused", refusal)
        return RefusedError("illegal" if game.acts(seat) or game.sealing() else "turn")

    def known(self, action: int) -> bool:
        if action >> 53:
            return False  # more than any action, and than the compiled rules can read
        try:
            self.rules.verbs(self.content).index(action)
        except ValueError:
            return False
        return True

    def check_outcome(self, outcome: int) -> None:
        if self.game.seat != CHANCE:
            raise RefusedError("no-chance")
        odds = Odds()
        self.game.outcomes(odds)
        if not any(possible == outcome and weight > 0 for possible, weight in odds.listed()):
            raise RefusedError("outcome")

    # --- going on ---

    def play(self, entry: Chosen | Thrown) -> int:
        played = self.try_entry(entry)
        self.append(entry)
        self.advance(played)
        if self.game.seat == OVER:
            self.append(self.ending())
        return entry.n

    def try_entry(self, entry: Chosen | Thrown) -> Played:
        if isinstance(entry, Chosen):
            return played_on(self.game, entry.n, entry.seat, entry.choice)
        return played_on(self.game, entry.n, int(CHANCE), entry.outcome)

    def append(self, entry: Entry) -> None:
        line = self.record.line_for(entry)
        if self.write is not None:
            self.write(line)
        self.record.add(entry, line)

    def advance(self, played: Played) -> None:
        stop = stop_between(self.game, played.game)
        self.remember_redo(played)
        self.since.append(played)
        self.log += [(played.number, event) for event in played.events]
        if stop is not None:
            self.settle(stop)

    def settle(self, stop: Stop) -> None:
        """Make this moment one that no undo passes."""
        for played in self.since:
            if played.seat >= 0:
                self.stops[played.seat] = stop
        self.base = self.game
        self.since = []
        self.old_events = len(self.log)
        self.undone = [[] for _ in self.undone]

    def remember_redo(self, played: Played) -> None:
        """Keep what can be redone: to choose what was just undone is to redo it, any other choice forgets the rest."""
        for seat, choices in enumerate(self.undone):
            if seat == played.seat and choices and choices[-1] == played.choice:
                choices.pop()
            elif seat == played.seat or not played.sealed:
                choices.clear()

    def ending(self) -> Ended:
        game = self.game
        return Ended(self.record.number(), game.scores(), game.winners(), game.ending(), digest(game))

    # --- going back ---

    def can_undo(self, seat: int) -> Reason | None:
        """Return why the seat cannot undo, or None."""
        try:
            self.taken_back(seat)
        except RefusedError as refused:
            return refused.reason
        return None

    def undo(self, seat: int) -> int:
        """Take the seat's last choice back; return the number of the entry that is void now."""
        place, again = self.taken_back(seat)
        void = self.since[place]
        self.append(Undone(self.record.number(), seat, void.number))
        self.go_back(place, again)
        return void.number

    def take_turn_back(self, seat: int) -> int:
        """Take back all that the seat can; return how many choices that was, at least one."""
        count = 0
        while count == 0 or self.can_undo(seat) is None:
            self.undo(seat)
            count += 1
        return count

    def can_redo(self, seat: int) -> bool:
        return 0 <= seat < len(self.undone) and bool(self.undone[seat])

    def redo(self, seat: int) -> int:
        if not self.can_redo(seat):
            raise RefusedError("nothing")
        return self.choose(seat, self.undone[seat][-1])

    def taken_back(self, seat: int) -> tuple[int, list[Played]]:
        """Return the place in `since` of the choice to take back, and what others sealed after it, played anew."""
        if not 0 <= seat < self.base.players:
            raise RefusedError("seat")
        own = [place for place, played in enumerate(self.since) if played.seat == seat]
        if not own:
            raise RefusedError(self.stops[seat])
        place = own[-1]
        again: list[Played] = []
        game = self.since[place - 1].game if place > 0 else self.base
        for played in self.since[place + 1 :]:
            if not legal(game, played.seat, played.choice):
                raise RefusedError("another")  # an open choice of another seat does not stand without this one
            again.append(played_on(game, played.number, played.seat, played.choice))
            if stop_between(game, again[-1].game) is not None:  # to be ready again is a choice, not an undo
                raise RefusedError("another")
            game = again[-1].game
        return place, again

    def go_back(self, place: int, again: list[Played]) -> None:
        void = self.since[place]
        self.undone[void.seat].append(void.choice)
        self.since = self.since[:place] + again
        del self.log[self.old_events :]
        self.log += [(played.number, event) for played in self.since for event in played.events]

    # --- following a record ---

    def replay_line(self, line: str) -> None:
        """Play a line that is already written, in a file or by another process."""
        entry = self.record.entry_in(line)
        try:
            self.replay_entry(entry)
        except RefusedError as refused:
            raise self.record.fault(entry.n, f"{spelled(entry)}: {refused.reason}") from None
        self.record.add(entry, line)

    def replay_entry(self, entry: Entry) -> None:
        if isinstance(entry, Chosen):
            self.check_choice(entry.seat, entry.choice)
            self.advance(self.try_entry(entry))
        elif isinstance(entry, Thrown):
            self.check_outcome(entry.outcome)
            self.advance(self.try_entry(entry))
        elif isinstance(entry, Undone):
            place, again = self.taken_back(entry.seat)
            if self.since[place].number != entry.voids:
                raise self.record.fault(entry.n, f"voids {entry.voids}, not {self.since[place].number}")
            self.go_back(place, again)
        else:
            self.check_end(entry)

    def check_end(self, entry: Ended) -> None:
        if self.game.seat != OVER:
            raise self.record.fault(entry.n, "the game is not over here")
        if entry != self.ending():
            raise self.record.fault(entry.n, "the game ended otherwise: these rules give another table")


def legal(game: Game, seat: int, action: int) -> bool:
    return action in game.actions_of(seat) or action in game.extras_of(seat)


def refusals(game: Game, seat: int) -> list[Refusal]:
    """Return what the seat might expect to be able to do now, and cannot."""
    choices = Choices(explaining=True)
    game.offer_to(seat, choices)
    game.extras_to(seat, choices)
    return choices.refused


def played_on(game: Game, number: int, seat: int, choice: int) -> Played:
    """Play on a copy: whatever goes wrong, the table stays as it was."""
    twin = game.copy()
    listener = EventLog()
    twin.listener = listener
    play_trusted(twin, seat, choice)
    twin.listener = None
    return Played(number, seat, choice, twin, listener.taken(), game.sealing())


def stop_between(before: Game, after: Game) -> Stop | None:
    """Return why nothing from before can be taken back any more. It tells a seat only what all may know."""
    if before.seat == CHANCE:
        return "dice"
    if after.shown != before.shown or after.seat == OVER:
        return "shown"
    if before.in_window():
        return "shown"  # not even one's own pass: that would tell whether another was asked
    if after.sealing() and not before.sealing():
        return "another"  # from now on others choose, and nobody may notice
    return None


def spelled(entry: Entry) -> str:
    if isinstance(entry, Chosen):
        return f"seat {entry.seat} chooses {entry.choice} ({entry.name})"
    if isinstance(entry, Thrown):
        return f"chance brings {entry.outcome} ({entry.name})"
    if isinstance(entry, Undone):
        return f"seat {entry.seat} undoes {entry.voids}"
    return "the end"


def replay(record: Record, rules: Rules) -> Iterator[Session]:
    """Yield the game at its start and after every entry; `.game` of each moment may be kept."""
    session = Session.at_start(record, rules)
    yield session
    for line in record.lines[1:]:
        session.replay_line(line)
        yield session


def load(path: Path, games: Mapping[str, Rules], write: Write | None = None) -> Session:
    record = read(path)
    rules = games.get(record.header.game)
    if rules is None:
        raise record.fault(0, f"no game '{record.header.game}'; there are: {', '.join(sorted(games))}")
    return Session.from_record(record, rules, write)
