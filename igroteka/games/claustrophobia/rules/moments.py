"""Moments at which a scenario acts (CL-012): by its word in the vocabulary the step that happens then.

The steps themselves are in scenarios/, which enter them here; the chapters of the rules know the moments alone.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from igroteka.engine.step import Step
from igroteka.engine.step_kinds import Clause
from igroteka.games.claustrophobia.content.vocabulary import DEEDS, DIEDS, REVEALS, ROUND_ENDS, ROUND_STARTS
from igroteka.games.claustrophobia.state import reasons
from igroteka.games.claustrophobia.state.game import Claustrophobia


class Nothing(Clause[Claustrophobia]):
    """The scenario has nothing to say."""

    def run(self, game: Claustrophobia) -> None:
        return


NOTHING: Final = Nothing()


class Deed:
    """Something that a scenario lets a warrior do in his activation, as a rule instead of attacking (CL-R49)."""

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        """Return why the warrior on this spot cannot do it now, 0 if he can."""
        return reasons.NOT_THERE

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        raise NotImplementedError

    def is_free(self) -> bool:
        """Tell whether it leaves the attack to him."""
        return False

    def is_demons(self) -> bool:
        """Tell whether warriors of the Demon side do it."""
        return False


class Moments:
    def __init__(self) -> None:
        self.revealed: list[Step[Any]] = [NOTHING] * len(REVEALS)  # human, spot
        self.round_start: list[Step[Any]] = [NOTHING] * len(ROUND_STARTS)
        self.round_end: list[Step[Any]] = [NOTHING] * len(ROUND_ENDS)
        self.died: list[Step[Any]] = [NOTHING] * len(DIEDS)  # human, spot
        self.deeds: list[Deed] = [Deed() for _ in range(int(DEEDS))]


MOMENTS: Final = Moments()
