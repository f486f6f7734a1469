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
from igroteka.web.models import ALL_SEEING, NOBODY, ReplayPage
from igroteka.web.page.diff import difference
from igroteka.web.page.replay import Replay, is_over, replay_of
from igroteka.web.page.replay_frames import moment_parts, motions_at, replay_seats, said_at
from igroteka.web.page.seating import goal_of
from igroteka.web.routes.lobby import check_room_for_more
from igroteka.web.routes.rendering import page
from igroteka.web.routes.table import json_of, wanted_seat
from igroteka.web.state import AppState, fields, number_in, state_of
from igroteka.web.storage.schema import TABLES
from igroteka.web.storage.store import Chair, Guest, TableRow
from igroteka.web.tables import new_table
from igroteka.web.tables.bot_levels import USUAL, checked
from igroteka.web.tables.catalogue import art_of
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.matches import game_said, match_of
from igroteka.web.tables.new_table import Wanted
from igroteka.web.wire import Update

ROUTES: Final = APIRouter()
LARGEST: Final = 2 * 1024 * 1024
LONGEST: Final = 20_000  # entries
MOST_UPLOADS: Final = 30  # in a day
DAY: Final = 86_400.0  # seconds
NO_STEP: Final = -1  # the page shows nothing yet


async def replay_for(state: AppState, table: str) -> Replay:
    known = state.replays.known(table)
    if known is not None:
        return known
    row, chairs, lines = state.replays.sources(table)
    replay = await asyncio.to_thread(replay_of, state.catalogue.box(row.game), row, chairs, lines)
    state.replays.keep(replay)
    return replay


def viewer_in(text: str | None, players: int) -> int:
    """Read who looks on: a seat, NOBODY or ALL_SEEING."""
    viewer = wanted_seat(text)
    if viewer is None:
        return NOBODY
    if not ALL_SEEING <= viewer < players:
        raise WebError("field", field="seat", value=str(viewer))
    return viewer


def step_in(text: str | None, last: int, usual: int) -> int:
    if text is None or text == "":
        return usual
    return number_in({"step": text}, "step", 0, last)


@ROUTES.get("/r/{table}")
async def replay_page(request: Request, table: str, step: str | None = None, seat: str | None = None) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    replay = await replay_for(state, table)
    viewer = viewer_in(seat, replay.row.players)
    at = step_in(step, replay.last, 0)
    content = ReplayPage(
        reader=visitor.reader(),
        table=table,
        game=replay.row.game,
        title=state.catalogue.title(replay.row.game, visitor.language),
        steps=replay.last,
        step=at,
        seat=viewer,
        seats=replay_seats(replay, visitor.language),
        parts=moment_parts(replay, at, viewer, visitor.language),
        board=replay.box.board_size(replay.content, replay.row.players),
        art=art_of(replay.box),
        sprite=sprite(art=replay.box.art_folder()),
        marks=replay.marks(),
        games=games_of(state, replay, visitor),
        goal=goal_of(replay.box, replay.row, state.catalogue.speaker(replay.row.game, visitor.language), viewer),
    )
    return page("replay.html", content)


def games_of(state: AppState, replay: Replay, visitor: Visitor) -> tuple[tuple[str, str], ...]:
    """List the games of the match that can be looked at, this one among them; () without a match."""
    row = state.store.table(replay.row.id)  # the replay may be older than the second game
    match = match_of(state.store, row) if row else None
    if match is None:
        return ()
    return tuple([(game.id, game_said(match, game, visitor.texts)) for _, game in match.finished()])


@ROUTES.get("/r/{table}/step")
async def step(
    request: Request, table: str, n: str | None = None, seat: str | None = None, have: str | None = None
) -> Response:
    """Send a step; `have` is the one that the page shows, and then only what differs is sent."""
    state = state_of(request)
    language = state.visitor(request).language
    replay = await replay_for(state, table)
    viewer = viewer_in(seat, replay.row.players)
    at = step_in(n, replay.last, 0)
    shown = step_in(have, replay.last, NO_STEP)
    old = moment_parts(replay, shown, viewer, language) if shown != NO_STEP else {}
    changed, gone = difference(old, moment_parts(replay, at, viewer, language))
    forward = at == shown + 1 or shown == NO_STEP
    play = motions_at(replay, at, viewer, language) if forward else []
    return json_of(Update(at, changed, gone, play=play, say=said_at(replay, at, viewer, language)))


# --- records from elsewhere ---


@ROUTES.post("/upload")
async def upload(request: Request) -> Response:
    state = state_of(request)
    form = await request.form(max_files=1, max_fields=10, max_part_size=LARGEST)
    file = next((value for value in form.values() if isinstance(value, UploadFile)), None)
    if file is None:
        raise WebError("field", field="file", value="")
    data = await file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise WebError("large", most=LARGEST // 1024)
    _, guest = state.entering(request)
    check_uploads(state, guest)
    record = await asyncio.to_thread(checked_record, state, data)
    return state.leaving(request, guest, f"/r/{kept(state, record, guest)}")


def check_uploads(state: AppState, guest: Guest) -> None:
    """Limit the records of a guest in a day, since they are kept for good."""
    brought = TABLES.c.settings["upload"].as_boolean() & (TABLES.c.changed > time.time() - DAY)
    if len(state.store.tables(TABLES.c.host == guest.id, brought, most=MOST_UPLOADS)) >= MOST_UPLOADS:
        raise WebError("uploads", most=MOST_UPLOADS)


def checked_record(state: AppState, data: bytes) -> Record:
    """Read a record and play it through: what is kept can be shown."""
    record = read_bytes(data)
    header = record.header
    if header.game not in state.catalogue.games:
        raise RecordError(
            record.file, 1, f"no game '{header.game[:40]}'; there are: {', '.join(state.catalogue.games)}"
        )
    if len(record.lines) > LONGEST:
        raise RecordError(record.file, 0, f"longer than {LONGEST} entries")
    replay_of(state.catalogue.games[header.game], row_for(record, ""), chairs_in(record), record.lines)
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


def kept(state: AppState, record: Record, guest: Guest) -> str:
    row = row_for(record, guest.id)
    with state.store.writing():
        state.store.add_table(row, chairs_in(record))
        for number, line in enumerate(record.lines):
            state.store.enter(row.id, number, line)
    return row.id


# --- playing on ---


@ROUTES.post("/r/{table}/continue")
async def play_on(request: Request, table: str) -> Response:
    state = state_of(request)
    replay = await replay_for(state, table)
    form = await fields(request)
    players = replay.row.players
    at = number_in(form, "step", 0, replay.last)
    seat = number_in(form, "seat", 0, players - 1)
    level = checked(form.get("level", USUAL))
    if is_over(replay, at):
        raise WebError("over")
    _, guest = state.entering(request)
    check_room_for_more(state, request, guest)
    kinds = ["me" if number == seat else f"bot:{level}" for number in range(players)]
    options = replay.record.header.options
    new = new_table.lay_table(state.store, state.catalogue, Wanted(replay.row.game, kinds, options), guest)
    room = state.rooms.room(new)
    before = [entry for entry in replay.record.entries[:at] if not isinstance(entry, Ended)]
    new_table.begin(room, list(room.chairs), replay.content, before)
    return state.leaving(request, guest, f"/t/{new}")
