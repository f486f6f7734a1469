"""The four steps at the end of a move: exploration, Trog tokens, control, battle tokens."""

from __future__ import annotations

from games.havoc.table import (
    FACE,
    FOUND,
    KIND,
    SKILLS,
    A,
    battle,
    hand,
    heard,
    kinds_of,
    learn,
    odds_of,
    offered,
    own,
    play,
    run,
    station,
    step,
    table,
    told,
)

from igroteka.engine.bits import size
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, NEST, PILGRIMS, TROGS, WAR_PARTY
from igroteka.games.havoc.rules.casualties import kill_in
from igroteka.games.havoc.rules.end_of_move import END_OF_MOVE
from igroteka.games.havoc.rules.tokens import add_crystals
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import CARD, DECK, REGION, SKILL
from igroteka.games.havoc.state.fields import EXPLORATIONS, NESTS, NONE, STOPPED, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.state.told import seat_in


def lone(game: Havoc, region: str, side: int = HUMANS) -> Havoc:
    """A soldier of the side has just come into the region."""
    return station(game, A[region], side, 1)


def explorer(face: str) -> Havoc:
    game = lone(table(3), "O1")
    game.lay(A["O1"], EXPLORATIONS, 1)
    run(game, END_OF_MOVE, HUMANS)
    return play(game, FOUND[face])


def test_CH_071_exploration_trogs_control_battles_in_this_order() -> None:
    game = lone(table(3), "O1")
    game.lay(A["O1"], EXPLORATIONS, 1)
    game.lay(A["O1"], WAR_PARTIES, 1)
    lone(game, "O2")
    log = heard(game)
    run(game, END_OF_MOVE, HUMANS)
    play(game, FOUND["vein"], FACE["war_party_1_1"])
    order = [events.EXPLORED, events.TOKEN_TURNED, events.TOOK_CONTROL, events.BATTLE_DECLARED]
    assert [kind for kind in kinds_of(log) if kind in order] == order


def test_CH_072_tokens_beside_soldiers_are_turned_and_used_up() -> None:
    game = explorer("vein")
    assert game.explorations(A["O1"]) == 0
    assert game.crystals(A["O1"]) == 2
    assert game.finds[FOUND["vein"]] == 1
    assert explorer("rich_vein").crystals(A["O1"]) == 3
    assert explorer("ruins").vp[HUMANS] == 1
    assert explorer("old_archive").vp[HUMANS] == 2


def test_CH_072_a_cache_draws_two_and_stragglers_join() -> None:
    game = explorer("cache")
    while game.seat == CHANCE:
        play(game, next(iter(odds_of(game))))
    assert size(game.hand[HUMANS]) == 2
    assert explorer("stragglers").soldiers(HUMANS, A["O1"]) == 2
    empty = lone(table(3), "O1")
    station(empty, A["A1"], HUMANS, 7)
    empty.lay(A["O1"], EXPLORATIONS, 1)
    run(empty, END_OF_MOVE, HUMANS)
    play(empty, FOUND["stragglers"])
    assert empty.soldiers(HUMANS, A["O1"]) == 1  # CH-R87


def test_CH_072_a_field_map_shows_three_cards_of_a_deck() -> None:
    game = explorer("field_map")
    assert offered(game, DECK) == [0, 1, 2, 3]
    play(game, act(DECK, 3), KIND["reef"], KIND["sea_fog"], KIND["sea_fog"])
    assert offered(game, CARD) == [KIND["sea_fog"], KIND["reef"]]
    play(game, act(CARD, KIND["reef"]))
    assert hand(game, HUMANS) == ["reef"]
    assert size(game.terrain[3]) == 7


def test_CH_072_a_relay_makes_a_used_skill_ready() -> None:
    game = learn(lone(table(3), "O1"), "snipers")
    game.lay(A["O1"], EXPLORATIONS, 1)
    game.used = 1 << SKILLS["snipers"] | 1 << SKILLS["scouting"]
    run(game, END_OF_MOVE, HUMANS)
    play(game, FOUND["relay"])
    assert offered(game, SKILL) == [SKILLS["scouting"], SKILLS["snipers"]]
    play(game, act(SKILL, SKILLS["snipers"]))
    assert game.used == 1 << SKILLS["scouting"]
    assert explorer("relay").used == 0  # CH-R87: nothing was used


def test_CH_R88_tokens_wait_for_the_owners_next_move() -> None:
    game = battle(table(3), A["O1"], HUMANS, 1, TROGS, 1)
    game.lay(A["O1"], EXPLORATIONS, 1)
    run(game, END_OF_MOVE, HUMANS, A["A1"] + 1)  # a moving skill looks at its target only
    assert game.seat == OVER
    run(game, END_OF_MOVE, HUMANS)
    assert step(game) == "Find"  # in a battle region too


def test_CH_073_CH_153_all_trog_tokens_are_turned_and_removed() -> None:
    game = lone(table(3), "C")
    game.lay(A["C"], WAR_PARTIES, 2)
    game.lay(A["C"], NESTS, 1)
    log = heard(game)
    run(game, END_OF_MOVE, HUMANS)
    play(game, FACE["war_party_1_1"], FACE["war_party_3_3"], FACE["nest_2_1"])
    assert not game.lurks(A["C"])
    assert game.soldiers(TROGS, A["C"]) == 6
    assert game.crystals(A["C"]) == 3 + 1 + 3 + 1
    assert [event.args[1] for event in told(log, events.TOKEN_TURNED)] == [WAR_PARTY, WAR_PARTY, NEST]
    assert game.battle_at(A["C"]) == 1
    assert game.attacker_at(A["C"]) == HUMANS


def test_CH_073_a_token_that_was_turned_has_left_its_pool() -> None:
    game = lone(table(3), "C")
    game.lay(A["C"], WAR_PARTIES, 1)
    run(game, END_OF_MOVE, HUMANS)
    face = FACE["war_party_1_1"]
    left = odds_of(game)[face] - 1
    assert play(game, face).tokens[face] == left


def test_CH_189_no_crystals_are_no_news() -> None:
    game = table(3)
    log = heard(game)
    add_crystals(game, A["C"], 0, NONE)
    assert log.events == []


def test_the_log_names_the_seat_of_each_side() -> None:
    game = lone(table(4, (TROGS, MACHINES, PILGRIMS, HUMANS)), "O1")
    game.lay(A["O1"], EXPLORATIONS, 1)
    run(game, END_OF_MOVE, HUMANS)
    log = heard(game)
    play(game, FOUND["vein"])
    [explored] = told(log, events.EXPLORED)
    assert (game.seat_of(HUMANS), seat_in(explored.args[0])) == (3, 3)


def short_of_trogs(left: int) -> Havoc:
    game = lone(table(3), "K1")
    station(game, A["K3"], TROGS, 16 - left)
    game.lay(A["K1"], WAR_PARTIES, 1)
    return run(game, END_OF_MOVE, HUMANS)


def test_CH_074_CH_R33_without_trogs_in_reserve_the_mover_loses_a_soldier() -> None:
    game = short_of_trogs(0)
    play(game, FACE["war_party_3_3"])
    assert game.soldiers(HUMANS, A["K1"]) == 0
    assert game.reserve[HUMANS] == 8
    assert game.crystals(A["K1"]) == 5
    assert game.owner(A["K1"]) == NONE
    assert game.battle_at(A["K1"]) == 0


def test_CH_075_with_too_few_as_many_as_there_are_come_and_nobody_is_lost() -> None:
    game = short_of_trogs(1)
    play(game, FACE["war_party_3_3"])
    assert game.soldiers(TROGS, A["K1"]) == 1
    assert game.soldiers(HUMANS, A["K1"]) == 1
    assert game.crystals(A["K1"]) == 5


def test_CH_076_without_any_trogs_there_is_no_battle() -> None:
    game = station(lone(table(3), "K1"), A["K1"], HUMANS, 1)
    station(game, A["K3"], TROGS, 16)
    game.lay(A["K1"], WAR_PARTIES, 1)
    run(game, END_OF_MOVE, HUMANS)
    play(game, FACE["war_party_1_2"])
    assert game.battle_at(A["K1"]) == 0
    assert game.owner(A["K1"]) == HUMANS
    assert game.lies(A["K1"], STOPPED)  # CH-R73


def test_CH_R32_trogs_who_stood_there_fight_whoever_is_left() -> None:
    game = station(lone(table(3), "K1"), A["K1"], HUMANS, 1)
    station(game, A["K1"], TROGS, 16)
    game.lay(A["K1"], NESTS, 1)
    run(game, END_OF_MOVE, HUMANS)
    play(game, FACE["nest_1_0"])
    assert game.soldiers(HUMANS, A["K1"]) == 1
    assert game.battle_at(A["K1"]) == 1


def test_CH_R73_one_soldier_a_region_however_many_tokens() -> None:
    game = table(3)
    station(game, A["K1"], HUMANS, 3)
    station(game, A["K3"], TROGS, 16)
    game.lay(A["K1"], WAR_PARTIES, 2)
    run(game, END_OF_MOVE, HUMANS)
    play(game, FACE["war_party_1_1"], FACE["war_party_1_1"])
    assert game.soldiers(HUMANS, A["K1"]) == 2


def test_CH_077_control_goes_to_whoever_stands_there_alone() -> None:
    game = own(lone(lone(table(3), "O1"), "K1"), MACHINES, A["O1"])
    station(game, A["K1"], PILGRIMS, 1)
    run(game, END_OF_MOVE, HUMANS)
    assert game.owner(A["O1"]) == HUMANS
    assert game.owner(A["K1"]) == NONE


def test_CH_078_CH_079_CH_082_battle_tokens_come_in_the_order_of_the_mover() -> None:
    game = table(3)
    for region in ("O1", "K1", "C"):
        lone(game, region)
        lone(game, region, TROGS if region == "C" else MACHINES)
    run(game, END_OF_MOVE, HUMANS)
    assert offered(game, REGION) == [A["O1"], A["K1"], A["C"]]
    play(game, act(REGION, A["C"]), act(REGION, A["O1"]))
    assert [int(game.battle_at(A[region])) for region in ("C", "O1", "K1")] == [1, 2, 3]
    assert game.attacker_at(A["C"]) == HUMANS


def test_CH_078_the_lowest_free_number_is_taken() -> None:
    game = battle(table(3), A["A1"], MACHINES, 1, PILGRIMS, 1, number=1)
    battle(game, A["A2"], MACHINES, 1, PILGRIMS, 1, number=3)
    lone(lone(game, "O1"), "O1", TROGS)
    run(game, END_OF_MOVE, HUMANS)
    assert game.battle_at(A["O1"]) == 2


def test_CH_R36_a_ninth_battle_gets_the_next_number() -> None:
    game = table(3)
    for number, region in enumerate(("O2", "O3", "A1", "A2", "A3", "B1", "B2", "B3"), 1):
        game.set_battle(A[region], number, MACHINES)
    lone(lone(game, "O1"), "O1", TROGS)
    run(game, END_OF_MOVE, HUMANS)
    assert game.battle_at(A["O1"]) == 9


def test_CH_R26_the_last_marker_comes_from_elsewhere_or_not_at_all() -> None:
    game = lone(table(3), "O1")
    own(game, HUMANS, *[A[region] for region in ("O2", "O3", "A1", "A2", "A3", "B1", "B2")])
    own(game, MACHINES, A["O1"])
    run(game, END_OF_MOVE, HUMANS)
    assert game.actions()[0] == act(PASS)
    assert A["L1"] not in offered(game, REGION)  # never the headquarters
    play(game, act(REGION, A["A2"]))
    assert game.owner(A["A2"]) == NONE
    assert game.owner(A["O1"]) == HUMANS
    lone(game, "B3")
    own(game, MACHINES, A["B3"])
    run(game, END_OF_MOVE, HUMANS)
    play(game, act(PASS))
    assert game.owner(A["B3"]) == NONE  # another's marker goes all the same


def test_CH_R72_the_mover_picks_the_next_region_if_trogs_or_markers_may_run_out() -> None:
    game = table(3)
    for region in ("K1", "K2"):
        lone(game, region)
        game.lay(A[region], WAR_PARTIES, 1)
    station(game, A["C"], TROGS, 11)  # five left, six may be needed
    run(game, END_OF_MOVE, HUMANS)
    assert step(game) == "NextTurned"
    play(game, act(REGION, A["K2"]), FACE["war_party_1_1"], FACE["war_party_1_1"])
    plenty = table(3)
    for region in ("K1", "K2"):
        lone(plenty, region)
        plenty.lay(A[region], WAR_PARTIES, 1)
    run(plenty, END_OF_MOVE, HUMANS)
    assert step(plenty) == "TurnToken"
    assert plenty.frame()[1] == A["K1"]  # the order of the board


def test_CH_R72_the_mover_picks_the_next_region_if_markers_run_out() -> None:
    game = lone(lone(table(3), "O1"), "O2")
    own(game, HUMANS, *[A[region] for region in ("O3", "A1", "A2", "A3", "B1", "B2")])
    run(game, END_OF_MOVE, HUMANS)
    assert step(game) == "NextMarked"
    play(game, act(REGION, A["O2"]))
    assert game.owner(A["O2"]) == HUMANS
    assert step(game) == "GiveUpRegion"


def test_CH_116_without_soldiers_of_both_sides_the_battle_is_off_and_the_other_takes_control() -> None:
    game = battle(table(3), A["O1"], HUMANS, 2, MACHINES, 1)
    game.end()
    log = heard(game)
    kill_in(game, PILGRIMS, MACHINES, A["O1"])
    assert game.battle_at(A["O1"]) == 0
    assert game.owner(A["O1"]) == HUMANS
    assert told(log, events.BATTLE_OFF)
    assert game.vp[HUMANS] == 0
    assert game.crystals(A["O1"]) == 1


def test_CH_R35_if_both_are_gone_control_stays_and_neutral_trogs_take_the_marker_away() -> None:
    game = own(battle(table(3), A["O1"], HUMANS, 1, TROGS, 1), MACHINES, A["O1"])
    game.end()
    kill_in(game, PILGRIMS, HUMANS, A["O1"])
    assert game.battle_at(A["O1"]) == 0
    assert game.owner(A["O1"]) == NONE
    assert (game.soldiers(TROGS, A["O1"]), game.nests(A["O1"])) == (1, 0)
    both = own(battle(table(3), A["O1"], HUMANS, 1, MACHINES, 0), MACHINES, A["O1"])
    both.end()
    kill_in(both, PILGRIMS, HUMANS, A["O1"])
    assert both.owner(A["O1"]) == MACHINES


def test_CH_R86_whoever_has_no_marker_left_is_asked_in_the_middle_of_anothers_action() -> None:
    game = battle(table(3), A["O1"], HUMANS, 2, MACHINES, 1)
    own(game, HUMANS, *[A[region] for region in ("O2", "O3", "A1", "A2", "A3", "B1", "B2")])
    game.end()
    kill_in(game, PILGRIMS, MACHINES, A["O1"])
    game.settle()
    assert step(game) == "GiveUpRegion"
    assert game.seat == 0


def test_CH_177_with_four_the_trogs_of_tokens_are_the_players() -> None:
    game = lone(table(4), "K1")
    game.lay(A["K1"], WAR_PARTIES, 1)
    log = heard(game)
    run(game, END_OF_MOVE, HUMANS)
    play(game, FACE["war_party_2_2"])
    assert game.reserve[TROGS] == 12
    assert game.battle_at(A["K1"]) == 1
    assert told(log, events.BATTLE_DECLARED)[0].args[3] % 4 == TROGS


def test_CH_185_CH_186_tokens_structures_and_markers_do_not_occupy_and_control_needs_no_soldiers() -> None:
    game = own(table(3), HUMANS, A["O1"])
    game.lay(A["O1"], WAR_PARTIES, 1)
    game.raise_structure(0, A["O1"])
    assert not game.is_occupied(A["O1"])
    assert game.controls(HUMANS, A["O1"])
    assert game.regions_of(HUMANS) == 2
