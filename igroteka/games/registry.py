"""The games there are: a fifth one is a folder and a line here."""

from __future__ import annotations

from igroteka.games.tremble.box import TREMBLE
from igroteka.table.box import Box

GAMES: dict[str, Box] = {
    box.name: box
    for box in (
        TREMBLE,  # «Трепещите, человеки!»
    )
}


class NoSuchGameError(ValueError):
    pass


def box_of(name: str) -> Box:
    if name not in GAMES:
        raise NoSuchGameError(f"no game '{name}'; there are: {', '.join(sorted(GAMES))}")
    return GAMES[name]
