"""A file that is written takes the place of another as a whole: what was there is not lost for nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pictures import GOLDEN
from told import told_in_a_line
from typer.testing import Result

from igroteka.cli.errors import CommandError
from igroteka.cli.output import check_output, write_whole

Run = Callable[..., Result]

RECORD = GOLDEN / "trappers" / "2.jsonl"
FOLDERS = ["folder", "", "/"]


@pytest.mark.parametrize("out", FOLDERS)
def test_a_folder_is_not_written_over(out: str, igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for command in (("draw", RECORD), ("simulate", "trappers", "--games", 1, "--workers", 1)):
        answered = igroteka(*command, "--out", out)
        assert told_in_a_line(answered)
        assert "is a folder" in answered.stderr
    assert [entry.name for entry in tmp_path.iterdir()] == ["folder"]


def test_a_file_stays_whole_when_there_is_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full after the first bytes of the new file."""
    file = tmp_path / "board.svg"
    file.write_text("the old one")

    def fill_up(path: Path, data: bytes) -> int:
        with path.open("wb") as begun:
            begun.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill_up)
    with pytest.raises(CommandError, match=r"--out .*board\.svg: No space left on device"):
        write_whole(file, b"the new one, which is longer")
    assert file.read_text() == "the old one"
    assert os.listdir(tmp_path) == ["board.svg"]


def test_a_link_still_leads_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "link.svg").symlink_to(tmp_path / "there" / "board.svg")
    check_output(tmp_path / "link.svg")
    write_whole(tmp_path / "link.svg", b"new")
    assert (tmp_path / "link.svg").is_symlink()
    assert (tmp_path / "there" / "board.svg").read_bytes() == b"new"


def test_a_device_is_written_to_and_stays_one(igroteka: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(tmp_path / "pipe", b"new")
        assert os.read(reader, 10) == b"new"
    finally:
        os.close(reader)
    assert (tmp_path / "pipe").is_fifo()


def test_it_is_found_out_before_the_games_are_played(igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    asked = ("simulate", "trappers", "--games", 1, "--workers", 1, "--records", "records", "--out", "folder")
    assert told_in_a_line(igroteka(*asked))
    assert not (tmp_path / "records").exists()
