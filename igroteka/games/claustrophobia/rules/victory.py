"""Who has won: the ends of the scenario, looked at after every step (CL-017, CL-R41, CL-R42)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.claustrophobia.content.vocabulary import (
    NO_RESULT,
    WHEN_CAPTIVE_DEAD,
    WHEN_CAPTIVE_OUT,
    WHEN_CHANTED,
    WHEN_CHEST_OUT,
    WHEN_DEMON_DEAD,
    WHEN_FREED,
    WHEN_FUSE_BURNT,
    WHEN_FUSE_LIT,
    WHEN_GATHERED,
    WHEN_LAST_ROUND,
    WHEN_LEFT,
    WHEN_NO_HUMANS,
    WHEN_POSSESSED_DEAD,
    WHEN_REDEEMER_DEAD,
    WHEN_SHAFT_FREE,
    WHEN_TOO_FEW,
    C,
    R,
)
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.fields import DEAD, DEPARTED, NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia


def judge(game: Claustrophobia) -> None:
    """CL-R41: the game ends at once, by the first end of the scenario all of whose conditions hold."""
    if game.result != NO_RESULT:
        return
    scenario = game.scenario
    for end in range(scenario.ends):
        if all_hold(game, scenario.end_when[end], scenario.end_amount[end]):
            game.result = scenario.end_result[end]
            game.ended_by = scenario.ending[end]
            game.end()
            game.tell(events.GAME_ENDS, game.result, game.ended_by, scenario.number)
            return


def all_hold(game: Claustrophobia, when: i64, amount: i64) -> bool:
    condition: i64 = 0
    while when != 0:
        if when & 1 and not holds(game, condition, amount):
            return False
        when >>= 1
        condition += 1
    return True


def holds(game: Claustrophobia, condition: i64, amount: i64) -> bool:
    """The conditions by name; a table would hold functions, which are slow to call."""
    if condition == WHEN_NO_HUMANS:
        return game.humans_in_play() == 0  # CL-R42
    if condition == WHEN_LAST_ROUND:
        return game.last_round_over == 1
    if condition == WHEN_LEFT:
        return game.left >= amount
    if condition == WHEN_FUSE_BURNT:
        return game.lit == 1 and game.clock == 0
    if condition == WHEN_FUSE_LIT:
        return game.lit == 1
    if condition == WHEN_SHAFT_FREE:
        return on_target(game, 1) == 0
    if condition == WHEN_DEMON_DEAD:
        return game.demon_killed == 1
    if condition == WHEN_CHANTED:
        return game.clock >= amount
    if condition == WHEN_REDEEMER_DEAD:
        return game.at[R] == DEAD
    if condition == WHEN_FREED:
        return game.freed >= amount
    if condition == WHEN_POSSESSED_DEAD:
        return game.possessed_dead >= amount
    if condition == WHEN_CHEST_OUT:
        return game.chest_out == 1
    if condition == WHEN_CAPTIVE_OUT:
        return game.at[C] == DEPARTED
    if condition == WHEN_CAPTIVE_DEAD:
        return game.at[C] == DEAD
    if condition == WHEN_GATHERED:
        return on_target(game, 0) >= amount
    if condition == WHEN_TOO_FEW:
        return game.humans_in_play() < amount
    raise ValueError(f"no condition {condition} of a scenario")


def on_target(game: Claustrophobia, seat: i64) -> i64:
    """Count the warriors of a side on the target tile; none if it is not laid yet."""
    spot = game.spot_of(game.scenario.target)
    return 0 if spot == NONE else game.on(seat, spot)
