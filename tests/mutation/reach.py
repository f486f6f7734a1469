"""Note which lines of the rules every test reaches, and run only the tests that reach what is broken.

    python -m pytest -p mutation.reach ...           with REACH=FILE: plays the tests and writes the file
    python tests/mutation/reach.py FILE ORIGINALS    runs the tests that reach the lines which differ from ORIGINALS

Most mutants are noticed by a small test of the very line: it is played first, and the long random games last.
"""

from __future__ import annotations

import difflib
import json
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

LONGEST: Final = 600  # tests named in one command


class Reach:
    """What is known of the tests of one game: the lines that each of them reaches, and how long it takes."""

    def __init__(self, lines: dict[str, dict[str, list[str]]], seconds: dict[str, float]) -> None:
        self.lines = lines  # file -> line -> tests
        self.seconds = seconds

    def tests_of(self, changed: dict[str, set[int]]) -> list[str]:
        """List the tests that reach a changed line, the quick ones first; all of them if it is a line of no test."""
        found: set[str] = set()
        for file, numbers in changed.items():
            for number in numbers:
                reaching = self.lines.get(file, {}).get(str(number), [])
                if not reaching or "" in reaching:  # read when the file is imported: any test may depend on it
                    return self.ordered(set(self.seconds))
                found.update(reaching)
        return self.ordered(found)

    def ordered(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds.get(test, 0.0), test))


class Recorder:
    """A plugin of pytest that measures the lines of `igroteka/games` by test."""

    def __init__(self, target: Path) -> None:
        import coverage

        self.target = target
        self.seconds: dict[str, float] = {}
        self.coverage = coverage.Coverage(data_file=None, source=["igroteka/games"], config_file=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.coverage.switch_context(item.nodeid)
        result = yield
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {
            str(Path(file).relative_to(Path.cwd())): {
                str(line): sorted(set(tests)) for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        self.target.write_text(json.dumps({"lines": lines, "seconds": self.seconds}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(Path(os.environ["REACH"])))


def changed_lines(originals: Path) -> dict[str, set[int]]:
    """Return the lines of the originals that are other lines in this folder, by file."""
    changed: dict[str, set[int]] = {}
    for original in sorted(originals.rglob("*.py")):
        name = str(original.relative_to(originals))
        before, after = original.read_text(encoding="utf-8"), Path(name).read_text(encoding="utf-8")
        if before == after:
            continue
        blocks = difflib.SequenceMatcher(None, before.splitlines(), after.splitlines(), autojunk=False).get_opcodes()
        changed[name] = {
            line for tag, i, j, _, _ in blocks if tag != "equal" for line in range(i + 1, max(j, i + 1) + 1)
        }
    return changed


def main() -> None:
    reach = Reach(**json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    tests = reach.tests_of(changed_lines(Path(sys.argv[2])))
    for start in range(0, len(tests), LONGEST):
        code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests[start : start + LONGEST]])
        if code:
            raise SystemExit(int(code))


if __name__ == "__main__":
    main()
