"""Advice for each question of Claustrophobia: every choice that is offered gets a number, the highest is taken."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, first_of, verb_of
from igroteka.engine.step import second, third
from igroteka.games.claustrophobia.content.vocabulary import DEMON
from igroteka.games.claustrophobia.hints.demon_answers import DemonAnswers
from igroteka.games.claustrophobia.hints.demons import DemonMind
from igroteka.games.claustrophobia.hints.destiny_plans import DestinyPlan
from igroteka.games.claustrophobia.hints.evaluation import NEVER, Mind
from igroteka.games.claustrophobia.hints.human_answers import HumanAnswers
from igroteka.games.claustrophobia.hints.humans import HumanMind
from igroteka.games.claustrophobia.hints.initiative_plans import InitiativePlan
from igroteka.games.claustrophobia.rules.advantages import GRENADE_WHERE, OIL_WHERE, WATER_WHOM
from igroteka.games.claustrophobia.rules.combat import AT_HITS, DICE, GUARD
from igroteka.games.claustrophobia.rules.demon_phase import ACT_DEMON, MIASMA_WHERE, NEXT_DEMON, UNGUARD_WHOM
from igroteka.games.claustrophobia.rules.destiny import PLACE_DICE
from igroteka.games.claustrophobia.rules.destiny_effects import TRAP_WHOM
from igroteka.games.claustrophobia.rules.event_windows import (
    AFTER_INITIATIVE,
    AT_ACTIVATION,
    PANIC_WHERE,
    RUST_WHO,
    VERTIGO_FIRST,
    VERTIGO_SECOND,
)
from igroteka.games.claustrophobia.rules.exploring import AFTER_EXPLORING, AT_TILE, HAND_OVER, HOLE_WHERE, LAY_TILE
from igroteka.games.claustrophobia.rules.force import BUILD_FORCE, BUY_OWNER, EXTRA_GIFT
from igroteka.games.claustrophobia.rules.gifts import COURAGE_WHO, HEAL_WHO
from igroteka.games.claustrophobia.rules.human_phase import ACT_HUMAN, NEXT_HUMAN
from igroteka.games.claustrophobia.rules.initiative import AFTER_ROLL, ASSIGN_DICE, INITIATIVE_DONE, NEW_VALUE
from igroteka.games.claustrophobia.rules.losses import SPEND_TOKENS
from igroteka.games.claustrophobia.rules.scenarios.infection import REMOVE_FIGURE
from igroteka.games.claustrophobia.rules.scenarios.ritual import BREAK_WHICH
from igroteka.games.claustrophobia.rules.second_wind import SECOND_WIND_WHO
from igroteka.games.claustrophobia.rules.summoning import CAVE_IN_WHERE, SUMMON_WHAT, TOUGH_WHERE
from igroteka.games.claustrophobia.rules.wounds import AT_DEATH, HEAL_LINE, WOUND_LINE
from igroteka.games.claustrophobia.state.actions import BUY, PLACE, PLAY, TROG
from igroteka.games.claustrophobia.state.game import Claustrophobia


class Adviser:
    """A player who answers questions; what it remembers of a table is only there to be quick."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.initiative = InitiativePlan(mind)
        self.destiny = DestinyPlan(mind)
        self.humans = HumanMind(mind, self.initiative)
        self.demons = DemonMind(mind)
        self.human = HumanAnswers(mind, self.initiative)
        self.demon = DemonAnswers(mind, self.initiative, self.humans, self.demons)

    def choose(self, game: Claustrophobia, choices: Choices) -> i64:
        """Answer the question of the seat to act."""
        self.mind.look(game)
        self.prepare(game)
        best = choices.codes[0]
        most = 2 * NEVER
        for place in range(choices.count):
            worth = self.weigh(game, choices.codes[place])
            if worth > most:
                most = worth
                best = choices.codes[place]
        return best

    def prepare(self, game: Claustrophobia) -> None:
        """Look at what the question is about."""
        step = game.step()
        if step is ASSIGN_DICE or step is AFTER_ROLL or step is NEW_VALUE or step is INITIATIVE_DONE:
            self.initiative.weigh(game)
        elif step is AFTER_INITIATIVE or step is VERTIGO_FIRST or step is VERTIGO_SECOND or step is COURAGE_WHO:
            self.initiative.weigh(game)
        elif step is SECOND_WIND_WHO:
            self.initiative.weigh(game)
        elif step is PLACE_DICE:
            self.destiny.weigh(game)
        elif step is SUMMON_WHAT:
            self.demons.look(game)
            self.demons.reckon(game)
        elif step is NEXT_DEMON or step is ACT_DEMON or step is TOUGH_WHERE or step is UNGUARD_WHOM:
            self.demons.look(game)
        elif step is MIASMA_WHERE:
            self.demons.look(game)
        elif step is NEXT_HUMAN or step is ACT_HUMAN or step is AT_ACTIVATION or step is PANIC_WHERE:
            self.mind.look_ahead(game)
        elif step is CAVE_IN_WHERE:
            self.mind.look_ahead(game)

    def weigh(self, game: Claustrophobia, action: i64) -> i64:
        step = game.step()
        if game.seat == DEMON:
            return self.weigh_for_demon(game, action)
        number = first_of(action)
        b = second(game.top)
        c = third(game.top)
        if step is ACT_HUMAN:
            return self.humans.act(game, b, action)
        if step is NEXT_HUMAN:
            return self.humans.next_human(game, action)
        if step is ASSIGN_DICE:
            return self.human.assign(game, action)
        if step is WOUND_LINE:
            return -self.human.line(b, number)
        if step is GUARD:
            return self.human.guard(game, b, c // DICE, number)
        if step is INITIATIVE_DONE:
            return self.human.initiative_done(game, action)
        if step is AT_HITS:
            return self.human.at_hits(game, c, action)
        if step is AT_DEATH:
            return -1 if verb_of(action) == PASS else 1
        if step is HAND_OVER:
            return self.human.tile(game, number)
        if step is HEAL_LINE:
            return self.human.heal(game, b, number)
        if step is HEAL_WHO:
            return self.human.heal_whom(game, number)
        if step is COURAGE_WHO:
            return self.human.encouraged(game, number)
        if step is SECOND_WIND_WHO:
            return self.human.revives(game, number)
        if step is AFTER_ROLL:
            return self.human.after_roll(game, action)
        if step is NEW_VALUE:
            return self.human.new_value(game, b, action)
        if step is GRENADE_WHERE:
            return self.humans.blast_at(game, number)
        if step is OIL_WHERE:
            return game.demons_on(game.neighbour(number // 4, number % 4))
        if step is WATER_WHOM:
            return self.humans.splash_on(game, game.at[b], number, game.atlas.amount[c])
        if step is BUILD_FORCE:
            return self.human.buy(game, number) if verb_of(action) == BUY else 0
        if step is BUY_OWNER:
            return self.human.owner(game, number)
        if step is EXTRA_GIFT:
            return self.human.extra_gift(game, number)
        return 0

    def weigh_for_demon(self, game: Claustrophobia, action: i64) -> i64:
        step = game.step()
        number = first_of(action)
        b = second(game.top)
        c = third(game.top)
        if step is ACT_DEMON:
            return self.demons.act(game, b, c, action)
        if step is NEXT_DEMON:
            if verb_of(action) == PLAY:
                return self.demons.act_card(game, number)
            return self.demons.next_demon(game, action)
        if step is SUMMON_WHAT:
            return self.demons.summon(game, action)
        if step is PLACE_DICE:
            return self.destiny.with_die(game, number, action & 4095) if verb_of(action) == PLACE else 0
        if step is LAY_TILE:
            return self.demon.lay(game, action)
        if step is AT_HITS:
            return self.demon.at_hits(game, c, action)
        if step is AT_ACTIVATION:
            return self.demon.at_activation(game, c, action)
        if step is AFTER_INITIATIVE:
            return self.demon.after_initiative(game, action)
        if step is AT_TILE:
            return self.demon.always(action, self.mind.temper.lost)
        if step is AFTER_EXPLORING:
            return self.demon.always(action, self.mind.temper.ambush)
        if step is WOUND_LINE:
            return self.human.line(b, number)
        if step is TRAP_WHOM:
            return self.demon.trap(game, number, b)
        if step is HOLE_WHERE:
            return self.demon.hole(game, number)
        if step is TOUGH_WHERE:
            return self.demons.tough_at(game, number)
        if step is UNGUARD_WHOM:
            return self.demon.unguard(game, number)
        if step is MIASMA_WHERE:
            return self.demon.miasma(game, number)
        if step is CAVE_IN_WHERE:
            return self.demon.cave_in(game, number)
        if step is VERTIGO_FIRST:
            return self.demon.best_partner(game, number)
        if step is VERTIGO_SECOND:
            return self.demon.swap(game, c, number)
        if step is RUST_WHO:
            return self.demon.rusty(game, number)
        if step is PANIC_WHERE:
            return self.demon.panic_to(game, b, number)
        if step is SPEND_TOKENS:
            return number
        if step is REMOVE_FIGURE:
            return 1 if verb_of(action) == TROG else 0
        if step is BREAK_WHICH:
            return game.humans_on(number)
        return 0
