"""Seats by link, and a guest on another device: secrets act by POST alone, since previews of links send GET."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from igroteka.web.errors import WebError
from igroteka.web.ids import device_code, hashed
from igroteka.web.models import NOBODY, DevicePage, InvitePage, TableLine, TakeOverPage
from igroteka.web.page.presenter import presenter_of
from igroteka.web.page.seating import seat_lines, title_of
from igroteka.web.page.viewer import viewer_of
from igroteka.web.qr import qr_of
from igroteka.web.reach import base_of
from igroteka.web.routes.rendering import page
from igroteka.web.routes.table_list import table_line
from igroteka.web.state import AppState, fields, state_of
from igroteka.web.storage.store import Chair, Guest
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.names import name_of, owner_name
from igroteka.web.tables.room import Room
from igroteka.web.tables.seat_requests import ask_for, given, is_free, sit_down

ROUTES: Final = APIRouter()


def invited_chair(room: Room, secret: str) -> Chair | None:
    """Return the seat that the secret opens, or lets ask for."""
    codes = (hashed(secret), given(secret))
    return next((chair for chair in room.chairs if chair.secret in codes), None)


def is_open(state: AppState, room: Room, chair: Chair, secret: str, guest: str) -> bool:
    """Tell whether the link leads to the seat without a question to its owner."""
    return chair.secret == given(secret) or is_free(room, chair, guest, state.settings.minute)


@ROUTES.get("/j/{table}/{secret}")
async def invitation(request: Request, table: str, secret: str) -> Response:
    """Show the invitation; the link is used by POST."""
    state = state_of(request)
    visitor = state.visitor(request)
    room = state.rooms.room(table)
    chair = invited_chair(room, secret)
    seat = chair.seat if chair else 0
    asks = chair is not None and not is_open(state, room, chair, secret, visitor.id)
    title = title_of(room, presenter_of(room).speaker(visitor.language), seat, visitor.texts) if chair else ""
    content = InvitePage(
        reader=visitor.reader(),
        table=table,
        game=room.row.game,
        title=state.catalogue.title(room.row.game, visitor.language),
        seat=title or visitor.texts.sentence("web-seat", {"number": str(seat + 1)}),
        host=host_name(state, room, visitor.language),
        taken=chair is None,
        owner=owner_name(chair, visitor.texts) if chair and asks else "",
        sides=room.box.sides,
        number=seat,
        card=state.catalogue.card(room.row.game, visitor.language),
        seats=seat_lines(presenter_of(room), viewer_of(room, visitor.id, NOBODY, visitor.language)),
        state=room.row.state,
    )
    return page("invite.html", content, 200 if chair else 404)


def host_name(state: AppState, room: Room, language: str) -> str:
    guest = state.store.guest(room.row.host)
    return name_of(Chair(0, "person", room.row.host, name=guest.name if guest else ""), language)


@ROUTES.post("/j/{table}/{secret}")
async def claim(request: Request, table: str, secret: str) -> Response:
    state = state_of(request)
    form = await fields(request)
    room = state.rooms.room(table)
    chair = invited_chair(room, secret)
    if chair is None:
        raise WebError("invite")
    if room.row.state == "finished":
        raise WebError("over")
    _, guest = state.entering(request)
    if form.get("name", "").strip():
        guest = state.guests.name(guest, form["name"])
    if is_open(state, room, chair, secret, guest.id):
        sit_down(room, chair, guest)
    else:
        ask_for(room, chair, guest)
    return state.leaving(request, guest, f"/t/{table}")


# --- another device ---


@ROUTES.get("/device")
async def device(request: Request) -> Response:
    return page("device.html", DevicePage(state_of(request).visitor(request).reader()))


@ROUTES.post("/device/code")
async def code(request: Request) -> Response:
    state = state_of(request)
    visitor, guest = state.entering(request)
    made = device_code()
    state.store.add_code(hashed(made), guest.id, time.time() + state.settings.code_life)
    link = f"{base_of(request, state.settings)}/device/{made}"
    response = page("device.html", DevicePage(visitor.reader(), made, link, qr_of(link)))
    return state.guests.remember(request, response, guest)


@ROUTES.post("/device")
async def typed(request: Request) -> Response:
    """Lead from a code that somebody typed to the same question as its link does."""
    state = state_of(request)
    code = (await fields(request)).get("code", "").strip().lower()
    return RedirectResponse(f"/device/{code}", 303) if owner_of(state, code) else wrong_code(state, request)


@ROUTES.get("/device/{code}")
async def device_link(request: Request, code: str) -> Response:
    """Ask, and say whose seats they are; the code is used by POST."""
    state = state_of(request)
    visitor = state.visitor(request)
    owner = owner_of(state, code)
    if owner is None:
        return wrong_code(state, request)
    content = TakeOverPage(
        reader=visitor.reader(),
        code=code,
        whose=owner.name or visitor.texts.sentence("web-guest", {}),
        comes=seats_of(state, replace(visitor, guest=owner)),
        stays=seats_of(state, visitor) if visitor.id != owner.id else (),
    )
    return page("device_take.html", content)


@ROUTES.post("/device/{code}")
async def take_over(request: Request, code: str) -> Response:
    state = state_of(request)
    owner = owner_of(state, code)
    if owner is None:
        return wrong_code(state, request)
    state.store.use_code(hashed(code))
    return state.leaving(request, owner, "/")


def owner_of(state: AppState, code: str) -> Guest | None:
    return state.store.guest(state.store.code_guest(hashed(code)))


def wrong_code(state: AppState, request: Request) -> Response:
    visitor = state.visitor(request)
    wrong = visitor.texts.sentence("web-no-code", {})
    return page("device.html", DevicePage(visitor.reader(), wrong=wrong), 403)


def seats_of(state: AppState, visitor: Visitor) -> tuple[TableLine, ...]:
    """List the tables, not yet over, that the guest's seats are at."""
    if not visitor.id:
        return ()
    rows = [
        row
        for row in state.store.tables_of(visitor.id)
        if row.state != "finished" and row.game in state.catalogue.games
    ]
    return tuple([table_line(state, visitor, row) for row in rows])
