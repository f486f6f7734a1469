"""Seats as pages list them, and the facts of a table's page."""

from __future__ import annotations

from igroteka.table.icons import sprite
from igroteka.table.speech import Words
from igroteka.web import games
from igroteka.web.eyes import Eyes
from igroteka.web.guests import texts_of
from igroteka.web.levels import level_title, titled
from igroteka.web.pages import Reader, SeatLine, TablePage
from igroteka.web.room import Room, name_of
from igroteka.web.store import Chair


def seat_lines(room: Room, eyes: Eyes) -> tuple[SeatLine, ...]:
    texts = texts_of(eyes.language)
    return tuple([seat_line(room, eyes, chair, texts) for chair in room.chairs])


def seat_line(room: Room, eyes: Eyes, chair: Chair, texts: Words) -> SeatLine:
    secret = room.invites.get(chair.seat, "") if eyes.host else ""
    return SeatLine(
        seat=chair.seat,
        title=games.seat_title(room.box, room.speaker(eyes.language), chair.seat),
        who=who_sits(chair, texts),
        kind="me" if chair.seat in eyes.mine and chair.kind == "person" else chair.kind,
        host=bool(chair.guest) and chair.guest == room.row.host,
        invite=f"/j/{room.row.id}/{secret}" if secret else "",
    )


def who_sits(chair: Chair, texts: Words) -> str:
    if chair.kind in ("open", "invited"):
        return ""
    name = name_of(chair, texts.language)
    if chair.kind == "bot":
        return texts.sentence("web-bot-of-level", {"name": name, "level": level_title(texts, chair.level)})
    return name


def table_page(room: Room, eyes: Eyes, reader: Reader) -> TablePage:
    """Without the fragments."""
    shown = eyes.curtain if eyes.curtain >= 0 else eyes.seat
    return TablePage(
        reader=reader,
        table=room.row.id,
        game=room.row.game,
        title=room.speaker(eyes.language).say(room.box.title()),
        state=room.row.state,
        seat=shown,
        my_seats=eyes.mine,
        host=eyes.host,
        seats=seat_lines(room, eyes),
        parts={},
        version=0,
        digest="",
        board=board_of(room),
        art=games.art_of(room.box),
        sprite=sprite(art=room.box.art_folder()),
        levels=titled(texts_of(eyes.language)),
        takeover_minutes=room.row.takeover,
        public=room.row.public,
    )


def board_of(room: Room) -> tuple[int, int]:
    return room.box.board_size(room.shelf.content(room.row.game), room.row.players)
