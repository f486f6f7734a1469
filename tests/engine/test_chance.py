"""Chance has exact odds, samples by them, and its numbers are the same everywhere and always."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from tiny_games.leduc_box import Leduc
from tiny_games.pig import ROLL
from tiny_games.pig_box import Pig
from tiny_games.sealed_box import Auction

from igroteka.engine.chance import Odds, Rng, rng_in, roll_two, two_dice, uniform
from igroteka.engine.choices import act
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE


def fits(drawn: Counter[int], odds: list[tuple[int, int]]) -> bool:
    """Chi-square within four deviations of its mean; the seeds are fixed, so it fits always or never."""
    draws = drawn.total()
    total = sum(weight for _, weight in odds)
    expected = {outcome: draws * weight / total for outcome, weight in odds}
    if set(drawn) - set(expected):
        return False
    square = sum((drawn[outcome] - count) ** 2 / count for outcome, count in expected.items())
    freedom = len(odds) - 1
    return bool(square <= freedom + 4 * (2 * freedom) ** 0.5)


def listed(fill: Callable[[Odds], None]) -> list[tuple[int, int]]:
    odds = Odds()
    fill(odds)
    return odds.listed()


# --- the generator ---


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [3030123222, 3867099142, 1091050553, 2518111666]),
        (1, [3483704501, 709557215, 471443151, 3969357363]),
        (2**32, [2132646731, 891913857, 1416058403, 2191778966]),
        (2**64 - 1, [1303706656, 819373066, 3938272306, 2376019118]),
        (-1, [1303706656, 819373066, 3938272306, 2376019118]),
    ],
)
def test_rng_the_same_seed_gives_the_same_numbers_for_ever(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(4)] == words


def test_rng_pinned_throws() -> None:
    rng = Rng(2026)
    assert [int(rng.below(6)) for _ in range(20)] == [0, 4, 3, 2, 2, 3, 1, 1, 5, 0, 1, 2, 4, 2, 0, 2, 1, 1, 2, 4]


def test_rng_is_even() -> None:
    for seed in range(5):
        for count in (2, 3, 6, 7, 60):
            rng = Rng(seed)
            drawn = Counter(int(rng.below(count)) for _ in range(200 * count))
            assert fits(drawn, [(i, 1) for i in range(count)]), (seed, count)


def test_rng_neighbouring_seeds_are_strangers() -> None:
    drawn = Counter(int(Rng(seed).below(6)) for seed in range(3000))
    assert fits(drawn, [(i, 1) for i in range(6)])
    pairs = Counter(int(Rng(seed).below(4) * 4 + Rng(seed + 1).below(4)) for seed in range(3000))
    assert fits(pairs, [(i, 1) for i in range(16)])


def test_rng_below_one_is_nothing_and_below_the_most_stays_below() -> None:
    rng = Rng(5)
    assert {int(rng.below(1)) for _ in range(50)} == {0}
    assert all(0 <= rng.below(2**20) < 2**20 for _ in range(1000))


@pytest.mark.parametrize("count", [2, 6, 7, 36, 60])
def test_rng_of_128_random_bits_is_even_from_its_first_word(count: int) -> None:
    bits = Random(3)
    drawn = [rng_in(bits.getrandbits(128)) for _ in range(200 * count)]
    assert fits(Counter(int(rng.below(count)) for rng in drawn), [(i, 1) for i in range(count)])
    assert fits(Counter(int(rng.below(count)) for rng in drawn), [(i, 1) for i in range(count)])


def test_rng_goes_on_from_its_state() -> None:
    rng = Rng(11)
    twin = rng_in(int(rng.x) | int(rng.y) << 32 | int(rng.z) << 64 | int(rng.w) << 96)
    assert [twin.word() for _ in range(20)] == [rng.word() for _ in range(20)]


# --- odds ---


def test_odds_of_two_dice_are_those_of_thirty_six_throws() -> None:
    throws = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    assert listed(two_dice) == sorted(throws.items())


def test_odds_of_equal_outcomes_are_one_chance_if_merged() -> None:
    odds = Odds()
    for outcome in (4, 7, 4, 4):
        odds.merge(outcome, 2)
    assert odds.listed() == [(4, 6), (7, 2)]
    assert (odds.total, odds.weight_of(4), odds.weight_of(5)) == (8, 6, 0)


def test_odds_hold_more_than_their_first_room_and_are_used_again() -> None:
    odds = Odds()
    uniform(odds, 300)
    assert (odds.listed(), odds.total) == ([(i, 1) for i in range(300)], 300)
    odds.clear()
    assert (odds.listed(), odds.total) == ([], 0)


def test_odds_pick_by_weight_and_never_what_weighs_nothing() -> None:
    weights = [(0, 1), (1, 0), (2, 5), (3, 0), (4, 14)]
    odds = Odds()
    for outcome, weight in weights:
        odds.add(outcome, weight)
    rng = Rng(7)
    drawn = Counter(int(odds.pick(rng)) for _ in range(4000))
    assert fits(drawn, [(outcome, weight) for outcome, weight in weights if weight])


def test_odds_without_an_outcome_are_a_fault() -> None:
    with pytest.raises(ValueError, match="without an outcome"):
        Odds().pick(Rng(1))


# --- sampling ---


def test_sample_of_two_dice_agrees_with_their_odds() -> None:
    rng = Rng(11)
    assert fits(Counter(int(roll_two(rng)) for _ in range(6000)), listed(two_dice))


def thrown_moments() -> list[Game]:
    """Tables at which chance is to act, of every tiny game."""
    pig = Pig().set_up(2, Pig().options(), None)
    pig.play(act(ROLL))
    leduc = Leduc().set_up(2, None, None)
    dealt = leduc.copy()
    dealt.play(3)
    auction = Auction().set_up(3, None, Auction().content())
    drawn = auction.copy()
    drawn.play(5)
    return [pig, leduc, dealt, auction, drawn]


def test_sample_of_a_game_agrees_with_its_outcomes() -> None:
    for number, game in enumerate(thrown_moments()):
        assert game.seat == CHANCE
        rng = Rng(number)
        drawn = Counter(int(game.sample(rng)) for _ in range(3000))
        assert fits(drawn, listed(game.outcomes)), game.step().name


def test_fits_tells_wrong_odds_from_right_ones() -> None:
    rng = Rng(11)
    rolls = Counter(int(roll_two(rng)) for _ in range(6000))
    assert not fits(rolls, [(total, 1) for total in range(2, 13)])
    assert not fits(rolls, [(total, weight) for total, weight in listed(two_dice) if total > 2])
