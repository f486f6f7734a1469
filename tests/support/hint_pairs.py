"""Hints asked at two tables that should look the same to a seat: they must say the same to the byte.

A search draws worlds, and two draws differ; that draws are fair is proved by the evenness tests. Here both tables are
given the worlds of one of them, by the one door that hints have to a table, and the same seed: whatever else of the
true table had a say in a hint would make its words differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from leaks import Leak, difference
from trials import COMPILED
from wire_tables import WirePair

from igroteka.bots.advice import Effort
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Rules
from igroteka.web.page.hint import hint_drawn
from igroteka.web.page.presenter import presenter_of
from igroteka.web.tables import advised as advice
from igroteka.web.tables.room import Room

ITERATIONS: Final = 60 if COMPILED else 4


def hint_at(room: Room, seat: int, language: str, seed: int) -> str:
    search, game = Search(room.box.hints()), room.playing.game
    found = advice.advised(room.box, game, seat, search, Effort(ITERATIONS), seed)
    return hint_drawn(presenter_of(room), seat, language, found)


def share_worlds(monkeypatch: pytest.MonkeyPatch, source: Room) -> None:
    def seat_of(rules: Rules, game: Game, seat: int, mixing: Rng) -> Seat:
        return Seat(rules, source.playing.game, seat, mixing)

    monkeypatch.setattr(advice, "Seat", seat_of)


def compare(monkeypatch: pytest.MonkeyPatch, pair: WirePair, language: str, seed: int) -> str:
    rooms = [table.room for table in pair.tables]
    share_worlds(monkeypatch, rooms[0])
    ours, theirs = [hint_at(room, pair.seat, language, seed) for room in rooms]
    if ours != theirs:
        raise Leak(difference(ours.encode(), theirs.encode()))
    return ours


def choosing(seat: int) -> Callable[[Game], bool]:
    def where(game: Game) -> bool:
        return game.acts(seat) and len(game.actions_of(seat)) > 1

    return where
