"""Phase 1: dice, Exhaustion, gifts, the Blessing (CL-018 to CL-031, CL-130 to CL-133), W1."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    B1,
    B2,
    CROSS,
    GIFT,
    K1,
    K2,
    KIND,
    R,
    act_with,
    alone,
    arm,
    away,
    cave,
    deal,
    demon,
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
    told,
    trogs,
    values,
    wounds,
)

from igroteka.engine.bits import bit, digit
from igroteka.engine.choices import PASS, READY, act
from igroteka.games.claustrophobia.content.vocabulary import CBT, DEMON, HUMAN, MVT
from igroteka.games.claustrophobia.rules.event_windows import AFTER_INITIATIVE, swap_dice
from igroteka.games.claustrophobia.rules.initiative import (
    INITIATIVE_DONE_LOOP,
    INITIATIVE_PHASE,
)
from igroteka.games.claustrophobia.rules.wounds import judge_exhaustion
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import (
    BLESS,
    CHANGE,
    DONE,
    END,
    END_PHASE,
    GIVE,
    LINE,
    PLAY,
    REROLL,
    STEP,
    TAKE_BACK,
    VALUE,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.actions import GIFT as USE
from igroteka.games.claustrophobia.state.fields import COURAGE, DEAD, DEPARTED, EXHAUSTED, RUSTED
from igroteka.games.claustrophobia.state.game import Claustrophobia


def rolling(game: Claustrophobia) -> Claustrophobia:
    return run(game, INITIATIVE_PHASE)


def given(game: Claustrophobia, *values: int) -> Claustrophobia:
    """Roll these and give them in the order of the warriors."""
    rolling(game)
    game.play(dice(*values))
    for value in values:
        if step(game) == "AssignDice" and act(READY) not in game.actions():
            human = offered(game, GIVE)[0]
            game.play(act(GIVE, human, value))
    if step(game) == "AssignDice":
        game.play(act(READY))
    return game


def done(game: Claustrophobia) -> Claustrophobia:
    """The dice are given: what may be done then is asked."""
    for human in range(6):
        if game.in_play(human):
            judge_exhaustion(game, human)
    return run(game, INITIATIVE_DONE_LOOP)


# --- the roll ---


def test_CL_018_a_die_for_each_human_in_play() -> None:
    assert rolling(cave("head")).frame()[0] == 5
    game = cave("head")
    game.at[B1] = DEAD
    game.at[K2] = DEPARTED
    assert rolling(game).frame()[0] == 3


def test_CL_R02_exhausted_warriors_count() -> None:
    game = cave()
    game.give(B1, EXHAUSTED)
    assert rolling(game).frame()[0] == 4


def test_CL_018_throws_are_counts_with_whole_weights() -> None:
    odds = odds_of(rolling(alone(cave(), R, B1)))
    assert odds[dice(3, 3)] == 1 and odds[dice(2, 5)] == 2 and sum(odds.values()) == 36
    odds = odds_of(rolling(cave("head")))
    assert len(odds) == 252 and sum(odds.values()) == 6**5


def test_CL_019_each_warrior_gets_exactly_one_die_in_any_distribution() -> None:
    game = rolling(alone(cave(), R, B1, K1))
    game.play(dice(1, 5, 6))
    assert pairs(game, GIVE) == [(R, 1), (R, 5), (R, 6)]
    do(game, GIVE, R, 5)
    assert pairs(game, GIVE) == [(B1, 1), (B1, 6)]
    do(game, GIVE, B1, 6)
    assert game.actions() == [act(READY)]  # the last die is not asked
    do(game, READY)
    assert [int(game.die(human)) for human in (R, B1, K1)] == [5, 6, 1]


def test_CL_019_a_person_may_give_dice_in_any_order_and_take_them_back() -> None:
    game = rolling(alone(cave(), R, B1, K1))
    game.play(dice(1, 5, 6))
    assert act(GIVE, K1, 6) in game.extras_of(HUMAN) and game.extras_of(DEMON) == []
    play(game, act(GIVE, K1, 6))
    assert act(TAKE_BACK, K1) in game.extras_of(HUMAN)
    play(game, act(TAKE_BACK, K1), act(GIVE, K1, 1))
    assert digit(game.drafts, K1) == 1 and game.die(K1) == 4  # not his before all is ready


def test_CL_R54_equal_dice_are_given_without_asking() -> None:
    game = rolling(alone(cave(), R, B1))
    game.play(dice(4, 4))
    assert step(game) != "AssignDice" and [game.die(R), game.die(B1)] == [4, 4]


def test_CL_020_CL_021_the_die_selects_the_line_of_action() -> None:
    game = given(alone(cave(), R, B1), 2, 5)
    assert values(game, R) == (1, 2, 4)
    assert values(game, B1) == (1, 4, 4)


def test_CL_022_dice_left_over_have_no_effect() -> None:
    game = alone(cave(), R, B1)
    game.more_dice = 2
    log = heard(game)
    rolling(game)
    assert game.frame()[:2] == (4, 2)
    game.play(dice(2, 3, 4, 6))
    play(game, act(GIVE, R, 6), act(GIVE, B1, 2), act(READY))
    assert [game.die(R), game.die(B1)] == [6, 2] and game.dice == 0
    assert told(log, events.UNUSED_DICE)[0].args[0] == dice(3, 4)


def test_CL_022_no_die_left_over_is_not_told_of() -> None:
    game = alone(cave(), R, B1)
    log = heard(game)
    given(game, 2, 5)
    assert told(log, events.ASSIGNED) and told(log, events.UNUSED_DICE) == []


# --- Exhaustion ---


def test_CL_026_CL_027_a_die_of_a_wounded_line_exhausts() -> None:
    game = given(put(alone(cave(), R, B1), B1, 0, wounds=[5]), 2, 5)
    assert game.is_exhausted(B1) and values(game, B1) == (0, 0, 3)
    assert not game.is_exhausted(R)


def test_CL_031_exhaustion_is_judged_anew_at_each_assignment() -> None:
    game = given(put(alone(cave(), R, B1), B1, 0, wounds=[5]), 2, 5)
    assert game.is_exhausted(B1)
    given(game, 2, 6)
    assert not game.is_exhausted(B1) and values(game, B1) == (2, 3, 4)


def test_CL_028_CL_120_an_exhausted_warrior_has_no_talents_gifts_or_objects() -> None:
    game = arm(cave(), B1, "shield", "axe")
    assert values(game, B1) == (1, 4, 5) and game.impressive_on(HUMAN, 0)
    game.give(B1, EXHAUSTED)
    assert values(game, B1) == (0, 0, 3) and not game.impressive_on(HUMAN, 0)
    game = put(done(cave()), R, 0, die=5)
    game.give(R, EXHAUSTED)
    assert refused(run(deal(game, "second_wind"), INITIATIVE_DONE_LOOP))[act(USE, GIFT["precognition"])] == (
        reasons.EXHAUSTED
    )


def test_CL_028_the_scepter_works_even_for_an_exhausted_bearer() -> None:
    game = cave("ritual")
    game.give(R, EXHAUSTED)
    rolling(game)
    game.play(dice(1, 1, 2, 6))
    assert step(game) == "AfterRoll"
    assert offered(game, REROLL) == [1, 2, 6]
    do(game, REROLL, 1)
    assert odds_of(game) == dict.fromkeys(range(1, 7), 1)
    game.play(5)
    assert step(game) == "AssignDice" and game.dice == dice(1, 2, 5, 6)  # once a round


def test_the_scepter_does_nothing_once_its_bearer_is_gone() -> None:
    game = away(cave("ritual"), R)
    rolling(game)
    game.play(dice(1, 2, 6))
    assert step(game) == "AssignDice"


def test_CL_029_CL_R08_bonuses_are_added_to_0_0_3() -> None:
    game = put(cave(), B1, 0, die=5, wounds=[5])
    judge_exhaustion(game, B1)
    game.blessed, game.blessing = B1, MVT
    assert values(game, B1) == (1, 0, 3)
    game.blessing = CBT
    assert values(game, B1) == (0, 2, 3)
    spot = lay(game, CROSS, 0, 1)
    put(game, B1, spot)
    act_with(deal(game, "burst"), B1)
    assert STEP not in [action >> 24 for action in game.actions()]
    do(game, PLAY, KIND["burst"])
    assert values(game, B1)[0] == 2 and offered(game, STEP) == [0]


# --- gifts ---


def test_CL_023_the_redeemer_has_the_gifts_of_the_scenario() -> None:
    game = done(put(cave(), R, 0, die=5))
    assert offered(game, USE) == [GIFT["precognition"]]
    assert act(USE, GIFT["smite"]) not in refused(game)


def test_CL_024_CL_025_a_gift_needs_its_die() -> None:
    game = done(put(cave(), R, 0, die=4))
    assert refused(game)[act(USE, GIFT["precognition"])] == reasons.WRONG_DIE
    game = done(put(cave(), R, 0, die=5))
    do(game, USE, GIFT["precognition"])
    assert game.foresight == 2


def test_CL_030_a_gift_whose_line_was_wounded_since_cannot_be_used() -> None:
    game = put(cave(), R, 0, die=5)
    judge_exhaustion(game, R)
    put(game, R, 0, wounds=[5])  # wounded after the die was given: not Exhausted
    run(game, INITIATIVE_DONE_LOOP)
    assert refused(game)[act(USE, GIFT["precognition"])] == reasons.LINE_WOUNDED


def test_CL_R40_a_gift_is_used_once_a_round_and_goes_on_whatever_happens() -> None:
    game = put(cave("head"), R, 0, die=6)
    done(game)
    do(game, USE, GIFT["smite"])
    assert refused(game)[act(USE, GIFT["smite"])] == reasons.USED
    game.give(R, EXHAUSTED)
    assert values(game, R)[1] == 2  # it goes on
    run(game, INITIATIVE_PHASE)
    assert game.gifts_used == 0


def test_G1_courage_is_put_on_any_human_at_any_distance() -> None:
    game = put(cave("ritual"), R, 0, die=1)
    put(game, K1, lay(game, CROSS, 0, 1))
    done(game)
    do(game, USE, GIFT["courage"])
    assert (step(game), offered(game, WARRIOR)) == ("CourageWho", [R, B1, B2, K1])
    before = game.defence(K1)
    do(game, WARRIOR, K1)
    assert game.has(K1, COURAGE) and game.defence(K1) == before + 1
    rolling(game)
    assert not game.has(K1, COURAGE)  # until the next Initiative phase


def test_G2_benediction_takes_a_threat_point_if_there_is_one() -> None:
    game = put(cave("ritual"), R, 0, die=2)
    game.tp = 0
    done(game)
    assert refused(game)[act(USE, GIFT["benediction"])] == reasons.NO_TP_TO_LOSE
    game.tp = 3
    do(run(game, INITIATIVE_DONE_LOOP), USE, GIFT["benediction"])
    assert game.tp == 2


def test_G3_gather_round_adds_two_dice_next_round_even_without_the_redeemer() -> None:
    game = done(put(cave("tide"), R, 0, die=3))
    do(game, USE, GIFT["gather"])
    game.at[R] = DEAD
    assert rolling(game).frame()[0] == 3 + 2
    game.play(dice(1, 1, 1, 1, 1))
    assert rolling(game).frame()[0] == 3


def test_G4_healing_heals_one_condemned_on_his_tile_before_he_does_anything() -> None:
    game = put(put(cave(), R, 0, die=4), B1, 0, wounds=[2, 3])
    put(game, K2, lay(game, CROSS, 0, 1), wounds=[1])
    act_with(game, R)
    do(game, USE, GIFT["healing"])  # the Brute alone is there and wounded
    assert step(game) == "HealLine"
    do(game, LINE, 2)
    assert wounds(game, B1) == [2] and act(USE, GIFT["healing"]) not in game.actions()
    game = put(put(cave(), R, 0, die=4), B1, 0, wounds=[2])
    lay(game, CROSS, 0, 1)
    act_with(game, R)
    do(game, STEP, 1)
    assert offered(game, USE) == []


def test_G4_healing_asks_whom_and_never_heals_the_redeemer() -> None:
    game = put(put(put(cave(), R, 0, die=4, wounds=[1]), B1, 0, wounds=[2]), K1, 0, wounds=[3])
    act_with(game, R)
    do(game, USE, GIFT["healing"])
    assert (step(game), offered(game, WARRIOR)) == ("HealWho", [B1, K1])


def test_G5_G6_last_until_the_end_of_the_human_action_phase() -> None:
    game = put(cave("head"), R, 0, die=6)
    game.smite, game.foresight = 2, 2
    assert values(game, R)[1] == 5
    do(human_turn(game), END_PHASE)
    assert (game.smite, game.foresight) == (0, 0)


# --- the Blessing ---


def test_CL_130_CL_R10_the_redeemer_blesses_any_other_human_at_any_distance() -> None:
    game = cave()
    put(game, K2, lay(game, CROSS, 0, 1))
    done(game)
    assert {human for human, _ in pairs(game, BLESS)} == {B1, K1, K2}
    game.give(R, EXHAUSTED)
    assert refused(game)[act(BLESS, B1, MVT)] == reasons.EXHAUSTED


@pytest.mark.parametrize(("stat", "bonus"), [(MVT, 1), (CBT, 2)])
def test_CL_131_the_blessed_gets_one_movement_or_two_combat(stat: int, bonus: int) -> None:
    game = done(cave())
    before = values(game, B1)
    do(game, BLESS, B1, stat)
    assert values(game, B1)[stat] == before[stat] + bonus


def test_CL_132_the_blessing_heals_the_line_in_use_and_ends_exhaustion() -> None:
    game = done(put(cave(), B1, 0, die=5, wounds=[2, 5]))
    assert game.is_exhausted(B1)
    do(game, BLESS, B1, MVT)
    assert wounds(game, B1) == [2] and not game.is_exhausted(B1)


def test_CL_133_the_blessing_is_used_once_and_ends_with_the_action_phase() -> None:
    game = done(cave())
    do(game, BLESS, B1, CBT)
    assert step(game) != "InitiativeDone" or offered(game, BLESS) == []
    before = values(game, B1)[1]
    do(human_turn(game), END_PHASE)
    assert values(game, B1)[1] == before - 2
    run(deal(put(game, K1, 0, wounds=[4]), "second_wind"), INITIATIVE_DONE_LOOP)
    assert game.blessing_used == 1


# --- cards of this phase ---


def test_A08_hand_of_fate_sets_a_die() -> None:
    game = rolling(deal(alone(cave(), R, B1), "hand_of_fate"))
    game.play(dice(1, 3))
    assert step(game) == "AfterRoll" and pairs(game, CHANGE) == [(KIND["hand_of_fate"], 1), (KIND["hand_of_fate"], 3)]
    do(game, CHANGE, KIND["hand_of_fate"], 1)
    assert offered(game, VALUE) == [2, 3, 4, 5, 6]
    do(game, VALUE, 6)
    assert game.dice == dice(3, 6) and hand(game, HUMAN) == []


def test_A07_second_wind_lets_an_exhausted_warrior_use_his_line_until_the_next_round() -> None:
    game = done(deal(put(put(cave(), R, 0, die=5, wounds=[5]), B1, 0, die=5, wounds=[5]), "second_wind"))
    assert game.is_exhausted(R) and offered(game, USE) == []
    do(game, PLAY, KIND["second_wind"])
    assert (step(game), offered(game, WARRIOR)) == ("SecondWindWho", [R, B1])
    do(game, WARRIOR, R)
    assert not game.is_exhausted(R) and values(game, R) == (1, 2, 4)
    assert offered(game, USE) == [GIFT["precognition"]]  # the gift of that value may be used
    given(game, 5, 5, 5, 5)
    assert game.is_exhausted(R)


def test_A07_the_wound_of_that_line_is_ignored_whenever_exhaustion_is_judged() -> None:
    game = put(put(deal(alone(cave(), R, B1), "second_wind", "vertigo"), R, 0, die=5, wounds=[5, 6]), B1, 0, die=5)
    do(done(game), PLAY, KIND["second_wind"])
    do(window(game), PLAY, KIND["vertigo"])  # a 5 for a 5
    assert not game.is_exhausted(R)
    put(game, B1, 0, die=6)
    swap_dice(game, R, B1)  # a 6: that line is wounded too
    assert game.is_exhausted(R)


def test_a_card_that_may_be_held_is_asked_for_even_if_it_is_not() -> None:
    """What is asked depends on public knowledge alone: here the Human holds another card."""
    game = done(deal(put(away(cave(), R), B1, 0, die=5, wounds=[5]), "grenade"))
    assert step(game) == "InitiativeDone" and game.actions() == [act(DONE)]
    game = done(put(away(cave(), R), B1, 0, die=5, wounds=[5]))
    assert step(game) == ""
    game = rolling(deal(cave(), "grenade"))
    game.play(dice(1, 2, 3, 4))
    assert step(game) == "AfterRoll" and game.actions() == [act(DONE)]


# --- W1 ---


def window(game: Claustrophobia) -> Claustrophobia:
    game.end()
    AFTER_INITIATIVE.open(game, 0)
    game.settle()
    return game


def test_E06_vertigo_swaps_two_dice_and_judges_exhaustion_again() -> None:
    game = put(put(deal(cave(), "vertigo"), R, 0, die=2, wounds=[6]), B1, 0, die=6)
    window(game)
    assert game.seat == DEMON and game.actions() == [act(PASS), act(PLAY, KIND["vertigo"])]
    do(game, PLAY, KIND["vertigo"])
    assert (step(game), offered(game, WARRIOR)) == ("VertigoFirst", [R, B1, K1, K2])
    do(game, WARRIOR, R)
    assert (step(game), offered(game, WARRIOR)) == ("VertigoSecond", [B1, K1, K2])
    do(game, WARRIOR, B1)
    assert (game.die(R), game.die(B1)) == (6, 2)
    assert game.is_exhausted(R) and not game.is_exhausted(B1)


def test_E06_vertigo_needs_two_humans() -> None:
    game = window(deal(alone(cave(), B1), "vertigo"))
    assert step(game) == ""
    game = do(window(deal(alone(cave(), B1, R), "vertigo")), PLAY, KIND["vertigo"])
    assert (game.die(R), game.die(B1)) == (2, 1)  # of two there is no choice


def test_E11_rust_stops_the_objects_of_one_human_until_the_next_initiative_phase() -> None:
    game = deal(arm(cave(), B1, "axe"), "rust")
    assert values(game, B1) == (1, 4, 4)
    window(game)
    do(game, PLAY, KIND["rust"])
    assert (step(game), offered(game, WARRIOR)) == ("RustWho", [B1, K1])
    do(game, WARRIOR, B1)
    assert game.has(B1, RUSTED) and values(game, B1) == (1, 3, 4)
    rolling(game)
    assert not game.has(B1, RUSTED)


def test_E11_rust_needs_a_human_with_an_object() -> None:
    game = deal(alone(cave(), R), "rust")
    assert step(window(game)) == ""


def test_W1_opens_only_if_by_public_knowledge_a_card_may_be_held() -> None:
    game = cave()
    assert step(window(deal(game, "ambush"))) == "DemonAfterInitiative"  # another card, but who knows
    assert game.actions() == [act(PASS)]
    game = deal(cave(), "ambush")
    for name in ("vertigo", "rust"):
        game.discard |= game.atlas.of_kind[KIND[name]]
        game.set_deck(DEMON, game.deck[DEMON] & ~game.atlas.of_kind[KIND[name]])
        for card in range(31):
            if game.atlas.of_kind[KIND[name]] & bit(card):
                game.show_all(card)
    assert step(window(game)) == ""


def test_demons_and_troglodytes_get_no_dice() -> None:
    assert rolling(demon(trogs(cave(), 0, 2), 0)).frame()[0] == 4


def test_the_end_of_an_activation_is_no_end_of_the_phase() -> None:
    game = human_turn(cave())
    do(game, WARRIOR, K1)
    do(game, END)
    assert step(game) == "NextHuman" and K1 not in offered(game, WARRIOR)
