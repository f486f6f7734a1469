"""TR-030 to TR-040: five turns of everybody, then war, markers and income."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import size, with_digit
from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.step_kinds import Chance1, Clause, Sequence
from igroteka.games.trappers.content.vocabulary import CLANS
from igroteka.games.trappers.rules.quests import fail_overdue
from igroteka.games.trappers.rules.turn import TURN
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.game import Trappers

TURNS: Final[i64] = 5  # TR-030
FACTORY_INCOME: Final[i64] = 5  # TR-037, TR-131
CITY_INCOME: Final[i64] = 10  # TR-038


def income(game: Trappers, seat: i64) -> i64:
    """Return the zefs that a round brings (TR-037, TR-038)."""
    return FACTORY_INCOME * size(game.factories[seat]) + CITY_INCOME * size(game.cities[seat])


class BeginRound(Clause[Trappers]):
    def run(self, game: Trappers) -> None:
        game.round += 1
        game.turn = 1  # TR-025, TR-031
        game.place = 0
        game.tell(events.ROUND_BEGINS, game.round)


class ClanWhirl(Chance1[Trappers]):
    """TR-032, TR-034, TR-R41: white and black name the two at war; a double sets all against all, in pairs.

    TR-040: in the first round too.
    """

    def outcomes(self, game: Trappers, _: i64, odds: Odds) -> None:
        uniform(odds, CLANS * CLANS)

    def sample(self, game: Trappers, _: i64, rng: Rng) -> i64:
        return rng.below(CLANS * CLANS)

    def apply(self, game: Trappers, _: i64, dice: i64) -> None:
        white = dice % CLANS
        black = dice // CLANS
        game.war = 0  # TR-035: the last war ends only now
        if white != black:
            oppose(game, white, black)
            game.tell(events.WAR, white, black)
            return
        for clan in range(0, CLANS, 2):
            oppose(game, clan, clan + 1)
        game.tell(events.TOTAL_WAR, white)


def oppose(game: Trappers, clan: i64, other: i64) -> None:
    game.war = with_digit(with_digit(game.war, clan, other + 1), other, clan + 1)


class Refresh(Clause[Trappers]):
    """TR-036: all markers go; TR-R25: and with them what they remembered."""

    def run(self, game: Trappers) -> None:
        game.raided = 0
        for seat in range(game.players):
            game.marked[seat] = 0


class Income(Clause[Trappers]):
    """TR-037, TR-038; TR-039: also for those who miss a turn or are off the board."""

    def run(self, game: Trappers) -> None:
        for seat in range(game.players):
            zefs = income(game, seat)
            if zefs > 0:
                game.zefs[seat] += zefs
                game.tell(events.INCOME, seat, zefs, game.zefs[seat])


class NextTrapper(Clause[Trappers]):
    """TR-030, TR-R03, TR-R46: in the order drawn at the beginning."""

    def run(self, game: Trappers) -> None:
        game.then(TURN, game.seat_at(game.place))
        game.then(PASS_ON)


class PassOn(Clause[Trappers]):
    def run(self, game: Trappers) -> None:
        game.place += 1
        if game.place == game.players:
            game.place = 0
            game.turn += 1
        if game.turn <= TURNS:
            game.then(NEXT_TRAPPER)
        else:
            game.then(END_ROUND)  # TR-031


class EndRound(Clause[Trappers]):
    """TR-007: without limit, unless there is one (TR-R42)."""

    def run(self, game: Trappers) -> None:
        fail_overdue(game)
        if game.round == game.round_limit:
            game.tell(events.STOPPED, game.round)
            game.end()
        else:
            game.then(ROUND)


NEXT_TRAPPER: Final = NextTrapper()
PASS_ON: Final = PassOn()
END_ROUND: Final = EndRound()
ROUND: Final = Sequence(
    "ROUND",
    BeginRound(),
    ClanWhirl(),  # TR-032
    Refresh(),  # TR-036
    Income(),  # TR-037
    NEXT_TRAPPER,  # TR-030
)
