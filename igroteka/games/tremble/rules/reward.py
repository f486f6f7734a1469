"""Phase 7: the holder of a city raids it or leaves ships to search it (TH-074 to TH-079, TH-121)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause, Clause2, Decision2
from igroteka.engine.vectors import put
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BRING, LEAVE, RAID, SEARCH
from igroteka.games.tremble.state.fields import AT, FLEET, HAND, NONE, REWARD, SEARCHING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import LAST_STAYS


class Rewards(Clause[Tremble]):
    """TH-R23: the holders in the order of cells."""

    def run(self, game: Tremble) -> None:
        if game.laid > 0:
            game.phase = REWARD
        for cell in range(game.laid):
            if game.held_by(cell) != NONE:
                game.then(RAID_OR_SEARCH, game.held_by(cell), cell)


class RaidOrSearch(Decision2[Tremble]):
    def actions(self, game: Tremble, captain: i64, cell: i64, choices: Choices) -> None:
        choices.add(act(RAID))
        choices.add(act(SEARCH))

    def apply(self, game: Tremble, captain: i64, cell: i64, action: i64) -> None:
        if action == act(RAID):  # TH-075
            city = game.city[cell]
            game.gain(captain, game.cards.quick[city])
            game.capture(captain, city)
            game.recall(captain, AT + cell)
            clear(game, cell)
            game.tell(events.RAIDED, captain, city, game.cards.quick[city], game.people[captain])
        elif game.count_at(captain, AT + cell) == 1:
            ship = game.first_at(captain, AT + cell)
            game.place[ship] = SEARCHING + free_search(game, captain)
            game.then(BEGIN_SEARCH, captain, cell)
        else:
            game.then(LEAVE_OR_BRING, captain, cell)


def clear(game: Tremble, cell: i64) -> None:
    game.city = put(game.city, cell, NONE)
    game.hold(cell, NONE)


def free_search(game: Tremble, captain: i64) -> i64:
    """Five ships, so never more than five searches."""
    for search in range(FLEET):
        if game.token(captain * FLEET + search) == 0:
            return search
    raise ValueError("a captain with five searches has no ship left for a sixth")


class LeaveOrBring(Decision2[Tremble]):
    """TH-076, TH-R30: any of the ships that held the city stay, at least one; the others go home (TH-077)."""

    def actions(self, game: Tremble, captain: i64, cell: i64, choices: Choices) -> None:
        kind = game.kind_of(game.lowest_at(captain, AT + cell))
        nobody_yet = game.first_at(captain, SEARCHING + free_search(game, captain)) == NONE
        last = game.count_at(captain, AT + cell) == 1
        choices.add(act(LEAVE, kind))
        choices.offer(act(BRING, kind), unless=LAST_STAYS if last and nobody_yet else 0)

    def apply(self, game: Tremble, captain: i64, cell: i64, action: i64) -> None:
        ship = game.ship_of(captain, first_of(action), AT + cell)
        search = SEARCHING + free_search(game, captain)
        game.place[ship] = search if action == act(LEAVE, first_of(action)) else HAND
        left = game.count_at(captain, AT + cell)
        if left == 1 and game.first_at(captain, search) == NONE:
            game.place[game.first_at(captain, AT + cell)] = search  # forced: one must stay
            left = 0
        if left == 0:
            game.then(BEGIN_SEARCH, captain, cell)
        else:
            game.then(LEAVE_OR_BRING, captain, cell)


class BeginSearch(Clause2[Tremble]):
    """TH-078, TH-079, TH-R28: the token shows 2; TH-109: or 1 at once, if one of the ships left is fast."""

    def run(self, game: Tremble, captain: i64, cell: i64) -> None:
        search = free_search(game, captain)
        city = game.city[cell]
        token: i64 = 2
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.place[ship] == SEARCHING + search and game.cards.fast[game.fleet[ship]]:
                token = 1
        game.begin_search(captain, search, city, token, cell)
        clear(game, cell)
        late: i64 = 1 if token > game.turns_to_come() else 0  # TH-R32
        game.tell(events.SEARCH_BEGUN, captain, city, token, late)
        if game.listener is not None:
            name_searchers(game, captain, search)


def name_searchers(game: Tremble, captain: i64, search: i64) -> None:
    """By kind, as everything that all can see."""
    for kind in range(game.cards.kinds):
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.place[ship] == SEARCHING + search and game.kind_of(ship) == kind:
                game.tell(events.LEFT_SEARCHING, captain, kind, game.quarry(captain * FLEET + search))


REWARDS: Final = Rewards()
RAID_OR_SEARCH: Final = RaidOrSearch()
LEAVE_OR_BRING: Final = LeaveOrBring()
BEGIN_SEARCH: Final = BeginSearch()
