"""Questions about a view of Cry Havoc that words, odds and pictures ask alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import DECK_SIZE, FACTIONS, FOR_THREE, FOR_TWO, TROGS
from igroteka.games.havoc.view.types import Place, Side, View, Way

NONE: Final = -1
MOST_MOVE: Final = 3  # of one card, for terrain cards that nobody saw


def regions_of(content: Content, view: View) -> tuple[Region, ...]:
    """CH-006."""
    return content.boards[FOR_TWO if view.players == 2 else FOR_THREE]


def own_side(view: View) -> Side | None:
    """Return the viewer's side, None for a spectator and before factions are chosen."""
    return next((side for side in view.sides if view.seat >= 0 and side.seat == view.seat), None)


def playing(view: View) -> list[Side]:
    """Return the sides that are somebody's, in the order of seats."""
    return sorted([side for side in view.sides if side.seat >= 0], key=lambda side: side.seat)


def neighbours(content: Content, view: View, side: int, region: int) -> set[int]:
    """CH-184: by border, by arrow unless there is a storm (CH-R91), for Trogs by tunnel."""
    there = regions_of(content, view)[region]
    found = set(there.borders) | ({there.arrow_to} if there.arrow_to >= 0 and not view.storm else set())
    if side == TROGS and has_tunnel(content, view.places[region]):
        found |= {place.region for place in view.places if has_tunnel(content, place)}
    return found - {region}


def has_tunnel(content: Content, place: Place) -> bool:
    return place.sappers or any(content.structures[structure].effect == "tunnel" for structure in place.structures)


def lurk(place: Place) -> bool:
    """Tell whether face-down Trog tokens lie there."""
    return place.war_parties + place.nests > 0


# --- cards ---


class Payment(NamedTuple):
    """Sum of what cards bring when they are discarded for an action (CH-055 to CH-059)."""

    cards: int
    move: int
    recruit: int
    build: int
    drawn: int  # cards, CH-058
    vp: int
    places: int  # changes of initiative

    def icon(self, icon: int) -> int:
        return (self.move, self.recruit, self.build)[icon]


def payment(content: Content, kinds: Iterable[int]) -> Payment:
    cards = [content.cards[kind] for kind in kinds]
    bonus = Counter(card.bonus for card in cards)
    return Payment(
        len(cards),
        sum(card.move for card in cards),
        sum(card.recruit for card in cards),
        sum(card.build for card in cards),
        bonus["card"] + (bonus["one_card"] > 0),
        bonus["star"],
        bonus["init"],
    )


def in_hand(side: Side) -> Counter[int]:
    """Return the kinds in the viewer's own hand that are not picked, with their numbers."""
    return Counter(side.known) - Counter(side.picked)


def playable_at(content: Content, view: View, kind: int, region: int) -> bool:
    """CH-126, CH-127, CH-128, CH-R21: whether the card could be played in a battle there."""
    card = content.cards[kind]
    terrain = content.cards[kind].deck
    if not card.effects:
        return False
    return terrain in FACTIONS or terrain == terrain_at(content, view, region)


def terrain_at(content: Content, view: View, region: int) -> str:
    return ("mountain", "desert", "jungle", "ocean", "none")[regions_of(content, view)[region].terrain]


# --- movement and threats ---


def ways_from(view: View, side: int, start: int) -> list[Way]:
    return [way for way in view.ways if way.side == side and way.start == start]


def in_reach(view: View, side: int, points: int) -> dict[int, int]:
    """Return by region the points that the nearest soldier needs to get there, if they are enough."""
    nearest: dict[int, int] = {}
    for way in view.ways:
        if way.side == side and way.steps <= points:
            nearest[way.end] = min(way.steps, nearest.get(way.end, way.steps))
    return nearest


def could_come(view: View, side: int, region: int, points: int) -> int:
    """Return how many soldiers of a side could be brought into a region with so many points."""
    came = 0
    for way in sorted([way for way in view.ways if way.side == side and way.end == region], key=lambda way: way.steps):
        many = min(way.movable, points // way.steps)
        came += many
        points -= many * way.steps
    return came


def move_points(content: Content, side: Side) -> tuple[float, int]:
    """Return the points of movement that a hand gives on the average, and the most it could."""
    known = payment(content, side.known).move
    hidden = side.hand - len(side.known)
    if hidden == 0:
        return float(known), known
    pool = [content.cards[kind].move for kind in unseen(content, side)]
    foreign = side.hand + side.deck + len(side.discard) - int(DECK_SIZE)
    foreign -= sum(content.cards[kind].deck not in FACTIONS for kind in (*side.discard, *side.known))
    likely = pool or [card.move for card in content.cards if card.deck not in FACTIONS for _ in range(card.copies)]
    average = known + hidden * sum(likely) / len(likely)
    largest = sorted([*pool, *[MOST_MOVE] * max(0, foreign)], reverse=True)
    return average, known + sum(largest[:hidden])


def unseen(content: Content, side: Side) -> list[int]:
    """Return the kinds of the faction's own cards that neither lie open nor are known: each is in deck or hand."""
    seen = Counter((*side.discard, *side.known))
    own = [(kind, card.copies) for kind, card in enumerate(content.cards) if card.deck == FACTIONS[side.side]]
    return [kind for kind, copies in own for _ in range(max(0, copies - seen[kind]))]


# --- scoring ---


class Score(NamedTuple):
    """Points that a scoring would bring a side now (CH-163, CH-164, CH-179)."""

    crystals: int
    regions: int  # for the enabler alone
    tokens: int  # of Pilgrimage
    low: int  # in all, if every battle to come is lost
    high: int  # if every one is won

    @property
    def total(self) -> int:
        return self.crystals + self.regions + self.tokens


def score_now(content: Content, view: View, side: int, enabler: int) -> Score:
    """Return the points of a scoring; battles to come are undecided, with a crystal more for each (CH-118)."""
    held = [place for place in view.places if place.owner == side]
    crystals, regions, tokens = scored(content, view, side, enabler, held)
    ours = [fight for fight in view.fights if side in (fight.attacker, fight.defender)]
    sites = {fight.region for fight in ours}
    safe = [place for place in held if place.region not in sites]
    won = [*safe, *[view.places[fight.region] for fight in ours]]
    low = sum(scored(content, view, side, enabler, safe))
    high = sum(scored(content, view, side, enabler, won, more=len(ours)))
    return Score(crystals, regions, tokens, low, high)


def scored(
    content: Content, view: View, side: int, enabler: int, held: Sequence[Place], more: int = 0
) -> tuple[int, int, int]:
    crystals = sum(place.crystals for place in held) + more
    if side == TROGS:
        crystals = (crystals + 1) // 2  # CH-179, CH-188
    regions = len(held) if side == enabler and not view.last else 0  # CH-171
    each = next((skill.vp or 0 for skill in content.skills if skill.effect == "pilgrimage"), 0)
    tokens = each * sum(place.pilgrimage for place in held) if is_pilgrims(side) else 0
    return crystals, regions, tokens


def is_pilgrims(side: int) -> bool:
    return FACTIONS[side] == "pilgrims"


# --- the course of the game ---


def rounds_left(view: View) -> int:
    """CH-169: rounds after this one, if no point is jumped any more."""
    if view.last or view.over:
        return 0
    final = len(view.stacks) - 1
    return 1 + sum(view.stacks[point] > 0 for point in range(view.point, final))


def next_jump(content: Content, view: View, side: Side) -> tuple[int, int]:
    """Return the next point that the side could jump, and the points it needs for it; -1 and 0 if there is none."""
    for point in range(view.point, len(view.stacks) - 1):
        value = content.points[point].vp
        if view.stacks[point] > 0 and side.vp <= value:
            return point, value + 1 - side.vp
    return NONE, 0
