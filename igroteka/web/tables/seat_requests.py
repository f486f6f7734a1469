"""A seat that somebody holds changes hands only with its owner, or when the owner has been away for the table's time.

Whoever has a link to it asks; the owner gives the seat or keeps it. Whoever gets to see a hand is named in the chat.
"""

from __future__ import annotations

import time
from dataclasses import replace

from igroteka.web.errors import WebError
from igroteka.web.ids import hashed, random_text
from igroteka.web.storage.store import Chair, Guest
from igroteka.web.tables.room import Ask, Room


def given(secret: str) -> str:
    """Return the hash of a link that the owner of the seat has made: whoever comes by it need not ask."""
    return hashed(f"given {secret}")


def is_free(room: Room, chair: Chair, guest: str, minute: float) -> bool:
    """Tell whether a seat is nobody's, the guest's own, or of somebody who has been away for the table's time."""
    if chair.guest in ("", guest):
        return True
    due = free_at(room, chair, minute)
    return due is not None and due <= time.monotonic()


def free_at(room: Room, chair: Chair, minute: float) -> float | None:
    """Return when the absence of its owner opens the seat, if it goes on; None: not at all."""
    if not room.row.takeover or chair.guest in room.present:
        return None
    return room.absent.setdefault(chair.guest, time.monotonic()) + room.row.takeover * minute


def open_asks(room: Room) -> list[Ask]:
    """List the questions that wait for an answer."""
    return [ask for ask in room.asks.values() if not ask.kept] if room.row.state != "finished" else []


def ask_for(room: Room, chair: Chair, guest: Guest) -> None:
    """Ask the owner, now or on return. The link stays good until there is an answer: a restart forgets the question."""
    held = room.asks.get(chair.seat)
    if held is not None and not held.kept:
        if held.guest != guest.id:
            raise WebError("asked")
        return
    room.asks[chair.seat] = Ask(random_text(8), chair.seat, guest.id, guest.name)
    room.peopled()


def answered(room: Room, seat: int, id_: str) -> Ask:
    """Return the question that an answer is meant for: another one may have come meanwhile."""
    ask = room.asks.get(seat)
    if ask is None or ask.kept or ask.id != id_:
        raise WebError("stale")
    return ask


def give(room: Room, ask: Ask) -> None:
    sit_down(room, room.chair(ask.seat), room.store.guest(ask.guest) or Guest(ask.guest, ask.name))


def keep(room: Room, ask: Ask) -> None:
    """Refuse the seat. The link is used up: to be asked again takes another one."""
    chair = room.chair(ask.seat)
    room.asks[ask.seat] = replace(ask, kept=True)
    room.invites.pop(ask.seat, None)
    room.reseat(replace(chair, secret=""))
    room.say(ask.seat, chair.name, "web-notice-kept", notice=True)


def withdraw(room: Room, seat: int, guest: str) -> None:
    ask = room.asks.get(seat)
    if ask is None or not guest or ask.guest != guest:
        raise WebError("stale")
    del room.asks[seat]
    room.peopled()


def give_freed(room: Room, minute: float) -> bool:
    """Give seats whose owners left or stayed away to those who asked for them; False: no such seat."""
    freed = [ask for ask in open_asks(room) if is_free(room, room.chair(ask.seat), ask.guest, minute)]
    for ask in freed:
        give(room, ask)
    return bool(freed)


def next_freed(room: Room, minute: float) -> list[float]:
    """List when seats that somebody asks for will be free."""
    due = [free_at(room, room.chair(ask.seat), minute) for ask in open_asks(room)]
    return [at for at in due if at is not None]


def sit_down(room: Room, chair: Chair, guest: Guest) -> None:
    """Give the seat to the guest from now on."""
    room.invites.pop(chair.seat, None)
    room.asks.pop(chair.seat, None)
    room.reseat(replace(chair, kind="person", guest=guest.id, name=guest.name, level="", secret="", away=False))
    if room.session is None or chair.guest == guest.id:
        return
    notice = f"web-notice-plays-for {chair.name}" if chair.guest else "web-notice-plays-bot"
    room.say(chair.seat, guest.name, notice, notice=True)
