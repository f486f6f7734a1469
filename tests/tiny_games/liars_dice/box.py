"""Liar's dice as it comes to the table.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from igroteka.engine.ruleset import NoContent
from igroteka.engine.verbs import Verbs
from igroteka.table.module_box import ModuleBox
from tiny_games.liars_dice.content.options import LiarsDiceOptions
from tiny_games.liars_dice.hints.hints import LiarsDiceHints
from tiny_games.liars_dice.page import board
from tiny_games.liars_dice.rules.setup import set_up
from tiny_games.liars_dice.state.actions import verbs
from tiny_games.liars_dice.state.game import DICE, FACES, MOST_PLAYERS, LiarsDice
from tiny_games.liars_dice.view.build import view_of
from tiny_games.liars_dice.view.types import View
from tiny_games.liars_dice.words import speech
from tiny_games.liars_dice.words.events import EVENTS


class LiarsDiceBox(ModuleBox[NoContent]):
    name = "liars_dice"
    version = "1"
    least = 2  # LD-001
    most = int(MOST_PLAYERS)
    options = LiarsDiceOptions
    folder = str(Path(__file__).parent)
    words = speech
    picture = board
    events = EVENTS
    title_clause = "LD-001"
    about_clause = "LD-009"
    option_clauses = {"ones": "LD-003"}  # noqa: RUF012

    def set_up(self, players: int, options: LiarsDiceOptions, content: Any) -> LiarsDice:
        return set_up(players, int(options.ones == "wild"))

    def view(self, game: LiarsDice, seat: int) -> View:
        return view_of(game, seat)

    def verbs(self, content: Any) -> Verbs:
        return verbs(int(DICE * MOST_PLAYERS), int(FACES))

    def hints(self) -> LiarsDiceHints:
        return LiarsDiceHints()

    def points(self, view: View) -> tuple[int, ...]:
        return view.dice


LIARS_DICE = LiarsDiceBox()
