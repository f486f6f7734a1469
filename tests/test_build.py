"""The build: what runs at the same time shares no cache that it would have to make first."""

from __future__ import annotations

import os
import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from mypy.main import process_options

ROOT = Path(__file__).parent.parent


@pytest.fixture
def setup_file(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names of setup.py, with nothing built."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PURE", "1")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    return runpy.run_path(str(ROOT / "setup.py"))


def cache_of(arguments: Sequence[str]) -> str:
    _, options = process_options(list(arguments), mypyc=True)
    return str(options.cache_dir)


@pytest.mark.parametrize("elsewhere", ["", "elsewhere"], ids=["as it is", "moved by the environment"])
def test_libraries_and_lint_share_no_cache(
    elsewhere: str, setup_file: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cache is a database: two processes that make it at once may find it locked."""
    monkeypatch.setenv("MYPY_CACHE_DIR", elsewhere)
    lint = next(line.split() for line in (ROOT / "Makefile").read_text().splitlines() if "/mypy " in line)
    commands = [arguments for arguments, *_ in setup_file["libraries"]()] + [lint[1:]]
    caches = [cache for cache in map(cache_of, commands) if cache != os.devnull]
    assert len(commands) == 3
    assert len(set(caches)) == len(caches)
    assert caches, "lint is quick the second time"
