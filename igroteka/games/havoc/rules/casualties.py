"""Soldiers who leave the board, and battles that end before they are fought (CH-116, CH-181, CH-R35, CH-R39)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Decision3
from igroteka.games.havoc.content.vocabulary import SIDES
from igroteka.games.havoc.rules.control import claim, unmark
from igroteka.games.havoc.rules.points import gain
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import SIDE
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc


def to_reserve(game: Havoc, side: i64, region: i64, many: i64) -> None:
    """CH-145, CH-181: back to the owner's reserve."""
    game.add_soldiers(side, region, -many)
    game.reserve[side] += many


def from_reserve(game: Havoc, side: i64, region: i64, many: i64) -> i64:
    """CH-182: place as many as there are; return how many."""
    placed = min(many, game.reserve[side])
    game.reserve[side] -= placed
    game.add_soldiers(side, region, placed)
    return placed


def kill_in(game: Havoc, killer: i64, victim: i64, region: i64) -> None:
    """CH-R39: outside of battle a kill brings no points by itself."""
    to_reserve(game, victim, region, 1)
    game.tell(events.SHOT, killer, victim, region)
    call_off(game, region)


def take_prisoner_in(game: Havoc, captor: i64, victim: i64, region: i64) -> None:
    """CH-141: a prisoner is in nobody's reserve."""
    game.add_soldiers(victim, region, -1)
    game.set_held(captor, victim, game.held_by(captor, victim) + 1)
    game.tell(events.SHOT, captor, victim, region, 1)
    call_off(game, region)


def call_off(game: Havoc, region: i64) -> None:
    """CH-116: without soldiers of both sides there is no battle, whoever remains takes control."""
    number = game.battle_at(region)
    if number == 0:
        return
    left: i64 = NONE
    for side in range(SIDES):
        if game.soldiers(side, region) > 0:
            if left != NONE:
                return
            left = side
    game.set_battle(region, 0, NONE)
    game.tell(events.BATTLE_OFF, region, number)
    if left == NONE:
        return  # CH-R35: control stays as it is
    if game.is_player(left):
        claim(game, left, region)
    else:
        unmark(game, region)  # CH-R35: the Trogs stay, without a nest


def foes_in(game: Havoc, side: i64, region: i64) -> i64:
    """Return the other sides with soldiers there, a bit each."""
    found: i64 = 0
    for other in range(SIDES):
        if other != side and game.soldiers(other, region) > 0:
            found |= bit(other)
    return found


def shoot(game: Havoc, side: i64, region: i64, points: i64, source: i64) -> None:
    """Kill a foe soldier in the region; whose, is asked if two could be hit."""
    foe = game.foe_at(side, region)
    if foes_in(game, side, region) == bit(foe):
        kill_in(game, side, foe, region)
        gain(game, side, points, source)
    else:
        game.then(CHOOSE_VICTIM, game.seat_of(side), region, points * 16 + source)


class ChooseVictim(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, region: i64, reward: i64, choices: Choices) -> None:
        for other in range(SIDES):
            if foes_in(game, game.side_of(seat), region) >> other & 1:
                choices.add(act(SIDE, other))

    def apply(self, game: Havoc, seat: i64, region: i64, reward: i64, action: i64) -> None:
        kill_in(game, game.side_of(seat), first_of(action), region)
        gain(game, game.side_of(seat), reward // 16, reward % 16)


CHOOSE_VICTIM: Final = ChooseVictim()
