"""Texts for drawings, said once for a language: pictures need the same words again and again, escaped."""

from __future__ import annotations

from functools import lru_cache

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words


def say(words: Words, key: str, **args: int | str) -> str:
    return said(words, key, tuple(args.items()))


@lru_cache(8192)
def said(words: Words, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return esc(words.sentence(key, dict(args)))
