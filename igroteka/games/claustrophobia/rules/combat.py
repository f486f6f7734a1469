"""Attacks: the throw, the second throw of a Frantic warrior, who takes the hits (CL-105 to CL-126, CL-144)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import digit, with_digit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Chance3, Clause2, Clause3, Decision3
from igroteka.engine.window import Window
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    CANCEL_HITS,
    CBT,
    DEF,
    DEMON,
    HUMAN,
    HUMANS,
    LINES,
    TENTACLES,
    W_HITS,
)
from igroteka.games.claustrophobia.rules import dice, hands
from igroteka.games.claustrophobia.rules.losses import HIT_TROGS, hit_fiend
from igroteka.games.claustrophobia.rules.wounds import WOUND
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import NUMBER, PLAY
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_ATTACK, FIEND, TOUGH_TROG, is_human, is_trog

DICE: Final[i64] = 16  # a frame of the second throw holds spot * DICE + dice


def dice_of(game: Claustrophobia, attacker: i64) -> i64:
    """CL-107: as many as his CBT."""
    if is_human(attacker):
        return game.cbt(attacker)
    if is_trog(attacker):
        return game.trog_value(CBT, 1 if attacker == TOUGH_TROG else 0)  # CL-085
    return game.fiend_value(attacker - FIEND, CBT)


def needed_for(game: Claustrophobia, target: i64) -> i64:
    """CL-107: the target's DEF."""
    if is_human(target):
        return game.defence(target)
    if is_trog(target):
        return game.trog_value(DEF, 0)
    return game.fiend_value(target - FIEND, DEF)


def told_as(game: Claustrophobia, warrior: i64) -> i64:
    """Return a warrior as an event has him: a fiend with its figure."""
    return game.figure(warrior - FIEND) if warrior >= FIEND else warrior


def counts_sixes(game: Claustrophobia, attacker: i64) -> bool:
    """Critical Hit: natural sixes of the Demon side count for more."""
    return game.critical > 0 and not is_human(attacker)


def attack(game: Claustrophobia, attacker: i64, target: i64, spot: i64) -> None:
    """CL-036, CL-R36: one target; the spot is the target's."""
    shot: i64 = 1 if is_human(attacker) and game.at[attacker] != spot else 0
    game.hits = 0
    game.shares = 0
    game.festering = 0
    game.stand = NONE
    game.tell(events.ATTACKS, told_as(game, attacker), told_as(game, target), game.where(spot), shot)
    game.then(THROW, attacker, target, spot)
    game.then(AFTER_THROW, attacker, target, spot)


class Throw(Chance3[Claustrophobia]):
    """CL-107: a die that shows the DEF or more is a hit; the outcome is the number of hits."""

    def outcomes(self, game: Claustrophobia, attacker: i64, target: i64, spot: i64, odds: Odds) -> None:
        if counts_sixes(game, attacker):
            dice.throw_hits_and_sixes(odds, dice_of(game, attacker), needed_for(game, target))
        else:
            dice.throw_hits(odds, dice_of(game, attacker), needed_for(game, target))

    def sample(self, game: Claustrophobia, attacker: i64, target: i64, spot: i64, rng: Rng) -> i64:
        if counts_sixes(game, attacker):
            return dice.roll_hits_and_sixes(rng, dice_of(game, attacker), needed_for(game, target))
        return dice.roll_hits(rng, dice_of(game, attacker), needed_for(game, target))

    def apply(self, game: Claustrophobia, attacker: i64, target: i64, spot: i64, outcome: i64) -> None:
        thrown = dice_of(game, attacker)
        hits = outcome % dice.SIXES
        game.tell(events.THREW, told_as(game, attacker), thrown, needed_for(game, target), hits)
        score(game, hits, outcome // dice.SIXES)
        if hits < thrown and game.is_frantic(attacker):
            game.then(THROW_AGAIN, attacker, target, spot * DICE + thrown - hits)  # CL-123, CL-R15: never asked


class ThrowAgain(Chance3[Claustrophobia]):
    """CL-123: each die that missed, once; the second value stands."""

    def outcomes(self, game: Claustrophobia, attacker: i64, target: i64, how: i64, odds: Odds) -> None:
        if counts_sixes(game, attacker):
            dice.throw_hits_and_sixes(odds, how % DICE, needed_for(game, target))
        else:
            dice.throw_hits(odds, how % DICE, needed_for(game, target))

    def sample(self, game: Claustrophobia, attacker: i64, target: i64, how: i64, rng: Rng) -> i64:
        if counts_sixes(game, attacker):
            return dice.roll_hits_and_sixes(rng, how % DICE, needed_for(game, target))
        return dice.roll_hits(rng, how % DICE, needed_for(game, target))

    def apply(self, game: Claustrophobia, attacker: i64, target: i64, how: i64, outcome: i64) -> None:
        hits = outcome % dice.SIXES
        game.tell(events.THREW_AGAIN, told_as(game, attacker), how % DICE, needed_for(game, target), hits)
        score(game, hits, outcome // dice.SIXES)


def score(game: Claustrophobia, hits: i64, sixes: i64) -> None:
    game.hits += hits
    if sixes > 0:
        game.hits += sixes * (game.critical - 1)
        game.tell(events.SIXES, sixes, sixes * (game.critical - 1))


class AfterThrow(Clause3[Claustrophobia]):
    def run(self, game: Claustrophobia, attacker: i64, target: i64, spot: i64) -> None:
        if is_human(target):
            if game.hits > 0 and (could_answer(game, HUMAN) or could_answer(game, DEMON)):
                AT_HITS.open(game, target)
            game.then(SHARE, target, 0, BY_ATTACK)
            return
        hits = doubled(game, target, spot, game.hits)
        if is_trog(target):
            game.then(HIT_TROGS, spot, hits)
        else:
            hit_fiend(game, target - FIEND, hits)


def doubled(game: Claustrophobia, victim: i64, spot: i64, hits: i64) -> i64:
    """CL-144, CL-145, CL-R31: on Hungry Tentacles every hit of an attack counts double."""
    if hits == 0 or game.kind(spot) != TENTACLES:
        return hits
    game.tell(events.DOUBLED, told_as(game, victim), hits, 2 * hits)
    return 2 * hits


# --- W5: cards against hits, or to make them worse ---


def could_answer(game: Claustrophobia, seat: i64) -> bool:
    return game.could_hold(seat, game.atlas.at_moment[W_HITS])


class AtHits(Window[Claustrophobia]):
    """W5: an attack of the Demon side hit a human; before the hits are shared."""

    def asked(self, game: Claustrophobia, human: i64, position: i64) -> i64:
        return position if position < 2 else NOBODY  # the Human, then the Demon

    def could(self, game: Claustrophobia, human: i64, seat: i64) -> bool:
        return game.hits > 0 and could_answer(game, seat)

    def actions(self, game: Claustrophobia, human: i64, seat: i64, choices: Choices) -> None:
        for kind in range(game.atlas.kinds):
            if game.atlas.owner[kind] == seat and game.atlas.moment[kind] == W_HITS and game.holds(seat, kind):
                choices.add(act(PLAY, kind))

    def apply(self, game: Claustrophobia, human: i64, seat: i64, action: i64) -> None:
        kind = first_of(action)
        hands.play(game, kind, human)
        if game.atlas.effect[kind] == CANCEL_HITS:
            cancelled = min(game.atlas.amount[kind], game.hits)
            game.hits -= cancelled
            game.tell(events.HITS_CANCELLED, cancelled, game.hits)
        else:
            game.festering = 1


# --- Bodyguards ---


def hit(game: Claustrophobia, human: i64, hits: i64, source: i64) -> None:
    """Deal automatic hits, not of combat; CL-R11: by option a Bodyguard may take them too."""
    if game.bodyguard_any:
        game.hits = hits
        game.shares = 0
        game.then(SHARE, human, 0, source)
    else:
        game.then(WOUND, human, hits, source)


def may_guard(game: Claustrophobia, guard: i64, human: i64) -> bool:
    """CL-124: on the same tile; CL-120: not if Exhausted; Critical Hit may have taken the talent."""
    return guard != human and game.at[guard] == game.at[human] and game.has_talent(guard, BODYGUARD)


def most_guarded(game: Claustrophobia, guard: i64, source: i64) -> i64:
    """CL-R12: no more than he can still take, half of it where hits are doubled."""
    free = LINES - game.wounds(guard)
    if source == BY_ATTACK and game.kind(game.at[guard]) == TENTACLES:
        free = (free + 1) // 2
    return min(free, game.hits)


class Share(Clause3[Claustrophobia]):
    """CL-125: the hits are shared between the target and each Bodyguard in any split, before they are doubled."""

    def run(self, game: Claustrophobia, human: i64, first: i64, source: i64) -> None:
        for guard in range(first, HUMANS):
            if game.hits > 0 and game.in_play(human) and may_guard(game, guard, human):
                game.then(GUARD, HUMAN, guard, human * DICE + source)
                game.then(SHARE, human, guard + 1, source)
                return
        game.shares = with_digit(game.shares, human, game.hits)
        game.then(DEAL, human, source)


class Guard(Decision3[Claustrophobia]):
    """CL-124: he may take so many of the hits on himself."""

    def actions(self, game: Claustrophobia, seat: i64, guard: i64, how: i64, choices: Choices) -> None:
        for hits in range(most_guarded(game, guard, how % DICE) + 1):
            choices.add(act(NUMBER, hits))

    def apply(self, game: Claustrophobia, seat: i64, guard: i64, how: i64, action: i64) -> None:
        hits = first_of(action)
        game.hits -= hits
        game.shares = with_digit(game.shares, guard, hits)
        if hits > 0:
            game.tell(events.GUARDED, guard, how // DICE, hits)


class Deal(Clause2[Claustrophobia]):
    """CL-108, CL-112: the Human puts the wounds where he likes; those of Bodyguards first."""

    def run(self, game: Claustrophobia, human: i64, source: i64) -> None:
        game.hits = 0
        for guard in range(HUMANS):
            if guard != human:
                self.deal(game, guard, source)
        self.deal(game, human, source)

    def deal(self, game: Claustrophobia, human: i64, source: i64) -> None:
        hits = digit(game.shares, human)
        if hits > 0:
            wounds = doubled(game, human, game.at[human], hits) if source == BY_ATTACK else hits
            game.then(WOUND, human, wounds, source)


THROW: Final = Throw()
THROW_AGAIN: Final = ThrowAgain()
AFTER_THROW: Final = AfterThrow()
AT_HITS: Final = AtHits()
SHARE: Final = Share()
GUARD: Final = Guard()
DEAL: Final = Deal()
