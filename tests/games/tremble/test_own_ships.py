"""Questions about a captain's ships look at his own five and at nobody else's (TH-036)."""

from __future__ import annotations

import pytest
from games.tremble.table import CARDS, bare

from igroteka.engine.bits import bit
from igroteka.games.tremble.state.fields import FLEET, HAND, HELD, NONE
from igroteka.games.tremble.state.game import Tremble

CAPTAINS = 5


def crowd() -> Tremble:
    """Five captains with five ships each, all in hand; the kinds of every fleet fall from slot to slot."""
    game = bare(CAPTAINS)
    for ship in range(CAPTAINS * FLEET):
        card = (FLEET - 1 - ship % FLEET) * CAPTAINS + ship // FLEET + FLEET  # none of the starting saucers
        game.deck ^= bit(card)
        game.fleet[ship] = card
        game.place[ship] = HAND
    return game


@pytest.mark.parametrize("captain", range(CAPTAINS))
def test_TH_036_one_ship_is_found_in_any_slot_of_its_captain(captain: int) -> None:
    for slot in range(captain * FLEET, captain * FLEET + FLEET):
        game = crowd()
        for other in range(captain * FLEET, captain * FLEET + FLEET):
            if other != slot:
                game.place[other] = HELD
        assert game.first_at(captain, HAND) == slot
        assert game.lowest_at(captain, HAND) == slot
        assert game.ship_of(captain, CARDS.kind[game.fleet[slot]], HAND) == slot
        assert game.count_at(captain, HAND) == 1


@pytest.mark.parametrize("captain", range(CAPTAINS))
def test_TH_036_of_five_ships_the_first_or_the_one_of_the_lowest_kind(captain: int) -> None:
    game = crowd()
    assert game.first_at(captain, HAND) == captain * FLEET
    assert game.lowest_at(captain, HAND) == captain * FLEET + FLEET - 1
    assert game.count_at(captain, HAND) == FLEET
    assert game.hand_size(captain) == FLEET


@pytest.mark.parametrize("captain", range(CAPTAINS))
def test_TH_036_what_only_others_have_is_not_found(captain: int) -> None:
    game = crowd()
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        game.place[ship] = HELD
    assert game.first_at(captain, HAND) == NONE
    assert game.lowest_at(captain, HAND) == NONE
    assert game.count_at(captain, HAND) == 0
    for ship in range(CAPTAINS * FLEET):
        assert game.ship_of(captain, game.kind_of(ship), HAND) == NONE
