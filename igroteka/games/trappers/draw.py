"""The table of Trappers as pictures, from a view: what all see alike, and what the viewer sees besides."""

from __future__ import annotations

from igroteka.games.trappers.content import Content
from igroteka.games.trappers.draw_aside import aside
from igroteka.games.trappers.draw_cells import cells, settlements, towns
from igroteka.games.trappers.draw_end import end
from igroteka.games.trappers.draw_fight import sheet
from igroteka.games.trappers.draw_ground import ground
from igroteka.games.trappers.draw_help import own_help
from igroteka.games.trappers.draw_mine import mine
from igroteka.games.trappers.draw_picture import hand
from igroteka.games.trappers.draw_places import BOARD
from igroteka.games.trappers.draw_reach import reach
from igroteka.games.trappers.draw_rover import rovers, shapes
from igroteka.games.trappers.draw_status import status
from igroteka.games.trappers.draw_strip import strip
from igroteka.games.trappers.draw_threats import threats
from igroteka.games.trappers.sight import View
from igroteka.table.markup import UI
from igroteka.table.parts import Parts, joined
from igroteka.table.speech import Speaker

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


def lettered(*inner: str) -> str:
    """A layer in the type of the page."""
    return joined([f'<g font-family="{UI}">', *inner, "</g>"])
