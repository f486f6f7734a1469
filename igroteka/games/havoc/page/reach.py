"""Where the viewer's soldiers can march with the points at hand, and, on demand, where the others' could come from.

While cards are picked the points are those picked so far; nothing of it is public.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import MOVE
from igroteka.games.havoc.page.ghosts import ghosts
from igroteka.games.havoc.page.places import regions_for, spot_of
from igroteka.games.havoc.page.style import DISPLAY, FOE, LIT, SIDE_ICONS, SIDES
from igroteka.games.havoc.view.queries import could_come, in_reach, move_points, own_side, payment, playing, ways_from
from igroteka.games.havoc.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.parts import piece

LEFT, DOWN = 46, 38  # from the spot: names stand above, structures to the right
FARTHER = 63  # where three things lie in the row below


def reach(content: Content, view: View) -> str:
    shown = tuple([(*beside(content, view, region), steps) for region, steps in sorted(costs(content, view).items())])
    start = view.about[2] if view.acts and view.step == "MarchTo" else -1
    ring = chosen(*place_of(content, view, start)) if start >= 0 else ""
    return piece("reach", f'<g id="reach">{ring}{discs(shown)}{ghosts(content, view)}</g>')


def place_of(content: Content, view: View, region: int) -> tuple[int, int]:
    return spot_of(regions_for(content, view.players)[region])


def beside(content: Content, view: View, region: int) -> tuple[int, int]:
    """Return where the number of steps goes: left of what lies below the spot."""
    x, y = place_of(content, view, region)
    place = view.places[region]
    lies = sum(map(bool, (place.crystals, place.war_parties, place.nests, place.explorations)))
    return x - (LEFT if lies < 3 else FARTHER), y + DOWN


def costs(content: Content, view: View) -> dict[int, int]:
    """Return by region the points that a soldier needs to get there; none while nobody marches."""
    own = own_side(view)
    if own is None or not view.acts:
        return {}
    if view.step == "PayWith" and view.about[1] == MOVE:
        return in_reach(view, own.side, payment(content, own.picked).move)
    if view.step == "MarchFrom":
        return in_reach(view, own.side, view.about[1])
    if view.step == "MarchTo":
        return {way.end: way.steps for way in ways_from(view, own.side, view.about[2]) if way.steps <= view.about[1]}
    return {}


@lru_cache(1024)
def discs(places: tuple[tuple[int, int, int], ...]) -> str:
    circles = "".join([f'<circle cx="{x}" cy="{y}" r="14"/>' for x, y, _ in places])
    numbers = "".join([f'<text x="{x}" y="{y + 6}" font-size="17">{steps}</text>' for x, y, steps in places])
    return (
        f'<g fill="#0d0a08" stroke="{LIT}" stroke-width="2">{circles}</g>'
        f'<g fill="#fff" font-family="{DISPLAY}" font-weight="700" text-anchor="middle" class="ch-steps">{numbers}</g>'
        if places
        else ""
    )


@lru_cache(64)
def chosen(x: int, y: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="34" fill="none" stroke="{LIT}" stroke-width="4" class="ch-lit-s"/>'


# --- threats ---


def threats(content: Content, view: View) -> list[str]:
    """Draw for each side how many of its soldiers could come into a region, with an average hand and with the best."""
    return [threat(side.side, coming(content, view, side.side)) for side in playing(view)]


def coming(content: Content, view: View, side: int) -> tuple[tuple[int, int, int, int], ...]:
    average, most = move_points(content, view.sides[side])
    found = []
    for place in view.places:
        best = could_come(view, side, place.region, most)
        if best:
            usual = could_come(view, side, place.region, int(average))
            found.append((*place_of(content, view, place.region), usual, best))
    return tuple(found)


@lru_cache(512)
def threat(side: int, places: tuple[tuple[int, int, int, int], ...]) -> str:
    """Every side has a place of its own beside the spot: several may reach one region."""
    left, top = (-52, 42)[side % 2], (-46, 30)[side // 2]
    inner = "".join([aim(side, x + left, y + top, usual, best) for x, y, usual, best in places])
    return piece(
        f"threats-{side}", f'<g id="threats-{side}" class="ch-threats ch-threats-{side}" display="none">{inner}</g>'
    )


@lru_cache(4096)
def aim(side: int, x: int, y: int, usual: int, best: int) -> str:
    return (
        f'<g transform="translate({x} {y})"><rect x="-25" y="-12" width="54" height="24" rx="12" fill="#0d0a08"'
        f' stroke="{FOE}" stroke-width="1.8"/>{icon(SIDE_ICONS[side], -22, -9, 18, SIDES[side], f"ch-f-{side}")}'
        f'<text x="12" y="6" font-family="{DISPLAY}" font-size="15" font-weight="600" fill="#fff"'
        f' text-anchor="middle">{usual}–{best}</text></g>'
    )
