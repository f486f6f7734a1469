"""Battles: the order of their steps, placing, tactics, the three objectives."""

from __future__ import annotations

from typing import Any

from games.havoc.fights import clash, passing, place
from games.havoc.table import (
    KIND,
    A,
    battle,
    do,
    fight,
    give,
    heard,
    kinds_of,
    named,
    offered,
    own,
    play,
    raised,
    refused,
    station,
    step,
    table,
    told,
)

from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import OVER
from igroteka.games.havoc.content.vocabulary import (
    ATTRITION,
    CONTROL,
    HUMANS,
    MACHINES,
    PILGRIMS,
    TROGS,
)
from igroteka.games.havoc.rules.objectives import strength
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import FIRE, NUMBER, OBJECTIVE, PLAY, PLAY_STORED
from igroteka.games.havoc.state.fields import ARTILLERY, BATTLES, WATCHTOWERS
from igroteka.games.havoc.state.game import Havoc


def test_CH_115_battles_go_by_their_numbers() -> None:
    game = battle(table(3), A["O1"], HUMANS, 1, MACHINES, 1, number=2)
    battle(game, A["K1"], PILGRIMS, 1, MACHINES, 1, number=1)
    fight(game)
    assert game.site == A["K1"]
    assert game.phase == BATTLES
    place(place(game, (1, 0, 0)), (0, 0, 1))
    passing(game)
    assert game.site == A["O1"]


def test_CH_117_CH_154_all_steps_of_a_battle_then_its_token_is_gone() -> None:
    game = table(3)
    log = heard(game)
    clash((2, 0, 0), (1, 0, 0), game=game)
    passing(game)
    order = [events.BATTLE_BEGINS, events.PLACED, events.CONTROL_WON, events.RETREATED, events.BATTLE_ENDS]
    assert list(dict.fromkeys(kind for kind in kinds_of(log) if kind in order)) == order
    assert game.battle_at(A["K1"]) == 0
    assert game.board == 0
    assert game.seat == OVER


def test_CH_118_a_crystal_is_added() -> None:
    game = clash((1, 0, 0), (1, 0, 0))
    assert game.crystals(A["K1"]) == 3


def test_CH_119_CH_120_CH_121_CH_122_the_attacker_places_all_then_the_defender() -> None:
    game = battle(table(3), A["K1"], HUMANS, 3, MACHINES, 2)
    fight(game)
    assert game.seat == 0
    assert offered(game, NUMBER) == [0, 1, 2, 3]
    do(game, NUMBER, 1)
    assert offered(game, NUMBER) == [0, 1, 2]
    do(game, NUMBER, 1)
    assert [int(game.on(0, objective)) for objective in range(3)] == [1, 1, 1]
    assert game.seat == 1
    log = heard(game)
    do(game, NUMBER, 2)
    assert told(log, events.PLACED)[0].args[1:] == (2, 0, 0)


def test_CH_R85_soldiers_on_the_battle_board_are_not_in_the_region() -> None:
    game = clash((2, 0, 1), (1, 1, 0), cards=[(HUMANS, "flank")])
    assert game.soldiers(HUMANS, A["K1"]) == 0
    assert game.on_board(0) == 3
    assert game.reserve[HUMANS] == 5


# --- tactics ---


def test_CH_123_CH_124_cards_alternate_and_a_pass_is_final() -> None:
    game = clash((2, 0, 0), (2, 0, 0), cards=[(HUMANS, "flank"), (HUMANS, "flank"), (MACHINES, "suppressive_fire")])
    assert (step(game), game.seat) == ("PlayCard", 0)
    do(game, PLAY, KIND["flank"])
    play(game, act(20))  # done with moving
    assert (step(game), game.seat) == ("PlayCard", 1)
    play(game, act(PASS))
    assert (step(game), game.seat) == ("PlayCard", 0)
    do(game, PLAY, KIND["flank"])
    play(game, act(20))
    assert game.seat == OVER  # the Machines are not asked again
    assert named(game.discard[HUMANS]) == ["flank", "flank"]


def test_CH_125_there_is_no_limit_of_cards() -> None:
    cards = [(HUMANS, card) for card in ("flank", "flank", "regroup", "drop_troops", "drop_troops")]
    game = clash((2, 0, 0), (1, 0, 0), cards=cards)
    for _, card in cards:
        do(game, PLAY, KIND[card])
        while step(game) in ("ShiftOne", "CallFrom") if game.seat >= 0 else False:
            play(game, act(20))
    assert game.hand[HUMANS] == 0


def test_CH_126_CH_127_terrain_cards_only_on_their_terrain() -> None:
    cards = [(HUMANS, card) for card in ("reef", "oasis", "flank", "mobilization")]
    game = clash((1, 0, 0), (1, 0, 0), cards=cards)  # K1 is ocean
    assert offered(game, PLAY) == [KIND["reef"], KIND["flank"]]
    assert refused(game)[act(PLAY, KIND["oasis"])] == reasons.WRONG_TERRAIN


def test_CH_128_no_terrain_card_in_an_outer_region() -> None:
    game = clash((1, 0, 0), (1, 0, 0), region="O1", cards=[(HUMANS, "reef"), (HUMANS, "flank")])
    assert offered(game, PLAY) == [KIND["flank"]]
    assert refused(game)[act(PLAY, KIND["reef"])] == reasons.NO_TERRAIN_HERE


def test_CH_129_CH_R21_a_card_may_do_nothing_but_needs_battle_text() -> None:
    game = clash((1, 0, 0), (1, 0, 0), cards=[(HUMANS, "drop_troops"), (HUMANS, "mobilization")])
    assert refused(game)[act(PLAY, KIND["mobilization"])] == reasons.NO_BATTLE_TEXT
    do(game, PLAY, KIND["drop_troops"])  # nobody is near
    assert named(game.discard[HUMANS]) == ["drop_troops"]
    assert step(game) == "PlayCard"


def test_CH_R22_by_option_the_first_pass_ends_it_for_both() -> None:
    game = table(3, tactics_end_on_first_pass="on")
    clash((1, 0, 0), (1, 0, 0), game=game, cards=[(HUMANS, "flank"), (MACHINES, "suppressive_fire")])
    play(game, act(PASS))
    assert game.seat == OVER
    usual = clash((1, 0, 0), (1, 0, 0), cards=[(HUMANS, "flank"), (MACHINES, "suppressive_fire")])
    play(usual, act(PASS))
    assert usual.seat == 1


def test_CH_R82_everybody_with_cards_is_asked_and_nobody_without() -> None:
    game = clash((1, 0, 0), (1, 0, 0), cards=[(MACHINES, "assembly_line")])
    assert game.seat == 1  # the Humans hold nothing
    assert game.actions() == [act(PASS)]
    stored = table(3)
    stored.matrix = 1 << 29  # an ocean card
    stored.terrain[3] &= ~(1 << 29)
    clash((1, 0, 0), (1, 0, 0), game=stored)
    assert stored.seat == 1
    assert len(offered(stored, PLAY_STORED)) == 1


def test_CH_R60_a_stored_card_is_played_on_its_terrain_and_goes_under_its_deck() -> None:
    game = table(3)
    for card in (24, 8):  # ocean, desert
        game.matrix |= 1 << card
        game.terrain[card // 8] &= ~(1 << card)
        game.show(1, card)
    clash((2, 0, 0), (1, 0, 0), game=game)
    assert offered(game, PLAY_STORED) == [int(game.atlas.kind[24])]
    assert refused(game)[act(PLAY_STORED, int(game.atlas.kind[8]))] == reasons.WRONG_TERRAIN
    do(game, PLAY_STORED, int(game.atlas.kind[24]))
    assert game.matrix == 1 << 8
    assert game.under[3] & 15 == 1
    assert game.discard[MACHINES] == 0
    others = table(3)
    others.matrix = 1 << 24
    others.terrain[3] &= ~(1 << 24)
    clash((1, 0, 0), (1, 0, 0), HUMANS, PILGRIMS, game=others)
    assert others.seat == OVER  # Machines take no part


# --- Region Control ---


def test_CH_133_objectives_are_resolved_from_top_to_bottom() -> None:
    game = table(3)
    log = heard(game)
    clash((2, 2, 1), (1, 0, 0), game=game)
    passing(game)
    order = [events.CONTROL_WON, events.CAPTURED, events.ATTRITION]
    assert [kind for kind in kinds_of(log) if kind in order] == order


def test_CH_134_CH_147_most_soldiers_win_control_and_two_points() -> None:
    game = passing(clash((2, 0, 0), (1, 0, 1)))
    assert game.owner(A["K1"]) == HUMANS
    assert game.vp[HUMANS] == 2
    assert game.soldiers(HUMANS, A["K1"]) == 1  # one was killed
    assert game.vp[MACHINES] == 1


def test_CH_135_a_tie_is_the_defenders() -> None:
    game = passing(clash((1, 0, 0), (1, 0, 0)))
    assert game.owner(A["K1"]) == MACHINES
    assert (game.vp[HUMANS], game.vp[MACHINES]) == (0, 2)


def test_CH_136_nobody_on_control_is_the_defenders_too() -> None:
    game = passing(clash((0, 1, 0), (0, 0, 1)))
    assert game.owner(A["K1"]) == MACHINES
    assert game.vp[MACHINES] == 2  # nobody was left to kill


def test_CH_137_control_stays_with_a_winner_who_dies_later() -> None:
    game = passing(clash((2, 0, 0), (0, 0, 2)))
    assert game.owner(A["K1"]) == HUMANS
    assert game.soldiers(HUMANS, A["K1"]) == 0
    assert (game.vp[HUMANS], game.vp[MACHINES]) == (2, 2)


def test_CH_R34_the_marker_stays_until_control_is_resolved() -> None:
    game = own(table(3), MACHINES, A["K1"])
    raised(game, "matrix", A["K1"])
    clash((2, 0, 0), (1, 0, 0), game=game, cards=[(HUMANS, "flank")])
    assert game.owner(A["K1"]) == MACHINES
    passing(game)
    assert game.owner(A["K1"]) == HUMANS
    assert game.has_structure(3, A["K1"])


# --- Capture Prisoners ---


def test_CH_138_CH_141_most_soldiers_take_a_prisoner() -> None:
    game = passing(clash((0, 1, 0), (2, 0, 0)))
    assert game.held_by(HUMANS, MACHINES) == 1
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.reserve[MACHINES] == 8 - 2


def test_CH_139_CH_R37_the_captor_chooses_from_where_even_from_attrition() -> None:
    game = passing(clash((0, 1, 0), (1, 0, 1)))
    assert (step(game), game.seat) == ("CaptureWhich", 0)
    assert offered(game, OBJECTIVE) == [CONTROL, ATTRITION]
    do(game, OBJECTIVE, ATTRITION)
    assert game.soldiers(HUMANS, A["K1"]) + game.reserve[HUMANS] == 8  # it kills nobody any more
    assert game.vp[MACHINES] == 2


def test_CH_140_a_tie_captures_nobody() -> None:
    for split in ((0, 1, 0), (1, 0, 0)):
        game = passing(clash(split, split))
        assert game.prisoners_of(HUMANS) + game.prisoners_of(MACHINES) == 0


# --- Attrition ---


def test_CH_142_CH_143_CH_144_CH_145_both_sides_kill_at_once_for_a_point_each() -> None:
    game = passing(clash((1, 0, 2), (1, 0, 2)))
    assert (game.vp[HUMANS], game.vp[MACHINES]) == (2, 2 + 2)
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.reserve[MACHINES] == 5 + 2
    assert game.reserve[HUMANS] == 8  # one had nowhere to retreat


def test_CH_R38_kills_are_capped_by_who_is_there() -> None:
    game = passing(clash((0, 0, 4), (1, 0, 0)))
    assert game.vp[HUMANS] == 1


def test_CH_181_killed_soldiers_can_be_recruited_again() -> None:
    game = passing(clash((0, 0, 1), (1, 0, 0)))
    assert game.reserve[MACHINES] == 8


def test_CH_R37_victims_are_named_only_if_an_objective_is_still_to_come() -> None:
    game = clash((1, 1, 1), (1, 1, 1), HUMANS, TROGS, cards=[(TROGS, "roar")])
    do(game, PLAY, KIND["roar"])  # the Humans hold no card
    passing(game)
    assert (step(game), game.seat) == ("NameVictim", 0)
    do(game, OBJECTIVE, CONTROL)
    assert (step(game), game.seat) == ("NameVictim", 3)  # named, it still kills
    do(game, OBJECTIVE, CONTROL)
    assert game.winner in (1, -1)


# --- support tokens and Bastion ---


def test_support_tokens_fight_with_the_humans_and_return() -> None:
    game = table(3)
    game.lay(A["K1"], ARTILLERY, 1)
    game.lay(A["K1"], WATCHTOWERS, 1)
    log = heard(game)
    clash((1, 0, 0), (1, 0, 1), game=game, cards=[(HUMANS, "flank")])
    assert [event.args[1:3] for event in told(log, events.SUPPORT_FIGHTS)] == [(1, 1)]
    assert strength(game, 0, CONTROL) == 2
    assert strength(game, 0, ATTRITION) == 1
    passing(game)
    assert game.owner(A["K1"]) == HUMANS
    assert game.vp[HUMANS] == 2 + 1
    assert (game.artillery(A["K1"]), game.watchtowers(A["K1"])) == (0, 0)


def test_CH_154_each_support_token_that_returns_is_told_by_its_kind() -> None:
    game = table(3)
    game.lay(A["K1"], ARTILLERY, 2)
    game.lay(A["K1"], WATCHTOWERS, 1)
    log = heard(game)
    passing(clash((1, 0, 0), (1, 0, 0), game=game))
    assert [event.args[1] for event in told(log, events.RETURNED)] == [0, 0, 1]


def third_party(**options: Any) -> Havoc:
    game = table(3, **options)
    game.lay(A["K1"], ARTILLERY, 2)
    game.lay(A["K1"], WATCHTOWERS, 1)
    return passing(clash((2, 0, 0), (2, 0, 1), MACHINES, PILGRIMS, game=game))


def test_CH_146_CH_R59_artillery_fires_last_in_a_battle_of_others() -> None:
    game = third_party()
    assert (step(game), game.seat) == ("FireAt", 0)
    assert game.vp[PILGRIMS] == 2 + 1  # both sides' Attrition came first
    assert game.actions() == [act(PASS), act(FIRE, MACHINES, 0), act(FIRE, PILGRIMS, 0)]
    do(game, FIRE, PILGRIMS, 0)
    assert game.vp[HUMANS] == 1
    assert game.on(1, CONTROL) == 1
    play(game, act(PASS))
    assert (game.artillery(A["K1"]), game.watchtowers(A["K1"])) == (1, 1)  # the unused ones stay
    assert third_party(artillery_third_party="off").seat == OVER


def test_CH_R81_humans_who_act_for_trogs_still_fire_as_a_third_party() -> None:
    game = table(2, (PILGRIMS, HUMANS))
    region = 12  # the Crater Sea
    game.lay(region, ARTILLERY, 1)
    battle(game, region, PILGRIMS, 2, TROGS, 2)
    fight(game)
    place(game, (1, 0, 1))
    assert game.seat == 1  # the Humans place the Trogs
    place(game, (2, 0, 0))
    passing(game)
    assert (step(game), game.seat) == ("FireAt", 1)
    do(game, FIRE, TROGS, 0)
    assert game.vp[HUMANS] == 1


def test_a_bastion_counts_for_a_defender_who_holds_the_region() -> None:
    game = raised(own(table(3), MACHINES, A["K1"]), "bastion", A["K1"])
    passing(clash((2, 0, 0), (1, 0, 0), game=game))
    assert game.owner(A["K1"]) == MACHINES
    lost = raised(own(table(3), PILGRIMS, A["K1"]), "bastion", A["K1"])
    passing(clash((2, 0, 0), (1, 0, 0), game=lost))
    assert lost.owner(A["K1"]) == HUMANS


def test_CH_134_no_structure_but_a_bastion_counts_on_control() -> None:
    game = raised(own(table(3), PILGRIMS, A["K1"]), "extractor", A["K1"])
    passing(clash((2, 0, 0), (1, 0, 0), HUMANS, PILGRIMS, game=game))
    assert game.owner(A["K1"]) == HUMANS


def test_CH_R56_a_bastion_is_of_no_use_to_a_defender_who_took_its_region() -> None:
    game = raised(own(table(3), PILGRIMS, A["K1"]), "bastion", A["K1"])
    passing(clash((2, 0, 0), (1, 0, 0), HUMANS, PILGRIMS, game=game))
    assert game.owner(A["K1"]) == HUMANS


# --- neutral Trogs ---


def test_CH_130_CH_R46_the_seat_to_the_left_acts_for_neutral_trogs_with_its_own_hand() -> None:
    game = table(3)
    give(game, PILGRIMS, "suggestion")
    give(game, MACHINES, "suppressive_fire")
    battle(game, A["K1"], MACHINES, 2, TROGS, 2)
    log = heard(game)
    fight(game)
    assert told(log, events.ACTS_FOR_TROGS)[0].args[0] == 2
    place(game, (2, 0, 0))
    assert game.seat == 2
    place(game, (2, 0, 0))
    play(game, act(PASS))
    assert (step(game), game.seat) == ("PlayCard", 2)
    do(game, PLAY, KIND["suggestion"])
    assert named(game.discard[PILGRIMS]) == ["suggestion"]
    assert step(game) == "ShiftOne"
    last = battle(table(3), A["K1"], PILGRIMS, 1, TROGS, 1)
    fight(last)
    place(last, (1, 0, 0))
    assert last.seat == 0  # clockwise, round the table


def test_CH_131_CH_151_trogs_defend_and_win_ties_without_points() -> None:
    game = passing(clash((1, 0, 0), (1, 0, 0), HUMANS, TROGS, game=table(3)))
    assert game.soldiers(TROGS, A["K1"]) == 1
    assert [int(game.vp[side]) for side in range(4)] == [0, 0, 0, 0]


def test_CH_132_CH_R45_nobody_gains_points_by_what_neutral_trogs_do() -> None:
    game = table(3)
    station(game, A["B1"], PILGRIMS, 1)
    give(game, MACHINES, "suppressive_fire", "reroute")
    clash((2, 0, 0), (1, 1, 1), HUMANS, TROGS, game=game)
    assert game.seat == 1
    do(game, PLAY, KIND["suppressive_fire"])
    do(game, OBJECTIVE, CONTROL)
    assert game.vp[MACHINES] == 0
    passing(game)
    assert [int(game.vp[side]) for side in range(4)] == [0, 0, 0, 0]
    assert game.held_by(TROGS, HUMANS) == 1


def test_CH_R45_trogs_call_nobody_in_and_do_not_withdraw() -> None:
    game = table(3)
    station(game, A["B1"], TROGS, 1)
    give(game, PILGRIMS, "phase_shift", "foresight")
    battle(game, A["K1"], MACHINES, 1, TROGS, 2)
    fight(game)
    place(place(game, (1, 0, 0)), (2, 0, 0))
    assert game.seat == 2
    do(game, PLAY, KIND["phase_shift"])
    assert step(game) == "PlayCard"


def test_CH_159_CH_R48_trogs_keep_their_prisoners_aside() -> None:
    game = passing(clash((1, 0, 0), (0, 1, 0), HUMANS, TROGS, game=table(3)))
    assert game.held_by(TROGS, HUMANS) == 1
    assert game.reserve[HUMANS] == 7
    assert game.owner(A["K1"]) == HUMANS


def test_CH_R47_a_captured_trog_is_a_prisoner_like_any_other() -> None:
    game = passing(clash((1, 1, 0), (1, 0, 0), HUMANS, TROGS, game=table(3)))
    assert game.held_by(HUMANS, TROGS) == 1
    assert game.reserve[TROGS] == 15
