"""What a seat cannot know, exchanged for something that it could not tell from it (TH-035, TH-095, TH-R13, TH-R37)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size
from igroteka.engine.chance import Rng
from igroteka.engine.traces import alike, exchange, row_of, rows_for, unknown
from igroteka.games.tremble.fields import DEALT_MISSIONS, FLEET, NONE, NOWHERE, Fields


def mix_missions(game: Fields, seat: i64, rng: Rng) -> None:
    """Of the others' missions nothing is known but how many were kept."""
    hidden = game.undealt[:]
    for place in range(len(game.mission)):
        if place // DEALT_MISSIONS != seat and game.mission[place] != NONE:
            hidden = append(hidden, game.mission[place])
    count: i64 = len(hidden)
    for i in range(count - 1, 0, -1):
        other = rng.below(i + 1)
        card = hidden[i]
        hidden[i] = hidden[other]
        hidden[other] = card
    missions = game.mission[:]
    for place in range(len(missions)):
        if place // DEALT_MISSIONS != seat and missions[place] != NONE:
            count -= 1
            missions[place] = hidden[count]
    game.mission = missions
    game.undealt = hidden[:count]


def mix_ships(game: Fields, seat: i64, rng: Rng) -> None:
    """Every ship card that the seat cannot place, outside the deck, changes with one it could be; thrice if tangled."""
    rows = rows_for(game.players)
    row = row_of(seat, rows)
    sweeps: i64 = 1 if len(game.marks) == rows else 3
    for _ in range(sweeps):
        hidden = unknown(game.marks, rows, row) & ~game.deck
        while hidden != 0:
            card = nth(hidden, 0)
            hidden &= hidden - 1
            fits = alike(game.marks, rows, row, card, game.cards.same_price[card])
            chosen = rng.below(size(fits) + 1)
            if chosen > 0:
                other = nth(fits, chosen - 1)
                exchange(game.marks, rows, row, card, other)
                swap(game, card, other)


def swap(game: Fields, x: i64, y: i64) -> None:
    """Each of the two lies where the other lay."""
    game.deck = swapped(game.deck, x, y)
    game.scrapheap = swapped(game.scrapheap, x, y)
    for ship in range(game.players * FLEET):
        if game.place[ship] != NOWHERE:
            game.fleet[ship] = other_of(game.fleet[ship], x, y)
    game.drawn = other_of(game.drawn, x, y)
    game.drawn_too = other_of(game.drawn_too, x, y)


def swapped(pile: i64, x: i64, y: i64) -> i64:
    if has(pile, x) != has(pile, y):
        return pile ^ bit(x) ^ bit(y)
    return pile


def other_of(card: i64, x: i64, y: i64) -> i64:
    if card == x:
        return y
    return x if card == y else card
