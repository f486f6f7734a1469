"""The decks: a personal one for each side, one for each terrain (CH-008, CH-018).

A deck has no order until drawn: its loose cards come first, each as likely as the other. Under a terrain deck lie, one
after another, the cards that came from the Matrix (CH-R60), until the deck is shuffled. One number holds them: how many
they are, then a digit for each, in the order in which they will be drawn: its place among the cards of its deck.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import DECK_SIZE
from igroteka.games.havoc.state.fields import Fields


def left_in(game: Fields, terrain: i64) -> i64:
    """Count the cards of a terrain deck."""
    return size(game.terrain[terrain]) + (game.under[terrain] & 15)


def under_card(game: Fields, terrain: i64, place: i64) -> i64:
    return terrain * DECK_SIZE + digit(game.under[terrain], place + 1)


def under_cards(game: Fields, terrain: i64) -> i64:
    """Return the cards under the deck, a bit each."""
    pile: i64 = 0
    for place in range(game.under[terrain] & 15):
        pile |= bit(under_card(game, terrain, place))
    return pile


def put_under(game: Fields, card: i64) -> None:
    terrain = card // DECK_SIZE
    count = game.under[terrain] & 15
    word = game.under[terrain] + 1 + ((card % DECK_SIZE) << (4 * count + 4))
    game.under = put(game.under, terrain, word)


def outcomes(game: Fields, terrain: i64, odds: Odds) -> None:
    """Write the kinds of cards that may lie on top: equal cards are one chance."""
    loose = game.terrain[terrain]
    if loose == 0:
        odds.add(game.atlas.kind[under_card(game, terrain, 0)], 1)
        return
    while loose != 0:
        odds.merge(game.atlas.kind[nth(loose, 0)], 1)
        loose = without_first(loose)


def sample(game: Fields, terrain: i64, rng: Rng) -> i64:
    loose = game.terrain[terrain]
    if loose == 0:
        return game.atlas.kind[under_card(game, terrain, 0)]
    return game.atlas.kind[nth(loose, rng.below(size(loose)))]


def take(game: Fields, terrain: i64, kind: i64) -> i64:
    """Take the card of that kind off the deck."""
    loose = game.terrain[terrain]
    if loose == 0:
        card = under_card(game, terrain, 0)
        word = game.under[terrain]
        game.under = put(game.under, terrain, (word & 15) - 1 | word >> 8 << 4)
        return card
    card = nth(loose & game.atlas.of_kind[kind], 0)
    game.terrain = put(game.terrain, terrain, loose & ~bit(card))
    return card


def shuffle_in(game: Fields, terrain: i64, cards: i64) -> None:
    """Shuffle the cards into their deck, what lies under it too (CH-103)."""
    pile = game.terrain[terrain] | under_cards(game, terrain) | cards
    game.shuffle(pile)
    game.terrain = put(game.terrain, terrain, pile)
    game.under = put(game.under, terrain, 0)
