"""A game as it comes to the table: its rules, and how it speaks and looks. The doors know games by nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType

from igroteka.engine.choices import Refusal
from igroteka.engine.events import Event
from igroteka.engine.rules import Rules
from igroteka.table.message import Arg, Choice, Msg, Ref, Refused


class Box(Rules):
    """What a game adds to its rules so that people can play it. Everything below is made from views."""

    def name_of(self, content: Any, ref: Ref, language: str) -> str:
        """The name of a card or place in the language; seats are named by the table."""
        raise NotImplementedError

    def prompt(self, content: Any, view: Any) -> Msg:
        """What the viewer is asked, or whom the table waits for."""
        raise NotImplementedError

    def choice(self, content: Any, view: Any, action: int) -> Choice:
        raise NotImplementedError

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        raise NotImplementedError

    def told(self, content: Any, event: Event) -> Msg:
        """A line of the log."""
        raise NotImplementedError

    def text(self, content: Any, view: Any, say: Callable[[Msg], str]) -> RenderableType:
        """The table as the terminal shows it."""
        raise NotImplementedError

    def score(self, score: int) -> Arg:
        """A score as people read it."""
        return score

    def fact_columns(self, content: Any, events: Sequence[Event]) -> dict[str, int]:
        """What happened in a whole game, counted for those who balance it; "kind.card" counts by card."""
        return {}

    def words_folder(self) -> str:
        """The package folder that holds words/<language>.ftl and rules.<language>.md."""
        raise NotImplementedError
