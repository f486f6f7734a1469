"""Finished games step by step, records that people bring, and playing on from any moment."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from igroteka.engine.record import Ended, Record, RecordError, read_bytes
from igroteka.table.svg.icons import sprite
from igroteka.web.errors import WebError
from igroteka.web.ids import clean_name, table_id
from igroteka.web.models import ReplayPage
from igroteka.web.page.log_view import ALL
from igroteka.web.page.presenter import difference
from igroteka.web.page.replay import Replay, is_over, reel_of
from igroteka.web.page.replay_frames import moment_parts, motions_at, replay_seats, said_at
from igroteka.web.routes.lobby import check_room_for_more
from igroteka.web.routes.rendering import page
from igroteka.web.routes.table import json_of, wanted_seat
from igroteka.web.state import AppState, fields, number_in, state_of
from igroteka.web.storage.schema import TABLES
from igroteka.web.storage.store import Chair, Guest, TableRow
from igroteka.web.tables import new_table
from igroteka.web.tables.bot_levels import USUAL, checked
from igroteka.web.tables.catalogue import art_of
from igroteka.web.tables.new_table import Wanted
from igroteka.web.wire import Update

ROUTES: Final = APIRouter()
LARGEST: Final = 2 * 1024 * 1024
LONGEST: Final = 20_000  # entries
MOST_UPLOADS: Final = 30  # in a day
DAY: Final = 86_400.0  # seconds


async def reel_for(site: AppState, table: str) -> Replay:
    known = site.replays.known(table)
    if known is not None:
        return known
    row, chairs, lines = site.replays.sources(table)
    reel = await asyncio.to_thread(reel_of, site.shelf.box(row.game), row, chairs, lines)
    site.replays.keep(reel)
    return reel


def eyes_in(text: str | None, players: int) -> int:
    """A seat, -1 for a spectator, -2 for all-seeing."""
    eyes = wanted_seat(text)
    if eyes is None:
        return -1
    if not ALL <= eyes < players:
        raise WebError("field", field="seat", value=str(eyes))
    return eyes


def step_in(text: str | None, last: int, usual: int) -> int:
    if text is None or text == "":
        return usual
    return number_in({"step": text}, "step", 0, last)


@ROUTES.get("/r/{table}")
async def replay(request: Request, table: str, step: str | None = None, seat: str | None = None) -> Response:
    site = state_of(request)
    visitor = site.visitor(request)
    reel = await reel_for(site, table)
    eyes = eyes_in(seat, reel.row.players)
    at = step_in(step, reel.last, 0)
    content = ReplayPage(
        reader=visitor.reader(),
        table=table,
        game=reel.row.game,
        title=site.shelf.title(reel.row.game, visitor.language),
        steps=reel.last,
        step=at,
        seat=eyes,
        seats=replay_seats(reel, visitor.language),
        parts=moment_parts(reel, at, eyes, visitor.language),
        board=reel.box.board_size(reel.content, reel.row.players),
        art=art_of(reel.box),
        sprite=sprite(art=reel.box.art_folder()),
        marks=reel.marks(),
    )
    return page("replay.html", content)


@ROUTES.get("/r/{table}/step")
async def step(
    request: Request, table: str, n: str | None = None, seat: str | None = None, have: str | None = None
) -> Response:
    """`have` is the step that the page shows: then only what differs is sent."""
    site = state_of(request)
    language = site.visitor(request).language
    reel = await reel_for(site, table)
    eyes = eyes_in(seat, reel.row.players)
    at = step_in(n, reel.last, 0)
    shown = step_in(have, reel.last, -1)
    old = moment_parts(reel, shown, eyes, language) if shown >= 0 else {}
    changed, gone = difference(old, moment_parts(reel, at, eyes, language))
    forward = at == shown + 1 or shown < 0
    play = motions_at(reel, at, eyes) if forward else []
    return json_of(Update(at, changed, gone, play=play, say=said_at(reel, at, eyes, language)))


# --- records from elsewhere ---


@ROUTES.post("/upload")
async def upload(request: Request) -> Response:
    site = state_of(request)
    form = await request.form(max_files=1, max_fields=10, max_part_size=LARGEST)
    file = next((value for value in form.values() if isinstance(value, UploadFile)), None)
    if file is None:
        raise WebError("field", field="file", value="")
    data = await file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise WebError("large", most=LARGEST // 1024)
    _, guest = site.entering(request)
    check_patience(site, guest)
    record = await asyncio.to_thread(checked_record, site, data)
    return site.leaving(request, guest, f"/r/{kept(site, record, guest)}")


def check_patience(site: AppState, guest: Guest) -> None:
    """Records are kept for good: so many of a guest in a day."""
    brought = TABLES.c.settings["upload"].as_boolean() & (TABLES.c.changed > time.time() - DAY)
    if len(site.store.tables(TABLES.c.host == guest.id, brought, most=MOST_UPLOADS)) >= MOST_UPLOADS:
        raise WebError("uploads", most=MOST_UPLOADS)


def checked_record(site: AppState, data: bytes) -> Record:
    """Read and played through: what is kept can be shown."""
    record = read_bytes(data)
    header = record.header
    if header.game not in site.shelf.games:
        raise RecordError(record.file, 1, f"no game '{header.game[:40]}'; there are: {', '.join(site.shelf.games)}")
    if len(record.lines) > LONGEST:
        raise RecordError(record.file, 0, f"longer than {LONGEST} entries")
    reel_of(site.shelf.games[header.game], row_for(record, ""), chairs_in(record), record.lines)
    return record


def row_for(record: Record, host: str) -> TableRow:
    header, end = record.header, record.end()
    return TableRow(
        id=table_id(),
        game=header.game,
        players=header.players,
        options=header.options,
        content=header.content.hash,
        state="finished",
        host=host,
        settings={"upload": True},
        winners=tuple(end.winners) if end else (),
    )


def chairs_in(record: Record) -> list[Chair]:
    return [Chair(seat, "person", name=clean_name(name)) for seat, name in enumerate(record.header.seats)]


def kept(site: AppState, record: Record, guest: Guest) -> str:
    row = row_for(record, guest.id)
    with site.store.writing():
        site.store.add_table(row, chairs_in(record))
        for number, line in enumerate(record.lines):
            site.store.enter(row.id, number, line)
    return row.id


# --- playing on ---


@ROUTES.post("/r/{table}/continue")
async def play_on(request: Request, table: str) -> Response:
    site = state_of(request)
    reel = await reel_for(site, table)
    form = await fields(request)
    players = reel.row.players
    at = number_in(form, "step", 0, reel.last)
    seat = number_in(form, "seat", 0, players - 1)
    level = checked(form.get("level", USUAL))
    if is_over(reel, at):
        raise WebError("over")
    _, guest = site.entering(request)
    check_room_for_more(site, request, guest)
    kinds = ["me" if number == seat else f"bot:{level}" for number in range(players)]
    options = reel.record.header.options
    new = new_table.lay_table(site.store, site.shelf, Wanted(reel.row.game, kinds, options), guest)
    room = site.rooms.room(new)
    before = [entry for entry in reel.record.entries[:at] if not isinstance(entry, Ended)]
    new_table.begin(room, list(room.chairs), reel.content, before)
    return site.leaving(request, guest, f"/t/{new}")
