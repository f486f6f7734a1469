"""What the owner of a seat answers to whoever asks for it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from igroteka.web import asking
from igroteka.web.room import Ask, Room
from igroteka.web.site import fields, seat_in, site_of
from igroteka.web.table_pages import back, own_chair

ROUTES: Final = APIRouter(prefix="/t/{table}")


async def asked(request: Request, table: str) -> tuple[Room, Ask]:
    room, _, chair = await own_chair(request, table)
    return room, asking.answered(room, chair.seat, (await fields(request)).get("ask", ""))


@ROUTES.post("/give")
async def give(request: Request, table: str) -> Response:
    asking.give(*await asked(request, table))
    return back(table)


@ROUTES.post("/keep")
async def keep(request: Request, table: str) -> Response:
    asking.keep(*await asked(request, table))
    return back(table)


@ROUTES.post("/withdraw")
async def withdraw(request: Request, table: str) -> Response:
    """By whoever asked: the answer is not awaited any more, or has been read."""
    site = site_of(request)
    room = site.rooms.room(table)
    asking.withdraw(room, seat_in(await fields(request), room), site.visitor(request).id)
    return back(table)
