"""Compile the rules core with mypyc where there is a C compiler; PURE=1 leaves it interpreted."""

import os
from pathlib import Path

from setuptools import Extension, find_packages, setup

HERE = Path(__file__).parent
NOT_COMPILED = {  # read, spoken or drawn outside the playout
    "__init__",
    "battle_odds",
    "box",
    "digest",
    "live",
    "facts",
    "forces",
    "odds",
    "options",
    "page_facts",
    "record",
    "rules",
    "seen",
    "sight",
    "sketch",
    "sources",
    "spelling",
    "tables",
    "plain",
    "text",
    "view",
    "words",
}
CORE = ("igroteka/engine", "igroteka/games/tremble", "igroteka/games/trappers", "igroteka/bots")
TINY = "tests/tiny_games"  # the tiny games, compiled beside the core for the benchmark and the tests of both builds


def interpreted(stem: str) -> bool:
    return stem in NOT_COMPILED or stem.startswith(("content", "draw")) or stem.endswith(("_words", "_box"))


def compiled_files() -> list[str]:
    folders = (*CORE, TINY) if os.environ.get("IGROTEKA_TINY") else CORE
    files = (file for folder in folders for file in sorted((HERE / folder).glob("*.py")))
    return [str(file.relative_to(HERE)) for file in files if not interpreted(file.stem)]


def extensions() -> list[Extension]:
    if os.environ.get("PURE"):
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--strict", "--python-version", "3.11", *compiled_files()], opt_level="3", debug_level="0"
    )
    for extension in built:
        extension.optional = True  # no compiler: the same program, interpreted
        if os.name == "posix":  # functions of the core may be called directly and inlined
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return built


def packages() -> list[str]:
    tiny = ["tiny_games"] if os.environ.get("IGROTEKA_TINY") else []
    return [*find_packages(include=["igroteka*"]), *tiny]


setup(
    ext_modules=extensions(),
    packages=packages(),
    package_dir={"tiny_games": TINY},
    package_data={
        "": ["py.typed", "words/*.ftl", "*_words/words/*.ftl", "content/*.toml", "rules.*.md", "icons/*", "art/**/*"],
        "igroteka.web": ["templates/*.html", "static/**/*"],
    },
)
