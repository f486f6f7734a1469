"""The frame of the game and its set-up (CL-001 to CL-017), handicaps (CL-134 to CL-138)."""

from __future__ import annotations

import pytest
from games.claustrophobia.table import (
    ATLAS,
    B1,
    B2,
    CONTENT,
    GIFT,
    K1,
    K2,
    KIND,
    OBJECT,
    SPACE,
    TILE,
    WHO,
    C,
    R,
    alone,
    begun,
    cave,
    demon,
    dice,
    do,
    first_outcome,
    fresh,
    hand,
    heard,
    odds_of,
    offered,
    pairs,
    play,
    refused,
    run,
    step,
    threat,
    told,
    trogs,
)

from igroteka.engine.bits import bit, has, size
from igroteka.engine.choices import READY, act
from igroteka.engine.seats import CHANCE
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.vocabulary import (
    BUY_ADVANTAGE,
    BUY_BLADE,
    BUY_BRUTE,
    BUY_OBJECT,
    DEMON,
    HUMAN,
    PROFILE_OF,
    SCENARIOS,
    THE_DEMON,
)
from igroteka.games.claustrophobia.rules.losses import HIT_TROGS
from igroteka.games.claustrophobia.rules.setup import set_up
from igroteka.games.claustrophobia.rules.turn import NEXT_ROUND, ROUND
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import BUY, DONE, PLACE, WARRIOR
from igroteka.games.claustrophobia.state.actions import GIFT as GIFTS
from igroteka.games.claustrophobia.state.fields import (
    DEMON_ACTION,
    HUMAN_ACTION,
    INITIATIVE,
    THREAT,
)


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_CL_001_exactly_two_play(players: int) -> None:
    with pytest.raises(ValueError, match="for 2"):
        set_up(players, Options(), ATLAS)
    assert fresh().players == 2


def test_CL_002_the_human_gives_dice_to_warriors_the_demon_places_them_on_a_board() -> None:
    game = run(cave(), ROUND)
    game.play(dice(1, 2, 3, 4))
    assert (step(game), game.seats()) == ("AssignDice", [HUMAN])
    threat(game, 1, 2, 3)
    assert (step(game), game.seats()) == ("PlaceDice", [DEMON])


def test_CL_003_every_figure_of_either_side_is_a_warrior_that_counts_on_a_tile() -> None:
    game = demon(trogs(cave(), 0, 2, 1), 0)
    assert (game.on(HUMAN, 0), game.on(DEMON, 0)) == (4, 4)


def test_CL_004_brutes_and_blades_are_condemned_and_nobody_else() -> None:
    game = cave()
    assert [human for human in range(6) if game.is_condemned(human)] == [B1, B2, K1, K2]
    assert not game.is_condemned(R) and not game.is_condemned(C)


def test_CL_005_a_die_has_six_faces() -> None:
    game = run(alone(cave(), R), ROUND)
    assert odds_of(game) == {dice(value): 1 for value in range(1, 7)}


def test_CL_006_there_are_eleven_troglodytes_and_one_figure_of_each_place() -> None:
    game = trogs(cave(), 0, 5)
    assert game.trogs_left() == 6
    assert len(PROFILE_OF) == 6 and [PROFILE_OF.count(profile) for profile in range(4)] == [1, 2, 2, 1]


def test_CL_007_CL_R46_a_killed_troglodyte_goes_back_to_the_supply() -> None:
    game = trogs(cave(), 0, 3)
    assert game.trogs_left() == 8
    run(game, HIT_TROGS, 0, 2)
    assert (game.trogs(0), game.trogs_left()) == (1, 10)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_CL_008_CL_011_CL_014_a_scenario_fixes_forces_and_set_up(scenario: str) -> None:
    game = begun(scenario)
    row = next(found for found in CONTENT.scenarios if found.id == scenario)
    fielded = {WHO[human.place]: {OBJECT[name] for name in human.objects} for human in row.humans}
    assert {human for human in range(6) if game.in_play(human)} == set(fielded)
    for human, objects in fielded.items():
        assert {kind for kind in range(5) if has(game.objects(human), kind)} == objects
    assert {gift for gift in range(6) if has(game.gifts, gift)} == {GIFT[name] for name in row.gifts}
    assert (game.tp, game.entries) == (row.threat, row.entries)
    assert game.tile(0) == TILE[row.start] and game.spots == 1
    assert size(game.hand[HUMAN]) == row.advantages and game.hand[DEMON] == 0
    assert all(part for part in (row.ru_text, row.en_text, row.ru_goal_text, row.en_special_text))


def test_CL_009_the_survivors_come_first() -> None:
    assert Options().scenario == "survivors" and SCENARIOS[0] == "survivors"


def test_CL_010_two_decks_of_sixteen_and_fifteen_are_shuffled() -> None:
    game = fresh()
    assert (size(game.deck[HUMAN]), size(game.deck[DEMON])) == (15, 16)
    assert game.deck[HUMAN] & game.deck[DEMON] == 0
    assert game.known[HUMAN] & (game.deck[HUMAN] | game.deck[DEMON]) == 0


def test_CL_012_a_special_rule_wins_over_a_general_one() -> None:
    """In Infection Sounds From the Deep gives 1 TP whatever the die, and Sharpened Claws is closed (CL-057)."""
    game = threat(cave("infection"), 5, 6, 6)
    assert SPACE["claws"] not in [space for _, space in pairs(game, PLACE)]
    game.tp = 0
    play(game, act(PLACE, 5, 1), act(PLACE, 6, 1), act(PLACE, 6, 1), act(READY))
    assert game.tp == 3


def test_CL_013_every_warrior_begins_with_six_unwounded_lines() -> None:
    game = begun("head")
    assert [int(game.wounds(human)) for human in range(6)] == [0] * 6
    assert all(len(warrior.lines) == 6 for warrior in CONTENT.warriors)


@pytest.mark.parametrize("scenario", ["survivors", "head", "ritual"])
def test_CL_014_the_gifts_of_the_scenario_are_told(scenario: str) -> None:
    game = fresh(scenario)
    log = heard(game)
    while game.step().name == "DrawAdvantage":
        game.play(first_outcome(game))
    row = next(found for found in CONTENT.scenarios if found.id == scenario)
    assert {event.args[0] for event in told(log, events.HAS_GIFT)} == {GIFT[name] for name in row.gifts}


def test_CL_015_the_scenario_names_the_demon_card() -> None:
    game = begun("tide")
    beast = next(card for card in CONTENT.demons if card.id == "beast")
    found = [int(game.fiend_value(THE_DEMON, stat)) for stat in range(4)]
    assert found == [beast.mvt, beast.cbt, beast.defence, beast.health]


def test_CL_016_four_phases_in_a_fixed_order() -> None:
    game = cave()
    log = heard(game)
    run(game, ROUND)
    while game.round < 3:
        game.play(first_outcome(game) if game.seat == CHANCE else game.actions()[-1])
    phases = [event.args[0] for event in told(log, events.PHASE_BEGINS)]
    assert phases == [INITIATIVE, HUMAN_ACTION, THREAT, DEMON_ACTION, INITIATIVE]


def test_CL_017_a_new_round_follows_the_fourth_phase() -> None:
    game = run(cave(), NEXT_ROUND)
    assert (game.round, game.phase, step(game)) == (2, INITIATIVE, "RollInitiative")


# --- handicaps ---


def test_CL_134_each_handicap_is_switched_on_apart() -> None:
    assert fresh().handicaps == 0
    for number, name in enumerate(("demon_deck", "demon_threat", "human_advantage", "human_gift")):
        assert fresh(**{name: "on"}).handicaps == bit(number)


def test_CL_135_panic_and_lost_leave_the_event_deck() -> None:
    game = fresh(demon_deck="on")
    out = ATLAS.of_kind[KIND["panic"]] | ATLAS.of_kind[KIND["lost"]]
    assert size(game.deck[DEMON]) == 13 and game.deck[DEMON] & out == 0
    assert not game.could_hold(DEMON, out)
    log = heard(game)
    while game.step().name == "DrawAdvantage":
        game.play(KIND["grenade"])
    assert [event.args[:2] for event in told(log, events.REMOVED_CARD)] == [(KIND["panic"], 2), (KIND["lost"], 1)]


def test_CL_136_three_more_tp() -> None:
    assert begun(demon_threat="on").tp == begun().tp + 3


def test_CL_137_one_more_advantage_card() -> None:
    assert len(hand(begun(human_advantage="on"), HUMAN)) == len(hand(begun(), HUMAN)) + 1


def test_CL_138_the_human_chooses_one_more_gift() -> None:
    game = fresh(human_gift="on")
    assert step(game) == "ExtraGift"
    assert offered(game, GIFTS) == [GIFT["courage"], GIFT["benediction"], GIFT["gather"], GIFT["smite"]]
    do(game, GIFTS, GIFT["smite"])
    assert has(game.gifts, GIFT["smite"]) and size(game.gifts) == 3


# --- a force that is built ---


def test_CL_R51_seats_and_a_force_that_is_built_before_the_game() -> None:
    game = fresh("dares", force="build")
    assert (step(game), game.seat) == ("BuildForce", HUMAN)
    assert [human for human in range(6) if game.in_play(human)] == [R]
    assert step(fresh("dares")) != "BuildForce" and step(fresh("survivors", force="build")) != "BuildForce"


def test_S6_items_are_bought_in_the_order_of_the_list_with_twenty_points() -> None:
    game = fresh("dares", force="build")
    assert BUY_OBJECT + OBJECT["shield"] not in offered(game, BUY)  # nobody may use it yet
    assert refused(game)[act(BUY, BUY_OBJECT + OBJECT["shield"])] == reasons.NONE_LEFT
    assert len(game.actions()) <= 15
    play(game, act(BUY, GIFT["healing"]), act(BUY, BUY_BRUTE), act(BUY, BUY_BRUTE), act(BUY, BUY_BLADE))
    assert game.points == 20 - 2 - 9
    assert refused(game)[act(BUY, GIFT["smite"])] == reasons.LISTED_BEFORE
    do(game, BUY, BUY_OBJECT + OBJECT["shield"])
    assert (step(game), offered(game, WARRIOR)) == ("BuyOwner", [B1, B2])
    do(game, WARRIOR, B2)
    assert has(game.objects(B2), OBJECT["shield"]) and game.objects(B1) == 0
    play(game, *[act(BUY, BUY_ADVANTAGE)] * 4)  # the force is full: there is nothing more to buy
    for _card in range(4):
        assert step(game) == "DrawAdvantage"
        game.play(first_outcome(game))
    assert step(game) == "RollInitiative" and size(game.hand[HUMAN]) == 4


def test_S6_no_more_objects_are_bought_than_there_are_cards() -> None:
    game = play(fresh("dares", force="build"), act(BUY, BUY_BRUTE), act(BUY, BUY_OBJECT + OBJECT["shield"]))
    assert refused(game)[act(BUY, BUY_OBJECT + OBJECT["shield"])] == reasons.NONE_LEFT
    left = [BUY_OBJECT + OBJECT[name] for name in ("scepter", "axe", "rope")]
    assert offered(game, BUY) == [*left, BUY_ADVANTAGE]


def test_S6_unspent_points_are_lost() -> None:
    game = do(fresh("dares", force="build"), DONE)
    assert step(game) == "RollInitiative" and [human for human in range(6) if game.in_play(human)] == [R]


def test_S6_the_preset_costs_twenty_points() -> None:
    row = next(found for found in CONTENT.scenarios if found.id == "dares")
    assert row.build is not None
    condemned = len(row.humans) - 1
    objects = sum(len(human.objects) for human in row.humans)
    spent = condemned * row.build.condemned + objects * row.build.object
    spent += len(row.gifts) * row.build.gift + row.advantages * row.build.advantage
    assert spent == row.build.points == 20
