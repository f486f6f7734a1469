"""A first game that teaches: its fixed deal, its simplest options, and bubbles that speak when their moment comes.

A game gives these as data (`first_game` of its box). A bubble is chosen from what its seat is asked and has heard,
and from nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from igroteka.table.view import BaseView


class Bubble:
    """A few sentences for one moment: a question put to the seat, or an event that it has heard of."""

    def __init__(self, key: str, step: str = "", event: int = 0, on: str = "") -> None:
        if bool(step) == bool(event):
            raise ValueError(f"{key}: a bubble speaks of one step or of one kind of event")
        self.key: Final = key  # of its words
        self.step: Final = step  # the name of the step that asks
        self.event: Final = event  # the kind of event
        self.on: Final = on  # the element it points at: an id, "ship-" the first of its kind, "" the question


class FirstGame:
    """What somebody plays who has never seen the game. The seed deals what falls before the first question."""

    def __init__(
        self, players: int, seed: int, options: Mapping[str, str], bubbles: Sequence[Bubble], seat: int = 0
    ) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = dict(options)  # what is not named is usual
        self.bubbles: Final = tuple(bubbles)
        self.seat: Final = seat  # whose bubbles these are

    def due(self, view: BaseView, heard: Collection[int], seen: Collection[str]) -> Bubble | None:
        """Return the bubble for this moment: of what has just happened first, then of the question."""
        left = [bubble for bubble in self.bubbles if bubble.key not in seen]
        for bubble in left:
            if bubble.event and bubble.event in heard:
                return bubble
        if view.acts:
            for bubble in left:
                if bubble.step and bubble.step == view.step:
                    return bubble
        return None
