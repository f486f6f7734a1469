"""What the bar tells instead of a question: who paused the game, that a bot plays for the viewer, who is awaited."""

from __future__ import annotations

from igroteka.engine.seats import SPECTATOR
from igroteka.table.text.speech import Words
from igroteka.web.models import Band
from igroteka.web.page.viewer import Viewer
from igroteka.web.tables.names import owner_name
from igroteka.web.tables.room import PAUSED_BY, Room


def bot_plays(room: Room, seat: int) -> bool:
    """Tell whether a bot chooses in the seat, whosever it is."""
    return seat >= 0 and room.chairs[seat].kind == "bot"


def band_of(room: Room, viewer: Viewer, texts: Words, acts: bool) -> Band | None:
    """Return the band; whoever has something to choose has none. It follows from what all can see alone."""
    if room.row.state == "paused":
        who = str(room.row.settings.get(PAUSED_BY, "")) or texts.sentence("web-guest", {})
        return Band("paused", who, viewer.host)
    if room.row.state == "running" and bot_plays(room, viewer.seat):
        return Band("bot", "", True, viewer.seat)
    if room.row.state != "running" or acts or room.hindrance:
        return None
    for seat in room.playing.game.seen_to_act(int(SPECTATOR)):
        chair = room.chairs[seat]
        if chair.kind == "person" and chair.guest in room.missed and seat not in viewer.mine:
            return Band("absent", owner_name(chair, texts), viewer.host, seat, room.row.takeover)
    return None
