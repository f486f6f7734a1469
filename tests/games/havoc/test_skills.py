"""Skills of the four factions."""

from __future__ import annotations

from games.havoc.table import (
    FACE,
    FOUND,
    KIND,
    SKILLS,
    STRUCTURE,
    A,
    battle,
    do,
    give,
    hand,
    heard,
    learn,
    named,
    offered,
    own,
    play,
    raised,
    refused,
    run,
    station,
    step,
    table,
    told,
    turn_of,
)

from igroteka.engine.bits import bit, size
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, NEST, PILGRIMS, TROGS, WAR_PARTY
from igroteka.games.havoc.rules.event_phase import EVENT_PHASE
from igroteka.games.havoc.rules.points import BY_SKILL
from igroteka.games.havoc.rules.scoring import score
from igroteka.games.havoc.rules.turn import ROUND
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import (
    ACTIVATE,
    CARD,
    DISSOLVE,
    DONE,
    END_TURN,
    FROM,
    NUMBER,
    PICK,
    RAISE,
    REGION,
    SIDE,
    SKILL,
    TOKEN,
)
from igroteka.games.havoc.state.fields import (
    BARRIER_HERE,
    BEACON_HERE,
    EXPLORATIONS,
    NESTS,
    NONE,
    PILGRIMAGE_HERE,
    SAPPERS_HERE,
    STOPPED,
    UPLINK_HERE,
    WAR_PARTIES,
)
from igroteka.games.havoc.state.game import Havoc


def use(game: Havoc, skill: str) -> Havoc:
    """The owner of the skill uses it in its turn."""
    learn(game, skill)
    turn_of(game, int(game.atlas.skill_side[SKILLS[skill]]))
    return do(game, SKILL, SKILLS[skill])


def why_not(game: Havoc, skill: str) -> int:
    learn(game, skill)
    turn_of(game, int(game.atlas.skill_side[SKILLS[skill]]))
    return refused(game)[act(SKILL, SKILLS[skill])]


# --- Humans ---


def test_scouting_marks_an_empty_region_beside_ones_soldiers() -> None:
    game = table(3)
    own(game, MACHINES, A["O1"])
    station(game, A["B1"], TROGS, 1)
    game.lay(A["A1"], WAR_PARTIES, 1)
    use(game, "scouting")
    assert offered(game, REGION) == [A["O2"], A["O3"], A["A1"]]  # by arrow too; controlled and occupied ones not
    do(game, REGION, A["A1"])
    assert game.owner(A["A1"]) == HUMANS
    assert game.war_parties(A["A1"]) == 1  # CH-R30


def test_CH_R90_beacons_are_put_or_moved_one_to_a_region() -> None:
    game = own(table(3), HUMANS, A["A1"], A["B1"], A["K1"])
    use(game, "drop_beacon")
    assert offered(game, REGION) == [A["A1"], A["B1"], A["K1"]]
    do(game, REGION, A["A1"])
    assert game.lies(A["A1"], BEACON_HERE)
    game.used = 0
    use(game, "drop_beacon")
    assert offered(game, REGION) == [A["B1"], A["K1"]]
    do(game, REGION, A["B1"])
    assert game.actions() == [act(DONE), act(FROM, A["A1"])]  # a new one, or that one
    do(game, DONE)
    game.used = 0
    use(game, "drop_beacon")
    assert game.actions() == [act(FROM, A["A1"]), act(FROM, A["B1"])]  # one region is left; none in supply
    do(game, FROM, A["A1"])
    assert game.marked_regions(BEACON_HERE) == 1 << A["B1"] | 1 << A["K1"]


def test_snipers_need_a_battle_with_two_foes() -> None:
    game = battle(table(3), A["K1"], HUMANS, 1, MACHINES, 1)
    assert why_not(game, "snipers") == reasons.NO_TARGET
    station(game, A["K1"], MACHINES, 1)
    use(game, "snipers")
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.battle_at(A["K1"]) == 1


def test_field_command_exchanges_a_card_for_two() -> None:
    game = table(3)
    assert why_not(game, "field_command") == reasons.NO_CARDS
    give(game, HUMANS, "flank", "regroup")
    use(game, "field_command")
    do(game, CARD, KIND["flank"])
    assert step(game) == "DrawCard"
    while game.seat == CHANCE:
        game.play(KIND["drop_troops"])
    assert hand(game, HUMANS) == ["drop_troops", "drop_troops", "regroup"]
    assert named(game.discard[HUMANS]) == ["flank"]


# --- Machines ---


def test_adaptive_construction_turns_a_soldier_into_a_structure_and_activates_it() -> None:
    game = own(station(table(3), A["K1"], MACHINES, 2), MACHINES, A["K1"])
    station(game, A["B1"], HUMANS, 1)
    use(game, "adaptive_construction")
    assert len(offered(game, RAISE)) == 5
    do(game, RAISE, STRUCTURE["shred_drones"])
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.reserve[MACHINES] == 7
    assert game.actions() == [act(ACTIVATE, STRUCTURE["shred_drones"], A["K1"]), act(PASS)]
    do(game, ACTIVATE, STRUCTURE["shred_drones"], A["K1"])
    assert game.soldiers(HUMANS, A["B1"]) == 0
    assert game.vp[MACHINES] == 1


def test_adaptive_construction_turns_a_structure_into_a_soldier() -> None:
    game = raised(own(table(3), MACHINES, A["K1"]), "matrix", A["K1"])
    raised(game, "bastion", A["K1"])
    use(game, "adaptive_construction")
    assert offered(game, DISSOLVE) == [STRUCTURE["matrix"], STRUCTURE["bastion"]]
    assert offered(game, RAISE) == []  # no soldier is there
    do(game, DISSOLVE, STRUCTURE["matrix"])
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.structures_left(STRUCTURE["matrix"]) == 3


def test_CH_R93_a_free_activation_is_apart_from_the_build_action() -> None:
    game = own(station(table(3), A["K1"], MACHINES, 1), MACHINES, A["K1"])
    use(game, "adaptive_construction")
    do(game, RAISE, STRUCTURE["production_plant"])
    do(game, ACTIVATE, STRUCTURE["production_plant"], A["K1"])
    assert game.soldiers(MACHINES, A["K1"]) == 1
    give(game, MACHINES, "suppressive_fire")
    play(game, act(15))
    assert act(ACTIVATE, STRUCTURE["production_plant"], A["K1"]) in game.actions()


def test_relocation_moves_up_to_two_structures_next_door() -> None:
    game = raised(own(table(3), MACHINES, A["K1"], A["K2"], A["C"]), "matrix", A["K1"])
    raised(game, "matrix", A["K2"])
    use(game, "relocation")
    assert game.actions() == [act(PICK, STRUCTURE["matrix"], A["K1"]), act(PICK, STRUCTURE["matrix"], A["K2"])]
    do(game, PICK, STRUCTURE["matrix"], A["K1"])
    assert game.has_structure(STRUCTURE["matrix"], A["C"])  # CH-099: not onto K2
    assert game.actions()[0] == act(DONE)
    do(game, DONE)
    assert step(game) == "ChooseAction"
    alone = raised(own(table(3), MACHINES, A["O1"]), "matrix", A["O1"])
    assert why_not(alone, "relocation") == reasons.NO_TARGET


def test_relocation_asks_where_to_if_there_are_several_places() -> None:
    game = raised(own(table(3), MACHINES, A["K1"], A["K2"], A["B1"], A["C"]), "bastion", A["K1"], A["K2"])
    use(game, "relocation")
    do(game, PICK, STRUCTURE["bastion"], A["K1"])
    assert offered(game, REGION) == sorted([A["B1"], A["C"]])  # CH-099: not onto K2
    do(game, REGION, A["C"])
    assert [game.has_structure(STRUCTURE["bastion"], A[region]) for region in ("K1", "B1", "C")] == [False, False, True]


def test_relocation_is_over_after_two_structures() -> None:
    game = raised(own(table(3), MACHINES, A["K1"], A["C"]), "matrix", A["K1"])
    use(game, "relocation")  # to C: one structure, one way
    do(game, PICK, STRUCTURE["matrix"], A["C"])
    assert game.has_structure(STRUCTURE["matrix"], A["K1"])
    assert step(game) == "ChooseAction"


def test_overclock_activates_without_building() -> None:
    game = raised(own(table(3), MACHINES, A["K1"], A["K2"]), "production_plant", A["K1"], A["K2"])
    use(game, "overclock")
    assert offered(game, RAISE) == []
    do(game, ACTIVATE, STRUCTURE["production_plant"], A["K1"])
    assert refused(game)[act(ACTIVATE, STRUCTURE["production_plant"], A["K1"])] == reasons.ACTIVATED
    do(game, ACTIVATE, STRUCTURE["production_plant"], A["K2"])
    assert step(game) == "ChooseAction"
    assert game.soldiers(MACHINES, A["K2"]) == 1


def test_self_destruct_takes_a_foe_along_for_a_point() -> None:
    game = raised(table(3), "bastion", A["K1"], A["K2"])
    station(game, A["K1"], HUMANS, 1)
    use(game, "self_destruct")
    assert not game.has_structure(STRUCTURE["bastion"], A["K1"])
    assert game.soldiers(HUMANS, A["K1"]) == 0
    assert game.vp[MACHINES] == 1
    two = raised(battle(table(3), A["K1"], HUMANS, 1, PILGRIMS, 1), "bastion", A["K1"])
    use(two, "self_destruct")
    assert offered(two, SIDE) == [HUMANS, PILGRIMS]


def test_CH_004_points_for_a_chosen_victim_are_told_as_those_of_the_skill() -> None:
    game = raised(battle(table(3), A["K1"], HUMANS, 1, PILGRIMS, 1), "bastion", A["K1"])
    log = heard(game)
    use(game, "self_destruct")
    do(game, SIDE, PILGRIMS)
    assert [event.args[1:] for event in told(log, events.SCORED)] == [(1, BY_SKILL, 1)]


def test_uplink_lets_structures_work_in_a_battle_region_this_round() -> None:
    game = raised(own(battle(table(3), A["K1"], HUMANS, 1, MACHINES, 1), MACHINES, A["K1"]), "matrix", A["K1"])
    use(game, "uplink")
    assert game.lies(A["K1"], UPLINK_HERE)
    give(game, MACHINES, "suppressive_fire")
    play(game, act(15))
    assert act(ACTIVATE, STRUCTURE["matrix"], A["K1"]) in game.actions()
    run(game, ROUND.parts[6])
    assert not game.lies(A["K1"], UPLINK_HERE)


# --- Pilgrims ---


def test_CH_R57_teleport_moves_anywhere_and_runs_the_end_of_move_steps_there() -> None:
    game = station(table(3), A["C"], TROGS, 1)
    game.lay(A["O1"], EXPLORATIONS, 1)
    use(game, "teleport")
    assert A["C"] in offered(game, REGION)  # only the headquarters can be left
    assert A["L1"] not in offered(game, REGION)
    assert refused(game)[act(REGION, A["L1"])] == reasons.ENEMY_HQ
    do(game, REGION, A["C"])
    assert game.soldiers(PILGRIMS, A["C"]) == 1
    assert game.battle_at(A["C"]) == 1
    assert game.attacker_at(A["C"]) == PILGRIMS
    found = table(3)
    found.lay(A["O1"], EXPLORATIONS, 1)
    use(found, "teleport")
    play(found, act(REGION, A["O1"]), FOUND["ruins"])
    assert found.vp[PILGRIMS] == 1
    assert found.owner(A["O1"]) == PILGRIMS


def test_teleport_takes_more_for_stored_crystals_and_passes_barriers() -> None:
    game = table(3)
    game.stored = 1
    game.mark(A["K1"], BARRIER_HERE)
    use(game, "teleport")
    do(game, REGION, A["K1"])
    assert offered(game, NUMBER) == [1, 2]
    do(game, NUMBER, 2)
    assert (game.soldiers(PILGRIMS, A["K1"]), game.stored) == (2, 0)


def test_CH_R73_teleport_takes_nobody_from_a_battle_or_from_turned_tokens() -> None:
    game = battle(table(3), A["K1"], HUMANS, 1, PILGRIMS, 5)
    station(game, A["O1"], PILGRIMS, 1)
    learn(game, "teleport")
    turn_of(game, PILGRIMS)
    game.mark(A["O1"], STOPPED)
    do(game, SKILL, SKILLS["teleport"])
    assert step(game) == "SkillGoal"  # from the headquarters alone
    assert A["K1"] not in offered(game, REGION)


def test_trade_spends_a_crystal_for_two_cards() -> None:
    game = table(3)
    assert why_not(game, "trade") == reasons.TOO_FEW_CRYSTALS
    game.stored = 1
    use(game, "trade")
    while game.seat == CHANCE:
        game.play(KIND["foresight"])
    assert hand(game, PILGRIMS) == ["foresight", "foresight"]
    assert game.stored == 0


def test_domination_spends_two_crystals_for_a_prisoner() -> None:
    game = battle(table(3), A["K1"], HUMANS, 2, PILGRIMS, 1)
    game.stored = 1
    assert why_not(game, "domination") == reasons.TOO_FEW_CRYSTALS
    game.stored = 2
    use(game, "domination")
    assert game.held_by(PILGRIMS, HUMANS) == 1
    assert game.soldiers(HUMANS, A["K1"]) == 1
    assert game.stored == 0


def test_resonance_moves_a_crystal_between_ones_own_regions() -> None:
    game = own(table(3), PILGRIMS, A["K1"], A["O1"])
    use(game, "resonance")
    do(game, FROM, A["K1"])
    assert (game.crystals(A["K1"]), game.crystals(A["O1"])) == (1, 2)


def test_CH_R30_resonance_leaves_trog_tokens_where_they_lie_and_asks_for_none() -> None:
    game = own(table(4), PILGRIMS, A["K1"], A["O1"])
    game.lay(A["K1"], WAR_PARTIES, 1)
    game.lay(A["K1"], NESTS, 1)
    use(game, "resonance")
    do(game, FROM, A["K1"])
    assert (game.crystals(A["K1"]), game.crystals(A["O1"])) == (1, 2)
    assert (game.war_parties(A["K1"]), game.nests(A["K1"])) == (1, 1)


def test_CH_R90_pilgrimage_pays_at_every_scoring_while_the_region_is_ones_own() -> None:
    game = own(station(table(3), A["O1"], PILGRIMS, 1), PILGRIMS, A["O1"])
    use(game, "pilgrimage")
    do(game, REGION, A["O1"])
    assert game.lies(A["O1"], PILGRIMAGE_HERE)
    score(game, PILGRIMS)
    assert game.vp[PILGRIMS] == 1 + 1
    own(game, HUMANS, A["O1"])
    score(game, PILGRIMS)
    assert game.vp[PILGRIMS] == 2
    assert game.lies(A["O1"], PILGRIMAGE_HERE)


# --- Trogs ---


def test_CH_R89_rouse_turns_the_tokens_of_a_region_and_takes_control() -> None:
    game = table(4)
    game.lay(A["K1"], WAR_PARTIES, 2)
    game.lay(A["K1"], EXPLORATIONS, 1)
    use(game, "rouse")
    play(game, FACE["war_party_1_1"], FACE["war_party_2_1"])
    assert game.soldiers(TROGS, A["K1"]) == 3
    assert game.owner(A["K1"]) == TROGS
    assert game.explorations(A["K1"]) == 1
    empty = table(4)
    empty.lay(A["K1"], WAR_PARTIES, 1)
    station(empty, A["C"], TROGS, 14)
    use(empty, "rouse")
    play(empty, FACE["war_party_1_1"])
    assert empty.owner(A["K1"]) == NONE
    assert empty.crystals(A["K1"]) == 3


def test_migrating_nest_moves_a_token_face_down() -> None:
    game = station(table(4), A["B1"], HUMANS, 1)
    game.lay(A["K1"], WAR_PARTIES, 1)
    game.lay(A["K1"], NESTS, 1)
    use(game, "migrating_nest")
    assert offered(game, TOKEN) == [WAR_PARTY, NEST]
    do(game, TOKEN, NEST)
    assert A["B1"] not in offered(game, REGION)  # occupied
    assert A["C"] not in offered(game, REGION)  # a headquarters
    do(game, REGION, A["A1"])
    assert (game.nests(A["A1"]), game.nests(A["K1"])) == (1, 0)
    tunnel = table(4)
    tunnel.lay(A["A1"], WAR_PARTIES, 1)
    use(tunnel, "migrating_nest")
    assert A["A2"] in offered(tunnel, REGION)  # CH-R92: by tunnels


def test_brood_adds_a_trog_beside_a_trog() -> None:
    game = own(station(table(4), A["K1"], TROGS, 1), TROGS, A["K1"])
    use(game, "brood")
    assert offered(game, REGION) == [A["K1"], A["C"]]
    do(game, REGION, A["K1"])
    assert game.soldiers(TROGS, A["K1"]) == 2


def test_abduct_needs_two_more_than_the_foe() -> None:
    game = battle(table(4), A["K1"], TROGS, 3, HUMANS, 2)
    assert why_not(game, "abduct") == reasons.NO_TARGET
    station(game, A["K1"], TROGS, 1)
    log = heard(game)
    use(game, "abduct")
    assert game.held_by(TROGS, HUMANS) == 1
    assert told(log, events.USED_SKILL)


def test_sappers_dig_a_tunnel_until_the_next_events() -> None:
    game = own(table(4), TROGS, A["K1"])
    before = game.tunnels()
    use(game, "sappers")
    do(game, REGION, A["K1"])
    assert game.lies(A["K1"], SAPPERS_HERE)
    assert game.tunnels() == before | bit(A["K1"]) != before
    assert game.near_for(TROGS, A["A1"]) >> A["K1"] & 1
    run(game, EVENT_PHASE)
    assert not game.lies(A["K1"], SAPPERS_HERE)


def test_CH_R90_the_only_token_of_a_skill_is_moved_without_a_question() -> None:
    game = own(table(4), TROGS, A["K1"], A["K2"])
    use(game, "sappers")
    do(game, REGION, A["K1"])
    game.used = 0
    use(game, "sappers")
    do(game, REGION, A["K2"])
    assert step(game) == "ChooseAction"
    assert game.marked_regions(SAPPERS_HERE) == bit(A["K2"])


def test_skills_of_one_turn_end_with_it() -> None:
    game = table(3)
    game.mark(A["O1"], STOPPED)
    turn_of(game, MACHINES)
    assert not game.lies(A["O1"], STOPPED)
    assert size(game.hand[MACHINES]) == 0
    assert act(END_TURN) not in game.actions()
