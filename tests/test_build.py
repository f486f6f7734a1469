"""The build: what is compiled and when, and what runs at the same time shares no cache that it would have to make."""

from __future__ import annotations

import os
import runpy
import tomllib
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


@pytest.fixture
def compiled_env() -> dict[str, Any]:
    """The names of tools/compiled.py, with nothing run."""
    return runpy.run_path(str(ROOT / "tools" / "compiled.py"))


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


def test_an_editable_install_compiles_nothing(setup_file: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PURE")
    monkeypatch.setattr("sys.argv", ["setup.py", "editable_wheel"])
    assert setup_file["extensions"]() == []


@pytest.mark.parametrize("folder", ["igroteka", "tests"])
def test_no_compiled_module_lies_beside_the_sources(folder: str) -> None:
    """It would be imported instead of the source."""
    assert [file for pattern in ("*.so", "*.pyd") for file in (ROOT / folder).rglob(pattern)] == []


def test_only_what_is_compiled_calls_for_a_c_build(setup_file: dict[str, Any], compiled_env: dict[str, Any]) -> None:
    files = [*setup_file["rules_files"](), *setup_file["page_files"]()]
    assert "igroteka/engine/step.py" in files
    assert "igroteka/table/svg/markup.py" in files
    assert {Path(file).suffix for file in files} == {".py"}
    assert not [file for file in files if "Interpreted in every build" in (ROOT / file).read_text(encoding="utf-8")]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    digest = compiled_env["digest"]
    assert digest(project, files) == digest({**project, "tool": {**project["tool"], "ruff": {}}}, files)
    assert digest(project, files) != digest(project, files[1:])
    assert digest(project, files) != digest({**project, "tool": {"mypy": {}}}, files)


def test_the_rest_is_copied_and_what_is_gone_is_removed(
    setup_file: dict[str, Any], compiled_env: dict[str, Any], tmp_path: Path
) -> None:
    layout = setup_file["layout"]()
    compiled_env["copy_changed"](layout, tmp_path)
    style = tmp_path / "igroteka/web/static/page.css"
    words = tmp_path / "igroteka/web/words/en.ftl"
    gone = tmp_path / "igroteka/web/templates/gone.html"
    built = tmp_path / "igroteka/engine/step.cpython-311-x86_64-linux-gnu.so"
    before = words.stat()
    for file in (style, gone, built):
        file.write_text("of another day", encoding="utf-8")
    compiled_env["copy_changed"](layout, tmp_path)
    assert style.read_bytes() == (ROOT / "igroteka/web/static/page.css").read_bytes()
    assert words.stat().st_mtime_ns == before.st_mtime_ns, "what is the same stays"
    assert not gone.exists()
    assert built.exists()


def test_an_extra_may_name_others(compiled_env: dict[str, Any]) -> None:
    project = {"dependencies": ["a"], "optional-dependencies": {"b": ["b1", "a"], "all": ["igroteka[b]", "c"]}}
    assert compiled_env["requirements"](project, ["all"]) == ["a", "b1", "c"]


@pytest.mark.parametrize(
    ("file", "anew"),
    [
        ("engine/step.py", True),
        ("web/words/en.ftl", True),
        ("games/tremble/content/ships.toml", True),
        ("games/tremble/rules.en.md", True),
        ("table/svg/icons/cup.svg", True),
        ("web/static/page.css", False),
        ("web/static/table.js", False),
        ("web/templates/base.html", False),
        ("games/tremble/art/page.css", False),
    ],
)
def test_the_server_on_the_sources_starts_again_for_what_is_read_at_start(file: str, anew: bool) -> None:
    names = runpy.run_path(str(ROOT / "tools" / "dev_server.py"))
    assert (ROOT / "igroteka" / file).is_file()
    assert (f"igroteka/{file}" in names["dates"]()) == anew
