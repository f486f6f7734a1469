"""The eight scenarios: set-up, special rules, victory (CL-R38, CL-R41, CL-R42, CL-R57, CL-R58)."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    B1,
    B2,
    CONTENT,
    CROSS,
    K1,
    K2,
    SPACE,
    TILE,
    C,
    N,
    R,
    act_with,
    alone,
    begun,
    cave,
    deal,
    demon,
    demon_turn,
    dice,
    do,
    heard,
    lay,
    odds_of,
    offered,
    play,
    put,
    refused,
    run,
    stacked,
    step,
    summoning,
    threat,
    told,
    trogs,
    wounds,
)

from igroteka.engine.bits import bit, digit
from igroteka.engine.choices import act
from igroteka.engine.seats import OVER
from igroteka.games.claustrophobia.content.vocabulary import (
    BREAK_SEAL,
    CHANT,
    DEMON,
    DEMON_WINS,
    DRAW,
    ENDINGS,
    EXORCISE,
    HUMAN,
    HUMAN_WINS,
    LIGHT_FUSE,
    OPEN_CHEST,
    PUT_SEAL,
    SCENARIOS,
    TAKE_CHEST,
)
from igroteka.games.claustrophobia.rules.initiative import INITIATIVE_PHASE
from igroteka.games.claustrophobia.rules.turn import END_ROUND, NEXT_ROUND
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.rules.wounds import WOUND
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    DEED,
    END,
    EXPLORE,
    FIEND,
    LEAVE,
    LINE,
    SPOT,
    STEP,
    STRIKE,
    SUMMON,
    SWARM,
    TROG,
    TURN,
)
from igroteka.games.claustrophobia.state.fields import CHEST, DEAD, EXHAUSTED, SEALED, TREASURE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_TRAP


def kill(game: Claustrophobia, human: int) -> Claustrophobia:
    run(game, WOUND, human, 6, BY_TRAP)
    return game


def end_round(game: Claustrophobia, number: int) -> Claustrophobia:
    """The round of this number is over."""
    game.round = number
    run(game, END_ROUND)
    if game.seat == OVER and not game.result:
        run(game, NEXT_ROUND)
    return game


def result(game: Claustrophobia) -> tuple[int, str]:
    return int(game.result), ENDINGS[game.ended_by]


def reveal(game: Claustrophobia, tile: str) -> Claustrophobia:
    """The Redeemer explores north of the start tile, and this tile lies on top."""
    act_with(put(stacked(game, tile, "T36"), R, 0), R)
    do(game, EXPLORE, N)
    if step(game) == "LayTile":
        do(game, TURN, offered(game, TURN)[0])
    return game


# --- the stacks ---


@pytest.mark.parametrize(
    ("scenario", "blocks"),
    [
        ("survivors", [9, 1]),
        ("tide", [7, 4]),
        ("head", [7, 4]),
        ("ritual", [4, 4]),
        ("possessed", [1, 2, 3]),
        ("dares", [4, 4, 4, 4]),
        ("captive", [4, 4]),
        ("infection", [10, 4]),
    ],
)
def test_stacks_are_made_of_blocks(scenario: str, blocks: list[int]) -> None:
    game = begun(scenario)
    assert [int(digit(game.blocks, block)) for block in range(len(blocks))] == blocks
    assert game.scenario.stack == sum(blocks) == len(game.ground) - 1


def test_tiles_removed_by_name_are_out() -> None:
    game = begun("possessed")
    out = {TILE[name] for name in ("T02", "T08", "T09")}
    assert not any(game.pool >> tile & 1 for tile in out) and not any(game.targets >> tile & 1 for tile in out)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_start_tile_lies_at_the_origin(scenario: str) -> None:
    game = begun(scenario)
    assert (game.x(0), game.y(0), game.rotation(0)) == (0, 0, 0)
    assert all(game.at[human] in (0, -1) for human in range(6))


# --- general ---


def test_CL_R42_without_humans_the_demon_wins() -> None:
    for scenario in ("head", "dares"):
        game = kill(alone(cave(scenario), B1), B1)
        assert result(game) == (DEMON_WINS, "wiped_out") and game.winners() == [DEMON]


@pytest.mark.parametrize(
    ("scenario", "limit"),
    list(zip(SCENARIOS, (30, 14, 16, 14, 16, 20, 18, 25), strict=True)),
)
def test_the_last_round_ends_the_game(scenario: str, limit: int) -> None:
    game = end_round(cave(scenario), limit - 1)
    assert not game.result and game.seat != OVER
    game = end_round(cave(scenario), limit)
    assert result(game) == (DEMON_WINS, "out_of_time")


def test_CL_R41_the_game_ends_at_once_and_nothing_follows() -> None:
    """The Redeemer dies in the middle of a swarm: the other attacks do not happen."""
    game = put(trogs(alone(cave("ritual"), R, B1), 0, 3), R, 0, wounds=[1, 2, 3, 4, 5])
    game.give(B1, EXHAUSTED)
    demon_turn(game)
    do(game, SWARM, 0, R)
    game.play(1)
    assert game.seat == OVER and result(game) == (DEMON_WINS, "redeemer_dead") and game.ready(0, 0) == 2
    game.then(WOUND, B1, 1, BY_TRAP)
    game.settle()
    assert game.seat == OVER and wounds(game, B1) == []


# --- S1 ---


def exit_tile(game: Claustrophobia) -> Claustrophobia:
    spot = lay(game, "T01", 0, -1, rotation=2)
    for human in range(6):
        if game.in_play(human):
            put(game, human, spot)
    return game


def test_S1_the_second_to_leave_wins_for_the_human() -> None:
    game = exit_tile(cave())
    do(act_with(game, K1), LEAVE)
    assert not game.result
    do(act_with(game, K2), LEAVE)
    assert result(game) == (HUMAN_WINS, "escaped") and game.winners() == [HUMAN]


def test_S1_one_who_left_makes_a_draw() -> None:
    game = exit_tile(cave())
    do(act_with(game, K1), LEAVE)
    for human in (R, B1, K2):
        kill(game, human)
    assert result(game) == (DRAW, "one_escaped") and game.winners() == [HUMAN, DEMON]


def test_S1_the_limit_is_judged_by_those_who_left() -> None:
    game = exit_tile(cave())
    do(act_with(game, K1), LEAVE)
    assert result(end_round(game, 30)) == (DRAW, "one_escaped")


def test_S1_nobody_left_and_the_demon_wins() -> None:
    game = cave()
    for human in (R, B1, K1, K2):
        kill(game, human)
    assert result(game) == (DEMON_WINS, "wiped_out")


# --- S2 ---


def shaft() -> Claustrophobia:
    """The Shaft lies north of the start tile, the Redeemer is there."""
    game = cave("tide")
    lay(game, "T02", 0, -1)
    return put(game, R, 1)


def test_S2_a_human_on_the_shaft_lights_the_fuse_once() -> None:
    game = act_with(shaft(), B1)
    assert refused(game)[act(DEED, LIGHT_FUSE)] == reasons.NOT_THERE
    act_with(game, R)
    do(game, DEED, LIGHT_FUSE)
    assert game.lit == 1 and game.clock == 3
    act_with(trogs(game, 1, 1), R)
    assert refused(game)[act(DEED, LIGHT_FUSE)] == reasons.DONE_BEFORE


def test_S2_CL_R49_it_is_instead_of_attacking_and_not_for_the_exhausted() -> None:
    game = act_with(trogs(shaft(), 1, 1), R)
    do(game, DEED, LIGHT_FUSE)
    assert refused(game)[act(ATTACK, 0)] == reasons.ATTACKED
    game = trogs(shaft(), 1, 1)
    game.give(R, EXHAUSTED)
    game.blessed, game.blessing = R, 1
    assert refused(act_with(game, R))[act(DEED, LIGHT_FUSE)] == reasons.EXHAUSTED


def test_S2_the_fuse_burns_unless_demons_are_more_on_the_shaft() -> None:
    game = shaft()
    game.lit, game.clock = 1, 3
    end_round(game, 3)
    assert game.clock == 2
    end_round(trogs(game, 1, 1), 4)
    assert game.clock == 1  # as many
    end_round(trogs(game, 1, 1), 5)
    assert game.clock == 1 and game.result == 0
    end_round(put(game, B1, 1), 14)  # before the limit is checked
    assert result(game) == (HUMAN_WINS, "fuse_burnt")


def test_S2_no_human_is_left_while_the_fuse_burns() -> None:
    for guards, won in ((0, (HUMAN_WINS, "fuse_unguarded")), (1, (DEMON_WINS, "wiped_out"))):
        game = trogs(alone(shaft(), R), 1, guards)
        game.lit, game.clock = 1, 2
        assert result(kill(game, R)) == won


def test_S2_an_unlit_fuse_saves_nobody() -> None:
    assert result(kill(alone(shaft(), R), R)) == (DEMON_WINS, "wiped_out")


# --- S3 ---


def test_S3_the_master_waits_on_the_pentacle_with_two_troglodytes() -> None:
    game = reveal(cave("head"), "T02")
    assert game.fiend_at[0] == 1 and game.trogs(1) == 2 and game.tp == 2
    game = cave("head")
    trogs(game, lay(game, CROSS, 5, 5), 10)
    reveal(game, "T02")
    assert game.trogs(2) == 1  # fewer if the supply is short


def test_S3_his_death_wins() -> None:
    game = demon(put(cave("head"), B1, 0, die=5), 0, wounds=4)
    act_with(game, B1)
    do(game, ATTACK, 1)
    game.play(2)
    assert result(game) == (HUMAN_WINS, "master_dead")


# --- S4 ---


def pentacle() -> Claustrophobia:
    """The Pentacle lies north of the start tile."""
    game = cave("ritual")
    lay(game, "T02", 0, -1)
    return game


def test_S4_the_redeemer_chants_on_the_pentacle() -> None:
    game = put(put(pentacle(), R, 1, die=1), B1, 1)
    assert refused(act_with(game, B1))[act(DEED, CHANT)] == reasons.NOT_HIS_DEED
    act_with(game, R)
    do(game, DEED, CHANT)
    assert game.clock == 1
    game.clock = 4
    do(act_with(game, R), DEED, CHANT)
    assert result(game) == (HUMAN_WINS, "ritual_done")


def test_S4_no_chant_elsewhere_or_exhausted() -> None:
    assert refused(act_with(pentacle(), R))[act(DEED, CHANT)] == reasons.NOT_THERE
    game = trogs(put(pentacle(), R, 1), 1, 1)
    game.give(R, EXHAUSTED)
    game.blessed, game.blessing = R, 1
    assert refused(act_with(game, R))[act(DEED, CHANT)] == reasons.EXHAUSTED


def test_S4_CL_R49_the_deeds_of_another_scenario_are_not_offered() -> None:
    game = act_with(put(pentacle(), R, 1, die=1), R)
    assert offered(game, DEED) == [CHANT]
    asked = [action for action in refused(game) if action >> 24 == DEED]
    assert asked == [act(DEED, PUT_SEAL)]


def test_S4_his_death_loses() -> None:
    assert result(kill(pentacle(), R)) == (DEMON_WINS, "redeemer_dead")


def test_S4_a_seal_bars_the_demon_side() -> None:
    game = act_with(pentacle(), B1)
    do(game, DEED, PUT_SEAL)
    assert game.seals == 2 and game.is_sealed(0)
    act_with(game, B2)
    assert refused(game)[act(DEED, PUT_SEAL)] == reasons.SEAL_THERE
    demon_turn(trogs(game, 1, 1))
    do(game, TROG, 1, 0)
    assert refused(game)[act(STEP, 0)] == reasons.BARRED_BY_SEAL
    for human in range(6):
        if game.in_play(human):
            put(game, human, 1)
    assert refused(summoning(deal(game, "ambush")))[act(SUMMON, 0)] == reasons.BARRED_BY_SEAL


def test_S4_no_seal_on_the_pentacle_or_beside_an_enemy() -> None:
    game = put(pentacle(), B1, 1)
    assert refused(act_with(game, B1))[act(DEED, PUT_SEAL)] == reasons.NOT_THERE
    game = trogs(pentacle(), 0, 1)
    assert refused(act_with(game, B1))[act(DEED, PUT_SEAL)] == reasons.ENEMY_THERE
    game = pentacle()
    game.seals = 0
    assert refused(act_with(game, B1))[act(DEED, PUT_SEAL)] == reasons.NO_SEALS


def test_S4_a_warrior_beside_a_sealed_tile_tries_to_break_it() -> None:
    game = trogs(pentacle(), 1, 1)
    game.mark(0, SEALED)
    demon_turn(game)
    play(game, act(TROG, 1, 0), act(DEED, BREAK_SEAL))
    assert odds_of(game) == {0: 4, 1: 2}
    game.play(1)
    assert not game.is_sealed(0) and game.seals == 3  # for good: it does not come back
    game = demon(pentacle(), 1)  # the Combat Demon breaks it on 3+
    game.mark(0, SEALED)
    demon_turn(game)
    play(game, act(FIEND, 0), act(DEED, BREAK_SEAL))
    assert odds_of(game) == {0: 2, 1: 4}
    game.play(0)
    assert game.is_sealed(0)


def test_S4_one_of_two_sealed_tiles_is_chosen() -> None:
    game = pentacle()
    lay(game, CROSS, 0, -2)
    for spot in (0, 2):
        game.mark(spot, SEALED)
    demon_turn(trogs(game, 1, 1))
    play(game, act(TROG, 1, 0), act(DEED, BREAK_SEAL))
    assert (step(game), offered(game, SPOT)) == ("BreakWhich", [0, 2])


def test_S4_breaking_is_instead_of_attacking() -> None:
    game = trogs(put(pentacle(), B1, 1), 1, 1)
    game.mark(0, SEALED)
    demon_turn(game)
    play(game, act(TROG, 1, 0), act(DEED, BREAK_SEAL), 0)
    assert step(game) == ""  # no attack is left to it


# --- S5 ---


def cell(*fiends: int) -> Claustrophobia:
    """Possessed of these places on a Cell north of the start tile, the Redeemer beside them."""
    game = cave("possessed")
    lay(game, "T06", 0, -1)
    for human in fiends:
        game.fiend_at[human + 1] = 1
        game.fiends_waiting &= ~bit(human + 1)
    return put(game, R, 1, die=1)


def test_S5_a_cell_brings_one_possessed_of_the_demons_choice() -> None:
    game = reveal(cave("possessed"), "T06")
    assert (step(game), game.seat, offered(game, FIEND)) == ("PossessedWhich", DEMON, [B2 + 1, K2 + 1])
    do(game, FIEND, K2 + 1)
    assert game.fiend_at[K2 + 1] == 1
    act_with(game, R)
    assert offered(game, ATTACK) == [1 + K2 + 1]
    game = cave("possessed")
    game.fiends_waiting = bit(B2 + 1)
    assert reveal(game, "T07").fiend_at[B2 + 1] == 1  # the last one is no choice


def test_S5_CL_R58_a_possessed_is_a_target_of_its_own_with_three_health() -> None:
    game = put(trogs(cell(B2), 1, 2), B1, 1, die=5)
    game.trog_cbt = game.trog_mvt = game.trog_def = 1
    act_with(game, B1)
    assert offered(game, ATTACK) == [0, 1 + B2 + 1]
    do(game, ATTACK, 1 + B2 + 1)
    assert sum(odds_of(game).values()) == 6**4 and odds_of(game)[0] == 3**4  # DEF 4, no bonus of spaces
    game.play(2)
    assert game.wounds_of(B2 + 1) == 2
    demon_turn(game)
    do(game, FIEND, B2 + 1)
    assert offered(game, STRIKE) == [R, B1] and game.fiend_value(B2 + 1, 0) == 1


def test_S5_exorcism_frees_with_nineteen_of_twentyseven() -> None:
    game = act_with(cell(B2), R)
    do(game, DEED, EXORCISE)
    odds = odds_of(game)
    assert odds[1] * 27 == 19 * sum(odds.values())
    game.play(1)
    assert (step(game), game.seat) == ("WoundLine", HUMAN)
    play(game, act(LINE, 0), act(LINE, 1), act(LINE, 2))
    assert game.at[B2] == 1 and game.fiend_at[B2 + 1] == -1 and wounds(game, B2) == [1, 2, 3]
    assert game.is_exhausted(B2) and game.objects(B2) == 0 and game.freed == 1
    assert game.humans_in_play() == 4


def test_S5_only_the_redeemer_on_its_tile_exorcises() -> None:
    game = put(cell(B2), B1, 1)
    assert refused(act_with(game, B1))[act(DEED, EXORCISE)] == reasons.NOT_HIS_DEED
    game = put(cell(B2), R, 0)
    assert refused(act_with(game, R))[act(DEED, EXORCISE)] == reasons.NOT_THERE


def test_S5_of_two_possessed_one_is_named() -> None:
    game = act_with(cell(B2, K2), R)
    do(game, DEED, EXORCISE)
    assert (step(game), offered(game, FIEND)) == ("ExorciseWhom", [B2 + 1, K2 + 1])


def test_S5_CL_R57_a_freed_warrior_may_stand_where_there_is_no_room() -> None:
    game = put(put(cell(B2), B1, 1), K1, 1)
    act_with(game, R)
    do(game, DEED, EXORCISE)
    game.play(1)
    play(game, act(LINE, 0), act(LINE, 1), act(LINE, 2))
    assert game.humans_on(1) == 4 and game.room(HUMAN, 1) == 0


def test_S5_how_it_ends() -> None:
    game = cell(K2)
    game.freed = 1
    act_with(game, R)
    do(game, DEED, EXORCISE)
    game.play(1)
    play(game, act(LINE, 0), act(LINE, 1), act(LINE, 2))
    assert result(game) == (HUMAN_WINS, "both_freed")
    for freed, dead, round_over, end in (
        (1, 1, 0, (DRAW, "one_freed")),
        (0, 2, 0, (DEMON_WINS, "possessed_dead")),
        (1, 0, 1, (DRAW, "one_freed")),
        (0, 0, 1, (DEMON_WINS, "out_of_time")),
        (0, 1, 0, (0, "")),
    ):
        game = cell()
        game.freed, game.possessed_dead, game.last_round_over = freed, dead, round_over
        judge(game)
        assert result(game) == end
    assert result(kill(cell(), R)) == (DEMON_WINS, "redeemer_dead")


def test_S5_a_possessed_with_three_wounds_dies() -> None:
    game = put(cell(B2), B1, 1, die=5)
    do(act_with(game, B1), ATTACK, 1 + B2 + 1)
    game.play(3)
    assert game.possessed_dead == 1 and game.at[B2] == -1 and not game.result


# --- S6 ---


def stash() -> Claustrophobia:
    """A Stash with a face-down token north of the start tile, the first Brute on it."""
    game = cave("dares")
    lay(game, "T06", 0, -1)
    game.mark(1, TREASURE)
    return put(game, B1, 1)


def test_S6_every_revealed_stash_gets_a_token() -> None:
    game = reveal(cave("dares"), "T06")
    assert game.is_marked(1, TREASURE)


def test_S6_a_chest_is_opened_instead_of_attacking_with_no_enemy_there() -> None:
    game = act_with(stash(), B1)
    do(game, DEED, OPEN_CHEST)
    assert odds_of(game) == {0: 3, 1: 1}
    game.play(0)
    assert game.carrier == -1 and game.empty_chests == 2 and not game.is_marked(1, TREASURE)
    assert refused(act_with(trogs(stash(), 1, 1), B1))[act(DEED, OPEN_CHEST)] == reasons.ENEMY_THERE
    assert refused(act_with(stash(), K1))[act(DEED, OPEN_CHEST)] == reasons.NOT_THERE


def test_S6_the_last_token_is_no_surprise() -> None:
    game = stash()
    game.empty_chests = 0
    do(act_with(game, B1), DEED, OPEN_CHEST)
    assert odds_of(game) == {1: 1}


def test_S6_the_full_chest_is_carried_and_wins_at_the_exit() -> None:
    game = act_with(stash(), B1)
    do(game, DEED, OPEN_CHEST)
    game.play(1)
    assert game.carrier == B1
    act_with(put(game, B1, 0, die=6), B1)
    do(game, LEAVE)
    assert result(game) == (HUMAN_WINS, "chest_out")


def test_S6_CL_R39_the_chest_of_a_dead_carrier_lies_there_and_is_taken_free() -> None:
    game = stash()
    game.carrier = B1
    kill(game, B1)
    assert game.carrier == -1 and game.is_marked(1, CHEST)
    game.give(K1, EXHAUSTED)
    act_with(put(game, K1, 1), K1)
    do(game, DEED, TAKE_CHEST)
    assert game.carrier == K1 and not game.is_marked(1, CHEST)
    game = trogs(stash(), 1, 1)
    game.mark(1, CHEST)
    act_with(game, B1)
    do(game, DEED, TAKE_CHEST)
    assert offered(game, ATTACK) == [0]  # it is free


# --- S7 ---


def test_S7_the_captive_is_found_on_the_pentacle_exhausted() -> None:
    game = reveal(cave("captive"), "T02")
    assert game.at[C] == 1 and game.is_exhausted(C)
    assert game.mvt(C) == 0
    run(game, INITIATIVE_PHASE)
    assert game.frame()[0] == 5
    game.play(dice(2, 2, 2, 2, 2))
    assert not game.is_exhausted(C) and game.mvt(C) == 1


def test_S7_how_it_ends() -> None:
    game = put(cave("captive"), C, 0, die=3)
    do(act_with(game, C), LEAVE)
    assert result(game) == (HUMAN_WINS, "captive_out")
    assert result(kill(put(cave("captive"), C, 0), C)) == (DEMON_WINS, "captive_dead")
    game = cave("captive")
    for human in (R, B1, K1, K2):
        kill(game, human)
    assert result(game) == (DEMON_WINS, "wiped_out")
    game = put(alone(cave("captive"), B1, C), C, 0, die=2)
    assert not kill(game, B1).result  # the Captive is a human in play


# --- S8 ---


def test_S8_crawling_death_wounds_condemned_with_fewer_than_two_wounds() -> None:
    game = put(put(cave("infection"), B1, 0, wounds=[1]), B2, 0, wounds=[1, 2])
    log = heard(game)
    run(game, INITIATIVE_PHASE)
    assert (step(game), game.seat, game.frame()[1]) == ("WoundLine", HUMAN, B1)
    do(game, LINE, 3)
    assert game.frame()[1] == K1
    do(game, LINE, 3)
    assert step(game) == "RollInitiative"
    assert [event.args[0] for event in told(log, events.CRAWLING_DEATH)] == [B1, K1]
    assert wounds(game, R) == [] and wounds(game, B2) == [1, 2]


def test_S8_the_dead_return_at_once_as_damned() -> None:
    game = kill(cave("infection"), B1)
    assert game.at[B1] == DEAD and game.fiend_at[B1 + 1] == 0
    assert [int(game.fiend_value(B1 + 1, stat)) for stat in range(4)] == [1, 1, 3, 1]
    act_with(game, R)
    assert offered(game, ATTACK) == [1 + B1 + 1]


def test_S8_a_returning_dead_heals_nobody() -> None:
    game = kill(demon(cave("infection"), 0, wounds=2), B1)
    assert (game.wounds_of(0), game.wounds_of(B1 + 1)) == (2, 0)


def test_S8_if_there_is_no_room_the_demon_removes_one_of_his_figures() -> None:
    game = cave("infection")
    spot = lay(game, CROSS, 0, -1)
    kill(trogs(put(game, B1, spot), spot, 2, tough=1), B1)
    assert (step(game), game.seat) == ("RemoveFigure", DEMON)
    assert game.actions() == [act(TROG, spot, 0), act(TROG, spot, 1), act(FIEND, B1 + 1)]
    do(game, TROG, spot, 1)
    assert game.demons_on(spot) == 3 and game.tough(spot) == 0
    game = cave("infection")
    spot = lay(game, CROSS, 0, -1)
    do(kill(trogs(put(game, B1, spot), spot, 3), B1), FIEND, B1 + 1)
    assert game.trogs(spot) == 3 and game.fiend_at[B1 + 1] == -1


def test_S8_the_active_figure_may_be_the_one_that_is_removed() -> None:
    game = cave("infection")
    spot = lay(game, CROSS, 0, -1)
    trogs(put(game, B1, spot, wounds=[1, 2, 3, 4, 5]), spot, 2, tough=1)
    demon_turn(game)
    play(game, act(TROG, spot, 1), act(STRIKE, B1), 1)
    do(game, TROG, spot, 1)
    assert game.tough(spot) == 0 and step(game) == "NextDemon" and game.acting == -1


def test_S8_CL_083_who_has_acted_acts_no_more_when_a_damned_is_removed() -> None:
    game = cave("infection")
    spot = lay(game, CROSS, 0, -1)
    kill(put(game, B2, spot), B2)
    trogs(put(game, B1, spot, wounds=[1, 2, 3, 4, 5]), spot, 2)
    demon_turn(game)
    play(game, act(FIEND, B2 + 1), act(STRIKE, B1), 0)  # the Impressive Brute holds it
    play(game, act(TROG, spot, 0), act(STRIKE, B1), 1, act(FIEND, B1 + 1), act(END))
    assert game.fiend_at[B1 + 1] == -1 and game.fiend_at[B2 + 1] == spot
    assert step(game) == "NextDemon" and refused(game)[act(FIEND, B2 + 1)] == reasons.ACTIVATED


def test_S8_another_troglodyte_of_the_kind_is_removed_before_the_active_one() -> None:
    game = cave("infection")
    spot = lay(game, CROSS, 0, -1)
    trogs(put(game, B1, spot, wounds=[1, 2, 3, 4, 5]), spot, 3)
    demon_turn(game)
    play(game, act(TROG, spot, 0), act(STRIKE, B1), 1, act(TROG, spot, 0))
    assert game.plain(spot) == 2 and game.ready(spot, 0) == 1 and step(game) == "ActDemon"


def test_S8_two_on_the_exit_win_and_fewer_than_two_lose() -> None:
    game = cave("infection")
    spot = lay(game, "T01", 0, -1, rotation=2)
    put(game, R, spot)
    act_with(game, B1)
    do(game, STEP, spot)
    assert result(game) == (HUMAN_WINS, "gathered")
    game = cave("infection")
    for human in (R, B1):
        kill(game, human)
    assert not game.result
    assert result(kill(game, B2)) == (DEMON_WINS, "too_few")


def test_S8_sounds_are_flat_and_claws_closed() -> None:
    game = threat(cave("infection"), 5, 5, 6)
    assert game.scenario.closed == bit(SPACE["claws"]) and game.scenario.flat == bit(SPACE["sounds"])


# --- the Captive and the Possessed are figures like others ---


def test_CL_R03_there_are_three_profiles_and_the_captive() -> None:
    assert [warrior.id for warrior in CONTENT.warriors] == ["redeemer", "brute", "blade", "captive"]
    game = put(put(cave("head"), B1, 0, die=4), B2, 0, die=4)
    assert [game.mvt(B2), game.cbt(B2), game.defence(B2)] == [1, 3, 5]


def test_CL_R04_gifts_and_talents_are_two_things() -> None:
    """A talent works with any die, a gift with its own alone."""
    game = put(cave("head"), R, 0, die=2)
    assert game.has_talent(R, 0) and game.gifts != 0
    game.give(R, EXHAUSTED)
    assert not game.has_talent(R, 0)
