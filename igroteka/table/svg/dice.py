"""Dice as pictures. Rules throw sums: `pair` shows a sum of two dice by one of the ways it may have fallen."""

from __future__ import annotations

from typing import Final

from igroteka.table.svg.markup import group, number

LOW, MIDDLE, HIGH = 0.25, 0.5, 0.75
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MIDDLE, MIDDLE), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (HIGH, LOW), (LOW, MIDDLE), (HIGH, MIDDLE), (LOW, HIGH), (HIGH, HIGH)),
}
FACE: Final = "#f4ead2"
PIP: Final = "#1a1622"


def die(face: int, x: float, y: float, size: float, fill: str = FACE, pip: str = PIP) -> str:
    spots = "".join(
        [
            f'<circle cx="{number(size * px)}" cy="{number(size * py)}" r="{number(size * 0.095)}" fill="{pip}"/>'
            for px, py in PIPS[face]
        ]
    )
    body = f'<rect width="{number(size)}" height="{number(size)}" rx="{number(size * 0.2)}" fill="{fill}"'
    body += f' stroke="{pip}" stroke-opacity=".3"/>'
    return group(body + spots, x, y, cls="die")


def blank(x: float, y: float, size: float, stroke: str = FACE) -> str:
    """A die not yet thrown."""
    return (
        f'<rect x="{number(x + 0.75)}" y="{number(y + 0.75)}" width="{number(size - 1.5)}"'
        f' height="{number(size - 1.5)}" rx="{number(size * 0.2)}" fill="none" stroke="{stroke}"'
        ' stroke-opacity=".5" stroke-width="1.5"'
        ' stroke-dasharray="3 3" class="die-blank"/>'
    )


def faces(total: int) -> tuple[int, int]:
    return (total + 1) // 2, total // 2


def pair(total: int, x: float, y: float, size: float) -> str:
    """Two dice with that sum, or two places for dice while it is 0."""
    step = size * 1.16
    if total == 0:
        return blank(x, y, size) + blank(x + step, y, size)
    left, right = faces(total)
    return die(left, x, y, size) + die(right, x + step, y, size)
