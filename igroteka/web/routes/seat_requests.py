"""What the owner of a seat answers to whoever asks for it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from igroteka.web.routes.table import back, own_chair
from igroteka.web.state import fields, seat_in, state_of
from igroteka.web.tables import seat_requests
from igroteka.web.tables.room import Ask, Room

ROUTES: Final = APIRouter(prefix="/t/{table}")


async def asked(request: Request, table: str) -> tuple[Room, Ask]:
    room, _, chair = await own_chair(request, table)
    return room, seat_requests.answered(room, chair.seat, (await fields(request)).get("ask", ""))


@ROUTES.post("/give")
async def give(request: Request, table: str) -> Response:
    seat_requests.give(*await asked(request, table))
    return back(table)


@ROUTES.post("/keep")
async def keep(request: Request, table: str) -> Response:
    seat_requests.keep(*await asked(request, table))
    return back(table)


@ROUTES.post("/withdraw")
async def withdraw(request: Request, table: str) -> Response:
    """Take a question for a seat back, by whoever asked, or forget the answer that has been read."""
    state = state_of(request)
    room = state.rooms.room(table)
    seat_requests.withdraw(room, seat_in(await fields(request), room), state.visitor(request).id)
    return back(table)
