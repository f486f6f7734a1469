"""A rematch that somebody has begun, as the others are told of it.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from igroteka.table.text.speech import Words
from igroteka.web.models import Wish
from igroteka.web.page.viewer import Viewer
from igroteka.web.tables.room import Room


def wish_of(room: Room, viewer: Viewer, texts: Words) -> Wish | None:
    """Return who wants a rematch and whether the viewer has a seat there; None: nobody has begun one."""
    following = room.store.table(room.row.next) if room.row.next else None
    if following is None:
        return None
    sitting = {chair.guest for chair in room.chairs if chair.seat in viewer.mine}
    host = room.store.guest(following.host)
    who = (host.name if host else "") or texts.sentence("web-guest", {})
    return Wish("" if following.host in sitting else who, bool(viewer.mine))
