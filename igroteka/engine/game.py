"""A game in play: a mutable table and a stack of the steps that are still to be done."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices
from igroteka.engine.events import EVERYONE, EventLog
from igroteka.engine.fields import table_of
from igroteka.engine.loop import Door, can_play, cover, play_trusted, settle
from igroteka.engine.seats import OVER
from igroteka.engine.step import KIND, NOTHING, OPENS, SEALS, Step, first, frame_of, not_offered, second, step_of, third


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Game:
    """Base class of every game: the contract that pages, bots, records and environments rely on."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.seat: i64 = OVER  # whose choice it is, or CHANCE, or OVER
        self.top: i64 = NOTHING  # the frame on top of the stack: most steps schedule just one
        self.stack: vec[i64] = vec[i64]()  # the frames under it
        self.depth: i64 = 0  # how many they are
        self.shown: i64 = 0  # how often something hidden or random came out: no undo goes back past that
        self.listener: EventLog | None = None
        self.door: Door | None = None

    # --- what a game of its own provides ---

    def copy(self) -> Game:
        """Return a new table: `take_over` this one, then copy every field of the game's own."""
        raise NotImplementedError

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Replace what the seat cannot know by something it could not tell from it; cards have `mix_cards`."""
        raise NotImplementedError

    def mix_cards(self, seat: i64, rng: Rng) -> None:
        """Replace hidden cards, in games that have them (knowledge.py)."""

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def off_table(self) -> frozenset[str]:
        """Name the fields that are not on the table: what is pending, who listens, what never changes."""
        return frozenset(("seat", "top", "stack", "depth", "shown", "listener", "door"))

    def table(self) -> dict[str, object]:
        """Return everything on the table by name, for digests and comparison."""
        return table_of(self, self.off_table())

    def ending(self) -> int:
        """Return why the game ended: a number of the game's own, for its words."""
        return 0

    def take_over(self, game: Game) -> None:
        """Copy the engine's part: who acts, and what is pending."""
        self.seat = game.seat
        self.top = game.top
        if game.depth > 0:
            self.stack = game.stack[:]
            self.depth = game.depth
        self.shown = game.shown

    # --- scheduling ---

    def then(self, step: Step[Any], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Schedule a step with up to three numbers; several happen in the order written."""
        frame = frame_of(step, a, b, c)
        if self.top == NOTHING:
            self.top = frame
        else:
            cover(self, frame)

    def settle(self) -> None:
        """Run until someone must choose, dice must fall, or nothing is left."""
        settle(self)

    def end(self) -> None:
        """Drop everything pending: nothing more happens."""
        self.top = NOTHING
        self.depth = 0

    # --- playing ---

    def offer(self, choices: Choices) -> None:
        """Write the choices that move the game on, for the seat to act."""
        choices.clear()
        step_of(self.top).offer(self, self.seat, self.top, choices)

    def offer_to(self, seat: i64, choices: Choices) -> None:
        """Write the choices of this seat; none if it is not its turn."""
        choices.clear()
        if self.top != NOTHING and self.acts(seat):
            step_of(self.top).offer(self, seat, self.top, choices)

    def extras_to(self, seat: i64, choices: Choices) -> None:
        """Write what a person may do besides and search need not: take back an order, order out of turn."""
        choices.clear()
        if 0 <= seat < self.players and self.sealing():
            step_of(self.top).extras(self, seat, choices)

    def play(self, choice: i64) -> None:
        """Play a choice of `seat`, or an outcome of chance."""
        self.play_as(self.seat, choice)

    def play_as(self, seat: i64, choice: i64) -> None:
        """Play a choice of this seat; raise NotOfferedError if the seat does not have it now."""
        if not can_play(self, seat, choice):
            raise not_offered(self.top, seat, choice)
        play_trusted(self, seat, choice)

    def outcomes(self, odds: Odds) -> None:
        """Write what chance may bring now."""
        odds.clear()
        step_of(self.top).outcomes_of(self, self.top, odds)

    def sample(self, rng: Rng) -> i64:
        """Draw one of the outcomes, without playing it."""
        return step_of(self.top).sample_of(self, self.top, rng)

    # --- who acts ---

    def step(self) -> Step[Any]:
        """Return the step that asks or throws now."""
        return step_of(self.top)

    def frame(self) -> tuple[int, int, int]:
        """Return the three numbers of the step that asks or throws now."""
        return int(first(self.top)), int(second(self.top)), int(third(self.top))

    def sealing(self) -> bool:
        return self.top >> KIND & 7 == SEALS

    def in_window(self) -> bool:
        return self.top >> KIND & 7 == OPENS

    def acts(self, seat: i64) -> bool:
        if self.sealing():
            return 0 <= seat < self.players and step_of(self.top).waits(self, seat)
        return seat >= 0 and self.seat == seat

    def seats(self) -> list[int]:
        """Return who is to act: one seat, several for a sealed choice, none for chance and at the end."""
        return [seat for seat in range(self.players) if self.acts(seat)]

    def seen_to_act(self, viewer: int) -> list[int]:
        """Return whom the viewer knows to be deciding: in a window nobody knows which of the others is asked."""
        if self.in_window() and self.seat != viewer:
            return []
        return self.seats()

    def actions(self) -> list[int]:
        return self.actions_of(int(self.seat))

    def actions_of(self, seat: int) -> list[int]:
        choices = Choices()
        self.offer_to(seat, choices)
        return choices.listed()

    def extras_of(self, seat: int) -> list[int]:
        choices = Choices()
        self.extras_to(seat, choices)
        return choices.listed()

    # --- telling ---

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell an event to everyone."""
        if self.listener is not None:
            self.whisper(EVERYONE, kind, a, b, c, d)

    def whisper(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell an event to one seat alone."""
        if self.listener is not None:
            self.listener.hear(kind, a, b, c, d, seat)

    # --- secrets ---

    def resample(self, seat: i64, rng: Rng) -> Game:
        """Return a live table that the seat could not tell from this one."""
        twin = self.copy()
        twin.mix_cards(seat, rng)
        twin.mix_the_rest(seat, rng)
        return twin

    def mix_the_rest(self, seat: i64, rng: Rng) -> None:
        """Replace what is hidden besides cards, and who is asked in a window."""
        self.mix_hidden(seat, rng)
        if self.top != NOTHING:
            step_of(self.top).mix_asked(self, seat, self.top, rng)

    def reopen(self, seat: i64) -> None:
        """Reset the sealed choices of all other seats, for search: they have still to be made."""
        if not self.sealing():
            return
        step = step_of(self.top)
        for other in range(self.players):
            if other != seat:
                step.forget(self, other)
        self.settle()
