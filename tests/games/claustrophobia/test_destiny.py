"""Phase 3: Destiny dice, the Board, bringing in (CL-050 to CL-078, CL-147), Events of the summoning loop."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    ATLAS,
    B1,
    CROSS,
    K1,
    KIND,
    SPACE,
    C,
    E,
    R,
    alone,
    cave,
    deal,
    demon,
    demon_turn,
    dice,
    do,
    hand,
    heard,
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
    summoning,
    threat,
    told,
    trogs,
    values,
    wounds,
)

from igroteka.engine.bits import size
from igroteka.engine.choices import ALLOWED, READY, act
from igroteka.engine.vectors import put as put_vec
from igroteka.games.claustrophobia.content.vocabulary import CBT, DEF, DEMON, HUMAN, MVT, THE_DEMON
from igroteka.games.claustrophobia.rules.destiny import DESTINY, why_not_place
from igroteka.games.claustrophobia.rules.human_phase import CloseHumanPhase
from igroteka.games.claustrophobia.rules.threat_points import gain_tp
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    DONE,
    EDGE,
    END_PHASE,
    LIFT,
    LINE,
    PLACE,
    PLAY,
    SPOT,
    STEP,
    SUMMON,
    SUMMON_DEMON,
    TROG,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import DEAD
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_SPACE

D: dict[str, int] = SPACE


def placed(game: Claustrophobia, *places: tuple[int, str]) -> Claustrophobia:
    """Place each die on its space (in rising order, as the rules ask) and say so."""
    for value, space in sorted(places):
        if act(PLACE, value, D[space]) in [*game.actions(), *game.extras_of(DEMON)]:
            game.play(act(PLACE, value, D[space]))
    assert all(dice_on(game, space) for _, space in places)
    return do(game, READY)


def dice_on(game: Claustrophobia, space: str) -> bool:
    return int(game.board[D[space]]) != 0


def spaces_of(game: Claustrophobia, value: int) -> list[int]:
    return [space for space in range(10) if why_not_place(game, value, space) == ALLOWED]


# --- the dice ---


def test_CL_050_three_dice_are_rolled() -> None:
    game = run(cave(), DESTINY)
    assert (step(game), game.frame()[0]) == ("RollDestiny", 3)
    odds = odds_of(game)
    assert len(odds) == 56 and sum(odds.values()) == 216 and odds[dice(1, 2, 3)] == 6


@pytest.mark.parametrize(
    ("value", "names"),
    [
        (1, ["calm", "sounds", "speed", "burrowing"]),
        (2, ["calm", "sounds", "legion"]),
        (3, ["sounds", "speed", "dark_destiny"]),
        (4, ["sounds", "legion", "dark_destiny"]),
        (5, ["sounds", "speed", "claws"]),
        (6, ["sounds", "legion", "claws", "taste"]),
    ],
)
def test_CL_051_a_die_lies_where_it_meets_the_condition(value: int, names: list[str]) -> None:
    game = threat(cave(), value, value, value)
    alone_there = [space for space in spaces_of(game, value) if ATLAS.space_dice[space] == 1]
    assert alone_there == [D[name] for name in names]


def test_CL_052_CL_058_more_dice_are_rolled_and_all_are_used() -> None:
    game = threat(cave(), 1, 5, 5)
    placed(game, (1, "calm"), (5, "sounds"), (5, "sounds"))
    run(game, DESTINY)
    assert game.frame()[0] == 4
    game.play(dice(5, 5, 5, 5))
    for space in ("claws", "speed", "sounds"):
        assert act(READY) not in game.actions()
        if game.dice:
            do(game, PLACE, 5, D[space])
    assert game.dice == 0 and game.actions() == [act(READY)]
    do(game, READY)
    assert run(game, DESTINY).frame()[0] == 3  # once only


def test_CL_053_CL_054_nothing_happens_before_all_dice_are_placed() -> None:
    game = threat(cave(), 2, 3, 5)
    before = int(game.tp)
    do(game, PLACE, 2, D["sounds"])
    assert game.tp == before and act(READY) not in game.actions()
    do(game, PLACE, 3, D["sounds"])
    do(game, PLACE, 5, D["claws"])
    assert game.tp == before and game.trog_cbt == 0
    do(game, READY)
    assert game.tp == before + 2 and game.trog_cbt == 1


def test_CL_053_a_person_may_place_any_die_and_take_it_back() -> None:
    game = threat(cave(), 2, 3, 5)
    assert act(PLACE, 5, D["claws"]) in game.extras_of(DEMON) and game.extras_of(HUMAN) == []
    play(game, act(PLACE, 5, D["claws"]))
    assert act(LIFT, 5, D["claws"]) in game.extras_of(DEMON)
    play(game, act(LIFT, 5, D["claws"]))
    assert game.dice == dice(2, 3, 5) and not dice_on(game, "claws")


def test_CL_054_CL_R24_a_space_of_two_dice_is_never_left_half_filled() -> None:
    game = threat(cave(), 1, 1, 6)
    assert D["trap"] in spaces_of(game, 1)
    do(game, PLACE, 1, D["trap"])
    assert why_not_place(game, 6, D["sounds"]) == reasons.CANNOT_COMPLETE
    game = threat(cave(), 1, 2, 3)
    assert why_not_place(game, 1, D["trap"]) == reasons.CANNOT_COMPLETE  # no partner for 7
    assert why_not_place(game, 3, D["futile"]) == reasons.CANNOT_COMPLETE


def test_CL_R24_two_half_filled_spaces_need_two_partners() -> None:
    game = threat(cave(), 3, 4, 6)
    game.board = put_vec(game.board, D["trap"], dice(3))  # half filled: it needs the 4
    game.dice = dice(4, 6)
    assert why_not_place(game, 4, D["futile"]) == reasons.CANNOT_COMPLETE
    assert why_not_place(game, 4, D["trap"]) == ALLOWED
    game.dice = dice(4, 4, 6)
    assert why_not_place(game, 4, D["futile"]) == ALLOWED
    game = do(threat(cave(), 3, 4, 6), PLACE, 3, D["trap"])
    assert game.dice == dice(6)  # CL-R54: the 4 had one space left


def test_CL_R24_sounds_take_any_die_so_a_placement_always_exists() -> None:
    for value in range(1, 7):
        assert D["sounds"] in spaces_of(threat(cave(), value, value, value), value)


def test_CL_055_CL_R01_a_red_space_is_used_once_in_a_phase() -> None:
    game = threat(cave(), 5, 5, 5)
    do(game, PLACE, 5, D["claws"])
    assert why_not_place(game, 5, D["claws"]) == reasons.SPACE_USED
    do(game, PLACE, 5, D["speed"])  # the third has one space left
    do(game, READY)
    threat(game, 5, 5, 5)
    assert why_not_place(game, 5, D["claws"]) == ALLOWED


def test_CL_R01_by_option_once_in_the_game() -> None:
    game = threat(cave(red_limit="game"), 5, 3, 4)
    placed(game, (5, "claws"), (3, "sounds"), (4, "sounds"))
    threat(game, 5, 5, 5)
    assert why_not_place(game, 5, D["claws"]) == reasons.SPACE_USED


def test_CL_056_a_black_space_is_used_any_number_of_times() -> None:
    game = threat(cave(), 3, 3, 4)
    placed(game, (3, "dark_destiny"), (3, "dark_destiny"), (4, "dark_destiny"))
    assert step(game) == "DrawEvent"
    for _card in range(3):
        game.play(KIND["ambush"] if not size(game.hand[DEMON]) else next(iter(odds_of(game))))
    assert size(game.hand[DEMON]) == 3


def test_CL_057_a_scenario_closes_spaces() -> None:
    game = threat(cave("infection"), 5, 5, 6)
    assert why_not_place(game, 5, D["claws"]) == reasons.SPACE_CLOSED


# --- the spaces ---


def test_CL_059_sounds_give_one_point_a_die_and_two_for_a_high_one() -> None:
    game = threat(cave(), 1, 4, 6)
    game.tp = 0
    placed(game, (1, "sounds"), (4, "sounds"), (6, "sounds"))
    assert game.tp == 4


def test_CL_R25_threat_points_never_exceed_twenty() -> None:
    game = cave()
    game.tp = 19
    log = heard(game)
    gain_tp(game, 4, BY_SPACE)
    assert game.tp == 20 and told(log, events.TP_GAINED)[0].args == (1, 20, 0, 3)


def test_CL_060_speed_legion_and_claws_improve_all_troglodytes() -> None:
    game = threat(cave(), 1, 2, 6)
    placed(game, (1, "speed"), (2, "legion"), (6, "claws"))
    assert [int(game.trog_value(stat, 0)) for stat in (MVT, CBT, DEF)] == [2, 2, 4]


def test_CL_060_speed_and_claws_end_with_the_demons_phase_legion_with_the_next_threat() -> None:
    game = threat(cave(), 1, 2, 6)
    placed(game, (1, "speed"), (2, "legion"), (6, "claws"))
    demon_turn(game)
    assert [int(game.trog_value(stat, 0)) for stat in (MVT, CBT, DEF)] == [1, 1, 4]
    threat(game, 1, 1, 1)
    assert game.trog_value(DEF, 0) == 3


def test_CL_061_CL_079_dark_destiny_draws_an_event_unseen() -> None:
    game = threat(cave(), 3, 5, 5)
    log = heard(game)
    placed(game, (3, "dark_destiny"), (5, "sounds"), (5, "sounds"))
    assert odds_of(game)[KIND["panic"]] == 2 and sum(odds_of(game).values()) == 16
    game.play(KIND["panic"])
    assert hand(game, DEMON) == ["panic"]
    assert [event.to for event in told(log, events.DREW_EVENT_CARD)] == [DEMON]
    assert not game.is_public(int(game.hand[DEMON]).bit_length() - 1)


def test_CL_R26_an_empty_event_deck_gives_nothing() -> None:
    game = cave()
    game.set_deck(DEMON, 0)
    threat(game, 3, 5, 5)
    log = heard(game)
    placed(game, (3, "dark_destiny"), (5, "sounds"), (5, "sounds"))
    assert step(game) == "" and hand(game, DEMON) == [] and told(log, events.DECK_EMPTY)


def test_CL_062_CL_063_CL_064_CL_R47_taste_and_burrowing_loosen_the_rules() -> None:
    game = threat(cave(), 1, 5, 6)
    placed(game, (1, "burrowing"), (5, "sounds"), (6, "taste"))
    assert (game.waive_humans, game.waive_opening) == (1, 1)
    lay(game, "T25", 0, -1)
    lay(game, "T33", 0, -2, rotation=0)  # no opening anywhere on it
    put(game, R, 1)
    summoning(game)
    assert offered(game, SUMMON) == [0, 1, 2] and offered(game, SUMMON_DEMON) == [0, 1, 2]
    threat(game, 2, 2, 2)
    assert (game.waive_humans, game.waive_opening) == (0, 0)  # this phase only


def test_CL_062_taste_alone_waives_the_humans() -> None:
    game = cave()
    lay(game, "T25", 0, -1)
    lay(game, "T33", 0, -2)
    game.waive_humans = 1
    summoning(game)
    assert offered(game, SUMMON) == [0] and refused(game)[act(SUMMON, 2)] == reasons.NO_OPENING


def test_CL_063_burrowing_alone_waives_the_opening() -> None:
    game = cave()
    lay(game, "T25", 0, -1)
    lay(game, "T33", 0, -2)
    game.waive_opening = 1
    summoning(game)
    assert offered(game, SUMMON) == [1, 2] and refused(game)[act(SUMMON, 0)] == reasons.HUMAN_THERE


def test_CL_065_CL_R29_resistance_is_futile_caps_humans_and_speeds_troglodytes() -> None:
    game = threat(put(cave(), K1, 0, die=4), 3, 6, 2)
    placed(game, (3, "futile"), (6, "futile"), (2, "sounds"))
    assert values(game, K1)[0] == 1 and game.trog_value(MVT, 0) == 2
    game.blessed, game.blessing = K1, MVT
    assert values(game, K1)[0] == 1  # the cap comes after all bonuses
    demon_turn(game)
    assert game.cap_mvt == 1
    human_turn(game)
    do(game, END_PHASE)
    assert game.cap_mvt == -1 and values(game, K1)[0] == 2


def test_CL_R44_speed_and_futile_add_up() -> None:
    game = threat(cave(), 3, 6, 1)
    placed(game, (3, "futile"), (6, "futile"), (1, "speed"))
    assert game.trog_value(MVT, 0) == 3


def test_CL_066_CL_R28_the_trap_hits_one_human_of_the_demons_choice() -> None:
    game = threat(cave(), 3, 4, 5)
    placed(game, (3, "trap"), (4, "trap"), (5, "sounds"))
    assert (step(game), game.seat, offered(game, WARRIOR)) == ("TrapWhom", DEMON, [R, 1, 3, 4])
    do(game, WARRIOR, R)
    assert (step(game), game.seat) == ("WoundLine", HUMAN)
    do(game, LINE, 2)
    assert wounds(game, R) == [3]


def test_CL_R23_spaces_work_in_the_order_of_the_board() -> None:
    game = threat(cave(), 1, 4, 6)
    log = heard(game)
    placed(game, (6, "claws"), (1, "calm"), (4, "sounds"))
    assert [event.args[0] for event in told(log, events.SPACE_WORKS)] == [D["calm"], D["sounds"], D["claws"]]


def test_CL_R30_the_only_limits_are_colour_and_conditions() -> None:
    """All ten spaces can be used in one and the same phase, if the dice allow it."""
    game = cave()
    game.mechanisms = 3
    run(game, DESTINY)
    game.play(dice(1, 2, 3, 4, 5, 6))
    game.dice = dice(1, 1, 1, 2, 3, 3, 4, 5, 6, 6, 6)
    wanted = ("calm", 1), ("burrowing", 1), ("speed", 1), ("legion", 2), ("trap", 3), ("trap", 4)
    for name, value in (*wanted, ("futile", 3), ("futile", 6), ("sounds", 5), ("claws", 6), ("taste", 6)):
        assert why_not_place(game, value, D[name]) == ALLOWED, name
        game.play(act(PLACE, value, D[name]))
    assert game.dice == 0


# --- bringing in ---


def burrows() -> Claustrophobia:
    """The start tile with all humans; spot 1 north of it with openings; spot 2 a closed dead end."""
    game = cave()
    lay(game, CROSS, 0, -1)
    lay(game, "T33", 0, -2)
    return game


def test_CL_067_CL_073_warriors_are_brought_in_for_points_on_one_tile_or_several() -> None:
    game = burrows()
    lay(game, "T36", 1, -1)
    summoning(game, 3)
    play(game, act(SUMMON, 1), act(SUMMON, 3))
    assert (game.trogs(1), game.trogs(3), game.tp) == (1, 1, 1)
    do(game, SUMMON, 1)
    assert step(game) == "" and game.tp == 0


def test_CL_068_CL_069_a_troglodyte_costs_one_and_the_demon_five() -> None:
    game = summoning(burrows(), 6)
    do(game, SUMMON_DEMON, 1)
    assert game.tp == 1 and game.fiend_at[THE_DEMON] == 1 and game.entries == 1
    do(game, SUMMON, 1)
    assert game.tp == 0
    assert refused(summoning(burrows(), 4))[act(SUMMON_DEMON, 1)] == reasons.NO_TP


def test_CL_070_CL_071_CL_075_CL_076_CL_077_where_warriors_may_come() -> None:
    game = summoning(burrows())
    assert refused(game)[act(SUMMON, 2)] == reasons.NO_OPENING  # A
    assert refused(game)[act(SUMMON, 0)] == reasons.HUMAN_THERE  # B
    assert offered(game, SUMMON) == [1]  # C


def test_CL_072_the_size_rule_is_respected() -> None:
    game = summoning(deal(trogs(burrows(), 1, 3), "ambush"))
    assert refused(game)[act(SUMMON, 1)] == reasons.FULL


def test_CL_074_who_is_brought_in_acts_in_the_same_round() -> None:
    game = summoning(burrows(), 1)
    do(game, SUMMON, 1)
    demon_turn(game)
    assert pairs(game, TROG) == [(1, 0)]


def test_CL_078_unspent_points_are_kept() -> None:
    game = do(summoning(burrows(), 4), DONE)
    assert game.tp == 4
    threat(game, 2, 2, 2)
    assert game.tp == 4


def test_CL_006_no_more_than_eleven_troglodytes() -> None:
    game = burrows()
    far = lay(game, "T36", 5, 5)
    trogs(game, far, 11)
    assert refused(summoning(deal(game, "reinforcements")))[act(SUMMON, 1)] == reasons.NO_TROG_LEFT


def test_CL_R22_the_demon_comes_as_often_as_the_scenario_says_unwounded_and_never_twice() -> None:
    game = summoning(demon(burrows(), 2), 20)
    assert refused(game)[act(SUMMON_DEMON, 1)] == reasons.DEMON_IN_PLAY
    game = burrows()
    game.entries = 0
    assert refused(summoning(game, 20))[act(SUMMON_DEMON, 1)] == reasons.NO_ENTRIES
    game = cave("head")
    lay(game, CROSS, 0, -1)
    assert offered(summoning(game, 20), SUMMON_DEMON) == []  # the Master cannot be bought
    game = burrows()
    game.set_wounds(0, 3)
    assert do(summoning(game, 5), SUMMON_DEMON, 1).wounds_of(0) == 0


def test_CL_147_CL_R21_a_lair_is_always_open_to_troglodytes() -> None:
    game = cave()
    lair = lay(game, "T05", 0, -1)
    lay(game, CROSS, 0, -2)
    put(game, R, lair)
    assert not game.has_opening(lair)
    summoning(game, 20)
    assert lair in offered(game, SUMMON) and lair not in offered(game, SUMMON_DEMON)
    trogs(game, lair, 3)
    assert refused(summoning(game))[act(SUMMON, lair)] == reasons.FULL  # the size rule stays
    game = cave(lair_with_humans="off")
    lair = lay(game, "T05", 0, -1)
    lay(game, CROSS, 0, -2)
    assert lair in offered(summoning(game), SUMMON)
    put(game, R, lair)
    assert refused(summoning(game))[act(SUMMON, lair)] == reasons.HUMAN_THERE


def test_DM6_the_guardian_comes_on_any_stash_with_room() -> None:
    game = cave("dares")
    stash = lay(game, "T06", 0, -1)  # a dead end: no opening
    put(game, R, stash)
    summoning(game, 20)
    assert stash in offered(game, SUMMON_DEMON) and stash not in offered(game, SUMMON)


# --- Events of the loop ---


def test_E09_reinforcements_bring_two_points_each() -> None:
    game = summoning(deal(burrows(), "reinforcements", "reinforcements"), 0)
    do(game, PLAY, KIND["reinforcements"])
    do(game, PLAY, KIND["reinforcements"])
    assert game.tp == 4  # CL-R44: points always add up


def test_E03_tough_makes_a_troglodyte_in_play_stronger() -> None:
    game = burrows()
    lay(game, "T36", 1, -1)
    trogs(trogs(game, 1, 1), 3, 1)
    summoning(deal(game, "tough"), 0)
    do(game, PLAY, KIND["tough"])
    assert (step(game), offered(game, SPOT)) == ("ToughWhere", [1, 3])
    do(game, SPOT, 3)
    assert (game.plain(3), game.tough(3)) == (0, 1)
    assert game.trog_value(CBT, 1) == 2 and game.trog_value(CBT, 0) == 1


def test_E03_two_tokens_exist_and_a_troglodyte_must_be_there() -> None:
    game = summoning(deal(burrows(), "tough"), 1)
    assert refused(game)[act(PLAY, KIND["tough"])] == reasons.NO_TARGET
    game = summoning(deal(trogs(burrows(), 1, 1, tough=2), "tough"), 0)
    assert refused(game)[act(PLAY, KIND["tough"])] == reasons.NO_TOKEN


def test_E07_a_cave_in_closes_a_connection_for_both_sides_until_the_humans_have_acted() -> None:
    game = summoning(deal(burrows(), "cave_in"), 0)
    do(game, PLAY, KIND["cave_in"])
    assert (step(game), offered(game, EDGE)) == ("CaveInWhere", [0, 4])
    do(game, EDGE, 0)
    assert not game.passes(HUMAN, 0, 0) and not game.passes(DEMON, 1, 2) and game.passes(HUMAN, 1, 0)
    demon_turn(trogs(game, 1, 1))
    do(game, TROG, 1, 0)
    assert refused(game)[act(STEP, 0)] == reasons.CLOSED_BY_CAVE_IN
    run(game, CloseHumanPhase())
    assert game.passes(HUMAN, 0, 0)


def test_E07_CL_088_a_cave_in_is_told_with_its_edge_and_that_it_bars_both_sides() -> None:
    game = burrows()
    lay(game, CROSS, 1, 0)  # east of the start tile
    log = heard(summoning(deal(game, "cave_in"), 0))
    play(game, act(PLAY, KIND["cave_in"]), act(EDGE, 1))
    assert [event.args[:3] for event in told(log, events.EDGE_CLOSED)] == [(game.where(0), E, 1)]


def test_CL_081_an_event_is_played_at_its_moment_only() -> None:
    game = summoning(deal(burrows(), "critical", "ambush", "panic"), 1)
    assert offered(game, PLAY) == []


def test_CL_080_CL_082_no_hand_limit_and_a_played_event_is_discarded() -> None:
    game = deal(burrows(), "reinforcements", "reinforcements", "cave_in", "tough", "tough", "ambush", "lost", "rust")
    assert size(game.hand[DEMON]) == 8
    do(summoning(game, 0), PLAY, KIND["reinforcements"])
    assert size(game.hand[DEMON]) == 7 and size(game.discard & ATLAS.of_kind[KIND["reinforcements"]]) == 1


def test_the_loop_is_asked_while_a_hidden_event_may_fit() -> None:
    game = summoning(deal(burrows(), "ambush"), 0)
    assert game.actions() == [act(DONE)]
    assert step(summoning(burrows(), 0)) == ""


def test_a_dead_or_absent_human_bars_no_tile() -> None:
    game = alone(burrows(), B1)
    game.at[B1] = DEAD
    game.at[C] = DEAD
    assert offered(summoning(game), SUMMON) == [0, 1]
