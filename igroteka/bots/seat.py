"""Seats as bots get them: all that a bot may know of a table."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.knowledge import CardGame
from igroteka.engine.resampling import Redraw
from igroteka.engine.ruleset import Rules


class Seat:
    """Seat at a table, with three doors: `view`, `actions`, `resample`.

    It keeps no true table, only one that the seat could not tell from it, made with `mixing`: whatever a bot
    looks at in here, it does not learn what it must not know.
    """

    def __init__(self, rules: Rules, game: Game, seat: i64, mixing: Rng) -> None:
        self.seat: i64 = seat
        self.players: i64 = game.players
        self._rules = rules
        likeness = game.resample(seat, mixing)
        self._redraw: Redraw | None = None
        if isinstance(likeness, CardGame):
            self._redraw = likeness.redraw(seat)
            likeness.lineage = None  # tables to think on need none
        self._likeness = likeness

    def view(self) -> msgspec.Struct:
        return self._rules.view(self._likeness, int(self.seat))

    def actions(self) -> list[int]:
        return self._likeness.actions_of(int(self.seat))

    def resample(self, rng: Rng) -> Game:
        """Return a live table that the seat could not tell from the true one; it may be played on."""
        game = self._likeness.copy()
        if isinstance(game, CardGame) and self._redraw is not None:
            self._redraw.sweep(rng)  # one world after another; the likeness is as good as any to begin with
            game.rename(self._redraw.renaming())
        game.mix_the_rest(self.seat, rng)
        return game


def imagined(seat: Seat, rng: Rng) -> Game:
    """Return such a table with the seat to act: what others seal at the same time is still to be chosen."""
    game = seat.resample(rng)
    if game.sealing():
        game.reopen(seat.seat)
        game.seat = seat.seat
    return game
