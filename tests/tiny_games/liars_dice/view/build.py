"""Build what a seat may see: of the cups only its own (LD-002), and what the last challenge turned up (LD-007)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.table.asked import base_facts, numbers_asked
from tiny_games.liars_dice.state.game import DICE, LiarsDice
from tiny_games.liars_dice.view.types import View


def view_of(game: LiarsDice, seat: int) -> View:
    return View(
        **base_facts(game, seat, numbers_asked(game)),
        wild=game.wild == 1,
        bidder=int(game.bidder),
        bid_dice=int(game.bid_dice),
        bid_face=int(game.bid_face),
        dice=tuple([int(game.dice[player]) for player in range(game.players)]),
        own=faces(game.cups, seat) if 0 <= seat < game.players else (),
        turned_up=tuple([faces(game.turned_up, player) for player in range(game.players)]),
    )


def faces(places: vec[i64], seat: int) -> tuple[int, ...]:
    """Sorted: the order in which dice fell tells nothing."""
    found = [int(places[seat * DICE + die]) for die in range(DICE)]
    return tuple(sorted([face for face in found if face > 0]))
