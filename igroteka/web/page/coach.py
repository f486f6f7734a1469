"""The bubbles of a first game as its page gets them: one at most, made from what their seat is asked and has heard."""

from __future__ import annotations

from igroteka.table.coach import Bubble
from igroteka.table.svg.parts import Parts
from igroteka.table.text.messages import msg
from igroteka.table.text.speech import Words
from igroteka.web.page.decision import Decision
from igroteka.web.page.fragments import coach
from igroteka.web.page.presenter import Presenter
from igroteka.web.page.viewer import Viewer
from igroteka.web.tables import first_games
from igroteka.web.tables.room import Room


def teaches(room: Room, viewer: Viewer) -> bool:
    """Tell whether the viewer is the one whom this table teaches."""
    return first_games.is_taught(room) and viewer.host and first_games.first_game_of(room.box).seat in viewer.mine


def coached(presenter: Presenter, viewer: Viewer, decision: Decision, texts: Words) -> Parts:
    """Return the bubble for this moment, or an empty one; nothing at a table that teaches nobody."""
    room = presenter.room
    if not teaches(room, viewer):
        return {}
    first = first_games.first_game_of(room.box)
    bubble = due_now(presenter, decision) if viewer.seat == first.seat else None
    if bubble is None:
        return {"coach": coach.none_due()}
    said = presenter.speaker(viewer.language).say(msg(bubble.key))
    place = (len(first_games.seen_of(room)) + 1, len(first.bubbles))
    return {"coach": coach.shown(texts, room.row.id, bubble, said, place)}


def due_for(presenter: Presenter, seat: int) -> Bubble | None:
    """Return the bubble that the seat reads now."""
    room = presenter.room
    if not first_games.is_taught(room) or seat != first_games.first_game_of(room.box).seat:
        return None
    return due_now(presenter, presenter.decision(seat))


def due_now(presenter: Presenter, decision: Decision) -> Bubble | None:
    room = presenter.room
    if room.row.state != "running" or first_games.is_quiet(room):
        return None
    first = first_games.first_game_of(room.box)
    return first.due(decision.view, heard_lately(presenter, first.seat), first_games.seen_of(room))


def heard_lately(presenter: Presenter, seat: int) -> set[int]:
    """List the kinds of events that the seat has heard of since its last choice, and by it."""
    room = presenter.room
    since, found = room.last_own[seat], set()
    for number, event in reversed(room.playing.log):
        if number < since:
            break
        if event.heard_by(seat):
            found.add(int(event.kind))
    return found
