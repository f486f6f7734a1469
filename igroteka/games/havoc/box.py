"""Cry Havoc as it comes to the table."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.havoc.content import tables as content
from igroteka.games.havoc.content.options import Options
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vectors import Atlas
from igroteka.games.havoc.hints.hints import HavocHints
from igroteka.games.havoc.page import board
from igroteka.games.havoc.page.quick_start import QUICK_START
from igroteka.games.havoc.rules.setup import set_up
from igroteka.games.havoc.state.actions import verbs
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.view.build import Open, view_of
from igroteka.games.havoc.view.types import View
from igroteka.games.havoc.words import notation, speech
from igroteka.games.havoc.words.cards import OPTION_CLAUSES
from igroteka.games.havoc.words.coach import FIRST_GAME
from igroteka.games.havoc.words.events import EVENTS
from igroteka.table.box import Look
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Msg, msg


class HavocBox(ModuleBox[Content]):
    name = "havoc"
    version = "1"
    earlier_contents = MappingProxyType(
        {
            "36e5e3cb4842b46f773e53837743617d373025ac2fa4f51d3cb77909910709fb": (
                "6532a952edb21f22f130c54cf0d6adc6fc7944c4ee30f750d24563bd95f22e7f"
            ),
        }
    )
    least = 2  # CH-001
    most = 4
    options = Options
    folder = str(Path(__file__).parent)
    burst = ("ch-crystal", "ch-threat", "ch-planet")
    tables = content
    words = speech
    names = speech
    helped = speech.PROMPTS
    picture = board
    events = EVENTS
    title_clause = "CH-001"
    about_clause = "CH-003"
    first_game = FIRST_GAME
    quick_start = QUICK_START
    option_clauses = OPTION_CLAUSES

    def goal_line(self, options: Options, seat: int) -> Msg:
        return msg("game-goal", "CH-003")

    def set_up(self, players: int, options: Options, content: Content) -> Havoc:
        return set_up(players, options, Atlas(content))

    def view(self, game: Havoc, seat: int) -> View:
        return view_of(game, seat)

    def looks_at(self, game: Havoc) -> Look:
        known = Open(game)
        return lambda seat: view_of(game, seat, known)

    def verbs(self, content: Content) -> NamedVerbs:
        return verbs(len(content.cards), len(content.structures))

    def hints(self) -> HavocHints:
        return HavocHints()

    def points(self, view: View) -> tuple[int, ...]:
        return tuple([view.sides[side].vp if side >= 0 else 0 for side in view.sides_of])

    def spell(self, game: Havoc, action: int) -> str:
        return notation.spell(game, self.verbs(game.atlas.content), action)

    def spell_outcome(self, game: Havoc, outcome: int) -> str:
        return notation.spell_outcome(game, outcome)


HAVOC = HavocBox()
