"""Cards between deck, hand and discard pile (CL-010, CL-079 to CL-082, CL-158, CL-R26, CL-R27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.step_kinds import Chance1, Clause1
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia


def outcomes_of(game: Claustrophobia, seat: i64, odds: Odds) -> None:
    """Write the kinds on top of a deck: equal cards are one chance."""
    loose = game.deck[seat]
    while loose != 0:
        odds.merge(game.atlas.kind[nth(loose, 0)], 1)
        loose = without_first(loose)


def sample_of(game: Claustrophobia, seat: i64, rng: Rng) -> i64:
    loose = game.deck[seat]
    return game.atlas.kind[nth(loose, rng.below(size(loose)))]


def draw(game: Claustrophobia, seat: i64, kind: i64) -> i64:
    """CL-079: into the hand, which has no limit (CL-080); its owner alone sees it (CL-R27)."""
    card = nth(game.deck[seat] & game.atlas.of_kind[kind], 0)
    game.set_deck(seat, game.deck[seat] & ~bit(card))
    game.set_hand(seat, game.hand[seat] | bit(card))
    game.show(seat, card)
    return card


class DrawAdvantages(Clause1[Claustrophobia]):
    """CL-038: at random; CL-R26: as many as there are."""

    def run(self, game: Claustrophobia, many: i64) -> None:
        for _card in range(min(many, size(game.deck[HUMAN]))):
            game.then(DRAW_ADVANTAGE, HUMAN)


class DrawAdvantage(Chance1[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, seat: i64, odds: Odds) -> None:
        outcomes_of(game, seat, odds)

    def sample(self, game: Claustrophobia, seat: i64, rng: Rng) -> i64:
        return sample_of(game, seat, rng)

    def apply(self, game: Claustrophobia, seat: i64, kind: i64) -> None:
        card = draw(game, seat, kind)
        game.tell(events.DREW_ADVANTAGE, game.hand_size(seat))
        if game.open_advantages:  # CL-R27
            game.show_all(card)
            game.tell(events.DREW_ADVANTAGE_CARD, kind)
        else:
            game.whisper(seat, events.DREW_ADVANTAGE_CARD, kind)


class DrawEvents(Clause1[Claustrophobia]):
    """CL-061, CL-079; CL-R26: no reshuffle, an empty deck gives nothing."""

    def run(self, game: Claustrophobia, many: i64) -> None:
        there = min(many, size(game.deck[DEMON]))
        for _card in range(there):
            game.then(DRAW_EVENT, DEMON)
        if there < many:
            game.tell(events.DECK_EMPTY, DEMON)


class DrawEvent(Chance1[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, seat: i64, odds: Odds) -> None:
        outcomes_of(game, seat, odds)

    def sample(self, game: Claustrophobia, seat: i64, rng: Rng) -> i64:
        return sample_of(game, seat, rng)

    def apply(self, game: Claustrophobia, seat: i64, kind: i64) -> None:
        draw(game, seat, kind)
        game.tell(events.DREW_EVENT, game.hand_size(seat), size(game.deck[seat]))
        game.whisper(seat, events.DREW_EVENT_CARD, kind)


def turn_up(game: Claustrophobia, seat: i64, card: i64) -> None:
    """Let everybody see a kind leave the hand, not which card of the hand it was."""
    hidden = game.hand[seat] & ~game.known[game.players]
    if has(hidden, card):
        if hidden != bit(card):
            game.remix(hidden, 0)
        game.show_all(card)


def play(game: Claustrophobia, kind: i64, about: i64 = NONE) -> None:
    """CL-039, CL-081: the card is shown; CL-082, CL-158: and discarded."""
    seat = game.atlas.owner[kind]
    card = game.held_as(seat, kind)
    turn_up(game, seat, card)
    game.set_hand(seat, game.hand[seat] & ~bit(card))
    game.discard |= bit(card)
    game.shown += 1
    game.tell(events.PLAYED, seat, kind, about)


DRAW_ADVANTAGES: Final = DrawAdvantages()
DRAW_ADVANTAGE: Final = DrawAdvantage()
DRAW_EVENTS: Final = DrawEvents()
DRAW_EVENT: Final = DrawEvent()
