"""Records of games played in the terminal: where they are written, and how one that was cut off goes on."""

from __future__ import annotations

from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Final

from igroteka.cli.errors import CommandError
from igroteka.engine.record import Pen, Record, RecordError, bytes_of, read_bytes
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.box import Box

FOLDER: Final = Path("igroteka-records")


def new_pen(wanted: Path | None, game: str) -> Pen:
    path = wanted if wanted is not None else free_path(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return Pen.new(path)
    except FileExistsError:
        raise CommandError(f"--record {path}: the file is there already; --resume goes on with it") from None


def free_path(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    return next(path for path in (FOLDER / f"{name}.jsonl" for name in names) if not path.exists())


def box_for(record: Record) -> Box:
    """Return the game that the record is of; raise RecordError if there is none."""
    game = record.header.game
    if game not in GAMES:
        raise RecordError(record.file, 1, f"no game '{game}'; there are: {', '.join(sorted(GAMES))}")
    return GAMES[game]


def reopened(path: Path) -> Session:
    """Return the game where its record leaves it; drop a last line that was never finished."""
    data = bytes_of(path)
    whole = data[: data.rfind(b"\n") + 1]
    record = read_bytes(whole or data, str(path))
    box = box_for(record)
    Session.from_record(record, box)
    if len(whole) < len(data):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return Session.from_record(record, box, Pen(path))
