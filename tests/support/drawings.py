"""What every drawn table must keep to, whatever the game: elements for choices, ids once, no secrets, escaped names."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from pictures import ids_in
from trials import Trial, scattered

from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.seats import SPECTATOR
from igroteka.table.box import Box
from igroteka.table.svg.parts import Parts
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for

NASTY = "<b>\"'&"
NAMES = ("Вера", "Oleg", NASTY, "Длинноимённый Капитан", "Zoë")


def box_of(name: str) -> Box:
    """Return the box in the folder of a game, whether the game is on the list or not."""
    box: Box = getattr(import_module(f"igroteka.games.{name}.box"), name.upper())
    return box


@cache
def speaker(name: str, players: int, language: str) -> Speaker:
    box = box_of(name)
    return speaker_for(box, box.content(), language, NAMES[:players])


class Drawn:
    """A game as it is drawn, with the package's own content."""

    def __init__(self, name: str) -> None:
        self.box: Box = box_of(name)
        self.content: Any = self.box.content()

    def tables(self, players: int, states: int, seed: int, **options: str) -> Iterator[tuple[int, Game, Speaker, Rng]]:
        for number, (game, rng) in enumerate(scattered(Trial(self.box, players, options), states, seed)):
            yield number, game, speaker(self.box.name, players, LANGUAGES[number % 2]), rng

    def public(self, game: Game, voice: Speaker) -> Parts:
        return self.box.public_parts(self.content, self.box.view(game, int(SPECTATOR)), voice)

    def own(self, game: Game, seat: int, voice: Speaker) -> Parts:
        return self.box.own_parts(self.content, self.box.view(game, seat), voice)

    def check_elements(self, game: Game, voice: Speaker, eyes: Sequence[int]) -> int:
        """Every element of every choice is there, no id is there twice; returns how many elements can be chosen."""
        shared = self.public(game, voice)
        chosen = 0
        for seat in eyes:
            view = self.box.view(game, seat)
            ids = ids_in({**shared, **self.box.own_parts(self.content, view, voice)})
            assert len(ids) == len(set(ids)), [i for i in ids if ids.count(i) > 1]
            actions = game.actions_of(seat) + game.extras_of(seat)
            choices = [self.box.choice(self.content, view, action) for action in actions]
            wanted = {element for choice in choices for element in (*choice.on, *choice.preview)}
            assert wanted <= set(ids), (game.step().name, wanted - set(ids))
            chosen += len(wanted)
        return chosen

    def check_picture(self, game: Game, seat: int, voice: Speaker) -> None:
        """It is well formed, and right without a style sheet."""
        svg = board_svg(self.box, self.content, self.box.view(game, seat), voice)
        ElementTree.fromstring(svg)
        assert "var(" not in svg and "<style" not in svg

    def drawn_for(self, game: Game, seat: int, voice: Speaker) -> list[str]:
        """All that the seat is shown, in the order of the names."""
        parts = {**self.public(game, voice), **(self.own(game, seat, voice) if seat >= 0 else {})}
        return [f"{name}: {parts[name]}" for name in sorted(parts)]

    def renamed(self) -> Any:
        """The content with a nasty name for everything."""
        tables = {
            file: {kind: [dict(row) for row in rows] for kind, rows in table.items()}
            for file, table in self.content.tables.items()
        }
        for table in tables.values():
            for rows in table.values():
                for row in rows:
                    if "ru" in row:
                        row["ru"] = row["en"] = f"{row['id']}{NASTY}"
        return self.box.content_from(tables)


def eyes_at(game: Game, number: int) -> list[int]:
    """Those who have something to choose, and another one."""
    return sorted({*(game.seats() if game.seat >= 0 else ()), number % int(game.players)})
