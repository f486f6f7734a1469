"""Pig as it comes to the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from igroteka.engine.rules import Options
from igroteka.engine.step import CHANCE, OVER
from igroteka.engine.verbs import Verbs
from tiny_games.pig import PigGame, set_up
from tiny_games.plain import PlainBox


class PigOptions(Options, frozen=True, forbid_unknown_fields=True):
    winscore: Literal["100", "50", "20"] = "100"


class PigView(msgspec.Struct, frozen=True):
    """Everybody sees everything."""

    viewer: int
    acting: tuple[int, ...]
    rolling: bool
    over: bool
    winscore: int
    decisions: int
    turn_total: int
    points: tuple[int, ...]  # by seat
    winners: tuple[int, ...]


class Pig(PlainBox):
    name = "pig"
    nobodys = frozenset({5})
    version = "1"
    most = 4
    options = PigOptions

    def set_up(self, players: int, options: Any, content: Any) -> PigGame:
        self.check_players(players)
        return set_up(players, int(options.winscore))

    def view(self, game: PigGame, seat: int) -> PigView:
        over = game.seat == OVER
        return PigView(
            viewer=seat,
            acting=tuple(game.seen_to_act(seat)),
            rolling=game.seat == CHANCE,
            over=over,
            winscore=int(game.winscore),
            decisions=int(game.decisions),
            turn_total=int(game.turn_total),
            points=tuple(game.scores()),
            winners=tuple(game.winners()) if over else (),
        )

    def verbs(self, content: Any) -> Verbs:
        return Verbs(("roll", 1, 1), ("stop", 1, 1))
