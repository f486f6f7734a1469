"""What a seat cannot know, exchanged for something that it could not tell from it (TH-035, TH-095, TH-R13, TH-R37)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.knowledge import renamed
from igroteka.games.tremble.state.fields import DEALT_MISSIONS, FLEET, NONE, NOWHERE, Fields


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


def rename_ships(game: Fields, names: vec[i64], changed: i64) -> None:
    """Wherever a ship card lies, the other that it may be lies now."""
    game.deck = renamed(game.deck, names, changed)
    game.scrapheap = renamed(game.scrapheap, names, changed)
    for ship in range(game.players * FLEET):
        if game.place[ship] != NOWHERE:
            game.fleet[ship] = names[game.fleet[ship]]
    if game.drawn != NONE:
        game.drawn = names[game.drawn]
    if game.drawn_too != NONE:
        game.drawn_too = names[game.drawn_too]
