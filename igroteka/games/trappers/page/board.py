"""The table of Trappers as pictures, from a view: what all see alike, and what the viewer sees besides."""

from __future__ import annotations

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.aside import aside
from igroteka.games.trappers.page.cells import cells, own_help, settlements, threats, towns
from igroteka.games.trappers.page.fight import sheet
from igroteka.games.trappers.page.ground import ground
from igroteka.games.trappers.page.hand import mine
from igroteka.games.trappers.page.picture import hand
from igroteka.games.trappers.page.places import BOARD
from igroteka.games.trappers.page.reach import reach
from igroteka.games.trappers.page.rover import rovers, shapes
from igroteka.games.trappers.page.status import status
from igroteka.games.trappers.page.strip import end, strip
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.parts import Parts, lettered
from igroteka.table.text.speech import Speaker

__all__ = ["BOARD", "hand", "own_parts", "public_parts"]


def public_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    """L2 is the viewer's own: it lies under the rovers."""
    parts = {
        "L0": lettered(ground(content.hash, speaker.words, content, shapes() + settlements())),
        "L1": lettered(*aside(content, view, speaker), *towns(view), *threats(view), *cells(content, view, speaker)),
        "L3": lettered(*rovers(view, speaker)),
        "status": status(content, view, speaker),
        "sheet": sheet(content, view, speaker),
        "end": end(content, view, speaker),
    }
    for trapper in view.trappers:
        parts[f"strip-{trapper.seat}"] = strip(content, view, trapper, speaker)
    return parts


def own_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    return {
        "L2": lettered(reach(content, view), own_help(content, view, speaker)),
        "mine": mine(content, view, speaker),
    }
