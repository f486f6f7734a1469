"""Rovers: a nose where they head to, wheels up when the facing is free (TR-027), in a garage when off the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.vocabulary import HEADINGS
from igroteka.games.trappers.page.places import STANDS, garage_of, middle_of
from igroteka.games.trappers.page.style import EDGES, FOLDER, PAINTS, badge
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.table.svg.art import art
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import piece
from igroteka.table.text.speech import Speaker

BESIDE: Final = 17  # a settlement
NARROW: Final = 0.8  # there
SMALL: Final = (0.9, 0.8, 0.74, 0.72)  # by rovers on the cell, less one


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
        return x + dx + BESIDE, y + dy, NARROW
    return x + dx, y + dy, SMALL[len(here) - 1]


@lru_cache(4096)
def rover_at(seat: int, heading: int, x: float, y: float, size: float, asleep: bool, active: int, name: str) -> str:
    turned = heading * 90 if heading < HEADINGS else 0
    shape = "belly" if heading >= HEADINGS else "back"
    halo = '<circle r="37" fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity=".8" class="tr-halo"/>'
    return (
        f'<g id="rover-{seat}" class="tr-rover{" tr-asleep" if asleep else " here" if active == seat else ""}"'
        f' transform="translate({number(x)} {number(y)})">'
        f"<title>{esc(name)}</title>"
        f'<circle class="frame" r="{number(38 * size)}" fill="#000" fill-opacity="0"/>'
        f'<g transform="scale({number(size)})">{halo if active == seat and not asleep else ""}'
        f'<ellipse cx="3" cy="5" rx="25" ry="30" fill="#000" fill-opacity=".38"/>'
        f'<g transform="rotate({turned})" data-turns="{turned}"><use href="#tr-{shape}-{seat}"/></g>'
        f"{badge(seat, -9, -9, 18)}</g></g>"
    )


def shapes() -> str:
    """Draw all rovers once, with the ground: from above and with wheels up. One that moves only says which it is."""
    drawn = art(FOLDER, "rover")
    return "".join([drawn.format(seat=seat, paint=PAINTS[seat], edge=EDGES[seat]) for seat in range(len(PAINTS))])
