"""Where the viewer's rover can drive: the cost of each cell, the way there, where it must stop, which way it may look.

The ways lie hidden; the page shows the one that is pointed at.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import HEADINGS, RONGAUT
from igroteka.games.trappers.page.places import CELL, HALF, PITCH, left_of, middle_of, top_of
from igroteka.games.trappers.page.style import BAD, CARD, DISPLAY, INK, LIT, display
from igroteka.games.trappers.state.fields import FREE
from igroteka.games.trappers.view.queries import NONE, goal_at, host_at, kind_at, owner_at
from igroteka.games.trappers.view.types import Goal, View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number
from igroteka.table.svg.parts import piece

NOSES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by heading
FAR = HALF + 4  # from the middle of a cell to its arrows
DOTS = f"0 {number(PITCH / 9)}"
WAY = (
    f'fill="none" stroke="{LIT}" stroke-width="7" stroke-dasharray="{DOTS}" stroke-linecap="round"'
    ' stroke-linejoin="round" class="tr-lit-s tr-ways"'
)


def reach(content: Content, view: View) -> str:
    shown = ""
    if view.acts and view.step == "DriveOrStay":
        shown = goals(content, view)
    elif view.acts and view.step == "ChooseFacing":
        shown = facing(view)
    return piece("reach", f'<g id="reach">{shown}</g>')


def goals(content: Content, view: View) -> str:
    """On its own cell the rover may turn, unless its wheels are up. Few bytes: it is drawn anew for every movement."""
    own = view.trappers[view.seat]
    there = [goal for goal in view.goals if goal.cell != own.cell or own.heading != FREE]
    stops = [goal.cell for goal in there if must_stop(content, view, goal.cell)]
    hosts = [goal.cell for goal in there if host_at(view, view.seat, goal.cell) != NONE]
    costs = [(goal.cell, turning(goal) if goal.cell == own.cell else goal.cost) for goal in there]
    ways = [way(goal.cell, goal.path, goal.headings) for goal in there]
    return (
        (hatching() if stops else "")
        + "".join([hatch(cell) for cell in stops])
        + "".join([warning(cell) for cell in hosts])
        + discs(tuple(costs))
        + f"<g {WAY}>{''.join(ways)}</g>"
    )


def must_stop(content: Content, view: View, cell: int) -> bool:
    """TR-054, TR-055: a Rongaut or a rival's settlement ends the movement; not where it begins, nor with Antigrav."""
    if view.ghost or cell == view.trappers[view.seat].cell:
        return False
    return kind_at(content, cell) == RONGAUT or owner_at(view, cell) not in (NONE, view.seat)


def turning(goal: Goal) -> int:
    """The cheapest turn on the spot."""
    return min([points for points in goal.headings if points > 0], default=0)


# --- what a cell costs ---


@lru_cache(1)
def hatching() -> str:
    return (
        '<defs><pattern id="tr-stop" width="12" height="12" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate(45)"><rect width="5" height="12" fill="{BAD}" fill-opacity=".5" class="tr-bad"/>'
        "</pattern></defs>"
    )


@lru_cache(64)
def hatch(cell: int) -> str:
    side = CELL - 6
    return (
        f'<rect x="{left_of(cell) + 3}" y="{top_of(cell) + 3}" width="{side}" height="{side}" rx="11"'
        ' fill="url(#tr-stop)" fill-opacity=".55"/>'
    )


@lru_cache(64)
def warning(cell: int) -> str:
    """TR-R20: its owner is at home, and would beat the visitor for certain."""
    x, y = left_of(cell) + CELL - 17, top_of(cell) + CELL - 17
    return (
        f'<circle cx="{x}" cy="{y}" r="17" fill="{CARD}" class="tr-plate"/>'
        f"{icon('tr-warning', x - 13, y - 14, 26, BAD, 'tr-bad')}"
    )


@lru_cache(1024)
def discs(costs: tuple[tuple[int, int], ...]) -> str:
    """Draw the costs; what all discs share stands once, around them."""
    places = [(left_of(cell) + CELL - 16, top_of(cell) + 16, cost) for cell, cost in costs]
    circles = "".join([f'<circle cx="{x}" cy="{y}" r="15"/>' for x, y, _ in places])
    numbers = "".join([f'<text x="{x}" y="{y + 6.5}" font-size="18.5">{cost}</text>' for x, y, cost in places])
    return (
        f'<g fill="#0d0a08" stroke="#fff" stroke-width="2">{circles}</g>'
        f'<g fill="#fff" font-family="{DISPLAY}" font-weight="700" text-anchor="middle" class="tr-costs">{numbers}</g>'
    )


# --- the way there ---


@lru_cache(4096)
def way(cell: int, path: tuple[int, ...], headings: tuple[int, ...]) -> str:
    return f'<g id="way-{cell}" class="ghost" opacity="0">{track(path)}{noses(cell, headings)}</g>'


@lru_cache(4096)
def track(path: tuple[int, ...]) -> str:
    """Dots from middle to middle of cells, nine to a step."""
    if len(path) < 2:
        return ""
    x, y = middle_of(path[0])
    steps = "".join([f"h{dx}" if dx else f"v{dy}" for dx, dy in map(leg, path, path[1:])])
    return f'<path d="M{number(x)} {number(y)}{steps}"/>'


def leg(start: int, end: int) -> tuple[int, int]:
    return left_of(end) - left_of(start), top_of(end) - top_of(start)


@lru_cache(1024)
def noses(cell: int, headings: tuple[int, ...]) -> str:
    """Small arrows: how the rover can stand there."""
    x, y = middle_of(cell)
    drawn = []
    for heading, points in enumerate(headings):
        if points >= 0:
            dx, dy = NOSES[heading]
            drawn.append(chevron(x + dx * 32, y + dy * 32, dx, dy))
    return f'<path d="{"".join(drawn)}" stroke-dasharray="none" stroke-width="5"/>' if drawn else ""


def chevron(x: float, y: float, dx: int, dy: int) -> str:
    """Pointing that way, its foot there."""
    side_x, side_y = -dy * 6, dx * 6
    tip = f"l{9 * dx - side_x} {9 * dy - side_y}l{-9 * dx - side_x} {-9 * dy - side_y}"
    return f"M{number(x + side_x)} {number(y + side_y)}{tip}"


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
    return f'{chosen(cell)}<g id="way-{cell}" {WAY}>{track(goal.path)}</g>{"".join(arrows)}'


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
