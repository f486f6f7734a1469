"""Odds of a throw or a draw, with whole weights, and the random generator that a driver draws with."""

from __future__ import annotations

from secrets import randbits
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.vectors import filled

WORD: Final[i64] = 4294967295  # 32 bits: i64 wraps when compiled and grows when interpreted


def scramble(word: i64) -> i64:
    """Mix 32 bits so that every bit of the seed reaches every bit of the state."""
    word = (word + 0x9E3779B9) & WORD
    word = ((word ^ (word >> 16)) & 0xFFFF) * 0x45D9 + (word >> 16) * 0x2C1B & WORD ^ (word << 7) & WORD
    word = (word ^ (word >> 15)) & WORD
    return (word ^ (word << 11 & WORD) ^ (word >> 13)) & WORD


class Rng:
    """Marsaglia's xorshift generator of 128 bits in 32-bit words: the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.x: i64 = scramble(low)
        self.y: i64 = scramble(self.x ^ high)
        self.z: i64 = scramble(self.y ^ low)
        self.w: i64 = scramble(self.z ^ high) | 1
        for _ in range(16):
            self.word()

    def word(self) -> i64:
        t = (self.x ^ (self.x << 11)) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = (self.w ^ (self.w >> 19) ^ t ^ (t >> 8)) & WORD
        return self.w

    def below(self, count: i64) -> i64:
        """Draw a number from 0 to count-1; count stays under 2^20, so the product under 2^53."""
        return self.word() * count >> 32


def rng_in(state: int) -> Rng:
    """Make a generator in this state of 128 bits."""
    rng = Rng(0)
    rng.x = state & 0xFFFFFFFF
    rng.y = state >> 32 & 0xFFFFFFFF
    rng.z = state >> 64 & 0xFFFFFFFF
    rng.w = state >> 96 & 0xFFFFFFFF
    return rng


def from_the_system() -> Rng:
    """Make a generator for one throw among people; no state outlives the throw.

    A seeded generator is linear: a player who sees some hundred of its throws can foretell all that follow.
    """
    return rng_in(randbits(128))


class Odds:
    """Outcomes of one throw or draw with their weights; a buffer that is reused."""

    def __init__(self) -> None:
        self.outcomes: vec[i64] = filled(128)
        self.weights: vec[i64] = filled(128)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, outcome: i64, weight: i64) -> None:
        if self.count == len(self.outcomes):
            self.outcomes = append(self.outcomes, outcome)
            self.weights = append(self.weights, weight)
        else:
            self.outcomes[self.count] = outcome
            self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    def merge(self, outcome: i64, weight: i64) -> None:
        """Add a weight to an outcome that may be there already: identical cards are one chance, not many."""
        for i in range(self.count):
            if self.outcomes[i] == outcome:
                self.weights[i] += weight
                self.total += weight
                return
        self.add(outcome, weight)

    def weight_of(self, outcome: i64) -> i64:
        for i in range(self.count):
            if self.outcomes[i] == outcome:
                return self.weights[i]
        return 0

    def pick(self, rng: Rng) -> i64:
        left = rng.below(self.total)
        for i in range(self.count):
            left -= self.weights[i]
            if left < 0:
                return self.outcomes[i]
        raise ValueError("odds without an outcome")

    def listed(self) -> list[tuple[int, int]]:
        return [(int(self.outcomes[i]), int(self.weights[i])) for i in range(self.count)]


def two_dice(odds: Odds) -> None:
    for total in range(2, 13):
        odds.add(total, 6 - abs(7 - total))


def roll_two(rng: Rng) -> i64:
    return 2 + rng.below(6) + rng.below(6)


def uniform(odds: Odds, count: i64) -> None:
    for outcome in range(count):
        odds.add(outcome, 1)
