"""What Leduc poker hides: the card in the other's hand, until a showdown."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game_facts import GameFacts
from tiny_games.leduc import BY_CARDS, LeducGame


class LeducFacts(GameFacts):
    def pieces(self, game: Any) -> object:
        out = [int(card) for card in (game.card_of(0), game.card_of(1), game.public) if card != -1]
        return sorted(out + [card for card in range(6) if game.deck >> card & 1])

    def drawn(self, game: LeducGame, outcome: int, observer: int) -> Hashable:
        if game.step().name == "Deal" and game.frame()[0] != observer:
            return "a card"
        return outcome

    def at_the_end(self, game: LeducGame) -> Hashable:
        return int(game.hands) if game.ended == BY_CARDS else None

    def hidden(self, game: LeducGame, observer: int) -> dict[str, Hashable]:
        return {"card": tuple([int(game.card_of(seat)) for seat in range(2) if seat != observer])}


FACTS = LeducFacts()
