"""What a choice of Trappers costs."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.trappers.content.vocabulary import CAPITAL
from igroteka.games.trappers.rules.cells.wasteland import BUILD_COSTS, BUILD_PRICE
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE
from igroteka.games.trappers.rules.raids import LEFT_BEHIND
from igroteka.games.trappers.rules.reputation import REP_PRICE
from igroteka.games.trappers.rules.settlements import CITY_TOLL, FACTORY_TOLL, UPGRADE_COSTS, UPGRADE_PRICE
from igroteka.games.trappers.view.queries import NONE, goal_at, is_city, kind_at
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import residents, zefs
from igroteka.games.trappers.words.chosen import Chosen
from igroteka.table.text.messages import Msg, msg
from igroteka.table.text.phrases import listed

# --- costs ---


def rep_price(chosen: Chosen) -> Msg:
    return msg("cost", "TR-139", what=zefs(int(REP_PRICE)))


def artifact_price(chosen: Chosen) -> Msg:
    return msg("cost", "TR-097", what=zefs(int(ARTIFACT_PRICE)))


def build_price(chosen: Chosen) -> Msg:
    return msg("cost", "TR-119", what=listed([zefs(int(BUILD_PRICE)), residents(int(BUILD_COSTS))]))


def upgrade_price(chosen: Chosen) -> Msg:
    return msg("cost", "TR-129", what=listed([zefs(int(UPGRADE_PRICE)), residents(int(UPGRADE_COSTS))]))


def raider(chosen: Chosen) -> Msg:
    return msg("cost", "TR-123", what=residents(1))


def toll(view: View, visitor: Trapper, cell: int) -> int:
    """TR-141, TR-R23."""
    return min(visitor.zefs, int(CITY_TOLL if is_city(view, cell) else FACTORY_TOLL))


def stay_price(chosen: Chosen) -> Msg | None:
    if kind_at(chosen.content, chosen.here) == CAPITAL:
        return None
    return msg("cost", "TR-141", what=zefs(toll(chosen.view, chosen.trapper, chosen.here)))


def capture_price(chosen: Chosen) -> Msg:
    """TR-150, TR-R05: only if it succeeds."""
    paid = [zefs(-chosen.view.capture_zefs)] if chosen.view.capture_zefs < 0 else []
    return msg("cost-if-won", "TR-150", what=listed([*paid, residents(int(LEFT_BEHIND))]))


def drive_price(chosen: Chosen) -> Msg | None:
    goal = goal_at(chosen.view, chosen.first)
    return None if goal is None else points_of(chosen, least_cost(chosen, goal.cell, goal.headings))


def least_cost(chosen: Chosen, cell: int, headings: Sequence[int]) -> int:
    """On the spot the rover must turn for it to be a drive."""
    kept = chosen.trapper.heading if cell == chosen.here else NONE
    return min(points for heading, points in enumerate(headings) if points >= 0 and heading != kept)


def points_of(chosen: Chosen, spent: int) -> Msg:
    return msg("cost-points", "TR-046", spent=spent, points=chosen.trapper.points)


def facing_price(chosen: Chosen) -> Msg | None:
    goal = goal_at(chosen.view, chosen.view.about[1])
    return None if goal is None else points_of(chosen, goal.headings[chosen.first])


def due_in_zefs(chosen: Chosen) -> Msg:
    return msg("cost", "TR-177", what=zefs(chosen.content.quests[chosen.first].need))


def due_in_residents(chosen: Chosen) -> Msg:
    return msg("cost", "TR-177", what=residents(chosen.content.quests[chosen.first].need))
