"""Texts for drawings, said once for a language: pictures need the same words again and again, escaped."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words


class Kept:
    """Texts that are dear to make, by whatever tells two of them apart; forgotten all at once when there are many."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.texts: Final[dict[Hashable, str]] = {}

    def get(self, key: Hashable, make: Callable[[], str]) -> str:
        found = self.texts.get(key)
        if found is None:
            if len(self.texts) > self.most:
                self.texts.clear()
            found = self.texts[key] = make()
        return found


def say(words: Words, key: str, **args: int | str) -> str:
    return said(words, key, tuple(args.items()))


@lru_cache(8192)
def said(words: Words, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return esc(words.sentence(key, dict(args)))
