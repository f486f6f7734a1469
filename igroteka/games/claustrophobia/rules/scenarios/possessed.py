"""The Possessed: two Condemned of the Demon side, freed by exorcism."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.chance import Odds
from igroteka.engine.choices import ALLOWED, Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Clause, Clause2, Decision1, Decision2
from igroteka.games.claustrophobia.content.vocabulary import DEMON, EXORCISE, FIENDS, HUMAN, REVEAL_POSSESSED, R
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.losses import remove_fiend
from igroteka.games.claustrophobia.rules.moments import MOMENTS, Deed
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.rules.wounds import WOUND
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import FIEND
from igroteka.games.claustrophobia.state.fields import EXHAUSTED
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_POSSESSION


class PossessedComes(Clause2[Claustrophobia]):
    """Put one of the Possessed on a Cell that is revealed; the Demon chooses which."""

    def run(self, game: Claustrophobia, human: i64, spot: i64) -> None:
        waiting = game.fiends_waiting
        if waiting != 0 and without_first(waiting) == 0:
            come(game, nth(waiting, 0), spot)
        elif waiting != 0:
            game.then(POSSESSED_WHICH, DEMON, spot)


class PossessedWhich(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, spot: i64, choices: Choices) -> None:
        for fiend in range(FIENDS):
            if game.fiends_waiting >> fiend & 1:
                choices.add(act(FIEND, fiend))

    def apply(self, game: Claustrophobia, seat: i64, spot: i64, action: i64) -> None:
        come(game, first_of(action), spot)


def come(game: Claustrophobia, fiend: i64, spot: i64) -> None:
    game.fiends_waiting &= ~bit(fiend)
    game.fiend_at[fiend] = spot
    game.tell(events.POSSESSED_COMES, game.figure(fiend), game.where(spot))


# --- exorcism ---


def possessed_on(game: Claustrophobia, spot: i64) -> i64:
    """Return the Possessed on the tile, a bit each."""
    found: i64 = 0
    for fiend in range(1, FIENDS):
        if game.fiend_at[fiend] == spot:
            found |= bit(fiend)
    return found


class Exorcise(Deed):
    """The Redeemer on the tile of a Possessed rolls dice: one high die frees it."""

    def why_not(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        if warrior != R:
            return reasons.NOT_HIS_DEED
        return ALLOWED if possessed_on(game, spot) != 0 else reasons.NOT_THERE

    def perform(self, game: Claustrophobia, warrior: i64, spot: i64) -> None:
        found = possessed_on(game, spot)
        if without_first(found) == 0:
            game.then(EXORCISM_ROLL, warrior, nth(found, 0))
        else:
            game.then(EXORCISE_WHOM, HUMAN)


class ExorciseWhom(Decision1[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        found = possessed_on(game, game.at[R])
        while found != 0:
            choices.add(act(FIEND, nth(found, 0)))
            found = without_first(found)

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        game.then(EXORCISM_ROLL, R, first_of(action))


class ExorcismRoll(Chance2[Claustrophobia]):
    """The outcome is whether it is freed: any die that is high enough will do."""

    def outcomes(self, game: Claustrophobia, human: i64, fiend: i64, odds: Odds) -> None:
        scenario = game.scenario
        fails = dice.power(scenario.exorcism_need - 1, scenario.exorcism_dice)
        odds.add(0, fails)
        odds.add(1, dice.power(dice.FACES, scenario.exorcism_dice) - fails)

    def apply(self, game: Claustrophobia, human: i64, fiend: i64, freed: i64) -> None:
        game.tell(events.EXORCISM, human, game.figure(fiend), game.scenario.exorcism_dice, freed)
        if freed:
            free(game, fiend)


def free(game: Claustrophobia, fiend: i64) -> None:
    """It is a human warrior again, wounded and Exhausted until his next die; CL-R57: even where there is no room."""
    spot = game.fiend_at[fiend]
    human = fiend - 1
    remove_fiend(game, fiend)
    game.at[human] = spot
    game.body[human] = bit(EXHAUSTED)
    game.freed += 1
    game.tell(events.FREED, human, game.where(spot))
    game.then(WOUND, human, game.scenario.freed_wounds, BY_POSSESSION)
    game.then(JUDGE)


class Judge(Clause[Claustrophobia]):
    """CL-R41: once his wounds are placed."""

    def run(self, game: Claustrophobia) -> None:
        judge(game)


POSSESSED_COMES: Final = PossessedComes()
POSSESSED_WHICH: Final = PossessedWhich()
EXORCISE_WHOM: Final = ExorciseWhom()
EXORCISM_ROLL: Final = ExorcismRoll()
JUDGE: Final = Judge()
MOMENTS.revealed[REVEAL_POSSESSED] = POSSESSED_COMES
MOMENTS.deeds[EXORCISE] = Exorcise()
