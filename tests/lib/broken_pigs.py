"""Pig with a fault in its drawing, or in its points: a server with bots needs them where its processes find them."""

from __future__ import annotations

from typing import Any

from tiny_games.pig_box import Pig, PigView

from igroteka.table.speech import Speaker


class Smudged(Pig):
    """The drawing fails once somebody has chosen."""

    def middle(self, content: Any, view: PigView, speaker: Speaker) -> str:
        return super().middle(content, view, speaker) if not view.decisions else str(1 // 0)


class Torn(Pig):
    """The points fail once somebody has chosen."""

    def points(self, view: PigView) -> tuple[int, ...]:
        return super().points(view) if not view.decisions else (1 // 0,)
