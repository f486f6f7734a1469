"""A new table: laid, started, played again, or gone on with from a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import Any, Final

import msgspec

from igroteka.engine.record import Chosen, Entry, Thrown, Undone
from igroteka.engine.ruleset import Content, OptionsError
from igroteka.engine.session import Session
from igroteka.web.errors import WebError
from igroteka.web.ids import hashed, invite_secret, table_id
from igroteka.web.storage.store import Chair, Guest, Store, TableRow
from igroteka.web.tables.adviser import SETTING
from igroteka.web.tables.bot_levels import USUAL, checked
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.first_games import TAUGHT, deal
from igroteka.web.tables.matches import PLAYERS, is_first, swapped
from igroteka.web.tables.names import name_of
from igroteka.web.tables.records import RecordWriter
from igroteka.web.tables.room import Room
from igroteka.web.tables.seat_requests import given

LOTS: Final = SystemRandom()


@dataclass(frozen=True)
class Wanted:
    """A table as it was asked for: what each seat is to be (me, open, friend, bot:<level>)."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    public: bool = False
    lots: bool = False
    takeover: int = 0
    pair: bool = False  # the first of two games, with the sides swapped for the second
    names: Sequence[str] = ()  # of those who sit down with the host, by seat; "" for the host's own
    hints: bool = True
    settings: Mapping[str, Any] = field(default_factory=dict)


def lay_table(store: Store, catalogue: Catalogue, wanted: Wanted, host: Guest) -> str:
    """Return the id of a new table; the game has not begun."""
    box = catalogue.box(wanted.game)
    players = len(wanted.seats)
    try:
        box.check_players(players)
        options: dict[str, str] = msgspec.to_builtins(box.chosen_options(dict(wanted.options)))
    except OptionsError as error:
        raise WebError("field", said=str(error)) from None
    if wanted.pair and not (box.sides and players == PLAYERS):
        raise WebError("field", field="pair", value="1")
    id_ = table_id()
    row = TableRow(
        id=id_,
        game=wanted.game,
        players=players,
        options=options,
        content=catalogue.content(wanted.game).hash,
        state="waiting",
        host=host.id,
        public=wanted.public,
        lots=wanted.lots,
        takeover=wanted.takeover,
        pair=id_ if wanted.pair else "",
        settings={**wanted.settings, **({} if wanted.hints else {SETTING: False})},
    )
    names = [*wanted.names, *[""] * players]
    store.add_table(row, [chair_for(seat, kind, host, names[seat]) for seat, kind in enumerate(wanted.seats)])
    return row.id


def chair_for(seat: int, kind: str, host: Guest, name: str) -> Chair:
    if kind == "me":
        return Chair(seat, "person", host.id, name=name or host.name)
    if kind == "friend":
        return Chair(seat, "invited")
    if kind == "open":
        return Chair(seat, "open")
    what, _, level = kind.partition(":")
    if what != "bot":
        raise WebError("field", field=f"seat_{seat}", value=kind[:40])
    return Chair(seat, "bot", level=checked(level))


def on_side(seats: Sequence[str], side: int) -> list[str]:
    """Put the host on the side, in exchange with whoever was to have it; with several seats or none it is chosen."""
    placed = list(seats)
    if placed.count("me") == 1:
        own = placed.index("me")
        placed[own], placed[side] = placed[side], placed[own]
    return placed


def invite(room: Room, seat: int) -> None:
    """Make a new link for the seat; the one before it does not work any more. Whoever holds the seat will be asked."""
    secret = invite_secret()
    chair = room.chair(seat)
    kind = "invited" if chair.kind == "open" else chair.kind
    room.invites[seat] = secret
    room.reseat(replace(chair, kind=kind, secret=hashed(secret)))


def pass_on(room: Room, chair: Chair) -> str:
    """Return the secret of a new link by which its owner gives the seat away; the host does not see it."""
    secret = invite_secret()
    room.invites.pop(chair.seat, None)
    room.reseat(replace(chair, secret=given(secret)))
    return secret


def start(room: Room) -> None:
    """Begin the game; bots take the seats that nobody took."""
    if room.row.state != "waiting":
        raise WebError("running")
    second = bool(room.row.pair) and not is_first(room.row)
    lots = room.row.lots and not second
    chairs = [seated(chair) for chair in room.chairs]
    if lots:
        LOTS.shuffle(chairs)
        chairs = [replace(chair, seat=seat) for seat, chair in enumerate(chairs)]
    begin(room, chairs, room.catalogue.content(room.row.game), ())
    if room.box.sides and (lots or second):
        tell_sides(room, "web-notice-lot" if lots else "web-notice-swapped")


def tell_sides(room: Room, notice: str) -> None:
    for chair in room.chairs:
        if chair.kind == "person":
            room.say(chair.seat, chair.name, notice, notice=True)


def seated(chair: Chair) -> Chair:
    if chair.kind in ("open", "invited"):
        return replace(chair, kind="bot", level=USUAL, secret="")
    return chair


def begin(room: Room, chairs: list[Chair], content: Content, before: Sequence[Entry]) -> None:
    """Begin the record; `before` is what was played already, in another record."""
    box, store = room.box, room.store
    names = [name_of(chair, "en") for chair in chairs]
    with store.writing():
        for chair in chairs:
            store.change_chair(room.row.id, chair)
        writer = RecordWriter(store, room.row.id, 0)
        options = box.chosen_options(room.row.options)
        session = Session.start(box, room.row.players, options, content, names, writer)
        for entry in before:
            repeat(session, entry)
        deal(box, room.row.settings, session)
        store.change_table(room.row.id, state="running")
    room.chairs = chairs
    room.invites.clear()
    room.asks.clear()  # lots may have changed the seats; the links are still good
    room.row = replace(room.row, state="running")
    try:
        room.read_record()
    finally:
        room.renamed()  # if that could not be, the driver goes on with it


def repeat(session: Session, entry: Entry) -> None:
    if isinstance(entry, Chosen):
        session.choose(entry.seat, entry.choice)
    elif isinstance(entry, Thrown):
        session.chance(entry.outcome)
    elif isinstance(entry, Undone):
        session.undo(entry.seat)


def rematch(store: Store, catalogue: Catalogue, room: Room, host: Guest) -> str:
    """Lay a new table for the same people and bots; after the first game of a match it is the second, swapped."""
    second = is_first(room.row)
    id_ = table_id()
    row = replace(
        room.row,
        id=id_,
        host=host.id,
        state="waiting",
        winners=(),
        scores=(),
        next="",
        settings={name: value for name, value in room.row.settings.items() if name != TAUGHT},
        pair=room.row.id if second else id_ if room.row.pair else "",
        content=catalogue.content(room.row.game).hash,
    )
    chairs = [replace(chair, secret="", away=False, **back_in_person(chair)) for chair in room.chairs]
    store.add_table(row, swapped(chairs) if second else chairs)
    room.change(next=row.id)
    return row.id


def back_in_person(chair: Chair) -> dict[str, Any]:
    return {"kind": "person", "level": ""} if chair.guest and chair.kind == "bot" else {}
