"""Actions as small numbers, and the buffer that steps write them into."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.vectors import filled

VERB: Final[i64] = 24  # an action is verb << VERB | first << FIRST | second
FIRST: Final[i64] = 12
ARGUMENT: Final[i64] = 4095

# Verbs that every game shares; a game's own begin with FREE.
PASS: Final[i64] = 0  # say no; in a window, without anybody hearing it
READY: Final[i64] = 1  # seal one's choice
NOT_READY: Final[i64] = 2  # open it again, while others still think
FREE: Final[i64] = 3

ALLOWED: Final[i64] = 0  # no reason against a choice


def act(verb: i64, first: i64 = 0, second: i64 = 0) -> i64:
    return verb << VERB | first << FIRST | second


def verb_of(action: i64) -> i64:
    return action >> VERB


def first_of(action: i64) -> i64:
    return action >> FIRST & ARGUMENT


def second_of(action: i64) -> i64:
    return action & ARGUMENT


class Refusal:
    """A choice that a player might expect and does not have, with the number of the reason."""

    def __init__(self, action: int, reason: int) -> None:
        self.action = action
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.action, self.reason) == (other.action, other.reason)

    def __hash__(self) -> int:
        return hash((self.action, self.reason))

    def __repr__(self) -> str:
        return f"Refusal({self.action}, {self.reason})"


class Choices:
    """Buffer of what may be chosen now, reused by search; with `explaining` it gathers the refusals too."""

    def __init__(self, explaining: bool = False) -> None:
        self.codes: vec[i64] = filled(64)
        self.count: i64 = 0
        self.explaining = explaining
        self.refused: list[Refusal] = []  # of all that was offered to this buffer

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        place = self.count
        self.count = place + 1
        if place < len(self.codes):
            self.codes[place] = action
        else:
            self.grow(action)

    def add_new(self, action: i64) -> None:
        """Add what is not there yet: equal pieces are one choice."""
        if not self.has(action):
            self.add(action)

    def grow(self, action: i64) -> None:
        """Add beyond the buffer. Apart from `add`: compiled, a function without rare branches saves no registers."""
        self.codes = append(self.codes, action)

    def offer(self, action: i64, unless: i64) -> None:
        """Offer the action, or keep the reason why not: legality is stated once, for the player and for the rules."""
        if unless == ALLOWED:
            self.add(action)
        elif self.explaining:
            self.refuse(action, unless)

    def refuse(self, action: i64, reason: i64) -> None:
        self.refused.append(Refusal(action, reason))

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.codes[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(self.codes[i]) for i in range(self.count)]
