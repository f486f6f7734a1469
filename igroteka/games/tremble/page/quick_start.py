"""The panels of Tremble's quick start: which moment each shows, and what of the board."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.army import HIGH as ARMY_HIGH
from igroteka.games.tremble.page.army import WIDE as ARMY_WIDE
from igroteka.games.tremble.page.picture import ship_row
from igroteka.games.tremble.page.places import (
    BOARD,
    CARD_TOP,
    LANE_HEIGHT,
    LANE_TOP,
    LEFT,
    ROOM,
    SKY_HEIGHT,
    SKY_TOP,
    column_left,
    column_width,
    lane_left,
    lane_width,
)
from igroteka.games.tremble.page.ship import HIGH as SHIP_HIGH
from igroteka.games.tremble.page.ship import WIDE as SHIP_WIDE
from igroteka.games.tremble.view.queries import asked_cell
from igroteka.games.tremble.view.types import View
from igroteka.table.quick_start import Frame, Panel, at_step
from igroteka.table.text.speech import Speaker

EDGE: Final = 10
SHIPS: Final = 4  # in the picture of a purchase
STEP: Final = 112  # from ship to ship there


# --- moments ---


def buying(view: View) -> bool:
    return view.acts and view.step == "BuyOrNot" and len(view.ships) + len(view.drawn) >= SHIPS


def ordered(view: View) -> bool:
    """All ships have their orders: what one captain sees before the reveal."""
    return view.acts and view.step == "SendShips" and all(ship.where == "cell" for ship in view.ships)


def at_war(view: View) -> bool:
    return view.step == "FightOrRetreat" and any(attack.captain == 0 for attack in view.cells[view.about[1]].attacks)


def searching(view: View) -> bool:
    return bool(view.captains[0].searches)


def under_attack(view: View) -> bool:
    return view.step == "AbandonOrFight"


def late(view: View) -> bool:
    return view.step == "DrawOrNot" and view.turns_left[1] <= 2


# --- frames ---


def two_columns(view: View, cell: int, top: float) -> Frame:
    """Frame a cell and a neighbour."""
    cells = len(view.cells)
    first = min(cell, cells - 2)
    wide = 2 * column_width(cells) + 3 * EDGE
    return Frame(column_left(first, cells) - EDGE, top, wide, wide / 1.5)


def cities(content: Content, view: View) -> Frame:
    return two_columns(view, 1, CARD_TOP - EDGE)


def ships(content: Content, view: View) -> Frame:
    wide = (SHIPS - 1) * STEP + SHIP_WIDE
    return Frame(-EDGE, -EDGE, wide + 2 * EDGE, SHIP_HIGH + 2 * EDGE)


def own_orders(content: Content, view: View) -> Frame:
    return two_columns(view, min([ship.cell for ship in view.ships]), SKY_TOP - 120)


def battle(content: Content, view: View) -> Frame:
    return two_columns(view, asked_cell(view), SKY_TOP - EDGE)


def won(content: Content, view: View) -> Frame:
    return two_columns(view, asked_cell(view), SKY_TOP - 170)


def own_lane(content: Content, view: View) -> Frame:
    wide = lane_width(view.players)
    return Frame(lane_left(0, view.players) - EDGE, LANE_TOP - EDGE, wide + 2 * EDGE, LANE_HEIGHT + 2 * EDGE)


def army(content: Content, view: View) -> Frame:
    wide = ARMY_WIDE + 2 * EDGE
    high = wide / 1.5
    return Frame((BOARD[0] - wide) / 2, SKY_TOP + (SKY_HEIGHT - ARMY_HIGH) / 2 + ARMY_HIGH / 2 - high / 2, wide, high)


def piles(content: Content, view: View) -> Frame:
    return Frame(LEFT, SKY_TOP, ROOM / 2, ROOM / 3)


def own_ships(content: Content, view: View, speaker: Speaker) -> str:
    return ship_row(content, view, speaker)[0]


QUICK_START: Final = (
    Panel("goal", at_step("SendShips"), cities),
    Panel("ships", buying, ships, own_ships),
    Panel("send", ordered, own_orders),
    Panel("battle", at_war, battle),
    Panel("reward", at_step("RaidOrSearch"), won),
    Panel("search", searching, own_lane),
    Panel("army", under_attack, army),
    Panel("end", late, piles),
)
