"""Ways over the map: which tiles are connected for which side, and how far everything is.

What it remembers of a table is only there to be quick: it looks again as soon as a tile, a closed edge or a figure that
stands in the way has changed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vocabulary import DEMON, FLOODED, HUMAN, MOST_LAID, SIDES_EACH
from igroteka.games.claustrophobia.state.fields import LOST_SIDES, NONE, SEALED
from igroteka.games.claustrophobia.state.game import Claustrophobia

FAR: Final[i64] = 40  # farther than anything that can be reached
UNDER: Final[i64] = 16  # bits of a spot that count its Troglodytes; the others are marks
CROWD: Final[i64] = 2  # enemies that hold up a lone human


class Ground:
    """Map of a table as both sides may walk it: call `look` first."""

    def __init__(self) -> None:
        self.spots: i64 = 0
        self.laid: vec[i64] = filled(MOST_LAID)  # as it was when looked at, as the next one
        self.marks: vec[i64] = filled(MOST_LAID)
        self.links: vec[i64] = filled(2 * MOST_LAID * SIDES_EACH, NONE)  # by (seat * spots + spot) * 4 + side: a spot
        self.openings: vec[i64] = filled(MOST_LAID)  # by spot: that humans can explore
        self.dark: vec[i64] = filled(MOST_LAID)  # by spot: through which Demon-side warriors may come
        self.water: vec[i64] = filled(MOST_LAID)  # by spot: what a Flooded Tunnel costs more
        self.holes: vec[i64] = filled(MOST_LAID)  # by spot: 1 with a hole
        self.toll: vec[i64] = filled(MOST_LAID)  # by spot: what entering costs more, for the side that is measured
        self.queue: vec[i64] = filled(MOST_LAID)
        self.queued: vec[i64] = filled(MOST_LAID)

    def look(self, game: Claustrophobia) -> None:
        if self.is_as_before(game):
            return
        self.spots = game.spots
        for spot in range(game.spots):
            self.laid[spot] = game.laid[spot]
            self.marks[spot] = game.ground[spot] >> UNDER
            self.look_at(game, spot)

    def is_as_before(self, game: Claustrophobia) -> bool:
        if self.spots != game.spots:
            return False
        for spot in range(game.spots):
            if self.laid[spot] != game.laid[spot] or self.marks[spot] != game.ground[spot] >> UNDER:
                return False
        return True

    def look_at(self, game: Claustrophobia, spot: i64) -> None:
        explorable: i64 = 0
        dark: i64 = 0
        for side in range(SIDES_EACH):
            other = game.neighbour(spot, side)
            place = spot * SIDES_EACH + side
            self.links[place] = NONE
            self.links[MOST_LAID * SIDES_EACH + place] = NONE
            if other == NONE:
                if game.is_open(spot, side):
                    dark += 1
                    if not game.ground[spot] >> (LOST_SIDES + side) & 1:
                        explorable += 1
                continue
            if game.passes(HUMAN, spot, side):
                self.links[place] = other
            if game.passes(DEMON, spot, side):
                self.links[MOST_LAID * SIDES_EACH + place] = other
        self.openings[spot] = explorable
        self.dark[spot] = dark
        self.water[spot] = 1 if game.kind(spot) == FLOODED else 0
        self.holes[spot] = 1 if game.has_hole(spot) else 0

    # --- distances ---

    def clear_tolls(self) -> None:
        for spot in range(self.spots):
            self.toll[spot] = self.water[spot]

    def crowd_tolls(self, game: Claustrophobia) -> None:
        """Reckon with enemies that hold up whoever comes alone."""
        for spot in range(self.spots):
            self.toll[spot] = self.water[spot]
            if game.demons_on(spot) >= CROWD:
                self.toll[spot] += 1

    def begin(self, far: vec[i64], base: i64) -> None:
        for spot in range(self.spots):
            far[base + spot] = FAR
            self.queued[spot] = 0

    def measure(self, far: vec[i64], base: i64, seat: i64, holes: bool) -> None:
        """Spread from the spots that have a number already: how far each spot is from the nearest of them."""
        count: i64 = 0
        for spot in range(self.spots):
            if far[base + spot] < FAR:
                self.queue[count] = spot
                self.queued[spot] = 1
                count += 1
        head: i64 = 0
        waiting = count
        while waiting > 0:
            spot = self.queue[head]
            head = (head + 1) % MOST_LAID
            waiting -= 1
            self.queued[spot] = 0
            reached = far[base + spot] + 1 + self.toll[spot]  # to come here from another spot
            if seat == DEMON and self.marks[spot] >> (SEALED - UNDER) & 1:
                continue  # a Seal bars the way in
            for side in range(SIDES_EACH):
                other = self.links[(seat * MOST_LAID + spot) * SIDES_EACH + side]
                if other != NONE and reached < far[base + other]:
                    far[base + other] = reached
                    waiting = self.enqueue(other, head, waiting)
            if holes and self.holes[spot]:
                for other in range(self.spots):
                    if self.holes[other] and reached < far[base + other]:
                        far[base + other] = reached
                        waiting = self.enqueue(other, head, waiting)

    def enqueue(self, spot: i64, head: i64, waiting: i64) -> i64:
        if self.queued[spot]:
            return waiting
        self.queued[spot] = 1
        self.queue[(head + waiting) % MOST_LAID] = spot
        return waiting + 1
