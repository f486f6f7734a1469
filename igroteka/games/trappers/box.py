"""Trappers as it comes to the table."""

from __future__ import annotations

from pathlib import Path

from igroteka.engine.verbs import Verbs
from igroteka.games.trappers import content, draw, facts, page_facts, sources, spelling, text, words
from igroteka.games.trappers.atlas import Atlas
from igroteka.games.trappers.card_words import OPTION_CLAUSES
from igroteka.games.trappers.content import Content
from igroteka.games.trappers.hints import TrappersHints
from igroteka.games.trappers.options import Options
from igroteka.games.trappers.setup import set_up
from igroteka.games.trappers.sight import View
from igroteka.games.trappers.state import Trappers
from igroteka.games.trappers.verbs import verbs
from igroteka.games.trappers.view import view_of
from igroteka.table.module_box import ModuleBox


class TrappersBox(ModuleBox[Content]):
    name = "trappers"
    version = "2"
    least = 2  # TR-R02
    most = 4
    options = Options
    folder = str(Path(__file__).parent)
    tables = content
    words = words
    picture = draw
    page = page_facts
    sums = sources
    facts = facts
    printed = text
    title_clause = "TR-R01"
    about_clause = "TR-001"
    option_clauses = OPTION_CLAUSES

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


TRAPPERS = TrappersBox()
