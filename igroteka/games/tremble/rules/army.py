"""An army turned up while searches run: abandon or fight (TH-084 to TH-092, TH-122)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng, roll_two, two_dice
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Chance3, Clause1, Decision3
from igroteka.engine.window import Window
from igroteka.games.tremble.rules.reserve import could_join, join, offer_reserves
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import ABANDON, FIGHT, SCRAP
from igroteka.games.tremble.state.fields import AIDING, FLEET, NONE, SEARCHING
from igroteka.games.tremble.state.game import Tremble


class ArmyAttacks(Clause1[Tremble]):
    """TH-R14: every search, captains clockwise from the leader, each captain's from oldest to newest."""

    def run(self, game: Tremble, army: i64) -> None:
        idle = True
        for position in range(game.players):
            captain = game.clockwise(position)
            after: i64 = 0
            while True:
                search = next_search(game, captain, after)
                if search == FLEET:
                    break
                after = game.since(captain * FLEET + search)
                game.then(ABANDON_OR_FIGHT, captain, search, army)  # TH-090: each on its own
                idle = False
        if idle:
            game.tell(events.ARMY_IDLE, army)  # TH-092


def next_search(game: Tremble, captain: i64, after: i64) -> i64:
    """The oldest search begun later than `after`, or FLEET."""
    found = FLEET
    for search in range(FLEET):
        slot = captain * FLEET + search
        if game.token(slot) > 0 and game.since(slot) > after:
            if found == FLEET or game.since(slot) < game.since(captain * FLEET + found):
                found = search
    return found


class AbandonOrFight(Decision3[Tremble]):
    """TH-084. A choice for each army anew (TH-091, TH-R15)."""

    def actions(self, game: Tremble, captain: i64, search: i64, army: i64, choices: Choices) -> None:
        choices.add(act(ABANDON))
        choices.add(act(FIGHT))

    def apply(self, game: Tremble, captain: i64, search: i64, army: i64, action: i64) -> None:
        if action == act(ABANDON):  # TH-085: he keeps all ships, the city goes to the discard pile
            game.tell(events.ABANDONED, captain, game.quarry(captain * FLEET + search))
            game.end_search(captain, search)
            return
        if game.reserve_vs_army:
            AID.open(game, captain * FLEET + search)
        game.then(ARMY_ROLL, captain, search, army)


class Aid(Window[Tremble]):
    """TH-R17: reserve ships may aid a search in its fight."""

    def asked(self, game: Tremble, slot: i64, position: i64) -> i64:
        return slot // FLEET if position == 0 else NOBODY

    def could(self, game: Tremble, slot: i64, captain: i64) -> bool:
        return could_join(game, captain)

    def actions(self, game: Tremble, slot: i64, captain: i64, choices: Choices) -> None:
        offer_reserves(game, captain, choices)

    def apply(self, game: Tremble, slot: i64, captain: i64, action: i64) -> None:
        join(game, captain, first_of(action), AIDING + slot % FLEET)
        game.tell(events.JOINED, captain, first_of(action), game.fuel[captain], game.quarry(slot))


class ArmyRoll(Chance3[Tremble]):
    """TH-086: strength and two dice; TH-088: the army rolls none."""

    def outcomes(self, game: Tremble, captain: i64, search: i64, army: i64, odds: Odds) -> None:
        two_dice(odds)

    def sample(self, game: Tremble, captain: i64, search: i64, army: i64, rng: Rng) -> i64:
        return roll_two(rng)

    def apply(self, game: Tremble, captain: i64, search: i64, army: i64, roll: i64) -> None:
        city = game.quarry(captain * FLEET + search)
        strength = game.strength(captain, SEARCHING + search, city)  # TH-R16
        game.tell(events.ARMY_FOUGHT, captain, strength, roll, army)
        if strength + roll >= game.cards.army_strength[army]:  # TH-087
            game.tell(events.SEARCH_HELD, captain, city)
            game.recall(captain, AIDING + search)  # TH-R17: reserve ships never stay on the search
        elif game.one_kind_at(captain, SEARCHING + search):
            lose_search(game, captain, search, game.kind_of(first_there(game, captain, search)))
        else:
            game.then(LOSE_TO_ARMY, captain, search)


def first_there(game: Tremble, captain: i64, search: i64) -> i64:
    return game.first_at(captain, SEARCHING + search)


def lose_search(game: Tremble, captain: i64, search: i64, kind: i64) -> None:
    """TH-089, TH-122: one ship and the city are lost, the other ships come home."""
    ship = game.ship_of(captain, kind, AIDING + search)  # of equals this one: it has flown, the other may still join
    if ship == NONE:
        ship = game.ship_of(captain, kind, SEARCHING + search)
    game.scrap(ship)
    game.tell(events.SHIP_LOST, captain, kind, 1)
    game.tell(events.SEARCH_LOST, captain, game.quarry(captain * FLEET + search))
    game.end_search(captain, search)


class LoseToArmy(Decision3[Tremble]):
    """TH-R39: one of the ships of that search, or one that came to its aid."""

    def actions(self, game: Tremble, captain: i64, search: i64, _: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.takes_part(ship, SEARCHING + search) and not choices.has(act(SCRAP, game.kind_of(ship))):
                choices.add(act(SCRAP, game.kind_of(ship)))

    def apply(self, game: Tremble, captain: i64, search: i64, _: i64, action: i64) -> None:
        lose_search(game, captain, search, first_of(action))


ARMY_ATTACKS: Final = ArmyAttacks()
ABANDON_OR_FIGHT: Final = AbandonOrFight()
AID: Final = Aid()
ARMY_ROLL: Final = ArmyRoll()
LOSE_TO_ARMY: Final = LoseToArmy()
