"""What a kind of cell has to offer: chapters subclass it, action_phase.py asks the one on which the rover stands."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import Choices
from igroteka.games.trappers.state.game import Trappers


class Place:
    """Holds nothing of any game."""

    def offer(self, game: Trappers, seat: i64, choices: Choices, /) -> None:
        """The first thing offered is what happens if nothing is chosen."""
        raise NotImplementedError

    def do(self, game: Trappers, seat: i64, action: i64, /) -> bool:
        """Play one of these; True if the place may be asked for more."""
        raise NotImplementedError
