"""Where the Destiny dice should lie: every complete placement is weighed, the best one is followed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vocabulary import (
    CALM,
    CBT,
    DEMON,
    DRAW_EVENT,
    FUTILE,
    HUMANS,
    MOST_LAID,
    MOST_TP,
    MVT,
    RED,
    SPACES,
    THREAT,
    TRAP,
    TROG_STAT,
    WAIVE_HUMANS,
    WAIVE_OPENING,
)
from igroteka.games.claustrophobia.hints.evaluation import NEVER, Mind
from igroteka.games.claustrophobia.hints.ground import FAR
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.summoning import why_not_trog
from igroteka.games.claustrophobia.state.game import Claustrophobia

EXPECTED: Final[i64] = 3  # TP that the other dice may bring
ROOM: Final[i64] = 3


class DestinyPlan:
    """Worth of every space as things stand: call `weigh` first."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.value: vec[i64] = filled(SPACES)  # by space: what it does, of one that counts dice for each of them

    def weigh(self, game: Claustrophobia) -> None:
        self.mind.look_around(game)
        for space in range(SPACES):
            self.value[space] = self.effect(game, space)

    def effect(self, game: Claustrophobia, space: i64) -> i64:
        atlas = game.atlas
        temper = self.mind.temper
        effect = atlas.space_effect[space]
        amount = atlas.space_amount[space]
        if effect == THREAT:
            return temper.threat if game.tp < MOST_TP else 0
        if effect == CALM:
            return temper.calm
        if effect == DRAW_EVENT:
            return temper.event if game.deck[DEMON] != 0 else 0
        if effect == TRAP:
            return self.trap(game, amount)
        if effect == TROG_STAT:
            return self.stronger(game, atlas.space_stat[space], amount)
        if effect == FUTILE:
            return temper.futile * game.humans_in_play() + self.stronger(game, MVT, amount)
        if effect == WAIVE_HUMANS or effect == WAIVE_OPENING:
            return self.waive(game, effect)
        return 0

    def trap(self, game: Claustrophobia, hits: i64) -> i64:
        most: i64 = 0
        for human in range(HUMANS):
            if game.in_play(human):
                most = max(most, self.mind.pain_of(game, human, game.wounds(human), hits))
        return most

    # --- Troglodytes ---

    def stronger(self, game: Claustrophobia, stat: i64, amount: i64) -> i64:
        """Return what a better value does for all that will fight in this round."""
        temper = self.mind.temper
        stride = game.trog_value(MVT, 0)
        near = self.within(game, stride)
        if stat == MVT:
            more = self.within(game, stride + amount) - near
            reach = self.summons_within(game, stride + amount) - self.summons_within(game, stride)
            if reach > 0:
                more += min(game.tp + EXPECTED, reach * ROOM)
            return min(more, 2 * ROOM) * temper.attack
        near += min(game.tp + EXPECTED, ROOM * self.summons_within(game, stride))
        if stat == CBT:
            return min(near, 2 * ROOM) * temper.attack * amount
        return min(near, 2 * ROOM) * temper.tougher * amount

    def within(self, game: Claustrophobia, stride: i64) -> i64:
        """Count the Troglodytes that can attack somebody with so much MVT."""
        count: i64 = 0
        for spot in range(game.spots):
            if game.trogs(spot) > 0 and self.nearest(game, spot) <= stride:
                count += game.trogs(spot)
        return count

    def summons_within(self, game: Claustrophobia, stride: i64) -> i64:
        """Count the tiles where Troglodytes may come and attack at once."""
        count: i64 = 0
        for spot in range(game.spots):
            if self.nearest(game, spot) <= stride and why_not_trog(game, spot) == 0:
                count += 1
        return min(count, 2)

    def nearest(self, game: Claustrophobia, spot: i64) -> i64:
        least = FAR
        for human in range(HUMANS):
            if game.at[human] >= 0:
                least = min(least, self.mind.near[human * MOST_LAID + spot])
        return least

    def waive(self, game: Claustrophobia, effect: i64) -> i64:
        """Return what more places to come do: nothing if there are some near enough."""
        temper = self.mind.temper
        stride = game.trog_value(MVT, 0)
        before = self.summons_within(game, stride)
        after: i64 = 0
        for spot in range(game.spots):
            if self.nearest(game, spot) <= stride and self.would_open(game, spot, effect):
                after += 1
        if after <= before or before > 1:
            return temper.waived
        return min(game.tp + EXPECTED - 1, ROOM) * temper.attack // (1 + before)

    def would_open(self, game: Claustrophobia, spot: i64, effect: i64) -> bool:
        """Tell whether Troglodytes could come there with what this space waives."""
        if not game.opens_to_demons(spot):
            return False
        if effect == WAIVE_HUMANS:
            return self.mind.ground.dark[spot] > 0
        return game.humans_on(spot) == 0

    # --- placements ---

    def single(self, game: Claustrophobia, value: i64, space: i64) -> i64:
        """Return what one die does on a space that takes one."""
        atlas = game.atlas
        worth = self.value[space]
        if atlas.space_effect[space] == THREAT:
            if value >= atlas.space_high_from[space] and not game.scenario.flat >> space & 1:
                return worth * atlas.space_high[space]
            return worth * atlas.space_amount[space]
        return worth

    def best(self, game: Claustrophobia, pool: i64, used: i64) -> i64:
        """Return what the dice of the pool bring; `used` are red spaces taken, a bit each."""
        value: i64 = 0
        for face in range(1, dice.FACES + 1):
            if dice.count_of(pool, face) > 0:
                value = face
                break
        if value == 0:
            return 0
        most = NEVER
        left = dice.without_die(pool, value)
        for space in range(SPACES):
            if self.is_shut(game, space, used):
                continue
            if game.atlas.space_dice[space] == 1:
                if game.atlas.takes[space] >> value & 1:
                    most = max(
                        most, self.single(game, value, space) + self.best(game, left, with_space(game, used, space))
                    )
            else:
                most = max(most, self.paired(game, value, left, space, used))
        return most

    def paired(self, game: Claustrophobia, value: i64, left: i64, space: i64, used: i64) -> i64:
        most = NEVER
        for partner in range(value, dice.FACES + 1):
            if dice.count_of(left, partner) > 0 and game.atlas.takes[space] >> (value + partner) & 1:
                rest = self.best(game, dice.without_die(left, partner), with_space(game, used, space))
                most = max(most, self.value[space] + rest)
        return most

    def is_shut(self, game: Claustrophobia, space: i64, used: i64) -> bool:
        return (used | game.used_red | game.scenario.closed) >> space & 1 == 1

    def with_die(self, game: Claustrophobia, value: i64, space: i64) -> i64:
        """Return what all dice bring if this one lies there."""
        left = dice.without_die(game.dice, value)
        used = self.taken(game)
        half = dice.only_value(game.board[space])
        if game.atlas.space_dice[space] == 1:
            if self.is_shut(game, space, used):
                return NEVER
            return self.single(game, value, space) + self.all_left(game, left, with_space(game, used, space), -1)
        if half > 0:
            return self.value[space] + self.all_left(game, left, used | bit(space), space)
        most = NEVER
        for partner in range(1, dice.FACES + 1):
            if dice.count_of(left, partner) > 0 and game.atlas.takes[space] >> (value + partner) & 1:
                rest = self.all_left(game, dice.without_die(left, partner), used | bit(space), -1)
                most = max(most, self.value[space] + rest)
        return most

    def taken(self, game: Claustrophobia) -> i64:
        """Return the red spaces with a die on them."""
        used: i64 = 0
        for space in range(SPACES):
            if game.board[space] != 0:
                used = with_space(game, used, space)
        return used

    def all_left(self, game: Claustrophobia, pool: i64, used: i64, filled_now: i64) -> i64:
        """Return what the dice left bring; a space that is half filled takes the partner that costs least."""
        for space in range(SPACES):
            if space != filled_now and game.atlas.space_dice[space] > 1 and dice.dice_in(game.board[space]) == 1:
                half = dice.only_value(game.board[space])
                most = NEVER
                for partner in range(1, dice.FACES + 1):
                    if dice.count_of(pool, partner) > 0 and game.atlas.takes[space] >> (half + partner) & 1:
                        most = max(most, self.best(game, dice.without_die(pool, partner), used))
                return most
        return self.best(game, pool, used)


def with_space(game: Claustrophobia, used: i64, space: i64) -> i64:
    return used | bit(space) if game.atlas.colour[space] == RED else used
