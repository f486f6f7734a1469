"""The Recruit action (CH-088 to CH-091, CH-R96), with the beacons of the Humans."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause2, Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import HUMANS
from igroteka.games.havoc.rules.casualties import from_reserve
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import NUMBER, REGION
from igroteka.games.havoc.state.fields import BEACON_HERE
from igroteka.games.havoc.state.game import Havoc


class Recruit(Clause2[Havoc]):
    """CH-091: points beyond the reserve are lost; CH-R96: the player picks the number."""

    def run(self, game: Havoc, side: i64, points: i64) -> None:
        most = min(points, game.reserve[side])
        if most > 1:
            game.then(RECRUIT_MANY, game.seat_of(side), most)
        elif most == 1:
            game.then(LAND, side, 1)


class RecruitMany(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, most: i64, choices: Choices) -> None:
        for many in range(1, most + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, most: i64, action: i64) -> None:
        game.then(LAND, game.side_of(seat), first_of(action))


def is_landing(game: Havoc, side: i64, region: i64) -> bool:
    """Tell whether recruits may come here: the headquarters, or a quiet region with a beacon (CH-R29, CH-R90)."""
    if region == game.hq(side):
        return True
    if side != HUMANS or not game.lies(region, BEACON_HERE) or not game.controls(side, region):
        return False
    return game.battle_at(region) == 0 and not game.lurks(region)


class Land(Clause2[Havoc]):
    """CH-089: on the headquarters, unless a beacon lies out."""

    def run(self, game: Havoc, side: i64, many: i64) -> None:
        if many == 0:
            return
        places: i64 = 0
        for region in range(game.map.regions):
            if is_landing(game, side, region):
                places += 1
        if places > 1:
            game.then(LAND_AT, game.seat_of(side), many)
        else:
            land(game, side, game.hq(side), many)


class LandAt(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, many: i64, choices: Choices) -> None:
        for region in range(game.map.regions):
            if is_landing(game, game.side_of(seat), region):
                choices.add(act(REGION, region))

    def apply(self, game: Havoc, seat: i64, many: i64, action: i64) -> None:
        if many == 1:
            land(game, game.side_of(seat), first_of(action), 1)
        else:
            game.then(LAND_MANY, seat, many, first_of(action))


class LandMany(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, many: i64, region: i64, choices: Choices) -> None:
        for number in range(1, many + 1):
            choices.add(act(NUMBER, number))

    def apply(self, game: Havoc, seat: i64, many: i64, region: i64, action: i64) -> None:
        land(game, game.side_of(seat), region, first_of(action))
        game.then(LAND, game.side_of(seat), many - first_of(action))


def land(game: Havoc, side: i64, region: i64, many: i64) -> None:
    from_reserve(game, side, region, many)
    game.tell(events.RECRUITED, side, region, many, game.reserve[side])


RECRUIT: Final = Recruit()
RECRUIT_MANY: Final = RecruitMany()
LAND: Final = Land()
LAND_AT: Final = LandAt()
LAND_MANY: Final = LandMany()
