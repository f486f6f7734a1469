"""What tactics cards do in a battle, by the name of the effect (5.1). "You" is the party that plays the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, without_first
from igroteka.engine.choices import Choices, act, first_of, second_of
from igroteka.engine.step_kinds import Clause1, Clause2, Clause3, Decision2, Decision3
from igroteka.games.havoc.content.vectors import EFFECTS_EACH
from igroteka.games.havoc.content.vocabulary import (
    ANY_OBJECTIVE,
    ATTRITION,
    BLEED,
    CALL_IN,
    CAPTURE,
    CAPTURE_MORE,
    CONTROL,
    CRYSTAL,
    DEPLOY,
    EDGE,
    FIRST,
    HUSH,
    JAM,
    KILL,
    MOVE_FOE,
    MOVE_OWN,
    NO_CAPTURE,
    NO_EFFECT,
    OBJECTIVES,
    PEEK,
    RETREAT_ANY,
    REVERSE,
    SHIELD,
    SKIP,
    TIE,
    WIN_VP,
    WITHDRAW,
)
from igroteka.games.havoc.rules.end_of_move import offer_regions
from igroteka.games.havoc.rules.points import BY_KILLS, gain
from igroteka.games.havoc.rules.tokens import add_crystals
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import DONE, OBJECTIVE, SHIFT
from igroteka.games.havoc.state.fields import (
    ANYWHERE,
    JAMMED,
    MORE_PRISONERS,
    PASSED,
    SAFE,
    TIE_CAPTURE,
    TIE_CONTROL,
)
from igroteka.games.havoc.state.game import Havoc

LEFT: Final[i64] = 16  # how many pieces are left, and a party or an objective, in one number: left * LEFT + it


class Effect(Clause3[Havoc]):
    """CH-129: what cannot be applied does nothing."""

    def run(self, game: Havoc, party: i64, kind: i64, which: i64) -> None:
        place = kind * EFFECTS_EACH + which
        effect = game.atlas.effect[place]
        amount = game.atlas.amount[place]
        objective = game.atlas.objective[place]
        if effect == NO_EFFECT:
            return
        if effect == MOVE_OWN:
            game.then(SHIFTS, party, amount * LEFT + party)
        elif effect == MOVE_FOE:
            game.then(SHIFTS, party, amount * LEFT + 1 - party)
        elif effect == DEPLOY:
            game.then(DEPLOYMENT, party, amount)
        elif effect == KILL:
            game.then(KILLING, party, amount * LEFT + objective)
        elif effect == CALL_IN:
            call_in(game, party)
        elif effect == WITHDRAW:
            game.then(WITHDRAWAL, party, amount)
        elif effect == FIRST:
            game.then(NAME_FIRST, game.fighter(party), party)
        elif effect == SKIP:
            game.then(NAME_SKIPPED, game.fighter(party), party)
        elif effect == BLEED:
            game.then(BLEEDING, 0)  # the attacker first
            game.then(BLEEDING, 1)
        elif effect == REVERSE:
            reorder(game, digit(game.sequence, 2), digit(game.sequence, 1), digit(game.sequence, 0))
        elif effect == CRYSTAL:
            add_crystals(game, game.site, amount, game.side_in(party))
        elif effect == PEEK:
            peek(game, game.fighter(party), game.fighter(1 - party))
        else:
            note(game, party, effect, amount, objective)


def note(game: Havoc, party: i64, effect: i64, amount: i64, objective: i64) -> None:
    """Remember what counts when the objectives are resolved."""
    place = party * OBJECTIVES + objective
    if effect == SHIELD:
        game.shields += amount * bit(party * 8)  # CH-R84: they add up
    elif effect == EDGE:
        game.edges += amount * bit(place * 4)
    elif effect == WIN_VP:
        game.prizes += amount * bit(place * 4)
    elif effect == TIE:
        game.set_mark(TIE_CONTROL if objective == CONTROL else TIE_CAPTURE, party)
    elif effect == NO_CAPTURE:
        game.set_mark(SAFE, party)
    elif effect == JAM:
        game.set_mark(JAMMED, 1 - party)  # CH-R83: one flag
    elif effect == HUSH:
        game.set_mark(PASSED, 1 - party)
    elif effect == CAPTURE_MORE:
        game.marks = game.marks & ~(bit(MORE_PRISONERS + party * 4) * 15) | amount << MORE_PRISONERS + party * 4
    elif effect == RETREAT_ANY and game.is_player(game.side_in(party)):  # CH-R45
        game.set_mark(ANYWHERE, party)
    game.tell(events.EFFECT, game.side_in(party), effect, objective, amount)


def reorder(game: Havoc, first: i64, second: i64, third: i64) -> None:
    game.sequence = first | second << 4 | third << 8
    game.tell(events.ORDER_CHANGED, first, second, third)


def peek(game: Havoc, seat: i64, other: i64) -> None:
    """PEEK: the seat sees the whole hand; CH-R45: of whoever acts for the foe."""
    hand = game.hand[game.side_of(other)]
    game.tell(events.PEEKED, seat, other, game.hand_size(game.side_of(other)))
    while hand != 0:
        game.show(seat, nth(hand, 0))
        game.whisper(seat, events.PEEKED_AT, other, game.atlas.kind[nth(hand, 0)])
        hand = without_first(hand)
    game.shown += 1


# --- MOVE_OWN, MOVE_FOE ---


class Shifts(Clause2[Havoc]):
    """Up to so many soldiers of one party, each to another objective."""

    def run(self, game: Havoc, party: i64, what: i64) -> None:
        if what // LEFT > 0 and game.on_board(what % LEFT) > 0:
            game.then(SHIFT_ONE, game.fighter(party), party, what)


class ShiftOne(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, what: i64, choices: Choices) -> None:
        choices.add(act(DONE))
        for start in range(OBJECTIVES):
            if game.on(what % LEFT, start) > 0:
                for end in range(OBJECTIVES):
                    if end != start:
                        choices.add(act(SHIFT, start, end))

    def apply(self, game: Havoc, seat: i64, party: i64, what: i64, action: i64) -> None:
        if action == act(DONE):
            return
        game.put_on(what % LEFT, first_of(action), -1)
        game.put_on(what % LEFT, second_of(action), 1)
        game.tell(events.SHIFTED, game.side_in(what % LEFT), first_of(action), second_of(action))
        game.then(SHIFTS, party, what - LEFT)


# --- DEPLOY ---


class Deployment(Clause2[Havoc]):
    """CH-R45: for neutral Trogs from their reserve."""

    def run(self, game: Havoc, party: i64, left: i64) -> None:
        if left > 0 and game.reserve[game.side_in(party)] > 0:
            game.then(DEPLOY_ONE, game.fighter(party), party, left)


class DeployOne(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, left: i64, choices: Choices) -> None:
        choices.add(act(DONE))
        for objective in range(OBJECTIVES):
            choices.add(act(OBJECTIVE, objective))

    def apply(self, game: Havoc, seat: i64, party: i64, left: i64, action: i64) -> None:
        if action == act(DONE):
            return
        game.reserve[game.side_in(party)] -= 1
        game.put_on(party, first_of(action), 1)
        game.tell(events.DEPLOYED, game.side_in(party), first_of(action))
        game.then(DEPLOYMENT, party, left - 1)


# --- CALL_IN ---


def call_in(game: Havoc, party: i64) -> None:
    """From each adjacent region without a battle token at most one; CH-R45: neutral Trogs call nobody."""
    side = game.side_in(party)
    game.pending = 0
    if not game.is_player(side):
        return
    near = game.near_for(side, game.site)
    while near != 0:
        region = nth(near, 0)
        near = without_first(near)
        if game.soldiers(side, region) > 0 and game.battle_at(region) == 0:
            game.pending |= bit(region)
    game.then(CALLING, party)


class Calling(Clause1[Havoc]):
    def run(self, game: Havoc, party: i64) -> None:
        if game.pending != 0:
            game.then(CALL_FROM, game.fighter(party), party)


class CallFrom(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        choices.add(act(DONE))
        offer_regions(game.pending, choices)

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        if action == act(DONE):
            game.pending = 0
        else:
            game.then(CALL_ONTO, seat, party, first_of(action))


class CallOnto(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, region: i64, choices: Choices) -> None:
        for objective in range(OBJECTIVES):
            choices.add(act(OBJECTIVE, objective))

    def apply(self, game: Havoc, seat: i64, party: i64, region: i64, action: i64) -> None:
        side = game.side_in(party)
        game.pending &= ~bit(region)
        game.add_soldiers(side, region, -1)
        game.put_on(party, first_of(action), 1)
        game.tell(events.CALLED_IN, side, region, first_of(action))
        game.then(CALLING, party)


# --- KILL, BLEED ---


def kill_on(game: Havoc, killer: i64, party: i64, objective: i64) -> None:
    """CH-145: back to the owner's reserve; CH-144, CH-R39: a point for the killer, if there is one."""
    victim = game.side_in(party)
    game.put_on(party, objective, -1)
    game.reserve[victim] += 1
    game.tell(events.KILLED, killer, victim, objective)
    if killer >= 0:
        gain(game, killer, 1, BY_KILLS)


def prey(game: Havoc, party: i64, objective: i64) -> i64:
    """Return the objectives where foe soldiers stand that the card may kill, a bit each."""
    found: i64 = 0
    for place in range(OBJECTIVES):
        if (objective == ANY_OBJECTIVE or place == objective) and game.on(1 - party, place) > 0:
            found |= bit(place)
    return found


class Killing(Clause2[Havoc]):
    def run(self, game: Havoc, party: i64, what: i64) -> None:
        if what // LEFT > 0 and prey(game, party, what % LEFT) != 0:
            game.then(KILL_ONE, game.fighter(party), party, what)


class KillOne(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, what: i64, choices: Choices) -> None:
        choices.add(act(DONE))
        for objective in range(OBJECTIVES):
            if prey(game, party, what % LEFT) >> objective & 1:
                choices.add(act(OBJECTIVE, objective))

    def apply(self, game: Havoc, seat: i64, party: i64, what: i64, action: i64) -> None:
        if action != act(DONE):
            kill_on(game, game.side_in(party), 1 - party, first_of(action))
            game.then(KILLING, party, what - LEFT)


class Bleeding(Clause1[Havoc]):
    """BLEED: one of the own soldiers, without points."""

    def run(self, game: Havoc, party: i64) -> None:
        places: i64 = 0
        for objective in range(OBJECTIVES):
            if game.on(party, objective) > 0:
                places |= bit(objective)
        if places != 0 and without_first(places) == 0:
            kill_on(game, -1, party, nth(places, 0))
        elif places != 0:
            game.then(BLEED_ONE, game.fighter(party), party)


class BleedOne(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        for objective in range(OBJECTIVES):
            if game.on(party, objective) > 0:
                choices.add(act(OBJECTIVE, objective))

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        kill_on(game, -1, party, first_of(action))


# --- WITHDRAW ---


def havens(game: Havoc, side: i64) -> i64:
    """Return the own regions without battle token and Trog tokens, a bit each (CH-R29)."""
    found: i64 = 0
    for region in range(game.map.regions):
        if game.controls(side, region) and game.battle_at(region) == 0 and not game.lurks(region):
            found |= bit(region)
    return found


class Withdrawal(Clause2[Havoc]):
    """CH-R45: neutral Trogs have nowhere to go."""

    def run(self, game: Havoc, party: i64, left: i64) -> None:
        side = game.side_in(party)
        if left > 0 and game.is_player(side) and game.on_board(party) > 0 and havens(game, side) != 0:
            game.then(WITHDRAW_ONE, game.fighter(party), party, left)


class WithdrawOne(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, left: i64, choices: Choices) -> None:
        choices.add(act(DONE))
        for objective in range(OBJECTIVES):
            if game.on(party, objective) > 0:
                choices.add(act(OBJECTIVE, objective))

    def apply(self, game: Havoc, seat: i64, party: i64, left: i64, action: i64) -> None:
        if action == act(DONE):
            return
        goals = havens(game, game.side_in(party))
        if without_first(goals) == 0:
            withdraw(game, party, left * LEFT + first_of(action), nth(goals, 0))
        else:
            game.then(WITHDRAW_TO, seat, party, left * LEFT + first_of(action))


class WithdrawTo(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, what: i64, choices: Choices) -> None:
        offer_regions(havens(game, game.side_in(party)), choices)

    def apply(self, game: Havoc, seat: i64, party: i64, what: i64, action: i64) -> None:
        withdraw(game, party, what, first_of(action))


def withdraw(game: Havoc, party: i64, what: i64, region: i64) -> None:
    side = game.side_in(party)
    game.put_on(party, what % LEFT, -1)
    game.add_soldiers(side, region, 1)
    game.tell(events.WITHDREW, side, what % LEFT, region)
    game.then(WITHDRAWAL, party, what // LEFT - 1)


# --- FIRST, SKIP ---


class NameFirst(Decision2[Havoc]):
    """The others keep their order."""

    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        for objective in range(OBJECTIVES):
            choices.add(act(OBJECTIVE, objective))

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        named = first_of(action)
        rest: i64 = 0
        place: i64 = 0
        for at in range(OBJECTIVES):
            if digit(game.sequence, at) != named:
                rest |= digit(game.sequence, at) << place * 4
                place += 1
        reorder(game, named, rest & 15, rest >> 4)


class NameSkipped(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        choices.add(act(OBJECTIVE, CAPTURE))
        choices.add(act(OBJECTIVE, ATTRITION))

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        game.skipped |= bit(first_of(action))
        game.tell(events.EFFECT, game.side_in(party), SKIP, first_of(action))


EFFECT: Final = Effect()
SHIFTS: Final = Shifts()
SHIFT_ONE: Final = ShiftOne()
DEPLOYMENT: Final = Deployment()
DEPLOY_ONE: Final = DeployOne()
CALLING: Final = Calling()
CALL_FROM: Final = CallFrom()
CALL_ONTO: Final = CallOnto()
KILLING: Final = Killing()
KILL_ONE: Final = KillOne()
BLEEDING: Final = Bleeding()
BLEED_ONE: Final = BleedOne()
WITHDRAWAL: Final = Withdrawal()
WITHDRAW_ONE: Final = WithdrawOne()
WITHDRAW_TO: Final = WithdrawTo()
NAME_FIRST: Final = NameFirst()
NAME_SKIPPED: Final = NameSkipped()
