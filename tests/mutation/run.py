"""Break the rules of a game at random and count how often its tests notice: a mutation run with cosmic-ray.

    python tests/mutation/run.py tremble --sample 400 --seed 1 --workers 2
    python tests/mutation/run.py trappers --only raids battles --sample 60
    python tests/mutation/run.py havoc --minutes 90

Mutants are tried in random order, so those of a run that is out of time are a fair sample, too. Broken are the chapters
of the rules: the files of rules/ and state/, apart from tables of names and numbers. Each mutant meets only the tests
that reach its line (reach.py). Runs on copies of the tree, interpreted; `cosmic-ray` and `coverage` must be installed
(the extra [mutation]).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "igroteka" / "games"
TABLES = {"actions", "events", "fields", "reasons"}  # tested as what uses them
SHOWN = {"balance", "card_words", "draw", "hints", "page_facts", "text", "words"}  # tests of what is said of the rules
SECONDS = 100  # of computing for the tests of one mutant, twice what they take on a busy machine: some never end,
MEMORY = 2 << 20  # kilobytes: and some grow without end
SAME = ("_Is", "_IsNot")  # on small numbers the same as == and !=
TESTS = "tests/mutation/reach.py reach.json originals"
CONFIG = """
[cosmic-ray]
module-path = [{modules}]
timeout = 900.0  # of waiting
excluded-modules = []
test-command = "sh -c 'ulimit -t {seconds} && ulimit -v {memory} && exec {python} {tests}'"
[cosmic-ray.distributor]
name = "local"
"""


def games() -> list[str]:
    return sorted(file.parent.name for file in GAMES.glob("*/box.py"))


def chapters(game: str) -> list[Path]:
    """Return what can be broken: all of rules/, and of state/ what is more than names and numbers."""
    folders = [GAMES / game / "rules", GAMES / game / "state"]
    files = [file for folder in folders for file in folder.rglob("*.py") if file.stem not in {"__init__", *TABLES}]
    return sorted(file.relative_to(ROOT) for file in files)


def chosen_chapters(game: str, only: list[str]) -> list[Path]:
    found = [chapter for chapter in chapters(game) if not only or chapter.stem in only]
    unknown = set(only) - {chapter.stem for chapter in found}
    if unknown:
        raise SystemExit(f"{game} has no chapter {', '.join(sorted(unknown))}")
    return found


def copy_tree(to: Path) -> None:
    names = ("igroteka", "tests", "pyproject.toml")
    for name in names:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, to / name)


def prepare(folder: Path, game: str, broken: list[Path]) -> None:
    copy_tree(folder)
    modules = ", ".join(f'"{chapter}"' for chapter in broken)
    config = CONFIG.format(modules=modules, seconds=SECONDS, memory=MEMORY, python=sys.executable, tests=TESTS)
    (folder / "config.toml").write_text(config)
    for chapter in broken:
        (folder / "originals" / chapter.parent).mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / chapter, folder / "originals" / chapter)
    record_reach(folder, game)
    call(folder, "init", "config.toml", "session.sqlite")


def record_reach(folder: Path, game: str) -> None:
    """Play the tests once, unbroken: what fails unbroken would notice everything.

    The bytecode of this run stays: each mutant reads it for all files but its own, instead of compiling hundreds.
    """
    files = [file for file in (folder / "tests/games" / game).glob("test_*.py") if file.stem[5:] not in SHOWN]
    tests = sorted(str(file.relative_to(folder)) for file in files)
    pytest = (
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-p",
        "mutation.reach",
    )
    done = subprocess.run(
        [*pytest, *tests],
        cwd=folder,
        env={**environment(folder), "REACH": "reach.json", "PYTHONDONTWRITEBYTECODE": ""},
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{game}: its tests fail unbroken")


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{folder}:{folder / 'tests'}", "PYTHONDONTWRITEBYTECODE": "1"}


def call(folder: Path, *command: str) -> str:
    tool = Path(sys.executable).with_name("cosmic-ray")
    done = subprocess.run(
        [tool, *command], cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"cosmic-ray {' '.join(command)}: {done.stderr[-2000:]}")
    return done.stdout


def keep(folder: Path, chosen: set[str]) -> None:
    """Only these jobs stay in the session."""
    with sqlite3.connect(folder / "session.sqlite") as db:
        jobs = [row[0] for row in db.execute("select job_id from work_items")]
        for job in jobs:
            if job not in chosen:
                db.execute("delete from mutation_specs where job_id = ?", (job,))
                db.execute("delete from work_items where job_id = ?", (job,))


def specs(folder: Path) -> list[tuple[str, str, int]]:
    """Every mutation by job: file and line; what stands in a signature or an import is no behaviour."""
    found = []
    with sqlite3.connect(folder / "session.sqlite") as db:
        rows = db.execute(
            "select job_id, module_path, start_pos_row, operator_name from mutation_specs"
            " order by module_path, start_pos_row, start_pos_col, operator_name, operator_args, occurrence"
        )
        for job, path, row, operator in rows:
            line = (folder / path).read_text(encoding="utf-8").splitlines()[row - 1].lstrip()
            if not line.startswith(("from ", "import ", "class ", "def ")) and not operator.endswith(SAME):
                found.append((job, path, row))
    return found


def execute(folder: Path, minutes: float) -> None:
    """Try the mutants of a folder, in random order, until all are done or time is up."""
    tool = Path(sys.executable).with_name("cosmic-ray")
    output = (folder / "exec.log").open("w")
    child = subprocess.Popen(
        [tool, "exec", "config.toml", "session.sqlite"],
        cwd=folder,
        env=environment(folder),
        stdout=output,
        stderr=output,
        start_new_session=True,
    )
    try:
        if child.wait(60 * minutes):
            raise SystemExit(f"cosmic-ray exec: {(folder / 'exec.log').read_text()[-2000:]}")
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)  # the tests of the mutant at hand, too
        child.wait()


def results(folder: Path) -> list[dict[str, Any]]:
    """Return the mutants that have met their tests."""
    lines = [json.loads(line) for line in call(folder, "dump", "session.sqlite").splitlines()]
    return [{**item["mutations"][0], **outcome} for item, outcome in lines if outcome]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games())
    parser.add_argument("--only", nargs="+", metavar="CHAPTER", default=[], help="these chapters alone")
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=600.0, help="of trying mutants")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        first = Path(temporary) / "0"
        first.mkdir()
        prepare(first, chosen.game, chosen_chapters(chosen.game, chosen.only))
        jobs = specs(first)
        random.Random(chosen.seed).shuffle(jobs)
        sample = [job for job, _, _ in jobs[: chosen.sample]]
        print(f"{len(sample)} of {len(jobs)} mutants", flush=True)
        folders = [first, *(Path(temporary) / str(number) for number in range(1, chosen.workers))]
        for number, folder in enumerate(folders):
            if number:
                shutil.copytree(first, folder)
        for number, folder in enumerate(folders):
            keep(folder, set(sample[number :: chosen.workers]))
        with ThreadPoolExecutor(chosen.workers) as pool:
            list(pool.map(lambda folder: execute(folder, chosen.minutes), folders))
        outcomes = [outcome for folder in folders for outcome in results(folder)]
    survivors = [outcome for outcome in outcomes if outcome.get("test_outcome") == "survived"]
    for outcome in sorted(survivors, key=lambda o: (o["module_path"], o["start_pos"])):
        diff = (outcome.get("diff") or "").splitlines()
        changed = [line for line in diff if line[:1] in "+-" and line[1:2] not in "+-"]
        print(outcome["module_path"], outcome["start_pos"][0], outcome["operator_name"].split("/")[-1])
        print(*changed, sep="\n")
    killed = len(outcomes) - len(survivors)
    print(f"killed {killed} of {len(outcomes)}: {100 * killed / len(outcomes):.1f} %")


if __name__ == "__main__":
    main()
