"""Phase 2: everybody draws, then discards down to seven in secret, all at once (CH-047 to CH-049)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size, without_first
from igroteka.engine.choices import NOT_READY, READY, Choices, act, first_of, verb_of
from igroteka.engine.sealed import Sealed
from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.engine.vectors import put
from igroteka.games.havoc.rules.hands import discard, draw
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import DISCARD, TAKE_BACK
from igroteka.games.havoc.state.fields import DRAWING
from igroteka.games.havoc.state.game import Havoc

DRAWN: Final[i64] = 4  # CH-047
HAND_LIMIT: Final[i64] = 7  # CH-048


class DrawFour(Clause[Havoc]):
    """CH-047: in initiative order."""

    def run(self, game: Havoc) -> None:
        game.phase = DRAWING
        game.ready = 0
        for place in range(game.players):
            draw(game, game.at_place(place), DRAWN)


class DiscardDown(Sealed[Havoc]):
    """CH-048: to exactly seven, of one's own choice, secret until all are ready."""

    def waits(self, game: Havoc, seat: i64) -> bool:
        return not game.ready >> seat & 1 and game.hand_size(game.side_of(seat)) > HAND_LIMIT

    def excess(self, game: Havoc, side: i64) -> i64:
        """Count the cards still to be picked."""
        return game.hand_size(side) - size(game.picked[side]) - HAND_LIMIT

    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        if self.excess(game, side) == 0:
            choices.add(act(READY))
            return
        left = game.hand[side] & ~game.picked[side]
        while left != 0:
            choices.add_new(act(DISCARD, game.atlas.kind[nth(left, 0)]))
            left = without_first(left)

    def extras(self, game: Havoc, seat: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        if game.hand_size(side) <= HAND_LIMIT:
            return
        if game.ready >> seat & 1:
            choices.add(act(NOT_READY))
            return
        picked = game.picked[side]
        while picked != 0:
            choices.add_new(act(TAKE_BACK, game.atlas.kind[nth(picked, 0)]))
            picked = without_first(picked)

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        side = game.side_of(seat)
        verb = verb_of(action)
        if verb == READY:
            game.ready |= bit(seat)
        elif verb == NOT_READY:
            game.ready &= ~bit(seat)
        elif verb == DISCARD:
            card = game.held_as(side, first_of(action))
            game.picked = put(game.picked, side, game.picked[side] | bit(card))
        else:
            card = nth(game.picked[side] & game.atlas.of_kind[first_of(action)], 0)
            game.picked = put(game.picked, side, game.picked[side] & ~bit(card))

    def forget(self, game: Havoc, seat: i64) -> None:
        game.ready &= ~bit(seat)
        game.picked = put(game.picked, game.side_of(seat), 0)


class CloseDiscards(Clause[Havoc]):
    """CH-R15: no bonus comes of it; CH-R58: all see what went."""

    def run(self, game: Havoc) -> None:
        for place in range(game.players):
            side = game.at_place(place)
            picked = game.picked[side]
            game.picked = put(game.picked, side, 0)
            while picked != 0:
                card = nth(picked, 0)
                picked = without_first(picked)
                discard(game, side, card)
                game.tell(events.DISCARDED, side, game.atlas.kind[card], game.hand_size(side))


DISCARD_DOWN: Final = DiscardDown()

DRAW_PHASE: Final = Sequence(
    "DRAW_PHASE",
    DrawFour(),  # CH-047
    DISCARD_DOWN,  # CH-048
    CloseDiscards(),
)
