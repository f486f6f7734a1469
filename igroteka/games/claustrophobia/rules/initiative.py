"""Phase 1: the Human rolls, gives a die to each warrior, uses gifts; W1 (CL-018 to CL-031, CL-130 to CL-133)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, with_digit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import ALLOWED, READY, Choices, act, first_of, second_of, verb_of
from igroteka.engine.sealed import Sealed
from igroteka.engine.step_kinds import Chance2, Clause, Decision1, Decision3, Sequence
from igroteka.games.claustrophobia.content.vocabulary import (
    BLESSED,
    CBT,
    HUMAN,
    HUMANS,
    IGNORE_WOUND,
    INIT_DONE,
    INIT_ROLL,
    MVT,
    R,
)
from igroteka.games.claustrophobia.content.vocabulary import REROLL as REROLLS
from igroteka.games.claustrophobia.rules import dice, hands
from igroteka.games.claustrophobia.rules.event_windows import AFTER_INITIATIVE, could_after_initiative
from igroteka.games.claustrophobia.rules.gifts import offer_gifts, use_gift
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.rules.second_wind import SECOND_WIND, why_not_second_wind
from igroteka.games.claustrophobia.rules.wounds import heal_line, judge_exhaustion
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    BLESS,
    CHANGE,
    DONE,
    GIFT,
    GIVE,
    PLAY,
    REROLL,
    TAKE_BACK,
    VALUE,
)
from igroteka.games.claustrophobia.state.fields import ACTED, COURAGE, IGNORED, INITIATIVE, NONE, RUSTED
from igroteka.games.claustrophobia.state.game import BLESSED_CBT, BLESSED_MVT, Claustrophobia


class BeginInitiative(Clause[Claustrophobia]):
    """End of what lasted until this phase; then the scenario's moment before the roll."""

    def run(self, game: Claustrophobia) -> None:
        game.round += 1
        game.phase = INITIATIVE
        game.gifts_used = 0
        game.rerolled = 0
        for human in range(HUMANS):
            if game.in_play(human):
                game.take(human, COURAGE)
                game.take(human, RUSTED)
                game.take(human, ACTED)
                game.body[human] &= ~(7 * bit(IGNORED))
        game.tell(events.ROUND_BEGINS, game.round, game.scenario.limit)
        game.tell(events.PHASE_BEGINS, INITIATIVE)
        game.then(MOMENTS.round_start[game.scenario.round_start])


# --- the roll ---


class Roll(Clause[Claustrophobia]):
    """CL-018, CL-R02: a die for each human in play, Exhausted or not; Gather Round! adds some."""

    def run(self, game: Claustrophobia) -> None:
        more = game.more_dice
        game.more_dice = 0
        game.then(ROLL_INITIATIVE, game.humans_in_play() + more, more)


class RollInitiative(Chance2[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, many: i64, more: i64, odds: Odds) -> None:
        dice.throw_values(odds, many)

    def sample(self, game: Claustrophobia, many: i64, more: i64, rng: Rng) -> i64:
        return dice.roll_values(rng, many)

    def apply(self, game: Claustrophobia, many: i64, more: i64, outcome: i64) -> None:
        game.dice = outcome
        game.tell(events.ROLLED, outcome, many, more)


# --- INIT_ROLL: the Scepter, Hand of Fate ---


def sceptred(game: Claustrophobia) -> i64:
    """Return who may reroll a die: he must be in play, but may be Exhausted (CL-028); NONE if nobody may."""
    if not game.rerolled:
        for human in range(HUMANS):
            if game.in_play(human) and game.objects(human) & game.atlas.used_as[REROLLS]:
                return human
    return NONE


class AfterRollLoop(Clause[Claustrophobia]):
    """Asked only with the Scepter, or if the Human may hold a card for this moment."""

    def run(self, game: Claustrophobia) -> None:
        if sceptred(game) != NONE or game.could_hold(HUMAN, game.atlas.at_moment[INIT_ROLL]):
            game.then(AFTER_ROLL, HUMAN)


class AfterRoll(Decision1[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        rerolls = sceptred(game) != NONE
        for value in range(1, dice.FACES + 1):
            if rerolls and dice.count_of(game.dice, value) > 0:
                choices.add(act(REROLL, value))
        for kind in range(game.atlas.kinds):
            if game.atlas.moment[kind] == INIT_ROLL and game.holds(HUMAN, kind):
                for value in range(1, dice.FACES + 1):
                    if dice.count_of(game.dice, value) > 0:
                        choices.add(act(CHANGE, kind, value))
        choices.add(act(DONE))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == REROLL:
            game.then(REROLL_DIE, sceptred(game), first_of(action))
            game.rerolled = 1
            game.then(AFTER_ROLL_LOOP)
        elif verb == CHANGE:
            hands.play(game, first_of(action))
            game.then(NEW_VALUE, HUMAN, second_of(action), first_of(action))
            game.then(AFTER_ROLL_LOOP)


class RerollDie(Chance2[Claustrophobia]):
    """Scepter of Command: one initiative die, once a round."""

    def outcomes(self, game: Claustrophobia, human: i64, value: i64, odds: Odds) -> None:
        for now in range(1, dice.FACES + 1):
            odds.add(now, 1)

    def apply(self, game: Claustrophobia, human: i64, value: i64, now: i64) -> None:
        game.dice = dice.with_die(dice.without_die(game.dice, value), now)
        game.tell(events.REROLLED, human, value, now)


class NewValue(Decision3[Claustrophobia]):
    """Hand of Fate: the die becomes any value."""

    def actions(self, game: Claustrophobia, seat: i64, value: i64, kind: i64, choices: Choices) -> None:
        for now in range(1, dice.FACES + 1):
            if now != value:
                choices.add(act(VALUE, now))

    def apply(self, game: Claustrophobia, seat: i64, value: i64, kind: i64, action: i64) -> None:
        game.dice = dice.with_die(dice.without_die(game.dice, value), first_of(action))
        game.tell(events.DIE_SET, kind, value, first_of(action))


# --- giving the dice ---


class BeginAssigning(Clause[Claustrophobia]):
    """CL-019; CL-R54: equal dice leave no choice."""

    def run(self, game: Claustrophobia) -> None:
        game.drafts = 0
        game.drafted = 0
        give_equal(game)
        if next_undrafted(game) == NONE:
            game.drafted = 1


def next_undrafted(game: Claustrophobia) -> i64:
    """Return the first warrior who has no die yet, NONE if all have one."""
    for human in range(HUMANS):
        if game.in_play(human) and digit(game.drafts, human) == 0:
            return human
    return NONE


def give_equal(game: Claustrophobia) -> None:
    """CL-R54: when all dice left are equal, whoever has none gets one."""
    value = dice.only_value(game.dice)
    if value > 0:
        for human in range(HUMANS):
            if game.in_play(human) and digit(game.drafts, human) == 0:
                give_die(game, human, value)


def give_die(game: Claustrophobia, human: i64, value: i64) -> None:
    game.dice = dice.without_die(game.dice, value)
    game.drafts = with_digit(game.drafts, human, value)


def take_back(game: Claustrophobia, human: i64) -> None:
    game.dice = dice.with_die(game.dice, digit(game.drafts, human))
    game.drafts = with_digit(game.drafts, human, 0)


class AssignDice(Sealed[Claustrophobia]):
    """CL-019: exactly one die to each warrior, in any distribution; a person may take dice back until he is ready."""

    def waits(self, game: Claustrophobia, seat: i64) -> bool:
        return seat == HUMAN and game.drafted == 0

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        human = next_undrafted(game)
        if human == NONE:
            choices.add(act(READY))
        else:
            self.offer_values(game, human, choices)

    def extras(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        if not self.waits(game, seat):
            return
        first = next_undrafted(game)
        for human in range(HUMANS):
            if game.in_play(human) and human != first:
                if digit(game.drafts, human) > 0:
                    choices.add(act(TAKE_BACK, human))
                else:
                    self.offer_values(game, human, choices)

    def offer_values(self, game: Claustrophobia, human: i64, choices: Choices) -> None:
        for value in range(1, dice.FACES + 1):
            if dice.count_of(game.dice, value) > 0:
                choices.add(act(GIVE, human, value))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == READY:
            game.drafted = 1
        elif verb == GIVE:
            give_die(game, first_of(action), second_of(action))
            give_equal(game)
        else:
            take_back(game, first_of(action))

    def forget(self, game: Claustrophobia, seat: i64) -> None:
        if seat == HUMAN:
            game.drafted = 0
            for human in range(HUMANS):
                if digit(game.drafts, human) > 0:
                    take_back(game, human)


class CloseAssigning(Clause[Claustrophobia]):
    """CL-020: the die is his line; CL-026, CL-031: a wounded one exhausts him; CL-022: dice left over do nothing."""

    def run(self, game: Claustrophobia) -> None:
        for human in range(HUMANS):
            if game.in_play(human):
                game.set_die(human, digit(game.drafts, human))
                judge_exhaustion(game, human)
                game.tell(events.ASSIGNED, human, game.die(human), int(game.is_exhausted(human)))
        if game.dice != 0:
            game.tell(events.UNUSED_DICE, game.dice)
        game.dice = 0
        game.drafts = 0


# --- INIT_DONE: Blessing, gifts, Second Wind ---


def why_not_bless(game: Claustrophobia) -> i64:
    """CL-130, CL-133: once a game; CL-R10: not while the blesser is Exhausted."""
    if game.blessing_used:
        return reasons.USED
    if not game.in_play(R):
        return reasons.NO_TARGET
    return ALLOWED if game.has_talent(R, BLESSED) else reasons.EXHAUSTED


def offer_init_done(game: Claustrophobia, choices: Choices) -> None:
    """Write what everybody sees that the Human can do now: bless, use the gift of his die."""
    reason = why_not_bless(game)
    for human in range(HUMANS):
        if game.in_play(human) and human != R:  # CL-R10: any other human, any distance
            choices.offer(act(BLESS, human, MVT), unless=reason)
            choices.offer(act(BLESS, human, CBT), unless=reason)
    offer_gifts(game, INIT_DONE, choices)


class InitiativeDoneLoop(Clause[Claustrophobia]):
    def run(self, game: Claustrophobia) -> None:
        spare = game.spare()
        offer_init_done(game, spare)
        if spare.count > 0 or could_second_wind(game):
            game.then(INITIATIVE_DONE, HUMAN)


def could_second_wind(game: Claustrophobia) -> bool:
    return why_not_second_wind(game) == ALLOWED and game.could_hold(HUMAN, game.atlas.with_effect[IGNORE_WOUND])


class InitiativeDone(Decision1[Claustrophobia]):
    """CL-130, CL-R40: what may be done once the dice are given."""

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        choices.add(act(DONE))
        offer_init_done(game, choices)
        for kind in range(game.atlas.kinds):
            if game.atlas.effect[kind] == IGNORE_WOUND and game.holds(HUMAN, kind):
                choices.offer(act(PLAY, kind), unless=why_not_second_wind(game))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == DONE:
            return
        if verb == BLESS:
            bless(game, first_of(action), second_of(action))
        elif verb == GIFT:
            use_gift(game, first_of(action))
        else:
            hands.play(game, first_of(action))
            game.then(SECOND_WIND, first_of(action))
        game.then(INITIATIVE_DONE_LOOP)


def bless(game: Claustrophobia, human: i64, stat: i64) -> None:
    """CL-131: until the end of the Human action phase; CL-132: a wound on the line in use is healed at once."""
    game.blessing_used = 1
    game.blessed = human
    game.blessing = stat
    game.tell(events.BLESSED, human, stat, BLESSED_MVT if stat == MVT else BLESSED_CBT)
    die = game.die(human)
    if die > 0 and game.is_wounded(human, die - 1):
        heal_line(game, human, die - 1)


class OpenAfterInitiative(Clause[Claustrophobia]):
    """W1."""

    def run(self, game: Claustrophobia) -> None:
        if could_after_initiative(game):
            AFTER_INITIATIVE.open(game, 0)


ROLL_INITIATIVE: Final = RollInitiative()
AFTER_ROLL_LOOP: Final = AfterRollLoop()
AFTER_ROLL: Final = AfterRoll()
REROLL_DIE: Final = RerollDie()
NEW_VALUE: Final = NewValue()
ASSIGN_DICE: Final = AssignDice()
INITIATIVE_DONE_LOOP: Final = InitiativeDoneLoop()
INITIATIVE_DONE: Final = InitiativeDone()

INITIATIVE_PHASE: Final = Sequence(
    "INITIATIVE_PHASE",
    BeginInitiative(),
    Roll(),  # CL-018
    AFTER_ROLL_LOOP,  # INIT_ROLL
    BeginAssigning(),
    ASSIGN_DICE,  # CL-019
    CloseAssigning(),  # CL-020
    INITIATIVE_DONE_LOOP,  # INIT_DONE
    OpenAfterInitiative(),  # W1
)
