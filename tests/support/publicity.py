"""What the table sees of a choice: the leak test needs to know which draws and choices are nobody else's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from igroteka.engine.choices import PASS, first_of, second_of, verb_of
from igroteka.engine.game import Game
from igroteka.games.trappers.state import actions

PRIVATE_DRAWS = {  # step -> which number of its frame is the seat that alone sees the outcome
    "tremble": {"DrawShip": 0, "DealMission": 0},
    "trappers": {"DrawArtifact": 0},
    "leduc": {"Deal": 0},
    "auction": {"Draw": 0},
}

PLAYED_OR_GIVEN: dict[int, Callable[[int], object]] = {  # verb -> what is seen of it
    int(actions.PLAY): lambda action: ("plays", int(first_of(action))),
    int(actions.SELL): lambda action: "sells",
    int(actions.EXCHANGE): lambda action: "exchanges",
    int(actions.HAND_OVER): lambda action: ("hands over for", int(second_of(action))),
}


def drawn_by(name: str, game: Game) -> int | None:
    """The seat that alone sees what chance brings now, None if everybody does."""
    place = PRIVATE_DRAWS.get(name, {}).get(game.step().name)
    return None if place is None else game.frame()[place]


def face(name: str, game: Any, action: int) -> object:
    """What the others see of an open choice: of a purchase the price, of a card put away nothing.

    A card that comes out of a hidden hand has a face unlike the action: without it the tables part.
    """
    step = game.step().name
    if name == "tremble" and step == "BuyOrNot" and verb_of(action) != PASS:
        kind = first_of(action)
        return "price", int(next(game.cards.price[c] for c in range(game.cards.ships) if game.cards.kind[c] == kind))
    if name == "tremble" and step == "ChooseReplaced":
        return "something"
    if name == "trappers" and verb_of(action) in PLAYED_OR_GIVEN:
        return PLAYED_OR_GIVEN[int(verb_of(action))](action)
    return action


def turned_up(name: str, game: Any, seat: int, action: int) -> object:
    """What an action played out of a hidden hand shows to all besides itself."""
    if name == "auction" and verb_of(action) != PASS:
        return int(game.veto_of(seat))
    return None
