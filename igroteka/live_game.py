"""A game that is played from Python, with its chance: what `igroteka.new` returns."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Content, OptionsError
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.registry import box_of
from igroteka.table.box import Box

LAST_SEED: Final = 2**32 - 1


class LiveGame:
    """A table in play. Dice and draws fall by the seed at once, so that it always waits for a seat, or is over.

    `table` is the game of the engine (`engine/step.py`), `box` what belongs to it: copies, resampling, words, pictures.
    """

    def __init__(self, box: Box, table: Game, seed: int) -> None:
        self.box: Final = box
        self.table: Final = table
        self.seed: Final = seed
        self.rng: Final = Rng(seed)
        self._settle_chance()

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} to act"
        return f"<{self.box.name}, {self.players} players, seed {self.seed}: {state}>"

    @property
    def players(self) -> int:
        return int(self.table.players)

    @property
    def over(self) -> bool:
        return bool(self.table.seat == OVER)

    @property
    def seat(self) -> int:
        """The seat whose choice it is; a negative number when the game is over."""
        return int(self.table.seat)

    @property
    def seats(self) -> list[int]:
        """All seats that may act now: several where orders are given in secret, none when the game is over."""
        return self.table.seats()

    def actions(self, seat: int | None = None) -> list[int]:
        """Return the choices of the seat to act, or of another that may act now."""
        if self.over:
            return []
        return self.table.actions_of(self.seat if seat is None else seat)

    def spell(self, action: int) -> str:
        """Return an action as records write it."""
        return self.box.spell(self.table, action)

    def play(self, action: int, seat: int | None = None) -> None:
        """Play a choice of the seat to act, or of another; raise NotOfferedError (a ValueError) if it has no such."""
        self.table.play_as(self.seat if seat is None else seat, action)
        self._settle_chance()

    def view(self, seat: int | None = None) -> Any:
        """Return what the seat may know, and nothing else; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"{self.box.name}: seat: {seat} is not one of 0 to {self.players - 1}")
        return self.box.view(self.table, int(SPECTATOR) if seat is None else seat)

    def scores(self) -> list[int]:
        """Return the score of every seat as it stands."""
        return self.table.scores()

    def winners(self) -> list[int]:
        return self.table.winners()

    def _settle_chance(self) -> None:
        while self.table.seat == CHANCE:
            self.table.play(self.table.sample(self.rng))


def new_game(
    name: str,
    players: int | None,
    seed: int | None,
    content: str | os.PathLike[str] | None,
    options: Mapping[str, str],
) -> LiveGame:
    box = box_of(name)
    table = box.set_up(players_in(box, players), box.chosen_options(options), content_in(box, content))
    return LiveGame(box, table, seed_in(seed))


def players_in(box: Box, players: int | None) -> int:
    if players is None:
        return box.least
    if not isinstance(players, int):
        raise OptionsError(f"{box.name}: players: {players!r} is not a number")
    box.check_players(players)
    return players


def content_in(box: Box, folder: str | os.PathLike[str] | None) -> Content:
    if folder is None:
        return box.content()
    if not Path(folder).is_dir():
        raise OptionsError(f"{box.name}: content: {os.fspath(folder)}: no such folder")
    return box.content(Path(folder))


def seed_in(seed: int | None) -> int:
    if seed is None:
        return randbelow(LAST_SEED + 1)
    if not isinstance(seed, int) or not 0 <= seed <= LAST_SEED:
        raise OptionsError(f"seed: {seed!r} is not a number of 0 to {LAST_SEED}")
    return seed
