"""Tiles as stone galleries seen from above: one drawing from class, open sides, kind and number (5.9).

The floor is turned with the tile; whatever must be read stays upright and is drawn elsewhere. Slabs are irregular, from
the number of the tile, so that no two tiles look alike.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from igroteka.games.claustrophobia.page.style import FLOORS, MORTAR, ROCK, WALL
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number

PASSAGE: Final = 72  # width
NARROW: Final = 40
HUB: Final = 48  # radius
NARROW_HUB: Final = 30
CHAMBER: Final = 132
ROUNDED: Final = 24  # corners of a chamber
OVER: Final = 114  # from the middle to where a passage ends, beyond the edge
SIDE_LETTERS: Final = "NESW"


class Pebbles:
    """Small numbers that are always the same for one seed: a drawing must not change between two looks."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 4294967296 or 1

    def below(self, limit: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) % 4294967296
        return self.state * limit >> 32

    def about(self, value: float, shake: int) -> float:
        return value + self.below(2 * shake + 1) - shake


def shapes(shape: str, kind: str, sides: str) -> str:
    """Return the floor as one outline, at rotation 0: around the hub or the chamber, out and back at each open side."""
    tight = kind == "tight"
    half = (NARROW if tight else PASSAGE) / 2
    if shape == "room":
        radius, out = ROUNDED, CHAMBER / 2
    else:
        radius = NARROW_HUB if tight else HUB
        out = math.sqrt(radius**2 - half**2)
    parts = []
    for side, letter in enumerate(SIDE_LETTERS):
        if shape == "room":
            parts.append(turned(side, -(out - radius), -out))
        if letter in sides:
            parts += [turned(side, -half, -out), turned(side, -half, -OVER), turned(side, half, -OVER)]
            parts.append(turned(side, half, -out))
        elif shape != "room":
            parts += [turned(side, -half, -out), f"A{radius} {radius} 0 0 1 {turned(side, half, -out)}"]
        nearest = (out - radius, -out) if shape == "room" else (half, -out)
        following = (-(out - radius), -out) if shape == "room" else (-half, -out)
        if shape == "room":
            parts.append(turned(side, *nearest))
        parts.append(f"A{number(radius)} {number(radius)} 0 0 1 {turned((side + 1) % 4, *following)}")
    return "M" + "L".join(parts).replace("LA", "A") + "Z"


def turned(side: int, x: float, y: float) -> str:
    """Return a point given from the middle as if the side were the north."""
    for _ in range(side):
        x, y = -y, x
    return f"{number(100 + x)} {number(100 + y)}"


def slabs(seed: int) -> tuple[str, str]:
    """Return the joints between the slabs, and a few slabs that are lighter than the rest, as paths."""
    pebbles = Pebbles(seed + 7)
    joints, light = [], []
    y: float = -4.0
    while y < 200:
        high = 21 + pebbles.below(9)
        tilt = pebbles.below(5) - 2
        joints.append(f"M0 {number(y)}L200 {number(y + tilt)}")
        x: float = -float(pebbles.below(30))
        while x < 200:
            wide = 24 + pebbles.below(24)
            joints.append(f"M{number(x + wide)} {number(y)}L{number(pebbles.about(x + wide, 2))} {number(y + high)}")
            if pebbles.below(5) == 0:
                light.append(
                    f"M{number(x + 2)} {number(y + 2)}h{number(wide - 4)}v{number(high - 4)}h{number(4 - wide)}Z"
                )
            x += wide
        y += high
    return "".join(joints), "".join(light)


def planks(seed: int) -> tuple[str, str]:
    pebbles = Pebbles(seed + 3)
    joints, light = [], []
    for row in range(14):
        y = row * 15
        joints.append(f"M0 {y}H200M{20 + pebbles.below(160)} {y}v15")
        if pebbles.below(3) == 0:
            light.append(f"M0 {y + 1}H200V{y + 14}H0Z")
    return "".join(joints), "".join(light)


def ripples(seed: int) -> tuple[str, str]:
    pebbles = Pebbles(seed + 11)
    rows, light = [], []
    for row in range(15):
        y = 6 + row * 13 + pebbles.below(4)
        rows.append(f"M{-10 - pebbles.below(30)} {y}" + "q10 -7 20 0t20 0" * 6)
        if pebbles.below(3) == 0:
            light.append(f"M{pebbles.below(150)} {y + 4}q12 -6 24 0t24 0q-12 7 -24 3t-24 -3Z")
    return "".join(rows), "".join(light)


def cracks(seed: int) -> str:
    """Return cracks in the rock around the gallery."""
    pebbles = Pebbles(seed + 23)
    lines = []
    for x, y in ((20, 24), (168, 22), (24, 170), (172, 172)):
        lines.append(
            f"M{number(pebbles.about(x, 14))} {number(pebbles.about(y, 14))}l{pebbles.below(18) - 9}"
            f" {4 + pebbles.below(9)}l{6 + pebbles.below(8)} {pebbles.below(13) - 6}"
        )
    return "".join(lines)


@lru_cache(512)
def floor(tile: int, shape: str, kind: str, sides: str, rotation: int, name: str) -> str:
    """Draw a tile without what must stay upright, its upper left corner at 0, 0; `name` makes its clip unique."""
    outline = shapes(shape, kind, sides)
    joints, light = {"stash": planks, "flooded": ripples}.get(kind, slabs)(tile)
    turn = f' transform="rotate({90 * rotation} 100 100)"' if rotation else ""
    glow = f'<path d="{outline}" fill="url(#cl-daylight)"/>' if kind == "exit" else ""
    glow += f'<path d="{outline}" fill="url(#cl-ember)"/>' if kind in ("mechanism", "lair") else ""
    clip = f"cl-clip-{name}"
    return (
        f'<rect x=".5" y=".5" width="199" height="199" rx="7" fill="{ROCK}" class="cl-rock"/>'
        f'<rect width="200" height="200" rx="7" fill="url(#cl-bevel)"/>'
        f"<g{turn}>"
        f'<path d="{cracks(tile)}" fill="none" stroke="{WALL}" stroke-opacity=".55" stroke-width="2.4"'
        f' stroke-linecap="round" class="cl-crack"/>'
        f'<clipPath id="{clip}"><path d="{outline}"/></clipPath><clipPath id="{clip}-edge"><rect width="200"'
        f' height="200"/></clipPath><g clip-path="url(#{clip}-edge)"><path d="{outline}" fill="none" stroke="{WALL}"'
        f' stroke-width="15" stroke-linejoin="round" class="cl-wall"/>'
        f'<g clip-path="url(#{clip})"><rect width="200" height="200" fill="{FLOORS[kind]}" class="cl-floor-{kind}"/>'
        f'<path d="{light}" fill="#fff" fill-opacity=".1"/><path d="{joints}" fill="none" stroke="{MORTAR}"'
        f' stroke-opacity=".5" stroke-width="1.8" class="cl-mortar"/>{glow}'
        f'<path d="{outline}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="18" class="cl-shade"/>'
        f"</g></g></g>"
    )


DEFINITIONS: Final = (
    '<defs><radialGradient id="cl-light"><stop offset="0" stop-color="#ffc773" stop-opacity=".5"/>'
    '<stop offset=".45" stop-color="#ff9d3d" stop-opacity=".22"/><stop offset="1" stop-color="#ff8a2a"'
    ' stop-opacity="0"/></radialGradient><radialGradient id="cl-daylight"><stop offset="0" stop-color="#fff8e0"'
    ' stop-opacity=".85"/><stop offset="1" stop-color="#fff2c8" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="cl-ember"><stop offset="0" stop-color="#ff3d1f" stop-opacity=".34"/><stop offset="1"'
    ' stop-color="#ff3d1f" stop-opacity="0"/></radialGradient><radialGradient id="cl-bevel" r=".75">'
    '<stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/>'
    '</radialGradient><radialGradient id="cl-pit"><stop offset=".55" stop-color="#000"/><stop offset="1"'
    ' stop-color="#1b100a"/></radialGradient><radialGradient id="cl-depth" cx=".5" cy=".48" r=".5"><stop offset="0"'
    ' stop-color="#3a2216" stop-opacity=".75" class="cl-deep"/><stop offset="1" stop-color="#000" stop-opacity="0"'
    ' class="cl-deepest"/></radialGradient><pattern id="cl-hatch" width="52" height="44" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(-32)"><path d="M2 6Q14 3 27 7T50 5M8 17Q20 15 30 18M36 19Q43 17 51 20'
    'M0 29Q12 26 24 30T46 28M14 40Q26 37 38 41"'
    ' fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.6" stroke-linecap="round"'
    ' class="cl-ink-line"/></pattern>'
    "</defs>"
)


# --- what stays upright ---

SPIKES: Final = "".join([f"M{x} 118l6.5 -36l6.5 36Z" for x in range(66, 130, 14)])
BENT: Final = "".join([f"M{x} 118l17 -20l-4 20Z" for x in range(66, 130, 14)])


@lru_cache(64)
def mark(kind: str, sprung: bool, cell: bool) -> str:
    """Draw the sign of a special tile in its middle; a trap or a mechanism that has done its work is dark."""
    spent = " cl-spent" if sprung else ""
    faint = ".28" if sprung else ".62"
    if kind == "pentacle":
        return (
            '<circle cx="100" cy="100" r="61" fill="none" stroke="#c02a1c" stroke-opacity=".7" stroke-width="3"/>'
            f'<g opacity=".72">{icon("cl-pentacle", 42, 42, 116, "#c02a1c")}</g>'
        )
    if kind == "hole":
        return pit(100, 100, 1)
    if kind in ("plain", "flooded", "tight"):
        return ""
    if kind == "booby":
        return (
            f'<g opacity="{faint}" class="{spent}"><path d="{BENT if sprung else SPIKES}" fill="#17100c"/>'
            '<path d="M40 122H160" fill="none" stroke="#17100c" stroke-width="2.5" stroke-dasharray="6 3"/></g>'
        )
    if kind == "stash" and cell:
        return f'<g opacity=".6">{icon("cl-cell", 70, 70, 60, "#150d08")}</g>'
    if kind == "mechanism":
        eye = icon("cl-eye", 82, 82, 36, "#1c0f0c" if sprung else "#ff5a36")
        return f'<g opacity="{faint}" class="{spent}">{icon("cl-mechanism", 58, 58, 84, "#1a1210")}</g>{eye}'
    sign, size = {
        "exit": ("cl-exit", 74),
        "lair": ("cl-lair", 66),
        "stash": ("cl-stash", 62),
        "tentacles": ("cl-tentacles", 78),
    }[kind]
    place = 100 - size / 2
    return f'<g opacity="{faint}" class="{spent}">{icon(sign, place, place, size, "#150d08", "cl-mark")}</g>'


@lru_cache(64)
def pit(x: float, y: float, scale: float) -> str:
    """Draw a Hole in the Ground: a black pit with a broken rim."""
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})"><path d="M-34 2L-28 -18L-12 -30'
        f'L8 -31L27 -21L35 -3L30 19L13 31L-10 30L-28 20Z" fill="{MORTAR}" class="cl-rim"/><ellipse rx="27" ry="24"'
        f' fill="url(#cl-pit)"/></g>'
    )
