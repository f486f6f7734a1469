"""Tremble, Humans! as it comes to the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Any

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.tremble.content import tables as content
from igroteka.games.tremble.content.options import Options
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.content.vectors import Cards
from igroteka.games.tremble.hints.hints import TrembleHints
from igroteka.games.tremble.page import board
from igroteka.games.tremble.page.quick_start import QUICK_START
from igroteka.games.tremble.rules.setup import set_up
from igroteka.games.tremble.state.actions import verbs
from igroteka.games.tremble.state.fields import CELLS
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import Open, view_of
from igroteka.games.tremble.view.types import View
from igroteka.games.tremble.words import speech
from igroteka.games.tremble.words.cards import OPTION_CLAUSES, people
from igroteka.games.tremble.words.coach import FIRST_GAME
from igroteka.games.tremble.words.events import EVENTS
from igroteka.table.box import Look
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Arg, Msg, msg


def card_id(content: Content, card: int) -> str:
    """Armies are numbered after the cities."""
    cities = len(content.cities)
    return content.cities[card].id if card < cities else content.armies[card - cities].id


class TrembleBox(ModuleBox[Content]):
    name = "tremble"
    version = "2"
    earlier_contents = MappingProxyType(
        {
            "27e088960447e22692396a8a6972b8308ecfc75ae1e315ea4714d1aa7a39a90a": (
                "953a4b466beb1a877737bf49ffc67b8833d2fc6b2c5dd9a09909a4e795eec588"
            ),
        }
    )
    least = 2  # TH-001
    most = 5
    options = Options
    folder = str(Path(__file__).parent)
    burst = ("th-saucer", "th-tripod", "th-cruiser")
    tables = content
    words = speech
    names = speech
    helped = speech.PROMPTS
    picture = board
    events = EVENTS
    title_clause = "TH-R01"
    about_clause = "TH-020"
    first_game = FIRST_GAME
    quick_start = QUICK_START
    option_clauses = OPTION_CLAUSES

    def quick_options(self) -> dict[str, str]:
        return {"missions": "off"}  # TH-019: easier, and the first question is about ships

    def goal_line(self, options: Options, seat: int) -> Msg:
        return msg("game-goal", "TH-020")

    def set_up(self, players: int, options: Options, content: Content) -> Tremble:
        return set_up(players, options, Cards(content))

    def view(self, game: Tremble, seat: int) -> View:
        return view_of(game, seat)

    def looks_at(self, game: Tremble) -> Look:
        known = Open(game)
        return lambda seat: view_of(game, seat, known)

    def verbs(self, content: Content) -> NamedVerbs:
        return verbs(len(content.ships), len(content.missions), int(CELLS))

    def hints(self) -> TrembleHints:
        return TrembleHints()

    def spell(self, game: Tremble, action: int) -> str:
        content: Content = game.cards.content
        names: dict[str, Callable[[int], str]] = {
            "mission": lambda mission: content.missions[mission].id,
            "ship": lambda kind: content.ships[kind].id,
            "cell": lambda cell: str(cell + 1),
            "order": lambda order: str(order or "home"),
        }
        return self.verbs(content).spelled(action, names)

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

    def score(self, score: int) -> Arg:
        return people(score)

    def points(self, view: View) -> tuple[int, ...]:
        return tuple([captain.people for captain in view.captains])


TREMBLE = TrembleBox()
