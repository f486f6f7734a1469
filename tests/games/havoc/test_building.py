"""Recruiting, building, and what structures do when they are activated."""

from __future__ import annotations

import pytest
from games.havoc.table import (
    KIND,
    SKILLS,
    STRUCTURE,
    A,
    battle,
    do,
    give,
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
from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size
from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.seats import OVER
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.rules.building import BUILD, BUILDING_TOO
from igroteka.games.havoc.rules.moving import within
from igroteka.games.havoc.rules.points import BY_STRUCTURE
from igroteka.games.havoc.rules.recruiting import RECRUIT
from igroteka.games.havoc.state import decks, events, reasons
from igroteka.games.havoc.state.actions import (
    ACTIVATE,
    CARD,
    DECK,
    DONE,
    NUMBER,
    RAISE,
    REGION,
    SIDE,
    SKILL,
)
from igroteka.games.havoc.state.actions import BUILD as BUILDS
from igroteka.games.havoc.state.actions import RECRUIT as RECRUITS
from igroteka.games.havoc.state.fields import (
    ACTIVATED,
    ARTILLERY,
    BARRIER_HERE,
    BEACON_HERE,
    NONE,
    UPLINK_HERE,
    WAR_PARTIES,
    WATCHTOWERS,
)
from igroteka.games.havoc.state.game import Havoc


def build(game: Havoc, side: int, points: int) -> Havoc:
    return run(game, BUILD, side, points, int(BUILDING_TOO))


def activated(game: Havoc, structure: str, region: int) -> Havoc:
    return do(game, ACTIVATE, STRUCTURE[structure], region)


def working(structure: str, side: int, region: str = "K1", players: int = 3, points: int = 9) -> Havoc:
    """The side controls a region where the structure stands, and has points to build with."""
    game = raised(own(table(players), side, A[region]), structure, A[region])
    return build(game, side, points)


# --- recruiting ---


def test_CH_088_CH_089_CH_R96_each_point_brings_a_soldier_to_the_headquarters() -> None:
    game = run(table(3), RECRUIT, HUMANS, 3)
    assert offered(game, NUMBER) == [1, 2, 3]
    do(game, NUMBER, 2)
    assert game.soldiers(HUMANS, A["L1"]) == 6
    assert game.reserve[HUMANS] == 6


def test_CH_088_the_points_are_the_recruit_icons() -> None:
    game = give(table(3), HUMANS, "distraction")
    play(game, act(RECRUITS))
    assert offered(game, NUMBER) == [1, 2]


def test_CH_090_CH_182_with_an_empty_reserve_nobody_recruits() -> None:
    game = give(station(table(3), A["O1"], HUMANS, 8), HUMANS, "distraction")
    assert refused(game)[act(RECRUITS)] == reasons.RESERVE_EMPTY


def test_CH_091_points_beyond_the_reserve_are_lost() -> None:
    game = station(table(3), A["O1"], HUMANS, 7)
    run(game, RECRUIT, HUMANS, 5)
    assert game.seat == OVER
    assert game.reserve[HUMANS] == 0
    assert run(table(3), RECRUIT, HUMANS, 0).seat == OVER


def test_drop_beacon_recruits_land_at_a_quiet_beacon() -> None:
    game = own(table(3), HUMANS, A["A1"])
    game.mark(A["A1"], BEACON_HERE)
    run(game, RECRUIT, HUMANS, 3)
    do(game, NUMBER, 3)
    assert offered(game, REGION) == [A["L1"], A["A1"]]
    do(game, REGION, A["A1"])
    assert offered(game, NUMBER) == [1, 2, 3]
    do(game, NUMBER, 2)
    do(game, REGION, A["L1"])
    assert (game.soldiers(HUMANS, A["A1"]), game.soldiers(HUMANS, A["L1"])) == (2, 5)


def test_CH_R90_a_beacon_works_only_while_its_region_is_ones_own_and_quiet() -> None:
    game = own(table(3), MACHINES, A["A1"])
    game.mark(A["A1"], BEACON_HERE)
    run(game, RECRUIT, HUMANS, 1)
    assert game.soldiers(HUMANS, A["L1"]) == 5
    own(game, HUMANS, A["A1"])
    game.lay(A["A1"], WAR_PARTIES, 1)
    run(game, RECRUIT, HUMANS, 1)
    assert game.soldiers(HUMANS, A["L1"]) == 6


# --- building ---


def test_CH_092_CH_093_CH_094_structures_cost_build_points_in_regions_of_ones_own() -> None:
    game = give(own(table(3), HUMANS, A["A1"], A["B1"]), HUMANS, "regroup")
    play(game, act(BUILDS))
    while step(game) == "DrawCard":
        game.play(KIND["flank"])
    assert offered(game, RAISE) == [STRUCTURE["artillery_battery"], STRUCTURE["watchtower"]]  # two points
    assert refused(game)[act(RAISE, STRUCTURE["airfield"])] == reasons.TOO_DEAR
    do(game, RAISE, STRUCTURE["watchtower"])
    assert offered(game, REGION) == [A["A1"], A["B1"]]
    assert refused(game)[act(REGION, A["K1"])] == reasons.NOT_CONTROLLED
    do(game, REGION, A["B1"])
    assert game.has_structure(STRUCTURE["watchtower"], A["B1"])


def test_CH_095_CH_096_any_number_and_what_was_just_built_may_be_activated() -> None:
    game = build(own(table(3), HUMANS, A["A1"]), HUMANS, 5)
    do(game, RAISE, STRUCTURE["watchtower"])
    assert offered(game, ACTIVATE) == [STRUCTURE["watchtower"]]
    activated(game, "watchtower", A["A1"])
    do(game, REGION, A["A1"])
    assert game.watchtowers(A["A1"]) == 1
    do(game, RAISE, STRUCTURE["artillery_battery"])
    assert game.seat == OVER  # CH-101: nothing is left


def test_CH_097_once_an_action_but_again_in_a_later_one() -> None:
    game = working("watchtower", HUMANS, points=3)
    activated(game, "watchtower", A["K1"])
    do(game, REGION, A["K1"])
    assert refused(game)[act(ACTIVATE, STRUCTURE["watchtower"], A["K1"])] == reasons.ACTIVATED
    do(game, DONE)
    build(game, HUMANS, 3)
    assert offered(game, ACTIVATE) == [STRUCTURE["watchtower"]]


def test_CH_098_none_on_a_headquarters() -> None:
    game = build(own(table(3), HUMANS, A["A1"], A["B1"]), HUMANS, 3)
    do(game, RAISE, STRUCTURE["airfield"])
    assert refused(game)[act(REGION, A["L1"])] == reasons.IS_HQ


def test_CH_099_CH_R56_no_two_of_a_type_in_one_region_but_of_several_owners() -> None:
    game = own(table(3), HUMANS, A["A1"], A["B1"], A["K1"])
    raised(game, "airfield", A["A1"])
    raised(game, "matrix", A["B1"])
    build(game, HUMANS, 3)
    do(game, RAISE, STRUCTURE["airfield"])
    assert offered(game, REGION) == [A["B1"], A["K1"]]
    assert refused(game)[act(REGION, A["A1"])] == reasons.STANDS_THERE


def test_CH_083_none_in_a_battle_region() -> None:
    game = own(battle(table(3), A["A1"], MACHINES, 1, HUMANS, 1), HUMANS, A["A1"], A["B1"], A["K1"])
    build(game, HUMANS, 3)
    do(game, RAISE, STRUCTURE["airfield"])
    assert refused(game)[act(REGION, A["A1"])] == reasons.BATTLE_THERE


def test_CH_084_a_structure_in_a_battle_region_rests() -> None:
    game = raised(own(battle(table(3), A["A1"], MACHINES, 1, HUMANS, 1), HUMANS, A["A1"], A["B1"]), "airfield", A["A1"])
    build(game, HUMANS, 3)
    assert refused(game)[act(ACTIVATE, STRUCTURE["airfield"], A["A1"])] == reasons.BATTLE_THERE


def test_CH_100_a_structure_in_a_lost_region_waits_for_its_owner() -> None:
    game = raised(own(table(3), MACHINES, A["A1"]), "airfield", A["A1"])
    own(game, HUMANS, A["B1"])
    build(game, HUMANS, 5)
    assert refused(game)[act(ACTIVATE, STRUCTURE["airfield"], A["A1"])] == reasons.NOT_CONTROLLED
    own(game, HUMANS, A["A1"])
    assert STRUCTURE["airfield"] in offered(game, ACTIVATE)


def test_CH_101_unspent_points_are_lost() -> None:
    game = build(own(table(3), HUMANS, A["A1"]), HUMANS, 5)
    do(game, DONE)
    assert game.seat == OVER


def test_CH_R77_a_type_without_tokens_cannot_be_built() -> None:
    game = own(table(3), HUMANS, A["A1"], A["B1"], A["K1"], A["K2"])
    raised(game, "airfield", A["A1"], A["B1"], A["K1"])
    build(game, HUMANS, 3)
    assert refused(game)[act(RAISE, STRUCTURE["airfield"])] == reasons.NO_STRUCTURE_LEFT


# --- Humans ---


def test_CH_R61_an_airfield_marks_an_unoccupied_region_two_steps_away() -> None:
    game = own(table(3), HUMANS, A["K1"])
    raised(game, "airfield", A["K1"])
    own(game, MACHINES, A["A2"])
    game.lay(A["B2"], WAR_PARTIES, 1)  # CH-R30: tokens stay
    station(game, A["B3"], PILGRIMS, 1)
    build(game, HUMANS, 2)
    activated(game, "airfield", A["K1"])
    near = offered(game, REGION)
    assert A["K1"] not in near  # one's own
    assert A["A2"] in near
    assert A["B2"] in near
    assert A["B3"] not in near  # occupied
    assert A["L1"] not in near
    assert A["O2"] not in near  # three steps
    do(game, REGION, A["A2"])
    assert game.owner(A["A2"]) == HUMANS


def test_CH_R30_a_marker_on_trog_tokens_leaves_them_and_lets_build_there() -> None:
    game = own(table(3), HUMANS, A["A1"], A["K1"])
    raised(game, "airfield", A["K1"])
    game.lay(A["B1"], WAR_PARTIES, 1)
    build(game, HUMANS, 5)
    activated(game, "airfield", A["K1"])
    do(game, REGION, A["B1"])
    assert game.war_parties(A["B1"]) == 1
    do(game, RAISE, STRUCTURE["airfield"])
    assert A["B1"] in offered(game, REGION)


def test_CH_R62_support_tokens_lie_here_or_next_to_it_and_start_no_battle() -> None:
    game = own(table(3), HUMANS, A["A1"])
    raised(game, "artillery_battery", A["A1"])
    battle(game, A["B1"], MACHINES, 1, PILGRIMS, 1)
    build(game, HUMANS, 2)
    activated(game, "artillery_battery", A["A1"])
    assert offered(game, REGION) == [A["O3"], A["A1"], A["B1"], A["B3"], A["K1"]]  # not the headquarters L1
    do(game, REGION, A["K1"])
    assert game.artillery(A["K1"]) == 1
    assert game.battle_at(A["K1"]) == 0
    assert not game.is_occupied(A["K1"])


def test_support_tokens_are_three_of_each() -> None:
    game = own(table(3), HUMANS, A["A1"])
    raised(game, "watchtower", A["A1"])
    game.lay(A["K1"], WATCHTOWERS, 3)
    game.lay(A["K1"], ARTILLERY, 2)
    build(game, HUMANS, 2)
    assert refused(game)[act(ACTIVATE, STRUCTURE["watchtower"], A["A1"])] == reasons.NO_SUPPORT_LEFT


# --- Machines ---


def test_CH_R60_the_matrix_stores_three_cards_and_a_fourth_sends_one_under_its_deck() -> None:
    game = raised(own(table(3), MACHINES, A["K1"]), "matrix", A["K1"])
    for kind in ("reef", "sea_fog", "oasis"):
        build(game, MACHINES, 1)
        activated(game, "matrix", A["K1"])
        assert offered(game, DECK) == [0, 1, 2, 3]
        play(game, act(DECK, 1 if kind == "oasis" else 3), KIND[kind])
    assert named(game.matrix) == ["oasis", "reef", "sea_fog"]
    log = heard(game)
    build(game, MACHINES, 1)
    activated(game, "matrix", A["K1"])
    play(game, act(DECK, 0), KIND["rockfall"])
    assert offered(game, CARD) == [KIND["rockfall"], KIND["oasis"], KIND["sea_fog"], KIND["reef"]]
    do(game, CARD, KIND["reef"])
    assert named(game.matrix) == ["oasis", "rockfall", "sea_fog"]
    assert game.under[3] & 15 == 1
    assert {event.to for event in told(log, events.PUT_UNDER_WHICH)} == {1}
    stored = nth(game.matrix, 0)
    assert has(game.known[1], stored)
    assert not has(game.known[0], stored)


def test_CH_R60_of_two_cards_of_a_terrain_the_others_cannot_tell_which_goes_under_its_deck() -> None:
    game = raised(own(table(3), MACHINES, A["K1"]), "matrix", A["K1"])
    store(game, 3, "sea_fog")
    reef = nth(game.terrain[3] & game.atlas.of_kind[KIND["reef"]], 0)
    game.terrain = put(game.terrain, 3, game.terrain[3] & ~bit(reef))
    decks_without(game, 3)
    game.show_all(reef)  # it was played in a battle
    decks.put_under(game, reef)
    for terrain, kind in ((3, "reef"), (1, "oasis"), (0, "rockfall")):
        store(game, terrain, kind)
    assert all(has(game.known[viewer], reef) for viewer in range(4))
    do(game, CARD, KIND["reef"])
    assert decks.under_cards(game, 3) == bit(reef)
    assert [has(game.known[viewer], reef) for viewer in range(4)] == [False, True, False, False]
    rng = Rng(1)
    twins = [game.resample(0, rng) for _ in range(20)]
    assert {decks.under_cards(twin, 3) == bit(reef) for twin in twins if isinstance(twin, Havoc)} == {False, True}


def store(game: Havoc, terrain: int, kind: str) -> Havoc:
    """The Matrix in K1 takes this card."""
    build(game, MACHINES, 1)
    activated(game, "matrix", A["K1"])
    if step(game) == "MatrixDeck":
        do(game, DECK, terrain)
    return play(game, KIND[kind])


def test_CH_R60_cards_under_a_deck_come_last_until_it_is_shuffled() -> None:
    game = table(3)
    game.terrain = put(game.terrain, 3, bit(24))
    game.under = put(game.under, 3, 1 | 7 << 4)  # the last ocean card
    raised(own(game, MACHINES, A["K1"]), "matrix", A["K1"])
    build(game, MACHINES, 1)
    activated(game, "matrix", A["K1"])
    play(game, act(DECK, 3), int(game.atlas.kind[24]))
    build(game, MACHINES, 1)
    activated(game, "matrix", A["K1"])
    play(game, act(DECK, 3), int(game.atlas.kind[31]))
    assert size(game.matrix) == 2
    assert game.under[3] == 0


def test_CH_R60_cards_under_a_deck_come_in_their_order() -> None:
    game = table(3)
    for card in (25, 30, 27):
        decks.put_under(game, card)
    game.terrain = put(game.terrain, 3, 0)
    taken = [decks.take(game, 3, game.atlas.kind[decks.under_card(game, 3, 0)]) for _ in range(3)]
    assert taken == [25, 30, 27]


def test_CH_R60_a_card_under_a_deck_may_be_another_of_the_deck() -> None:
    game = table(3)
    under, other = nth(game.terrain[1], 0), nth(game.terrain[1], 1)
    game.terrain = put(game.terrain, 1, game.terrain[1] & ~bit(under))
    decks.put_under(game, under)
    names = vec[i64](range(len(game.atlas.kind)))
    names[under], names[other] = other, under
    game.rename_cards(names, bit(under) | bit(other))
    assert decks.under_card(game, 1, 0) == other
    assert game.terrain[1] & (bit(under) | bit(other)) == bit(under)


def test_CH_R60_the_number_of_cards_under_a_deck_stays_whichever_they_are() -> None:
    game = table(3)
    first, second, other = (nth(game.terrain[1], place) for place in (5, 2, 3))
    game.terrain = put(game.terrain, 1, game.terrain[1] & ~bit(first) & ~bit(second))
    decks.put_under(game, first)
    decks.put_under(game, second)
    names = vec[i64](range(len(game.atlas.kind)))
    names[second], names[other] = other, second
    game.rename_cards(names, bit(second) | bit(other))
    assert decks.left_in(game, 1) == 8
    assert decks.under_cards(game, 1) == bit(first) | bit(other)


def test_CH_103_cards_under_a_deck_are_shuffled_in_with_the_others() -> None:
    game = table(3)
    every = game.terrain[3]
    for card in (25, 30, 27):
        decks.put_under(game, card)
    game.terrain = put(game.terrain, 3, every & ~bit(25) & ~bit(30) & ~bit(27))
    assert decks.under_cards(game, 3) == bit(25) | bit(30) | bit(27)
    decks.shuffle_in(game, 3, 0)
    assert (game.terrain[3], game.under[3]) == (every, 0)


def decks_without(game: Havoc, *terrains: int) -> Havoc:
    """All cards of these terrain decks are in the discard pile of the Machines."""
    for terrain in terrains:
        game.discard[MACHINES] |= game.terrain[terrain]
        game.terrain = put(game.terrain, terrain, 0)
    return game


def test_CH_R60_the_matrix_rests_if_no_terrain_deck_has_cards() -> None:
    game = decks_without(working("matrix", MACHINES), 0, 1, 2, 3)
    assert refused(game)[act(ACTIVATE, STRUCTURE["matrix"], A["K1"])] == reasons.NOTHING_TO_DRAW


def test_CH_R60_the_matrix_takes_one_card_of_the_only_deck_that_has_any() -> None:
    game = decks_without(working("matrix", MACHINES), 0, 1, 3)
    activated(game, "matrix", A["K1"])
    assert step(game) == "Store"  # nothing is to be asked
    play(game, KIND["snare"])
    assert named(game.matrix) == ["snare"]
    assert step(game) == "BuildWhat"


def test_CH_097_a_structure_that_is_built_again_is_not_yet_activated() -> None:
    game = raised(own(table(3), MACHINES, A["K1"]), "shred_drones", A["K1"])
    game.mark(A["K1"], ACTIVATED + STRUCTURE["shred_drones"])
    game.take_structure(STRUCTURE["shred_drones"], A["K1"])
    raised(game, "shred_drones", A["K1"])
    assert not game.lies(A["K1"], ACTIVATED + STRUCTURE["shred_drones"])


def test_shred_drones_kill_next_door_for_a_point() -> None:
    game = raised(own(table(3), MACHINES, A["K1"]), "shred_drones", A["K1"])
    station(game, A["B1"], HUMANS, 2)
    station(game, A["C"], TROGS, 1)
    station(game, A["K2"], MACHINES, 1)
    build(game, MACHINES, 1)
    activated(game, "shred_drones", A["K1"])
    assert offered(game, REGION) == [A["B1"], A["C"]]
    do(game, REGION, A["B1"])
    assert game.soldiers(HUMANS, A["B1"]) == 1
    assert game.vp[MACHINES] == 1
    assert game.reserve[HUMANS] == 7


def test_CH_R92_reach_counts_borders_and_arrows_whatever_lies_there() -> None:
    game = raised(own(table(3), MACHINES, A["O3"]), "shred_drones", A["O3"])
    station(game, A["A1"], HUMANS, 1)
    build(game, MACHINES, 1)
    assert STRUCTURE["shred_drones"] in offered(game, ACTIVATE)
    game = raised(own(table(3), MACHINES, A["O2"]), "shred_drones", A["O2"])
    build(game, MACHINES, 1)
    assert game.seat == OVER  # by arrow to L1, but that is a headquarters


def test_orbital_sniper_reaches_any_region_but_headquarters() -> None:
    game = raised(own(table(3), MACHINES, A["O2"]), "orbital_sniper", A["O2"])
    battle(game, A["B1"], HUMANS, 1, PILGRIMS, 1)
    build(game, MACHINES, 3)
    activated(game, "orbital_sniper", A["O2"])
    assert offered(game, SIDE) == [HUMANS, PILGRIMS]  # one region, two sides could be hit
    do(game, SIDE, PILGRIMS)
    assert game.owner(A["B1"]) == HUMANS  # CH-116
    assert game.vp[MACHINES] == 1


def test_CH_004_points_for_a_chosen_victim_are_told_as_those_of_the_structure() -> None:
    game = raised(own(table(3), MACHINES, A["O2"]), "orbital_sniper", A["O2"])
    battle(game, A["B1"], HUMANS, 1, PILGRIMS, 1)
    build(game, MACHINES, 3)
    activated(game, "orbital_sniper", A["O2"])
    log = heard(game)
    do(game, SIDE, PILGRIMS)
    assert [event.args[1:] for event in told(log, events.SCORED)] == [(1, BY_STRUCTURE, 1)]


def test_CH_R78_a_production_plant_places_soldiers_but_never_into_a_battle() -> None:
    game = working("production_plant", MACHINES)
    activated(game, "production_plant", A["K1"])
    assert game.soldiers(MACHINES, A["K1"]) == 1
    game = own(raised(table(3), "production_plant", A["A1"]), MACHINES, A["A1"], A["B1"])
    battle(game, A["A1"], HUMANS, 1, MACHINES, 1)
    game.mark(A["A1"], UPLINK_HERE)
    build(game, MACHINES, 2)
    assert refused(game)[act(ACTIVATE, STRUCTURE["production_plant"], A["A1"])] == reasons.BATTLE_THERE


def test_CH_R29_nobody_is_placed_beside_trog_tokens() -> None:
    game = raised(own(table(3), MACHINES, A["K1"], A["B1"]), "production_plant", A["K1"])
    game.lay(A["K1"], WAR_PARTIES, 1)
    build(game, MACHINES, 2)
    assert refused(game)[act(ACTIVATE, STRUCTURE["production_plant"], A["K1"])] == reasons.TROGS_LURK


@pytest.mark.parametrize("structure", ["bastion", "tunnel"])
def test_structures_that_only_stand_there_are_not_activated(structure: str) -> None:
    side = int(TROGS if structure == "tunnel" else MACHINES)
    game = raised(own(table(4), side, A["K1"], A["K2"]), structure, A["K1"])
    build(game, side, 9)
    assert offered(game, ACTIVATE) == []


# --- Pilgrims ---


def test_extractor_stores_two_for_one_crystal_of_the_region() -> None:
    game = working("extractor", PILGRIMS)
    activated(game, "extractor", A["K1"])
    assert (game.stored, game.crystals(A["K1"])) == (2, 1)
    bare = raised(own(table(3), PILGRIMS, A["K1"], A["K2"]), "extractor", A["K1"])
    bare.lay(A["K1"], 0, -2)
    build(bare, PILGRIMS, 1)
    assert refused(bare)[act(ACTIVATE, STRUCTURE["extractor"], A["K1"])] == reasons.NO_CRYSTAL_HERE


def test_reliquary_turns_one_to_four_crystals_into_points() -> None:
    game = raised(own(table(3), PILGRIMS, A["K1"]), "reliquary", A["K1"])
    build(game, PILGRIMS, 2)
    assert refused(game)[act(ACTIVATE, STRUCTURE["reliquary"], A["K1"])] == reasons.TOO_FEW_CRYSTALS
    game.stored = 6
    build(game, PILGRIMS, 1)
    activated(game, "reliquary", A["K1"])
    assert offered(game, NUMBER) == [1, 2, 3, 4]
    do(game, NUMBER, 3)
    assert (game.vp[PILGRIMS], game.stored) == (6, 3)


def test_CH_R69_barrier_holds_for_this_actions_phase() -> None:
    game = working("barrier", PILGRIMS, "A1")
    activated(game, "barrier", A["A1"])
    assert game.lies(A["A1"], BARRIER_HERE)
    assert not within(game, HUMANS, A["L1"], 1) >> A["A1"] & 1
    assert refused(game)[act(ACTIVATE, STRUCTURE["barrier"], A["A1"])] in (reasons.ACTIVATED, reasons.HOLDS_ALREADY)
    turn_of(game, HUMANS)
    assert game.lies(A["A1"], BARRIER_HERE)


# --- Trogs ---


def test_CH_005_CH_084_spikes_work_in_a_battle_region_because_they_say_so() -> None:
    game = own(raised(table(4), "spikes", A["K1"]), TROGS, A["K1"])
    battle(game, A["K1"], HUMANS, 2, TROGS, 1)
    build(game, TROGS, 1)
    activated(game, "spikes", A["K1"])
    assert game.soldiers(HUMANS, A["K1"]) == 1
    assert game.vp[TROGS] == 0  # CH-R39


def test_CH_R39_kills_on_the_board_bring_no_points_unless_the_text_says_so() -> None:
    game = learn(battle(table(3), A["K1"], HUMANS, 1, MACHINES, 2), "snipers")
    turn_of(game, HUMANS)
    do(game, SKILL, SKILLS["snipers"])
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.vp[HUMANS] == 0


def test_brooding_pool_places_one_or_two() -> None:
    game = working("brooding_pool", TROGS, players=4)
    activated(game, "brooding_pool", A["K1"])
    assert offered(game, NUMBER) == [1, 2]
    do(game, NUMBER, 2)
    assert game.soldiers(TROGS, A["K1"]) == 2


def test_a_tunnel_is_built_like_any_structure() -> None:
    game = build(own(table(4), TROGS, A["K1"], A["A1"]), TROGS, 1)
    do(game, RAISE, STRUCTURE["tunnel"])
    assert game.has_structure(STRUCTURE["tunnel"], A["K1"])  # A1 has one: CH-099
    assert game.owner(A["K1"]) != NONE
