"""A bot of the server that chooses what nobody offered: said in the log, and the table is as it was."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from broken_pigs import Misled
from web_guests import WAIT, Person, quick, serving


def test_a_bot_that_chooses_what_it_may_not_moves_nothing_and_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(quick(tmp_path), {"pig": Misled()}) as server:
        vera = Person(server.url, name="Vera")
        table = vera.new_table("pig", "bot:greedy", "me")
        until = time.monotonic() + WAIT
        while table in server.state.rooms.drivers and time.monotonic() < until:
            time.sleep(0.01)
        assert len(server.state.store.lines(table)) == 1, "nothing but the beginning"
    assert "Turn: greedy on seat 0 chose -1, which is not offered to it" in caplog.text
