"""One folder a game. Called, the package lists them: importing it puts it where `igroteka.games()` was defined."""

from __future__ import annotations

import sys
from types import ModuleType


class Games(ModuleType):
    def __call__(self) -> list[str]:
        """Return the names of the games there are."""
        from igroteka.games.registry import GAMES

        return list(GAMES)


sys.modules[__name__].__class__ = Games
