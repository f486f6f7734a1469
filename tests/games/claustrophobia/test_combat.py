"""Attacks: targets, throws, who takes the hits, death (CL-105 to CL-126), Hungry Tentacles (CL-144, CL-145)."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    B1,
    B2,
    CROSS,
    K1,
    K2,
    R,
    act_with,
    alone,
    arm,
    cave,
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
    run,
    step,
    told,
    trogs,
    wounds,
)

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import act
from igroteka.games.claustrophobia.content.vocabulary import CBT, DEMON, HUMAN
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.combat import hit
from igroteka.games.claustrophobia.rules.destiny_effects import trap
from igroteka.games.claustrophobia.rules.losses import HIT_TROGS
from igroteka.games.claustrophobia.rules.wounds import WOUND
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    END,
    FIEND,
    LINE,
    NUMBER,
    SHOOT,
    STRIKE,
    SWARM,
    TROG,
)
from igroteka.games.claustrophobia.state.fields import COURAGE, DEAD, EXHAUSTED, NONE, POISONED, UNGUARDING
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_BOOBY, BY_TRAP


def fight(game: Claustrophobia, human: int, target: int = 0) -> Claustrophobia:
    act_with(game, human)
    return do(game, ATTACK, target)


def struck(game: Claustrophobia, human: int) -> Claustrophobia:
    """The Demon strikes the human; the dice are to be thrown."""
    demon_turn(game)
    return play(game, act(FIEND, 0), act(STRIKE, human))


def tentacles() -> Claustrophobia:
    """Hungry Tentacles lie north of the start tile (spot 1), and everybody is there."""
    game = cave()
    lay(game, "T18", 0, -1)
    for human in (R, B1, K1):
        put(game, human, 1)
    return game


# --- targets ---


def test_CL_105_the_target_is_an_enemy_on_the_own_tile() -> None:
    game = cave()
    lay(game, CROSS, 0, -1)
    act_with(trogs(game, 1, 2), B1)
    assert offered(game, ATTACK) == []
    act_with(trogs(game, 0, 1), B1)
    assert offered(game, ATTACK) == [0]


def test_CL_106_troglodytes_are_one_target_the_demon_another_each_human_one() -> None:
    game = act_with(demon(trogs(cave(), 0, 2, tough=1), 0), B1)
    assert offered(game, ATTACK) == [0, 1]
    game = demon_turn(trogs(alone(cave(), R, B1), 0, 1))
    do(game, TROG, 0, 0)
    assert offered(game, STRIKE) == [R, B1]


def test_CL_R36_an_attack_is_not_split() -> None:
    game = fight(demon(trogs(put(cave(), B1, 0, die=5), 0, 1), 0), B1)
    game.play(4)
    assert game.trogs(0) == 0 and game.wounds_of(0) == 0  # three hits are lost, none goes over


# --- the throw ---


def test_CL_107_dice_by_combat_hits_by_defence() -> None:
    game = fight(trogs(put(cave(), B1, 0, die=5), 0, 3), B1)  # CBT 4 against DEF 3
    assert odds_of(game) == {0: 16, 1: 128, 2: 384, 3: 512, 4: 256}
    game = struck(demon(put(alone(cave(), B1), B1, 0, die=1), 0), B1)  # CBT 4 against DEF 5
    assert odds_of(game) == {0: 256, 1: 512, 2: 384, 3: 128, 4: 16}


@pytest.mark.parametrize("needed", [2, 3, 4, 5, 6])
def test_CL_107_weights_are_whole_and_sampling_agrees(needed: int) -> None:
    odds = Odds()
    dice.throw_hits(odds, 3, needed)
    both = Odds()
    dice.throw_hits_and_sixes(both, 3, needed)
    assert odds.total == both.total == 6**3
    for hits, weight in odds.listed():
        assert weight == sum(w for outcome, w in both.listed() if outcome % 16 == hits)
    rng = Rng(needed)
    found = [int(dice.roll_hits_and_sixes(rng, 3, needed)) for _ in range(4000)]
    for outcome, weight in both.listed():
        assert abs(found.count(outcome) / 4000 - weight / 216) < 0.04


def test_CL_R35_without_combat_there_is_no_attack() -> None:
    game = trogs(cave(), 0, 1)
    game.give(R, EXHAUSTED)
    game.blessed, game.blessing = R, 0  # he may move
    act_with(game, R)
    assert refused(game)[act(ATTACK, 0)] == reasons.NO_CBT


def test_CL_R35_values_have_lower_bounds() -> None:
    game = put(alone(cave("possessed"), K1, R), R, 0, die=1)
    demon(game, 0)  # the Tempter
    put(game, K1, 0, die=2)  # CBT 1 and the Blunderbuss
    assert game.cbt(K1) == 1
    game.give(K1, EXHAUSTED)
    assert game.cbt(K1) == 0
    game.give(K1, POISONED)
    assert game.defence(K1) == 2


# --- hits on the Demon side ---


def test_CL_108_CL_109_each_hit_kills_a_troglodyte_and_the_rest_is_lost() -> None:
    game = fight(trogs(put(cave(), B1, 0, die=5), 0, 2), B1)
    log = heard(game)
    game.play(3)
    assert game.trogs(0) == 0 and told(log, events.HITS_LOST)[0].args[1] == 1


def test_CL_110_CL_111_hits_wound_the_demon_until_its_health_is_reached() -> None:
    game = fight(demon(put(cave(), B1, 0, die=5), 0, wounds=1), B1, 1)
    game.play(2)
    assert game.wounds_of(0) == 3 and game.fiend_at[0] == 0
    game = fight(demon(put(cave(), B1, 0, die=5), 0, wounds=1), B1, 1)
    game.play(4)
    assert game.fiend_at[0] == -1 and game.wounds_of(0) == 0


def test_CL_R37_the_demon_chooses_which_troglodytes_take_the_hits() -> None:
    game = run(trogs(cave(), 0, 2, tough=1), HIT_TROGS, 0, 2)
    assert (step(game), game.seat, offered(game, NUMBER)) == ("SpendTokens", DEMON, [0, 1])
    do(game, NUMBER, 0)
    assert (game.plain(0), game.tough(0)) == (0, 1)
    game = do(run(trogs(cave(), 0, 2, tough=1), HIT_TROGS, 0, 2), NUMBER, 1)
    assert (game.plain(0), game.tough(0)) == (2, 0)


@pytest.mark.parametrize(
    ("plain", "tough", "hits", "left"),
    [(2, 0, 1, (1, 0)), (0, 1, 1, (1, 0)), (0, 1, 2, (0, 0)), (1, 1, 3, (0, 0)), (1, 2, 9, (0, 0)), (3, 0, 0, (3, 0))],
)
def test_E03_a_tough_troglodyte_loses_its_token_first(plain: int, tough: int, hits: int, left: tuple[int, int]) -> None:
    game = run(trogs(cave(), 0, plain, tough=tough), HIT_TROGS, 0, hits)
    assert (game.plain(0), game.tough(0)) == left and step(game) == ""


@pytest.mark.parametrize(("plain", "tough", "lost"), [(2, 0, []), (0, 2, [2])])
def test_CL_R37_tokens_are_told_only_if_some_are_lost(plain: int, tough: int, lost: list[int]) -> None:
    game = trogs(cave(), 0, plain, tough=tough)
    log = heard(game)
    run(game, HIT_TROGS, 0, 2)
    while step(game) == "SpendTokens":
        do(game, NUMBER, 2)
    assert [event.args[1] for event in told(log, events.TOUGH_LOST)] == lost


# --- hits on humans ---


def test_CL_112_CL_114_the_human_chooses_the_lines_of_his_wounds() -> None:
    """The Demon (CBT 4) attacks a Brute with DEF 4 and rolls 1, 2, 4, 5: two hits."""
    game = struck(demon(put(alone(cave(), B1), B1, 0, die=2), 0), B1)
    game.play(2)
    assert (step(game), game.seat, offered(game, LINE)) == ("WoundLine", HUMAN, [0, 1, 2, 3, 4, 5])
    do(game, LINE, 5)
    assert offered(game, LINE) == [0, 1, 2, 3, 4]
    do(game, LINE, 0)
    assert wounds(game, B1) == [1, 6]


def test_CL_112_a_wound_is_told_with_its_line_as_it_is_printed() -> None:
    game = put(cave(), B1, 0, wounds=[6])
    log = heard(game)
    do(run(game, WOUND, B1, 1, BY_TRAP), LINE, 3)
    assert wounds(game, B1) == [4, 6]
    assert [event.args for event in told(log, events.WOUNDED)] == [(B1, 4, 2, BY_TRAP)]


def test_CL_113_CL_R39_with_six_wounds_he_dies_with_die_and_objects() -> None:
    game = struck(demon(put(alone(cave(), R, K1), K1, 0, die=2, wounds=[1, 2, 3, 4]), 0), K1)
    log = heard(game)
    game.play(4)
    assert game.at[K1] == DEAD and game.die(K1) == 0 and game.objects(K1) == 0
    assert told(log, events.HUMAN_DIED)[0].args[0] == K1 and told(log, events.OBJECTS_GONE)


@pytest.mark.parametrize(("blessed", "left"), [(B1, B1), (K1, NONE), (K2, K2)])
def test_CL_113_CL_131_the_dead_take_the_blessing_along_only_if_it_is_theirs(blessed: int, left: int) -> None:
    game = cave()
    game.blessed, game.blessing = blessed, CBT
    before = game.cbt(blessed)
    run(game, WOUND, K1, 6, BY_TRAP)
    assert game.at[K1] == DEAD and game.blessed == left
    assert left == NONE or game.cbt(left) == before


def test_CL_115_defence_is_never_above_six() -> None:
    game = arm(put(cave(), B1, 0, die=4), B1, "shield")  # 5 + 1
    game.give(B1, COURAGE)
    assert game.defence(B1) == 6
    game.trog_def = 9
    assert game.trog_value(2, 0) == 6


def test_CL_116_CL_117_a_wound_on_the_line_in_use_does_not_exhaust_now() -> None:
    game = struck(demon(put(alone(cave(), B1), B1, 0, die=5), 0), B1)
    game.play(1)
    do(game, LINE, 4)
    assert not game.is_exhausted(B1) and game.cbt(B1) == 4


# --- shooting ---


def test_CL_118_CL_119_a_blade_shoots_through_an_open_passage_only() -> None:
    game = cave()
    lay(game, CROSS, 0, -1)  # A, connected
    lay(game, "T25", 1, 0)  # B, a wall between
    demon(trogs(put(game, K1, 0, die=1), 1, 2), 2)
    act_with(game, K1)
    assert pairs(game, SHOOT) == [(1, 0)]
    assert refused(game)[act(SHOOT, 2, 1)] == reasons.NO_PASSAGE
    assert K2 not in offered(act_with(game, K2), SHOOT)


def test_CL_R07_a_shot_is_his_attack_may_pass_enemies_by_and_kills_several() -> None:
    game = cave()
    lay(game, CROSS, 0, -1)
    trogs(trogs(put(game, K1, 0, die=1), 1, 3), 0, 1)  # CBT 3 + 1
    act_with(game, K1)
    assert offered(game, ATTACK) == [0]
    do(game, SHOOT, 1, 0)
    assert sum(odds_of(game).values()) == 6**4
    game.play(3)
    assert game.trogs(1) == 0 and refused(game)[act(ATTACK, 0)] == reasons.ATTACKED


def test_CL_028_an_exhausted_blade_does_not_shoot() -> None:
    game = cave()
    lay(game, CROSS, 0, -1)
    trogs(game, 1, 1)
    game.give(K1, EXHAUSTED)
    game.blessed, game.blessing = K1, 1  # CBT 2
    assert pairs(act_with(trogs(game, 0, 1), K1), SHOOT) == []


# --- Frantic ---


def test_CL_123_CL_R15_a_frantic_warrior_throws_his_misses_again_unasked() -> None:
    game = struck(demon(put(alone(cave("tide"), B1), B1, 0, die=2), 0), B1)  # the Beast
    game.play(1)
    assert (step(game), sum(odds_of(game).values())) == ("ThrowAgain", 6**3)
    game.play(2)
    assert step(game) == "WoundLine" and game.frame()[2] // 8 == 3


def test_CL_123_all_hits_leave_nothing_to_throw_again() -> None:
    game = struck(demon(put(alone(cave("tide"), B1), B1, 0, die=2), 0), B1)
    game.play(4)
    assert step(game) == "WoundLine"
    game = struck(demon(put(alone(cave(), B1), B1, 0, die=2), 0), B1)  # the Hunter is not Frantic
    game.play(0)
    assert step(game) != "ThrowAgain"


# --- Bodyguards ---


def test_CL_124_CL_125_a_bodyguard_shares_the_hits_in_any_split() -> None:
    game = struck(demon(alone(cave(), R, B1), 0), R)
    game.play(2)
    assert (step(game), game.seat, offered(game, NUMBER)) == ("Guard", HUMAN, [0, 1, 2])
    do(game, NUMBER, 1)
    play(game, act(LINE, 0), act(LINE, 0))
    assert wounds(game, B1) == [1] and wounds(game, R) == [1]


def test_CL_126_an_exhausted_redeemer_is_guarded_by_a_brute_who_is_not() -> None:
    game = trogs(alone(cave(), R, B1), 0, 2)
    game.give(R, EXHAUSTED)
    demon_turn(game)
    play(game, act(TROG, 0, 0), act(STRIKE, R))
    game.play(1)
    do(game, NUMBER, 1)
    do(game, LINE, 2)
    assert wounds(game, R) == [] and wounds(game, B1) == [3]


@pytest.mark.parametrize("why", ["exhausted", "elsewhere", "unguarding", "himself"])
def test_CL_124_who_cannot_guard(why: str) -> None:
    game = demon(alone(cave(), R, B1), 0)
    if why == "exhausted":
        game.give(B1, EXHAUSTED)
    elif why == "elsewhere":
        put(game, B1, lay(game, CROSS, 0, -1))
    elif why == "unguarding":
        game.give(B1, UNGUARDING)
    struck(game, B1 if why == "himself" else R)
    game.play(1)
    assert step(game) == "WoundLine"


def test_CL_124_two_bodyguards_are_asked_in_turn() -> None:
    game = struck(demon(alone(cave("head"), R, B1, B2), 0), R)
    game.play(3)
    do(game, NUMBER, 1)
    assert game.frame()[1] == B2 and offered(game, NUMBER) == [0, 1, 2]
    do(game, NUMBER, 2)
    play(game, act(LINE, 0), act(LINE, 0), act(LINE, 1))
    assert [wounds(game, human) for human in (R, B1, B2)] == [[], [1], [1, 2]]


def test_CL_R11_a_bodyguard_takes_hits_of_attacks_only() -> None:
    game = alone(cave(), R, B1)
    game.end()
    hit(game, R, 1, BY_BOOBY)
    game.settle()
    assert step(game) == "WoundLine"
    game = alone(cave(bodyguard_any="on"), R, B1)
    trap(game, R, 1)
    game.settle()
    assert (step(game), offered(game, NUMBER)) == ("Guard", [0, 1])
    do(game, NUMBER, 1)
    assert (step(game), game.frame()[1]) == ("WoundLine", B1)


def test_CL_R12_a_share_is_no_more_than_the_bodyguard_can_take() -> None:
    game = struck(demon(put(alone(cave(), R, B1), B1, 0, wounds=[1, 2, 3, 4]), 0), R)
    game.play(4)
    assert offered(game, NUMBER) == [0, 1, 2]
    game = demon(put(alone(tentacles(), R, B1), B1, 1, wounds=[1, 2, 3]), 1)
    struck(game, R)
    game.play(4)
    assert offered(game, NUMBER) == [0, 1, 2]  # three lines: two doubled hits


# --- Hungry Tentacles ---


def test_CL_144_CL_145_every_hit_of_an_attack_counts_double() -> None:
    game = struck(demon(alone(tentacles(), R), 1), R)
    game.play(1)
    assert game.frame()[2] // 8 == 2
    play(game, act(LINE, 0), act(LINE, 1))
    assert wounds(game, R) == [1, 2]
    game = fight(trogs(put(tentacles(), B1, 1, die=5), 1, 3), B1)
    game.play(1)
    assert game.trogs(1) == 1
    game = fight(demon(put(tentacles(), B1, 1, die=5), 1), B1, 1)
    game.play(1)
    assert game.wounds_of(0) == 2


def test_CL_R31_only_hits_of_attacks_where_the_victim_stands() -> None:
    game = run(tentacles(), WOUND, R, 1, BY_TRAP)
    do(game, LINE, 0)
    assert wounds(game, R) == [1] and step(game) == ""
    game = cave()
    lay(game, "T18", 0, -1)
    trogs(put(game, K1, 0, die=1), 1, 3)
    act_with(game, K1)
    do(game, SHOOT, 1, 0)  # the victims stand on it
    game.play(1)
    assert game.trogs(1) == 1
    game = tentacles()
    act_with(trogs(put(game, K1, 1, die=1), 0, 3), K1)
    do(game, SHOOT, 0, 0)  # the shooter does
    game.play(1)
    assert game.trogs(0) == 2


def test_CL_R11_hits_are_shared_before_they_are_doubled() -> None:
    game = struck(demon(alone(tentacles(), R, B1), 1), R)
    game.play(2)
    do(game, NUMBER, 1)
    assert game.frame()[2] // 8 == 2


# --- Demon cards ---


def test_DM5_the_tempter_weakens_condemned_on_its_tile() -> None:
    game = put(cave("possessed"), B1, 0, die=5)
    before = (game.cbt(B1), game.cbt(R))
    demon(game, 0)
    assert (game.cbt(B1), game.cbt(R)) == (before[0] - 1, before[1])


def test_DM3_soul_harvest_heals_and_feeds_the_master_whenever_a_human_dies() -> None:
    game = demon(put(cave("head"), K2, 0, wounds=[1, 2, 3, 4, 5]), 0, wounds=3)
    game.tp = 5
    run(game, WOUND, K2, 1, BY_TRAP)
    assert game.wounds_of(0) == 1 and game.tp == 7
    game = put(cave("head"), K2, 0, wounds=[1, 2, 3, 4, 5])
    game.tp = 5
    run(game, WOUND, K2, 1, BY_TRAP)
    assert game.tp == 5  # not in play


def test_the_rest_of_a_swarm_is_free_when_its_target_is_dead() -> None:
    game = put(trogs(alone(cave(), R, K1), 0, 3), K1, 0, wounds=[1, 2, 3, 4, 5])
    demon_turn(game)
    do(game, SWARM, 0, K1)
    game.play(1)
    assert game.at[K1] == DEAD and step(game) == "NextDemon" and game.ready(0, 0) == 2
    assert offered(game, TROG) == [0] and act(SWARM, 0, R) in game.actions()


def test_a_swarm_is_the_same_as_attacking_with_each_in_turn() -> None:
    game = trogs(alone(cave(), R), 0, 2)
    demon_turn(game)
    twin = game.copy()
    do(game, SWARM, 0, R)
    game.play(1)
    do(game, LINE, 3)
    game.play(0)
    for choice in (act(TROG, 0, 0), act(STRIKE, R), 1, act(LINE, 3)):
        twin.play(choice)
    while step(twin) == "ActDemon":
        twin.play(act(END))
    for choice in (act(TROG, 0, 0), act(STRIKE, R), 0):
        twin.play(choice)
    while step(twin) == "ActDemon":
        twin.play(act(END))
    assert game.table() == twin.table()
