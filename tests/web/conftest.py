"""One server for the tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from web_guests import Server, quick, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(quick(tmp_path_factory.mktemp("server"))) as running:
        yield running
