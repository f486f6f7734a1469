"""The review of a finished game: begun by whoever asks for it, then looked at as it grows."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from igroteka.web.errors import WebError
from igroteka.web.models import ReviewPage
from igroteka.web.page.replay import Replay
from igroteka.web.page.replay_frames import replay_seats
from igroteka.web.page.review import review_part
from igroteka.web.routes.rendering import page
from igroteka.web.routes.replays import replay_for
from igroteka.web.routes.table import json_of, wanted_seat
from igroteka.web.state import AppState, fields, number_in, state_of
from igroteka.web.tables.catalogue import art_of
from igroteka.web.tables.guests import Visitor
from igroteka.web.wire import Reviewed

ROUTES: Final = APIRouter(prefix="/r/{table}/review")


def seat_for(replay: Replay, visitor: Visitor, text: str | None) -> int:
    """Return the seat that is reviewed: the one that is asked for, or one's own, or the first."""
    wanted = wanted_seat(text)
    if wanted is None or wanted < 0:
        own = [chair.seat for chair in replay.chairs if visitor.id and chair.guest == visitor.id]
        return own[0] if own else 0
    if wanted >= replay.row.players:
        raise WebError("field", field="seat", value=str(wanted))
    return wanted


@ROUTES.get("")
async def review_page(request: Request, table: str, seat: str | None = None) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    replay = await replay_for(state, table)
    whose = seat_for(replay, visitor, seat)
    review = state.reviews.found(table, whose)
    content = ReviewPage(
        reader=visitor.reader(),
        table=table,
        game=replay.row.game,
        title=state.catalogue.title(replay.row.game, visitor.language),
        seat=whose,
        seats=replay_seats(replay, visitor.language),
        begun=review is not None,
        whole=review is not None and review.whole,
        drawn=review_part(replay, review, whose, visitor.language),
        art=art_of(replay.box),
    )
    return page("review.html", content)


@ROUTES.post("")
async def begin(request: Request, table: str) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    replay = await replay_for(state, table)
    whose = number_in(await fields(request), "seat", 0, replay.row.players - 1)
    state.reviews.begin(table, whose, replay.record.lines, visitor.id or state.who(request).key())
    return RedirectResponse(f"/r/{table}/review?seat={whose}", 303)


@ROUTES.get("/part")
async def part(request: Request, table: str, seat: str | None = None) -> Response:
    """Send the review as it is now, to the page that waits for it."""
    state: AppState = state_of(request)
    visitor = state.visitor(request)
    replay = await replay_for(state, table)
    whose = seat_for(replay, visitor, seat)
    review = state.reviews.found(table, whose)
    done = review is None or review.whole or review.failed
    return json_of(Reviewed(done, review_part(replay, review, whose, visitor.language)))
