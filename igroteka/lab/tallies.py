"""Tallies of many games: shares with their intervals, means and spreads, which cards were used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

Z: Final = 1.959964  # of the normal distribution: 95 % lie within


def share_interval(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a share; shared wins count in parts."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def quantile(numbers: Sequence[float], part: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@dataclass(frozen=True)
class Tally:
    name: str
    mean: float
    low: float  # p10
    middle: float
    high: float  # p90


def tally(name: str, numbers: Sequence[float]) -> Tally:
    return Tally(name, mean(numbers), quantile(numbers, 0.1), quantile(numbers, 0.5), quantile(numbers, 0.9))


@dataclass(frozen=True)
class Usage:
    """Cards counted alike: "drawn", "bought" of every card; a count is of all games together."""

    counts: tuple[str, ...]
    cards: dict[str, tuple[int, ...]]


def usages(columns: Mapping[str, Sequence[Any]]) -> list[Usage]:
    """Group the facts by card: those that count the same cards stand together, in the order the game gives them."""
    cards_of: dict[str, list[str]] = {}
    for column in columns:
        count, dot, card = column.partition(".")
        if dot:
            cards_of.setdefault(count, []).append(card)
    groups: dict[tuple[str, ...], list[str]] = {}
    for count, cards in cards_of.items():
        groups.setdefault(tuple(cards), []).append(count)
    return [
        Usage(tuple(counts), {card: tuple([sum(columns[f"{count}.{card}"]) for count in counts]) for card in cards})
        for cards, counts in groups.items()
    ]
