"""Numbers in sentences. Interpreted in every build: mypyc cannot compile a class of a class it does not know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fluent_compiler.types import FluentInt  # type: ignore[import-untyped]


class Count(FluentInt):  # type: ignore[misc]
    """A number that sentences choose their plural by, and that is said in plain digits."""

    def format(self, locale: Any) -> str:
        return str(int(self))


@lru_cache(1024)
def counted(number: int) -> Count:
    return Count(number)
