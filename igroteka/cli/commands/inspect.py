"""Command inspect: a moment of a record for those who work on the rules.

It shows what is pending, who is to act and every field of the table; nothing is hidden. Seats and all other numbers
are those of the record, from 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from igroteka.cli.errors import printable
from igroteka.cli.terminal.records import box_for
from igroteka.cli.terminal.replay import Moment, moment_at, moments_of
from igroteka.engine.digest import pending
from igroteka.engine.game import Game
from igroteka.engine.record import read
from igroteka.engine.seats import CHANCE
from igroteka.engine.session import spelled


def inspect_file(file: Path, step: int) -> None:
    """Print one moment; `step` counts the entries of the record, -1 is the last moment."""
    record = read(file)
    moments = moments_of(record, box_for(record))
    moment = moment_at(moments, step)
    for line in lines_of(moment, len(moments)):
        print(printable(line))


def lines_of(moment: Moment, count: int) -> Iterator[str]:
    if moment.entry is None:
        yield f"step 0 of {count - 1}: the beginning"
    else:
        yield f"step {moment.entry.n} of {count - 1}: {spelled(moment.entry)}"
    yield f"to act: {acting(moment.game)}"
    steps = pending(moment.game)[::-1]
    yield "pending, the next one first:" if steps else "pending: nothing"
    for name, *numbers in steps:
        yield f"  {name} {' '.join(map(str, numbers))}"
    table = moment.game.table()
    width = max(map(len, table))
    yield "table:"
    for name, value in table.items():
        yield f"  {name:{width}}  {' '.join(map(str, value)) if isinstance(value, list) else value}".rstrip()


def acting(game: Game) -> str:
    """Return who moves the game on now."""
    if game.seat == CHANCE:
        return "chance"
    seats = game.seats()
    if not seats:
        return "nobody, the game is over"
    return f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"
