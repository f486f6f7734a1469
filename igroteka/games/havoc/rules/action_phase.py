"""Phase 3: three actions each, in initiative order (CH-051 to CH-053), with skills before and after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import has
from igroteka.engine.choices import Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause, Clause1, Decision1, Decision2
from igroteka.games.havoc.content.vocabulary import BUILD as BUILD_ICON
from igroteka.games.havoc.content.vocabulary import MOVE, SKILLS_EACH, TERRAIN_DECKS
from igroteka.games.havoc.content.vocabulary import RECRUIT as RECRUIT_ICON
from igroteka.games.havoc.rules.hands import can_look, discard, look
from igroteka.games.havoc.rules.paying import PAYING
from igroteka.games.havoc.rules.skills import USE_SKILL, why_not_skill
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import (
    BUILD,
    DECK,
    DRAW_TWO,
    ENABLE,
    END_TURN,
    MARCH,
    OWN_DECK,
    RECRUIT,
    SKILL,
)
from igroteka.games.havoc.state.fields import ACTIONS, BARRIER_HERE, NONE, STOPPED
from igroteka.games.havoc.state.game import Havoc

ACTIONS_EACH: Final[i64] = 3  # CH-051
LOOKED_AT: Final[i64] = 2  # CH-102


class ActionPhase(Clause[Havoc]):
    """CH-051: action by action, from the first on (CH-027), each in the order of the initiative track."""

    def run(self, game: Havoc) -> None:
        game.phase = ACTIONS
        for action in range(1, ACTIONS_EACH + 1):
            game.then(BEGIN_ACTION, action)
            for place in range(game.players):
                game.then(TURN, game.at_place(place))
        game.then(CLOSE_ACTIONS)


class BeginAction(Clause1[Havoc]):
    def run(self, game: Havoc, action: i64) -> None:
        game.action = action
        game.tell(events.ACTION_BEGINS, action)


class Turn(Clause1[Havoc]):
    def run(self, game: Havoc, side: i64) -> None:
        game.turn = side
        for region in range(game.map.regions):
            game.unmark(region, STOPPED)
        game.tell(events.TURN_BEGINS, side, game.action)
        game.then(CHOOSE_ACTION, game.seat_of(side), 0)


class CloseActions(Clause[Havoc]):
    """Barriers hold until here."""

    def run(self, game: Havoc) -> None:
        game.turn = NONE
        game.action = 0
        for region in range(game.map.regions):
            game.unmark(region, BARRIER_HERE)
            game.unmark(region, STOPPED)


def why_not_draw(game: Havoc, side: i64) -> i64:
    for deck in range(OWN_DECK + 1):
        if can_look(game, side, deck):
            return 0
    return reasons.NOTHING_TO_DRAW


def why_not_enable(game: Havoc, side: i64) -> i64:
    if game.last:
        return reasons.LAST_ROUND  # CH-170
    if game.enabler != NONE:
        return reasons.ALREADY_ENABLED  # CH-109
    return 0 if has(game.hand[side], game.atlas.enabling[side]) else reasons.NO_ENABLE_CARD  # CH-105


class ChooseAction(Decision2[Havoc]):
    """CH-052: one of five actions, the same as before too (CH-053); CH-111, CH-114: skills before it and after it."""

    def actions(self, game: Havoc, seat: i64, acted: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        if not acted:
            self.deeds(game, side, choices)
        if acted or choices.count == 0:
            choices.add(act(END_TURN))  # CH-R17: without an action only if none is possible
        for skill in range(side * SKILLS_EACH, (side + 1) * SKILLS_EACH):
            if game.has_skill(skill):
                choices.offer(act(SKILL, skill), unless=why_not_skill(game, side, skill))

    def deeds(self, game: Havoc, side: i64, choices: Choices) -> None:
        cards: i64 = 0 if game.hand[side] != 0 else reasons.NO_CARDS  # CH-R16
        choices.offer(act(MARCH), unless=cards)
        choices.offer(act(RECRUIT), unless=cards if game.reserve[side] > 0 else reasons.RESERVE_EMPTY)  # CH-090
        choices.offer(act(BUILD), unless=cards)
        choices.offer(act(DRAW_TWO), unless=why_not_draw(game, side))  # CH-104: it costs no card
        choices.offer(act(ENABLE), unless=why_not_enable(game, side))

    def apply(self, game: Havoc, seat: i64, acted: i64, action: i64) -> None:
        side = game.side_of(seat)
        verb = verb_of(action)
        if verb == SKILL:
            game.then(USE_SKILL, side, first_of(action))
            game.then(CHOOSE_ACTION, seat, acted)
            return
        if verb == END_TURN:
            if not acted:
                game.tell(events.NO_ACTION, side)
            game.tell(events.TURN_ENDS, side)
            return
        game.tell(events.CHOSE_ACTION, side, verb)
        if verb == MARCH:
            game.then(PAYING, side, MOVE)
        elif verb == RECRUIT:
            game.then(PAYING, side, RECRUIT_ICON)
        elif verb == BUILD:
            game.then(PAYING, side, BUILD_ICON)
        elif verb == DRAW_TWO:
            game.then(DRAW_TWO_STEP, side)
        else:
            enable(game, side)
        game.then(CHOOSE_ACTION, seat, 1)


def enable(game: Havoc, side: i64) -> None:
    """CH-106: the card is discarded and gives nothing else (CH-R15); CH-108: the marker shows who did it."""
    card = game.atlas.enabling[side]
    discard(game, side, card)
    game.enabler = side
    game.tell(events.DISCARDED, side, game.atlas.kind[card], game.hand_size(side))
    game.tell(events.SCORING_ENABLED, side)


class DrawTwo(Clause1[Havoc]):
    """CH-102: from the own deck or a terrain deck; nobody is asked if one pile alone has cards."""

    def run(self, game: Havoc, side: i64) -> None:
        found: i64 = NONE
        for deck in range(OWN_DECK + 1):
            if can_look(game, side, deck):
                if found != NONE:
                    game.then(DRAW_FROM, game.seat_of(side))
                    return
                found = deck
        look(game, side, found, LOOKED_AT)


class DrawFrom(Decision1[Havoc]):
    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        for deck in range(TERRAIN_DECKS + 1):
            why_not: i64 = 0 if can_look(game, game.side_of(seat), deck) else reasons.NOTHING_TO_DRAW
            choices.offer(act(DECK, deck), unless=why_not)

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        look(game, game.side_of(seat), first_of(action), LOOKED_AT)


ACTION_PHASE: Final = ActionPhase()
BEGIN_ACTION: Final = BeginAction()
TURN: Final = Turn()
CLOSE_ACTIONS: Final = CloseActions()
CHOOSE_ACTION: Final = ChooseAction()
DRAW_TWO_STEP: Final = DrawTwo()
DRAW_FROM: Final = DrawFrom()
