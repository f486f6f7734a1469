"""What a choice of Trappers costs."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content.vocabulary import CAPITAL
from igroteka.games.trappers.rules.cells.wasteland import BUILD_COSTS, BUILD_PRICE
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE
from igroteka.games.trappers.rules.raids import LEFT_BEHIND
from igroteka.games.trappers.rules.reputation import REP_PRICE
from igroteka.games.trappers.rules.settlements import CITY_TOLL, FACTORY_TOLL, UPGRADE_COSTS, UPGRADE_PRICE
from igroteka.games.trappers.state import actions
from igroteka.games.trappers.view.queries import NONE, goal_at, is_city, kind_at
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import residents, zefs
from igroteka.games.trappers.words.chosen import Chosen
from igroteka.table.choices import MsgOf
from igroteka.table.text.messages import Msg, msg
from igroteka.table.text.phrases import listed


def paid(clause: str, money: int = 0, squad: int = 0) -> MsgOf:
    """Return the cost of a choice that is always the same."""
    what = [*([zefs(money)] if money else []), *([residents(squad)] if squad else [])]
    said = msg("cost", clause, what=listed(what))
    return lambda chosen: said


REP: Final = paid("TR-139", int(REP_PRICE))
ARTIFACT: Final = paid("TR-097", int(ARTIFACT_PRICE))
BUILDING: Final = paid("TR-119", int(BUILD_PRICE), int(BUILD_COSTS))
UPGRADING: Final = paid("TR-129", int(UPGRADE_PRICE), int(UPGRADE_COSTS))
RAIDER: Final = paid("TR-123", squad=1)


def toll(view: View, visitor: Trapper, cell: int) -> int:
    """TR-141, TR-R23."""
    return min(visitor.zefs, int(CITY_TOLL if is_city(view, cell) else FACTORY_TOLL))


def stay_price(chosen: Chosen) -> Msg | None:
    if kind_at(chosen.content, chosen.here) == CAPITAL:
        return None
    return msg("cost", "TR-141", what=zefs(toll(chosen.view, chosen.trapper, chosen.here)))


def capture_price(chosen: Chosen) -> Msg:
    """TR-150, TR-R05: only if it succeeds."""
    price = [zefs(-chosen.view.capture_zefs)] if chosen.view.capture_zefs < 0 else []
    return msg("cost-if-won", "TR-150", what=listed([*price, residents(int(LEFT_BEHIND))]))


def drive_price(chosen: Chosen) -> Msg | None:
    """On the spot the rover must turn for it to be a drive."""
    goal = goal_at(chosen.view, chosen.first)
    if goal is None:
        return None
    kept = chosen.trapper.heading if goal.cell == chosen.here else NONE
    return points_of(chosen, min(cost for heading, cost in enumerate(goal.headings) if cost >= 0 and heading != kept))


def facing_price(chosen: Chosen) -> Msg | None:
    goal = goal_at(chosen.view, chosen.view.about[1])
    return None if goal is None else points_of(chosen, goal.headings[chosen.first])


def points_of(chosen: Chosen, spent: int) -> Msg:
    return msg("cost-points", "TR-046", spent=spent, points=chosen.trapper.points)


def due(chosen: Chosen) -> Msg:
    """What a quest asks to be paid or left."""
    need = chosen.quest.need
    return msg("cost", "TR-177", what=zefs(need) if chosen.verb == actions.PAY else residents(need))
