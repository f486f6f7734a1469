"""Dice at the keyboard: from the system's source, unless a seed is asked for, which an onlooker can work out."""

from __future__ import annotations

from itertools import repeat
from typing import Any

from onlooker import named_of
from tiny_games.pig_box import Pig

from igroteka.cli.seats import Sitter
from igroteka.cli.terminal.play import Play
from igroteka.engine.record import Thrown
from igroteka.engine.session import Session

WATCHED, FORETOLD = 100, 30  # throws
FACES = 6


def throws(terminal: Any, seed: int | None) -> list[int]:
    """Of a game in which everybody rolls as long as possible."""
    names = ["Ann", "Bob"]
    session = Session.start(Pig(), 2, seats=names)
    lines = repeat("1")
    sitters = [Sitter("human", name) for name in names]
    Play(session, Pig(), sitters, "en", terminal.console, lambda prompt: next(lines), seed).run()
    return [entry.outcome - 1 for entry in session.record.entries if isinstance(entry, Thrown)]


def test_a_game_from_a_seed_can_be_foretold(terminal: Any) -> None:
    thrown = throws(terminal, 3)
    assert len(thrown) >= WATCHED + FORETOLD
    assert named_of(thrown, FACES, WATCHED) == len(thrown) - WATCHED
    assert throws(terminal, 3) == thrown


def test_a_game_without_a_seed_cannot(terminal: Any) -> None:
    thrown: list[int] = []
    while len(thrown) < WATCHED + FORETOLD:
        thrown = throws(terminal, None)  # now and then a game ends too soon
    assert named_of(thrown, FACES, WATCHED) < (len(thrown) - WATCHED) * 2 // 3
