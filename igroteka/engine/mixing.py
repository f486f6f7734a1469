"""What a seat cannot know about hidden cards, exchanged for something that it could not tell from it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import nth, size
from igroteka.engine.chance import Rng
from igroteka.engine.step import Game
from igroteka.engine.traces import alike, exchange, row_of, rows_for, unknown

ANY_FACT: i64 = -1  # all cards: nothing public tells one from another


def mix_cards(game: Game, marks: vec[i64], seat: i64, loose: i64, same_fact: vec[i64], rng: Rng) -> None:
    """Every card that the seat cannot place changes with one that it could be; thrice if tangled.

    `loose` are the cards of the deck, which have no place yet; `same_fact` by card those to which the same could have
    happened in public, empty if nothing does.
    """
    rows = rows_for(game.players)
    row = row_of(seat, rows)
    sweeps: i64 = 1 if len(marks) == rows else 3
    for _sweep in range(sweeps):
        hidden = unknown(marks, rows, row) & ~loose
        while hidden != 0:
            card = nth(hidden, 0)
            hidden &= hidden - 1
            fits = alike(marks, rows, row, card, same_fact[card] if len(same_fact) > 0 else ANY_FACT)
            chosen = rng.below(size(fits) + 1)
            if chosen > 0:
                other = nth(fits, chosen - 1)
                exchange(marks, rows, row, card, other)
                game.swap_cards(card, other)
