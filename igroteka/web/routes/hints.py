"""Whoever decides asks for a hint; the answer goes to that page alone."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from igroteka.web.page.clicks import read_click
from igroteka.web.page.hint import Asker, hint_for
from igroteka.web.page.presenter import presenter_of
from igroteka.web.routes.table import json_of, wanted_seat
from igroteka.web.state import state_of

ROUTES: Final = APIRouter(prefix="/t/{table}")


@ROUTES.post("/hint")
async def hint(request: Request, table: str, seat: str | None = None) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    room = state.rooms.room(table)
    own = state.clicks.seat(room, visitor.guest, wanted_seat(seat), visitor.language)
    asker = Asker(visitor.id, own, read_click(await request.body()).v, visitor.language)
    return json_of(await hint_for(presenter_of(room), state.adviser, asker))
