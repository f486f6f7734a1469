"""Windows: moments at which someone may play a hidden card, asked so that nobody learns who has one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, act
from igroteka.engine.seats import NOBODY, OVER
from igroteka.engine.step import OPENS, G, Step, first, frame_of, second, third


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[G]):
    """Moment at which a hidden card may be played: asked of every seat that could hold one, by public knowledge.

    The frame holds the position in the order of asking, the position from which on the others do not know
    who was asked (everybody up to there is settled), and one number of the rule. A seat without such a card
    has the pass alone; a pass is told to nobody.
    """

    def __init__(self) -> None:
        super().__init__(OPENS)

    def open(self, game: G, number: i64) -> None:
        game.shown += 1  # no undo once it is open: it would tell whether someone was asked
        game.then(self, 0, 0, number)

    def asked(self, game: G, number: i64, position: i64, /) -> i64:
        """Return the seat at this position of the order, NOBODY after the last."""
        raise NotImplementedError

    def could(self, game: G, number: i64, seat: i64, /) -> bool:
        """Tell whether such a card may be there, as far as everybody knows."""
        raise NotImplementedError

    def actions(self, game: G, number: i64, seat: i64, choices: Choices, /) -> None:
        """Write what the seat can really do, besides passing."""
        raise NotImplementedError

    def apply(self, game: G, number: i64, seat: i64, action: i64, /) -> None:
        raise NotImplementedError

    def whose(self, game: G, frame: i64, /) -> i64:
        position = first(frame)
        number = third(frame)
        while True:
            seat = self.asked(game, number, position)
            if seat == NOBODY:
                return OVER
            if self.could(game, number, seat):
                game.top = frame_of(self, position, second(frame), number)
                return seat
            position += 1

    def offer(self, game: G, seat: i64, frame: i64, choices: Choices, /) -> None:
        choices.add(act(PASS))
        self.actions(game, third(frame), seat, choices)

    def accept(self, game: G, seat: i64, frame: i64, choice: i64, /) -> None:
        position = first(frame)
        number = third(frame)
        if choice == act(PASS):
            game.then(self, position + 1, second(frame), number)
            return
        self.apply(game, number, seat, choice)
        game.then(self, position, position, number)  # everybody saw it: the order is known up to here

    def mix_asked(self, game: G, seat: i64, frame: i64, rng: Rng, /) -> None:
        """Ask any seat that the viewer cannot exclude: one after itself if it has passed, else one before."""
        now = first(frame)
        settled = second(frame)
        number = third(frame)
        if self.asked(game, number, now) == seat:
            return
        candidates = vec[i64]()
        position = settled
        while True:
            other = self.asked(game, number, position)
            if other == NOBODY:
                break
            if other == seat and self.could(game, number, seat):
                if now < position:
                    break
                candidates = vec[i64]()  # it has passed: whoever is asked comes later
            elif self.could(game, number, other):
                candidates = append(candidates, position)
            position += 1
        if len(candidates) > 0:
            position = candidates[rng.below(len(candidates))]
            game.top = frame_of(self, position, settled, number)
            game.seat = self.asked(game, number, position)
