"""Numbers as each language writes them. Interpreted in every build: mypyc cannot compile a class of a class it does
not know."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from fluent_compiler.types import FluentInt  # type: ignore[import-untyped]

APART: Final = {"en": ",", "ru": "\u202f"}  # between thousands: 50,000, and a narrow space at which no line breaks
PERCENT: Final = {"en": "%", "ru": "\u202f%"}
POINT: Final = {"en": ".", "ru": ","}
MINUS: Final = "\u2212"


@lru_cache(4096)
def in_language(number: int, language: str) -> str:
    """Write a number with its thousands apart and a true minus."""
    written = f"{abs(number):,}".replace(",", APART[language])
    return MINUS + written if number < 0 else written


@lru_cache(1024)
def percents(chance: Fraction, language: str) -> str:
    """Write a chance in whole percents; what is not certain is never 0 or 100."""
    said = round(100 * chance)
    if chance not in (0, 1):
        said = min(99, max(1, said))
    return f"{said}{PERCENT[language]}"


def tenths(number: Fraction | float, language: str) -> str:
    return f"{float(number):.1f}".replace(".", POINT[language])


class Count(FluentInt):  # type: ignore[misc]
    """A number that sentences choose their plural by, and that is said as their language writes it."""

    def format(self, locale: Any) -> str:
        return in_language(int(self), str(locale.language))


@lru_cache(1024)
def counted(number: int) -> Count:
    return Count(number)
