"""Prisoners, scoring, and who wins."""

from __future__ import annotations

from games.havoc.table import (
    A,
    give,
    hand,
    heard,
    learn,
    offered,
    own,
    play,
    refused,
    run,
    table,
    told,
)

from igroteka.engine.bits import digit
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import OVER
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.rules.points import BY_BONUS, BY_KILLS, gain
from igroteka.games.havoc.rules.prisoners import PRISONER_PHASE
from igroteka.games.havoc.rules.scoring import SCORING_PHASE, crystal_points
from igroteka.games.havoc.rules.turn import ROUND
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import FREE, RANSOM
from igroteka.games.havoc.state.fields import CRYSTALS, NONE
from igroteka.games.havoc.state.game import BY_INITIATIVE, BY_POINTS, BY_PRISONERS, Havoc


def jail(game: Havoc, captor: int, side: int, many: int = 1) -> Havoc:
    game.reserve[side] -= many
    game.set_held(captor, side, many)
    return game


def rich(game: Havoc, side: int, points: int) -> Havoc:
    game.vp = put(game.vp, side, points)
    return game


# --- prisoners ---


def test_CH_155_CH_161_a_point_for_each_prisoner_but_none_for_neutral_trogs() -> None:
    game = jail(jail(table(3), HUMANS, MACHINES, 2), TROGS, PILGRIMS)
    run(game, PRISONER_PHASE)
    assert [int(game.vp[side]) for side in range(4)] == [2, 0, 0, 0]


def test_CH_156_CH_R49_two_points_buy_one_back_one_at_a_time() -> None:
    game = rich(jail(jail(table(3), HUMANS, MACHINES, 2), PILGRIMS, MACHINES), MACHINES, 5)
    run(game, PRISONER_PHASE)
    assert game.seat == 1
    assert offered(game, RANSOM) == [HUMANS, PILGRIMS]
    play(game, act(RANSOM, HUMANS))
    assert game.vp[MACHINES] == 3
    assert game.vp[HUMANS] == 2  # for the two prisoners; nothing for the ransom
    assert game.reserve[MACHINES] == 6
    play(game, act(RANSOM, PILGRIMS))
    assert game.seat == OVER  # one point is not enough for the last
    assert game.held_by(HUMANS, MACHINES) == 1


def test_CH_157_without_the_points_nobody_is_asked() -> None:
    game = rich(jail(table(3), HUMANS, MACHINES), MACHINES, 1)
    run(game, PRISONER_PHASE)
    assert game.seat == OVER


def test_CH_158_CH_R50_again_in_a_later_round_the_last_one_too() -> None:
    game = rich(jail(table(3), HUMANS, MACHINES), MACHINES, 4)
    game.last = 1
    run(game, PRISONER_PHASE)
    play(game, act(PASS))
    run(game, PRISONER_PHASE)
    assert offered(game, RANSOM) == [HUMANS]


def test_CH_160_trogs_sell_their_prisoners_back_too() -> None:
    game = rich(jail(table(3), TROGS, HUMANS), HUMANS, 2)
    run(game, PRISONER_PHASE)
    play(game, act(RANSOM, TROGS))
    assert game.reserve[HUMANS] == 8
    assert game.vp[HUMANS] == 0


def test_CH_156_in_initiative_order() -> None:
    game = rich(rich(jail(jail(table(3), HUMANS, MACHINES), HUMANS, PILGRIMS), MACHINES, 2), PILGRIMS, 2)
    game.order = 3 | 2 << 4 | 1 << 8
    run(game, PRISONER_PHASE)
    assert game.seat == 2


def test_military_police_frees_one_without_points() -> None:
    game = learn(jail(table(3), MACHINES, HUMANS, 2), "military_police")
    run(game, PRISONER_PHASE)
    assert game.actions() == [act(PASS), act(FREE, MACHINES)]
    assert refused(game)[act(RANSOM, MACHINES)] == reasons.TOO_POOR
    play(game, act(FREE, MACHINES))
    assert game.reserve[HUMANS] == 7
    assert game.seat == OVER  # once a round


# --- scoring ---


def owners(players: int = 3) -> Havoc:
    """Humans hold 1 + 2 crystals in two regions beside their headquarters, Machines 3."""
    game = own(table(players), HUMANS, A["O1"], A["K1"])
    game.lay(A["K2"], CRYSTALS, 1)
    return own(game, MACHINES, A["K2"])


def test_CH_162_no_scoring_unless_it_was_enabled() -> None:
    game = owners()
    run(game, SCORING_PHASE)
    assert list(game.vp) == [0, 0, 0, 0]


def test_CH_110_CH_163_CH_164_CH_R23_CH_R52_the_enabler_scores_regions_then_all_score_crystals() -> None:
    game = owners()
    game.enabler = HUMANS
    log = heard(game)
    run(game, SCORING_PHASE)
    assert list(game.vp) == [3 + 3, 3, 0, 0]  # the headquarters is a region too
    assert [event.args[1] for event in told(log, events.SCORED)] == [3, 3, 3]


def test_CH_165_crystals_stay() -> None:
    game = owners()
    game.enabler = MACHINES
    run(game, SCORING_PHASE)
    run(game, SCORING_PHASE)
    assert game.crystals(A["K2"]) == 3
    assert game.vp[MACHINES] == 2 * (2 + 3)


def test_CH_166_scoring_jumps_event_points() -> None:
    game = rich(owners(), HUMANS, 14)
    game.enabler = MACHINES
    run(game, SCORING_PHASE)
    assert [int(digit(game.stacks, point)) for point in range(5)] == [0, 0, 2, 1, 0]


def test_CH_167_points_have_no_upper_limit() -> None:
    game = table(3)
    gain(game, HUMANS, 130, BY_KILLS)
    assert game.scores()[0] == 130


def test_CH_170_CH_171_the_final_scoring_counts_crystals_alone() -> None:
    game = owners()
    game.last = 1
    run(game, SCORING_PHASE)
    assert list(game.vp) == [3, 3, 0, 0]


def test_CH_179_CH_183_CH_188_trogs_score_half_rounded_up_on_the_total() -> None:
    game = table(4)
    for region, crystals in (("K1", 1), ("K2", 3), ("K3", 3)):
        game.lay(A[region], CRYSTALS, crystals - 2)
        own(game, TROGS, A[region])
    assert crystal_points(game, TROGS) == 4
    game.enabler = TROGS
    run(game, SCORING_PHASE)
    assert game.vp[TROGS] == 4 + 4  # CH-180: regions like anybody


def test_CH_180_a_trog_player_gains_points_like_the_others() -> None:
    game = jail(table(4), TROGS, HUMANS)
    run(game, PRISONER_PHASE)
    assert game.vp[TROGS] == 1
    gain(game, TROGS, 2, BY_KILLS)
    assert game.vp[TROGS] == 3


def test_CH_R76_the_marker_returns_and_the_same_may_enable_again() -> None:
    game = owners()
    game.enabler = HUMANS
    run(game, ROUND.parts[6])
    assert game.enabler == NONE


def test_CH_R63_crystals_never_run_out() -> None:
    game = table(3)
    game.lay(A["K1"], CRYSTALS, 120)
    own(game, HUMANS, A["K1"])
    assert crystal_points(game, HUMANS) == 122


# --- the winner ---


def test_CH_003_most_points_win() -> None:
    game = rich(rich(table(3), HUMANS, 4), PILGRIMS, 9)
    assert game.winners() == [2]
    assert game.ending() == BY_POINTS


def test_CH_004_points_come_with_their_source() -> None:
    game = table(3)
    log = heard(game)
    gain(game, HUMANS, 1, BY_BONUS)
    assert told(log, events.SCORED)[0].args[1:] == (1, BY_BONUS, 1)


def test_CH_172_prisoners_break_a_tie() -> None:
    game = jail(rich(rich(table(3), HUMANS, 9), PILGRIMS, 9), HUMANS, MACHINES)
    assert game.winners() == [0]
    assert game.ending() == BY_PRISONERS
    game.last = 1
    log = heard(game)
    run(game, ROUND.parts[7])
    assert told(log, events.TIE_BROKEN)[0].args[1] == BY_PRISONERS


def test_CH_173_CH_R51_then_the_last_in_the_current_initiative() -> None:
    game = rich(rich(table(3), HUMANS, 9), PILGRIMS, 9)
    game.upcoming = 3 | 2 << 4 | 1 << 8
    assert game.winners() == [2]
    assert game.ending() == BY_INITIATIVE
    game.order = game.upcoming
    assert game.winners() == [0]


def test_CH_173_the_initiative_decides_if_prisoners_are_equal_whoever_is_where() -> None:
    game = rich(rich(table(3), MACHINES, 9), PILGRIMS, 9)
    assert game.winners() == [2]
    assert game.ending() == BY_INITIATIVE
    jail(jail(game, MACHINES, HUMANS), PILGRIMS, HUMANS)
    game.order = 1 << 8 | 2 | 3 << 4
    assert game.winners() == [2]
    assert game.ending() == BY_INITIATIVE


def test_CH_187_a_hand_is_what_is_in_hand() -> None:
    game = give(table(3), HUMANS, "flank", "oasis")
    assert hand(game, HUMANS) == ["flank", "oasis"]
    assert game.hand_size(HUMANS) == 2
    game.discard[HUMANS], game.hand[HUMANS] = game.hand[HUMANS], game.discard[HUMANS]
    assert game.hand_size(HUMANS) == 0
