"""Phase 2: the Human activates his warriors one by one (CL-032 to CL-037, CL-105 to CL-107)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import ALLOWED, Choices, act, first_of, second_of, verb_of
from igroteka.engine.step_kinds import Clause, Clause1, Decision1, Decision2, Sequence
from igroteka.games.claustrophobia.content.vocabulary import (
    ACT_START,
    HUMAN,
    HUMANS,
    SIDES_EACH,
    TARGETS,
    R,
)
from igroteka.games.claustrophobia.content.vocabulary import EXPLORE as EXPLORING
from igroteka.games.claustrophobia.content.vocabulary import SHOOT as SHOOTS
from igroteka.games.claustrophobia.rules import hands
from igroteka.games.claustrophobia.rules.activation import begin, do_deed, finish, offer_deeds, use_attack
from igroteka.games.claustrophobia.rules.advantages import (
    could_play,
    offer_own_cards,
    play_card,
    targets_on,
    warrior_of,
)
from igroteka.games.claustrophobia.rules.combat import attack
from igroteka.games.claustrophobia.rules.event_windows import AT_ACTIVATION, could_at_activation
from igroteka.games.claustrophobia.rules.exploring import explore
from igroteka.games.claustrophobia.rules.gifts import offer_gifts, use_gift
from igroteka.games.claustrophobia.rules.moving import (
    depart,
    offer_exit,
    offer_moves,
    offer_openings,
    walk,
    why_not_explore,
)
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    DEED,
    END,
    END_PHASE,
    EXPLORE,
    EXPLORE_WITH,
    GIFT,
    HOLE,
    LEAVE,
    SHOOT,
    STEP,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import ACTED, CAVED_SIDES, HUMAN_ACTION, NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia


class BeginHumanPhase(Clause[Claustrophobia]):
    def run(self, game: Claustrophobia) -> None:
        game.phase = HUMAN_ACTION
        game.tell(events.PHASE_BEGINS, HUMAN_ACTION)
        game.then(NEXT_HUMAN_LOOP)


# --- who is next ---


def could_act(game: Claustrophobia, human: i64) -> bool:
    """Tell whether anything is left to him, as far as everybody knows (CL-R54): a hidden card may be."""
    spare = game.spare()
    offer_openly(game, human, spare)
    return spare.count > 0 or could_play(game, human)


def why_not_activate(game: Claustrophobia, human: i64) -> i64:
    if game.has(human, ACTED):
        return reasons.ACTIVATED  # CL-032
    return ALLOWED if could_act(game, human) else reasons.NOTHING_TO_DO


class NextHumanLoop(Clause[Claustrophobia]):
    """CL-032, CL-037: until nobody is left who could do something, or the Human ends the phase."""

    def run(self, game: Claustrophobia) -> None:
        for human in range(HUMANS):
            if game.in_play(human) and why_not_activate(game, human) == ALLOWED:
                game.then(NEXT_HUMAN, HUMAN)
                return


class NextHuman(Decision1[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if game.in_play(human):
                choices.offer(act(WARRIOR, human), unless=why_not_activate(game, human))
        choices.add(act(END_PHASE))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        if verb_of(action) == WARRIOR:
            game.then(ACTIVATE, first_of(action))
            game.then(NEXT_HUMAN_LOOP)


class Activate(Clause1[Claustrophobia]):
    """CL-033: he finishes before the next one begins."""

    def run(self, game: Claustrophobia, human: i64) -> None:
        begin(game, human, game.at[human])
        game.give(human, ACTED)
        if could_at_activation(game, human):
            AT_ACTIVATION.open(game, human)
        game.then(ACT_LOOP, human)


# --- what he does ---


def offer_openly(game: Claustrophobia, human: i64, choices: Choices) -> None:
    """Write what everybody sees that he can do."""
    spot = game.at[human]
    offer_moves(game, human, spot, choices)
    offer_openings(game, human, choices)
    offer_exit(game, human, choices)
    offer_attacks(game, human, choices)
    offer_deeds(game, human, spot, choices)
    if human == R and not game.began:
        offer_gifts(game, ACT_START, choices)


def why_not_attack(game: Claustrophobia, human: i64) -> i64:
    """CL-034: once; CL-R35: not without CBT."""
    if game.attacked:
        return reasons.ATTACKED
    return ALLOWED if game.cbt(human) > 0 else reasons.NO_CBT


def offer_attacks(game: Claustrophobia, human: i64, choices: Choices) -> None:
    """CL-105: enemies on his own tile; CL-118, CL-R07: with a Blunderbuss those on a connected tile too."""
    spot = game.at[human]
    reason = why_not_attack(game, human)
    if reason and not choices.explaining:
        return
    targets = targets_on(game, spot)
    for target in range(TARGETS):
        if targets >> target & 1:
            choices.offer(act(ATTACK, target), unless=reason)
    if game.can_use(human, SHOOTS):
        for side in range(SIDES_EACH):
            other = game.neighbour(spot, side)
            if other != NONE:
                passage = game.passes(HUMAN, spot, side)
                targets = targets_on(game, other)
                for target in range(TARGETS):
                    if targets >> target & 1:
                        choices.offer(act(SHOOT, other, target), unless=reason if passage else reasons.NO_PASSAGE)


def offer_maps(game: Claustrophobia, human: i64, choices: Choices) -> None:
    """Offer cards that are played together with the opening, before the tile is drawn."""
    for kind in range(game.atlas.kinds):
        if game.atlas.moment[kind] == EXPLORING and game.holds(HUMAN, kind):
            for side in range(SIDES_EACH):
                if game.unexplored(game.at[human], side):
                    edge = game.at[human] * SIDES_EACH + side
                    choices.offer(act(EXPLORE_WITH, edge, kind), unless=why_not_explore(game, human, side))


class ActLoop(Clause1[Claustrophobia]):
    """CL-R54: the activation ends by itself when nothing is left that he could do."""

    def run(self, game: Claustrophobia, human: i64) -> None:
        if game.in_play(human) and could_act(game, human):
            game.then(ACT_HUMAN, HUMAN, human)
        else:
            finish(game)


class ActHuman(Decision2[Claustrophobia]):
    """CL-034, CL-035: one move and one attack in either order, each optional."""

    def actions(self, game: Claustrophobia, seat: i64, human: i64, choices: Choices) -> None:
        offer_openly(game, human, choices)
        offer_maps(game, human, choices)
        offer_own_cards(game, human, choices)
        choices.add(act(END))

    def apply(self, game: Claustrophobia, seat: i64, human: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == END:
            finish(game)
            return
        self.carry_out(game, human, verb, action)
        game.then(ACT_LOOP, human)

    def carry_out(self, game: Claustrophobia, human: i64, verb: i64, action: i64) -> None:
        if verb == STEP:
            walk(game, human, first_of(action), 0)
        elif verb == HOLE:
            walk(game, human, first_of(action), 1)
        elif verb == EXPLORE:
            explore(game, human, first_of(action), 0)
        elif verb == EXPLORE_WITH:
            hands.play(game, second_of(action), human)
            explore(game, human, first_of(action), game.atlas.amount[second_of(action)])
        elif verb == LEAVE:
            depart(game, human)
        elif verb == ATTACK:
            use_attack(game)
            attack(game, human, warrior_of(first_of(action)), game.at[human])
        elif verb == SHOOT:
            use_attack(game)
            attack(game, human, warrior_of(second_of(action)), first_of(action))
        elif verb == DEED:
            do_deed(game, first_of(action), human, game.at[human])
        elif verb == GIFT:
            use_gift(game, first_of(action))
        else:
            play_card(game, first_of(action), human)


class CloseHumanPhase(Clause[Claustrophobia]):
    """CL-131, CL-133: what lasts until H ends."""

    def run(self, game: Claustrophobia) -> None:
        game.blessed = NONE
        game.smite = 0
        game.foresight = 0
        game.cap_mvt = NONE
        for spot in range(game.spots):
            open_again(game, spot, CAVED_SIDES)


def open_again(game: Claustrophobia, spot: i64, marks: i64) -> None:
    """Open the edges that were closed for a while."""
    for side in range(SIDES_EACH):
        if game.is_marked(spot, marks + side):
            game.ground[spot] &= ~bit(marks + side)
            game.tell(events.EDGE_OPEN_AGAIN, game.where(spot), side)


NEXT_HUMAN_LOOP: Final = NextHumanLoop()
NEXT_HUMAN: Final = NextHuman()
ACTIVATE: Final = Activate()
ACT_LOOP: Final = ActLoop()
ACT_HUMAN: Final = ActHuman()

HUMAN_PHASE: Final = Sequence(
    "HUMAN_PHASE",
    BeginHumanPhase(),  # CL-032
    CloseHumanPhase(),
)
