"""What people do in the waiting room besides sitting down: call themselves by names, show links as QR codes."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from igroteka.web.errors import WebError
from igroteka.web.ids import clean_name
from igroteka.web.qr import qr_of
from igroteka.web.reach import base_of
from igroteka.web.routes.table import back, own_chair
from igroteka.web.state import fields, state_of

ROUTES: Final = APIRouter(prefix="/t/{table}")


@ROUTES.post("/call")
async def call(request: Request, table: str) -> Response:
    """Name whoever sits in one of the guest's seats; with one seat alone it is the guest."""
    state = state_of(request)
    room, visitor, chair = await own_chair(request, table)
    name = clean_name((await fields(request)).get("name", ""))
    if not name:
        raise WebError("name")
    if len(room.seats_of(visitor.id)) == 1 and visitor.guest is not None:
        state.rename(visitor.guest, name)
    if room.chairs[chair.seat].name != name:
        room.call(chair.seat, name)
    return back(table)


@ROUTES.get("/qr/{seat}")
async def qr(request: Request, table: str, seat: int) -> Response:
    """Draw the invite link of a seat for the host, who alone knows it."""
    state = state_of(request)
    room, _ = state.hosted(request, table)
    secret = room.invites.get(seat, "")
    if not secret:
        raise WebError("page")
    drawn = qr_of(f"{base_of(request, state.settings)}/j/{table}/{secret}")
    return Response(drawn, media_type="image/svg+xml")
