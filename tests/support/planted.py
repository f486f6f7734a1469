"""Secrets of every game, to be planted in what a seat receives: the leak test must find each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from igroteka.engine.game import Game


def rivals(game: Any, seat: int) -> list[int]:
    return [other for other in range(game.players) if other != seat]


def in_window(game: Game) -> bool:
    return game.in_window()


# --- Tremble ---


def ships(game: Any, seat: int) -> object:
    fleet = [ship for captain in rivals(game, seat) for ship in range(captain * 5, captain * 5 + 5)]
    return sorted(int(game.kind_of(ship)) for ship in fleet if game.place[ship] != 0)


def plan(game: Any, seat: int) -> object:
    return [[int(game.place[c * 5 + slot]) for slot in range(5)] for c in rivals(game, seat)] if game.sealing() else 0


def deck(game: Any, seat: int) -> object:
    return int(game.deck)


def mission(game: Any, seat: int) -> object:
    return [int(game.mission[c * 4]) for c in rivals(game, seat)]


def asked(game: Any, seat: int) -> object:
    return int(game.seat) if game.in_window() else 0


# --- Trappers ---


def artifacts(game: Any, seat: int) -> object:
    cards = range(int(game.atlas.cards))
    return [
        sorted(int(game.atlas.artifact[c]) for c in cards if game.hand[rival] >> c & 1) for rival in rivals(game, seat)
    ]


def artifact_deck(game: Any, seat: int) -> object:
    return int(game.decks[0])


def given_away(game: Any, seat: int) -> object:
    """What lies under the deck of artifacts, whoever put it there."""
    return [int(game.atlas.artifact[game.decks[2 + place]]) for place in range(int(game.decks[1]))]


def who_knows_what(game: Any, seat: int) -> object:
    return [int(game.unknown_to(rival)) for rival in rivals(game, seat)]


Secret = Callable[[Any, int], object]
SECRETS: dict[str, tuple[Secret, ...]] = {
    "tremble": (ships, plan, deck, mission, asked),
    "trappers": (artifacts, artifact_deck, given_away, who_knows_what),
}


def hidden_groups(name: str, game: Any, seat: int) -> list[list[int]]:
    """The kinds of the cards that the seat cannot place: by hand, and one by one where there is an order."""
    doubtful = int(game.unknown_to(seat))
    if name == "tremble":
        return [hidden_ships(game, rival, doubtful) for rival in rivals(game, seat)]
    hands = [int(game.hand[rival]) & doubtful for rival in rivals(game, seat)]
    groups = [[int(game.atlas.artifact[c]) for c in range(int(game.atlas.cards)) if hand >> c & 1] for hand in hands]
    under = [int(game.decks[2 + place]) for place in range(int(game.decks[1]))]
    return groups + [[int(game.atlas.artifact[card])] for card in under if doubtful >> card & 1]


def hidden_ships(game: Any, rival: int, doubtful: int) -> list[int]:
    slots = [ship for ship in range(rival * 5, rival * 5 + 5) if game.place[ship] > 0]
    return [int(game.kind_of(ship)) for ship in slots if doubtful >> int(game.fleet[ship]) & 1]
