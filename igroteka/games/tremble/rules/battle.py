"""Phase 6: captains who met over a city back off or fight (TH-056 to TH-073)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import digit, with_digit
from igroteka.engine.chance import Odds, Rng, roll_two, two_dice
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Chance2, Clause, Clause1, Clause2, Decision2
from igroteka.engine.vectors import put
from igroteka.engine.window import Window
from igroteka.games.tremble.rules.reserve import could_join, join, offer_reserves
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import FIGHT, RETREAT, SCRAP
from igroteka.games.tremble.state.fields import AT, AWAY, BATTLE, BEATEN, FIGHTS, FLEET, GONE, NONE, UNDECIDED
from igroteka.games.tremble.state.game import Tremble


class Battles(Clause[Tremble]):
    """TH-069, TH-R23: cell by cell, each settled before the next."""

    def run(self, game: Tremble) -> None:
        if game.laid > 0:
            game.phase = BATTLE
        for cell in range(game.laid):
            game.then(CONTEST, cell)


class Contest(Clause1[Tremble]):
    """TH-R40: who attacks is settled now. Nobody, TH-070; one, TH-056; several, TH-057."""

    def run(self, game: Tremble, cell: i64) -> None:
        city = game.city[cell]
        game.roll = 0
        attackers: i64 = 0
        last: i64 = NONE
        for captain in range(game.players):
            present = game.first_at(captain, AT + cell) != NONE
            game.take_stance(captain, UNDECIDED if present else AWAY)
            strength: i64 = 0
            if present:
                strength = game.strength(captain, AT + cell, city)
            game.force = put(game.force, captain, strength)
            if present:
                attackers += 1
                last = captain
        if attackers == 0:
            game.tell(events.SPARED, cell, city)
            game.city = put(game.city, cell, NONE)
        elif attackers == 1:
            game.hold(cell, last)
            game.tell(events.UNOPPOSED, last, cell)
        else:
            game.tell(events.BATTLE_LOOMS, cell, city)
            game.then(RETREATS, cell, 0)
            game.then(BEFORE_BATTLE, cell)


def ranked(game: Tremble, position: i64) -> i64:
    """TH-058: the attacker at this position from the weakest; TH-R20: equals clockwise from the leader."""
    for place in range(game.players):
        captain = game.clockwise(place)
        if game.stance_of(captain) == AWAY:
            continue
        before: i64 = 0
        for rival_place in range(game.players):
            rival = game.clockwise(rival_place)
            if game.stance_of(rival) != AWAY and rival != captain:
                if game.force[rival] < game.force[captain] or (
                    game.force[rival] == game.force[captain] and rival_place < place
                ):
                    before += 1
        if before == position:
            return captain
    return NOBODY


def standing(game: Tremble, stance: i64) -> i64:
    count: i64 = 0
    for captain in range(game.players):
        if game.stance_of(captain) == stance:
            count += 1
    return count


class Retreats(Clause2[Tremble]):
    """TH-058: each in turn, once; TH-R20: the last is not asked if all others have gone."""

    def run(self, game: Tremble, cell: i64, position: i64) -> None:
        captain = ranked(game, position)
        if captain == NOBODY:
            return
        if standing(game, FIGHTS) == 0 and standing(game, UNDECIDED) == 1:
            game.take_stance(captain, FIGHTS)
            return
        game.then(FIGHT_OR_RETREAT, captain, cell)
        game.then(RETREATS, cell, position + 1)


class FightOrRetreat(Decision2[Tremble]):
    def actions(self, game: Tremble, captain: i64, cell: i64, choices: Choices) -> None:
        choices.add(act(FIGHT))
        choices.add(act(RETREAT))

    def apply(self, game: Tremble, captain: i64, cell: i64, action: i64) -> None:
        if action == act(FIGHT):
            game.take_stance(captain, FIGHTS)
            game.tell(events.STOOD, captain, game.force[captain], cell)
        else:  # TH-059: nothing won, no fuel back, the ships come home
            game.take_stance(captain, GONE)
            game.recall(captain, AT + cell)
            game.tell(events.RETREATED, captain, game.force[captain], cell)


class BeforeBattle(Clause1[Tremble]):
    """TH-060: one left means no battle; TH-R21: else reserves may join now."""

    def run(self, game: Tremble, cell: i64) -> None:
        if standing(game, FIGHTS) > 1:
            RESERVES.open(game, cell)
            game.then(CLASH, cell)
            return
        for captain in range(game.players):
            if game.stance_of(captain) == FIGHTS:
                game.hold(cell, captain)
                game.tell(events.UNOPPOSED, captain, cell, 1)


class Reserves(Window[Tremble]):
    """TH-110: directly before the battle, in the order of TH-058."""

    def asked(self, game: Tremble, cell: i64, position: i64) -> i64:
        return ranked(game, position)

    def could(self, game: Tremble, cell: i64, captain: i64) -> bool:
        return game.stance_of(captain) == FIGHTS and could_join(game, captain)

    def actions(self, game: Tremble, cell: i64, captain: i64, choices: Choices) -> None:
        offer_reserves(game, captain, choices)

    def apply(self, game: Tremble, cell: i64, captain: i64, action: i64) -> None:
        join(game, captain, first_of(action), AT + cell)
        game.tell(events.JOINED, captain, first_of(action), game.fuel[captain], game.city[cell])


class Clash(Clause1[Tremble]):
    """TH-061: whoever has no roll yet rolls, one after another (TH-067), then all compare."""

    def run(self, game: Tremble, cell: i64) -> None:
        for position in range(game.players):
            captain = game.clockwise(position)
            if game.stance_of(captain) == FIGHTS and digit(game.roll, captain) == 0:
                game.then(BATTLE_ROLL, captain, cell)
        game.then(COMPARE, cell)


class BattleRoll(Chance2[Tremble]):
    """TH-064: a new roll is added to strength and bonuses alone."""

    def outcomes(self, game: Tremble, captain: i64, cell: i64, odds: Odds) -> None:
        two_dice(odds)

    def sample(self, game: Tremble, captain: i64, cell: i64, rng: Rng) -> i64:
        return roll_two(rng)

    def apply(self, game: Tremble, captain: i64, cell: i64, roll: i64) -> None:
        game.roll = with_digit(game.roll, captain, roll)
        game.tell(events.ROLLED, captain, game.strength(captain, AT + cell, game.city[cell]), roll)


def total(game: Tremble, captain: i64, cell: i64) -> i64:
    return game.strength(captain, AT + cell, game.city[cell]) + digit(game.roll, captain)


class Compare(Clause1[Tremble]):
    """TH-062: the highest total wins; TH-063, TH-R22: those tied for it roll again, the others have lost."""

    def run(self, game: Tremble, cell: i64) -> None:
        best: i64 = 0
        for captain in range(game.players):
            if game.stance_of(captain) == FIGHTS:
                best = max(best, total(game, captain, cell))
        for captain in range(game.players):
            if game.stance_of(captain) == FIGHTS and total(game, captain, cell) < best:
                game.take_stance(captain, BEATEN)
        if standing(game, FIGHTS) > 1:
            game.tell(events.TIED, best, cell)
            for captain in range(game.players):
                if game.stance_of(captain) == FIGHTS:
                    game.roll = with_digit(game.roll, captain, 0)
            game.then(CLASH, cell)
            return
        for captain in range(game.players):
            if game.stance_of(captain) == FIGHTS:
                game.hold(cell, captain)  # TH-065
                game.tell(events.WON, captain, cell, best)
        for position in range(game.players):
            if game.stance_of(game.clockwise(position)) == BEATEN:
                game.then(PAY_FOR_DEFEAT, game.clockwise(position), cell)


class PayForDefeat(Clause2[Tremble]):
    """TH-066: every loser loses one ship; with one kind there is nothing to choose."""

    def run(self, game: Tremble, captain: i64, cell: i64) -> None:
        if game.one_kind_at(captain, AT + cell):
            lose(game, captain, cell, game.kind_of(game.first_at(captain, AT + cell)))
        else:
            game.then(LOSE_SHIP, captain, cell)


def lose(game: Tremble, captain: i64, cell: i64, kind: i64) -> None:
    """TH-R24: the others of his ships come home; TH-068: their fuel does not."""
    game.scrap(game.ship_of(captain, kind, AT + cell))
    game.tell(events.SHIP_LOST, captain, kind)
    game.recall(captain, AT + cell)


class LoseShip(Decision2[Tremble]):
    """TH-066: of those that took part, at his choice."""

    def actions(self, game: Tremble, captain: i64, cell: i64, choices: Choices) -> None:
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            if game.place[ship] == AT + cell:
                choices.add_new(act(SCRAP, game.kind_of(ship)))

    def apply(self, game: Tremble, captain: i64, cell: i64, action: i64) -> None:
        lose(game, captain, cell, first_of(action))


BATTLES: Final = Battles()
CONTEST: Final = Contest()
RETREATS: Final = Retreats()
FIGHT_OR_RETREAT: Final = FightOrRetreat()
BEFORE_BATTLE: Final = BeforeBattle()
RESERVES: Final = Reserves()
CLASH: Final = Clash()
BATTLE_ROLL: Final = BattleRoll()
COMPARE: Final = Compare()
PAY_FOR_DEFEAT: Final = PayForDefeat()
LOSE_SHIP: Final = LoseShip()
