"""A quick start: a page of short panels for somebody who is to play in a minute, each with a picture of a real table.

A game gives them as data (`quick_start` of its box): a moment of its first game, what of the table is cut out, and
words under `start-<key>` and `start-<key>-text`. Whoever shows them plays that game with bots, and the game draws it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from igroteka.table.text.speech import Speaker

PICTURE: Final = 340  # pixels that a picture has for sure


class Frame(NamedTuple):
    """Rectangle of a drawing that is shown."""

    x: float
    y: float
    wide: float
    high: float


When: TypeAlias = Callable[[Any], bool]  # of the view of the seat that is taught
Framing: TypeAlias = Callable[[Any, Any], Frame]  # of content and the same view
Drawing: TypeAlias = Callable[[Any, Any, Speaker], str]  # of content, view and speaker


class Panel:
    """What is said in one panel and shown in its picture: a part of the board, or what the game draws beside it."""

    def __init__(
        self, key: str, when: When, frame: Framing | None = None, draw: Drawing | None = None, wide: int = 0
    ) -> None:
        if frame is None and draw is None:
            raise ValueError(f"{key}: a part of the board needs a frame")
        self.key: Final = key
        self.when: Final = when  # the first such moment is drawn
        self.frame: Final = frame  # without it what is drawn is HTML of the page
        self.wide: Final = wide or PICTURE  # pixels that such HTML is laid out for
        self.draw: Final = draw  # the layers of the board without it
        self.title: Final = f"start-{key}"
        self.text: Final = f"start-{key}-text"


def at_step(step: str) -> When:
    """Return the moment at which the seat itself is asked that."""
    return lambda view: bool(view.acts) and view.step == step
