"""What is hidden from whom, and that nobody is asked because of what he holds (CL-R27, section 6 of the rules)."""

from __future__ import annotations

from collections import Counter

from games.claustrophobia.table import (
    ATLAS,
    B1,
    CROSS,
    K1,
    KIND,
    R,
    act_with,
    alone,
    begun,
    cave,
    deal,
    demon,
    demon_turn,
    dice,
    do,
    first_outcome,
    fresh,
    hand,
    heard,
    human_turn,
    lay,
    named,
    play,
    put,
    run,
    step,
    summoning,
    told,
    trogs,
)

from igroteka.engine.bits import size
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN, W_HITS
from igroteka.games.claustrophobia.rules.hands import DRAW_EVENTS
from igroteka.games.claustrophobia.rules.initiative import INITIATIVE_PHASE
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import FIEND, GIVE, PLAY, STEP, STRIKE, WARRIOR
from igroteka.games.claustrophobia.state.game import Claustrophobia


def resampled(game: Claustrophobia, seat: int, rng: Rng) -> Claustrophobia:
    twin = game.resample(seat, rng)
    assert isinstance(twin, Claustrophobia)
    return twin


def test_CL_R27_events_are_hidden_from_the_human_advantages_from_the_demon() -> None:
    game = deal(cave(), "panic", "ambush", "grenade")
    assert game.known[DEMON] & game.hand[DEMON] == game.hand[DEMON]
    assert game.known[HUMAN] & game.hand[DEMON] == 0 and game.known[DEMON] & game.hand[HUMAN] == 0
    assert game.unknown_to(SPECTATOR) & game.hand[HUMAN] == game.hand[HUMAN]


def test_CL_R27_by_option_advantages_lie_open() -> None:
    game = fresh("infection", open_advantages="on")
    log = heard(game)
    for name in ("grenade", "map", "grenade"):
        game.play(KIND[name])
    assert game.hand[HUMAN] & ~game.known[2] == 0
    assert {event.to for event in told(log, events.DREW_ADVANTAGE_CARD)} == {-1}
    assert not game.could_hold(HUMAN, ATLAS.of_kind[KIND["flask"]])
    assert game.could_hold(HUMAN, ATLAS.of_kind[KIND["map"]])


def test_a_hand_is_redrawn_for_the_other_seat_alone() -> None:
    game = deal(cave(), "panic", "lost", "grenade")
    rng = Rng(1)
    seen: Counter[str] = Counter()
    for _ in range(300):
        twin = resampled(game, HUMAN, rng)
        assert hand(twin, HUMAN) == ["grenade"] and size(twin.hand[DEMON]) == 2
        seen.update(hand(twin, DEMON))
        assert hand(resampled(game, DEMON, rng), DEMON) == ["lost", "panic"]
    assert len(seen) == 12  # any Event may be there
    assert seen["panic"] > seen["lost"]  # two copies of the one


def test_CL_R27_the_last_card_of_a_deck_may_be_any_that_the_other_holds() -> None:
    for viewer, owner, kept in ((HUMAN, DEMON, "panic"), (DEMON, HUMAN, "grenade")):
        game = cave()
        cards = named(game.deck[owner])
        cards.remove(kept)
        deal(game, *cards)
        rng = Rng(5)
        last = Counter(int(resampled(game, viewer, rng).deck[owner]) for _ in range(640))
        assert sum(last) == ATLAS.of_deck[owner]  # a bit each
        assert last[int(game.deck[owner])] < 80  # one of 15 or 16


def test_a_card_of_the_discard_is_never_imagined_in_a_hand() -> None:
    game = deal(summoning(deal(cave(), "reinforcements"), 0), "ambush")
    do(game, PLAY, KIND["reinforcements"])
    rng = Rng(2)
    for _ in range(100):
        twin = resampled(game, HUMAN, rng)
        assert size(twin.discard & ATLAS.of_kind[KIND["reinforcements"]]) == 1
        assert named(twin.hand[DEMON]).count("reinforcements") <= 1


def test_could_hold_reads_public_knowledge_alone() -> None:
    """Whatever the Demon holds, the same windows open: here on a hundred tables that the Human could not tell apart."""
    game = deal(cave(), "panic", "lost", "rust")
    rng = Rng(3)
    cards = [ATLAS.of_kind[kind] for kind in range(ATLAS.kinds)]
    expected = [game.could_hold(DEMON, pile) for pile in cards]
    for _ in range(100):
        twin = resampled(game, HUMAN, rng)
        assert [twin.could_hold(DEMON, pile) for pile in cards] == expected


def struck(game: Claustrophobia, hits: int) -> Claustrophobia:
    demon_turn(demon(alone(game, R, B1), 0))
    play(game, act(FIEND, 0), act(STRIKE, R))
    game.play(hits)
    return game


def test_a_window_asks_alike_whatever_is_held() -> None:
    for card in ("watch_out", "map"):
        game = struck(deal(cave(), card), 1)
        assert (step(game), game.seat) == ("AtHits", HUMAN)
        assert game.seen_to_act(DEMON) == [] and act(PASS) in game.actions()


def test_who_has_no_cards_is_not_asked() -> None:
    assert step(struck(cave(), 1)) == "Guard"


def test_W5_asks_the_human_then_the_demon() -> None:
    game = struck(deal(deal(cave(), "map"), "rust"), 1)
    assert game.seat == HUMAN
    do(game, PASS)
    assert (step(game), game.seat) == ("AtHits", DEMON)
    do(game, PASS)
    assert step(game) == "Guard"
    assert ATLAS.at_moment[W_HITS] & ATLAS.of_deck[DEMON] != 0


def test_an_opened_window_ends_the_undo() -> None:
    game = human_turn(trogs(deal(cave(), "ambush"), 0, 1))
    before = game.shown
    do(game, WARRIOR, B1)
    assert step(game) == "DemonAtActivation" and game.shown > before


def test_the_choice_of_the_next_warrior_depends_on_nothing_hidden() -> None:
    """The same warriors are offered and the same activations end, whichever card the Human holds."""
    offers: list[object] = []
    for card in ("grenade", "last_stand"):
        game = deal(cave(), card)
        lay(game, CROSS, 0, -1)
        put(game, R, 0, die=4)
        human_turn(game)
        offers.append([action for action in game.actions() if action >> 24 != PLAY])
        act_with(game, R)
        do(game, STEP, 1)
        offers.append(step(game))
    assert offers[:2] == offers[2:]


def test_draws_are_told_to_their_owner_alone() -> None:
    game = cave()
    log = heard(game)
    run(game, DRAW_EVENTS, 1)
    game.play(KIND["rust"])
    assert told(log, events.DREW_EVENT_CARD)[0].to == DEMON
    assert told(log, events.DREW_EVENT)[0].to == -1
    game = fresh()
    log = heard(game)
    game.play(KIND["map"])
    assert told(log, events.DREW_ADVANTAGE_CARD)[0].to == HUMAN


def test_drafts_are_hidden_until_they_are_sealed() -> None:

    game = run(alone(cave(), R, B1, K1), INITIATIVE_PHASE)
    game.play(dice(1, 2, 3))
    do(game, GIVE, R, 3)
    twin = resampled(game, DEMON, Rng(4))
    assert twin.drafts == 0 and twin.dice == dice(1, 2, 3)


def test_every_secret_of_a_whole_game_is_redrawn_into_a_table_that_goes_on() -> None:
    rng = Rng(6)
    for scenario in ("survivors", "infection"):
        game = begun(scenario)
        for number in range(400):
            if game.seat == OVER:
                break
            if number % 40 == 0:
                for seat in (HUMAN, DEMON):
                    twin = resampled(game, seat, rng)
                    for _ in range(10):
                        if twin.seat == OVER:
                            break
                        twin.play(first_outcome(twin) if twin.seat == CHANCE else twin.actions()[0])
            game.play(int(game.sample(rng)) if game.seat == CHANCE else game.actions()[rng.below(len(game.actions()))])
