"""The longest files of tests begin first: taken last, one of them keeps a worker busy while the others are idle."""

from __future__ import annotations

from typing import Final

import pytest

LONGEST: Final = (  # parts of paths, the longest first; whatever fits none follows
    "browser/test_whole_games",
    "web/test_restart",
    "browser/test_accessible",
    "browser/",
    "web",
    "battery/",
)


def rank(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((place for place, part in enumerate(LONGEST) if part in path), len(LONGEST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)
