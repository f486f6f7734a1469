"""Board games by their rulebooks, on one rules engine.

    import igroteka

    print(igroteka.games())
    game = igroteka.new(igroteka.games()[0], players=3, seed=1)
    while not game.over:
        game.play(game.actions()[0])
    print(game.scores(), game.winners())

Importing this loads no game and no library; a game is loaded when it is asked for.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.live_game import LiveGame

__version__ = "0.1.0"
__all__ = ["__version__", "games", "new"]


def games() -> list[str]:
    """Return the names of the games there are."""
    from igroteka.games.registry import GAMES

    return list(GAMES)


def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    content: str | os.PathLike[str] | None = None,
    **options: str,
) -> LiveGame:
    """Set a game up and play it to the first choice.

    players: as few as the game allows, if not given.
    seed: dice and draws; the same seed and choices give the same game. Drawn anew if not given: `game.seed` tells it.
    content: a folder with cards of your own.
    options: the options of the game by name, as `igroteka games` lists them.

    Raise a ValueError that names what is wrong, and what there is instead, for a name, a number or an option.
    """
    from igroteka.live_game import new_game

    return new_game(game, players, seed, content, options)
