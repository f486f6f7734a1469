"""Exploring: drawing, laying, dead ends, what the Human sees alone (CL-097 to CL-104)."""

from __future__ import annotations

from collections import Counter

import pytest
from games.claustrophobia.table import (
    B1,
    CROSS,
    K1,
    KIND,
    TILE,
    E,
    N,
    R,
    S,
    W,
    act_with,
    alone,
    begun,
    cave,
    deal,
    do,
    heard,
    lay,
    odds_of,
    offered,
    pieces,
    play,
    put,
    refused,
    stacked,
    step,
    told,
    trogs,
)

from igroteka.engine.bits import digit, size, with_digit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, act
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.state import events, reasons, stack
from igroteka.games.claustrophobia.state.actions import EXPLORE, EXPLORE_WITH, PLAY, SPOT, STEP, TURN
from igroteka.games.claustrophobia.state.actions import TILE as HAND
from igroteka.games.claustrophobia.state.fields import EXHAUSTED, LOST_SIDES
from igroteka.games.claustrophobia.state.game import Claustrophobia


def edge(spot: int, side: int) -> int:
    return spot * 4 + side


def explore(game: Claustrophobia, human: int, spot: int, side: int) -> Claustrophobia:
    act_with(put(game, human, spot), human)
    return do(game, EXPLORE, edge(spot, side))


def test_CL_097_a_point_explores_an_unexplored_opening() -> None:
    game = act_with(put(cave(), K1, 0, die=4), K1)
    assert offered(game, EXPLORE) == [0, 1, 2, 3]
    do(game, EXPLORE, 0)
    game.play(TILE[CROSS])
    assert game.spent == 1 and game.at[K1] == 1
    game = cave()
    game.give(K1, EXHAUSTED)
    assert step(act_with(game, K1)) == ""


def test_CL_098_the_top_tile_is_drawn_blindly() -> None:
    game = cave()
    explore(game, R, 0, N)
    odds = odds_of(game)
    assert len(odds) == 34 and set(odds.values()) == {1}  # all but the Pentacle and the Exit, which lies at the bottom
    assert TILE["T01"] not in odds and TILE["T02"] not in odds


def test_CL_099_CL_R52_the_demon_lays_it_in_any_rotation_that_lets_the_explorer_in() -> None:
    game = explore(stacked(cave(), "T27", CROSS), R, 0, N)  # a corner, open E and S
    assert (step(game), game.seat, offered(game, TURN)) == ("LayTile", DEMON, [0, 1])
    do(game, TURN, 1)  # S and W
    assert game.is_open(1, S) and game.is_open(1, W) and not game.is_open(1, E)
    assert (game.x(1), game.y(1)) == (0, -1)
    game = explore(stacked(cave(), "T29", CROSS), R, 0, N)  # a T: three choices
    assert len(offered(game, TURN)) == 3
    for tile in (CROSS, "T25", "T06"):
        assert step(explore(stacked(cave(), tile, "T36"), R, 0, N)) != "LayTile"  # never asked


@pytest.mark.parametrize(("side", "x", "y"), [(N, 0, -1), (E, 1, 0), (S, 0, 1), (W, -1, 0)])
def test_coordinates_may_be_negative(side: int, x: int, y: int) -> None:
    game = explore(stacked(cave(), CROSS, "T36"), R, 0, side)
    assert (game.x(1), game.y(1)) == (x, y)
    assert game.neighbour(0, side) == 1 and game.neighbour(1, (side + 2) % 4) == 0


def test_CL_099_a_laid_tile_is_told_with_its_turn_and_place() -> None:
    game = cave()
    log = heard(game)
    lay(game, CROSS, 3, -2, rotation=1)
    assert [event.args for event in told(log, events.LAID)] == [(TILE[CROSS] * 32 + 1, 1, 32 + 3, 32 - 2)]


def test_CL_100_CL_102_the_explorer_enters_and_may_go_on() -> None:
    game = explore(put(stacked(cave(), CROSS, "T36"), K1, 0, die=4), K1, 0, N)
    assert game.at[K1] == 1 and step(game) == "ActHuman"
    assert edge(1, N) in offered(game, EXPLORE) and offered(game, STEP) == [0]


def test_CL_101_the_effects_of_the_tile_are_applied() -> None:
    game = explore(stacked(cave(), "T13", CROSS), K1, 0, N)
    assert step(game) == ""  # flooded: his move is over
    game = explore(stacked(cave(), "T19", CROSS), K1, 0, N)
    assert step(game) == "BoobyRoll"


def test_CL_103_exploring_is_leaving_the_tile() -> None:
    game = act_with(trogs(alone(cave(), R), 0, 2), R)
    assert refused(game)[act(EXPLORE, 0)] == reasons.BLOCKED


def test_CL_R16_exploring_out_of_a_flooded_tunnel_takes_the_whole_move() -> None:
    game = cave()
    spot = lay(game, "T13", 0, -1)
    explore(stacked(put(game, K1, spot, die=4), CROSS, "T36"), K1, spot, N)
    assert game.at[K1] == 2 and step(game) == ""


# --- dead ends ---


def test_CL_104_a_tile_that_would_close_the_catacombs_is_removed_and_another_drawn() -> None:
    game = cave()
    lay(game, "T25", 0, -1)
    for side in (E, S, W):
        game.mark(0, LOST_SIDES + side)  # the one opening that counts is north of spot 1
    log = heard(game)
    explore(stacked(game, "T33", "T36", "T35"), R, 1, N)
    assert [event.args[0] for event in told(log, events.SET_ASIDE)] == [TILE["T33"]]
    assert game.tile(2) == TILE["T36"] and game.at[R] == 2
    assert [int(entry) & 63 for entry in game.known_top] == [TILE["T33"], TILE["T35"]]


def test_CL_104_a_dead_end_lies_while_another_opening_is_left() -> None:
    game = explore(stacked(cave(), "T33", "T36"), R, 0, N)
    assert game.tile(1) == TILE["T33"]


def test_CL_104_CL_R18_CL_R56_dead_ends_are_drawn_past_and_put_back_in_order() -> None:
    game = walled(cave())
    log = heard(game)
    explore(stacked(game, "T32", "T27", "T36"), R, 1, N)
    assert [event.args[0] for event in told(log, events.SET_ASIDE)] == [TILE["T32"], TILE["T27"], TILE["T36"]]
    assert told(log, events.LAID_ANYWAY)  # CL-R19: the first is laid all the same
    assert game.tile(5) == TILE["T32"] and game.at[R] == 5
    assert [int(entry) & 63 for entry in game.known_top] == [TILE["T27"], TILE["T36"]]


def walled(game: Claustrophobia) -> Claustrophobia:
    """One cell can be explored, north of spot 1; all around it are walls, and no other opening counts."""
    lay(game, "T25", 0, -1)
    lay(game, "T23", 1, -2)
    lay(game, "T26", -1, -2)
    lay(game, "T22", 0, -3, rotation=1)
    for spot in range(game.spots):
        for side in range(4):
            if game.unexplored(spot, side) and (spot, side) != (1, 0):
                game.mark(spot, LOST_SIDES + side)
    return game


def test_CL_R18_a_final_tile_stays_even_if_it_closes_the_catacombs() -> None:
    game = walled(cave())
    log = heard(game)
    explore(stacked(game, "T01", "T36"), R, 1, N)
    assert step(game) == "LayTile"
    do(game, TURN, offered(game, TURN)[0])
    assert not told(log, events.SET_ASIDE) and game.tile(5) == TILE["T01"]


def test_CL_R18_the_demon_must_leave_an_opening_if_he_can() -> None:
    """A corner may turn east, where a wall is, or west, where nothing lies."""
    game = cave()
    lay(game, "T25", 0, -1)
    lay(game, "T23", 1, -2)
    for spot in range(game.spots):
        for side in range(4):
            if game.unexplored(spot, side) and (spot, side) != (1, 0):
                game.mark(spot, LOST_SIDES + side)
    explore(stacked(game, "T27", "T36"), R, 1, N)
    assert step(game) != "LayTile" and game.is_open(3, W) and not game.is_open(3, E)


def test_CL_R19_a_target_is_laid_before_the_first_drawn() -> None:
    game = walled(cave("dares"))
    explore(stacked(game, "T36", "T08", "T35"), R, 1, N)
    do(game, TURN, offered(game, TURN)[0])
    assert game.tile(5) == TILE["T08"]


def test_CL_R17_against_other_neighbours_anything_goes() -> None:
    game = cave()
    lay(game, "T25", 1, -1)  # its closed west side faces the cell to explore
    explore(stacked(game, CROSS, "T36"), R, 0, N)
    spot = 2
    assert game.is_open(spot, E) and not game.joined(spot, E) and not game.unexplored(spot, E)


def test_CL_R20_with_an_empty_stack_nobody_explores_but_openings_count() -> None:
    game = act_with(trogs(stacked(cave()), 0, 1), R)
    assert refused(game)[act(EXPLORE, 0)] == reasons.STACK_EMPTY
    assert game.has_opening(0)


# --- Precognition and the Map ---


def foreseeing() -> Claustrophobia:
    game = cave()
    game.foresight = 2
    return game


def test_G5_precognition_shows_two_tiles_to_the_human_alone() -> None:
    game = foreseeing()
    log = heard(game)
    explore(game, R, 0, N)
    assert step(game) == "PeekTile"
    game.play(TILE["T30"])
    game.play(TILE["T31"])
    assert (step(game), game.seat, offered(game, HAND)) == ("HandOver", HUMAN, [TILE["T30"], TILE["T31"]])
    assert {event.to for event in told(log, events.SAW_TILE)} == {HUMAN}
    do(game, HAND, TILE["T31"])
    assert told(log, events.DREW_TILE)[0].args[0] == TILE["T31"]  # CL-R53: both see it before it is laid
    assert [int(entry) & 63 for entry in game.known_top] == [TILE["T30"]]
    assert not stack.is_public(game.known_top[0])


def test_the_tile_put_back_is_drawn_next_without_a_throw() -> None:
    game = foreseeing()
    explore(game, K1, 0, N)
    game.play(TILE["T32"])
    game.play(TILE["T36"])
    do(game, HAND, TILE["T36"])
    game.foresight = 0
    explore(game, B1, 0, E)
    assert game.tile(2) == TILE["T32"]


def test_CL_R55_map_and_precognition_do_not_add_up_and_show_fewer_at_the_end() -> None:
    game = deal(foreseeing(), "map")
    act_with(game, R)
    do(game, EXPLORE_WITH, 0, KIND["map"])
    play(game, TILE["T30"], TILE["T31"], TILE["T29"])
    assert len(offered(game, HAND)) == 3
    game = stacked(foreseeing(), "T36")
    explore(game, R, 0, N)
    assert game.tile(1) == TILE["T36"]  # one tile is left: nothing to choose


def test_CL_R56_the_human_does_not_choose_among_redrawn_tiles() -> None:
    game = walled(cave())
    game.foresight = 2
    explore(stacked(game, "T32", "T36", "T35", "T01"), R, 1, N)
    assert step(game) == "HandOver"
    do(game, HAND, TILE["T36"])
    assert step(game) == "LayTile" and game.drawn & 63 == TILE["T01"]  # 32, 35 were drawn and set aside, unasked


def test_CL_R53_the_drawn_tile_is_open_before_lost_is_asked() -> None:
    game = deal(alone(cave(), R, B1), "lost")
    put(game, B1, lay(game, CROSS, 0, 1))
    log = heard(game)
    explore(game, R, 0, N)
    game.play(TILE["T36"])
    assert (step(game), game.seat) == ("DemonAtTile", DEMON)
    assert told(log, events.DREW_TILE)[0].to == -1


# --- Lost, Ambush ---


def lost_in_the_dark() -> Claustrophobia:
    game = deal(alone(cave(), R, B1), "lost")
    put(game, B1, lay(game, CROSS, 0, 1))
    explore(game, R, 0, N)
    game.play(TILE["T36"])
    return do(game, PLAY, KIND["lost"])


def test_E02_lost_seals_the_opening_for_humans_for_good() -> None:
    game = lost_in_the_dark()
    assert game.at[R] == 0 and game.spots == 2 and game.is_lost(0, N)
    assert [int(entry) & 63 for entry in game.known_top] == [TILE["T36"]]
    assert step(game) == ""  # his move is over
    act_with(game, R)
    assert refused(game)[act(EXPLORE, 0)] == reasons.LOST_WAY
    assert game.has_opening(0)  # it still counts for summoning
    lay(game, "T30", 0, -1, rotation=2)
    act_with(game, R)
    assert refused(game)[act(STEP, 2)] == reasons.LOST_WAY
    assert game.passes(DEMON, 0, N) and not game.passes(HUMAN, 2, S)


@pytest.mark.parametrize("why", ["company", "target", "only opening"])
def test_E02_lost_has_its_conditions(why: str) -> None:
    game = deal(alone(cave(), R, B1), "lost")
    if why != "company":
        put(game, B1, lay(game, CROSS, 0, 1))
    if why == "target":
        stacked(game, "T01", "T36")
    if why == "only opening":
        for spot in range(game.spots):
            for side in range(4):
                if game.unexplored(spot, side) and (spot, side) != (0, 0):
                    game.mark(spot, LOST_SIDES + side)
    explore(game, R, 0, N)
    if step(game) == "DrawTile":
        game.play(TILE["T36"])
    assert step(game) != "DemonAtTile"


def test_W3_is_passed_without_anything_happening() -> None:
    game = deal(alone(cave(), R, B1), "ambush")
    put(game, B1, lay(game, CROSS, 0, 1))
    explore(game, R, 0, N)
    game.play(TILE["T36"])
    assert (step(game), game.actions()) == ("DemonAtTile", [act(PASS)])
    do(game, PASS)
    assert game.at[R] == 2


def test_E12_ambush_puts_a_troglodyte_on_the_new_tile() -> None:
    game = deal(cave(), "ambush")
    explore(game, R, 0, N)
    game.play(TILE["T36"])
    assert step(game) == "DemonAfterExploring" and game.frame()[2] == 1
    do(game, PLAY, KIND["ambush"])
    assert game.trogs(1) == 1 and step(game) == "ActHuman"


def test_E12_ambush_needs_the_supply_and_room() -> None:
    game = deal(cave(), "ambush")
    far = lay(game, CROSS, 5, 5)
    trogs(game, far, 11)
    explore(game, R, 0, N)
    game.play(TILE["T36"])
    assert step(game) != "DemonAfterExploring"


# --- the stack ---


def test_the_target_comes_as_often_as_the_stack_makes_it_likely() -> None:
    """Stack(7; 3 + Pentacle): in the bottom part the target weighs m, every other tile 3."""
    game = cave("tide")
    game.blocks = with_digit(with_digit(game.blocks, 0, 0), 1, 4)
    explore(game, R, 0, N)
    odds = odds_of(game)
    unknown = size(game.pool)
    assert odds.pop(TILE["T02"]) == unknown and set(odds.values()) == {3} and len(odds) == unknown
    game.play(TILE["T36"])
    assert digit(game.blocks, 1) == 3


def test_the_last_tile_of_a_block_is_its_target() -> None:
    game = cave("survivors")
    game.blocks = with_digit(game.blocks, 0, 0)
    explore(game, R, 0, N)
    assert odds_of(game) == {TILE["T01"]: 1}


def test_stashes_compete_for_their_blocks() -> None:
    game = cave("dares")
    explore(game, R, 0, N)
    odds = odds_of(game)
    unknown = size(game.pool)
    stashes = [odds.pop(TILE[name]) for name in ("T06", "T07", "T08", "T09")]
    assert stashes == [unknown] * 4 and set(odds.values()) == {3 * 4}
    game.play(TILE["T06"])
    game.end()
    explore(game, B1, 0, E)
    odds = odds_of(game)
    assert TILE["T07"] not in odds and set(odds.values()) == {1}  # the target of this block is out


def test_sampling_agrees_with_the_odds() -> None:
    game = cave("dares")
    rng = Rng(5)
    odds = Odds()
    stack.outcomes(game, odds)
    found = Counter(int(stack.sample(game, rng)) for _ in range(20000))
    for tile, weight in odds.listed():
        assert abs(found[tile] / 20000 - weight / odds.total) < 0.012


def test_what_the_human_alone_has_seen_is_redrawn_for_the_demon() -> None:
    game = begun("tide")
    game.end()
    game.blocks = with_digit(with_digit(game.blocks, 0, 0), 1, 4)
    game.round = 1
    game.known_top = stack.joined(
        game.known_top,
        type(game.known_top)([stack.entry(TILE["T30"], stack.take_off(game, TILE["T30"]), 0)]),
    )
    rng = Rng(3)
    assert game.resample(HUMAN, rng).known_top[0] == game.known_top[0]  # type: ignore[attr-defined]
    seen: Counter[int] = Counter()
    for _ in range(3000):
        twin = game.resample(DEMON, rng)
        assert isinstance(twin, Claustrophobia)
        assert stack.tiles_left(twin) == 4 and digit(twin.blocks, 1) == 3
        assert pieces(twin) == pieces(game)
        seen[int(twin.known_top[0]) & 63] += 1
    assert 0.2 < seen[TILE["T02"]] / 3000 < 0.3  # the target is one of four
    assert len(seen) > 25


def test_G5_what_precognition_shows_of_a_later_part_is_redrawn_with_its_target() -> None:
    """The Human looks at two of the four tiles of the third part: one of them may well be the Stash of this part."""
    game = cave("dares")
    lay(game, "T06", 0, -1)
    lay(game, "T07", 0, 1)
    for block in range(2):
        game.blocks = with_digit(game.blocks, block, 0)
    game.foresight = 2
    explore(game, R, 0, E)
    play(game, TILE["T30"], TILE["T36"])
    rng = Rng(4)
    with_stash = 0
    for _ in range(1000):
        twin = game.resample(DEMON, rng)
        assert isinstance(twin, Claustrophobia)
        shown = [int(entry) & 63 for entry in twin.known_top]
        stashes = sum(tile in (TILE["T08"], TILE["T09"]) for tile in shown)
        assert len(shown) == 2 and stashes <= 1
        assert (int(twin.aimed) >> 2 & 1) == 1 - stashes
        with_stash += stashes
    assert 0.45 < with_stash / 1000 < 0.55


def test_CL_155_CL_R33_a_hole_tile_brings_a_token_to_any_other_tile() -> None:
    game = cave()
    lay(game, CROSS, 0, 1)
    explore(stacked(game, "T12", "T36"), R, 0, N)
    assert (step(game), game.seat, offered(game, SPOT)) == ("HoleWhere", DEMON, [0, 1])
    do(game, SPOT, 1)
    assert game.has_hole(1) and game.has_hole(2) and not game.has_hole(0)
