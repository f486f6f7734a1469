"""The server that browsers are driven against, as a process of its own: `serve_games.py PORT FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from tiny_games.duel_box import Duel
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.pig_box import Pig

from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.web.app import create_app
from igroteka.web.settings import Settings
from igroteka.web.sockets import Sockets


def main(port: int, data: Path) -> None:
    games: dict[str, Box] = {**GAMES, "pig": Pig(), "liars_dice": LIARS_DICE, "duel": Duel()}
    settings = Settings(  # hints and reviews are thought about much less than people wait for
        data=data,
        dwell=0.0,
        window=(0.0, 0.01),
        warm=False,
        niceness=0,
        minute=0.5,
        missing=1.0,
        hint=0.3,
        review=3,
    )
    uvicorn.run(create_app(settings, games), port=port, ws=Sockets, log_level="warning", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
