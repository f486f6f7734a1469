"""Default advice: a game that says what a position is worth need not say what to do."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.hints import Hints
from igroteka.engine.loop import play_trusted, throw
from igroteka.engine.seats import CHANCE
from igroteka.engine.step import G

LOOKS: Final[i64] = 6  # at what chance may bring after a choice


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgingHints(Hints[G]):
    """Hints of a game that writes `worth`: the advice is the choice after which the seat stands best.

    Every choice is tried on a copy, up to the next decision. Where one step is blind a game advises by hand.
    """

    def advise(self, game: G, choices: Choices, rng: Rng, /) -> i64:
        seat = game.seat
        best = choices.codes[0]
        most: i64 = -1
        for place in range(choices.count):
            worth = self.worth_after(game, seat, choices.codes[place], rng)
            if worth > most:
                most = worth
                best = choices.codes[place]
        return best

    def worth_after(self, game: G, seat: i64, choice: i64, rng: Rng, /) -> i64:
        """Return LOOKS times what the seat's position is worth after the choice, on average over what is thrown."""
        total: i64 = 0
        for _ in range(LOOKS):
            twin: Any = game.copy()
            play_trusted(twin, seat, choice)
            if twin.seat != CHANCE:
                return LOOKS * self.worth(twin, seat)
            while twin.seat == CHANCE:
                throw(twin, rng)
            total += self.worth(twin, seat)
        return total
