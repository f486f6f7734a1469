"""The Move action: how far, where to, who must stay."""

from __future__ import annotations

import pytest
from games.havoc.table import (
    FACE,
    KIND,
    STRUCTURE,
    A,
    B,
    battle,
    do,
    give,
    heard,
    odds_of,
    offered,
    own,
    play,
    refused,
    run,
    station,
    step,
    table,
    told,
)

from igroteka.engine.bits import bit
from igroteka.engine.choices import act
from igroteka.engine.seats import OVER
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.rules.moving import MARCH, movable, steps_to, within
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import DONE, FROM, NUMBER, PAY, REGION
from igroteka.games.havoc.state.actions import MARCH as MARCHES
from igroteka.games.havoc.state.fields import BARRIER_HERE, NESTS, NONE, STOPPED, WAR_PARTIES


def near(*regions: str) -> int:
    return sum(int(bit(A[region])) for region in regions)


def test_CH_061_a_point_moves_a_soldier_to_an_adjacent_region() -> None:
    game = run(table(3), MARCH, HUMANS, 1)
    assert offered(game, FROM) == [A["L1"]]
    do(game, FROM, A["L1"])
    assert offered(game, REGION) == [A["O1"], A["O2"], A["O3"], A["A1"], A["B1"]]
    do(game, REGION, A["A1"])
    assert game.soldiers(HUMANS, A["A1"]) == 1
    assert game.soldiers(HUMANS, A["L1"]) == 3


def test_CH_062_CH_066_soldiers_go_on_and_others_follow_while_points_last() -> None:
    game = run(table(3), MARCH, HUMANS, 4)
    play(game, act(FROM, A["L1"]), act(REGION, A["A1"]), act(NUMBER, 2))
    assert step(game) == "MarchFrom"
    play(game, act(FROM, A["A1"]), act(REGION, A["K1"]), act(NUMBER, 1))
    assert game.soldiers(HUMANS, A["K1"]) == 1
    play(game, act(FROM, A["L1"]), act(REGION, A["A1"]))
    assert game.soldiers(HUMANS, A["A1"]) == 2


def test_CH_063_no_soldier_enters_the_headquarters_of_another() -> None:
    game = run(station(table(3), A["O1"], HUMANS, 1), MARCH, HUMANS, 3)
    do(game, FROM, A["O1"])
    assert A["L2"] not in offered(game, REGION)
    assert refused(game)[act(REGION, A["L2"])] == reasons.ENEMY_HQ
    assert A["L1"] in offered(game, REGION)


def test_CH_064_CH_080_CH_081_nobody_enters_a_battle_region() -> None:
    game = battle(table(3), A["A1"], MACHINES, 1, TROGS, 1)
    run(game, MARCH, HUMANS, 3)
    do(game, FROM, A["L1"])
    assert A["A1"] not in offered(game, REGION)
    assert refused(game)[act(REGION, A["A1"])] == reasons.BATTLE_THERE


@pytest.mark.parametrize("what", ["soldier", "party", "nest"])
def test_CH_065_soldiers_stop_where_foes_or_trog_tokens_are(what: str) -> None:
    game = table(3)
    if what == "soldier":
        station(game, A["A1"], MACHINES, 1)
    else:
        game.lay(A["A1"], WAR_PARTIES if what == "party" else NESTS, 1)
    run(game, MARCH, HUMANS, 6)
    play(game, act(FROM, A["L1"]), act(REGION, A["A1"]), act(NUMBER, 1))
    assert refused(game)[act(FROM, A["A1"])] == reasons.MUST_STOP
    play(game, act(FROM, A["L1"]), act(REGION, A["A1"]), act(NUMBER, 1))  # CH-066: others may follow
    assert game.soldiers(HUMANS, A["A1"]) == 2


def test_CH_067_a_region_of_another_without_soldiers_is_passed() -> None:
    game = own(table(3), MACHINES, A["A1"])
    assert steps_to(game, HUMANS, A["L1"], A["K1"]) == 2
    station(game, A["A1"], MACHINES, 1)
    station(game, A["B1"], TROGS, 1)
    assert not within(game, HUMANS, A["L1"], 2) >> A["K1"] & 1  # CH-R71: neutral Trogs stop too
    tokens = station(table(3), A["B1"], TROGS, 1)
    tokens.lay(A["A1"], WAR_PARTIES, 1)
    assert not within(tokens, HUMANS, A["L1"], 2) >> A["K1"] & 1  # CH-065


def test_CH_R71_neutral_trogs_are_foes() -> None:
    game = station(table(3), A["A1"], TROGS, 1)
    assert game.foes(HUMANS, A["A1"]) == 1
    assert game.is_occupied(A["A1"])
    run(game, MARCH, HUMANS, 1)
    play(game, act(FROM, A["L1"]), act(REGION, A["A1"]))
    assert game.battle_at(A["A1"]) == 1


def test_CH_068_who_stops_loses_the_rest() -> None:
    game = run(table(3), MARCH, HUMANS, 5)
    do(game, DONE)
    assert game.seat == OVER
    game = run(table(3), MARCH, HUMANS, 0)
    assert game.seat == OVER


def test_CH_069_CH_184_arrows_lead_across_the_planet() -> None:
    game = table(3)
    assert game.near(A["L1"]) == near("A1", "B1", "O1", "O3", "O2")
    assert game.near(A["A1"]) == near("B1", "B3", "K1", "L1", "O3")
    two = table(2)
    assert two.near(B["E1"]) >> B["W1"] & 1
    assert not two.near(B["H1"]) >> B["H2"] & 1


def test_CH_070_control_is_taken_only_where_soldiers_end() -> None:
    game = run(table(3), MARCH, HUMANS, 2)
    play(game, act(FROM, A["L1"]), act(REGION, A["K1"]))
    assert game.owner(A["K1"]) == HUMANS
    assert game.owner(A["A1"]) == NONE
    assert game.owner(A["B1"]) == NONE


def test_CH_085_CH_086_CH_R28_a_defender_leaves_only_with_the_excess() -> None:
    game = battle(table(3), A["A1"], PILGRIMS, 3, HUMANS, 8)
    assert movable(game, HUMANS, A["A1"]) == 2
    game.lay(A["A1"], 20, 1)  # Artillery does not count
    assert movable(game, HUMANS, A["A1"]) == 2
    run(game, MARCH, HUMANS, 5)
    play(game, act(FROM, A["A1"]), act(REGION, A["O3"]), act(NUMBER, 1))
    assert movable(game, HUMANS, A["A1"]) == 1
    play(game, act(FROM, A["A1"]), act(REGION, A["O3"]))
    assert refused(game)[act(FROM, A["A1"])] == reasons.PINNED


def test_CH_087_CH_R27_attackers_stay() -> None:
    game = battle(table(3), A["A1"], HUMANS, 5, TROGS, 1)
    run(game, MARCH, HUMANS, 5)
    assert refused(game)[act(FROM, A["A1"])] == reasons.ATTACKERS_STAY


def test_CH_R27_a_defender_who_left_moves_on_normally() -> None:
    game = battle(table(3), A["A1"], PILGRIMS, 1, HUMANS, 3)
    run(game, MARCH, HUMANS, 4)
    play(game, act(FROM, A["A1"]), act(REGION, A["O1"]))
    assert game.soldiers(HUMANS, A["O1"]) == 1
    assert game.soldiers(HUMANS, A["A1"]) == 2


def test_CH_R73_who_turned_a_token_stays_for_this_turn() -> None:
    game = station(table(3), A["A1"], HUMANS, 2)
    game.mark(A["A1"], STOPPED)
    assert movable(game, HUMANS, A["A1"]) == 0
    game.unmark(A["A1"], STOPPED)
    assert movable(game, HUMANS, A["A1"]) == 2


def test_CH_R69_a_barrier_lets_only_pilgrims_move_in() -> None:
    game = table(3)
    game.mark(A["A1"], BARRIER_HERE)
    run(game, MARCH, HUMANS, 2)
    do(game, FROM, A["L1"])
    assert refused(game)[act(REGION, A["A1"])] == reasons.BARRED
    station(game, A["B1"], PILGRIMS, 1)
    assert within(game, PILGRIMS, A["B1"], 1) >> A["A1"] & 1


def test_CH_R95_a_march_is_its_ends_and_costs_the_fewest_steps() -> None:
    game = run(table(3), MARCH, HUMANS, 6)
    log = heard(game)
    do(game, FROM, A["L1"])
    do(game, REGION, A["C"])  # three steps
    assert offered(game, NUMBER) == [1, 2]
    do(game, NUMBER, 2)
    assert [event.args[3] for event in told(log, events.MARCHED)] == [2]
    assert game.seat == OVER  # all six points are spent


def test_CH_R95_refusal_of_what_is_too_far() -> None:
    game = run(table(3), MARCH, HUMANS, 1)
    do(game, FROM, A["L1"])
    assert refused(game)[act(REGION, A["C"])] == reasons.TOO_FAR


def test_CH_060_the_points_are_the_move_icons() -> None:
    game = give(table(3), HUMANS, "flank", "drop_troops")
    play(game, act(MARCHES), act(PAY, KIND["flank"]), act(DONE))
    assert game.frame()[1] == 2


# --- a Trog player ---


def test_CH_174_CH_175_CH_R53_a_trog_player_turns_tokens_at_once_and_goes_on() -> None:
    game = table(4)
    game.lay(A["K1"], WAR_PARTIES, 1)
    run(game, MARCH, TROGS, 4)
    play(game, act(FROM, A["C"]), act(REGION, A["K1"]), act(NUMBER, 1))
    assert step(game) == "TurnToken"
    play(game, FACE["war_party_2_1"])
    assert game.soldiers(TROGS, A["K1"]) == 3
    assert game.crystals(A["K1"]) == 3
    play(game, act(FROM, A["K1"]))
    do(game, REGION, A["B1"])
    assert offered(game, NUMBER) == [1, 2, 3]  # the new ones too
    do(game, NUMBER, 3)
    assert game.owner(A["B1"]) == TROGS


def test_CH_R53_a_trog_player_stops_at_foe_soldiers() -> None:
    game = station(table(4), A["K1"], HUMANS, 1)
    run(game, MARCH, TROGS, 4)
    play(game, act(FROM, A["C"]), act(REGION, A["K1"]), act(NUMBER, 1))
    assert refused(game)[act(FROM, A["K1"])] == reasons.MUST_STOP


def test_CH_R54_without_reserve_a_trog_player_loses_nobody() -> None:
    game = table(4)
    game.lay(A["K1"], WAR_PARTIES, 1)
    station(game, A["C"], TROGS, 14)
    run(game, MARCH, TROGS, 1)
    play(game, act(FROM, A["C"]), act(REGION, A["K1"]), FACE["war_party_1_2"])
    assert game.soldiers(TROGS, A["K1"]) == 1
    assert game.crystals(A["K1"]) == 4


def test_CH_176_tunnels_are_adjacent_for_trogs_alone() -> None:
    game = table(4)
    assert game.near_for(TROGS, A["C"]) == near("K1", "K2", "K3", "A1", "A2", "A3")
    assert game.near_for(HUMANS, A["A1"]) == game.near(A["A1"])
    assert within(game, TROGS, A["C"], 1) == near("K1", "K2", "K3", "A1", "A2", "A3")
    game.raise_structure(STRUCTURE["tunnel"], A["O1"])  # built later
    assert game.near_for(TROGS, A["C"]) >> A["O1"] & 1


def test_CH_R55_tunnels_need_no_control_but_never_lead_into_a_battle() -> None:
    game = table(4)
    own(game, HUMANS, A["A1"])
    station(game, A["A1"], HUMANS, 1)
    assert within(game, TROGS, A["C"], 1) >> A["A1"] & 1
    game.set_battle(A["A1"], 1, MACHINES)
    assert not within(game, TROGS, A["C"], 1) >> A["A1"] & 1


def test_CH_R94_regions_are_adjacent_by_the_table_of_the_board_alone() -> None:
    game = table(3)
    for region in range(16):
        for other in range(16):
            assert (game.near(region) >> other & 1) == (game.near(other) >> region & 1)
    assert sum(bin(game.map.borders[region]).count("1") for region in range(16)) == 2 * 39


def test_trogs_pool_is_one_for_all_tokens() -> None:
    game = table(4)
    game.lay(A["K1"], WAR_PARTIES, 1)
    game.tokens = put(game.tokens, FACE["war_party_1_1"], 0)
    run(game, MARCH, TROGS, 1)
    play(game, act(FROM, A["C"]), act(REGION, A["K1"]))
    assert FACE["war_party_1_1"] not in odds_of(game)
    assert odds_of(game)[FACE["war_party_2_2"]] == 4
