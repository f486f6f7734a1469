"""Hints for bots: a game's own advice and its estimate of a position. A game without hints has these."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.step import G

WIN: Final[i64] = 1000  # a worth is in thousandths of a win
ALL: Final[i64] = 1000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[G]):
    """Advice without state; it is asked about tables that the asking seat could not tell from the true one."""

    def advise(self, game: G, choices: Choices, rng: Rng, /) -> i64:
        """Return the choice to make for the seat to act, of those offered."""
        return choices.codes[rng.below(choices.count)]

    def worth(self, game: G, seat: i64, /) -> i64:
        """Return how well the seat stands, 0..WIN: the value where a search stops playing."""
        return WIN // game.players

    def judge(self, game: G, worths: vec[i64], /) -> None:
        """Write the worth of every seat; a game may have a shorter way than one by one."""
        for seat in range(game.players):
            worths[seat] = self.worth(game, seat)

    def horizon(self, game: G, /) -> i64:
        """Return after how many more decisions a playout is cut off and judged by `worth`."""
        return 1000000

    def breadth(self, game: G, visits: i64, /) -> i64:
        """Return how many choices of a position a search should have tried after so many visits.

        A game with many choices and good advice limits it: the next one tried is what it advises of those left.
        """
        return ALL

    def tempered(self, name: str, /) -> Hints[G]:
        """Return the same advice in another temper, for studies; a game says which it knows."""
        raise ValueError(f"no temper '{name}'")


def lead_worth(lead: i64, doubt: i64) -> i64:
    """Return what a lead over one rival is worth: half of WIN for none, three quarters for one `doubt`, never all."""
    half = WIN // 2
    return half + half * lead // (doubt + max(lead, -lead))


def root(number: i64) -> i64:
    """Return the whole part of the square root, for a breadth that grows slower than the visits."""
    found: i64 = 0
    while (found + 1) * (found + 1) <= number:
        found += 1
    return found
