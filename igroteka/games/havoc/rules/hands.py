"""Cards between deck, hand and discard pile: drawing (CH-049), turning up, discarding, looking at some to keep one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Chance1, Chance2, Clause2, Clause3, Decision2
from igroteka.games.havoc.state import decks, events
from igroteka.games.havoc.state.actions import CARD, OWN_DECK
from igroteka.games.havoc.state.game import Havoc


def can_draw(game: Havoc, side: i64) -> bool:
    return game.deck[side] | game.discard[side] != 0


def reshuffle(game: Havoc, side: i64) -> None:
    """CH-049: the discard pile becomes the deck when that is empty."""
    if game.deck[side] == 0 and game.discard[side] != 0:
        game.shuffle(game.discard[side])
        game.deck[side] = game.discard[side]
        game.discard[side] = 0
        game.tell(events.RESHUFFLED, side, size(game.deck[side]))


def draw(game: Havoc, side: i64, many: i64) -> None:
    if many > 0:
        game.then(DRAW_CARDS, side, many)


class DrawCards(Clause2[Havoc]):
    """One by one; CH-R67: as many as there are; CH-R68: the hand has no limit here."""

    def run(self, game: Havoc, side: i64, many: i64) -> None:
        reshuffle(game, side)
        if game.deck[side] != 0:
            game.then(DRAW_CARD, side)
            draw(game, side, many - 1)


def deck_outcomes(game: Havoc, side: i64, odds: Odds) -> None:
    """Write the kinds on top of a personal deck: equal cards are one chance."""
    loose = game.deck[side]
    while loose != 0:
        odds.merge(game.atlas.kind[nth(loose, 0)], 1)
        loose = without_first(loose)


def deck_sample(game: Havoc, side: i64, rng: Rng) -> i64:
    loose = game.deck[side]
    return game.atlas.kind[nth(loose, rng.below(size(loose)))]


def take_off(game: Havoc, side: i64, kind: i64) -> i64:
    """Take a card of that kind off a personal deck; its owner alone sees it."""
    card = nth(game.deck[side] & game.atlas.of_kind[kind], 0)
    game.deck[side] &= ~bit(card)
    game.show(game.seat_of(side), card)
    return card


class DrawCard(Chance1[Havoc]):
    def outcomes(self, game: Havoc, side: i64, odds: Odds) -> None:
        deck_outcomes(game, side, odds)

    def sample(self, game: Havoc, side: i64, rng: Rng) -> i64:
        return deck_sample(game, side, rng)

    def apply(self, game: Havoc, side: i64, kind: i64) -> None:
        game.hand[side] |= bit(take_off(game, side, kind))
        game.tell(events.DREW, side, game.hand_size(side))
        game.whisper(game.seat_of(side), events.DREW_CARD, side, kind)


def turn_up(game: Havoc, side: i64, card: i64) -> None:
    """CH-R58: everybody sees a kind leave the hand, not which card of the hand it was."""
    hidden = game.hand[side] & ~game.known[game.players]
    if has(hidden, card):
        expect(game, side, card)
        if hidden != bit(card):
            game.remix(hidden, 0)
        game.show_all(card)


def expect(game: Havoc, side: i64, card: i64) -> None:
    """Whoever knew of an equal card in the hand takes this one for it: that there are two is a secret."""
    equals = game.hand[side] & game.atlas.of_kind[game.atlas.kind[card]]
    for row in range(game.players):
        if row != game.seat_of(side) and not has(game.known[row], card):
            expected = equals & game.known[row]
            if expected != 0:
                game.known[row] &= ~bit(nth(expected, 0))


def discard(game: Havoc, side: i64, card: i64) -> None:
    """CH-R20: onto the personal pile of its owner, whatever deck it came from."""
    turn_up(game, side, card)
    game.hand[side] &= ~bit(card)
    game.discard[side] |= bit(card)
    game.shown += 1


# --- looking at cards of one deck to keep one: CH-102, CH-103, and the Field Map ---


def can_look(game: Havoc, side: i64, deck: i64) -> bool:
    """CH-R18: an empty pile cannot be chosen."""
    return can_draw(game, side) if deck == OWN_DECK else decks.left_in(game, deck) > 0


def look(game: Havoc, side: i64, deck: i64, many: i64) -> None:
    game.tell(events.LOOKED, side, deck, many)
    game.then(LOOK, side, deck, many)
    game.then(KEEP, side, deck)


class Look(Clause3[Havoc]):
    """CH-102: all from one deck (CH-R19); CH-R18: with a reshuffle between, or fewer if there are no more."""

    def run(self, game: Havoc, side: i64, deck: i64, many: i64) -> None:
        if deck == OWN_DECK:
            reshuffle(game, side)
        if many > 0 and can_look(game, side, deck):
            game.then(LOOK_AT, side, deck)
            game.then(LOOK, side, deck, many - 1)


class LookAt(Chance2[Havoc]):
    def outcomes(self, game: Havoc, side: i64, deck: i64, odds: Odds) -> None:
        if deck == OWN_DECK:
            deck_outcomes(game, side, odds)
        else:
            decks.outcomes(game, deck, odds)

    def sample(self, game: Havoc, side: i64, deck: i64, rng: Rng) -> i64:
        return deck_sample(game, side, rng) if deck == OWN_DECK else decks.sample(game, deck, rng)

    def apply(self, game: Havoc, side: i64, deck: i64, kind: i64) -> None:
        if deck == OWN_DECK:
            game.looked |= bit(take_off(game, side, kind))
        else:
            card = decks.take(game, deck, kind)
            game.show(game.seat_of(side), card)
            game.looked |= bit(card)
        game.whisper(game.seat_of(side), events.LOOKED_AT, side, kind)


class Keep(Clause2[Havoc]):
    """CH-103: one goes to the hand. Of two equal cards too: not to be asked would tell the others that they are."""

    def run(self, game: Havoc, side: i64, deck: i64) -> None:
        if game.looked == 0:
            return
        if without_first(game.looked) == 0:
            keep(game, side, deck, game.atlas.kind[nth(game.looked, 0)])
        else:
            game.then(KEEP_WHICH, game.seat_of(side), deck)


class KeepWhich(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, deck: i64, choices: Choices) -> None:
        left = game.looked
        while left != 0:
            choices.add_new(act(CARD, game.atlas.kind[nth(left, 0)]))
            left = without_first(left)

    def apply(self, game: Havoc, seat: i64, deck: i64, action: i64) -> None:
        keep(game, game.side_of(seat), deck, first_of(action))


def keep(game: Havoc, side: i64, deck: i64, kind: i64) -> None:
    """CH-103: the others are shuffled back into their deck; nobody else knows which was kept."""
    seat = game.seat_of(side)
    mix_looked(game, seat)
    card = nth(game.looked & game.atlas.of_kind[kind], 0)
    rest = game.looked & ~bit(card)
    game.looked = 0
    game.hand[side] |= bit(card)
    if rest != 0 and deck == OWN_DECK:
        game.deck[side] |= rest
        game.shuffle(game.deck[side])
    elif rest != 0:
        decks.shuffle_in(game, deck, rest)
    game.tell(events.KEPT, side, deck, game.hand_size(side))
    game.whisper(seat, events.KEPT_WHICH, side, kind)


def mix_looked(game: Havoc, seat: i64) -> None:
    """Let others lose sight of cards that they knew, and mix cards of different shuffles."""
    looked = game.looked
    if size(looked) < 2:
        return
    for row in range(len(game.known)):
        if row != seat and game.known[row] & looked != 0:
            game.mix(looked, seat, 0)
            return
    first = nth(looked, 0)
    rest = without_first(looked)
    while rest != 0:
        if game.lineage is not None and game.lineage.apart(first, nth(rest, 0)):
            game.remix(looked, 0)
            return
        rest = without_first(rest)


DRAW_CARDS: Final = DrawCards()
DRAW_CARD: Final = DrawCard()
LOOK: Final = Look()
LOOK_AT: Final = LookAt()
KEEP: Final = Keep()
KEEP_WHICH: Final = KeepWhich()
