"""Special tiles (CL-139 to CL-160)."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    B1,
    CONTENT,
    CROSS,
    K1,
    KIND,
    TILE,
    N,
    R,
    act_with,
    alone,
    arm,
    cave,
    deal,
    dice,
    do,
    heard,
    lay,
    odds_of,
    offered,
    play,
    put,
    run,
    step,
    told,
    trogs,
    wounds,
)

from igroteka.engine.bits import bit
from igroteka.engine.choices import act
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.rules.destiny import DESTINY
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import ATTACK, EXPLORE, HOLE, LINE, PLAY, SPOT, STEP
from igroteka.games.claustrophobia.state.fields import HOLE_TOKEN, SEALED, SPRUNG
from igroteka.games.claustrophobia.state.game import Claustrophobia


def beside(tile: str, rotation: int = 0) -> Claustrophobia:
    """A tile north of the start tile (spot 1), everybody on the start tile."""
    game = cave()
    lay(game, tile, 0, -1, rotation=rotation)
    return game


def walk_in(game: Claustrophobia, human: int = K1, die: int = 4) -> Claustrophobia:
    act_with(put(game, human, 0, die=die), human)
    return do(game, STEP, 1)


def test_CL_139_a_stash_does_nothing_without_a_scenario_rule() -> None:
    game = cave()
    lay(game, "T06", 0, -1)
    before = [int(word) for word in game.ground]
    walk_in(game)
    assert step(game) == "ActHuman" and [int(word) for word in game.ground] == before


@pytest.mark.parametrize(("tile", "capacity"), [("T02", 5), ("T01", 5), ("T22", 1), ("T25", 3), ("T03", 3)])
def test_CL_142_CL_143_CL_154_capacities(tile: str, capacity: int) -> None:
    """CL-142 the Pentacle Room, CL-143 the Exit, CL-154 the Tight Tunnel."""
    game = cave("survivors" if tile != "T02" else "tide")
    spot = lay(game, tile, 0, 5)
    assert game.room(HUMAN, spot) == capacity and game.room(DEMON, spot) == capacity


def test_CL_154_a_second_human_cannot_enter_a_tight_tunnel() -> None:
    game = put(beside("T22"), R, 1)
    act_with(game, B1)
    assert offered(game, STEP) == []


# --- booby traps ---


def test_CL_148_the_first_human_to_enter_rolls() -> None:
    game = walk_in(beside("T19"))
    assert (step(game), odds_of(game)) == ("BoobyRoll", {1: 1, 2: 2, 4: 1, 5: 1, 6: 1})
    game.play(1)
    game = walk_in(game, B1, 6)
    assert step(game) != "BoobyRoll"  # CL-R32: once per tile


def test_CL_149_a_one_does_nothing() -> None:
    game = play(walk_in(beside("T19")), 1)
    assert wounds(game, K1) == [] and offered(game, STEP) == [0]


def test_CL_150_two_or_three_is_a_hit() -> None:
    game = play(walk_in(beside("T19")), 2)
    do(game, LINE, 3)
    assert wounds(game, K1) == [4] and step(game) == "ActHuman"


def test_CL_151_CL_R32_four_ends_the_move_but_not_the_attack() -> None:
    game = play(walk_in(trogs(beside("T19"), 1, 1)), 4)
    assert offered(game, STEP) == [] and offered(game, ATTACK) == [0]


def test_CL_152_five_brings_a_troglodyte_if_one_is_left_and_fits() -> None:
    assert play(walk_in(beside("T19")), 5).trogs(1) == 1
    assert play(walk_in(trogs(beside("T19"), 1, 3)), 5).trogs(1) == 3
    game = beside("T19")
    trogs(game, lay(game, CROSS, 5, 5), 11)
    assert play(walk_in(game), 5).trogs(1) == 0


def test_CL_153_six_is_two_hits() -> None:
    game = play(walk_in(beside("T19")), 6)
    play(game, act(LINE, 0), act(LINE, 1))
    assert wounds(game, K1) == [1, 2] and step(game) == "ActHuman"


def test_CL_R32_whoever_explores_it_springs_it() -> None:
    game = act_with(put(cave(), K1, 0, die=4), K1)
    do(game, EXPLORE, N)
    game.play(TILE["T19"])
    assert step(game) == "BoobyRoll"


def test_CL_R32_panic_and_holes_spring_it_too() -> None:
    game = trogs(deal(alone(beside("T19"), K1), "panic"), 0, 2)
    act_with(game, K1)
    do(game, PLAY, KIND["panic"])
    assert step(game) == "BoobyRoll"
    game = arm(beside("T19"), R, "rope")
    game.ground[0] += bit(HOLE_TOKEN)
    game.ground[1] += bit(HOLE_TOKEN)
    act_with(game, R)
    do(game, HOLE, 1)
    assert step(game) == "BoobyRoll"


def test_a_dead_explorer_ends_his_activation() -> None:
    game = play(walk_in(put(beside("T19"), K1, 0, wounds=[1, 2, 3, 4, 5])), 2)
    assert game.at[K1] < 0 and step(game) == "" and game.acting == -1


# --- holes ---


def test_CL_155_two_tiles_leave_no_choice_for_the_token() -> None:
    game = act_with(put(cave(), K1, 0, die=4), K1)
    do(game, EXPLORE, N)
    game.play(TILE["T12"])
    assert game.ground[0] >> HOLE_TOKEN & 3 == 1 and step(game) == "ActHuman"


def test_CL_R33_a_token_may_lie_where_there_is_a_hole_already() -> None:
    game = cave()
    spot = lay(game, "T10", 0, 1, rotation=2)
    game.ground[0] += bit(HOLE_TOKEN)
    act_with(put(game, K1, 0, die=4), K1)
    do(game, EXPLORE, N)
    game.play(TILE["T12"])
    assert offered(game, SPOT) == [0, spot]
    do(game, SPOT, spot)
    assert game.has_hole(spot)


def test_CL_156_there_are_three_hole_tiles_and_three_tokens() -> None:
    assert sum(tile.kind == "hole" for tile in CONTENT.tiles) == 3


# --- mechanisms ---


def test_CL_159_CL_R50_a_mechanism_adds_a_die_to_the_next_threat_phase() -> None:
    game = beside("T35", 2)
    log = heard(game)
    walk_in(game)
    assert told(log, events.MECHANISM) and game.mechanisms == 1
    assert run(game, DESTINY).frame()[0] == 4
    game.play(dice(1, 1, 1, 1))
    assert run(game, DESTINY).frame()[0] == 3


def test_CL_R50_dice_of_calm_and_mechanisms_add_up() -> None:
    game = cave()
    game.calm, game.mechanisms = 1, 2
    assert run(game, DESTINY).frame()[0] == 6


def test_CL_160_a_mechanism_works_only_at_the_first_entry_of_a_human() -> None:
    game = trogs(beside("T35", 2), 1, 1)
    assert game.mechanisms == 0 and not game.is_marked(1, SPRUNG)
    walk_in(game)
    assert game.mechanisms == 1
    walk_in(game, B1, 6)
    assert game.mechanisms == 1


def test_a_seal_bars_every_way_in() -> None:
    """The Ritual: neither steps nor holes nor free Troglodytes reach a sealed tile."""
    game = walk_in(beside("T19"))
    game.mark(1, SEALED)
    game.play(5)
    assert game.trogs(1) == 0 and not game.opens_to_demons(1)
