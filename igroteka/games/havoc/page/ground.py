"""The ground of the board, which never changes: space, the planet with its regions, names, arrows, the VP track.

Regions are the outlines of the map, each with the texture of its terrain; arrows on the limb name where they lead.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.outlines import spans
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import HQ_SITE, SIDES, TERRAINS, TROG_SITE
from igroteka.games.havoc.page.places import (
    MIDDLE_X,
    MIDDLE_Y,
    ORBIT,
    RADIUS,
    SHIFT_X,
    SHIFT_Y,
    SPACES,
    regions_for,
    space_of,
    spot_of,
)
from igroteka.games.havoc.page.regions import clips
from igroteka.games.havoc.page.style import DIM, DISPLAY, FOLDER, INK, LINE, LIT, PLATE, WELL, edged, named
from igroteka.games.havoc.page.style import TERRAINS as COLOURS
from igroteka.table.svg.art import art
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.measure import width, wrapped

INSET: Final = 14  # of the arrows, from the limb
NAME: Final = 20.0  # type size of a region's name
LEAD: Final = 21  # from line to line
CONDENSED: Final = 0.8  # the width of the display face, in parts of that of the page
RING: Final = -54  # likewise, where a headquarters may stand
PIECES: Final = -37  # from the spot: pieces begin below this line
SPACE: Final = 14  # radius of a space of the track
POINT: Final = 20  # of an event point


@lru_cache(32)
def ground(content_hash: str, language: str, content: Content, players: int) -> str:
    regions = regions_for(content, players)
    return (
        f"<defs>{art(FOLDER, 'terrain')}{clips(content, players)}</defs>{art(FOLDER, 'space')}{track(content)}"
        f'<circle cx="{MIDDLE_X}" cy="{MIDDLE_Y}" r="{RADIUS + 22}" fill="url(#ch-air)"/>'
        f'<g transform="translate({SHIFT_X} {SHIFT_Y})">{land(regions)}</g>'
        f'<circle cx="{MIDDLE_X}" cy="{MIDDLE_Y}" r="{RADIUS}" fill="url(#ch-globe)"/>'
        f"{''.join([arrow(regions, region, language) for region in regions])}"
        f"{''.join([printed(region, players) for region in regions])}"
    )


@lru_cache(32)
def names(content_hash: str, language: str, content: Content, players: int) -> str:
    """Write the names of the regions: over the colours of their owners, under everything that lies there."""
    return "".join([name_of(region, language, players) for region in regions_for(content, players)])


def outline(region: Region) -> str:
    return " ".join([f"{x},{y}" for x, y in region.outline])


# --- the planet ---


def land(regions: Sequence[Region]) -> str:
    """Draw colours under the relief, then textures, then borders."""
    floors = "".join(
        [
            f'<polygon points="{outline(region)}" fill="{COLOURS[region.terrain]}"'
            f' class="ch-t-{TERRAINS[region.terrain]}"/>'
            for region in regions
        ]
    )
    textures = "".join(
        [f'<polygon points="{outline(region)}" fill="url(#ch-p-{TERRAINS[region.terrain]})"/>' for region in regions]
    )
    shores = "".join([f'<polygon points="{outline(region)}"/>' for region in regions])
    return (
        f'<g filter="url(#ch-relief)">{floors}</g>{textures}'
        f'<g fill="none" stroke="#0c0d17" stroke-width="7" stroke-linejoin="round" class="ch-border">{shores}</g>'
        f'<g fill="none" stroke="#d9cfbd" stroke-opacity=".75" stroke-width="1.8" stroke-linejoin="round"'
        f' class="ch-crest">{shores}</g>'
    )


def printed(region: Region, players: int) -> str:
    """Draw where a headquarters may stand, and the icon of a tunnel where one is dug (CH-011, CH-031)."""
    x, y = spot_of(region)
    if is_site(region, players):
        return (
            f'<circle cx="{x}" cy="{y}" r="46" fill="#000" fill-opacity=".22" stroke="#f3e7c4" stroke-opacity=".7"'
            ' stroke-width="2" stroke-dasharray="5 5" class="ch-site"/>'
        )
    return ""


def is_site(region: Region, players: int) -> bool:
    """CH-011, CH-029: a headquarters may stand there."""
    return region.site == HQ_SITE or (region.site == TROG_SITE and players == SIDES)


def name_of(region: Region, language: str, players: int) -> str:
    """Write the name above the spot where the region has room for it, in two lines if it is long."""
    x, y = spot_of(region)
    name = named(region, language)
    site = is_site(region, players)
    broken = wrapped(name, width(name, NAME) * 0.62, NAME, lines=2)
    lines, (right, down, _) = min(
        [(lines, label_place(region, lines, site)) for lines in ([name], broken)], key=lambda found: found[1][2]
    )
    return "".join(
        [edged(x + right, y + down + n * LEAD, esc(line), NAME, cls="ch-name") for n, line in enumerate(lines)]
    )


def label_place(region: Region, lines: Sequence[str], site: bool) -> tuple[int, int, float]:
    """Return where the first line goes, from the spot, and how bad that is: out of the outline, away from the spot.

    It stands above the pieces; at a headquarters anywhere around its ring, away from the label of an arrow.
    """
    half = max([width(line, NAME) for line in lines]) * CONDENSED / 2 + 6
    high = (len(lines) - 1) * LEAD
    lowest = (RING if site else PIECES) - high
    best = (0, lowest, math.inf)
    for down in range(90 if site else lowest, lowest - 60, -4):
        top = region.spot[1] + down
        rows = spans(region.outline, top - 18), spans(region.outline, top + high + 6)
        for right in range(-168 if site else -80, 169 if site else 81, 8):
            if site and beside_ring(right, down, half, high):
                continue
            left = region.spot[0] + right
            outside = sum([overhang(row, left - half, left + half) for row in rows])
            crossed = 120 if region.arrow is not None and math.dist((left, top), region.arrow[:2]) < 110 else 0
            cost = outside * 3 + abs(right) + abs(lowest - down) * 0.6 + half * 0.2 + crossed
            if cost < best[2]:
                best = (right, down, cost)
    return best


def overhang(row: Sequence[tuple[float, float]], left: float, right: float) -> float:
    """Return how much of a line of text lies out of the widest fitting span."""
    beyond = [max(0.0, start - left) + max(0.0, right - end) for start, end in row]
    return min(beyond, default=right - left)


def beside_ring(right: float, down: float, half: float, high: float) -> bool:
    """Tell whether a label there would lie over the ring of a headquarters."""
    across = max(0.0, abs(right) - half)
    along = max(0.0, down - 18, -(down + high + 6))
    return math.hypot(across, along) < -RING - 6


def arrow(regions: Sequence[Region], region: Region, language: str) -> str:
    """CH-069: an arrow on the limb, with the name of the region across the planet."""
    if region.arrow is None or region.arrow_to < 0:
        return ""
    x, y, heading = region.arrow
    inward = 1 - INSET / RADIUS
    left = round(MIDDLE_X + (x + SHIFT_X - MIDDLE_X) * inward)
    top = round(MIDDLE_Y + (y + SHIFT_Y - MIDDLE_Y) * inward)
    towards = (MIDDLE_X - left) / RADIUS, (MIDDLE_Y - top) / RADIUS
    said = named(regions[region.arrow_to], language)
    lines = wrapped(said, 128, 17, lines=2)
    tx, ty = left + towards[0] * 68, top + towards[1] * 40 + (5 if len(lines) == 1 else -4)
    label = "".join([edged(tx, ty + 18 * n, esc(line), 16.5, "#ffe9b0", "ch-way") for n, line in enumerate(lines)])
    return (
        f'<g transform="translate({left} {top}) rotate({-heading})">'
        '<path d="M20 0L-10 14L-4 0L-10 -14Z" fill="#ffe08a" stroke="#2b2008" stroke-width="2.5"'
        f' stroke-linejoin="round" class="ch-arrow"/></g>{label}'
    )


# --- the track ---


def track(content: Content) -> str:
    """Draw fifty spaces around the planet; event points are larger, the last one is final scoring (CH-168)."""
    points = {point.vp: number_of for number_of, point in enumerate(content.points)}
    ring = (
        f'<circle cx="{MIDDLE_X}" cy="{MIDDLE_Y}" r="{ORBIT}" fill="none" stroke="{LINE}" stroke-width="2.5"'
        ' class="ch-orbit"/>'
    )
    return ring + "".join([space(vp, points.get(vp, -1), len(content.points)) for vp in range(SPACES)])


def space(vp: int, point: int, points: int) -> str:
    x, y = space_of(vp)
    if point >= 0:
        sign = "ch-scoring" if point == points - 1 else "ch-planet"
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{POINT}" fill="{PLATE}" stroke="{LIT}" stroke-width="2.5"'
            f' class="ch-point"/>{icon(sign, x - 14, y - 14, 28, LINE, "ch-line")}{figure(vp, x, y + 6, 17, INK)}'
        )
    if vp % 5:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="5" fill="{LINE}" class="ch-line"/>'
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{SPACE}" fill="{WELL}" stroke="{LINE}" stroke-width="1.5"'
        f' class="ch-space-of"/>{figure(vp, x, y + 6, 17, DIM)}'
    )


def figure(vp: int, x: float, y: float, size: float, fill: str) -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{DISPLAY}" font-size="{number(size)}" font-weight="500"'
        f' fill="{fill}" class="{"ch-ink" if fill == INK else "ch-dim"}" text-anchor="middle">{vp}</text>'
    )
