"""Records changed by hand and sealed again: each is replayed, resumed and drawn, or refused in a line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from odd_records import changed
from pictures import GOLDEN
from told import told_in_a_line
from typer.testing import Result

from igroteka.games.registry import GAMES

Run = Callable[..., Result]

COMMANDS = (
    (["replay", "odd.jsonl", "--to-end", "--lang", "ru", "--seat", "all"], ""),
    (["replay", "odd.jsonl", "--lang", "en", "--seat", "1"], "\n\np\nend\n7\nq\n"),
    (["play", "--resume", "odd.jsonl", "--lang", "en"], "1\n?\nlog\nq\n"),
    (["draw", "odd.jsonl", "-o", "board.svg", "--lang", "ru"], ""),
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_record_that_was_changed_is_told_in_a_line(game: str, seed: int, igroteka: Run, tmp_path: Path) -> None:
    rng = Random(seed)
    record = (GOLDEN / game / f"{min(2 + seed % 2, GAMES[game].most)}.jsonl").read_text("utf-8")
    tables = GAMES[game].content().tables
    refused = 0
    for number in range(30):
        text = changed(record, tables, rng)
        (tmp_path / "odd.jsonl").write_text(text, "utf-8")
        command, typed = COMMANDS[number % len(COMMANDS)]
        answered = igroteka(*command, typed=typed)
        if told_in_a_line(answered):
            refused += 1
            assert "odd.jsonl" in answered.stderr
            assert (tmp_path / "odd.jsonl").read_text("utf-8") == text, "what cannot be read is not touched"
    assert 10 <= refused < 30, "some of them can be played"


@pytest.mark.parametrize("command", ["replay", "draw", "inspect", "resume"])
@pytest.mark.parametrize("other", ["/dev/zero", "/dev/null", "folder", "bytes", "/proc/self/mem"])
def test_what_is_no_record_at_all(command: str, other: str, igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    asked = {
        "replay": ["replay", other],
        "draw": ["draw", other, "-o", "o.svg"],
        "inspect": ["inspect", other],
        "resume": ["play", "--resume", other],
    }
    assert told_in_a_line(igroteka(*asked[command]))
    assert not (tmp_path / "o.svg").exists()
