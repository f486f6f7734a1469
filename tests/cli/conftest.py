"""A terminal and a keyboard for the tests."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from igroteka.cli.app import app
from igroteka.lab.simulation import Task, run

CLEARED = "\x1b[2J"


class Terminal:
    """What was printed; `screen` is what can still be seen or scrolled back to."""

    def __init__(self) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=100, force_terminal=True, color_system=None)

    @property
    def text(self) -> str:
        return self.file.getvalue()

    @property
    def screen(self) -> str:
        return self.text.rpartition(CLEARED)[2]


class Keyboard:
    """Types the lines given, then has no more."""

    def __init__(self, terminal: Terminal, lines: Iterator[str]) -> None:
        self.terminal = terminal
        self.lines = lines

    def __call__(self, prompt: str) -> str:
        self.terminal.file.write(prompt)
        for line in self.lines:
            self.terminal.file.write(f"{line}\n")
            return line
        raise EOFError


@pytest.fixture
def terminal() -> Terminal:
    return Terminal()


@pytest.fixture
def typing(terminal: Terminal) -> Callable[[Iterator[str]], Keyboard]:
    return lambda lines: Keyboard(terminal, lines)


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with three finished games of three bots: tremble-1.jsonl, tremble-2.jsonl, tremble-3.jsonl."""
    folder = tmp_path_factory.mktemp("records")
    run(Task("tremble", 3, (), None, ("random", "greedy", "random"), (1, 2, 3), records=folder))
    return folder


@pytest.fixture
def igroteka(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """The command line, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def command(*arguments: object, typed: str | bytes = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return command
