"""Threat points: gained and lost (CL-059, CL-078, CL-R25)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.claustrophobia.content.vocabulary import MOST_TP
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.game import Claustrophobia


def gain_tp(game: Claustrophobia, many: i64, source: i64) -> None:
    """CL-R25: never above the tokens of the box, the surplus is lost."""
    gained = min(many, MOST_TP - game.tp)
    game.tp += gained
    game.tell(events.TP_GAINED, gained, game.tp, source, many - gained)


def lose_tp(game: Claustrophobia, many: i64) -> None:
    lost = min(many, game.tp)
    game.tp -= lost
    game.tell(events.TP_LOST, lost, game.tp)
