"""The order of a round, events, the initiative, the end of the game."""

from __future__ import annotations

import pytest
from games.havoc.table import (
    EVENT,
    A,
    B,
    begun,
    clear,
    heard,
    kinds_of,
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

from igroteka.engine.bits import digit, size, with_digit
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, act
from igroteka.engine.loop import play_randomly
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.rules.event_phase import EVENT_PHASE
from igroteka.games.havoc.rules.paying import CHOOSE_PLACE
from igroteka.games.havoc.rules.points import BY_KILLS, gain, lose
from igroteka.games.havoc.rules.retreat import refuges
from igroteka.games.havoc.rules.turn import ROUND
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import PLACE, REGION
from igroteka.games.havoc.state.fields import NESTS, SCORING
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.state.told import NOBODY, board_in, region_in, seat_in, side_in, where, who


def stacks(game: Havoc) -> list[int]:
    return [int(digit(game.stacks, point)) for point in range(5)]


def test_CH_033_CH_169_without_jumps_five_rounds_are_played() -> None:
    for seed in range(4):
        game = begun(2)
        log = heard(game)
        play_randomly(game, Choices(), Rng(seed))
        jumped = {event.args[1] for event in told(log, events.JUMPED)}
        assert game.round == 5 - len(jumped)


def test_CH_034_CH_036_six_phases_in_their_order() -> None:
    game = begun(2)
    phases = [int(game.phase)]
    rng = Rng(4)
    while game.round < 2:
        if game.seat == CHANCE:
            game.play(game.sample(rng))
        else:
            game.play(game.actions()[-1])
        if game.phase != phases[-1]:
            phases.append(int(game.phase))
    # battles and scoring ask nobody if there are none
    assert [phase for phase in phases if phase in (1, 2, 3)] == [1, 2, 3, 1]


def test_CH_035_a_new_round_follows_unless_it_was_the_last() -> None:
    game = table(3)
    game.last = 1
    log = heard(game)
    run(game, ROUND.parts[7])
    assert game.seat == OVER
    assert events.FINAL_SCORE in kinds_of(log)
    game.last = 0
    run(game, ROUND.parts[7])
    assert game.round == 2


def test_CH_037_the_first_round_changes_no_initiative_and_no_skill() -> None:
    game = begun(3)
    before = game.order
    game.upcoming = with_digit(with_digit(game.upcoming, 0, 2), 1, 1)
    game.used = 1
    clear(game)
    game.play(EVENT["tectonic_shift"])
    assert game.order == before
    assert game.used == 1


def test_CH_038_CH_039_the_next_stack_is_turned_marker_by_marker() -> None:
    game = begun(3)
    assert odds_of(game) == dict.fromkeys(range(6), 1)
    play(game, EVENT["tectonic_shift"])
    assert stacks(game) == [0, 1, 1, 1, 0]
    run(game, EVENT_PHASE)
    assert EVENT["tectonic_shift"] not in odds_of(game)
    play(game, EVENT["orbital_storm"])
    assert stacks(game) == [0, 0, 1, 1, 0]


def test_CH_040_CH_041_CH_R08_jumped_markers_go_onto_the_next_point_as_a_block() -> None:
    game = table(3)
    assert stacks(game) == [0, 1, 1, 1, 0]
    gain(game, HUMANS, 17, BY_KILLS)
    assert stacks(game) == [0, 0, 2, 1, 0]
    gain(game, MACHINES, 31, BY_KILLS)
    assert stacks(game) == [0, 0, 0, 3, 0]
    run(game, EVENT_PHASE)
    play(game, EVENT["tectonic_shift"])
    assert step(game) == "TurnMarker"
    play(game, EVENT["orbital_storm"])
    assert step(game) == "TurnMarker"


def test_CH_R04_points_are_jumped_at_every_gain_at_once() -> None:
    game = table(3)
    gain(game, HUMANS, 16, BY_KILLS)
    log = heard(game)
    gain(game, HUMANS, 1, BY_KILLS)
    assert [event.args[1:3] for event in told(log, events.JUMPED)] == [(1, 1)]


def test_CH_R05_landing_on_a_point_jumps_nothing() -> None:
    game = table(3)
    gain(game, HUMANS, 16, BY_KILLS)
    assert stacks(game) == [0, 1, 1, 1, 0]


def test_CH_R06_markers_of_the_last_point_lie_on_the_final_scoring() -> None:
    game = table(3)
    gain(game, HUMANS, 46, BY_KILLS)
    assert stacks(game) == [0, 0, 0, 0, 3]
    gain(game, HUMANS, 50, BY_KILLS)
    assert stacks(game) == [0, 0, 0, 0, 3]
    run(game, EVENT_PHASE)
    play(game, EVENT["tectonic_shift"], EVENT["orbital_storm"])
    assert game.last == 0
    play(game, EVENT["satellite_survey"])
    while game.seat == CHANCE:
        game.play(next(iter(odds_of(game))))
    assert game.last == 1


def test_CH_R07_lost_points_bring_no_marker_back() -> None:
    game = table(3)
    gain(game, HUMANS, 17, BY_KILLS)
    lose(game, HUMANS, 4)
    gain(game, HUMANS, 4, BY_KILLS)
    assert stacks(game) == [0, 0, 2, 1, 0]


def test_CH_R09_one_stack_a_round_after_a_jump() -> None:
    game = table(3)
    gain(game, HUMANS, 17, BY_KILLS)  # in round 1 past the second point
    run(game, EVENT_PHASE)
    play(game, EVENT["tectonic_shift"], EVENT["orbital_storm"])
    assert stacks(game) == [0, 0, 0, 1, 0]
    run(game, EVENT_PHASE)
    play(game, EVENT["satellite_survey"])
    while game.seat == CHANCE:
        game.play(next(iter(odds_of(game))))
    assert not game.last
    run(game, EVENT_PHASE)
    assert (game.round, game.last) == (4, 1)


def test_CH_R10_the_points_of_the_track() -> None:
    assert list(begun(3).atlas.points) == [8, 16, 30, 45, 49]


def test_CH_R80_by_option_only_gains_of_the_scoring_phase_jump() -> None:
    game = table(3, jump_only_in_scoring_phase="on")
    gain(game, HUMANS, 20, BY_KILLS)
    game.phase = SCORING
    gain(game, HUMANS, 5, BY_KILLS)
    assert stacks(game) == [0, 1, 1, 1, 0]  # passed in another phase: never jumped by that player
    gain(game, HUMANS, 6, BY_KILLS)
    assert stacks(game) == [0, 1, 0, 2, 0]
    game.vp = put(game.vp, MACHINES, 16)
    gain(game, MACHINES, 1, BY_KILLS)  # from the point itself
    assert stacks(game) == [0, 0, 1, 2, 0]


def test_CH_042_CH_045_the_new_order_holds_from_the_next_round_on() -> None:
    game = table(3)
    run(game, CHOOSE_PLACE, 2)
    play(game, act(PLACE, 0))
    assert [int(game.at_place(place)) for place in range(3)] == [HUMANS, MACHINES, PILGRIMS]
    run(game, EVENT_PHASE)
    play(game, EVENT["tectonic_shift"])
    assert [int(game.at_place(place)) for place in range(3)] == [PILGRIMS, HUMANS, MACHINES]


def upcoming(game: Havoc) -> list[int]:
    return [int(digit(game.upcoming, place)) - 1 for place in range(game.players)]


def test_CH_043_CH_044_CH_R12_a_marker_is_put_on_any_place_and_pushes_the_others() -> None:
    game = table(3)
    run(game, CHOOSE_PLACE, 0)
    assert offered(game, PLACE) == [0, 1, 2]
    play(game, act(PLACE, 2))
    assert upcoming(game) == [MACHINES, PILGRIMS, HUMANS]  # A B C: A chooses 3
    game = table(3)
    run(game, CHOOSE_PLACE, 2)
    play(game, act(PLACE, 0))
    assert upcoming(game) == [PILGRIMS, HUMANS, MACHINES]  # C chooses 1
    run(game, CHOOSE_PLACE, 2)
    play(game, act(PLACE, 1))
    assert upcoming(game) == [HUMANS, PILGRIMS, MACHINES]


def test_CH_044_the_place_is_told_counted_from_one() -> None:
    for place in range(3):
        game = table(3)
        log = heard(game)
        run(game, CHOOSE_PLACE, 0)
        play(game, act(PLACE, place))
        assert [event.args[1] for event in told(log, events.MOVES_UP)] == [place + 1]


def test_CH_046_used_skills_become_ready() -> None:
    game = table(3, level="veteran")
    game.used = game.skills
    run(game, EVENT_PHASE)
    play(game, EVENT["tectonic_shift"])
    assert game.used == 0


def test_CH_168_CH_170_the_final_point_makes_the_last_round() -> None:
    game = table(3)
    game.point = 4
    game.stacks = 0
    log = heard(game)
    run(game, EVENT_PHASE)
    assert game.last == 1
    assert events.FINAL_ROUND in kinds_of(log)


def test_CH_R75_events_go_by_the_track_before_it_changes() -> None:
    game = table(3)
    game.upcoming = 3 | 2 << 4 | 1 << 8
    run(game, EVENT_PHASE)
    play(game, EVENT["reinforcements"])
    assert game.seat == 0
    assert game.order != game.upcoming


def test_CH_R29_reinforcements_go_to_quiet_regions_of_ones_own() -> None:
    game = table(3)
    own(game, HUMANS, A["A1"], A["B1"], A["O1"])
    game.lay(A["B1"], NESTS, 1)
    run(game, EVENT_PHASE)
    play(game, EVENT["reinforcements"])
    assert offered(game, REGION) == [A["L1"], A["O1"], A["A1"]]
    play(game, act(REGION, A["A1"]))
    assert game.soldiers(HUMANS, A["A1"]) == 1
    assert game.reserve[HUMANS] == 7
    play(game, act(PASS))
    assert game.reserve[MACHINES] == 8


def test_CH_R87_events_ask_only_who_has_a_choice() -> None:
    game = table(3)
    station(game, A["A1"], HUMANS, 8)
    run(game, EVENT_PHASE)
    play(game, EVENT["reinforcements"])
    assert game.seat == 1


def test_CH_189_CH_R24_crystals_never_lie_on_a_headquarters() -> None:
    game = table(4)
    run(game, EVENT_PHASE)
    play(game, EVENT["crystal_bloom"])
    assert len(offered(game, REGION)) == 12
    play(game, *[act(REGION, A["O1"])] * 4)
    assert game.crystals(A["O1"]) == 5
    run(game, EVENT_PHASE)
    play(game, EVENT["tectonic_shift"])
    assert game.crystals(A["O1"]) == 6
    assert game.crystals(A["L1"]) == 0
    assert game.crystals(A["A1"]) == 1


def test_satellite_survey_gives_everybody_a_card() -> None:
    game = table(3)
    run(game, EVENT_PHASE)
    play(game, EVENT["satellite_survey"])
    for side in range(3):
        assert step(game) == "DrawCard"
        game.play(next(iter(odds_of(game))))
        assert size(game.hand[side]) == 1


def test_nesting_season_goes_backwards_and_the_trog_player_places_two_alone() -> None:
    game = table(3)
    run(game, EVENT_PHASE)
    play(game, EVENT["nesting_season"])
    assert game.seat == 2
    assert A["L1"] not in offered(game, REGION)
    play(game, act(REGION, A["C"]))
    assert game.nests(A["C"]) == 1
    assert game.seat == 1
    play(game, act(REGION, A["C"]), act(REGION, A["O1"]))
    assert game.seat == OVER
    four = table(4)
    run(four, EVENT_PHASE)
    play(four, EVENT["nesting_season"])
    assert four.seat == four.seat_of(TROGS)
    play(four, act(REGION, A["K1"]), act(REGION, A["K2"]))
    assert four.seat == OVER


def test_nesting_season_takes_neither_owned_nor_occupied_regions_nor_more_tokens_than_there_are() -> None:
    game = table(3)
    own(game, HUMANS, A["O1"])
    station(game, A["K1"], TROGS, 1)
    run(game, EVENT_PHASE)
    play(game, EVENT["nesting_season"])
    assert A["O1"] not in offered(game, REGION)
    assert A["K1"] not in offered(game, REGION)
    for face in range(int(game.atlas.party_faces), int(game.atlas.faces)):
        game.tokens = put(game.tokens, face, int(face == game.atlas.party_faces))
    play(game, act(REGION, A["C"]))
    assert game.seat == OVER


def test_CH_R91_a_storm_closes_the_arrows_for_this_round() -> None:
    game = table(2)
    assert game.near(B["E1"]) >> B["W1"] & 1
    run(game, EVENT_PHASE)
    play(game, EVENT["orbital_storm"])
    assert not game.near(B["E1"]) >> B["W1"] & 1
    own(game, HUMANS, B["W1"])
    game.site, game.attacker, game.defender = B["E1"], 1, 0
    assert refuges(game, 1) & 1 << B["W1"] == 0
    run(game, ROUND.parts[6])
    assert game.storm == 0


# --- who is told of ---


@pytest.mark.parametrize(("side", "seat"), [(0, 0), (1, 2), (3, 3), (3, -1)])
def test_a_side_in_the_log_keeps_its_seat(side: int, seat: int) -> None:
    """Neutral Trogs have a side and no seat."""
    number = who(side, seat)
    assert (side_in(number), seat_in(number)) == (side, seat)


def test_events_name_the_seat_of_a_side() -> None:
    game = table(3, (2, 0, 1))
    log = heard(game)
    game.tell(events.DREW, HUMANS, 4)
    assert [(side_in(event.args[0]), seat_in(event.args[0])) for event in told(log, events.DREW)] == [(HUMANS, 1)]


@pytest.mark.parametrize("region", [0, 5, 31])
@pytest.mark.parametrize("board", [0, 1])
def test_a_region_in_the_log_keeps_its_board(region: int, board: int) -> None:
    number = where(region, board)
    assert (region_in(number), board_in(number)) == (region, board)


def test_no_region_in_the_log_is_none() -> None:
    assert region_in(where(NOBODY, 1)) == NOBODY
