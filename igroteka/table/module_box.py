"""A box whose words, pictures and sums are modules in the game's folder; each is asked for what its protocol says.

Modules that a game need not have are None: then the box says what every `Box` says.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from igroteka.engine.choices import Refusal
from igroteka.engine.content_tables import RawTables
from igroteka.engine.events import Event
from igroteka.engine.ruleset import Content, NoContent
from igroteka.table.box import Box
from igroteka.table.events import EventTable
from igroteka.table.notice_words import notice_of
from igroteka.table.notices import Notice, Story
from igroteka.table.options import NO_GROUPS, OptionWords, option_words
from igroteka.table.prompts import Prompts
from igroteka.table.svg.parts import Motion, Parts, Source
from igroteka.table.text.messages import Choice, Msg, Ref, Refused, msg
from igroteka.table.text.speech import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

C = TypeVar("C", bound=Content)
C_co = TypeVar("C_co", bound=Content, covariant=True)


class Tables(Protocol[C_co]):
    """content/tables.py"""

    def read(self, directory: Path = ...) -> C_co: ...

    def from_tables(self, tables: RawTables) -> C_co: ...


class NoTables:
    """Content of a game without cards: there is nothing to read."""

    def read(self, directory: Path | None = None) -> NoContent:
        return NoContent()

    def from_tables(self, tables: RawTables) -> NoContent:
        return NoContent()


class Words(Protocol):
    """words/speech.py"""

    def prompt(self, content: Any, view: Any) -> Msg: ...

    def choice(self, content: Any, view: Any, action: int) -> Choice: ...

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused: ...


class Names(Protocol):
    """words/speech.py of a game whose cards, places or seats have names"""

    def name_of(self, content: Any, ref: Ref, language: str) -> str: ...

    def seat_name(self, seat: int) -> Msg: ...


class Picture(Protocol):
    """page/board.py"""

    @property
    def BOARD(self) -> tuple[int, int]: ...  # noqa: N802

    def public_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts: ...

    def own_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts: ...

    def hand(self, content: Any, view: Any, speaker: Speaker) -> tuple[str, int]: ...


class ModuleBox(Box, Generic[C]):
    folder: str  # where the modules lie
    tables: Tables[Any] = NoTables()
    words: Words
    names: Names | None = None
    helped: Prompts | None = None  # the questions, if there are words for how each is answered
    picture: Picture | None = None
    events: EventTable  # words/events.py
    title_clause: str = ""
    about_clause: str = ""
    option_clauses: Mapping[str, str] = MappingProxyType({})
    option_groups: Mapping[str, str] = NO_GROUPS  # keys of headings; an option without one stands before them

    def __init__(self) -> None:
        self.own: C | None = None  # the content of the package: read once, never changed

    def content(self, directory: Path | None = None) -> C:
        if directory is not None:
            others: C = self.tables.read(directory)
            return others
        if self.own is None:
            self.own = self.tables.read()
        return self.own

    def content_from(self, tables: RawTables) -> C:
        content: C = self.tables.from_tables(tables)
        return content

    def title(self) -> Msg:
        return msg("game-title", self.title_clause)

    def about(self) -> Msg:
        return msg("game-about", self.about_clause)

    def option_words(self) -> tuple[OptionWords, ...]:
        return option_words(self.options, self.option_clauses, self.option_groups)

    def name_of(self, content: Any, ref: Ref, language: str) -> str:
        if self.names is None:
            raise KeyError(f"{self.name} has no {ref.kind} with a name")
        return self.names.name_of(content, ref, language)

    def prompt(self, content: Any, view: Any) -> Msg:
        return self.words.prompt(content, view)

    def help(self, view: Any) -> Msg | None:
        return None if self.helped is None else self.helped.help(view)

    def choice(self, content: Any, view: Any, action: int) -> Choice:
        return self.words.choice(content, view, action)

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        return self.words.refused(content, view, refusal)

    def told(self, content: Any, event: Event) -> Msg:
        return self.events.told(content, event)

    def told_to(self, content: Any, event: Event, seat: int) -> Msg:
        return self.events.told_to(content, event, seat)

    def notice(self, content: Any, story: Story, at: int, viewer: int) -> Notice | None:
        return notice_of(self.events, content, story, at, viewer)

    def seat_name(self, seat: int) -> Msg | None:
        return super().seat_name(seat) if self.names is None else self.names.seat_name(seat)

    def text(self, content: Any, view: Any, say: Callable[[Msg], str]) -> RenderableType:
        """Return what page/terminal.py of the game prints. Only this needs rich, so it is loaded when asked for."""
        module = type(self).__module__
        if not (Path(str(sys.modules[module].__file__)).parent / "page" / "terminal.py").is_file():
            return super().text(content, view, say)
        terminal: Any = import_module(f"{module.rpartition('.')[0]}.page.terminal")
        shown: RenderableType = terminal.text(content, view, say)
        return shown

    def fact_columns(self, content: Any, events: Sequence[Event]) -> dict[str, int]:
        return self.events.fact_columns(content, events)

    def linked(self, content: Any, event: Event) -> tuple[str, ...]:
        return self.events.linked(content, event)

    def concerned(self, event: Event) -> tuple[int, ...]:
        return self.events.concerned(event)

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        return self.events.motions(content, event)

    def face(self, content: Any, event: Event) -> Msg | None:
        return self.events.face(content, event)

    def sources(self, content: Any, events: Sequence[Event], players: int) -> tuple[Source, ...]:
        return self.events.sources(content, events, players)

    def dice(self, content: Any, events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
        return self.events.dice(events)

    def dice_totals(self) -> range:
        return self.events.totals

    def board_size(self, content: Any, players: int) -> tuple[int, int]:
        return super().board_size(content, players) if self.picture is None else self.picture.BOARD

    def public_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts:
        if self.picture is None:
            return super().public_parts(content, view, speaker)
        return self.picture.public_parts(content, view, speaker)

    def own_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts:
        if self.picture is None:
            return super().own_parts(content, view, speaker)
        return self.picture.own_parts(content, view, speaker)

    def hand(self, content: Any, view: Any, speaker: Speaker) -> tuple[str, int]:
        if self.picture is None:
            return super().hand(content, view, speaker)
        return self.picture.hand(content, view, speaker)

    def words_folder(self) -> str:
        return self.folder
