"""Every piece of a game, wherever it lies: the same at every moment."""

from __future__ import annotations

from collections import Counter
from typing import Any


def all_pieces(name: str, game: Any) -> object:
    return PIECES[name](game)


def of_tremble(game: Any) -> object:
    """Each ship card, city and mission lies in exactly one place."""
    cards = game.cards
    in_fleets = [int(game.fleet[ship]) for ship in range(game.players * 5) if game.place[ship]]
    empty = [int(game.fleet[ship]) for ship in range(game.players * 5) if not game.place[ship]]
    assert set(empty) <= {-1}
    drawn = [int(card) for card in (game.drawn, game.drawn_too) if card != -1]
    piled = [card for card in range(cards.ships) if game.deck >> card & 1]
    scrapped = [card for card in range(cards.ships) if game.scrapheap >> card & 1]
    ships = Counter(in_fleets + drawn + piled + scrapped)
    assert set(ships.values()) == {1}
    cities = Counter(
        [city for city in range(cards.cities) if game.is_left(city)]
        + [int(game.city[cell]) for cell in range(6) if game.city[cell] != -1]
        + [int(game.quarry(slot)) for slot in range(game.players * 5) if game.token(slot)]
        + [city for c in range(game.players) for city in range(cards.cities) if game.has_captured(c, city)]
    )
    assert set(cities.values()) == {1}
    on_search = {(ship // 5, int(game.place[ship]) - 16) for ship in range(game.players * 5) if game.searches(ship)}
    running = {(slot // 5, slot % 5) for slot in range(game.players * 5) if game.token(slot)}
    assert running <= on_search
    missions = Counter([int(m) for m in game.mission if m != -1] + [int(m) for m in game.undealt])
    assert set(missions.values()) <= {1}
    assert all(0 <= game.fuel[c] <= 20 for c in range(game.players))
    assert sum(game.credits(c) for c in range(game.players)) + game.stock() == 5
    return sorted(ships), sorted(missions)


def of_trappers(game: Any) -> object:
    """Each artifact and quest lies in one place, but for human quests that are done; on a cell lies but one tile."""
    atlas, row = game.atlas, 42
    decks = [
        [card for card in range(40) if game.decks[deck * row] >> card & 1]
        + [int(game.decks[deck * row + 2 + place]) for place in range(int(game.decks[deck * row + 1]))]
        for deck in range(3)
    ]
    in_hands = [card for seat in range(game.players) for card in range(atlas.cards) if game.hand[seat] >> card & 1]
    artifacts = Counter(decks[0] + in_hands)
    in_play = [int(quest) for quest in game.quest if quest != -1]
    human = Counter(decks[1] + [quest for quest in in_play if atlas.side[quest] == 0])
    old = Counter(decks[2] + [quest for quest in in_play if atlas.side[quest] == 1])
    assert set(artifacts.values()) == {1} and set(human.values()) <= {1} and set(old.values()) == {1}
    assert 4 * (10 - len(human)) <= sum(game.vp), "those that are gone brought points"
    tiles = Counter(
        cell
        for seat in range(game.players)
        for pile in (game.factories, game.cities)
        for cell in range(36)
        if pile[seat] >> cell & 1
    )
    assert set(tiles.values()) <= {1} and all(atlas.kind[cell] == 0 for cell in tiles)
    assert all(0 <= game.tiles_left(seat) <= 6 for seat in range(game.players))
    assert all(-2 <= rep <= 6 for rep in game.rep)
    assert all(game.zefs[seat] >= 0 and game.residents[seat] >= 0 for seat in range(game.players))
    return sorted(artifacts), sorted(old)


def of_pig(game: Any) -> object:
    return len(game.points)


def of_leduc(game: Any) -> object:
    out = [int(card) for card in (game.card_of(0), game.card_of(1), game.public) if card != -1]
    return sorted(out + [card for card in range(6) if game.deck >> card & 1])


def of_auction(game: Any) -> object:
    return len(game.holder), len(game.owner)


PIECES = {"tremble": of_tremble, "trappers": of_trappers, "pig": of_pig, "leduc": of_leduc, "auction": of_auction}
