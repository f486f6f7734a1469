"""The Demon's smaller questions: how a tile is laid, Events that interrupt the Human, whom a trap or a card is for."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import PASS, first_of, verb_of
from igroteka.engine.loop import play_trusted
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    FIENDS,
    HUMANS,
    LINES,
    PANIC,
    SIDES_EACH,
    STATS,
    SWAP_DICE,
    TROGS_TARGET,
)
from igroteka.games.claustrophobia.hints.demons import DemonMind
from igroteka.games.claustrophobia.hints.evaluation import ALL, NEVER, Mind
from igroteka.games.claustrophobia.hints.ground import FAR
from igroteka.games.claustrophobia.hints.humans import HumanMind
from igroteka.games.claustrophobia.hints.initiative_plans import VALUES, InitiativePlan
from igroteka.games.claustrophobia.rules.advantages import targets_on
from igroteka.games.claustrophobia.rules.event_windows import can_rust, refuge
from igroteka.games.claustrophobia.state.game import Claustrophobia


class DemonAnswers:
    def __init__(self, mind: Mind, plan: InitiativePlan, humans: HumanMind, demons: DemonMind) -> None:
        self.mind = mind
        self.plan = plan
        self.humans = humans
        self.demons = demons

    # --- tiles ---

    def lay(self, game: Claustrophobia, action: i64) -> i64:
        """Return how long the humans' ways are once the tile lies so, and how many dark openings are near."""
        twin = game.copy()
        play_trusted(twin, game.seat, action)
        mind = self.mind
        mind.look(twin)
        mind.look_ahead(twin)
        total: i64 = 0
        for human in range(HUMANS):
            if twin.at[human] >= 0:
                way = min(mind.way(human, twin.at[human]), 8)
                total += way * mind.temper.step * mind.quest.weight(twin, human) // ALL
        laid = twin.spots - 1
        return total + 4 * mind.ground.dark[laid]

    def hole(self, game: Claustrophobia, spot: i64) -> i64:
        """A token lies best where Troglodytes can come, and no hole is yet."""
        if game.has_hole(spot):
            return -1
        worth: i64 = 0
        if game.humans_on(spot) == 0 and self.mind.ground.dark[spot] > 0:
            worth += 20
        return worth + 5 * game.trogs(spot)

    # --- W1 ---

    def after_initiative(self, game: Claustrophobia, action: i64) -> i64:
        if verb_of(action) == PASS:
            return 0
        kind = first_of(action)
        if game.atlas.effect[kind] == SWAP_DICE:
            return self.best_swap(game) - self.mind.temper.vertigo
        most: i64 = 0
        for human in range(HUMANS):
            if can_rust(game, human):
                most = max(most, self.rusty(game, human))
        return most - self.mind.temper.rust

    def swap(self, game: Claustrophobia, one: i64, other: i64) -> i64:
        """Return what the humans lose if these two swap their dice."""
        value = self.plan.value
        now = value[one * VALUES + game.die(one)] + value[other * VALUES + game.die(other)]
        return now - value[one * VALUES + game.die(other)] - value[other * VALUES + game.die(one)]

    def best_swap(self, game: Claustrophobia) -> i64:
        most: i64 = 0
        for one in range(HUMANS):
            if game.at[one] >= 0:
                most = max(most, self.best_partner(game, one))
        return most

    def best_partner(self, game: Claustrophobia, one: i64) -> i64:
        most = NEVER
        for other in range(HUMANS):
            if other != one and game.at[other] >= 0:
                most = max(most, self.swap(game, one, other))
        return most

    def rusty(self, game: Claustrophobia, human: i64) -> i64:
        """Return what the objects of a human do for him now."""
        if game.is_exhausted(human):
            return 0
        total: i64 = 0
        fight = game.demons_on(game.at[human]) > 0
        for stat in range(STATS):
            total += game.object_bonus(human, stat) * 30
        return total if fight else total // 2

    # --- W2, W5 ---

    def at_activation(self, game: Claustrophobia, human: i64, action: i64) -> i64:
        if verb_of(action) == PASS:
            return 0
        kind = first_of(action)
        temper = self.mind.temper
        if game.atlas.effect[kind] == PANIC:
            found = refuge(game, human)
            most = NEVER
            for spot in range(game.spots):
                if found >> spot & 1:
                    most = max(most, self.panic_to(game, human, spot))
            return most + self.plan.moves(game, human, game.mvt(human)) - temper.panic
        return self.attack_lost(game, human, game.atlas.amount[kind]) - temper.terror

    def panic_to(self, game: Claustrophobia, human: i64, spot: i64) -> i64:
        """Return how bad it is for him to flee there."""
        farther = self.mind.way(human, spot) - self.mind.way(human, game.at[human])
        worth = max(-4, min(4, farther)) * self.mind.temper.step
        return worth + game.demons_on(spot) * 10 - (20 if game.humans_on(spot) > 0 else 0)

    def attack_lost(self, game: Claustrophobia, human: i64, most: i64) -> i64:
        """Return what he loses if he attacks with no more than so many dice."""
        spot = game.at[human]
        dice = game.cbt(human)
        if dice <= most:
            return 0
        best: i64 = 0
        targets = targets_on(game, spot)
        for target in range(FIENDS + 1):
            if targets >> target & 1:
                if target == TROGS_TARGET:
                    full = self.mind.trogs_hit(game, spot, dice, False)
                    best = max(best, full - self.mind.trogs_hit(game, spot, most, False))
                else:
                    full = self.mind.fiend_hit(game, target - 1, dice, False)
                    best = max(best, full - self.mind.fiend_hit(game, target - 1, most, False))
        return best

    def at_hits(self, game: Claustrophobia, human: i64, action: i64) -> i64:
        """Choosing the lines hurts more, the more hits there are and the more lines are left."""
        if verb_of(action) == PASS:
            return 0
        best: i64 = 0
        worst: i64 = 1000
        for line in range(LINES):
            if not game.is_wounded(human, line):
                worth = self.mind.line[human * LINES + line]
                best = max(best, worth)
                worst = min(worst, worth)
        return (best - worst) * game.hits - self.mind.temper.festering

    def always(self, action: i64, worth: i64) -> i64:
        return 0 if verb_of(action) == PASS else worth

    # --- whom, where ---

    def trap(self, game: Claustrophobia, human: i64, hits: i64) -> i64:
        return self.mind.pain_of(game, human, game.wounds(human), hits)

    def unguard(self, game: Claustrophobia, human: i64) -> i64:
        """The Bodyguard whose companions will be attacked most."""
        if not game.has_talent(human, BODYGUARD):
            return 0
        return 1 + self.mind.reachers(game, human) * (game.humans_on(game.at[human]) - 1)

    def miasma(self, game: Claustrophobia, spot: i64) -> i64:
        most: i64 = 0
        for human in range(HUMANS):
            if game.at[human] == spot:
                most = max(most, self.mind.reachers(game, human))
        return most * 10 + game.humans_on(spot)

    def cave_in(self, game: Claustrophobia, edge: i64) -> i64:
        """Return how much farther the humans must go without this connection."""
        spot = edge // SIDES_EACH
        other = game.neighbour(spot, edge % SIDES_EACH)
        total: i64 = 0
        for human in range(HUMANS):
            at = game.at[human]
            if at >= 0 and (at == spot or at == other):
                beyond = other if at == spot else spot
                if self.mind.way(human, beyond) < self.mind.way(human, at) < FAR:
                    total += self.mind.quest.weight(game, human)
        return total
