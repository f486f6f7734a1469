"""Plans of a turn: where to march, what to build, and which cards to pay with for it.

A plan is made of legs or works, the best for its price first. A commander who pays sees what so many points would
bring; one who has paid follows the plan for the points left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size, without_first
from igroteka.engine.vectors import filled
from igroteka.games.havoc.content.vocabulary import (
    CARD_BONUS,
    INIT_BONUS,
    MOVE,
    ONE_CARD_BONUS,
    RECRUIT,
    STAR_BONUS,
)
from igroteka.games.havoc.hints.evaluation import ALL, MANY, Mind
from igroteka.games.havoc.hints.weights import POINT
from igroteka.games.havoc.hints.works import best_work
from igroteka.games.havoc.rules.moving import movable, open_to, passable, spread
from igroteka.games.havoc.rules.paying import icons
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc

ANY: Final[i64] = -1  # region of a leg that is not settled
FAR: Final[i64] = 4  # steps that are looked at
CROWD: Final[i64] = 8  # soldiers that are sent to one region at most
MOST_POINTS: Final[i64] = 40  # of one action
NEVER: Final[i64] = -1000000


class Leg:
    """A march of some soldiers, with what it brings and costs."""

    def __init__(self) -> None:
        self.start: i64 = NONE
        self.end: i64 = NONE
        self.many: i64 = 0
        self.cost: i64 = 0
        self.gain: i64 = 0


class Planner:
    """Makes plans on a copy of the table; `values` is what the plan at hand brings for so many points."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.leg = Leg()
        self.values: vec[i64] = filled(MOST_POINTS + 1)
        self.best: i64 = 0  # worth of the best payment, its cards paid
        self.next: i64 = NONE  # kind of card to pick next, or NONE

    # --- marching ---

    def find_leg(self, game: Havoc, points: i64, start: i64, end: i64) -> bool:
        """Find the leg that brings most for its price, of those that start and end there; `forget_regions` first."""
        leg = self.leg
        leg.many = 0
        side = self.mind.side
        enterable = open_to(game, side)
        through = passable(game, side)
        for region in range(game.map.regions):
            if game.soldiers(side, region) == 0 or (start != ANY and region != start):
                continue
            free = movable(game, side, region)
            if free == 0:
                continue
            reached = bit(region)
            edge = reached
            steps: i64 = 1
            while steps <= min(points, FAR) and edge != 0:
                found = spread(game, side, edge) & enterable & ~reached
                reached |= found
                edge = found & through
                while found != 0:
                    goal = nth(found, 0)
                    found = without_first(found)
                    if end == ANY or goal == end:
                        self.weigh_leg(game, region, goal, steps, min(free, points // steps))
                steps += 1
        return leg.many > 0

    def weigh_leg(self, game: Havoc, start: i64, end: i64, steps: i64, most: i64) -> None:
        mind = self.mind
        leg = self.leg
        here = game.soldiers(mind.side, start)
        there = game.soldiers(mind.side, end)
        before = mind.with_soldiers(game, start, here) + mind.with_soldiers(game, end, there)
        for many in range(1, min(most, CROWD - there) + 1):
            gain = mind.with_soldiers(game, start, here - many) + mind.with_soldiers(game, end, there + many) - before
            cost = many * steps
            if gain > 0 and (leg.many == 0 or gain * leg.cost > leg.gain * cost):
                leg.start = start
                leg.end = end
                leg.many = many
                leg.cost = cost
                leg.gain = gain

    def plan_march(self, game: Havoc, points: i64) -> None:
        """Write what marches of up to so many points bring, leg by leg."""
        twin = game.copy()
        side = self.mind.side
        self.mind.forget_regions(game)
        spent: i64 = 0
        value: i64 = 0
        while spent < points and self.find_leg(twin, points - spent, ANY, ANY):
            leg = self.leg
            self.fill(spent, spent + leg.cost, value)
            spent += leg.cost
            value += leg.gain
            twin.add_soldiers(side, leg.start, -leg.many)
            twin.add_soldiers(side, leg.end, leg.many)
        self.fill(spent, MOST_POINTS + 1, value)

    def fill(self, first: i64, end: i64, value: i64) -> None:
        for points in range(first, min(end, MOST_POINTS + 1)):
            self.values[points] = value

    # --- recruiting, building ---

    def plan_recruits(self, game: Havoc) -> None:
        mind = self.mind
        hq = game.hq(mind.side)
        own = game.soldiers(mind.side, hq)
        before = mind.region(game, hq, own, 0)
        for points in range(MOST_POINTS + 1):
            many = min(points, game.reserve[mind.side])
            value = mind.region(game, hq, min(own + many, MANY), 0) - before
            lost = min(game.reserve[mind.side], mind.temper.spares)
            lost -= min(game.reserve[mind.side] - many, mind.temper.spares)
            self.values[points] = value - lost * mind.spare

    def plan_works(self, game: Havoc, points: i64) -> None:
        """Write what building and activating brings: the best work that can be paid, then the next."""
        spent: i64 = 0
        value: i64 = 0
        twin = game.copy()
        while spent < points:
            work = best_work(twin, self.mind, points - spent)
            if work.gain <= 0:
                break
            self.fill(spent, spent + work.cost, value)
            spent += work.cost
            value += work.gain
            work.carry_out(twin)
        self.fill(spent, MOST_POINTS + 1, value)

    # --- paying ---

    def plan(self, game: Havoc, icon: i64) -> None:
        """Plan an action for all that the hand can pay, then find the cards that are worth it."""
        side = self.mind.side
        points = min(icons_of(game, game.hand[side], icon), MOST_POINTS)
        if icon == MOVE:
            self.plan_march(game, points)
        elif icon == RECRUIT:
            self.plan_recruits(game)
        else:
            self.plan_works(game, points)
        self.choose_cards(game, icon)

    def choose_cards(self, game: Havoc, icon: i64) -> None:
        """Add card after card, the cheapest points first; remember the best sum and the first card of the way to it."""
        side = self.mind.side
        picked = game.picked[side]
        left = game.hand[side] & ~picked
        points = min(icons_of(game, picked, icon), MOST_POINTS)
        cost: i64 = 0
        first: i64 = NONE
        self.next = NONE
        self.best = self.values[points] if picked != 0 else NEVER
        while left != 0:
            card = self.cheapest(game, left, icon)
            kind = game.atlas.kind[card]
            left &= ~bit(card)
            points = min(points + icons(game, kind, icon), MOST_POINTS)
            cost += self.price(game, kind)
            if first == NONE:
                first = kind
            if self.values[points] - cost > self.best:
                self.best = self.values[points] - cost
                self.next = first

    def cheapest(self, game: Havoc, cards: i64, icon: i64) -> i64:
        best: i64 = NONE
        most: i64 = 0
        while cards != 0:
            card = nth(cards, 0)
            cards = without_first(cards)
            kind = game.atlas.kind[card]
            rate = icons(game, kind, icon) * POINT - self.price(game, kind)
            if best == NONE or rate > most:
                best = card
                most = rate
        return best

    def price(self, game: Havoc, kind: i64) -> i64:
        """Return what a card paid for its icons would be missed for, less its bonus."""
        mind = self.mind
        worth = mind.card(game, kind)
        held = game.hand_size(mind.side) - size(game.picked[mind.side])
        if held > 2 * mind.acts + (3 if mind.later > 0 else 0):
            worth = worth * mind.temper.glut // ALL
        bonus = game.atlas.bonus[kind]
        if bonus == STAR_BONUS:
            worth -= POINT
        elif bonus == INIT_BONUS:
            worth -= mind.temper.first_place
        elif bonus == CARD_BONUS or bonus == ONE_CARD_BONUS:
            worth -= mind.temper.card
        return worth


def icons_of(game: Havoc, cards: i64, icon: i64) -> i64:
    points: i64 = 0
    while cards != 0:
        points += icons(game, game.atlas.kind[nth(cards, 0)], icon)
        cards = without_first(cards)
    return points
