"""`igroteka draw`: a moment of a record as an SVG file."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from pictures import GOLDEN
from typer.testing import CliRunner, Result

from igroteka.cli.app import app

RECORD = GOLDEN / "tremble" / "3.jsonl"


def draw(out: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["draw", str(RECORD), "-o", str(out), *arguments])


def words(file: Path) -> str:
    return "".join(ElementTree.parse(file).getroot().itertext())


def test_a_step_is_drawn_for_a_seat_in_a_language(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert draw(out, "--step", "60", "--seat", "2", "--language", "ru").exit_code == 0
    assert "Трепещите, человеки!" in words(out) and "Стартовая" in words(out)
    assert draw(out, "--step", "60", "--seat", "2", "--lang", "en").exit_code == 0
    assert "Tremble, Humans!" in words(out) and "Starting" in words(out)


def test_a_spectator_sees_no_hand_and_the_last_moment_is_the_end(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert draw(out, "--lang", "en").exit_code == 0
    assert "place-0" in out.read_text("utf-8") and "Starting" not in words(out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "4"], "--seat 4: expected 1 to 3"),
        (["--seat", "all"], "one pair of eyes"),
        (["--step", "99999"], "--step 99999: expected 0 to"),
    ],
)
def test_what_cannot_be_drawn_is_said(tmp_path: Path, arguments: list[str], said: str) -> None:
    out = tmp_path / "board.svg"
    result = draw(out, *arguments)
    assert result.exit_code != 0 and said in result.output
    assert not out.exists()
