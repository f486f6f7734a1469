"""The die of a Rongaut, a raid or a battle, with the moments before and after it at which artifacts may be used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Clause2, Decision2
from igroteka.games.trappers.content.vocabulary import AFTER_DIE, BEFORE_DIE, NO_LOSSES, REROLL
from igroteka.games.trappers.rules.artifacts import offer_artifacts, play, why_not_play
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import PLAY
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import WRONG_MOMENT

FACES: Final[i64] = 6

# what is thrown for
ON_RONGAUT: Final[i64] = 0
ON_CAPITAL: Final[i64] = 1  # raids
ON_FACTORY: Final[i64] = 2  # to destroy it
TO_CAPTURE: Final[i64] = 3
ON_CITY: Final[i64] = 4
IN_BATTLE: Final[i64] = 5


def throw_for(game: Trappers, seat: i64, what: i64) -> None:
    """Schedule the die of a raid, with the moments before and after it."""
    game.then(BEFORE_THROW, seat, what)
    game.then(THROW_DIE, seat, what)
    game.then(AFTER_THROW, seat, what)


class BeforeDie(Clause2[Trappers]):
    """Whoever has artifacts may have one for this moment: he is asked, whatever they are."""

    def run(self, game: Trappers, seat: i64, what: i64) -> None:
        game.rage = 0
        game.cocoon = 0
        if game.hand[seat] != 0:
            game.then(ROLL_OR_PLAY, seat, what)


class RollOrPlay(Decision2[Trappers]):
    def actions(self, game: Trappers, seat: i64, what: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        offer_artifacts(game, seat, BEFORE_DIE, choices)

    def apply(self, game: Trappers, seat: i64, what: i64, action: i64) -> None:
        if action != act(PASS):
            play(game, seat, first_of(action))
            game.rage += game.atlas.amount[first_of(action)]
            if game.hand[seat] != 0:
                game.then(ROLL_OR_PLAY, seat, what)


class ThrowDie(Chance2[Trappers]):
    """TR-084, TR-147: one die."""

    def outcomes(self, game: Trappers, seat: i64, what: i64, odds: Odds) -> None:
        for face in range(FACES):
            odds.add(face + 1, 1)

    def sample(self, game: Trappers, seat: i64, what: i64, rng: Rng) -> i64:
        return rng.below(FACES) + 1

    def apply(self, game: Trappers, seat: i64, what: i64, face: i64) -> None:
        game.die = face
        game.tell(events.DIE_FELL, seat, face, what)


class ThrowBoth(Chance2[Trappers]):
    """TR-165: attacker and defender, one die each."""

    def outcomes(self, game: Trappers, seat: i64, rival: i64, odds: Odds) -> None:
        uniform(odds, FACES * FACES)

    def sample(self, game: Trappers, seat: i64, rival: i64, rng: Rng) -> i64:
        return rng.below(FACES * FACES)

    def apply(self, game: Trappers, seat: i64, rival: i64, pair: i64) -> None:
        game.die = pair // FACES + 1
        game.second_die = pair % FACES + 1
        game.tell(events.DIE_FELL, seat, game.die, IN_BATTLE)
        game.tell(events.DIE_FELL, rival, game.second_die, IN_BATTLE)


class AfterDie(Clause2[Trappers]):
    def run(self, game: Trappers, seat: i64, what: i64) -> None:
        if game.hand[seat] != 0:
            game.then(KEEP_OR_PLAY, seat, what)


class KeepOrPlay(Decision2[Trappers]):
    """The die lies there, its result is still to come."""

    def actions(self, game: Trappers, seat: i64, what: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        for kind in range(game.atlas.artifacts):
            if game.holds(seat, kind):
                choices.offer(act(PLAY, kind), unless=self.bar(game, seat, what, kind))

    def bar(self, game: Trappers, seat: i64, what: i64, kind: i64) -> i64:
        if game.atlas.effect[kind] == NO_LOSSES and what == ON_RONGAUT:
            return WRONG_MOMENT  # losses of a raid or a battle alone
        return why_not_play(game, seat, kind, AFTER_DIE)

    def apply(self, game: Trappers, seat: i64, what: i64, action: i64) -> None:
        if action == act(PASS):
            return
        kind = first_of(action)
        play(game, seat, kind)
        if game.atlas.effect[kind] == REROLL:
            game.then(THROW_DIE, seat, what)
        else:
            game.cocoon = 1
        game.then(AFTER_THROW, seat, what)


BEFORE_THROW: Final = BeforeDie()
ROLL_OR_PLAY: Final = RollOrPlay()
THROW_DIE: Final = ThrowDie()
THROW_BOTH: Final = ThrowBoth()
AFTER_THROW: Final = AfterDie()
KEEP_OR_PLAY: Final = KeepOrPlay()
