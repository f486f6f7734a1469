"""The table of Cry Havoc as pictures, from a view: what all see alike, and what the viewer sees besides."""

from __future__ import annotations

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.page.battle import sheet
from igroteka.games.havoc.page.end import end
from igroteka.games.havoc.page.ground import ground, names
from igroteka.games.havoc.page.hand import mine
from igroteka.games.havoc.page.picture import hand
from igroteka.games.havoc.page.places import BOARD
from igroteka.games.havoc.page.reach import reach, threats
from igroteka.games.havoc.page.regions import areas, armies, holdings, lands
from igroteka.games.havoc.page.status import status
from igroteka.games.havoc.page.strip import strip
from igroteka.games.havoc.page.tracks import tracks
from igroteka.games.havoc.view.types import View
from igroteka.table.svg.parts import Parts, lettered
from igroteka.table.text.speech import Speaker

__all__ = ["BOARD", "hand", "own_parts", "public_parts"]


def public_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    """L2 is the viewer's own: it lies under the soldiers."""
    parts = {
        "L0": lettered(ground(content.hash, speaker.language, content, view.players)),
        "L1": lettered(
            *lands(content, view),
            names(content.hash, speaker.language, content, view.players),
            *areas(content, view, speaker),
            *holdings(content, view),
            *tracks(content, view, speaker),
        ),
        "L3": lettered(*armies(content, view), *threats(content, view)),
        "status": status(content, view, speaker),
        "sheet": sheet(content, view, speaker),
        "end": end(content, view, speaker),
    }
    for seat in range(view.players):
        parts[f"strip-{seat}"] = strip(content, view, seat, speaker)
    return parts


def own_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    return {"L2": lettered(reach(content, view)), "mine": mine(content, view, speaker)}
