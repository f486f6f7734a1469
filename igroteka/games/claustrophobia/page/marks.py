"""What the viewer sees on the map besides: where a Troglodyte would reach somebody, what a space would open, ghosts.

And, on demand, where danger is: how many could attack there in the next Demon phase, and how many more if brought in.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import DEMON
from igroteka.games.claustrophobia.page.laying import ghosts
from igroteka.games.claustrophobia.page.places import TILE, corner
from igroteka.games.claustrophobia.page.style import BLOOD, DISPLAY, LIT
from igroteka.games.claustrophobia.view.queries import (
    could_be_summoned,
    entry_spots,
    opened_by,
    threatened,
    within_reach,
)
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.parts import piece


def marks(content: Content, view: View) -> str:
    """Draw what only this seat needs now."""
    return piece("marks", f'<g id="marks">{reaches(content, view)}{opened(content, view)}{ghosts(content, view)}</g>')


def reaches(content: Content, view: View) -> str:
    """Write on each tile where a Troglodyte may come in how many steps it needs to a human."""
    if view.seat != DEMON or view.step != "SummonWhat" or not view.acts:
        return ""
    shown = []
    for spot in entry_spots(view):
        steps = within_reach(content, view, spot)
        shown.append(step_disc(*corner(view.spots[spot]), -1 if steps is None else steps))
    return "".join(shown)


@lru_cache(512)
def step_disc(x: int, y: int, steps: int) -> str:
    said, ink = (str(steps), LIT) if steps >= 0 else ("–", "#8d7b68")
    return (
        f'<g transform="translate({x + 176} {y + 176})"><circle r="16" fill="#0d0908" stroke="{ink}"'
        f' stroke-width="2.5"/><text y="6" font-family="{DISPLAY}" font-size="18" font-weight="700" fill="#fff"'
        f' text-anchor="middle">{said}</text></g>'
    )


def opened(content: Content, view: View) -> str:
    """Draw, unseen until somebody points at the space, the tiles that it would open to Troglodytes."""
    if view.seat != DEMON:
        return ""
    shown = []
    for n, space in enumerate(content.spaces):
        if space.effect in ("waive_humans", "waive_opening"):
            spots = opened_by(view, space.effect == "waive_humans", space.effect == "waive_opening")
            places = tuple([corner(view.spots[spot]) for spot in spots])
            shown.append(frames(n, places))
    return "".join(shown)


@lru_cache(512)
def frames(space: int, places: tuple[tuple[int, int], ...]) -> str:
    drawn = "".join(
        [f'<rect x="{x + 6}" y="{y + 6}" width="{TILE - 12}" height="{TILE - 12}" rx="10"/>' for x, y in places]
    )
    return (
        f'<g id="opens-{space}" class="ghost" opacity="0" fill="{BLOOD}" fill-opacity=".2" stroke="{BLOOD}"'
        f' stroke-width="6">{drawn}</g>'
    )


# --- danger ---


def danger(content: Content, view: View) -> str:
    """Draw for every tile with a human who could come there: warriors in play, and those that could be brought in."""
    coming, summoned = threatened(content, view), could_be_summoned(content, view)
    shown = []
    for spot in view.spots:
        now = coming.get(spot.spot, (0, 0))[0]
        more = min(spot.capacity, now + summoned.get(spot.spot, 0))
        if now or more:
            shown.append(threat(*corner(spot), now, more))
    return piece("dangers", f'<g id="dangers" class="cl-dangers" display="none">{"".join(shown)}</g>')


@lru_cache(2048)
def threat(x: int, y: int, now: int, more: int) -> str:
    said = str(now) if now == more else f"{now}–{more}"
    return (
        f'<g transform="translate({x + 100} {y + 100})"><rect x="-48" y="-20" width="96" height="40" rx="20"'
        f' fill="#160807" stroke="{BLOOD}" stroke-width="3"/>{icon("cl-danger", -40, -15, 30, "#ff8d7d")}'
        f'<text x="18" y="8" font-family="{DISPLAY}" font-size="23" font-weight="700" fill="#fff"'
        f' text-anchor="middle">{said}</text></g>'
    )
