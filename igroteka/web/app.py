"""The web server as an application: `create_app(settings)`; a test server may have other games."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from igroteka.engine.record import RecordError
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.web.error_pages import on_anything, on_http, on_invalid, on_record_error, on_web_error
from igroteka.web.errors import WebError
from igroteka.web.hosts import Hosts
from igroteka.web.routes import (
    first_games,
    hints,
    invites,
    lobby,
    replays,
    reviews,
    seat_requests,
    table,
    waiting_room,
)
from igroteka.web.routes.rendering import STATIC
from igroteka.web.security import SecurityMiddleware
from igroteka.web.settings import Settings
from igroteka.web.state import AppState, state_of
from igroteka.web.storage.data_folder import DataFolder

SERVED: Final = {".css", ".js", ".svg", ".woff2", ".png", ".jpg", ".webp", ".txt", ".ico", ".webmanifest"}
mimetypes.add_type("font/woff2", ".woff2")


def create_app(settings: Settings, games: Mapping[str, Box] = GAMES, folder: DataFolder | None = None) -> FastAPI:
    """Make the application. It opens the data folder unless one is given, and closes it in the end."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        state = AppState(settings, games, folder or DataFolder(settings))
        app.state.igroteka = state
        if settings.warm:
            state.bot_pool.warm_up()
            state.adviser.warm_up()
        resuming = asyncio.create_task(resume(state))
        yield
        resuming.cancel()
        await state.stop()

    app = FastAPI(
        title="Igroteka", lifespan=living, redirect_slashes=False, docs_url=None, redoc_url=None, openapi_url=None
    )
    for routes in (lobby, first_games, table, waiting_room, hints, seat_requests, invites, replays, reviews):
        app.include_router(routes.ROUTES)
    app.add_api_route("/static/{path:path}", static_file, methods=["GET", "HEAD"])
    app.add_api_route("/art/{game}/{path:path}", art_file, methods=["GET", "HEAD"])
    app.add_exception_handler(WebError, on_web_error)
    app.add_exception_handler(RecordError, on_record_error)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(Exception, on_anything)
    app.add_middleware(Hosts, settings=settings)
    app.add_middleware(SecurityMiddleware, settings=settings)
    return app


async def resume(state: AppState) -> None:
    """Compile the words beside the first pages, then go on with running games."""
    if state.settings.warm:
        await asyncio.to_thread(state.catalogue.learn_words)
    await state.rooms.resume()


async def static_file(path: str) -> Response:
    return file_in(STATIC, path)


async def art_file(request: Request, game: str, path: str) -> Response:
    folder = state_of(request).catalogue.box(game).art_folder()
    return file_in(Path(folder), path) if folder else file_in(STATIC, "none")


def file_in(folder: Path, path: str) -> Response:
    """Send a file of the folder, whatever the path tries."""
    try:
        file = (folder / path).resolve()
        found = file.is_relative_to(folder.resolve()) and file.is_file() and file.suffix in SERVED
    except (OSError, ValueError):  # no name of a file: too long, or with a zero byte
        found = False
    if not found:
        raise WebError("page")
    return FileResponse(file)
