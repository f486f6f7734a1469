"""The Human's smaller questions: dice after the roll, gifts, wounds, Bodyguards, tiles, cards that answer an attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import PASS, READY, first_of, second_of, verb_of
from igroteka.games.claustrophobia.content.vocabulary import (
    BOOBY,
    BUY_ADVANTAGE,
    BUY_BRUTE,
    BUY_OBJECT,
    EXTRA_DICE,
    FLOODED,
    FORESEE,
    HEAL_COMPANION,
    HOLE,
    HUMANS,
    LAIR,
    LINES,
    LOSE_TP,
    MECHANISM,
    MVT,
    SIDES_EACH,
    SMITE,
    TENTACLES,
    R,
)
from igroteka.games.claustrophobia.hints.evaluation import ALL, NEVER, Mind
from igroteka.games.claustrophobia.hints.initiative_plans import VALUES, InitiativePlan
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.state.actions import BLESS, CHANGE, GIFT, GIVE, PLAY, REROLL
from igroteka.games.claustrophobia.state.game import Claustrophobia

USEFUL: Final[i64] = 1000  # used as soon as it may be
KEPT: Final[i64] = 70  # what a card must bring at once not to be kept


class HumanAnswers:
    def __init__(self, mind: Mind, plan: InitiativePlan) -> None:
        self.mind = mind
        self.plan = plan

    # --- dice ---

    def after_roll(self, game: Claustrophobia, action: i64) -> i64:
        """Return what rerolling or changing a die brings; the plan was weighed before."""
        verb = verb_of(action)
        now = self.plan.best(game, game.dice, 0, 0)
        if verb == REROLL:
            left = dice.without_die(game.dice, first_of(action))
            total: i64 = 0
            for value in range(1, VALUES):
                total += self.plan.best(game, dice.with_die(left, value), 0, 0)
            return total // dice.FACES - now
        if verb == CHANGE:
            left = dice.without_die(game.dice, second_of(action))
            most = NEVER
            for value in range(1, VALUES):
                most = max(most, self.plan.best(game, dice.with_die(left, value), 0, 0))
            return most - now - KEPT
        return 0

    def new_value(self, game: Claustrophobia, old: i64, action: i64) -> i64:
        left = dice.without_die(game.dice, old)
        return self.plan.best(game, dice.with_die(left, first_of(action)), 0, 0)

    def assign(self, game: Claustrophobia, action: i64) -> i64:
        verb = verb_of(action)
        if verb == GIVE:
            return self.plan.with_die(game, first_of(action), second_of(action))
        return 0 if verb == READY else NEVER

    def initiative_done(self, game: Claustrophobia, action: i64) -> i64:
        verb = verb_of(action)
        if verb == GIFT:
            return USEFUL if self.is_of_use(game, first_of(action)) else -1
        if verb == BLESS:
            return self.blessing(game, first_of(action), second_of(action)) - self.mind.temper.blessing
        if verb == PLAY:
            return self.second_wind(game) - KEPT
        return 0

    def is_of_use(self, game: Claustrophobia, gift: i64) -> bool:
        effect = game.atlas.gift_effect[gift]
        return effect != FORESEE or self.mind.quest.explores[R] != 0

    def blessing(self, game: Claustrophobia, human: i64, stat: i64) -> i64:
        """Return what the Blessing does: a bonus, a wound healed, Exhaustion ended."""
        plan = self.plan
        gain: i64 = 0
        die = game.die(human)
        if die > 0 and game.is_wounded(human, die - 1):
            gain += self.mind.pain(game, human, game.wounds(human) - 1) + self.revives(game, human)
        if stat == MVT:
            now = game.mvt(human)
            return gain + plan.moves(game, human, now + 1) - plan.moves(game, human, now)
        now = game.cbt(human)
        return gain + plan.fights(game, human, now + 2) - plan.fights(game, human, now)

    def revives(self, game: Claustrophobia, human: i64) -> i64:
        """Return what it brings that he is no longer Exhausted."""
        if not game.is_exhausted(human):
            return 0
        die = game.die(human)
        danger = self.plan.danger(game, human)
        well = self.plan.worth_as(game, human, die, danger, False)
        return well - self.plan.worth_as(game, human, die, danger, True)

    def second_wind(self, game: Claustrophobia) -> i64:
        most: i64 = 0
        for human in range(HUMANS):
            if game.in_play(human) and game.die(human) > 0:
                most = max(most, self.revives(game, human))
        return most

    def encouraged(self, game: Claustrophobia, human: i64) -> i64:
        """Return what one more DEF is worth to him."""
        return self.plan.danger(game, human) * self.mind.pain(game, human, game.wounds(human)) // ALL

    # --- wounds ---

    def line(self, human: i64, line: i64) -> i64:
        return self.mind.line[human * LINES + line]

    def heal(self, game: Claustrophobia, human: i64, line: i64) -> i64:
        """The line of his die first, if he may still act with it."""
        worth = self.line(human, line)
        if game.is_exhausted(human) and game.die(human) == line + 1:
            worth += USEFUL
        return worth

    def heal_whom(self, game: Claustrophobia, human: i64) -> i64:
        worth = self.mind.pain(game, human, game.wounds(human) - 1)
        return worth + ALL if game.is_exhausted(human) and not game.has_acted(human) else worth

    def guard(self, game: Claustrophobia, guard: i64, human: i64, taken: i64) -> i64:
        """Return how well off the two are if the guard takes so many of the hits."""
        double: i64 = 2 if game.kind(game.at[human]) == TENTACLES else 1
        cost = self.mind.pain_of(game, guard, game.wounds(guard), taken * double)
        return -cost - self.mind.pain_of(game, human, game.wounds(human), (game.hits - taken) * double)

    # --- cards against an attack ---

    def at_hits(self, game: Claustrophobia, human: i64, action: i64) -> i64:
        if verb_of(action) == PASS:
            return 0
        hits = min(game.hits, game.atlas.amount[first_of(action)])
        taker = self.mind.taker(game, human)
        return self.mind.pain_of(game, taker, game.wounds(taker), hits) - self.mind.temper.watch_out

    # --- tiles ---

    def tile(self, game: Claustrophobia, tile: i64) -> i64:
        """Return how welcome a tile is: the target most of all, open ones before dangerous ones."""
        if game.scenario.targets >> tile & 1:
            return USEFUL
        worth: i64 = 0
        for side in range(SIDES_EACH):
            if game.atlas.sides[tile] >> side & 1:
                worth += 10
        kind = game.atlas.tile_kind[tile]
        if kind == TENTACLES:
            return worth - 40
        if kind == FLOODED or kind == LAIR or kind == BOOBY:
            return worth - 30
        return worth - 20 if kind == MECHANISM or kind == HOLE else worth

    # --- a force ---

    def buy(self, game: Claustrophobia, item: i64) -> i64:
        """Warriors first, then what they carry; the list must be taken in its order."""
        if item < BUY_BRUTE:
            effect = game.atlas.gift_effect[item]
            wanted = effect == HEAL_COMPANION or effect == FORESEE
            return 100 if wanted else -1
        if item < BUY_OBJECT:
            return 90
        return 80 if item < BUY_ADVANTAGE else 70

    def owner(self, game: Claustrophobia, human: i64) -> i64:
        """An object goes to whoever has none yet."""
        return -game.objects(human)

    def extra_gift(self, game: Claustrophobia, gift: i64) -> i64:
        effect = game.atlas.gift_effect[gift]
        if effect == HEAL_COMPANION:
            return 5
        if effect == EXTRA_DICE:
            return 4
        if effect == FORESEE:
            return 3
        return 2 if effect == SMITE or effect == LOSE_TP else 1
