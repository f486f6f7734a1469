"""What a page asks of its table, the same through the socket and by POST.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from typing import Final

import msgspec

from igroteka.engine.session import RefusedError
from igroteka.web.errors import WebError
from igroteka.web.limits import Gate, Who
from igroteka.web.models import NOBODY
from igroteka.web.page.coach import due_for
from igroteka.web.page.presenter import Presenter
from igroteka.web.page.refusal import choice_refused, undo_refused
from igroteka.web.page.viewer import viewer_of
from igroteka.web.storage.store import Guest, Store
from igroteka.web.tables.chat import checked_line, checked_note
from igroteka.web.tables.first_games import mark_seen
from igroteka.web.tables.room import Room
from igroteka.web.wire import Click

LONGEST: Final = 32_000  # bytes of a message
DECODER: Final = msgspec.json.Decoder(Click)
SAFE: Final = 2**53
PACES: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.4, "instant": 0.0}  # as in table.js


def read_click(data: str | bytes) -> Click:
    if len(data) > LONGEST:
        raise WebError("large", key="web-no-long-line", most=LONGEST)
    try:
        click = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise WebError("frame") from None
    if click.a is not None and not -SAFE < click.a < SAFE:
        raise WebError("unknown")
    return click


class ClickHandler:
    """Handler of clicks: does what one says for a guest, or raises a WebError and nothing has changed."""

    def __init__(self, store: Store, gate: Gate) -> None:
        self.store: Final = store
        self.gate: Final = gate

    def act(self, presenter: Presenter, guest: Guest | None, wanted: int | None, language: str, click: Click) -> None:
        room = presenter.room
        if room.row.state == "deleted":
            raise WebError("table")
        if click.chat:
            self.say(room, guest, wanted, language, click.chat)
        if click.note is not None:
            if guest is None:
                raise WebError("spectator")
            self.store.write_note(guest.id, room.row.id, checked_note(click.note))
        if click.speed and guest is not None:
            room.paces[guest.id] = PACES[click.speed]
        if click.uncover is not None:
            self.uncover(room, guest, click.uncover)
        if click.a is not None or click.do:
            seat = self.seat(room, guest, wanted, language)
            if click.v != presenter.version(seat):
                raise WebError("stale", key="table-error-stale")
            self.check_growth(room, guest, seat, click)
            self.move(presenter, seat, click)

    def say(self, room: Room, guest: Guest | None, wanted: int | None, language: str, text: str) -> None:
        line = checked_line(text)
        if guest is None:
            raise WebError("spectator", key="web-no-chat-nameless")
        self.gate.spend("chat", Who(guest.id))
        viewer = viewer_of(room, guest.id, wanted, language)
        seat = viewer.seat if viewer.seat != NOBODY else (viewer.mine[0] if viewer.mine else NOBODY)
        room.say(seat, (room.chairs[seat].name if seat != NOBODY else "") or guest.name, line)

    def uncover(self, room: Room, guest: Guest | None, seat: int) -> None:
        if guest is None or seat not in room.seats_of(guest.id):
            raise WebError("seat")
        room.uncovered[guest.id] = seat
        room.peopled()

    def seat(self, room: Room, guest: Guest | None, wanted: int | None, language: str) -> int:
        """Return the seat that the guest looks through and may choose for."""
        if wanted is not None and not NOBODY <= wanted < room.row.players:
            raise WebError("seat")
        viewer = viewer_of(room, guest.id if guest else "", wanted, language)
        if viewer.curtain != NOBODY:
            raise WebError("curtain")
        if viewer.seat == NOBODY:
            raise WebError("spectator", key="table-error-spectator")
        if wanted is not None and wanted != viewer.seat:
            raise WebError("seat")
        if room.session is None:
            raise WebError("waiting")
        if room.chairs[viewer.seat].kind != "person":
            raise WebError("seat", key="web-no-bot-plays")
        return viewer.seat

    def check_growth(self, room: Room, guest: Guest | None, seat: int, click: Click) -> None:
        """Limit what does not bring the game on, since it makes the record longer: not too often, nor for ever."""
        session = room.playing
        if session.record.number() >= self.gate.limits.entries:
            if click.do or click.a not in session.game.actions_of(seat):
                raise WebError("forward")
        if click.do and guest is not None:
            self.gate.spend("undo", Who(guest.id))

    def move(self, presenter: Presenter, seat: int, click: Click) -> None:
        room = presenter.room
        if click.a is not None:
            passed = due_for(presenter, seat)
            try:
                room.choose(seat, click.a)
            except RefusedError as refused:
                raise choice_refused(presenter, seat, refused) from None
            if passed is not None:
                mark_seen(room, passed.key)  # whoever goes on has read it, or needs it no more
            return
        go_back = {"undo": room.undo, "redo": room.redo}.get(click.do, room.turn_back)
        try:
            go_back(seat)
        except RefusedError as refused:
            raise undo_refused(presenter, seat, refused) from None
