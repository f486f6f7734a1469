"""The panels of Cry Havoc's quick start: which moment each shows, and what of the board or of a battle."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import TROGS
from igroteka.games.havoc.page.battle import sheet
from igroteka.games.havoc.page.picture import CARD_HIGH, STEP, own_cards
from igroteka.games.havoc.page.places import BOARD, MIDDLE_X, MIDDLE_Y, regions_for, spot_of
from igroteka.games.havoc.view.types import Place, View
from igroteka.table.quick_start import Frame, Panel, at_step
from igroteka.table.text.speech import Speaker

EDGE: Final = 8
CARDS: Final = 2  # in the picture of the hand
NEAR, FAR = 420, 640  # widths on the board


def own_place(view: View) -> Place:
    """Return the headquarters of the one who is taught."""
    return next(place for place in view.places if place.hq == view.sides_of[0])


# --- moments ---


def recruited(view: View) -> bool:
    """Soldiers wait at the headquarters, for the newcomer to lead them out."""
    return view.step == "ChooseAction" and view.acts and own_place(view).soldiers[view.sides_of[0]] >= 4


def built(view: View) -> bool:
    return own_structure(view) is not None


def own_structure(view: View) -> Place | None:
    own = view.sides_of[0]
    return next((place for place in view.places if place.structures and place.owner == own), None)


def in_battle(view: View) -> bool:
    """All soldiers stand on objectives, and somebody has played a card."""
    if view.step != "PlayCard" or view.battle is None:
        return False
    parties = view.battle.parties
    return any(party.seat == 0 for party in parties) and any(party.played for party in parties)


def trogs_fight(view: View) -> bool:
    return any(fight.defender == TROGS for fight in view.fights)


# --- frames ---


def around(content: Content, region: int, players: int, wide: float) -> Frame:
    """Frame a region, as far as the board goes."""
    x, y = spot_of(regions_for(content, players)[region])
    high = wide / 1.5
    return Frame(min(max(x - wide / 2, 0), BOARD[0] - wide), min(max(y - high / 2, 0), BOARD[1] - high), wide, high)


def planet(content: Content, view: View) -> Frame:
    return Frame(MIDDLE_X - FAR / 2, MIDDLE_Y - FAR / 3, FAR, FAR / 1.5)


def cards(content: Content, view: View) -> Frame:
    return Frame(-EDGE, -EDGE, CARDS * STEP - 12 + 2 * EDGE, CARD_HIGH + 2 * EDGE)


def headquarters(content: Content, view: View) -> Frame:
    return around(content, own_place(view).region, view.players, NEAR)


def marching(content: Content, view: View) -> Frame:
    return around(content, own_place(view).region, view.players, FAR)


def structure(content: Content, view: View) -> Frame:
    place = own_structure(view)
    return around(content, place.region if place is not None else 0, view.players, NEAR)


def trogs(content: Content, view: View) -> Frame:
    fight = next(fight for fight in view.fights if fight.defender == TROGS)
    return around(content, fight.region, view.players, NEAR)


def points(content: Content, view: View) -> Frame:
    """Frame the corner where initiative and the end of the track of points are."""
    return Frame(0, 0, NEAR, NEAR / 1.5)


# --- what stands beside the board ---


def own_hand(content: Content, view: View, speaker: Speaker) -> str:
    return own_cards(content, view, speaker)[0]


QUICK_START: Final = (
    Panel("goal", at_step("ChooseAction"), planet),
    Panel("cards", at_step("ChooseAction"), cards, own_hand),
    Panel("march", at_step("MarchFrom"), marching),
    Panel("recruit", recruited, headquarters),
    Panel("build", built, structure),
    Panel("trogs", trogs_fight, trogs),
    Panel("battle", in_battle, draw=sheet, wide=540),
    Panel("points", at_step("ChoosePlace"), points),
)
