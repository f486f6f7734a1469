"""Phase 4 (CL-083 to CL-085), Events of its beginning and of the Human's activations, W2."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    B1,
    CROSS,
    K1,
    KIND,
    R,
    act_with,
    alone,
    cave,
    deal,
    demon,
    demon_turn,
    do,
    heard,
    lay,
    odds_of,
    offered,
    pairs,
    play,
    put,
    refused,
    step,
    told,
    trogs,
    values,
    wounds,
)

from igroteka.engine.choices import PASS, act
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    END,
    END_PHASE,
    EXPLORE,
    FIEND,
    LINE,
    PLAY,
    SPOT,
    STEP,
    STRIKE,
    SWARM,
    TROG,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import COURAGE, POISONED, UNGUARDING
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.view.build import view_of


def two() -> Claustrophobia:
    game = cave()
    lay(game, CROSS, 0, -1)
    return game


def test_CL_083_the_demon_activates_his_warriors_one_by_one_each_once() -> None:
    game = demon_turn(demon(trogs(alone(two(), R), 1, 2), 1))
    assert game.seat == DEMON and pairs(game, TROG) == [(1, 0)] and offered(game, FIEND) == [0]
    play(game, act(FIEND, 0), act(STEP, 0))
    assert game.fiend_at[0] == 0
    do(game, STRIKE, R)
    game.play(0)
    assert step(game) == "NextDemon" and offered(game, FIEND) == []
    assert refused(game)[act(FIEND, 0)] == reasons.ACTIVATED


def test_CL_083_move_attack_move_is_forbidden_to_the_demon_side_too() -> None:
    game = two()
    lay(game, "T25", 0, -2)
    demon(alone(put(game, R, 1), R), 0)  # the Hunter: MVT 2
    demon_turn(game)
    play(game, act(FIEND, 0), act(STEP, 1), act(STRIKE, R))
    game.play(0)
    assert step(game) == ""
    game = demon(alone(two(), R), 0)
    demon_turn(game)
    play(game, act(FIEND, 0), act(STRIKE, R))
    game.play(0)
    assert offered(game, STEP) == [1]  # attack, then move


def test_CL_084_the_demon_side_never_explores() -> None:
    game = demon_turn(demon(trogs(alone(two(), R), 0, 1), 0))
    do(game, TROG, 0, 0)
    assert offered(game, EXPLORE) == [] and game.unexplored(0, 1)


def test_CL_085_each_troglodyte_attacks_on_its_own_with_its_own_dice() -> None:
    game = demon_turn(trogs(alone(cave(), R), 0, 2, tough=1))
    play(game, act(TROG, 0, 0), act(STRIKE, R))
    assert sum(odds_of(game).values()) == 6
    game.play(0)
    assert game.ready(0, 0) == 1
    play(game, act(TROG, 0, 1), act(STRIKE, R))
    assert sum(odds_of(game).values()) == 36  # Tough: CBT 2


def test_equal_troglodytes_of_a_tile_are_one_choice() -> None:
    game = demon_turn(trogs(alone(two(), R), 0, 3))
    assert pairs(game, TROG) == [(0, 0)] and pairs(game, SWARM) == [(0, R)]


def test_everybody_is_ready_again_when_the_phase_is_over() -> None:
    game = demon_turn(demon(trogs(alone(two(), R), 0, 2), 1))
    play(game, act(TROG, 0, 0), act(STEP, 1), act(FIEND, 0), act(END), act(END_PHASE))
    assert game.ready(1, 0) == 1 and game.ready(0, 0) == 1 and game.fiends_done == 0


# --- DACT_START ---


def test_E04_CL_R43_critical_hit_doubles_sixes_and_takes_bodyguard_from_one() -> None:
    game = demon_turn(demon(deal(alone(cave(), R, B1), "critical"), 0))
    do(game, PLAY, KIND["critical"])
    assert (step(game), offered(game, WARRIOR)) == ("UnguardWhom", [R, B1])
    do(game, WARRIOR, B1)
    assert game.has(B1, UNGUARDING)
    put(game, R, 0, die=1)  # DEF 4
    play(game, act(FIEND, 0), act(STRIKE, R))
    odds = odds_of(game)
    assert sum(odds.values()) == 6**4 and odds[1 + 16] == 4 * 27  # one hit, and it is a six
    game.play(2 + 16)
    assert step(game) == "WoundLine" and game.frame()[2] // 8 == 3  # no bodyguard, three wounds
    play(game, act(LINE, 0), act(LINE, 1), act(LINE, 2))
    assert game.critical == 0 and not game.has(B1, UNGUARDING)


def test_E04_a_throw_again_counts_sixes_too() -> None:
    game = demon_turn(demon(deal(alone(cave("tide"), R), "critical"), 0))  # the Frantic Beast
    do(game, PLAY, KIND["critical"])
    play(game, act(FIEND, 0), act(STRIKE, R))
    game.play(0)
    assert step(game) == "ThrowAgain"
    game.play(1 + 16)
    assert game.frame()[2] // 8 == 2


def test_E04_CL_R43_sixes_are_told_with_the_hits_that_they_add() -> None:
    game = demon_turn(demon(deal(alone(cave(), R), "critical"), 0))
    do(game, PLAY, KIND["critical"])
    play(game, act(FIEND, 0), act(STRIKE, R))
    log = heard(game)
    game.play(3 + 2 * 16)  # three hits, two of them sixes
    assert [event.args[:2] for event in told(log, events.SIXES)] == [(2, 2)]
    assert game.frame()[2] // 8 == 5


def test_E08_miasma_weakens_the_defence_of_humans_on_one_tile() -> None:
    game = put(deal(two(), "miasma"), K1, 1)
    trogs(game, 1, 1)
    before = values(game, R)[2]
    demon_turn(game)
    do(game, PLAY, KIND["miasma"])
    assert (step(game), offered(game, SPOT)) == ("MiasmaWhere", [0, 1])
    do(game, SPOT, 0)
    assert game.has(R, POISONED) and not game.has(K1, POISONED) and values(game, R)[2] == before - 1
    do(game, END_PHASE)
    assert values(game, R)[2] == before


def test_E04_E08_only_before_the_first_activation() -> None:
    game = demon_turn(trogs(deal(alone(two(), R), "miasma"), 0, 2))
    assert offered(game, PLAY) == [KIND["miasma"]]
    play(game, act(TROG, 0, 0), act(STRIKE, R), 0)
    while step(game) == "ActDemon":
        do(game, END)
    assert step(game) == "NextDemon" and offered(game, PLAY) == []


# --- W2: Panic!, Terror ---


def cornered(*cards: str) -> Claustrophobia:
    """A lone Blade with two Troglodytes on the start tile."""
    game = trogs(deal(alone(two(), K1, R), *cards), 0, 2)
    put(game, R, 1)
    return game


def test_E01_panic_drives_a_lone_condemned_to_a_neighbour_tile() -> None:
    game = cornered("panic")
    lay(game, "T36", 1, 0)
    act_with(game, K1)
    assert (step(game), game.seat, game.frame()[2]) == ("DemonAtActivation", DEMON, K1)
    do(game, PLAY, KIND["panic"])
    assert (step(game), offered(game, SPOT)) == ("PanicWhere", [1, 2])
    do(game, SPOT, 2)
    assert game.at[K1] == 2
    assert refused(game)[act(STEP, 0)] == reasons.MOVE_OVER  # no move is left, but a shot


def test_E01_who_fled_is_shown_as_one_whose_move_is_over() -> None:
    game = act_with(trogs(cornered("panic"), 1, 1), K1)
    assert not view_of(game, HUMAN).halted
    do(game, PLAY, KIND["panic"])
    assert game.at[K1] == 1 and view_of(game, HUMAN).halted


def test_E01_an_attack_is_allowed_where_he_fled() -> None:
    game = cornered("panic")
    act_with(trogs(game, 1, 1), K1)
    do(game, PLAY, KIND["panic"])
    while step(game) == "DemonAtActivation":
        do(game, PASS)
    assert game.at[K1] == 1 and offered(game, ATTACK) == [0] and offered(game, STEP) == []
    assert refused(game)[act(STEP, 0)] == reasons.MOVE_OVER


@pytest.mark.parametrize("why", ["company", "one enemy", "no refuge", "courage", "redeemer"])
def test_E01_panic_has_its_conditions(why: str) -> None:
    game = cornered("panic")
    who = K1
    if why == "company":
        put(game, R, 0)
    elif why == "one enemy":
        trogs(game, 0, -1)
    elif why == "no refuge":
        for human in (1, 2, 4):
            put(game, human, 1)
    elif why == "courage":
        game.give(K1, COURAGE)
    else:
        put(put(game, K1, 1), R, 0)
        who = R
    act_with(game, who)
    assert act(PLAY, KIND["panic"]) not in game.actions()


def test_E05_terror_caps_combat_for_the_activation() -> None:
    game = act_with(trogs(deal(put(alone(two(), B1), B1, 0, die=5), "terror"), 0, 1), B1)
    do(game, PLAY, KIND["terror"])
    while step(game) == "DemonAtActivation":
        do(game, PASS)
    assert game.cbt(B1) == 1
    do(game, ATTACK, 0)
    assert sum(odds_of(game).values()) == 6
    game.play(0)
    do(game, END)
    assert game.cbt(B1) == 4


def test_E05_terror_needs_an_enemy_on_the_tile_of_a_condemned_without_courage() -> None:
    assert step(act_with(deal(two(), "terror"), B1)) == "ActHuman"
    game = trogs(deal(two(), "terror"), 0, 1)
    assert step(act_with(game, R)) == "ActHuman"
    game.give(B1, COURAGE)
    assert step(act_with(game, B1)) == "ActHuman"


def test_CL_R44_terror_twice_adds_nothing() -> None:
    game = act_with(trogs(deal(put(alone(two(), B1), B1, 0, die=5), "terror", "terror"), 0, 1), B1)
    do(game, PLAY, KIND["terror"])
    assert act(PLAY, KIND["terror"]) not in game.actions()


def test_W2_asks_the_demon_whatever_he_holds() -> None:
    game = act_with(trogs(deal(two(), "ambush"), 0, 1), B1)
    assert game.actions() == [act(PASS)] and game.seen_to_act(0) == []
    do(game, PASS)
    assert step(game) == "ActHuman"


def test_wounds_are_the_humans_to_place_in_the_demons_phase() -> None:
    game = demon_turn(trogs(alone(cave(), R), 0, 1))
    play(game, act(TROG, 0, 0), act(STRIKE, R))
    game.play(1)
    do(game, LINE, 4)
    assert wounds(game, R) == [5]
