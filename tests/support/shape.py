"""Print the shape of the code of a checkout: `python tests/support/shape.py [ROOT]`.

Files in each folder, the depth of imports inside each game, lines of each game by concern, names defined twice in one
game, and how many files of the project one click passes (a click through the server's HTTP door, under a profiler).
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

CLICK = """
import json, re, sys, tempfile, threading
from pathlib import Path
from starlette.testclient import TestClient
from igroteka.web.app import create_app
from igroteka.web.settings import Settings

passed = set()
def note(frame, event, arg):
    if event == "call" and "/igroteka/" in frame.f_code.co_filename:
        passed.add(frame.f_code.co_filename)

game = sys.argv[1]
with tempfile.TemporaryDirectory() as folder:
    threading.setprofile(note)
    app = create_app(Settings(data=Path(folder)))
    with TestClient(app, base_url="http://localhost", follow_redirects=False) as client:
        client.headers.update({"origin": "http://localhost"})
        seats = {"seat_0": "me", "seat_1": "me"}
        table = client.post("/new", data={"game": game, "players": "2", **seats}).headers["location"]
        client.post(table + "/start")
        for seat in (0, 1):
            client.post(table + f"/click?seat={seat}", content=json.dumps({"uncover": seat}))
            page = client.get(table).text
            version, action = re.search(r'data-v="(\\d+)"', page), re.search(r'data-act="(\\d+)"', page)
            if action:
                break
        passed.clear()
        client.post(table + f"/click?seat={seat}", content=json.dumps({"v": int(version[1]), "a": int(action[1])}))
        print(len(passed))
"""


def modules(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*.py") if file.name != "__init__.py")


def dotted(root: Path, file: Path) -> str:
    return ".".join(file.relative_to(root).with_suffix("").parts)


def imports(root: Path, file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def import_depth(root: Path, folder: Path) -> int:
    """Return how many modules of the folder stand in the longest chain of imports."""
    graph = {dotted(root, file): imports(root, file) for file in modules(folder)}

    @cache
    def depth(name: str) -> int:
        return 1 + max([depth(other) for other in graph[name] if other in graph and other != name], default=0)

    return max(depth(name) for name in graph)


def doubles(folder: Path) -> int:
    """Return how many top-level names stand in more than one module of the folder."""
    names: Counter[str] = Counter()
    for file in modules(folder):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        own |= {
            target.id
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        names.update(own)
    return sum(count > 1 for count in names.values())


def lines(files: list[Path]) -> int:
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def by_concern(folder: Path) -> str:
    sums: Counter[str] = Counter()
    for file in modules(folder):
        inside = file.relative_to(folder).parts
        sums[inside[0] if len(inside) > 1 else "beside"] += lines([file])
    return ", ".join(f"{name} {count}" for name, count in sorted(sums.items()))


def clicked(root: Path, game: str) -> str:
    command = [sys.executable, "-c", CLICK, game]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(root)})
    return done.stdout.strip() or re.sub(r"\s+", " ", done.stderr[-200:])


def main(root: Path) -> None:
    package = root / "igroteka"
    counts = {folder: len(list(folder.glob("*.py"))) for folder in {file.parent for file in package.rglob("*.py")}}
    fullest = sorted(counts, key=lambda folder: -counts[folder])[:5]
    print("fullest folders:", ", ".join(f"{folder.relative_to(root)} {counts[folder]}" for folder in fullest))
    for game in sorted(file.parent for file in package.glob("games/*/box.py")):
        print(f"{game.name}: import depth {import_depth(root, game)}, names defined twice {doubles(game)},", end=" ")
        print(f"a click passes {clicked(root, game.name)} files, lines {lines(modules(game))}: {by_concern(game)}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())
