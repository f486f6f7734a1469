"""Questions about a view of Trappers that words, odds and pictures ask alike. Clans are 0..5, NONE is -1."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import BEST_REP, MIMIC, WORST_REP
from igroteka.games.trappers.rules.routes import BASE_POINTS
from igroteka.games.trappers.state.game import MIMIC_BONUS
from igroteka.games.trappers.view.types import Goal, Held, Trapper, View

NONE: Final = -1


def actor(view: View) -> Trapper:
    """Return who is asked: in almost every question the first number of it."""
    return view.trappers[view.about[0] if view.about else view.active]


def clan_at(content: Content, cell: int) -> int:
    """0..5, or NONE on a white cell."""
    return content.cells[cell].clan - 1


def kind_at(content: Content, cell: int) -> int:
    return content.cells[cell].kind


def owner_at(view: View, cell: int) -> int:
    """Return whose settlement stands there, or NONE."""
    for trapper in view.trappers:
        if cell in trapper.factories or cell in trapper.cities:
            return trapper.seat
    return NONE


def is_city(view: View, cell: int) -> bool:
    return any(cell in trapper.cities for trapper in view.trappers)


def host_at(view: View, seat: int, cell: int) -> int:
    """The rival who is at home there and would beat the visitor for certain (TR-R20), or NONE."""
    owner = owner_at(view, cell)
    return owner if owner not in (NONE, seat) and view.trappers[owner].cell == cell else NONE


def goal_at(view: View, cell: int) -> Goal | None:
    return next((goal for goal in view.goals if goal.cell == cell), None)


def held_quest(view: View, quest: int) -> Held:
    """A quest in play, whosever it is: each card is there once."""
    return next(held for trapper in view.trappers for held in trapper.quests if held.quest == quest)


# --- reputation that would be ---


def rep_after(trapper: Trapper, clan: int, by: int) -> int:
    """TR-134: on the track."""
    return max(int(WORST_REP), min(int(BEST_REP), trapper.base[clan] + by))


def standing_with(view: View, form: int, rep: int) -> int:
    """TR-079, TR-R11: what that place on the track counts for a squad of that form."""
    return min(view.mimic_cap, rep + int(MIMIC_BONUS)) if form == MIMIC else rep


def changes(view: View, trapper: Trapper, clan: int, by: int) -> list[tuple[int, int, int]]:
    """TR-132, TR-R13: clan, before and after, for the clan itself and for its enemy in war; what stays is left out."""
    moves = [(clan, by)] + ([(view.war[clan], -by)] if view.war[clan] != NONE else [])
    after = [(changed, trapper.base[changed], rep_after(trapper, changed, change)) for changed, change in moves]
    return [change for change in after if change[1] != change[2]]


# --- movement ---


def points_from(view: View, trapper: Trapper, clan: int, rep: int | None = None) -> int:
    """TR-043: of a movement that begins on a cell of that clan, with this reputation or the present one."""
    if clan == NONE:
        return int(BASE_POINTS)
    return int(BASE_POINTS) + standing_with(view, trapper.form, trapper.base[clan] if rep is None else rep)
