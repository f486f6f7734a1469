"""A designer's tables are checked: a line for every fault, with file, entry and field."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import igroteka.games.tremble as tremble

Run = Callable[..., Result]


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    return Path(shutil.copytree(Path(tremble.__file__).parent / "content", tmp_path / "cards"))


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_good_tables_have_no_faults(igroteka: Run, cards: Path) -> None:
    checked = igroteka("check-content", "tremble", cards)
    assert checked.exit_code == 0
    assert "no faults" in checked.output


def test_every_fault_is_a_line_with_file_entry_and_field(igroteka: Run, cards: Path) -> None:
    edit(cards / "ships.toml", "strength = 3", "strength = 300")
    edit(cards / "cities.toml", 'type = "cultural"', 'type = "culinary"')
    (cards / "armies.toml").unlink()
    checked = igroteka("check-content", "tremble", cards)
    assert checked.exit_code == 1
    lines = checked.output.strip().splitlines()
    assert any(line.startswith("ships.toml: F00: strength: ") for line in lines)
    assert any(line.startswith("cities.toml: G01: type: ") and "culinary" in line for line in lines)
    assert any(line.startswith("armies.toml: ") for line in lines)
    assert "Traceback" not in checked.output


def test_tables_of_ones_own_are_played_and_go_with_the_record(igroteka: Run, cards: Path, tmp_path: Path) -> None:
    edit(cards / "ships.toml", "Starting Saucer", "Hubcap")
    asked = ("play", "tremble", "--content", cards, "--record", "own.jsonl", "--lang", "en")
    assert "Hubcap" in igroteka(*asked, typed="q\n").output
    shutil.rmtree(cards)
    assert "Hubcap" in igroteka("replay", "own.jsonl", "--to-end", "--lang", "en").output


def test_faults_elsewhere_are_one_line(igroteka: Run, cards: Path) -> None:
    edit(cards / "ships.toml", "strength = 3", "strength = 300")
    for command in (("play", "tremble"), ("simulate", "tremble", "--games", 1)):
        told = igroteka(*command, "--content", cards)
        assert told.exit_code == 2
        assert told.stderr.startswith("igroteka: ships.toml: F00: strength: ") and told.stderr.count("\n") == 1
