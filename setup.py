"""Compile the rules and the making of pages with mypyc where there is a C compiler; PURE=1 leaves them interpreted.

Compiled is every file of the folders below, unless it says "Interpreted in every build" and why. An editable install is
always interpreted: a compiled module beside its source would be imported instead of it, whatever is edited later.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, find_packages, setup

HERE = Path(__file__).parent
TINY = "tests/tiny_games"  # the tiny games, compiled beside the core for the benchmark and the tests of both builds
RULES = (  # what runs inside a playout
    "igroteka/engine",
    "igroteka/bots",
    *(f"igroteka/games/*/{folder}" for folder in ("content", "state", "rules", "view", "hints")),
)
PAGES = (  # what every click makes
    "igroteka/table",
    *(f"igroteka/games/*/{folder}" for folder in ("words", "page")),
    "igroteka/web/page",
)
DATA = {
    "": ["py.typed", "*.ftl", "words/*.ftl", "*_words/words/*.ftl", "*.toml", "rules.*.md", "icons/*", "art/**/*"],
    "igroteka.web": ["templates/*.html", "static/**/*"],
}
NO_BUILD = {"egg_info", "dist_info", "editable_wheel", "develop"}  # commands that compile nothing
INTERPRETED = "Interpreted in every build"
FLAGS = [
    "-fvisibility=hidden",  # functions of the core may be called directly and inlined
    "-fno-semantic-interposition",
    "-Wno-all",  # looking for what to warn of takes the compiler as long as compiling
]
INLINING = ["-finline-limit=200", "--param=inline-unit-growth=100"]  # small steps call each other: 8 % more decisions
# mypyc writes the cache of mypy and never reads it. Shared with another build or with `make lint`, a cache that is not
# there yet is made by two at once, and one of them may fail with "database is locked".
NO_CACHE = ("--cache-dir", os.devnull)
OPTIONS = ("--strict", "--python-version", "3.11")
# Pages are made with libraries that may not be installed yet; with them, `make lint` is as strict here as anywhere.
LENIENT = ("--ignore-missing-imports", "--no-warn-unused-ignores", "--no-warn-return-any", "--python-version", "3.11")


def compiled_files(*folders: str) -> list[str]:
    files = {file for folder in folders for root in HERE.glob(folder) for file in root.rglob("*.py")}
    return sorted(str(file.relative_to(HERE)) for file in files if file.stem != "__init__" and is_compiled(file))


def is_compiled(file: Path) -> bool:
    return INTERPRETED not in file.read_text(encoding="utf-8")


def rules_files() -> list[str]:
    return compiled_files(*RULES, *([TINY] if os.environ.get("IGROTEKA_TINY") else []))


def page_files() -> list[str]:
    return compiled_files(*PAGES)


def libraries() -> list[tuple[list[str], str, str, list[str]]]:
    """Give options and files, level, folder and flags of the two: in one with the rules, pages compile far longer."""
    return [
        ([*NO_CACHE, *OPTIONS, *rules_files()], "3", "build/rules", [*FLAGS, *INLINING]),
        ([*NO_CACHE, *LENIENT, *page_files()], "1", "build/pages", FLAGS),
    ]


def extensions() -> list[Extension]:
    if os.environ.get("PURE") or NO_BUILD & set(sys.argv):
        return []
    from mypyc.build import mypycify

    with ProcessPoolExecutor() as pool:  # both are put into C at the same time
        halves = [
            (pool.submit(mypycify, files, opt_level=level, debug_level="0", target_dir=target), flags)
            for files, level, target, flags in libraries()
        ]
        return [fitted(extension, flags) for half, flags in halves for extension in half.result()]


def fitted(extension: Extension, flags: list[str]) -> Extension:
    extension.optional = True  # no compiler: the same program, interpreted
    if os.name == "posix":
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # the list is shared by them all
    return extension


def packages() -> list[str]:
    tiny = find_packages("tests", include=["tiny_games*"]) if os.environ.get("IGROTEKA_TINY") else []
    return [*find_packages(include=["igroteka*"]), *tiny]


def layout() -> dict[str, Any]:
    """Return what the package consists of, besides what is compiled."""
    return {"packages": packages(), "package_dir": {"tiny_games": TINY}, "package_data": DATA}


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}}, **layout())
