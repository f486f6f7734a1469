"""A web server as a process of its own, to be killed: `python web_process.py DATA SETTINGS`, prints its address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import uvicorn
from web_guests import Server, quick


class Process:
    """Started, and killed without a word."""

    def __init__(self, data: Path, **settings: Any) -> None:
        here = Path(__file__).parent
        paths = [str(here), str(here.parent), *[path for path in sys.path if path]]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            [sys.executable, __file__, str(data), json.dumps(settings)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Speaking(Server):
    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await uvicorn.Server.startup(self, sockets)  # type: ignore[arg-type]
        print(self.url, flush=True)


if __name__ == "__main__":
    from web_guests import TEST_GAMES

    server = Speaking(quick(Path(sys.argv[1]), **json.loads(sys.argv[2])), TEST_GAMES)
    server.run([server.listening])
