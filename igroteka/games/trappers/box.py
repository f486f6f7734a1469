"""Trappers as it comes to the table."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from igroteka.engine.ruleset import number_of
from igroteka.engine.verbs import NamedVerbs
from igroteka.games.trappers.content import tables as content
from igroteka.games.trappers.content.options import Options
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vectors import Atlas
from igroteka.games.trappers.hints.hints import TrappersHints
from igroteka.games.trappers.page import board
from igroteka.games.trappers.page.quick_start import QUICK_START
from igroteka.games.trappers.rules.setup import set_up
from igroteka.games.trappers.state.actions import verbs
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import Open, view_of
from igroteka.games.trappers.view.types import View
from igroteka.games.trappers.words import notation, speech
from igroteka.games.trappers.words.cards import OPTION_CLAUSES
from igroteka.games.trappers.words.coach import FIRST_GAME
from igroteka.games.trappers.words.events import EVENTS
from igroteka.table.box import Look
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Msg, msg


class TrappersBox(ModuleBox[Content]):
    name = "trappers"
    version = "2"
    earlier_contents = MappingProxyType(
        {
            "d452f939d77d5df2b85ec6147bf14741fc12b0e6ed57216979e6a6d04d89c2ed": (
                "f0ba4e263872ef87c922d9cf40c4c7717aa972bea618fe6b52422d85aaca2f08"
            ),
            "0342241091738bae3057b11da1fcb8773ceefe46db9dcca58469e899e9cf49b3": (
                "f0ba4e263872ef87c922d9cf40c4c7717aa972bea618fe6b52422d85aaca2f08"
            ),
        }
    )
    least = 2  # TR-R02
    most = 4
    options = Options
    folder = str(Path(__file__).parent)
    burst = ("tr-zefs", "tr-rongaut", "tr-artifact")
    tables = content
    words = speech
    names = speech
    helped = speech.PROMPTS
    picture = board
    events = EVENTS
    title_clause = "TR-R01"
    about_clause = "TR-001"
    first_game = FIRST_GAME
    quick_start = QUICK_START
    option_clauses = OPTION_CLAUSES

    def goal_line(self, options: Options, seat: int) -> Msg:
        points, rounds = number_of(options.target_vp), number_of(options.round_limit)
        return msg("game-goal", "TR-001", points=points, rounds=rounds)

    def set_up(self, players: int, options: Options, content: Content) -> Trappers:
        return set_up(players, options, Atlas(content))

    def view(self, game: Trappers, seat: int) -> View:
        return view_of(game, seat)

    def looks_at(self, game: Trappers) -> Look:
        known = Open(game)
        return lambda seat: view_of(game, seat, known)

    def verbs(self, content: Content) -> NamedVerbs:
        return verbs(len(content.artifacts), len(content.quests))

    def hints(self) -> TrappersHints:
        return TrappersHints()

    def points(self, view: View) -> tuple[int, ...]:
        return tuple([trapper.vp for trapper in view.trappers])

    def spell(self, game: Trappers, action: int) -> str:
        return notation.spell(game, self.verbs(game.atlas.content), action)

    def spell_outcome(self, game: Trappers, outcome: int) -> str:
        return notation.spell_outcome(game, outcome)


TRAPPERS = TrappersBox()
