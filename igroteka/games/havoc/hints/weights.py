"""A commander's taste in numbers: hundredths of a victory point, or percent."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINT: Final[i64] = 100  # a victory point


class Temper:
    """Found by letting tempers play each other, hundreds of games each."""

    def __init__(self) -> None:
        self.hope: i64 = 22  # percent: somebody still enables scoring in this round
        self.hope_later: i64 = 50  # percent: somebody does in a later one
        self.hold: i64 = 88  # percent of the regions that are kept from one round to the next
        self.guarded: i64 = 95  # percent: a region is kept that nobody threatens
        self.raid: i64 = 9  # percent less for each soldier by which a threat exceeds the garrison
        self.raid_most: i64 = 4  # soldiers of a threat that count
        self.marker: i64 = 25  # a region controlled, its crystals aside
        self.field: i64 = 100  # a soldier out on the map, with many actions to come
        self.barracks: i64 = 82  # a soldier in the headquarters
        self.crowd: i64 = 3  # soldiers in the headquarters that count in full; the others half
        self.spare: i64 = 12  # a soldier in the reserve
        self.spares: i64 = 6  # of these, how many count
        self.span: i64 = 8  # own actions to come from which on soldiers count in full
        self.find: i64 = 130  # an exploration token to be turned
        self.card: i64 = 52  # a card in hand
        self.icon: i64 = 9  # an icon on it
        self.text: i64 = 14  # a text for battles on it
        self.timely: i64 = 45  # more for a card that can be played in a battle to come
        self.enabling: i64 = 90  # the card that enables scoring, while it may
        self.glut: i64 = 25  # percent of a card's worth where more are in hand than can be used
        self.draw_two: i64 = 75  # the better of two cards
        self.first_place: i64 = 25  # of the next round
        self.prisoner_most: i64 = 260
        self.stored: i64 = 125  # a crystal of the Pilgrims, while it can be spent
        self.skill: i64 = 12  # a skill that is still ready
        self.nerve: i64 = 72  # percent of a battle's prospects that count
        self.beacon: i64 = 35  # a beacon on the map
        self.support: i64 = 70  # an Artillery or Watchtower token in a battle of Humans
        self.idle_support: i64 = 20  # and elsewhere
        self.stored_card: i64 = 45  # a card in the Matrix
        # What a structure of each effect promises for every round left, by the numbers of the vocabulary.
        self.standing: vec[i64] = vec[i64]([95, 40, 30, 45, 95, 80, 30, 85, 110, 20, 25])
        self.standing_rounds: i64 = 2  # rounds that count
        # The chance of the attacker to win Region Control by a lead on it from -2 to 3, in percent, while cards may
        # still be played.
        self.lead: vec[i64] = vec[i64]([4, 8, 15, 80, 90, 95])
        # The same before soldiers are placed, by how many more soldiers he has.
        self.odds: vec[i64] = vec[i64]([4, 12, 30, 84, 92, 96])
        self.sight: i64 = 30  # decisions before a playout is judged, unless a round ends before
        self.breadth: i64 = 30  # percent: choices that a search tries, of the root of its visits
        self.steady: i64 = 500  # a lead that is worth a quarter of the game, at the end
        self.doubt: i64 = 350  # and more for every round left
