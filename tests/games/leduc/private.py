"""What Leduc poker hides: the card in the other's hand, until a showdown."""

from __future__ import annotations

from collections.abc import Hashable

from private_rules import Private
from tiny_games.leduc import BY_CARDS, LeducGame


class LeducPrivate(Private):
    def drawn(self, game: LeducGame, outcome: int, observer: int) -> Hashable:
        if game.step().name == "Deal" and game.frame()[0] != observer:
            return "a card"
        return outcome

    def at_the_end(self, game: LeducGame) -> Hashable:
        return int(game.hands) if game.ended == BY_CARDS else None

    def hidden(self, game: LeducGame, observer: int) -> dict[str, Hashable]:
        return {"card": tuple([int(game.card_of(seat)) for seat in range(2) if seat != observer])}


PRIVATE = LeducPrivate()
