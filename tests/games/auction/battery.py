"""What the auction hides: cards in the others' hands until a veto is played, bids until all are ready."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

from game_facts import GameFacts
from tiny_games.sealed import NONE, VETO, AuctionGame

from igroteka.engine.choices import verb_of


class AuctionFacts(GameFacts):
    def pieces(self, game: Any) -> object:
        return len(game.holder), len(game.owner)

    def drawn(self, game: AuctionGame, outcome: int, observer: int) -> Hashable:
        return outcome if game.frame()[0] == observer else "a card"

    def chosen(self, game: AuctionGame, seat: int, action: int, observer: int) -> Hashable:
        return ("vetoes with", int(game.veto_of(seat))) if verb_of(action) == VETO else action

    def turned_up(self, game: AuctionGame, seat: int) -> Counter[Hashable]:
        return Counter([("bids", int(game.bid[seat]))] if game.bid[seat] != NONE else [])

    def hidden(self, game: AuctionGame, observer: int) -> dict[str, Hashable]:
        return {"cards": tuple([int(h) for h in game.holder]), "bids": tuple([int(bid) for bid in game.bid])}


FACTS = AuctionFacts()
