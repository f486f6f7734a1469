"""The two sides of the board: regions, who borders on whom, and how they are drawn (CH-006, CH-069, CH-184).

Borders stand at both their regions, arrows too. Outlines tile the planet: every edge is the limb's or that of two
regions, which then are neighbours, and regions that are not neighbours do not even touch (CH-R94).

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.havoc.content import vocabulary as terms
from igroteka.games.havoc.content.outlines import (
    BOX,
    Edge,
    Point,
    clearance,
    contains,
    doubled_area,
    edges_of,
    is_simple,
    points_of,
)

MAP_FILES: Final = ("map_a.toml", "map_b.toml")  # by board
HQ_SITES: Final = (3, 2)  # by board: landing places, CH-011
TROG_SITES: Final = (1, 0)  # by board: where a player's Trogs live, CH-029
Few: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Length: TypeAlias = Annotated[int, Meta(ge=0, le=BOX)]
Degrees: TypeAlias = Annotated[int, Meta(ge=0, le=359)]


class RegionRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Region as a map file has it."""

    id: str
    ru: str
    en: str
    ring: terms.Ring
    terrain: terms.Terrain
    crystals: Few
    war_parties: Few
    nests: Few
    explorations: Annotated[int, Meta(ge=0, le=3)]
    tunnel: bool = False
    site: terms.Site | None = None
    borders: tuple[str, ...]
    arrow_to: str | None = None
    spot: tuple[Length, Length]
    room: Annotated[int, Meta(ge=1, le=BOX)]
    arrow: tuple[Length, Length, Degrees] | None = None
    outline: str


@dataclass(frozen=True, slots=True)
class Region:
    """Region in numbers of vocabulary.py; neighbours are numbers of regions."""

    id: str
    ru: str
    en: str
    ring: int
    terrain: int
    crystals: int
    war_parties: int
    nests: int
    explorations: int
    tunnel: bool
    site: int
    borders: tuple[int, ...]
    arrow_to: int  # -1: no arrow
    spot: Point
    room: int
    arrow: tuple[int, int, int] | None  # place on the limb and heading
    outline: tuple[Point, ...]


def board_of(tables: Tables, board: int) -> tuple[Region, ...] | None:
    """Return the regions of a side of the board, or None after noting why these rows make none."""
    file = MAP_FILES[board]
    rows = tables.of(file, RegionRow)
    faults = len(tables.faults)
    check_sites(tables, board, rows)
    check_links(tables, file, rows)
    outlines = outlines_of(tables, file, rows)
    if len(tables.faults) > faults:
        return None
    check_ways(tables, file, rows)
    check_tiling(tables, file, rows, outlines)
    check_spots(tables, file, rows, outlines)
    if len(tables.faults) > faults:
        return None
    numbers = {row.id: number for number, row in enumerate(rows)}
    return tuple([region_of(row, numbers, outlines[row.id]) for row in rows])


def region_of(row: RegionRow, numbers: dict[str, int], outline: tuple[Point, ...]) -> Region:
    return Region(
        id=row.id,
        ru=row.ru,
        en=row.en,
        ring=terms.RINGS.index(row.ring),
        terrain=terms.TERRAINS.index(row.terrain),
        crystals=row.crystals,
        war_parties=row.war_parties,
        nests=row.nests,
        explorations=row.explorations,
        tunnel=row.tunnel,
        site=terms.SITES.index(row.site or ""),
        borders=tuple([numbers[other] for other in row.borders]),
        arrow_to=numbers[row.arrow_to] if row.arrow_to is not None else -1,
        spot=row.spot,
        room=row.room,
        arrow=row.arrow,
        outline=outline,
    )


# --- what a board must have ---


def check_sites(tables: Tables, board: int, rows: Sequence[RegionRow]) -> None:
    """Check what stands in the regions: landing places bare (CH-189), outer regions without terrain (CH-128)."""
    file = MAP_FILES[board]
    if len(rows) > terms.MOST_REGIONS:
        tables.fault(file, "", "", f"at most {int(terms.MOST_REGIONS)} regions, got {len(rows)}")
    counts: Counter[str | None] = Counter(row.site for row in rows)
    for site, wanted in (("hq", HQ_SITES[board]), ("trog_hq", TROG_SITES[board])):
        if counts[site] != wanted:
            tables.fault(file, "", "", f"expected {wanted} regions with site {site!r}, got {counts[site]}")
    for row in rows:
        if (row.ring == "outer") != (row.terrain == "none"):
            tables.fault(file, row.id, "terrain", f"{row.terrain!r} in the {row.ring} ring")
        if row.site == "hq":
            for field in ("crystals", "war_parties", "nests", "explorations"):
                if getattr(row, field):
                    tables.fault(file, row.id, field, f"expected 0 at a landing place, got {getattr(row, field)}")
        if (row.arrow_to is None) != (row.arrow is None):
            absent = "arrow" if row.arrow is None else "arrow_to"
            tables.fault(file, row.id, absent, "missing, the other half of the arrow is there")


def check_links(tables: Tables, file: str, rows: Sequence[RegionRow]) -> None:
    """CH-184: to be adjacent is mutual, by border and by arrow."""
    regions = {row.id: row for row in rows}
    for row in rows:
        tables.check_list(file, row.id, "borders", row.borders)
        for other in sorted(set(row.borders)):
            if other == row.id:
                tables.fault(file, row.id, "borders", f"{other} cannot border on itself")
            elif other not in tables.ids(file):
                tables.fault(file, row.id, "borders", f"no region {other!r}")
            elif other in regions and row.id not in regions[other].borders:
                tables.fault(file, row.id, "borders", f"{other} does not border on {row.id}")
        check_arrow(tables, file, row, regions)


def check_arrow(tables: Tables, file: str, row: RegionRow, regions: dict[str, RegionRow]) -> None:
    """CH-069: an arrow joins two outer regions that have no border."""
    other = row.arrow_to
    if other is None:
        return
    if other not in tables.ids(file):
        tables.fault(file, row.id, "arrow_to", f"no region {other!r}")
    elif other == row.id or other in row.borders:
        tables.fault(file, row.id, "arrow_to", f"{other} is beside {row.id}")
    elif other in regions and regions[other].arrow_to != row.id:
        tables.fault(file, row.id, "arrow_to", f"the arrow of {other} does not lead to {row.id}")
    elif row.ring != "outer":
        tables.fault(file, row.id, "arrow_to", f"arrows leave the outer ring, {row.id} is in the {row.ring} one")


def check_ways(tables: Tables, file: str, rows: Sequence[RegionRow]) -> None:
    """Check that every region can be reached without arrows: a storm takes them away."""
    borders = {row.id: row.borders for row in rows}
    reached = {rows[0].id}
    ahead = [rows[0].id]
    while ahead:
        found = set(borders[ahead.pop()]) - reached
        reached |= found
        ahead.extend(found)
    for row in rows:
        if row.id not in reached:
            tables.fault(file, row.id, "borders", f"no way from {rows[0].id}")


# --- how a board is drawn ---


def outlines_of(tables: Tables, file: str, rows: Sequence[RegionRow]) -> dict[str, tuple[Point, ...]]:
    outlines: dict[str, tuple[Point, ...]] = {}
    for row in rows:
        points = points_of(row.outline)
        if points is None:
            tables.fault(file, row.id, "outline", f'expected points "x,y x,y ..." within 0 to {BOX}, at least three')
        elif not is_simple(points):
            tables.fault(file, row.id, "outline", "crosses or touches itself")
        elif doubled_area(points) <= 0:
            tables.fault(file, row.id, "outline", "runs counter-clockwise")
        else:
            outlines[row.id] = points
    return outlines


def check_tiling(tables: Tables, file: str, rows: Sequence[RegionRow], outlines: dict[str, tuple[Point, ...]]) -> None:
    """Check that the outlines cover the planet once and share points exactly where the regions border.

    Clockwise outlines whose edges all have a partner running back, but for those of one limb, cover its inside once.
    """
    owner: dict[Edge, str] = {}
    touching: dict[Point, set[str]] = defaultdict(set)
    for region, points in outlines.items():
        for edge in edges_of(points):
            if edge in owner:
                tables.fault(file, region, "outline", f"overlaps with {owner[edge]} at {spelt(edge[0])}")
            owner.setdefault(edge, region)
        for point in points:
            touching[point].add(region)
    borders = {row.id: set(row.borders) for row in rows}
    shared: dict[str, set[str]] = defaultdict(set)
    for (start, end), region in owner.items():
        if (end, start) in owner:
            shared[region].add(owner[end, start])
    for row in rows:
        for other in sorted(shared[row.id] - borders[row.id]):
            tables.fault(file, row.id, "outline", f"shares a border with {other}, which is not in borders")
        for other in sorted(borders[row.id] - shared[row.id]):
            tables.fault(file, row.id, "outline", f"shares no border with {other}, which is in borders")
        met = set().union(*(touching[point] for point in outlines[row.id])) - {row.id}
        for other in sorted(met - shared[row.id] - borders[row.id]):
            tables.fault(file, row.id, "outline", f"touches {other} in a point, which is not in borders")
    check_limb(tables, file, owner)


def check_limb(tables: Tables, file: str, owner: dict[Edge, str]) -> None:
    """Check that the edges of a single region make one closed line: the limb of the planet."""
    limb = {start: end for start, end in owner if (end, start) not in owner}
    outer = [edge for edge in owner if (edge[1], edge[0]) not in owner]
    first = outer[0][0]
    here, steps = limb[first], 1
    while here != first and here in limb and steps < len(outer):
        here, steps = limb[here], steps + 1
    if here != first or steps < len(outer):
        gap = next((edge for edge in outer if edge[1] not in limb), outer[steps % len(outer)])
        tables.fault(file, owner[gap], "outline", f"leaves a gap at {spelt(gap[1])}")


def check_spots(tables: Tables, file: str, rows: Sequence[RegionRow], outlines: dict[str, tuple[Point, ...]]) -> None:
    for row in rows:
        x, y = row.spot
        if not contains(outlines[row.id], x, y):
            tables.fault(file, row.id, "spot", f"{x},{y} lies outside of the outline")
        elif clearance(outlines[row.id], x, y) < row.room:
            nearest = int(clearance(outlines[row.id], x, y))
            tables.fault(file, row.id, "room", f"the border is only {nearest} away from the spot, got {row.room}")


def spelt(point: Point) -> str:
    return f"{point[0]},{point[1]}"
