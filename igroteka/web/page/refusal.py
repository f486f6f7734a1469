"""What the engine refuses, in the words of the game, for whoever clicked.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.session import RefusedError
from igroteka.table.text.messages import Msg
from igroteka.table.text.speech import Words
from igroteka.web.errors import WebError
from igroteka.web.page.presenter import Presenter

NOT_OFFERED: Final = ("seat", "outcome", "no-chance")  # nothing that a page lets anybody click


class GameRefusedError(WebError):
    """The reason of the game itself, in the reader's language."""

    def __init__(self, presenter: Presenter, reason: Msg) -> None:
        super().__init__("refused", clause=reason.clause)
        self.presenter: Final = presenter
        self.reason: Final = reason

    def why(self, texts: Words) -> str:
        return self.presenter.speaker(texts.language).say(self.reason)


def choice_refused(presenter: Presenter, seat: int, refused: RefusedError) -> WebError:
    if refused.refusal is None:
        return WebError("unknown" if refused.reason in NOT_OFFERED else refused.reason)
    room = presenter.room
    told = room.box.refused(room.playing.content, presenter.decision(seat).view, refused.refusal)
    return GameRefusedError(presenter, told.reason)


def undo_refused(presenter: Presenter, seat: int, refused: RefusedError) -> WebError:
    """Say why nothing can be taken back, or played anew."""
    return WebError("undo", key=presenter.decision(seat).no_undo if refused.reason != "seat" else "")
