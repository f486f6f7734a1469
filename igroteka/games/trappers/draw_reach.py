"""Where the viewer's rover can drive: the cost of each cell, the way there, where it must stop, which way it may look.

The ways lie hidden; the page shows the one that is pointed at.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content import Content
from igroteka.games.trappers.draw_places import CELL, HALF, left_of, middle_of, top_of
from igroteka.games.trappers.draw_style import BAD, CARD, INK, LIT, display
from igroteka.games.trappers.fields import FREE
from igroteka.games.trappers.seen import NONE, goal_at, host_at, kind_at, owner_at
from igroteka.games.trappers.terms import HEADINGS, RONGAUT
from igroteka.games.trappers.view import Goal, View
from igroteka.table.icons import icon
from igroteka.table.markup import number
from igroteka.table.parts import piece

NOSES = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))  # by heading
FAR = HALF + 4  # from the middle of a cell to its arrows


def reach(content: Content, view: View) -> str:
    shown = ""
    if view.acts and view.step == "DriveOrStay":
        shown = hatching() + "".join([goal_mark(content, view, goal) for goal in goals(view)])
    elif view.acts and view.step == "ChooseFacing":
        shown = facing(view)
    return piece("reach", f'<g id="reach">{shown}</g>')


def goals(view: View) -> list[Goal]:
    """On its own cell the rover may turn, unless its wheels are up."""
    own = view.trappers[view.seat]
    return [goal for goal in view.goals if goal.cell != own.cell or own.heading != FREE]


def goal_mark(content: Content, view: View, goal: Goal) -> str:
    stops = not view.ghost and (
        kind_at(content, goal.cell) == RONGAUT or owner_at(view, goal.cell) not in (NONE, view.seat)
    )
    here = goal.cell == view.trappers[view.seat].cell
    return mark(
        goal.cell, turning(goal) if here else goal.cost, stops and not here, host_at(view, view.seat, goal.cell) != NONE
    ) + way(goal.cell, goal.path, goal.headings)


def turning(goal: Goal) -> int:
    """The cheapest turn on the spot."""
    return min([points for points in goal.headings if points > 0], default=0)


# --- what a cell costs ---


@lru_cache(8)
def hatching() -> str:
    return (
        '<defs><pattern id="tr-stop" width="12" height="12" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)">'
        f'<rect width="5" height="12" fill="{BAD}" fill-opacity=".5" class="tr-bad"/></pattern></defs>'
    )


@lru_cache(2048)
def mark(cell: int, cost: int, stops: bool, host: bool) -> str:
    hatch = (
        f'<rect x="3" y="3" width="{CELL - 6}" height="{CELL - 6}" rx="11" fill="url(#tr-stop)" fill-opacity=".55"/>'
        if stops
        else ""
    )
    warning = (
        f'<circle cx="{CELL - 17}" cy="{CELL - 17}" r="17" fill="{CARD}" class="tr-plate"/>'
        f"{icon('tr-warning', CELL - 30, CELL - 31, 26, BAD, 'tr-bad')}"
        if host
        else ""
    )
    return (
        f'<g transform="translate({left_of(cell)} {top_of(cell)})">{hatch}{warning}'
        f'<circle cx="{CELL - 16}" cy="16" r="15" fill="#0d0a08" stroke="#fff" stroke-width="2" class="tr-cost"/>'
        f"{display(CELL - 16, 22.5, str(cost), 18.5, '#fff', 'tr-on-cost', 'middle')}</g>"
    )


# --- the way there ---


@lru_cache(4096)
def way(cell: int, path: tuple[int, ...], headings: tuple[int, ...]) -> str:
    return f'<g id="way-{cell}" class="ghost" opacity="0">{track(path)}{noses(cell, headings)}</g>'


@lru_cache(4096)
def track(path: tuple[int, ...]) -> str:
    """Waypoints in the middle of cells, dots between them."""
    if len(path) < 2:
        return ""
    points = [middle_of(cell) for cell in path]
    line = "M" + "L".join([f"{number(x)} {number(y)}" for x, y in points])
    stops = "".join(
        [f'<circle cx="{number(x)}" cy="{number(y)}" r="7" fill="{LIT}" class="tr-lit"/>' for x, y in points[1:]]
    )
    return (
        f'<path d="{line}" fill="none" stroke="#120c08" stroke-opacity=".55" stroke-width="11" stroke-linejoin="round"'
        f' stroke-linecap="round"/><path d="{line}" fill="none" stroke="{LIT}" stroke-width="6" stroke-linecap="round"'
        f' stroke-dasharray="0 13" class="tr-lit-s"/>{stops}'
    )


@lru_cache(1024)
def noses(cell: int, headings: tuple[int, ...]) -> str:
    """Small arrows: how the rover can stand there."""
    x, y = middle_of(cell)
    return "".join(
        [
            f'<path d="M0 -11L9 4H-9Z" transform="translate({number(x + NOSES[h][0] * 33)}'
            f" {number(y + NOSES[h][1] * 33)})"
            f' rotate({h * 90})" fill="{LIT}" stroke="#120c08" stroke-width="1.5" class="tr-lit"/>'
            for h, points in enumerate(headings)
            if points >= 0
        ]
    )


# --- which way it looks ---


def facing(view: View) -> str:
    """TR-047: arrows at the sides of the chosen cell, each with what it costs in all."""
    cell = view.about[1]
    goal = goal_at(view, cell)
    if goal is None:
        return ""
    here = view.trappers[view.seat]
    kept = here.heading if cell == here.cell else int(FREE)
    arrows = [
        arrow(cell, heading, goal.headings[heading])
        for heading in range(int(HEADINGS))
        if goal.headings[heading] >= 0 and heading != kept
    ]
    return chosen(cell) + track(goal.path) + "".join(arrows)


@lru_cache(64)
def chosen(cell: int) -> str:
    return (
        f'<rect x="{left_of(cell)}" y="{top_of(cell)}" width="{CELL}" height="{CELL}" rx="13" fill="{LIT}"'
        f' fill-opacity=".16" stroke="{LIT}" stroke-width="4" class="tr-lit-s"/>'
    )


@lru_cache(1024)
def arrow(cell: int, heading: int, cost: int) -> str:
    x, y = middle_of(cell)
    dx, dy = NOSES[heading]
    ax, ay = x + dx * FAR, y + dy * FAR
    cx, cy = ax + (dy != 0) * 21 + dx * 15, ay + (dx != 0) * -19 + dy * 15
    return (
        f'<g id="face-{heading}" class="tr-face" transform="translate({number(ax)} {number(ay)})">'
        f'<circle class="frame" r="22" fill="{LIT}" stroke="#120c08" stroke-width="2.5"/>'
        f'<path d="M0 -14L12 1H5V13H-5V1H-12Z" transform="rotate({heading * 90})" fill="#1c1206"/></g>'
        f'<circle cx="{number(cx)}" cy="{number(cy)}" r="11" fill="#0d0a08" stroke="{INK}" stroke-width="1.5"'
        ' class="tr-cost"/>'
        f"{display(cx, cy + 5, str(cost), 14, '#fff', 'tr-on-cost', 'middle')}"
    )
