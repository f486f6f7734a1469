"""Ships are turned up (TH-049, TH-111), and what the others know afterwards of those that stay hidden (TH-035, TH-R13).

The others see kinds, not cards: which of the hidden ships of a hand has flown they cannot tell. All here follows from
what they see, so that two histories that look alike leave the same knowledge behind.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, size
from igroteka.games.tremble.state.fields import FLEET, HAND, NONE
from igroteka.games.tremble.state.game import Tremble


def turn_up(game: Tremble, captain: i64, ships: i64) -> None:
    """These ships of the captain are turned up together; a bit for each."""
    hidden: i64 = 0  # ships, of the hand and of those
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(ship) or has(ships, ship):
            if not game.is_public(game.fleet[ship]):
                hidden |= bit(ship)
    new = hidden & ships
    if new == 0:
        return
    if size(hidden) > 1:
        doubt_prices(game, captain, hidden, new)
        game.remix(cards_of(game, captain, hidden), cards_of(game, captain, hidden & game.priced))
    game.priced &= ~new
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if has(new, ship):
            game.show_all(game.fleet[ship])


def doubt_prices(game: Tremble, captain: i64, hidden: i64, new: i64) -> None:
    """A ship turned up may be the one bought at its price, or an older one: then no such price tells anything more."""
    while new != 0:
        ship = lowest_kind(game, captain, new)
        price = game.cards.price[game.fleet[ship]]
        bought = at_price(game, captain, hidden & game.priced, price)
        if bought != 0 and hidden & ~game.priced != 0:
            game.priced &= ~bought
        new &= ~bit(ship)
        hidden &= ~bit(ship)


def lowest_kind(game: Tremble, captain: i64, ships: i64) -> i64:
    found: i64 = NONE
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if has(ships, ship) and (found == NONE or game.kind_of(ship) < game.kind_of(found)):
            found = ship
    return found


def at_price(game: Tremble, captain: i64, ships: i64, price: i64) -> i64:
    """Those of the ships that cost so much."""
    found: i64 = 0
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if has(ships, ship) and game.cards.price[game.fleet[ship]] == price:
            found |= bit(ship)
    return found


def cards_of(game: Tremble, captain: i64, ships: i64) -> i64:
    pile: i64 = 0
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if has(ships, ship):
            pile |= bit(game.fleet[ship])
    return pile


def mix_hand(game: Tremble, captain: i64) -> None:
    """A ship of the hand goes away face down (TH-037): any of them, to the others."""
    hand: i64 = 0  # ships
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.place[ship] == HAND:
            hand |= bit(ship)
    pile = cards_of(game, captain, hand)
    price = game.cards.price[game.fleet[game.first_at(captain, HAND)]]
    if at_price(game, captain, hand & game.priced, price) != hand:
        game.priced &= ~hand  # unless one was paid for each
    game.mix(pile, captain, pile if has(game.priced, game.first_at(captain, HAND)) else 0)
