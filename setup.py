"""Compile the rules and the making of pages with mypyc where there is a C compiler; PURE=1 leaves them interpreted."""

import os
from pathlib import Path

from setuptools import Extension, find_packages, setup

HERE = Path(__file__).parent
NOT_COMPILED = {  # of the rules: read, spoken or drawn outside the playout
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
TREMBLE = "igroteka/games/tremble"
VIEWS = ("forces", "seen", "view")  # of Tremble: made by every click, from the inside of a game
PAGES = {  # what a page is made of, by every click: words, drawings, fragments
    TREMBLE: ("battle_odds", "draw*", "page_facts", "words", "*_words"),
    "igroteka/table": ("dice", "icons", "lettering", "markup", "measure", "palette", "phrases", "speech"),
    "igroteka/web": ("decisions", "drawings", "eyes", "fragments", "fragments_[blm]*", "viewers"),
}
OPTIONS = ("--strict", "--python-version", "3.11")


def interpreted(stem: str) -> bool:
    return stem in NOT_COMPILED or stem.startswith(("content", "draw")) or stem.endswith(("_words", "_box"))


def rules_files() -> list[str]:
    folders = (*CORE, TINY) if os.environ.get("IGROTEKA_TINY") else CORE
    files = (file for folder in folders for file in sorted((HERE / folder).glob("*.py")))
    rules = [str(file.relative_to(HERE)) for file in files if not interpreted(file.stem)]
    return [*rules, *[f"{TREMBLE}/{name}.py" for name in VIEWS]]


def page_files() -> list[str]:
    files = [file for folder, names in PAGES.items() for name in names for file in (HERE / folder).glob(f"{name}.py")]
    return sorted({str(file.relative_to(HERE)) for file in files})


def extensions() -> list[Extension]:
    if os.environ.get("PURE"):
        return []
    from mypyc.build import mypycify

    # two libraries: in one, optimised as hard as the rules, the pages make the compiler take far longer
    built: list[Extension] = [
        *mypycify([*OPTIONS, *rules_files()], opt_level="3", debug_level="0", target_dir="build/rules"),
        *mypycify([*OPTIONS, *page_files()], opt_level="1", debug_level="0", target_dir="build/pages"),
    ]
    for extension in built:
        extension.optional = True  # no compiler: the same program, interpreted
        if os.name == "posix":  # functions of the core may be called directly and inlined
            hidden = ["-fvisibility=hidden", "-fno-semantic-interposition"]
            extension.extra_compile_args = [*extension.extra_compile_args, *hidden]  # the list is shared by them all
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
