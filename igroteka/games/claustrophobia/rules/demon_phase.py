"""Phase 4: the Demon activates his warriors one by one (CL-083 to CL-085), Events of its beginning, the swarm."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import ALLOWED, Choices, act, first_of, second_of, verb_of
from igroteka.engine.step_kinds import Clause, Clause1, Clause2, Decision1, Decision2, Decision3, Sequence
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    CRITICAL,
    DACT_START,
    DEF,
    DEMON,
    FIENDS,
    HUMANS,
    UNTIL_D,
)
from igroteka.games.claustrophobia.rules import hands
from igroteka.games.claustrophobia.rules.activation import begin, do_deed, finish, offer_deeds, use_attack
from igroteka.games.claustrophobia.rules.combat import attack, dice_of
from igroteka.games.claustrophobia.rules.human_phase import open_again
from igroteka.games.claustrophobia.rules.moving import offer_moves, prowl
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    DEED,
    END,
    END_PHASE,
    FIEND,
    HOLE,
    PLAY,
    SPOT,
    STEP,
    STRIKE,
    SWARM,
    TROG,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import (
    DEMON_ACTION,
    DONE_TOUGH,
    DONE_TROGS,
    NONE,
    OIL_SIDES,
    POISONED,
    READY_TOUGH,
    READY_TROGS,
    UNGUARDING,
)
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND as A_FIEND
from igroteka.games.claustrophobia.state.told import TOUGH_TROG
from igroteka.games.claustrophobia.state.told import TROG as A_TROG


class BeginDemonPhase(Clause[Claustrophobia]):
    def run(self, game: Claustrophobia) -> None:
        game.phase = DEMON_ACTION
        game.demon_began = 0
        game.tell(events.PHASE_BEGINS, DEMON_ACTION)
        game.then(NEXT_DEMON_LOOP)


# --- who is next ---


def trog_of(tough: i64) -> i64:
    return TOUGH_TROG if tough else A_TROG


def could_act(game: Claustrophobia, warrior: i64, spot: i64) -> bool:
    spare = game.spare()
    offer_deeds_of(game, warrior, spot, spare)
    return spare.count > 0


def why_not_trog(game: Claustrophobia, spot: i64, tough: i64) -> i64:
    """CL-083: each once; CL-R54: not if it could do nothing."""
    if game.ready(spot, tough) == 0:
        return reasons.ACTIVATED
    return ALLOWED if could_act(game, trog_of(tough), spot) else reasons.NOTHING_TO_DO


def why_not_fiend(game: Claustrophobia, fiend: i64) -> i64:
    if game.fiends_done >> fiend & 1:
        return reasons.ACTIVATED
    able = could_act(game, A_FIEND + fiend, game.fiend_at[fiend])
    return ALLOWED if able else reasons.NOTHING_TO_DO


def anybody_ready(game: Claustrophobia) -> bool:
    for spot in range(game.spots):
        for tough in range(2):
            if game.ready(spot, tough) > 0 and why_not_trog(game, spot, tough) == ALLOWED:
                return True
    for fiend in range(FIENDS):
        if game.fiend_at[fiend] >= 0 and why_not_fiend(game, fiend) == ALLOWED:
            return True
    return False


class NextDemonLoop(Clause[Claustrophobia]):
    """CL-083: until nobody is left who could do something, or the Demon ends the phase.

    Events of this moment are of no use without somebody who acts, so the question depends on nothing hidden.
    """

    def run(self, game: Claustrophobia) -> None:
        if anybody_ready(game):
            game.then(NEXT_DEMON, DEMON)


class NextDemon(Decision1[Claustrophobia]):
    """CL-085: each Troglodyte on its own; equal ones on one tile are one choice."""

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        for spot in range(game.spots):
            for tough in range(2):
                if (game.tough(spot) if tough else game.plain(spot)) > 0:
                    choices.offer(act(TROG, spot, tough), unless=why_not_trog(game, spot, tough))
                if game.ready(spot, tough) > 1:
                    self.offer_swarm(game, spot, tough, choices)
        for fiend in range(FIENDS):
            if game.fiend_at[fiend] >= 0:
                choices.offer(act(FIEND, fiend), unless=why_not_fiend(game, fiend))
        if not game.demon_began:
            for kind in range(game.atlas.kinds):
                if game.atlas.moment[kind] == DACT_START and game.holds(DEMON, kind):
                    choices.offer(act(PLAY, kind), unless=why_not_card(game, kind))
        choices.add(act(END_PHASE))

    def offer_swarm(self, game: Claustrophobia, spot: i64, tough: i64, choices: Choices) -> None:
        """All of them attack one human, one after the other: a shorthand, not a rule."""
        for human in range(HUMANS):
            if game.at[human] == spot and dice_of(game, trog_of(tough)) > 0:
                choices.add(act(SWARM, spot * 2 + tough, human))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == END_PHASE:
            return
        if verb == TROG:
            begin_trog(game, first_of(action), second_of(action))
            game.then(ACT_DEMON_LOOP)
        elif verb == FIEND:
            begin_fiend(game, first_of(action))
            game.then(ACT_DEMON_LOOP)
        elif verb == SWARM:
            game.then(SWARM_NEXT, first_of(action), second_of(action))
        else:
            play_card(game, first_of(action))
        game.then(NEXT_DEMON_LOOP)


def begin_trog(game: Claustrophobia, spot: i64, tough: i64) -> None:
    """It counts among those that have acted from now on."""
    game.demon_began = 1
    game.add_trogs(spot, READY_TOUGH if tough else READY_TROGS, -1)
    game.add_trogs(spot, DONE_TOUGH if tough else DONE_TROGS, 1)
    begin(game, trog_of(tough), spot)


def begin_fiend(game: Claustrophobia, fiend: i64) -> None:
    game.demon_began = 1
    game.fiends_done |= bit(fiend)
    begin(game, A_FIEND + fiend, game.fiend_at[fiend])


class SwarmNext(Clause2[Claustrophobia]):
    """The rest of the swarm is free again as soon as the target is dead."""

    def run(self, game: Claustrophobia, group: i64, human: i64) -> None:
        spot = group // 2
        if game.ready(spot, group % 2) == 0 or game.at[human] != spot:
            return
        begin_trog(game, spot, group % 2)
        use_attack(game)
        attack(game, game.acting, human, spot)
        game.then(END_ACTIVATION)
        game.then(SWARM_NEXT, group, human)


class EndActivation(Clause[Claustrophobia]):
    def run(self, game: Claustrophobia) -> None:
        finish(game)


# --- what it does ---


def why_not_strike(game: Claustrophobia, warrior: i64) -> i64:
    if game.attacked:
        return reasons.ATTACKED
    return ALLOWED if dice_of(game, warrior) > 0 else reasons.NO_CBT


def offer_deeds_of(game: Claustrophobia, warrior: i64, spot: i64, choices: Choices) -> None:
    """CL-083: a move and an attack in either order; CL-084: it never explores."""
    offer_moves(game, warrior, spot, choices)
    reason = why_not_strike(game, warrior)
    for human in range(HUMANS):
        if game.at[human] == spot:
            choices.offer(act(STRIKE, human), unless=reason)
    offer_deeds(game, warrior, spot, choices)


class ActDemonLoop(Clause[Claustrophobia]):
    """CL-R54: over when nothing is left that it could do, or when the figure was removed."""

    def run(self, game: Claustrophobia) -> None:
        if game.acting_at != NONE and could_act(game, game.acting, game.acting_at):
            game.then(ACT_DEMON, DEMON, game.acting, game.acting_at)
        else:
            finish(game)


class ActDemon(Decision3[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, warrior: i64, spot: i64, choices: Choices) -> None:
        offer_deeds_of(game, warrior, spot, choices)
        choices.add(act(END))

    def apply(self, game: Claustrophobia, seat: i64, warrior: i64, spot: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == END:
            finish(game)
            return
        if verb == STEP:
            prowl(game, warrior, first_of(action), 0)
        elif verb == HOLE:
            prowl(game, warrior, first_of(action), 1)
        elif verb == STRIKE:
            use_attack(game)
            attack(game, warrior, first_of(action), spot)
        elif verb == DEED:
            do_deed(game, first_of(action), warrior, spot)
        game.then(ACT_DEMON_LOOP)


# --- DACT_START: Critical Hit, Miasma ---


def why_not_card(game: Claustrophobia, kind: i64) -> i64:
    if game.atlas.effect[kind] == CRITICAL:
        return reasons.NO_EFFECT if game.critical else ALLOWED
    return ALLOWED if poisonable(game) != 0 else reasons.NO_TARGET


def poisonable(game: Claustrophobia) -> i64:
    """Return the tiles with a human to whom Miasma would do something, a bit each (CL-R44)."""
    found: i64 = 0
    for human in range(HUMANS):
        if game.in_play(human) and not game.has(human, POISONED):
            found |= bit(game.at[human])
    return found


def play_card(game: Claustrophobia, kind: i64) -> None:
    hands.play(game, kind)
    if game.atlas.effect[kind] == CRITICAL:
        game.critical = game.atlas.amount[kind]
        game.then(UNGUARD, kind)
    else:
        game.then(MIASMA, kind)


class Unguard(Clause1[Claustrophobia]):
    """CL-R43: one human loses Bodyguard until D (the end of this phase)."""

    def run(self, game: Claustrophobia, kind: i64) -> None:
        if game.humans_in_play() > 1:
            game.then(UNGUARD_WHOM, DEMON, kind)
            return
        for human in range(HUMANS):
            if game.in_play(human):
                unguard(game, human)


class UnguardWhom(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if game.in_play(human):
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        unguard(game, first_of(action))


def unguard(game: Claustrophobia, human: i64) -> None:
    game.give(human, UNGUARDING)
    game.tell(events.TALENT_LOST, human, BODYGUARD)


class Miasma(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, kind: i64) -> None:
        spots = poisonable(game)
        if without_first(spots) == 0:
            poison(game, nth(spots, 0))
        else:
            game.then(MIASMA_WHERE, DEMON, kind)


class MiasmaWhere(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        spots = poisonable(game)
        while spots != 0:
            choices.add(act(SPOT, nth(spots, 0)))
            spots = without_first(spots)

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        poison(game, first_of(action))


def poison(game: Claustrophobia, spot: i64) -> None:
    """Lower the DEF of all humans on the tile until D."""
    for human in range(HUMANS):
        if game.at[human] == spot and not game.has(human, POISONED):
            game.give(human, POISONED)
            game.tell(events.STAT_CHANGED, human, DEF, game.atlas.penalty + 8, UNTIL_D)


class CloseDemonPhase(Clause[Claustrophobia]):
    """End of what lasts until D; every warrior is ready again."""

    def run(self, game: Claustrophobia) -> None:
        game.trog_mvt = 0
        game.trog_cbt = 0
        game.critical = 0
        game.fiends_done = 0
        for human in range(HUMANS):
            if game.in_play(human):
                game.take(human, UNGUARDING)
                game.take(human, POISONED)
        for spot in range(game.spots):
            game.add_trogs(spot, READY_TROGS, game.ground[spot] >> DONE_TROGS & 15)
            game.add_trogs(spot, DONE_TROGS, -(game.ground[spot] >> DONE_TROGS & 15))
            game.add_trogs(spot, READY_TOUGH, game.ground[spot] >> DONE_TOUGH & 15)
            game.add_trogs(spot, DONE_TOUGH, -(game.ground[spot] >> DONE_TOUGH & 15))
            open_again(game, spot, OIL_SIDES)


NEXT_DEMON_LOOP: Final = NextDemonLoop()
NEXT_DEMON: Final = NextDemon()
SWARM_NEXT: Final = SwarmNext()
END_ACTIVATION: Final = EndActivation()
ACT_DEMON_LOOP: Final = ActDemonLoop()
ACT_DEMON: Final = ActDemon()
UNGUARD: Final = Unguard()
UNGUARD_WHOM: Final = UnguardWhom()
MIASMA: Final = Miasma()
MIASMA_WHERE: Final = MiasmaWhere()

DEMON_PHASE: Final = Sequence(
    "DEMON_PHASE",
    BeginDemonPhase(),  # CL-083
    CloseDemonPhase(),
)
