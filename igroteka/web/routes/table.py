"""The table's page, its socket and its second door, and what host and players do about their seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
from fastapi import APIRouter, Request, WebSocket
from starlette.responses import RedirectResponse, Response

from igroteka.web.errors import LATER, WebError
from igroteka.web.models import NOBODY, TablePage
from igroteka.web.origin import same_origin
from igroteka.web.page.clicks import read_click
from igroteka.web.page.connection import BROKEN, GONE, Connection
from igroteka.web.page.diff import update_between
from igroteka.web.page.frame import frame_of
from igroteka.web.page.presenter import presenter_of
from igroteka.web.page.seating import table_page
from igroteka.web.page.viewer import viewer_of
from igroteka.web.reach import only_here, other_base
from igroteka.web.routes.rendering import page
from igroteka.web.state import fields, seat_in, state_of
from igroteka.web.storage.store import Chair
from igroteka.web.tables import new_table, seat_requests
from igroteka.web.tables.bot_levels import USUAL, checked
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.matches import is_first
from igroteka.web.tables.room import PAUSED_BY, Room

ROUTES: Final = APIRouter(prefix="/t/{table}")
REFUSED: Final = 4403  # close codes of our own, with GONE


def wanted_seat(text: str | None) -> int | None:
    if text is None or text == "":
        return None
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 6):
        raise WebError("field", field="seat", value=text[:40])
    return int(text)


# --- the page ---


@ROUTES.get("")
async def table(request: Request, table: str, seat: str | None = None) -> Response:
    state = state_of(request)
    room = state.rooms.room(table)
    if room.row.settings.get("upload"):
        return RedirectResponse(f"/r/{table}", 303)
    return shown(request, state.visitor(request), room, wanted_seat(seat))


def shown(request: Request, visitor: Visitor, room: Room, wanted: int | None) -> Response:
    return page("table.html", page_of(request, visitor, room, wanted))


def page_of(request: Request, visitor: Visitor, room: Room, wanted: int | None) -> TablePage:
    state = state_of(request)
    presenter, viewer = presenter_of(room), viewer_of(room, visitor.id, wanted, visitor.language)
    frame = frame_of(presenter, viewer)
    return replace(
        table_page(presenter, viewer, visitor.reader()),
        parts=frame.parts,
        version=frame.version,
        digest=frame.digest(),
        notes=state.store.note(visitor.id, room.row.id) if visitor.id else "",
        chat_open=visitor.guest is not None,
        base=other_base(request, state.settings),
        only_here=only_here(request, state.settings),
    )


@ROUTES.websocket("/ws")
async def socket(socket: WebSocket, table: str, seat: str | None = None) -> None:
    """Serve the socket of a page; one that may not come in is told so by the code it is closed with."""
    state = state_of(socket)
    await socket.accept()
    if not same_origin(socket, state.settings):
        await socket.close(REFUSED)
        return
    try:
        visitor = state.visitor(socket)
        room = state.rooms.room(table)
        wanted = wanted_seat(seat)
    except WebError as problem:
        await socket.send_text(msgspec.json.encode(problem.refusal(state.guests.stranger(socket).texts)).decode())
        await socket.close(BROKEN if problem.status == LATER else GONE)
        return
    await Connection(socket, presenter_of(room), state.clicks, visitor, wanted).serve()


@ROUTES.post("/click")
async def click(request: Request, table: str, seat: str | None = None) -> Response:
    """Answer with the fragments that differ from those whose digest the click carries, or with all of them."""
    state = state_of(request)
    visitor = state.visitor(request)
    room = state.rooms.room(table)
    wanted = wanted_seat(seat)
    asked = read_click(await request.body())
    presenter = presenter_of(room)
    before = frame_of(presenter, viewer_of(room, visitor.id, wanted, visitor.language))
    old = before.parts if asked.hello and asked.hello == before.digest() else {}
    state.clicks.act(presenter, visitor.guest, wanted, visitor.language, asked)
    frame = frame_of(presenter, viewer_of(room, visitor.id, wanted, visitor.language))
    return json_of(update_between(old, frame, [], "", True))


def json_of(content: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


# --- the host ---


@ROUTES.post("/start")
async def start(request: Request, table: str) -> Response:
    state = state_of(request)
    room, visitor = state.hosted(request, table)
    state.bot_tables.check(request, visitor.id)
    new_table.start(room)
    return back(table)


@ROUTES.post("/pause")
async def pause(request: Request, table: str) -> Response:
    room, visitor = state_of(request).hosted(request, table)
    room.check_running()
    room.change(state="paused", settings={**room.row.settings, PAUSED_BY: visitor.name})
    room.say(NOBODY, visitor.name, "web-notice-paused", notice=True)
    return back(table)


@ROUTES.post("/resume")
async def resume(request: Request, table: str) -> Response:
    room, visitor = state_of(request).hosted(request, table)
    if room.row.state != "paused":
        raise WebError("running")
    room.change(state="running")
    room.say(NOBODY, visitor.name, "web-notice-resumed", notice=True)
    return back(table)


@ROUTES.post("/open")
async def open_(request: Request, table: str) -> Response:
    state_of(request).hosted(request, table)[0].change(public=True)
    return back(table)


@ROUTES.post("/close")
async def close(request: Request, table: str) -> Response:
    state_of(request).hosted(request, table)[0].change(public=False)
    return back(table)


@ROUTES.post("/delete")
async def delete(request: Request, table: str) -> Response:
    state = state_of(request)
    state.hosted(request, table)
    state.store.delete_table(table)
    state.rooms.drop(table)
    state.replays.forget(table)
    state.reviews.forget(table)
    return RedirectResponse("/", 303)


@ROUTES.post("/invite")
async def invite(request: Request, table: str) -> Response:
    """Make a link for a seat and show the page with it."""
    state = state_of(request)
    room, visitor = state.hosted(request, table)
    seat = seat_in(await fields(request), room)
    if room.row.state == "finished":
        raise WebError("over")
    if room.chair(seat).guest == visitor.id:
        raise WebError("taken")
    new_table.invite(room, seat)
    return shown(request, visitor, room, None)


@ROUTES.post("/bot")
async def bot(request: Request, table: str) -> Response:
    """Let a bot play in the seat; whose it was can have it back, or gets it on return if it is only to stand in."""
    room, _ = state_of(request).hosted(request, table)
    form = await fields(request)
    chair = room.chair(seat_in(form, room))
    level = checked(form.get("level", USUAL))
    away = bool(form.get("away")) and chair.kind == "person" and chair.guest not in room.present
    room.reseat(replace(chair, kind="bot", level=level, away=away, secret=""))
    room.invites.pop(chair.seat, None)
    room.say(chair.seat, chair.name, "web-notice-away" if away else "web-notice-bot", notice=True)
    return back(table)


@ROUTES.post("/unbot")
async def unbot(request: Request, table: str) -> Response:
    """Give a bot's seat back to its person, or free it before the start; host and person may ask for it."""
    state = state_of(request)
    visitor = state.visitor(request)
    room = state.rooms.room(table)
    chair = room.chair(seat_in(await fields(request), room))
    if not visitor.id or visitor.id not in (room.row.host, chair.guest):
        raise WebError("host")
    if chair.kind != "bot":
        raise WebError("taken")
    if chair.guest:
        room.reseat(replace(chair, kind="person", level="", away=False))
        room.say(chair.seat, chair.name, "web-notice-back", notice=True)
    elif room.row.state == "waiting":
        room.reseat(replace(chair, kind="open", level=""))
    else:
        new_table.invite(room, chair.seat)
        return shown(request, visitor, room, None)
    return back(table)


# --- players ---


@ROUTES.post("/sit")
async def sit(request: Request, table: str) -> Response:
    """Sit down in a seat, or, from the lobby, in the first that is open."""
    state = state_of(request)
    room = state.rooms.room(table)
    form = await fields(request)
    free = [chair for chair in room.chairs if chair.kind == "open"]
    chair = room.chair(seat_in(form, room)) if "seat" in form or not free else free[0]
    if chair not in free or room.row.state == "finished":
        raise WebError("taken")
    _, guest = state.entering(request)
    if form.get("name", "").strip():
        guest = state.guests.name(guest, form["name"])
    room.reseat(replace(chair, kind="person", guest=guest.id, name=guest.name, secret=""))
    room.invites.pop(chair.seat, None)
    return state.leaving(request, guest, f"/t/{table}")


@ROUTES.post("/leave")
async def leave(request: Request, table: str) -> Response:
    """Leave a seat: before the start it is free again, later a bot stands in until its owner takes it back."""
    room, visitor, chair = await own_chair(request, table)
    room.uncovered.pop(visitor.id, None)
    if room.row.state == "waiting":
        room.reseat(replace(chair, kind="open", guest="", name="", level=""))
        room.say(chair.seat, chair.name, "web-notice-stood-up", notice=True)
        return back(table)
    if chair.kind == "person":
        room.reseat(replace(chair, kind="bot", level=USUAL, away=False))
        room.say(chair.seat, chair.name, "web-notice-left", notice=True)
    others = [other for other in room.chairs if other.guest == visitor.id and other.kind == "person"]
    return back(table) if others else RedirectResponse("/", 303)


@ROUTES.post("/resign")
async def resign(request: Request, table: str) -> Response:
    """Give a seat up for good: it is a bot's from now on."""
    room, visitor, chair = await own_chair(request, table)
    if room.row.state == "waiting":
        raise WebError("waiting")
    room.uncovered.pop(visitor.id, None)
    room.reseat(replace(chair, kind="bot", guest="", name="", level=USUAL, away=False, secret=""))
    room.invites.pop(chair.seat, None)
    room.say(chair.seat, chair.name, "web-notice-resigned", notice=True)
    seat_requests.give_freed(room, state_of(request).settings.minute)
    return back(table)


async def own_chair(request: Request, table: str) -> tuple[Room, Visitor, Chair]:
    """Return the seat that the form names, of whoever sends it, in a game that is not over."""
    state = state_of(request)
    visitor = state.visitor(request)
    room = state.rooms.room(table)
    chair = room.chair(seat_in(await fields(request), room))
    if not visitor.id or chair.guest != visitor.id:
        raise WebError("seat")
    if room.row.state == "finished":
        raise WebError("over")
    return room, visitor, chair


@ROUTES.post("/pass")
async def pass_on(request: Request, table: str) -> Response:
    """Make a link that gives the seat to whoever takes it, and show the page with it."""
    room, visitor, chair = await own_chair(request, table)
    secret = new_table.pass_on(room, chair)
    content = page_of(request, visitor, room, None)
    link = f"/j/{table}/{secret}"
    seats = tuple([replace(line, invite=link) if line.seat == chair.seat else line for line in content.seats])
    return page("table.html", replace(content, seats=seats))


@ROUTES.post("/rematch")
async def rematch(request: Request, table: str) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    room = state.rooms.room(table)
    if room.row.state != "finished":
        raise WebError("unfinished")
    if room.row.next and state.store.table(room.row.next) is not None:
        return back(room.row.next)
    if visitor.guest is None or not (room.seats_of(visitor.id) or room.row.host == visitor.id):
        raise WebError("seat")
    state.bot_tables.check(request, visitor.id)
    new = new_table.rematch(state.store, state.catalogue, room, visitor.guest)
    notice = "web-notice-second" if is_first(room.row) else "web-notice-rematch"
    room.say(NOBODY, visitor.name, notice, notice=True)
    new_table.start(state.rooms.room(new))
    return back(new)


def back(table: str) -> Response:
    return RedirectResponse(f"/t/{table}", 303)


@ROUTES.get("/record")
async def record(request: Request, table: str) -> Response:
    """Send the record of a finished game: before, it would tell everything that is hidden."""
    state = state_of(request)
    row = state.store.table(table)
    if row is None:
        raise WebError("table")
    if row.state != "finished":
        raise WebError("unfinished")
    name = f"{row.game}-{row.id}.jsonl"
    return Response(
        "".join(state.store.lines(table)),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
