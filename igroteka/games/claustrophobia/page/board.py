"""The table of Claustrophobia as pictures, from a view: what all see alike, and what the viewer sees besides."""

from __future__ import annotations

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.page.end import end
from igroteka.games.claustrophobia.page.fight import fight
from igroteka.games.claustrophobia.page.figures import figures
from igroteka.games.claustrophobia.page.force import force
from igroteka.games.claustrophobia.page.galleries import areas, crowds, holdings, lights, openings
from igroteka.games.claustrophobia.page.ground import ground, in_map
from igroteka.games.claustrophobia.page.laying import laying, peeking
from igroteka.games.claustrophobia.page.marks import danger, marks
from igroteka.games.claustrophobia.page.mine import mine
from igroteka.games.claustrophobia.page.picture import hand
from igroteka.games.claustrophobia.page.places import BOARD, Fit, fit_of
from igroteka.games.claustrophobia.page.status import status
from igroteka.games.claustrophobia.page.strip import strip
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.svg.parts import Parts, lettered
from igroteka.table.text.speech import Speaker

__all__ = ["BOARD", "hand", "own_parts", "public_parts"]


def public_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    """L2 is the viewer's own: it lies under the figures. Whoever looks on has both sides in the right column."""
    fit = fit_of(view)
    parts = {
        "L0": lettered(ground(content, view, fit)),
        "L1": lettered(
            in_map(
                fit,
                *lights(view),
                *holdings(content, view, speaker),
                *areas(content, view, speaker),
                *openings(view, speaker),
            )
        ),
        "L3": lettered(in_map(fit, *figures(content, view), *crowds(view), danger(content, view))),
        "status": status(content, view, speaker),
        "sheet": sheet(content, view, fit, speaker),
        "mine": mine(content, view, speaker),
        "end": end(content, view, speaker),
    }
    for seat in range(view.players):
        parts[f"strip-{seat}"] = strip(content, view, seat, speaker)
    return parts


def sheet(content: Content, view: View, fit: Fit, speaker: Speaker) -> str:
    """Draw what lies over the map for a while: a tile to be laid, the force that is built, a fight."""
    return laying(content, view, fit, speaker) or force(content, view, speaker) or fight(content, view, fit, speaker)


def own_parts(content: Content, view: View, speaker: Speaker) -> Parts:
    fit = fit_of(view)
    parts = {"L2": lettered(in_map(fit, marks(content, view))), "mine": mine(content, view, speaker)}
    peeked = peeking(content, view, fit, speaker)
    return {**parts, "sheet": peeked} if peeked else parts
