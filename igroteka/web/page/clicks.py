"""What a page asks of its table, the same through the socket and by POST.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from typing import Final

import msgspec

from igroteka.web.errors import WebError
from igroteka.web.limits import Gate, Who
from igroteka.web.page.viewer import NONE, Viewer, viewer_of
from igroteka.web.storage.store import Guest, Store
from igroteka.web.tables.chat import checked_line, checked_note
from igroteka.web.tables.room import Room
from igroteka.web.wire import Click

LONGEST: Final = 32_000  # bytes of a message
DECODER: Final = msgspec.json.Decoder(Click)
SAFE: Final = 2**53


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
    """Does what a click says for one guest, or raises a WebError and nothing has changed."""

    def __init__(self, store: Store, gate: Gate) -> None:
        self.store: Final = store
        self.gate: Final = gate

    def act(self, room: Room, guest: Guest | None, wanted: int | None, language: str, click: Click) -> None:
        if room.row.state == "deleted":
            raise WebError("table")
        if click.chat:
            self.say(room, guest, wanted, language, click.chat)
        if click.note is not None:
            if guest is None:
                raise WebError("spectator")
            self.store.write_note(guest.id, room.row.id, checked_note(click.note))
        if click.uncover is not None:
            self.uncover(room, guest, click.uncover)
        if click.a is not None or click.do:
            seat = self.seat(room, guest, wanted, language)
            if click.v != room.version(seat):
                raise WebError("stale", key="table-error-stale")
            self.check_growth(room, guest, seat, click)
            self.move(room, seat, click)

    def say(self, room: Room, guest: Guest | None, wanted: int | None, language: str, text: str) -> None:
        line = checked_line(text)
        if guest is None:
            raise WebError("spectator", key="web-no-chat-nameless")
        self.gate.spend("chat", Who(guest.id))
        eyes = viewer_of(room, guest.id, wanted, language)
        seat = eyes.seat if eyes.seat != NONE else (eyes.mine[0] if eyes.mine else NONE)
        room.say(seat, guest.name, line)

    def uncover(self, room: Room, guest: Guest | None, seat: int) -> None:
        if guest is None or seat not in room.seats_of(guest.id):
            raise WebError("seat")
        room.uncovered[guest.id] = seat
        room.peopled()

    def seat(self, room: Room, guest: Guest | None, wanted: int | None, language: str) -> int:
        """The one that the guest looks through and may choose for."""
        if wanted is not None and not NONE <= wanted < room.row.players:
            raise WebError("seat")
        eyes: Viewer = viewer_of(room, guest.id if guest else "", wanted, language)
        if eyes.curtain != NONE:
            raise WebError("curtain")
        if eyes.seat == NONE:
            raise WebError("spectator", key="table-error-spectator")
        if wanted is not None and wanted != eyes.seat:
            raise WebError("seat")
        if room.session is None:
            raise WebError("waiting")
        if room.chairs[eyes.seat].kind != "person":
            raise WebError("seat", key="web-no-bot-plays")
        return eyes.seat

    def check_growth(self, room: Room, guest: Guest | None, seat: int, click: Click) -> None:
        """What does not bring the game on makes its record longer: not too often, nor for ever."""
        session = room.playing
        if session.record.number() >= self.gate.limits.entries:
            if click.do or click.a not in session.game.actions_of(seat):
                raise WebError("forward")
        if click.do and guest is not None:
            self.gate.spend("undo", Who(guest.id))

    def move(self, room: Room, seat: int, click: Click) -> None:
        if click.a is not None:
            room.choose(seat, click.a)
        elif click.do == "undo":
            room.undo(seat)
        elif click.do == "redo":
            room.redo(seat)
        else:
            room.turn_back(seat)
