"""How a notice is put together from the rows of a game's events; what it is: notices.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.engine.events import EVERYONE, Event
from igroteka.table.events import EventTable
from igroteka.table.notices import BEGAN, HIT, YOU, Hit, Line, Notice, Role, Story, affair, told_as
from igroteka.table.text.messages import Arg, Msg, Ref


def notice_of(table: EventTable, content: Any, story: Story, at: int, viewer: int) -> Notice | None:
    """Return the notice that a viewer gets of an event of the log: a seat its own, whoever looks on the first."""
    event = story[at][1]
    row = table.rows[event.kind]
    if not row.hits or event.to != EVERYONE:
        return None
    for hit in row.hits:
        if hit.where(event.args):
            events = affair(story, at, hit.since)
            if hit.since and events[0].kind != hit.since:
                continue  # it began before the log did
            struck = row.struck(hit, event, events)
            if viewer < 0 and struck:
                return written(table, content, hit, event, events, struck[0], False)
            if viewer in struck:
                return written(table, content, hit, event, events, viewer, True)
    return None


def written(
    table: EventTable, content: Any, hit: Hit, event: Event, events: Sequence[Event], seat: int, own: bool
) -> Notice:
    more: dict[str, Arg] = {HIT: Ref("seat", seat)}
    if hit.since:
        opened = table.told(content, events[0])
        more.update([(f"{BEGAN}{name}", arg) for name, arg in opened.args])
    title = told_as(table.told(content, event), spoken(hit.key, own), more)
    lines: list[tuple[Role, Msg]] = []
    for line in hit.lines:
        lines += [(line.role, said) for said in said_of(table, content, line, event, events, seat, own)]
    return Notice(seat, hit.mood, title, tuple(lines), table.linked(content, event))


def spoken(key: str, own: bool) -> str:
    return key + YOU if own else key


def said_of(
    table: EventTable, content: Any, line: Line, event: Event, events: Sequence[Event], seat: int, own: bool
) -> list[Msg]:
    """Say a line of each event that it is about."""
    to_you = own and not line.plain
    if line.kind:
        found = told_by(table, line, events, seat)
        if found or not line.otherwise:
            whose = line.of or "who"
            return [
                told_as(
                    table.told(content, each),
                    spoken(line.key, to_you and table.rows[each.kind].names(whose, each, seat)),
                )
                for each in found
            ]
    key = line.otherwise if line.kind else line.key
    return [told_as(table.told(content, event), spoken(key, to_you), {HIT: Ref("seat", seat)})]


def told_by(table: EventTable, line: Line, events: Sequence[Event], seat: int) -> list[Event]:
    """List the events of an affair that a line tells."""
    found: list[Event] = []
    for event in events:
        if event.kind == line.kind and line.where(event.args):
            if not line.of or table.rows[event.kind].names(line.of, event, seat):
                if line.last:
                    found = [other for other in found if other.args[0] != event.args[0]]
                found.append(event)
    return found
