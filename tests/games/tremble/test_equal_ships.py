"""Equal ships of which the table knows one: what flies, joins or stays must not tell of the other (TH-R13)."""

from __future__ import annotations

from games.tremble.table import CARDS, SHIP, at, bare, give, lay, play_as, run

from igroteka.engine.bits import bit
from igroteka.engine.choices import READY, act
from igroteka.engine.seats import SPECTATOR
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state.actions import HOLD, SEND
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of


def two_striders(known_first: bool) -> Tremble:
    """Captain 0 holds two Striders; the table knows the first or the second of them."""
    game = bare(2)
    lay(game, "G11", "G12")
    slots = give(game, 0, "T08", "T08")
    hide(game, 0, slots[1 if known_first else 0])
    return run(game, PLAN)


def hide(game: Tremble, captain: int, slot: int) -> None:
    """Only its captain knows the ship."""
    hidden = int(game.fleet[slot])
    game.shuffle(game.deck | bit(hidden))
    game.show(captain, hidden)


def test_TH_R13_the_known_one_of_equal_ships_flies_wherever_it_lies() -> None:
    for known_first in (True, False):
        game = two_striders(known_first)
        play_as(game, 0, act(SEND, SHIP["T08"], 1))
        play_as(game, 0, act(READY))
        view = view_of(game, int(SPECTATOR))
        assert [attack.ships for attack in view.cells[1].attacks] == [(SHIP["T08"],)]
        assert view.captains[0].known == ()
        assert len(view.captains[0].hidden) == 1
        assert view.captains[0].fresh == 1  # the one at home has not flown (TH-R21)
        assert sorted(int(game.fleet[ship]) for ship in (0, 1)) == [
            card for card in range(CARDS.ships) if CARDS.kind[card] == SHIP["T08"]
        ]
        assert sorted(int(game.place[ship]) for ship in (0, 1))[1] >= at(1)


def test_TH_R13_an_equal_ship_of_another_captain_stays_his() -> None:
    game = bare(2)
    lay(game, "G11", "G12")
    known = give(game, 0, "T08")[0]
    secret = give(game, 1, "T08")[0]
    hide(game, 1, secret)
    cards = [int(game.fleet[known]), int(game.fleet[secret])]
    run(game, PLAN)
    play_as(game, 0, act(HOLD, SHIP["T08"]))
    play_as(game, 0, act(READY))
    play_as(game, 1, act(SEND, SHIP["T08"], 1))
    play_as(game, 1, act(READY))
    assert [int(game.fleet[known]), int(game.fleet[secret])] == cards
