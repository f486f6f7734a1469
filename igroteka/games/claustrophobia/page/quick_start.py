"""The panels of Claustrophobia's quick start: which moment each shows, and what of the map or of the sides."""

from __future__ import annotations

from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.page.destiny import destiny
from igroteka.games.claustrophobia.page.fight import fight
from igroteka.games.claustrophobia.page.picture import HAND_HIGH, HAND_WIDE, HIGH, STEP, own_cards, people
from igroteka.games.claustrophobia.page.places import HALF, TILE, corner, fit_of
from igroteka.games.claustrophobia.view.types import Spot, View
from igroteka.table.quick_start import Frame, Panel, at_step
from igroteka.table.text.speech import Speaker

EDGE: Final = 8
SHOWN: Final = 2  # people in a picture


# --- moments ---


def dealt(view: View) -> bool:
    """Everybody has a die: the first human is about to act."""
    return view.step == "NextHuman"


def explored(view: View) -> bool:
    return view.step == "NextHuman" and len(view.spots) >= 6


def crowded(view: View) -> bool:
    return crowded_spot(view) is not None


def crowded_spot(view: View) -> Spot | None:
    """Return a tile on which both sides stand."""
    return next((spot for spot in view.spots if spot.humans and spot.ready + spot.done), None)


def attacking(view: View) -> bool:
    return view.step in ("ActHuman", "ActDemon") and not view.attacked and view.acting >= 0 and crowded(view)


def with_cards(view: View) -> bool:
    return bool(view.hands[0].known)


def wounded(view: View) -> bool:
    return hurt(view) >= 0 and view.step == "NextHuman"


def hurt(view: View) -> int:
    """Return the place of the first human who fights on with a wound, -1 if there is none."""
    return next((n for n, warrior in enumerate(view.warriors) if warrior.at >= 0 and any(warrior.wounds)), -1)


# --- frames ---


def around(view: View, spot: Spot, tiles: float) -> Frame:
    """Frame a tile with so many tiles from side to side, as far as the board goes."""
    fit = fit_of(view)
    left, top = corner(spot)
    x, y = fit.on_board(left + HALF, top + HALF)
    wide = tiles * TILE * fit.scale
    high = wide / 1.5
    return Frame(x - wide / 2, y - high / 2, wide, high)


def whole_map(content: Content, view: View) -> Frame:
    fit = fit_of(view)
    places = [fit.on_board(*corner(spot)) for spot in view.spots]
    left, top = min([x for x, _ in places]), min([y for _, y in places])
    side = TILE * fit.scale
    wide, high = max([x for x, _ in places]) + side - left, max([y for _, y in places]) + side - top
    return Frame(left - EDGE, top - EDGE, wide + 2 * EDGE, high + 2 * EDGE)


def first_tile(content: Content, view: View) -> Frame:
    return around(view, view.spots[0], 2.4)


def fought_over(content: Content, view: View) -> Frame:
    return around(view, crowded_spot(view) or view.spots[0], 2)


def two_people(content: Content, view: View) -> Frame:
    return Frame(-EDGE, -EDGE, SHOWN * STEP - 12 + 2 * EDGE, HIGH + 2 * EDGE)


def wounded_people(content: Content, view: View) -> Frame:
    first = min(hurt(view), len(view.warriors) - SHOWN)
    return Frame(first * STEP - EDGE, -EDGE, SHOWN * STEP - 12 + 2 * EDGE, HIGH + 2 * EDGE)


def cards(content: Content, view: View) -> Frame:
    return Frame(-EDGE, -EDGE, HAND_WIDE + 2 * EDGE, HAND_HIGH + 2 * EDGE)


# --- what stands beside the map ---


def all_people(content: Content, view: View, speaker: Speaker) -> str:
    return people(content, view, speaker)[0]


def hand(content: Content, view: View, speaker: Speaker) -> str:
    return own_cards(content, view, speaker)[0]


def at_blows(content: Content, view: View, speaker: Speaker) -> str:
    return fight(content, view, fit_of(view), speaker)


QUICK_START: Final = (
    Panel("goal", explored, whole_map),
    Panel("dice", dealt, two_people, all_people),
    Panel("explore", at_step("ActHuman"), first_tile),
    Panel("crowd", crowded, fought_over),
    Panel("fight", attacking, draw=at_blows, wide=300),
    Panel("wounds", wounded, wounded_people, all_people),
    Panel("cards", with_cards, cards, hand),
    Panel("demon", at_step("AfterRoll"), draw=destiny),
)
