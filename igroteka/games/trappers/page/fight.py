"""The raid, the battle or the Rongaut's die at hand, over the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import ENGINEER, FIGHTER, SIDE, SOMETHING
from igroteka.games.trappers.page.battle import battle
from igroteka.games.trappers.page.panel import DICE, HEAD, WIDE, Panel, frame
from igroteka.games.trappers.page.raid import raid
from igroteka.games.trappers.page.style import INK, WELL
from igroteka.games.trappers.rules.dice import IN_BATTLE, ON_CAPITAL, ON_FACTORY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.view.odds import DIE, raid_here
from igroteka.games.trappers.view.queries import NONE, owner_at
from igroteka.games.trappers.view.types import Raid, Trapper, View
from igroteka.table.svg.dice import die
from igroteka.table.svg.markup import esc, number, rect
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker, Words

NOTHING: Final = Panel("", 0)


def fight(content: Content, view: View, speaker: Speaker) -> Panel:
    """In a box of WIDE by `high`."""
    if view.over or view.active < 0:
        return NOTHING
    if view.step in DICE and len(view.about) > 1:
        what = view.about[1]
        if what == ON_RONGAUT:
            return rongaut(speaker.words, view.die)
        if what == IN_BATTLE and view.fighters:
            return battle(content, view, view.fighters[0], view.fighters[1], speaker)
        if view.raids:
            return raid(content, view, raid_here(view, what), speaker)
    if view.step == "Deed":
        return possible(content, view, speaker)
    return NOTHING


def possible(content: Content, view: View, speaker: Speaker) -> Panel:
    """Before the deed: the raid that the form allows here, or a Fighter's battle with the weakest rival met."""
    own = view.trappers[view.active]
    if view.raids and may_raid(view, own, view.raids[0]):
        what = int(TO_CAPTURE) if own.form == ENGINEER else view.raids[0].what
        return raid(content, view, raid_here(view, what), speaker)
    met = [rival for rival in view.trappers if rival.seat != own.seat and rival.cell == own.cell >= 0]
    peaceful = content.cells[own.cell].kind == SOMETHING or owner_at(view, own.cell) != NONE  # TR-083, TR-170
    if own.form == FIGHTER and met and not peaceful:
        weakest = min(met, key=lambda rival: rival.force)
        return battle(content, view, own.seat, weakest.seat, speaker)
    return NOTHING


def may_raid(view: View, own: Trapper, there: Raid) -> bool:
    if own.form == ENGINEER:
        return there.what == ON_FACTORY
    return own.form == FIGHTER and not (there.what == ON_CAPITAL and own.cell in own.marked)


# --- the Rongaut ---


@lru_cache(64)
def rongaut(words: Words, thrown: int) -> Panel:
    """What each face of the Rongaut does (TR-085, TR-086, TR-087, TR-088, TR-089, TR-090)."""
    high = HEAD + 112
    columns = "".join([rongaut_face(words, face, 14 + 86 * (face - 1), thrown) for face in DIE])
    return Panel(frame(words.sentence("draw-rongaut", {}), high, "tr-rongaut") + columns, high)


def rongaut_face(words: Words, face: int, x: float, thrown: int) -> str:
    here = f' stroke="{INK}" stroke-width="2.5"' if face == thrown else ""
    faint = ' opacity=".5"' if thrown and face != thrown else ""
    lines = words.sentence("draw-rongaut-face", {"face": face}).split("|")
    said = "".join(
        [line_at(41, 62 + 15 * n, line, 76, 12.5, INK, "tr-ink", "middle", 600) for n, line in enumerate(lines)]
    )
    return (
        f'<g transform="translate({number(x)} {HEAD})"{faint}>{rect(0, 0, 82, 98, WELL, "tr-well", 9, here)}'
        f"{die(face, 27, 10, 28)}{said}</g>"
    )


# --- on the page ---


def sheet(content: Content, view: View, speaker: Speaker) -> str:
    """The panel over the board, away from the cell that it is about."""
    panel = fight(content, view, speaker)
    if not panel.inner:
        return ""
    low = view.trappers[view.active].cell >= 3 * int(SIDE)
    return (
        f'<svg class="tr-sheet{" tr-up" if low else ""}" viewBox="0 0 {WIDE} {panel.high}" width="{WIDE}"'
        f' height="{panel.high}"'
        f' role="img" aria-label="{esc(speaker.words.sentence("draw-fight-panel", {}))}">{panel.inner}</svg>'
    )
