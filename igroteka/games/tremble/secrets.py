"""What a seat cannot know, exchanged for something that it could not tell from it (TH-035, TH-095, TH-R13, TH-R37)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from igroteka.engine.bits import other_of, swapped
from igroteka.engine.chance import Rng
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


def swap_ships(game: Fields, x: i64, y: i64) -> None:
    """Each of the two lies where the other lay."""
    game.deck = swapped(game.deck, x, y)
    game.scrapheap = swapped(game.scrapheap, x, y)
    for ship in range(game.players * FLEET):
        if game.place[ship] != NOWHERE:
            game.fleet[ship] = other_of(game.fleet[ship], x, y)
    game.drawn = other_of(game.drawn, x, y)
    game.drawn_too = other_of(game.drawn_too, x, y)
