"""Steps E and F of a battle: winners return, losers retreat (CH-147 to CH-153, CH-178, CH-R40 to CH-R44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause1, Decision1, Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import OBJECTIVES, TROGS
from igroteka.games.havoc.rules.battle_effects import havens
from igroteka.games.havoc.rules.end_of_move import offer_regions
from igroteka.games.havoc.rules.event_phase import put_nest, wilds
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import NUMBER
from igroteka.games.havoc.state.fields import ANYWHERE, NONE
from igroteka.games.havoc.state.game import Havoc


def take_off(game: Havoc, party: i64, many: i64) -> None:
    """Take so many soldiers off the battle board: there they are alike now."""
    for objective in range(OBJECTIVES):
        here = min(many, game.on(party, objective))
        game.put_on(party, objective, -here)
        many -= here


class WinnersReturn(Clause1[Havoc]):
    """CH-147: survivors of the side that won Region Control stand in the region again."""

    def run(self, game: Havoc, site: i64) -> None:
        party = game.winner
        side = game.side_in(party)
        survivors = game.on_board(party)
        take_off(game, party, survivors)
        if game.winners_nest and not game.is_player(side):
            game.reserve[side] += survivors  # CH-R41: their nest is all that stays
        else:
            game.add_soldiers(side, site, survivors)


class Retreat(Clause1[Havoc]):
    """CH-148; CH-149, CH-178: without a way back to the reserve."""

    def run(self, game: Havoc, site: i64) -> None:
        party = 1 - game.winner
        side = game.side_in(party)
        survivors = game.on_board(party)
        if survivors == 0:
            return  # CH-R43: no nest of the dead
        if not game.is_player(side):
            scatter(game, party, survivors)
            return
        goals = refuges(game, party)
        if goals == 0:
            take_off(game, party, survivors)
            game.reserve[side] += survivors
            game.tell(events.RETREATED, side, NONE, survivors)
        elif without_first(goals) == 0:
            retreat(game, party, nth(goals, 0), survivors)
        else:
            game.then(RETREAT_TO, game.fighter(party), party)


def refuges(game: Havoc, party: i64) -> i64:
    """CH-R40: adjacent own regions, by arrows and a Trog's tunnels too, or any by a card; CH-R69: barriers let in."""
    side = game.side_in(party)
    found = havens(game, side)
    return found if game.marked(ANYWHERE, party) else found & game.near_for(side, game.site)


class RetreatTo(Decision2[Havoc]):
    """CH-R40: all to one region, unless the table lets them split."""

    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        offer_regions(refuges(game, party), choices)

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        survivors = game.on_board(party)
        if game.retreat_split and survivors > 1:
            game.then(RETREAT_MANY, seat, party, first_of(action))
        else:
            retreat(game, party, first_of(action), survivors)


class RetreatMany(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, region: i64, choices: Choices) -> None:
        for many in range(1, game.on_board(party) + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, party: i64, region: i64, action: i64) -> None:
        retreat(game, party, region, first_of(action))
        game.then(RETREAT, game.site)


def retreat(game: Havoc, party: i64, region: i64, many: i64) -> None:
    side = game.side_in(party)
    take_off(game, party, many)
    game.add_soldiers(side, region, many)
    game.tell(events.RETREATED, side, region, many)


def scatter(game: Havoc, party: i64, survivors: i64) -> None:
    """CH-152: neutral Trogs leave the board and one nest appears nearby (CH-R44), whoever acts for them says where."""
    take_off(game, party, survivors)
    game.reserve[TROGS] += survivors
    game.tell(events.RETREATED, TROGS, NONE, survivors)
    goals = burrows(game)
    if goals == 0 or game.nests_left() == 0:
        return
    if without_first(goals) == 0:
        put_nest(game, nth(goals, 0), NONE)
    else:
        game.then(BURROW, game.fighter(party))


def burrows(game: Havoc) -> i64:
    """Return adjacent uncontrolled, unoccupied regions without headquarters and battle, a bit each."""
    return wilds(game) & game.near(game.site) & ~bit(game.site)


class Burrow(Decision1[Havoc]):
    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        offer_regions(burrows(game), choices)

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        put_nest(game, first_of(action), seat)


WINNERS_RETURN: Final = WinnersReturn()
RETREAT: Final = Retreat()
RETREAT_TO: Final = RetreatTo()
RETREAT_MANY: Final = RetreatMany()
BURROW: Final = Burrow()
