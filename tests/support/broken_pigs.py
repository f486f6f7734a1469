"""Pig with a fault in drawing, points or advice: a server with bots needs them where its processes find them."""

from __future__ import annotations

from typing import Any

from tiny_games.pig_box import Pig, PigView

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.hints import Hints
from igroteka.table.text.speech import Speaker


class Smudged(Pig):
    """The drawing fails once somebody has chosen."""

    def middle(self, content: Any, view: PigView, speaker: Speaker) -> str:
        return super().middle(content, view, speaker) if not view.decisions else str(1 // 0)


class Torn(Pig):
    """The points fail once somebody has chosen."""

    def points(self, view: PigView) -> tuple[int, ...]:
        return super().points(view) if not view.decisions else (1 // 0,)


class Stubborn(Hints[Any]):
    """Advises what nobody offers."""

    def advise(self, game: Any, choices: Choices, rng: Rng, /) -> int:
        return -1


class Misled(Pig):
    """The bots get such advice."""

    def hints(self) -> Hints[Any]:
        return Stubborn()
