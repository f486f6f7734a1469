"""After a battle: winners return, losers retreat, neutral Trogs leave nests."""

from __future__ import annotations

from games.havoc.fights import clash, passing
from games.havoc.table import A, do, offered, own, raised, station, step, table

from igroteka.engine.seats import OVER
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, TROGS
from igroteka.games.havoc.state.actions import NUMBER, REGION
from igroteka.games.havoc.state.fields import BARRIER_HERE, NONE, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc


def test_CH_147_winners_stand_in_the_region_again() -> None:
    game = passing(clash((3, 0, 0), (1, 0, 0)))
    assert game.soldiers(HUMANS, A["K1"]) == 3


def test_CH_148_CH_R40_losers_retreat_to_one_adjacent_region_of_their_own() -> None:
    game = own(table(3), MACHINES, A["B1"], A["A1"], A["O1"], A["B3"])
    game.set_battle(A["B3"], 2, HUMANS)
    station(game, A["B3"], HUMANS, 1)
    station(game, A["B3"], MACHINES, 1)
    passing(clash((3, 0, 0), (2, 0, 0), game=game))
    assert offered(game, REGION) == [A["A1"], A["B1"]]  # not beside it, and not where a battle waits
    do(game, REGION, A["B1"])
    assert game.soldiers(MACHINES, A["B1"]) == 2


def test_CH_R40_the_headquarters_and_arrows_count() -> None:
    game = passing(clash((1, 0, 0), (1, 0, 0), region="A1"))
    assert game.soldiers(HUMANS, A["L1"]) == 5
    arrow = passing(clash((1, 0, 0), (1, 0, 0), region="O2"))
    assert arrow.soldiers(HUMANS, A["L1"]) == 5


def test_CH_149_without_a_way_they_return_to_the_reserve() -> None:
    game = passing(clash((3, 0, 0), (2, 0, 0), region="K1"))
    assert game.reserve[MACHINES] == 8


def test_CH_R29_nobody_retreats_beside_trog_tokens_but_past_a_barrier() -> None:
    game = own(table(3), MACHINES, A["B1"])
    game.lay(A["B1"], WAR_PARTIES, 1)
    passing(clash((3, 0, 0), (2, 0, 0), game=game))
    assert game.reserve[MACHINES] == 8
    barred = own(table(3), MACHINES, A["B1"])
    barred.mark(A["B1"], BARRIER_HERE)  # CH-R69
    passing(clash((3, 0, 0), (2, 0, 0), game=barred))
    assert barred.soldiers(MACHINES, A["B1"]) == 2


def test_CH_R40_by_option_they_split() -> None:
    game = own(table(3, retreat_split="on"), MACHINES, A["B1"], A["A1"])
    passing(clash((3, 0, 0), (2, 0, 0), game=game))
    do(game, REGION, A["A1"])
    do(game, NUMBER, 1)
    do(game, REGION, A["B1"])
    assert (game.soldiers(MACHINES, A["A1"]), game.soldiers(MACHINES, A["B1"])) == (1, 1)


def trogs_lose(game: Havoc, survivors: int = 1, region: str = "K1") -> Havoc:
    return passing(clash((survivors + 1, 0, 0), (survivors, 0, 0), HUMANS, TROGS, region, game))


def trogs_win(game: Havoc) -> Havoc:
    return passing(clash((1, 0, 0), (2, 0, 0), HUMANS, TROGS, "K1", game))


def test_CH_150_CH_R31_CH_R41_trogs_who_win_stay_with_a_nest_and_no_marker() -> None:
    game = own(table(3), MACHINES, A["K1"])
    trogs_win(game)
    assert game.owner(A["K1"]) == NONE
    assert game.nests(A["K1"]) == 1
    assert game.soldiers(TROGS, A["K1"]) == 2
    nest = table(3, trog_winners_become_nest="on")
    trogs_win(nest)
    assert (nest.soldiers(TROGS, A["K1"]), nest.nests(A["K1"])) == (0, 1)
    assert nest.reserve[TROGS] == 16


def test_CH_R42_the_nest_comes_even_if_none_survives() -> None:
    game = passing(clash((0, 0, 2), (2, 0, 0), HUMANS, TROGS, "K1", table(3)))
    assert game.nests(A["K1"]) == 1
    assert not game.is_occupied(A["K1"])


def no_nests(game: Havoc) -> Havoc:
    for face in range(int(game.atlas.party_faces), int(game.atlas.faces)):
        game.tokens = put(game.tokens, face, 0)
    return game


def test_CH_R74_without_nests_left_none_is_placed() -> None:
    game = own(no_nests(table(3)), MACHINES, A["K1"])
    trogs_win(game)
    assert game.nests(A["K1"]) == 0
    assert game.owner(A["K1"]) == NONE


def test_CH_152_CH_R44_retreating_trogs_leave_a_nest_next_door() -> None:
    game = own(table(3), MACHINES, A["B1"])
    station(game, A["B3"], TROGS, 1)
    trogs_lose(game, 2)
    assert (step(game), game.seat) == ("Burrow", 1)  # the seat that acts for them
    assert offered(game, REGION) == [A["A1"], A["K2"], A["K3"], A["C"]]
    do(game, REGION, A["C"])
    assert game.nests(A["C"]) == 1  # one, whatever their number
    assert game.reserve[TROGS] == 15


def test_CH_R44_nothing_if_there_is_no_place_or_no_nest() -> None:
    game = own(table(3), MACHINES, *[A[region] for region in ("A1", "B1", "B3", "C", "K2", "K3")])
    trogs_lose(game)
    assert game.seat == OVER
    assert trogs_lose(no_nests(table(3))).seat == OVER


def test_CH_R43_dead_trogs_leave_no_nest() -> None:
    game = passing(clash((2, 0, 1), (1, 0, 0), HUMANS, TROGS, "K1", table(3)))
    assert game.seat == OVER
    assert game.nests_left() == 12


def test_CH_178_trogs_of_a_player_retreat_like_anyone() -> None:
    game = passing(clash((2, 0, 0), (1, 0, 0), HUMANS, TROGS, "K1"))
    assert game.soldiers(TROGS, A["C"]) == 3  # their headquarters
    away = passing(clash((2, 0, 0), (1, 0, 0), HUMANS, TROGS, "B1"))
    assert away.reserve[TROGS] == 14
    assert away.nests_left() == 12
    tunnel = raised(table(4), "tunnel", A["B1"])
    passing(clash((2, 0, 0), (1, 0, 0), HUMANS, TROGS, "B1", tunnel))
    assert tunnel.soldiers(TROGS, A["C"]) == 3  # CH-R40: by tunnel
