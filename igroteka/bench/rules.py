"""Benchmark of the rules: the same measurements with compiled and with interpreted rules, in interleaved rounds."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from igroteka.bench.worker import tiny_games
from igroteka.games.registry import GAMES

PACKAGES: Final = ("igroteka", "tiny_games")
TWO: Final = "two processes"


class Process:
    """Worker process; `path` comes first where it looks for packages."""

    def __init__(self, path: Path | None = None) -> None:
        folders = [str(path)] if path else []
        search = os.pathsep.join([*folders, *[folder for folder in sys.path if folder]])
        self.child = subprocess.Popen(
            [sys.executable, "-P", "-m", "igroteka.bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": search},
        )

    def ask(self, measure: str, game: str, players: int, seconds: float, seed: int) -> None:
        asked = {"measure": measure, "game": game, "players": players, "seconds": seconds, "seed": seed}
        assert self.child.stdin is not None
        with suppress(BrokenPipeError):  # it has ended: `answer` tells why
            self.child.stdin.write(json.dumps(asked) + "\n")
            self.child.stdin.flush()

    def answer(self) -> float:
        assert self.child.stdout is not None
        line = self.child.stdout.readline()
        if not line:
            raise OSError(None, f"the measuring process has ended: {self.last_words()}", "bench")
        return float(json.loads(line))

    def last_words(self) -> str:
        assert self.child.stderr is not None
        lines = self.child.stderr.read().strip().splitlines()
        return lines[-1] if lines else f"code {self.child.wait()}"

    def measured(self, measure: str, game: str, players: int, seconds: float, seed: int) -> float:
        self.ask(measure, game, players, seconds, seed)
        return self.answer()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *failure: object) -> None:
        assert self.child.stdin is not None
        self.child.stdin.close()
        self.child.wait()


@contextmanager
def sources() -> Iterator[Path]:
    """Copy the packages as they are written, without anything compiled."""
    with tempfile.TemporaryDirectory() as folder:
        for package in PACKAGES:
            spec = find_spec(package)
            if spec is not None and spec.submodule_search_locations:
                place = spec.submodule_search_locations[0]
                ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
                shutil.copytree(place, Path(folder) / package, ignore=ignored)
        yield Path(folder)


@dataclass
class Figure:
    """One number per round; the median counts, the spread is half the range as a part of it."""

    rounds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def spread(self) -> float:
        return (max(self.rounds) - min(self.rounds)) / 2 / self.median


def ratio(one: Figure, other: Figure) -> Figure:
    """Divide round by round: what slowed one down slowed the other too."""
    return Figure([a / b for a, b in zip(one.rounds, other.rounds, strict=True)])


@dataclass
class Bench:
    """Figures by case (game, players) and by what was measured where, as ("playouts", "compiled")."""

    compiled: bool
    figures: dict[tuple[str, int], dict[tuple[str, str], Figure]]


def cases() -> list[tuple[str, int]]:
    found = [(name, players) for name, box in GAMES.items() for players in range(box.least, box.most + 1)]
    return found + [(name, 2) for name in tiny_games()]


def measured(rounds: int, seconds: float, advance: Callable[[], object]) -> Bench:
    """Run all measurements; `advance` is called after every case of every round."""
    with ExitStack() as open_until_done:
        folder = open_until_done.enter_context(sources())
        one, other = (open_until_done.enter_context(Process()) for _ in range(2))
        plain = open_until_done.enter_context(Process(folder))
        is_compiled = one.measured("compiled", "", 0, 0, 0) == 1
        bench = Bench(is_compiled, {case: {} for case in cases()})
        for number in range(rounds):
            for case, figures in bench.figures.items():
                for measure in ("playouts", "copying", "size", "searching"):
                    for build, process in (("compiled", one), ("interpreted", plain)):
                        figure = figures.setdefault((measure, build), Figure())
                        figure.rounds.append(process.measured(measure, *case, seconds, number + 1))
                whole = figures.setdefault(("games", "compiled"), Figure())
                whole.rounds.append(one.measured("games", *case, seconds, number + 1))
                both = figures.setdefault(("playouts", TWO), Figure())
                both.rounds.append(together(one, other, case, seconds, number + 1))
                advance()
        return bench


def together(one: Process, other: Process, case: tuple[str, int], seconds: float, seed: int) -> float:
    one.ask("playouts", *case, seconds, seed)
    other.ask("playouts", *case, seconds, seed)
    return one.answer() + other.answer()


# --- beside others ---

COMPARED: Final = {  # our measure and theirs
    "a Python loop, decisions/s": ("python_loop", "peer_python_loop"),
    "inside the core, decisions/s": ("playouts", "peer_playouts"),
}
SEARCHES: Final = {  # by game: its search over information sets takes no game without hidden information
    "pig": {"search, iterations/s (its MCTS)": ("searching", "peer_search")},
    "leduc": {"search, iterations/s (its IS-MCTS)": ("searching", "peer_information_sets")},
}


@dataclass
class Comparison:
    game: str
    what: str
    ours: Figure
    theirs: Figure


def compared(rounds: int, seconds: float, advance: Callable[[], object]) -> list[Comparison]:
    wanted = [
        (Comparison(game, what, Figure(), Figure()), measures)
        for game in tiny_games()
        for what, measures in {**COMPARED, **SEARCHES[game]}.items()
    ]
    with Process() as process:
        for number in range(rounds):
            for row, (own, peer) in wanted:
                row.ours.rounds.append(process.measured(own, row.game, 2, seconds, number + 1))
                row.theirs.rounds.append(process.measured(peer, row.game, 2, seconds, number + 1))
                advance()
    return [row for row, _ in wanted]
