"""Sealed choices: drafted in secret in small steps, sealed by each seat, turned up by the game when all are."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.seats import OVER
from igroteka.engine.step import SEALS, G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[G]):
    """Choice made in secret by several seats at once. It stays on the stack while any of them waits."""

    def __init__(self) -> None:
        super().__init__(SEALS)

    def whose(self, game: G, frame: i64, /) -> i64:
        for seat in range(game.players):
            if self.waits(game, seat):
                return seat
        return OVER

    def offer(self, game: G, seat: i64, frame: i64, choices: Choices, /) -> None:
        self.actions(game, seat, choices)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        self.apply(game, seat, choice)

    def actions(self, game: G, seat: i64, choices: Choices, /) -> None:
        """Write what moves the seat's choice on; read only what the seat knows."""
        raise NotImplementedError

    def apply(self, game: G, seat: i64, action: i64, /) -> None:
        raise NotImplementedError

    def mix_asked(self, game: G, seat: i64, frame: i64, rng: Rng, /) -> None:
        """Forget the drafts of the others; seats that are ready get random choices, as nobody knows theirs."""
        choices = Choices()
        for other in range(game.players):
            if other == seat:
                continue
            sealed = not self.waits(game, other)
            self.forget(game, other)
            while sealed and self.waits(game, other):
                choices.clear()
                self.actions(game, other, choices)
                self.apply(game, other, choices.codes[rng.below(choices.count)])
