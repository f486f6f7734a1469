"""Compare the speed of two installed checkouts: tools/bench_pair.py OLD_PYTHON NEW_PYTHON [ROUNDS].

Each is the interpreter of an environment with a compiled igroteka. Every round measures both, in changing order; shown
are medians and the ratio new / old of each round, least, median and greatest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median

WORKERS = ("igroteka.bench.worker", "igroteka.lab.bench_worker")  # now, and in old checkouts
GAMES = (("tremble", 3), ("trappers", 4))
MEASURES = ("playouts", "games", "copying", "searching", "python_loop")  # copying: microseconds, less is better
SECONDS = 0.6


class Worker:
    """Measuring process of one environment."""

    def __init__(self, python: str) -> None:
        found = "import importlib.util as u; print(u.find_spec('igroteka.bench') is not None)"
        new = subprocess.run([python, "-P", "-c", found], capture_output=True, text=True, check=True, env=clean())
        module = WORKERS[0] if new.stdout.strip() == "True" else WORKERS[1]
        self.child = subprocess.Popen(
            [python, "-P", "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=clean()
        )

    def measure(self, measure: str, game: str, players: int, seed: int) -> float:
        assert self.child.stdin is not None and self.child.stdout is not None
        ask = {"measure": measure, "game": game, "players": players, "seconds": SECONDS, "seed": seed}
        self.child.stdin.write(json.dumps(ask) + "\n")
        self.child.stdin.flush()
        return float(json.loads(self.child.stdout.readline()))


def clean() -> dict[str, str]:
    """Return the environment without what would lead to other sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def main(old_python: str, new_python: str, rounds: int) -> None:
    old, new = Worker(old_python), Worker(new_python)
    for worker in (old, new):
        if worker.measure("compiled", "tremble", 2, 1) != 1.0:
            raise SystemExit("one of the two is not compiled")
    for game, players in GAMES:
        for measure in MEASURES:
            pairs = []
            for seed in range(rounds):
                first, second = (old, new) if seed % 2 else (new, old)
                one, other = (worker.measure(measure, game, players, seed) for worker in (first, second))
                pairs.append((one, other) if seed % 2 else (other, one))
            ratios = sorted(after / before for before, after in pairs)
            was, now = (median(column) for column in zip(*pairs, strict=True))
            spread = f"{ratios[0]:.3f} {median(ratios):.3f} {ratios[-1]:.3f}"
            print(f"{game:10} {measure:12} old {was:14,.2f}  new {now:14,.2f}  new/old {spread}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 7)
