"""Battle effects of tactics cards, one by one."""

from __future__ import annotations

import pytest
from games.havoc.fights import clash, passing
from games.havoc.table import (
    ATLAS,
    CONTENT,
    KIND,
    A,
    battle,
    do,
    fight,
    give,
    heard,
    kinds_of,
    offered,
    own,
    play,
    station,
    step,
    table,
    told,
)

from igroteka.engine.bits import bit, digit, has, nth
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.havoc.content.vectors import EFFECTS_EACH
from igroteka.games.havoc.content.vocabulary import (
    ATTRITION,
    CAPTURE,
    CONTROL,
    HUMANS,
    MACHINES,
    NO_EFFECT,
    PILGRIMS,
    SIDES,
    TERRAIN_DECKS,
    TROGS,
)
from igroteka.games.havoc.rules.objectives import shielded, strength
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import DONE, FIRE, OBJECTIVE, PLAY, REGION, SHIFT
from igroteka.games.havoc.state.fields import ARTILLERY, NONE, PASSED
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.view.build import view_of


def with_card(card: str, attack: tuple[int, int, int], defence: tuple[int, int, int], region: str = "K1") -> Havoc:
    """The attacking Humans have just played a card; they and the Machines hold one more each."""
    game = clash(attack, defence, region=region, cards=[(HUMANS, card), (HUMANS, "flank"), (MACHINES, "reroute")])
    return do(game, PLAY, KIND[card])


def board(game: Havoc, party: int) -> list[int]:
    return [int(game.on(party, objective)) for objective in range(3)]


def test_MOVE_OWN_shifts_soldiers_between_objectives() -> None:
    game = with_card("regroup", (2, 0, 0), (1, 0, 0))
    assert game.actions() == [act(DONE), act(SHIFT, 0, 1), act(SHIFT, 0, 2)]
    play(game, act(SHIFT, 0, 1), act(SHIFT, 0, 2))
    assert board(game, 0) == [0, 1, 1]
    assert (step(game), game.seat) == ("PlayCard", 1)  # two at most


def test_MOVE_FOE_shifts_soldiers_of_the_other_side() -> None:
    game = with_card("distraction", (1, 0, 0), (1, 0, 0))
    do(game, SHIFT, CONTROL, CAPTURE)
    assert board(game, 1) == [0, 1, 0]


def test_tidal_surge_does_both_in_its_order() -> None:
    game = with_card("tidal_surge", (1, 0, 0), (1, 0, 0))
    do(game, SHIFT, CONTROL, ATTRITION)
    assert board(game, 0) == [0, 0, 1]
    do(game, SHIFT, CONTROL, CAPTURE)
    assert board(game, 1) == [0, 1, 0]


def test_DEPLOY_brings_soldiers_from_the_reserve() -> None:
    game = with_card("thicket_ambush", (1, 0, 0), (1, 0, 0), "B1")
    assert game.actions() == [act(DONE), act(OBJECTIVE, 0), act(OBJECTIVE, 1), act(OBJECTIVE, 2)]
    do(game, OBJECTIVE, ATTRITION)
    assert board(game, 0) == [1, 0, 1]
    assert game.reserve[HUMANS] == 6


def test_DEPLOY_brings_no_more_soldiers_than_the_card_says() -> None:
    game = with_card("thicket_ambush", (1, 0, 0), (1, 0, 0), "B1")
    do(game, OBJECTIVE, ATTRITION)
    assert (step(game), game.seat) == ("PlayCard", 1)


def test_CALL_IN_brings_one_from_each_quiet_region_next_to_it() -> None:
    game = table(3)
    station(game, A["A1"], HUMANS, 2)
    battle(game, A["K2"], HUMANS, 1, PILGRIMS, 1, number=2)
    give(game, HUMANS, "drop_troops")
    log = heard(game)
    clash((1, 0, 0), (1, 0, 0), region="B1", game=game)
    do(game, PLAY, KIND["drop_troops"])
    assert offered(game, REGION) == [A["L1"], A["A1"]]  # the headquarters too
    do(game, REGION, A["A1"])
    do(game, OBJECTIVE, CONTROL)
    assert offered(game, REGION) == [A["L1"]]
    assert game.soldiers(HUMANS, A["A1"]) == 1
    do(game, DONE)
    assert told(log, events.CONTROL_WON)[0].args[0] % 4 == HUMANS


def test_KILL_takes_soldiers_of_an_objective_for_a_point_each() -> None:
    game = with_card("rockfall", (1, 0, 0), (1, 1, 0), "C")
    assert offered(game, OBJECTIVE) == [CONTROL]
    do(game, OBJECTIVE, CONTROL)
    assert board(game, 1) == [0, 1, 0]
    assert game.vp[HUMANS] == 1
    assert with_card("toxic_spores", (1, 0, 0), (1, 1, 0), "B1").step().name == "PlayCard"  # CH-129: nobody there
    other = clash((1, 0, 0), (0, 0, 1), cards=[(MACHINES, "suppressive_fire"), (HUMANS, "flank")])
    play(other, act(PASS), act(PLAY, KIND["suppressive_fire"]))
    assert offered(other, OBJECTIVE) == [CONTROL]


def test_CH_R84_SHIELD_cancels_kills_of_attrition_alone() -> None:
    game = clash((0, 0, 3), (2, 0, 0), cards=[(MACHINES, "shield_protocol")])
    do(game, PLAY, KIND["shield_protocol"])
    assert game.soldiers(MACHINES, A["K1"]) == 1
    assert game.vp[HUMANS] == 1
    twice = clash((0, 0, 3), (2, 0, 0), cards=[(MACHINES, "shield_protocol"), (MACHINES, "shield_protocol")])
    do(twice, PLAY, KIND["shield_protocol"])
    do(twice, PLAY, KIND["shield_protocol"])
    assert twice.vp[HUMANS] == 0


def test_CH_R84_what_is_left_of_a_shield_stops_artillery_and_the_shot_is_gone() -> None:
    game = table(3)
    game.lay(A["K1"], ARTILLERY, 1)
    clash((1, 0, 0), (2, 0, 0), PILGRIMS, MACHINES, game=game, cards=[(MACHINES, "shield_protocol")])
    do(game, PLAY, KIND["shield_protocol"])
    do(game, FIRE, MACHINES, CONTROL)
    assert game.vp[HUMANS] == 0
    assert game.artillery(A["K1"]) == 0
    assert game.soldiers(MACHINES, A["K1"]) == 2
    assert shielded(game, 0, 2) == 2


def test_EDGE_counts_more_on_an_objective() -> None:
    game = with_card("high_ground", (1, 0, 0), (1, 0, 0), "C")
    assert strength(game, 0, CONTROL) == 2
    passing(game)
    assert game.owner(A["C"]) == HUMANS


def test_EDGE_in_attrition_needs_a_soldier_there() -> None:
    for split, kills in (((1, 0, 1), 2), ((2, 0, 0), 0)):
        game = clash((3, 0, 0), split, HUMANS, TROGS, cards=[(TROGS, "frenzy")])
        do(game, PLAY, KIND["frenzy"])
        assert game.vp[TROGS] == kills


def test_TIE_wins_a_tie_and_two_cancel_out() -> None:
    game = with_card("fortified_pass", (1, 0, 0), (1, 0, 0), "C")
    passing(game)
    assert game.owner(A["C"]) == HUMANS
    both = clash((1, 0, 0), (1, 0, 0), region="C", cards=[(HUMANS, "fortified_pass"), (MACHINES, "fortified_pass")])
    do(both, PLAY, KIND["fortified_pass"])
    do(both, PLAY, KIND["fortified_pass"])
    assert both.owner(A["C"]) == MACHINES
    capture = clash((1, 0, 0), (0, 0, 1), HUMANS, TROGS, cards=[(TROGS, "drag_away")])
    do(capture, PLAY, KIND["drag_away"])
    assert capture.held_by(TROGS, HUMANS) == 1  # 0 : 0


def test_REVERSE_turns_the_order_of_the_objectives() -> None:
    game = with_card("sandstorm", (1, 0, 1), (1, 0, 0), "A2")
    assert [int(digit(game.sequence, place)) for place in range(3)] == [ATTRITION, CAPTURE, CONTROL]
    passing(game)
    assert game.owner(A["A2"]) == HUMANS  # the defender was dead before Control was resolved


def test_FIRST_brings_an_objective_to_the_front() -> None:
    game = with_card("deep_strike", (1, 0, 0), (1, 0, 0))
    assert offered(game, OBJECTIVE) == [CONTROL, CAPTURE, ATTRITION]
    do(game, OBJECTIVE, CAPTURE)
    assert [int(digit(game.sequence, place)) for place in range(3)] == [CAPTURE, CONTROL, ATTRITION]


def test_SKIP_leaves_capture_or_attrition_out() -> None:
    game = clash((0, 0, 2), (2, 0, 0), HUMANS, PILGRIMS, cards=[(PILGRIMS, "stasis")])
    do(game, PLAY, KIND["stasis"])
    assert offered(game, OBJECTIVE) == [CAPTURE, ATTRITION]
    log = heard(game)
    do(game, OBJECTIVE, ATTRITION)
    assert game.soldiers(PILGRIMS, A["K1"]) == 2
    assert events.SKIPPED in kinds_of(log)


def test_SKIP_of_attrition_silences_artillery() -> None:
    game = table(3)
    game.lay(A["K1"], ARTILLERY, 1)
    clash((0, 0, 2), (2, 0, 0), MACHINES, PILGRIMS, game=game, cards=[(PILGRIMS, "stasis")])
    do(game, PLAY, KIND["stasis"])
    do(game, OBJECTIVE, ATTRITION)
    assert game.seat == OVER


def test_CAPTURE_MORE_takes_two_prisoners() -> None:
    game = with_card("snare", (0, 1, 0), (3, 0, 0), "B1")
    passing(game)
    assert game.held_by(HUMANS, MACHINES) == 2


def test_CAPTURE_MORE_works_for_a_defender_too() -> None:
    game = clash((3, 0, 0), (0, 1, 0), region="B1", cards=[(MACHINES, "snare")])
    do(game, PLAY, KIND["snare"])
    assert game.held_by(MACHINES, HUMANS) == 2


def test_CAPTURE_MORE_leaves_what_earlier_cards_did() -> None:
    game = clash((0, 1, 0), (3, 0, 0), region="B1", cards=[(HUMANS, "camouflage"), (HUMANS, "snare")])
    do(game, PLAY, KIND["camouflage"])
    do(game, PLAY, KIND["snare"])
    passing(game)
    assert game.held_by(HUMANS, MACHINES) == 2  # the foe's soldiers are not safe


def test_NO_CAPTURE_keeps_ones_own_free() -> None:
    game = clash((0, 1, 0), (2, 0, 0), region="B1", cards=[(MACHINES, "camouflage")])
    do(game, PLAY, KIND["camouflage"])
    assert game.prisoners_of(HUMANS) == 0


def test_CH_R83_JAM_takes_the_effect_of_the_next_card() -> None:
    game = clash(
        (1, 0, 0),
        (2, 0, 0),
        cards=[(HUMANS, "sea_fog"), (HUMANS, "sea_fog"), (MACHINES, "suppressive_fire"), (MACHINES, "reroute")],
    )
    log = heard(game)
    do(game, PLAY, KIND["sea_fog"])
    do(game, PLAY, KIND["suppressive_fire"])
    assert board(game, 0) == [1, 0, 0]
    assert told(log, events.JAMMED)
    assert game.seat == 0
    play(game, act(PASS))
    do(game, PLAY, KIND["reroute"])
    assert step(game) == "ShiftOne"  # it jams one card


def test_HUSH_ends_the_foes_cards() -> None:
    game = with_card("quicksand", (1, 0, 0), (1, 0, 0), "A2")
    assert game.marked(PASSED, 1)
    assert (step(game), game.seat) == ("PlayCard", 0)
    play(game, act(PASS))
    assert game.seat == OVER


def test_HUSH_of_a_defender_ends_the_attackers_cards() -> None:
    cards = [(HUMANS, "flank"), (MACHINES, "quicksand"), (MACHINES, "reroute")]
    game = clash((1, 0, 0), (1, 0, 0), region="A2", cards=[(HUMANS, "regroup"), *cards])
    play(game, act(PLAY, KIND["regroup"]), act(DONE), act(PLAY, KIND["quicksand"]))
    assert (step(game), game.seat) == ("PlayCard", 1)  # the attacker has a card left and is not asked
    play(game, act(PASS))
    assert game.seat == OVER


def test_WIN_VP_pays_the_winner_of_the_objective() -> None:
    game = with_card("reef", (2, 0, 0), (1, 0, 0))
    passing(game)
    assert game.vp[HUMANS] == 2 + 2
    lost = with_card("reef", (1, 0, 0), (1, 0, 0))
    passing(lost)
    assert lost.vp[HUMANS] == 0


def test_WIN_VP_pays_a_defender_who_wins_and_nobody_else() -> None:
    for attack, points in ((1, (0, 2 + 2)), (3, (2, 0))):
        game = clash((attack, 0, 0), (2, 0, 0), cards=[(MACHINES, "reef")])
        do(game, PLAY, KIND["reef"])
        assert (game.vp[HUMANS], game.vp[MACHINES]) == points


def test_CRYSTAL_adds_crystals_to_the_region() -> None:
    game = with_card("mine_shaft", (1, 0, 0), (1, 0, 0), "C")
    assert game.crystals(A["C"]) == 3 + 1 + 2


def test_WITHDRAW_takes_soldiers_off_to_regions_of_ones_own() -> None:
    game = own(table(3), PILGRIMS, A["A1"])
    clash((2, 0, 0), (2, 0, 0), HUMANS, PILGRIMS, game=game, cards=[(PILGRIMS, "phase_shift")])
    do(game, PLAY, KIND["phase_shift"])
    assert game.actions() == [act(DONE), act(OBJECTIVE, CONTROL)]
    do(game, OBJECTIVE, CONTROL)
    assert offered(game, REGION) == [A["L3"], A["A1"]]
    do(game, REGION, A["A1"])
    do(game, OBJECTIVE, CONTROL)
    do(game, REGION, A["L3"])
    assert (game.soldiers(PILGRIMS, A["A1"]), game.soldiers(PILGRIMS, A["L3"])) == (1, 5)
    assert game.owner(A["K1"]) == HUMANS  # CH-R85: the battle went on with nobody left


def test_WITHDRAW_takes_no_more_soldiers_than_the_card_says() -> None:
    game = own(table(3), PILGRIMS, A["A1"])
    clash((2, 0, 0), (3, 0, 0), HUMANS, PILGRIMS, game=game, cards=[(PILGRIMS, "phase_shift")])
    do(game, PLAY, KIND["phase_shift"])
    log = heard(game)
    for _ in range(2):
        do(game, OBJECTIVE, CONTROL)
        do(game, REGION, A["A1"])
    assert step(game) != "WithdrawOne"
    assert [event.args[1] for event in told(log, events.WITHDREW)] == [CONTROL, CONTROL]


def test_RETREAT_ANY_opens_all_regions_of_ones_own() -> None:
    game = table(3)
    own(game, HUMANS, A["O2"], A["B2"])
    clash((1, 0, 0), (1, 0, 0), region="A2", game=game, cards=[(HUMANS, "oasis"), (MACHINES, "reroute")])
    do(game, PLAY, KIND["oasis"])
    passing(game)
    assert offered(game, REGION) == [A["L1"], A["O2"], A["B2"]]
    do(game, REGION, A["O2"])
    assert game.soldiers(HUMANS, A["O2"]) == 1


def test_PEEK_shows_the_foes_hand_to_the_seat_alone() -> None:
    game = clash((1, 0, 0), (1, 0, 0), HUMANS, PILGRIMS, cards=[(HUMANS, "flank"), (PILGRIMS, "foresight")])
    play(game, act(PASS))
    log = heard(game)
    do(game, PLAY, KIND["foresight"])
    flank = next(card for card in range(64) if has(game.hand[HUMANS], card))
    assert has(game.known[2], flank)
    assert not has(game.known[1], flank)
    assert [(event.to, event.args[1]) for event in told(log, events.PEEKED_AT)] == [(2, KIND["flank"])]
    assert step(game) == "ShiftOne"


def test_CH_R45_PEEK_at_neutral_trogs_looks_into_the_hand_of_who_acts() -> None:
    game = table(3)
    give(game, PILGRIMS, "foresight")
    give(game, HUMANS, "flank")
    battle(game, A["K1"], PILGRIMS, 1, TROGS, 1)
    fight(game)
    play(game, act(6, 1), act(6, 1))
    assert game.seat == 2
    do(game, PLAY, KIND["foresight"])
    flank = next(card for card in range(64) if has(game.hand[HUMANS], card))
    assert has(game.known[2], flank)


def test_BLEED_kills_one_of_each_side_without_points() -> None:
    game = with_card("maelstrom", (1, 1, 0), (2, 0, 0))
    assert (step(game), game.seat) == ("BleedOne", 0)
    do(game, OBJECTIVE, CAPTURE)
    assert board(game, 0) == [1, 0, 0]
    assert board(game, 1) == [1, 0, 0]
    assert game.vp[HUMANS] + game.vp[MACHINES] == 0


def test_CH_R85_a_side_without_soldiers_left_counts_nothing_and_the_battle_resolves() -> None:
    game = with_card("maelstrom", (1, 0, 0), (1, 0, 0))
    assert game.on_board(0) == 0
    assert game.on_board(1) == 0
    passing(game)
    assert game.owner(A["K1"]) == MACHINES
    assert game.site == NONE


# --- a card is played at most once in a battle ---

WITH_TEXT = [card.id for kind, card in enumerate(CONTENT.cards) if ATLAS.effect[kind * EFFECTS_EACH] != NO_EFFECT]


def with_empty_decks(card: str) -> Havoc:
    """A battle where a card can be played, and whoever drew one would draw what was just played."""
    deck = int(ATLAS.deck[KIND[card]])
    faction = deck - int(TERRAIN_DECKS)
    side, terrain = (int(HUMANS), deck) if faction < 0 else (faction, 0)
    foe = MACHINES if side != MACHINES else HUMANS
    game = table(4)
    region = list(game.map.terrain).index(terrain)
    give(game, side, card)
    give(game, foe, "regroup" if foe == HUMANS else "reroute")
    game.matrix = bit(nth(game.terrain[terrain], 0))
    game.terrain[terrain] &= ~game.matrix
    for each in range(SIDES):
        game.discard[each] |= game.deck[each]
        game.deck[each] = 0
    own(game, side, A["O2"])
    own(game, foe, A["O3"])
    return fight(battle(game, region, side, 3, foe, 3))


def at_hand(game: Havoc) -> list[int]:
    """What can be played from: each hand, and the Matrix."""
    return [*[int(game.hand[side]) for side in range(SIDES)], int(game.matrix)]


@pytest.mark.parametrize("card", WITH_TEXT)
def test_CH_123_no_card_comes_back_in_the_battle_it_was_played_in(card: str) -> None:
    """No battle effect draws: so a bit for each card played is enough to show all of them."""
    shown = 0
    for seed in range(8):
        game, rng = with_empty_decks(card), Rng(seed)
        log = heard(game)
        while game.site != NONE:
            assert game.seat != CHANCE  # nothing is drawn
            before = at_hand(game)
            actions = [action for action in game.actions() if step(game) != "PlayCard" or action != act(PASS)]
            game.play(actions[int(rng.below(len(actions)))] if actions else act(PASS))
            assert all(now & ~was == 0 for now, was in zip(at_hand(game), before, strict=True))
            board = view_of(game, 0).battle
            if board is not None:
                seen = [kind for party in board.parties for kind in party.played]
                assert sorted(seen) == sorted([event.args[1] for event in told(log, events.PLAYED)])
        shown += KIND[card] in [event.args[1] for event in told(log, events.PLAYED)]
    assert shown == 8
