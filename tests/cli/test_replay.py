"""A record step by step: through every pair of eyes, and a clear line where it is damaged."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import Result

from igroteka.engine.record import Chosen, read
from igroteka.engine.session import Session
from igroteka.games.registry import box_of

Run = Callable[..., Result]

EYES = ["1", "2", "3", "spectator", "all"]
ON = "\n" * 100  # Enter, to the end of any record


@pytest.fixture
def half(records: Path, tmp_path: Path) -> Path:
    """The first turns of a game."""
    lines = (records / "tremble-1.jsonl").read_text().splitlines(keepends=True)
    file = tmp_path / "half.jsonl"
    file.write_text("".join(lines[:80]))
    return file


def missions_of(file: Path) -> list[list[str]]:
    """The English names of the missions that each captain kept."""
    session = Session.from_record(read(file), box_of("tremble"))
    content: Any = session.content
    view: Any = session.rules.view(session.game, 0)
    return [[content.missions[mission.mission].en for mission in captain.missions] for captain in view.captains]


@pytest.mark.parametrize("eyes", EYES)
def test_the_last_table_is_printed_for_every_pair_of_eyes(eyes: str, igroteka: Run, records: Path) -> None:
    for language, over in (("ru", "Игра окончена"), ("en", "The game is over")):
        shown = igroteka("replay", records / "tremble-1.jsonl", "--seat", eyes, "--lang", language, "--to-end")
        assert shown.exit_code == 0
        assert over in shown.output
        assert "greedy" in shown.output


@pytest.mark.parametrize("seat", [1, 2, 3, 0], ids=["first", "second", "third", "spectator"])
def test_one_seat_never_sees_the_secrets_of_another(seat: int, igroteka: Run, records: Path, half: Path) -> None:
    walked = igroteka("replay", half, "--seat", seat or "spectator", "--lang", "en", typed=ON)
    assert walked.exit_code == 0
    for captain, missions in enumerate(missions_of(records / "tremble-1.jsonl"), 1):
        for mission in missions:
            assert (mission in walked.output) == (captain == seat)
    assert " is dealt the mission" not in walked.output or seat


def test_all_seeing_eyes_see_every_choice(igroteka: Run, half: Path) -> None:
    walked = igroteka("replay", half, "--seat", "all", "--lang", "en", typed=ON)
    entries = read(half).entries
    assert walked.output.count(" chooses: ") == sum(isinstance(entry, Chosen) for entry in entries)
    assert f"Moment {len(entries)} of {len(entries)}" in walked.output


def test_steps_back_numbers_and_nonsense(igroteka: Run, records: Path) -> None:
    typed = "p\n20\nn\np\nhm\n99999\nend\nn\nq\n"
    walked = igroteka("replay", records / "tremble-1.jsonl", "--seat", "all", "--lang", "en", typed=typed)
    assert walked.exit_code == 0
    last = int(re.findall(r"Moment \d+ of (\d+)", walked.output)[0])
    assert [int(n) for n in re.findall(r"Moment (\d+) of", walked.output)] == [0, 20, 21, 20, last]
    assert "This is the beginning." in walked.output
    assert walked.output.count("This is the end of the record.") == 2
    assert "n or Enter forward" in walked.output


def test_an_unfinished_game_is_replayed_as_far_as_it_goes(igroteka: Run, half: Path) -> None:
    shown = igroteka("replay", half, "--to-end", "--lang", "en")
    assert shown.exit_code == 0
    assert "The game is over" not in shown.output


# --- damage ---


def damaged(data: bytes, rng: Random) -> bytes:
    """A range cut out, changed, doubled or filled with noise; cut off at the end of a line it would be sound."""
    start = rng.randrange(len(data) - 40)
    end = start + rng.randint(1, 40)
    torn = [
        data[:start] + data[end:],
        data[:start] + bytes([byte ^ 1 for byte in data[start:end]]) + data[end:],
        data[:end] + data[start:],
        data[:start] + rng.randbytes(end - start) + data[end:],
        data[:start],
    ]
    return rng.choice([made for made in torn if made != data and not (data.startswith(made) and made[-1:] == b"\n")])


@pytest.mark.parametrize("seed", range(30))
def test_damage_is_one_clear_line(seed: int, igroteka: Run, records: Path, tmp_path: Path) -> None:
    data = damaged((records / "tremble-1.jsonl").read_bytes(), Random(seed))
    (tmp_path / "torn.jsonl").write_bytes(data)
    shown = igroteka("replay", "torn.jsonl", "--to-end", "--lang", "en")
    assert shown.exit_code == 2
    assert re.fullmatch(r"igroteka: torn\.jsonl(:\d+)?: .+\n", shown.stderr)
    assert "Traceback" not in shown.output


@pytest.mark.parametrize("text", ["", "\n", "{}", "[]\n", "null\n", '{"igroteka":1}\n', "\0\0\0", "\ufeff{}\n"])
def test_what_is_no_record_is_one_clear_line(text: str, igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "torn.jsonl").write_text(text, "utf-8")
    for command in (["replay", "torn.jsonl"], ["play", "--resume", "torn.jsonl"]):
        shown = igroteka(*command)
        assert shown.exit_code == 2
        assert re.fullmatch(r"igroteka: torn\.jsonl(:\d+)?: .+\n", shown.stderr)
    assert (tmp_path / "torn.jsonl").read_text("utf-8") == text
