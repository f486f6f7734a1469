"""Phase 3, first part: Destiny dice are rolled and placed on the Board (CL-050 to CL-057, CL-R01, CL-R24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import ALLOWED, READY, Choices, act, first_of, second_of, verb_of
from igroteka.engine.sealed import Sealed
from igroteka.engine.step_kinds import Chance1, Clause, Sequence
from igroteka.engine.vectors import filled, put
from igroteka.games.claustrophobia.content.vocabulary import DEMON, RED, SPACES
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.destiny_effects import SPACE_WORKS
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import LIFT, PLACE
from igroteka.games.claustrophobia.state.fields import NONE, THREAT
from igroteka.games.claustrophobia.state.game import Claustrophobia

DESTINY_DICE: Final[i64] = 3  # CL-050


class BeginThreat(Clause[Claustrophobia]):
    """CL-050, CL-052, CL-R50: 3 dice, and more where an effect says so; what lasted until `threat` ends."""

    def run(self, game: Claustrophobia) -> None:
        game.phase = THREAT
        game.tell(events.PHASE_BEGINS, THREAT)
        game.trog_def = 0
        game.waive_humans = 0
        game.waive_opening = 0
        if not game.red_per_game:
            game.used_red = 0  # CL-055, CL-R01
        game.board = filled(SPACES)
        many = DESTINY_DICE + game.calm + game.mechanisms
        game.calm = 0
        game.mechanisms = 0
        game.then(ROLL_DESTINY, many)


class RollDestiny(Chance1[Claustrophobia]):
    def outcomes(self, game: Claustrophobia, many: i64, odds: Odds) -> None:
        dice.throw_values(odds, many)

    def sample(self, game: Claustrophobia, many: i64, rng: Rng) -> i64:
        return dice.roll_values(rng, many)

    def apply(self, game: Claustrophobia, many: i64, outcome: i64) -> None:
        game.dice = outcome
        game.drafted = 0
        game.tell(events.DESTINY_ROLLED, outcome, many)
        place_forced(game)


# --- may a die lie there ---


def why_not_place(game: Claustrophobia, value: i64, space: i64) -> i64:
    """CL-051, CL-055, CL-056, CL-057; CL-R24: a complete placement must stay within reach."""
    if game.scenario.closed >> space & 1:
        return reasons.SPACE_CLOSED
    there = game.board[space]
    if game.atlas.space_dice[space] == 1:
        if not game.atlas.takes[space] >> value & 1:
            return reasons.WRONG_VALUE
        if game.atlas.colour[space] == RED and (there != 0 or game.used_red >> space & 1):
            return reasons.SPACE_USED
        return ALLOWED if completable(game, value, NONE) else reasons.CANNOT_COMPLETE
    if game.used_red >> space & 1 or dice.dice_in(there) > 1:
        return reasons.SPACE_USED
    if there != 0 and not game.atlas.takes[space] >> (value + dice.only_value(there)) & 1:
        return reasons.WRONG_VALUE
    return ALLOWED if completable(game, value, space) else reasons.CANNOT_COMPLETE


def completable(game: Claustrophobia, value: i64, space: i64) -> bool:
    """CL-054, CL-R24: once this die lies, every half-filled space can still get its second die."""
    left = dice.without_die(game.dice, value)
    return can_fill(game, left, 0, value, space)


def can_fill(game: Claustrophobia, left: i64, first: i64, value: i64, placed: i64) -> bool:
    """Tell whether the spaces of two dice from `first` on can be filled; `placed` gets the value besides."""
    for space in range(first, SPACES):
        if game.atlas.space_dice[space] < 2:
            continue
        there = game.board[space]
        if space == placed:
            there = dice.with_die(there, value)
        if dice.dice_in(there) != 1:
            continue
        half = dice.only_value(there)
        for partner in range(1, dice.FACES + 1):
            if dice.count_of(left, partner) > 0 and game.atlas.takes[space] >> (half + partner) & 1:
                if can_fill(game, dice.without_die(left, partner), space + 1, value, placed):
                    return True
        return False
    return True


def next_die(game: Claustrophobia) -> i64:
    """Return the lowest die that is not placed, 0 if all are."""
    for value in range(1, dice.FACES + 1):
        if dice.count_of(game.dice, value) > 0:
            return value
    return 0


def place_die(game: Claustrophobia, value: i64, space: i64) -> None:
    game.dice = dice.without_die(game.dice, value)
    game.board = put(game.board, space, dice.with_die(game.board[space], value))


def lift_die(game: Claustrophobia, value: i64, space: i64) -> None:
    game.dice = dice.with_die(game.dice, value)
    game.board = put(game.board, space, dice.without_die(game.board[space], value))


def place_forced(game: Claustrophobia) -> None:
    """CL-R54: the lowest die goes to its space if it has but one."""
    while True:
        value = next_die(game)
        if value == 0:
            return
        found: i64 = NONE
        for space in range(SPACES):
            if why_not_place(game, value, space) == ALLOWED:
                if found != NONE:
                    return
                found = space
        place_die(game, value, found)


class PlaceDice(Sealed[Claustrophobia]):
    """CL-053: all of them, before any space takes effect; a person may take dice back until he is ready."""

    def waits(self, game: Claustrophobia, seat: i64) -> bool:
        return seat == DEMON and game.drafted == 0

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        value = next_die(game)
        if value == 0:
            choices.add(act(READY))
        else:
            self.offer_spaces(game, value, choices)

    def offer_spaces(self, game: Claustrophobia, value: i64, choices: Choices) -> None:
        for space in range(SPACES):
            choices.offer(act(PLACE, value, space), unless=why_not_place(game, value, space))

    def extras(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        if not self.waits(game, seat):
            return
        first = next_die(game)
        for value in range(1, dice.FACES + 1):
            if value != first and dice.count_of(game.dice, value) > 0:
                self.offer_spaces(game, value, choices)
            for space in range(SPACES):
                if dice.count_of(game.board[space], value) > 0:
                    choices.add(act(LIFT, value, space))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == READY:
            game.drafted = 1
        elif verb == PLACE:
            place_die(game, first_of(action), second_of(action))
            place_forced(game)
        else:
            lift_die(game, first_of(action), second_of(action))

    def forget(self, game: Claustrophobia, seat: i64) -> None:
        if seat == DEMON:
            game.drafted = 0
            for space in range(SPACES):
                for value in range(1, dice.FACES + 1):
                    while dice.count_of(game.board[space], value) > 0:
                        lift_die(game, value, space)


class ResolveBoard(Clause[Claustrophobia]):
    """CL-053, CL-R23: in the order of the board; CL-054: a space that is filled takes effect."""

    def run(self, game: Claustrophobia) -> None:
        for space in range(SPACES):
            there = game.board[space]
            for value in range(1, dice.FACES + 1):
                for _die in range(dice.count_of(there, value)):
                    game.tell(events.DIE_PLACED, space, value)
            if there != 0:
                if game.atlas.colour[space] == RED:
                    game.used_red |= bit(space)
                game.then(SPACE_WORKS, space)


ROLL_DESTINY: Final = RollDestiny()
PLACE_DICE: Final = PlaceDice()

DESTINY: Final = Sequence(
    "DESTINY",
    BeginThreat(),  # CL-050
    PLACE_DICE,  # CL-051
    ResolveBoard(),  # CL-053
)
