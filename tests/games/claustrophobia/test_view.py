"""What a seat may see of Claustrophobia: the map open to all, cards, tiles and dice from what it knows (CL-R27)."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from games.claustrophobia.table import (
    B1,
    CONTENT,
    CROSS,
    K1,
    K2,
    KIND,
    SPACE,
    TILE,
    C,
    E,
    N,
    R,
    W,
    act_with,
    alone,
    begun,
    cave,
    deal,
    demon,
    demon_turn,
    dice,
    do,
    fresh,
    lay,
    play,
    put,
    stacked,
    step,
    summoning,
    threat,
    trogs,
)

from igroteka.engine.bits import bit
from igroteka.engine.chance import Rng
from igroteka.engine.choices import READY, act
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.claustrophobia.content.vocabulary import CBT, DEMON, HUMAN, MVT, SCENARIOS
from igroteka.games.claustrophobia.state import reasons, stack
from igroteka.games.claustrophobia.state.actions import EXPLORE, GIVE, PLACE
from igroteka.games.claustrophobia.state.fields import EXHAUSTED, LOST_SIDES, SEALED
from igroteka.games.claustrophobia.view.build import Open, view_of
from igroteka.games.claustrophobia.view.queries import (
    could_be_summoned,
    dice_next,
    doomed,
    entry_spots,
    gift_of,
    goals,
    human_named,
    kinds_left,
    opened_by,
    partners,
    shown_die,
    steps_to_exit,
    target_chance,
    threatened,
    trog_reach,
    within_reach,
    yield_of,
)
from igroteka.games.claustrophobia.view.sides import BLIND, JOINED, OPENING, WALL

ANYBODY = int(SPECTATOR)


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(sorted([KIND[name] for name in names]))


# --- cards ---


def test_CL_R27_a_hand_is_seen_by_its_owner_alone() -> None:
    game = deal(cave(), "grenade", "panic", "rust")
    human, dark, nobody = (view_of(game, seat).hands for seat in (0, 1, ANYBODY))
    assert human[HUMAN].known == kinds("grenade") and human[DEMON].known == ()
    assert dark[DEMON].known == kinds("panic", "rust") and dark[HUMAN].known == ()
    assert [hand.known for hand in nobody] == [(), ()]
    assert [hand.cards for hand in nobody] == [1, 2]


def test_a_hand_may_hold_what_the_viewer_has_not_seen() -> None:
    game = deal(cave(), "grenade", "panic")
    assert len(view_of(game, 1).hands[HUMAN].unseen) == 15
    assert len(view_of(game, 0).hands[HUMAN].unseen) == 14 == view_of(game, 0).hands[HUMAN].deck
    game.discard |= game.hand[1]
    game.show_all(int(game.hand[1]).bit_length() - 1)
    game.set_hand(1, 0)
    found = view_of(game, 0).hands[DEMON]
    assert (found.discard, len(found.unseen), found.unseen.count(KIND["panic"])) == (kinds("panic"), 15, 1)


def test_CL_R27_advantages_may_lie_open_by_option() -> None:
    game = fresh(open_advantages="on")
    while game.seat == CHANCE and step(game) == "DrawAdvantage":
        game.play(game.sample(Rng(3)))
    assert view_of(game, 1).hands[HUMAN].known == view_of(game, 0).hands[HUMAN].known != ()


# --- tiles ---


def test_CL_R53_tiles_that_the_human_put_back_are_known_to_him_alone() -> None:
    game = stacked(cave(), "T27", "T13")
    game.known_top[0] = stack.entry(TILE["T27"], 0, 0)
    assert view_of(game, 0).top == (TILE["T27"], TILE["T13"])
    assert view_of(game, 1).top == (-1, TILE["T13"]) == view_of(game, ANYBODY).top
    assert TILE["T27"] in view_of(game, 1).unseen_tiles and TILE["T27"] not in view_of(game, 0).unseen_tiles


def test_the_tiles_looked_at_are_seen_by_the_one_who_hands_one_over() -> None:
    game = alone(cave(), R)
    put(game, R, 0, 3)
    game.foresight = 2
    act_with(game, R)
    do(game, EXPLORE, N)
    while game.seat == CHANCE:
        game.play(game.sample(Rng(4)))
    assert step(game) == "HandOver"
    assert len(view_of(game, 0).peeked) == 2
    assert view_of(game, 1).peeked == () == view_of(game, ANYBODY).peeked
    assert view_of(game, 1).top == (-1, -1)


@pytest.mark.parametrize(("scenario", "first"), [("survivors", Fraction(0)), ("dares", Fraction(1, 4))])
def test_the_chance_that_the_next_tile_is_the_target(scenario: str, first: Fraction) -> None:
    game = begun(scenario)
    assert target_chance(view_of(game, 0)) == first == target_chance(view_of(game, 1))
    game.blocks = 0
    game.known_top = stack.joined(game.known_top, stack.joined(game.known_top, game.known_top))
    assert target_chance(view_of(game, 0)) == 0  # nothing is left


def test_a_tile_on_top_is_a_certain_target_for_whoever_has_seen_it() -> None:
    game = stacked(cave(), "T01")
    assert target_chance(view_of(game, 1)) == 1
    game.known_top[0] = stack.entry(TILE["T01"], 1, 0)
    assert target_chance(view_of(game, 0)) == 1
    assert target_chance(view_of(game, 1)) == 1  # it is the last of its block: everybody can tell


def test_the_kinds_of_tiles_that_may_come() -> None:
    left = dict(kinds_left(CONTENT, view_of(cave(), 0)))
    assert (left["lair"], left["exit"], left["tight"]) == (3, 1, 3)
    assert "pentacle" not in left  # it is the start


# --- dice ---


def test_CL_019_dice_are_given_in_secret() -> None:
    game = begun()
    play(game, dice(1, 2, 3, 4))
    while step(game) == "AfterRoll":
        game.play(game.actions()[0])
    assert view_of(game, 0).dice == (1, 2, 3, 4)
    game.play_as(0, act(GIVE, R, 4))
    mine, other = view_of(game, 0), view_of(game, 1)
    assert (mine.dice, human_named(mine, R).draft, shown_die(mine, human_named(mine, R))) == ((1, 2, 3), 4, 4)
    assert (other.dice, human_named(other, R).draft, shown_die(other, human_named(other, R))) == ((1, 2, 3, 4), 0, 0)
    assert human_named(mine, R).lines[3] == (1, 1, 5)


def test_CL_026_a_wounded_line_is_told_as_it_would_exhaust() -> None:
    game = put(begun(), B1, 0, wounds=(5,))
    play(game, dice(1, 2, 3, 4))
    assert human_named(view_of(game, 0), B1).lines[4] == (0, 0, 3)
    assert human_named(view_of(game, 0), B1).lines[3] == (1, 3, 5)


def test_CL_053_destiny_dice_are_placed_in_secret() -> None:
    game = threat(cave(), 1, 3, 5)
    game.play_as(1, act(PLACE, 1, SPACE["calm"]))
    mine, other = view_of(game, 1), view_of(game, 0)
    assert (mine.dice, mine.spaces[SPACE["calm"]].dice) == ((3, 5), (1,))
    assert (other.dice, other.spaces[SPACE["calm"]].dice) == ((1, 3, 5), ())
    for value, space in ((3, "speed"), (5, "claws")):
        game.play_as(1, act(PLACE, value, SPACE[space]))
    game.play_as(1, act(READY))
    assert view_of(game, 0).spaces[SPACE["calm"]].dice == (1,)
    assert view_of(game, 0).trog == (2, 2, 3)


def test_CL_R50_the_next_destiny_dice() -> None:
    game = cave()
    game.calm, game.mechanisms = 1, 2
    assert dice_next(view_of(game, 0)) == 6


# --- the map ---


def test_sides_of_a_tile() -> None:
    game = cave()
    lay(game, CROSS, 1, 0)
    lay(game, "T25", 0, -1, 1)  # a straight tunnel that lies across: rock against the start
    spot = view_of(game, ANYBODY).spots[0]
    assert spot.sides == (BLIND, JOINED, OPENING, OPENING)
    assert spot.neighbours == (2, 1, -1, -1)
    assert view_of(game, 0).spots[2].sides == (WALL, OPENING, WALL, OPENING)


def test_an_edge_is_marked_on_both_of_its_tiles() -> None:
    game = cave()
    other = lay(game, CROSS, 1, 0)
    game.mark(0, int(LOST_SIDES) + E)
    view = view_of(game, 0)
    assert (view.spots[0].lost[E], view.spots[other].lost[W]) == (True, True)


def test_CL_091_CL_127_who_could_not_leave_and_why() -> None:
    game = trogs(alone(cave("tide"), R, K1), 0, 3)
    put(put(game, R, 0, 2), K1, 0, 1)
    view = view_of(game, 0)
    assert human_named(view, R).stuck == reasons.BLOCKED
    assert human_named(view, K1).stuck == 0  # Elusive
    put(game, B1, 0, 1)
    assert view_of(game, 0).spots[0].stuck == reasons.HELD
    game.body[B1] |= bit(EXHAUSTED)
    assert human_named(view_of(game, 0), B1).stuck == reasons.NO_MVT


def test_CL_075_CL_076_CL_077_where_troglodytes_may_come_and_why_not() -> None:
    game = cave()
    free = lay(game, CROSS, 1, 0)
    shut = lay(game, "T33", 2, 0, 1)  # a dead end beyond it
    lay(game, "T06", 1, 1, 2)
    view = view_of(game, 1)
    assert (view.spots[0].entry[0], view.spots[free].entry[0], view.spots[shut].entry[0]) == (
        reasons.HUMAN_THERE,
        0,
        reasons.NO_OPENING,
    )
    assert opened_by(view, humans=True) == [0]
    assert opened_by(view, opening=True) == [2, 3]
    assert set(opened_by(view, humans=True, opening=True)) == {0, 2, 3}
    assert entry_spots(view) == [free]
    assert yield_of(CONTENT, view, SPACE["burrowing"]).many == 2


# --- what could happen ---


def test_steps_of_a_troglodyte_to_somebody() -> None:
    game = summoning(cave())
    first = lay(game, CROSS, 1, 0)
    second = lay(game, "T36", 2, 0)
    view = view_of(game, 1)
    assert within_reach(CONTENT, view, first) == 1
    assert within_reach(CONTENT, view, second) is None
    game.trog_mvt = 1
    assert within_reach(CONTENT, view_of(game, 1), second) == 2


def test_CL_140_CL_156_water_holes_and_seals_on_the_way() -> None:
    game = cave()
    water = lay(game, "T13", 1, 0, 1)
    beyond = lay(game, CROSS, 2, 0)
    pit = lay(game, "T12", 0, -1)
    far = lay(game, "T10", 0, -2)
    game.trog_mvt = 2
    view = view_of(game, 1)
    assert trog_reach(CONTENT, view, beyond, 3) == {beyond: 0, water: 1}  # it must stay there
    assert trog_reach(CONTENT, view, pit, 1)[far] == 1
    game.mark(far, SEALED)
    assert far not in trog_reach(CONTENT, view_of(game, 1), pit, 3)


def test_danger_counts_those_in_play_and_those_that_could_be_brought_in() -> None:
    game = cave()
    spot = lay(game, CROSS, 1, 0)
    trogs(game, spot, 2)
    game.tp = 1
    view = view_of(game, 0)
    assert threatened(CONTENT, view)[0] == (2, 5)
    assert could_be_summoned(CONTENT, view) == {0: 5}  # one TP now, at most six more by three dice


def test_who_would_die_by_a_trap() -> None:
    game = put(cave(), K1, 0, wounds=(1, 2, 3, 4, 5))
    assert doomed(view_of(game, 1), 1) == [K1]
    assert yield_of(CONTENT, view_of(game, 1), SPACE["trap"]).many == 1


def test_what_the_spaces_would_do_now() -> None:
    game = trogs(threat(cave(), 1, 4, 6), 0, 2)
    game.tp = 19
    view = view_of(game, 1)
    sounds = yield_of(CONTENT, view, SPACE["sounds"])
    assert (sounds.before, sounds.after, sounds.high) == (19, 20, 2)
    legion = yield_of(CONTENT, view, SPACE["legion"])
    assert (legion.before, legion.after, legion.many, legion.more) == (3, 4, 2, 9)
    assert yield_of(CONTENT, view, SPACE["dark_destiny"]).many == 16
    assert partners(CONTENT, view, SPACE["futile"], 4) == (6,)
    assert partners(CONTENT, view, SPACE["trap"], 1) == (6,)


def test_CL_057_a_scenario_flattens_and_closes_spaces() -> None:
    view = view_of(cave("infection"), 1)
    assert view.spaces[SPACE["claws"]].closed and view.spaces[SPACE["sounds"]].flat
    assert yield_of(CONTENT, view, SPACE["sounds"]).high == 1


def test_CL_025_the_gift_that_a_die_wakes() -> None:
    view = view_of(cave(), 0)
    assert CONTENT.gifts[gift_of(CONTENT, view, 5)].id == "precognition"
    assert gift_of(CONTENT, view, 1) == -1


# --- how near the end is ---


def told(scenario: str) -> list[str]:
    return [goal.when for goal in goals(CONTENT, view_of(cave(scenario), 0))]


@pytest.mark.parametrize(
    ("scenario", "counted"),
    [
        ("survivors", ["left"]),
        ("tide", ["fuse_burnt"]),
        ("head", ["demon_dead"]),
        ("ritual", ["chanted", "redeemer_dead"]),
        ("possessed", ["freed", "redeemer_dead"]),
        ("dares", ["chest_out"]),
        ("captive", ["captive_out"]),
        ("infection", ["gathered", "too_few"]),
    ],
)
def test_every_scenario_counts_towards_its_end(scenario: str, counted: list[str]) -> None:
    assert told(scenario) == counted


def test_the_carrier_and_the_captive_are_so_far_from_the_exit() -> None:
    game = cave("dares")
    lay(game, CROSS, 1, 0)
    put(game, K1, 1)
    game.carrier = K1
    goal = goals(CONTENT, view_of(game, 0))[0]
    assert (goal.who, goal.extra) == (K1, 2)
    game = put(cave("captive"), C, 0, wounds=(2,))
    goal = goals(CONTENT, view_of(game, 0))[0]
    assert (goal.who, goal.now, goal.extra) == (C, 1, 1)
    assert steps_to_exit(CONTENT, view_of(cave(), 0), K1) is None


def test_the_fuse_is_held_by_more_demons_than_humans() -> None:
    game = cave("tide")
    shaft = lay(game, "T02", 0, -1)
    game.lit, game.clock = 1, 2
    assert goals(CONTENT, view_of(game, 0))[0][2:5] == (2, 3, 0)
    trogs(game, shaft, 1)
    assert goals(CONTENT, view_of(game, 0))[0].extra == 1


# --- bonuses ---


def test_values_after_all_bonuses_stand_beside_the_line() -> None:
    game = put(cave(), K1, 0, 1)
    game.blessed, game.blessing = K1, int(CBT)
    warrior = human_named(view_of(game, 1), K1)
    assert (warrior.base, warrior.now, warrior.blessed) == ((1, 3, 3), (1, 6, 3), CBT)  # the Blunderbuss, the Blessing
    game.blessing = int(MVT)
    game.cap_mvt = 1
    assert human_named(view_of(game, 1), K1).now[MVT] == 1


def test_the_demon_is_told_before_it_comes() -> None:
    view = view_of(cave(), 0)
    assert (view.fiends[0].at, view.fiends[0].health, view.entries) == (-1, 4, 2)
    assert view_of(cave("infection"), 0).fiends == ()
    waiting = view_of(cave("possessed"), 0).fiends
    assert [fiend.waiting for fiend in waiting] == [False, True, True]


def test_the_acting_warrior_is_told_with_his_place() -> None:
    game = act_with(put(cave(), K2, 0, 2), K2)
    assert (view_of(game, 1).acting, view_of(game, 1).acting_at) == (K2, 0)
    game = demon_turn(demon(trogs(cave(), 0, 1), 0))
    assert view_of(game, 0).acting == -1


# --- nothing leaks ---


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_view_is_the_same_on_every_table_that_the_seat_cannot_tell_apart(scenario: str) -> None:
    seed = 7 + SCENARIOS.index(scenario)
    choose, rng = random.Random(seed), Rng(seed)
    game = fresh(scenario)
    for number in range(500):
        if game.seat == OVER:
            break
        if number % 12 == 0:
            for seat in range(2):
                view = view_of(game, seat)
                twin = game.resample(seat, rng)
                assert isinstance(twin, type(game))
                assert view_of(twin, seat) == view
        game.play(game.sample(rng) if game.seat == CHANCE else choose.choice(game.actions()))


def test_what_all_see_alike_is_found_once() -> None:
    game = deal(cave(), "grenade")
    known = Open(game)
    assert view_of(game, 0, known) == view_of(game, 0)
    assert view_of(game, ANYBODY, known) == view_of(game, ANYBODY)
