"""Seats as pages list them, and the facts of a table's page.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from igroteka.table.box import Box
from igroteka.table.svg.icons import sprite
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import Reader, SeatCard, SeatLine, TablePage
from igroteka.web.page.coach import teaches
from igroteka.web.page.presenter import Presenter
from igroteka.web.page.viewer import Viewer
from igroteka.web.storage.store import Chair, TableRow
from igroteka.web.tables import catalogue, first_games
from igroteka.web.tables.adviser import are_allowed
from igroteka.web.tables.bot_levels import level_title, titled
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.matches import game_said, is_first, match_of
from igroteka.web.tables.names import name_of, owner_name
from igroteka.web.tables.room import Room


def seat_lines(presenter: Presenter, viewer: Viewer) -> tuple[SeatLine, ...]:
    texts = texts_of(viewer.language)
    return tuple([seat_line(presenter, viewer, chair, texts) for chair in presenter.room.chairs])


def seat_line(presenter: Presenter, viewer: Viewer, chair: Chair, texts: Words) -> SeatLine:
    room = presenter.room
    secret = room.invites.get(chair.seat, "") if viewer.host else ""
    return SeatLine(
        seat=chair.seat,
        title=title_of(room, presenter.speaker(viewer.language), chair.seat, texts),
        who=who_sits(chair, texts),
        kind="me" if chair.seat in viewer.mine and chair.kind == "person" else chair.kind,
        host=bool(chair.guest) and chair.guest == room.row.host,
        invite=f"/j/{room.row.id}/{secret}" if secret else "",
        owner=owner_name(chair, texts) if chair.guest and chair.seat not in viewer.mine else "",
    )


def title_of(room: Room, speaker: Speaker, seat: int, texts: Words) -> str:
    """Return what the game calls the seat; where lots are still to be drawn, nobody knows it yet."""
    if room.row.lots and room.row.state == "waiting":
        return texts.sentence("web-by-lot", {})
    return catalogue.seat_title(room.box, speaker, seat)


def who_sits(chair: Chair, texts: Words) -> str:
    if chair.kind in ("open", "invited"):
        return ""
    name = name_of(chair, texts.language)
    if chair.kind == "bot":
        return texts.sentence("web-bot-of-level", {"name": name, "level": level_title(texts, chair.level)})
    return name


def seat_cards(room: Room, viewer: Viewer) -> tuple[SeatCard, ...]:
    """Tell what the viewer is asked about seats, and what has become of what the viewer asked."""
    if room.row.state == "finished":
        return ()
    texts = texts_of(viewer.language)
    shown = [*viewer.mine, *viewer.asking]
    return tuple([card for seat in shown for card in cards_of(room, viewer, room.chairs[seat], texts)])


def cards_of(room: Room, viewer: Viewer, chair: Chair, texts: Words) -> list[SeatCard]:
    ask = room.asks.get(chair.seat)
    if chair.seat not in viewer.mine:
        here, owner = chair.guest in room.present, owner_name(chair, texts)
        what = "kept" if ask and ask.kept else "waiting"
        return [SeatCard(what, chair.seat, owner, here=here, minutes=room.row.takeover)]
    told = chair.seat == viewer.seat and room.row.state == "running"  # in the bar
    cards = [SeatCard("bot", chair.seat, "")] if chair.kind == "bot" and not (chair.away or told) else []
    if ask and not ask.kept:
        cards.append(SeatCard("owner", chair.seat, ask.name or texts.sentence("web-guest", {}), ask.id))
    return cards


def table_page(presenter: Presenter, viewer: Viewer, reader: Reader) -> TablePage:
    """Return the facts of the page, without the fragments."""
    room = presenter.room
    shown = viewer.curtain if viewer.curtain >= 0 else viewer.seat
    match = match_of(room.store, room.row)
    return TablePage(
        reader=reader,
        table=room.row.id,
        game=room.row.game,
        title=presenter.speaker(viewer.language).say(room.box.title()),
        state=room.row.state,
        seat=shown,
        my_seats=viewer.mine,
        host=viewer.host,
        seats=seat_lines(presenter, viewer),
        parts={},
        version=0,
        digest="",
        board=board_of(room),
        art=catalogue.art_of(room.box),
        sprite=sprite(art=room.box.art_folder()),
        levels=titled(texts_of(viewer.language)),
        takeover_minutes=room.row.takeover,
        public=room.row.public,
        match=game_said(match, room.row, texts_of(viewer.language)) if match else "",
        second=match is not None and is_first(room.row),
        hints=are_allowed(room.row),
        goal=goal_of(room.box, room.row, presenter.speaker(viewer.language), shown),
        coach="" if not teaches(room, viewer) else "off" if first_games.is_quiet(room) else "on",
    )


def goal_of(box: Box, row: TableRow, speaker: Speaker, seat: int) -> str:
    """Say how the game is won, "" where the game does not tell."""
    goal = box.goal_line(box.chosen_options(row.options), seat)
    return speaker.say(goal) if goal is not None else ""


def board_of(room: Room) -> tuple[int, int]:
    return room.box.board_size(room.catalogue.content(room.row.game), room.row.players)
