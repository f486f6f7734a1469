"""Two stores, for tables that should look the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from wire_tables import fresh_store

from igroteka.web.storage.store import Store


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Store, Store]]:
    pair = (fresh_store(tmp_path_factory.mktemp("true")), fresh_store(tmp_path_factory.mktemp("twin")))
    yield pair
    for store in pair:
        store.close()
