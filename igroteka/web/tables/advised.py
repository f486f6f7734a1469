"""Advice as it travels between processes: plain numbers, events taken apart.

Here the true table goes in, and what a `Seat` may see of it is all that the advice is made of.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from igroteka.bots.advice import Advice, Effort, advice_for
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Rules

Told: TypeAlias = tuple[int, tuple[int, ...], int]  # an event: its kind, its numbers, whom it may be told to


class Advised(NamedTuple):
    """Choice with what the search thinks of it and what it leads to."""

    action: int
    worth: float  # in thousandths of a win
    sure: tuple[Told, ...]
    likely: tuple[tuple[int, Told], ...]  # hundredths, and what happens so often
    hidden: bool  # more follows, and hangs on what the seat does not know


def advised(rules: Rules, game: Game, seat: int, search: Search, effort: Effort, seed: int) -> list[Advised]:
    eyes = Seat(rules, game, seat, Rng(seed))
    return [plain(one) for one in advice_for(eyes, search, effort, Rng(seed >> 64))]


def plain(advice: Advice) -> Advised:
    return Advised(
        advice.action,
        advice.worth,
        tuple([apart(event) for event in advice.sure]),
        tuple([(share, apart(event)) for share, event in advice.likely]),
        advice.hidden,
    )


def apart(event: Event) -> Told:
    return event.kind, event.args, event.to


def whole(told: Told) -> Event:
    return Event(*told)
