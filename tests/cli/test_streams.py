"""The command as a process: streams that are closed, full or in another encoding, and Ctrl-C at any moment."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pictures import GOLDEN
from told import told_in_a_line
from typer.testing import Result

Run = Callable[..., Result]

RECORD = GOLDEN / "trappers" / "2.jsonl"
CONTENT = Path(__file__).parent.parent.parent / "igroteka" / "games" / "trappers" / "content"


def shell(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The line in bash; `igroteka` is the command, $RECORD a record."""
    values = {"RECORD": str(RECORD), "CONTENT": str(CONTENT), "COLUMNS": "80", "LANG": "C.UTF-8", **environment}
    command = f'igroteka() {{ "{sys.executable}" -m igroteka "$@"; }}; set -o pipefail; {line}'
    return subprocess.run(
        [BASH, "-c", command],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": SOURCES} | values,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


BASH = shutil.which("bash") or "bash"
SOURCES = os.pathsep.join(filter(None, sys.path))  # the package that is tested, whatever the folder


@pytest.mark.parametrize("command", ["--help", "check-content trappers $CONTENT", "play trappers"])
def test_nobody_reads_on(command: str, tmp_path: Path) -> None:
    """As `| head -1`, which leaves sooner or later."""
    ended = shell(f"igroteka {command} | true", tmp_path)
    assert (ended.returncode, ended.stderr) == (1, "")


@pytest.mark.parametrize("command", ["--help", "games"])
def test_the_disk_is_full(command: str, tmp_path: Path) -> None:
    ended = shell(f"igroteka {command} > /dev/full", tmp_path)
    assert (ended.returncode, ended.stderr) == (2, "igroteka: output: No space left on device\n")


def test_the_record_of_a_game_has_no_room(tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "half.jsonl").write_text("".join(lines[:40]), "utf-8")
    limit = (tmp_path / "half.jsonl").stat().st_size // 1024  # not a byte more than it has
    ended = shell(f"ulimit -f {limit}; trap '' XFSZ; yes 1 | igroteka play --resume half.jsonl > /dev/null", tmp_path)
    assert (ended.returncode, ended.stderr) == (2, "igroteka: half.jsonl: File too large\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"], ids=["input", "output", "all"])
def test_closed_streams(closed: str, tmp_path: Path) -> None:
    ended = shell(f"igroteka play trappers {closed}", tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_nowhere_to_tell_it(tmp_path: Path, unbuffered: str) -> None:
    ended = shell("igroteka play chess 2>/dev/full", tmp_path, PYTHONUNBUFFERED=unbuffered)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", "")


@pytest.mark.parametrize("command", ["games", "play trappers"])
def test_an_encoding_without_our_letters(command: str, tmp_path: Path) -> None:
    ended = shell(f"igroteka {command} --lang ru", tmp_path, PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "?" in ended.stdout and ended.stdout.isascii()


@pytest.mark.parametrize("columns", ["0", "1", "-5", "abc", "²", "9" * 5000])
def test_a_screen_of_odd_width(columns: str, igroteka: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "LINES"):
        monkeypatch.setenv(name, columns)
    for command in (("games",), ("replay", RECORD, "--to-end"), ("play", "trappers")):
        shown = igroteka(*command, "--lang", "en")
        assert not told_in_a_line(shown)
        assert shown.stdout.strip()


def test_neither_home_nor_folder(tmp_path: Path) -> None:
    gone = f"mkdir gone; cd gone; rmdir '{tmp_path}/gone'; unset HOME LANG;"
    assert shell(f"{gone} igroteka games", tmp_path).returncode == 0
    ended = shell(f"{gone} igroteka play trappers", tmp_path)
    assert (ended.returncode, ended.stderr) == (2, "igroteka: igroteka-records: No such file or directory\n")


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    ended = shell(r"""cp -r "$CONTENT" $'\xe9'; igroteka check-content trappers $'\xe9'""", tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("?: no faults")


def test_rows_are_written_before_anything_is_printed(tmp_path: Path) -> None:
    ended = shell("igroteka simulate trappers --games 1 --workers 1 --out rows.parquet | true", tmp_path)
    assert (ended.returncode, ended.stderr) == (1, "")
    assert (tmp_path / "rows.parquet").read_bytes().startswith(b"PAR1")


@pytest.mark.parametrize("seconds", [0.3, 1.5, 3.0])
def test_an_interrupt_tells_no_traceback(seconds: float, tmp_path: Path) -> None:
    """While the program is read, while its processes start, or while they play; before that Python itself starts."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    starting = time.monotonic() - began
    command = "simulate trappers --games 100000 --workers 2"
    child = subprocess.Popen(
        [sys.executable, "-m", "igroteka", *command.split()],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": SOURCES},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(max(seconds, 3 * starting))
    os.killpg(child.pid, signal.SIGINT)
    _, told = child.communicate(timeout=300)
    assert told == ""
    assert child.returncode in (-signal.SIGINT, 130)
