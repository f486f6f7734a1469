"""Second Wind: an Exhausted warrior uses his line as if it were not wounded (`ignore_wound`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import ALLOWED, Choices, act, first_of
from igroteka.engine.step_kinds import Clause1, Decision2
from igroteka.games.claustrophobia.content.vocabulary import HUMAN, HUMANS
from igroteka.games.claustrophobia.rules.wounds import recover
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import WARRIOR
from igroteka.games.claustrophobia.state.fields import IGNORED
from igroteka.games.claustrophobia.state.game import Claustrophobia


def exhausted(game: Claustrophobia) -> i64:
    """Return the Exhausted warriors who have a die, a bit each."""
    found: i64 = 0
    for human in range(HUMANS):
        if game.in_play(human) and game.is_exhausted(human) and game.die(human) > 0:
            found |= bit(human)
    return found


def why_not_second_wind(game: Claustrophobia) -> i64:
    return ALLOWED if exhausted(game) != 0 else reasons.NO_TARGET


class SecondWind(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, kind: i64) -> None:
        humans = exhausted(game)
        if without_first(humans) == 0:
            ignore_wound(game, nth(humans, 0))
        else:
            game.then(SECOND_WIND_WHO, HUMAN, kind)


class SecondWindWho(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        for human in range(HUMANS):
            if exhausted(game) >> human & 1:
                choices.add(act(WARRIOR, human))

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        ignore_wound(game, first_of(action))


def ignore_wound(game: Claustrophobia, human: i64) -> None:
    """Until the next Initiative phase: he is not Exhausted, and a gift of that die may be used."""
    game.body[human] |= game.die(human) << IGNORED
    game.tell(events.ACTS_AS_WELL, human, game.die(human))
    recover(game, human)


SECOND_WIND: Final = SecondWind()
SECOND_WIND_WHO: Final = SecondWindWho()
