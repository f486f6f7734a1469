"""Serve the sources in front of you, and start again when they change: `make play DEV=1`, run in the editable install.

Templates, scripts and styles are read anew for every page and need no new start; rules, words, tables and drawings do.
Open pages find the server again by themselves. Arguments go to `igroteka serve`.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent.parent / "igroteka"
READ_AT_START: Final = {".py", ".ftl", ".toml", ".md"}
PAUSE: Final = 0.4  # seconds between two looks
PATIENCE: Final = 10.0  # seconds that a server has to close its tables


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    opening = ["--open"] if "--open" in sys.argv else []
    arguments = [argument for argument in sys.argv[1:] if argument != "--open"]
    while True:
        before = dates()
        server = start([*arguments, *opening])
        opening = []  # one page is enough
        try:
            changed = wait_for_change(before)
        except KeyboardInterrupt:  # the server has heard it too
            server.wait(PATIENCE)
            return
        finally:
            stop(server)
        print(f"igroteka: {', '.join(changed)}: starting again", flush=True)


def start(arguments: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "igroteka", "serve", *arguments])


def stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)  # as Ctrl-C: it closes its tables and its processes
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def wait_for_change(before: dict[str, int]) -> list[str]:
    """Return which files have changed. A server that fails on a fault in the sources is started when they change."""
    while True:
        time.sleep(PAUSE)
        now = dates()
        if now != before:
            time.sleep(PAUSE)  # an editor may still be writing others
            return sorted({name for name, _ in before.items() ^ now.items()})


def dates() -> dict[str, int]:
    files = [file for file in SOURCES.rglob("*") if is_read_at_start(file)]
    return {str(file.relative_to(SOURCES.parent)): date(file) for file in files}


def is_read_at_start(file: Path) -> bool:
    return file.suffix in READ_AT_START or (file.suffix == ".svg" and "icons" in file.parts)


def date(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except FileNotFoundError:  # an editor has just put it aside
        return 0


if __name__ == "__main__":
    main()
