"""Settings of a game on the command line: how many play it, with which options and cards."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from igroteka.cli.errors import CommandError
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Content, Options
from igroteka.games.registry import box_of
from igroteka.table.box import Box
from igroteka.table.text.speech import LANGUAGES


@dataclass(frozen=True)
class Setup:
    box: Box
    players: int
    options: Options
    content: Content

    def start(self) -> Game:
        return self.box.set_up(self.players, self.options, self.content)

    def chosen(self) -> dict[str, str]:
        settings: dict[str, str] = msgspec.to_builtins(self.options)
        return settings


def setup_of(game: str, players: int, options: Sequence[str], directory: Path | None) -> Setup:
    """Check what was asked for; players 0 means as few as the game allows."""
    box = box_of(game)
    players = players or box.least
    box.check_players(players)
    return Setup(box, players, box.chosen_options(named(options)), content_of(box, directory))


def named(options: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not (name and equals and value):
            raise CommandError(f"--option {option}: expected name=value")
        if name in chosen:
            raise CommandError(f"--option {name}: given twice")
        chosen[name] = value
    return chosen


def content_of(box: Box, directory: Path | None) -> Content:
    if directory is None:
        return box.content()
    if not directory.is_dir():
        raise CommandError(f"--content {directory}: no such folder")
    return box.content(directory)


def language_of(wanted: str) -> str:
    """Return the language asked for, or that of the machine."""
    if not wanted:
        spoken = os.environ.get("LANG") or locale.getlocale()[0] or ""
        return "ru" if spoken.lower().startswith("ru") else "en"
    if wanted not in LANGUAGES:
        raise CommandError(f"--lang {wanted}: expected one of {', '.join(LANGUAGES)}")
    return wanted
