"""The program under a profiler that counts processor time: python -m igroteka.bench.web.watched FILE serve ...

It watches from the signal USR1 on, so that starting up does not count, and writes the file when the program ends.
"""

from __future__ import annotations

import cProfile
import runpy
import signal
import sys
import time
from pathlib import Path


def main() -> None:
    file = Path(sys.argv.pop(1))
    watch = cProfile.Profile(time.process_time)
    signal.signal(signal.SIGUSR1, lambda *_: watch.enable())
    try:
        runpy.run_module("igroteka", run_name="__main__")
    finally:
        watch.disable()
        watch.dump_stats(file)


if __name__ == "__main__":
    main()
