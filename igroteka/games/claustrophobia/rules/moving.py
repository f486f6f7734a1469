"""Movement: steps, holes, the Exit, and who may leave a tile (CL-086 to CL-096, CL-121, CL-127, CL-140, CL-156)."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import ALLOWED, Choices, act
from igroteka.games.claustrophobia.content.vocabulary import (
    DEMON,
    EXIT,
    FLOODED,
    HUMAN,
    LEAVE_CAPTIVE,
    LEAVE_CARRIER,
    LEAVE_NOBODY,
    MVT,
    ROPE,
    SIDES_EACH,
    C,
)
from igroteka.games.claustrophobia.rules.entering import enter
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import EXPLORE, HOLE, LEAVE, STEP
from igroteka.games.claustrophobia.state.fields import (
    CAVED_SIDES,
    DEPARTED,
    DONE_TOUGH,
    DONE_TROGS,
    LOST_SIDES,
    NONE,
    OIL_SIDES,
)
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.stack import tiles_left
from igroteka.games.claustrophobia.state.told import (
    BY_FLOOD,
    FIEND,
    TOUGH_TROG,
    TROG,
    is_human,
    is_trog,
)


def mvt_of(game: Claustrophobia, warrior: i64) -> i64:
    if is_human(warrior):
        return game.mvt(warrior)
    return game.trog_value(MVT, 0) if is_trog(warrior) else game.fiend_value(warrior - FIEND, MVT)


def mvt_left(game: Claustrophobia, warrior: i64) -> i64:
    return mvt_of(game, warrior) - game.spent


def seat_of(warrior: i64) -> i64:
    return HUMAN if is_human(warrior) else DEMON


# --- why not ---


def why_not_move(game: Claustrophobia, warrior: i64) -> i64:
    """CL-036, CL-086: whether any move is left to him."""
    if game.halted:
        return reasons.MOVE_OVER
    return reasons.NO_MVT if mvt_left(game, warrior) <= 0 else ALLOWED


def why_not_leave(game: Claustrophobia, warrior: i64, spot: i64) -> i64:
    """CL-091, CL-121, CL-127: whether enemies on the tile let him go, with the figures there now (CL-096)."""
    seat = seat_of(warrior)
    if game.is_held(seat, spot):
        return reasons.HELD
    if game.is_blocked(seat, spot) and not game.slips_away(warrior, spot):
        return reasons.BLOCKED
    return ALLOWED


def why_not_pass(game: Claustrophobia, seat: i64, spot: i64, side: i64) -> i64:
    """CL-087, CL-088: the edge; cards may have closed it."""
    if not game.joined(spot, side):
        return reasons.NOT_CONNECTED
    if game.marked_side(spot, side, CAVED_SIDES):
        return reasons.CLOSED_BY_CAVE_IN
    if seat == HUMAN:
        return reasons.LOST_WAY if game.marked_side(spot, side, LOST_SIDES) else ALLOWED
    return reasons.CLOSED_BY_OIL if game.marked_side(spot, side, OIL_SIDES) else ALLOWED


def why_not_enter(game: Claustrophobia, seat: i64, spot: i64) -> i64:
    """CL-089, CL-090: the size rule; the Ritual: a Seal bars the Demon side."""
    if seat == DEMON and game.is_sealed(spot):
        return reasons.BARRED_BY_SEAL
    return ALLOWED if game.room(seat, spot) > 0 else reasons.FULL


def why_not_step(game: Claustrophobia, warrior: i64, spot: i64, side: i64) -> i64:
    reason = why_not_pass(game, seat_of(warrior), spot, side)
    return reason if reason else why_not_enter(game, seat_of(warrior), game.neighbour(spot, side))


def may_use_holes(game: Claustrophobia, warrior: i64) -> bool:
    """CL-156, CL-R33, CL-R58: Troglodytes, and the bearer of a rope."""
    return game.uses_holes(warrior) if is_human(warrior) else is_trog(warrior)


# --- offering ---


def offer_moves(game: Claustrophobia, warrior: i64, spot: i64, choices: Choices) -> None:
    """CL-086, CL-087: steps for 1 MVT, and ways through holes."""
    unable = why_not_move(game, warrior)
    if unable and not choices.explaining:
        return
    held = unable if unable else why_not_leave(game, warrior, spot)
    for side in range(SIDES_EACH):
        other = game.neighbour(spot, side)
        if other != NONE:
            reason = why_not_step(game, warrior, spot, side)
            choices.offer(act(STEP, other), unless=reason if reason else held)
    if game.has_hole(spot) and may_use_holes(game, warrior):
        for other in range(game.spots):  # CL-128, CL-157: nothing on the tile holds him back
            if other != spot and game.has_hole(other):
                reason = why_not_enter(game, seat_of(warrior), other)  # CL-R34
                choices.offer(act(HOLE, other), unless=reason if reason else unable)


def offer_openings(game: Claustrophobia, human: i64, choices: Choices) -> None:
    """CL-097, CL-103: exploring is leaving the tile."""
    for side in range(SIDES_EACH):
        if game.unexplored(game.at[human], side):
            reason = why_not_explore(game, human, side)
            choices.offer(act(EXPLORE, game.at[human] * SIDES_EACH + side), unless=reason)


def why_not_explore(game: Claustrophobia, human: i64, side: i64) -> i64:
    spot = game.at[human]
    if game.is_lost(spot, side):
        return reasons.LOST_WAY
    if tiles_left(game) == 0:
        return reasons.STACK_EMPTY  # CL-R20
    reason = why_not_move(game, human)
    return reason if reason else why_not_leave(game, human, spot)


def offer_exit(game: Claustrophobia, human: i64, choices: Choices) -> None:
    if game.scenario.leave != LEAVE_NOBODY and game.kind(game.at[human]) == EXIT:
        choices.offer(act(LEAVE), unless=why_not_depart(game, human))


def why_not_depart(game: Claustrophobia, human: i64) -> i64:
    """CL-R38: from the Exit tile for 1 MVT; blocking rule and Impressive apply; who may is the scenario's to say."""
    leave = game.scenario.leave
    if leave == LEAVE_CARRIER and game.carrier != human:
        return reasons.MAY_NOT_LEAVE
    if leave == LEAVE_CAPTIVE and human != C:
        return reasons.MAY_NOT_LEAVE
    reason = why_not_move(game, human)
    return reason if reason else why_not_leave(game, human, game.at[human])


# --- moving ---


def ignores_water(game: Claustrophobia, warrior: i64) -> bool:
    return is_human(warrior) and game.can_use(warrior, ROPE)


def spend(game: Claustrophobia, warrior: i64, spot: i64) -> None:
    """CL-087: 1 MVT to leave the tile; CL-141, CL-R16: all that is left to leave a Flooded Tunnel."""
    game.began = 1
    game.moved = 1
    if game.kind(spot) == FLOODED and not ignores_water(game, warrior):
        game.spent = mvt_of(game, warrior)
        game.halted = 1
    else:
        game.spent += 1


def walk(game: Claustrophobia, human: i64, to: i64, hole: i64) -> None:
    """CL-087: a human goes to another tile."""
    spot = game.at[human]
    spend(game, human, spot)
    game.tell(events.MOVED, human, game.where(spot), game.where(to), hole)
    arrive(game, human, to)


def arrive(game: Claustrophobia, human: i64, spot: i64) -> None:
    """Put a human on a tile, in whatever way he comes (CL-R32, CL-R50)."""
    game.at[human] = spot
    flood(game, human, spot)
    enter(game, human, spot)
    judge(game)


def flood(game: Claustrophobia, warrior: i64, spot: i64) -> None:
    """CL-140: who enters a Flooded Tunnel must end his move there."""
    if game.kind(spot) == FLOODED and not ignores_water(game, warrior) and not game.halted:
        game.halted = 1
        game.tell(events.MOVE_ENDS, told(game, warrior), BY_FLOOD)


def told(game: Claustrophobia, warrior: i64) -> i64:
    return game.figure(warrior - FIEND) if warrior >= FIEND else warrior


def prowl(game: Claustrophobia, warrior: i64, to: i64, hole: i64) -> None:
    """CL-083: a Demon-side warrior goes to another tile."""
    spot = game.acting_at
    spend(game, warrior, spot)
    game.tell(events.MOVED, told(game, warrior), game.where(spot), game.where(to), hole)
    if warrior == TROG or warrior == TOUGH_TROG:
        group = DONE_TROGS if warrior == TROG else DONE_TOUGH
        game.add_trogs(spot, group, -1)
        game.add_trogs(to, group, 1)
    else:
        game.fiend_at[warrior - FIEND] = to
    game.acting_at = to
    flood(game, warrior, to)


def depart(game: Claustrophobia, human: i64) -> None:
    """CL-R38: out of play and safe; CL-046: his objects go with him."""
    spend(game, human, game.at[human])
    game.at[human] = DEPARTED
    game.left += 1
    if game.carrier == human:
        game.chest_out = 1
    if game.blessed == human:
        game.blessed = NONE
    game.tell(events.LEFT, human, game.left)
    judge(game)
