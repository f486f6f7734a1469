"""Where hidden artifacts lie (TR-067, TR-R50)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.knowledge import renamed
from igroteka.games.trappers.state.decks import ARTIFACTS, ROW
from igroteka.games.trappers.state.fields import Fields


def rename_artifacts(game: Fields, names: vec[i64], changed: i64) -> None:
    """Wherever an artifact lies (among the loose cards, under them, in a hand), the other that it may be lies now."""
    deck = ARTIFACTS * ROW
    game.decks[deck] = renamed(game.decks[deck], names, changed)
    for place in range(deck + 2, deck + 2 + game.decks[deck + 1]):
        game.decks[place] = names[game.decks[place]]
    for seat in range(game.players):
        game.hand[seat] = renamed(game.hand[seat], names, changed)
