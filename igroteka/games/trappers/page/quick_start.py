"""The panels of Trappers' quick start: which moment each shows, and what of the board or of the viewer's own things."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import SIDE
from igroteka.games.trappers.page.cards import quest_cards
from igroteka.games.trappers.page.fight import WIDE as FIGHT_WIDE
from igroteka.games.trappers.page.fight import sheet
from igroteka.games.trappers.page.hand import tracks
from igroteka.games.trappers.page.places import BOARD, LEFT, PITCH, TOP
from igroteka.games.trappers.view.types import View
from igroteka.table.quick_start import Frame, Panel, at_step
from igroteka.table.text.speech import Speaker

DOWN: Final = 2.4  # cells from top to bottom of a picture


# --- moments ---


def settled(view: View) -> bool:
    return bool(view.trappers[0].factories)


def known_to_clans(view: View) -> bool:
    return max(view.trappers[0].base) >= 2


def with_quests(view: View) -> bool:
    return len(view.trappers[0].quests) >= 2


def all_settled(view: View) -> bool:
    return all(trapper.factories or trapper.cities for trapper in view.trappers)


def raiding(view: View) -> bool:
    return view.step == "KeepOrPlay" and not view.fighters


def fighting(view: View) -> bool:
    return view.step == "KeepOrPlay" and bool(view.fighters)


# --- frames ---


def cells_around(cell: int, across: float = 3.6, down: float = DOWN) -> Frame:
    """Frame a cell and its neighbours, as far as the board goes."""
    wide, high = across * PITCH, down * PITCH
    row, column = divmod(cell, int(SIDE))
    x = LEFT + (column + 0.5) * PITCH - wide / 2
    y = TOP + (row + 0.5) * PITCH - high / 2
    return Frame(min(max(x, 0), BOARD[0] - wide), min(max(y, 0), BOARD[1] - high), wide, high)


def map_of_clans(content: Content, view: View) -> Frame:
    return cells_around(int(SIDE) + 2, 5, 10 / 3)


def around_rover(content: Content, view: View) -> Frame:
    return cells_around(view.trappers[0].cell)


def around_factory(content: Content, view: View) -> Frame:
    return cells_around(view.trappers[0].factories[0])


# --- what stands beside the board ---


def own_tracks(content: Content, view: View, speaker: Speaker) -> str:
    return tracks(content, view, view.trappers[0], speaker)


def own_quests(content: Content, view: View, speaker: Speaker) -> str:
    return quest_cards(content, view, view.trappers[0], speaker)


QUICK_START: Final = (
    Panel("goal", all_settled, map_of_clans),
    Panel("drive", at_step("DriveOrStay"), around_rover),
    Panel("capital", at_step("RecruitOrNot"), around_rover),
    Panel("reputation", known_to_clans, draw=own_tracks),
    Panel("factory", settled, around_factory),
    Panel("raid", raiding, draw=sheet, wide=FIGHT_WIDE),
    Panel("quests", with_quests, draw=own_quests),
    Panel("battle", fighting, draw=sheet, wide=FIGHT_WIDE),
)
