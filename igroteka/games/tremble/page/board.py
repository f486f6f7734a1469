"""The table of Tremble as pictures, from a view: what all see alike, and what the viewer sees besides."""

from __future__ import annotations

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.army import army
from igroteka.games.tremble.page.attack import asked, attackers, sky
from igroteka.games.tremble.page.battle import sheet
from igroteka.games.tremble.page.city import cities
from igroteka.games.tremble.page.decks import decks
from igroteka.games.tremble.page.end import end
from igroteka.games.tremble.page.fleet import fleet
from igroteka.games.tremble.page.hand import mine
from igroteka.games.tremble.page.lane import lanes
from igroteka.games.tremble.page.orders import orders
from igroteka.games.tremble.page.picture import hand
from igroteka.games.tremble.page.places import BOARD
from igroteka.games.tremble.page.standings import standings
from igroteka.games.tremble.page.status import status
from igroteka.games.tremble.page.strip import strip
from igroteka.games.tremble.page.style import FOLDER
from igroteka.games.tremble.page.track import track
from igroteka.games.tremble.view.types import View
from igroteka.table.svg.art import art
from igroteka.table.svg.parts import Parts, lettered, piece, within
from igroteka.table.text.speech import Speaker

__all__ = ["BOARD", "hand", "own_parts", "public_parts"]


def public_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    parts = {
        "L0": fleet(content.hash, content) + art(FOLDER, "ground"),
        "L1": lettered(*cities(content, view, speaker)),
        "L2": lettered(
            sky(len(view.cells)), asked(view), *attackers(content, view), in_the_middle(content, view, speaker)
        ),
        "L3": lettered(*lanes(content, view, speaker), track(view)),
        "status": status(content, view, speaker),
        "sheet": sheet(content, view, speaker),
        "end": end(content, view, speaker),
    }
    for captain in view.captains:
        parts[f"strip-{captain.seat}"] = strip(content, view, captain, speaker)
    return parts


def in_the_middle(content: Content, view: View, speaker: Speaker) -> str:
    """Draw what lies where attackers will be: piles, an army, the standings at the end; one of them at most."""
    piles = decks(content, view, speaker)
    if piles:
        return within('<g id="middle">', piles, "</g>")
    return piece("middle", f'<g id="middle">{army(content, view, speaker)}{standings(view, speaker)}</g>')


def own_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    return {"L4": lettered(orders(content, view)), "mine": mine(content, view, speaker)}
