"""Movement: connections, the size rule, the blocking rule, Elusive and Impressive (CL-086 to CL-096, CL-121)."""

from __future__ import annotations

from games.claustrophobia.table import (
    B1,
    B2,
    CROSS,
    K1,
    K2,
    C,
    R,
    S,
    act_with,
    alone,
    arm,
    cave,
    demon,
    demon_turn,
    do,
    heard,
    lay,
    offered,
    put,
    refused,
    step,
    told,
    trogs,
)

from igroteka.engine.bits import bit
from igroteka.engine.choices import act
from igroteka.games.claustrophobia.content.vocabulary import CBT, DEMON, HUMAN
from igroteka.games.claustrophobia.rules.moving import why_not_leave
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    END,
    FIEND,
    HOLE,
    LEAVE,
    STEP,
    TROG,
)
from igroteka.games.claustrophobia.state.fields import DEPARTED, EXHAUSTED, HOLE_TOKEN, NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND as A_FIEND
from igroteka.games.claustrophobia.state.told import TROG as A_TROG


def two(scenario: str = "survivors") -> Claustrophobia:
    """The start tile and a cross north of it (spot 1), everybody on the start tile."""
    game = cave(scenario)
    lay(game, CROSS, 0, -1)
    return game


def test_CL_086_movement_is_optional_in_whole_and_in_part() -> None:
    game = two()
    lay(game, "T25", 0, -2)
    put(game, K1, 0, die=4)  # MVT 2
    act_with(game, K1)
    assert END in [action >> 24 for action in game.actions()]
    do(game, STEP, 1)
    assert offered(game, STEP) == [2, 0]
    do(game, END)
    assert game.at[K1] == 1


def test_CL_086_no_more_steps_than_movement_points() -> None:
    game = act_with(trogs(put(two(), K1, 0, die=1), 1, 1), K1)  # MVT 1
    do(game, STEP, 1)
    assert game.at[K1] == 1 and refused(game)[act(STEP, 0)] == reasons.NO_MVT


def test_CL_087_a_point_leads_to_an_adjacent_connected_tile() -> None:
    game = two()
    log = heard(game)
    act_with(game, B1)
    assert offered(game, STEP) == [1]
    do(game, STEP, 1)
    assert game.at[B1] == 1 and game.at[R] == 0
    assert told(log, events.MOVED)[0].args[0] == B1


def test_CL_088_CL_092_both_touching_sides_must_be_open() -> None:
    """The straight lies across: its closed side meets the open side of the start tile."""
    game = cave()
    lay(game, "T25", 0, 1, rotation=1)  # open E and W
    act_with(game, R)
    assert offered(game, STEP) == []
    assert refused(game)[act(STEP, 1)] == reasons.NOT_CONNECTED
    assert not game.joined(0, S) and not game.unexplored(0, S)  # CL-R17: no opening either


def test_CL_089_CL_090_at_most_three_of_a_side_on_a_tile() -> None:
    game = two()
    for human in (R, B1, K1):
        put(game, human, 1)
    act_with(game, K2)
    assert refused(game)[act(STEP, 1)] == reasons.FULL
    game = trogs(two(), 1, 3)
    act_with(game, K2)
    assert offered(game, STEP) == [1]  # the other side does not count


def test_CL_093_a_troglodyte_cannot_enter_where_two_and_the_demon_are() -> None:
    game = alone(two(), R)
    put(game, R, 0)
    trogs(game, 0, 1)
    demon(trogs(game, 1, 2), 1)
    demon_turn(game)
    do(game, TROG, 0, 0)
    assert refused(game)[act(STEP, 1)] == reasons.FULL


def test_CL_091_nobody_leaves_more_enemies_than_friends() -> None:
    game = trogs(alone(two(), R), 0, 1)
    act_with(game, R)
    assert offered(game, STEP) == [1]
    game = trogs(alone(two(), R), 0, 2)
    act_with(game, R)
    assert refused(game)[act(STEP, 1)] == reasons.BLOCKED


def test_CL_094_a_lone_troglodyte_may_leave_one_condemned_without_working_impressive() -> None:
    game = trogs(alone(two(), K1), 0, 1)
    assert why_not_leave(game, A_TROG, 0) == 0
    game = trogs(alone(two(), B1), 0, 1)
    assert why_not_leave(game, A_TROG, 0) == reasons.HELD
    game.give(B1, EXHAUSTED)
    assert why_not_leave(game, A_TROG, 0) == 0


def test_CL_095_the_first_of_two_brutes_may_leave_two_enemies_the_second_cannot() -> None:
    game = trogs(alone(two("head"), B1, B2), 0, 2)
    act_with(game, B1)
    assert offered(game, STEP) == [1]
    do(game, STEP, 1)
    act_with(game, B2)
    assert refused(game)[act(STEP, 1)] == reasons.BLOCKED


def test_CL_096_blocking_is_checked_each_time_with_the_figures_there_now() -> None:
    game = two()
    lay(game, "T25", 0, -2)
    trogs(put(alone(game, K1, R), K1, 0, die=6), 1, 2)
    put(game, R, 0, die=1)
    act_with(game, R)
    do(game, STEP, 1)
    assert game.spent == 1 and refused(game)[act(STEP, 2)] == reasons.BLOCKED


def test_CL_121_CL_122_an_elusive_blade_leaves_three_troglodytes() -> None:
    game = act_with(trogs(alone(two(), K1), 0, 3), K1)
    assert offered(game, STEP) == [1]
    game = trogs(alone(two(), K1), 0, 3)
    game.give(K1, EXHAUSTED)
    assert why_not_leave(game, K1, 0) == reasons.BLOCKED  # CL-120


def test_CL_127_CL_R13_impressive_holds_all_enemies_whatever_the_numbers() -> None:
    game = trogs(alone(two(), B1), 0, 3)
    assert why_not_leave(game, A_TROG, 0) == reasons.HELD
    game = demon(alone(two("head"), R, B1, B2), 0)  # the Master of Souls is Impressive
    assert why_not_leave(game, R, 0) == reasons.HELD and why_not_leave(game, B1, 0) == reasons.HELD


def test_CL_129_CL_R14_elusive_and_impressive_cancel_each_other_for_everyone() -> None:
    game = demon(alone(two("head"), R, K1), 0)  # Impressive Demon, Elusive Blade
    assert game.cancelled_on(0)
    assert why_not_leave(game, R, 0) == 0 and why_not_leave(game, K1, 0) == 0  # 1 enemy, 2 friends
    trogs(game, 0, 2)
    assert why_not_leave(game, K1, 0) == reasons.BLOCKED  # the blocking rule alone
    game = demon(alone(two(), B1, K1), 0)  # an Elusive Hunter against an Impressive Brute
    assert game.cancelled_on(0) and why_not_leave(game, A_FIEND, 0) == reasons.BLOCKED
    game = trogs(demon(alone(two(), B1), 0), 0, 1)
    assert why_not_leave(game, A_FIEND, 0) == 0 and why_not_leave(game, A_TROG, 0) == 0


def test_DM1_the_hunter_is_elusive() -> None:
    game = demon(alone(two(), R, K1, K2), 0)
    assert why_not_leave(game, A_FIEND, 0) == 0
    assert why_not_leave(trogs(game, 0, 1), A_TROG, 0) == reasons.BLOCKED


def test_DM7_the_gaoler_voids_elusive_on_its_tile() -> None:
    game = demon(alone(two("captive"), R, K1, K2), 0)
    assert not game.cancelled_on(0)
    assert [why_not_leave(game, human, 0) for human in (R, K1, K2)] == [reasons.HELD] * 3
    put(game, K1, 1)
    assert why_not_leave(game, K1, 1) == 0


def test_CL_R35_no_movement_without_points() -> None:
    game = two()
    game.give(R, EXHAUSTED)
    act_with(game, R)
    assert step(game) == ""  # CL-R54: nothing is left that he could do


# --- Flooded Tunnels ---


def flooded() -> Claustrophobia:
    """The start tile, south of it a Flooded Tunnel (spot 1), then a cross (spot 2)."""
    game = cave()
    lay(game, "T13", 0, 1)
    lay(game, CROSS, 0, 2)
    return game


def test_CL_140_who_enters_a_flooded_tunnel_stays_there() -> None:
    game = act_with(put(flooded(), K1, 0, die=4), K1)  # MVT 2
    do(game, STEP, 1)
    assert game.at[K1] == 1 and step(game) == ""
    game = trogs(alone(flooded(), R), 0, 1)
    game.trog_mvt = 2
    demon_turn(put(game, R, 2))
    do(game, TROG, 0, 0)
    do(game, STEP, 1)
    assert game.trogs(1) == 1 and step(game) == ""


def test_CL_141_CL_R16_to_leave_it_takes_all_points_and_is_the_only_step() -> None:
    game = flooded()
    lay(game, "T25", 0, 3)
    act_with(trogs(put(game, K1, 1, die=4), 2, 1), K1)  # MVT 2
    do(game, STEP, 2)
    assert game.at[K1] == 2 and (game.spent, game.halted) == (2, 1)  # though he had 2 points
    assert refused(game)[act(STEP, 3)] == reasons.MOVE_OVER
    game = flooded()
    game.give(K1, EXHAUSTED)
    act_with(put(game, K1, 1), K1)
    assert step(game) == ""  # it needs at least 1


def test_O5_a_rope_ignores_flooded_tunnels() -> None:
    game = arm(put(flooded(), K1, 0, die=4), K1, "rope")
    act_with(game, K1)
    do(game, STEP, 1)
    do(game, STEP, 2)
    assert game.at[K1] == 2


# --- holes ---


def holes() -> Claustrophobia:
    """A hole tile south of the start tile (spot 1), a token on a tile far away (spot 2)."""
    game = cave()
    lay(game, "T12", 0, 1)
    spot = lay(game, CROSS, 5, 5)
    game.ground[spot] += bit(HOLE_TOKEN)
    return game


def test_CL_156_CL_R33_troglodytes_go_from_any_hole_to_any_other_for_a_point() -> None:
    game = trogs(alone(holes(), R), 1, 1)
    demon_turn(game)
    do(game, TROG, 1, 0)
    assert offered(game, HOLE) == [2] and offered(game, STEP) == [0]
    do(game, HOLE, 2)
    assert game.trogs(2) == 1 and game.trogs(1) == 0
    game = demon(alone(holes(), R), 1)
    demon_turn(game)
    do(game, FIEND, 0)
    assert offered(game, HOLE) == []  # CL-R58: the Demon does not


def test_CL_157_CL_128_neither_blocking_nor_impressive_stop_them() -> None:
    game = trogs(put(put(alone(holes(), B1, R), B1, 1), R, 1), 1, 1)
    assert why_not_leave(game, A_TROG, 1) == reasons.HELD
    demon_turn(game)
    do(game, TROG, 1, 0)
    assert offered(game, STEP) == [] and offered(game, HOLE) == [2]


def test_CL_R34_the_far_end_has_its_normal_capacity() -> None:
    game = trogs(trogs(alone(holes(), R), 1, 1), 2, 3)
    demon_turn(put(game, R, 1))
    do(game, TROG, 1, 0)
    assert refused(game)[act(HOLE, 2)] == reasons.FULL


def test_O5_the_bearer_of_a_rope_uses_holes_and_nothing_holds_him() -> None:
    game = trogs(arm(put(alone(holes(), R), R, 1), R, "rope"), 1, 3)
    act_with(game, R)
    assert offered(game, HOLE) == [2] and offered(game, STEP) == []
    do(game, HOLE, 2)
    assert game.at[R] == 2
    game = put(alone(holes(), R), R, 1)
    assert offered(act_with(game, R), HOLE) == []


# --- the Exit ---


def at_exit(scenario: str) -> Claustrophobia:
    """Everybody on the Exit, in a scenario that begins there, or on one laid beside the start tile."""
    game = cave(scenario)
    if scenario == "survivors":
        spot = lay(game, "T01", 0, 1, rotation=2)
        for human in range(6):
            if game.in_play(human):
                put(game, human, spot)
    return game


def test_CL_R38_humans_leave_by_the_exit_for_a_point() -> None:
    game = act_with(at_exit("survivors"), B1)
    do(game, LEAVE)
    assert game.at[B1] == DEPARTED and game.left == 1 and game.humans_in_play() == 3
    game = trogs(at_exit("survivors"), 1, 1)
    game.give(K1, EXHAUSTED)
    game.blessed, game.blessing = K1, CBT
    assert refused(act_with(game, K1))[act(LEAVE)] == reasons.NO_MVT
    game = trogs(alone(at_exit("survivors"), R), 1, 2)
    act_with(game, R)
    assert refused(game)[act(LEAVE)] == reasons.BLOCKED


def test_CL_131_who_leaves_takes_the_blessing_along_only_if_it_is_his() -> None:
    game = at_exit("survivors")
    game.blessed, game.blessing = K1, CBT
    before = game.cbt(K1)
    do(act_with(game, B1), LEAVE)
    assert game.at[B1] == DEPARTED and (game.blessed, game.cbt(K1)) == (K1, before)
    game = at_exit("survivors")
    game.blessed, game.blessing = K1, CBT
    do(act_with(game, K1), LEAVE)
    assert game.at[K1] == DEPARTED and game.blessed == NONE


def test_CL_R38_who_may_leave_is_the_scenarios_to_say() -> None:
    for scenario in ("tide", "head", "ritual", "possessed"):
        assert LEAVE not in [action >> 24 for action in act_with(cave(scenario), B1).actions()]
    game = act_with(cave("dares"), B1)
    assert refused(game)[act(LEAVE)] == reasons.MAY_NOT_LEAVE
    game = cave("dares")
    game.carrier = B1
    assert act(LEAVE) in act_with(game, B1).actions()
    game = act_with(cave("captive"), B1)
    assert refused(game)[act(LEAVE)] == reasons.MAY_NOT_LEAVE
    game = put(cave("captive"), C, 0, die=2)
    assert act(LEAVE) in act_with(game, C).actions()


def test_a_step_into_a_fight_leaves_the_attack() -> None:
    game = act_with(trogs(two(), 1, 1), B1)
    do(game, STEP, 1)
    assert offered(game, ATTACK) == [0]
    assert (game.on(HUMAN, 1), game.on(DEMON, 1)) == (1, 1)
