"""Screen of one reader of a table: a console, a language, and the words of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.cli.errors import printable
from igroteka.cli.seats import Sitter
from igroteka.engine.events import Event
from igroteka.engine.ruleset import Content
from igroteka.table.box import Box
from igroteka.table.rulebook import found_by, whole_text
from igroteka.table.text.messages import Choice, Msg, Ref, Refused
from igroteka.table.text.speech import Speaker, speaker_for, words_of

RECENT: Final = 16  # lines of the log shown unasked
FORGET: Final = "\x1b[3J"  # what has scrolled off the screen


class Screen:
    def __init__(self, console: Console, box: Box, content: Content, sitters: Sequence[Sitter], language: str) -> None:
        self.console = console
        self.box = box
        self.content = content
        self.sitters = sitters
        self.speak(language)

    def speak(self, language: str) -> None:
        words = words_of(self.box.words_folder(), language)
        names = [printable(sitter.shown(words)) for sitter in self.sitters]
        self.language = language
        self.speaker: Speaker = speaker_for(self.box, self.content, language, names)

    def say(self, key: str, **args: Any) -> str:
        return self.speaker.say(Msg(key, tuple(args.items())))

    def show(self, what: RenderableType = "") -> None:
        """Print something as it is written, whatever brackets names and cards hold."""
        self.console.print(what, highlight=False, markup=False, emoji=False)

    def tell(self, key: str, style: str = "", **args: Any) -> None:
        self.show(Text(self.say(key, **args), style=style))

    def clear(self) -> None:
        """Clear the screen so that nothing can be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    # --- the table ---

    def table(self, view: Any) -> None:
        self.show(self.box.text(self.content, view, self.speaker.say))

    def prompt(self, view: Any) -> Msg:
        asked = self.box.prompt(self.content, view)
        self.show(self.with_clause(asked, "bold"))
        return asked

    def with_clause(self, message: Msg, style: str = "") -> Text:
        clause = (f"  {message.clause}", "dim cyan") if message.clause else ""
        return Text.assemble((self.speaker.say(message), style), clause)

    def log(self, events: Iterable[Event], most: int = RECENT) -> None:
        lines = [self.with_clause(self.box.told(self.content, event)) for event in events]
        if not lines:
            return
        self.show(Rule(Text(self.say("table-log"), style="dim"), style="dim", align="left"))
        if len(lines) > most:
            self.tell("table-log-earlier", "dim", count=len(lines) - most)
        for line in lines[-most:]:
            self.show(line)

    # --- choices ---

    def choices(self, choices: Sequence[Choice], extras: int) -> None:
        """Print the choices, numbered; the last `extras` of them are what one may do besides."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for number, choice in enumerate(choices, 1):
            quiet = "dim" if number > len(choices) - extras else "bold" if choice.weight == "primary" else ""
            cost = self.speaker.say(choice.cost) if choice.cost else ""
            grid.add_row(str(number), Text(self.speaker.say(choice.label), style=quiet), cost, self.note(choice))
        self.show(grid)

    def note(self, choice: Choice) -> Text:
        notes = [Text(self.speaker.say(choice.note))] if choice.note else []
        notes += [Text(self.say("table-barrier"), style="italic")] if choice.barrier else []
        return Text(" · ").join(notes)

    def refusals(self, refused: Sequence[Refused]) -> None:
        if not refused:
            self.tell("table-nothing-refused", "dim")
            return
        self.tell("table-refusals", "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for refusal in refused:
            grid.add_row(
                Text(f"  {self.speaker.say(refusal.label)}", style="dim strike"), self.with_clause(refusal.reason)
            )
        self.show(grid)

    # --- rules ---

    def rules(self, wanted: str) -> None:
        found = found_by(self.box.words_folder(), self.language, wanted)
        if not found:
            self.tell("table-no-rule", "yellow", clause=wanted)
        for clause in found:
            self.show(Text.assemble((clause.number, "bold cyan"), "  ", clause.text.replace("**", "").replace("`", "")))

    def rulebook(self) -> None:
        book = Markdown(whole_text(self.box.words_folder(), self.language))
        if not self.console.is_terminal:
            self.show(book)
            return
        with self.console.pager(styles=True):
            self.console.print(book)

    # --- the end ---

    def scores(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Print the scores, the best first."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            line = self.say("table-score", who=Ref("seat", seat), score=self.box.score(scores[seat]))
            grid.add_row("♛" if seat in winners else "", Text(line, style="bold" if seat in winners else ""))
        self.show(grid)
