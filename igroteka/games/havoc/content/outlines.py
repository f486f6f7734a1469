"""Outlines of regions: polygons in a box of 1000 x 1000 with y down, read and measured.

Interpreted in every build: content is read once.
"""

import math
import re
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Point, Point]

BOX: Final = 1000  # the side of the drawing
POINTS: Final = re.compile(r"\d{1,4},\d{1,4}( \d{1,4},\d{1,4}){2,}")


def points_of(outline: str) -> tuple[Point, ...] | None:
    """Return the points of an SVG polygon, or None if the text is none within the box."""
    if not POINTS.fullmatch(outline):
        return None
    points = [(int(x), int(y)) for x, y in (pair.split(",") for pair in outline.split(" "))]
    return tuple(points) if all(x <= BOX and y <= BOX for x, y in points) else None


def edges_of(points: Sequence[Point]) -> Iterator[Edge]:
    return zip(points, (*points[1:], points[0]), strict=True)


def doubled_area(points: Sequence[Point]) -> int:
    """Return twice the area, positive for an outline that runs clockwise on the screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges_of(points))


def is_simple(points: Sequence[Point]) -> bool:
    """Tell whether no point stands twice and no two edges meet but neighbours in their common point."""
    if len(set(points)) < len(points):
        return False
    edges = list(edges_of(points))
    last = len(edges) - 1
    for first, edge in enumerate(edges):
        for second in range(first + 1, len(edges)):
            if second == first + 1 or (first == 0 and second == last):
                continue
            if near(edge, edges[second]) and meet(edge, edges[second]):
                return False
    return True


def near(one: Edge, other: Edge) -> bool:
    """Tell whether the boxes around two edges touch."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    return (
        min(ax, bx) <= max(cx, dx)
        and min(cx, dx) <= max(ax, bx)
        and min(ay, by) <= max(cy, dy)
        and min(cy, dy) <= max(ay, by)
    )


def meet(one: Edge, other: Edge) -> bool:
    """Tell whether two edges with touching boxes have a point in common."""
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def turn(a: Point, b: Point, c: Point) -> int:
    """Return 1, 0 or -1: on which side of the line from a to b the point c lies."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def contains(points: Sequence[Point], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in edges_of(points):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def spans(points: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """Return where a level line lies inside of the outline, from left to right."""
    crossed = sorted(
        [ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges_of(points) if (ay > y) != (by > y)]
    )
    return list(zip(crossed[::2], crossed[1::2], strict=True))


def clearance(points: Sequence[Point], x: float, y: float) -> float:
    """Return the distance from a place to the nearest border."""
    return min(distance(edge, x, y) for edge in edges_of(points))


def distance(edge: Edge, x: float, y: float) -> float:
    (ax, ay), (bx, by) = edge
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, along))
    return math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y)
