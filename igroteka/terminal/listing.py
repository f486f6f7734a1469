"""The games there are, with their options."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.engine.rules import option_values
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.table.speech import words_of
from igroteka.terminal.settings import language_of


def list_games(lang: str, console: Console | None = None) -> None:
    console = console or Console()
    language = language_of(lang)
    for name, box in sorted(GAMES.items()):
        console.print(Text.assemble((name, "bold"), f"  {box.least}–{box.most}"), highlight=False)
        grid = Table.grid(padding=(0, 2, 0, 2))
        for field in msgspec.structs.fields(box.options):
            values = Text(" | ").join(
                [Text(value, style="bold" * (not n)) for n, value in enumerate(option_values(field))]
            )
            grid.add_row(Text(field.name, style="cyan"), values, Text(about(box, field.name, language), style="dim"))
        console.print(grid, highlight=False)


def about(box: Box, option: str, language: str) -> str:
    """The words of a game hold its options as messages; one without them is listed all the same."""
    try:
        return words_of(box.words_folder(), language).sentence(f"option-{option}.about", {})
    except (KeyError, NotImplementedError):
        return ""
