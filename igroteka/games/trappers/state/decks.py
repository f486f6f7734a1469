"""The three decks as queues: draw from the top, return to the bottom, never reshuffle (TR-018, TR-066, TR-107, TR-113).

A deck has no order until drawn: its loose cards come first, each as likely as the other; then, one after another,
those that were put under it. One vec holds all three: for each deck the loose cards (a bit each), how many lie
under them, and these in the order in which they will be drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size
from igroteka.engine.chance import Odds, Rng
from igroteka.games.trappers.state.fields import Fields

ARTIFACTS: Final[i64] = 0
QUESTS: Final[i64] = 1  # QUESTS + side
DECKS: Final[i64] = 3
ROW: Final[i64] = 42  # room for 40 cards: the loader allows no more


def left(game: Fields, deck: i64) -> i64:
    """Cards in the deck."""
    return size(game.decks[deck * ROW]) + game.decks[deck * ROW + 1]


def put_under(game: Fields, deck: i64, card: i64) -> None:
    count = game.decks[deck * ROW + 1]
    game.decks[deck * ROW + 2 + count] = card
    game.decks[deck * ROW + 1] = count + 1


def outcomes(game: Fields, deck: i64, odds: Odds) -> None:
    loose = game.decks[deck * ROW]
    if loose == 0:
        odds.add(game.decks[deck * ROW + 2], 1)
        return
    while loose != 0:
        odds.add(nth(loose, 0), 1)
        loose &= loose - 1


def sample(game: Fields, deck: i64, rng: Rng) -> i64:
    loose = game.decks[deck * ROW]
    if loose == 0:
        return game.decks[deck * ROW + 2]
    return nth(loose, rng.below(size(loose)))


def take(game: Fields, deck: i64, card: i64) -> None:
    """The drawn card leaves the deck."""
    row = deck * ROW
    if game.decks[row] != 0:
        game.decks[row] &= ~bit(card)
        return
    count = game.decks[row + 1] - 1
    game.decks[row + 1] = count
    for place in range(row + 2, row + 2 + count):
        game.decks[place] = game.decks[place + 1]
    game.decks[row + 2 + count] = 0


def next_among(game: Fields, deck: i64, cards: i64) -> i64:
    """Of these cards the one that can come next."""
    loose = game.decks[deck * ROW]
    if loose == 0:
        return game.decks[deck * ROW + 2]
    return nth(loose & cards, 0)
