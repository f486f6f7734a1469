"""What holds for the whole project: imports point one way, every clause has a test, the build is the one meant."""

from __future__ import annotations

import ast
import importlib
import os
import re
from pathlib import Path

import pytest
from trials import COMPILED, NAMED

from igroteka.games.registry import GAMES
from igroteka.table.text.speech import LANGUAGES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "igroteka"
MAY_IMPORT = {  # room -> the rooms below it
    "engine": set[str](),
    "table": {"engine"},
    "games": {"engine", "table"},
    "bots": {"engine", "table", "games"},
    "lab": {"engine", "table", "games", "bots"},
    "web": {"engine", "table", "games", "bots"},
    "bench": {"engine", "table", "games", "bots", "web"},
    "cli": {"engine", "table", "games", "bots", "lab", "web", "bench"},
}
MOST_FILES = 30
HOMES = {  # game -> its package; one of the tests' own games is made by the same plan
    **{game: f"igroteka.games.{game}" for game in GAMES},
    "liars_dice": "tiny_games.liars_dice",
}
INSIDE_A_GAME = {  # folder -> the folders below it; files beside them put the game together
    "content": set[str](),
    "state": {"content"},
    "rules": {"content", "state"},
    "view": {"content", "state", "rules"},
    "hints": {"content", "state", "rules"},
    "words": {"content", "state", "rules", "view"},
    "page": {"content", "state", "rules", "view", "words"},
}
OPTIONAL = {"hints", "page"}
WEB_BASE = {"errors", "ids", "limits", "models", "origin", "pauses", "settings", "sockets", "wire"}
INSIDE_WEB = {  # folder or file -> what lies below it
    "wire": set[str](),
    "models": set[str](),
    "ids": set[str](),
    "garbage": set[str](),
    "pauses": set[str](),
    "errors": {"wire"},
    "limits": {"errors", "wire"},
    "settings": {"errors", "limits", "wire"},
    "origin": {"settings"},
    "sockets": {"errors", "limits", "pauses", "wire"},
    "doorway": {"errors", "limits", "pauses", "settings", "sockets", "wire"},
    "storage": WEB_BASE,
    "tables": WEB_BASE | {"storage"},
    "page": WEB_BASE | {"storage", "tables"},
    "state": WEB_BASE | {"storage", "tables", "page"},  # puts the server together
    "reach": {"settings"},
    "qr": set(),
    "routes": WEB_BASE | {"storage", "tables", "page", "state", "reach", "qr"},
    "error_pages": WEB_BASE | {"storage", "tables", "page", "state", "routes"},
    "hosts": WEB_BASE | {"state", "error_pages"},  # stands before the routes
    "security": WEB_BASE | {"state", "error_pages"},  # stands before the routes
    "app": WEB_BASE | {"storage", "tables", "page", "state", "routes", "error_pages", "hosts", "security"},
}


def home(game: str) -> Path:
    return (ROOT if HOMES[game].startswith("igroteka.") else ROOT / "tests").joinpath(*HOMES[game].split("."))


def imported(file: Path, root: str = "igroteka") -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.split(".")[0] == root}


def test_every_room_has_its_arrows() -> None:
    assert {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").is_file()} == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room: str) -> None:
    files = sorted((PACKAGE / room).rglob("*.py"))
    assert files
    for file in files:
        rooms = {name.split(".")[1] for name in imported(file) if "." in name}
        assert rooms <= MAY_IMPORT[room] | {room}, file


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_import_another(game: str) -> None:
    for file in (PACKAGE / "games" / game).rglob("*.py"):
        others = {name.split(".")[2] for name in imported(file) if name.startswith("igroteka.games.")}
        assert others <= {game}, file


@pytest.mark.parametrize("game", HOMES)
@pytest.mark.parametrize("folder", INSIDE_A_GAME)
def test_imports_inside_a_game_point_one_way(game: str, folder: str) -> None:
    package = HOMES[game].split(".")
    files = sorted((home(game) / folder).rglob("*.py"))
    assert files or folder in OPTIONAL
    for file in files:
        parts = [name.split(".") for name in imported(file, package[0])]
        own = {
            name[len(package)] if len(name) > len(package) else "" for name in parts if name[: len(package)] == package
        }
        assert own <= INSIDE_A_GAME[folder] | {folder}, file


def test_every_part_of_the_web_has_its_arrows() -> None:
    files = {file.stem for file in (PACKAGE / "web").glob("*.py")} - {"__init__"}
    folders = {folder.parent.name for folder in (PACKAGE / "web").glob("*/__init__.py")}
    assert files | folders == set(INSIDE_WEB)


@pytest.mark.parametrize("part", INSIDE_WEB)
def test_imports_inside_the_web_point_one_way(part: str) -> None:
    folder, file = PACKAGE / "web" / part, PACKAGE / "web" / f"{part}.py"
    files = [file] if file.is_file() else sorted(folder.rglob("*.py"))
    assert files
    for file in files:
        own = [name.split(".")[2:] for name in imported(file) if f"{name}.".startswith("igroteka.web.")]
        assert {parts[0] if parts else "" for parts in own} <= INSIDE_WEB[part] | {part}, file


@pytest.mark.parametrize(
    "folder",
    sorted({file.parent for file in PACKAGE.rglob("*.py")}),
    ids=lambda folder: folder.relative_to(ROOT).as_posix(),
)
def test_no_folder_is_a_hall(folder: Path) -> None:
    assert len(list(folder.glob("*.py"))) <= MOST_FILES


def card_names(tables: object) -> set[str]:
    """Everything that tables call by a name in a language."""
    if isinstance(tables, dict):
        own = {tables[language] for language in LANGUAGES if isinstance(tables.get(language), str)}
        return own.union(*[card_names(value) for value in tables.values()])
    if isinstance(tables, list | tuple):
        return set[str]().union(*[card_names(value) for value in tables])
    return set()


@pytest.mark.parametrize("game", HOMES)
def test_nothing_outside_its_folder_names_a_game_its_cards_or_its_clauses(game: str) -> None:
    prefix = clauses((home(game) / "rules.en.md").read_text(encoding="utf-8"))[0].split("-")[0]
    tables = NAMED[game].content().tables
    names = {name for name in card_names(tables) if len(name) > 4}
    assert len(names) > 20 or not tables, "cards are named by language"
    cards = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names) or r"(?!)")
    own = re.compile(rf"\b{game}\b|\b{prefix}-R?\d", re.I)
    for file in sorted(PACKAGE.rglob("*")):
        if file.suffix in (".py", ".js", ".css", ".html", ".ftl") and PACKAGE / "games" not in file.parents:
            text = file.read_text(encoding="utf-8")
            assert own.search(text) is None, file
            assert cards.search(text) is None, file


def clauses(text: str) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]{2}-R?\d+)\*\*", text, re.M)


def named_by_tests() -> set[str]:
    names = [
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    ]
    found = {
        f"{prefix}-{number}" for name in names for prefix, number in re.findall(r"([A-Z]{2})_(R?\d+)(?=_|$)", name)
    }
    settled = (ROOT / "tests" / "no_behaviour.txt").read_text(encoding="utf-8").splitlines()
    return found | {line.split()[0] for line in settled if line.strip() and not line.startswith("#")}


@pytest.mark.parametrize("game", HOMES)
def test_every_clause_of_the_rules_has_a_test(game: str) -> None:
    text = (home(game) / "rules.en.md").read_text(encoding="utf-8")
    tested = named_by_tests()
    assert clauses(text)
    assert [clause for clause in clauses(text) if clause not in tested] == []


def without_ranges(text: str) -> str:
    """Leave out the module's own docstring and "TR-085 to TR-090": a clause stands at its branch, by its number."""
    text = re.sub(r'^\s*""".*?"""', "", text, count=1, flags=re.S)
    return re.sub(r"[A-Z]{2}-R?\d+ ?(?:to|\.\.) ?[A-Z]{2}-R?\d+", "", text)


@pytest.mark.parametrize("game", HOMES)
def test_every_clause_stands_where_it_happens(game: str) -> None:
    folder = home(game)
    known = clauses((folder / "rules.en.md").read_text(encoding="utf-8"))
    files = [file for part in ("content", "state", "rules", "view") for file in (folder / part).rglob("*.py")]
    code = "".join([without_ranges(file.read_text(encoding="utf-8")) for file in files])
    placed = set(re.findall(r"\b[A-Z]{2}-R?\d+", code))
    listed = (ROOT / "tests" / "definitions.txt").read_text(encoding="utf-8").splitlines()
    defined = {line.split()[0] for line in listed if line.strip() and not line.startswith("#")}
    assert [clause for clause in known if clause not in placed | defined] == []
    assert [clause for clause in known if clause in placed & defined] == [], "listed in definitions.txt for nothing"


@pytest.mark.parametrize("game", HOMES)
def test_a_clause_named_in_the_code_is_in_the_rules(game: str) -> None:
    folder = home(game)
    known = set(clauses((folder / "rules.en.md").read_text(encoding="utf-8")))
    prefix = next(iter(known)).split("-")[0]
    for file in [*folder.rglob("*.py"), *folder.rglob("*.toml")]:
        named = set(re.findall(rf"\b{prefix}-R?\d+", file.read_text(encoding="utf-8")))
        assert named <= known, file


CLAUSE_OF_A_SENTENCE = re.compile(r"(Who|Whose|Whom|What|Whether|Where|When|Which|How|As|The same)\b")


@pytest.mark.parametrize("game", HOMES)
def test_docstrings_of_a_game_start_with_a_verb_or_a_noun(game: str) -> None:
    for file in home(game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                told = ast.get_docstring(node) or ""
                assert not CLAUSE_OF_A_SENTENCE.match(told), f"{file}:{node.lineno}: {told}"


def test_the_build_is_the_one_that_was_meant() -> None:
    """Without this a broken compilation would pass as the interpreted program."""
    wanted = os.environ.get("IGROTEKA_BUILD", "")
    if wanted:
        assert (wanted == "compiled") == COMPILED
    for name in (
        "engine.game",
        "engine.loop",
        "engine.step",
        "engine.chance",
        "games.tremble.rules.battle",
        "games.tremble.hints.hints",
        "bots.search",
    ):
        module = importlib.import_module(f"igroteka.{name}")
        assert str(module.__file__).endswith(".so") == COMPILED, name
