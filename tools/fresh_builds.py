"""Build in empty folders, one after another, and count failures: tools/fresh_builds.py [COUNT].

Each build is the mypyc step of `setup.py` on the committed tree, rules and pages at the same time, with types
checked beside them as `make test` does. Nothing is kept between two builds: a cache
that two of them share would show.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
STEP = "import setup; print(len(setup.extensions()))"


def built(folder: str) -> str:
    """Return what went wrong in one build; nothing if all went well."""
    tree = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x"], cwd=folder, input=tree.stdout, check=True)
    commands = ([sys.executable, "-c", STEP], [sys.executable, "-m", "mypy", "igroteka"])
    children = [
        subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for command in commands
    ]
    told = [child.communicate()[0] for child in children]
    return "\n".join([said[-600:] for child, said in zip(children, told, strict=True) if child.returncode])


def main(count: int) -> None:
    failures = 0
    for number in range(1, count + 1):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            wrong = built(folder)
        failures += bool(wrong)
        print(
            f"build {number} of {count}: {'failed' if wrong else 'fine'}, {time.monotonic() - began:.0f} s", flush=True
        )
        if wrong:
            print(wrong, flush=True)
    print(f"{count - failures} of {count} builds without a failure")
    raise SystemExit(failures > 0)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
