"""Opening of a game in the terminal: from the command line to a game that begins, or goes on."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from igroteka.cli.errors import CommandError
from igroteka.cli.seats import HUMAN, Sitter, kinds_of, remembered, sitters_of
from igroteka.cli.settings import Setup, language_of, setup_of
from igroteka.cli.terminal.play import Ask, Play
from igroteka.cli.terminal.records import box_for, new_pen, reopened
from igroteka.engine.session import Session
from igroteka.table.box import Box
from igroteka.table.text.speech import words_of


@dataclass(frozen=True)
class Wanted:
    """New game as it was asked for; empty where nothing was said."""

    game: str
    players: int
    seats: str
    names: str
    options: Sequence[str]
    content: Path | None


def play_here(
    wanted: Wanted,
    lang: str,
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    console: Console | None = None,
    ask: Ask | None = None,
) -> None:
    console = console or Console()
    language = language_of(lang)
    session, file, sitters = (
        resumed(wanted, resume, language) if resume is not None else begun(wanted, record, language)
    )
    game = Play(
        session,
        box_for(session.record),
        sitters,
        language,
        console,
        ask or console.input,
        seed,
    )
    over = game.run()
    game.screen.tell("table-saved", "dim", file=str(file))
    if not over:
        game.screen.tell("table-resume", "dim", command=f"igroteka play --resume {shlex.quote(str(file))}")


def begun(wanted: Wanted, record: Path | None, language: str) -> tuple[Session, Path, list[Sitter]]:
    if not wanted.game:
        raise CommandError("which game? `igroteka games` lists them")
    kinds = kinds_of(wanted.seats) if wanted.seats else []
    if kinds and wanted.players not in (0, len(kinds)):
        raise CommandError(f"--seats: {len(kinds)} for {wanted.players} players")
    setup = setup_of(wanted.game, wanted.players or len(kinds), wanted.options, wanted.content)
    kinds = kinds or [HUMAN, *["greedy"] * (setup.players - 1)]
    sitters = sitters_of(kinds, split(wanted.names), words_of(setup.box.words_folder(), language))
    return *started(setup, sitters, record), sitters


def started(setup: Setup, sitters: Sequence[Sitter], record: Path | None) -> tuple[Session, Path]:
    pen = new_pen(record, setup.box.name)
    names = [sitter.name for sitter in sitters]
    return Session.start(setup.box, setup.players, setup.options, setup.content, names, pen), pen.path


def resumed(wanted: Wanted, file: Path, language: str) -> tuple[Session, Path, list[Sitter]]:
    """Reopen the game of the record with its people and bots, unless others are to take their seats."""
    if wanted.options or wanted.content or wanted.players or wanted.names:
        raise CommandError("--resume: the record says players, names, options and content")
    session = reopened(file)
    box: Box = box_for(session.record)
    if wanted.game not in ("", box.name):
        raise CommandError(f"--resume {file}: a game of '{box.name}', not of '{wanted.game}'")
    if not wanted.seats:
        return session, file, remembered(session.record.header.seats)
    kinds = kinds_of(wanted.seats)
    if len(kinds) != session.game.players:
        raise CommandError(f"--seats: {len(kinds)} for {session.game.players} players")
    names = session.record.header.seats
    return session, file, [Sitter(kind, name) for kind, name in zip(kinds, names, strict=True)]


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")] if names else []
