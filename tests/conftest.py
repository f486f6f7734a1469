"""What several workers do: the longest tests begin first, and a file is one worker's where its tests share a server.

Taken last, or as one piece, a long file keeps a worker busy while the others are idle.
"""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import settings

settings.register_profile("any machine", deadline=None)  # a busy one is slow: no test asserts a time
settings.load_profile("any machine")

LONGEST: Final = (  # parts of paths, the longest first; whatever fits none follows
    "browser/test_whole_games",
    "web/test_restart",
    "browser/test_accessible",
    "browser/",
    "web",
    "battery/",
)
SHARING: Final = ("/browser/", "/web/", "/web_leaks/", "/cli/")  # a server, a browser or a database by file


def rank(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((place for place, part in enumerate(LONGEST) if part in path), len(LONGEST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)
    for item in items:
        if any(part in item.path.as_posix() for part in SHARING):
            item.add_marker(pytest.mark.xdist_group(item.path.as_posix()))
