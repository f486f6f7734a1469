"""The Human action phase, Advantage cards and objects (CL-032 to CL-049, CL-158)."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    ATLAS,
    B1,
    B2,
    CROSS,
    K1,
    K2,
    KIND,
    OBJECT,
    R,
    act_with,
    alone,
    arm,
    begun,
    cave,
    deal,
    demon,
    demon_turn,
    do,
    first_outcome,
    fresh,
    hand,
    human_turn,
    lay,
    odds_of,
    offered,
    pairs,
    play,
    put,
    refused,
    run,
    step,
    trogs,
    values,
    wounds,
)

from igroteka.engine.bits import bit, has, size
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.rules.wounds import HEAL, WOUND, judge_exhaustion
from igroteka.games.claustrophobia.state import reasons
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    EDGE,
    END,
    END_PHASE,
    EXPLORE,
    EXPLORE_WITH,
    FIEND,
    LEAVE,
    LINE,
    NUMBER,
    PLAY,
    SHOOT,
    SPOT,
    STEP,
    STRIKE,
    TARGET,
    TILE,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import ACTED, COURAGE, DEAD, DEPARTED, EXHAUSTED, OIL_SIDES
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_TRAP


def two() -> Claustrophobia:
    """The start tile and a cross north of it (spot 1)."""
    game = cave()
    lay(game, CROSS, 0, -1)
    return game


# --- activations ---


def test_CL_032_warriors_are_activated_in_any_order_each_once() -> None:
    game = human_turn(two())
    assert offered(game, WARRIOR) == [R, B1, K1, K2]
    play(game, act(WARRIOR, K1), act(END))
    assert offered(game, WARRIOR) == [R, B1, K2]
    assert refused(game)[act(WARRIOR, K1)] == reasons.ACTIVATED


def test_CL_033_a_warrior_finishes_before_the_next_one_begins() -> None:
    game = human_turn(two())
    do(game, WARRIOR, B1)
    assert step(game) == "ActHuman" and offered(game, WARRIOR) == []


def test_CL_034_one_move_and_one_attack() -> None:
    game = act_with(trogs(put(two(), K1, 0, die=4), 0, 2), K1)
    do(game, ATTACK, 0)
    game.play(0)
    assert refused(game)[act(ATTACK, 0)] == reasons.ATTACKED
    assert offered(game, STEP) == [1]


def test_CL_035_move_and_attack_come_in_either_order() -> None:
    game = act_with(trogs(two(), 1, 1), B1)
    do(game, STEP, 1)
    do(game, ATTACK, 0)
    game.play(1)
    assert game.trogs(1) == 0
    game = act_with(trogs(two(), 0, 1), B1)
    do(game, ATTACK, 0)
    game.play(1)
    do(game, STEP, 1)
    assert game.at[B1] == 1


def test_CL_036_an_attack_ends_a_move_that_has_begun() -> None:
    game = two()
    lay(game, "T25", 0, -2)
    trogs(put(game, K1, 0, die=6), 1, 2)  # MVT 2
    act_with(game, K1)
    do(game, STEP, 1)
    assert offered(game, STEP) == [2, 0]
    do(game, ATTACK, 0)
    game.play(1)
    assert step(game) == ""  # move, attack, move is forbidden: nothing is left to do


def test_CL_037_a_warrior_may_be_left_unactivated_or_do_nothing() -> None:
    game = do(human_turn(two()), END_PHASE)
    assert not any(game.has(human, ACTED) for human in range(6))
    game = act_with(two(), B1)
    do(game, END)
    assert game.at[B1] == 0 and game.has(B1, ACTED)


def test_CL_R54_a_warrior_who_can_do_nothing_is_not_offered() -> None:
    game = two()
    game.give(B1, EXHAUSTED)
    human_turn(game)
    assert refused(game)[act(WARRIOR, B1)] == reasons.NOTHING_TO_DO
    human_turn(deal(game, "map"))  # the Human holds a card: by public knowledge it may be one that helps him
    assert B1 in offered(game, WARRIOR)


def test_CL_R54_an_activation_goes_on_while_a_hidden_card_may_fit() -> None:
    game = trogs(deal(two(), "last_stand"), 1, 1)
    put(game, R, 0, die=4)  # MVT 1
    act_with(game, R)
    do(game, STEP, 1)
    do(game, ATTACK, 0)
    game.play(1)
    assert step(game) == ""  # attack and move are spent: no card would fit
    game = deal(two(), "last_stand")
    act_with(put(game, R, 0, die=4), R)
    do(game, STEP, 1)
    assert step(game) == "ActHuman" and game.actions()[-1] == act(END)  # a Grenade might be thrown


# --- Advantage cards ---


def test_CL_038_advantage_cards_are_drawn_at_random() -> None:
    game = fresh("infection")
    odds = odds_of(game)
    assert sum(odds.values()) == 15 and odds[KIND["grenade"]] == 2 and odds[KIND["map"]] == 1
    assert size(begun("infection").hand[HUMAN]) == 3


def test_CL_039_a_card_is_played_at_its_moment() -> None:
    game = act_with(deal(put(two(), K1, 0, die=4, wounds=[1]), "flask"), K1)
    assert offered(game, PLAY) == [KIND["flask"]]
    do(game, STEP, 1)
    assert refused(game)[act(PLAY, KIND["flask"])] == reasons.HAS_ACTED


def test_CL_040_no_advantage_card_comes_after_the_game_has_begun() -> None:
    game = begun()
    before = game.deck[HUMAN]
    for _ in range(40):
        game.play(first_outcome(game) if game.seat == CHANCE else game.actions()[0])
    assert game.deck[HUMAN] == before


def test_CL_158_a_played_card_is_discarded() -> None:
    game = act_with(deal(put(two(), K1, 0, wounds=[1, 2, 3]), "flask"), K1)
    do(game, PLAY, KIND["flask"])
    assert hand(game, HUMAN) == [] and size(game.discard & ATLAS.of_kind[KIND["flask"]]) == 1
    assert game.is_public(int(game.discard).bit_length() - 1)


def test_A02_CL_047_the_flask_heals_two_wounds_line_by_line() -> None:
    game = act_with(deal(put(two(), K1, 0, wounds=[1, 2, 3]), "flask"), K1)
    do(game, PLAY, KIND["flask"])
    assert (step(game), offered(game, LINE)) == ("HealLine", [0, 1, 2])
    do(game, LINE, 1)
    do(game, LINE, 0)
    assert wounds(game, K1) == [3]


def test_A02_an_exhausted_warrior_may_drink() -> None:
    game = put(two(), B1, 0, die=5, wounds=[5, 6])
    judge_exhaustion(game, B1)
    act_with(deal(game, "flask"), B1)
    do(game, PLAY, KIND["flask"])
    assert wounds(game, B1) == [] and not game.is_exhausted(B1)


def test_A05_CL_R44_burst_of_speed_adds_two_points_and_not_twice() -> None:
    game = act_with(deal(put(two(), B1, 0, die=1), "burst", "burst"), B1)
    do(game, PLAY, KIND["burst"])
    assert game.mvt(B1) == 3
    assert refused(game)[act(PLAY, KIND["burst"])] == reasons.NO_EFFECT
    do(game, END)
    assert game.mvt(B1) == 1


def test_A06_fury_makes_frantic_for_the_activation() -> None:
    game = act_with(deal(trogs(put(two(), B1, 0, die=5), 0, 3), "fury"), B1)
    do(game, PLAY, KIND["fury"])
    do(game, ATTACK, 0)
    game.play(1)
    assert (step(game), sum(odds_of(game).values())) == ("ThrowAgain", 6**3)
    game.play(1)
    assert game.trogs(0) == 1
    do(game, END)
    assert not game.is_frantic(B1)


def test_A01_CL_R05_CL_R06_a_grenade_rolls_for_each_warrior_of_both_sides() -> None:
    game = demon(trogs(put(two(), R, 1), 1, 2, tough=1), 1)
    act_with(deal(game, "grenade"), B1)
    do(game, PLAY, KIND["grenade"])  # one tile in reach
    assert odds_of(game) == {0: 4, 1: 16, 2: 16}  # 3+ on two dice: 1/9, 4/9, 4/9
    game.play(2)
    assert game.plain(1) == 0 and odds_of(game) == {0: 2, 1: 4}
    game.play(1)
    assert (game.plain(1), game.tough(1)) == (1, 0)  # the token is gone
    game.play(1)
    assert game.wounds_of(0) == 1
    game.play(1)
    assert (step(game), game.seat) == ("WoundLine", HUMAN)
    do(game, LINE, 3)
    assert wounds(game, R) == [4]


def test_A01_CL_118_a_grenade_flies_only_through_an_open_passage_and_replaces_the_attack() -> None:
    game = cave()
    lay(game, "T25", 0, -1, rotation=1)  # a wall between
    trogs(game, 1, 1)
    act_with(deal(trogs(game, 0, 1), "grenade"), B1)
    assert refused(game)[act(PLAY, KIND["grenade"])] == reasons.NO_TARGET
    game = act_with(deal(trogs(trogs(two(), 0, 1), 1, 1), "grenade"), B1)
    do(game, PLAY, KIND["grenade"])
    game.play(1)
    assert game.trogs(1) == 0 and refused(game)[act(ATTACK, 0)] == reasons.ATTACKED
    game = deal(trogs(two(), 1, 1), "grenade")
    game.give(B1, EXHAUSTED)
    act_with(game, B1)
    assert refused(game)[act(PLAY, KIND["grenade"])] == reasons.EXHAUSTED  # CL-R08


def test_A01_the_thrower_chooses_among_several_tiles() -> None:
    game = two()
    lay(game, "T36", 1, 0)
    trogs(trogs(game, 1, 1), 2, 1)
    act_with(deal(game, "grenade"), B1)
    do(game, PLAY, KIND["grenade"])
    assert (step(game), offered(game, SPOT)) == ("GrenadeWhere", [1, 2])


def test_CL_146_a_grenade_does_not_wake_hungry_tentacles() -> None:
    game = cave()
    lay(game, "T18", 0, -1)
    act_with(deal(demon(game, 1), "grenade"), B1)
    do(game, PLAY, KIND["grenade"])
    game.play(1)
    assert game.wounds_of(0) == 1


def test_A03_lamp_oil_closes_an_edge_for_the_demon_side_until_the_end_of_its_phase() -> None:
    game = trogs(alone(two(), R, B1), 1, 1)
    lay(game, "T36", 1, 0)
    act_with(deal(game, "lamp_oil"), B1)
    do(game, PLAY, KIND["lamp_oil"])
    assert (step(game), offered(game, EDGE)) == ("OilWhere", [0, 1])
    do(game, EDGE, 0)
    assert game.is_marked(0, OIL_SIDES) and game.passes(HUMAN, 0, 0) and not game.passes(DEMON, 1, 2)
    assert game.attacked == 1


def test_A03_the_oil_burns_out_at_the_end_of_the_demon_action_phase() -> None:
    game = two()
    game.mark(0, OIL_SIDES)
    trogs(game, 1, 1)
    assert not game.passes(DEMON, 1, 2)
    demon_turn(game)
    assert step(game) == "" and game.passes(DEMON, 1, 2)  # the Troglodyte could do nothing, the phase is over


def test_A09_a_map_shows_three_tiles() -> None:
    game = act_with(deal(two(), "map"), R)
    edge = offered(game, EXPLORE)[0]
    assert pairs(game, EXPLORE_WITH)[0] == (edge, KIND["map"])
    do(game, EXPLORE_WITH, edge, KIND["map"])
    for tile in (24, 25, 26):
        assert step(game) == "PeekTile"
        game.play(tile)
    assert step(game) == "HandOver" and offered(game, TILE) == [24, 25, 26]
    do(game, TILE, 25)
    assert [int(entry) & 63 for entry in game.known_top] == [24, 26]
    assert hand(game, HUMAN) == []


def test_A10_holy_water_scores_two_hits_on_one_target_that_are_not_doubled() -> None:
    game = cave()
    spot = lay(game, "T18", 0, -1)
    demon(trogs(put(game, B1, spot), spot, 2), spot)
    act_with(deal(game, "holy_water"), B1)
    do(game, PLAY, KIND["holy_water"])
    assert (step(game), offered(game, TARGET)) == ("WaterWhom", [0, 1])
    do(game, TARGET, 1)
    assert game.wounds_of(0) == 2
    game = act_with(deal(trogs(two(), 0, 3), "holy_water"), B1)
    do(game, PLAY, KIND["holy_water"])
    assert game.trogs(0) == 1 and refused(game)[act(ATTACK, 0)] == reasons.ATTACKED


def test_CL_R49_a_card_instead_of_the_attack_ends_a_move_that_has_begun() -> None:
    game = two()
    lay(game, "T25", 0, -2)
    act_with(deal(trogs(put(game, K1, 0, die=6), 1, 3), "holy_water"), K1)
    do(game, STEP, 1)
    do(game, PLAY, KIND["holy_water"])
    assert game.trogs(1) == 1 and step(game) == ""


# --- W5 and W6 ---


def struck(game: Claustrophobia, human: int, hits: int) -> Claustrophobia:
    """A Demon with CBT 4 strikes the human and scores so many hits."""
    demon_turn(game)
    play(game, act(FIEND, 0), act(STRIKE, human))
    game.play(hits)
    return game


def test_A04_watch_out_cancels_two_hits_before_they_are_shared_and_doubled() -> None:
    game = cave()
    spot = lay(game, "T18", 0, -1)
    demon(put(deal(alone(game, R, K1), "watch_out"), R, spot, die=1), spot)
    struck(game, R, 3)
    assert (step(game), game.seat) == ("AtHits", HUMAN)
    do(game, PLAY, KIND["watch_out"])
    assert step(game) == "WoundLine" and game.frame()[2] // 8 == 2  # one hit, doubled


def test_A04_two_of_them_may_be_played_one_after_the_other() -> None:
    game = struck(demon(deal(alone(two(), R), "watch_out", "watch_out"), 0), R, 3)
    do(game, PLAY, KIND["watch_out"])
    assert act(PLAY, KIND["watch_out"]) in game.actions()
    do(game, PLAY, KIND["watch_out"])
    assert wounds(game, R) == [] and step(game) != "WoundLine"


def test_W5_opens_only_if_a_hit_stands() -> None:
    game = struck(demon(deal(alone(two(), R), "watch_out"), 0), R, 0)
    assert step(game) != "AtHits"
    game = struck(demon(deal(alone(two(), R), "flask"), 0), R, 1)  # another card, but nobody knows
    assert game.actions() == [act(PASS)]
    do(game, PASS)
    assert step(game) == "WoundLine"


def test_E10_festering_wound_lets_the_demon_choose_the_lines() -> None:
    game = struck(demon(deal(alone(two(), R), "festering"), 0), R, 2)
    assert (step(game), game.seat) == ("AtHits", DEMON)
    do(game, PLAY, KIND["festering"])
    assert (step(game), game.seat) == ("WoundLine", DEMON)
    play(game, act(LINE, 5), act(LINE, 4))
    assert wounds(game, R) == [5, 6]
    run(game, WOUND, R, 1, BY_TRAP)
    assert game.seat == HUMAN  # of this attack only


def test_A11_last_stand_leaves_one_free_line() -> None:
    game = put(demon(deal(alone(two(), R, K1), "last_stand"), 0), R, 0, die=1, wounds=[1, 2, 3, 4])
    struck(game, R, 4)
    do(game, PASS)  # W5
    do(game, LINE, 5)
    assert (step(game), game.seat) == ("AtDeath", HUMAN)
    do(game, PLAY, KIND["last_stand"])
    assert game.in_play(R) and wounds(game, R) == [1, 2, 3, 4, 6]


def test_W6_without_the_card_he_dies() -> None:
    game = put(demon(deal(alone(two(), R, K1), "flask"), 0), R, 0, die=1, wounds=[1, 2, 3, 4])
    struck(game, R, 4)
    do(game, PASS)
    do(game, LINE, 5)
    assert game.actions() == [act(PASS)]
    do(game, PASS)
    assert game.at[R] == DEAD
    game = put(cave(), R, 0, wounds=[1, 2, 3, 4, 5])
    run(deal(game, "last_stand"), WOUND, R, 1, BY_TRAP)  # a trap is no attack
    assert game.at[R] == DEAD


# --- objects ---


def test_CL_041_an_object_names_its_users() -> None:
    users = {
        name: [human for human in range(6) if has(ATLAS.object_users[kind], human)] for name, kind in OBJECT.items()
    }
    assert users == {"blunderbuss": [K1, K2], "shield": [B1, B2], "scepter": [R], "axe": [B1, B2], "rope": [R, K1, K2]}


def test_CL_042_objects_are_given_in_set_up() -> None:
    assert begun("tide").objects(B1) == bit(OBJECT["shield"]) and begun("tide").objects(B2) == 0


def test_CL_043_CL_044_CL_045_objects_are_never_handed_over_dropped_or_destroyed() -> None:
    """No choice touches them: after a whole activation everybody bears what he bore."""
    game = human_turn(two())
    before = [int(game.objects(human)) for human in range(6)]
    for human in (K1, K2, B1, R):
        do(game, WARRIOR, human)
        verbs = {action >> 24 for action in game.actions()}
        assert verbs <= {STEP, EXPLORE, ATTACK, SHOOT, END}
        do(game, END)
    assert [int(game.objects(human)) for human in range(6)] == before


def test_CL_046_an_object_leaves_only_with_its_owner() -> None:
    game = put(cave(), K1, 0, wounds=[1, 2, 3, 4, 5])
    assert game.objects(K1) == bit(OBJECT["blunderbuss"])
    run(game, WOUND, K1, 1, BY_TRAP)
    assert game.at[K1] == DEAD and game.objects(K1) == 0
    spot = lay(game, "T01", 0, 1, rotation=2)
    act_with(arm(put(game, K2, spot), K2, "rope"), K2)
    play(game, act(LEAVE))
    assert game.at[K2] == DEPARTED and not any(game.objects(human) for human in range(6) if game.in_play(human))


@pytest.mark.parametrize(("name", "stat", "human"), [("blunderbuss", 1, K2), ("axe", 1, B1), ("shield", 2, B1)])
def test_CL_R48_an_object_gives_its_bonus_once(name: str, stat: int, human: int) -> None:
    game = put(cave(), human, 0, die=2)
    before = values(game, human)[stat]
    arm(game, human, name)
    assert values(game, human)[stat] == before + 1
    arm(game, human, name)
    assert values(game, human)[stat] == before + 1


def test_CL_115_a_shield_never_lifts_the_defence_above_six() -> None:
    game = arm(put(cave(), B1, 0, die=1), B1, "shield")  # DEF 5
    assert game.defence(B1) == 6
    game.give(B1, COURAGE)
    assert game.defence(B1) == 6


# --- healing ---


def test_CL_048_CL_R09_healing_the_line_of_his_die_ends_exhaustion() -> None:
    game = put(cave(), B1, 0, die=5, wounds=[3, 5])
    judge_exhaustion(game, B1)
    run(game, HEAL, B1, 1)
    do(game, LINE, 2)
    assert game.is_exhausted(B1)
    run(game, HEAL, B1, 1)
    assert not game.is_exhausted(B1) and values(game, B1) == (1, 4, 4)


def test_CL_049_freed_in_time_he_still_acts_with_his_line() -> None:
    game = put(trogs(two(), 0, 1), B1, 0, die=5, wounds=[5])
    judge_exhaustion(game, B1)
    act_with(deal(game, "flask"), B1)
    assert offered(game, ATTACK) == []
    do(game, PLAY, KIND["flask"])
    assert offered(game, ATTACK) == [0] and offered(game, STEP) == [1]
    do(game, ATTACK, 0)
    assert sum(odds_of(game).values()) == 6**4


def test_a_bodyguard_is_asked_after_the_windows() -> None:
    game = struck(demon(deal(alone(two(), R, B1), "flask"), 0), R, 2)
    do(game, PASS)
    assert (step(game), offered(game, NUMBER)) == ("Guard", [0, 1, 2])
