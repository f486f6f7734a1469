"""Command check-content: one line for every fault in a designer's tables."""

from __future__ import annotations

from pathlib import Path

import typer

from igroteka.cli.errors import CommandError, printable
from igroteka.engine.content_tables import ContentError
from igroteka.games.registry import box_of


def check_folder(game: str, directory: Path) -> None:
    box = box_of(game)
    if not directory.is_dir():
        raise CommandError(f"{directory}: no such folder")
    try:
        content = box.content(directory)
    except ContentError as error:
        for fault in error.faults:
            print(printable(str(fault)))
        raise typer.Exit(1) from None
    own = " (the package's own)" if content.hash == box.content().hash else ""
    print(f"{directory}: no faults; content {content.hash[:12]}{own}")
