"""What the table sees of a choice: the leak test needs to know which draws and choices are nobody else's business."""

from __future__ import annotations

from typing import Any

from igroteka.engine.choices import PASS, first_of, verb_of
from igroteka.engine.step import Game

PRIVATE_DRAWS = {  # step -> which number of its frame is the seat that alone sees the outcome
    "tremble": {"DrawShip": 0, "DealMission": 0},
    "leduc": {"Deal": 0},
    "auction": {"Draw": 0},
}


def drawn_by(name: str, game: Game) -> int | None:
    """The seat that alone sees what chance brings now, None if everybody does."""
    place = PRIVATE_DRAWS.get(name, {}).get(game.step().name)
    return None if place is None else game.frame()[place]


def face(name: str, game: Any, action: int) -> object:
    """What the others see of an open choice: of a purchase the price, of a ship put away nothing."""
    step = game.step().name
    if name == "tremble" and step == "BuyOrNot" and verb_of(action) != PASS:
        kind = first_of(action)
        return "price", int(next(game.cards.price[c] for c in range(game.cards.ships) if game.cards.kind[c] == kind))
    if name == "tremble" and step == "ChooseReplaced":
        return "something"
    return action


def turned_up(name: str, game: Any, seat: int, action: int) -> object:
    """What an action played out of a hidden hand shows to all besides itself."""
    if name == "auction" and verb_of(action) != PASS:
        return int(game.veto_of(seat))
    return None
