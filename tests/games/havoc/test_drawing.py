"""The Draw phase, and drawing two to keep one."""

from __future__ import annotations

from games.havoc.table import (
    ATLAS,
    CONTENT,
    KIND,
    give,
    hand,
    heard,
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

from igroteka.engine.bits import bit, has, size
from igroteka.engine.chance import Rng
from igroteka.engine.choices import NOT_READY, READY, act
from igroteka.engine.seats import CHANCE
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES
from igroteka.games.havoc.rules.draw_phase import DRAW_PHASE
from igroteka.games.havoc.rules.hands import draw
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import CARD, DECK, DISCARD, DRAW_TWO, OWN_DECK, TAKE_BACK
from igroteka.games.havoc.state.game import Havoc


def throw_all(game: Havoc) -> Havoc:
    while game.seat == CHANCE:
        game.play(next(iter(odds_of(game))))
    return game


def test_CH_047_everybody_draws_four() -> None:
    game = table(3)
    throw_all(run(game, DRAW_PHASE))
    assert [size(game.hand[side]) for side in range(3)] == [4, 4, 4]
    assert [size(game.deck[side]) for side in range(3)] == [4, 4, 4]


FULL = ("drop_troops", "drop_troops", "flank", "flank", "distraction", "regroup", "mobilization")


def test_CH_048_down_to_seven_in_secret_and_all_at_once() -> None:
    game = table(3)
    give(game, HUMANS, *FULL)
    give(game, HUMANS, "fortified_pass", "oasis", "reef")
    throw_all(run(game, DRAW_PHASE))
    assert game.sealing()
    assert game.seats() == [0]  # the others hold four
    log = heard(game)
    many = game.hand_size(HUMANS) - 7
    for _ in range(int(many)):
        game.play_as(0, act(DISCARD, KIND["flank"] if game.holds(HUMANS, KIND["flank"]) else KIND["drop_troops"]))
    assert game.actions_of(0) == [act(READY)]
    assert act(TAKE_BACK, KIND["flank"]) in game.extras_of(0)
    game.play_as(0, act(TAKE_BACK, KIND["flank"]))
    game.play_as(0, act(DISCARD, KIND["oasis"]))
    assert not told(log, events.DISCARDED)
    game.play_as(0, act(READY))
    assert game.hand_size(HUMANS) == 7
    assert "oasis" in named(game.discard[HUMANS])
    assert len(told(log, events.DISCARDED)) == many


def test_CH_048_who_is_ready_may_think_again_while_others_choose() -> None:
    game = table(3)
    give(game, HUMANS, *FULL)
    give(game, MACHINES, "suppressive_fire", "shield_protocol", "shield_protocol", "reroute", "reroute")
    throw_all(run(game, DRAW_PHASE))
    assert game.seats() == [0, 1]
    game.play_as(0, game.actions_of(0)[0])
    game.play_as(0, act(READY))
    assert game.extras_of(0) == [act(NOT_READY)]
    game.play_as(0, act(NOT_READY))
    assert game.seats() == [0, 1]


def test_CH_048_a_later_seat_that_is_ready_waits_for_the_first() -> None:
    game = table(3)
    give(game, HUMANS, *FULL[:4])
    give(game, MACHINES, "suppressive_fire", "shield_protocol", "shield_protocol", "reroute")
    throw_all(run(game, DRAW_PHASE))
    assert game.seats() == [0, 1]
    game.play_as(1, game.actions_of(1)[0])
    game.play_as(1, act(READY))
    assert game.seats() == [0]
    assert game.hand_size(MACHINES) == 8  # nothing is discarded before all are ready
    game.play_as(0, game.actions_of(0)[0])
    game.play_as(0, act(READY))
    assert (game.hand_size(HUMANS), game.hand_size(MACHINES)) == (7, 7)


def test_CH_049_CH_R67_an_empty_deck_is_made_of_the_discard_pile_as_far_as_there_are_cards() -> None:
    game = table(3)
    game.discard[HUMANS] = game.deck[HUMANS]
    game.deck[HUMANS] = 0
    log = heard(game)
    game.end()
    draw(game, HUMANS, 9)
    game.settle()
    throw_all(game)
    assert size(game.hand[HUMANS]) == 8
    assert game.discard[HUMANS] == 0
    assert len(told(log, events.RESHUFFLED)) == 1
    assert len(told(log, events.DREW)) == 8


def test_CH_050_a_card_shows_a_name_icons_an_effect_and_a_symbol() -> None:
    card = CONTENT.cards[KIND["regroup"]]
    assert card.ru
    assert card.en == "Regroup"
    assert (ATLAS.move[KIND["regroup"]], ATLAS.recruit[KIND["regroup"]], ATLAS.build[KIND["regroup"]]) == (1, 1, 2)
    assert ATLAS.deck[KIND["regroup"]] == 4
    assert ATLAS.deck[KIND["oasis"]] == 1


def test_CH_R68_the_hand_has_no_limit_outside_the_draw_phase() -> None:
    game = table(3)
    give(game, HUMANS, *FULL)
    game.end()
    draw(game, HUMANS, 1)
    game.settle()
    throw_all(game)
    assert size(game.hand[HUMANS]) == 8


def test_CH_102_CH_104_two_cards_of_any_deck_for_no_card() -> None:
    game = table(3)
    play(game, act(DRAW_TWO))
    assert offered(game, DECK) == [0, 1, 2, 3, OWN_DECK]
    play(game, act(DECK, 2), KIND["snare"], KIND["camouflage"])
    assert offered(game, CARD) == [KIND["snare"], KIND["camouflage"]]


def test_CH_103_one_is_kept_the_other_goes_back_and_nobody_else_knows_which() -> None:
    game = table(3)
    log = heard(game)
    play(game, act(DRAW_TWO), act(DECK, 2), KIND["snare"], KIND["camouflage"], act(CARD, KIND["camouflage"]))
    assert hand(game, HUMANS) == ["camouflage"]
    assert size(game.terrain[2]) == 7
    assert game.looked == 0
    assert [event.to for event in told(log, events.KEPT_WHICH)] == [0]
    card = next(card for card in range(64) if game.hand[HUMANS] == bit(card))
    assert has(game.known[0], card)
    assert not has(game.known[1], card)


def test_CH_103_of_the_own_deck_too() -> None:
    game = table(3)
    play(game, act(DRAW_TWO), act(DECK, OWN_DECK), KIND["flank"], KIND["regroup"], act(CARD, KIND["flank"]))
    assert hand(game, HUMANS) == ["flank"]
    assert size(game.deck[HUMANS]) == 7
    assert "regroup" in named(game.deck[HUMANS])


def test_CH_R18_one_card_alone_is_kept_and_an_empty_pile_is_not_offered() -> None:
    game = table(3)
    one = bit(16)  # a jungle card
    game.terrain = put(put(game.terrain, 2, one), 3, 0)
    play(game, act(DRAW_TWO))
    assert offered(game, DECK) == [0, 1, 2, OWN_DECK]
    assert refused(game) == {act(DECK, 3): reasons.NOTHING_TO_DRAW}
    play(game, act(DECK, 2), int(ATLAS.kind[16]))
    assert game.hand[HUMANS] == one
    assert game.terrain[2] == 0


def test_CH_R18_the_own_pile_is_shuffled_between_the_two() -> None:
    game = table(3)
    deck = game.deck[HUMANS]
    game.deck[HUMANS] = bit(32)
    game.discard[HUMANS] = deck & ~bit(32)
    play(game, act(DRAW_TWO), act(DECK, OWN_DECK), int(ATLAS.kind[32]))
    assert step(game) == "LookAt"
    assert size(game.deck[HUMANS]) == 7


def test_CH_R19_both_come_from_one_pile() -> None:
    game = table(3)
    play(game, act(DRAW_TWO), act(DECK, 0), KIND["rockfall"])
    assert set(odds_of(game)) <= {kind for kind in range(ATLAS.kinds) if ATLAS.deck[kind] == 0}


def test_CH_R20_terrain_cards_go_to_the_pile_of_whoever_used_them() -> None:
    game = table(3)
    give(game, MACHINES, "oasis")
    turn_of(game, MACHINES)
    play(game, game.actions()[0])
    assert "oasis" in named(game.discard[MACHINES])
    assert game.terrain[1] == game.terrain[1] & ~game.discard[MACHINES]


def test_CH_R58_hands_are_secret_and_discards_are_shown() -> None:
    game = table(3)
    give(game, HUMANS, "flank", "regroup")
    cards = [card for card in range(64) if has(game.hand[HUMANS], card)]
    assert all(has(game.known[0], card) and not has(game.known[2], card) for card in cards)
    log = heard(game)
    throw_all(run(game, DRAW_PHASE))
    assert {event.to for event in told(log, events.DREW_CARD) if event.args[1] in range(ATLAS.kinds)} == {0, 1, 2}


def test_CH_103_a_resampled_rival_may_have_kept_the_other_card() -> None:
    game = table(3)
    play(game, act(DRAW_TWO), act(DECK, 2), KIND["snare"], KIND["camouflage"], act(CARD, KIND["camouflage"]))
    rng = Rng(2)
    seen = set()
    for _ in range(60):
        twin = game.resample(1, rng)
        assert isinstance(twin, Havoc)
        seen |= set(hand(twin, HUMANS))
    assert seen == {"thicket_ambush", "snare", "toxic_spores", "pack_call", "camouflage"}
    assert {name for _ in range(9) for name in hand(resampled(game, 0, rng), HUMANS)} == {"camouflage"}


def resampled(game: Havoc, seat: int, rng: Rng) -> Havoc:
    twin = game.resample(seat, rng)
    assert isinstance(twin, Havoc)
    return twin


def test_CH_103_equal_cards_are_asked_about_all_the_same() -> None:
    """CH-R82: not to be asked would tell the others that the two are equal."""
    game = table(3)
    play(game, act(DRAW_TWO), act(DECK, 2), KIND["snare"], KIND["snare"])
    assert game.actions() == [act(CARD, KIND["snare"])]
