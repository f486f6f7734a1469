"""All that reaches an observer: what `Door` hears and reads, and the page and the terminal in both languages."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import msgspec
from leaks import Door
from rich.console import Console

from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.seats import SPECTATOR
from igroteka.table.box import Box


class TwinDoor(Door):
    """What all see alike is drawn from the spectator's view, so that reaches every seat too."""

    def __init__(self, box: Box, content: Any, seat: int, players: int) -> None:
        super().__init__(box, content, seat, players)
        self.open_view: Callable[[Game], msgspec.Struct] = lambda game: box.view(game, int(SPECTATOR))

    def received(self, game: Game) -> bytes:
        return super().received(game) + msgspec.json.encode(self.open_view(game))

    def lines(self, events: list[Event]) -> list[str]:
        """With what each of them moves and lights on the page."""
        heard = [event for event in events if self.hears(event)]
        shown = [(self.box.linked(self.content, e), self.box.motions(self.content, e)) for e in heard]
        return [*super().lines(events), *[repr(one) for one in shown]]

    def page(self, game: Game) -> bytes:
        view, open_view = self.view(game), self.open_view(game)
        whole = [str(self.box.points(open_view))]
        for speaker in self.speakers:
            parts = dict(self.box.public_parts(self.content, open_view, speaker))
            if self.seat >= 0:
                parts |= {f"own {name}": part for name, part in self.box.own_parts(self.content, view, speaker).items()}
            whole += [f"{name}: {part}" for name, part in parts.items()]
        return "\n".join(whole).encode()

    def screen(self, game: Game) -> bytes:
        """Of the terminal."""
        view = self.view(game)
        screen = io.StringIO()
        for speaker in self.speakers:
            Console(file=screen, width=120).print(self.box.text(self.content, view, speaker.say))
        return screen.getvalue().encode()
