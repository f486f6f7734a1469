"""Ships as pictures: a body for each class, and for each kind of ship a shape of its own, drawn by its number.

Light falls from above at the left; what has no colour of its own takes the captain's. Drawn once, with the ground.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.table.svg.markup import number

WIDE, HIGH = 96, 64
LIGHTS: Final = "#ffe7a3"
METALS: Final = {
    "saucer": ("#f4f8ff", "#8ea2c4", "#313c5a"),
    "tripod": ("#f3e9ff", "#9a86c4", "#36284f"),
    "cruiser": ("#ffe6e4", "#bd7f86", "#45232c"),
}


@lru_cache(8)
def fleet(content_hash: str, content: Content) -> str:
    """Return the symbols of all kinds of ships, and the metals they share."""
    metals = "".join([metal(name, colours) for name, colours in METALS.items()])
    glass = (
        '<radialGradient id="th-glass" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#eafdff"/>'
        '<stop offset=".45" stop-color="#57bfe0"/><stop offset="1" stop-color="#123f60"/></radialGradient>'
    )
    ships = "".join([symbol(kind, ship.ship_class) for kind, ship in enumerate(content.ships)])
    return f"<defs>{metals}{glass}{ships}</defs>"


def metal(name: str, colours: tuple[str, str, str]) -> str:
    top, middle, foot = colours
    return (
        f'<linearGradient id="th-hull-{name}" x1=".2" y1="0" x2=".45" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset=".5" stop-color="{middle}"/><stop offset="1" stop-color="{foot}"/></linearGradient>'
    )


def ship_picture(kind: int, x: float, y: float, wide: float, fill: str, cls: str) -> str:
    """Show a kind of ship; it is two thirds as high as wide."""
    return (
        f'<use href="#th-ship-{kind}" x="{number(x)}" y="{number(y)}" width="{number(wide)}"'
        f' height="{number(wide * HIGH / WIDE)}" fill="{fill}" class="{cls}"/>'
    )


def symbol(kind: int, ship_class: str) -> str:
    drawn = {"saucer": saucer, "tripod": tripod, "cruiser": cruiser}[ship_class](kind)
    return f'<symbol id="th-ship-{kind}" viewBox="0 0 {WIDE} {HIGH}">{drawn}</symbol>'


def one_of(kind: int, feature: int, count: int) -> int:
    """Say how a feature of a kind turns out: the same always, and not alike in kinds beside one another."""
    return ((kind * 7919 + feature * 104729 + kind * feature * 31) >> 2) % count


def ellipse(x: float, y: float, rx: float, ry: float, more: str = "") -> str:
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"{more}/>'


def path(d: str, more: str = "") -> str:
    return f'<path d="{d}"{more}/>'


def paint(name: str) -> str:
    return f' fill="url(#th-{name})"'


def flat(colour: str, opacity: str = "1") -> str:
    return f' fill="{colour}" fill-opacity="{opacity}"' if opacity != "1" else f' fill="{colour}"'


def line(colour: str, wide: float) -> str:
    return f' fill="none" stroke="{colour}" stroke-width="{number(wide)}" stroke-linecap="round"'


# --- saucers ---


def saucer(kind: int) -> str:
    rx, ry = 35 + one_of(kind, 1, 9), 9 + one_of(kind, 2, 4)
    dome, tall = 12 + one_of(kind, 3, 8), 13 + one_of(kind, 4, 9)
    y = 38
    lamps = 5 + one_of(kind, 5, 4)
    shown = [
        ellipse(48, y + ry + 6, rx * 0.5, 4, flat("#000", ".3")),
        path(
            f"M{number(48 - rx * 0.55)} {y + 4}Q48 {y + ry + 15} {number(48 + rx * 0.55)} {y + 4}Z",
            paint("hull-saucer"),
        ),
        saucer_extras(kind, rx, y - tall),
        ellipse(48, y, rx, ry, paint("hull-saucer")),
        path(ring(48, y + 1.5, rx, ry)),
        ellipse(44, y - 3.5, rx * 0.7, ry * 0.42, flat("#fff", ".28")),
        path(
            f"M{48 - dome} {y - 3}A{dome} {tall} 0 0 1 {48 + dome} {y - 3}Q48 {y + 4} {48 - dome} {y - 3}Z",
            paint("glass"),
        ),
        path(gleam(dome, tall, y), line("#fff", 2)),
    ]
    for lamp in range(lamps):
        along = (lamp - (lamps - 1) / 2) / lamps * 1.7
        shown.append(ellipse(48 + rx * along, y + ry * (1 - along * along) ** 0.5 * 0.55 + 1.5, 2.2, 1.6, flat(LIGHTS)))
    return "".join(shown)


def gleam(dome: int, tall: int, y: int) -> str:
    """Draw the light on the left of a dome."""
    x, rx, ry = number(48 - dome * 0.62), number(dome * 0.7), number(tall * 0.75)
    return f"M{x} {y - 7}A{rx} {ry} 0 0 1 46 {number(y - tall * 0.8)}"


def ring(x: float, y: float, rx: float, ry: float) -> str:
    """Draw the rim that wears the captain's colour: the lower half of the edge."""
    return (
        f"M{number(x - rx)} {number(y)}A{number(rx)} {number(ry)} 0 0 0 {number(x + rx)} {number(y)}"
        f"A{number(rx)} {number(ry - 4)} 0 0 1 {number(x - rx)} {number(y)}Z"
    )


def saucer_extras(kind: int, rx: int, top: int) -> str:
    """Antennas, a second deck, pods at the sides or a fin, which lie behind the disc."""
    which = kind % 5
    if which == 0:
        return path(f"M48 {top + 3}V{top - 7}", line("#c7d2e6", 1.8)) + ellipse(48, top - 8, 2.6, 2.6)
    if which == 1:
        masts = path(f"M42 {top + 5}L34 {top - 6}M54 {top + 5}L62 {top - 6}", line("#c7d2e6", 1.6))
        return masts + ellipse(34, top - 7, 2.4, 2.4) + ellipse(62, top - 7, 2.4, 2.4)
    if which == 2:
        return ellipse(48, 31, rx * 0.62, 6, paint("hull-saucer")) + path(ring(48, 32, rx * 0.62, 6))
    if which == 3:
        pods = [ellipse(x, 36, 8, 9, paint("hull-saucer")) + ellipse(x, 33, 4, 3.4) for x in (48 - rx, 48 + rx)]
        return "".join(pods)
    return path(f"M{48 - rx + 4} 36L{48 - rx - 2} 20L{48 - rx + 18} 33Z") + path(
        f"M{48 + rx - 4} 36L{48 + rx + 2} 20L{48 + rx - 18} 33Z"
    )


# --- tripods ---


def tripod(kind: int) -> str:
    rx, ry = 14 + one_of(kind, 1, 7), 9 + one_of(kind, 2, 4)
    y = 19 + one_of(kind, 3, 3)
    spread = 22 + one_of(kind, 4, 12)
    knee = y + 6 + one_of(kind, 5, 10)
    legs = [leg(48 + side * rx * 0.5, y + 4, 48 + side * spread, knee, 48 + side * (spread + 5)) for side in (-1, 1)]
    shown = [
        ellipse(48, 61, spread + 8, 2.6, flat("#000", ".3")),
        leg(48, y + 4, 50, knee + 6, 47),
        *legs,
        tripod_extras(kind, rx, ry, y),
        ellipse(48, y, rx, ry, paint("hull-tripod")),
        path(ring(48, y + 1, rx, ry)),
        ellipse(48 - rx * 0.3, y - ry * 0.5, rx * 0.45, ry * 0.22, flat("#fff", ".4")),
    ]
    eyes = (1, 3, 2)[kind % 3]
    for eye in range(eyes):
        x = 48 + (eye - (eyes - 1) / 2) * 9
        shown.append(ellipse(x, y + 1, 3.6, 3, flat("#2a0f12")) + ellipse(x, y + 1, 2, 1.8, flat(LIGHTS)))
    return "".join(shown)


def leg(x: float, y: float, knee_x: float, knee_y: float, foot_x: float) -> str:
    bones = f"M{number(x)} {number(y)}L{number(knee_x)} {number(knee_y)}L{number(foot_x)} 60"
    return (
        path(bones, line("#2c2140", 5.2) + ' stroke-linejoin="round"')
        + path(bones, line("#a893d3", 2.6) + ' stroke-linejoin="round"')
        + ellipse(knee_x, knee_y, 3.4, 3.4)
    )


def tripod_extras(kind: int, rx: int, ry: int, y: int) -> str:
    """Whips, a ray, horns or a turret."""
    which = kind % 4
    if which == 0:
        return path(
            f"M{48 - rx + 3} {y + 4}C{34 - rx} {y + 16} {44 - rx} {y + 24} {38 - rx} {y + 30}"
            f"M{48 + rx - 3} {y + 4}C{62 + rx} {y + 16} {52 + rx} {y + 24} {58 + rx} {y + 30}",
            line("#8b76b5", 2),
        )
    if which == 1:
        return path(f"M{48 + rx - 3} {y - 2}L{48 + rx + 14} {y - 7}V{y + 1}Z") + path(
            f"M{48 + rx + 14} {y - 3}L94 {y - 12}", line("#ff8d7a", 2)
        )
    if which == 2:
        return path(f"M{number(48 - rx * 0.7)} {number(y - ry * 0.5)}L{46 - rx} {y - ry - 9}L44 {y - ry + 1}Z") + path(
            f"M{number(48 + rx * 0.7)} {number(y - ry * 0.5)}L{50 + rx} {y - ry - 9}L52 {y - ry + 1}Z"
        )
    return path(f"M38 {y - ry + 3}L41 {y - ry - 6}H55L58 {y - ry + 3}Z") + ellipse(
        48, y - ry - 6, 7, 2.4, paint("glass")
    )


# --- cruisers ---


def cruiser(kind: int) -> str:
    nose, tail = 92 - one_of(kind, 1, 8), 10 + one_of(kind, 2, 7)
    top, keel = 27 - one_of(kind, 3, 6), 42 + one_of(kind, 4, 6)
    bridge = 30 + one_of(kind, 5, 20)
    tower = top - 8 - one_of(kind, 6, 6)
    engines = 2 + one_of(kind, 7, 2)
    shown = [ellipse(50, 59, 34, 3, flat("#000", ".3"))]
    for engine in range(engines):
        y = top + 5 + engine * (keel - top - 8) / engines
        shown.append(
            path(f"M{tail + 2} {number(y)}L{tail - 10} {number(y + 2.5)}L{tail + 2} {number(y + 5)}Z", flat("#ffb45a"))
        )
    shown += [
        path(f"M{bridge} {top + 3}L{bridge + 4} {tower}H{bridge + 15}L{bridge + 21} {top + 3}Z", paint("hull-cruiser")),
        path(f"M{bridge + 6} {tower + 3}H{bridge + 15}L{bridge + 17} {tower + 7}H{bridge + 5}Z", paint("glass")),
        cruiser_extras(kind, top, keel, tail),
        path(
            f"M{tail} {top + 2}L{bridge + 28} {top}Q{nose - 8} {top + 4} {nose} 35"
            f"Q{nose - 14} {keel} {bridge + 10} {keel}L{tail + 4} {keel - 3}Z",
            paint("hull-cruiser"),
        ),
        path(f"M{tail + 1} {top + 9}H{nose - 9}L{nose - 4} {top + 13}H{tail + 2}Z"),
        path(f"M{tail + 4} {top + 4}H{bridge + 26}", line("#fff", 1.6) + ' stroke-opacity=".55"'),
    ]
    for port in range(4 + one_of(kind, 8, 4)):
        shown.append(ellipse(tail + 12 + port * 8, keel - 6, 1.7, 1.7, flat(LIGHTS)))
    return "".join(shown)


def cruiser_extras(kind: int, top: int, keel: int, tail: int) -> str:
    """A fin, guns, a keel blade or a mast."""
    which = kind % 4
    if which == 0:
        return path(f"M{tail} {top + 4}L{tail - 4} {top - 13}L{tail + 17} {top + 2}Z")
    if which == 1:
        return "".join(
            [path(f"M{x} {top + 2}V{top - 3}H{x + 15}V{top - 1}H{x + 6}V{top + 2}Z") for x in (60, tail + 4)]
        )
    if which == 2:
        return path(f"M{tail + 8} {keel - 3}L{tail + 16} {keel + 11}L{tail + 42} {keel - 2}Z")
    return path(f"M{tail + 8} {top + 3}V{top - 15}M{tail + 3} {top - 9}H{tail + 13}", line("#e6c6c8", 1.8)) + path(
        f"M62 {keel - 2}V{keel + 5}H82V{keel + 3}H68V{keel - 3}Z"
    )
