"""Which warrior should get which initiative die: every way to give them is weighed, the best one is followed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import digit
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    CBT,
    COURAGE,
    DEF,
    ELUSIVE,
    EXTRA_DICE,
    FIENDS,
    FORESEE,
    HEAL_COMPANION,
    HUMAN,
    HUMANS,
    LOSE_TP,
    MOST_LAID,
    MVT,
    SHOOT,
    SIDES_EACH,
    SMITE,
    STATS,
    R,
)
from igroteka.games.claustrophobia.hints.evaluation import ALL, NEVER, Mind
from igroteka.games.claustrophobia.hints.ground import FAR
from igroteka.games.claustrophobia.hints.odds import SURE, mean_hits
from igroteka.games.claustrophobia.hints.quest import CHANT, FREE, LEAVE
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.gifts import companions
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import EXHAUSTED_DEF, LEAST_DEF, MOST_DEF, Claustrophobia

VALUES: Final[i64] = 7  # of a die, from 1 on
ATTACKERS: Final[i64] = 4  # dice that are expected against the humans of a tile, at most
AT_HAND: Final[i64] = 50  # percent: what a fight on the next tile is worth


class InitiativePlan:
    """Worth of every die for every human: call `weigh` first."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.value: vec[i64] = filled(HUMANS * VALUES)  # by human * VALUES + die

    def weigh(self, game: Claustrophobia) -> None:
        self.mind.look_ahead(game)
        self.mind.look_around(game)
        for human in range(HUMANS):
            if game.at[human] >= 0:
                danger = self.danger(game, human)
                for die in range(1, VALUES):
                    self.value[human * VALUES + die] = self.worth(game, human, die, danger)

    def danger(self, game: Claustrophobia, human: i64) -> i64:
        """Return how many dice he must expect against him, in hundredths."""
        comes = min(ATTACKERS, self.mind.reachers(game, human) + min(game.tp, 3))
        return comes * ALL // max(1, game.humans_on(game.at[human]))

    def worth(self, game: Claustrophobia, human: i64, die: i64, danger: i64) -> i64:
        wounded = game.is_wounded(human, die - 1)
        return self.worth_as(game, human, die, danger, wounded)

    def worth_as(self, game: Claustrophobia, human: i64, die: i64, danger: i64, wounded: bool) -> i64:
        """Return what the die does for him: as a line, or as Exhaustion."""
        mind = self.mind
        defence = EXHAUSTED_DEF
        total: i64 = 0
        if not wounded:
            defence = game.value_of(human, die - 1, DEF) + self.bonus(game, human, DEF)
            total += self.moves(game, human, game.value_of(human, die - 1, MVT) + self.bonus(game, human, MVT))
            total += self.fights(game, human, game.value_of(human, die - 1, CBT) + self.bonus(game, human, CBT))
            total += self.acts(game, human)
            if human == R:
                total += self.gift(game, die)
        need = max(LEAST_DEF, min(MOST_DEF, defence))
        hits = mean_hits(1, need, False)
        total -= danger * hits // SURE * mind.pain(game, human, game.wounds(human)) // ALL * mind.temper.exposed // ALL
        return total

    def bonus(self, game: Claustrophobia, human: i64, stat: i64) -> i64:
        objects = game.objects(human)
        found: i64 = 0
        if objects != 0:
            for kind in range(game.atlas.objects):
                if objects >> kind & 1:
                    found += game.atlas.object_bonus[kind * STATS + stat]
        return found

    def moves(self, game: Claustrophobia, human: i64, mvt: i64) -> i64:
        """Return what he does with his MVT."""
        temper = self.mind.temper
        quest = self.mind.quest
        spot = game.at[human]
        if game.cap_mvt != NONE:
            mvt = min(mvt, game.cap_mvt)
        way = self.mind.far[human * MOST_LAID + spot]
        if way >= FAR:
            return 0
        gain: i64 = 0
        if quest.explores[human]:
            gain = temper.step * min(mvt, way - 1) + temper.tile * max(0, mvt - way + 1)
        else:
            if quest.aim == LEAVE:
                way += 1
            gain = temper.step * min(mvt, way) + (temper.goal if 0 < way <= mvt else 0)
        if game.demons_on(spot) > game.humans_on(spot) and not game.atlas.talents[human] >> ELUSIVE & 1:
            gain //= 3
        return gain

    def fights(self, game: Claustrophobia, human: i64, cbt: i64) -> i64:
        spot = game.at[human]
        best = self.fight_at(game, spot, cbt)
        if best > 0:
            return best
        share = ALL if game.objects(human) & game.atlas.used_as[SHOOT] else AT_HAND
        for side in range(SIDES_EACH):
            other = self.mind.ground.links[(HUMAN * MOST_LAID + spot) * SIDES_EACH + side]
            if other != NONE:
                best = max(best, self.fight_at(game, other, cbt) * share // ALL)
        return best

    def fight_at(self, game: Claustrophobia, spot: i64, cbt: i64) -> i64:
        best: i64 = 0
        if game.trogs(spot) > 0:
            best = self.mind.trogs_hit(game, spot, cbt, False)
        for fiend in range(FIENDS):
            if game.fiend_at[fiend] == spot:
                best = max(best, self.mind.fiend_hit(game, fiend, cbt, False))
        return best

    def acts(self, game: Claustrophobia, human: i64) -> i64:
        """Return what it is worth not to be Exhausted, besides moving and fighting."""
        mind = self.mind
        total: i64 = 0
        if game.atlas.talents[human] >> BODYGUARD & 1 and game.humans_on(game.at[human]) > 1:
            total += mind.temper.guard
        aim = mind.quest.aim
        if human == R and (aim == CHANT or aim == FREE) and mind.far[human * MOST_LAID + game.at[human]] <= 1:
            total += mind.temper.deed
        return total

    def gift(self, game: Claustrophobia, die: i64) -> i64:
        temper = self.mind.temper
        total: i64 = 0
        for gift in range(game.atlas.gifts):
            if game.gifts >> gift & 1 and game.atlas.gift_die[gift] == die:
                effect = game.atlas.gift_effect[gift]
                if effect == HEAL_COMPANION:
                    total += self.healing(game)
                elif effect == LOSE_TP:
                    total += temper.threat if game.tp > 0 else 0
                elif effect == EXTRA_DICE:
                    total += temper.more_dice
                elif effect == FORESEE:
                    total += temper.foresight if self.mind.quest.explores[R] else 0
                elif effect == SMITE:
                    total += self.fight_at(game, game.at[R], game.atlas.gift_amount[gift])
                elif effect == COURAGE:
                    total += temper.courage
        return total

    def healing(self, game: Claustrophobia) -> i64:
        """Return what the worst wound beside the Redeemer costs."""
        wounded = companions(game)
        most: i64 = 0
        for human in range(HUMANS):
            if wounded >> human & 1:
                most = max(most, self.mind.pain(game, human, game.wounds(human) - 1))
        return most

    # --- the best way to give them ---

    def best(self, game: Claustrophobia, pool: i64, drafts: i64, first: i64) -> i64:
        """Return what the dice of the pool bring to all humans from `first` on who have none yet."""
        for human in range(first, HUMANS):
            if game.at[human] >= 0 and digit(drafts, human) == 0:
                most = NEVER
                for value in range(1, VALUES):
                    if dice.count_of(pool, value) > 0:
                        worth = self.value[human * VALUES + value]
                        worth += self.best(game, dice.without_die(pool, value), drafts, human + 1)
                        most = max(most, worth)
                return most
        return 0

    def with_die(self, game: Claustrophobia, human: i64, value: i64) -> i64:
        """Return what all dice bring if this human gets this one; no order of giving is presumed."""
        drafts = game.drafts | value << human * 4
        worth = self.value[human * VALUES + value]
        return worth + self.best(game, dice.without_die(game.dice, value), drafts, 0)
