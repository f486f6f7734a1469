"""The front page and what leads from it to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from igroteka.table.svg import icons
from igroteka.table.text.speech import LANGUAGES
from igroteka.web.errors import WebError
from igroteka.web.ids import LONGEST_NAME, clean_name
from igroteka.web.models import AboutPage, Lobby, RulesPage, TableLine
from igroteka.web.page.quick_start import quick_start_of
from igroteka.web.routes.rendering import page
from igroteka.web.routes.table_list import table_line
from igroteka.web.state import MOST_TABLES, AppState, back_to, fields, number_in, state_of
from igroteka.web.storage.schema import TABLES
from igroteka.web.storage.store import Guest, Store, TableRow
from igroteka.web.tables import new_table
from igroteka.web.tables.bot_levels import USUAL, checked, titled
from igroteka.web.tables.catalogue import art_of, rule_chapters
from igroteka.web.tables.guests import LANGUAGE, THEME, THEMES, Visitor, set_cookie
from igroteka.web.tables.matches import is_first, second_of
from igroteka.web.tables.new_table import Wanted, lay_table

ROUTES: Final = APIRouter()
SHOWN: Final = 30  # tables in a list
LONGEST_PATIENCE: Final = 1440  # minutes
LOT: Final = "lot"  # in place of a side


@ROUTES.get("/")
async def lobby(request: Request) -> Response:
    state = state_of(request)
    return page("lobby.html", lobby_for(state, state.visitor(request)))


def lobby_for(state: AppState, visitor: Visitor) -> Lobby:
    store = state.store
    mine = store.tables_of(visitor.id, SHOWN) if visitor.id else []
    own = {row.id for row in mine}
    others = [
        row
        for stage in ("waiting", "running", "finished")
        for row in store.tables(TABLES.c.state == stage, TABLES.c.public.is_(True), most=SHOWN)
        if row.id not in own
    ]
    shown = own | {row.id for row in others}

    def listed(rows: list[TableRow], *stages: str) -> tuple[TableLine, ...]:
        """List tables by stage; the first game of a match is told with the second, where that is listed."""
        told = [row for row in rows if not (is_first(row) and row.next in shown)]
        return lines(state, visitor, [row for row in told if stage_of(store, row) in stages])

    return Lobby(
        reader=visitor.reader(),
        games=state.catalogue.cards(visitor.language),
        mine=listed(mine, "waiting", "running", "paused", "between"),
        open=listed(others, "waiting"),
        running=listed(others, "running", "between"),
        finished=(*listed(mine, "finished"), *listed(others, "finished")),
        levels=titled(visitor.texts),
    )


def stage_of(store: Store, row: TableRow) -> str:
    """Return how far a table is: between two games a match is not over."""
    between = row.state == "finished" and is_first(row) and second_of(store, row) is None
    return "between" if between else row.state


def lines(state: AppState, visitor: Visitor, rows: list[TableRow]) -> tuple[TableLine, ...]:
    return tuple([table_line(state, visitor, row) for row in rows if row.game in state.catalogue.games])


@ROUTES.post("/name")
async def name(request: Request) -> Response:
    state = state_of(request)
    form = await fields(request)
    _, guest = state.entering(request)
    guest = state.rename(guest, form.get("name", ""))
    return state.leaving(request, guest, back_to(request))


@ROUTES.post("/settings")
async def settings(request: Request) -> Response:
    form = await fields(request)
    response = RedirectResponse(back_to(request), 303)
    for field, cookie, values in (("language", LANGUAGE, LANGUAGES), ("theme", THEME, THEMES)):
        if field in form:
            if form[field] not in values:
                raise WebError("field", field=field, value=form[field][:40])
            set_cookie(request, response, cookie, form[field])
    return response


@ROUTES.post("/play")
async def play(request: Request) -> Response:
    """Begin a game against bots, at once."""
    state = state_of(request)
    form = await fields(request)
    visitor, guest = state.entering(request)
    box = state.catalogue.box(form.get("game", ""))
    players = number_in(form, "players", box.least, box.most) if "players" in form else min(4, box.most)
    level = checked(form.get("level", USUAL))
    guest = named(state, visitor, guest, form)
    check_room_for_more(state, request, guest)
    wanted = Wanted(box.name, ["me", *[f"bot:{level}"] * (players - 1)], box.quick_options())
    table = lay_table(state.store, state.catalogue, wanted, guest)
    new_table.start(state.rooms.room(table))
    return state.leaving(request, guest, f"/t/{table}")


@ROUTES.get("/new")
async def new_form(request: Request, game: str = "") -> Response:
    state = state_of(request)
    return page("new.html", lobby_for(state, state.visitor(request)), game=game)


@ROUTES.post("/new")
async def new(request: Request) -> Response:
    state = state_of(request)
    form = await fields(request)
    visitor, guest = state.entering(request)
    box = state.catalogue.box(form.get("game", ""))
    players = number_in(form, "players", box.least, box.most)
    guest = named(state, visitor, guest, form)
    check_room_for_more(state, request, guest)
    seats = [form.get(f"seat_{seat}", "open") for seat in range(players)]
    side = form.get("side", "") if box.sides else ""
    if side not in ("", LOT):
        seats = new_table.on_side(seats, number_in(form, "side", 0, players - 1))
    wanted = Wanted(
        game=box.name,
        seats=seats,
        options={key.removeprefix("option_"): value for key, value in form.items() if key.startswith("option_")},
        public=is_on(form, "public"),
        lots=is_on(form, "lots") or side == LOT,
        takeover=number_in(form, "takeover", 0, LONGEST_PATIENCE) if form.get("takeover") else 0,
        pair=is_on(form, "pair"),
        names=own_names(seats, form, guest, visitor),
        hints="hints" not in form or is_on(form, "hints"),
    )
    table = lay_table(state.store, state.catalogue, wanted, guest)
    room = state.rooms.room(table)
    for seat, kind in enumerate(wanted.seats):
        if kind == "friend":
            new_table.invite(room, seat)
    if all(chair.kind in ("person", "bot") for chair in room.chairs):
        new_table.start(room)
    return state.leaving(request, guest, f"/t/{table}")


def own_names(seats: Sequence[str], form: Mapping[str, str], guest: Guest, visitor: Visitor) -> list[str]:
    """Name those who share the host's screen: as they were called, else after the host and by number."""
    own = [seat for seat, kind in enumerate(seats) if kind == "me"]
    host = guest.name or visitor.texts.sentence("web-guest", {})
    names = [""] * len(seats)
    for number, seat in enumerate(own if len(own) > 1 else [], 1):
        last = f" {number}" if number > 1 else ""
        names[seat] = clean_name(form.get(f"name_{seat}", "")) or host[: LONGEST_NAME - len(last)] + last
    return names


def is_on(form: Mapping[str, str], name: str) -> bool:
    return form.get(name, "") not in ("", "0", "off")


def named(state: AppState, visitor: Visitor, guest: Guest, form: Mapping[str, str]) -> Guest:
    """Take the name that came with the form; without one a guest plays as a guest."""
    return state.guests.name(guest, form["name"]) if form.get("name", "").strip() else guest


def check_room_for_more(state: AppState, request: Request, guest: Guest) -> None:
    state.bot_tables.check(request, guest.id)
    mine = TABLES.c.host == guest.id
    if len(state.store.tables(mine, TABLES.c.state != "finished", most=MOST_TABLES)) >= MOST_TABLES:
        raise WebError("tables", most=MOST_TABLES)


@ROUTES.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    box = state.catalogue.box(game)
    language = visitor.language
    content = RulesPage(
        visitor.reader(),
        game,
        state.catalogue.title(game, language),
        rule_chapters(box, language),
        await asyncio.to_thread(quick_start_of, box, language),  # the first reader waits for a game of bots
        art_of(box),
        box.first_game is not None,
    )
    return page("rules.html", content)


@ROUTES.get("/about")
async def about(request: Request) -> Response:
    state = state_of(request)
    visitor = state.visitor(request)
    return page("about.html", AboutPage(visitor.reader(), icon_credits(state), font_credits(state, visitor.language)))


def font_credits(state: AppState, language: str) -> tuple[tuple[str, str, str], ...]:
    """List the typefaces that games bring: each lies beside its licence, whose first line says whose it is."""
    found = []
    for name, box in state.catalogue.games.items():
        for file in sorted(Path(box.art_folder()).glob("*-LICENSE.txt")) if box.art_folder() else ():
            font = file.name.removesuffix("-LICENSE.txt").replace("-", " ").title()
            whose = file.read_text("utf-8").splitlines()[0].split(" ", 2)[-1]  # after "Copyright" and the year
            found.append((font, state.catalogue.title(name, language), whose))
    return tuple(found)


def icon_credits(state: AppState) -> tuple[tuple[str, str], ...]:
    """List each author of icons with what they drew, as the licence asks."""
    folders = {
        icons.FOLDER,
        *[Path(box.art_folder()) / "icons" for box in state.catalogue.games.values() if box.art_folder()],
    }
    drawn: dict[str, list[str]] = {}
    for folder in sorted(folders):
        for credit in icons.credits_in(folder) if (folder / icons.AUTHORS).is_file() else ():
            drawn.setdefault(credit.author, []).append(credit.icon)
    return tuple([(author, ", ".join(sorted(set(drawn[author])))) for author in sorted(drawn)])


@ROUTES.get("/healthz")
async def healthz(request: Request) -> dict[str, int]:
    return {"tables": len(state_of(request).rooms.open)}
