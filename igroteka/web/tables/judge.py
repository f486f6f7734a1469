"""The inside of a review: the record of a finished game, played through and judged in a process of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from igroteka.bots.review import Luck, judged, luck_of, worths_of
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen, Ended, Thrown, Undone, begin_reading
from igroteka.engine.seats import OVER
from igroteka.engine.session import Session
from igroteka.table.box import Box

SEED: Final = 1  # of throws with so many outcomes that some are drawn


class Choice(NamedTuple):
    """A choice of a seat that had others, and the table before it."""

    seat: int
    action: int
    before: Game


class Overview(NamedTuple):
    """A whole game in numbers: where every seat stood, what chance brought, which choices can be judged."""

    stood: tuple[tuple[int, tuple[int, ...]], ...]  # entry, and by seat thousandths of a win
    luck: tuple[tuple[int, Luck], ...]  # by entry
    choices: tuple[tuple[int, int], ...]  # entry and seat


class Verdict(NamedTuple):
    """What one choice cost, in thousandths of a win."""

    number: int  # of its entry
    best: int  # the action that the search would have chosen
    cost: float


class Past:
    """A record played through: the tables at which somebody chose or chance fell."""

    def __init__(self, box: Box, lines: Sequence[str], name: str) -> None:
        self.box: Final = box
        self.choices: Final[dict[int, Choice]] = {}
        self.throws: Final[dict[int, tuple[Game, int]]] = {}
        self.after: Final[dict[int, Game]] = {}
        session = Session.at_start(begin_reading(lines[0], name), box)
        self.content: Final[Any] = session.content
        for number, line in enumerate(lines[1:], 1):
            before = session.game
            session.replay_line(line)
            self.note(number, before, session)

    def note(self, number: int, before: Game, session: Session) -> None:
        entry = session.record.entries[-1]
        if isinstance(entry, Ended):
            return
        if isinstance(entry, Undone):
            self.choices.pop(entry.voids, None)
            self.after.pop(entry.voids, None)
            return
        self.after[number] = session.game
        if isinstance(entry, Thrown):
            self.throws[number] = (before, entry.outcome)
        elif isinstance(entry, Chosen):
            offered = before.actions_of(entry.seat)
            if len(offered) > 1 and entry.choice in offered:
                self.choices[number] = Choice(entry.seat, entry.choice, before)

    def overview(self) -> Overview:
        hints, rng = self.box.hints(), Rng(SEED)
        stood = [(number, worths_of(game, hints)) for number, game in self.after.items() if told(game)]

        def thrown(events: Any) -> Sequence[tuple[int, int]]:
            return self.box.dice(self.content, events)

        luck = [
            (number, luck_of(before, outcome, hints, thrown, rng)) for number, (before, outcome) in self.throws.items()
        ]
        choices = [(number, choice.seat) for number, choice in self.choices.items()]
        return Overview(tuple(stood), tuple(luck), tuple(choices))

    def verdict(self, number: int, search: Search, iterations: int, seed: int) -> Verdict:
        choice = self.choices[number]
        eyes = Seat(self.box, choice.before, choice.seat, Rng(seed))
        found = judged(eyes, search, choice.action, iterations, Rng(seed >> 64))
        return Verdict(number, found.best, found.cost)


def told(game: Game) -> bool:
    """Tell whether the table says how all stand: in the middle of a throw or of secret choices it does not."""
    return game.seat == OVER or (game.seat >= 0 and not game.sealing())
