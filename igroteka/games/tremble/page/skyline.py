"""Skylines of cities, each its own: what its type builds, in the order that its number throws."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.table.svg.markup import number

FLOOR: Final = 56  # of the picture, whose top is 0


@lru_cache(512)
def skyline(city: int, kind: str, wide: int, colour: str, band: str) -> str:
    """A far row in haze, a near one with windows; as wide as its card."""
    seed = city * 7919 + 13
    far = f"M4 {FLOOR}{row(seed * 3 + 1, 'far', wide)}V{FLOOR}Z"
    near = f"M2 {FLOOR}{row(seed, kind, wide)}V{FLOOR}Z"
    return (
        f'<path d="{far}" fill="{colour}" fill-opacity=".28" class="th-t-{kind}"/>'
        f'<path d="{near}" fill="{colour}" fill-opacity=".9" class="th-t-{kind}"/>'
        f'<path d="{windows(seed, wide)}" fill="{band}" class="th-tb-{kind}"/>'
    )


def row(seed: int, kind: str, wide: int) -> str:
    """Roofs from left to right."""
    x, drawn = 4, []
    while x < wide - 12:
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        broad = min(10 + (seed >> 11) % 11, wide - 4 - x)
        high = 15 + (seed >> 17) % 20
        which = (seed >> 23) % 4
        drawn.append(house(kind, which, broad, FLOOR - high))
        x += broad
    return "".join(drawn)


def house(kind: str, which: int, broad: int, top: int) -> str:
    """One roof: it begins and ends wherever its neighbours do."""
    half = number(broad / 2)
    if kind == "cultural":
        return (
            f"V{top}a{half} {half} 0 0 1 {broad} 0",  # a dome
            f"V{top + 4}l{half} -16l{half} 16",  # a spire
            f"V{top + 6}h-1l{number(broad / 2 + 1)} -7l{number(broad / 2 + 1)} 7h-1",  # a pediment
            f"V{top + 3}v-4h3v4h{broad - 6}v-4h3v4",  # a wall with merlons
        )[which]
    if kind == "industrial":
        return (
            f"V{top - 8}h4V{top + 12}h{broad - 4}",  # a chimney
            f"V{top + 8}l{half} -7v7l{half} -7v7",  # saw-toothed roofs
            f"V{top + 10}a{half} 6 0 0 1 {broad} 0",  # a tank
            f"V{top + 6}h{broad}",
        )[which]
    if kind == "scientific":
        return (
            f"V{top + 9}h1a{number(broad / 2 - 1)} {number(broad / 2 - 1)} 0 0 1 {broad - 2} 0h1",  # an observatory
            f"V{top + 6}h{number(broad / 2 - 1)}v-19h2v19h{number(broad / 2 - 1)}",  # a mast
            f"V{top}l{broad} -6",  # a slanted tower
            f"V{top + 8}l2 -8q{number(broad / 2 - 2)} 9 {broad - 4} 0l2 8",  # a dish
        )[which]
    return f"V{top - 6 + 3 * which}h{broad}"


def windows(seed: int, wide: int) -> str:
    drawn = []
    for n in range(wide // 9):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        drawn.append(f"M{8 + n * 9} {FLOOR - 5 - (seed >> 14) % 3 * 5}h2v3h-2z")
        if seed >> 20 & 1:
            drawn.append("m4 0h2v3h-2z")
    return "".join(drawn)
