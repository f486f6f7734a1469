"""A turn: actions, paying with cards, bonuses, enabling scoring, skills around the action."""

from __future__ import annotations

from games.havoc.table import (
    KIND,
    SKILLS,
    begun,
    do,
    give,
    hand,
    heard,
    learn,
    named,
    odds_of,
    offered,
    play,
    refused,
    run,
    step,
    table,
    told,
    turn_of,
)

from igroteka.engine.bits import size
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, MOVE, PILGRIMS
from igroteka.games.havoc.rules.action_phase import ACTION_PHASE
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import (
    BUILD,
    DECK,
    DONE,
    DRAW_TWO,
    ENABLE,
    END_TURN,
    MARCH,
    OWN_DECK,
    PAY,
    PLACE,
    RECRUIT,
    SKILL,
)
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc


def throw_all(game: Havoc) -> Havoc:
    while game.seat == CHANCE:
        game.play(next(iter(odds_of(game))))
    return game


def test_CH_051_three_actions_each_in_initiative_order() -> None:
    game = begun(3)
    game.order = 3 | 1 << 4 | 2 << 8
    run(game, ACTION_PHASE)
    turns = []
    for _ in range(9):
        turns.append((int(game.action), int(game.side_of(game.seat))))
        play(game, act(DRAW_TWO), act(DECK, OWN_DECK))
        throw_all(game)
        if step(game) == "KeepWhich":
            play(game, game.actions()[0])
        play(game, act(END_TURN))
    order = [PILGRIMS, HUMANS, MACHINES]
    assert turns == [(action, side) for action in (1, 2, 3) for side in order]


def test_CH_052_CH_053_five_actions_and_the_same_again() -> None:
    game = give(table(3), HUMANS, "humans_scoring", "flank")
    assert [action for action in game.actions() if action >> 24 != SKILL] == [
        act(MARCH),
        act(RECRUIT),
        act(BUILD),
        act(DRAW_TWO),
        act(ENABLE),
    ]
    play(game, act(DRAW_TWO), act(DECK, 0))
    throw_all(game)
    turn_of(game, HUMANS)
    assert act(DRAW_TWO) in game.actions()


def test_CH_R17_without_any_action_a_turn_ends_and_only_then() -> None:
    game = table(3)
    assert act(END_TURN) not in game.actions()
    game.deck[HUMANS] = 0
    for terrain in range(4):
        game.terrain[terrain] = 0
    assert act(END_TURN) in game.actions()
    assert refused(game)[act(DRAW_TWO)] == reasons.NOTHING_TO_DRAW
    log = heard(game)
    play(game, act(END_TURN))
    assert told(log, events.NO_ACTION)


def test_CH_R16_moving_recruiting_and_building_need_a_card_with_or_without_the_icon() -> None:
    game = table(3)
    assert refused(game)[act(MARCH)] == reasons.NO_CARDS
    assert refused(game)[act(BUILD)] == reasons.NO_CARDS
    give(game, HUMANS, "mobilization")  # no move icon
    play(game, act(MARCH))
    assert "mobilization" in named(game.discard[HUMANS])


def test_CH_060_CH_054_cards_are_picked_one_by_one_and_shown_when_done() -> None:
    game = give(table(3), HUMANS, "flank", "flank", "drop_troops", "regroup")
    log = heard(game)
    do(game, MARCH)
    assert act(DONE) not in game.actions()
    assert offered(game, PAY) == [KIND["drop_troops"], KIND["flank"], KIND["regroup"]]  # equal cards are one choice
    do(game, PAY, KIND["flank"])
    assert game.discard[HUMANS] == 0
    assert not told(log, events.PAID)
    do(game, PAY, KIND["drop_troops"])
    shown = game.shown
    do(game, DONE)
    assert game.shown > shown
    assert named(game.discard[HUMANS]) == ["drop_troops", "flank"]
    assert [event.args[1:3] for event in told(log, events.POINTS)] == [(MOVE, 4)]
    assert step(game) == "MarchFrom"  # CH-054: no battle text was read


def test_CH_055_CH_056_a_card_symbol_draws_a_card() -> None:
    game = give(table(3), HUMANS, "regroup", "flank")
    play(game, act(BUILD), act(PAY, KIND["regroup"]), act(DONE))
    assert step(game) == "DrawCard"
    throw_all(game)
    assert size(game.hand[HUMANS]) == 2


def test_CH_057_CH_058_card_star_symbols_draw_one_card_in_all() -> None:
    game = give(table(3), MACHINES, "reroute", "reroute", "sea_fog", "suppressive_fire")
    turn_of(game, MACHINES)
    before = size(game.hand[MACHINES])
    play(game, act(RECRUIT), act(PAY, KIND["reroute"]), act(PAY, KIND["reroute"]), act(DONE))
    throw_all(game)
    assert size(game.hand[MACHINES]) == before - 2 + 1
    give(game, MACHINES, "assembly_line", "oasis")
    turn_of(game, MACHINES)
    before = size(game.hand[MACHINES])
    play(
        game,
        act(RECRUIT),
        act(PAY, KIND["assembly_line"]),
        act(PAY, KIND["sea_fog"]),
        act(PAY, KIND["oasis"]),
        act(DONE),
    )
    throw_all(game)
    assert size(game.hand[MACHINES]) == before - 3 + 2


def test_CH_059_CH_R70_each_star_is_a_point() -> None:
    game = give(table(3), PILGRIMS, "convergence", "reef", "foresight")
    turn_of(game, PILGRIMS)
    play(game, act(BUILD), act(PAY, KIND["convergence"]), act(PAY, KIND["reef"]), act(DONE))
    assert game.vp[PILGRIMS] == 2


def test_CH_R11_an_initiative_symbol_offers_a_place_or_none() -> None:
    game = give(table(3), HUMANS, "mobilization", "flank")
    play(game, act(RECRUIT), act(PAY, KIND["mobilization"]), act(DONE))
    assert game.actions() == [act(PLACE, 0), act(PLACE, 1), act(PLACE, 2), act(PASS)]
    play(game, act(PASS))
    assert game.upcoming == game.order
    strict = give(table(3, init_bonus_optional="off"), HUMANS, "mobilization", "flank")
    play(strict, act(RECRUIT), act(PAY, KIND["mobilization"]), act(DONE))
    assert act(PASS) not in strict.actions()


def test_CH_R13_each_initiative_symbol_is_applied_in_turn() -> None:
    game = give(table(3), HUMANS, "mobilization", "flank")
    give(game, HUMANS, "flank")
    game.deck[MACHINES], card = 0, game.deck[MACHINES]
    game.hand[HUMANS] |= card & game.atlas.of_kind[KIND["priority_override"]]
    play(game, act(RECRUIT), act(PAY, KIND["mobilization"]), act(PAY, KIND["priority_override"]), act(DONE))
    play(game, act(PLACE, 2))
    assert step(game) == "ChoosePlace"
    play(game, act(PLACE, 1))
    assert [int(game.upcoming >> 4 * place & 15) - 1 for place in range(3)] == [MACHINES, HUMANS, PILGRIMS]


def test_CH_R14_cards_drawn_by_a_bonus_come_too_late_for_the_action() -> None:
    game = give(table(3), HUMANS, "regroup", "flank")
    game.deck[HUMANS] = 0
    game.discard[HUMANS] = 0
    play(game, act(BUILD), act(PAY, KIND["regroup"]), act(DONE))
    assert odds_of(game) == {KIND["regroup"]: 1}  # it lies in the pile already when that is shuffled
    play(game, KIND["regroup"])
    assert step(game) != "PayWith"
    assert hand(game, HUMANS) == ["flank", "regroup"]


def test_CH_R15_enabling_scoring_brings_no_bonus_and_no_points_to_spend() -> None:
    game = give(table(3), HUMANS, "humans_scoring", "flank")
    play(game, act(ENABLE))
    assert step(game) == "ChooseAction"
    assert act(END_TURN) in game.actions()
    assert game.vp[HUMANS] == 0


def test_CH_105_CH_106_CH_108_the_card_is_discarded_and_the_marker_shows_who() -> None:
    game = table(3)
    assert refused(game)[act(ENABLE)] == reasons.NO_ENABLE_CARD
    give(game, HUMANS, "humans_scoring", "flank")
    log = heard(game)
    play(game, act(ENABLE))
    assert game.enabler == HUMANS
    assert named(game.discard[HUMANS]) == ["humans_scoring"]
    assert told(log, events.SCORING_ENABLED)


def test_CH_107_the_card_may_be_paid_with_like_any_other() -> None:
    game = give(table(3), HUMANS, "humans_scoring")
    play(game, act(MARCH))
    assert game.enabler == NONE
    assert named(game.discard[HUMANS]) == ["humans_scoring"]
    assert step(game) == "MarchFrom"


def test_CH_109_once_a_round() -> None:
    game = give(table(3), HUMANS, "humans_scoring")
    game.enabler = MACHINES
    assert refused(game)[act(ENABLE)] == reasons.ALREADY_ENABLED


def test_CH_170_nobody_enables_in_the_last_round() -> None:
    game = give(table(3), HUMANS, "humans_scoring")
    game.last = 1
    assert refused(game)[act(ENABLE)] == reasons.LAST_ROUND


def test_CH_111_CH_114_skills_before_and_after_the_action_any_number_of_them() -> None:
    game = learn(give(table(3), PILGRIMS, "foresight", "stasis"), "trade")
    game.stored = 3
    turn_of(game, PILGRIMS)
    assert offered(game, SKILL) == [SKILLS["teleport"], SKILLS["trade"]]
    do(game, SKILL, SKILLS["trade"])
    throw_all(game)
    assert step(game) == "ChooseAction"
    play(game, act(RECRUIT), act(PAY, KIND["stasis"]), act(DONE))
    assert step(game) == "ChooseAction"  # CH-114: not in the middle of it
    assert offered(game, SKILL) == [SKILLS["teleport"]]
    assert act(RECRUIT) not in game.actions()


def test_CH_112_once_a_round() -> None:
    game = learn(table(3), "trade")
    game.stored = 3
    turn_of(game, PILGRIMS)
    do(game, SKILL, SKILLS["trade"])
    throw_all(game)
    assert refused(game)[act(SKILL, SKILLS["trade"])] == reasons.SKILL_USED


def test_CH_113_a_skill_of_another_phase_waits() -> None:
    game = learn(table(3), "military_police")
    assert refused(game)[act(SKILL, SKILLS["military_police"])] == reasons.OTHER_PHASE
