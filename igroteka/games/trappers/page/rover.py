"""Rovers: a nose where they head to, wheels up when the facing is free (TR-027), in a garage when off the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.vocabulary import HEADINGS
from igroteka.games.trappers.page.places import STANDS, garage_of, middle_of
from igroteka.games.trappers.page.style import EDGES, GLASS, PAINTS, badge
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import piece
from igroteka.table.text.speech import Speaker

BESIDE: Final = 16  # a settlement
SMALL: Final = (0.9, 0.8, 0.74, 0.72)  # by rovers on the cell, less one
WHEELS: Final = ((-20.5, -24), (13.5, -24), (-20.5, -6), (13.5, -6), (-20.5, 12), (13.5, 12))


def rovers(view: View, speaker: Speaker) -> list[str]:
    """Sorted by seat always: what moves must not change places with its neighbours."""
    return [rover(view, trapper, speaker) for trapper in view.trappers]


def rover(view: View, trapper: Trapper, speaker: Speaker) -> str:
    x, y, size = stand(view.trappers, trapper)
    asleep = trapper.cell < 0
    name = speaker.seat_names[trapper.seat]
    return piece(
        f"rover-{trapper.seat}", rover_at(trapper.seat, trapper.heading, x, y, size, asleep, view.active, name)
    )


def stand(trappers: Sequence[Trapper], trapper: Trapper) -> tuple[float, float, float]:
    if trapper.cell < 0:
        return *garage_of(trapper.seat), 0.6
    here = [other.seat for other in trappers if other.cell == trapper.cell]
    x, y = middle_of(trapper.cell)
    dx, dy = STANDS[len(here) - 1][here.index(trapper.seat)]
    if len(here) == 1 and any(trapper.cell in other.factories + other.cities for other in trappers):
        dx += BESIDE
    return x + dx, y + dy, SMALL[len(here) - 1]


@lru_cache(4096)
def rover_at(seat: int, heading: int, x: float, y: float, size: float, asleep: bool, active: int, name: str) -> str:
    turned = heading * 90 if heading < HEADINGS else 0
    shape = "belly" if heading >= HEADINGS else "back"
    halo = '<circle r="37" fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity=".8" class="tr-halo"/>'
    return (
        f'<g id="rover-{seat}" class="tr-rover{" tr-asleep" if asleep else ""}"'
        f' transform="translate({number(x)} {number(y)})">'
        f"<title>{esc(name)}</title>"
        f'<circle class="frame" r="{number(38 * size)}" fill="#000" fill-opacity="0"/>'
        f'<g transform="scale({number(size)})">{halo if active == seat and not asleep else ""}'
        f'<ellipse cx="3" cy="5" rx="25" ry="30" fill="#000" fill-opacity=".38"/>'
        f'<g transform="rotate({turned})" data-turns="{turned}"><use href="#tr-{shape}-{seat}"/></g>'
        f"{badge(seat, -9, -9, 18)}</g></g>"
    )


def wheels(fill: str) -> str:
    return "".join(
        [
            f'<rect x="{x}" y="{y}" width="7" height="13" rx="2.6" fill="{fill}" stroke="#000" stroke-opacity=".5"/>'
            for x, y in WHEELS
        ]
    )


def shapes() -> str:
    """Drawn once, with the ground: a rover that moves only says which of them it is."""
    return "".join(
        [
            f'<g id="tr-back-{seat}">{back(seat)}</g><g id="tr-belly-{seat}">{belly(seat)}</g>'
            for seat in range(len(PAINTS))
        ]
    )


def back(seat: int) -> str:
    """From above, the nose to the north: lamps, windscreen, roof, cargo."""
    paint, edge = PAINTS[seat], EDGES[seat]
    return (
        f'{wheels("#171310")}<path d="M-9 -34H9L14.5 -24V25A5 5 0 0 1 9.5 30H-9.5A5 5 0 0 1 -14.5 25V-24Z"'
        f' fill="{paint}"'
        f' stroke="{edge}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M-10 -21L-7.5 -28H7.5L10 -21Z" fill="#ffe9a8" stroke="{edge}" stroke-width=".8"/>'
        f'<path d="M-11 -18H11L9.5 -10H-9.5Z" fill="{GLASS}"/>'
        f'<rect x="-10" y="12" width="20" height="14" rx="2.5" fill="#000" fill-opacity=".22"/>'
        f'<path d="M-10 17H10M-10 21.5H10" stroke="{edge}" stroke-width="1.4"/>'
        f'<path d="M0 -46L-7.5 -37H7.5Z" fill="{paint}" stroke="{edge}" stroke-width="1.8" stroke-linejoin="round"/>'
    )


def belly(seat: int) -> str:
    """Wheels up: axles and bottom, no nose."""
    paint, edge = PAINTS[seat], EDGES[seat]
    axles = "".join([f'<path d="M-15 {y}H15" stroke="#0e0b09" stroke-width="4"/>' for y in (-17, 1, 18)])
    return (
        f'<rect x="-13" y="-30" width="26" height="60" rx="6" fill="{paint}" stroke="{edge}" stroke-width="2.4"/>'
        f'<rect x="-8" y="-26" width="16" height="52" rx="3" fill="#000" fill-opacity=".3"/>{axles}'
        + "".join(
            [
                f'<circle cx="{x + 3.5}" cy="{y + 7}" r="8" fill="#171310" stroke="{edge}" stroke-width="1.6"/>'
                f'<circle cx="{x + 3.5}" cy="{y + 7}" r="2.6" fill="{edge}"/>'
                for x, y in WHEELS
            ]
        )
    )
