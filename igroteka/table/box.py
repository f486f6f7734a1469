"""A game as it comes to the table: its rules, and how it speaks and looks. The doors know games by nothing else.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from igroteka.engine.choices import Refusal
from igroteka.engine.events import Event
from igroteka.engine.ruleset import Rules
from igroteka.table.coach import FirstGame
from igroteka.table.notices import Notice, Story
from igroteka.table.options import OptionWords, option_words
from igroteka.table.svg.parts import Motion, Parts, Source
from igroteka.table.text.messages import Arg, Choice, Msg, Ref, Refused, msg
from igroteka.table.view import BaseView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from igroteka.table.quick_start import Panel
    from igroteka.table.text.speech import Speaker

Look: TypeAlias = Callable[[int], Any]  # from a seat, or the SPECTATOR, to its view


class Box(Rules):
    """What a game adds to its rules so that people can play it. Everything below is made from views."""

    burst: tuple[str, ...] = ()  # icons of its own that fly when it ends
    first_game: FirstGame | None = None  # for whoever has never seen the game
    quick_start: tuple[Panel, ...] = ()  # its rules in a minute, with pictures from its first game
    sides = False  # seats are sides with names, to be chosen, drawn by lot or swapped; the first is for newcomers

    def title(self) -> Msg:
        return msg("game-title")

    def about(self) -> Msg:
        """Tell the game in a sentence or two, for those who choose one."""
        return msg("game-about")

    def goal_line(self, options: Any, seat: int) -> Msg | None:
        """Say in one short sentence how the game is won with these options, to the seat or to whoever looks on."""
        return None

    def option_words(self) -> tuple[OptionWords, ...]:
        """Name and explain the options and their values."""
        return option_words(self.options, {})

    def quick_options(self) -> dict[str, str]:
        """Return the options of a game that begins at once, perhaps somebody's first: what is not named is usual."""
        return {}

    def name_of(self, content: Any, ref: Ref, language: str) -> str:
        """Return the name of a card or place in the language; seats are named by the table."""
        raise NotImplementedError

    def prompt(self, content: Any, view: Any) -> Msg:
        """Say what the viewer is asked, or whom the table waits for."""
        raise NotImplementedError

    def help(self, view: Any) -> Msg | None:
        """Say to the one who is asked what to click, what it costs and what follows."""
        return None

    def choice(self, content: Any, view: Any, action: int) -> Choice:
        raise NotImplementedError

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        raise NotImplementedError

    def told(self, content: Any, event: Event) -> Msg:
        """Return the line of the log for an event."""
        raise NotImplementedError

    def told_to(self, content: Any, event: Event, seat: int) -> Msg:
        """Return the line as a seat reads it whom it may concern more than others."""
        return self.told(content, event)

    def notice(self, content: Any, story: Story, at: int, viewer: int) -> Notice | None:
        """Tell what the event at that place of the log does to the viewer, or, to whoever looks on, to a seat."""
        return None

    def text(self, content: Any, view: Any, say: Callable[[Msg], str]) -> RenderableType:
        """Return the table as the terminal shows it: the facts of the view, where a game has nothing better."""
        from rich.text import Text  # only a terminal needs rich

        own = [name for name in view.__struct_fields__ if name not in BaseView.__struct_fields__]
        return Text("\n".join([f"{name}: {getattr(view, name)}" for name in own]))

    def score(self, score: int) -> Arg:
        """Return a score as people read it."""
        return score

    def fact_columns(self, content: Any, events: Sequence[Event]) -> dict[str, int]:
        """Count what happened in a whole game, for those who balance it; "kind.card" counts by card."""
        return {}

    # --- how it looks: see svg/parts.py; without any the page still has prompt, choices and log ---

    def board_size(self, content: Any, players: int) -> tuple[int, int]:
        """Return width and height of the layers; 0, 0 if there is no board."""
        return 0, 0

    def looks_at(self, game: Any) -> Look:
        """Return the views of one state that is not played on: what all see alike may be found out once."""
        return lambda seat: self.view(game, seat)

    def public_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts:
        """Draw what all see alike, from the spectator's view: once for a language."""
        return {}

    def own_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts:
        """Draw what the viewer sees besides: own hand, orders, secrets."""
        return {}

    def hand(self, content: Any, view: Any, speaker: Speaker) -> tuple[str, int]:
        """Draw the viewer's own as wide as the board for a picture that stands alone; return it and its height."""
        return "", 0

    def seat_name(self, seat: int) -> Msg | None:
        """Say what the game calls the seat, as a colour or a side."""
        return None

    def linked(self, content: Any, event: Event) -> tuple[str, ...]:
        """List the elements that a line of the log is about."""
        return ()

    def concerned(self, event: Event) -> tuple[int, ...]:
        """List the seats that a line of the log is about though its words name none, whoever acts first."""
        return ()

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        return ()

    def face(self, content: Any, event: Event) -> Msg | None:
        """Say what stands on a card that the event turns up, if that is more than the line of the log."""
        return None

    def points(self, view: Any) -> tuple[int, ...]:
        """Return the score by seat as it stands in public, for strips and for the curve of the game."""
        return ()

    def sources(self, content: Any, events: Sequence[Event], players: int) -> tuple[Source, ...]:
        """Take the final score apart; the sources of a seat add up to its score."""
        return ()

    def dice(self, content: Any, events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
        """List what was thrown in the game: seat, and face or total."""
        return ()

    def dice_totals(self) -> range:
        """Return what `dice` may show at all: the faces of one die, or the totals of several."""
        return range(1, 7)

    def words_folder(self) -> str:
        """Return the package folder that holds words/<language>.ftl and rules.<language>.md."""
        raise NotImplementedError

    def art_folder(self) -> str:
        """Return the folder with page.css, fonts and icons of the game, "" if there is none."""
        folder = Path(self.words_folder()) / "art"
        return str(folder) if folder.is_dir() else ""
