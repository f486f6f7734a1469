"""Command games: the games there are, with their options."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.cli.settings import language_of
from igroteka.games.registry import GAMES
from igroteka.table.text.speech import words_of


def list_games(lang: str, console: Console | None = None) -> None:
    console = console or Console()
    language = language_of(lang)
    for name, box in sorted(GAMES.items()):
        words = words_of(box.words_folder(), language)
        console.print(Text.assemble((name, "bold"), f"  {box.least}–{box.most}"), highlight=False)
        grid = Table.grid(padding=(0, 2, 0, 2))
        grid.add_column(no_wrap=True)  # whole: it is what one types after --option
        grid.add_column()
        grid.add_column()
        for option in box.option_words():
            values = Text(" | ").join(
                [Text(value, style="bold" * (not n)) for n, (value, _) in enumerate(option.values)]
            )
            about = words.sentence(option.about.key, dict(option.about.args))
            grid.add_row(Text(option.option, style="cyan"), values, Text(about, style="dim"))
        console.print(grid, highlight=False)
