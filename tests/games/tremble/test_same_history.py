"""Histories that look alike leave the same knowledge, and what may have happened comes as often as it is likely.

TH-035, TH-R10, TH-R13: the others see prices and kinds, never cards.
"""

from __future__ import annotations

from collections import Counter

from chances import improbable
from games.tremble.fights import worlds
from games.tremble.phases import order, turn_up
from games.tremble.table import CARDS, CONTENT, SHIP, bare, give, play, run, searching
from trials import COMPILED

from igroteka.engine.bits import bit, size
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import SPECTATOR
from igroteka.games.tremble.rules.buying import SHOPPING_OF
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state.actions import BUY, DRAW, RAID, REPLACE
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import View

TIMES = 3000 if COMPILED else 600


def look_and_buy(game: Tremble, captain: int, ship: str, other: str, away: str = "") -> None:
    run(game, SHOPPING_OF, captain)
    play(game, act(DRAW), SHIP[ship], SHIP[other], act(BUY, SHIP[ship]))
    if away:
        play(game, act(REPLACE, SHIP[away]))


def history(bought: str, away: str) -> Tremble:
    """Captain 1 buys one of two ships of one price, puts one away, and sends a Saucer that he has on both ways."""
    game = bare(2, leader=0)
    give(game, 1, "F06", "T01")
    give(game, 0, "F01", "F05", "T05", "T06", "T07")
    searching(game, 1, "G11", "T02", "R01", "R02", since=3)
    run(game, TURN)
    play(game, act(DRAW), SHIP[bought], SHIP["F02"], act(BUY, SHIP[bought]), act(REPLACE, SHIP[away]))
    play(game, act(PASS))  # captain 0 looks at nothing
    turn_up(game, "G01", "G31", "G61", "G02")
    order(game, 1, "send F06 1", "ready")
    return order(game, 0, "ready")


def test_TH_R13_which_of_two_purchases_flew_is_not_told() -> None:
    for seat in (0, SPECTATOR):
        views: list[View] = [view_of(history(*way), seat) for way in (("F06", "F06"), ("F03", "T01"))]
        assert views[0] == views[1]
        assert views[0].captains[1].hidden == (0,)


def test_TH_R13_nobody_learns_by_elimination_what_was_put_away() -> None:
    discards = []
    for way in (("F06", "F06"), ("F03", "T01")):
        game = history(*way)
        play(game, act(RAID))
        look_and_buy(game, 0, "F07", "T03", away="F01")
        discards.append(view_of(game, 0).seen_discards)
    assert discards[0] == discards[1] == tuple(sorted((SHIP["F01"], SHIP["T03"])))


def test_TH_035_a_price_that_all_ships_of_a_hand_share_stays_known() -> None:
    """Of two bought for 20 one flies: the other cost 20 too."""
    game = bare(2)
    look_and_buy(game, 1, "F03", "T01")
    look_and_buy(game, 1, "F04", "T02")
    assert view_of(game, 0).captains[1].hidden == (20, 20)
    run(game, TURN)
    play(game, act(PASS), act(PASS))
    turn_up(game, "G01", "G31", "G61", "G02")
    order(game, 1, "send F03 1", "ready")
    assert view_of(game, 0).captains[1].hidden == (20,)


def at_home(game: Tremble) -> tuple[str, ...]:
    hand = [int(game.kind_of(ship)) for ship in range(5, 10) if game.in_hand(ship)]
    return tuple(CONTENT.ships[kind].id for kind in sorted(hand))


def test_TH_R13_a_ship_put_away_and_reshuffled_may_be_any_of_its_price() -> None:
    """One of seven that cost 50 was bought, one of five put away: 4 of 5 times it is at home, each card as likely."""
    game = bare(2)
    game.people[1] = 200
    give(game, 1, "F01", "F02", "F03", "F05")
    look_and_buy(game, 1, "R02", "T01")
    look_and_buy(game, 1, "T02", "T03", away="R02")
    game.scrapheap |= game.deck
    game.deck = 0
    run(game, SHOPPING_OF, 0)
    play(game, act(DRAW))  # the deck is made anew
    found = Counter(next((name for name in at_home(world) if name[0] == "R"), "") for world in worlds(game, 0, TIMES))
    shares = {f"R0{n}": 4 / 35 for n in range(2, 7)} | {"R01": 8 / 35, "": 1 / 5}
    assert not improbable(found, shares), found


def test_TH_R11_the_ship_bought_may_come_from_the_old_deck_or_the_new() -> None:
    """Everybody knows the discards, so also the last card of the deck, F05. It is bought; the other is of the new deck.

    To the rivals it may be the other way round: F05 went away, and one of the discards that cost 20 was bought.
    """
    game = bare(2)
    last = next(card for card in range(CARDS.ships) if CARDS.kind[card] == SHIP["F05"])
    game.scrapheap = game.deck ^ bit(last)
    game.deck = bit(last)
    for card in range(CARDS.ships):
        if game.scrapheap >> card & 1:
            game.show_all(card)
    others = int(size(game.scrapheap))
    look_and_buy(game, 1, "F05", "T05")
    found = Counter(at_home(world) for world in worlds(game, 0, TIMES))
    weights: dict[tuple[str, ...], int] = {(ship.id,): ship.count for ship in CONTENT.ships if ship.price == 20}
    weights["F05",] = others
    total = sum(weights.values())
    assert not improbable(found, {ship: weight / total for ship, weight in weights.items()}), found


def test_TH_R13_equal_ships_are_not_told_apart_by_who_saw_one() -> None:
    """Of two Saucers one is in the discards, one in a hand of two of which one goes away; the deck is made anew.

    Captain 0 draws such a Saucer. If the other was put away two of them were in the deck, else one: two to one.
    """
    game = bare(2)
    searching(game, 1, "G11", "T02", "R01", "R02", since=3)
    give(game, 1, "F06", "F01")
    lost = give(game, 0, "F06")[0]
    game.scrap(lost)
    look_and_buy(game, 1, "T05", "T06", away="F06")
    game.scrapheap |= game.deck
    game.deck = 0
    run(game, SHOPPING_OF, 0)
    play(game, act(DRAW), SHIP["F06"], SHIP["T07"])
    found = Counter("F01" in at_home(world) for world in worlds(game, 0, TIMES))
    assert not improbable(found, {True: 2 / 3, False: 1 / 3}), found
