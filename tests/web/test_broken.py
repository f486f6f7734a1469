"""A game with a fault in its drawing or its words: it is written down where, and no page waits for ever."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from broken_pigs import Smudged, Torn
from web_guests import WAIT, Person, quick, serving
from websockets.exceptions import ConnectionClosedError


def test_a_page_that_cannot_be_drawn_is_closed_so_that_it_comes_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(quick(tmp_path), {"pig": Smudged()}) as server:
        vera = Person(server.url, name="Vera")
        table = vera.new_table("pig", "me", "me")
        vera.click(table, uncover=0)
        with vera.socket(table) as page:
            page.next()
            page.send(a=page.actions()[0], v=page.version)
            with pytest.raises(ConnectionClosedError) as closed:
                page.to_the_end()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
    assert f"table {table}: a page was not told" in caplog.text and "ZeroDivisionError" in caplog.text


def test_a_table_that_stands_still_says_so_in_the_servers_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(quick(tmp_path), {"pig": Torn()}) as server:
        vera = Person(server.url, name="Vera")
        table = vera.new_table("pig", "bot:greedy", "me")
        until = time.monotonic() + WAIT
        while table in server.state.rooms.drivers and time.monotonic() < until:
            time.sleep(0.01)
    assert f"table {table} stands still" in caplog.text and "ZeroDivisionError" in caplog.text
