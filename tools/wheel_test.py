"""Install the wheel without extras into an empty environment, and run the lines of the README there: `make wheel-test`.

Prints what was installed and how long `import igroteka` takes. Interpreted, so that no compiler is needed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
IMPORT: Final = "import time; began = time.process_time(); import igroteka; print(time.process_time() - began)"
SLOW: Final = 0.1  # seconds of computing, however busy the machine is


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        wheel = build(folder)
        venv.create(folder / "env", with_pip=True)
        python = str(folder / "env" / "bin" / "python")
        run(python, "-m", "pip", "install", "-q", str(wheel), cwd=folder)
        print(run(python, "-m", "pip", "freeze", cwd=folder))
        print(run(python, "-c", readme(), cwd=folder))
        took = min(float(run(python, "-c", IMPORT, cwd=folder)) for _ in range(5))
        print(f"import igroteka: {took:.3f} s")
        told = subprocess.run([folder / "env/bin/igroteka", "games"], capture_output=True, text=True, check=False)
        print(told.stderr.strip())
        if took > SLOW or told.returncode != 2 or "igroteka[cli]" not in told.stderr or told.stderr.count("\n") != 1:
            sys.exit("wheel-test: failed")


def build(folder: Path) -> Path:
    """Build from a copy: what other builds left in the tree would come along."""
    tree = folder / "tree"
    shutil.copytree(ROOT / "igroteka", tree / "igroteka", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation")
    run(*pip, "-w", str(folder), str(tree))
    (wheel,) = folder.glob("*.whl")
    return wheel


def readme() -> str:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    return str(program)


def run(*command: str, cwd: Path = ROOT) -> str:
    environment = {**os.environ, "PURE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return subprocess.run(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    main()
