"""Trappers as it comes to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from rich.console import RenderableType

from igroteka.engine.choices import Refusal
from igroteka.engine.events import Event
from igroteka.engine.tables import RawTables
from igroteka.engine.verbs import Verbs
from igroteka.games.trappers import content as tables
from igroteka.games.trappers import draw, page_facts, sources, spelling, words
from igroteka.games.trappers.atlas import Atlas
from igroteka.games.trappers.card_words import OPTION_CLAUSES
from igroteka.games.trappers.content import Content
from igroteka.games.trappers.facts import fact_columns
from igroteka.games.trappers.hints import TrappersHints
from igroteka.games.trappers.options import Options
from igroteka.games.trappers.setup import set_up
from igroteka.games.trappers.sight import View
from igroteka.games.trappers.state import Trappers
from igroteka.games.trappers.text import text
from igroteka.games.trappers.verbs import verbs
from igroteka.games.trappers.view import view_of
from igroteka.table.box import Box
from igroteka.table.message import Choice, Msg, Ref, Refused, msg
from igroteka.table.option_words import OptionWords, option_words
from igroteka.table.parts import Motion, Parts, Source
from igroteka.table.speech import Speaker

FOLDER: Final = str(Path(__file__).parent)


@cache
def own_content() -> Content:
    """The tables of the package: read once, never changed."""
    return tables.read()


class TrappersBox(Box):
    name = "trappers"
    version = "1"
    least = 2  # TR-R02
    most = 4
    options = Options

    def content(self, directory: Path | None = None) -> Content:
        return own_content() if directory is None else tables.read(directory)

    def content_from(self, raw: RawTables) -> Content:
        return tables.from_tables(raw)

    def set_up(self, players: int, options: Options, content: Content) -> Trappers:
        return set_up(players, options, Atlas(content))

    def view(self, game: Trappers, seat: int) -> View:
        return view_of(game, seat)

    def verbs(self, content: Content) -> Verbs:
        return verbs(len(content.artifacts), len(content.quests))

    def hints(self) -> TrappersHints:
        return TrappersHints()

    def spell(self, game: Trappers, action: int) -> str:
        return spelling.spell(game, self.verbs(game.atlas.content), action)

    def spell_outcome(self, game: Trappers, outcome: int) -> str:
        return spelling.spell_outcome(game, outcome)

    def title(self) -> Msg:
        return msg("game-title", "TR-R01")

    def about(self) -> Msg:
        return msg("game-about", "TR-001")

    def option_words(self) -> tuple[OptionWords, ...]:
        return option_words(Options, OPTION_CLAUSES)

    def name_of(self, content: Content, ref: Ref, language: str) -> str:
        return words.name_of(content, ref, language)

    def prompt(self, content: Content, view: View) -> Msg:
        return words.prompt(content, view)

    def choice(self, content: Content, view: View, action: int) -> Choice:
        return words.choice(content, view, action)

    def refused(self, content: Content, view: View, refusal: Refusal) -> Refused:
        return words.refused(content, view, refusal)

    def told(self, content: Content, event: Event) -> Msg:
        return words.told(content, event)

    def text(self, content: Content, view: View, say: Callable[[Msg], str]) -> RenderableType:
        return text(content, view, say)

    def fact_columns(self, content: Content, events: Sequence[Event]) -> dict[str, int]:
        return fact_columns(content, events)

    def linked(self, content: Content, event: Event) -> tuple[str, ...]:
        return page_facts.linked(event)

    def motions(self, content: Content, event: Event) -> tuple[Motion, ...]:
        return page_facts.motions(event)

    def points(self, view: View) -> tuple[int, ...]:
        return page_facts.points(view)

    def sources(self, content: Content, events: Sequence[Event], players: int) -> tuple[Source, ...]:
        return sources.sources(events, players)

    def dice(self, content: Content, events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
        return sources.dice(events)

    def board_size(self, content: Content, players: int) -> tuple[int, int]:
        return draw.BOARD

    def public_parts(self, content: Content, view: View, speaker: Speaker) -> Parts:
        return draw.public_parts(content, view, speaker)

    def own_parts(self, content: Content, view: View, speaker: Speaker) -> Parts:
        return draw.own_parts(content, view, speaker)

    def hand(self, content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
        return draw.hand(content, view, speaker)

    def seat_name(self, seat: int) -> Msg:
        return words.trapper_name(seat)

    def words_folder(self) -> str:
        return FOLDER


TRAPPERS = TrappersBox()
