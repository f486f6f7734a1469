"""What a position means to either side of Claustrophobia, in hundredths of a wound.

Everything here reads only what lies open: of hidden cards, how many they are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vectors import Atlas
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    CBT,
    DEF,
    DEMON,
    FIENDS,
    HUMAN,
    HUMANS,
    LINES,
    MOST_LAID,
    MVT,
    POSSESSED,
    STATS,
    TENTACLES,
    THE_DEMON,
    R,
)
from igroteka.games.claustrophobia.hints.ground import Ground
from igroteka.games.claustrophobia.hints.odds import MOST_DICE, SURE, hits_of
from igroteka.games.claustrophobia.hints.quest import KILL, Quest
from igroteka.games.claustrophobia.hints.weights import Temper
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import HEALTH, Claustrophobia
from igroteka.games.claustrophobia.state.stack import tiles_left

ALL: Final[i64] = 100  # percent
NEVER: Final[i64] = -1000000


class Mind:
    """A player who looks at a table: call `look` first. What it remembers of the table is only there to be quick."""

    def __init__(self, temper: Temper, atlas: Atlas) -> None:
        self.temper = temper
        self.atlas = atlas
        self.ground = Ground()
        self.quests = [Quest(temper, scenario) for scenario in atlas.scenarios]
        self.quest = self.quests[0]
        self.far: vec[i64] = filled(HUMANS * MOST_LAID)  # by human * spots + spot: steps to where he is to go
        self.near: vec[i64] = filled(HUMANS * MOST_LAID)  # by human * spots + spot: steps of a Troglodyte to him
        self.line: vec[i64] = filled(HUMANS * LINES)  # by human * 6 + line: what the line is worth
        self.lined: i64 = -1  # gifts with which that was reckoned

    # --- looking ---

    def look(self, game: Claustrophobia) -> None:
        self.quest = self.quests[game.scenario.number]
        self.quest.look(game)
        self.ground.look(game)
        if self.lined != game.gifts:
            self.weigh_lines(game)

    def look_ahead(self, game: Claustrophobia) -> None:
        """Measure the humans' ways to where they are to go."""
        quest = self.quest
        ground = self.ground
        ground.crowd_tolls(game)
        ends_here = tiles_left(game) == 0
        for human in range(HUMANS):
            if game.at[human] < 0:
                continue
            before = self.same_as(game, human)
            if before != NONE:
                for spot in range(game.spots):
                    self.far[human * MOST_LAID + spot] = self.far[before * MOST_LAID + spot]
                continue
            base = human * MOST_LAID
            ground.begin(self.far, base)
            for spot in range(game.spots):
                if quest.goal[human] >> spot & 1:
                    self.far[base + spot] = 0
                elif quest.explores[human] and ground.openings[spot] > 0 and not ends_here:
                    self.far[base + spot] = 1
            ground.measure(self.far, base, HUMAN, game.uses_holes(human))

    def same_as(self, game: Claustrophobia, human: i64) -> i64:
        """Return somebody with the same ways, NONE if there is nobody."""
        quest = self.quest
        for other in range(human):
            if game.at[other] >= 0 and quest.goal[other] == quest.goal[human]:
                if quest.explores[other] == quest.explores[human] and game.uses_holes(other) == game.uses_holes(human):
                    return other
        return NONE

    def look_around(self, game: Claustrophobia) -> None:
        """Measure the Troglodytes' ways to every human."""
        ground = self.ground
        ground.clear_tolls()
        for human in range(HUMANS):
            if game.at[human] < 0:
                continue
            base = human * MOST_LAID
            before: i64 = NONE
            for other in range(human):
                if game.at[other] == game.at[human]:
                    before = other
            if before != NONE:
                for spot in range(game.spots):
                    self.near[base + spot] = self.near[before * MOST_LAID + spot]
                continue
            ground.begin(self.near, base)
            self.near[base + game.at[human]] = 0
            ground.measure(self.near, base, DEMON, True)

    def weigh_lines(self, game: Claustrophobia) -> None:
        temper = self.temper
        self.lined = game.gifts
        for human in range(HUMANS):
            for line in range(LINES):
                place = (self.atlas.profile[human] * LINES + line) * STATS
                worth = temper.line_mvt * self.atlas.line[place + MVT] + temper.line_cbt * self.atlas.line[place + CBT]
                worth += temper.line_def * self.atlas.line[place + DEF]
                if human == R:
                    for gift in range(self.atlas.gifts):
                        if game.gifts >> gift & 1 and self.atlas.gift_die[gift] == line + 1:
                            worth += temper.line_gift
                self.line[human * LINES + line] = worth

    # --- humans under attack ---

    def pain(self, game: Claustrophobia, human: i64, wounds: i64) -> i64:
        """Return what one more wound costs a human who has so many."""
        return self.temper.pain[min(wounds, LINES - 1)] * self.quest.weight(game, human) // ALL

    def pain_of(self, game: Claustrophobia, human: i64, wounds: i64, hits: i64) -> i64:
        """Return what so many hits cost him."""
        total: i64 = 0
        for wound in range(wounds, min(LINES, wounds + hits)):
            total += self.pain(game, human, wound)
        return total

    def hurt(self, game: Claustrophobia, human: i64, dice: i64, defence: i64, frantic: bool) -> i64:
        """Return what an attack with so many dice costs the humans: hits may go to whoever guards him."""
        wounds = game.wounds(human)
        taker = self.taker(game, human)
        double: i64 = 2 if game.kind(game.at[human]) == TENTACLES else 1
        total: i64 = 0
        for hits in range(1, min(dice, MOST_DICE) + 1):
            cost = self.pain_of(game, human, wounds, hits * double)
            if taker != human:
                cost = min(cost, self.pain_of(game, taker, game.wounds(taker), hits * double))
            total += hits_of(dice, defence, hits, frantic) * cost
        return total // SURE

    def taker(self, game: Claustrophobia, human: i64) -> i64:
        """Return who would take a wound for him most lightly: himself or a Bodyguard."""
        best = human
        least = self.pain(game, human, game.wounds(human))
        for guard in range(HUMANS):
            if guard != human and game.at[guard] == game.at[human] and game.has_talent(guard, BODYGUARD):
                cost = self.pain(game, guard, game.wounds(guard))
                if cost < least:
                    least = cost
                    best = guard
        return best

    # --- the Demon side under attack ---

    def trogs_hit(self, game: Claustrophobia, spot: i64, dice: i64, frantic: bool) -> i64:
        """Return what an attack on the Troglodytes of a tile brings."""
        need = game.trog_value(DEF, 0)
        double: i64 = 2 if game.kind(spot) == TENTACLES else 1
        most = game.plain(spot) + 2 * game.tough(spot)
        total: i64 = 0
        for hits in range(1, min(dice, MOST_DICE) + 1):
            total += hits_of(dice, need, hits, frantic) * min(hits * double, most)
        return total * self.temper.trog // SURE

    def fiend_hit(self, game: Claustrophobia, fiend: i64, dice: i64, frantic: bool) -> i64:
        """Return what an attack on a fiend brings: nobody attacks a Possessed whom he wants to free."""
        if fiend != THE_DEMON and game.scenario.other == POSSESSED:
            return NEVER
        temper = self.temper
        left = game.fiend_value(fiend, HEALTH) - game.wounds_of(fiend)
        need = game.fiend_value(fiend, DEF)
        double: i64 = 2 if game.kind(game.fiend_at[fiend]) == TENTACLES else 1
        each = temper.devil if fiend == THE_DEMON else temper.trog
        dead: i64 = temper.devil_dead if fiend == THE_DEMON else 0
        if self.quest.aim == KILL and fiend == THE_DEMON:
            each *= 3
            dead *= 20
        total: i64 = 0
        for hits in range(1, min(dice, MOST_DICE) + 1):
            gain = each * min(hits * double, left)
            if hits * double >= left:
                gain += dead
            total += hits_of(dice, need, hits, frantic) * gain
        return total // SURE

    # --- numbers of both sides ---

    def reachers(self, game: Claustrophobia, human: i64) -> i64:
        """Count the Demon-side warriors who could attack him in this round, those with him first."""
        count: i64 = 0
        base = human * MOST_LAID
        stride = game.trog_value(MVT, 0)
        for spot in range(game.spots):
            if self.near[base + spot] <= stride:
                count += game.trogs(spot)
        for fiend in range(FIENDS):
            at = game.fiend_at[fiend]
            if at >= 0 and self.near[base + at] <= game.fiend_value(fiend, MVT):
                count += game.fiend_value(fiend, CBT)
        return count

    def way(self, human: i64, spot: i64) -> i64:
        return self.far[human * MOST_LAID + spot]
