"""Pig for two whose seats are sides: they are chosen or drawn by lot, and swapped for the second game of a match.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from pathlib import Path

from igroteka.table.text.messages import Msg, msg
from tiny_games.pig_box import Pig


class Duel(Pig):
    name = "duel"
    most = 2
    sides = True

    def title(self) -> Msg:
        return msg("duel-title")

    def seat_name(self, seat: int) -> Msg:
        return msg("side-name", seat=seat + 1)

    def words_folder(self) -> str:
        return str(Path(__file__).parent / "pig_words")
