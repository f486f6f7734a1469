"""Seats as pages list them, and the facts of a table's page.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from igroteka.table.svg.icons import sprite
from igroteka.table.text.speech import Words
from igroteka.web.models import Reader, SeatCard, SeatLine, TablePage
from igroteka.web.page.viewer import Viewer
from igroteka.web.storage.store import Chair
from igroteka.web.tables import catalogue
from igroteka.web.tables.bot_levels import level_title, titled
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.room import Room, name_of, owner_name


def seat_lines(room: Room, eyes: Viewer) -> tuple[SeatLine, ...]:
    texts = texts_of(eyes.language)
    return tuple([seat_line(room, eyes, chair, texts) for chair in room.chairs])


def seat_line(room: Room, eyes: Viewer, chair: Chair, texts: Words) -> SeatLine:
    secret = room.invites.get(chair.seat, "") if eyes.host else ""
    return SeatLine(
        seat=chair.seat,
        title=catalogue.seat_title(room.box, room.speaker(eyes.language), chair.seat),
        who=who_sits(chair, texts),
        kind="me" if chair.seat in eyes.mine and chair.kind == "person" else chair.kind,
        host=bool(chair.guest) and chair.guest == room.row.host,
        invite=f"/j/{room.row.id}/{secret}" if secret else "",
        owner=owner_name(chair, texts) if chair.guest and chair.seat not in eyes.mine else "",
    )


def who_sits(chair: Chair, texts: Words) -> str:
    if chair.kind in ("open", "invited"):
        return ""
    name = name_of(chair, texts.language)
    if chair.kind == "bot":
        return texts.sentence("web-bot-of-level", {"name": name, "level": level_title(texts, chair.level)})
    return name


def seat_cards(room: Room, eyes: Viewer) -> tuple[SeatCard, ...]:
    """What the viewer is asked about seats, and what has become of what the viewer asked."""
    if room.row.state == "finished":
        return ()
    texts = texts_of(eyes.language)
    shown = [*eyes.mine, *eyes.asking]
    return tuple([card for seat in shown for card in cards_of(room, eyes, room.chairs[seat], texts)])


def cards_of(room: Room, eyes: Viewer, chair: Chair, texts: Words) -> list[SeatCard]:
    ask = room.asks.get(chair.seat)
    if chair.seat not in eyes.mine:
        here, owner = chair.guest in room.present, owner_name(chair, texts)
        what = "kept" if ask and ask.kept else "waiting"
        return [SeatCard(what, chair.seat, owner, here=here, minutes=room.row.takeover)]
    cards = [SeatCard("bot", chair.seat, "")] if chair.kind == "bot" and not chair.away else []
    if ask and not ask.kept:
        cards.append(SeatCard("owner", chair.seat, ask.name or texts.sentence("web-guest", {}), ask.id))
    return cards


def table_page(room: Room, eyes: Viewer, reader: Reader) -> TablePage:
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
        art=catalogue.art_of(room.box),
        sprite=sprite(art=room.box.art_folder()),
        levels=titled(texts_of(eyes.language)),
        takeover_minutes=room.row.takeover,
        public=room.row.public,
    )


def board_of(room: Room) -> tuple[int, int]:
    return room.box.board_size(room.shelf.content(room.row.game), room.row.players)
