"""First games: laid with one click, and what their one player says to the bubbles."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from igroteka.web.errors import WebError
from igroteka.web.routes.lobby import check_room_for_more, named
from igroteka.web.state import fields, state_of
from igroteka.web.tables import first_games, new_table
from igroteka.web.tables.bot_levels import AT_ONCE
from igroteka.web.tables.new_table import Wanted, lay_table

ROUTES: Final = APIRouter()


@ROUTES.post("/first")
async def first(request: Request) -> Response:
    """Begin a first game: one person among bots that are easy to beat."""
    state = state_of(request)
    form = await fields(request)
    visitor, guest = state.entering(request)
    box = state.catalogue.box(form.get("game", ""))
    game = first_games.first_game_of(box)
    guest = named(state, visitor, guest, form)
    check_room_for_more(state, request, guest)
    seats = [f"bot:{AT_ONCE[0]}"] * game.players
    seats[game.seat] = "me"
    wanted = Wanted(box.name, seats, game.options, settings=first_games.UNTAUGHT)
    table = lay_table(state.store, state.catalogue, wanted, guest)
    new_table.start(state.rooms.room(table))
    return state.leaving(request, guest, f"/t/{table}")


@ROUTES.post("/t/{table}/coach")
async def coach(request: Request, table: str) -> Response:
    """Put a bubble away (seen), have no more of them (quiet=on), or have them again (quiet=off)."""
    room, _ = state_of(request).hosted(request, table)
    form = await fields(request)
    if not first_games.is_taught(room):
        raise WebError("field", field="seen", value=form.get("seen", "")[:40])
    quiet = form.get("quiet", "")
    if quiet in ("on", "off"):
        first_games.set_quiet(room, quiet == "on")
    else:
        first_games.mark_seen(room, form.get("seen", ""))
    return RedirectResponse(f"/t/{table}", 303)
