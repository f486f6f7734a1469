"""First games: tables that teach. How far a table has come with its bubbles is kept with it, so any device goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE
from igroteka.engine.session import Session
from igroteka.table.box import Box
from igroteka.table.coach import FirstGame
from igroteka.web.errors import WebError
from igroteka.web.tables.room import Room

TAUGHT: Final = "taught"  # among the settings of a table: the bubbles that were read, and whether more are wanted
UNTAUGHT: Final[Mapping[str, Any]] = {TAUGHT: {"seen": [], "quiet": False}}


def first_game_of(box: Box) -> FirstGame:
    if box.first_game is None:
        raise WebError("field", field="game", value=box.name)
    return box.first_game


def deal(box: Box, settings: Mapping[str, Any], session: Session) -> None:
    """Play the throws and draws of the set-up as every first game has them; what falls later falls by chance."""
    if TAUGHT not in settings or box.first_game is None:
        return
    rng = Rng(box.first_game.seed)
    while session.game.seat == CHANCE:
        session.throw(rng)


def is_taught(room: Room) -> bool:
    return TAUGHT in room.row.settings and room.box.first_game is not None


def is_quiet(room: Room) -> bool:
    return bool(room.row.settings[TAUGHT]["quiet"])


def seen_of(room: Room) -> list[str]:
    return list(room.row.settings[TAUGHT]["seen"])


def mark_seen(room: Room, key: str) -> None:
    """Note that the bubble has been read, or passed by."""
    known = [bubble.key for bubble in first_game_of(room.box).bubbles]
    if key not in known:
        raise WebError("field", field="seen", value=key[:40])
    if key not in seen_of(room):
        keep(room, seen=[*seen_of(room), key])


def set_quiet(room: Room, quiet: bool) -> None:
    keep(room, quiet=quiet)


def keep(room: Room, **values: object) -> None:
    settings = {**room.row.settings, TAUGHT: {**room.row.settings[TAUGHT], **values}}
    room.store.change_table(room.row.id, settings=settings)
    room.row = replace(room.row, settings=settings)
    room.peopled()
