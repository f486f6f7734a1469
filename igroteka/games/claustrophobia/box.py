"""Claustrophobia as it comes to the table."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.claustrophobia.content import tables as content
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vectors import Atlas
from igroteka.games.claustrophobia.hints.hints import ClaustrophobiaHints
from igroteka.games.claustrophobia.page import board
from igroteka.games.claustrophobia.page.quick_start import QUICK_START
from igroteka.games.claustrophobia.rules.setup import set_up
from igroteka.games.claustrophobia.state.actions import verbs
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.view.build import Open, view_of
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.claustrophobia.words import notation, speech
from igroteka.games.claustrophobia.words.cards import OPTION_CLAUSES, OPTION_GROUPS
from igroteka.games.claustrophobia.words.coach import FIRST_GAME
from igroteka.games.claustrophobia.words.events import EVENTS
from igroteka.table.box import Look
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Arg, Msg, msg


class ClaustrophobiaBox(ModuleBox[Content]):
    name = "claustrophobia"
    version = "1"
    earlier_contents = MappingProxyType(
        {
            "c502d469935b3212718222a593559f5ffc399ba0d7aa762c9a47ea08fea8a338": (
                "8f98ccb819f3c43f42d4df0347e0052662b0ca1941b59f6a040dfcb5a79cc19c"
            ),
        }
    )
    least = 2  # CL-001
    most = 2
    options = Options
    folder = str(Path(__file__).parent)
    burst = ("cl-torch", "cl-figure-troglodyte", "cl-figure-blade")
    tables = content
    words = speech
    names = speech
    helped = speech.PROMPTS
    picture = board
    events = EVENTS
    title_clause = "CL-001"
    about_clause = "CL-001"
    first_game = FIRST_GAME
    quick_start = QUICK_START
    option_clauses = OPTION_CLAUSES
    option_groups = OPTION_GROUPS
    sides = True  # CL-R51

    def goal_line(self, options: Options, seat: int) -> Msg:
        limits = {scenario.id: scenario.limit for scenario in self.content().scenarios}
        return msg("game-goal", "CL-008", scenario=options.scenario, limit=limits[options.scenario])

    def set_up(self, players: int, options: Options, content: Content) -> Claustrophobia:
        return set_up(players, options, Atlas(content))

    def view(self, game: Claustrophobia, seat: int) -> View:
        return view_of(game, seat)

    def looks_at(self, game: Claustrophobia) -> Look:
        known = Open(game)
        return lambda seat: view_of(game, seat, known)

    def verbs(self, content: Content) -> NamedVerbs:
        return verbs(len(content.cards))

    def hints(self) -> ClaustrophobiaHints:
        return ClaustrophobiaHints()

    def spell(self, game: Claustrophobia, action: int) -> str:
        return notation.spell(game, self.verbs(game.atlas.content), action)

    def spell_outcome(self, game: Claustrophobia, outcome: int) -> str:
        return notation.spell_outcome(game, outcome)

    def score(self, score: int) -> Arg:
        """Name a win: there are no points."""
        return msg("score-won") if score else msg("score-none")


CLAUSTROPHOBIA = ClaustrophobiaBox()
