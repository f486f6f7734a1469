"""Where hidden artifacts lie (TR-067, TR-R50)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.bits import other_of, swapped
from igroteka.games.trappers.decks import ARTIFACTS, ROW
from igroteka.games.trappers.fields import Fields


def swap_artifacts(game: Fields, x: i64, y: i64) -> None:
    """Each of the two lies where the other lay: among the loose cards, under them, in a hand."""
    deck = ARTIFACTS * ROW
    game.decks[deck] = swapped(game.decks[deck], x, y)
    for place in range(deck + 2, deck + 2 + game.decks[deck + 1]):
        game.decks[place] = other_of(game.decks[place], x, y)
    for seat in range(game.players):
        game.hand[seat] = swapped(game.hand[seat], x, y)
