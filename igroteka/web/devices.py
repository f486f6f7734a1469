"""Seats by link, and a guest on another device: secrets act by POST alone, since previews of links send GET."""

from __future__ import annotations

import io
import time
from dataclasses import replace
from typing import Final

import segno
from fastapi import APIRouter, Request
from starlette.responses import Response

from igroteka.web.games import seat_title
from igroteka.web.names import device_code, hashed
from igroteka.web.pages import DevicePage, InvitePage
from igroteka.web.problem import Problem
from igroteka.web.rendering import page
from igroteka.web.room import Room, name_of
from igroteka.web.site import Site, fields, site_of
from igroteka.web.store import Chair

ROUTES: Final = APIRouter()


def invited_chair(room: Room, secret: str) -> Chair | None:
    """The seat that the secret opens."""
    code = hashed(secret)
    return next((chair for chair in room.chairs if chair.secret and chair.secret == code), None)


@ROUTES.get("/j/{table}/{secret}")
async def invitation(request: Request, table: str, secret: str) -> Response:
    """Only asks."""
    site = site_of(request)
    visitor = site.visitor(request)
    room = site.rooms.room(table)
    chair = invited_chair(room, secret)
    seat = chair.seat if chair else 0
    title = seat_title(room.box, room.speaker(visitor.language), seat) if chair else ""
    content = InvitePage(
        reader=visitor.reader(),
        table=table,
        game=room.row.game,
        title=site.shelf.title(room.row.game, visitor.language),
        seat=title or visitor.texts.sentence("web-seat", {"number": str(seat + 1)}),
        host=host_name(site, room, visitor.language),
        taken=chair is None,
    )
    return page("invite.html", content, 200 if chair else 404)


def host_name(site: Site, room: Room, language: str) -> str:
    guest = site.store.guest(room.row.host)
    return name_of(Chair(0, "person", room.row.host, name=guest.name if guest else ""), language)


@ROUTES.post("/j/{table}/{secret}")
async def claim(request: Request, table: str, secret: str) -> Response:
    site = site_of(request)
    form = await fields(request)
    room = site.rooms.room(table)
    chair = invited_chair(room, secret)
    if chair is None:
        raise Problem("invite")
    if room.row.state == "finished":
        raise Problem("over")
    _, guest = site.entering(request)
    if form.get("name", "").strip():
        guest = site.guests.name(guest, form["name"])
    room.invites.pop(chair.seat, None)
    room.reseat(replace(chair, kind="person", guest=guest.id, name=guest.name, level="", secret="", away=False))
    return site.leaving(request, guest, f"/t/{table}")


# --- another device ---


@ROUTES.get("/device")
async def device(request: Request) -> Response:
    return page("device.html", DevicePage(site_of(request).visitor(request).reader()))


@ROUTES.post("/device/code")
async def code(request: Request) -> Response:
    site = site_of(request)
    visitor, guest = site.entering(request)
    made = device_code()
    site.store.add_code(hashed(made), guest.id, time.time() + site.settings.code_life)
    link = f"{request.base_url}device/{made}"
    response = page("device.html", DevicePage(visitor.reader(), made, link, qr_of(link)))
    return site.guests.remember(request, response, guest)


def qr_of(link: str) -> str:
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, scale=5, light="#fff", omitsize=False
    )
    return drawn.getvalue().decode()


@ROUTES.get("/device/{code}")
async def device_link(request: Request, code: str) -> Response:
    """Only asks; the code is used by POST."""
    site = site_of(request)
    visitor = site.visitor(request)
    wrong = "" if site.store.code_guest(hashed(code)) else visitor.texts.sentence("web-no-code", {})
    return page("device.html", DevicePage(visitor.reader(), code[:20] if not wrong else "", wrong=wrong))


@ROUTES.post("/device")
async def take_over(request: Request) -> Response:
    site = site_of(request)
    form = await fields(request)
    typed = hashed(form.get("code", "").strip().lower())
    guest = site.store.guest(site.store.code_guest(typed))
    if guest is None:
        visitor = site.visitor(request)
        wrong = visitor.texts.sentence("web-no-code", {})
        return page("device.html", DevicePage(visitor.reader(), wrong=wrong), 403)
    site.store.use_code(typed)
    return site.leaving(request, guest, "/")
