"""Figures that come to a tile without moving there (CL-006, CL-072, CL-R57)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.claustrophobia.content.vocabulary import DEMON
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.fields import READY_TROGS
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import TROG


def spawn_trogs(game: Claustrophobia, spot: i64, many: i64) -> None:
    """Put free Troglodytes on a tile: as many as the supply has and as fit; none where a Seal bars them."""
    many = min(many, game.trogs_left(), game.room(DEMON, spot))
    if many > 0 and not game.is_sealed(spot):
        game.add_trogs(spot, READY_TROGS, many)
        game.tell(events.CAME, TROG, game.where(spot), many)
