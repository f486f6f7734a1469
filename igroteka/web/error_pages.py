"""Every error is a page that says what is wrong, or JSON for the script."""

from __future__ import annotations

import logging
import math
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from igroteka.engine.record import RecordError
from igroteka.table.text.speech import Words
from igroteka.web.errors import WebError
from igroteka.web.models import ErrorPage
from igroteka.web.routes.rendering import page
from igroteka.web.state import state_of
from igroteka.web.tables.guests import Visitor

LOG: Final = logging.getLogger("igroteka.web")
BY_STATUS: Final = {404: "page", 405: "method", 413: "large"}


def for_script(request: Request) -> bool:
    return request.url.path.endswith(("/click", "/step", "/hint"))


def error_response(request: Request, problem: WebError) -> Response:
    visitor = reader_of(request)
    if for_script(request):
        told = msgspec.json.encode(problem.refusal(visitor.texts))
        return with_retry_after(problem, Response(told, problem.status, media_type="application/json"))
    content = ErrorPage(visitor.reader(), problem.status, problem.why(visitor.texts), hint_for(problem, visitor.texts))
    return with_retry_after(problem, page("fault.html", content, problem.status))


def with_retry_after(problem: WebError, response: Response) -> Response:
    """Tell whoever is over a limit when to come again."""
    if problem.wait:
        response.headers["retry-after"] = str(math.ceil(problem.wait))
    return response


def reader_of(request: Request) -> Visitor:
    """Return who reads the page; a stranger, if the store cannot be asked."""
    guests = state_of(request).guests
    try:
        return guests.visitor(request)
    except WebError:
        return guests.stranger(request)


def hint_for(problem: WebError, texts: Words) -> str:
    if problem.no == "address":
        return ""
    if problem.no in ("page", "table", "game", "invite"):
        return texts.sentence("web-hint-lobby", {})
    return texts.sentence("web-hint-back", {}) if problem.status < 500 else texts.sentence("web-hint-again", {})


async def on_web_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, WebError)
    return error_response(request, problem)


async def on_record_error(request: Request, error: Exception) -> Response:
    """Answer to a record that was sent to us, or to one of ours that these rules cannot read."""
    assert isinstance(error, RecordError)
    return error_response(request, WebError("record", line=str(error.line), reason=error.reason))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    no = BY_STATUS.get(error.status_code)
    problem = WebError(no, most="64") if no == "large" else WebError(no or "field", field="", value="")
    return error_response(request, problem)


async def on_invalid(request: Request, error: Exception) -> Response:
    return error_response(request, WebError("field", field="", value=""))


async def on_anything(request: Request, error: Exception) -> Response:
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return error_response(request, WebError("broken"))
