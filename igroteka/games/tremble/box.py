"""Tremble, Humans! as it comes to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType

from igroteka.engine.choices import Refusal, first_of, second_of, verb_of
from igroteka.engine.events import Event
from igroteka.engine.tables import RawTables
from igroteka.engine.verbs import Verbs
from igroteka.games.tremble import content as cards_of
from igroteka.games.tremble import draw, page_facts, sources, words
from igroteka.games.tremble.card_words import OPTION_CLAUSES
from igroteka.games.tremble.cards import Cards
from igroteka.games.tremble.content import Content
from igroteka.games.tremble.facts import fact_columns
from igroteka.games.tremble.fields import CELLS
from igroteka.games.tremble.hints import TrembleHints
from igroteka.games.tremble.options import Options
from igroteka.games.tremble.setup import set_up
from igroteka.games.tremble.sight import View
from igroteka.games.tremble.state import Tremble
from igroteka.games.tremble.text import text
from igroteka.games.tremble.verbs import DITCH, DROP, KEEP, RECONSIDER, REDIRECT, SEND, TAKE_BACK, verbs
from igroteka.games.tremble.view import Open, view_of
from igroteka.table.box import Box, Look
from igroteka.table.message import Arg, Choice, Msg, Ref, Refused, msg
from igroteka.table.option_words import OptionWords, option_words
from igroteka.table.parts import Motion, Parts, Source
from igroteka.table.speech import Speaker


def card_id(content: Content, card: int) -> str:
    """Armies are numbered after the cities."""
    cities = len(content.cities)
    return content.cities[card].id if card < cities else content.armies[card - cities].id


@cache
def own_content() -> Content:
    """The cards of the package: read once, never changed."""
    return cards_of.read()


FOLDER: Final = str(Path(__file__).parent)


class TrembleBox(Box):
    name = "tremble"
    version = "1"
    least = 2  # TH-001
    most = 5
    options = Options

    def content(self, directory: Path | None = None) -> Content:
        return own_content() if directory is None else cards_of.read(directory)

    def content_from(self, tables: RawTables) -> Content:
        return cards_of.from_tables(tables)

    def set_up(self, players: int, options: Options, content: Content) -> Tremble:
        return set_up(players, options, Cards(content))

    def view(self, game: Tremble, seat: int) -> View:
        return view_of(game, seat)

    def looks_at(self, game: Tremble) -> Look:
        known = Open(game)
        return lambda seat: view_of(game, seat, known)

    def verbs(self, content: Content) -> Verbs:
        return verbs(len(content.ships), len(content.missions), int(CELLS))

    def hints(self) -> TrembleHints:
        return TrembleHints()

    def spell(self, game: Tremble, action: int) -> str:
        content: Content = game.cards.content
        table = self.verbs(content).table
        verb, first, second = int(verb_of(action)), int(first_of(action)), int(second_of(action))
        name, firsts, _ = table[verb]
        if verb in (KEEP, DROP, RECONSIDER):
            return f"{name} {content.missions[first].id}"
        if verb in (SEND, DITCH, REDIRECT):
            return f"{name} {content.ships[first].id} {second + 1}"
        if verb == TAKE_BACK:
            return f"{name} {content.ships[first].id} {second or 'home'}"
        return f"{name} {content.ships[first].id}" if firsts > 1 else name

    def spell_outcome(self, game: Tremble, outcome: int) -> str:
        """The step says what the number is: a seat, a card, the sum of two dice."""
        content: Content = game.cards.content
        named: dict[str, Any] = {
            "FirstLeader": lambda: f"leader {outcome + 1}",
            "DealMission": lambda: content.missions[outcome].id,
            "DrawShip": lambda: content.ships[outcome].id,
            "TurnUp": lambda: card_id(content, outcome),
        }
        return str(named.get(game.step().name, lambda: f"roll {outcome}")())

    def title(self) -> Msg:
        return msg("game-title", "TH-R01")

    def about(self) -> Msg:
        return msg("game-about", "TH-020")

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

    def score(self, score: int) -> Arg:
        return words.people(score)

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

    def dice_totals(self) -> range:
        return sources.TOTALS

    def board_size(self, content: Content, players: int) -> tuple[int, int]:
        return draw.BOARD

    def public_parts(self, content: Content, view: View, speaker: Speaker) -> Parts:
        return draw.public_parts(content, view, speaker)

    def own_parts(self, content: Content, view: View, speaker: Speaker) -> Parts:
        return draw.own_parts(content, view, speaker)

    def hand(self, content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
        return draw.hand(content, view, speaker)

    def seat_name(self, seat: int) -> Msg:
        return words.captain_name(seat)

    def words_folder(self) -> str:
        return FOLDER


TREMBLE = TrembleBox()
